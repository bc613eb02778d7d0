"""After the match: it is analysed in the background, and played on from any moment."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.running import ADA, BO, PATIENCE, Running

MATCH = Path(__file__).parents[1] / "analysis" / "matches" / "cove.hearth"
SHORT = 40  # moves of it that are analysed


@pytest.fixture(scope="module")
def kept(server) -> str:
    """A replay file that somebody brought: the beginning of a match."""
    lines = MATCH.read_text(encoding="utf-8").split("\n")
    text = "\n".join([*lines[: lines.index("") + 1 + SHORT], ""])
    answer = server.http.post("/api/replays", json={"record": text})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def analysed(server, table):
    """The analysis, when it is there."""
    return waited(server, table, lambda status: False)


def waited(server, table, enough):
    """What is told of the analysis when that is enough, or it has ended."""
    deadline = time.monotonic() + 3 * PATIENCE
    while True:
        status = server.http.get(f"/api/tables/{table}/analysis").json()
        if status["state"] != "running" or enough(status):
            return status
        assert time.monotonic() < deadline, status
        time.sleep(0.1)


def test_nothing_is_analysed_until_somebody_asks(server, kept):
    assert server.http.get(f"/api/tables/{kept}/analysis").json()["state"] == "none"


def test_an_analysis_tells_how_far_it_is_and_judges_every_choice(server, kept):
    begun = server.http.post(f"/api/tables/{kept}/analysis").json()
    assert begun["state"] == "running"
    assert 0 <= begun["done"] < begun["of"]
    underway = waited(server, kept, lambda status: status["done"] > 0)
    moves = [point["move"] for point in underway["course"]]
    assert moves == sorted(moves)
    assert underway["state"] == "done" or underway["seconds"] >= 0 < len(moves)
    status = analysed(server, kept)
    assert status["state"] == "done", status
    analysis = status["analysis"]
    assert len(analysis["judged"]) == begun["of"]
    assert all(sum(one["shares"]) == pytest.approx(1.0, abs=0.001) for one in analysis["judged"])
    assert "was ahead" in analysis["story"][0]


def test_it_is_stored_and_not_made_again(server, kept):
    server.http.post(f"/api/tables/{kept}/analysis")
    analysed(server, kept)
    again = server.http.post(f"/api/tables/{kept}/analysis").json()
    assert again["state"] == "done"


def test_an_analysis_is_there_after_a_restart(tmp_path):
    store = tmp_path / "tables.sqlite"
    first = Running(store).start()
    lines = MATCH.read_text(encoding="utf-8").split("\n")
    text = "\n".join([*lines[: lines.index("") + 6], ""])
    table = first.http.post("/api/replays", json={"record": text}).json()["table"]
    first.http.post(f"/api/tables/{table}/analysis")
    before = analysed(first, table)
    first.stop()
    second = Running(store).start()
    try:
        assert second.http.get(f"/api/tables/{table}/analysis").json() == before
    finally:
        second.stop()


def test_a_match_that_is_played_is_not_looked_back_at(server):
    made = server.table(ADA, BO, game="cove")
    for way, body in (("analysis", {}), ("play_on", {"move": 0, "seat": 0})):
        answer = server.http.post(f"/api/tables/{made.id}/{way}", json=body)
        assert answer.status_code == 400
        assert answer.json()["code"] == "closed"


def test_playing_on_begins_at_the_moment_with_bots_around(server, kept):
    body = {"move": 12, "seat": 1, "level": "apprentice", "name": "Ada"}
    made = server.http.post(f"/api/tables/{kept}/play_on", json=body)
    assert made.status_code == 201
    assert made.json()["seats"] == [1]
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    view = server.http.get(f"/api/tables/{made.json()['table']}", headers=headers).json()
    steps = server.http.get(f"/api/tables/{kept}/replay").json()["steps"]
    assert view["rev"] == 12
    assert view["state"] == "playing"
    assert [seat["kind"] for seat in view["seats"]] == ["bot", "person"]
    assert view["view"]["board"] == steps[12]["view"]["board"]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"move": SHORT, "seat": 0}, f"0 to {SHORT - 1}"),
        ({"move": -1, "seat": 0}, f"0 to {SHORT - 1}"),
        ({"move": 3, "seat": 2}, "the seats are 0 to 1"),
        ({"move": 3, "seat": 0, "level": "gnome"}, "there is no bot 'gnome'"),
        ({"move": 3, "seat": 0, "name": "x" * 50}, "a name has 1 to 40 characters"),
    ],
)
def test_what_cannot_be_played_on_is_told(server, kept, wish, said):
    answer = server.http.post(f"/api/tables/{kept}/play_on", json=wish)
    assert answer.status_code == 400
    assert said in answer.json()["text"]
