"""The table in a window: what is always drawn, what where there is room, and what on demand."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearth.bots.specs import make_bot
from hearth.games.guilds.auction import BID
from hearth.games.guilds.construction import BUY_ROOM, ChooseSpace
from hearth.games.winterforge.box import standard
from hearth.match import Match
from tests.terminal.drawing import draw_fitted, laid_out, screen
from tests.terminal.drawing import state as forge_state
from tests.terminal.guilds_tables import at, join, room, state
from tests.terminal.runs import run

PLAY = ["play", "guilds", "--seed", "5"]
ROOM_FOR_NEWS = 3


def heads(told: str) -> list[str]:
    """The first words of the lines, as far as they begin a part."""
    parts = (" Week", "Stacks", "Objective", "Guild", "Area", "Doors", "Your abilities", "You are")
    return [head for line in told.splitlines() for head in parts if line.startswith(head)]


def test_an_auction_shows_objectives_guilds_and_areas_even_without_room():
    told = heads(draw_fitted(at(BID), 0))
    assert told == [" Week", "Objective", "Guild", "Area", "You are"]


def test_the_rest_is_drawn_where_there_is_room():
    match = at(BID)
    join(match, 0, "spy")
    assert "Doors" not in heads(draw_fitted(match, 20))
    told = heads(draw_fitted(match, 60))
    assert {"Stacks", "Doors", "Your abilities"} <= {*told}
    assert told[-2:] == ["Area", "You are"]


def test_building_sites_are_drawn_in_construction_only():
    assert " road " not in draw_fitted(at(BID), 99)
    assert " road " in draw_fitted(at(BUY_ROOM, gold=1), 0)
    assert " road " in draw_fitted(at(ChooseSpace(room("s04"))), 0)


def test_what_is_not_drawn_is_named():
    told = draw_fitted(at(BID), 20).splitlines()[-1]
    assert told.rstrip() == "More with t and a word: sites, rooms"
    assert draw_fitted(at(BID), 99).rstrip().endswith("More with t and a word: sites")


def test_texts_give_way_where_not_even_the_most_important_fits():
    match = at(BID)
    told = draw_fitted(match, 0)
    spy = state(match).box.characters[state(match).square[8]]
    assert spy.text[:30] not in told
    assert spy.text[:30] in draw_fitted(match, 20)
    assert "Most Characters in the Guild." in told


@pytest.mark.parametrize(("seats", "width", "height"), [(2, 80, 40), (4, 120, 50)])
def test_a_whole_match_fits_the_window(seats, width, height):
    match = Match.new("guilds", seats, seed=1)
    on = screen(match, width, height)
    while not match.g.over:
        seat = match.g.actor()
        if len(match.moves) % 7 == 0:
            choice = on.height(on.choice(seat, on.menu(seat))) + ROOM_FOR_NEWS
            table = on.fitted(on.drawer.parts(on.sight(seat)), height - choice)
            assert on.height(table) + choice <= height
        bot = make_bot("apprentice", "guilds", len(match.moves))
        match.act_id(bot.choose(match.g, seat).action, seat)


# On demand


def ask(save: Path, line: str) -> str:
    """What is shown at the first choice of a match when this is typed."""
    shown = run(*PLAY, "--save", save, lines=[line]).out
    return shown.partition("\n> ")[2].rpartition("\n> ")[0]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("t sites", " road "),
        ("t rooms", "Doors"),
        ("t obj", "Objective"),
        ("t blue", "Blue (journeyman) · 10 +10 silver · 0 gold"),
        ("t 1", " road "),
        ("t all", "Stacks: "),
    ],
)
def test_t_shows_parts_and_seats(typed, said, save):
    assert said in ask(save, typed)


def test_t_without_a_word_shows_what_fits(save):
    shown = ask(save, "t")
    assert heads(shown)[0] == " Week"
    assert " road " not in shown


def test_t_with_an_unknown_word_says_what_there_is(save):
    said = ask(save, "t moon")
    assert "The table has no part 'moon'; there are: all, stacks, " in said
    assert "areas, Red, Blue." in said


def test_parts_of_winterforge_can_be_seen_alone(save):
    lines = ["1", "1", "t market", "t job", "t gilmead"]
    shown = run("play", "winterforge", "--seed", "7", "--save", save, lines=lines).out
    market, track, guild = shown.rsplit("\n> ", 4)[1:4]
    assert market.startswith("Market")
    assert track.startswith("Job track")
    assert guild.startswith("You are Gilmead")


def test_where_room_is_short_the_tavern_shows_prices_only():
    match = laid_out(2)
    crew = standard().crew[forge_state(match).tavern[0]]
    assert f"Tavern  {crew.hire_cost} {crew.title}, " in draw_fitted(match, 20)
    assert crew.text[:20] not in draw_fitted(match, 20)
    assert crew.text[:20] in draw_fitted(match, 60)
