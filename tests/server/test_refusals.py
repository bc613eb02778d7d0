"""What is refused: with a sentence, and without anything having changed."""

from __future__ import annotations

import contextlib

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hearth.server.connection import FRAMES_AT_ONCE
from hearth.server.frames import LARGEST_FRAME
from hearth.server.refused import TOO_FAST
from tests.server.running import ADA, BO, OPEN


def refused(server, frame, code):
    """The frame is answered with this code, and the table stays as it was."""
    made = server.table(ADA, OPEN)
    server.http.post(f"/api/tables/{made.id}/seats/1", json={"name": "Bo"})
    with made.sit() as ada:
        before = ada.see()
        while before["state"] != "playing":
            before = ada.see()
        if isinstance(frame, dict):
            ada.send(**frame)
        else:
            ada.ws.send(frame)
        error = ada.hear("error")
        assert error["code"] == code
        assert error["text"].endswith(".")
    assert server.http.get(f"/api/tables/{made.id}").json()["rev"] == before["rev"]


def test_a_stale_revision(server):
    refused(server, {"t": "act", "rev": 5, "id": "choose_guild:guild=0", "seat": 0}, "stale")


def test_an_illegal_action(server):
    refused(server, {"t": "act", "rev": 0, "id": "buy:slot=3", "seat": 0}, "illegal")


def test_an_action_that_does_not_exist(server):
    refused(server, {"t": "act", "rev": 0, "id": "../../etc/passwd", "seat": 0}, "illegal")


def test_a_seat_of_somebody_else(server):
    refused(server, {"t": "act", "rev": 0, "id": "choose_guild:guild=0", "seat": 1}, "not_yours")


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        '{"t": "act"}',
        '{"t": "dance"}',
        '{"t": "act", "rev": "0", "id": "x", "seat": 0}',
        '{"t": "ping", "more": 1}',
        "x" * (LARGEST_FRAME + 1),
    ],
)
def test_a_malformed_frame(server, frame):
    refused(server, frame, "malformed")


def test_a_guessed_token_only_watches(server):
    made = server.table(ADA, BO)
    with made.sit("guessed") as stranger:
        view = stranger.see()
        assert view["seat"] is None
        stranger.send(t="act", rev=0, id="choose_guild:guild=0", seat=0)
        assert stranger.hear("error")["code"] == "not_yours"


def test_an_unknown_table(server):
    assert server.http.get("/api/tables/nowhere").status_code == 404
    made = server.table(ADA, BO)
    made.id = "nowhere"
    with pytest.raises(ConnectionClosed) as closed, made.sit() as stranger:
        stranger.see()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_socket_from_another_site(server):
    made = server.table(ADA, BO)
    with pytest.raises(InvalidStatus), made.sit(origin="http://elsewhere.example"):
        pass


def test_too_much_at_once_is_refused(server):
    made = server.table(ADA, BO)
    with made.sit() as ada:
        for _ in range(FRAMES_AT_ONCE + 2):
            ada.send(t="ping")
        assert ada.hear("error")["code"] == "too_fast"


def test_a_flood_is_cut_off(server):
    made = server.table(ADA, BO)
    with made.sit() as ada:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(1000):
                ada.send(t="ping")
        with pytest.raises(ConnectionClosed):
            ada.see(rev=1)
    assert ada.ws.close_code == TOO_FAST


def test_chat_is_limited(server):
    made = server.table(ADA, BO)
    with made.sit() as ada:
        for i in range(8):
            ada.send(t="say", text=f"line {i}")
        assert ada.hear("error")["code"] == "too_fast"


@pytest.mark.parametrize(
    "path", ["/static/../app.py", "/static/%2e%2e/%2e%2e/cli.py", "/static/..%2f..%2fcli.py"]
)
def test_nothing_outside_the_static_folder_is_served(server, path):
    assert server.http.get(path).status_code == 404


def test_every_answer_has_the_security_headers(server):
    answer = server.http.get("/api/games")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"game": "chess", "seats": [ADA, BO]}, "there is no game"),
        ({"game": "guilds", "seats": [ADA]}, "is for 2, 3, 4 seats"),
        ({"game": "guilds", "seats": [ADA, {"kind": "bot", "level": "god"}]}, "there is no bot"),
        ({"game": "guilds", "seats": [ADA, BO], "options": {"x": 1}}, "has no option"),
        ({"game": "guilds", "seats": [ADA, BO], "clock": -1}, "clock is 0"),
    ],
)
def test_a_table_that_cannot_be(server, wish, word):
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert word in answer.json()["text"]


def test_a_request_that_is_too_large(server):
    kind = {"content-type": "application/json"}
    answer = server.http.post("/api/tables", content=b"x" * 100_000, headers=kind)
    assert answer.status_code == 400
