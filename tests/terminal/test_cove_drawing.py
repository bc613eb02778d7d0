"""The drawing of the Cove: the clock, the harbour, the town, the players and one's own shop."""

from __future__ import annotations

import copy
import re

import pytest
from rich.console import Group

from hearth.games.cove.box import standard
from hearth.games.cove.market import PIERS
from hearth.games.cove.state import BERTHS, Cove
from hearth.games.cove.trades import TRADES
from hearth.kernel import Rng
from hearth.match import Match
from hearth.terminal.cove import words
from hearth.terminal.cove.drawing import ALWAYS, AT_THE_END, LOOKING_ON, MORE, USUAL_ORDER
from tests.games.cove.positions import (
    at_work,
    docked,
    evening,
    forge_in,
    last_day,
    load,
    market,
    pass_an_hour,
    play,
    recruit,
    set_boats,
    set_clock,
    set_halls,
    set_lair,
    set_shop,
    shelve,
    solo,
    staffed,
    tainted,
)
from tests.terminal.drawing import (
    assert_found_or_explained,
    draw,
    draw_all,
    draw_choice,
    draw_fitted,
    draw_near,
    line,
    lines_of,
    match_at,
    moments_of,
    screen,
    shown,
)

BOX = standard()


def told_of(g: Cove, seat: int = 0, width: int = 80) -> str:
    return draw(match_at(g), seat, width)


def cells(text: str, start: str) -> list[str]:
    """The words of the first line that begins so, behind that."""
    return line(text, start).removeprefix(start).split()


# Words


def test_headings_and_events_are_those_that_there_are():
    game = Match.new("cove", 2, seed=1).game
    assert {kind.name for kind in game.space.kind_of} == set(words.HEADINGS)
    assert set(game.event_names) >= words.MINOR | words.WARNING | words.PASSING


def test_every_place_has_a_name():
    assert set(words.BERTHS) == set(BERTHS)
    assert set(words.PIERS) == set(PIERS)
    assert set(words.SPACES) == set(TRADES[0].spaces)


def test_every_part_has_its_place_and_its_rank():
    drawn = {name for names in [*ALWAYS.values(), *LOOKING_ON.values()] for name in names}
    assert set(MORE) == set(USUAL_ORDER)
    assert drawn | set(AT_THE_END) <= set(MORE)


def test_players_are_called_by_the_colour_of_their_marker():
    names = screen(match_at(at_work(4))).names()
    assert [name.plain for name in names] == ["White", "Purple", "Orange", "Teal"]
    assert len({str(name.style) for name in names}) == 4


def test_whoever_has_another_name_is_known_by_colour_too():
    on = screen(match_at(at_work()))
    on.called = ["Ann"]
    assert "Ann, White (you)" in shown(on, on.drawer.table(on.sight(0)))


# How far the match is


def test_the_header_tells_day_phase_and_turn():
    told = " Day 1 of 3 · Production · your turn, White"
    match = match_at(at_work())
    assert lines_of(draw(match))[0] == told
    assert lines_of(draw_near(match))[0] == told
    assert lines_of(draw(match, seat=1))[0] == " Day 1 of 3 · Production · White to choose"


def test_the_last_line_tells_who_one_is():
    g = at_work()
    g.players[0].gold = 7
    told = "You are White · hour 1 · 7 Gold · 7 at the end · Blacksmith on Activate Staff"
    assert lines_of(told_of(g))[-1] == told


def test_the_match_ends_without_boats_and_clock():
    g = last_day()
    pass_an_hour(g)
    while not g.over:
        g.apply(g.options(g.actor())[0])
    told = told_of(g)
    assert lines_of(told)[0] == " Day 3 of 3 · The match is over"
    assert "Clock" not in told
    assert "Bazaar" not in told
    assert cells(told, "Purple")[1] == str(g.players[1].gold)


# The clock


def test_the_clock_shows_icons_and_markers_with_the_topmost_first():
    g = at_work(4)
    set_clock(g, 3, 12, 3, 5, stack=[2, 1, 3, 0])
    told = lines_of(told_of(g))
    at = told.index("Clock  1    2    3    4•   5    6    7    8•   9    10   11   12•")
    assert told[at + 1] == f"{' ' * 17}WO{' ' * 8}T{' ' * 34}P"


def test_the_market_token_has_a_line():
    g = at_work()
    assert "token" not in told_of(g)
    g.token = 9
    assert "The Market token lies on hour 9" in draw_near(match_at(g))


def test_markers_past_sundown_are_on_the_clock():
    g = at_work()
    g.token = 12
    set_clock(g, 11, 13)
    assert line(told_of(g), "Clock").endswith("12•  13")


def test_where_there_is_little_room_the_clock_is_in_words():
    g = at_work(3)
    set_clock(g, 2, 4, 2, stack=[2, 1, 0])
    assert "Clock  hour 2 White over Orange · hour 4 Purple" in told_of(g, width=60)


# The harbour


def test_boats_show_their_seats_and_where_they_lie():
    g = at_work()
    set_boats(g, "rrgy", "rgbx", "ry", "gb", "gggx", "")
    docked(g, baz=1, blkL=2, sqr=5)
    told = told_of(g, width=100)
    assert "1  red red green yellow  Bazaar" in told
    assert "2  red green blue Rogue  Black Market" in told
    assert "3  red yellow · ·  no berth" in told
    assert "5  green green green Rogue  Town Square" in told
    assert "6  · · · ·\n" in re.sub(" +\n", "\n", told)
    assert told.count("no berth") == 1


def test_where_words_do_not_fit_figures_are_letters():
    g = at_work()
    set_boats(g, "yygg", "rgx", "", "gb", "yyby", "")
    docked(g, blkL=1, blkR=5)
    told = told_of(g)
    assert "1  GGYY  Black Market" in told
    assert "2  RG✗·" in told
    assert "1  green green yellow yellow  Black Market" in told_of(g, width=100)


def test_where_both_sides_do_not_fit_boats_stand_below_each_other():
    told = lines_of(told_of(at_work(), width=60))
    at = told.index("1  red green · ·")
    assert told[at + 3] == "→ Town Square pier (Armor) or Black Market"
    assert told[at + 4] == "4  green blue · ·"


def test_piers_show_what_a_good_brings():
    g = evening(baz="rrry", blkL="gbb", blkR="bg", sqr="yx")
    told = told_of(g)
    assert cells(told, "Bazaar, Weapons") == ["1", "9", "·", "·", "5", "·"]
    assert cells(told, "Black Market, Weapons †") == ["2,", "4", "·", "6", "15", "·", "·"]
    assert cells(told, "Black Market, Armor †") == ["2,", "4", "·", "4", "9", "·", "·"]
    assert cells(told, "Town Square pier, Armor") == ["5", "·", "·", "·", "3", "1"]


def test_cultists_are_counted_in_the_second_place():
    g = evening(rogues="cultists", baz="rrx", blkL="gg")
    told = told_of(g)
    assert cells(told, "Bazaar, Weapons") == ["1", "6/9", "·/3", "·/5", "·/5", "1"]
    assert cells(told, "Black Market, Armor †")[-5:] == ["·", "4", "·", "·", "·"]


def test_halls_lair_and_bag_stand_below_the_piers():
    g = at_work()
    set_halls(g, "rrrgby")
    set_lair(g, 4)
    told = told_of(g)
    assert cells(told, "In the Halls and the Lair") == ["3", "1", "1", "1", "4"]
    assert cells(told, "In the bag") == [str(n) for n in g.bag]


def test_a_full_table_keeps_what_the_question_is_about():
    match = match_at(market("large_red", "small_blue", baz="rr"))
    told = draw_fitted(match, 8)
    assert "Sale Shelf    Weapons 1 red; Armor 1 blue" in told
    assert cells(told, "Bazaar, Weapons")[:2] == ["1", "6"]
    assert "boats" in line(told, "More with t and a word: ")


def test_only_piers_with_boats_are_drawn():
    g = at_work()
    set_boats(g, "rrry", "rb", "ry", "gb", "gy", "by")
    docked(g, baz=1)
    told = told_of(g)
    assert cells(told, "Bazaar, Weapons")[:2] == ["1", "9"]
    assert "Town Square pier, Armor" not in told


def test_what_each_customer_pays_is_left_out_in_brief():
    g = at_work()
    pass_an_hour(g)
    match = match_at(g)
    assert cells(draw_near(match), "Weapons, for each customer") == ["3", "3", "5", "5"]
    assert "for each customer" not in draw_fitted(match, 8)


# The town


def test_the_town_square_tells_icons_and_texts():
    told = told_of(at_work(), width=100)
    assert line(told, "Axe Captain").startswith("Axe Captain   red, Rogue    A red Weapon. Back")
    assert "Guild Beadle  red, green    1 Gold." in told
    assert told.count("Back Alley: or 1 hour and 2 Corruption cards.") == 1


def test_the_rogue_card_and_the_lair_are_told():
    g = at_work(rogues="robbers")
    set_lair(g, 3)
    told = " ".join(told_of(g).split())
    assert f"Robbers {BOX.rogue_cards[2].text} With 3 Rogues in the Lair each" in told
    assert "icon costs 2 Gold, from 6 Rogues on 3." in told


# Players


def with_everything() -> Match:
    g = at_work()
    set_halls(g, "rrrgby")
    set_lair(g, 3)
    set_shop(g, supply="r1 g2 y4 b1 b6", f1="r3 y5", seat=1)
    set_clock(g, 1, 6)
    staffed(g, seat=1, metallurgist="war_drummer", security="harbour_chaplain midwife")
    shelve(g, "large_red", "large_red", "small_yellow", seat=1)
    tainted(g, seat=1, blood_money=2)
    g.players[1].gold = 8
    return match_at(g)


def test_a_player_has_a_row_with_all_that_counts():
    told = cells(draw(with_everything()), "Purple")
    # 8 Gold, 6 for icons, 2 less for a Rogue icon, and nobody else knows the Corruption.
    assert told == ["6", "8", "≤12", "2", "RBY", "RGGG✗", "MS", "Weapons", "RR,", "Armor", "Y"]


def test_the_owner_knows_what_corruption_costs():
    match = with_everything()
    told = draw(match, seat=1)
    assert cells(told, "Purple (you)")[:4] == ["6", "8", "4", "2"]
    assert "Corruption    2 Blood Money (2 icons): 8 Gold lost at the end" in told
    assert "Blood Money" not in draw_all(match, seat=0)


def test_wide_terminals_show_what_others_have_loaded():
    match = with_everything()
    assert line(draw(match, width=130), "Purple").endswith(
        "Weapons 2 red; Armor 1 yellow  red Weapon"
    )
    assert "Loaded" not in draw(match, width=100)


def test_another_seat_can_be_looked_at():
    on = screen(with_everything())
    told = shown(on, on.drawer.of_seat(on.sight(0), 1))
    assert lines_of(told)[0].startswith("Purple · hour 6 · 8 Gold · ≤12 at the end")
    assert "Supply        red 1, green 2, blue 1, blue 6, yellow 4" in told
    assert "Furnace 1     red 3 over yellow 5 and Coal 4: Heat 12, a red Weapon" in told
    assert "Sponsorships  red, blue, yellow: 5 Gold in a Market now" in told
    assert "Security      discard a Corruption card (Harbour Chaplain and Midwife)" in told
    assert "Icons         1 red, 3 green: 6 Gold at the end; 1 Rogue: 2 Gold lost" in told
    assert "Corruption    2 Corruption cards" in told


def test_only_corruption_is_secret():
    g = at_work()
    match = match_at(g)
    on = screen(match)
    assert not on.drawer.has_secrets(g.view(0))
    tainted(g, seat=1, idle_rumour=1)
    assert not on.drawer.has_secrets(g.view(0))
    assert on.drawer.has_secrets(g.view(1))


# The shop


def test_an_empty_furnace_tells_what_dice_it_asks_for():
    told = told_of(at_work())
    assert "Supply        red 1, green 2, blue 3, yellow 4" in told
    asked = "Furnace 2     empty; Weapon, 2 dice ≥ red 9/7, green 8/6, blue 10/8, yellow 9/7"
    assert asked in told
    assert "Furnace 4     empty; Armor, 1 die ≤ red 3/4, green 4/5, blue 2/3, yellow 3/4" in told


@pytest.mark.parametrize(
    ("dice", "made"),
    [
        ({"f1": "r3 y5"}, "Furnace 1     red 3 over yellow 5 and Coal 4: Heat 12, a red Weapon"),
        ({"f3": "y3"}, "Furnace 3     yellow 3 and Coal 2: Heat 5, a yellow Armor with Corruption"),
        ({"f4": "b6"}, "Furnace 4     blue 6 and Coal 1: Heat 7, too hot"),
        ({"smelter": "g6"}, "Smelter       green 6; still to unlock: "),
    ],
)
def test_what_is_loaded_tells_what_comes_of_it(dice, made):
    g = at_work()
    loaded = " ".join(dice.values())
    rest = [f"{letter}1" for letter in "rgby" if letter not in loaded]
    set_shop(g, supply=" ".join(rest), **dice)
    assert line(told_of(g), made.split(":")[0]).startswith(made)


def test_the_top_die_alone_waits_for_the_lower_one():
    g = at_work()
    load(g, 1, "y4")
    assert "yellow 4, with Coal 4; the lower die is missing" in draw_near(match_at(g))


def test_goods_that_cannot_be_made_any_more_are_told():
    g = at_work()
    assert "None left" not in told_of(g)
    shelve(g, "large_red", "large_red")
    assert "None left     red Weapon: sell one before you make another" in told_of(g)


def test_dice_set_aside_are_about_to_be_rolled():
    g = at_work()
    set_shop(g, supply="g2 b3", f4="r2", f3="y1")
    play(g, "forge", forge_in(4))
    assert "To be rolled  red" in draw_near(match_at(g))


# What is near, and what is missed


def test_a_drawn_figure_is_seated_with_the_harbour_in_sight():
    g = at_work()
    pass_an_hour(g)
    told = draw_near(match_at(g))
    assert "1  red green · ·" in told
    assert "In the bag" in told
    assert "Supply" not in told


def test_a_new_card_is_assigned_with_the_staff_in_sight():
    g = at_work()
    staffed(g, apprentice="midwife")
    recruit(g, "bell_ringer")
    assert "Apprentice    forge in up to 2 of what is loaded (Midwife)" in draw_near(match_at(g))


def test_a_good_without_customers_is_explained():
    told = draw_choice(match_at(market("large_red", "large_blue", baz="rr")))
    assert "No pier has a customer for a blue Weapon." in told
    assert "customer for a red" not in told


def test_a_furnace_that_forges_nothing_is_explained():
    g = at_work()
    set_shop(g, supply="g2 b3", f4="r2", f3="y6")
    play(g, "forge")
    assert "Furnace 3 has Heat 8; a yellow Armor takes at most 4" in draw_choice(match_at(g))


# Solo


def test_the_peddler_has_a_row_and_its_cards():
    g = solo(hour=3)
    g.peddler.gold = 12
    g.peddler.shelf = [0, 0, 0, 1, 2, 0, 0, 0]
    g.peddler.sponsored = 1
    told = told_of(g)
    assert cells(told, "Peddler   ") == ["3", "12", "12", "R", "Weapons", "RR,", "Armor", "Y"]
    assert "Peddler  Normal · Most Wanted colour: yellow" in told
    assert lines_of(draw_near(match_at(g)))[0].endswith(" · your turn, White · 12 Gold to beat")


def test_the_last_card_of_the_peddler_is_told_with_those_to_come():
    g = solo("moon_glass_tray", peddler="hard")
    pass_an_hour(g)
    while "load" not in {text.partition(":")[0] for text in match_at(g).legal()}:
        g.apply(g.options(0)[0])
    told = " ".join(told_of(g).split())
    assert "Peddler Hard (+2 Gold for each Good) · turned up" in told
    assert "Hired: Bell Ringer" in told
    assert "Moon-Glass Tray" not in told.partition("Still to come:")[2]
    assert "A Noble's Attic" in told.partition("Still to come:")[2]


def test_alone_one_plays_against_the_peddler():
    g = solo()
    told = screen(match_at(g)).drawer.alone("White", 3, False, "The Peddler has 5 Gold.")
    assert told == "White loses with 3 Gold. The Peddler has 5 Gold."


# All moments


@pytest.fixture(scope="module", params=["1 easy", "2", "3", "4"])
def moments(request) -> list[Match]:
    """Before every choice of a match that is played at random."""
    seats, _, level = request.param.partition(" ")
    options = {"peddler": level} if level else {}
    return moments_of(Match.new("cove", int(seats), seed=7, options=options), 1)


def of_every_kind(matches: list[Match]) -> list[Match]:
    """For each question the last moment that asks it."""
    return list({match.g.view(None)["choice"]: match for match in matches}.values())


def assert_is_readable(told: str, width: int) -> None:
    assert "…" not in told
    assert max(map(len, told.splitlines())) <= width
    assert not re.search(r"_|\bblk|\bsqr\b|\bbaz\b|load\d|[Ss]eat \d|small |large ", told)


@pytest.mark.parametrize("width", [60, 80, 120])
def test_at_every_question_nothing_is_cut_off_or_raw(moments, width):
    for match in of_every_kind(moments):
        assert_is_readable(draw_all(match, match.g.actor(), width), width)


def test_what_is_near_can_be_drawn_at_any_choice(moments):
    for i, match in enumerate(moments[::5]):
        on = screen(match, width := (60, 80, 120)[i % 3])
        sight = on.sight(match.g.actor())
        on.drawer.parts(sight)
        assert_is_readable(shown(on, Group(*[part.drawn for part in on.drawer.near(sight)])), width)


def test_every_seat_is_drawn_while_others_choose(moments):
    match = moments[len(moments) // 2]
    on = screen(match)
    for seat in range(match.table.seats):
        sight = on.sight(seat)
        assert "You are " in shown(on, on.drawer.table(sight))
        for other, name in enumerate(on.names()):
            assert shown(on, on.drawer.of_seat(sight, other)).startswith(name.plain)


def test_a_drawing_shows_nothing_that_its_seat_cannot_know(moments):
    for match in moments[:: len(moments) // 4]:
        seat = match.g.actor()
        guessed = copy.copy(match)
        guessed.g = match.g.clone()
        guessed.g.determinise(seat, Rng(99))
        assert draw(guessed, seat) == draw(match, seat)


def test_what_is_looked_for_is_there_or_explained(moments):
    for match in moments[::5]:
        assert_found_or_explained(match)
