"""The commands that tell something about matches: of one, or of many between bots."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path

from hearth.analysis import page as analysis_page
from hearth.analysis.words import as_data
from hearth.arena import summarise
from hearth.arena.page import page
from hearth.arena.paper import write_page
from hearth.balance import page as balance_page
from hearth.terminal import analysis, arena, balance, replay
from hearth.terminal.arena_tables import show_summary
from hearth.terminal.console import new_console
from hearth.terminal.output import print_json


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
