"""What is asked: Structs, which check it as it is read."""

from __future__ import annotations

from typing import Annotated

import msgspec

from hearth.server.shapes.fields import NUMBER, Level, OptionId, Rev, SeatNumber, TableId, told

OptionValue = str | int | bool | list[str] | None
Seed = Annotated[int, msgspec.Meta(ge=0, lt=2**60)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Annotated[str, told("`person`: you; `bot`; `open`: for who comes with the link.")]
    name: Annotated[str, told("Of a person; without one, Player 1 and so on.")] = ""
    level: Level = ""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """A table as its maker wants it."""

    game: Annotated[str, told("The id of the game.")]
    seats: Annotated[
        list[SeatWish],
        told("All seats, in the order of play; with a guide yours alone, for its name."),
    ]
    options: Annotated[
        dict[str, OptionValue], told("The game's own; those left out have defaults.")
    ] = {}
    clock: Annotated[int, NUMBER, told("Seconds for a choice; 0: as long as it takes.")] = 0
    stand_in: Annotated[
        str, told("The level of the bot that plays for who is absent or out of time; empty: none.")
    ] = ""
    patience: Annotated[
        int, NUMBER, told("Seconds until somebody who has gone counts as absent.")
    ] = 20
    pace: Annotated[float, told("Seconds that a bot takes at least. Programs want 0.")] = 0.6
    seed: Annotated[Seed | None, told("The same seed gives the same chance; null: any.")] = None
    guide: Annotated[
        bool, told("A guided first match: the guide decides on seats, options and seed.")
    ] = False


class SeatClaim(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down: a person by name, or a bot by level."""

    name: Annotated[str, told("Of a person.")] = ""
    level: Annotated[str, told("Of a bot; only who made the table can seat one.")] = ""
    token: Annotated[str, told("One that holds a seat here already and shall hold this too.")] = ""


class ActBody(msgspec.Struct, forbid_unknown_fields=True):
    """One of the options that came with a revision."""

    rev: Rev
    id: OptionId
    seat: SeatNumber
    cid: Annotated[str, told("A mark of your own: sent again with it, nothing happens twice.")] = ""


class UndoBody(msgspec.Struct, forbid_unknown_fields=True):
    """Whose last choice is to be taken back."""

    rev: Rev
    seat: SeatNumber


class MyTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table, and the token that you hold there."""

    table: TableId
    token: Annotated[str, told("Empty: you only watch there.")] = ""


class MyTables(msgspec.Struct, forbid_unknown_fields=True):
    """The tables that you want to hear of."""

    tables: Annotated[list[MyTable], msgspec.Meta(max_length=300), told("At most 300.")]


class ReplayFile(msgspec.Struct, forbid_unknown_fields=True):
    """A replay file that you bring."""

    record: Annotated[
        str, msgspec.Meta(max_length=500_000), told("The text of the file, as it was downloaded.")
    ]


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A match from some moment on, as it might have gone."""

    move: Annotated[int, NUMBER, told("How many moves are kept.")]
    seat: Annotated[int, NUMBER, told("The seat that you take.")]
    level: Annotated[str, told("Of the bots in the other seats.")] = "journeyman"
    name: Annotated[str, told("What you are called.")] = ""
