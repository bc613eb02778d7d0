"""What every game promises about its copies: clones, saves and records."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

import hearth
from hearth.kernel import Rng, to_data
from hearth.match import Match, read_record, record
from tests.contract.cases import NEAR, Case, choices, choose, every_case, match, play, play_on

# Clones


@every_case
def test_a_clone_has_every_field_and_shares_only_what_is_never_edited(case: Case) -> None:
    g = case.new()
    for _ in play(g, Rng(1), most=5 * NEAR):
        compare(g, g.clone(), type(g).__name__)


@every_case
def test_a_clone_has_even_values_that_are_hardly_ever_met(case: Case) -> None:
    g = case.new()
    play_on(g, 2, most=3 * NEAR)
    disturb(g)
    compare(g, g.clone(), type(g).__name__)


def disturb(thing: Any) -> None:
    """Change every field to a value that it has at no table."""
    for f in fields(thing):
        value = getattr(thing, f.name)
        if isinstance(value, bool):
            setattr(thing, f.name, not value)
        elif isinstance(value, int):
            setattr(thing, f.name, value + 1000)
        elif isinstance(value, list) and all(isinstance(one, int) for one in value):
            setattr(thing, f.name, [*value, 1000])
        elif "shared" not in f.metadata:
            for part in value if isinstance(value, list) else [value]:
                if hasattr(part, "copy"):  # a step is never edited
                    disturb(part)


def compare(one: Any, other: Any, path: str) -> None:
    """Equal in every field. A clone keeps no log: it is for thinking."""
    names = [f.name for f in fields(one)]
    assert type(one) is type(other)
    assert set(getattr(one, "__dict__", names)) <= set(names), f"{path} has an undeclared field"
    for f in fields(one):
        if f.name not in ("log", "logging"):
            shared = "shared" in f.metadata
            compare_values(getattr(one, f.name), getattr(other, f.name), f"{path}.{f.name}", shared)


def compare_values(a: Any, b: Any, path: str, shared: bool) -> None:
    if isinstance(a, list) and not shared:
        assert a is not b, f"{path} is the same list"
        assert len(a) == len(b), path
        for i in range(len(a)):
            compare_values(a[i], b[i], f"{path}[{i}]", shared)
    elif is_dataclass(a) and not shared:
        if a is not b:
            compare(a, b, path)
        else:  # What has no `copy` (a step, a job) is replaced, never edited.
            assert not hasattr(a, "copy"), f"{path} is the same thing"
    else:
        assert a == b, path


@every_case
def test_what_happens_to_a_clone_does_not_happen_to_the_original(case: Case) -> None:
    for g in choices(case):
        before = hearth.save(g)
        play_on(g.clone(), 2, most=50)
        assert hearth.save(g) == before


@every_case
def test_what_happens_to_the_original_does_not_happen_to_a_clone(case: Case) -> None:
    g = case.new()
    clone, before = g.clone(), to_data(g)
    for _ in play(g, Rng(3)):
        assert to_data(clone) == before
        clone, before = g.clone(), to_data(g)


@every_case
def test_a_clone_plays_on_like_the_original(case: Case) -> None:
    g = case.new()
    play_on(g, 4, most=NEAR)
    clone = g.clone()
    assert play_on(clone, 4) == play_on(g, 4)


# Saves and records


@every_case
def test_a_match_can_be_saved_and_loaded_at_any_choice(case: Case) -> None:
    for g in match(case):
        text = hearth.save(g)
        assert hearth.save(hearth.load(text)) == text


@every_case
def test_loading_brings_every_field_back(case: Case) -> None:
    for g in match(case):
        compare(g, hearth.load(hearth.save(g)), type(g).__name__)


@every_case
def test_a_loaded_match_plays_on_like_the_original(case: Case) -> None:
    for g in choices(case)[::4]:
        assert play_on(hearth.load(hearth.save(g)), 5) == play_on(g.clone(), 5)


@every_case
def test_a_match_can_be_recorded_and_replayed(case: Case) -> None:
    match = Match.new(case.game.id, case.seats, case.seed(), case.options)
    rng = Rng(11)
    while not match.g.over:
        seat, a = choose(match.g, rng)
        match.act_id(a, seat)
    again = read_record(record(match))
    assert hearth.save(again.g) == hearth.save(match.g)
    assert again.lines == match.lines
