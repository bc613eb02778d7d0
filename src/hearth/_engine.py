"""Which engine runs: the compiled modules where there are some, or the sources.

A wheel brings its compiled modules beside the sources, and a note that says so. Where Hearth runs
from its sources, `_engine_build` may have compiled them; what it made carries their fingerprint.
"""

import os
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = __name__.partition(".")[0]
ROOMS = ("kernel", "games", "bots")  # what is compiled
LIBRARY = f"{PACKAGE}__mypyc"  # mypyc's one big library, which the small ones import
HERE = Path(__file__).parent
NOTE = HERE / "build_note.txt"  # in wheels
ENGINES = Path(sys.prefix) / "hearth-engines"  # compiled from sources, by their fingerprint


def choose() -> None:
    """Must run before any other import from this package: a loaded module stays as it is."""
    if any(isinstance(finder, SourceFinder | CompiledFinder) for finder in sys.meta_path):
        return
    if wants_sources():
        sys.meta_path.insert(0, SourceFinder())
    elif runs_from_sources():
        folder = compiled()
        if folder.is_dir():
            sys.meta_path.insert(0, CompiledFinder(folder))


def build_note() -> str:
    """One line on the engine at work and why it is this one."""
    if wants_sources():
        return "pure: HEARTH_PURE is set"
    if not runs_from_sources():
        return NOTE.read_text(encoding="utf-8").strip()
    if any(isinstance(finder, CompiledFinder) for finder in sys.meta_path):
        return "native: compiled with mypyc from these sources"
    return "pure: running from the sources"


def wants_sources() -> bool:
    return os.environ.get("HEARTH_PURE", "") not in ("", "0")


def runs_from_sources() -> bool:
    return not NOTE.exists()


def compiled() -> Path:
    """The folder for the engine that these sources make with this Python."""
    return ENGINES / fingerprint()


def fingerprint() -> str:
    """Differs when the sources, the Python or the machine do."""
    known = blake2b(digest_size=10)
    known.update(f"{sysconfig.get_config_var('EXT_SUFFIX')} {sys.version}".encode())
    for name in sources():
        known.update(name.encode() + b"\0" + (HERE / name).read_bytes())
    return known.hexdigest()


def sources() -> list[str]:
    """The modules to compile. The __init__ files stay interpreted: they only import."""
    found = (path for room in ROOMS for path in (HERE / room).rglob("*.py"))
    return sorted(path.relative_to(HERE).as_posix() for path in found if path.stem != "__init__")


# Both are asked before Python's own finders.


class SourceFinder:
    """Finds our .py files where Python itself would prefer the compiled module of that name."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(f"{PACKAGE}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            # Without a loader it is a folder of data, which Python's own finders know to handle.
            if spec is not None and spec.loader is not None:
                return spec
        return None


class CompiledFinder:
    """Finds the modules that were compiled from the sources into a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, *below = name.split(".")
        if name != LIBRARY and (package != PACKAGE or below[:1] not in [[room] for room in ROOMS]):
            return None
        folder = self.folder.joinpath(*name.split(".")[:-1])
        finder = FileFinder(str(folder), (ExtensionFileLoader, EXTENSION_SUFFIXES))
        spec = finder.find_spec(name)
        return spec if spec is not None and spec.loader is not None else None
