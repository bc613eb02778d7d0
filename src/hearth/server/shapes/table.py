"""A table as one seat sees it, and who is around it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from hearth.server.shapes.fields import (
    Eyes,
    GameView,
    OptionId,
    Rev,
    SeatKind,
    SeatNumber,
    State,
    TableId,
    told,
)


class Option(TypedDict):
    """One thing that can be chosen now."""

    id: OptionId
    verb: Annotated[str, told("The kind of action.")]
    label: Annotated[str, told("For people.")]
    path: Annotated[list[str], told("The things one touches for it on a drawn board, in order.")]
    cost: Annotated[dict[str, int], told("What is paid at once.")]
    risk: Annotated[str, told("The chances, in words; empty: nothing is left to chance.")]


class TakeBack(TypedDict):
    """Can the last choice be taken back?"""

    ok: bool
    why: Annotated[str, told("Why not.")]


class Decision(TypedDict):
    """What a seat has to choose."""

    prompt: str
    options: list[Option]
    undo: TakeBack


class Sitter(TypedDict):
    """A seat, who sits there, and how they do."""

    seat: SeatNumber
    name: str
    kind: SeatKind
    level: str
    online: bool
    title: Annotated[str, told("What the game calls the seat: a Guild, a colour.")]
    score: Annotated[int | None, told("As far as the viewer can tell; null: not at all.")]


class Over(TypedDict):
    """How a match ended."""

    ending: str
    scores: list[int]
    result: Annotated[list[float], told("Each seat's share of the win; together 1.")]
    tie_break: Annotated[str, told("What decided between equal scores; empty: nothing had to.")]
    verdict: Annotated[str, told("One player: what the result was measured by.")]
    why: Annotated[str, told("Which sort of points made the difference, in a sentence.")]


class Clock(TypedDict):
    """Time for the choice, in seconds."""

    limit: float
    left: float


class Chance(TypedDict):
    """Where dice and cards come from, so that everybody can check them after the match."""

    commitment: Annotated[
        str, told("SHA-256 of the secret that they are drawn with; empty: they come from a seed.")
    ]
    secret: Annotated[str, told("The secret, in hex, when the match is over; empty before.")]
    seed: Annotated[
        int | None,
        told("A seed that is known: who knows it can foresee all dice and cards. null: none is."),
    ]


class GuidePage(TypedDict):
    """Something that a guide says."""

    say: str
    point: Annotated[list[str], told("The things it is about.")]


class Guidance(TypedDict):
    """What a guided first match wants of its player now."""

    title: str
    step: Annotated[int, told("The number of the first page.")]
    steps: Annotated[int, told("Pages in all.")]
    pages: Annotated[list[GuidePage], told("To be read before the move; the last is about it.")]
    move: Annotated[str, told("The option that is asked for; empty: none, play on as you like.")]
    waits: Annotated[bool, told("Another seat moves first.")]


class LogLine(TypedDict):
    """Something that happened."""

    n: Annotated[int, told("The number of the line.")]
    move: Annotated[int, told("How many moves had been made.")]
    seat: Annotated[int, told("Who did it; -1: nobody.")]
    text: str
    refs: Annotated[list[str], told("The things it is about.")]
    event: str
    die: Annotated[tuple[int, int] | None, told("Sides and face of a die that was rolled.")]


class Around(TypedDict):
    """Who is at a table, and how it stands with them."""

    seats: list[Sitter]
    state: State
    waiting: Annotated[list[int], told("The seats that are choosing.")]
    spectators: int
    muted: Annotated[bool, told("Spectators may not talk: a player has muted them.")]
    stand_in: Annotated[str, told("The level of the bot that plays for who is absent, if any.")]
    rematch: Annotated[str, told("The table of the rematch; empty: there is none.")]


class ViewMessage(Around):
    """The table as one seat sees it. Answered over HTTP, and sent at every change."""

    t: Literal["view"]
    rev: Rev
    table: TableId
    game: str
    box: Annotated[str, told("The name of a designer's box; empty: the standard one.")]
    notice: Annotated[str, told("Of older rules: what is different, and how much is shown.")]
    file: Annotated[bool, told("There is a replay file, for everybody.")]
    seat: Eyes
    held: Annotated[list[int], told("All seats of the token; on a shared screen several.")]
    over: Annotated[Over | None, told("null: the match goes on.")]
    view: GameView
    decision: Annotated[Decision | None, told("null: this seat has nothing to choose now.")]
    guide: Annotated[Guidance | None, told("null: nobody is guided, or not any more.")]
    clock: Annotated[Clock | None, told("null: there is no hurry.")]
    chance: Chance
    log: list[LogLine]
    since: Annotated[int, told("The log from this line on; what you have beyond is replaced.")]


class SeatsMessage(Around):
    """Somebody came or went. The revision is the same."""

    t: Literal["seats"]
