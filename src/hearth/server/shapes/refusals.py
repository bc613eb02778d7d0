"""What is answered when something is refused."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from hearth.server.shapes.fields import told


class Refusal(TypedDict):
    """Nothing has changed."""

    code: str
    text: Annotated[str, told("A sentence for people: what was wrong, or what is allowed.")]


# What the codes mean, and their HTTP status.
REFUSALS: Final[dict[str, tuple[int, str]]] = {
    "malformed": (400, "The request cannot be read, or asks for something that does not exist."),
    "illegal": (400, "The action is not among the options, or cannot be taken back."),
    "closed": (400, "It is too early or too late for this: look at the table's state."),
    "foreign": (403, "This server does not have the name that was asked for."),
    "not_yours": (403, "The token does not hold the seat, or it is not its turn."),
    "unknown": (404, "There is no such table or game."),
    "too_slow": (408, "The request was not sent to its end in time."),
    "stale": (409, "The table has moved on: look again and choose anew."),
    "broken": (410, "The table was damaged and cannot be read any more."),
    "wrong_type": (415, "The body is JSON, and its header has to say so."),
    "too_fast": (429, "That is too much at once: wait a moment."),
    "busy": (503, "The server could not do it just now: ask again in a minute."),
    "not_stored": (503, "The server could not store it, so it did not happen."),
    "not_read": (503, "The server could not read it from its store: ask again later."),
}
