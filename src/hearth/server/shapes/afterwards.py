"""What is answered about matches that are looked back at: replays and analyses."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from hearth.server.shapes.fields import Eyes, GameView, OptionId, SeatNumber, TableId, told


class KeptReplay(TypedDict):
    """A replay file that everybody can look at now."""

    table: TableId
    notice: Annotated[str, told("Of older rules: what is different, and how much is shown.")]


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


class Stage(TypedDict):
    """A part of the match that the log names."""

    move: Annotated[int, told("How many moves had been made when it began.")]
    name: Annotated[str, told("`Week 2`.")]


class Point(TypedDict):
    """How it stood at a choice."""

    move: Annotated[int, told("How many moves had been made.")]
    shares: Annotated[list[float], told("Of the win, by seat.")]


class MatchAnalysis(TypedDict):
    """A match looked back at."""

    analysis: Annotated[int, told("The version of this form.")]
    game: str
    names: list[str]
    iterations: Annotated[int, told("Of search, for each choice.")]
    moves: int
    result: Annotated[list[float], told("Shares of the win at the end.")]
    judged: list[JudgedChoice]
    scores: Annotated[list[int], told("At the end; empty if it was not reached.")]
    sources: Annotated[list[dict[str, float]], told("Points by their sort, of each seat.")]
    remark: Annotated[str, told("What parted equals, or what one player alone was measured by.")]
    stages: list[Stage]
    turning_points: Annotated[list[int], told("Choices that gave away much for certain, by `i`.")]
    story: Annotated[list[str], told("The match in a few sentences.")]


class AnalysisStatus(TypedDict):
    """How far the analysis of a match is."""

    state: Literal["none", "running", "failed", "done"]
    done: Annotated[int, told("Choices judged so far.")]
    of: int
    seconds: Annotated[int | None, told("It will still take about so long; null: not known.")]
    text: Annotated[str, told("Why it failed.")]
    course: Annotated[list[Point], told("While it runs: what is judged already, in order.")]
    analysis: Annotated[MatchAnalysis | None, told("null: it is not there yet.")]
