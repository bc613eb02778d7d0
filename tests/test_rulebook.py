"""Every rule of every part that is built has a test, and every mark is a rule."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from hearth.kernel import find, game_ids

BOOKS = sorted((Path(__file__).parent / "rulebook").glob("*.toml"))


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = Path(__file__).parent.parent / "tools" / "rulebook.py"
    spec = importlib.util.spec_from_file_location("rulebook_tool", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("book", BOOKS, ids=lambda path: path.stem)
def test_every_rule_that_is_built_has_a_test(tool: ModuleType, book: Path) -> None:
    built, _ = tool.rulebook(book)
    tested = tool.marked()
    assert [name for part in built.values() for name in part if name not in tested] == []


def test_every_mark_is_a_rule(tool: ModuleType) -> None:
    known = {
        name
        for book in BOOKS
        for side in tool.rulebook(book)
        for part in side.values()
        for name in part
    }
    assert sorted(tool.marked() - known) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda path: path.stem)
def test_every_rule_that_is_built_stands_in_the_players_rules(tool: ModuleType, book: Path) -> None:
    if book.stem not in game_ids():
        pytest.fail(f"{book.stem} is not a game")
    text = (find(book.stem).folder / "rules.md").read_text(encoding="utf-8")
    built, _ = tool.rulebook(book)
    rules = [name for part in built.values() for name in part]
    clauses = [name for name in rules if re.fullmatch(r"[A-Z]{2}-R?\d+", name)]
    assert clauses
    assert [name for name in clauses if name not in text] == []
