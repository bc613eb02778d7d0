"""What somebody reads who has typed `hearth` and nothing else."""

from __future__ import annotations

from typing import Any, Final

from hearth.terminal.command import typed

FROM_PYTHON: Final = "import hearth; print(hearth.games())"


def welcome(args: Any) -> None:
    print(f"""\
Board games of forge and guild. What you can do now:

  {typed("serve")}
      in the browser: against bots or with friends; each game has a guided first match
  {typed("play", "winterforge")}
      in the terminal; the command 'games' lists the games, 'rules' tells their rules
  python -c '{FROM_PYTHON}'
      from Python: help(hearth) tells how to play and think ahead

'{typed("--help")}' lists all commands.""")
