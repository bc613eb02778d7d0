"""Saves and records with something in them that nobody wrote: damaged, or made up by hand."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import hearth
from hearth.kernel import Rng, State
from tests.contract.cases import Case, choose, play

FAR = 60  # tables are this many decisions apart
TOO_LONG = 30_000  # decisions of a match that was mutated; some last longer than any other
ODD_NUMBERS = [-(2**70), -(2**63), -2, -1, 0, 1, 2, 7, 99, 2**31, 2**62, 2**63 - 1, 2**63, 2**70]
ODD_THINGS: list[Any] = [None, "", "x", True, False, [], [0], [[]], {}, 0.5, "0"]


@cache
def tables(case: Case) -> list[str]:
    """Saves from one match of the case, from its first choice to its end."""
    g = case.new()
    saves = [hearth.save(g)]
    for number, _ in enumerate(play(g, Rng(case.seed()))):
        if number % FAR == 3 or g.over:
            saves.append(hearth.save(g))
    return saves


def mutated(case: Case, random: Random) -> str:
    """A save of the case in which one to three things are others. Its check sum is right."""
    body = json.loads(random.choice(tables(case)))["match"]
    for _ in range(random.choice([1, 1, 1, 2, 3])):
        mutate(body, random)
    return sealed(body)


def sealed(body: Any) -> str:
    """A save with this body, as if we had written it."""
    check = f"{zlib.crc32(json.dumps(body, separators=(',', ':')).encode()):08x}"
    return json.dumps({"hearth": 1, "check": check, "match": body})


def mutate(body: dict[str, Any], random: Random) -> None:
    """One thing is another: mostly in the state, seldom in what stands beside it."""
    within = body["state"] if random.random() < 0.95 else body
    where, key = random.choice(list(places(within)))
    if isinstance(where, list) and random.random() < 0.4:
        rearrange(where, key, random)
    else:
        where[key] = another(where[key], random)


def places(x: Any) -> Iterator[tuple[Any, Any]]:
    """Everything that stands in plain data: what it stands in, and its key or index."""
    inside = x.items() if isinstance(x, dict) else enumerate(x)
    for key, value in inside:
        yield x, key
        if isinstance(value, (dict, list)):
            yield from places(value)


def rearrange(where: list[Any], i: int, random: Random) -> None:
    """One thing of a list is gone, there twice, or has changed places with another."""
    how = random.randrange(3)
    if how == 0:
        del where[i]
    elif how == 1:
        where.insert(random.randrange(len(where) + 1), where[i])
    else:
        j = random.randrange(len(where))
        where[i], where[j] = where[j], where[i]


def another(value: Any, random: Random) -> Any:
    """Something else, mostly of the same sort."""
    if random.random() < 0.1:
        return random.choice([*ODD_THINGS, *ODD_NUMBERS])
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = value + random.choice([-2, -1, 1, 2, 5])
        return random.choice([near, near, random.randrange(-3, 100), random.choice(ODD_NUMBERS)])
    if isinstance(value, list):
        return random.sample(value, random.randrange(len(value) + 1)) if value else [0]
    if isinstance(value, dict):
        return {key: value[key] for key in value if random.random() < 0.9}
    return random.choice(ODD_THINGS)


def refusal(text: str) -> str:
    """What is said against a save; empty if it is taken, and can then be played to its end."""
    try:
        g = hearth.load(text)
    except ValueError as error:
        return str(error)
    play_through(g, zlib.crc32(text.encode()))
    return ""


def play_through(g: State, seed: int) -> None:
    """All that people and bots ask of a match, until it is over."""
    game = hearth.kernel.find(g.rules.id)
    rng = Rng(seed)
    g.logging = True
    ask_everything(g)
    for _ in range(TOO_LONG):
        if g.over:
            break
        seat, a = choose(g, rng)
        g.apply(a, seat)
        for event in g.log:
            game.sentence(g, event)
        g.log = []
    assert g.over, "the match does not end"
    ask_everything(g)


def ask_everything(g: State) -> None:
    game = hearth.kernel.find(g.rules.id)
    for seat in range(len(g.players)):
        g.view(seat)
        game.sheet(g, seat)
        thought = g.clone()
        thought.determinise(seat, Rng(1))
        thought.scores()
    for seat in g.actors():
        game.prompt(g, seat)
        for a in g.options(seat):
            hearth.label(g, a, seat)
    g.view(None), g.scores(), g.result(), hearth.load(hearth.save(g))
