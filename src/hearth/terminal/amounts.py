"""Labels that differ by an amount, and how they become one."""

from __future__ import annotations

import re

_NUMBER = re.compile(r"\d+")


def goes_on(run: list[str], label: str) -> bool:
    """The first number rises by 1, and those after it stay or rise as they did before.

    >>> goes_on(["Buy 1 for 5 Coin", "Buy 2 for 10 Coin"], "Buy 3 for 15 Coin")
    True
    >>> goes_on(["Buy 1 for 5 Coin", "Buy 2 for 10 Coin"], "Buy 3 for 12 Coin")
    False
    """
    rises = rise(run[-1], label)
    before = rise(run[-2], run[-1]) if len(run) > 1 else rises
    return rises[:1] == [1] and min(rises) >= 0 and rises == before


def rise(label: str, after: str) -> list[int]:
    """By how much each number of a label differs in one of the same words; else nothing."""
    if words(label) != words(after):
        return []
    return [b - a for a, b in zip(numbers(label), numbers(after), strict=True)]


def words(label: str) -> list[str]:
    """What stands around the numbers."""
    return _NUMBER.split(label)


def numbers(label: str) -> list[int]:
    return [int(number) for number in _NUMBER.findall(label)]


def ranged(run: list[str]) -> str:
    """The labels of a run in one: what changes in it as a range.

    >>> ranged([f"Buy {n} for {5 * n} Coin" for n in range(1, 4)])
    'Buy 1 to 3 for 5 to 15 Coin'
    """
    least, most = numbers(run[0]), numbers(run[-1])
    ranges = [str(a) if a == b else f"{a} to {b}" for a, b in zip(least, most, strict=True)]
    parts = zip(words(run[0]), [*ranges, ""], strict=True)
    return "".join(part for pair in parts for part in pair)


def span(amounts: list[int]) -> str:
    """Amounts for people.

    >>> span([5, 6, 7, 8, 9]), span([0]), span([0, 1, 4])
    ('5 to 9', '0', '0, 1, 4')
    """
    least, most = min(amounts), max(amounts)
    if len(amounts) > 1 and len(amounts) == most - least + 1:
        return f"{least} to {most}"
    return ", ".join(str(amount) for amount in amounts)
