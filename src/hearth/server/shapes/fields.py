"""What single fields hold that stand in many shapes."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

MOST: Final = 2**53  # as far as every program can count
COUNT: Final = msgspec.Meta(ge=0, lt=MOST)
NUMBER: Final = msgspec.Meta(gt=-MOST, lt=MOST)


def told(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


SeatKind = Literal["person", "bot", "open"]
State = Annotated[
    Literal["open", "playing", "over", "kept"],
    told(
        "`open`: seats are still free, and nobody plays yet. `kept`: a match that did not come"
        " to its end and can only be looked at."
    ),
]
TableId = Annotated[str, told("The id of a table, as in its link.")]
Token = Annotated[str, told("A secret that holds seats at a table. It is told once: keep it.")]
Rev = Annotated[int, COUNT, told("Counts what was stored of the table. An old one is refused.")]
SeatNumber = Annotated[int, COUNT, told("Seats are counted from 0.")]
Eyes = Annotated[int | None, told("The seat whose view this is; null: a spectator's.")]
Level = Annotated[str, told("A bot's level, or a bot by name, such as `greedy`.")]
OptionId = Annotated[str, told("The action as text, the same in options, log and record.")]
GameView = Annotated[
    dict[str, Any],
    told(
        "What the seat may see, as the game lays it out: `phase`, `round`, `turn`, `actors`,"
        " `over`, `players`, `board`. The types of each game's view are in /static/view.d.ts;"
        " what its ids stand for is in the game's cards."
    ),
]
