"""Which engine runs: the compiled modules where they are installed, or the sources beside them."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = __name__.partition(".")[0]


def choose() -> None:
    """Must run before any other import from this package: a loaded module stays as it is."""
    if wants_sources() and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def build_note() -> str:
    """One line on the engine at work and why it is this one."""
    if wants_sources():
        return "pure: HEARTH_PURE is set"
    note = Path(__file__).with_name("build_note.txt")
    if not note.exists():
        return "pure: running from the sources"
    return note.read_text(encoding="utf-8").strip()


def wants_sources() -> bool:
    return os.environ.get("HEARTH_PURE", "") not in ("", "0")


class SourceFinder:
    """Finds our .py files where Python itself would prefer the compiled module of that name."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(f"{PACKAGE}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            # Without a loader it is a folder of data, which Python's own finders know to handle.
            if spec is not None and spec.loader is not None:
                return spec
        return None
