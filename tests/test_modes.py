"""Pure and native play the same matches, in every Python version.

After a change of rules run `PYTHONPATH=src:. python tests/test_modes.py` and pin what it says.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import hearth
from hearth.kernel import Rng, find
from tests.toys.ingots import INGOTS
from tests.toys.registered import toy_game

__all__ = ["toy_game"]  # its matches are played too: rules from outside on the engine inside

ROOT = Path(__file__).resolve().parents[1]
GAMES = [*hearth.games(), INGOTS.id]
SEEDS = range(8)
LOOK_EVERY = 16

PINNED = {
    "winterforge": "911d8d5c4465dc91",
    "guilds": "fd8131a138a1c541",
    "ravenshire": "7f51cc91b40044c6",
    "forge": "6e0df60cb6a16a0f",
    "cove": "de2641f23f1015b9",
    "ingots": "3090acbc5d04dbde",
}


def transcript(game: str) -> dict[str, str]:
    """What the seats were offered, chose and won; and what could be seen and saved meanwhile."""
    played, seen = sha256(), sha256()
    for variant in find(game).variants:
        for seats in variant.seats:
            for seed in SEEDS:
                play(hearth.new(game, seats, seed, variant.options), Rng(seed), played, seen)
    return {"played": played.hexdigest()[:16], "seen": seen.hexdigest()[:16]}


def play(g: hearth.State, rng: Rng, played: Any, seen: Any) -> None:
    count = 0
    while not g.over:
        count += 1
        seat = g.actors()[rng.below(len(g.actors()))]
        options = g.options(seat)
        a = options[rng.below(len(options))]
        played.update(f"{g.actors()} {len(options)} {seat} {hearth.notation(g, a)}\n".encode())
        g.apply(a, seat)
        if count % LOOK_EVERY == 0:
            imagined = g.clone()
            imagined.determinise(seat, rng)
            seen.update(json.dumps([g.view(seat), imagined.view(None)]).encode())
            seen.update((hearth.save(g) + hearth.save(imagined)).encode())
    played.update(f"{g.scores()} {g.result()} {g.rng}\n".encode())


@cache
def in_a_process_of_its_own(pure: bool) -> dict[str, Any]:
    """What the package under test plays: with `pure` from its sources, else as it was built."""
    package = Path(hearth.__file__).parents[1]
    path = os.pathsep.join([str(package), str(ROOT)])
    env = {**os.environ, "HEARTH_PURE": "1" if pure else "", "PYTHONPATH": path}
    command = [sys.executable, "-P", __file__]
    done = subprocess.run(command, env=env, cwd=ROOT.anchor, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_matches_are_played_here_as_everywhere(game: str) -> None:
    assert transcript(game)["played"] == PINNED.get(game)


@pytest.mark.parametrize("game", GAMES)
def test_matches_are_played_from_the_sources_as_everywhere(game: str) -> None:
    found = in_a_process_of_its_own(pure=True)
    assert not found["native"]
    assert found[game]["played"] == PINNED.get(game)


@pytest.mark.parametrize("game", GAMES)
def test_matches_are_played_by_the_engine_as_built_as_everywhere(game: str) -> None:
    assert in_a_process_of_its_own(pure=False)[game]["played"] == PINNED.get(game)


@pytest.mark.parametrize("game", GAMES)
def test_views_and_saves_are_the_same_in_every_mode(game: str) -> None:
    sources, built = in_a_process_of_its_own(pure=True), in_a_process_of_its_own(pure=False)
    assert sources[game]["seen"] == built[game]["seen"]


if __name__ == "__main__":
    hearth.register(INGOTS)
    print(json.dumps({"native": hearth.native} | {game: transcript(game) for game in GAMES}))
