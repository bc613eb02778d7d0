"""Matches looked back at: a planted blunder in each game, and what an analysis says."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import hearth
from hearth.analysis import Analysis, Analyst, Judged, finished_analysis, story
from hearth.analysis.match_analysis import Stage
from hearth.analysis.page import page
from hearth.analysis.words import turning_grid
from hearth.arena.workers import judged
from hearth.cli import main
from hearth.match import read_record, record

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
    losses = [one(0, 0, 0.06), one(1, 1, 0.3), one(2, 0, 0.2), one(3, 0, 0.1), one(4, 0, 0.08)]
    assert [point.i for point in analysis_of(*losses).turning_points()] == [1, 2, 3, 4]


def test_what_is_small_or_uncertain_turns_nothing() -> None:
    small, unsure, barely = one(0, 0, 0.049), one(1, 1, 0.3, error=0.2), one(2, 1, 0.11, 0.05)
    assert analysis_of(small, unsure, barely).turning_points() == []


def test_the_table_of_turning_points_shows_the_uncertainty() -> None:
    assert turning_grid(analysis_of(one(3, 1, 0.25, error=0.05)))[1] == [
        "31",
        "Blue",
        "did this",
        "do that",
        "25 ± 10 %",
    ]


def test_a_small_uncertainty_is_told_as_one() -> None:
    (row,) = turning_grid(analysis_of(one(3, 1, 0.25, error=0.001)))[1:]
    assert row[-1] == "25 ± less than 1 %"


# In sentences


def told(match: str, *judged: Judged, names: list[str] | None = None) -> list[str]:
    """The story of a planted match whose choices were judged so."""
    played = read_record(text_of(match))
    played.names = names or []
    count = sum(move.choices > 1 for move in played.moves)
    dull = [replace(one(i, 0, 0.0), shares=[0.5, 0.5]) for i in range(count - len(judged))]
    return story(finished_analysis(played, 100, [*dull, *judged]))


def at(move: int, share: float, seat: int = 0, loss: float = 0.0) -> Judged:
    return replace(one(0, seat, loss), i=999, move=move, shares=[1 - share, share])


def test_the_story_says_who_won_by_what_since_when_and_what_cost_most() -> None:
    judged = at(30, 0.4), at(60, 0.6, loss=0.2), at(61, 0.7), at(220, 0.95), at(260, 0.97)
    assert told("guilds", *judged, names=["Ada", "Birk"]) == [
        "Birk won, 46 : 35.",
        "Birk had more from Characters (21 against 15) and Objectives (15 against 10).",
        "Birk was ahead from Week 3 on, and it was as good as decided from Week 7 on.",
        "What cost Ada most was move 61, “did this”: “do that” was worth 20 % of the win more.",
    ]


def test_what_the_winner_gave_away_cost_nobody_the_match() -> None:
    assert told("guilds", at(60, 0.6, seat=1, loss=0.4))[2:] == ["Blue was ahead from Week 3 on."]


def test_a_tie_says_what_parted_them_and_what_each_had_more_of() -> None:
    level = replace(one(0, 0, 0.0), shares=[0.5, 0.5])
    sources = [{"Rooms": 21.5, "Characters": 9}, {"Rooms": 16, "Objectives": 14.5}]
    tie = Analysis(
        "guilds", ["Red", "Blue"], 9, 9, [1.0, 0.0], [level], [30, 30], sources, "lower income"
    )
    assert story(tie) == [
        "Red won with 30 points, as many as Blue, by lower income.",
        "Red had more from Characters (9 against 0) and Rooms (21½ against 16),"
        " Blue from Objectives (14½ against 0).",
        "Red was ahead only at the very end.",
    ]


def test_a_story_is_told_of_any_number_of_players() -> None:
    three = Analysis(
        "guilds",
        ["Ann", "Ben", "Cid"],
        100,
        80,
        [0.5, 0.0, 0.5],
        [replace(one(0, 1, 0.3), shares=[0.4, 0.2, 0.4])],
        [50, 40, 50],
        [{"Rooms": 50}, {"Rooms": 40}, {"Rooms": 50}],
    )
    assert story(three) == [
        "Ann and Cid share the win with 50 points, before Ben (40).",
        "Nobody was ahead in the end.",
        "What cost Ben most was move 1, “did this”: “do that” was worth 30 % of the win more.",
    ]
    alone = replace(three, names=["Ann"], result=[0.7], scores=[50], remark="Ironclad has 40 VP.")
    assert story(replace(alone, judged=[]))[:2] == [
        "Ann ended with 50 points. Ironclad has 40 VP.",
        "Most of it came from Rooms (50).",
    ]


def test_a_match_that_goes_on_has_a_leader_and_no_winner() -> None:
    stages = [Stage(0, "Week 1"), Stage(10, "Week 2")]
    later = replace(one(1, 1, 0.0), shares=[0.7, 0.3])
    first = replace(one(0, 0, 0.0), shares=[0.2, 0.8])
    running = replace(analysis_of(first, later), result=[], stages=stages)
    assert story(running) == ["Red was ahead from Week 2 on."]


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
    assert data["story"][0] == "Blue won, 46 : 35."
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


def test_the_command_tells_the_story_and_its_curves_fit_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = read_record(text_of("forge"))
    match.names = ["Ada of the Long Northern Road", "Birk"]
    named = tmp_path / "named.hearth"
    named.write_text(record(match), encoding="utf-8")
    html = tmp_path / "match.html"
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["analyse", str(named), "--iterations", "20", "--html", str(html)]) == 0
    shown = capsys.readouterr().out
    ada, birk = match.g.scores()
    assert f"Birk won, {birk} : {ada}." in shown
    assert f"Birk won, {birk} : {ada}." in html.read_text(encoding="utf-8")
    curves = [line for line in shown.split("\n") if re.search("[▁-█]{30}", line)]
    assert [line.partition("  ")[0] for line in curves] == ["Ada of the Long Norther…", "Birk"]
    assert [line.split()[-2:] for line in curves] == [["0", "%"], ["100", "%"]]


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
