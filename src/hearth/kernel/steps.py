"""Steps: sentences of the rulebook still to be carried out.

They wait on a stack in the state. A step is never edited once it lies there, so clones share
steps, and what comes next can always be read, saved and replayed.

The kernel knows no game, so the table `g` and the player `me` are Any here; each game names its
own classes when it overrides a method.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from mypy_extensions import mypyc_attr

from hearth.kernel.actions import Kind


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Step:
    """A sentence of the rulebook. `seat` is who carries it out; -1: whoever's turn it is."""

    seat: int = field(default=-1, kw_only=True)

    def applies(self, g: Any, me: Any) -> bool:
        """False: there is nothing to choose here (any more), the step is skipped."""
        return True

    def continues(self) -> bool:
        """True: it finishes what an earlier choice began, like the amount of an offer."""
        return False

    def options(self, g: Any, me: Any) -> list[int]:
        raise NotImplementedError

    def apply(self, g: Any, me: Any, act: Kind, x: int, y: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Choice(Step):
    """A step where somebody chooses. It is over once applied; `g.then(self)` asks again."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Together(Choice):
    """A choice that several seats make at the same time, each for itself, in any order.

    `waiting` are the seats that have not chosen yet, in turn order; `seat` is the first of them.
    No chance may be drawn inside, so that the order in which the answers come does not matter.
    """

    waiting: list[int] = field(default_factory=list)

    def without(self, seat: int) -> Together:
        """The same choice for those who are still waiting."""
        rest = [other for other in self.waiting if other != seat]
        return replace(self, waiting=rest, seat=rest[0] if rest else -1)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Effect(Step):
    """A step that just happens."""

    def applies(self, g: Any, me: Any) -> bool:
        self.happen(g, me)
        return False

    def happen(self, g: Any, me: Any) -> None:
        raise NotImplementedError
