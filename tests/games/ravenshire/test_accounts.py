"""Whoever reads the log can account for everything: what came and went, and where it came from."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from hearth.bots.worth import pick
from hearth.games.ravenshire.goods import GOLD, KINDS, OWNED, TOKENS
from hearth.games.ravenshire.state import Ravenshire
from hearth.games.ravenshire.things import NAMES
from hearth.kernel import Rng
from hearth.match import Line, Match
from tests.games.ravenshire.positions import BOX
from tests.games.ravenshire.touching import RAVENSHIRE

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"rival": "harder"}),
    (1, {"assistants": True}),
    (2, {"busy_town": True, "assistants": True}),
    (3, {"assistants": True}),
    (4, {"assistants": True}),
    (4, {}),
]

KIND_OF = {name: kind for kind in range(len(KINDS)) for name in NAMES[kind]}

# What a sentence says of amounts.
MOVED = re.compile(r"(gains|pays|makes|chooses) (\d+) (\w+(?: \w+)?)")
SOLD = re.compile(r"gains (\d+) Gold for \1 Action Tokens?")
SCORED = re.compile(r"scores the Title [\w ]+: (\d+) Gold")
OWED = re.compile(r"may choose (\d+) (Good|Mystic)s?")
OF_THE_RIVAL = re.compile(r"The Rival (gains|spends) (\d+) (\w+)")

# Events that are no source of anything: what comes and goes.
FLOWS = {"gained", "paid", "of_choice", "chosen", "converted"}
RIVAL_FLOWS = {"rival_gained", "rival_paid", "rival_card_worked"}
SOURCES = {
    "die_placed",
    "die_taken",
    "member_used",
    "member_again",
    "exchanged",
    "overtime_played",
    "assistant_used",
    "space_worked",
    "upgrade_used",
    "contract_completed",
    "finish_added",
    "reputation_rose",
    "reputation_full",
}
RIVAL_SOURCES = {"rival_took", "rival_contract", "rival_worked", "rival_completed"}


@cache
def played(place: int) -> Match:
    """A match of sensible players, who get far."""
    seats, options = TABLES[place]
    match = Match.new("ravenshire", seats, 11 + place, options)
    rng = Rng(place)
    while not match.g.over:
        g = match.g
        found = g.options()
        match.act_id(found[pick(RAVENSHIRE.incline(g, found), rng)], g.actor())
    return match


at_each = pytest.mark.parametrize("place", range(len(TABLES)))


# Amounts


@at_each
def test_what_is_told_adds_up_to_what_is_owned_after_every_action(place: int) -> None:
    match = again(place)
    stocks = [BOX.start[:OWNED] for _ in match.g.players]
    owed = [Counter[str]() for _ in match.g.players]
    told = 0
    for move in played(place).moves:
        match.act(move.notation, move.seat)
        for line in match.lines[told:]:
            if line.seat >= 0:
                read(line, stocks[line.seat], owed[line.seat])
        told = len(match.lines)
        assert stocks == [smith.stock for smith in match.g.players], move.notation
        assert [(one["Good"], one["Mystic"]) for one in owed] == [
            (smith.any_goods, smith.any_mystics) for smith in match.g.players
        ]


def again(place: int) -> Match:
    seats, options = TABLES[place]
    return Match.new("ravenshire", seats, 11 + place, options)


def read(line: Line, stock: list[int], owed: Counter[str]) -> None:
    """What a reader writes down at this sentence."""
    if found := SOLD.fullmatch(line.text):
        stock[TOKENS] -= int(found[1])
    if found := SCORED.fullmatch(line.text):
        stock[GOLD] += int(found[1])
    if found := OWED.fullmatch(line.text):
        owed[found[2]] += int(found[1])
    if found := MOVED.match(line.text):
        kind = next(k for name, k in KIND_OF.items() if found[3].startswith(name))
        stock[kind] += -int(found[2]) if found[1] == "pays" else int(found[2])
        if found[1] == "chooses":
            owed["Good" if kind < 5 else "Mystic"] -= 1


@pytest.mark.parametrize("place", [0, 1])
def test_what_is_told_of_the_rival_adds_up_to_what_it_has(place: int) -> None:
    match = played(place)
    rival = match.g.rival  # type: ignore[attr-defined]
    has = Counter({"Gold": BOX.rival.gold})
    for line in match.lines:
        if found := OF_THE_RIVAL.match(line.text):
            has[found[3].removesuffix("s")] += int(found[2]) * (1 if found[1] == "gains" else -1)
        if line.seat < 0 and (found := SCORED.search(line.text)):
            has["Gold"] += int(found[1])
    assert (has["Gold"], has["Work"], has["Charm"], has["Reputation"]) == (
        rival.gold,
        rival.work,
        rival.charms,
        rival.reputation,
    )


@at_each
def test_the_last_level_that_is_told_is_the_one_that_is_reached(place: int) -> None:
    match = played(place)
    for smith in match.g.players:
        mine = [line.text for line in match.lines if line.seat == smith.seat]
        levels = [text for text in mine if text.startswith("reaches Reputation")]
        assert levels == [f"reaches Reputation {n + 1}" for n in range(smith.reputation)]


# Sources


@at_each
def test_everything_that_is_gained_has_a_source_in_the_line_of_its_seat_before(place: int) -> None:
    match = played(place)
    for seat in range(len(match.g.players)):
        last = ""
        for line in match.lines:
            if line.seat == seat and line.event not in FLOWS:
                last = line.event
            elif line.seat == seat and line.event in ("gained", "of_choice"):
                assert last in SOURCES, line


@pytest.mark.parametrize("place", [0, 1])
def test_everything_that_the_rival_gains_has_a_source(place: int) -> None:
    last = ""
    for line in played(place).lines:
        if line.event.startswith("rival_") and line.event not in RIVAL_FLOWS:
            last = line.event
        elif line.event == "rival_gained":
            assert last in RIVAL_SOURCES, line


@at_each
def test_the_matches_here_get_far(place: int) -> None:
    g = played(place).g
    assert isinstance(g, Ravenshire)
    assert all(len(smith.completed) > 2 for smith in g.players)
