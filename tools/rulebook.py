"""List the rules that no test is marked with: `@rule("WF-061")` marks one."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

from hearth.match.rulebook import written_out

TESTS = Path(__file__).parent.parent / "tests"


def ids(names: list[str]) -> list[str]:
    """IDs written out: "WF-001..WF-003" are three."""
    return [one for name in names for one in written_out(name)]


def marked() -> set[str]:
    """Every ID that a test is marked with."""
    found: set[str] = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def rulebook(path: Path) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The IDs by part of the game: those of parts that are built, and those to come."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    built = {part: ids(names) for part, names in data["built"].items()}
    to_come = {part: ids(names) for part, names in data.get("to_come", {}).items()}
    return built, to_come


def main() -> int:
    tested = marked()
    missing = 0
    for path in sorted((TESTS / "rulebook").glob("*.toml")):
        built, to_come = rulebook(path)
        for part, names in built.items():
            without = [name for name in names if name not in tested]
            missing += len(without)
            print(f"{path.stem}, {part}: {len(names) - len(without)} of {len(names)} tested")
            for name in without:
                print(f"  without a test: {name}")
        for part, names in to_come.items():
            print(f"{path.stem}, {part}: {len(names)} to come")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
