"""The Character Auction: taking cards, and passing."""

from __future__ import annotations

import pytest

from tests.games.guilds.scenes import all_pass, guild_of, square
from tests.games.guilds.table import (
    auction,
    cards_in,
    clear_area,
    give,
    leader_of,
    offer,
    offers,
    phase,
    set_gold,
    set_offer,
    set_silver,
    show_rooms,
    silvers,
)
from tests.support import act, legal, rule

# Taking a card


@rule("GU-025")
def test_a_card_is_taken_only_where_the_player_leads() -> None:
    g = auction(4)
    for area, mine, yours in ((1, 3, 0), (2, 0, 3), (3, 2, 4), (4, 4, 2)):
        set_offer(g, 0, area, mine)
        set_offer(g, 1, area, yours)
    assert legal(g, "take") == ["take:area=0,place=0", "take:area=3,place=0"]


@rule("GU-025")
def test_the_card_taken_joins_the_guild() -> None:
    g = square(4, (1, "brewer"), (2, "duke"), (3, "mason"))
    set_offer(g, 0, 2, 3)
    act(g, "take:area=1,place=0")
    assert guild_of(g, 0) == ["duke"]
    assert [cards_in(g, area) for area in (1, 2, 3)] == [["brewer"], [], ["mason"]]


@rule("GU-025")
@pytest.mark.parametrize(("chosen", "left"), [(0, "duke"), (1, "brewer")])
def test_of_several_cards_in_an_area_the_leader_chooses_one(chosen: int, left: str) -> None:
    g = square(3, (1, "brewer"), (1, "duke"), (2, "mason"))
    set_offer(g, 0, 1, 3)
    assert legal(g, "take") == ["take:area=0,place=0", "take:area=0,place=1"]
    act(g, f"take:area=0,place={chosen}")
    assert cards_in(g, 1) == [left]
    assert guild_of(g, 0) == [["brewer", "duke"][chosen]]


@rule("GU-025")
def test_nothing_is_taken_from_an_empty_area() -> None:
    g = auction(4)
    clear_area(g, 2)
    set_offer(g, 0, 2, 3)
    assert legal(g, "take") == []


@rule("GU-026")
def test_the_taker_discards_the_own_silver_of_that_area_only() -> None:
    g = auction(4)
    for area, seat, amount in ((1, 0, 6), (1, 1, 5), (1, 3, 2), (2, 0, 4)):
        set_offer(g, seat, area, amount)
    supply = g.silver_supply
    act(g, "take:area=0,place=0")
    assert offers(g, 1) == [0, 5, 0, 2]
    assert offers(g, 2) == [4, 0, 0, 0]
    assert silvers(g) == [10] * 4
    assert g.silver_supply == supply + 6


@rule("GU-X09", "GU-026", "GU-033")
def test_silver_of_others_stays_until_the_money_phase() -> None:
    g = auction(2)
    set_offer(g, 0, 1, 4)
    set_offer(g, 1, 1, 2)
    act(g, "take:area=0,place=0")
    assert offers(g, 1) == [0, 2]
    all_pass(g)
    assert phase(g) == "money"
    assert silvers(g) == [10, 12]
    assert offers(g, 1) == [0, 0]


@rule("GU-R10")
def test_the_highest_remaining_tent_leads_after_a_card_is_taken() -> None:
    g = square(3, (1, "brewer"), (1, "duke"), (2, "mason"))
    for seat, amount in ((0, 5), (1, 2), (2, 3)):
        set_offer(g, seat, 1, amount)
    act(g, "take:area=0,place=0")
    assert leader_of(g, 1) == 2
    assert g.view(None)["board"]["areas"][0]["leader"] == 2
    assert legal(g, "take") == []
    act(g, "pass")
    assert legal(g, "take") == ["take:area=0,place=1"]


@rule("GU-R10")
def test_the_taker_may_bid_there_again() -> None:
    g = square(3, (1, "brewer"), (1, "duke"), (2, "mason"))
    set_offer(g, 0, 1, 5)
    set_offer(g, 2, 1, 3)
    act(g, "take:area=0,place=0", "pass", "pass")
    act(g, "offer:area=0")
    assert legal(g)[0] == "add_silver:amount=4"
    act(g, "add_silver:amount=4", "no_second_area")
    assert leader_of(g, 1) == 0


@rule("GU-032")
def test_animals_are_auctioned_like_all_others() -> None:
    g = square(2, (1, "granary_cat"), (3, "white_dove"), (5, "brewer"))
    offer(g, 1, 2, 3, 1)
    act(g, "pass")
    assert legal(g, "take") == ["take:area=0,place=0", "take:area=2,place=0"]
    act(g, "take:area=0,place=0")
    all_pass(g)
    assert guild_of(g, 0) == ["granary_cat", "white_dove"]
    assert g.players[0].silver == 7


# Passing


@rule("GU-027")
def test_after_a_pass_offers_are_possible_again() -> None:
    g = auction(2)
    before = legal(g)
    act(g, "pass")
    offer(g, 3, 1, 5, 1)
    assert g.actor() == 0
    assert legal(g) == before
    offer(g, 1, 1, 3, 2)
    assert offers(g, 3) == [2, 1]


@rule("GU-027")
def test_after_a_pass_a_card_may_be_taken() -> None:
    g = auction(3)
    set_offer(g, 0, 2, 1)
    act(g, "pass", "pass")
    offer(g, 1, 1, 3, 1)
    act(g, "take:area=1,place=0")
    assert len(g.players[0].characters) == 1


@rule("GU-028", "GU-R15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_phase_ends_with_as_many_passes_in_a_row_as_players(seats: int) -> None:
    g = auction(seats)
    for _ in range(seats):
        assert phase(g) == "auction"
        act(g, "pass")
    assert phase(g) == "money"


@rule("GU-R15", "GU-028")
def test_an_offer_starts_the_count_anew() -> None:
    g = auction(3)
    act(g, "pass", "pass")
    offer(g, 2, 1, 3, 1)
    act(g, "pass", "pass")
    assert (phase(g), g.actor()) == ("auction", 2)
    act(g, "pass")
    assert phase(g) == "money"


@rule("GU-R15", "GU-028")
def test_a_taken_card_starts_the_count_anew() -> None:
    g = auction(3)
    set_offer(g, 2, 1, 3)
    act(g, "pass", "pass", "take:area=0,place=0", "pass", "pass")
    assert (phase(g), g.actor()) == ("auction", 2)
    act(g, "pass")
    assert phase(g) == "money"


@rule("GU-R15")
def test_an_ability_neither_is_the_action_of_the_turn_nor_resets_the_count() -> None:
    g = auction(3)
    give(g, 2, "transmuter")
    set_gold(g, 2, 2)
    act(g, "pass", "pass", "turn_gold:gold=1")
    assert (phase(g), g.actor()) == ("auction", 2)
    assert legal(g, "offer")
    act(g, "pass")
    assert phase(g) == "money"


@rule("GU-R15")
def test_the_spy_does_not_reset_the_count() -> None:
    g = auction(3)
    give(g, 2, "spy")
    set_offer(g, 2, 4, 2)
    set_offer(g, 0, 4, 3)
    act(g, "pass", "pass", "withdraw:area=3")
    assert g.actor() == 2
    act(g, "pass")
    assert phase(g) == "money"


@rule("GU-R12")
def test_whoever_can_neither_offer_nor_take_passes_by_itself() -> None:
    g = auction(4)
    set_silver(g, 1, 1)  # too little for two Areas
    set_silver(g, 2, 0)
    act(g, "pass")
    assert (phase(g), g.actor()) == ("auction", 3)


@rule("GU-R12", "GU-R15")
def test_passing_by_itself_counts_as_a_pass() -> None:
    g = auction(4)
    set_silver(g, 1, 0)
    set_silver(g, 2, 0)
    act(g, "pass", "pass")
    assert phase(g) == "money"


@rule("GU-R12")
def test_whoever_leads_does_not_pass_by_itself() -> None:
    g = auction(4)
    set_silver(g, 1, 0)
    set_offer(g, 1, 1, 1)
    act(g, "pass")
    assert g.actor() == 1
    assert legal(g) == ["take:area=0,place=0", "pass"]


@rule("GU-R12")
def test_leading_an_area_without_a_card_is_nothing_to_do() -> None:
    g = auction(4)
    clear_area(g, 1)
    set_silver(g, 1, 0)
    set_offer(g, 1, 1, 1)
    act(g, "pass")
    assert g.actor() == 2


@rule("GU-R12")
def test_the_transmuter_is_offered_before_its_owner_passes_by_itself() -> None:
    g = auction(4)
    give(g, 1, "transmuter")
    set_silver(g, 1, 0)
    set_gold(g, 1, 1)
    act(g, "pass")
    assert g.actor() == 1
    assert legal(g) == ["turn_gold:gold=1", "pass"]
    act(g, "turn_gold:gold=1")
    assert g.actor() == 1
    assert len(legal(g, "offer")) == 5


@rule("GU-R12")
@pytest.mark.parametrize(("gold", "in_the_way", "asked"), [(0, 0, 2), (1, 3, 2), (2, 3, 1)])
def test_a_transmuter_that_changes_nothing_is_not_waited_for(
    gold: int, in_the_way: int, asked: int
) -> None:
    g = auction(4)
    give(g, 1, "transmuter")
    set_silver(g, 1, 0)
    set_gold(g, 1, gold)
    for area in range(1, 7):
        set_offer(g, 3, area, in_the_way)
    act(g, "pass")
    assert g.actor() == asked


@rule("GU-R12")
@pytest.mark.parametrize(("locked", "asked"), [(2, 1), (1, 2)])
def test_the_spy_is_offered_if_the_silver_back_makes_an_offer_possible(
    locked: int, asked: int
) -> None:
    g = auction(4)
    give(g, 1, "spy")
    set_silver(g, 1, 0)
    set_offer(g, 1, 1, locked)
    set_offer(g, 2, 1, 4)
    act(g, "pass")
    assert g.actor() == asked


@rule("GU-R12")
def test_the_bell_ringer_is_waited_for_until_it_is_used() -> None:
    g = auction(4)
    give(g, 1, "bell_ringer")
    set_silver(g, 1, 3)
    set_offer(g, 3, 1, 1)
    for area in range(2, 7):
        set_offer(g, 3, area, 4)
    act(g, "pass")
    assert g.actor() == 1
    assert legal(g) == ["offer:area=0", "pass"]
    offer(g, 1, 2)
    act(g, "pass")
    offer(g, 1, 2, 2, 1)  # seat 3 outbids the Bell-Ringer's owner, who has 1 silver left
    act(g, "pass")
    assert g.actor() == 2


@rule("GU-R12", "GU-R39")
def test_a_used_ability_is_not_waited_for_again() -> None:
    g = auction(3)
    give(g, 1, "transmuter")
    set_silver(g, 1, 0)
    set_gold(g, 1, 9)
    for area in range(1, 6):
        set_offer(g, 2, area, 2)
    act(g, "pass", "turn_gold:gold=1", "pass")  # 5 silver are too little for 3 and 3
    assert g.actor() == 2


@rule("GU-R41")
def test_the_phase_ends_when_nobody_can_act() -> None:
    g = auction(3, silver=0)
    set_silver(g, 0, 2)
    show_rooms(g, ["s01", "s02", "s03", "s04", "l01", "l02"])
    offer(g, 1, 1, 2, 1)
    act(g, "take:area=0,place=0", "take:area=1,place=0")
    assert g.week == 2  # nobody has silver or gold, so nothing more can happen in Week 1
    assert len(g.players[0].characters) == 2
