"""The end of the Character Auction: who is awarded what, and what new Characters can do."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import all_pass, guild_of, square
from tests.games.guilds.table import (
    auction,
    cards_in,
    leader_of,
    names_of,
    offer,
    offers,
    phase,
    put_in_area,
    set_gold,
    set_offer,
    set_silver,
    show_rooms,
    silvers,
)
from tests.support import act, legal, rule


def finish(g: Guilds) -> None:
    """Awards that leave no choice may be asked or not."""
    while phase(g) == "auction":
        [only] = legal(g)
        act(g, only)


# The end of the auction


@rule("GU-X11", "GU-029", "GU-030", "GU-R13")
def test_a_leader_who_passes_must_take_the_card_and_pays() -> None:
    g = square(3, (1, "brewer"), (2, "mason"), (3, "acolyte"))
    set_offer(g, 0, 1, 3)
    supply = g.silver_supply
    act(g, "pass", "pass", "pass")
    assert phase(g) == "money"
    assert guild_of(g, 0) == ["brewer"]
    assert silvers(g) == [10, 10, 10]
    assert offers(g, 1) == [0, 0, 0]
    assert g.silver_supply == supply + 3


@rule("GU-R13")
def test_whoever_leads_may_pass() -> None:
    g = auction(3)
    set_offer(g, 0, 1, 3)
    assert "pass" in legal(g)
    act(g, "pass")
    assert offers(g, 1) == [3, 0, 0]
    assert leader_of(g, 1) == 0


@rule("GU-029")
def test_whoever_is_outbid_takes_nothing_and_gets_the_silver_back() -> None:
    g = square(2, (1, "brewer"), (3, "mason"), (5, "acolyte"))
    set_offer(g, 0, 1, 3)
    set_offer(g, 1, 1, 4)
    all_pass(g)
    assert [guild_of(g, seat) for seat in (0, 1)] == [[], ["brewer"]]
    assert silvers(g) == [13, 10]


@rule("GU-030")
def test_every_area_with_an_offer_goes_to_its_highest_bidder() -> None:
    g = square(4, (1, "brewer"), (2, "mason"), (3, "acolyte"), (4, "duke"), (6, "archmage"))
    for area, seat, amount in ((1, 2, 3), (1, 3, 1), (2, 3, 2), (3, 2, 1), (6, 0, 9), (6, 2, 8)):
        set_offer(g, seat, area, amount)
    all_pass(g)
    guilds = [guild_of(g, seat) for seat in range(4)]
    assert guilds == [["archmage"], [], ["brewer", "acolyte"], ["mason"]]
    assert silvers(g) == [10, 10, 18, 11]


@rule("GU-R14")
def test_areas_are_awarded_in_the_order_of_their_numbers() -> None:
    cards = [(6, "brewer"), (4, "mason"), (5, "acolyte"), (1, "duke"), (3, "archmage")]
    g = square(4, *cards)
    for area, _ in cards:
        set_offer(g, 1, area, 1)
    all_pass(g)
    assert guild_of(g, 1) == ["duke", "archmage", "mason", "acolyte", "brewer"]


@rule("GU-R14", "GU-030")
@pytest.mark.parametrize("chosen", [0, 1])
def test_of_two_cards_the_highest_bidder_chooses_and_the_next_gets_the_other(chosen: int) -> None:
    g = square(3, (1, "brewer"), (1, "duke"), (2, "mason"))
    for seat, amount in ((0, 1), (1, 3), (2, 2)):
        set_offer(g, seat, 1, amount)
    all_pass(g)
    assert (phase(g), g.actor()) == ("auction", 1)
    assert legal(g) == ["take:area=0,place=0", "take:area=0,place=1"]
    act(g, f"take:area=0,place={chosen}")
    finish(g)
    cards = ["brewer", "duke"]
    assert [guild_of(g, seat) for seat in range(3)] == [[], [cards[chosen]], [cards[1 - chosen]]]
    assert silvers(g) == [11, 10, 10]


@rule("GU-R14", "GU-030")
def test_one_tent_gets_one_card() -> None:
    g = square(3, (1, "brewer"), (1, "duke"), (2, "mason"))
    set_offer(g, 0, 1, 5)
    all_pass(g)
    act(g, "take:area=0,place=1")
    assert phase(g) == "money"
    assert guild_of(g, 0) == ["duke"]
    assert cards_in(g, 1) == ["brewer"]


@rule("GU-R14", "GU-R10")
def test_the_second_card_goes_to_the_next_tent_also_if_the_first_was_taken_before() -> None:
    g = square(3, (1, "brewer"), (1, "duke"), (2, "mason"))
    for seat, amount in ((0, 5), (1, 2), (2, 3)):
        set_offer(g, seat, 1, amount)
    act(g, "take:area=0,place=0", "pass", "pass", "pass")
    finish(g)
    assert [guild_of(g, seat) for seat in range(3)] == [["brewer"], [], ["duke"]]
    assert silvers(g) == [10, 12, 10]


@rule("GU-R14")
def test_choices_come_in_the_order_of_the_areas() -> None:
    g = square(3, (2, "brewer"), (2, "duke"), (4, "mason"), (4, "acolyte"), (5, "archmage"))
    set_offer(g, 2, 2, 1)
    set_offer(g, 1, 4, 1)
    set_offer(g, 2, 5, 1)
    all_pass(g)
    assert (g.actor(), legal(g)[0]) == (2, "take:area=1,place=0")
    act(g, "take:area=1,place=0")
    assert (g.actor(), legal(g)[0]) == (1, "take:area=3,place=0")
    act(g, "take:area=3,place=1")
    assert [guild_of(g, seat) for seat in (1, 2)] == [["acolyte"], ["brewer", "archmage"]]


@rule("GU-R14", "GU-048")
def test_a_card_without_a_bidder_is_discarded_at_the_end_of_the_week() -> None:
    g = square(2, (1, "brewer"), (3, "mason"), (5, "acolyte"), silver=0)
    set_silver(g, 0, 1)
    set_offer(g, 0, 1, 1)
    show_rooms(g, ["s01"])
    act(g, "pass")
    assert cards_in(g, 3) == ["mason"]
    assert phase(g) == "end_of_week"
    act(g, "protect_none")
    assert sorted(names_of(g.characters_gone)) == ["acolyte", "mason"]


# Abilities of new Characters


@rule("GU-031")
def test_a_new_transmuter_waits_until_the_next_auction() -> None:
    g = square(2, (1, "transmuter"), (3, "mason"), (5, "acolyte"))
    set_offer(g, 0, 1, 1)
    set_gold(g, 0, 2)
    act(g, "take:area=0,place=0", "pass")
    assert g.actor() == 0
    assert legal(g, "turn_gold") == []
    act(g, "pass", "convert:gold=0", "convert:gold=0")
    while g.week == 1 or g.actor() != 0:
        act(g, "protect_none" if "protect_none" in legal(g) else "pass")
    assert legal(g, "turn_gold") == ["turn_gold:gold=1", "turn_gold:gold=2"]


@rule("GU-031")
def test_a_new_bell_ringer_and_a_new_spy_wait() -> None:
    g = square(2, *[(i, n) for i, n in enumerate(["spy", "bell_ringer", "duke", "mason"], 1)])
    put_in_area(g, 5, "acolyte")
    for area in (1, 2):
        set_offer(g, 0, area, 1)
    set_offer(g, 0, 3, 1)
    set_offer(g, 1, 3, 2)
    act(g, "take:area=0,place=0", "pass", "take:area=1,place=0", "pass")
    assert legal(g, "withdraw") == []
    act(g, "offer:area=2", "add_silver:amount=2")
    assert legal(g) == ["offer:area=3", "offer:area=4"]


@rule("GU-031")
@pytest.mark.parametrize("taken", [True, False])
def test_a_new_alchemist_works_in_the_money_phase_of_the_same_week(taken: bool) -> None:
    g = square(2, (1, "alchemist"), (3, "mason"), (5, "acolyte"), silver=8)
    set_offer(g, 0, 1, 1)
    if taken:
        act(g, "take:area=0,place=0", "pass", "pass")
    else:
        act(g, "pass", "pass")
    assert phase(g) == "money"
    assert legal(g) == ["convert:gold=0", "convert:gold=1", "convert:gold=2"]


@rule("GU-031")
def test_a_new_mason_works_in_the_construction_of_the_same_week() -> None:
    g = square(2, (1, "mason"), (3, "duke"), (5, "acolyte"), silver=2)
    set_offer(g, 0, 1, 1)
    set_gold(g, 0, 1)
    show_rooms(g, ["s24", "l01"])
    act(g, "pass", "pass")
    assert phase(g) == "construction"
    assert legal(g, "buy") == ["buy:slot=0,discount=1"]


# When joining a Guild


@rule("GU-R16", "GU-031")
def test_silver_gained_when_joining_may_be_used_at_once() -> None:
    g = square(2, (1, "sellsword"), (3, "mason"), (5, "acolyte"), silver=0)
    set_silver(g, 1, 5)
    set_offer(g, 0, 1, 1)
    act(g, "take:area=0,place=0")
    assert silvers(g) == [5, 5]
    act(g, "pass")
    offer(g, 3, 2, 5, 3)
    assert silvers(g) == [0, 5]


@rule("GU-R16", "GU-031")
def test_the_gilder_and_the_saboteur_act_when_they_are_taken() -> None:
    g = square(3, (1, "gilder"), (2, "saboteur"), (3, "acolyte"))
    set_silver(g, 2, 1)
    for seat, area in ((0, 1), (1, 2), (2, 3)):
        set_offer(g, seat, area, 4)
    act(g, "take:area=0,place=0")
    assert [guild.gold for guild in g.players] == [1, 0, 0]
    act(g, "take:area=1,place=0")
    assert silvers(g) == [8, 10, 0]
    assert offers(g, 3) == [0, 0, 4]


@rule("GU-R16")
def test_joining_effects_happen_when_a_card_is_awarded() -> None:
    g = square(2, (1, "sellsword"), (3, "saboteur"), (5, "gilder"), silver=0)
    set_silver(g, 1, 9)
    for area in (1, 3, 5):
        set_offer(g, 0, area, 1)
    act(g, "pass", "pass")
    assert phase(g) == "money"
    assert silvers(g) == [5, 7]
    assert g.players[0].gold == 1
