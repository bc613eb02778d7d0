"""The tables of somebody's tokens: whose turn it is, how they ended, and which are lost."""

from __future__ import annotations

import sqlite3
import time

import pytest

from tests.server.running import ADA, BO, OPEN, Running, to_the_end


def mine(server, *tables):
    wish = {"tables": [{"table": one.id, "token": one.token} for one in tables]}
    return server.http.post("/api/tables/mine", json=wish).json()


def test_a_running_table_says_whose_turn_it_is(server):
    made = server.table(ADA, BO, game="guilds")
    told = mine(server, made)["tables"][0]
    assert (told["state"], told["held"], told["yours"]) == ("playing", [0, 1], True)
    seats = [told["seats"][seat]["name"] for seat in told["waiting"]]
    assert seats
    assert set(seats) <= {"Ada", "Bo"}


def test_somebody_elses_turn_is_not_yours(server):
    made = server.table(OPEN, ADA, game="guilds")
    bo = server.http.post(f"/api/tables/{made.id}/seats/0", json={"name": "Bo"}).json()
    told = mine(server, made)["tables"][0]
    assert (told["waiting"], told["held"], told["yours"]) == ([0], [1], False)
    made.token = bo["token"]
    assert mine(server, made)["tables"][0]["yours"]


def test_an_open_table_waits_for_nobody(server):
    told = mine(server, server.table(ADA, OPEN))["tables"][0]
    assert (told["state"], told["waiting"], told["over"]) == ("open", [], None)


@pytest.fixture(scope="module")
def ended(server):
    made = server.table(ADA, BO, game="guilds")
    return made, to_the_end(server, made)


def test_a_finished_table_tells_its_result_and_when(server, ended):
    made, view = ended
    told = mine(server, made)["tables"][0]
    assert told["state"] == "over"
    assert told["over"]["scores"] == view["over"]["scores"]
    assert told["over"]["result"] == view["over"]["result"]
    assert abs(told["over"]["ended"] - time.time()) < 60
    assert (told["held"], told["analysed"]) == ([0, 1], False)


def test_a_finished_table_is_told_after_a_restart_without_playing_it_again(tmp_path):
    path = tmp_path / "tables.sqlite"
    first = Running(path).start()
    made = first.table(ADA, BO, game="guilds")
    to_the_end(first, made)
    before = mine(first, made)
    first.stop()
    # Its moves are not looked at: without them it could not be read.
    with sqlite3.connect(path) as db:
        db.execute("update lines set line = 'gone'")
    second = Running(path).start()
    assert mine(second, made) == before
    second.stop()


def test_a_table_of_a_time_when_results_were_not_kept_is_read(tmp_path):
    path = tmp_path / "tables.sqlite"
    first = Running(path).start()
    made = first.table(ADA, BO, game="guilds")
    view = to_the_end(first, made)
    first.stop()
    with sqlite3.connect(path) as db:
        db.execute("update tables set seats = json_remove(seats, '$.outcome'), touched = 1000")
    second = Running(path).start()
    told = mine(second, made)["tables"][0]["over"]
    second.stop()
    assert (told["scores"], told["ended"]) == (view["over"]["scores"], 1000)


def test_a_match_that_is_over_stays_over(server):
    made = server.table(ADA, game="cove")
    assert to_the_end(server, made)["over"]["verdict"]
    assert mine(server, made)["tables"][0]["state"] == "over"
    headers = {"authorization": f"Bearer {made.token}"}
    rev = server.http.get(f"/api/tables/{made.id}").json()["rev"]
    refused = server.http.post(
        f"/api/tables/{made.id}/undo", json={"rev": rev, "seat": 0}, headers=headers
    )
    assert "everybody may see its secrets" in refused.json()["text"]
    assert mine(server, made)["tables"][0]["state"] == "over"


def test_tables_that_are_lost_are_named_and_the_others_told(server):
    made = server.table(ADA, BO)
    wish = {"tables": [{"table": "nowhere"}, {"table": made.id, "token": made.token}]}
    told = server.http.post("/api/tables/mine", json=wish).json()
    assert [one["table"] for one in told["tables"]] == [made.id]
    assert told["lost"] == [
        {
            "table": "nowhere",
            "code": "unknown",
            "text": "There is no such table; the link may be incomplete.",
        }
    ]


def test_nobody_asks_for_more_tables_than_a_browser_keeps(server):
    wish = {"tables": [{"table": f"t{n}"} for n in range(301)]}
    assert server.http.post("/api/tables/mine", json=wish).status_code == 400
