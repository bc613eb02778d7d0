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
def test_every_way_each_variant_can_end_has_a_golden_match(game: str) -> None:
    ways = {f"{variant.name}-{end}" for variant in find(game).variants for end in variant.endings}
    assert {path.stem for path in FOLDER.glob(f"{game}/*.hearth")} == ways


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_match_is_what_its_name_says(path: Path) -> None:
    match = read_record(path.read_text(encoding="utf-8"))
    name, _, ending = path.stem.partition("-")
    (variant,) = [variant for variant in match.game.variants if variant.name == name]
    assert match.table.seats in variant.seats
    assert variant.options.items() <= match.table.chosen.items()
    assert match.game.ending(match.g) == ending
