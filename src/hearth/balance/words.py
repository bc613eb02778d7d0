"""The figures of a balance report in words and numbers."""

from __future__ import annotations

from hearth.arena.intervals import Estimate
from hearth.arena.words import fault_text, percent
from hearth.balance.figures import Balance, ThingFigures
from hearth.kernel import find


def title(balance: Balance) -> str:
    game = find(balance.run["game"])
    return f"{game.title}, {len(balance.seats)} seats, {balance.matches} matches"


def remarks(balance: Balance) -> list[str]:
    """What can be said in sentences."""
    seats = [f"seat {n} {between(found)}" for n, found in enumerate(balance.seats)]
    out = [f"Win share: {', '.join(seats)}."] if len(seats) > 1 else []
    rounds, decisions = balance.rounds.value, balance.decisions.value
    out.append(f"A match takes {rounds:.1f} rounds and {decisions:.0f} decisions.")
    if len(seats) > 1:
        comebacks = between(balance.comebacks)
        out.append(f"Won by somebody who was behind in the middle: {comebacks} of the matches.")
    if balance.faults:
        bot = ", ".join(balance.run["bots"])
        out.append(fault_text(bot, balance.faults, balance.first_fault))
    return out


def between(found: Estimate) -> str:
    """52 % [48, 56]"""
    if found.low is None or found.high is None:
        return percent(found.value)
    return f"{percent(found.value)} [{100 * found.low:.0f}, {100 * found.high:.0f}]"


def interval(thing: ThingFigures) -> str:
    return "too few" if thing.share is None else between(thing.share)


def points(thing: ThingFigures) -> str:
    """Beyond the average of the match."""
    return "" if thing.score is None else f"{thing.score.value:+.1f}"
