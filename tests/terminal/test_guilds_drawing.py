"""The drawing of Guilds: the Square, the Rooms, the building sites, and what is out of reach."""

from __future__ import annotations

from typing import Any

import pytest

import hearth
from hearth.games.guilds import view
from hearth.games.guilds.auction import BID, FIRST_AMOUNT, needed
from hearth.games.guilds.cards import AREAS, PLACES
from hearth.games.guilds.construction import BUY_ROOM, ChooseSpace
from hearth.games.guilds.effects import FACTIONS
from hearth.games.guilds.end_of_week import PROTECT_ONE
from hearth.games.guilds.money import CONVERTS
from hearth.games.guilds.scoring import tallies
from hearth.games.guilds.site import empty_site
from hearth.games.guilds.state import EMPTY
from hearth.kernel import Rng
from hearth.match import Match
from hearth.terminal.guilds_reach import laid_out
from hearth.terminal.guilds_site import doors_sign, tiles
from hearth.terminal.guilds_words import AMOUNTS, HEADINGS, MINOR, PASSING, PHASES, WARNING
from tests.terminal.drawing import (
    draw,
    draw_choice,
    draw_near,
    draw_options,
    moments_of,
    screen,
    shown,
)
from tests.terminal.guilds_tables import (
    AREA_1,
    BOX,
    CARDS,
    at,
    building,
    join,
    offer,
    room,
    state,
)


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def line(text: str, start: str) -> str:
    """The first line that begins so."""
    return next(line for line in lines_of(text) if line.startswith(start))


def impossible(match: Match) -> list[str]:
    on = screen(match)
    return on.drawer.out_of_reach(on.sight(0))


# Everything, at many moments


@pytest.fixture(scope="module", params=[2, 3, 4])
def match_at(request) -> list[Match]:
    return moments_of(Match.new("guilds", request.param, seed=request.param), 7)


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_cut_off(match_at, width):
    for match in match_at:
        seat = match.g.actor()
        told = draw(match, seat, width) + draw_near(match, seat, width)
        told += draw_choice(match, seat, width)
        assert "…" not in told
        assert max(map(len, told.splitlines())) <= width


def test_a_drawing_shows_nothing_that_its_seat_cannot_know(match_at):
    for match in match_at:
        seat = match.g.actor()
        before = draw(match, seat) + draw_near(match, seat)
        match.g.determinise(seat, Rng(99))
        assert draw(match, seat) + draw_near(match, seat) == before


def test_the_table_names_every_card_on_show(match_at):
    for match in match_at:
        told = draw(match, match.g.actor(), 400)
        g = state(match)
        shown_cards = [BOX.characters[card].title for card in g.square if card != EMPTY]
        shown_cards += [BOX.rooms[card].title for card in g.rooms]
        shown_cards += [BOX.objectives[card].title for card in g.objectives]
        for guild in g.players:
            shown_cards += [BOX.characters[card].title for card in guild.characters]
        assert all(title in told for title in shown_cards)


def test_the_rules_answer_the_same_about_what_is_seen(match_at):
    for match in match_at:
        g = state(match)
        seen: Any = g.view(None)
        again = laid_out(seen, CARDS)
        assert tallies(again) == tallies(g)
        assert [guild.site for guild in again.players] == [guild.site for guild in g.players]
        for seat in range(len(g.players)):
            for area in range(AREAS):
                assert needed(again, seat, area) == needed(g, seat, area)


def test_what_is_out_of_reach_is_not_among_the_options(match_at):
    for match in match_at:
        on = screen(match)
        seat = match.g.actor()
        labels = [hearth.label(match.g, a, seat) for a in match.g.options(seat)]
        for why in on.drawer.out_of_reach(on.sight(seat)):
            refused, _, rest = why.partition(": ")
            if refused.startswith("Area"):
                for area in refused.split(", "):
                    assert not any(f"in {area} for" in label for label in labels)
            elif "place" in on.kinds(seat):
                for reason in why.split("; "):
                    for space in reason.partition(":")[0].split(", "):
                        assert not any(f"on {space}" in label for label in labels)
            elif refused == "Offer silver":
                assert not any(label.startswith(("Offer", "Raise")) for label in labels)
            else:
                titles = [one.partition(" (")[0] for one in rest.split("), ")]
                wanted = [BOX.rooms[one] for one in state(match).rooms]
                twice = [tile.title for tile in wanted]
                for title in titles:
                    if twice.count(title) == 1:
                        assert not any(label.startswith(f"Buy {title} (") for label in labels)


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


# Rooms


@pytest.mark.parametrize(
    ("name", "sign"),
    [("s01", "┃"), ("s04", "╻"), ("s03", "┏"), ("s02", "┣"), ("l01", "━━"), ("l02", "┏┛")],
)
def test_doors_are_drawn_as_strokes(name, sign):
    assert doors_sign(BOX.rooms[room(name)]) == sign


def test_a_room_shows_what_is_printed_on_it():
    match = at(BUY_ROOM, gold=1)
    state(match).rooms = [room("s01"), room("l13")]
    told = draw(match)
    assert line(told, "┃").split() == ["┃", "Barracks", "Quarters", "1", "1", "Warriors"]
    assert line(told, "━╸").split() == ["━╸", "Treasury", "large", "Vault", "4", "3", "+1", "gold"]


def test_a_protected_room_has_a_sign():
    match = at(PROTECT_ONE[0])
    state(match).rooms = [room("s01"), room("s03")]
    state(match).protected = [room("s03")]
    assert "Scrying Nook ◆" in draw_near(match)
    assert "Barracks ◆" not in draw_near(match)


def test_a_room_is_drawn_in_every_rotation_that_looks_different():
    banquet_hall = BOX.rooms[room("l08")]
    assert lines_of(shown(screen(at(BID)), tiles(banquet_hall))) == [
        "not turned      turned 90°   turned 180°     turned 270°",
        "┌───────────┐   ┌── ──┐      ┌── ────────┐   ┌─────┐",
        "   A     B  │   │  A  │      │  B     A      │  B",
        "└──────── ──┘   │     │      └───────────┘   │     │",
        "                   B  │                      │  A  │",
        "                └─────┘                      └── ──┘",
    ]


# Building sites

# As in the rules, 7.23: Barracks on B2, Gallery on A2, Kennel on A1, Banquet Hall on C2 and C1.
STEP_BY_STEP = [("s01", 4, 0), ("s22", 3, 0), ("s13", 0, 3), ("l08", 5, 1)]


def test_a_building_site_is_drawn_with_walls_and_doors():
    told = lines_of(draw(building(*STEP_BY_STEP)))
    first = next(i for i, line in enumerate(told) if line.endswith("Red ① (you)")) + 1
    assert [line[39:] for line in told[first : first + 14]] == [
        "·┈┈┈┈┈┈┈┈┈┈┈·┈┈┈┈┈┈┈┈┈┈┈·┈┈┈┈┈┈┈┈┈┈┈·",
        "┊    A4     ┊    B4     ┊    C4     ┊",
        "·┈┈┈┈┈┈┈┈┈┈┈·┈┈┈┈┈┈┈┈┈┈┈·┈┈┈┈┈┈┈┈┈┈┈·",
        "┊    A3     ┊    B3     ┊    C3     ┊",
        "┌───────────┬────   ────┬────   ────┐",
        "│  Gallery  │ Barracks  │           │",
        "│Parlour 2½ │Quarters 1 │           │",
        "│           │           │  Banquet  │",
        "├────   ────┼────   ────┤   Hall    │",
        "│  Kennel   │ Entrance  │ Parlour 5 │",
        "│Quarters 1     Hall                │",
        "│           │           │           │",
        "└───────────┴──       ──┴───────────┘",
        "════════════════ road ═══════════════",
    ]


def test_an_inactive_room_is_in_brackets():
    match = building(*STEP_BY_STEP[:2])
    assert "(Gallery)" in draw(match)
    assert "(Barracks)" not in draw(match)
    assert "(Gallery)" not in draw(building(*STEP_BY_STEP))


def road_lines(match: Match, width: int) -> list[int]:
    """How many building sites stand side by side, row by row."""
    return [line.count(" road ") for line in lines_of(draw(match, 0, width)) if " road " in line]


@pytest.mark.parametrize(
    ("seats", "width", "rows"),
    [
        (2, 80, [2]),
        (3, 80, [1, 2]),
        (4, 80, [2, 2]),
        (3, 120, [3]),
        (4, 120, [1, 3]),
        (2, 60, [1, 1]),
    ],
)
def test_building_sites_stand_side_by_side_as_far_as_they_fit(seats, width, rows):
    assert road_lines(at(BUY_ROOM, seats=seats, gold=1), width) == rows


def test_while_a_room_is_placed_the_spaces_where_it_fits_are_bright():
    match = at(ChooseSpace(room("s04")))
    on = screen(match)
    parts: Any = on.drawer.near(on.sight(0))
    drawn = [one for part in parts for one in part.drawn.renderables]
    plan = next(one for one in drawn if " road " in getattr(one, "plain", ""))
    bright = {plan.plain[s.start : s.end] for s in plan.spans if s.style == "bold green"}
    assert bright == {"A", "B", "C", "1", "2"}  # of A1, C1 and B2


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
