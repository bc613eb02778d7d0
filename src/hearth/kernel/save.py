"""Saves: a match at any choice as JSON text, and back, in every mode."""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

from hearth.kernel.bounds import out_of_bounds
from hearth.kernel.box import Box
from hearth.kernel.game import Game, find
from hearth.kernel.plain import from_data, saved, to_data
from hearth.kernel.rng import SECRET
from hearth.kernel.state import State
from hearth.kernel.steps import Meanwhile

FORMAT: Final = 1
MOST_CHANCE: Final = (1 << 60) - 1  # the largest state of the generator
MOST_DRAWN: Final = 1 << 40  # numbers of a secret; no match comes near

saved("kernel", Meanwhile)

PARTS: Final[dict[str, Any]] = {
    "game": str,
    "rules": int,
    "options": dict,
    "box": (dict, type(None)),
    "state": dict,
}


def save(g: State) -> str:
    """The whole state as JSON text, secrets included."""
    game = find(g.rules.id)
    body = {
        "game": game.id,
        "rules": game.rules_version,
        "options": g.chosen,
        "box": packed(game, g),
        "state": to_data(g),
    }
    text = json.dumps(body, separators=(",", ":"))
    return json.dumps({"hearth": FORMAT, "check": _check(text)})[:-1] + f', "match": {text}}}'


def load(text: Any) -> State:
    """The state that `save` wrote; ValueError when it is damaged, foreign or from other rules."""
    if not isinstance(text, str):
        raise ValueError(f"a save is text, not {type(text).__name__}")
    body = _opened(text)
    game = find(body["game"])
    if body["rules"] != game.rules_version:
        raise ValueError(
            f"this save is from version {body['rules']!r} of the rules of {game.id};"
            f" this is version {game.rules_version}"
        )
    g = _built(game, body["state"])
    g.rules = game
    g.chosen = game.check(len(g.players), body["options"])
    set_box(g, unpacked(game, body["box"]))
    _obey(game, g)
    return g


def _built(game: Game, data: dict[str, Any]) -> State:
    """The state, as far as it can be checked without its box."""
    data = {"secret": "", **data}  # saves of before had none
    players, steps = data.get("players"), data.get("stack")
    possible = _is_chance(data.get("rng"), data.get("secret"))
    possible = possible and _all_parts(players) and _all_parts(steps)
    g = from_data(data) if possible else None
    if not isinstance(g, State) or str(data["is"]).partition(".")[0] != game.id:
        raise ValueError(f"this save holds no state of {game.id}")
    if not 0 <= g.turn < len(g.players) or not (g.over or g.stack):
        raise ValueError("this save holds a state that cannot be")
    return g


def _is_chance(rng: Any, secret: Any) -> bool:
    """The fast generator's state, or a secret and how many numbers were drawn with it."""
    if type(rng) is not int:
        return False
    if secret == "":
        return 0 < rng <= MOST_CHANCE
    return -MOST_DRAWN <= rng <= 0 and type(secret) is str and SECRET.fullmatch(secret) is not None


def _all_parts(items: Any) -> bool:
    return isinstance(items, list) and all(isinstance(item, dict) for item in items)


def _obey(game: Game, g: State) -> None:
    """A state from a file keeps the laws of its game like any other."""
    try:
        broken = impossible(game, g)
        if not broken and not all(g.options(seat) for seat in g.actors()):
            broken = ["somebody has to choose and has nothing to choose from"]
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        raise ValueError(f"this save holds a state that cannot be: {error}") from error
    if broken:
        raise ValueError(f"this save holds a state that cannot be: {'; '.join(broken)}")


def impossible(game: Game, g: Any) -> list[str]:
    """Why a state cannot be, each reason in a sentence; empty when all is well."""
    bounds = game.bounds(g)
    out = out_of_bounds(g, bounds) if bounds is not None else []
    return out or game.broken_laws(g)


def packed(game: Game, g: Any) -> dict[str, Any] | None:
    """A box other than the standard one, to be embedded; None for the standard one."""
    box: Box = g.box
    return None if box is game.standard_box() else {"name": box.name, "files": box.files}


def unpacked(game: Game, data: dict[str, Any] | None) -> Box:
    """The box that was embedded, or the standard one."""
    if data is None:
        return game.standard_box()
    files = data.get("files")
    if not isinstance(files, dict) or not all(isinstance(text, str) for text in files.values()):
        raise ValueError("a box that is part of a save should hold the texts of its files")
    return game.make_box(str(data.get("name")), files)


def set_box(g: Any, box: Box) -> None:
    g.box = box


def _opened(text: str) -> dict[str, Any]:
    try:
        outer = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"this is not a save of hearth: {error}") from error
    if not isinstance(outer, dict) or "hearth" not in outer:
        raise ValueError("this is not a save of hearth")
    if outer["hearth"] != FORMAT:
        raise ValueError(f"this save has format {outer['hearth']!r}; this hearth reads {FORMAT}")
    body = outer.get("match")
    if _check(json.dumps(body, separators=(",", ":"))) != outer.get("check"):
        raise ValueError("this save is damaged: its contents do not match its check sum")
    if not isinstance(body, dict) or sorted(body) != sorted(PARTS):
        raise ValueError("this save is damaged: it does not hold a match")
    for part, expected in PARTS.items():
        if not isinstance(body[part], expected):
            raise ValueError(f"this save is damaged: its {part} is not what it should be")
    return body


def _check(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"
