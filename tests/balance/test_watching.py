"""Watched matches: what is kept of them, and that a planted card is found."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import hearth
from hearth.arena.plan import Plan, Venue, planned
from hearth.arena.results import Ledger
from hearth.arena.workers import judged
from hearth.balance import Sighting, Watcher, sighting_of, weigh
from hearth.balance.words import remarks
from hearth.kernel import find
from tests.arena.misfits import make

MATCHES = 150


def plan_of(game: str, box: Path | None = None, bot: str = "random") -> Plan:
    return planned(Venue(game, 2, {}, box), [bot], seed=3)


def watched(plan: Plan, matches: int) -> list[Sighting]:
    return list(judged(partial(Watcher, plan), range(matches)))


def misfits(bot: str, matches: int = 2) -> list[Sighting]:
    """Matches of a bot that does what bots must not do."""
    plan = replace(plan_of("cove"), bots=[bot])
    return list(judged(partial(Watcher, plan, make), range(matches)))


def too_strong(tmp_path: Path) -> Path:
    """A box in which the Guild Beadle brings 10 Gold."""
    file = find("cove").folder / "box" / "townsfolk.toml"
    row = '[{ kind = "gain_gold", number = '
    text = file.read_text(encoding="utf-8")
    assert text.count(f"{row}1") == 1
    (tmp_path / "townsfolk.toml").write_text(text.replace(f"{row}1", f"{row}10"), encoding="utf-8")
    return tmp_path


def test_a_card_that_is_far_too_strong_is_found(tmp_path: Path) -> None:
    plan = plan_of("cove", too_strong(tmp_path))
    balance = weigh(plan.header(), watched(plan, MATCHES), find("cove").watched(plan.box()))
    recruited = [one for one in balance.things if one.event == "recruited" and one.share]
    best = max(recruited, key=lambda one: one.share.value if one.share else 0)
    assert (best.thing, best.flag) == ("townsfolk:guild_beadle", "strong")


@pytest.mark.parametrize("game", hearth.games())
def test_what_is_watched_happens(game: str) -> None:
    plan = plan_of(game)
    (one,) = watched(plan, 1)
    marks = {mark for seat in one.marks for mark in seat}
    assert marks & set(find(game).watched(plan.box()))
    assert one.decisions > 0
    assert len(one.halfway) == 2


def test_a_sighting_comes_back_from_its_line() -> None:
    (one,) = watched(plan_of("guilds"), 1)
    assert sighting_of(one.as_data()) == one


def test_a_sighting_with_faults_comes_back_from_its_line() -> None:
    one = misfits("crashing")[0]
    assert sighting_of(json.loads(json.dumps(one.as_data()))) == one


@pytest.mark.parametrize(
    "damage",
    [{"marks": None}, {"marks": [{}]}, {"extra": 1}, {"faults": 1}, {"faults": [{"seat": 0}]}],
)
def test_a_damaged_line_is_refused(damage: dict[str, object]) -> None:
    (one,) = watched(plan_of("guilds"), 1)
    with pytest.raises(ValueError, match="should"):
        sighting_of({**one.as_data(), **damage})


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan, path = plan_of("cove"), tmp_path / "kept.jsonl"
    whole = watched(plan, 4)
    for until in (2, 4):
        with Ledger(plan, path, sighting_of, plan.header()) as ledger:
            for one in judged(partial(Watcher, plan), range(len(ledger.outcomes), until)):
                ledger.add(one)
    assert ledger.outcomes == whole


def test_workers_see_the_same_matches() -> None:
    plan = plan_of("cove")
    assert list(judged(partial(Watcher, plan), range(3), workers=2)) == watched(plan, 3)


# Bots that fail


@pytest.mark.parametrize(
    ("bot", "kind"), [("crashing", "crashed"), ("stillborn", "crashed"), ("illegal", "illegal")]
)
def test_a_bot_that_fails_does_not_end_a_run(bot: str, kind: str) -> None:
    seen = misfits(bot)
    assert [one.i for one in seen] == [0, 1]
    assert all(len(one.faults) == one.decisions > 0 for one in seen)
    assert {fault.kind for one in seen for fault in one.faults} == {kind}


def test_a_report_says_how_often_chance_answered_for_a_bot() -> None:
    plan, seen = plan_of("cove"), misfits("crashing")
    header = plan.header() | {"bots": ["crashing"]}
    balance = weigh(header, seen, find("cove").watched(plan.box()))
    assert balance.faults == {"crashed": sum(one.decisions for one in seen)}
    assert remarks(balance)[-1].startswith("Faults of crashing: crashed ")
    assert remarks(balance)[-1].endswith("The first: ZeroDivisionError: nothing left to divide")
    assert balance.as_data()["faults"] == balance.faults


def test_without_faults_nothing_is_said_of_them() -> None:
    plan = plan_of("cove")
    seen = watched(plan, 1)
    balance = weigh(plan.header(), seen, find("cove").watched(plan.box()))
    assert "faults" not in seen[0].as_data()
    assert not {"faults", "first_fault"} & set(balance.as_data())
    assert not any("Faults" in remark for remark in remarks(balance))
