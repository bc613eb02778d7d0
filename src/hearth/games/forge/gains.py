"""Gaining and paying, Skill, and the Achievements that come of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.forge.cards import (
    ACHIEVEMENTS,
    DEVELOPMENT_DECK,
    FOUR_SEALS,
    SEALS,
    THREE_FORGED,
    TOP,
    TOP_SKILL,
    TRAINING_DECK,
)
from hearth.games.forge.effects import ALWAYS, GAIN_AT, Ability
from hearth.games.forge.events import (
    CARD_USED,
    END_TRIGGERED,
    GAINED,
    HAMMER_PLACED,
    SKILL_FULL,
    SKILL_ROSE,
    TABLE,
)
from hearth.games.forge.events import (
    PAID as PAID_FOR,
)
from hearth.games.forge.goods import KINDS, PAID, SKILL, VP, Amounts
from hearth.games.forge.state import ASSISTANTS, EMPTY, A, Forge, Smithy
from hearth.kernel import Choice, Effect, Kind, saved

SKILL_BEYOND: Final = 5  # VP for a Skill gained at the top
HAMMERS_EACH: Final = 5  # for Achievements

CLAIM: Final = A.kind("claim", achievement=len(ACHIEVEMENTS))


def gain(g: Forge, me: Smithy, amounts: Amounts) -> None:
    for kind in range(len(KINDS)):
        if amounts[kind]:
            add(g, me, kind, amounts[kind])


def add(g: Forge, me: Smithy, kind: int, count: int) -> None:
    if kind == SKILL:
        gain_skill(g, me, count)
        return
    g.note(GAINED, me.seat, kind, count)
    if kind == VP:
        me.vp += count
    else:
        me.stock[kind] += count


def gain_skill(g: Forge, me: Smithy, count: int) -> None:
    """A Skill gained at the top gives VP instead. [FO-073, FO-074, FO-R55]"""
    for _ in range(count):
        if me.skill == TOP_SKILL:
            g.note(SKILL_FULL, me.seat, TOP_SKILL)
            add(g, me, VP, SKILL_BEYOND)
        else:
            me.skill += 1
            g.note(SKILL_ROSE, me.seat, me.skill)
    check_achievements(g, me)


def pay(g: Forge, me: Smithy, price: Amounts) -> None:
    for kind in range(PAID):
        if price[kind]:
            me.stock[kind] -= price[kind]
            g.note(PAID_FOR, me.seat, kind, price[kind])


# What cards add


def gain_at(g: Forge, me: Smithy, worker: int, location: int, pile: bool = False) -> None:
    """What cards add each time a location is performed. [FO-R11, FO-R54, FO-R63]"""
    for card in me.developments:
        for ability in g.box.developments[card].abilities:
            if is_at(ability, location, pile):
                gain_from(g, me, DEVELOPMENT_DECK, card, ability)
    if worker < ASSISTANTS and me.trainings[worker] != EMPTY:
        card = me.trainings[worker]
        for ability in g.box.trainings[card].abilities:
            if is_at(ability, location, pile):
                gain_from(g, me, TRAINING_DECK, card, ability)


def is_at(ability: Ability, location: int, pile: bool) -> bool:
    return ability.kind == GAIN_AT and location in ability.at and (pile or not ability.pile_only)


def gain_by_developments(g: Forge, me: Smithy, kind: int) -> None:
    """What the own Development cards add that always work."""
    for card in me.developments:
        for ability in g.box.developments[card].abilities:
            if ability.kind == kind and ability.time == ALWAYS:
                gain_from(g, me, DEVELOPMENT_DECK, card, ability)


def gain_by_training(g: Forge, me: Smithy, worker: int, kind: int) -> None:
    """What the Training card of the Assistant adds that was placed. [FO-101]"""
    if worker < ASSISTANTS and me.trainings[worker] != EMPTY:
        for ability in g.box.trainings[me.trainings[worker]].abilities:
            if ability.kind == kind:
                gain_from(g, me, TRAINING_DECK, me.trainings[worker], ability)


def gain_for_product(g: Forge, me: Smithy, kind: int, product: int) -> None:
    """What own Training cards add to what is forged. [FO-R65]"""
    for card in me.trainings:
        if card == EMPTY:
            continue
        for ability in g.box.trainings[card].abilities:
            if ability.kind == kind and product in ability.products:
                gain_from(g, me, TRAINING_DECK, card, ability)


def gain_from(g: Forge, me: Smithy, which: int, card: int, ability: Ability) -> None:
    """The log names the card that it comes from."""
    g.note(CARD_USED, me.seat, which, card)
    gain(g, me, ability.gain)


# Seals


def seals_of(g: Forge, me: Smithy) -> list[int]:
    """How many of each colour, on played cards only. [FO-071, FO-R32]"""
    counts = [0] * len(SEALS)
    box = g.box
    for contract in me.forged:
        if box.contracts[contract].seal != EMPTY:
            counts[box.contracts[contract].seal] += 1
    for card in me.guild_cards:
        counts[box.guild_cards[card].seal] += 1
    for card in me.developments:
        if box.developments[card].seal != EMPTY:
            counts[box.developments[card].seal] += 1
    for card in me.trainings:
        if card != EMPTY and box.trainings[card].seal != EMPTY:
            counts[box.trainings[card].seal] += 1
    return counts


@dataclass
class CountSeal(Effect):
    """The bonus of a Guild card is gained, so its Seal counts from now on. [FO-055, FO-R63]"""

    def happen(self, g: Forge, me: Smithy) -> None:
        check_achievements(g, me)


COUNT_SEAL: Final = CountSeal()


def counted_colours(g: Forge, me: Smithy) -> int:
    """Different Seals, but for that of a Guild card whose bonus is still being gained."""
    counts = seals_of(g, me)
    if any(isinstance(step, CountSeal) for step in g.stack):
        counts[g.box.guild_cards[me.guild_cards[-1]].seal] -= 1
    return sum(1 for count in counts if count > 0)


# Achievements


def progress(g: Forge, me: Smithy, achievement: int) -> int:
    """How far somebody has come. [FO-108]"""
    if achievement == 0:
        return len(me.forged)
    if achievement == 1:
        return sum(1 for count in seals_of(g, me) if count > 0)
    if achievement == 2:
        return (me.upgrades & (1 << TOP) - 1).bit_count()
    if achievement == 3:
        return (me.upgrades >> TOP).bit_count()
    if achievement == 4:
        return sum(1 for card in me.trainings if card != EMPTY)
    if achievement == 5:
        return len(me.developments)
    return me.skill


def claimable(g: Forge, me: Smithy) -> list[int]:
    """Met, not yet claimed, and a Hammer may go there. [FO-109, FO-111, FO-112, FO-R25]"""
    placed = me.hammers.bit_count()
    if placed >= HAMMERS_EACH:
        return []
    found: list[int] = []
    for achievement in range(len(ACHIEVEMENTS)):
        if me.hammers >> achievement & 1:
            continue
        asked = g.box.achievements[achievement].at_least
        if progress(g, me, achievement) < asked:
            continue
        if achievement != FOUR_SEALS or counted_colours(g, me) >= asked:
            found.append(achievement)
    last = placed == HAMMERS_EACH - 1
    if last and not me.hammers >> THREE_FORGED & 1:
        return [THREE_FORGED] if THREE_FORGED in found else []
    return found


def check_achievements(g: Forge, me: Smithy) -> None:
    """Hammers are placed at once; if there are too few, their owner chooses. [FO-109, FO-R24]"""
    found = claimable(g, me)
    while found:
        left = HAMMERS_EACH - me.hammers.bit_count()
        if len(found) > left or (len(found) > 1 and would_block(me, left)):
            g.then(CLAIMS[me.seat])
            return
        claim(g, me, found[0])
        found = claimable(g, me)


def would_block(me: Smithy, left: int) -> bool:
    """The last Hammer is kept for three forged Contracts: which one comes before it matters."""
    return left == 2 and not me.hammers >> THREE_FORGED & 1


def next_vp(g: Forge, achievement: int) -> int:
    """What the next Hammer on this Achievement scores. [FO-109]"""
    rows = g.box.achievement_rows
    return rows[min(len(g.columns[achievement]), len(rows) - 1)]


def put_hammer(g: Forge, achievement: int, seat: int) -> int:
    """On the topmost free slot; the VP of that slot. [FO-109, FO-110, FO-113]"""
    vp = next_vp(g, achievement)
    columns = g.columns[:]
    columns[achievement] = [*columns[achievement], seat]
    g.columns = columns
    return vp


def claim(g: Forge, me: Smithy, achievement: int) -> None:
    vp = put_hammer(g, achievement, me.seat)
    me.hammers |= 1 << achievement
    me.vp += vp
    g.note(HAMMER_PLACED, me.seat, achievement, vp)
    if me.hammers.bit_count() == HAMMERS_EACH and not g.ironclad.present and not g.last_round:
        g.last_round = True
        g.note(END_TRIGGERED, TABLE)


@dataclass
class Claim(Choice):
    """Several are met and there are not enough Hammers. [FO-R24]"""

    def applies(self, g: Forge, me: Smithy) -> bool:
        found = claimable(g, me)
        if len(found) == 1:
            claim(g, me, found[0])
        return len(claimable(g, me)) > 0

    def options(self, g: Forge, me: Smithy) -> list[int]:
        return [CLAIM.base + achievement for achievement in claimable(g, me)]

    def apply(self, g: Forge, me: Smithy, act: Kind, achievement: int, y: int) -> None:
        claim(g, me, achievement)
        g.then(self)


CLAIMS: Final = [Claim(seat=seat) for seat in range(4)]


saved("forge", CountSeal, Claim)
