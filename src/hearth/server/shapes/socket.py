"""What is sent through the socket, beside the view."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypedDict

from hearth.server.shapes.fields import OptionId, Rev, TableId, told
from hearth.server.shapes.table import SeatsMessage, ViewMessage


class ErrorMessage(TypedDict):
    """Something was refused, and nothing has changed."""

    t: Literal["error"]
    code: str
    text: str
    rev: Rev


class Weighed(TypedDict):
    """An option as a bot sees it."""

    id: OptionId
    share: Annotated[float, told("The share of the win that it seems to promise.")]
    visits: Annotated[int, told("How often the bot tried it.")]


class HintMessage(TypedDict):
    """What a good bot would do: its choice first."""

    t: Literal["hint"]
    rev: Rev
    options: list[Weighed]


class WhyNotMessage(TypedDict):
    """Why a thing cannot be chosen."""

    t: Literal["why_not"]
    ref: str
    text: str
    clause: Annotated[str, told("The number of the clause that says so; empty with the text.")]


class SheetRow(TypedDict):
    """Points of one kind."""

    title: str
    points: Annotated[str | None, told("As printed; null: not certain yet.")]
    why: str


class SheetMessage(TypedDict):
    """Everybody's points, explained."""

    t: Literal["sheet"]
    rev: Rev
    sheets: Annotated[list[list[SheetRow]], told("By seat.")]


class ChatLine(TypedDict):
    """A line of chat."""

    who: str
    seat: int | None
    text: str


class ChatMessage(TypedDict):
    """Lines of chat; all that are kept for who just came, later the new ones."""

    t: Literal["chat"]
    lines: list[ChatLine]


class RematchMessage(TypedDict):
    """The same people play again, at a new table and with the same tokens."""

    t: Literal["rematch"]
    table: TableId


class PongMessage(TypedDict):
    """The server is there."""

    t: Literal["pong"]


MESSAGES: Final[dict[str, Any]] = {
    "view": ViewMessage,
    "error": ErrorMessage,
    "hint": HintMessage,
    "why_not": WhyNotMessage,
    "sheet": SheetMessage,
    "chat": ChatMessage,
    "seats": SeatsMessage,
    "rematch": RematchMessage,
    "pong": PongMessage,
}
