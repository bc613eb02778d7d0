"""Solo: the Peddler, its cards, its boats, its Market and how it is beaten."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.cove.cards import PEDDLER_EFFECTS
from hearth.games.cove.events import SOLD
from hearth.games.cove.figures import GOODS
from hearth.games.cove.state import EMPTY, Cove
from hearth.kernel import find
from tests.games.cove.positions import (
    BOX,
    PIERS,
    ROW,
    aboard,
    all_aboard,
    assign,
    berths,
    close_shops,
    corruption,
    discarded,
    dock_at,
    docked,
    end_day,
    fetch,
    fresh,
    kinds,
    move,
    named,
    offered,
    pass_an_hour,
    peddler_card,
    play,
    recruit,
    seat_in,
    selling,
    set_bag,
    set_boats,
    set_clock,
    set_halls,
    set_lair,
    set_shop,
    shelve,
    show,
    solo,
    sponsor,
    tainted,
    to_cultists,
    to_market,
)
from tests.support import legal, rule

# ID, title, hours, Goods, effect: as the rulebook prints them.
PRINTED = """
PD01 | Cart of Pots | 1 | small_red | none
PD02 | Bundle of Bucklers | 1 | small_green small_green | none
PD03 | Gossip at the Well | 1 |  | patron
PD04 | Moon-Glass Tray | 2 | small_blue | hire 1
PD05 | Gilt Trinkets | 2 | small_yellow | hire 2
PD06 | Secondhand Blades | 2 | large_red large_red | none
PD07 | Borrowed Lutes | 2 | large_green large_green | none
PD08 | Whatever Sells | 2 | small_green small_green | none
PD09 | The Big Order | 2 | large_green | none
PD10 | Friends in the Halls | 2 | small_green | patron
PD11 | Crates from the Tower | 3 | small_blue large_blue | none
PD12 | A Noble's Attic | 3 | small_yellow large_yellow | none
"""
ROWS = [[part.strip() for part in line.split("|")] for line in PRINTED.strip().split("\n")]
CARDS = pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])


def id_of(title: str) -> str:
    return title.lower().replace("'", "").replace("-", "_").replace(" ", "_")


def quiet(card: str, **kw: Any) -> Cove:
    """As `solo`, but nobody will be drawn, and green is most wanted."""
    g = solo(card, **kw)
    set_boats(g, "gg", "r", "", "", "", "")
    set_bag(g, "")
    return g


def peddler_evening(*goods: str, **where: Any) -> Cove:
    """The Peddler has these Goods, and these are the customers; `to_market` comes next."""
    chosen = {key: where.pop(key) for key in ("peddler", "rogues") if key in where}
    g = solo(**chosen)
    boats = [where.get("baz", ""), where.get("blkL", ""), "", where.get("blkR", "")]
    set_boats(g, *boats, where.get("sqr", ""), "")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    g.peddler.shelf = [goods.count(name) for name in GOODS]
    return g


def sponsoring(g: Cove) -> str:
    return "".join("rgby"[c] for c in range(4) if g.peddler.sponsored >> c & 1)


# Set-up


@rule("CO-075", "CO-001")
def test_the_peddler_has_gold_a_marker_on_top_and_twelve_cards() -> None:
    for seed in range(1, 11):
        g = fresh(1, seed)
        assert g.peddler.present
        assert len(g.hours) == 2
        # its marker lay on top: it has acted already, and is ahead
        assert g.peddler.card != EMPTY
        assert (g.hours[0], g.actor()) == (1, 0)
        assert g.hours[1] > 1
        assert g.peddler.gold == 0


@rule("CO-075")
def test_there_are_twelve_cards_which_are_shuffled() -> None:
    assert len(BOX.peddler_cards) == 12
    assert {fresh(1, seed).peddler.card for seed in range(1, 121)} >= set(range(3, 12))


@rule("CO-075")
def test_the_deck_is_reshuffled_when_it_is_empty() -> None:
    g = quiet("the_big_order")
    g.peddler.deck.bag, g.peddler.deck.top, g.peddler.deck.top_seen = [], [], []
    pass_an_hour(g)
    assert g.peddler.card != EMPTY
    assert g.peddler.deck.size() >= 10  # one of them was turned up, two if it was a short one


@rule("CO-R35")
@pytest.mark.parametrize("start", range(1, 11))
def test_alone_the_icons_are_those_of_two_players(start: int) -> None:
    g = solo(hour=start)
    set_boats(g, "", "", "", "", "", "")
    g.token = 12
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    set_clock(g, start, 11, stack=[1, 0])
    pass_an_hour(g)
    assert bool(legal(g, "seat")) == ((start + 1) % 2 == 0)


@rule("CO-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_others_there_is_no_peddler(seats: int) -> None:
    g = fresh(seats)
    assert not g.peddler.present
    assert len(g.hours) == seats


# Its cards


def test_the_cards_are_as_printed() -> None:
    for row, card in zip(ROWS, BOX.peddler_cards, strict=True):
        effect, _, slot = row[4].partition(" ")
        assert (card.id, card.title, card.hours) == (id_of(row[1]), row[1], int(row[2]))
        assert PEDDLER_EFFECTS[card.effect] == effect
        assert card.slot == (int(slot) - 1 if slot else -1)
        assert len(card.goods) + len(card.wanted) == len(row[3].split())


@rule("CO-076", "CO-077")
@CARDS
def test_a_card_brings_its_goods_and_takes_its_hours(row: list[str]) -> None:
    """A short card leaves the Peddler behind the player, or on top: Secondhand Blades follow."""
    g = quiet(id_of(row[1]))
    deck = g.peddler.deck.size()
    pass_an_hour(g)
    short = row[2] == "1"
    more = ["large_red", "large_red"] if short else []
    assert sorted(offered(g)) == sorted([*row[3].split(), *more])
    assert g.hours == [3, 2 + int(row[2]) + (2 if short else 0)]
    assert g.peddler.deck.size() == deck - (2 if short else 1)
    assert g.peddler.card == peddler_card("secondhand_blades" if short else id_of(row[1]))
    assert g.actor() == 0


@rule("CO-078", "CO-079")
@CARDS
def test_a_card_has_its_effect(row: list[str]) -> None:
    g = quiet(id_of(row[1]))
    pass_an_hour(g)
    assert len(sponsoring(g)) == (1 if row[4] == "patron" else 0)
    hired = [ROW[int(row[4][-1]) - 1]] if row[4].startswith("hire") else []
    assert named(g.peddler.townsfolk) == hired


@rule("CO-077")
@pytest.mark.parametrize(
    ("boats", "colour"),
    [
        (["rrr", "gg", "b", "y", "", ""], "red"),
        (["rr", "ggg", "b", "y", "", ""], "green"),
        (["r", "gg", "bbb", "yy", "", ""], "blue"),
        (["rg", "rb", "ry", "gb", "gy", "by"], "yellow"),  # 3 of each
        (["rrgg", "bb", "", "", "", ""], "blue"),
        (["rrgg", "by", "", "", "", ""], "green"),
        (["rryy", "bb", "gg", "", "", ""], "yellow"),
        (["rr", "gg", "xxxx", "", "", ""], "green"),  # Rogues are of no colour
    ],
)
def test_most_wanted_is_the_colour_with_most_adventurers_about(
    boats: list[str], colour: str
) -> None:
    g = solo("the_big_order")
    set_boats(g, *boats)
    set_bag(g, "")
    pass_an_hour(g)
    assert offered(g) == [f"large_{colour}"]


@rule("CO-077")
def test_adventurers_on_piers_and_at_sea_count_together() -> None:
    g = solo("whatever_sells")
    set_boats(g, "rr", "ggg", "rr", "", "", "")
    docked(g, baz=1)
    set_bag(g, "")
    set_halls(g, "yyyyyy")
    set_bag(g, "")
    pass_an_hour(g)
    assert offered(g) == ["small_red", "small_red"]


@rule("CO-078")
@pytest.mark.parametrize(
    ("halls", "has", "gains"),
    [
        ("rrrggby", "", "r"),
        ("rgggby", "", "g"),
        ("rgby", "", "y"),
        ("rrggbby", "", "b"),
        ("rrggby", "", "g"),
        ("rrrggby", "r", "g"),
        ("rrrggby", "rg", "y"),
        ("rrrggby", "rgy", "b"),
    ],
)
def test_a_patron_is_of_the_fullest_hall_not_sponsored_yet(
    halls: str, has: str, gains: str
) -> None:
    g = solo("friends_in_the_halls")
    set_halls(g, halls)
    g.peddler.sponsored = sum(1 << "rgby".index(c) for c in has)
    pass_an_hour(g)
    assert set(sponsoring(g)) == {*has, gains}


@rule("CO-R46", "CO-078")
def test_a_patron_does_nothing_when_it_has_all_four() -> None:
    g = solo("friends_in_the_halls")
    g.peddler.sponsored = 15
    pass_an_hour(g)
    assert sponsoring(g) == "rgby"


@rule("CO-079", "CO-049")
@pytest.mark.parametrize(("card", "slot"), [("moon_glass_tray", 0), ("gilt_trinkets", 1)])
def test_hire_takes_the_card_without_its_ability_and_the_row_refills(card: str, slot: int) -> None:
    g = quiet(card)
    row = ["guild_beadle", "axe_captain", "bell_ringer", "midwife"]
    show(g, *row)
    before = offered(g)
    pass_an_hour(g)
    assert named(g.peddler.townsfolk) == [row[slot]]
    assert named(g.square)[:3] == row[:slot] + row[slot + 1 :]
    assert named(g.square)[3] not in ("", *row)
    assert g.peddler.gold == 0  # of the Guild Beadle
    assert [good for good in offered(g) if good not in before] == [
        "small_blue" if slot == 0 else "small_yellow"
    ]


@rule("CO-R46", "CO-079")
@pytest.mark.parametrize("card", ["moon_glass_tray", "gilt_trinkets"])
def test_hire_does_nothing_on_an_empty_slot(card: str) -> None:
    g = quiet(card)
    show(g)
    discarded(g, all_others_with=0)
    pass_an_hour(g)
    assert g.peddler.townsfolk == []
    assert len(offered(g)) == 1
    assert g.hours[1] == 4


@rule("CO-R46")
def test_its_goods_are_not_limited() -> None:
    g = quiet("secondhand_blades")
    g.peddler.shelf = [7 if name == "large_red" else 0 for name in GOODS]
    pass_an_hour(g)
    assert offered(g) == ["large_red"] * 9


@rule("CO-R46", "CO-076")
def test_it_never_waits_and_acts_without_anything() -> None:
    g = quiet("crates_from_the_tower")
    show(g)
    pass_an_hour(g)
    assert g.hours[1] == 5
    assert g.peddler.card == peddler_card("crates_from_the_tower")


# Its marker


@rule("CO-R35", "CO-R41", "CO-021")
def test_its_marker_lands_on_top_and_acts_first() -> None:
    g = quiet("cart_of_pots")
    pass_an_hour(g)  # both on 3 after its card, so it turns up another one
    assert g.hours == [3, 5]
    assert offered(g) == ["small_red", "large_red", "large_red"]


@rule("CO-R35", "CO-028")
def test_its_marker_counts_for_the_token() -> None:
    g = solo(hour=3)
    set_boats(g, "rrr", "gggg", "", "bbbb", "yyyy", "")
    docked(g, blkL=2, blkR=4, sqr=5)
    set_clock(g, 3, 8)
    pass_an_hour(g)
    play(g, seat_in(1))
    assert g.token == 9


@rule("CO-R35", "CO-029", "CO-030")
def test_its_day_ends_like_that_of_others() -> None:
    g = quiet("a_nobles_attic")
    set_clock(g, 10, 10, stack=[1, 0])
    pass_an_hour(g)
    assert g.hours == [11, 12]
    assert (g.day, g.actor()) == (1, 0)


@rule("CO-R25")
def test_it_may_stand_on_14_when_the_token_lies() -> None:
    g = quiet("a_nobles_attic")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    g.token = 12
    set_clock(g, 10, 11, stack=[1, 0])
    set_shop(g, f3="r1", supply="g1 b1 y1")
    play(g, "forge", "forge_in:furnace=2", "roll")  # to 12, and then the Peddler acts
    close_shops(g)
    assert g.day == 2
    assert g.markers[0] == 0  # it was ahead, so it lay on top


@rule("CO-R35", "CO-028", "CO-080")
def test_a_boat_that_it_fills_may_take_the_last_berth() -> None:
    g = solo("secondhand_blades")
    set_boats(g, "rrr", "gggg", "", "bbbb", "yyyy", "")
    docked(g, blkL=2, blkR=4, sqr=5)
    set_bag(g, "b")
    pass_an_hour(g)
    assert berths(g)["baz"] == 1
    assert g.token == 7


# Its boats


@rule("CO-080", "CO-022")
@pytest.mark.parametrize(
    ("boats", "chosen"),
    [
        (["r", "gg", "r", "", "", ""], 2),
        (["r", "gg", "rr", "", "", "rr"], 2),
        (["r", "gg", "rb", "", "", "rr"], 3),
        (["r", "gb", "rb", "bb", "", "rr"], 4),
        (["", "", "", "", "", ""], 1),
        (["rrrr", "gggg", "", "", "b", ""], 5),
        (["rrr", "bbgg", "bb", "", "", ""], 1),
    ],
)
def test_it_seats_in_the_fullest_boat_then_with_its_colour_then_the_lowest(
    boats: list[str], chosen: int
) -> None:
    g = solo("secondhand_blades")
    set_boats(g, *boats)
    g.docked, g.berths = 0, [EMPTY] * 4
    if "rrrr" in boats:
        docked(g, baz=1, blkL=2)
    if "bbgg" in boats:
        docked(g, baz=2)
    set_bag(g, "b")
    pass_an_hour(g)
    assert g.hours[1] == 4
    assert aboard(g, chosen).count("b") == boats[chosen - 1].count("b") + 1
    assert len(aboard(g, chosen)) == len(boats[chosen - 1]) + 1


@rule("CO-080", "CO-022")
def test_it_seats_a_figure_for_each_icon_that_it_passes() -> None:
    g = solo("a_nobles_attic", hour=3)
    set_boats(g, "", "", "", "", "", "")
    set_clock(g, 4, 3, stack=[1, 0])
    set_bag(g, "bb")
    pass_an_hour(g)  # the Peddler goes from 3 to 6
    assert g.hours == [5, 6]
    assert aboard(g, 1) == "bb"


@rule("CO-080", "CO-R42")
def test_the_human_moves_before_the_next_figure_is_drawn() -> None:
    g = solo("a_nobles_attic", rogues="robbers")
    set_boats(g, "r", "", "", "", "", "")
    set_clock(g, 4, 3, stack=[1, 0])
    set_bag(g, "xx")
    pass_an_hour(g)
    assert (aboard(g, 1), kinds(g)) == ("rx", {"move"})
    play(g, move(1, "r", 2))
    assert aboard(g, 1) == "xx"
    assert kinds(g) == {"move"}


@rule("CO-080", "CO-024")
@pytest.mark.parametrize(
    ("boat", "taken", "berth"),
    [
        (1, {}, "baz"),
        (1, {"baz": 2}, "blkL"),
        (1, {"blkL": 2}, "baz"),
        (5, {}, "sqr"),
        (5, {"sqr": 6}, "blkR"),
        (5, {"blkR": 6}, "sqr"),
    ],
)
def test_it_docks_at_an_outer_pier_if_it_can(boat: int, taken: dict[str, int], berth: str) -> None:
    g = solo("secondhand_blades")
    set_boats(g, *["rrg" if n == boat else "" for n in range(1, 7)])
    docked(g, **taken)
    set_bag(g, "b")
    pass_an_hour(g)
    assert berths(g) == {**taken, berth: boat}
    assert g.actor() == 0


@rule("CO-080", "CO-074", "CO-R42")
def test_a_robbers_move_is_made_by_the_human() -> None:
    g = solo("secondhand_blades", rogues="robbers")
    set_boats(g, "rr", "g", "bbb", "", "", "")
    docked(g, baz=3)
    set_bag(g, "x")
    pass_an_hour(g)
    assert aboard(g, 1) == "rrx"
    assert g.actor() == 0
    assert kinds(g) == {"move"}
    assert move(2, "g", 1) in legal(g)
    play(g, move(2, "g", 1))
    assert aboard(g, 1) == "rrgx"
    # the human filled the boat: only one berth is left to it
    assert berths(g) == {"baz": 3, "blkL": 1}


@rule("CO-R22", "CO-080")
def test_the_human_chooses_the_berth_of_a_boat_filled_by_that_move() -> None:
    g = solo("secondhand_blades", rogues="robbers")
    set_boats(g, "rr", "g", "", "", "", "")
    set_bag(g, "x")
    pass_an_hour(g)
    play(g, move(2, "g", 1))
    assert legal(g) == [dock_at("baz"), dock_at("blkL")]


# Its Market


@rule("CO-081")
@pytest.mark.parametrize(
    ("good", "where", "gold"),
    [
        ("large_red", {"baz": "rr", "blkL": "r"}, 6),
        ("large_red", {"baz": "r", "blkL": "rr"}, 6),
        ("large_red", {"baz": "r", "blkL": "r", "blkR": "r"}, 6),
        ("small_blue", {"sqr": "bb", "blkR": "b"}, 6),
        ("small_blue", {"baz": "bbbb", "sqr": "b"}, 3),
        ("large_yellow", {"sqr": "yyyy", "baz": "y"}, 5),
    ],
)
def test_it_sells_each_good_at_the_best_legal_pier(
    good: str, where: dict[str, str], gold: int
) -> None:
    g = peddler_evening(good, **where)
    to_market(g)
    assert g.peddler.gold == gold
    assert offered(g) == []
    assert sum(g.corruption) == 60  # even at the Black Market


@rule("CO-081")
@pytest.mark.parametrize(
    ("where", "pier"), [({"baz": "r", "blkL": "r"}, "bazaar"), ({"blkL": "r"}, "black_market")]
)
def test_between_equal_prices_it_avoids_the_black_market(where: dict[str, str], pier: str) -> None:
    g = peddler_evening("large_red", **where)
    g.logging = True
    to_market(g)
    sold = [PIERS[b] for kind, _, _, b, _ in g.log if kind == SOLD]
    assert sold == [pier]


@rule("CO-081")
def test_it_keeps_what_brings_nothing() -> None:
    g = peddler_evening("large_red", "small_green", "small_red", baz="rr", sqr="bb")
    to_market(g)
    assert g.day == 2
    assert g.peddler.gold == 6
    assert offered(g) == ["small_red", "small_green"]


@rule("CO-081", "CO-073")
def test_cultists_are_never_counted_for_it() -> None:
    g = peddler_evening("large_red", "large_blue", baz="rxx", rogues="cultists")
    to_market(g)
    assert g.peddler.gold == 3
    assert offered(g) == ["large_blue"]


@rule("CO-081", "CO-057")
def test_it_and_the_human_have_the_same_customers() -> None:
    g = peddler_evening("large_red", "large_red", baz="rr")
    shelve(g, "large_red")
    to_market(g)
    play(g, selling("large_red", "bazaar"))
    assert (g.players[0].gold, g.peddler.gold) == (6, 12)


@rule("CO-073")
def test_the_human_may_count_cultists_alone_as_well() -> None:
    g = peddler_evening(baz="rx", rogues="cultists")
    shelve(g, "large_red")
    to_market(g)
    play(g, to_cultists("large_red", "bazaar"))
    assert (g.players[0].gold, corruption(g)) == (6, 1)


@rule("CO-082", "CO-060")
def test_its_sponsorships_pay() -> None:
    g = peddler_evening()
    set_halls(g, "rrr" + "gggg" + "b" + "yy")
    g.peddler.sponsored = 0b1001
    to_market(g)
    assert g.peddler.gold == 3 + 2


@rule("CO-083")
@pytest.mark.parametrize(("level", "more"), [("easy", -1), ("normal", 0), ("hard", 2)])
def test_the_difficulty_changes_what_each_of_its_goods_brings(level: str, more: int) -> None:
    g = peddler_evening("large_red", "small_blue", baz="rr", sqr="b", peddler=level)
    shelve(g, "large_red")
    to_market(g)
    play(g, selling("large_red", "bazaar"))
    assert g.peddler.gold == 6 + 3 + 2 * more
    assert g.players[0].gold == 6


@rule("CO-083")
def test_normal_is_the_default_and_others_are_for_one_seat() -> None:
    assert fresh(1).chosen["peddler"] == "normal"
    assert [level.bonus for level in BOX.difficulties] == [-1, 0, 2]
    with pytest.raises(ValueError, match="peddler is for 1 seat, not 2"):
        fresh(2, peddler="hard")


@rule("CO-083")
@pytest.mark.parametrize(
    ("former", "name"), [("apprentice", "easy"), ("journeyman", "normal"), ("master", "hard")]
)
def test_a_level_is_found_by_its_former_name(former: str, name: str) -> None:
    assert fresh(1, peddler=former).chosen["peddler"] == name


def test_a_level_is_chosen_by_one_player_alone_whatever_it_is_called() -> None:
    assert fresh(2, peddler="journeyman").chosen["peddler"] == "normal"
    with pytest.raises(ValueError, match="peddler is for 1 seat, not 2"):
        fresh(2, peddler="master")


# The end


def last_evening(human: int, peddler: int) -> Cove:
    g = peddler_evening()
    g.day = 3
    set_halls(g, "rrr" + "gggg" + "bbbbb" + "yyyyyy")
    set_lair(g, 6)
    g.players[0].gold = human
    g.peddler.gold = peddler
    return g


@rule("CO-084")
@pytest.mark.parametrize(
    ("human", "peddler", "won"), [(31, 30, True), (30, 30, False), (29, 30, False), (-1, -2, True)]
)
def test_the_human_wins_with_more_gold_and_a_tie_is_lost(
    human: int, peddler: int, won: bool
) -> None:
    g = last_evening(human, peddler)
    to_market(g)
    close_shops(g)
    assert g.over
    assert g.result() == [1.0 if won else 0.0]
    assert find("cove").ending(g) == ("peddler_beaten" if won else "peddler_won")


@rule("CO-084")
@pytest.mark.parametrize(
    ("human", "verdict"),
    [
        (34, "The Peddler has 30 Gold, 4 less."),
        (28, "The Peddler has 30 Gold, 2 more."),
        (30, "The Peddler has 30 Gold, too."),
    ],
)
def test_the_verdict_says_by_how_much_the_peddler_won_or_lost(human: int, verdict: str) -> None:
    g = last_evening(human, 30)
    to_market(g)
    close_shops(g)
    assert find("cove").verdict(g) == verdict


def test_among_several_players_there_is_no_verdict() -> None:
    assert find("cove").verdict(fresh(2)) == ""


@rule("CO-082", "CO-068")
@pytest.mark.parametrize(("human", "won"), [(30 + 3 + 4, False), (30 + 3 + 4 + 1, True)])
def test_its_faction_icons_count(human: int, won: bool) -> None:
    g = last_evening(human, 30)
    g.peddler.townsfolk = [fetch(g, "harbour_chaplain")]  # red and green
    to_market(g)
    assert g.result() == [1.0 if won else 0.0]


@rule("CO-082", "CO-069")
@pytest.mark.parametrize(("human", "won"), [(30, False), (31, True)])
def test_its_rogue_icons_do_not_count(human: int, won: bool) -> None:
    g = last_evening(human, 30)
    g.peddler.townsfolk = [fetch(g, "caravan_guard")]
    to_market(g)
    assert g.result() == [1.0 if won else 0.0]


@rule("CO-069", "CO-084")
def test_those_of_the_human_do() -> None:
    g = last_evening(33, 30)
    tainted(g, palm_greased=1)
    to_market(g)
    assert g.scores() == [30]
    assert g.result() == [0.0]


@rule("CO-084", "CO-071")
def test_a_tie_is_lost_whatever_else_the_human_has() -> None:
    g = last_evening(30, 30)
    set_halls(g, "")
    sponsor(g, "rgby")
    to_market(g)
    assert g.scores() == [30]
    assert g.result() == [0.0]


# The next day


@rule("CO-075", "CO-065")
def test_its_marker_is_stacked_like_the_others() -> None:
    g = quiet("a_nobles_attic")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    g.token = 11
    set_clock(g, 10, 10, stack=[1, 0])
    pass_an_hour(g)  # to 11; the Peddler goes to 13
    close_shops(g)
    assert g.day == 2
    assert g.peddler.card != peddler_card("a_nobles_attic")  # it overshot, so it began the day
    assert g.hours[1] > g.hours[0] == 1


@rule("CO-064", "CO-079")
def test_what_it_hired_is_out_of_the_match() -> None:
    g = quiet("moon_glass_tray")
    pass_an_hour(g)
    (hired,) = g.peddler.townsfolk
    assert hired not in [*g.square, *g.townsfolk_deck.cards(), *g.townsfolk_pile]


@rule("CO-047")
def test_the_human_recruits_from_what_it_left() -> None:
    g = quiet("moon_glass_tray")
    pass_an_hour(g)
    recruit(g, ROW[1])
    assign(g)
    assert named(g.players[0].townsfolk) == [ROW[1]]
    assert all_aboard(g)[0] == "gg"


@rule("CO-066")
def test_its_goods_gold_and_sponsorships_carry_over() -> None:
    g = peddler_evening("small_red", "small_red")
    g.peddler.sponsored = 1
    g.peddler.gold = 4
    set_shop(g, supply="r1 g1 b1 y1")
    set_halls(g, "ggg")
    end_day(g)
    assert offered(g)[:2] == ["small_red", "small_red"]
    assert sponsoring(g).startswith("r")
    assert g.peddler.gold == 4
