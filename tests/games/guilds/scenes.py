"""Scenes that several tests begin from, and what they look at again and again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

import hearth
from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.table import (
    BOX,
    auction,
    clear_area,
    clear_square,
    construction,
    give,
    go,
    names_of,
    phase,
    place,
    put_in_area,
    set_gold,
    set_objectives,
    set_offer,
    show_rooms,
    week_end,
)
from tests.support import act, legal

Placed = tuple[str, str, int]  # a Room, its space, its quarter turns

CHEAP = ["s01", "s02", "s11", "s12", "s27"]  # for 1 gold each
UNSOLD = ["s01", "s22", "l01"]
NEARLY_FULL: list[Placed] = [  # C1 alone is free
    ("l03", "A2", 1),
    ("l04", "B2", 0),
    ("l06", "C3", 3),
    ("l08", "A4", 0),
    ("l17", "A3", 0),
]
LAST_ROOM = "s19"  # fits on C1
FILL_UP = ["buy:slot=0,discount=0", "place:space=2", "rotate:turns=1"]  # s19 on C1
MANY = [  # Characters who together score no more than their printed PP
    *("countess", "archmage", "acolyte", "gate_sergeant", "gilder", "seer", "architect"),
    *("alchemist", "confessor", "transmuter", "brewer", "caravan_guard"),
]


# The auction


def at_auction(name: str, seats: int = 2) -> Guilds:
    """Seat 0 is on turn and leads Area I with 2 silver, where only this Character is."""
    g = auction(seats)
    clear_area(g, 1)
    put_in_area(g, 1, name)
    set_offer(g, 0, 1, 2)
    return g


def square(seats: int = 4, *cards: tuple[int, str], silver: int = 10) -> Guilds:
    """An auction with exactly these Characters in these Areas."""
    g = auction(seats, silver=silver)
    clear_square(g)
    for area, name in cards:
        put_in_area(g, area, name)
    return g


def all_pass(g: Guilds) -> None:
    """Nobody does anything more in this auction; choices of awarded cards are left open."""
    while phase(g) == "auction" and "pass" in legal(g):
        act(g, "pass")


def guild_of(g: Guilds, seat: int) -> list[str]:
    """The Characters of a seat."""
    return names_of(g.players[seat].characters)


def first_areas(g: Guilds) -> list[int]:
    """The Areas, 1 to 6, that can be named now."""
    return [int(text.split("=")[1]) + 1 for text in legal(g, "offer")]


def amounts(g: Guilds) -> list[int]:
    """The silver that can be added now."""
    return [int(text.split("=")[1]) for text in legal(g, "add_silver")]


def all_offers(g: Guilds) -> set[tuple[int, int, int, int]]:
    """Every offer that can be made now: Area and added silver, twice; 0, 0 for no second Area."""
    found = set()
    for area in first_areas(g):
        a = g.clone()
        act(a, f"offer:area={area - 1}")
        for silver in amounts(a):
            b = a.clone()
            act(b, f"add_silver:amount={silver}")
            if "no_second_area" in legal(b):
                found.add((area, silver, 0, 0))
            for second in first_areas(b):
                c = b.clone()
                act(c, f"offer:area={second - 1}")
                found.update((area, silver, second, more) for more in amounts(c))
    return found


# Construction


def shop(seats: int = 2, *, gold: int = 10, rooms: list[str] | None = None) -> Guilds:
    """Phase 4 with seat 0 on turn and some Rooms for 1 gold on offer."""
    return go(construction(seats, gold=gold, rooms=rooms or CHEAP))


def builder(name: str, gold: int, *rooms: str) -> Guilds:
    """Phase 4 with these Rooms: seat 0 has this Character and so much gold, seat 1 none."""
    g = construction(2, gold=gold, rooms=list(rooms))
    set_gold(g, 1, 0)
    give(g, 0, name)
    return go(g)


def buys(name: str, gold: int) -> list[str]:
    """How seat 0 can buy this Room, the only one on offer, with so much gold."""
    g = construction(2, gold=gold, rooms=[name])
    set_gold(g, 1, 0)
    go(g)
    return legal(g, "buy")


def site(g: Guilds, seat: int = 0) -> dict[str, str]:
    """Which Room covers which space."""
    found = g.view(None)["players"][seat]["site"]
    return {one["space"]: one["room"] for one in found if one["room"] not in (None, "hall")}


# The end of the Week


def evening(seats: int = 2, *, silver: int = 5, week: int = 1, first: int = 0) -> Guilds:
    """Phase 5 with three Rooms that nobody bought."""
    g = week_end(seats, silver=silver, week=week)
    g.first = first
    show_rooms(g, UNSOLD)
    return go(g)


# Scoring


def guild(*cards: str, rooms: Sequence[Placed] = (), gold: int = 0) -> Guilds:
    """Seat 0 of two has these Characters, Rooms and gold; there are no Objectives."""
    g = auction(2)
    set_objectives(g)
    give(g, 0, *cards)
    set_gold(g, 0, gold)
    for name, where, turns in rooms:
        place(g, 0, name, where, turns)
    return g


def points(*cards: str, rooms: Sequence[Placed] = (), gold: int = 0) -> int:
    """The PP of a Guild of these Characters, Rooms and gold, without Objectives."""
    return guild(*cards, rooms=rooms, gold=gold).scores()[0]


def final(seats: int = 2, *objectives: str) -> Guilds:
    """Phase 5 of the last Week is next; nobody has anything. With these Objectives only."""
    g = week_end(seats, silver=0)
    g.week = g.weeks
    set_objectives(g, *objectives)
    return g


def owning(cards: Sequence[Sequence[str]], *objectives: str) -> Guilds:
    """Like `final`, with these Characters for each seat."""
    g = final(len(cards), *objectives)
    for seat, names in enumerate(cards):
        give(g, seat, *names)
    return g


def paid(g: Guilds, objective: str) -> list[int]:
    """What each player gets for this Objective."""
    set_objectives(g)
    without = g.scores()
    set_objectives(g, objective)
    return [score - old for score, old in zip(g.scores(), without)]


def rows(g: Guilds, title: str) -> list[float]:
    """What each seat scores in the rows of this title."""
    return [
        sum(row.points for row in find("guilds").sheet(g, seat) if row.title == title)
        for seat in range(len(g.players))
    ]


# What is printed


FACTION_OBJECTIVES = {
    "Shield of the Realm": "warriors",
    "Circle of Lore": "wizards",
    "Voices of the Faithful": "priests",
    "Whispers in the Dark": "shades",
    "Courtly Company": "noblemen",
    "Masters of the Trades": "craftsmen",
    "Royal Menagerie": "animals",
}


class Printed(NamedTuple):
    """A Room of the ledger."""

    name: str
    title: str
    kind: str
    cost: int
    silver: int
    gold: int
    pp: float
    faction: str
    doors: str


def tile(mark: Any, name: str, *rest: Any) -> Any:
    """A Room with its mark, in the order of the ledger's columns."""
    return pytest.param(Printed(name, *rest), marks=mark, id=name)


def factions(g: Guilds) -> list[str]:
    """The Factions for which seat 0 wins the Objective."""
    return [
        FACTION_OBJECTIVES[one.title]
        for one in BOX.objectives
        if one.title in FACTION_OBJECTIVES and paid(g, one.id)[0] == 5
    ]


# A designer's box


def from_box(folder: Path, seats: int = 2, **files: str) -> Guilds:
    """A new match with these files in place of those of the box."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return cast(Guilds, hearth.new("guilds", seats, 1, box=folder))


def halls(*silver: int) -> str:
    """The Entrance Halls with these basic incomes, by colour."""
    parts = BOX.files["halls.toml"].split("silver = 10")
    assert len(parts) == 5
    return "".join(f"{part}silver = {n}" for part, n in zip(parts, silver)) + parts[4]
