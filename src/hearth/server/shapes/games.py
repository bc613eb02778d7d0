"""What is answered about games: which there are, their cards, and their clauses by subject."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from hearth.server.shapes.fields import told


class GameOption(TypedDict):
    """Something to agree on before a match."""

    values: Annotated[list[Any], told("What can be chosen.")]
    default: Any
    many: Annotated[bool, told("Any number of the values can be chosen, as a list.")]
    text: str


class GameInfo(TypedDict):
    """A game: for how many, and with which options."""

    id: str
    title: str
    seats: Annotated[list[int], told("How many can play.")]
    options: dict[str, GameOption]
    levels: Annotated[dict[str, str], told("Which bot each level is in this game.")]
    board: Annotated[bool, told("The browser has a drawn board for it.")]
    guide: Annotated[bool, told("There is a guided first match.")]


class Games(TypedDict):
    """All games of this server."""

    games: list[GameInfo]
    levels: Annotated[list[str], told("The bots' levels, the weakest first.")]
    bots: Annotated[list[str], told("Other bots that can be seated here, by name.")]
    left_out: Annotated[list[str], told("Plug-ins that are installed and cannot be used.")]
    native: Annotated[bool, told("The compiled engine runs.")]


class Engine(TypedDict):
    """The engine that plays here."""

    state: Annotated[
        Literal["native", "ready", "building", "failed", "pure"],
        told(
            "`native`: the compiled engine runs. `ready`: it was compiled meanwhile; bots use it at"
            " once, the server when it starts again. `building`: it is being compiled. `failed`: it"
            " could not be. `pure`: there is none."
        ),
    ]
    percent: Annotated[int, told("How far it is, while it is being compiled.")]
    reason: Annotated[str, told("Why it could not be compiled.")]


Cards = dict[str, list[dict[str, Any]]]
ClauseNumber = Annotated[str, told("The number of a clause in the game's rules: 7.9.")]


class Picture(TypedDict):
    """How the rules show a thing."""

    draw: Annotated[str, told("The drawing in the browser.")]
    word: Annotated[str, told("The word; a number goes before it, or where `#` stands.")]
    many: Annotated[str, told("The word where the number is not 1; empty: the same.")]


class Asked(TypedDict):
    """What people look for in the rules of any game."""

    small: Annotated[list[str], told("Words that are not sought if there are others.")]
    words: Annotated[dict[str, list[str]], told("A word, and how the rules say it.")]
    answers: Annotated[dict[str, str], told("To what the rules do not speak of.")]


class Clauses(TypedDict):
    """Where a game's rules tell of something."""

    kinds: Annotated[dict[str, ClauseNumber], told("By the kind of a thing: `crew`.")]
    things: Annotated[dict[str, ClauseNumber], told("Things that differ from their kind.")]
    verbs: Annotated[dict[str, ClauseNumber], told("By the kind of an action.")]
    options: Annotated[dict[str, ClauseNumber], told("By the name of a table's option.")]
    pictures: Annotated[dict[str, Picture], told("The pictures in the rules: `{coin 3}`.")]
    asked: Asked
