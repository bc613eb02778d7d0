"""Who comes in, by which name, how fast, and what those hear who do not."""

from __future__ import annotations

import contextlib
import http.client
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from hearth.server import asking, protocol
from hearth.server.refused import TOO_FAST
from hearth.server.settings import ClientLimits, Rate, ServerSettings
from tests.server.running import ADA, BO, PATIENCE, Running

NARROW = ServerSettings(
    hosts=["hearth.example"],
    proxies=["127.0.0.9"],
    connections=12,
    bodies=2,
    client=ClientLimits(
        connections=6, sockets=2, joins=Rate(50, 1), requests=Rate(40, 1), tables=Rate(3, 1)
    ),
)
JSON = {"content-type": "application/json"}


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "tables.sqlite", NARROW).start()
    yield running
    running.stop()


def call(server: Running, source: str = "127.0.0.1") -> socket.socket:
    """A connection from some address of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))


def asked(
    server: Running, path: str, source: str = "127.0.0.1", **headers: str
) -> http.client.HTTPResponse:
    """One request from some address, answered."""
    made = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, (source, 0))
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    made.request("GET", path, headers=named)
    answer = made.getresponse()
    answer.read()
    made.close()
    return answer


def heard(line: socket.socket) -> str:
    """All that is said until the server closes."""
    line.settimeout(PATIENCE)
    said = b""
    try:
        while piece := line.recv(65536):
            said += piece
    except ConnectionResetError:
        pass
    return said.decode()


# Names


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost:1", "[::1]:80", "Hearth.Example", "box.local", "192.0.2.1:9"]
)
def test_a_name_of_this_server_is_answered(narrow, host):
    assert asked(narrow, "/api/games", host=host).status == 200


@pytest.mark.parametrize("host", ["evil.example", "hearth.example.evil.example", "", "[", "local"])
def test_another_name_is_refused_with_a_sentence(narrow, host):
    answer = narrow.http.get("/api/games", headers={"host": host})
    assert answer.status_code in (400, 403)
    assert answer.status_code == 400 or "its operator names it" in answer.json()["text"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "///", "\x80"])
def test_a_foreign_page_gets_no_socket(server, origin):
    made = server.table(ADA, BO)
    with pytest.raises(InvalidStatus) as refused, made.sit(origin=origin):
        pass
    assert refused.value.response.status_code == 403


# Who asks


def test_a_flood_of_requests_is_refused_and_others_are_answered(narrow):
    answers = [asked(narrow, "/", "127.0.0.2").status for _ in range(50)]
    assert (answers[0], answers[-1]) == (200, 429)
    assert asked(narrow, "/", "127.0.0.3").status == 200


def test_behind_a_proxy_each_client_has_a_budget_of_its_own(narrow):
    crowd = [asked(narrow, "/", "127.0.0.9", x_forwarded_for="192.0.2.1").status for _ in range(50)]
    assert crowd[-1] == 429
    assert asked(narrow, "/", "127.0.0.9", x_forwarded_for="192.0.2.2").status == 200


def test_who_is_no_proxy_cannot_ask_in_another_name(narrow):
    for i in range(50):
        last = asked(narrow, "/", "127.0.0.2", x_forwarded_for=f"192.0.2.{i}")
    assert last.status == 429


def test_links_are_https_where_the_proxy_was_asked_by_https(narrow):
    made = narrow.table(ADA, BO)
    path = f"/api/tables/{made.id}/summary"
    from_proxy = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
    line = http.client.HTTPConnection("127.0.0.1", narrow.port, PATIENCE, ("127.0.0.9", 0))
    line.request("GET", path, headers={"host": "hearth.example", **from_proxy})
    told = line.getresponse().read().decode()
    assert f"https://hearth.example/t/{made.id}" in told
    line.close()


# How many


def test_tables_are_made_until_the_budget_is_spent(narrow):
    wish = {"game": "guilds", "seats": [ADA, BO]}
    answers = [narrow.http.post("/api/tables", json=wish) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["text"].endswith(".")


def test_too_many_sockets_hear_why(narrow):
    made = narrow.table(ADA, BO)
    with made.sit() as first, made.sit() as second:
        first.see()
        second.see()
        with pytest.raises(ConnectionClosed) as closed, made.sit() as third:
            third.see()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_FAST
        assert "from your address" in closed.value.rcvd.reason
    # Those that have gone make room.
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with made.sit() as again:
                again.see()
            return
        except ConnectionClosed:
            time.sleep(0.05)
    raise AssertionError("the sockets are still counted")


def test_a_client_has_so_many_connections_and_others_have_theirs(narrow):
    lines = [call(narrow, "127.0.0.2") for _ in range(NARROW.client.connections)]
    time.sleep(0.2)
    with closing(call(narrow, "127.0.0.2")) as one_more:
        assert "from your address" in heard(one_more)
    assert asked(narrow, "/", "127.0.0.3").status == 200
    for line in lines:
        line.close()


def test_there_is_a_ceiling_for_all_connections_together(narrow):
    lines = [
        call(narrow, f"127.0.0.{2 + i // NARROW.client.connections}")
        for i in range(NARROW.connections)
    ]
    time.sleep(0.2)
    with closing(call(narrow, "127.0.0.8")) as one_more:
        assert "Too many people are here" in heard(one_more)
    for line in lines:
        line.close()
    deadline = time.monotonic() + PATIENCE
    while asked_quietly(narrow) != 200:
        assert time.monotonic() < deadline
        time.sleep(0.05)


UPGRADE = (
    b"GET /ws/nowhere HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_who_does_not_answer_a_goodbye_takes_room_from_nobody_else(narrow):
    """There is no such table: each socket is accepted, told so, and closed from this side."""
    with contextlib.ExitStack() as open_lines:
        for _ in range(NARROW.connections + 2):
            line = open_lines.enter_context(closing(call(narrow, "127.0.0.2")))
            line.sendall(UPGRADE)
            line.recv(100)
        assert asked(narrow, "/", "127.0.0.3").status == 200


def asked_quietly(server: Running) -> int:
    try:
        return asked(server, "/", "127.0.0.8").status
    except OSError:
        return 0


# How slowly


@pytest.fixture
def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with little patience."""
    monkeypatch.setattr(protocol, "HEAD", 0.5)
    monkeypatch.setattr(protocol, "BODY", 0.8)
    monkeypatch.setattr(asking, "PATIENCE", 0.6)
    running = Running(tmp_path / "tables.sqlite", NARROW).start()
    yield running
    running.stop()


@pytest.mark.parametrize("before", [b"", b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"])
def test_a_head_that_drips_is_cut_off(hurried, before):
    with closing(call(hurried)) as line:
        line.sendall(before + b"GET / HTTP/1.1\r\n")
        began = time.monotonic()
        try:
            for _ in range(400):
                line.sendall(b"x: y\r\n")
                time.sleep(0.05)
        except OSError:
            pass
        assert time.monotonic() - began < PATIENCE / 2


def test_what_others_ask_does_not_put_the_end_off(hurried):
    with closing(call(hurried, "127.0.0.2")) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        line.settimeout(0.05)
        deadline = time.monotonic() + PATIENCE / 2
        while time.monotonic() < deadline:
            asked(hurried, "/static/art/kit.css", "127.0.0.3")
            try:
                line.sendall(b"x: y\r\n")
                said = line.recv(1000)
            except TimeoutError:
                continue
            except OSError:
                return
            assert b"408" in said or said == b""
            return
    raise AssertionError("the connection was kept")


def test_a_body_that_drips_is_cut_off_with_a_sentence(hurried):
    with closing(call(hurried)) as line:
        head = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
        line.sendall(f"{head}content-length: 1000\r\n\r\n{{".encode())
        assert "was not sent" in heard(line)


def test_a_socket_outlives_the_time_for_requests(hurried):
    made = hurried.table(ADA, BO)
    with made.sit() as sitter:
        for _ in range(2):  # who comes later is cut off first only if sockets have time
            test_a_body_that_drips_is_cut_off_with_a_sentence(hurried)
        sitter.send(t="ping")
        assert sitter.hear("pong")


def test_half_sent_bodies_have_a_ceiling(narrow):
    head = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
    with closing(call(narrow, "127.0.0.2")) as slow:
        slow.sendall(f"{head}content-length: 1000\r\n\r\n{{".encode())
        time.sleep(0.2)
        with closing(call(narrow, "127.0.0.2")) as again:
            again.sendall(f"{head}connection: close\r\ncontent-length: 1000\r\n\r\n{{".encode())
            assert "Too many requests are being sent" in heard(again)
        wish = {"game": "guilds", "seats": [ADA, BO]}
        assert narrow.http.post("/api/tables", json=wish).status_code == 201


# What


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded"])
def test_a_body_says_that_it_is_json(server, kind):
    wish = b'{"game": "guilds", "seats": [{"kind": "person"}, {"kind": "person"}]}'
    answer = server.http.post("/api/tables", content=wish, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong_type")


@pytest.mark.parametrize("number", ["9" * 5000, "-1", "٣", "1e3", "0x10", "²"])
def test_numbers_in_addresses_are_bounded(server, number):
    made = server.table(ADA, BO)
    headers = {"authorization": f"Bearer {made.token}"}
    for path in (f"?seat={number}", f"?after={number}", f"/replay?seat={number}"):
        answer = server.http.get(f"/api/tables/{made.id}{path}", headers=headers, timeout=2)
        assert answer.status_code < 500, path
    answer = server.http.post(f"/api/tables/{made.id}/seats/{number}", json={"name": "Bo"})
    assert answer.status_code == 400


@pytest.mark.parametrize(
    "text", ["[" * 20_000, '{"a":' * 10_000, '{"game": "guilds", "seats": ' + "9" * 6000 + "}"]
)
def test_deep_and_huge_json_is_answered_with_a_sentence(server, text):
    answer = server.http.post("/api/tables", content=text, headers=JSON)
    assert answer.status_code == 400
    assert answer.json()["text"].endswith(".")


@pytest.mark.parametrize("frame", ["[" * 4000, b"\xff\xfe", '{"t":"act","rev":' + "9" * 4000])
def test_odd_frames_harm_nobody(server, frame, caplog):
    made = server.table(ADA, BO)
    with made.sit() as ada, made.sit("nobody") as other:
        other.see()
        ada.see()
        url = f"ws://127.0.0.1:{server.port}/ws/{made.id}"
        with connect(url) as odd:
            odd.send(frame, text=True)
            odd.recv(PATIENCE)
        other.send(t="ping")
        other.hear("pong")
    assert not [one for one in caplog.records if one.exc_info]


def test_bots_that_think_for_minutes_are_refused(server):
    for level in ("ismcts:600000ms", "ismcts:9000000"):
        seats = [ADA, {"kind": "bot", "level": level}]
        answer = server.http.post("/api/tables", json={"game": "guilds", "seats": seats})
        assert answer.status_code == 400
        assert "thinks too long for this server" in answer.json()["text"]
        wish = {"game": "guilds", "seats": [ADA, BO], "stand_in": level}
        assert server.http.post("/api/tables", json=wish).status_code == 400


def test_players_who_vanish_amid_their_moves_leave_no_traceback(server, caplog):
    """They have gone while their moves are being stored, and the others hear of it."""
    with contextlib.ExitStack() as sitting:
        sitters = []
        for made in [server.table(ADA, ADA, game="guilds") for _ in range(12)]:
            sitters += [sitting.enter_context(made.sit()) for _ in range(4)]
        views = [ada.see() for ada in sitters]
        for view, ada in zip(views, sitters, strict=True):
            option = view["decision"]["options"][0]["id"]
            ada.send(t="act", rev=view["rev"], id=option, seat=view["seat"])
            ada.ws.socket.shutdown(socket.SHUT_RDWR)
    assert server.http.get("/api/tables").status_code == 200
    assert not [one for one in caplog.records if one.exc_info]
