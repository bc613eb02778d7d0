"""The API's games: what there is to play, their content and their rules."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import hearth
from hearth._engine_build import progress
from hearth.bots.specs import LEVELS, levels
from hearth.kernel import find
from hearth.match import has_guide
from hearth.match.reference import reference
from hearth.match.seeking import asked
from hearth.server.asking import answered, house_of
from hearth.server.openapi import JSON
from hearth.server.refused import RefusedError
from hearth.server.seats import bots_here
from hearth.server.static import File, sent

MARKDOWN: Final = "text/markdown; charset=utf-8"
BOARDS: Final = Path(__file__).parent.parent / "web" / "static" / "games"


async def games(request: Request) -> Response:
    """All games with their seats and options, and the bots' levels."""
    known = [
        {
            **hearth.info(game),
            "levels": levels(game),
            "board": has_board(game),
            "guide": has_guide(find(game)),
        }
        for game in hearth.games()
    ]
    told = {
        "games": known,
        "levels": LEVELS,
        "bots": bots_here(house_of(request).settings),
        "left_out": [f"{one.called()} cannot be used here" for one in hearth.left_out()],
        "native": hearth.native,
    }
    return answered(told)


async def engine(request: Request) -> Response:
    """Which engine runs, and how far the compiled one is."""
    return answered(asdict(progress()))


def has_board(game: str) -> bool:
    """Is there a drawn board, or does the browser use its plain table?"""
    return (BOARDS / f"{game}.js").exists()


async def cards(request: Request) -> Response:
    """The printed content of a game's box: what the ids in a view stand for."""
    return sent(standard_cards(_game(request)), request)


async def rules(request: Request) -> Response:
    """The players' reference, as Markdown: numbered clauses, and pictures in braces."""
    path = find(_game(request)).folder / "rules.md"
    if not path.is_file():
        raise RefusedError("unknown", "This game has no written rules.")
    return Response(path.read_text(encoding="utf-8"), media_type=MARKDOWN)


async def clauses(request: Request) -> Response:
    """The numbers of the clauses that tell of a thing, a deed or an option; pictures and words."""
    return sent(_clauses(_game(request)), request)


# Every visitor of a table asks for these two, and they stay the same as long as the server runs.
@cache
def standard_cards(game: str) -> File:
    return File(JSON, msgspec.json.encode(hearth.cards(game)))


@cache
def _clauses(game: str) -> File:
    told = asdict(reference(find(game)))
    return File(JSON, msgspec.json.encode({**told, "asked": asdict(asked())}))


def _game(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in hearth.games():
        raise RefusedError("unknown", f"There is no game {game!r}.")
    return game
