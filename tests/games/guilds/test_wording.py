"""What labels, prompts and the log tell beyond the names of things."""

from __future__ import annotations

import hearth
from hearth.games.guilds import events as e
from hearth.games.guilds.state import Guilds
from hearth.games.guilds.things import doors_text
from hearth.kernel import find
from tests.games.guilds.table import (
    BOX,
    auction,
    clear_area,
    construction,
    give,
    go,
    money,
    place,
    room,
    set_gold,
    set_silver,
    show_rooms,
    week_end,
)
from tests.support import act

GUILDS = find("guilds")


def label(g: Guilds, text: str) -> str:
    return hearth.label(g, hearth.parse(g, text))


def told(g: Guilds, *kinds: int) -> list[str]:
    return [GUILDS.sentence(g, event) for event in g.log if event[0] in kinds]


def test_an_offer_that_needs_the_bell_ringer_says_so() -> None:
    g = auction(4, silver=1)
    give(g, 0, "bell_ringer")
    assert label(g, "offer:area=0").endswith("(add at least 1, alone, with the Bell-Ringer)")
    act(g, "offer:area=0", "add_silver:amount=1")
    assert label(g, "no_second_area") == "Name no second Area (this uses your Bell-Ringer)"


def test_with_two_areas_left_the_bell_ringer_is_not_mentioned() -> None:
    g = auction(4)
    for area in (3, 4, 5, 6):
        clear_area(g, area)
    act(g, "offer:area=0", "add_silver:amount=1")
    assert label(g, "no_second_area") == "Name no second Area"


def test_a_raise_is_told_by_the_new_total() -> None:
    g = auction(2)
    g.logging = True
    act(g, "offer:area=0", "add_silver:amount=2", "offer:area=2", "add_silver:amount=1", "pass")
    act(g, "offer:area=0", "add_silver:amount=3", "offer:area=4", "add_silver:amount=1")
    assert told(g, e.OFFER_RAISED) == ["raises the offer in Area I to 5 silver"]


def test_a_place_without_a_way_to_the_hall_is_marked() -> None:
    g = construction(2, rooms=["s22"])
    place(g, 0, "s01", "B2")
    go(g)
    g.logging = True
    assert "inactive" not in label(g, "buy:slot=0,discount=0")
    act(g, "buy:slot=0,discount=0")
    assert label(g, "place:space=3") == "Place on A2 (inactive: no way to the Entrance Hall yet)"
    assert label(g, "place:space=7") == "Place on B3"
    act(g, "place:space=3", "rotate:turns=0")
    assert told(g, e.ROOM_CUT_OFF) == ["has no way to the Gallery yet: it is inactive"]


def test_a_purchase_that_would_be_inactive_everywhere_is_marked() -> None:
    g = construction(2, rooms=["s22"])
    for name, where, turns in (("s17", "B2", 0), ("s18", "A1", 3), ("s07", "C1", 1)):
        place(g, 0, name, where, turns)
    go(g)
    assert label(g, "buy:slot=0,discount=0").endswith("; it would be inactive for now")


def test_the_assassin_is_named_with_the_victims_points() -> None:
    g = money(2)
    give(g, 0, "assassin")
    give(g, 1, "templar")
    go(g)
    victim = [text for text in (hearth.label(g, a) for a in g.options()) if "Templar" in text]
    assert victim == ["Assassin, once in the match: remove the Templar (1½ PP) from Blue"]
    assert GUILDS.prompt(g, 0).endswith("or remove a Character before")


def test_a_forced_pass_is_told_as_one() -> None:
    g = auction(2)
    set_silver(g, 1, 0)
    g.logging = True
    act(g, "pass")
    assert told(g, e.PASSED) == ["passes", "can do nothing and passes"]


def test_gold_that_is_turned_is_told_with_its_silver() -> None:
    g = auction(2)
    give(g, 0, "transmuter")
    set_gold(g, 0, 3)
    g.logging = True
    act(g, "turn_gold:gold=2")
    assert told(g, e.GOLD_TURNED) == ["has the Transmuter turn 2 gold into 10 silver"]


def test_silver_that_is_lost_at_the_end_of_a_week_is_told() -> None:
    g = week_end(2, silver=5)
    give(g, 0, "almoner")
    set_silver(g, 1, 0)
    g.logging = True
    go(g)
    act(g, "keep:silver=1")
    assert told(g, e.SILVER_DISCARDED, e.SILVER_KEPT) == [
        "discards 2 silver",
        "discards 2 silver",
        "keeps 1 silver",
    ]


def test_the_silver_for_protecting_a_room_is_told() -> None:
    g = week_end(2, silver=2)
    show_rooms(g, ["s01", "s02"])
    place(g, 0, "s31", "B2")
    set_silver(g, 1, 0)
    g.logging = True
    go(g)
    act(g, "protect:slot=0", "protect_free:slot=1")
    texts = told(g, e.ROOM_PROTECTED)
    assert [text.partition(" for ")[2] for text in texts] == ["1 silver", ""]
    assert texts[1].endswith(" with a coin of the supply")


def test_a_room_is_placed_with_its_doors() -> None:
    g = construction(2, rooms=["s22"])
    go(g)
    g.logging = True
    act(g, "buy:slot=0,discount=0", "place:space=4", "rotate:turns=0")
    (text,) = told(g, e.ROOM_PLACED)
    assert text == f"places the Gallery on B2, {doors_text(BOX.rooms[room('s22')], 0)}"


def test_the_sheet_says_what_an_ability_counted() -> None:
    g = money(2)
    give(g, 0, "chamberlain", "archmage")
    rows = {row.title: row.why for row in GUILDS.sheet(g, 0)}
    assert rows["Chamberlain"] == "0 printed, 1 for 2 Characters"
    assert rows["Archmage"] == "as printed"


def test_an_ability_is_ready_only_until_its_phase_is_over() -> None:
    g = auction(2)
    give(g, 0, "transmuter", "mason")
    act(g, "pass", "pass")
    assert g.view(0)["phase"] == "money"
    assert g.view(0)["players"][0]["ready"] == ["mason"]
