"""Saves: a match at any choice as JSON text, and back, in every mode."""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

from hearth.kernel.box import Box
from hearth.kernel.game import Game, find
from hearth.kernel.plain import from_data, to_data
from hearth.kernel.state import State

FORMAT: Final = 1


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


def load(text: str) -> State:
    """The state that `save` wrote; ValueError when it is damaged, foreign or from other rules."""
    body = _opened(text)
    game = find(body["game"])
    if body["rules"] != game.rules_version:
        raise ValueError(
            f"this save is from version {body['rules']} of the rules of {game.id};"
            f" this is version {game.rules_version}"
        )
    g = from_data(body["state"])
    if not isinstance(g, State):
        raise ValueError("this save holds no state")
    g.rules = game
    g.chosen = game.check(len(g.players), body["options"])
    set_box(g, unpacked(game, body["box"]))
    return g


def packed(game: Game, g: Any) -> dict[str, Any] | None:
    """A box other than the standard one, to be embedded; None for the standard one."""
    box: Box = g.box
    return None if box is game.standard_box() else {"name": box.name, "files": box.files}


def unpacked(game: Game, data: dict[str, Any] | None) -> Box:
    """The box that was embedded, or the standard one."""
    return game.standard_box() if data is None else game.make_box(data["name"], data["files"])


def set_box(g: Any, box: Box) -> None:
    g.box = box


def _opened(text: str) -> dict[str, Any]:
    try:
        outer = json.loads(text)
    except ValueError as error:
        raise ValueError(f"this is not a save of hearth: {error}") from error
    if not isinstance(outer, dict) or "hearth" not in outer:
        raise ValueError("this is not a save of hearth")
    if outer["hearth"] != FORMAT:
        raise ValueError(f"this save has format {outer['hearth']!r}; this hearth reads {FORMAT}")
    body = outer.get("match")
    if _check(json.dumps(body, separators=(",", ":"))) != outer.get("check"):
        raise ValueError("this save is damaged: its contents do not match its check sum")
    if not isinstance(body, dict) or sorted(body) != ["box", "game", "options", "rules", "state"]:
        raise ValueError("this save is damaged: it does not hold a match")
    return body


def _check(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"
