"""Development and Training: cards that lie at the own board for the rest of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.box import MOST_DEVELOPMENTS, MOST_TRAININGS
from hearth.games.forge.cards import CARD_DECKS, DEVELOPMENT_DECK
from hearth.games.forge.decks import (
    FROM_DECK,
    FROM_PILE,
    LOOKED_AT,
    deck_at,
    look,
    no_longer_looking,
    pile_at,
    put_back,
    take_from_pile,
)
from hearth.games.forge.effects import DEVELOPMENT, GAIN, MORE_LOOK, NOW, TRAINING, Ability
from hearth.games.forge.events import DEVELOPMENT_PLAYED, TRAINING_PLAYED
from hearth.games.forge.gains import add, check_achievements, gain, gain_at
from hearth.games.forge.goods import VP
from hearth.games.forge.market import NOBODY
from hearth.games.forge.places import LEFT, MIDDLE, RIGHT, SIDES
from hearth.games.forge.questions import trained
from hearth.games.forge.state import ASSISTANTS, EMPTY, SMITH, WORKERS, A, Forge, Smithy
from hearth.kernel import Choice, Kind, saved

MOST_DEVELOPED: Final = 4  # Development cards of a player

DEVELOP: Final = A.kind("develop", card=MOST_DEVELOPMENTS)
TRAIN: Final = A.kind("train", card=MOST_TRAININGS)
PUT_UNDER: Final = A.kind("put_under", card=MOST_DEVELOPMENTS)
ASSIGN: Final = A.kind("assign", assistant=ASSISTANTS)


def offered_sides(g: Forge, which: int) -> int:
    """Left: the deck; right: the discard pile; in the middle either. A bit each. [FO-091]"""
    sides = 0
    if deck_at(g, which).size() > 0:
        sides = 1 << LEFT | 1 << MIDDLE
    if pile_at(g, which):
        sides |= 1 << MIDDLE | 1 << RIGHT
    return sides


@dataclass
class VisitCards(Choice):
    """The deck option or the discard option, where the spot leaves a choice. [FO-089 to FO-095]"""

    which: int = DEVELOPMENT_DECK
    worker: int = NOBODY
    side: int = MIDDLE

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        out: list[int] = []
        if self.side != RIGHT and deck_at(g, self.which).size() > 0:
            out.append(FROM_DECK.base)
        if self.side != LEFT and pile_at(g, self.which):
            out.append(FROM_PILE.base)
        return out

    def apply(self, g: Forge, me: Smithy, act: Kind, x: int, y: int) -> None:
        location = DEVELOPMENT if self.which == DEVELOPMENT_DECK else TRAINING
        gain_at(g, me, self.worker, location, pile=act is FROM_PILE)  # before the new card works
        if act is FROM_PILE:
            play(g, me, self.which, take_from_pile(g, me, self.which), self.worker)
            return
        count = LOOKED_AT
        if self.which == DEVELOPMENT_DECK:
            for ability in trained(g, me, self.worker, MORE_LOOK):
                count += ability.number
        look(g, me, self.which, count)
        g.then(PLAY_ONE[self.which][self.worker])


@dataclass
class PlayOne(Choice):
    """One is played, the others go under the deck. [FO-089, FO-R52]"""

    which: int = DEVELOPMENT_DECK
    worker: int = NOBODY

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        kind = DEVELOP if self.which == DEVELOPMENT_DECK else TRAIN
        return [kind.base + card for card in sorted(me.looking)]

    def apply(self, g: Forge, me: Smithy, act: Kind, card: int, y: int) -> None:
        no_longer_looking(me, card)
        g.then(PUT_UNDER_DECK[self.which])
        play(g, me, self.which, card, self.worker)


@dataclass
class PutUnder(Choice):
    """In any order. [FO-R52]"""

    which: int = DEVELOPMENT_DECK

    def applies(self, g: Forge, me: Smithy) -> bool:
        if len(me.looking) == 1:
            put_back(g, me, self.which, me.looking[0], under=True)
        return len(me.looking) > 0

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        return [PUT_UNDER.base + card for card in sorted(me.looking)]

    def apply(self, g: Forge, me: Smithy, act: Kind, card: int, y: int) -> None:
        # Nobody else knows in which order they lie, even who knew one of them.
        me.looking_seen = [1 << me.seat] * len(me.looking)
        put_back(g, me, self.which, card, under=True)
        g.then(self)


# By deck, worker and side: steps are never edited, so one of each sort is enough.
VISIT_CARDS: Final = [
    [[VisitCards(which, worker, side) for side in range(SIDES)] for worker in range(WORKERS)]
    for which in range(len(CARD_DECKS))
]
PLAY_ONE: Final = [
    [PlayOne(which, worker) for worker in range(WORKERS)] for which in range(len(CARD_DECKS))
]
PUT_UNDER_DECK: Final = [PutUnder(which) for which in range(len(CARD_DECKS))]


def play(g: Forge, me: Smithy, which: int, card: int, worker: int) -> None:
    if which == DEVELOPMENT_DECK:
        play_development(g, me, card)
    elif worker == SMITH:
        g.then(Assign(card))
    else:
        play_training(g, me, card, worker)


def play_development(g: Forge, me: Smithy, card: int) -> None:
    """VP and what it gives now; the rest works from now on. [FO-092]"""
    me.developments = [*me.developments, card]
    g.note(DEVELOPMENT_PLAYED, me.seat, card)
    row = g.box.developments[card]
    if row.vp:
        add(g, me, VP, row.vp)
    gain_now(g, me, row.abilities)
    check_achievements(g, me)


def play_training(g: Forge, me: Smithy, card: int, assistant: int) -> None:
    """It belongs to one Assistant for the whole game. [FO-096, FO-097, FO-099]"""
    trainings = me.trainings[:]
    trainings[assistant] = card
    me.trainings = trainings
    g.note(TRAINING_PLAYED, me.seat, card, assistant)
    row = g.box.trainings[card]
    if row.vp:
        add(g, me, VP, row.vp)
    gain_now(g, me, row.abilities)
    check_achievements(g, me)


def gain_now(g: Forge, me: Smithy, abilities: list[Ability]) -> None:
    for ability in abilities:
        if ability.time == NOW and ability.kind == GAIN:
            gain(g, me, ability.gain)


@dataclass
class Assign(Choice):
    """With the Blacksmith, to any own spot without a Training card. [FO-098, FO-R29]"""

    card: int = 0

    def continues(self) -> bool:
        return True

    def options(self, g: Forge, me: Smithy) -> list[int]:
        return [ASSIGN.base + i for i in range(ASSISTANTS) if me.trainings[i] == EMPTY]

    def apply(self, g: Forge, me: Smithy, act: Kind, assistant: int, y: int) -> None:
        play_training(g, me, self.card, assistant)


saved("forge", VisitCards, PlayOne, PutUnder, Assign)
