"""What a strong bot would do in a seat, from what that seat may know."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

import hearth
from hearth.arena.plan import derived
from hearth.bots.bot import Considered
from hearth.bots.specs import ADVISER, make_bot
from hearth.terminal.options import SIGN_STYLE
from hearth.terminal.screen import Screen

MOST: Final = 5  # options that are shown
LEAST_SHARE: Final = 0.05  # of all looks: a value from fewer is no more than a guess


def considered(screen: Screen, seat: int) -> list[Considered]:
    """The options that the bot looked at closely, the best first; ValueError out of turn.

    The match is not touched: a bot thinks on copies, with what the seat cannot know dealt anew.
    """
    match = screen.match
    if match.g.over:
        raise ValueError("the match is over: there is nothing to choose")
    if seat not in match.g.actors():
        names = [screen.names()[other].plain for other in match.g.actors()]
        raise ValueError(f"it is not your turn: {' and '.join(names)} to choose")
    seed = derived(match.table.seed, "hint", seat, len(match.moves))
    thought = make_bot(ADVISER, match.game.id, seed).choose(match.g, seat)
    looks = sum(option.visits for option in thought.considered)
    close = [option for option in thought.considered if option.visits >= LEAST_SHARE * looks]
    return sorted(close, key=lambda option: -option.value)[:MOST]


def advice(screen: Screen, seat: int) -> Table:
    """Share of the win, what to type, and the label, a line each."""
    menu = screen.menu(seat)
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column(justify="right", no_wrap=True, style=SIGN_STYLE)
    rows.add_column()
    for option in considered(screen, seat):
        label = hearth.label(screen.match.g, option.action, seat)
        rows.add_row(f"{round(100 * option.value)} %", menu.typed(option.action), Text(label))
    return rows
