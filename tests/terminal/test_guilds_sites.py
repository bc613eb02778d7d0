"""The Rooms and building sites of Guilds as they are drawn."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.guilds.auction import BID
from hearth.games.guilds.construction import BUY_ROOM, ChooseSpace
from hearth.games.guilds.end_of_week import PROTECT_ONE
from hearth.match import Match
from hearth.terminal.guilds.site import doors_sign, tiles
from tests.terminal.drawing import draw, draw_near, line, lines_of, screen, shown
from tests.terminal.guilds_tables import BOX, STEP_BY_STEP, at, building, room, state

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
