"""The drawing of Guilds: how far the match is, the Square, the Guilds, and what is near."""

from __future__ import annotations

import pytest

from hearth.games.guilds import view
from hearth.games.guilds.auction import BID, FIRST_AMOUNT
from hearth.games.guilds.cards import PLACES
from hearth.games.guilds.construction import BUY_ROOM
from hearth.games.guilds.effects import FACTIONS
from hearth.games.guilds.end_of_week import PROTECT_ONE
from hearth.games.guilds.money import CONVERTS
from hearth.games.guilds.site import empty_site
from hearth.games.guilds.state import EMPTY
from hearth.terminal.guilds.words import AMOUNTS, HEADINGS, MINOR, PASSING, PHASES, WARNING
from tests.terminal.drawing import draw, draw_near, draw_options, line, lines_of, screen, shown
from tests.terminal.guilds_tables import (
    AREA_1,
    BOX,
    CARDS,
    STEP_BY_STEP,
    at,
    building,
    join,
    offer,
    room,
    state,
)

# Words


def test_headings_and_events_are_those_that_there_are():
    game = at(BID).game
    assert set(HEADINGS) | AMOUNTS <= {kind.name for kind in game.space.kind_of}
    assert set(game.event_names) >= MINOR | WARNING | PASSING


def test_every_phase_has_a_name():
    assert set(PHASES) == {*view.PHASES.values(), "over"}


def test_guilds_are_called_by_their_colour():
    names = screen(at(BID, seats=4)).names()
    assert [name.plain for name in names] == ["Red", "Blue", "Green", "Yellow"]
    assert str(names[0].style) == "bold red"


def test_whoever_has_another_name_is_known_by_colour_too():
    on = screen(at(BID))
    on.called = ["Ann"]
    assert "Ann, Red ① (you)" in shown(on, on.drawer.table(on.sight(0)))


# How far the match is


def test_the_header_tells_week_phase_and_turn():
    match = at(BID)
    state(match).week = 7
    told = " Week 7 of 8 · Character Auction · your turn, Red"
    assert lines_of(draw(match))[0] == told
    assert lines_of(draw_near(match))[0] == told


def test_whoever_does_not_choose_reads_whose_turn_it_is():
    assert lines_of(draw(at(BID), seat=1))[0].endswith(" · Red to choose")


def test_the_stacks_stand_with_the_fountain():
    match = at(BID)
    state(match).week = 7
    assert line(draw(match), "Stacks").endswith("large Rooms · fountain ●○○○○○ cat side")


@pytest.mark.parametrize(("step", "told"), [(BID, True), (PROTECT_ONE[0], False)])
def test_passes_are_told_while_they_count(step, told):
    match = at(step)
    state(match).passes = 1
    assert (" · 1 of 2 passed" in draw(match)) == told


def test_the_last_week_is_a_line_of_its_own():
    match = at(BID)
    assert "Last Week" not in draw(match)
    state(match).week = 8
    assert "\nLast Week: there are no more than 8\n" in draw(match)
    assert lines_of(draw_near(match))[1].startswith("Last Week: ")


def test_a_full_building_site_makes_the_week_the_last():
    match = at(BID)
    me = match.g.players[1]
    me.site = empty_site(BOX.halls[1].doors)
    me.site.rooms = [room("s01") if one == -1 else one for one in me.site.rooms]
    assert "Last Week: Blue's building site is full" in draw_near(match)


# The Central Square


def test_tents_show_silver_and_who_leads():
    match = at(BID)
    offer(match, AREA_1, 0, 3)
    offer(match, AREA_1, 1, 4)
    told = draw_near(match)
    assert line(told, "Area").split()[-2:] == ["Red", "Blue"]
    assert line(told, "I ").split() == ["I", "Duke", "Noblemen", "-2", "silver", "5½", "3", "★4"]
    assert line(told, "III").split()[-2:] == ["·", "·"]


def test_an_ability_stands_below_its_character():
    match = at(BID)
    state(match).square[AREA_1 * PLACES] = CARDS.characters["gilder"]
    lines = lines_of(draw_near(match))
    assert lines[2].startswith("I     Gilder")
    assert lines[3] == "      As soon as this card is yours, you take 1 gold."


def test_nobody_leads_where_nobody_is_left():
    match = at(BID)
    state(match).square[AREA_1 * PLACES] = EMPTY
    assert line(draw_near(match), "III").startswith("III")
    offer(match, AREA_1, 1, 4)
    assert line(draw_near(match), "I ").split() == ["I", "nobody", "left", "·", "4"]


def test_two_characters_of_one_area_share_its_tents():
    match = at(BID, seats=3)
    state(match).square[AREA_1 * PLACES + 1] = CARDS.characters["gilder"]
    offer(match, AREA_1, 2, 5)
    told = draw_near(match)
    assert line(told, "I ").split()[-3:] == ["·", "·", "★5"]
    assert line(told, "      Gilder").split() == ["Gilder", "Craftsmen", "1"]


def test_two_factions_are_written_out_where_there_is_room():
    match = at(BID)
    state(match).square[AREA_1 * PLACES] = CARDS.characters["templar"]
    assert "War+Pri" in draw(match)
    assert "Warriors+Priests" in draw(match, width=120)


# Objectives


def test_objectives_show_what_everybody_has_and_who_is_first():
    match = at(BID)
    join(match, 0, "seer")
    join(match, 1, "cutpurse", "gilder")
    assert line(draw(match), "A Crowded Table").split()[-3:] == ["5", "1", "★2"]


def test_with_four_players_the_second_place_has_a_sign():
    match = at(BID, seats=4)
    join(match, 0, "seer")
    join(match, 1, "cutpurse", "gilder")
    assert line(draw(match), "A Crowded Table").split()[-5:] == ["5/2", "☆1", "★2", "0", "0"]


@pytest.mark.parametrize("width", [80, 120])
def test_objectives_have_their_title_and_their_text(width):
    assert "A Crowded Table  Most Characters in the Guild." in draw(at(BID), width=width)


# Guilds


def test_a_guild_shows_money_income_and_members_by_faction():
    match = building(*STEP_BY_STEP[:1])
    join(match, 0, "templar", "goldsmith", "assassin", "spy")
    match.g.players[0].silver = 6
    match.g.players[0].turned = [CARDS.characters["assassin"]]
    match.g.players[0].illusions = [FACTIONS.index("shades")]
    told = line(draw(match, width=200), "Red ① (you) ")
    assert told.split()[3:7] == ["6", "+11", "1", "+1"]
    members = (
        "Warriors 2 Templar, ⌂Barracks; Priests 1 Templar;"
        " Shades 3 Assassin†, Spy*, illusion; Craftsmen 1 Goldsmith"
    )
    assert told.endswith(members)


def test_an_inactive_room_counts_as_nobody():
    match = building(("s01", 4, 0), ("s04", 3, 0))
    assert "(Scrying" in draw(match)
    assert "⌂Scrying Nook" not in draw(match)


def test_own_abilities_are_told_in_words():
    match = at(BID)
    join(match, 0, "spy", "archmage")
    join(match, 1, "mason")
    told = draw(match, width=160)
    assert f"Spy*  {BOX.characters[CARDS.characters['spy']].text}" in told
    assert BOX.characters[CARDS.characters["mason"]].text not in told


def test_what_the_seer_has_shown_is_for_its_owner_only():
    match = at(BID)
    g = state(match)
    names = [BOX.characters[card].title for card in g.peek(g.character_deck, 0, 3)]
    said = f"Next Characters  {', '.join(names)} (only you know)"
    assert said in draw(match)
    assert said in draw_near(match)
    assert "Next Characters" not in draw(match, seat=1)


# What is near


@pytest.mark.parametrize(
    ("step", "begins"),
    [
        (BID, [" Week", "Area", "Blue ", "You are Red ①"]),
        (CONVERTS[0], [" Week", "Guild", "Doors", "You are Red ①"]),
        (BUY_ROOM, [" Week", "Doors", "·┈", "Blue ", "You are Red ①"]),
        (PROTECT_ONE[0], [" Week", "Guild", "Doors", "You are Red ①"]),
    ],
)
def test_between_two_choices_only_what_matters_is_drawn(step, begins):
    told = draw_near(at(step, silver=9, gold=1))
    found = [told.find(f"\n{start}" if i else start) for i, start in enumerate(begins)]
    assert found == sorted(found)
    assert found[0] == 0
    assert "Stacks" not in told


@pytest.mark.parametrize(
    ("step", "lowest"),
    [(BID, "Area"), (CONVERTS[0], "Doors"), (BUY_ROOM, "Blue  "), (PROTECT_ONE[0], "Doors")],
)
def test_what_a_phase_is_about_stands_lowest_on_the_table(step, lowest):
    told = lines_of(draw(at(step, silver=9, gold=1)))
    heads = ("Area", "Doors", "Guild", "Objective", "Blue  ")
    rows = [line for line in told if line.startswith(heads) and " +10" not in line]
    assert rows[-1].startswith(lowest)
    assert told[-1].startswith("You are Red ① · 9 silver · 1 gold · ")


# Options


def test_amounts_of_silver_share_a_line():
    match = at(FIRST_AMOUNT[AREA_1], silver=9)
    offer(match, AREA_1, 0, 2)
    offer(match, AREA_1, 1, 4)
    said = "3-8 Put 3 to 8 silver on your tent in Area I, 5 to 10 in all"
    assert lines_of(draw_options(match, 0, 120)) == [said]


def test_amounts_of_gold_share_a_line():
    told = lines_of(draw_options(at(CONVERTS[0], silver=15), 0, 120))
    said = "1-3 Buy 1 to 3 gold for 5 to 15 silver"
    assert [line.strip() for line in told] == ["0 Buy no gold", said]
