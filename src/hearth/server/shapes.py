"""What is asked and answered over the network, field by field: openapi.py describes it from here.

What comes in are Structs, which check it as it is read. What goes out are plain dicts.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

import msgspec


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
Rev = Annotated[int, told("Counts what was stored of the table. An old one is refused.")]
SeatNumber = Annotated[int, told("Seats are counted from 0.")]
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

# Asked


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
    options: Annotated[dict[str, Any], told("The game's own; those left out have defaults.")] = {}
    clock: Annotated[int, told("Seconds for a choice; 0: as long as it takes.")] = 0
    stand_in: Annotated[
        str, told("The level of the bot that plays for who is absent or out of time; empty: none.")
    ] = ""
    patience: Annotated[int, told("Seconds until somebody who has gone counts as absent.")] = 20
    pace: Annotated[float, told("Seconds that a bot takes at least. Programs want 0.")] = 0.6
    seed: Annotated[int | None, told("The same seed gives the same chance; null: any.")] = None
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

    move: Annotated[int, told("How many moves are kept.")]
    seat: Annotated[int, told("The seat that you take.")]
    level: Annotated[str, told("Of the bots in the other seats.")] = "journeyman"
    name: Annotated[str, told("What you are called.")] = ""


# Answered: games


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
    native: Annotated[bool, told("The compiled engine runs.")]


Cards = dict[str, list[dict[str, Any]]]
ClauseNumber = Annotated[str, told("The number of a clause in the game's rules: 7.9.")]


class Picture(TypedDict):
    """How the rules show a thing."""

    draw: Annotated[str, told("The drawing in the browser.")]
    word: Annotated[str, told("The word; a number goes before it, or where `#` stands.")]
    many: Annotated[str, told("The word where the number is not 1; empty: the same.")]


class Clauses(TypedDict):
    """Where a game's rules tell of something."""

    kinds: Annotated[dict[str, ClauseNumber], told("By the kind of a thing: `crew`.")]
    things: Annotated[dict[str, ClauseNumber], told("Things that differ from their kind.")]
    verbs: Annotated[dict[str, ClauseNumber], told("By the kind of an action.")]
    options: Annotated[dict[str, ClauseNumber], told("By the name of a table's option.")]
    pictures: Annotated[dict[str, Picture], told("The pictures in the rules: `{coin 3}`.")]


# Answered: tables


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


class Lost(TypedDict):
    """A table that cannot be opened."""

    table: TableId
    code: Annotated[str, told("`unknown` or `broken`.")]
    text: Annotated[str, told("A sentence for people.")]


class Mine(TypedDict):
    """The tables that were asked for."""

    tables: list[Summary]
    lost: Annotated[list[Lost], told("Those that cannot be opened.")]


class KeptReplay(TypedDict):
    """A replay file that everybody can look at now."""

    table: TableId
    notice: Annotated[str, told("Of older rules: what is different, and how much is shown.")]


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


class Clock(TypedDict):
    """Time for the choice, in seconds."""

    limit: float
    left: float


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
    log: list[LogLine]
    since: Annotated[int, told("The log from this line on; what you have beyond is replaced.")]


class Step(TypedDict):
    """The table after a move."""

    move: int
    by: NotRequired[Annotated[int, told("The seat that moved; not in the first step.")]]
    view: GameView
    names: Annotated[list[str], told("What the game calls the seats.")]
    scores: Annotated[list[int] | None, told("As far as the seat could tell; null: not at all.")]


class Replay(TypedDict):
    """A match step by step, the first before any move."""

    game: str
    seat: Eyes
    steps: list[Step]
    notice: Annotated[str, told("Of older rules: what is different, and how much is shown.")]


class JudgedChoice(TypedDict):
    """A choice between several options, as its seat could know it."""

    i: int
    move: Annotated[int, told("How many moves had been made.")]
    seat: SeatNumber
    taken: OptionId
    best: OptionId
    taken_label: str
    best_label: str
    shares: Annotated[list[float], told("Of the win, by seat, after the best option.")]
    loss: Annotated[float, told("The share that was given away.")]
    error: Annotated[float, told("The standard error of the loss.")]


class MatchAnalysis(TypedDict):
    """A match looked back at."""

    analysis: Annotated[int, told("The version of this form.")]
    game: str
    names: list[str]
    iterations: Annotated[int, told("Of search, for each choice.")]
    moves: int
    result: Annotated[list[float], told("Shares of the win at the end.")]
    judged: list[JudgedChoice]
    turning_points: Annotated[list[int], told("Choices that gave away much for certain, by `i`.")]


class AnalysisStatus(TypedDict):
    """How far the analysis of a match is."""

    state: Literal["none", "running", "failed", "done"]
    done: Annotated[int, told("Choices judged so far.")]
    of: int
    text: Annotated[str, told("Why it failed.")]
    analysis: Annotated[MatchAnalysis | None, told("null: it is not there yet.")]


class Refusal(TypedDict):
    """Nothing has changed."""

    code: str
    text: Annotated[str, told("A sentence for people: what was wrong, or what is allowed.")]


# What the codes mean, and their HTTP status.
REFUSALS: Final[dict[str, tuple[int, str]]] = {
    "malformed": (400, "The request cannot be read, or asks for something that does not exist."),
    "illegal": (400, "The action is not among the options, or cannot be taken back."),
    "closed": (400, "It is too early or too late for this: look at the table's state."),
    "not_yours": (403, "The token does not hold the seat, or it is not its turn."),
    "unknown": (404, "There is no such table or game."),
    "stale": (409, "The table has moved on: look again and choose anew."),
    "broken": (410, "The table was damaged and cannot be read any more."),
    "too_fast": (429, "That is too much at once: wait a moment."),
    "not_stored": (503, "The server could not store it, so it did not happen."),
}

# Sent through the socket, beside the view


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
    """What a bot would do: its choice first."""

    t: Literal["hint"]
    rev: Rev
    level: str
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


class Said(TypedDict):
    """A line of chat."""

    who: str
    seat: int | None
    text: str


class ChatMessage(TypedDict):
    """Lines of chat; all that are kept for who just came, later the new ones."""

    t: Literal["chat"]
    lines: list[Said]


class SeatsMessage(Around):
    """Somebody came or went. The revision is the same."""

    t: Literal["seats"]


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
