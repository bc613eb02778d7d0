"""Files are the same on every system: their letters (ruff sees to that) and the ends of lines."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

# A report is one line without an end; a log is written by others; nothing is kept of the last.
WITHOUT_LINES = ("'report'", "'file'", "'log'", "'devnull'")
ROOT = Path(__file__).resolve().parents[2]


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call in what is ours, and where it stands."""
    for folder in ("src", "tools", "build_backend"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node


def writes_text(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "write_text":
        return True
    given = [*call.args, *(one.value for one in call.keywords if one.arg == "mode")]
    modes = [one.value for one in given if isinstance(one, ast.Constant)]
    return name == "open" and any(
        isinstance(mode, str) and len(mode) <= 3 and mode[0] in "wax" and "b" not in mode
        for mode in modes
        if mode
    )


def test_who_writes_text_says_how_its_lines_end():
    found = [(where, call) for where, call in calls() if writes_text(call)]
    assert len(found) > 5  # it does find them
    silent = [
        where
        for where, call in found
        if "newline" not in {one.arg for one in call.keywords}
        and not any(word in ast.dump(call) for word in WITHOUT_LINES)
    ]
    assert silent == []
