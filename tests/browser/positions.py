"""Tables as they come up in play, a few for every verb that can be chosen there."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import hearth
from hearth.kernel import State, find
from tests.browser.monkey import wishes

FEW = 3
MATCHES = 400
# By game: what is only done where nothing else can be, so that nobody is asked.
ALONE = {"cove": {"wait"}}


def positions(game: str, seatings: list[tuple[int, dict[str, Any]]]) -> list[dict[str, Any]]:
    """From as many matches as it takes until every verb of the game has come up."""
    verbs = {kind.name for kind in find(game).space.kind_of} - ALONE.get(game, set())
    met: Counter[str] = Counter()
    out: list[dict[str, Any]] = []
    for seed in range(MATCHES):
        seats, options = seatings[seed % len(seatings)]
        out += of_match(hearth.new(game, seats, seed, options), seed, met)
        if verbs <= set(met):
            return out
    raise AssertionError(f"never met: {verbs - set(met)}")


def of_match(g: State, seed: int, met: Counter[str]) -> list[dict[str, Any]]:
    """The positions of a match where something can be chosen that was not met often enough."""
    chance, done = random.Random(seed), Counter[str]()
    out: list[dict[str, Any]] = []
    while not g.over:
        seat = g.actors()[0]
        options = g.options(seat)
        verbs = [g.rules.space.kind_of[a].name for a in options]
        if any(met[verb] < FEW for verb in verbs):
            out.append(message(g, seat, offered(g, seat)))
        met.update(set(verbs))
        i = chance.choices(range(len(options)), wishes(verbs, done))[0]
        done[verbs[i]] += 1
        g.apply(options[i], seat)
    return out


def offered(g: State, seat: int) -> list[dict[str, Any]]:
    """The options as they travel to the browser, as far as a board asks for them."""
    game, space = find(g.rules.id), g.rules.space
    return [
        {
            "id": space.notation(a),
            "verb": space.kind_of[a].name,
            "label": game.label(g, a, seat),
            "path": game.path(g, a, seat),
            "cost": game.cost(g, a, seat),
            "risk": game.risk(g, a, seat),
        }
        for a in g.options(seat)
    ]


def message(g: State, seat: int, asked: list[dict[str, Any]]) -> dict[str, Any]:
    game = find(g.rules.id)
    seats = [
        {"seat": i, "name": f"Smith {i + 1}", "title": title, "kind": "person", "score": 0}
        for i, title in enumerate(game.names(g))
    ]
    return {
        "game": game.id,
        "seat": seat,
        "seats": seats,
        "state": "playing",
        "over": None,
        "view": g.view(seat),
        "decision": {"prompt": game.prompt(g, seat), "options": asked},
        "waiting": g.actors()[:],
        "log": [],
    }
