"""The commands about a server: starting one, and copies of its tables."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from hearth.server import PORT, backups, serving
from hearth.server.settings import settings_for
from hearth.terminal import saves


def run_server(args: argparse.Namespace) -> None:
    port = checked_port(args.port)
    home = saves.home()
    settings = settings_for(home, args.settings)
    serving.serve(home, args.host, port, not args.quiet, settings, args.compile)


def checked_port(asked: int | None) -> int:
    """The one that was asked for, or that the environment wishes for, or the usual one."""
    name = "HEARTH_PORT" if asked is None else "--port"
    port = str(asked) if asked is not None else os.environ.get("HEARTH_PORT") or str(PORT)
    if not port.isdecimal() or int(port) > 65535:
        raise ValueError(f"{name} is 0 (any) to 65535, not {port}")
    return int(port)


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
