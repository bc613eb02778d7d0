"""The seam between the host and a merchant: the host's rules know no Blacksmith, and the Blacksmith
asks the host for nouns and wares only. What tells, shows or judges a match may look at both."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hearth.kernel import find

HERE = find("cove").folder
NAME = "hearth.games.cove"
# Here a merchant joins the host; of its box, the Furnaces are data.
JOINTS = {"trades": {"trade"}, "box": {"heat"}}
# What a match looks like, what a player reads, and what bots think of it.
TELLERS = {
    *("appraisal", "harbour_refusals", "inclination", "moments", "refs", "refusals", "sentences"),
    *("things", "touch", "view", "view_types", "wording"),
}
NOUNS = {"box", "cards", "events", "figures", "state", "trade", "wares"}


def imports(source: str) -> Iterator[str]:
    """The modules of this game that a module imports: `box`, or `blacksmith.heat`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module in (NAME, f"{NAME}.blacksmith"):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            names = [node.module or ""]
        else:
            continue
        yield from (name.removeprefix(f"{NAME}.") for name in names if name.startswith(NAME))


def wrong_in_host(module: str, source: str) -> list[str]:
    """What a module of the host may not import."""
    if module in TELLERS:
        return []
    allowed = {f"blacksmith.{name}" for name in JOINTS.get(module, set())}
    return [
        name for name in imports(source) if name.startswith("blacksmith") and name not in allowed
    ]


def wrong_in_trade(module: str, source: str) -> list[str]:
    """What a module of the Blacksmith may not import."""
    allowed = NOUNS | (TELLERS if module in TELLERS else set())
    return [
        name
        for name in imports(source)
        if not name.startswith("blacksmith.") and name not in allowed
    ]


def sources(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.py"))


@pytest.mark.parametrize("path", sources(HERE), ids=lambda path: path.stem)
def test_the_host_knows_no_blacksmith(path: Path) -> None:
    assert wrong_in_host(path.stem, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", sources(HERE / "blacksmith"), ids=lambda path: path.stem)
def test_the_blacksmith_asks_for_nouns_and_wares_only(path: Path) -> None:
    assert wrong_in_trade(path.stem, path.read_text(encoding="utf-8")) == []


# The test itself


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("production", "from hearth.games.cove.blacksmith.shop import Smithy"),
        ("state", "from hearth.games.cove.blacksmith import shop"),
        ("setup", "import hearth.games.cove.blacksmith.trade"),
        ("trades", "from hearth.games.cove.blacksmith.forging import FORGE"),
        ("box", "from hearth.games.cove.blacksmith.shop import Smithy"),
        ("staff", "def use():\n    from hearth.games.cove.blacksmith import forging"),
    ],
)
def test_a_host_that_knows_too_much_is_noticed(module: str, line: str) -> None:
    assert len(wrong_in_host(module, line)) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("forging", "from hearth.games.cove.harbour import dock"),
        ("loading", "from hearth.games.cove import town"),
        ("trade", "from hearth.games.cove.production import WAIT"),
        ("heat", "from hearth.games.cove.view import view"),
        ("touch", "from hearth.games.cove.market import SELL"),
    ],
)
def test_a_blacksmith_that_asks_too_much_is_noticed(module: str, line: str) -> None:
    assert len(wrong_in_trade(module, line)) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("trades", "from hearth.games.cove.blacksmith.trade import BLACKSMITH"),
        ("box", "from hearth.games.cove.blacksmith.heat import FURNACES"),
        ("production", "from hearth.games.cove.trades import TRADES"),
        ("view", "from hearth.games.cove.blacksmith.shop import Smithy"),
    ],
)
def test_a_host_that_keeps_to_the_seam_is_left_alone(module: str, line: str) -> None:
    assert wrong_in_host(module, line) == []
