"""The laws notice a broken table: each is broken here by hand, once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hearth
from hearth.games.ravenshire.state import EMPTY, Ravenshire
from hearth.kernel import find
from tests.games.ravenshire.positions import (
    completed_before,
    contract,
    fresh,
    gathering,
    hire,
    hold,
    next_round,
    production,
    solo,
)


def broken(g: Ravenshire) -> list[str]:
    return find("ravenshire").broken_laws(g)


def lose_a_board_die(g: Ravenshire) -> None:
    g.spots[0] = 0


def roll_a_die_twice(g: Ravenshire) -> None:
    g.players[0].rolled = [*g.players[0].rolled, 3]


def recolour_a_die(g: Ravenshire) -> None:
    g.players[0].rolled = [1, 11, 12]


def show_a_seven(g: Ravenshire) -> None:
    g.players[0].rolled = [7, 11, 21]


def show_a_zero(g: Ravenshire) -> None:
    g.spots[4] = 10


def lose_a_member(g: Ravenshire) -> None:
    g.member_deck.bag.pop()


def double_a_member(g: Ravenshire) -> None:
    g.members_gone = [g.halls[0]]


def lose_a_token_of_the_halls(g: Ravenshire) -> None:
    g.halls[2] = EMPTY


def lose_a_contract(g: Ravenshire) -> None:
    g.contract_decks[1].bag.pop()


def double_a_contract(g: Ravenshire) -> None:
    g.players[1].contracts = [g.rows[0]]


def misplace_a_contract(g: Ravenshire) -> None:
    g.contract_decks[0].bag.append(g.contract_decks[2].bag.pop())


def show_a_contract_in_another_row(g: Ravenshire) -> None:
    g.rows[0], g.rows[8] = g.rows[8], g.rows[0]


def forget_a_finish(g: Ravenshire) -> None:
    completed_before(g, 0, "acorn_buckler")
    g.players[0].finishes = []


def double_a_title(g: Ravenshire) -> None:
    g.met = [g.titles[0]]


def lose_a_title(g: Ravenshire) -> None:
    g.titles = g.titles[1:]


def owe_gold(g: Ravenshire) -> None:
    g.players[0].stock[9] = -1


def owe_ore(g: Ravenshire) -> None:
    g.players[1].stock[0] = -2


def owe_a_pick(g: Ravenshire) -> None:
    g.players[0].any_goods = -1


def outgrow_the_track(g: Ravenshire) -> None:
    g.players[0].reputation = 21


def fall_off_the_track(g: Ravenshire) -> None:
    g.players[0].reputation = -1


def build_a_fifth_upgrade(g: Ravenshire) -> None:
    g.players[0].upgrades = 1 << 4


def fill_a_fourth_row(g: Ravenshire) -> None:
    hire(g, 0, "burdock", "hazel", "cinder")


def lose_a_printed_member(g: Ravenshire) -> None:
    g.players[0].columns = [[], [1], [2]]


def play_too_long(g: Ravenshire) -> None:
    g.round = 5


@pytest.mark.parametrize(
    ("breach", "words"),
    [
        (lose_a_board_die, "harvester dice"),
        (roll_a_die_twice, "harvester dice"),
        (recolour_a_die, "dice instead of"),
        (show_a_seven, "a value that it does not have"),
        (show_a_zero, "a value that it does not have"),
        (lose_a_member, "guild member is missing or there twice"),
        (double_a_member, "guild member is missing or there twice"),
        (lose_a_token_of_the_halls, "guild member is missing or there twice"),
        (lose_a_contract, "Contract is missing or there twice"),
        (double_a_contract, "Contract is missing or there twice"),
        (misplace_a_contract, "Contract of another tier"),
        (show_a_contract_in_another_row, "tier"),
        (forget_a_finish, "without a finish"),
        (double_a_title, "Title is missing or there twice"),
        (lose_a_title, "Title is missing or there twice"),
        (owe_gold, "-1 gold"),
        (owe_ore, "-2 ore"),
        (owe_a_pick, "picked or worked more"),
        (outgrow_the_track, "Reputation 21"),
        (fall_off_the_track, "Reputation -1"),
        (build_a_fifth_upgrade, "upgrade that does not exist"),
        (fill_a_fourth_row, "column of seat 0"),
        (lose_a_printed_member, "column of seat 0"),
        (play_too_long, "the round is 5"),
    ],
)
def test_a_law_notices(breach: Callable[[Ravenshire], None], words: str) -> None:
    g = gathering()
    assert broken(g) == []
    breach(g)
    assert any(words in sentence for sentence in broken(g)), broken(g)


def test_working_with_more_dice_than_allowed_is_noticed() -> None:
    g = production()
    assert broken(g) == []
    g.players[0].work_left = -1
    assert any("picked or worked more" in sentence for sentence in broken(g))


@pytest.mark.parametrize("assistants", ["raven", "badger"])
def test_the_die_of_an_assistant_is_there_once(assistants: str) -> None:
    dice = "h1 a1 m1 r1" if assistants == "raven" else "h1 a1 m1"
    g = gathering(assistants=assistants, dice=dice)
    assert broken(g) == []
    if assistants == "raven":
        g.players[0].rolled = g.players[0].rolled[:3]
    else:
        g.players[0].badger = 0
    assert any("is missing or there twice" in sentence for sentence in broken(g))


def test_a_common_contract_is_dealt_to_begin_with() -> None:
    g = fresh(2)
    assert broken(g) == []
    dealt = g.players[0].dealt
    other = contract("dawnbreaker_greatsword")
    g.players[0].dealt = [*dealt[:2], other]
    assert any("not Common" in sentence for sentence in broken(g))


def test_the_rivals_dice_are_counted_too() -> None:
    g = solo()
    assert broken(g) == []
    g.rival.rolled = g.rival.rolled[1:]
    assert any("harvester dice" in sentence for sentence in broken(g))


def test_the_rivals_members_and_contracts_are_counted_too() -> None:
    g = solo()
    g.rival.members = [g.halls[0]]
    assert any("guild member" in sentence for sentence in broken(g))
    other = solo()
    other.rival.contracts = [other.rows[0]]
    assert any("Contract is missing or there twice" in sentence for sentence in broken(other))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("assistants", [False, True])
def test_no_law_is_broken_in_a_whole_match(seats: int, assistants: bool) -> None:
    g = fresh(seats, 3, assistants=assistants)
    rng = hearth.Rng(seats)
    while not g.over:
        options = g.options()
        g.apply(options[rng.below(len(options))])
        assert broken(g) == []


def test_rounds_can_be_played_from_a_hand_made_position() -> None:
    g = gathering(2)
    hold(g, 1, "acorn_buckler")
    next_round(g)
    assert broken(g) == []
