"""A match in a few sentences: who won, by what, from when on, and what cost the others most."""

from __future__ import annotations

from typing import Final

from hearth.analysis.choices import Judged
from hearth.analysis.match_analysis import Analysis, is_clear
from hearth.kernel import points_text

DECIDED: Final = 0.9  # of the win: nobody expects another end
MOST_SOURCES: Final = 2  # that are named
LEAST_POINTS: Final = 1  # more of a sort that are worth a word
AT_THE_END: Final = "only at the very end"


def story(analysis: Analysis) -> list[str]:
    """The sentences; of a match that was not played to its end only the last two."""
    told = [ending(analysis), difference(analysis)] if analysis.scores else []
    return [sentence for sentence in (*told, lead(analysis), costliest(analysis)) if sentence]


# Who won


def ending(analysis: Analysis) -> str:
    """With all points, and what parted equals."""
    names, scores, remark = analysis.names, analysis.scores, analysis.remark
    if len(names) == 1:
        return f"{names[0]} ended with {points(scores[0])}. {remark}".strip()
    winners, others = winners_of(analysis), losers_of(analysis)
    total, who = scores[winners[0]], listed([names[seat] for seat in winners])
    won = f"{who} {'won' if len(winners) == 1 else 'share the win'}"
    equals = [names[seat] for seat in others if scores[seat] == total]
    if equals:
        return f"{won} with {points(total)}, as many as {listed(equals)}, by {remark}."
    if len(names) == 2 and others:
        return f"{won}, {total} : {scores[others[0]]}."
    behind = [f"{names[seat]} ({scores[seat]})" for seat in others]
    return f"{won} with {points(total)}{', before ' if behind else ''}{listed(behind)}."


def winners_of(analysis: Analysis) -> list[int]:
    best = max(analysis.result)
    return [seat for seat, share in enumerate(analysis.result) if share == best]


def losers_of(analysis: Analysis) -> list[int]:
    """The best of them first."""
    winners = winners_of(analysis)
    others = [seat for seat in range(len(analysis.names)) if seat not in winners]
    return sorted(others, key=lambda seat: -analysis.scores[seat])


# By what


def difference(analysis: Analysis) -> str:
    """The sorts of points in which the first two differ most."""
    if len(analysis.names) == 1:
        return largest(analysis.sources[0])
    winners, others = winners_of(analysis), losers_of(analysis)
    first, second = (*winners, *others)[:2]
    more, less = (
        more_of(analysis, first, second, MOST_SOURCES),
        more_of(analysis, second, first, 1),
    )
    name, other = analysis.names[first], analysis.names[second]
    parts = [f"{name} had more from {more}"] if more else []
    if less:
        parts.append(f"{other} from {less}" if more else f"{other} had more from {less}")
    return f"{', '.join(parts)}." if parts else ""


def more_of(analysis: Analysis, seat: int, other: int, most: int) -> str:
    """What a seat has more of than the other, the largest differences first."""
    own, theirs = analysis.sources[seat], analysis.sources[other]
    more = {name: own.get(name, 0) - theirs.get(name, 0) for name in {**own, **theirs}}
    names = [name for name in more if more[name] >= LEAST_POINTS]
    named = [
        f"{name} ({points_text(own.get(name, 0))} against {points_text(theirs.get(name, 0))})"
        for name in sorted(names, key=lambda name: -more[name])[:most]
    ]
    return listed(named)


def largest(sources: dict[str, float]) -> str:
    """Alone there is nobody to compare with."""
    best = sorted((name for name in sources if sources[name] > 0), key=lambda name: -sources[name])
    named = [f"{name} ({points_text(sources[name])})" for name in best[:MOST_SOURCES]]
    return f"Most of it came from {listed(named)}." if named else ""


# From when on


def lead(analysis: Analysis) -> str:
    """From when on who was ahead at the end stayed ahead, and was sure of it."""
    if len(analysis.names) == 1 or not analysis.judged:
        return ""
    last = analysis.result or analysis.judged[-1].shares
    leader = last.index(max(last))
    if last.count(last[leader]) > 1:
        return "Nobody was ahead in the end."
    name = analysis.names[leader]
    began = moment(analysis, since(analysis, leader, 0.0))
    sure = moment(analysis, since(analysis, leader, DECIDED))
    if sure in (began, AT_THE_END) or not analysis.result:
        return f"{name} was ahead {began}."
    return f"{name} was ahead {began}, and it was as good as decided {sure}."


def since(analysis: Analysis, leader: int, least: float) -> Judged | None:
    """The first choice from which on the leader had most of the win, and at least so much."""
    found = None
    for one in reversed(analysis.judged):
        others = [share for seat, share in enumerate(one.shares) if seat != leader]
        if one.shares[leader] < least or one.shares[leader] <= max(others):
            break
        found = one
    return found


def moment(analysis: Analysis, since: Judged | None) -> str:
    """When that was, in words of the game where it has some."""
    if since is None:
        return AT_THE_END
    if since.i == analysis.judged[0].i:
        return "all along"
    begun = [stage.name for stage in analysis.stages if stage.move <= since.move]
    return f"from {begun[-1]} on" if begun else f"from move {since.move + 1} on"


# What cost most


def costliest(analysis: Analysis) -> str:
    """The one choice by which somebody who did not win gave most away."""
    winners = winners_of(analysis) if analysis.result and len(analysis.names) > 1 else []
    lost = [one for one in analysis.judged if one.seat not in winners and is_clear(one)]
    if not lost:
        return ""
    worst = max(lost, key=lambda one: one.loss)
    whole = "the win" if len(analysis.names) > 1 else "a good result"
    return (
        f"What cost {analysis.names[worst.seat]} most was move {worst.move + 1},"
        f" “{worst.taken_label}”: “{worst.best_label}” was worth {100 * worst.loss:.0f} %"
        f" of {whole} more."
    )


# Words


def points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def listed(words: list[str]) -> str:
    first, last = words[:-1], words[-1:]
    return " and ".join([part for part in (", ".join(first), *last) if part])
