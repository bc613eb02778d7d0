"""Scenes that several tests begin from: a Rival that takes its turn, an Assistant that is dealt."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.cards import ASSISTANTS
from hearth.games.ravenshire.state import COLOUR, Ravenshire
from tests.games.ravenshire.positions import (
    fresh,
    play,
    set_board,
    show_halls,
    show_row,
    solo,
)
from tests.support import legal

# By card: the die, the order of the districts, Work, Contract slot, Hall column.
CARDS = {
    "rv01": ("high", "I V IV II III VI", 14, "left", 0),
    "rv02": ("low", "III I V VI II IV", 12, "middle", 1),
    "rv03": ("high", "IV II VI I V III", 13, "right", 0),
    "rv04": ("middle", "V III I IV VI II", 13, "", 2),
    "rv05": ("low", "II IV III V I VI", 14, "left", 0),
    "rv06": ("high", "VI II IV III I V", 11, "middle", 3),
    "rv07": ("middle", "I III V II IV VI", 15, "", 0),
    "rv08": ("high", "II VI IV I III V", 12, "right", 1),
    "rv09": ("low", "V I III VI IV II", 13, "left", 0),
    "rv10": ("middle", "IV V II III VI I", 13, "middle", 0),
    "rv11": ("high", "VI IV I V II III", 11, "right", 2),
    "rv12": ("low", "III II VI IV V I", 15, "", 3),
}
EACH = pytest.mark.parametrize("card", list(CARDS))
PLACED = {"low": "h2", "middle": "a4", "high": "m6"}  # of the Rival's dice h2 a4 m6
ROW = "hedgerow_hatchets acorn_buckler squirrel_scouts_cap"
SLOTS = ["left", "middle", "right"]


# The Rival


def turn(card: str, rival_dice: str = "h2 a4 m6", **districts: str) -> Ravenshire:
    """The Rival has taken its turn with this card; these dice lay in the districts."""
    g = before_turn(card, rival_dice, **districts)
    play(g, "end_turn")
    return g


def before_turn(card: str, rival_dice: str = "h2 a4 m6", **districts: str) -> Ravenshire:
    g = solo(rival_dice, card)
    set_board(g, **(districts or last_is_a_merchants(card)))
    show_row(g, "common", ROW)
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    return g


def last_is_a_merchants(card: str) -> dict[str, str]:
    """A die of 3 in each district; a Merchant's in the last one of the card's order."""
    *others, last = CARDS[card][1].split()
    found = dict(zip(others, ["h3", "h3", "a3", "a3", "m3"]))
    return found | {last: "m3"}


def order_of(card: str) -> list[str]:
    return CARDS[card][1].split()


def work_of(card: str) -> int:
    return CARDS[card][2]


# Assistants


def colours(dice: list[int]) -> list[int]:
    return sorted(one // COLOUR for one in dice)


def keep_contracts(g: Ravenshire) -> None:
    while legal(g, "keep_contract"):
        play(g, legal(g, "keep_contract")[0], seat=g.actor())


def with_assistant(name: str, seats: int = 2) -> tuple[Ravenshire, int]:
    """A new match where somebody has this Assistant, and who; the Contracts are still to choose."""
    wanted = ASSISTANTS.index(name)
    for seed in range(1, 100):
        g = fresh(seats, seed, assistants=True)
        for smith in g.players:
            if smith.assistant == wanted:
                return g, smith.seat
    raise AssertionError("nobody has it")
