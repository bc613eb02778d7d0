"""The command line: what can be typed. What it does is in terminal/*commands.py.

Only what a command needs is imported, and only when it runs: `hearth --version` answers at once.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from importlib import import_module
from typing import Any, NoReturn

import hearth
from hearth import _engine
from hearth.server import LOCAL, PORT
from hearth.terminal.output import reason

FAILED = 2
INTERRUPTED = 130

EXAMPLES = """\
examples:
  hearth games                                    what there is to play, with all options
  hearth rules winterforge work token             the clauses about Work Tokens
  hearth rules winterforge 7.9                    one clause; 7 is a whole chapter
  hearth play winterforge                         you against a bot
  hearth play winterforge --seats 1               Solo: you against fifteen Events
  hearth play winterforge --seats 4 --hotseat     four people at one keyboard
  hearth play guilds --seats 3 --bots master      you against two strong bots
  hearth play --resume                            go on with the last match
  hearth replay FILE                              the log and the score sheets of a match
  hearth analyse FILE --html match.html           who stood how, and where it turned
  hearth arena --game guilds --bots greedy,random --matches 100      bots among themselves
  hearth bench winterforge --seats 4              how fast the engine is
  eval "$(hearth completions bash)"               completes what you type; also zsh, fish

Seats are numbered from 0. Matches are kept in $HEARTH_HOME/matches (without HEARTH_HOME
in ~/.local/share/hearth/matches, or where this system keeps the files of programs)."""

PLAY_EXAMPLES = """\
examples:
  hearth play winterforge --seats 3 --seed 7 --option guilds=random
  hearth play winterforge --seats 3 --people 2 --name Ann,Ben
  hearth play winterforge --seats 1 --option alleyways=shrine,runesmith
  hearth play winterforge --seats 6 --option alleyways=all
  hearth play winterforge --box my-cards --save evening.hearth
  hearth play guilds --seats 4 --hotseat --name Ann,Ben,Cleo,Dan
  hearth play guilds --seats 3 --bots apprentice,master
  hearth play --resume evening.hearth

The levels of bots are apprentice, journeyman, master and grandmaster; random moves at random,
and stdio:COMMAND is a program of yours.
'hearth games' lists the options. In the match ? lists the commands."""

SERVE_EXAMPLES = """\
examples:
  hearth serve                     on this machine only
  hearth serve --host 0.0.0.0      also for friends in the same network

Tables are kept in $HEARTH_HOME/tables.sqlite (without HEARTH_HOME in ~/.local/share/hearth,
or where this system keeps the files of programs).
'hearth backup' copies them while the server runs. docs/running-a-server.md tells the rest."""

ARENA_EXAMPLES = """\
examples:
  hearth arena --game winterforge --bots ismcts:200,greedy --matches 200
  hearth arena --game winterforge --bots greedy,random --matches 100 --seats 1 --html solo.html
  hearth arena --game guilds --bots master,journeyman,greedy --matches 3000 --out ladder.jsonl

A bot is random, greedy, greedy:SLIPS% (careless so often), ismcts:ITERATIONS,
ismcts:MILLISECONDSms, a level (apprentice, journeyman, master, grandmaster), an installed one
('hearth games' lists them), or stdio:COMMAND, a program of yours (docs/adding-a-bot.md).
Every deal is played once in each seating of the bots.
The same command with --out goes on where it was stopped."""

BALANCE_EXAMPLES = """\
examples:
  hearth balance --game guilds --bot journeyman --matches 2000 --html guilds.html
  hearth balance --game cove --bot greedy --matches 500 --box standard --box my-box

Strong and weak are things whose takers win clearly more or less than those of others; dead is what
hardly anybody takes. The same command with --out goes on where it was stopped."""

SHELLS = ["bash", "zsh", "fish"]
COMPLETIONS_EXAMPLES = """\
examples, each for the file that the shell reads when it starts:
  eval "$(hearth completions bash)"        in ~/.bashrc
  eval "$(hearth completions zsh)"         in ~/.zshrc, after compinit
  hearth completions fish | source         in ~/.config/fish/config.fish"""


def main(argv: list[str] | None = None) -> int:
    """Run a command. The exit code is 0, or 2 when it cannot be done as it was given."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without UTF-8 shows a ? instead
            stream.reconfigure(errors="replace")
    try:
        args = parser().parse_args(argv)
        command(args.run)(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has stopped
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (OSError, ValueError) as error:
        return fail(reason(error))
    return 0


def fail(sentence: str) -> int:
    print(f"hearth: {sentence}", file=sys.stderr)
    return FAILED


def command(run: str) -> Any:
    """The function that a command stands for, as `module:name`."""
    module, _, name = run.partition(":")
    return getattr(import_module(f"hearth.terminal.{module}"), name)


# What can be typed


class Parser(argparse.ArgumentParser):
    """Answers a mistake with one sentence instead of the whole usage."""

    def error(self, message: str) -> NoReturn:
        sys.exit(fail(f"{message}; '{self.prog} --help' shows what is possible"))


Commands = Any  # argparse keeps the name of this type to itself


def parser() -> Parser:
    top = Parser(
        prog="hearth",
        description="Board games of forge and guild, in the terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"hearth {hearth.__version__}\n{_engine.build_note()}"
    top.add_argument("--version", action="version", version=version)
    top.set_defaults(run="welcome:welcome", parser=top)
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    playing = (
        add_games,
        add_rules,
        add_serve,
        add_backup,
        add_restore,
        add_play,
        add_replay,
        add_analyse,
    )
    for add in (*playing, add_arena, add_balance, add_bench, add_completions):
        add(commands)
    return top


def add(commands: Commands, name: str, run: str, text: str, more: str = "") -> Any:
    """A command; `run` is the module in terminal/ and the function that carries it out."""
    command = commands.add_parser(
        name,
        help=text,
        description=f"{text[0].upper()}{text[1:]}.",
        epilog=more,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)
    return command


def add_games(commands: Commands) -> None:
    command = add(
        commands, "games", "commands:games", "what there is to play, with seats and options"
    )
    command.add_argument("--json", action="store_true", help="as a list for programs")


def add_rules(commands: Commands) -> None:
    command = add(commands, "rules", "commands:show_rules", "the rules of a game")
    command.add_argument("game", metavar="GAME")
    sought = "only clauses with this word or number; 7 is a whole chapter"
    command.add_argument("words", nargs="*", metavar="WORD", help=sought)
    command.add_argument("--json", action="store_true", help="as a list of clauses for programs")


def add_serve(commands: Commands) -> None:
    command = add(
        commands, "serve", "server_commands:run_server", "tables in the browser", SERVE_EXAMPLES
    )
    command.add_argument("--host", default=LOCAL, help="who may come (127.0.0.1: only you)")
    where = f"where (HEARTH_PORT of the environment, or {PORT})"
    command.add_argument("--port", type=int, metavar="N", help=where)
    settings = "what the operator decides (server.toml in the folder of tables, if it is there)"
    command.add_argument("--settings", metavar="FILE", help=settings)
    compiling = "compile the fast engine meanwhile, if it is not there yet"
    command.add_argument("--compile", action="store_true", help=compiling)
    command.add_argument("--quiet", action="store_true", help="do not open a browser")


def add_backup(commands: Commands) -> None:
    command = add(
        commands,
        "backup",
        "server_commands:run_backup",
        "a copy of all tables, while a server runs",
    )
    command.add_argument("file", metavar="FILE", help="where to; nothing may be there yet")


def add_restore(commands: Commands) -> None:
    text = "put a backup in the place of all tables, which are kept beside it"
    command = add(commands, "restore", "server_commands:run_restore", text)
    command.add_argument("file", metavar="FILE", help="a backup")


def add_play(commands: Commands) -> None:
    command = add(commands, "play", "commands:play", "a match in the terminal", PLAY_EXAMPLES)
    command.add_argument("game", metavar="GAME", nargs="?")
    command.add_argument("--seats", type=int, metavar="N", help="how many play")
    who = command.add_mutually_exclusive_group()
    who.add_argument("--people", type=int, metavar="N", help="seats of people, from seat 0 on (1)")
    who.add_argument("--hotseat", action="store_true", help="people in all seats")
    command.add_argument("--bots", metavar="A,B", help="who plays the other seats (journeyman)")
    command.add_argument("--seed", type=int, metavar="S", help="the same chance again")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="see 'hearth games'"
    )
    command.add_argument("--box", metavar="FOLDER", help="cards and tables of your own")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--save", metavar="FILE", help="where the match is kept")
    where.add_argument(
        "--resume", metavar="FILE", nargs="?", const="", help="go on with it (or the last one)"
    )
    command.add_argument("--name", default="", metavar="A,B", help="what people are called")


def add_replay(commands: Commands) -> None:
    command = add(
        commands, "replay", "commands:show_replay", "the log and the score sheets of a match"
    )
    command.add_argument("file", metavar="FILE")
    reader = command.add_mutually_exclusive_group()
    reader.add_argument("--seat", type=int, metavar="N", help="what that seat may read")
    reader.add_argument("--all", action="store_true", help="everything, secrets included")
    command.add_argument("--to", type=int, metavar="N", help="only the first N moves")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--log", action="store_true", help="as sentences (this is the default)")
    form.add_argument(
        "--transcript", action="store_true", help="as a record with remarks (needs --all)"
    )
    form.add_argument("--json", action="store_true", help="as an object for programs")
    verify = "were dice and cards fixed before the first move? SHA256 is what the table showed"
    form.add_argument("--verify", metavar="SHA256", nargs="?", const="", help=verify)


def add_analyse(commands: Commands) -> None:
    command = add(
        commands,
        "analyse",
        "report_commands:run_analysis",
        "who stood how, and which choices turned a match",
    )
    command.add_argument("file", metavar="FILE")
    command.add_argument(
        "--iterations", type=int, default=1000, metavar="N", help="of search, for each choice"
    )
    command.add_argument("--workers", type=int, metavar="W", help="processes (one for each core)")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as an object for programs")
    form.add_argument("--html", metavar="FILE", help="as a page with a chart, too")


def add_arena(commands: Commands) -> None:
    command = add(
        commands, "arena", "report_commands:run_arena", "many matches between bots", ARENA_EXAMPLES
    )
    command.add_argument("--game", required=True, metavar="GAME")
    command.add_argument("--bots", required=True, metavar="A,B", help="who plays")
    command.add_argument("--seats", type=int, metavar="K", help="how many play (one for each bot)")
    command.add_argument("--box", metavar="FOLDER", help="cards and tables of your own")
    add_run(command, page="as a page with plots, too")


def add_balance(commands: Commands) -> None:
    command = add(
        commands,
        "balance",
        "report_commands:run_balance",
        "what is strong, weak or never used",
        BALANCE_EXAMPLES,
    )
    command.add_argument("--game", required=True, metavar="GAME")
    command.add_argument("--bot", required=True, metavar="LEVEL", help="who plays all seats")
    command.add_argument("--seats", type=int, metavar="K", help="how many play (2)")
    command.add_argument(
        "--box",
        action="append",
        default=[],
        metavar="FOLDER",
        help="cards and tables of your own, or 'standard'; twice: side by side",
    )
    add_run(command, page="as a page with sortable tables, too")


def add_run(command: argparse.ArgumentParser, page: str) -> None:
    """What every run of many matches can be told."""
    command.add_argument("--matches", required=True, type=int, metavar="N", help="how many, in all")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="see 'hearth games'"
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="other chance (0)")
    command.add_argument("--workers", type=int, metavar="W", help="processes (one for each core)")
    command.add_argument("--out", metavar="FILE", help="where each match is kept as a line of JSON")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="as an object for programs")
    form.add_argument("--html", metavar="FILE", help=page)


def add_bench(commands: Commands) -> None:
    command = add(commands, "bench", "bench_commands:run_bench", "how fast the engine is")
    command.add_argument("game", metavar="GAME", nargs="?", help="without it, all games")
    command.add_argument("--seats", type=int, nargs="+", metavar="N", help="only these tables")
    command.add_argument("--seconds", type=float, default=15, metavar="S", help="in all (15)")
    sort = command.add_mutually_exclusive_group()
    sort.add_argument("--search", action="store_true", help="how fast the bots' search is")
    sort.add_argument("--server", action="store_true", help="how much a server of tables can take")
    command.add_argument("--json", action="store_true", help="as an object for programs")


def add_completions(commands: Commands) -> None:
    text = "what your shell needs to complete commands, options and games"
    command = add(commands, "completions", "completions:show", text, COMPLETIONS_EXAMPLES)
    command.add_argument("shell", choices=SHELLS, metavar="SHELL", help=" or ".join(SHELLS))


if __name__ == "__main__":
    sys.exit(main())
