"""What a strong bot would do in a seat, from what that seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.table import Table
from rich.text import Text

import hearth
from hearth.arena.plan import derived
from hearth.bots.bot import Considered
from hearth.bots.specs import ADVISER, make_bot
from hearth.terminal.drawer import DIM
from hearth.terminal.options import SIGN_STYLE
from hearth.terminal.screen import Screen

MOST, FEWEST = 5, 3  # options that are shown, if there are as many
LEAST_SHARE: Final = 0.05  # of all looks: a value from fewer is no more than a guess


@dataclass(frozen=True)
class Hint:
    """What the bot looked at closely, the best first, and what it could only guess."""

    close: list[Considered]
    guessed: list[Considered]


def hint(screen: Screen, seat: int) -> Hint:
    """ValueError out of turn.

    The match is not touched: a bot thinks on copies, with what the seat cannot know dealt anew.
    """
    match = screen.match
    if match.g.over:
        raise ValueError("the match is over: there is nothing to choose")
    if seat not in match.g.actors():
        names = [screen.names()[other].plain for other in match.g.actors()]
        raise ValueError(f"it is not your turn: {' and '.join(names)} to choose")
    if len(match.g.options(seat)) == 1:
        raise ValueError("there is only one thing to do")
    seed = derived(match.table.origin(), "hint", seat, len(match.moves))
    thought = make_bot(ADVISER, match.game.id, seed).choose(match.g, seat)
    return sifted(thought.considered)


def sifted(considered: list[Considered]) -> Hint:
    """The few that are worth telling."""
    looks = sum(option.visits for option in considered)
    close = [option for option in considered if option.visits >= LEAST_SHARE * looks][:MOST]
    others = [option for option in considered if option not in close and option.visits > 0]
    return Hint(
        sorted(close, key=lambda option: -option.value),
        others[: max(0, FEWEST - len(close))],
    )


def advice(screen: Screen, seat: int) -> Table:
    """Share of the win, what to type, and the label, a line each."""
    menu, found = screen.menu(seat), hint(screen, seat)
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column(justify="right", no_wrap=True, style=SIGN_STYLE)
    rows.add_column()
    for option in found.close + found.guessed:
        label = Text(hearth.label(screen.match.g, option.action, seat))
        if option in found.guessed:
            label.append("  (a guess)", style=DIM)
        rows.add_row(f"{round(100 * option.value)} %", menu.typed(option.action), label)
    return rows
