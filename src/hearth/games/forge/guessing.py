"""What a seat cannot know, dealt anew: for bots that think ahead. [FO-018, FO-R48]"""

from __future__ import annotations

from hearth.games.forge.cards import CARD_DECKS
from hearth.games.forge.decks import deck_at
from hearth.games.forge.effects import TYPES
from hearth.games.forge.state import EMPTY, Forge, Smithy
from hearth.games.forge.view import has_seen, looked_into
from hearth.kernel import Rng


def determinise(g: Forge, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: others' hands, what they look at, cards put back.

    All other cards of the decks lie in bags, whose order chance decides.
    """
    g.reseed(rng)
    others = [smithy for smithy in g.players if smithy.seat != seat]
    for kind in range(len(TYPES)):
        g.contract_decks[kind].forget(seat, rng)
        redeal_contracts(g, kind, others, rng)
    for which in range(len(CARD_DECKS)):
        looking = others if which == looked_into(g) else []
        redeal_cards(g, which, seat, looking, rng)


def redeal_contracts(g: Forge, kind: int, others: list[Smithy], rng: Rng) -> None:
    """Others hold any Contracts of this type that the seat has not seen.

    A deck that was made from its discard pile has only cards which everybody saw there: what was
    drawn before is none of them, and what was drawn after is one. [FO-R15]
    """
    pool = g.contract_decks[kind].bag
    for smithy in others:
        pool += hidden_contracts(g, smithy, kind)
    pool.sort()
    for smithy in others:
        dealt: dict[int, int] = {}
        for card in hidden_contracts(g, smithy, kind):
            alike = [other for other in pool if g.shuffles[other] == g.shuffles[card]]
            dealt[card] = alike[rng.below(len(alike))]
            pool.remove(dealt[card])
        if dealt:
            smithy.hand = [dealt.get(card, card) for card in smithy.hand]
            if looked_into(g) == EMPTY:
                smithy.looking = [dealt.get(card, card) for card in smithy.looking]


def hidden_contracts(g: Forge, smithy: Smithy, kind: int) -> list[int]:
    """In hand, of this type, and not seen by all."""
    box = g.box
    return [c for c in smithy.hand if box.contracts[c].type == kind and c not in smithy.shown]


def redeal_cards(g: Forge, which: int, seat: int, looking: list[Smithy], rng: Rng) -> None:
    """Others look at any cards of this deck that the seat cannot place, and have put back any."""
    bag = deck_at(g, which).bag
    unseen = {smithy.seat: unseen_places(g, smithy, seat) for smithy in looking}
    for smithy in looking:
        bag += [smithy.looking[place] for place in unseen[smithy.seat]]
    bag.sort()
    deck_at(g, which).forget(seat, rng)
    for smithy in looking:
        cards = smithy.looking[:]
        for place in unseen[smithy.seat]:
            cards[place] = bag.pop(rng.below(len(bag)))
        smithy.looking = cards


def unseen_places(g: Forge, smithy: Smithy, seat: int) -> list[int]:
    return [i for i in range(len(smithy.looking)) if not has_seen(g, smithy, i, seat)]
