"""The commands about a server: starting one, and copies of its tables."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from hearth.server import backups, serving
from hearth.server.settings import settings_for
from hearth.terminal import saves


def run_server(args: argparse.Namespace) -> None:
    if not 0 <= args.port <= 65535:
        raise ValueError(
            f"--port, or HEARTH_PORT, is 0 (any) to 65535, not {asked_port(args.port)}"
        )
    home = saves.home()
    settings = settings_for(home, args.settings)
    serving.serve(home, args.host, args.port, not args.quiet, settings, args.compile)


def asked_port(port: int) -> str:
    return str(port) if port >= 0 else os.environ.get("HEARTH_PORT", str(port))


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
