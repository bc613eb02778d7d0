"""Recruiting: the Town Square, the Back Alley and where cards go."""

from __future__ import annotations

import pytest

from tests.games.cove.positions import (
    ROW,
    STAFF,
    assign,
    at_work,
    corruption,
    discard,
    discarded,
    end_day,
    evening,
    named,
    play,
    recruit,
    set_bag,
    set_boats,
    shelf,
    shelve,
    show,
    staffed,
    tainted,
    townsfolk,
)
from tests.support import legal, rule

FULL_SHELF = [
    f"{size}_{c}" for size in ("small", "large") for c in ("red", "green", "blue", "yellow")
]


@rule("CO-047")
@pytest.mark.parametrize("slot", range(4))
def test_any_face_up_card_may_be_taken(slot: int) -> None:
    g = at_work()
    set_bag(g, "")
    play(g, f"recruit:slot={slot}")
    assign(g)
    assert named(g.players[0].townsfolk) == [ROW[slot]]
    assert g.hours[0] == 3


@rule("CO-047")
@pytest.mark.parametrize("place", STAFF)
def test_the_card_goes_under_a_staff_ability_of_choice(place: str) -> None:
    g = at_work()
    recruit(g, "bell_ringer")
    assert legal(g) == [f"assign:place={n}" for n in range(3)]
    assign(g, place)
    assert g.players[0].staff == [STAFF.index(place)]


@rule("CO-047")
def test_the_ability_is_used_once_when_recruited() -> None:
    g = at_work()
    set_bag(g, "")
    recruit(g, "guild_beadle")
    assert g.players[0].gold == 1
    assign(g)
    play(g, "activate_staff")
    end_day(g)
    assert g.players[0].gold == 1


@rule("CO-R13")
def test_several_cards_may_be_under_one_ability_and_stay_there() -> None:
    g = at_work()
    set_bag(g, "")
    staffed(g, security="midwife lamplighter", apprentice="apothecary")
    recruit(g, "bell_ringer")
    assign(g, "security")
    me = g.players[0]
    assert me.staff == [2, 2, 1, 2]
    assert named(me.townsfolk) == ["midwife", "lamplighter", "apothecary", "bell_ringer"]
    while not g.over:
        g.apply(g.options()[0])
        assert me.staff[:4] == [2, 2, 1, 2]


# The Back Alley


@rule("CO-048")
def test_slot_4_may_be_taken_for_an_hour_and_2_corruption_cards() -> None:
    g = at_work()
    set_bag(g, "")
    assert legal(g, "back_alley") == ["back_alley"]
    play(g, "back_alley")
    assert shelf(g) == ["large_red"]  # of the Axe Captain in slot 4
    assign(g)
    assert (g.hours[0], corruption(g)) == (2, 2)
    assert named(g.players[0].townsfolk) == ["axe_captain"]


@rule("CO-048")
def test_slot_4_may_also_be_taken_for_2_hours_without_corruption() -> None:
    g = at_work()
    set_bag(g, "")
    play(g, "recruit:slot=3")
    assign(g)
    assert (g.hours[0], corruption(g)) == (3, 0)


@rule("CO-048")
def test_the_back_alley_is_slot_4_only() -> None:
    g = at_work()
    show(g, "bell_ringer", "midwife", "lamplighter")
    assert legal(g, "recruit") == ["recruit:slot=0", "recruit:slot=1", "recruit:slot=2"]
    assert not legal(g, "back_alley")


@rule("CO-048", "CO-047")
def test_the_back_alley_is_the_same_action_space_as_recruit() -> None:
    g = at_work()
    set_bag(g, "")
    play(g, "back_alley")
    assign(g)
    assert not legal(g, "recruit")
    assert not legal(g, "back_alley")


@rule("CO-048")
def test_corruption_of_the_back_alley_may_be_discarded_by_the_card_itself() -> None:
    g = at_work()
    show(g, "bell_ringer", "lamplighter", "net_mender", "midwife")
    g.corruption, g.corruption_pile = [0, 36, 0], [12, 0, 12]
    play(g, "back_alley")
    assert corruption(g) == 2
    play(g, discard("palm_greased"), discard("palm_greased"))
    assert corruption(g) == 0


# The row


@rule("CO-049")
@pytest.mark.parametrize("slot", range(4))
def test_cards_right_of_the_gap_move_left_and_slot_4_is_refilled(slot: int) -> None:
    g = at_work()
    set_bag(g, "")
    deck = g.townsfolk_deck.size()
    play(g, f"recruit:slot={slot}")
    assign(g)
    kept = ROW[:slot] + ROW[slot + 1 :]
    assert named(g.square)[:3] == kept
    assert named(g.square)[3] not in ["", *ROW]
    assert g.townsfolk_deck.size() == deck - 1


@rule("CO-R19")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    g = at_work()
    set_bag(g, "")
    discarded(g, "midwife", "apothecary", all_others_with=1)
    recruit(g, "bell_ringer")
    assign(g)
    assert named(g.square)[3] in ("midwife", "apothecary")
    assert g.townsfolk_pile == []
    assert g.townsfolk_deck.size() == 1


@rule("CO-R19")
def test_without_deck_and_discards_slots_stay_empty() -> None:
    g = at_work()
    set_bag(g, "")
    discarded(g, all_others_with=1)
    recruit(g, "bell_ringer")
    assign(g)
    assert named(g.square) == [*ROW[1:], ""]
    assert not legal(g, "back_alley")


@rule("CO-R19", "CO-064")
def test_in_clean_up_an_empty_deck_is_made_of_the_discards_with_the_card_of_slot_1() -> None:
    g = evening()
    discarded(g, "midwife", all_others_with=1)
    end_day(g)
    square = named(g.square)
    assert square[:3] == ROW[1:]
    assert square[3] in ("midwife", "bell_ringer")


# Abilities that come to nothing


@rule("CO-R20", "CO-R32", "CO-R21")
@pytest.mark.parametrize(
    "name",
    [
        "harbour_chaplain",
        "night_warden",
        "pit_fighter",
        "axe_captain",
        "caravan_guard",
        "harbour_pilot",
        "rigging_hand",
        "lighthouse_keeper",
        "dock_marshal",
        "bell_ringer",
    ],
)
def test_an_ability_that_cannot_be_used_is_lost_but_the_card_is_taken(name: str) -> None:
    g = at_work()
    set_boats(g, "", "", "", "", "", "")
    set_bag(g, "")
    shelve(g, *[good for good in FULL_SHELF for _ in range(3 if good.startswith("small") else 2)])
    before = shelf(g)
    show(g, name)
    recruit(g, name)
    assert legal(g) == [f"assign:place={n}" for n in range(3)]
    assign(g)
    assert named(g.players[0].townsfolk) == [name]
    assert (shelf(g), corruption(g)) == (before, 0)


@rule("CO-R20")
def test_without_corruption_the_chandler_still_lets_dice_be_rolled() -> None:
    g = at_work()
    show(g, "chandler")
    tainted(g)
    recruit(g, "chandler")
    assert legal(g, "roll_too")


@rule("CO-047")
def test_the_card_leaves_the_town_square() -> None:
    g = at_work()
    recruit(g, "guild_beadle")
    assign(g)
    assert townsfolk("guild_beadle") not in g.square
