"""Where the matches of the terminal are kept."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import platformdirs

from hearth.match import RecordError, read_record, record_text


def home() -> Path:
    """The folder of saves: HEARTH_HOME, or the usual place for a program's own files."""
    if os.environ.get("HEARTH_HOME"):
        return Path(os.environ["HEARTH_HOME"]).expanduser()
    # Before each system's own place was known it was this one on all; what is there is not left.
    former = Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "hearth"
    return former if former.is_dir() else platformdirs.user_data_path("hearth", appauthor=False)


def new_path(game: str) -> Path:
    """A file for a match that begins now."""
    begun = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = home() / "matches" / f"{begun}.hearth"
    count = 1
    while path.exists():
        count += 1
        path = path.with_name(f"{begun}-{count}.hearth")
    return path


def newest_unfinished(game: str | None, pass_over: Callable[[OSError | ValueError], None]) -> Path:
    """The match that was played last and is not over; ValueError when there is none."""
    folder = home() / "matches"
    paths = [path for path in folder.glob("*.hearth") if path.is_file()]
    for path in sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            match = read_record(record_text(path), str(path))
        except (OSError, RecordError) as error:
            pass_over(error)
            continue
        if not match.g.over and game in (None, match.game.id):
            return path
    of_game = f" of {game}" if game else ""
    raise ValueError(
        f"there is no unfinished match{of_game} in {folder};"
        f" begin one with 'hearth play {game or 'GAME'}'"
    )
