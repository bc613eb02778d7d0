"""The rooms of the house and who may ask whom: a package imports only from those above it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src"
FILES = sorted((SOURCES / "hearth").rglob("*.py"))

# From the top down. "hearth" is the front door, the package's own __init__.
ROOMS = [
    "_engine",
    "system",
    "locks",
    "kernel",
    "games",
    "bots",
    "match",
    "plugins",
    "hearth",
    "_engine_build",
    "arena",
    "balance",
    "analysis",
    "interop",
    "bench",
    "bench_search",
    "server",
    "terminal",
    "web",
    "cli",
    "__main__",
]
# These ask the kernel only; a game is found by its name, not imported.
KERNEL_ONLY = ["kernel", "games", "bots", "match"]
ASKED_BY_PLUGINS = ["kernel", "bots"]
SYSTEM = ["system", "locks"]  # what differs between systems, for those who keep files
ASKED_BY_ARENA = ["kernel", "bots", "match", *SYSTEM]
ASKED_BY_REPORTS = [*ASKED_BY_ARENA, "arena"]
# Libraries of others are for the rooms that people see.
PLAIN = ["_engine", "system", *KERNEL_ONLY, "plugins", "hearth"]
OUTSIDE = {*sys.stdlib_module_names, "mypy_extensions"}


def wrong_arrows(module: str, source: str) -> list[str]:
    """The imports of a module that it may not have."""
    return [name for name in imports(module, source) if not may_import(module, name)]


def imports(module: str, source: str) -> Iterator[str]:
    """Everything that a module imports, by its full name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module.rpartition(".")[0]
            origin = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def may_import(module: str, name: str) -> bool:
    room = room_of(module)
    if name.partition(".")[0] != "hearth":
        return room not in PLAIN or name.partition(".")[0] in OUTSIDE
    other = room_of(name)
    if other == room:
        return room != "games" or game_of(name) == game_of(module)
    if room == "plugins":
        return other in ASKED_BY_PLUGINS
    if room == "arena":
        return other in ASKED_BY_ARENA
    if room in ("balance", "analysis"):
        return other in ASKED_BY_REPORTS
    if room == "match" and other in SYSTEM:
        return True
    return other == "kernel" if room in KERNEL_ONLY else ROOMS.index(other) < ROOMS.index(room)


def room_of(name: str) -> str:
    """`hearth.match.record` is in the room `match`; `hearth.new` stands at the front door."""
    room = f"{name}.".split(".")[1]
    return room if room in ROOMS else "hearth"


def game_of(name: str) -> str:
    return ".".join(name.split(".")[2:3])


def module_at(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


@pytest.mark.parametrize("path", FILES, ids=module_at)
def test_a_module_imports_only_from_the_rooms_above(path: Path) -> None:
    assert wrong_arrows(module_at(path), path.read_text(encoding="utf-8")) == []


def test_every_module_is_in_a_room() -> None:
    assert {module_at(path).split(".")[1] for path in FILES} <= {*ROOMS, "__init__"}


# The test itself


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("hearth.kernel.deck", "from hearth.kernel.rng import Rng"),
        ("hearth.kernel.deck", "from .rng import Rng"),
        ("hearth.kernel.deck", "from mypy_extensions import i64"),
        ("hearth.kernel.box", "import tomllib"),
        ("hearth.games.cove.setup", "from hearth.kernel import Deck"),
        ("hearth.games.cove.setup", "from hearth.games.cove.state import Cove"),
        ("hearth.games.cove.setup", "from hearth.games.cove import state"),
        ("hearth.match.match", "from hearth.kernel import find"),
        ("hearth.match.journal", "from hearth import locks"),
        ("hearth.__init__", "from hearth.games.cove import COVE"),
        ("hearth.__init__", "from hearth import _engine, kernel"),
        ("hearth.arena.referee", "from hearth.bots.specs import make_bot"),
        ("hearth.arena.ratings", "import choix"),
        ("hearth.plugins", "from hearth.bots import specs"),
        ("hearth.__init__", "from hearth import plugins"),
        ("hearth.server.table", "import hearth"),
        ("hearth.server.table", "from hearth import new"),
        ("hearth.server.table", "import starlette"),
        ("hearth.cli", "from hearth import bench"),
        ("hearth.cli", "from rich.text import Text"),
    ],
)
def test_these_arrows_are_right(module: str, line: str) -> None:
    assert wrong_arrows(module, line) == []


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("hearth.kernel.deck", "import hearth"),
        ("hearth.kernel.deck", "from hearth import new"),
        ("hearth.kernel.deck", "from hearth.games.cove.state import Cove"),
        ("hearth.kernel.deck", "from ..games import cove"),
        ("hearth.kernel.deck", "import rich"),
        ("hearth.kernel.deck", "from hearth import system"),
        ("hearth.system", "import filelock"),
        ("hearth.kernel.deck", "def draw():\n    import numpy.random"),
        ("hearth.kernel.deck", "if TYPE_CHECKING:\n    from hearth.match import Match"),
        ("hearth.games.cove.setup", "from hearth.games.forge.setup import deal"),
        ("hearth.games.cove.setup", "from hearth.games import forge"),
        ("hearth.games.cove.setup", "from hearth.bots import playout"),
        ("hearth.games.cove.setup", "from hearth import label"),
        ("hearth.bots.greedy", "from hearth.games.cove.view import view"),
        ("hearth.match.match", "from hearth.games.cove.view import view"),
        ("hearth.match.match", "from hearth.bots.playout import choose"),
        ("hearth.match.match", "import hearth"),
        ("hearth.match.match", "import rich"),
        ("hearth.__init__", "from hearth import cli"),
        ("hearth.plugins", "from hearth.match import Match"),
        ("hearth.plugins", "import rich"),
        ("hearth.arena.ratings", "from hearth.server import store"),
        ("hearth.arena.page", "from hearth.terminal.screen import new_console"),
        ("hearth.arena.plan", "from hearth.games.cove import COVE"),
        ("hearth.server.table", "from hearth.cli import main"),
    ],
)
def test_these_arrows_are_wrong(module: str, line: str) -> None:
    assert len(wrong_arrows(module, line)) == 1
