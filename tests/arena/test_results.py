"""The file of a run: it can be stopped anywhere, and goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hearth.arena import Outcome, Plan, Results, played
from tests.arena.hands import ingots, told

PLAN = ingots("random", "greedy", seed=4)


def run(path: Path, matches: int, plan: Plan = PLAN) -> list[Outcome]:
    """What the command does, in this process."""
    with Results(plan, path) as results:
        for outcome in played(plan, range(len(results.outcomes), matches)):
            results.add(outcome)
    return results.outcomes


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a run of six matches."""
    path = tmp_path / "results.jsonl"
    run(path, 6)
    return path


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_file_begins_with_all_that_defines_the_run(path):
    assert lines(path)[0] == {
        "arena": 1,
        "game": "ingots",
        "rules": 1,
        "seats": 2,
        "options": {"patience": 2, "extras": ["moonstone"]},
        "box": f"standard {PLAN.box().hash()}",
        "bots": ["random", "greedy"],
        "levels": {},
        "seed": 4,
    }


def test_a_file_has_a_line_for_each_match(path):
    assert [line["i"] for line in lines(path)[1:]] == list(range(6))
    assert list(lines(path)[1]) == [
        "i",
        "seed",
        "bots",
        "scores",
        "result",
        "ending",
        "decisions",
        "rounds",
        "sources",
        "faults",
        "seconds",
    ]


@pytest.mark.parametrize("cut", [1, 30, 400, 700, 10_000])
def test_a_file_that_was_cut_off_anywhere_is_completed(cut, path, tmp_path):
    whole = path.read_bytes()
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(whole[: max(len(whole) - cut, 20)])
    assert told(run(torn, 6)) == told(run(path, 6))
    assert [line.pop("seconds", 0) and line for line in lines(torn)] == [
        line.pop("seconds", 0) and line for line in lines(path)
    ]


def test_what_is_there_is_not_played_again(path):
    before = path.read_bytes()
    assert len(run(path, 6)) == 6
    assert path.read_bytes() == before


def test_more_matches_than_before_are_added(path, tmp_path):
    assert told(run(path, 9)) == told(run(tmp_path / "at-once.jsonl", 9))


def test_an_empty_file_is_as_good_as_none(tmp_path):
    (tmp_path / "x").touch()
    assert len(run(tmp_path / "x", 2)) == 2


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (ingots("random", "greedy", seed=5), "holds another run, with seed 4 instead of 5; repeat"),
        (ingots("greedy", "random", seed=4), 'with bots ["random", "greedy"] instead of ["greedy"'),
        (ingots("random", "greedy", seats=3, seed=4), "with seats 2 instead of 3"),
    ],
)
def test_the_file_of_another_run_is_refused_and_left_alone(plan, said, path):
    before = path.read_bytes()
    with pytest.raises(ValueError, match="holds another run") as refusal:
        Results(plan, path)
    assert said in str(refusal.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"hello", b"hello\n", b"\xff\xfe\n", b"[1]\n", b'{"a": 1}\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(content, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(ValueError, match="these are not results of hearth arena"):
        Results(PLAN, path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('{"i": 2,', '{"i": 7,', "line 4: here should stand match 2 of this run"),
        ('{"i": 2,', '{"i" 2,', "line 4: this is not JSON"),
        ('{"i": 2,', '{"j": 2,', "line 4: it should hold i, seed, bots"),
        ('"faults": []', '"faults": [{}]', "line 2: a fault should hold seat, decision"),
        ('"faults": []', '"faults": 0', "line 2: .* and faults should be lists"),
        ('"scores": [', '"scores": [1, ', "line 2: .* lists of the same length"),
        ('"bots": ["greedy", "random"]', '"bots": ["greedy", "greedy"]', "other bots have these"),
    ],
)
def test_a_damaged_line_is_named(old, new, said, path):
    text = path.read_text()
    head, rest = text.split("\n", 1)
    path.write_text(f"{head}\n{rest.replace(old, new, 1)}")
    with pytest.raises(ValueError, match=f"{path}, {said}" if "line" in said else said):
        Results(PLAN, path)


def test_two_runs_do_not_write_to_one_file(path):
    with Results(PLAN, path), pytest.raises(BlockingIOError, match="another run is writing to it"):
        Results(PLAN, path)


def test_a_file_that_cannot_be_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match="nowhere"):
        Results(PLAN, tmp_path / "nowhere" / "x")
