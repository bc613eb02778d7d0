"""Pure and native play the same matches, in every Python version.

After a change of rules run `PYTHONPATH=src:. python tests/test_modes.py` and pin what it says.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import hearth
from hearth.bots.specs import make_bot
from hearth.kernel import Rng, find
from hearth.match import Match
from tests.toys.ingots import INGOTS
from tests.toys.registered import toy_game

__all__ = ["toy_game"]  # its matches are played too: rules from outside on the engine inside

ROOT = Path(__file__).resolve().parents[1]
GAMES = [*hearth.games(), INGOTS.id]
SEEDS = range(8)
LOOK_EVERY = 16
THINK_EVERY = 64

PINNED = {
    "winterforge": "911d8d5c4465dc91",
    "guilds": "fd8131a138a1c541",
    "ravenshire": "7f51cc91b40044c6",
    "forge": "6e0df60cb6a16a0f",
    "cove": "de2641f23f1015b9",
    "ingots": "3090acbc5d04dbde",
}


class Transcript:
    """What the seats were offered, chose and won; and meanwhile what could be seen and saved, what
    people were told, and what bots thought."""

    def __init__(self) -> None:
        self.played, self.seen, self.told, self.thought = sha256(), sha256(), sha256(), sha256()

    def short(self) -> dict[str, str]:
        return {name: found.hexdigest()[:16] for name, found in vars(self).items()}


def transcript(game: str) -> dict[str, str]:
    found = Transcript()
    for variant in find(game).variants:
        for seats in variant.seats:
            for seed in SEEDS:
                play(hearth.new(game, seats, seed, variant.options), Rng(seed), found)
            look_closely(game, seats, variant.options, found)
    return found.short()


def play(g: hearth.State, rng: Rng, found: Transcript) -> None:
    played, seen = found.played, found.seen
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


def look_closely(game: str, seats: int, options: dict[str, Any], found: Transcript) -> None:
    """One match with everything that is said on the way, and now and then with what bots think."""
    match, rng = Match.new(game, seats, 1, options), Rng(1)
    bots = [make_bot(spec, game, 1) for spec in ("greedy", "ismcts:8")]
    refs: list[str] = []
    say(found.told, [vars_of(line) for line in match.lines])
    while not match.g.over:
        g, seat = match.g, match.g.actor()
        known = g.options(seat)
        if len(match.moves) % LOOK_EVERY == 0:
            refs += [ref for a in known for ref in match.game.path(g, a, seat)]
            say(found.told, words(match, seat, sorted(set(refs))))
        if len(match.moves) % THINK_EVERY == 0:
            for bot in bots:
                thought = bot.choose(g, seat)
                say(found.thought, [thought.action, [vars_of(one) for one in thought.considered]])
        lines = match.act_id(known[rng.below(len(known))], seat)
        refs += [ref for line in lines for ref in line.refs]
        say(found.told, [vars_of(line) for line in lines])
    say(found.told, words(match, 0, []))


def words(match: Match, seat: int, refs: list[str]) -> list[Any]:
    """All that a game says of a moment."""
    g, game = match.g, match.game
    offered = [
        [game.label(g, a, seat), game.path(g, a, seat), game.cost(g, a, seat)]
        + [game.risk(g, a, seat)]
        for a in ([] if g.over else g.options(seat))
    ]
    sheets = [[vars_of(row) for row in game.sheet(g, i)] for i in range(match.table.seats)]
    refused = [] if g.over else [game.why_not(g, seat, ref) for ref in refs]
    end = [game.ending(g), game.tie_break(g), game.verdict(g)] if g.over else [game.prompt(g, seat)]
    return [offered, sheets, refused, end, game.names(g), game.unsure(g), game.broken_laws(g)]


def vars_of(thing: Any) -> Any:
    """A small object as plain data; compiled ones have no `vars`, and keep their numbers' types."""
    names = getattr(thing, "__dataclass_fields__", None)
    if names is None:
        return thing
    values = [getattr(thing, name) for name in names]
    return [float(value) if isinstance(value, int) else value for value in values]


def say(into: Any, what: Any) -> None:
    into.update(json.dumps(what).encode())


def in_a_process_of_its_own(game: str, pure: bool) -> dict[str, Any]:
    """What is played from the sources, or by the engine as it was built."""
    package = Path(hearth.__file__).parents[1]
    path = os.pathsep.join([str(package), str(ROOT)])
    env = {**os.environ, "HEARTH_PURE": "1" if pure else "", "PYTHONPATH": path}
    command = [sys.executable, "-P", __file__, game]
    done = subprocess.run(command, env=env, cwd=ROOT.anchor, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_matches_are_played_here_as_everywhere(game: str) -> None:
    assert transcript(game)["played"] == PINNED.get(game)


@pytest.mark.parametrize("game", GAMES)
def test_both_engines_play_show_say_and_think_the_same(game: str) -> None:
    sources, built = (in_a_process_of_its_own(game, pure) for pure in (True, False))
    assert not sources.pop("native")
    assert built.pop("native") or not hearth.native
    assert sources == built


if __name__ == "__main__":
    hearth.register(INGOTS)
    games = sys.argv[1:]
    found = {"native": hearth.native} | {game: transcript(game) for game in games or GAMES}
    print(json.dumps(found))
