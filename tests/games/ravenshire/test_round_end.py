"""The end of a round: Guild Halls, the dice of the board, the marker, the own dice."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.state import COLOUR, Ravenshire
from hearth.kernel import seeded
from tests.games.ravenshire.positions import (
    board,
    completed_before,
    empty_stack,
    end_production,
    final,
    halls,
    has,
    member,
    members_named,
    next_members,
    next_round,
    own,
    production,
    show_halls,
    show_titles,
    take_any_turn,
    work,
)
from tests.support import rule

SEEDS = range(1, 61)
FIVE_WEAPONS = "hedgerow_hatchets ferrymans_gaff burrow_guard_spears millers_mace otterfolk_trident"


def after_production(seed: int, seats: int = 2) -> Ravenshire:
    """Round 2 begins, with other chances for every seed."""
    g = production(seats)
    g.rng = seeded(seed)
    end_production(g)
    return g


# The Guild Halls


@rule("RA-088")
def test_the_bottom_row_is_discarded_the_top_row_moves_down_and_three_new_tokens_come() -> None:
    g = production()
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    next_members(g, "rowan", "lune", "sable")
    end_production(g)
    assert halls(g) == ("rowan lune sable", "hazel wisp pippin")
    assert sorted(members_named(g.members_gone)) == ["ashkin", "burdock", "dunlin"]


@rule("RA-088", "RA-R11")
def test_with_an_empty_stack_the_bottom_row_just_discarded_is_shuffled_in_too() -> None:
    shown = set()
    for seed in SEEDS:
        g = production()
        show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
        empty_stack(g)
        gone = g.members_gone
        g.rng = seeded(seed)
        end_production(g)
        assert g.members_gone == []
        shown |= set(g.halls[:3])
        assert shown <= {*gone, *map(member, ("burdock", "ashkin", "dunlin"))}
    assert shown >= set(map(member, ("burdock", "ashkin", "dunlin")))


@rule("RA-R11")
def test_what_is_left_of_the_stack_is_drawn_before_the_discarded_tokens() -> None:
    g = production()
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    next_members(g, "rowan")
    g.members_gone = g.member_deck.bag
    g.member_deck.bag = []
    end_production(g)
    assert halls(g)[0].split()[0] == "rowan"
    assert "-" not in halls(g)[0]


# Dice


@rule("RA-089")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_six_dice_of_the_board_are_rolled_one_for_each_district(seats: int) -> None:
    g = production(seats)
    before = sorted(one // COLOUR for one in g.spots if one)
    end_production(g)
    assert all(g.spots[::2])
    assert not any(g.spots[1::2])
    assert sorted(one // COLOUR for one in g.spots[::2]) == before


@rule("RA-089")
def test_the_board_dice_are_rolled_anew() -> None:
    for district in range(6):
        values = {after_production(seed).spots[2 * district] % COLOUR for seed in SEEDS}
        assert values == {1, 2, 3, 4, 5, 6}


@rule("RA-089", "RA-R35")
def test_the_colours_of_the_board_mix() -> None:
    for district in range(6):
        colours = {after_production(seed).spots[2 * district] // COLOUR for seed in SEEDS}
        assert colours == {0, 1, 2}


@rule("RA-091", "RA-R33")
def test_everybody_rolls_the_dice_that_they_hold_in_whatever_colours() -> None:
    g = production(3)
    before = [sorted(one // COLOUR for one in smith.bench) for smith in g.players]
    assert [0, 1, 2] in before
    assert before != [[0, 1, 2]] * 3
    end_production(g)
    assert [sorted(one // COLOUR for one in smith.rolled) for smith in g.players] == before


@rule("RA-091")
def test_the_own_dice_are_rolled_anew() -> None:
    for which in range(3):
        values = {after_production(seed).players[1].rolled[which] % COLOUR for seed in SEEDS}
        assert values == {1, 2, 3, 4, 5, 6}


@rule("RA-091", "RA-R33")
def test_dice_that_were_used_and_dice_that_were_not_are_rolled_alike() -> None:
    g = production(2)
    work(g, "hire_help")
    work(g, "hire_help", seat=1)
    work(g, "charcoal_kiln", seat=1)
    end_production(g)
    assert [len(smith.rolled) for smith in g.players] == [3, 3]
    assert [smith.bench + smith.worked + smith.taken for smith in g.players] == [[], []]


# The marker


@rule("RA-090")
def test_the_round_tracker_advances() -> None:
    g = production()
    end_production(g)
    assert g.round == 2


@rule("RA-090")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_passes_to_the_left(seats: int) -> None:
    g = production(seats)
    firsts = [g.first]
    while g.round < 4:
        next_round(g)
        firsts.append(g.first)
    assert firsts == [round_ % seats for round_ in range(4)]


@rule("RA-090")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_of_a_round_is_last_in_the_next(seats: int) -> None:
    g = production(seats)
    end_production(g)
    order = []
    for _ in range(seats):
        order.append(g.actor())
        take_any_turn(g)
    assert order == [*range(1, seats), 0]


# The last round


@rule("RA-092")
def test_in_round_4_nothing_but_the_title_check_happens() -> None:
    g = final()
    show_titles(g, "weaponsmith")
    completed_before(g, 0, *FIVE_WEAPONS.split())
    own(g, ore=3)
    before = (halls(g), board(g), g.first, g.round, g.rng)
    end_production(g)
    assert (halls(g), board(g), g.first, g.round, g.rng) == before
    assert has(g) == {"gold": 10, "ore": 3}
    assert [smith.rolled for smith in g.players] == [[], []]
    assert g.members_gone == []
