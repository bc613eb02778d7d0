"""The commands for who plays in the terminal, from what was typed to what is shown."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from pathlib import Path

import hearth
from hearth.bots.specs import other_bots
from hearth.kernel import find
from hearth.match import Match
from hearth.terminal import replay, rules, saves
from hearth.terminal.begin import Wishes, begin
from hearth.terminal.console import new_console, show_markdown
from hearth.terminal.opening import AS_BEGUN, Opened, open_again, open_new
from hearth.terminal.output import print_json, reason
from hearth.terminal.play import Sitting
from hearth.terminal.reports import show_games
from hearth.terminal.screen import Screen


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
