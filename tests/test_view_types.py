"""The boards' types of the views are those of the games."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import hearth

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = ROOT / "tools" / "view_types.py"
    spec = importlib.util.spec_from_file_location("view_types_tool", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_written_types_are_current(tool: ModuleType) -> None:
    assert tool.WRITTEN.read_text(encoding="utf-8") == tool.declarations()


@pytest.mark.parametrize("game", hearth.games())
def test_every_game_has_the_type_of_its_view(tool: ModuleType, game: str) -> None:
    declared = tool.namespace(game, ROOT / "src" / "hearth" / "games" / game / "view.py")
    assert declared.startswith(f"\nexport namespace {game} {{")
    assert "interface TableView {" in declared
    assert declared in tool.declarations()


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("str", "string"),
        ("int | None", "number | null"),
        ("list[str]", "string[]"),
        ("list[list[bool | None]]", "(boolean | null)[][]"),
        ("dict[str, list[int]]", "Record<string, number[]>"),
        ("list[LoanView | None]", "(LoanView | null)[]"),
    ],
)
def test_types_are_said_in_typescript(tool: ModuleType, python: str, typescript: str) -> None:
    assert tool.typescript(ast.parse(python, mode="eval").body) == typescript


def test_a_type_without_a_word_is_refused(tool: ModuleType) -> None:
    with pytest.raises(ValueError, match="a view cannot hold set"):
        tool.typescript(ast.parse("set[int]", mode="eval").body)


def test_a_comment_goes_with_its_field(tool: ModuleType) -> None:
    line = "hand: list[str] | None  # None: hidden"
    (node,) = ast.parse(line).body
    assert tool.field(node, [line]) == "    /** null: hidden */\n    hand: string[] | null;\n"
