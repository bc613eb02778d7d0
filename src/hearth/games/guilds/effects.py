"""What cards and tiles do, as data: one effect each, a kind and its numbers.

A row of the box names a kind, for example `{ kind = "exchange", silver = -1 }`. The rules ask for
kinds, in `questions.py` and in the chapters, and know no card. Prestige Points are kept in halves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.kernel import Row

FACTIONS: Final = ["warriors", "wizards", "priests", "shades", "noblemen", "craftsmen", "animals"]
KINDS_OF_ROOM: Final = ["quarters", "workshop", "study", "chapel", "vault", "parlour"]

# What can be counted, as indices into a Guild's tally: Factions first, then kinds of Rooms.
FACTION: Final = 0
ROOM_KIND: Final = 7
DISTINCT_FACTIONS: Final = 13
LARGEST_FACTION: Final = 14
FACTIONS_OF_TWO: Final = 15
CHARACTERS: Final = 16
ROOMS: Final = 17
LARGE_ROOMS: Final = 18
DISTINCT_KINDS: Final = 19
ROOM_CELLS: Final = 20
WINDOWS: Final = 21
GOLD: Final = 22
INCOME: Final = 23
OBJECTIVES_FIRST: Final = 24
COUNTS: Final = [
    *[f"faction:{faction}" for faction in FACTIONS],
    *[f"kind:{kind}" for kind in KINDS_OF_ROOM],
    "distinct_factions",
    "largest_faction",
    "factions_of_two",
    "characters",
    "rooms",
    "large_rooms",
    "distinct_kinds",
    "room_cells",
    "windows",
    "gold",
    "income",
    "objectives_first",
]

SMALL: Final = 0
LARGE: Final = 1
SIZES: Final = ["small", "large"]

# The kinds of effects.
NONE: Final = 0
PP_PER: Final = 1
PP_IF: Final = 2
PP_COPY_BEST: Final = 3
WILD_FACTION: Final = 4
JOIN_GAIN: Final = 5
JOIN_OTHERS_LOSE: Final = 6
EXCHANGE: Final = 7
EXCHANGE_FIRST: Final = 8
GOLD_TO_SILVER: Final = 9
ROOM_DISCOUNT: Final = 10
KEEP_SILVER: Final = 11
FIRST_PLAYER_SILVER: Final = 12
FREE_PROTECTION: Final = 13
SINGLE_OFFER: Final = 14
WITHDRAW_OFFER: Final = 15
TAKE_SILVER: Final = 16
REMOVE_CHARACTER: Final = 17
PROTECTED: Final = 18
PEEK_CHARACTERS: Final = 19
EXTRA_ROOM: Final = 20
KINDS: Final = [
    "none",
    "pp_per",
    "pp_if",
    "pp_copy_best",
    "wild_faction",
    "join_gain",
    "join_others_lose",
    "exchange",
    "exchange_first",
    "gold_to_silver",
    "room_discount",
    "keep_silver",
    "first_player_silver",
    "free_protection",
    "single_offer",
    "withdraw_offer",
    "take_silver",
    "remove_character",
    "protected",
    "peek_characters",
    "extra_room",
]

# Used by a decision of the owner, in this phase of a Week: only Characters have them.
PHASE_OF_USE: Final = {
    TAKE_SILVER: 1,
    EXTRA_ROOM: 1,
    GOLD_TO_SILVER: 2,
    SINGLE_OFFER: 2,
    WITHDRAW_OFFER: 2,
    REMOVE_CHARACTER: 3,
    ROOM_DISCOUNT: 4,
    PEEK_CHARACTERS: 5,
}
USED_ONCE: Final = [REMOVE_CHARACTER]  # the others weekly
# Rooms are never joined or turned: they have what works by itself as long as they are active.
ON_ROOMS: Final = [
    "pp_per",
    "pp_if",
    "exchange",
    "exchange_first",
    "keep_silver",
    "first_player_silver",
    "free_protection",
    "protected",
]
ON_CHARACTERS: Final = KINDS[1:]

NO_LIMIT: Final = 1000
MOST: Final = 20  # no effect has a larger number
MOST_PEEKED: Final = 3  # they all come out in the next Week, so nobody has to remember them longer


@dataclass(frozen=True)
class Ability:
    """One effect. Numbers that its kind does not have are 0; Prestige Points are halves."""

    kind: int = NONE
    count: int = 0
    less: int = 0  # of the count
    per: int = 1
    rate: int = 0  # halves for each
    at_most: int = NO_LIMIT
    at_least: int = 0
    pp: int = 0  # halves
    silver: int = 0
    gold: int = 0
    floor: int = 0
    size: int = 0
    amount: int = 0


NO_ABILITY: Final = Ability()


def read_ability(row: Row, allowed: list[str]) -> Ability:
    """The effect that a row names, if it names one."""
    if not row.has("effect"):
        return NO_ABILITY
    part = row.part("effect")
    kind = KINDS.index(allowed[part.one_of("kind", allowed)])
    ability = _points(part, kind) if kind in (PP_PER, PP_IF, PP_COPY_BEST) else _deed(part, kind)
    part.no_more()
    return ability


def _points(part: Row, kind: int) -> Ability:
    """At final scoring."""
    if kind == PP_COPY_BEST:
        return Ability(kind, at_most=part.halves("at_most", 0, MOST))
    count = part.one_of("count", COUNTS)
    if kind == PP_IF:
        return Ability(
            kind,
            count,
            at_least=part.number_in("at_least", 1, MOST),
            pp=part.halves("pp", -MOST, MOST),
        )
    return Ability(
        kind,
        count,
        less=part.number_in("less", 0, MOST) if part.has("less") else 0,
        per=part.number_in("per", 1, MOST) if part.has("per") else 1,
        rate=part.halves("rate", 0, MOST),
        at_most=part.halves("at_most", 0, MOST) if part.has("at_most") else NO_LIMIT,
    )


def _deed(part: Row, kind: int) -> Ability:
    """During the match."""
    if kind in (EXCHANGE, EXCHANGE_FIRST):
        return Ability(kind, silver=part.number_in("silver", -MOST, MOST))
    if kind == JOIN_GAIN:
        silver = part.number_in("silver", 0, MOST) if part.has("silver") else 0
        gold = part.number_in("gold", 0, MOST) if part.has("gold") else 0
        return Ability(kind, silver=silver, gold=gold)
    if kind == JOIN_OTHERS_LOSE:
        return Ability(kind, silver=part.number_in("silver", 1, MOST))
    if kind == GOLD_TO_SILVER:
        silver = part.number_in("silver", 1, MOST)
        return Ability(kind, silver=silver, amount=part.number_in("at_most", 1, MOST_TURNED))
    if kind == ROOM_DISCOUNT:
        size = part.one_of("size", SIZES)
        gold = part.number_in("gold", 1, MOST)
        return Ability(kind, size=size, gold=gold, floor=part.number_in("floor", 0, MOST))
    if kind == REMOVE_CHARACTER:
        return Ability(kind, pp=part.halves("pp_at_most", -MOST, MOST))
    if kind == EXTRA_ROOM:
        size = part.one_of("size", SIZES)
        return Ability(kind, size=size, amount=part.number_in("amount", 1, MOST_EXTRA))
    return _plain(part, kind)


def _plain(part: Row, kind: int) -> Ability:
    """One number, or none."""
    if kind == KEEP_SILVER:
        return Ability(kind, amount=part.number_in("at_most", 1, MOST))
    if kind in (FIRST_PLAYER_SILVER, TAKE_SILVER):
        return Ability(kind, amount=part.number_in("amount", 1, MOST))
    if kind == PEEK_CHARACTERS:
        return Ability(kind, amount=part.number_in("cards", 1, MOST_PEEKED))
    return Ability(kind)


MOST_TURNED: Final = 5  # gold turned into silver at once
MOST_EXTRA: Final = 4  # Rooms revealed by one Character
