"""What can be typed to choose: numbers, amounts as they are, and letters beside them.

Where the question is how much, the number that is typed is the amount, and whatever else there is
to choose has a letter: no number can be taken for another thing. Elsewhere options have numbers,
and an amount is typed after the number of its option, or when it is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Final, NamedTuple

from hearth.kernel import ActionSpace
from hearth.terminal.amounts import goes_on, span
from hearth.terminal.drawer import Drawer

LETTERS: Final = "abcdefgijkmnpvwxyz"  # those that are no commands


class Option(NamedTuple):
    """An action as it is offered."""

    action: int
    kind: str
    label: str
    amount: int | None = None  # where it differs from others by that


@dataclass(frozen=True)
class Entry:
    """What is typed, and the option that it stands for, perhaps in several amounts."""

    sign: str
    options: list[Option]

    def kind(self) -> str:
        return self.options[0].kind

    def amounts(self) -> list[int]:
        """Those that are still to be chosen from: none if there is only one option."""
        found = [option.amount for option in self.options if option.amount is not None]
        return found if len(self.options) > 1 else []

    def action(self, amount: str) -> int:
        """The action of an amount; ValueError says which there are."""
        for option in self.options:
            if str(option.amount) == amount:
                return option.action
        raise ValueError(f"{amount!r} is not possible here: {span(self.amounts())}")


@dataclass(frozen=True)
class Menu:
    """All that can be chosen now."""

    entries: list[Entry]
    how_much: bool = False  # the numbers are amounts

    def find(self, sign: str) -> Entry | None:
        return next((entry for entry in self.entries if entry.sign == sign), None)

    def typed(self, action: int) -> str:
        """What has to be typed for an action."""
        for entry in self.entries:
            for option in entry.options:
                if option.action == action:
                    return f"{entry.sign} {option.amount}" if entry.amounts() else entry.sign
        raise KeyError(action)

    def signs(self) -> str:
        """All that can be typed, in short: 1 to 7, or a to c."""
        numbers = [int(entry.sign) for entry in self.entries if entry.sign.isdecimal()]
        letters = [entry.sign for entry in self.entries if not entry.sign.isdecimal()]
        ends = f", or {' to '.join(dict.fromkeys([letters[0], letters[-1]]))}" if letters else ""
        return f"{span(numbers)}{ends}"

    def allowed(self) -> str:
        """The same in a sentence."""
        if self.how_much:
            return f"an amount ({self.signs()})"
        return f"a number from {self.signs()}" if len(self.entries) > 1 else "1"


def menu_of(options: list[Option], drawer: Drawer) -> Menu:
    """The options in their order, each with what is typed for it."""
    if any(option.kind in drawer.how_much for option in options):
        return Menu(by_amount(options, drawer), how_much=True)
    found: list[list[Option]] = []
    for option in options:
        if found and is_next(found[-1], option):
            found[-1].append(option)
        else:
            found.append([option])
    return Menu([Entry(str(number), run) for number, run in enumerate(found, 1)])


def by_amount(options: list[Option], drawer: Drawer) -> list[Entry]:
    """Amounts by themselves, the others by letters."""
    others = [option for option in options if option.kind not in drawer.how_much]
    signs = {option.action: sign for option, sign in zip(others, letters(len(others)), strict=True)}
    return [Entry(signs.get(o.action, str(o.amount)), [o]) for o in options]


def letters(count: int) -> list[str]:
    """So many signs: letters, and where they are not enough, pairs of them.

    >>> letters(3), letters(20)[-3:]
    (['a', 'b', 'c'], ['z', 'aa', 'ab'])
    """
    signs = [*LETTERS, *("".join(pair) for pair in product(LETTERS, repeat=2))]
    return signs[:count]


def is_next(run: list[Option], option: Option) -> bool:
    """It differs from the last one by an amount of 1 more, and by nothing else."""
    last = run[-1]
    if option.amount is None or last.amount is None or option.kind != last.kind:
        return False
    return option.amount == last.amount + 1 and goes_on([o.label for o in run], option.label)


def amount_of(action: int, space: ActionSpace, drawer: Drawer) -> int | None:
    """The last parameter of the kinds that differ by an amount."""
    kind = space.kind_of[action]
    if kind.name not in drawer.amounts:
        return None
    return space.y_of[action] if len(kind.params) > 1 else space.x_of[action]
