"""When a match is over: its record, its replay, a rematch. And links for phones at any time."""

from __future__ import annotations

import random
import re

import pytest

from hearth.match import read_record
from tests.server.running import ADA, BO


@pytest.fixture(scope="module")
def played(server):
    """A match of two people, played at random to its end."""
    made = server.table(ADA, BO, game="guilds")
    headers = {"authorization": f"Bearer {made.token}"}
    chance = random.Random(3)
    view = look(server, made, headers, 0)
    while view["state"] == "playing":
        seat = view["waiting"][0]
        options = look(server, made, headers, seat)["decision"]["options"]
        body = {"rev": view["rev"], "seat": seat, "id": chance.choice(options)["id"]}
        view = server.http.post(f"/api/tables/{made.id}/act", json=body, headers=headers).json()
    return made, headers, view


def look(server, made, headers, seat):
    return server.http.get(f"/api/tables/{made.id}?seat={seat}", headers=headers).json()


def test_the_end_tells_points_and_shares(played):
    _, _, view = played
    assert view["over"]["scores"] == [seat["score"] for seat in view["seats"]]
    assert sum(view["over"]["result"]) == pytest.approx(1.0)
    assert re.match(r"\w+ had more from .+ \(\S+ against \S+\)", view["over"]["why"])


def test_the_record_can_be_read_again(server, played):
    made, _, view = played
    text = server.http.get(f"/api/tables/{made.id}/record").text
    assert read_record(text).g.scores() == view["over"]["scores"]
    assert read_record(text).names == [seat["name"] for seat in view["seats"]]


def test_there_is_no_record_before_the_end(server):
    made = server.table(ADA, BO)
    assert server.http.get(f"/api/tables/{made.id}/record").status_code == 400


def test_the_replay_has_a_step_for_every_move(server, played):
    made, headers, view = played
    steps = server.http.get(f"/api/tables/{made.id}/replay", headers=headers).json()["steps"]
    assert [step["move"] for step in steps] == list(range(len(steps)))
    assert steps[-1]["view"] == view["view"]


def test_a_replay_shows_no_more_than_the_seat_saw(server):
    made = server.table(ADA, BO, options={"guilds": "random"})
    steps = server.http.get(f"/api/tables/{made.id}/replay").json()["steps"]
    assert steps[0]["view"]["players"][0]["royals"] is None


def test_a_rematch_keeps_the_people_and_moves_them_a_seat_on(server, played):
    made, headers, _ = played
    url = f"/api/tables/{made.id}/rematch"
    assert server.http.post(url).status_code == 403
    again = server.http.post(url, headers=headers).json()["table"]
    assert server.http.post(url, headers=headers).json()["table"] == again
    view = server.http.get(f"/api/tables/{again}", headers=headers).json()
    assert [seat["name"] for seat in view["seats"]] == ["Bo", "Ada"]
    assert view["state"] == "playing"


def test_there_is_no_rematch_before_the_end(server):
    made = server.table(ADA, BO)
    headers = {"authorization": f"Bearer {made.token}"}
    assert server.http.post(f"/api/tables/{made.id}/rematch", headers=headers).status_code == 400


def test_the_link_is_drawn_for_cameras(server):
    made = server.table(ADA, BO)
    answer = server.http.get(f"/api/tables/{made.id}/qr")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "<svg" in answer.text
