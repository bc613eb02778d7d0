"""The command that measures."""

from __future__ import annotations

import argparse

import hearth
from hearth import bench, bench_search
from hearth.server import load
from hearth.terminal.console import new_console
from hearth.terminal.output import print_json
from hearth.terminal.reports import show_bench, show_search_bench, watched


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
