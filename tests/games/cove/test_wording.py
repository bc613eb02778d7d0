"""What is said: labels, prompts and the sentences of the log."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hearth.games.cove import events as e
from hearth.games.cove.game import COVE
from hearth.games.cove.state import Cove
from tests.games.cove.positions import (
    assign,
    at_work,
    close_shops,
    corruption_deck,
    die,
    dock_at,
    docked,
    end_day,
    evening,
    figure,
    forge_in,
    last_day,
    load,
    market,
    move,
    pass_an_hour,
    play,
    quietly,
    recruit,
    remove,
    roll_too,
    seat_in,
    selling,
    set_bag,
    set_boats,
    set_clock,
    set_halls,
    set_shop,
    show,
    solo,
    sponsor,
    staffed,
    tainted,
    to_cultists,
    to_market,
    unlock,
    use,
)
from tests.games.cove.touching import TABLES, choices, label, prompt


def told(g: Cove, *kinds: int) -> list[str]:
    return [COVE.sentence(g, event) for event in g.log if not kinds or event[0] in kinds]


def listening(g: Cove) -> Cove:
    g.logging = True
    return g


def loading(furnace: int, one: str) -> str:
    return f"load:furnace={furnace - 1},die={die(one)}"


# Labels of the shop


@pytest.mark.parametrize(
    ("furnace", "one", "end"),
    [
        (1, "r3", "a red Weapon takes at least 5 below, or at least 3 with Corruption"),
        (1, "r6", "a red Weapon takes at least 2 below, or any die with Corruption"),
        (1, "y4", "a yellow Weapon takes a 6 below, or at least 4 with Corruption"),
        (1, "y3", "a yellow Weapon takes at least 5 below, and only with Corruption"),
        (1, "y1", "no die below makes a yellow Weapon"),
        (2, "g2", "a green Weapon takes a 6 below, or at least 4 with Corruption"),
    ],
)
def test_a_large_furnace_says_what_the_lower_die_has_to_show(
    furnace: int, one: str, end: str
) -> None:
    g = at_work()
    rest = [f"{colour}1" for colour in "rgby" if colour != one[0]]
    set_shop(g, supply=" ".join([one, *rest]))
    shown = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}[one[0]]
    start = f"Load Furnace {furnace} with {shown} {one[1]} on top (1 hour): "
    assert label(g, loading(furnace, one)) == start + end


def test_a_small_furnace_says_what_it_makes() -> None:
    g = at_work()
    set_shop(g, supply="r4 g4 b6 y3")
    assert label(g, loading(3, "r4")) == "Load Furnace 3 with red 4 (1 hour): Heat 6, a red Armor"
    assert label(g, loading(3, "g4")).endswith(": Heat 6, a green Armor with Corruption")
    assert label(g, loading(3, "b6")).endswith(": Heat 8, too hot")


def test_the_lower_die_tells_the_heat() -> None:
    g = at_work()
    set_shop(g, supply="r3 g5 b3 y2")
    play(g, loading(1, "r3"))
    assert label(g, f"add:die={die('g5')}") == "Put green 5 below: Heat 12, a red Weapon"
    assert label(g, f"add:die={die('b3')}").endswith(": Heat 10, a red Weapon with Corruption")
    assert label(g, f"add:die={die('y2')}").endswith(": Heat 9, too cold")
    assert prompt(g) == "Furnace 1 has red 3 on top: which die goes below?"


def test_forge_says_what_it_would_bring() -> None:
    g = at_work()
    set_shop(g, f1="r2 g4", f3="b6", smelter="y1")
    assert label(g, "forge") == (
        "Forge (2 hours): Furnace 1 for a red Weapon with Corruption, Furnace 3 for nothing"
        " and the Smelter"
    )


def test_forging_and_removing() -> None:
    g = at_work()
    set_halls(g, "rgbyyy")
    set_shop(g, f1="r2 g4", f3="b1", smelter="y1")
    play(g, "forge")
    assert prompt(g) == "Forge: where do you begin?"
    assert label(g, "finish_forging") == "Leave everything as it is and go on to the roll"
    assert label(g, forge_in(1)) == "Furnace 1: forge a red Weapon with Corruption (Heat 10)"
    assert label(g, forge_in(3)) == "Furnace 3: forge a blue Armor (Heat 3)"
    assert label(g, remove(1)) == "Furnace 1: take out red 2 and green 4"
    assert label(g, unlock("yellow")) == (
        "Smelter: unlock the yellow die and its Sponsorship (3 Gold in a Market now)"
    )
    play(g, forge_in(3))
    assert prompt(g) == "Forge: what else?"
    assert label(g, "finish_forging") == "Forge no more and roll the dice"


def test_the_roll_names_its_dice() -> None:
    g = at_work()
    set_shop(g, supply="y6", f1="r6 g6", f3="b1")
    play(g, "forge", forge_in(1), "finish_forging")
    assert prompt(g) == "Which dice of your supply do you roll too?"
    assert label(g, roll_too("y6")) == "Roll yellow 6 too"
    assert label(g, "roll") == "Roll 2 dice: red and green"


def test_the_chandler_may_roll_nothing() -> None:
    g = at_work()
    show(g, "chandler")
    recruit(g, "chandler")
    assert label(g, "roll") == "Roll nothing"
    play(g, roll_too("r1"))
    assert label(g, "roll") == "Roll 1 die: red"


def test_the_staff_says_what_it_does() -> None:
    g = at_work()
    staffed(g, metallurgist="lamplighter", apprentice="midwife town_crier")
    set_shop(g, supply="r1 g1 b1", f3="y1")
    g.players[0].at = 0
    assert label(g, "activate_staff") == (
        "Activate your Staff (2 hours): Metallurgist and Apprentice"
    )
    play(g, "activate_staff")
    assert prompt(g) == "Your Staff: who works next?"
    assert label(g, use("metallurgist")) == "Metallurgist: load a Furnace or the Smelter"
    play(g, use("metallurgist"))
    assert prompt(g) == "Metallurgist: what is loaded?"
    assert label(g, loading(4, "r1")) == "Load Furnace 4 with red 1: Heat 2, a red Armor"
    play(g, loading(4, "r1"), use("apprentice"))
    assert prompt(g) == "Apprentice: what do you forge? (up to 2)"


# Other labels


def test_a_card_is_told_with_everything_on_it() -> None:
    g = at_work()
    assert label(g, "recruit:slot=0") == (
        "Recruit Bell Ringer (Nothing happens when you recruit this card;"
        " blue and yellow icons), 2 hours"
    )
    assert label(g, "recruit:slot=3") == (
        "Recruit Axe Captain (A red Weapon; red icon; 1 Rogue icon), 2 hours"
    )
    assert label(g, "back_alley") == (
        "Recruit Axe Captain (A red Weapon; red icon; 1 Rogue icon) in the Back Alley,"
        " 1 hour and 2 Corruption cards"
    )
    show(g, "caravan_guard")
    assert "(A red Armor and a green Armor; 1 Rogue icon)" in label(g, "recruit:slot=0")


def test_a_place_on_the_staff_says_who_is_there() -> None:
    g = at_work()
    staffed(g, security="lamplighter")
    recruit(g, "bell_ringer")
    assert prompt(g) == "What does Bell Ringer do on your Staff?"
    assert label(g, "assign:place=1") == "Apprentice: forge in up to 2 of what is loaded"
    assert label(g, "assign:place=2") == "Security: discard a Corruption card (1 there already)"


def test_corruption_is_told_with_its_icons() -> None:
    g = at_work()
    tainted(g, blood_money=2, idle_rumour=1)
    show(g, "night_warden")
    recruit(g, "night_warden")
    assert prompt(g) == "Discard Corruption? (up to 2 of your 3)"
    assert label(g, "discard:corruption=0") == "Discard Idle Rumour (no icon)"
    assert label(g, "discard:corruption=2") == "Discard Blood Money (2 icons)"
    assert label(g, "keep_corruption") == "Discard no more"


def test_seats_say_who_sits_beside_and_what_comes_of_it() -> None:
    g = at_work()
    set_boats(g, "rrx", "", "rg", "gby", "gbyr", "by")
    docked(g, sqr=5)
    g.berths[2], g.docked = 3, g.docked | 1 << 3
    set_bag(g, "y")
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    assert prompt(g) == "You have drawn a yellow adventurer: in which boat does it sit?"
    assert label(g, seat_in(1)) == "Seat it in boat 1, beside 2 red and 1 Rogue: it docks"
    assert label(g, seat_in(2)) == "Seat it in boat 2, which is empty"
    assert label(g, seat_in(3)) == "Seat it in boat 3, beside 1 red and 1 green"
    g.berths[0], g.berths[1] = 3, 3
    assert label(g, seat_in(1)).endswith(": it is full, but has no berth")


def test_berths_say_what_they_are_for() -> None:
    g = at_work()
    set_boats(g, "rgb", "rb", "ry", "gby", "gy", "by")
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    h = g.clone()
    play(g, seat_in(1))
    assert prompt(g) == "Boat 1 is full: where does it dock?"
    assert label(g, dock_at("baz")) == "Dock at the Bazaar (for Weapons)"
    assert label(g, dock_at("blkL")) == (
        "Dock at the left of the Black Market (for Armor and Weapons, with Corruption)"
    )
    play(h, seat_in(4))
    assert label(h, dock_at("sqr")) == "Dock at the Town Square pier (for Armor)"


def test_figures_are_named_with_their_boats() -> None:
    g = at_work()
    show(g, "rigging_hand", "dock_marshal", "ferry_keeper")
    h, i = g.clone(), g.clone()
    recruit(g, "rigging_hand")
    assert prompt(g) == "Move a figure to another boat"
    assert label(g, move(2, "b", 6)) == (
        "Move the blue adventurer of boat 2 to boat 6, beside 1 blue and 1 yellow"
    )
    recruit(h, "dock_marshal")
    assert prompt(h) == "Which adventurer goes to its Hall?"
    assert label(h, f"to_hall:figure={figure(2, 'b')}") == (
        "Send the blue adventurer of boat 2 to the Hall of Wizards"
    )
    recruit(i, "ferry_keeper")
    assert prompt(i) == "Which figure goes back into the bag? Then you draw another one"
    assert label(i, f"return:figure={figure(2, 'b')}") == (
        "Put the blue adventurer of boat 2 back into the bag"
    )


def test_robbers_are_named() -> None:
    g = at_work(rogues="robbers")
    set_bag(g, "x")
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    assert prompt(g) == "You have drawn a Rogue: in which boat does it sit?"
    play(g, seat_in(2))
    assert prompt(g) == "Robbers: move another figure to another boat"


def test_sales_name_their_price() -> None:
    g = market("small_red", blkL="rrx", sqr="r", rogues="cultists")
    g.players[0].gold = 7
    assert prompt(g) == "Market of day 1: what do you sell? (7 Gold)"
    assert label(g, selling("small_red", "town_square")) == (
        "Sell a red Armor at the Town Square pier: 2 Gold"
    )
    assert label(g, selling("small_red", "black_market")) == (
        "Sell a red Armor at the Black Market: 4 Gold and 1 Corruption card"
    )
    assert label(g, to_cultists("small_red", "black_market")) == (
        "Sell a red Armor at the Black Market, where 1 Rogue counts: 6 Gold and 2 Corruption cards"
    )
    g = market("large_red", baz="xx", rogues="cultists")
    assert label(g, to_cultists("large_red", "bazaar")) == (
        "Sell a red Weapon at the Bazaar, where 2 Rogues count: 6 Gold and 1 Corruption card"
    )


def test_who_can_do_nothing_waits() -> None:
    g = at_work()
    show(g)
    g.townsfolk_deck.bag, g.players[1].townsfolk = [], sorted(g.townsfolk_deck.cards())
    g.players[1].staff = [0] * 36
    set_shop(g, f1="r1 g1", f3="b1", f4="y1")
    g.players[0].at = 7
    assert label(g, "wait") == "Wait (1 hour)"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_text_has_a_gap_or_a_place_left_open(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, 90 + seats, **options):
        g.logging = True
        texts = [prompt(g, seat), *[COVE.label(g, a, seat) for a in g.options(seat)], *told(g)]
        assert [text for text in texts if re.search(r"  |[{}]|\(\)|None|\.$", text)] == []
        risks = [COVE.risk(g, a, seat) for a in g.options(seat)]
        assert [text for text in risks if re.search(r"  |[{}]|\(\)|None|\.$", text)] == []
        g.log.clear()


# The log


def test_the_log_tells_a_turn() -> None:
    g = listening(at_work())
    set_bag(g, "r")
    set_clock(g, 1, 12)
    load(g, 1, "r1", "g2")
    play(g, seat_in(3))
    assert told(g) == [
        "loads Furnace 1 with red 1 on top",
        "puts green 2 below in Furnace 1",
        "goes on to hour 2",
        "seats a red adventurer in boat 3",
    ]


def test_the_log_tells_a_forge() -> None:
    g = listening(at_work())
    set_shop(g, f1="r6 g6", f3="b6", f4="y2", smelter="r1")
    play(g, "forge", forge_in(1), remove(3), unlock("blue"), "finish_forging")
    assert told(g)[:6] == [
        "forges",
        "has Heat 16 in Furnace 1 (Coal 4, red 6 and green 6) and meets the top condition for"
        " red, at least 12",
        "forges a red Weapon in Furnace 1",
        "takes blue 6 out of Furnace 3",
        "takes red 1 out of the Smelter and unlocks the blue die",
        "has the blue Sponsorship",
    ]
    rolled = told(g, e.DIE_ROLLED)
    assert [text[:-2] for text in rolled] == [
        *("rolls red", "rolls red", "rolls green", "rolls blue", "rolls blue")
    ]


def test_small_things_are_loaded() -> None:
    g = listening(at_work())
    load(g, 3, "r1")
    assert told(g, e.FURNACE_LOADED) == ["loads Furnace 3 with red 1"]
    g = listening(at_work())
    play(g, f"smelt:die={die('g2')}")
    assert told(g, e.SMELTER_LOADED) == ["loads the Smelter with green 2"]


def test_the_log_tells_a_recruit() -> None:
    g = listening(at_work())
    set_clock(g, 2, 12)
    play(g, "back_alley")
    assign(g, "apprentice")
    found = told(g, e.CORRUPTED, e.RECRUITED, e.GOOD_GAINED, e.ASSIGNED)
    assert found == [
        "draws 2 Corruption cards",
        "recruits Axe Captain",
        "gains a red Weapon",
        "puts Axe Captain on the Staff as Apprentice",
    ]
    assert told(g, e.TOWNSFOLK_CAME)[0].startswith("New in the Town Square: ")


def test_the_log_tells_what_sailors_do() -> None:
    for card, text, sentence in (
        ("rigging_hand", move(2, "b", 6), "moves the blue adventurer of boat 2 to boat 6"),
        (
            "dock_marshal",
            f"to_hall:figure={figure(2, 'b')}",
            "sends the blue adventurer of boat 2 to the Hall of Wizards",
        ),
        (
            "ferry_keeper",
            f"return:figure={figure(2, 'b')}",
            "puts the blue adventurer of boat 2 back into the bag",
        ),
    ):
        g = listening(at_work())
        show(g, card)
        recruit(g, card)
        play(g, text)
        assert sentence in told(g)


def test_the_log_tells_the_staff() -> None:
    g = listening(at_work())
    tainted(g, palm_greased=1)
    staffed(g, security="lamplighter")
    g.players[0].at = 0
    play(g, "activate_staff", use("security"), "discard:corruption=1")
    assert told(g)[:3] == [
        "activates the Staff",
        "lets the Staff work: Security",
        "discards Palm Greased",
    ]


def test_a_boat_docks_by_somebody_or_by_itself() -> None:
    g = listening(at_work())
    set_boats(g, "rgb", "rb", "ry", "gb", "gy", "by")
    set_clock(g, 1, 12)
    load(g, 3, "r1")
    play(g, seat_in(1), dock_at("blkL"))
    assert told(g, e.DOCKED) == ["docks boat 1 at the left of the Black Market"]
    g = listening(evening())
    set_boats(g, "rrrr", "gg", "", "bb", "y", "")
    docked(g, baz=1, blkL=2, blkR=4)
    to_market(g)
    assert told(g, e.DOCKED, e.PRODUCTION_ENDED) == [
        "Boat 5 docks at the Town Square pier",
        "Production ends; the Market opens",
    ]


def test_the_log_tells_a_market_and_a_clean_up() -> None:
    g = evening(sqr="rr")
    set_boats(g, "", "", "bx", "", "rr", "y")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    g.players[0].shelf[0] = 1
    sponsor(g, "r")
    to_market(listening(g))
    g.log.clear()
    play(g, selling("small_red", "town_square"))
    close_shops(g)
    kinds = [e.SOLD, e.EARNED, e.SPONSORS_PAID, e.HALL_JOINED, e.LAIR_JOINED, e.DAY_BEGAN]
    assert told(g, *kinds) == [
        "sells a red Armor at the Town Square pier",
        "earns 4 Gold with a red Armor",
        "gains 1 Gold from Sponsors",
        "Hall of Wizards: 1 blue adventurer from the sea",
        "Hall of Nobles: 1 yellow adventurer from the sea",
        "Lair: 1 Rogue from the sea",
        "Day 2 begins",
    ]
    assert told(g, e.TOWNSFOLK_LEFT) == ["Bell Ringer leaves the Town Square"]
    assert len(told(g, e.ARRIVED)) == 12


def test_the_token_is_told() -> None:
    g = listening(at_work())
    set_boats(g, "rgb", "rrrr", "", "gbyr", "gyby", "")
    docked(g, blkL=2, blkR=4, sqr=5)
    set_clock(g, 7, 8, stack=[1, 0])
    set_bag(g, "r")
    load(g, 3, "r1")
    play(g, seat_in(1))
    assert told(g, e.TOKEN_PLACED) == ["All berths are taken: the Market token lies on hour 9"]


def test_the_last_hours_have_no_numbers() -> None:
    g = at_work()
    g.token = 12
    set_clock(g, 11, 12)
    set_bag(g, "")
    recruit(listening(g), "bell_ringer")
    assign(g)
    assert told(g, e.ADVANCED) == ["goes on past the last hour"]


def test_a_shuffled_deck_is_told() -> None:
    g = listening(at_work())
    corruption_deck(g)
    play(g, "back_alley")
    assert told(g, e.DECK_SHUFFLED) == ["The Corruption cards are shuffled into a new deck"]


def test_the_peddler_is_named_where_it_acts() -> None:
    g = listening(solo("gilt_trinkets"))
    pass_an_hour(g)
    quietly(g)
    found = told(g, e.PEDDLER_TURNED, e.GOOD_GAINED, e.HIRED, e.ADVANCED)
    assert found == [
        "goes on to hour 3",
        "The Peddler turns up Gilt Trinkets",
        "The Peddler gains a yellow Armor",
        "The Peddler hires Guild Beadle",
        "The Peddler goes on to hour 4",
    ]
    assert [text.startswith("The Peddler seats a ") for text in told(g, e.SEATED)] == [True]


def test_the_end_says_why() -> None:
    g = listening(last_day())
    tainted(g, palm_greased=3)
    staffed(g, security="lamplighter")
    end_day(g)
    assert told(g, e.FINAL_ICONS)[0] == "gains 2 Gold for faction icons"
    assert told(g, e.FINAL_LOSS)[0] == "loses 6 Gold for Corruption and Rogue icons"
    assert told(g, e.MATCH_ENDED) == ["The match is over: that was the last day"]


@pytest.mark.parametrize(
    ("gold", "who"), [(500, "the Peddler is beaten"), (-500, "the Peddler wins")]
)
def test_alone_it_says_who_won(gold: int, who: str) -> None:
    g = listening(solo())
    g.day = 3
    g.players[0].gold = gold
    while not g.over:
        quietly_on(g)
    assert told(g, e.MATCH_ENDED) == [f"The match is over: {who}"]


def quietly_on(g: Cove) -> None:
    g.apply(g.options()[-1])
