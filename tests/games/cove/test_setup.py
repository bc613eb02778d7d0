"""Set-up: the main board, then the Blacksmiths."""

from __future__ import annotations

import pytest

import hearth
from hearth.games.cove.blacksmith.heat import DICE
from hearth.games.cove.figures import ROGUE
from hearth.games.cove.state import EMPTY
from tests.games.cove.positions import (
    BOX,
    SPACES,
    all_aboard,
    berths,
    colours_in_supply,
    fresh,
    in_furnace,
    in_smelter,
    shelf,
    smithy,
    sponsored,
    supply,
)
from tests.support import legal, rule

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SEEDS = range(1, 41)


# The main board


@rule("CO-001")
@SEATS
def test_one_to_four_can_play_and_one_alone_faces_the_peddler(seats: int) -> None:
    g = fresh(seats)
    assert len(g.players) == seats
    assert g.peddler.present == (seats == 1)


@rule("CO-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_cannot(seats: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        fresh(seats)


@rule("CO-002")
@SEATS
def test_one_adventurer_of_each_colour_is_in_its_hall(seats: int) -> None:
    assert fresh(seats).halls == [1, 1, 1, 1]


@rule("CO-003")
def test_one_rogue_card_is_shown_and_it_may_be_any() -> None:
    assert {fresh(seed=seed).rogue_card for seed in SEEDS} == {0, 1, 2}


@rule("CO-003")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_rogue_card_says_how_many_rogues_are_in_the_lair_and_the_rest_are_not(
    seed: int,
) -> None:
    g = fresh(seed=seed)
    assert g.lair == [3, 2, 2][g.rogue_card]
    at_sea = "".join(all_aboard(g)).count("x")
    assert g.bag[ROGUE] + at_sea + (g.drawn == ROGUE) == [5, 6, 6][g.rogue_card]


@rule("CO-003")
def test_the_rogue_card_stays_for_the_whole_match() -> None:
    g = fresh()
    shown = g.rogue_card
    while not g.over:
        g.apply(g.options()[0])
        assert g.rogue_card == shown


@rule("CO-004")
@SEATS
def test_all_other_adventurers_went_into_the_bag(seats: int) -> None:
    g = fresh(seats, seed=3)
    at_sea = "".join(all_aboard(g))
    found = [g.bag[c] + at_sea.count("rgby"[c]) + (g.drawn == c) for c in range(4)]
    assert found == [12, 12, 8, 8]


@rule("CO-005")
@SEATS
def test_four_townsfolk_lie_face_up_and_the_others_are_shuffled(seats: int) -> None:
    g = fresh(seats)
    assert len(BOX.townsfolk) == 36
    assert EMPTY not in g.square
    assert len(set(g.square)) == 4
    assert g.townsfolk_deck.size() + len(g.peddler.townsfolk) == 32
    assert len({tuple(fresh(seats, seed).square) for seed in SEEDS}) > 30


@rule("CO-006")
@SEATS
def test_sixty_corruption_cards_lie_face_down(seats: int) -> None:
    g = fresh(seats)
    assert g.corruption == [12, 36, 12]
    assert g.corruption_pile == [0, 0, 0]
    assert all(me.corruption == [0, 0, 0] for me in g.players)


@rule("CO-007")
@SEATS
def test_six_boats_are_at_sea(seats: int) -> None:
    g = fresh(seats)
    assert len(all_aboard(g)) == 6
    assert (berths(g), g.docked) == ({}, 0)


@rule("CO-008")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gold_begins_at_0_and_time_at_1_in_random_order(seats: int) -> None:
    g = fresh(seats)
    assert [me.gold for me in g.players] == [0] * seats
    assert g.hours == [1] * seats
    orders = [tuple(fresh(seats, seed).markers) for seed in range(1, 121)]
    assert {tuple(sorted(order)) for order in orders} == {tuple(range(seats))}
    assert len(set(orders)) == [2, 6, 24][seats - 2]


@rule("CO-008", "CO-018")
@pytest.mark.parametrize("seed", range(1, 9))
def test_whose_marker_is_on_top_begins(seed: int) -> None:
    g = fresh(4, seed)
    assert g.actor() == g.markers[-1]


# The Blacksmiths


@rule("CO-009", "CO-013", "CO-R30")
@SEATS
def test_everybody_has_an_own_shop_staff_board_and_shelf_with_nothing_on_it(seats: int) -> None:
    g = fresh(seats)
    for seat, me in enumerate(g.players):
        assert [in_furnace(g, furnace, seat) for furnace in (1, 2, 3, 4)] == [""] * 4
        assert in_smelter(g, seat) == ""
        assert (me.townsfolk, me.staff) == ([], [])
        assert shelf(g, seat) == []
    assert len({id(me.shop) for me in g.players}) == seats


@rule("CO-R30")
def test_what_one_blacksmith_loads_is_missing_to_nobody_else() -> None:
    g = fresh(2)
    first = g.actor()
    before = supply(g, 1 - first)
    g.apply(hearth.parse(g, legal(g, "load")[0]))
    assert supply(g, 1 - first) == before
    assert in_furnace(g, 1, 1 - first) == ""


@rule("CO-010")
def test_coal_dice_show_the_printed_numbers() -> None:
    assert [furnace.coal for furnace in fresh().box.furnaces] == [4, 3, 2, 1]


@rule("CO-011")
@SEATS
def test_a_die_of_each_colour_covers_its_sponsorship(seats: int) -> None:
    g = fresh(seats)
    for seat in range(seats):
        assert sponsored(g, seat) == ""
        assert len(supply(g, seat).split()) == 8 - 4


@rule("CO-012")
@SEATS
def test_the_other_four_dice_are_rolled_as_supply(seats: int) -> None:
    g = fresh(seats)
    assert [colours_in_supply(g, seat) for seat in range(seats)] == ["rgby"] * seats


@rule("CO-012")
def test_rolls_differ_from_match_to_match_and_show_all_faces() -> None:
    shown = [smithy(fresh(seed=seed)).supply for seed in range(1, 101)]
    assert all(any(dice[one] for dice in shown) for one in range(DICE))


@rule("CO-014")
@SEATS
def test_figures_begin_on_activate_staff(seats: int) -> None:
    assert {me.at for me in fresh(seats).players} == {SPACES.index("staff")}


@rule("CO-X1", "CO-014", "CO-019")
def test_the_first_action_cannot_be_activate_staff() -> None:
    assert not legal(fresh(), "activate_staff")
