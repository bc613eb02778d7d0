"""Offers of the Character Auction: whose turn it is, in which Areas, and how much silver."""

from __future__ import annotations

import pytest

from hearth.kernel import Rng
from tests.games.guilds.scenes import all_offers, amounts
from tests.games.guilds.table import (
    auction,
    cards_in,
    clear_area,
    fresh,
    give,
    leader_of,
    offer,
    offers,
    phase,
    set_gold,
    set_offer,
    set_silver,
    silvers,
)
from tests.support import act, legal, rule

# Whose turn it is


@rule("GU-019")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_players_act_in_turn_from_the_first_player_to_the_left(first: int) -> None:
    g = auction(4)
    g.first = g.turn = first
    actors = []
    for area in (1, 3, 5):
        actors.append(g.actor())
        offer(g, area, 1, area + 1, 1)
    actors.append(g.actor())
    act(g, "pass")
    actors.append(g.actor())
    assert actors == [(first + i) % 4 for i in range(5)]


@rule("GU-019")
def test_the_phase_ends_when_all_characters_are_taken() -> None:
    g = auction(2)
    for area in (1, 3, 5):
        set_offer(g, area // 4, area, 1)
    act(g, "take:area=0,place=0", "take:area=4,place=0")
    assert phase(g) == "auction"
    act(g, "take:area=2,place=0")
    assert phase(g) == "money"


@rule("GU-021")
def test_a_turn_offers_nothing_but_offers_cards_and_passing() -> None:
    g = auction(4)
    set_offer(g, 0, 3, 2)
    kinds = {text.partition(":")[0] for text in legal(g)}
    assert kinds == {"offer", "take", "pass"}


@rule("GU-021")
@pytest.mark.parametrize("action", ["offer", "take:area=2,place=0", "pass"])
def test_a_turn_is_over_after_one_action(action: str) -> None:
    g = auction(4)
    set_offer(g, 0, 3, 2)
    if action == "offer":
        offer(g, 1, 1, 2, 1)
    else:
        act(g, action)
    assert g.actor() == 1


@rule("GU-020")
def test_gold_is_no_offer() -> None:
    g = auction(4)
    set_silver(g, 0, 3)
    set_gold(g, 0, 9)
    assert {(a, b) for _, a, _, b in all_offers(g)} == {(1, 1), (1, 2), (2, 1)}
    offer(g, 1, 2, 2, 1)
    assert (g.players[0].silver, g.players[0].gold) == (0, 9)


@rule("GU-020", "GU-035")
def test_gold_is_not_turned_into_silver_in_the_auction() -> None:
    g = auction(4)
    set_gold(g, 0, 9)
    assert {text.partition(":")[0] for text in legal(g)} == {"offer", "pass"}


@rule("GU-020")
def test_an_ability_may_turn_gold_into_silver() -> None:
    g = auction(4)
    give(g, 0, "transmuter")
    set_gold(g, 0, 9)
    assert legal(g, "turn_gold") == ["turn_gold:gold=1", "turn_gold:gold=2"]
    act(g, "turn_gold:gold=2")
    assert (g.players[0].silver, g.players[0].gold) == (20, 7)


# Two Areas


@rule("GU-022")
def test_an_offer_puts_silver_on_the_own_tents_of_two_areas() -> None:
    g = auction(4)
    offer(g, 2, 3, 5, 4)
    assert [offers(g, area) for area in (2, 5)] == [[3, 0, 0, 0], [4, 0, 0, 0]]
    assert sum(sum(offers(g, area)) for area in range(1, 7)) == 7
    assert silvers(g) == [3, 10, 10, 10]


@rule("GU-022")
def test_the_two_areas_may_be_any_two_different_ones() -> None:
    g = auction(4, silver=2)
    pairs = {(a, b) for a, _, b, _ in all_offers(g)}
    assert pairs == {(a, b) for a in range(1, 7) for b in range(a + 1, 7)}


@rule("GU-022")
def test_an_area_without_a_character_gets_no_offer() -> None:
    g = auction(4, silver=2)
    clear_area(g, 2)
    clear_area(g, 6)
    pairs = {(a, b) for a, _, b, _ in all_offers(g)}
    assert pairs == {(1, 3), (1, 4), (1, 5), (3, 4), (3, 5), (4, 5)}


@rule("GU-022")
def test_an_area_with_two_characters_gets_offers_like_the_others() -> None:
    g = auction(3, silver=2)
    assert len(cards_in(g, 1)) == 2
    pairs = {(a, b) for a, _, b, _ in all_offers(g)}
    assert pairs == {(a, b) for a in range(1, 6) for b in range(a + 1, 6)}


@rule("GU-022", "GU-R09")
def test_a_later_offer_adds_to_the_silver_on_the_tents() -> None:
    g = auction(2)
    offer(g, 1, 2, 3, 1)
    act(g, "pass")
    offer(g, 1, 3, 5, 1)
    assert [offers(g, area) for area in (1, 3, 5)] == [[5, 0], [1, 0], [1, 0]]
    assert g.players[0].silver == 3


@rule("GU-X08", "GU-022", "GU-023")
def test_the_total_on_a_tent_counts_not_what_is_added() -> None:
    g = auction(4)
    set_offer(g, 1, 1, 4)
    set_offer(g, 0, 1, 2)
    act(g, "offer:area=0")
    assert amounts(g) == [3, 4, 5, 6, 7, 8, 9]
    act(g, "add_silver:amount=3", "offer:area=1", "add_silver:amount=1")
    assert offers(g, 1) == [5, 4, 0, 0]
    assert leader_of(g, 1) == 0


# Highest in both


@rule("GU-X06", "GU-023", "GU-R06")
def test_whoever_outbids_3_with_5_silver_has_1_for_another_area() -> None:
    g = auction(4)
    set_offer(g, 1, 1, 3)
    set_silver(g, 0, 5)
    assert {one for one in all_offers(g) if one[0] == 1} == {(1, 4, b, 1) for b in range(2, 7)}
    offer(g, 1, 4, 2, 1)
    assert (leader_of(g, 1), leader_of(g, 2)) == (0, 0)


@rule("GU-023", "GU-R06")
def test_both_amounts_must_lead() -> None:
    g = auction(2, silver=6)
    set_offer(g, 1, 1, 2)
    set_offer(g, 1, 3, 1)
    assert all_offers(g) == (
        {(1, a, 3, b) for a in (3, 4) for b in (2, 3) if a + b <= 6}
        | {(1, a, 5, b) for a in range(3, 6) for b in range(1, 4) if a + b <= 6}
        | {(3, a, 5, b) for a in range(2, 6) for b in range(1, 5) if a + b <= 6}
    )


@rule("GU-023")
def test_the_first_amount_leaves_enough_for_the_second_area() -> None:
    g = auction(2)
    set_offer(g, 1, 3, 7)
    set_offer(g, 1, 5, 8)
    act(g, "offer:area=0")
    assert amounts(g) == [1, 2]
    act(g, "add_silver:amount=2")
    assert legal(g) == ["offer:area=2"]
    act(g, "offer:area=2")
    assert amounts(g) == [8]


@rule("GU-023")
def test_whoever_cannot_lead_in_two_areas_makes_no_offer() -> None:
    g = auction(2)
    set_offer(g, 0, 1, 1)  # so that there is something else to do
    set_offer(g, 1, 3, 5)
    set_offer(g, 1, 5, 5)
    set_silver(g, 0, 7)
    assert all_offers(g) == {(1, 1, 3, 6), (1, 1, 5, 6)}
    set_silver(g, 0, 6)
    assert legal(g) == ["take:area=0,place=0", "pass"]


@rule("GU-R06", "GU-023")
def test_an_equal_amount_does_not_lead() -> None:
    g = auction(2, silver=6)
    set_offer(g, 1, 1, 4)
    act(g, "offer:area=0")
    assert amounts(g) == [5]


@rule("GU-R06")
def test_the_highest_of_several_tents_is_to_be_outbid() -> None:
    g = auction(4)
    for seat, silver in ((1, 2), (2, 6), (3, 4)):
        set_offer(g, seat, 1, silver)
    assert leader_of(g, 1) == 2
    act(g, "offer:area=0")
    assert amounts(g) == [7, 8, 9]


@rule("GU-R06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_tents_of_an_area_never_show_the_same_silver(seats: int) -> None:
    for seed in range(1, 6):
        g = fresh(seats, seed)
        rng = Rng(seed)
        for _ in range(400):
            if g.over:
                break
            for area in range(1, 7):
                shown = [n for n in offers(g, area) if n > 0]
                assert len(set(shown)) == len(shown)
            options = legal(g, "offer") + legal(g, "add_silver") or legal(g)
            act(g, options[rng.below(len(options))])


@rule("GU-R07")
def test_an_own_leading_offer_may_be_raised_for_1_silver_or_more() -> None:
    g = auction(2)
    set_offer(g, 0, 1, 4)
    set_offer(g, 1, 1, 2)
    act(g, "offer:area=0")
    assert amounts(g) == list(range(1, 10))
    act(g, "add_silver:amount=1", "offer:area=2", "add_silver:amount=1")
    assert offers(g, 1) == [5, 2]


@rule("GU-R07")
def test_raising_an_own_offer_counts_as_one_of_the_two_areas() -> None:
    g = auction(2, silver=2)
    set_offer(g, 0, 1, 4)
    set_offer(g, 0, 3, 4)
    assert all_offers(g) == {(1, 1, 3, 1), (1, 1, 5, 1), (3, 1, 5, 1)}


@rule("GU-R08")
def test_the_smallest_offer_is_1_silver_in_each_area() -> None:
    found = all_offers(auction(2))
    assert min(a for _, a, _, _ in found) == 1
    assert min(b for _, _, _, b in found) == 1


@rule("GU-R08")
def test_any_amount_may_be_offered() -> None:
    g = auction(2, silver=45)
    found = all_offers(g)
    assert {(a, b) for i, a, j, b in found if (i, j) == (1, 3)} == {
        (a, b) for a in range(1, 45) for b in range(1, 46 - a)
    }
