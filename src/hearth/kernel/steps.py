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

    def beginning_with(self, seat: int) -> Together:
        """The same choice with this seat asked first."""
        rest = [other for other in self.waiting if other != seat]
        return replace(self, waiting=[seat, *rest], seat=seat)

    def without(self, seat: int) -> Together:
        """The same choice for those who are still waiting."""
        rest = [other for other in self.waiting if other != seat]
        return replace(self, waiting=rest, seat=rest[0] if rest else -1)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Meanwhile(Together):
    """Seats go through steps of their own, each at its own pace; one seat alone is its turn.

    The steps of a seat wait on `me.steps`, a stack like the table's. When several seats go at
    the same time, none of their steps may draw chance or touch what another seat's steps ask for.
    """

    def options(self, g: Any, me: Any) -> list[int]:
        options: list[int] = me.steps[-1].options(g, me)
        return options

    def apply(self, g: Any, me: Any, act: Kind, x: int, y: int) -> None:
        steps: list[Step] = me.steps
        steps.pop().apply(g, me, act, x, y)
        if advance(g, me):
            g.stack.append(self)
        elif len(self.waiting) > 1:
            g.stack.append(self.without(me.seat))

    def begin(self, g: Any) -> None:
        """Those who have something to answer go on; the table waits for them."""
        rest = [seat for seat in self.waiting if advance(g, g.players[seat])]
        if len(rest) == len(self.waiting):
            g.stack.append(self)
        elif rest:
            g.stack.append(replace(self, waiting=rest, seat=rest[0]))


def advance(g: Any, me: Any) -> bool:
    """Go on to the seat's own next step that it has to answer; False if there is none."""
    steps: list[Step] = me.steps
    while steps:
        step = steps.pop()
        if step.applies(g, me):
            steps.append(step)
            return True
    return False


def do_next(me: Any, *steps: Step) -> None:
    """These steps of the seat's own happen next, in this order."""
    stack: list[Step] = me.steps
    i = len(steps) - 1
    while i >= 0:
        stack.append(steps[i])
        i -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Effect(Step):
    """A step that just happens."""

    def applies(self, g: Any, me: Any) -> bool:
        self.happen(g, me)
        return False

    def happen(self, g: Any, me: Any) -> None:
        raise NotImplementedError
