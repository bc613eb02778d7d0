"""What all tests share: the mark of a rule, and driving a match by notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hearth
from hearth.kernel import State


def rule(*ids: str) -> Callable[[Any], Any]:
    """Mark a test with the IDs of the rules that it would fail without."""
    return pytest.mark.rule(*ids)


def legal(g: State, kind: str = "") -> list[str]:
    """The notations of the legal actions, or of those of one kind."""
    found = [] if g.over else [hearth.notation(g, a) for a in g.options()]
    return [text for text in found if not kind or text.partition(":")[0] == kind]


def act(g: State, *actions: str) -> None:
    """Carry out actions, each of which must be legal."""
    for text in actions:
        g.apply(hearth.parse(g, text))
