"""What is answered about tables as the lobby lists them, makes them and seats people."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from hearth.server.shapes.fields import SeatKind, SeatNumber, State, TableId, Token, told


class SeatSummary(TypedDict):
    """A seat in the lobby."""

    kind: SeatKind
    name: str


class Outcome(TypedDict):
    """How a match ended, in short."""

    scores: list[int]
    result: Annotated[list[float], told("Each seat's share of the win; together 1.")]
    verdict: Annotated[str, told("One player: what the result was measured by.")]
    ended: Annotated[float, told("When, in seconds since 1970.")]


class Summary(TypedDict):
    """A table in the lobby."""

    table: TableId
    game: str
    title: str
    state: State
    options: dict[str, Any]
    seats: list[SeatSummary]
    waiting: Annotated[list[int], told("The seats that are choosing.")]
    held: Annotated[list[int], told("The seats that the token holds.")]
    yours: Annotated[bool, told("The token's seat is to choose.")]
    over: Annotated[Outcome | None, told("null: the match goes on.")]
    notice: Annotated[str, told("Of older rules: what is different, as far as it was looked.")]
    analysed: Annotated[bool, told("There is an analysis of it.")]


class LinkedSummary(Summary):
    """A table in the lobby, and the address that others find it at."""

    link: str


class Tables(TypedDict):
    """Tables with a free seat, the newest first."""

    tables: list[Summary]
    more: Annotated[
        TableId | None,
        told("Ask with `?before=` this table for older ones. null: there are no more."),
    ]


class Lost(TypedDict):
    """A table that cannot be opened."""

    table: TableId
    code: Annotated[str, told("`unknown` or `broken`.")]
    text: Annotated[str, told("A sentence for people.")]


class Mine(TypedDict):
    """The tables that were asked for."""

    tables: list[Summary]
    lost: Annotated[list[Lost], told("Those that cannot be opened.")]


class Made(TypedDict):
    """A new table."""

    table: TableId
    token: Token
    seats: Annotated[list[int], told("The seats that the token holds.")]


class Taken(TypedDict):
    """A seat that was free."""

    seat: SeatNumber
    token: NotRequired[Token]


class Again(TypedDict):
    """The table of a rematch."""

    table: TableId
