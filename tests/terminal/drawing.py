"""Drawing matches as they are drawn in a terminal."""

from __future__ import annotations

import copy
import io
from typing import Any

from rich.console import Console, Group

from hearth.bots.playout import choose
from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Rng, State
from hearth.match import Match
from hearth.terminal.screen import Screen


def console(width: int = 80, height: int = 25) -> Console:
    return Console(
        file=io.StringIO(), width=width, height=height, markup=False, highlight=False, emoji=False
    )


def drawn(part: Any, width: int = 80) -> str:
    on = console(width)
    with on.capture() as captured:
        on.print(part)
    return captured.get()


def screen(match: Match, width: int = 80, height: int = 25) -> Screen:
    return Screen(console(width, height), match)


def draw(match: Match, seat: int = 0, width: int = 80) -> str:
    """All that the seat sees of the table."""
    on = screen(match, width)
    return shown(on, on.drawer.table(on.sight(seat)))


def draw_near(match: Match, seat: int = 0, width: int = 80) -> str:
    """What the seat sees between two choices of a turn."""
    on = screen(match, width)
    return shown(on, Group(*[part.drawn for part in on.drawer.near(on.sight(seat))]))


def draw_fitted(match: Match, room: int, seat: int = 0, width: int = 80) -> str:
    """What the seat sees of the table in so many lines."""
    on = screen(match, width)
    return shown(on, on.fitted(on.drawer.parts(on.sight(seat)), room))


def draw_options(match: Match, seat: int, width: int) -> str:
    on = screen(match, width)
    return shown(on, on.options(on.menu(seat)))


def draw_choice(match: Match, seat: int = 0, width: int = 80) -> str:
    """The question, the options, and what is out of reach."""
    on = screen(match, width)
    return shown(on, on.choice(seat, on.menu(seat)))


def draw_all(match: Match, seat: int = 0, width: int = 80) -> str:
    """All that the seat may be shown before it chooses."""
    told = draw(match, seat, width) + draw_near(match, seat, width)
    return told + draw_choice(match, seat, width)


def draw_sheet(match: Match, seat: int = 0) -> str:
    on = screen(match)
    return shown(on, on.known_sheet(seat))


def shown(on: Screen, part: Any) -> str:
    with on.console.capture() as captured:
        on.console.print(part)
    return captured.get()


def match_at(g: State) -> Match:
    """A match that stands at a hand-made position."""
    match = Match.new(g.rules.id, len(g.scores()), seed=1, options=dict(g.chosen))
    match.g = g
    return match


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def line(text: str, start: str) -> str:
    """The first line that begins so."""
    return next(line for line in lines_of(text) if line.startswith(start))


def assert_found_or_explained(match: Match) -> None:
    """Of all that the seat would look for, the game says why it is missing, and only then."""
    on, g, seat = screen(match), match.g, match.g.actor()
    touched = {ref for a in g.options(seat) for ref in match.game.path(g, a, seat)[:1]}
    for ref in on.drawer.looked_for(on.sight(seat)):
        why, _ = match.game.why_not(g, seat, ref)
        assert bool(why) == (ref not in touched), (ref, why)


def laid_out(seats: int, *alleyways: str) -> Match:
    """A match at its first turn."""
    options = {"guilds": "random", "alleyways": list(alleyways)}
    match = Match.new("winterforge", seats, seed=1, options=options)
    while match.g.view(None)["choice"] == "ChooseRoyal":
        match.act(match.legal()[0])
    return match


def state(match: Match) -> Winterforge:
    assert isinstance(match.g, Winterforge)
    return match.g


def moments(seats: int, *alleyways: str) -> list[Match]:
    """A match of Winterforge at many different moments, played at random."""
    options = {"alleyways": list(alleyways)}
    return moments_of(Match.new("winterforge", seats, seed=seats, options=options), 25)


def moments_of(match: Match, every: int) -> list[Match]:
    """A new match after every so many moves, played at random."""
    found: list[Match] = []
    rng = Rng(match.table.seed)
    while not match.g.over:
        match.act_id(choose(match.g, rng), match.g.actor())
        if len(match.moves) % every == 0 and not match.g.over:
            found.append(copy.copy(match))
            found[-1].g = match.g.clone()
    return found
