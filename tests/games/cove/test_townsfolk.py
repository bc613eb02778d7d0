"""The 36 Townsfolk: what each does, and what its icons bring."""

from __future__ import annotations

import pytest

from hearth.games.cove.cards import SETS
from tests.games.cove.positions import (
    BOX,
    aboard,
    all_aboard,
    assign,
    at_work,
    berths,
    corruption,
    discard,
    dock_at,
    docked,
    end_day,
    figure,
    figures,
    kinds,
    last_day,
    move,
    play,
    recruit,
    roll_too,
    seat_in,
    set_bag,
    set_boats,
    set_chance,
    set_halls,
    set_lair,
    shelf,
    shelve,
    show,
    staffed,
    supply,
    tainted,
    townsfolk,
)
from tests.support import legal, rule

# ID, set, title, ability, faction icons, Rogue icons.
PRINTED = """
TL01 | locals | Harbour Chaplain | discard 1 | red green | 0
TL02 | locals | Lamplighter | discard 1 | green blue | 0
TL03 | locals | Net-Mender | discard 1 | red blue | 0
TL04 | locals | Town Crier | discard 1 | green yellow | 0
TL05 | locals | Night Warden | discard 2 | red | 0
TL06 | locals | Midwife | discard 2 | green | 0
TL07 | locals | Apothecary | discard 2 | blue | 0
TL08 | locals | Magistrate | discard 2 | yellow | 0
TL09 | locals | Chandler | discard 1 roll | red yellow | 0
TL10 | locals | Bell Ringer | none | blue yellow | 0
TL11 | locals | Schoolmistress | discard 1 | blue yellow | 0
TL12 | locals | Guild Beadle | gold 1 | red green | 0
TM01 | mercenaries | Pit Fighter | goods small_red | red | 0
TM02 | mercenaries | Wandering Minstrel | goods small_green | green | 0
TM03 | mercenaries | Hedge Wizard | goods small_blue | blue | 0
TM04 | mercenaries | Younger Son | goods small_yellow | yellow | 0
TM05 | mercenaries | Axe Captain | goods large_red | red | 1
TM06 | mercenaries | War Drummer | goods large_green | green | 1
TM07 | mercenaries | Battle Mage | goods large_blue | blue | 1
TM08 | mercenaries | Duelist Count | goods large_yellow | yellow | 1
TM09 | mercenaries | Caravan Guard | goods small_red small_green |  | 1
TM10 | mercenaries | Relic Hunter | goods small_blue small_yellow |  | 1
TM11 | mercenaries | Toll Bully | goods small_red small_blue |  | 1
TM12 | mercenaries | Smuggler's Mate | goods small_green small_yellow |  | 1
TS01 | sailors | Harbour Pilot | return | red | 0
TS02 | sailors | Press-Gang Bosun | return | green | 0
TS03 | sailors | Ferry Keeper | return | blue | 0
TS04 | sailors | Rigging Hand | move | yellow | 0
TS05 | sailors | Rowing Coxswain | move | red | 0
TS06 | sailors | Deck Quartermaster | move | green | 0
TS07 | sailors | Lighthouse Keeper | draw 2 | blue | 0
TS08 | sailors | Signal Flagger | draw 2 | yellow | 0
TS09 | sailors | Berth Broker | draw 2 | red | 0
TS10 | sailors | Dock Marshal | hall | green | 0
TS11 | sailors | Customs Clerk | hall | blue | 0
TS12 | sailors | Inn Tout | hall | yellow | 0
"""
ROWS = [[part.strip() for part in line.split("|")] for line in PRINTED.strip().split("\n")]
COLOURS = ["red", "green", "blue", "yellow"]
ASSIGN = [f"assign:place={n}" for n in range(3)]


def id_of(title: str) -> str:
    return title.lower().replace("'", "").replace("-", "_").replace(" ", "_")


def those(ability: str) -> pytest.MarkDecorator:
    """The names of the cards with this ability."""
    found = [id_of(row[2]) for row in ROWS if row[3] == ability]
    assert found
    return pytest.mark.parametrize("name", found)


# As printed


def test_there_are_twelve_of_each_set_in_the_printed_order() -> None:
    found = [(SETS[card.set], card.title) for card in BOX.townsfolk]
    assert found == [(row[1], row[2]) for row in ROWS]
    assert [card.id for card in BOX.townsfolk] == [id_of(row[2]) for row in ROWS]


@rule("CO-068", "CO-069")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_icons_are_as_printed_and_score_at_the_end(row: list[str]) -> None:
    g = last_day()
    set_halls(g, "rrr" + "gggg" + "bbbbb" + "yyyyyy")
    set_lair(g, 4)  # 2 Gold for each Rogue icon
    show(g)
    staffed(g, security=id_of(row[2]))
    end_day(g)
    worth = {"red": 3, "green": 4, "blue": 5, "yellow": 6}
    assert g.scores()[0] == sum(worth[c] for c in row[4].split()) - 2 * int(row[5])


# Locals


@rule("CO-R45", "CO-047")
@those("discard 1")
def test_a_local_may_let_a_corruption_card_be_discarded(name: str) -> None:
    g = at_work()
    show(g, name)
    tainted(g, palm_greased=2, blood_money=1)
    recruit(g, name)
    assert legal(g, "discard") == [discard("palm_greased"), discard("blood_money")]
    play(g, discard("blood_money"))
    assert g.players[0].corruption == [0, 2, 0]
    assert g.corruption_pile == [0, 0, 1]
    assert legal(g) == ASSIGN


@rule("CO-R45", "CO-047")
@those("discard 2")
def test_some_locals_let_up_to_two_be_discarded(name: str) -> None:
    g = at_work()
    show(g, name)
    tainted(g, palm_greased=2, blood_money=1)
    recruit(g, name)
    play(g, discard("palm_greased"), discard("blood_money"))
    assert g.players[0].corruption == [0, 1, 0]
    assert legal(g) == ASSIGN


@rule("CO-R45")
@those("discard 2")
def test_who_has_fewer_discards_those_there_are(name: str) -> None:
    g = at_work()
    show(g, name)
    tainted(g, palm_greased=1)
    recruit(g, name)
    play(g, discard("palm_greased"))
    assert corruption(g) == 0
    assert legal(g) == ASSIGN


@rule("CO-R45")
@those("discard 2")
def test_up_to_two_may_be_one(name: str) -> None:
    g = at_work()
    show(g, name)
    tainted(g, idle_rumour=1, palm_greased=1)
    recruit(g, name)
    play(g, discard("palm_greased"), "keep_corruption")
    assert g.players[0].corruption == [1, 0, 0]


@rule("CO-R45", "CO-046")
def test_the_chandler_discards_one_and_then_any_dice_of_the_supply_may_be_rolled() -> None:
    faces: set[str] = set()
    for seed in range(60):
        g = at_work()
        set_chance(g, seed)
        show(g, "chandler")
        tainted(g, palm_greased=2)
        recruit(g, "chandler")
        play(g, discard("palm_greased"))
        assert corruption(g) == 1
        assert set(legal(g)) == {*map(roll_too, ["r1", "g2", "b3", "y4"]), "roll"}
        play(g, roll_too("b3"), "roll")
        assert legal(g) == ASSIGN
        assert {"r1", "g2", "y4"} <= set(supply(g).split())
        faces |= {text for text in supply(g).split() if text[0] == "b"}
    assert len(faces) == 6


@rule("CO-R45", "CO-046")
def test_the_chandler_may_roll_nothing() -> None:
    g = at_work()
    show(g, "chandler")
    tainted(g, palm_greased=1)
    recruit(g, "chandler")
    play(g, "keep_corruption", "roll")
    assert supply(g) == "r1 g2 b3 y4"
    assert legal(g) == ASSIGN


@rule("CO-R45")
def test_the_chandler_rolls_even_if_nothing_was_discarded() -> None:
    g = at_work()
    show(g, "chandler")
    recruit(g, "chandler")
    play(g, roll_too("r1"), roll_too("g2"), roll_too("b3"), roll_too("y4"))
    if legal(g, "roll"):
        play(g, "roll")
    assert len(supply(g).split()) == 4
    assert legal(g) == ASSIGN


def test_the_bell_ringer_does_nothing() -> None:
    g = at_work()
    tainted(g, palm_greased=1)
    recruit(g, "bell_ringer")
    assert legal(g) == ASSIGN


@rule("CO-047")
def test_the_guild_beadle_brings_a_gold() -> None:
    g = at_work()
    recruit(g, "guild_beadle")
    assert g.players[0].gold == 1


# Mercenaries


@rule("CO-R21", "CO-047")
@pytest.mark.parametrize("row", [r for r in ROWS if r[1] == "mercenaries"], ids=lambda row: row[0])
def test_mercenaries_bring_their_goods(row: list[str]) -> None:
    g = at_work()
    show(g, id_of(row[2]))
    recruit(g, id_of(row[2]))
    assert shelf(g) == row[3].split()[1:]
    assert legal(g) == ASSIGN


@rule("CO-R21")
@pytest.mark.parametrize("row", [r for r in ROWS if r[1] == "mercenaries"], ids=lambda row: row[0])
def test_of_a_good_that_is_used_up_none_is_gained(row: list[str]) -> None:
    g = at_work()
    used_up, *others = row[3].split()[1:]
    have = [used_up] * (3 if used_up.startswith("small") else 2)
    shelve(g, *have)
    show(g, id_of(row[2]))
    recruit(g, id_of(row[2]))
    assert shelf(g) == [*have, *others]


# Sailors

# Beside their ability; the rarer colours more, as fewer stand in their Halls.
SAILORS_GOLD = {
    "harbour_pilot": 1,
    "press_gang_bosun": 1,
    "ferry_keeper": 3,
    "rigging_hand": 2,
    "rowing_coxswain": 1,
    "deck_quartermaster": 1,
    "lighthouse_keeper": 3,
    "signal_flagger": 2,
    "berth_broker": 1,
    "dock_marshal": 1,
    "customs_clerk": 2,
    "inn_tout": 2,
}


@rule("CO-047")
@pytest.mark.parametrize(("name", "gold"), SAILORS_GOLD.items())
def test_sailors_bring_gold_even_when_they_find_nothing_to_do(name: str, gold: int) -> None:
    g = at_work()
    set_boats(g, "", "", "", "", "", "")
    set_bag(g, "")
    show(g, name)
    recruit(g, name)
    assert g.players[0].gold == gold
    assert legal(g) == ASSIGN


@rule("CO-R43", "CO-R32")
@those("return")
def test_some_sailors_return_a_figure_and_draw_one(name: str) -> None:
    g = at_work()
    set_boats(g, "rg", "x", "", "", "", "by")
    set_bag(g, "")
    show(g, name)
    recruit(g, name)
    assert legal(g) == [
        f"return:figure={figure(boat, letter)}"
        for boat, letter in ((1, "r"), (1, "g"), (2, "x"), (6, "b"), (6, "y"))
    ]
    play(g, f"return:figure={figure(1, 'g')}")
    assert aboard(g, 1) == "r"
    # it was in the bag before the draw, and alone there
    assert legal(g) == [seat_in(boat) for boat in range(1, 7)]
    play(g, seat_in(2))
    assert aboard(g, 2) == "gx"
    assert legal(g) == ASSIGN


@rule("CO-R32")
@those("return")
def test_without_a_figure_at_sea_nobody_is_returned_or_drawn(name: str) -> None:
    g = at_work()
    set_boats(g, "rr", "", "", "", "", "")
    docked(g, baz=1)
    before = g.bag[:]
    show(g, name)
    recruit(g, name)
    assert legal(g) == ASSIGN
    assert g.bag == before


@rule("CO-R43", "CO-024")
@those("return")
def test_the_figure_drawn_may_fill_a_boat_which_docks(name: str) -> None:
    g = at_work()
    set_boats(g, "rgb", "y", "", "", "", "")
    show(g, name)
    recruit(g, name)
    play(g, f"return:figure={figure(2, 'y')}", seat_in(1), dock_at("baz"))
    assert berths(g) == {"baz": 1}
    assert legal(g) == ASSIGN


@rule("CO-R43")
@those("return")
def test_the_figure_drawn_may_be_another(name: str) -> None:
    drawn = set()
    for seed in range(40):
        g = at_work()
        set_chance(g, seed)
        set_boats(g, "rg", "", "", "", "", "")
        set_bag(g, "by")
        show(g, name)
        recruit(g, name)
        play(g, f"return:figure={figure(1, 'g')}", seat_in(3))
        assert sum(figures(g)) == 52
        drawn.add(aboard(g, 3))
    assert drawn == {"g", "b", "y"}


@rule("CO-R43", "CO-R32")
@those("move")
def test_some_sailors_move_a_figure_to_another_boat_with_a_free_seat(name: str) -> None:
    g = at_work()
    set_boats(g, "rg", "bbbb", "x", "", "yyyy", "yyy")
    docked(g, blkR=5)
    show(g, name)
    recruit(g, name)
    free = {1: "rg", 2: "b", 3: "x", 6: "y"}
    assert set(legal(g)) == {
        move(boat, letter, to)
        for boat, letters in free.items()
        for letter in letters
        for to in (1, 3, 4, 6)
        if to != boat
    }
    play(g, move(3, "x", 4))
    assert all_aboard(g) == ["rg", "bbbb", "", "x", "yyyy", "yyy"]
    assert berths(g) == {"blkR": 5}
    assert legal(g) == ASSIGN


@rule("CO-R43", "CO-024")
@those("move")
def test_a_moved_figure_may_fill_a_boat_which_docks(name: str) -> None:
    g = at_work()
    set_boats(g, "rgb", "y", "", "", "", "")
    show(g, name)
    recruit(g, name)
    play(g, move(2, "y", 1))
    assert kinds(g) == {"dock"}
    play(g, dock_at("blkL"))
    assert berths(g) == {"blkL": 1}
    assert legal(g) == ASSIGN


@rule("CO-R43", "CO-024")
@those("draw 2")
def test_some_sailors_draw_two_figures_one_after_the_other(name: str) -> None:
    g = at_work()
    set_boats(g, "rgb", "", "", "", "", "")
    show(g, name)
    recruit(g, name)
    play(g, seat_in(1), dock_at("baz"))  # docking is checked after each single figure
    assert legal(g) == [seat_in(boat) for boat in range(2, 7)]
    play(g, seat_in(2))
    assert len("".join(all_aboard(g))) == 5
    assert legal(g) == ASSIGN


@rule("CO-R43")
@those("draw 2")
def test_with_an_empty_bag_the_rest_is_lost(name: str) -> None:
    g = at_work()
    set_boats(g, "", "", "", "", "", "")
    set_bag(g, "b")
    show(g, name)
    recruit(g, name)
    play(g, seat_in(2))
    assert all_aboard(g) == ["", "b", "", "", "", ""]
    assert legal(g) == ASSIGN


@rule("CO-R43", "CO-R32")
@those("draw 2")
def test_without_a_free_seat_the_rest_is_lost(name: str) -> None:
    g = at_work()
    set_boats(g, "", "", "rrrr", "", "", "rrr")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    g.token = 12
    before = sum(g.bag)
    show(g, name)
    recruit(g, name)
    assert len(aboard(g, 6)) == 4  # the only seat there was
    assert sum(g.bag) == before - 1
    assert legal(g) == ASSIGN


@rule("CO-R43", "CO-R32")
@those("hall")
def test_some_sailors_send_an_adventurer_to_its_hall(name: str) -> None:
    g = at_work()
    set_boats(g, "rx", "b", "", "yyyy", "", "x")
    docked(g, sqr=4)
    show(g, name)
    recruit(g, name)
    assert legal(g) == [f"to_hall:figure={figure(1, 'r')}", f"to_hall:figure={figure(2, 'b')}"]
    play(g, f"to_hall:figure={figure(2, 'b')}")
    assert g.halls == [1, 1, 2, 1]
    assert aboard(g, 2) == ""
    assert legal(g) == ASSIGN


@rule("CO-R32")
@those("hall")
def test_rogues_alone_cannot_be_sent_to_a_hall(name: str) -> None:
    g = at_work()
    set_boats(g, "x", "xx", "", "", "", "")
    show(g, name)
    recruit(g, name)
    assert legal(g) == ASSIGN
    assert all_aboard(g)[:2] == ["x", "xx"]


@rule("CO-R32")
@those("move")
def test_without_a_free_seat_elsewhere_nobody_is_moved(name: str) -> None:
    g = at_work()
    set_boats(g, "", "", "rrrr", "", "", "rrrr")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    g.token = 12
    show(g, name)
    recruit(g, name)
    assert legal(g) == ASSIGN
    assert (aboard(g, 3), aboard(g, 6)) == ("rrrr", "rrrr")


def test_all_cards_have_an_ability_that_is_tested_here() -> None:
    assert len(ROWS) == len(BOX.townsfolk) == 36
    assert {row[3].split()[0] for row in ROWS} == {
        *("discard", "none", "gold", "goods", "return", "move", "draw", "hall")
    }
    assert [townsfolk(id_of(row[2])) for row in ROWS] == list(range(36))


@rule("CO-047")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_every_card_can_be_recruited_and_assigned(row: list[str]) -> None:
    g = at_work()
    show(g, id_of(row[2]))
    tainted(g, palm_greased=3)
    recruit(g, id_of(row[2]))
    while legal(g) != ASSIGN:
        play(g, legal(g)[0])
    assign(g, "apprentice")
    assert g.players[0].townsfolk == [townsfolk(id_of(row[2]))]
    assert g.players[0].staff == [1]
