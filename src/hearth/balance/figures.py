"""What watched matches show: how often each thing is taken, and how those fare who take it."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import asdict, dataclass, field, replace
from itertools import groupby
from typing import Any, Final

from hearth.arena.intervals import Estimate, Sum, average, share
from hearth.balance.watching import Sighting

FEW: Final = 8  # seats: with fewer nothing is said about a thing
DEAD: Final = 0.02  # of the matches: what is taken less often may be dead
SELDOM: Final = 0.25  # of how often others of its kind are taken, if it is dead
MARGIN: Final = 0.05  # of the win: how far from the usual an interval has to lie
OTHERS: Final = 2  # things of its kind, at least, that a thing is compared with


@dataclass(frozen=True)
class ThingFigures:
    """A card, a Room, a location, a choice: whoever had to do with it in this way."""

    event: str  # crew_hired
    thing: str  # crew:scout
    seats: int  # that had to do with it
    rate: Estimate  # the share of matches in which anybody had
    share: Estimate | None  # of the win, of those seats; None: too few
    score: Estimate | None  # their points beyond the average of their match
    flag: str = ""  # strong, weak, dead or nothing

    def group(self) -> str:
        """Things of one kind with the same event are compared with each other."""
        kind = self.thing.partition(":")[0]
        return f"{self.event}: {kind}".replace("_", " ")


@dataclass(frozen=True)
class Balance:
    """The figures of a run."""

    run: dict[str, Any]
    matches: int
    fair: float  # the share of the win that equal seats have
    seats: list[Estimate]  # share of the win by seat
    sources: dict[str, float]  # average points of a seat
    rounds: Estimate
    decisions: Estimate
    comebacks: Estimate  # matches that were won by somebody who was behind in the middle
    endings: dict[str, float]
    things: list[ThingFigures]
    faults: dict[str, int] = field(default_factory=dict)  # of the bot, by kind
    first_fault: str = ""

    def as_data(self) -> dict[str, Any]:
        """Faults are named only where there are some, which is hardly ever."""
        data = asdict(self)
        if not self.faults:
            del data["faults"], data["first_fault"]
        return data


def weigh(run: dict[str, Any], sightings: list[Sighting], watched: list[str]) -> Balance:
    """Of the watched marks; one that is never met, while its event happens to others, is dead."""
    deals = [list(deal) for _, deal in groupby(sightings, lambda one: one.seed)]
    seats = len(sightings[0].scores)
    endings: dict[str, int] = defaultdict(int)
    for one in sightings:
        endings[one.ending] += 1
    faults = [fault for one in sightings for fault in one.faults]
    return Balance(
        run,
        len(sightings),
        1 / seats,
        [share([Sum(sum(m.result[s] for m in d), len(d)) for d in deals]) for s in range(seats)],
        average_sources(sightings),
        average([Sum(sum(m.rounds for m in d), len(d)) for d in deals]),
        average([Sum(sum(m.decisions for m in d), len(d)) for d in deals]),
        share([Sum(sum(was_behind(m) for m in d), len(d)) for d in deals]),
        {ending: count / len(sightings) for ending, count in sorted(endings.items())},
        all_things(deals, 1 / seats, watched),
        dict(Counter(fault.kind for fault in faults)),
        faults[0].what if faults else "",
    )


def average_sources(sightings: list[Sighting]) -> dict[str, float]:
    total: dict[str, float] = defaultdict(float)
    for one in sightings:
        for sources in one.sources:
            for source, points in sources.items():
                total[source] += points
    seats = sum(len(one.scores) for one in sightings)
    return {source: points / seats for source, points in total.items()}


def was_behind(one: Sighting) -> float:
    """The share of the win that went to seats that did not lead in the middle of the match."""
    best = max(one.halfway)
    behind = [one.result[s] for s in range(len(one.result)) if one.halfway[s] < best]
    return sum(behind)


# Things


@dataclass
class Found:
    """A thing in one deal."""

    matches: float = 0
    seats: float = 0
    wins: float = 0
    points: float = 0


def all_things(deals: list[list[Sighting]], fair: float, watched: list[str]) -> list[ThingFigures]:
    found: dict[str, dict[int, Found]] = defaultdict(dict)
    for number, deal in enumerate(deals):
        for one in deal:
            add_match(found, number, one)
    happening = {event_of(mark) for mark in found}
    counts = [len(deal) for deal in deals]
    things = [
        figures_of(mark, found.get(mark, {}), counts)
        for mark in watched
        if event_of(mark) in happening
    ]
    groups: dict[str, list[ThingFigures]] = defaultdict(list)
    for thing in things:
        groups[thing.group()].append(thing)
    return [replace(one, flag=flag_of(one, groups[one.group()], fair)) for one in things]


def event_of(mark: str) -> str:
    return mark.partition(" ")[0]


def add_match(found: dict[str, dict[int, Found]], deal: int, one: Sighting) -> None:
    usual = sum(one.scores) / len(one.scores)
    for mark in {mark for marks in one.marks for mark in marks}:
        here = found[mark].setdefault(deal, Found())
        here.matches += 1
        for seat, marks in enumerate(one.marks):
            if mark in marks:
                here.seats += 1
                here.wins += one.result[seat]
                here.points += one.scores[seat] - usual


def figures_of(mark: str, found: dict[int, Found], counts: list[int]) -> ThingFigures:
    event, _, thing = mark.partition(" ")
    rate = share([Sum(found[d].matches if d in found else 0.0, n) for d, n in enumerate(counts)])
    seats = int(sum(here.seats for here in found.values()))
    if seats < FEW:
        return ThingFigures(event, thing, seats, rate, None, None)
    won = share([Sum(here.wins, here.seats) for here in found.values()])
    score = average([Sum(here.points, here.seats) for here in found.values()])
    return ThingFigures(event, thing, seats, rate, won, score)


def flag_of(one: ThingFigures, kind: list[ThingFigures], fair: float) -> str:
    """Strong or weak: the whole interval lies beyond the usual by a margin; dead: hardly taken.

    The usual is how the others of its kind fare: whoever takes many of them may win by that.
    """
    others = [other for other in kind if other is not one]
    if is_dead(one, others):
        return "dead"
    if one.share is None or one.share.low is None or one.share.high is None:
        return ""
    usual = usual_share(others, fair)
    if one.share.low > usual + MARGIN:
        return "strong"
    return "weak" if one.share.high < usual - MARGIN else ""


def is_dead(one: ThingFigures, others: list[ThingFigures]) -> bool:
    if one.rate.high is None or one.rate.high >= DEAD:
        return False
    usual = sum(other.rate.value for other in others) / len(others) if others else 1.0
    return one.rate.value < SELDOM * usual


def usual_share(others: list[ThingFigures], fair: float) -> float:
    """Of all seats that took one of them; a fair share if there are too few to say."""
    known = [(other.share.value, other.seats) for other in others if other.share is not None]
    if len(known) < OTHERS:
        return fair
    return sum(value * seats for value, seats in known) / sum(seats for _, seats in known)
