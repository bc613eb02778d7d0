"""Golden matches: transcripts that must come out the same, to the letter, in every mode."""

from __future__ import annotations

from pathlib import Path

import pytest

import hearth
from hearth.kernel import find
from hearth.match import read_record, transcript

FOLDER = Path(__file__).parent / "goldens"
GOLDENS = sorted(FOLDER.glob("*/*.hearth"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_match_comes_out_as_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert transcript(read_record(text, path.name)) == text


@pytest.mark.parametrize("game", hearth.games())
def test_every_way_to_end_has_a_golden_match(game: str) -> None:
    assert {path.stem for path in FOLDER.glob(f"{game}/*.hearth")} >= set(find(game).endings)
