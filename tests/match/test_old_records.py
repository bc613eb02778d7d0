"""Matches of older rules: shown as far as today's rules go, with a notice that says so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hearth.games.winterforge.box import HERE
from hearth.kernel import Rng, find
from hearth.match import Match, RecordError, as_far_as_possible, read_record, record

GOLDENS = Path(__file__).parents[1] / "goldens"
HEADER = 9  # lines before the first move of a record without remarks


def golden(game: str) -> str:
    """A finished match of the game, without its remarks."""
    path = sorted((GOLDENS / game).glob("standard-*.hearth"))[0]
    return record(read_record(path.read_text(encoding="utf-8")))


def swapped(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


GAMES = ["winterforge", "guilds", "ravenshire", "forge", "cove"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_todays_rules_is_whole_and_needs_no_notice(game: str) -> None:
    text = golden(game)
    kept = as_far_as_possible(text)
    assert (kept.notice, kept.missing) == ("", 0)
    assert kept.match.moves == read_record(text).moves


@pytest.mark.parametrize("game", GAMES)
def test_an_older_version_of_the_rules_is_named(game: str) -> None:
    today = find(game).rules_version
    kept = as_far_as_possible(swapped(golden(game), f"rules: {today}", "rules: 99"))
    assert kept.notice == (
        f"This match was played by version 99 of the rules (these are version {today})."
        " All its moves are still legal, but what came of them may be different."
    )
    assert kept.match.g.over


def test_a_match_is_shown_up_to_its_first_line_that_is_not_legal() -> None:
    text = golden("guilds")
    moves = len(read_record(text).moves)
    kept = as_far_as_possible(
        with_line(swapped(text, "rules: 1", "rules: 99"), HEADER + 21, "0 dance:with=2")
    )
    assert kept.notice == (
        "This match was played by version 99 of the rules (these are version 1)."
        f" It is shown up to move 20 of {moves}, where its line {HEADER + 21} is no longer legal."
    )
    assert kept.match.moves == read_record(text).moves[:20]
    assert kept.missing == moves - 20
    assert not kept.match.g.over


def test_a_line_that_is_not_legal_is_named_without_a_reason_too() -> None:
    text = golden("guilds")
    moves = len(read_record(text).moves)
    kept = as_far_as_possible(with_line(text, HEADER + 1, "1 dance:with=2"))
    assert kept.notice == (
        f"This match is shown up to move 0 of {moves}:"
        f" its line {HEADER + 1} is not legal by these rules."
    )


def test_another_edition_of_the_box_is_named() -> None:
    kept = as_far_as_possible(swapped(golden("forge"), "box: standard ", "box: standard 0"))
    assert kept.notice.startswith(
        "This match was played with another edition of the standard box. "
    )


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"guilds": "random"', '"guilds": "none"', 'guilds = "none", which is no longer there'),
        ('"guilds": "random"', '"drums": true', "drums = true, which is no longer there"),
        ('"wages"', '"salaries"', "salaries = "),
    ],
)
def test_an_option_that_is_no_longer_there_is_named(old: str, new: str, told: str) -> None:
    match = Match.new("winterforge", 3, 11, {"guilds": "random"})
    kept = as_far_as_possible(swapped(record(match), old, new))
    assert told in kept.notice
    assert kept.match.table.seats == 3


def test_several_differences_are_told_in_one_sentence() -> None:
    today = find("cove").rules_version
    text = swapped(golden("cove"), f"rules: {today}", "rules: 77")
    kept = as_far_as_possible(swapped(text, "box: standard ", "box: standard 0"))
    assert kept.notice.startswith(
        f"This match was played by version 77 of the rules (these are version {today})"
        " and with another edition of the standard box. "
    )


def boxed(tmp_path: Path) -> Match:
    """A match with a designer's box, some moves long."""
    folder = tmp_path / "richer"
    folder.mkdir()
    loans = (HERE / "loans.toml").read_text(encoding="utf-8").replace("receive = 3", "receive = 4")
    (folder / "loans.toml").write_text(loans, encoding="utf-8")
    match = Match.new("winterforge", 2, 5, {"guilds": "random"}, box=folder)
    rng = Rng(3)
    for _ in range(30):
        legal = match.legal()
        match.act(legal[rng.below(len(legal))])
    return match


def test_a_designers_box_is_played_with_again(tmp_path: Path) -> None:
    match = boxed(tmp_path)
    kept = as_far_as_possible(swapped(record(match), "rules: 1", "rules: 2"))
    assert kept.match.box.name == "richer"
    assert kept.match.moves == match.moves
    assert "of the rules" in kept.notice


def test_a_designers_box_that_does_not_fit_any_more_gives_way_to_the_standard_one(
    tmp_path: Path,
) -> None:
    match = boxed(tmp_path)
    lines = record(match).split("\n")
    box = json.loads(lines[3].removeprefix("box: "))
    box["files"]["loans.toml"] += "\n[[moons]]\n"
    lines[3] = f"box: {json.dumps(box)}"
    kept = as_far_as_possible("\n".join(lines))
    assert "with a box of its own that does not fit these rules" in kept.notice
    assert kept.match.box is kept.match.game.standard_box()


def test_what_was_undone_does_not_count() -> None:
    text = golden("guilds")
    moves = read_record(text).moves
    first = text.split("\n")[:HEADER] + [f"{moves[0].seat} {moves[0].notation}"]
    kept = as_far_as_possible("\n".join([*first, "0 dance:with=2", "0 undo:to=1", ""]))
    assert (kept.notice, kept.missing) == ("", 0)
    assert kept.match.moves == moves[:1]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("hearth match 1", "a letter", "is not a match of hearth"),
        ("game: winterforge", "game: chess", "there is no game 'chess'"),
        ("rules: 1", "rules: new", "rules cannot be read"),
        ("seats: 3", "seats: 17", "is for 1, 2, 3, 4, 5, 6 seats, not 17"),
        ("people: [0, 1, 2]", "people: [9]", "people cannot be [9]"),
        ("box: standard ", "box: [] ", "box cannot be"),
        ("options: {", "options: [{", "options cannot be read"),
    ],
)
def test_what_is_no_record_is_refused(old: str, new: str, complaint: str) -> None:
    match = Match.new("winterforge", 3, 11, {"guilds": "random"})
    with pytest.raises(RecordError) as error:
        as_far_as_possible(swapped(record(match), old, new), "evening")
    assert str(error.value).startswith("evening")
    assert complaint in str(error.value)


@pytest.mark.parametrize("line", ["dance", "²0 dance", "0 undo:to=9", "0 undo:to=x", "9" * 5000])
def test_a_line_that_is_none_is_refused(line: str) -> None:
    match = Match.new("winterforge", 3, 11)
    with pytest.raises(RecordError, match="evening, line 10: "):
        as_far_as_possible(f"{record(match)}{line}\n", "evening")


def test_a_former_value_of_an_option_is_no_difference() -> None:
    match = Match.new("ravenshire", 1, 3, {"rival": "harder"})
    kept = as_far_as_possible(swapped(record(match), '"harder"', '"forgemaster"'))
    assert kept.notice == ""
    assert kept.match.table.chosen["rival"] == "harder"
