"""Matches looked back at: a planted blunder in each game, and what an analysis says."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import hearth
from hearth.analysis import Analysis, Analyst, Judged, finished_analysis
from hearth.analysis.page import page
from hearth.analysis.words import turning_grid
from hearth.arena.workers import judged
from hearth.cli import main
from hearth.match import read_record

MATCHES = Path(__file__).parent / "matches"
GUILDS = MATCHES / "guilds.hearth"
NEAR = 12  # moves around the blunder that are judged


def text_of(game: str) -> str:
    return (MATCHES / f"{game}.hearth").read_text(encoding="utf-8")


def blunder_in(text: str) -> int:
    return int(text.rpartition("# The blunder: move ")[2])


@pytest.mark.parametrize("game", hearth.games())
def test_a_planted_blunder_is_a_turning_point(game: str) -> None:
    text = text_of(game)
    blunder = blunder_in(text)
    analyst = Analyst(text, 240)
    near = [i for i, move in enumerate(analyst.numbers) if abs(move - blunder) <= NEAR]
    found = [analyst.play(i) for i in near]
    analysis = Analysis(game, ["Ann", "Ben"], 240, len(analyst.moves), [], found)
    (worst,) = [one for one in analysis.turning_points() if one.move == blunder]
    assert worst.seat == 0
    assert worst.taken == analyst.moves[blunder].notation != worst.best
    assert worst.loss > 0.1


def test_every_choice_is_judged_the_same_by_any_number_of_workers() -> None:
    hire = partial(Analyst, text_of("cove"), 20)
    assert list(judged(hire, range(6), 2)) == list(judged(hire, range(6)))


def test_choices_can_be_judged_in_any_order() -> None:
    text = text_of("forge")
    analyst = Analyst(text, 20)
    later, earlier = analyst.play(9), analyst.play(2)
    assert [Analyst(text, 20).play(2), Analyst(text, 20).play(9)] == [earlier, later]


# Turning points


def one(i: int, seat: int, loss: float, error: float = 0.01) -> Judged:
    return Judged(i, 10 * i, seat, "a", "b", "did this", "do that", [0.6, 0.4], loss, error)


def analysis_of(*judged: Judged) -> Analysis:
    return Analysis("guilds", ["Red", "Blue"], 100, 80, [1.0, 0.0], list(judged))


def test_turning_points_are_the_largest_certain_losses_of_each_seat_in_order() -> None:
    losses = [one(0, 0, 0.05), one(1, 1, 0.3), one(2, 0, 0.2), one(3, 0, 0.1), one(4, 0, 0.06)]
    assert [point.i for point in analysis_of(*losses).turning_points()] == [1, 2, 3, 4]


def test_what_is_small_or_uncertain_turns_nothing() -> None:
    assert analysis_of(one(0, 0, 0.019), one(1, 1, 0.3, error=0.2)).turning_points() == []


def test_the_table_of_turning_points_shows_the_uncertainty() -> None:
    assert turning_grid(analysis_of(one(3, 1, 0.25, error=0.05)))[1] == [
        "31",
        "Blue",
        "did this",
        "do that",
        "25 ± 10 %",
    ]


def test_the_page_needs_nothing_else_and_escapes_what_it_shows() -> None:
    found = replace(one(3, 1, 0.25), taken_label="<script>alert(1)</script>")
    text = page(analysis_of(one(0, 0, 0.0), found), "hearth analyse x")
    assert "<script>" not in text
    assert text.count("<polyline") == 2
    assert "http" not in text.replace("http-equiv", "")


# The command


def test_the_command_judges_a_whole_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(GUILDS), "--iterations", "20", "--workers", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    match = read_record(text_of("guilds"))
    assert [judged["move"] for judged in data["judged"]] == [
        n for n, move in enumerate(match.moves) if move.choices > 1
    ]
    assert data["result"] == match.g.result()
    assert set(data["turning_points"]) <= {judged["i"] for judged in data["judged"]}


def test_the_command_shows_the_course_and_writes_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = tmp_path / "short.hearth"
    lines = text_of("guilds").split("\n")
    short.write_text("\n".join([*lines[:30], ""]), encoding="utf-8")
    html = tmp_path / "match.html"
    assert main(["analyse", str(short), "--iterations", "20", "--html", str(html)]) == 0
    shown = capsys.readouterr().out
    assert "Red" in shown
    assert re.search("[▁-█]{30}", shown)
    assert "<svg" in html.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--iterations", "3"], "--iterations is a number from 20 on, not 3"),
        (["--workers", "0"], "--workers is a number from 1 on, not 0"),
        (["--html", "no/such/folder.html"], "its folder is not there"),
    ],
)
def test_mistakes_are_answered_in_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(GUILDS), *words]) == 2
    assert said in capsys.readouterr().err


def test_a_match_without_a_choice_has_nothing_to_judge(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header = text_of("guilds").split("\n\n")[0]
    empty = tmp_path / "empty.hearth"
    empty.write_text(f"{header}\n\n", encoding="utf-8")
    assert main(["analyse", str(empty)]) == 2
    assert "nobody has chosen anything" in capsys.readouterr().err


def test_an_analysis_needs_all_choices() -> None:
    match = read_record(text_of("guilds"))
    with pytest.raises(AssertionError):
        finished_analysis(match, 100, [])
