"""Silver on the tents: it stays there, and when an offer may name a single Area."""

from __future__ import annotations

from hearth.kernel import find
from tests.games.guilds.scenes import all_offers
from tests.games.guilds.table import (
    auction,
    cards_in,
    clear_area,
    give,
    offer,
    offers,
    put_in_area,
    set_offer,
)
from tests.support import act, legal, rule

# Silver on the tents


@rule("GU-R09")
def test_silver_of_an_outbid_offer_stays_on_its_tent() -> None:
    g = auction(2)
    offer(g, 1, 2, 3, 1)
    offer(g, 1, 3, 3, 2)
    assert [offers(g, area) for area in (1, 3)] == [[2, 3], [1, 2]]
    assert g.players[0].silver == 7


@rule("GU-R09")
def test_nobody_may_take_back_silver() -> None:
    g = auction(2)
    set_offer(g, 0, 1, 2)
    set_offer(g, 1, 1, 3)
    assert {text.partition(":")[0] for text in legal(g)} == {"offer", "pass"}


@rule("GU-R09")
def test_the_spy_may_take_back_silver() -> None:
    g = auction(2)
    give(g, 0, "spy")
    set_offer(g, 0, 1, 2)
    set_offer(g, 1, 1, 3)
    assert legal(g, "withdraw") == ["withdraw:area=0"]
    act(g, "withdraw:area=0")
    assert offers(g, 1) == [0, 3]
    assert g.players[0].silver == 12


@rule("GU-R09")
def test_silver_in_an_emptied_area_stays_locked() -> None:
    g = auction(2, silver=1)
    set_offer(g, 0, 1, 5)
    set_offer(g, 1, 1, 4)
    act(g, "take:area=0,place=0")
    assert offers(g, 1) == [0, 4]
    assert g.players[1].silver == 1
    assert cards_in(g, 1) == []


# A single Area


@rule("GU-X12", "GU-024")
def test_with_three_areas_nobody_bids_in_one_only() -> None:
    g = auction(2)
    assert len([area for area in range(1, 7) if cards_in(g, area)]) == 3
    assert {b for _, _, b, _ in all_offers(g)} == {3, 5}


@rule("GU-X12")
def test_with_three_areas_the_bell_ringer_bids_in_one() -> None:
    g = auction(2)
    give(g, 0, "bell_ringer")
    assert {a for a, _, b, _ in all_offers(g) if b == 0} == {1, 3, 5}
    offer(g, 3, 4)
    assert offers(g, 3) == [4, 0]
    assert g.actor() == 1
    assert {b for _, _, b, _ in all_offers(g)} == {3, 5}


@rule("GU-X13", "GU-024")
def test_with_two_areas_single_and_double_offers_are_possible() -> None:
    g = auction(2, silver=3)
    clear_area(g, 3)
    assert all_offers(g) == (
        {(1, n, 0, 0) for n in (1, 2, 3)}
        | {(5, n, 0, 0) for n in (1, 2, 3)}
        | {(1, 1, 5, 1), (1, 1, 5, 2), (1, 2, 5, 1)}
    )


@rule("GU-024")
def test_a_single_offer_puts_silver_on_one_tent_and_ends_the_turn() -> None:
    g = auction(2)
    clear_area(g, 3)
    offer(g, 5, 10)
    assert offers(g, 5) == [10, 0]
    assert g.players[0].silver == 0
    assert g.actor() == 1


@rule("GU-024")
def test_with_one_area_left_only_that_one_gets_an_offer() -> None:
    g = auction(2, silver=2)
    clear_area(g, 3)
    clear_area(g, 5)
    assert all_offers(g) == {(1, 1, 0, 0), (1, 2, 0, 0)}


@rule("GU-024", "GU-023")
def test_a_single_offer_must_lead_too() -> None:
    g = auction(2, silver=5)
    clear_area(g, 3)
    set_offer(g, 1, 1, 3)
    set_offer(g, 1, 5, 6)
    assert all_offers(g) == {(1, 4, 0, 0), (1, 5, 0, 0)}


@rule("GU-R11")
def test_areas_with_cards_count_whatever_their_offers() -> None:
    g = auction(2)
    set_offer(g, 1, 3, 20)  # out of reach, but it still holds a card
    assert {(a, b) for a, _, b, _ in all_offers(g)} == {(1, 5)}


@rule("GU-R11")
def test_an_emptied_area_does_not_count_whatever_its_offers() -> None:
    g = auction(2)
    clear_area(g, 3)
    set_offer(g, 0, 3, 2)
    set_offer(g, 1, 3, 3)
    assert {(a, b) for a, _, b, _ in all_offers(g)} == {(1, 0), (1, 5), (5, 0)}


@rule("GU-R11", "GU-024")
def test_an_area_with_two_cards_counts_once() -> None:
    g = auction(3)
    for area in (3, 4, 5):
        clear_area(g, area)
    assert len(cards_in(g, 1)) == 2
    assert {(a, b) for a, _, b, _ in all_offers(g)} == {(1, 0), (1, 2), (2, 0)}
    put_in_area(g, 4, "archmage")
    assert {b for _, _, b, _ in all_offers(g)} == {2, 4}


@rule("GU-R11", "GU-024")
def test_single_offers_begin_as_soon_as_the_third_area_is_emptied() -> None:
    g = auction(2)
    set_offer(g, 0, 1, 1)
    assert all(b > 0 for _, _, b, _ in all_offers(g))
    act(g, "take:area=0,place=0")
    assert {(a, b) for a, _, b, _ in all_offers(g)} == {(3, 0), (3, 5), (5, 0)}
    assert find("guilds").broken_laws(g) == []
