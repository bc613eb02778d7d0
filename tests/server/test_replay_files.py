"""Replay files that somebody brings, and stored tables whose rules have changed since."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from hearth.games.winterforge.box import HERE
from hearth.match import Match, record
from hearth.server.settings import ClientLimits, Rate, ServerSettings
from tests.server.running import ADA, BO, Made, Running, played, to_the_end

NOT_A_MATCH = (
    "This file is not a match of hearth: the file of one is had by 'Replay file' after a match,"
    " or made by 'hearth play', and its name ends with .hearth."
)


@pytest.fixture(scope="module")
def finished() -> Match:
    return played()


def bring(server, text):
    return server.http.post("/api/replays", json={"record": text})


def brought(server, text):
    answer = bring(server, text)
    assert answer.status_code == 201, answer.text
    return answer.json()


def look(server, table):
    return server.http.get(f"/api/tables/{table}").json()


def steps(server, table):
    return server.http.get(f"/api/tables/{table}/replay").json()["steps"]


# Brought


def test_a_finished_match_is_over_for_everybody(server, finished):
    told = brought(server, record(finished))
    assert told["notice"] == ""
    view = look(server, told["table"])
    assert (view["state"], view["file"]) == ("over", True)
    assert view["over"]["scores"] == finished.g.scores()
    assert view["held"] == []
    assert [seat["name"] for seat in view["seats"]] == finished.game.names(finished.g)
    assert len(steps(server, told["table"])) == len(finished.moves) + 1


def test_the_players_names_come_with_a_file(server, finished):
    finished.names = ["Ada", "Birk Øre"]
    text = record(finished)
    finished.names = []
    told = brought(server, text)
    assert [seat["name"] for seat in look(server, told["table"])["seats"]] == ["Ada", "Birk Øre"]
    assert server.http.get(f"/api/tables/{told['table']}/record").text == text


def test_what_was_brought_can_be_downloaded_again(server, finished):
    text = record(finished)
    table = brought(server, text)["table"]
    answer = server.http.get(f"/api/tables/{table}/record")
    assert answer.text == text
    assert answer.headers["content-disposition"].endswith(f'guilds-{table}.hearth"')


def test_a_match_that_was_not_finished_is_kept(server):
    table = brought(server, record(played(25)))["table"]
    view = look(server, table)
    assert (view["state"], view["waiting"], view["decision"]) == ("kept", [], None)
    assert len(steps(server, table)) == 26


def test_nobody_can_play_at_a_kept_match(server):
    made = Made(server, brought(server, record(played(25)))["table"], "anything")
    with made.sit() as guest:
        view = guest.see()
        guest.send(t="act", rev=view["rev"], id="pass", seat=0)
        assert guest.hear("error")["code"] == "not_yours"
    answer = server.http.post(f"/api/tables/{made.id}/seats/0", json={"name": "Bo"})
    assert answer.json()["code"] == "closed"
    assert server.http.post(f"/api/tables/{made.id}/rematch", json={}).status_code == 403
    assert look(server, made.id)["rev"] == view["rev"]


def test_nobody_waits_for_news_of_a_kept_match(server):
    table = brought(server, record(played(25)))["table"]
    rev = look(server, table)["rev"]
    answer = server.http.get(f"/api/tables/{table}?after={rev}", timeout=5.0)
    assert answer.json()["rev"] == rev


def test_the_same_match_twice_is_the_same_table(server, finished):
    text = record(finished)
    first = brought(server, text)["table"]
    assert brought(server, text)["table"] == first
    assert brought(server, f"{text}# with a remark\n")["table"] == first
    assert brought(server, record(played(25)))["table"] != first


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", NOT_A_MATCH),
        ("a letter\n", NOT_A_MATCH),
        ("hearth match 1\n", "This file, line 2: here should stand 'game: …', not ''."),
    ],
)
def test_a_wrong_file_is_answered_with_what_is_wrong(server, text, said):
    answer = bring(server, text)
    assert answer.status_code == 400
    assert answer.json() == {"code": "malformed", "text": said}


ODD_LINES = [
    "0 x undo:to=y",
    "0 undo:to=y",
    "0 undo:to=-1",
    "0 undo:to=٣",
    "1 undo:to=99999999999",
    "0 undo:to=",
    "0 pass",
    "7 pass",
    "٣ pass",
    "0",
    "0  ",
    "# 0 undo:to=y",
]


@pytest.mark.parametrize("line", ODD_LINES)
def test_a_file_with_an_odd_line_is_refused_or_can_be_looked_at(server, line):
    lines = record(played(25)).split("\n")
    place = random.Random(line).randrange(len(lines) - 25, len(lines))
    answer = bring(server, "\n".join([*lines[:place], line, *lines[place:]]))
    if answer.status_code == 201:
        assert look(server, answer.json()["table"])["rev"] >= 0
    else:
        assert answer.status_code == 400
        assert answer.json()["text"].endswith(".")


def test_a_wrong_line_leaves_nothing_behind(tmp_path):
    path = tmp_path / "tables.sqlite"
    server = Running(path).start()
    answer = bring(server, f"{record(played(25))}dance with wolves\n")
    assert "line 35: should begin with a seat's number" in answer.json()["text"]
    server.stop()
    with sqlite3.connect(path) as db:
        assert db.execute("select count(*) from tables").fetchone() == (0,)


@pytest.mark.parametrize("size", [500_001, 3_000_000])
def test_a_huge_file_is_refused(server, size):
    answer = bring(server, "x" * size)
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_a_flood_of_files_is_refused(tmp_path):
    few = ServerSettings(client=ClientLimits(uploads=Rate(5, 1)))
    server = Running(tmp_path / "tables.sqlite", few).start()
    answers = [bring(server, "something else") for _ in range(6)]
    server.stop()
    assert answers[0].json()["code"] == "malformed"
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_fast")


def test_a_match_of_older_rules_is_brought_with_a_notice(server, finished):
    text = record(finished).replace("rules: 1", "rules: 0").split("\n")
    text[49] = "0 dance:with=wolves"
    told = brought(server, "\n".join(text))
    assert "by version 0 of the rules (these are version 1)" in told["notice"]
    assert "up to move 40 of" in told["notice"]
    view = look(server, told["table"])
    assert (view["state"], view["notice"]) == ("kept", told["notice"])
    answer = server.http.get(f"/api/tables/{told['table']}/replay").json()
    assert (answer["notice"], len(answer["steps"])) == (told["notice"], 41)
    # The file comes back as it was, with the part that cannot be shown.
    assert server.http.get(f"/api/tables/{told['table']}/record").text == "\n".join(text)


def test_a_designers_box_comes_with_its_match(server, tmp_path):
    folder = tmp_path / "richer"
    folder.mkdir()
    loans = (HERE / "loans.toml").read_text(encoding="utf-8").replace("receive = 3", "receive = 4")
    (folder / "loans.toml").write_text(loans, encoding="utf-8")
    match = played(30, "winterforge", folder)
    table = brought(server, record(match))["table"]
    assert look(server, table)["box"] == "richer"
    assert len(steps(server, table)) == 31
    cards = server.http.get(f"/api/tables/{table}/cards").json()
    assert cards == match.box.tables()
    assert cards != server.http.get("/api/games/winterforge/cards").json()


# Stored before the rules changed


def aged(path: Path, table: str, old: str, new: str) -> None:
    """As if the table had been stored by older rules."""
    with sqlite3.connect(path) as db:
        (header,) = db.execute("select header from tables where id = ?", (table,)).fetchone()
        assert old in header
        db.execute("update tables set header = ? where id = ?", (header.replace(old, new), table))


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory):
    """A server with a running and a finished match of older rules, and how the latter ended."""
    path = tmp_path_factory.mktemp("old") / "tables.sqlite"
    first = Running(path).start()
    running = first.table(ADA, BO, game="guilds")
    for _ in range(3):
        running.act(look(first, running.id)["waiting"][0])
    over = first.table(ADA, BO, game="guilds")
    end = to_the_end(first, over)
    first.stop()
    aged(path, running.id, "rules: 1", "rules: 0")
    aged(path, over.id, "box: standard ", "box: standard 0")
    second = Running(path).start()
    yield second, running, over, end
    second.stop()


def test_a_running_match_of_older_rules_is_kept(upgraded):
    server, running, _, _ = upgraded
    headers = {"authorization": f"Bearer {running.token}"}
    view = server.http.get(f"/api/tables/{running.id}", headers=headers).json()
    assert view["state"] == "kept"
    assert "by version 0 of the rules" in view["notice"]
    assert [seat["name"] for seat in view["seats"]] == ["Ada", "Bo"]
    for way in ("act", "undo"):
        body = {"rev": view["rev"], "seat": 0} | ({"id": "pass"} if way == "act" else {})
        answer = server.http.post(f"/api/tables/{running.id}/{way}", json=body, headers=headers)
        assert answer.json() == {
            "code": "closed",
            "text": "Nobody can play here: this match is only kept to be looked at.",
        }
    # It was never finished: its file would tell what was hidden.
    assert not view["file"]
    assert server.http.get(f"/api/tables/{running.id}/record").status_code == 400


def test_a_finished_match_of_older_rules_is_shown_with_a_notice(upgraded):
    server, _, over, end = upgraded
    view = look(server, over.id)
    assert view["state"] == "over"
    assert view["over"]["scores"] == end["over"]["scores"]
    assert "another edition of the standard box" in view["notice"]
    text = server.http.get(f"/api/tables/{over.id}/record").text
    assert "box: standard 0" in text


def test_its_result_is_told_as_it_was(upgraded):
    server, _, over, end = upgraded
    wish = {"tables": [{"table": over.id, "token": over.token}]}
    told = server.http.post("/api/tables/mine", json=wish).json()["tables"][0]
    assert told["over"]["scores"] == end["over"]["scores"]
