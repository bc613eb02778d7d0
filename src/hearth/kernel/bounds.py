"""Bounds: what each field of a state may hold, and which steps may lie on which.

A state that was played is within its bounds by itself. One from a file need not be: a number in
it may point beyond every table of the box, and a step may wait for what never happened. A game
says once what is possible at a table; `out_of_bounds` looks at everything.
"""

from __future__ import annotations

import re
from typing import Any, Final

from hearth.kernel.deck import Deck
from hearth.kernel.plain import form_of
from hearth.kernel.state import State
from hearth.kernel.steps import Choice, Meanwhile, Step, Together

MUCH: Final = 1_000_000  # what has no limit of its own stays far below this

# Looked at for themselves, or before there are bounds.
KERNELS_OWN: Final = ["State.rng", "State.turn", "State.stack", "Step.seat", "Step.waiting"]


class Bounds:
    """What is possible at a table, by class and field: `Guild`, `coin=(0, 99)`."""

    def __init__(self, stacks: str, own_stacks: str = "") -> None:
        # The steps on the table's stack and on a seat's own, from the lowest to the top one.
        self.stacks: str = stacks
        self.own_stacks: str = own_stacks
        self._numbers: dict[str, tuple[int, int]] = {}
        self._lengths: dict[str, tuple[int, int]] = {}
        self._parts: dict[str, Any] = {}

    def number(self, owner: str, **fields: tuple[int, int]) -> None:
        """Numbers, from the lowest to the highest."""
        for name, lowest_highest in fields.items():
            self._numbers[f"{owner}.{name}"] = lowest_highest

    def row(self, owner: str, **fields: tuple[int, int, int, int]) -> None:
        """Lists of numbers: the lowest and highest number, the least and the most of them."""
        for name, (low, high, least, most) in fields.items():
            self._numbers[f"{owner}.{name}"] = low, high
            self._lengths[f"{owner}.{name}"] = least, most

    def rows(self, owner: str, **fields: tuple[int, int, int, int, int]) -> None:
        """Lists of lists: how many, then as in `row` for each."""
        for name, (count, low, high, least, most) in fields.items():
            self.row(owner, **{f"{name}[]": (low, high, least, most)})
            self._lengths[f"{owner}.{name}"] = count, count

    def parts(self, owner: str, cls: Any, **fields: tuple[int, int]) -> None:
        """Lists of things of a class: the least and the most of them."""
        for name, least_most in fields.items():
            self._lengths[f"{owner}.{name}"] = least_most
            self._parts[f"{owner}.{name}"] = cls

    def deck(self, owner: str, **fields: int) -> None:
        """Decks, and lists of them, whose cards are numbered from 0 to below this."""
        for name, cards in fields.items():
            self._numbers[f"{owner}.{name}"] = 0, cards - 1

    # Looking

    def refuse_part(self, thing: Any, seats: int, out: list[str]) -> None:
        """Everything that a thing holds, and what is inside of that."""
        form = form_of(thing)
        owner = form.name.partition(".")[2]
        base = owner
        if isinstance(thing, Step):
            base = "Step"
            _seats_of_step(thing, seats, out)
        elif isinstance(thing, State):
            base = "State"
        for name in form.fields:
            if f"{base}.{name}" not in KERNELS_OWN:
                self._refuse_value(f"{owner}.{name}", getattr(thing, name), seats, out)

    def _refuse_value(self, where: str, value: Any, seats: int, out: list[str]) -> None:
        if isinstance(value, (bool, str)) or value is None:
            return
        if isinstance(value, int):
            self._refuse_number(where, value, out)
        elif isinstance(value, Deck):
            self._refuse_deck(where, value, seats, out)
        elif isinstance(value, list):
            self._refuse_list(where, value, seats, out)
        else:
            self.refuse_part(value, seats, out)

    def _refuse_number(self, where: str, value: Any, out: list[str]) -> None:
        low, high = self._numbers.get(where, (1, 0))
        if type(value) is not int:
            out.append(f"{where} should hold numbers")
        elif low > high:
            out.append(f"{where} is not known")
        elif not low <= value <= high:
            out.append(f"{where} is {low} to {high}, not {value}")

    def _refuse_list(self, where: str, values: list[Any], seats: int, out: list[str]) -> None:
        least, most = self._lengths.get(where, (0, -1))
        if not least <= len(values) <= most:
            out.append(f"{where} should list {least} to {most} things, not {len(values)}")
            return
        cls = self._parts.get(where)
        nested = f"{where}[]" in self._lengths
        for value in values:
            if nested:
                if isinstance(value, list):
                    self._refuse_list(f"{where}[]", value, seats, out)
                else:
                    out.append(f"{where} should hold lists")
            elif cls is None:
                self._refuse_number(where, value, out)
            elif isinstance(value, cls):
                self._refuse_value(where, value, seats, out)
            else:
                out.append(f"{where} should hold {cls.__name__}")

    def _refuse_deck(self, where: str, deck: Deck, seats: int, out: list[str]) -> None:
        for card in deck.cards():
            self._refuse_number(where, card, out)
        if len(deck.top) != len(deck.top_seen) or len(deck.under) != len(deck.under_seen):
            out.append(f"{where} should say of each placed card who has seen it")
        if any(type(seen) is not int for seen in deck.top_seen + deck.under_seen):
            out.append(f"{where} should hold numbers")
        elif any(not -1 <= seen < 1 << seats for seen in deck.top_seen + deck.under_seen):
            out.append(f"{where} was seen by somebody who does not play")
        elif not out and deck.bag != sorted(deck.bag):
            out.append(f"{where} should keep its bag in order")


def _seats_of_step(step: Step, seats: int, out: list[str]) -> None:
    """Of those who choose together, the first one is who is asked."""
    if not -1 <= step.seat < seats:
        out.append(f"a step waits for seat {step.seat}")
    if isinstance(step, Together):
        waiting = step.waiting
        known = [seat for seat in waiting if type(seat) is int and 0 <= seat < seats]
        if known != waiting or len(set(known)) != len(known) or waiting[:1] != [step.seat]:
            out.append(f"a step waits for seat {step.seat} among {waiting}")


def out_of_bounds(g: Any, bounds: Bounds) -> list[str]:
    """Everything in a state that is nowhere possible, each in a sentence."""
    out: list[str] = []
    seats = len(g.players)
    if not all(isinstance(step, Step) for step in g.stack):
        return ["something waits that is no step"]
    for thing in [g, *g.stack]:
        bounds.refuse_part(thing, seats, out)
    if not out and any(g.players[seat].seat != seat for seat in range(seats)):
        out.append("the players do not sit in the order of their seats")
    if not out and not g.over:
        _stacks(g, bounds, out)
    return out


def _stacks(g: Any, bounds: Bounds, out: list[str]) -> None:
    """The top step is one that somebody can answer; the others are those that wait below it."""
    if not _is_like(g.stack, bounds.stacks):
        out.append(f"{_names(g.stack)} cannot wait for each other")
        return
    top = g.stack[-1]
    own = isinstance(top, Meanwhile)
    for seat in range(len(g.players)):
        steps = getattr(g.players[seat], "steps", [])
        if bool(steps) != (own and seat in top.waiting):
            out.append(f"seat {seat} has steps of its own that nobody waits for, or lacks them")
        elif steps and not _is_like(steps, bounds.own_stacks):
            out.append(f"{_names(steps)} of seat {seat} cannot wait for each other")


def _is_like(steps: list[Step], pattern: str) -> bool:
    return isinstance(steps[-1], Choice) and re.fullmatch(pattern, _names(steps)) is not None


def _names(steps: list[Step]) -> str:
    return " ".join(type(step).__name__ for step in steps)
