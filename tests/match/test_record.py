"""Records and journals: what is written comes back, and what is wrong is named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hearth.games.winterforge.box import HERE
from hearth.kernel import Rng
from hearth.match import Journal, Match, RecordError, header, read_record, record, transcript


def played(moves: int = 40, box: Path | None = None) -> Match:
    match = Match.new("winterforge", 3, 11, {"guilds": "random"}, box=box, people=[0, 2])
    rng = Rng(3)
    for _ in range(moves):
        legal = match.legal()
        match.act(legal[rng.below(len(legal))])
    return match


def same(one: Match, other: Match) -> bool:
    return (
        one.moves == other.moves
        and one.lines == other.lines
        and one.people == other.people
        and one.g.rng == other.g.rng
        and one.g.view(0) == other.g.view(0)
    )


def test_a_record_comes_back_as_the_same_match() -> None:
    match = played()
    assert same(read_record(record(match)), match)


def test_a_transcript_is_a_record_with_remarks() -> None:
    match = played()
    assert same(read_record(transcript(match)), match)


def test_a_line_that_was_cut_off_does_not_count() -> None:
    match = played()
    text = record(match)
    assert read_record(text[:-1]).moves == match.moves[:-1]


def test_an_undo_is_a_line_of_its_own() -> None:
    match = played()
    again = read_record(record(match) + "0 undo:to=7\n")
    assert again.moves == match.moves[:7]


def test_a_record_with_a_secret_comes_back_as_the_same_match() -> None:
    match = Match.new("forge", 2)
    for _ in range(30):
        match.act(match.legal()[0])
    text = record(match)
    assert text.startswith("hearth match 2\n")
    assert f"\nsecret: {match.table.secret}\n" in text
    assert same(read_record(text), match)


def test_a_record_of_before_keeps_its_generator() -> None:
    text = record(played())
    assert text.startswith("hearth match 1\n")
    assert read_record(text).g.secret == ""


@pytest.mark.parametrize("secret", ["0f", "", "Z" * 64, '"0f"'])
def test_a_secret_that_is_none_is_named(secret: str) -> None:
    match = Match.new("forge", 2)
    with pytest.raises(RecordError, match="the header is wrong: a secret is 64 digits"):
        read_record(record(match).replace(match.table.secret, secret))


def test_what_was_taken_back_is_not_played_again() -> None:
    """It may be no legal move even: a file of undo lines costs no more than its last moves."""
    match = played()
    lines = "".join(
        f"{move.seat} {move.notation}\n0 nonsense\n0 undo:to={n}\n{move.seat} {move.notation}\n"
        for n, move in enumerate(match.moves)
    )
    assert same(read_record(header(match) + lines), match)


def test_a_designers_box_is_part_of_the_record(tmp_path: Path) -> None:
    folder = tmp_path / "richer"
    folder.mkdir()
    loans = (HERE / "loans.toml").read_text(encoding="utf-8").replace("receive = 3", "receive = 4")
    (folder / "loans.toml").write_text(loans, encoding="utf-8")
    match = played(box=folder)
    shutil.rmtree(folder)
    again = read_record(record(match))
    assert again.box.name == "richer"
    assert same(again, match)


def test_names_are_part_of_the_record_where_they_are_known() -> None:
    match = played(3)
    bare = record(match)
    assert "names" not in bare
    assert read_record(bare).names == []
    match.names = ["Ann", 'Björn "the Bold"', "Cid"]
    text = record(match)
    assert text.split("\n")[8] == 'names: ["Ann", "Björn \\"the Bold\\"", "Cid"]'
    assert read_record(text).names == match.names
    assert same(read_record(transcript(match)), match)


@pytest.mark.parametrize(
    "names", ['["Ann"]', '["Ann", "", "Cid"]', '["a", "b", 3]', '["a", "b", "\\n"]', "Ann", "{}"]
)
def test_wrong_names_are_refused(names: str) -> None:
    text = swapped(record(played(3)), "people: [0, 2]", f"people: [0, 2]\nnames: {names}")
    with pytest.raises(RecordError, match="evening: the header is wrong: names "):
        read_record(text, "evening")


def swapped(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("hearth match 1", "something else", "is not a match of hearth: the file of one"),
        ("game: winterforge", "game: chess", "there is no game 'chess'; there are: winterforge"),
        ("game: winterforge", "title: x", "line 2: here should stand 'game: …'"),
        ("rules: 1", "rules: 99", "version 99 of the rules"),
        ("seats: 3", "seats: 17", "is for 1, 2, 3, 4, 5, 6 seats, not 17"),
        ("seats: 3", "seats: many", "seats cannot be read"),
        ('"guilds": "random"', '"guilds": "none"', "guilds is chosen or random, not 'none'"),
        ("box: standard", "box: standard 0000 ", "another edition of the standard box"),
        ("people: [0, 2]", "people: [0, 2", "people cannot be read"),
    ],
)
def test_a_wrong_header_is_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(swapped(record(played(3)), old, new), "evening.hearth")
    assert str(error.value).startswith("evening.hearth")
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("1 dance", "there is no action 'dance' in winterforge"),
        ("0 keep_royal:contract=0", "is not legal now; legal are: keep_royal:contract="),
        ("2 keep_royal:which=0", "is not of the form keep_royal:contract=0..95"),
        ("keep_royal:contract=0", "should begin with a seat's number"),
        ("0 undo:to=99", "there is no choice 99"),
        ("0 undo:to=x", "should name a number of moves"),
    ],
)
def test_a_wrong_line_is_named_with_its_number(line: str, complaint: str) -> None:
    text = record(played(0)) + "# a remark\n" + line + "\n"
    with pytest.raises(RecordError, match=r"evening, line 11: ") as error:
        read_record(text, "evening")
    assert complaint in str(error.value)


def test_a_journal_holds_every_action_when_it_returns(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "match.hearth"
    match = played(0)
    journal = Journal.begin(path, match)
    for _ in range(5):
        match.act(match.legal()[0])
        journal.add(match.moves[-1])
        # Read without closing: this is what is left if the process is killed now.
        assert read_record(path.read_text(encoding="utf-8")).moves == match.moves


def test_a_journal_is_resumed_without_the_line_that_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "match.hearth"
    match = played(9)
    Journal.begin(path, match).close()
    path.write_text(path.read_text(encoding="utf-8") + "0 mov", encoding="utf-8")
    journal, again = Journal.resume(path)
    assert same(again, match)
    journal.add_undo(0, 4)
    journal.close()
    assert read_record(path.read_text(encoding="utf-8")).moves == match.moves[:4]


def test_a_journal_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "match.hearth"
    Journal.begin(path, played(3)).close()
    with pytest.raises(FileExistsError):
        Journal.begin(path, played(3))


def test_a_journal_that_is_open_elsewhere_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.hearth"
    journal = Journal.begin(path, played(3))
    with pytest.raises(BlockingIOError, match="is being played in another window"):
        Journal.resume(path)
    journal.close()
    Journal.resume(path)[0].close()
