"""What a run has shown: per bot, per seat, and of the match as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any, Final

from hearth.arena.intervals import Estimate, Sum, average, share
from hearth.arena.outcome import Fault, Outcome
from hearth.arena.plan import Plan
from hearth.arena.ratings import UnratedError, ratings

SURE: Final = Estimate(1.0)


@dataclass(frozen=True)
class BotFigures:
    """One bot in all of its seats; points are those of one seat in one match."""

    matches: int
    share: Estimate  # of the win, of all its seats together; alone, of won matches
    fair: float | None  # what all seats doing equally well would make of it; alone, nothing is
    rating: Estimate | None
    score: Estimate
    sources: dict[str, float]  # average points by where they come from
    decisions: float  # of one seat in one match
    ms_per_decision: float
    faults: dict[str, int]  # by kind
    first_fault: str


@dataclass(frozen=True)
class SeatFigures:
    """One seat, whoever sat there."""

    share: Estimate
    score: Estimate


@dataclass(frozen=True)
class Length:
    average: float
    least: int
    most: int


@dataclass(frozen=True)
class Summary:
    run: dict[str, Any]  # what defines it: the header of its file
    matches: int
    deals: int
    balanced: bool  # every bot has had every seat equally often
    bots: dict[str, BotFigures]
    unrated: str  # why there are no ratings; empty if there are
    seats: list[SeatFigures]
    decisions: Length
    rounds: Length
    endings: dict[str, float]  # shares of the matches, the most frequent first

    def as_data(self) -> dict[str, Any]:
        """Plain data; `share` once more where it is found most easily."""
        shares = {bot: figures.share.value for bot, figures in self.bots.items()}
        return {"matches": self.matches, "share": shares, **asdict(self)}


def summarise(plan: Plan, outcomes: list[Outcome]) -> Summary:
    """The figures of the first matches of a plan, of which there has to be one at least."""
    names = list(dict.fromkeys(plan.bots))
    deals = by_deal(outcomes)
    try:
        rated, unrated = ratings(names, deals), ""
    except UnratedError as reason:
        rated, unrated = {}, str(reason)
    seen = {bot for outcome in outcomes for bot in outcome.bots}
    endings = Counter(outcome.ending for outcome in outcomes)
    return Summary(
        plan.header(),
        len(outcomes),
        len(deals),
        len(outcomes) % plan.rotations() == 0,
        {bot: bot_figures(bot, deals, rated.get(bot)) for bot in names if bot in seen},
        unrated,
        [seat_figures(seat, deals) for seat in range(plan.seats)],
        length([outcome.decision_count() for outcome in outcomes]),
        length([outcome.rounds for outcome in outcomes]),
        {ending: count / len(outcomes) for ending, count in endings.most_common()},
    )


def by_deal(outcomes: list[Outcome]) -> list[list[Outcome]]:
    """The rotations of a deal follow each other and have its seed."""
    return [list(deal) for _, deal in groupby(outcomes, lambda outcome: outcome.seed)]


def length(counts: list[int]) -> Length:
    return Length(sum(counts) / len(counts), min(counts), max(counts))


# Bots


@dataclass(frozen=True)
class Place:
    """A seat in a match."""

    outcome: Outcome
    seat: int

    def share(self) -> float:
        return self.outcome.result[self.seat]

    def score(self) -> float:
        return self.outcome.scores[self.seat]


def bot_figures(bot: str, deals: list[list[Outcome]], rating: Estimate | None) -> BotFigures:
    places = [places_of(bot, deal) for deal in deals]
    places = [deal for deal in places if deal]
    everywhere = [place for deal in places for place in deal]
    matches = sum(matches_of(deal) for deal in places)
    fair = fair_share(everywhere, matches)
    seconds = sum(place.outcome.seconds[place.seat] for place in everywhere)
    decisions = sum(place.outcome.decisions[place.seat] for place in everywhere)
    faults = [fault for place in everywhere for fault in faults_of(place)]
    return BotFigures(
        matches,
        # Who sits in all seats wins for certain.
        SURE if fair == 1 else share([win_sum(deal) for deal in places]),
        fair,
        rating,
        average([Sum(total(deal, Place.score), len(deal)) for deal in places]),
        sources(everywhere),
        decisions / len(everywhere),
        1000 * seconds / max(decisions, 1),
        dict(Counter(fault.kind for fault in faults)),
        faults[0].what if faults else "",
    )


def places_of(bot: str, deal: list[Outcome]) -> list[Place]:
    """All seats in which a bot met a deal."""
    return [
        Place(outcome, seat)
        for outcome in deal
        for seat, sitting in enumerate(outcome.bots)
        if sitting == bot
    ]


def fair_share(places: list[Place], matches: int) -> float | None:
    seats = len(places[0].outcome.bots)
    return len(places) / (matches * seats) if seats > 1 else None


def win_sum(places: list[Place]) -> Sum:
    return Sum(total(places, Place.share), matches_of(places))


def matches_of(places: list[Place]) -> int:
    return len({place.outcome.i for place in places})


def total(places: list[Place], points: Callable[[Place], float]) -> float:
    return sum(points(place) for place in places)


def faults_of(place: Place) -> list[Fault]:
    return [fault for fault in place.outcome.faults if fault.seat == place.seat]


def sources(places: list[Place]) -> dict[str, float]:
    """Average points by source, in the order of the score sheets."""
    points: dict[str, float] = {}
    for place in places:
        for source, gained in place.outcome.sources[place.seat].items():
            points[source] = points.get(source, 0) + gained
    return {source: gained / len(places) for source, gained in points.items()}


# Seats


def seat_figures(seat: int, deals: list[list[Outcome]]) -> SeatFigures:
    places = [[Place(outcome, seat) for outcome in deal] for deal in deals]
    return SeatFigures(
        share([Sum(total(deal, Place.share), len(deal)) for deal in places]),
        average([Sum(total(deal, Place.score), len(deal)) for deal in places]),
    )
