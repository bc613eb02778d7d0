"""Every rule of every part that is built has a test, and every mark is a rule."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from hearth.kernel import find, game_ids
from hearth.match.rulebook import Rulebook, ids_in

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
def test_every_id_is_covered_by_a_clause_of_the_players_rules(tool: ModuleType, book: Path) -> None:
    """Rules, rulings, worked examples and the rows of printed cards; and no clause names others."""
    assert book.stem in game_ids()
    built, _ = tool.rulebook(book)
    ids = [name for part in built.values() for name in part]
    covered = Rulebook(find(book.stem)).covered()
    assert [name for name in ids if name not in covered] == []
    assert sorted(covered - set(ids)) == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda path: path.stem)
def test_every_worked_example_is_drawn(tool: ModuleType, book: Path) -> None:
    """It is a quotation in its clause, with a picture."""
    built, _ = tool.rulebook(book)
    worked = [name for part in built.values() for name in part if re.search(r"-X\d+$", name)]
    examples = [one for clause in Rulebook(find(book.stem)).clauses for one in clause.examples]
    drawn = {name for one in examples if "{" in one for name in ids_in(one)}
    assert worked
    assert [name for name in worked if name not in drawn] == []
    assert all(one.startswith("**Example.** ") for one in examples)
