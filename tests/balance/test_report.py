"""The report as a command: on the screen, for programs, and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hearth.cli import main

RUN = ["balance", "--game", "cove", "--bot", "random", "--matches", "12", "--workers", "1"]


def test_the_screen_shows_seats_length_and_things(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(RUN) == 0
    shown = capsys.readouterr().out
    assert "Win share: seat 0" in shown
    assert "A match takes 3.0 rounds" in shown
    assert "recruited: townsfolk" in shown


def test_programs_get_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    (box,) = report["boxes"]
    assert box["matches"] == 12
    assert {"event", "thing", "seats", "rate", "share", "score", "flag"} <= set(box["things"][0])


def test_the_page_needs_nothing_else_and_names_cards(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    assert main([*RUN, "--html", str(path)]) == 0
    text = path.read_text(encoding="utf-8")
    assert "Guild Beadle" in text
    assert 'class="sorted"' in text
    assert "src=" not in text
    assert "http" not in text


def test_two_boxes_stand_side_by_side(tmp_path: Path) -> None:
    path, box = tmp_path / "report.html", tmp_path / "box"
    box.mkdir()
    (box / "lair.toml").write_text('[[row]]\nup_to = 8\nloss = 0\nsource = "ours"\n')
    assert main([*RUN, "--box", "standard", "--box", str(box), "--html", str(path)]) == 0
    text = path.read_text(encoding="utf-8")
    assert "Win share (2)" in text
    assert "Difference" in text


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (["--matches", "0"], "--matches is a number from 1 on"),
        (["--workers", "0"], "--workers is a number from 1 on"),
        (["--box", "a", "--box", "b", "--box", "c"], "--box can be given once or twice"),
        (["--html", "no/such/folder.html"], "its folder is not there"),
        (["--bot", "gnome"], "there is no bot 'gnome'"),
    ],
)
def test_what_cannot_be_done_is_said(
    wrong: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*RUN, *wrong]) == 2
    assert complaint in capsys.readouterr().err
