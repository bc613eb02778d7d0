"""The commands of `hearth`, from what was typed to what is shown."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import hearth
from hearth import bench, bench_search
from hearth.analysis import page as analysis_page
from hearth.analysis.words import as_data
from hearth.arena import summarise
from hearth.arena.page import page
from hearth.arena.paper import write_page
from hearth.balance import page as balance_page
from hearth.bots.specs import other_bots
from hearth.kernel import find
from hearth.match import Match
from hearth.server import backups, load, serving
from hearth.server.settings import settings_for
from hearth.terminal import analysis, arena, balance, replay, rules, saves
from hearth.terminal.arena_tables import show_summary
from hearth.terminal.begin import Wishes, begin
from hearth.terminal.console import new_console, show_markdown
from hearth.terminal.opening import AS_BEGUN, Opened, open_again, open_new
from hearth.terminal.play import Sitting
from hearth.terminal.reports import show_bench, show_games, show_search_bench, watched
from hearth.terminal.screen import Screen


def reason(error: OSError | ValueError) -> str:
    """What was wrong, in one sentence."""
    if isinstance(error, FileExistsError):
        return f"{error.filename}: is there already; resume it, or choose another name"
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def games(args: argparse.Namespace) -> None:
    infos = [hearth.info(game) for game in hearth.games()]
    if args.json:
        print_json(infos)
    else:
        show_games(new_console(), infos)
        if others := other_bots():
            print(f"Bots that are installed: {', '.join(others)}")
    for one in hearth.left_out():
        print(f"hearth: {one.sentence()}", file=sys.stderr)


def show_rules(args: argparse.Namespace) -> None:
    game = find(args.game)
    word = " ".join(args.words)
    if args.json:
        print_json([asdict(clause) for clause in rules.clauses(game, word)])
    elif word:
        rules.show_search(new_console(), game, word)
    else:
        show_markdown(new_console(), rules.whole_text(game))


def run_server(args: argparse.Namespace) -> None:
    if not 0 <= args.port <= 65535:
        raise ValueError(f"--port is 0 (any) to 65535, not {args.port}")
    home = saves.home()
    settings = settings_for(home, args.settings)
    serving.serve(home, args.host, args.port, not args.quiet, settings)


def run_backup(args: argparse.Namespace) -> None:
    count = backups.back_up(saves.home(), Path(args.file))
    print(f"{tables(count)} copied to {args.file}")


def run_restore(args: argparse.Namespace) -> None:
    count, former = backups.restore(saves.home(), Path(args.file))
    print(f"{tables(count)} restored from {args.file}")
    if former is not None:
        print(f"Those of before are in {former}")


def tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"


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
    given = ["seats", "people", "seed", "box"]
    if not args.resume:
        given.append("bots")  # for one's own program, in the match that one names
    fixed = [name for name in given if getattr(args, name) is not None]
    fixed += [name for name in ("hotseat", "option") if getattr(args, name)]
    if fixed:
        raise ValueError(f"{AS_BEGUN}: leave out --{fixed[0]}")
    path = Path(args.resume) if args.resume else saves.newest_unfinished(args.game, pass_over)
    opened = open_again(path, args.bots)
    if args.game not in (None, opened.match.game.id):
        opened.journal.close()
        raise ValueError(f"{path}: is a match of {opened.match.game.id}, not of {args.game}")
    return opened


def pass_over(error: OSError | ValueError) -> None:
    print(f"hearth: passing over a match: {reason(error)}", file=sys.stderr)


def show_replay(args: argparse.Namespace) -> None:
    if args.transcript and not args.all:
        raise ValueError("a transcript tells every seat's secrets: ask for it with --all")
    recording = replay.read(Path(args.file), args.to)
    reader = replay.Reader(args.seat, args.all)
    replay.check_reader(recording.match, reader)
    if args.verify is not None:
        print(replay.verified(recording, args.verify))
    elif args.json:
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
        print_json(as_data(found))
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
