"""The command line: `hearth games`, `rules`, `serve`, `play`, `replay`, `arena`, `balance`, …"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any, NoReturn

import hearth
from hearth import _engine, bench, bench_search
from hearth.analysis import page as analysis_page
from hearth.arena import summarise
from hearth.arena.page import page
from hearth.arena.paper import write_page
from hearth.balance import page as balance_page
from hearth.kernel import find
from hearth.match import Match
from hearth.server import load, serving
from hearth.terminal import analysis, arena, balance, replay, rules, saves
from hearth.terminal.arena_tables import show_summary
from hearth.terminal.begin import Wishes, begin
from hearth.terminal.console import new_console, show_markdown
from hearth.terminal.opening import Opened, open_again, open_new
from hearth.terminal.play import Sitting
from hearth.terminal.reports import show_bench, show_games, show_search_bench, watched
from hearth.terminal.screen import Screen

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

Seats are numbered from 0. Matches are kept in $HEARTH_HOME/matches
(without HEARTH_HOME in ~/.local/share/hearth/matches)."""

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

The levels of bots are apprentice, journeyman, master and grandmaster; random moves at random.
'hearth games' lists the options. In the match ? lists the commands."""

SERVE_EXAMPLES = """\
examples:
  hearth serve                     on this machine only
  hearth serve --host 0.0.0.0      also for friends in the same network

Tables are kept in $HEARTH_HOME/tables.sqlite (without HEARTH_HOME in ~/.local/share/hearth)."""

ARENA_EXAMPLES = """\
examples:
  hearth arena --game winterforge --bots ismcts:200,greedy --matches 200
  hearth arena --game winterforge --bots greedy,random --matches 100 --seats 1 --html solo.html
  hearth arena --game guilds --bots master,journeyman,greedy --matches 3000 --out ladder.jsonl

A bot is random, greedy, greedy:SLIPS% (careless so often), ismcts:ITERATIONS,
ismcts:MILLISECONDSms or a level: apprentice, journeyman, master, grandmaster.
Every deal is played once in each seating of the bots.
The same command with --out goes on where it was stopped."""

BALANCE_EXAMPLES = """\
examples:
  hearth balance --game guilds --bot journeyman --matches 2000 --html guilds.html
  hearth balance --game cove --bot greedy --matches 500 --box standard --box my-box

Strong and weak are things whose takers win clearly more or less than their share; dead is what
hardly anybody takes. The same command with --out goes on where it was stopped."""


def main(argv: list[str] | None = None) -> int:
    """Run a command. The exit code is 0, or 2 when it cannot be done as it was given."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without UTF-8 shows a ? instead
            stream.reconfigure(errors="replace")
    try:
        args = parser().parse_args(argv)
        args.run(args)
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


def reason(error: OSError | ValueError) -> str:
    """What was wrong, in one sentence."""
    if isinstance(error, FileExistsError):
        return f"{error.filename}: is there already; resume it, or choose another name"
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


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
    top.set_defaults(run=lambda args: top.print_help())
    commands = top.add_subparsers(metavar="COMMAND", title="commands")
    playing = (add_games, add_rules, add_serve, add_play, add_replay, add_analyse)
    for add in (*playing, add_arena, add_balance, add_bench):
        add(commands)
    return top


def add(
    commands: Commands, name: str, run: Callable[[Any], None], text: str, more: str = ""
) -> Any:
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
    command = add(commands, "games", games, "what there is to play, with seats and options")
    command.add_argument("--json", action="store_true", help="as a list for programs")


def add_rules(commands: Commands) -> None:
    command = add(commands, "rules", show_rules, "the rules of a game")
    command.add_argument("game", metavar="GAME")
    sought = "only clauses with this word or number; 7 is a whole chapter"
    command.add_argument("words", nargs="*", metavar="WORD", help=sought)
    command.add_argument("--json", action="store_true", help="as a list of clauses for programs")


def add_serve(commands: Commands) -> None:
    command = add(commands, "serve", run_server, "tables in the browser", SERVE_EXAMPLES)
    command.add_argument("--host", default=serving.LOCAL, help="who may come (127.0.0.1: only you)")
    command.add_argument("--port", type=int, default=port_wished(), metavar="N", help="where")
    command.add_argument("--quiet", action="store_true", help="do not open a browser")


def port_wished() -> int:
    wish = os.environ.get("HEARTH_PORT", "")
    return int(wish) if wish.isdecimal() else serving.PORT


def add_play(commands: Commands) -> None:
    command = add(commands, "play", play, "a match in the terminal", PLAY_EXAMPLES)
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
    command = add(commands, "replay", show_replay, "the log and the score sheets of a match")
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


def add_analyse(commands: Commands) -> None:
    command = add(
        commands, "analyse", run_analysis, "who stood how, and which choices turned a match"
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
    command = add(commands, "arena", run_arena, "many matches between bots", ARENA_EXAMPLES)
    command.add_argument("--game", required=True, metavar="GAME")
    command.add_argument("--bots", required=True, metavar="A,B", help="who plays")
    command.add_argument("--seats", type=int, metavar="K", help="how many play (one for each bot)")
    command.add_argument("--box", metavar="FOLDER", help="cards and tables of your own")
    add_run(command, page="as a page with plots, too")


def add_balance(commands: Commands) -> None:
    command = add(
        commands, "balance", run_balance, "what is strong, weak or never used", BALANCE_EXAMPLES
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
    command = add(commands, "bench", run_bench, "how fast the engine is")
    command.add_argument("game", metavar="GAME", nargs="?", help="without it, all games")
    command.add_argument("--seats", type=int, nargs="+", metavar="N", help="only these tables")
    command.add_argument("--seconds", type=float, default=15, metavar="S", help="in all (15)")
    sort = command.add_mutually_exclusive_group()
    sort.add_argument("--search", action="store_true", help="how fast the bots' search is")
    sort.add_argument("--server", action="store_true", help="how much a server of tables can take")
    command.add_argument("--json", action="store_true", help="as an object for programs")


# What is done


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def games(args: argparse.Namespace) -> None:
    infos = [hearth.info(game) for game in hearth.games()]
    if args.json:
        print_json(infos)
    else:
        show_games(new_console(), infos)


def show_rules(args: argparse.Namespace) -> None:
    game = find(args.game)
    word = " ".join(args.words)
    if args.json:
        print_json([asdict(clause) for clause in rules.clauses(game, word)])
    elif word:
        show_markdown(new_console(), rules.as_markdown(rules.clauses(game, word)))
    else:
        show_markdown(new_console(), rules.whole_text(game))


def run_server(args: argparse.Namespace) -> None:
    if not 0 <= args.port <= 65535:
        raise ValueError(f"--port is 0 (any) to 65535, not {args.port}")
    serving.serve(saves.home(), args.host, args.port, not args.quiet)


def play(args: argparse.Namespace) -> None:
    opened = begun(args) if args.resume is None else resumed(args)
    try:
        called = names(args, opened.match)
        screen = Screen(new_console(), opened.match, called, opened.bots)
        Sitting(screen, opened.journal, opened.cut_off).run()
    finally:
        opened.journal.close()


def names(args: argparse.Namespace, match: Match) -> list[str]:
    called = [name.strip() for name in args.name.split(",") if name.strip()]
    if len(called) > len(match.people):
        people = "1 person" if len(match.people) == 1 else f"{len(match.people)} people"
        raise ValueError(f"--name is for {people} at most, not for {len(called)}")
    return called


def begun(args: argparse.Namespace) -> Opened:
    if args.game is None:
        raise ValueError(f"which game? There are: {', '.join(hearth.games())}")
    fields = ("game", "seats", "people", "hotseat", "seed", "box")
    match = begin(Wishes(**{name: getattr(args, name) for name in fields}, options=args.option))
    names(args, match)  # a wrong one leaves no file behind
    path = saves.new_path(match.game.id) if args.save is None else Path(args.save)
    return open_new(match, path, args.bots)


def resumed(args: argparse.Namespace) -> Opened:
    given = ("seats", "people", "bots", "seed", "box")
    fixed = [name for name in given if getattr(args, name) is not None]
    fixed += [name for name in ("hotseat", "option") if getattr(args, name)]
    if fixed:
        raise ValueError(f"--resume goes on with a match as it was begun: leave out --{fixed[0]}")
    path = Path(args.resume) if args.resume else saves.newest_unfinished(args.game, pass_over)
    opened = open_again(path)
    if args.game not in (None, opened.match.game.id):
        opened.journal.close()
        raise ValueError(f"{path}: is a match of {opened.match.game.id}, not of {args.game}")
    return opened


def pass_over(error: OSError | ValueError) -> None:
    print(f"hearth: passing over {reason(error)}", file=sys.stderr)


def show_replay(args: argparse.Namespace) -> None:
    if args.transcript and not args.all:
        raise ValueError("a transcript tells every seat's secrets: ask for it with --all")
    recording = replay.read(Path(args.file), args.to)
    reader = replay.Reader(args.seat, args.all)
    replay.check_reader(recording.match, reader)
    if args.json:
        print_json(replay.as_data(recording, reader))
    elif args.transcript:
        replay.show_transcript(new_console(), recording)
    else:
        replay.show(new_console(), recording, reader)
    if recording.notice:
        print(f"hearth: {recording.notice}", file=sys.stderr)
    if recording.cut_off:
        print(f"hearth: {replay.cut_off_note(recording, reader)}", file=sys.stderr)


def run_analysis(args: argparse.Namespace) -> None:
    wishes = analysis.Wishes(args.file, args.iterations, args.workers, args.html)
    analysis.check(wishes)
    found = analysis.analysed(replay.read(Path(args.file), None).match, wishes)
    if found is None:
        raise KeyboardInterrupt
    if args.html is not None:
        write_page(Path(args.html), analysis_page.page(found, analysis.repeated(wishes)))
    if args.json:
        print_json(found.as_data())
    else:
        analysis.show_analysis(new_console(), found)


def run_arena(args: argparse.Namespace) -> None:
    names = [field.name for field in fields(arena.Wishes)]
    wishes = arena.Wishes(**{name: getattr(args, name) for name in names})
    plan = arena.plan_of(wishes)
    command = arena.repeated(wishes, plan)
    outcomes = arena.outcomes(plan, wishes)
    if outcomes:
        summary = summarise(plan, outcomes)
        if args.html is not None:
            write_page(Path(args.html), page(summary, outcomes, args.matches, command))
        if args.json:
            print_json(summary.as_data() | {"planned": args.matches, "command": command})
        else:
            show_summary(new_console(), summary, args.matches)
    if len(outcomes) < args.matches:
        raise KeyboardInterrupt


def run_balance(args: argparse.Namespace) -> None:
    names = [field.name for field in fields(balance.Wishes)]
    wishes = balance.Wishes(**{name: getattr(args, name) for name in names})
    plans = balance.plans_of(wishes)
    found = [balance.sightings(plan, wishes, number) for number, plan in enumerate(plans)]
    if all(found):
        weighed = [balance.weighed(plan, seen) for plan, seen in zip(plans, found)]
        command = balance.repeated(wishes, plans[0])
        if args.html is not None:
            boxes = [plan.box() for plan in plans]
            write_page(Path(args.html), balance_page.page(weighed, boxes, command))
        if args.json:
            print_json(balance_page.as_data(weighed, command))
        else:
            for one in weighed:
                balance.show_balance(new_console(), one)
    if any(len(seen) < args.matches for seen in found):
        raise KeyboardInterrupt


def run_bench(args: argparse.Namespace) -> None:
    if not 0 < args.seconds <= 3600:
        raise ValueError(f"--seconds is more than 0 and at most 3600, not {args.seconds:g}")
    if args.server:
        print_json(load.measure_all(args.seconds))
        return
    names = [args.game] if args.game else hearth.games()
    tables = [table for name in names for table in bench.seatings(name, args.seats)]
    if args.search:
        run_search_bench(args, tables)
        return
    with watched(bench.stages(tables)) as tell:
        report = bench.measure(tables, args.seconds, tell)
    if args.json:
        print_json(report.as_data())
    else:
        show_bench(new_console(), report)


def run_search_bench(args: argparse.Namespace, tables: list[bench.Seating]) -> None:
    with watched(len(tables)) as tell:
        report = bench_search.measure_search(tables, args.seconds, tell)
    if args.json:
        print_json(report.as_data())
    else:
        show_search_bench(new_console(), report)


if __name__ == "__main__":
    sys.exit(main())
