"""Playing over the network: views, moves, undo, seats, bots."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import cast

import pytest
from starlette.websockets import WebSocket

from hearth.server.clients import Client
from hearth.server.connection import UNSENT, Connection
from hearth.server.table import Table
from tests.server.running import ADA, BO, BOT, OPEN, PATIENCE, Sitter


def test_who_connects_sees_the_whole_table(server):
    made = server.table(ADA, BO)
    with made.sit() as ada:
        view = ada.see()
    assert view["seat"] == 0
    assert view["state"] == "playing"
    assert [seat["name"] for seat in view["seats"]] == ["Ada", "Bo"]
    assert view["decision"]["options"]
    assert {"id", "verb", "label", "path", "cost", "risk"} == set(view["decision"]["options"][0])


def test_a_move_is_seen_by_all_with_the_next_revision(server):
    made = server.table(ADA, OPEN)
    token = server.http.post(f"/api/tables/{made.id}/seats/1", json={"name": "Bo"}).json()["token"]
    with made.sit() as ada, made.sit(token) as bo:
        before = ada.see()
        bo.see()
        after = ada.choose(before)
        assert after["rev"] > before["rev"]
        assert bo.see(after["rev"])["log"]


def test_a_hidden_hand_never_travels_to_another_seat(server):
    made = server.table(ADA, OPEN, options={"guilds": "random"})
    token = server.http.post(f"/api/tables/{made.id}/seats/1", json={"name": "Bo"}).json()["token"]
    with made.sit() as ada, made.sit(token) as bo, made.sit("nobody") as watcher:
        mine = ada.see()["view"]["players"][0]
        theirs = bo.see()["view"]["players"][0]
        seen = watcher.see()
    assert mine["royals"] is not None
    assert theirs["royals"] is None
    assert theirs["hand"] is None
    assert seen["seat"] is None
    assert seen["view"]["players"][0]["royals"] is None
    assert seen["decision"] is None


def test_nobody_plays_before_all_seats_are_taken(server):
    made = server.table(ADA, OPEN)
    with made.sit() as ada:
        view = ada.see()
        assert view["state"] == "open"
        assert view["decision"] is None
        ada.send(t="act", rev=0, id="choose_guild:guild=0", seat=0)
        assert ada.hear("error")["code"] == "closed"


def test_the_maker_can_put_a_bot_on_an_open_seat(server):
    made = server.table(ADA, OPEN)
    url = f"/api/tables/{made.id}/seats/1"
    refused = server.http.post(url, json={"level": "apprentice"})
    assert refused.status_code == 403
    headers = {"authorization": f"Bearer {made.token}"}
    beyond = f"/api/tables/{made.id}/seats/9"
    assert server.http.post(beyond, json={"level": "master"}, headers=headers).status_code == 400
    assert server.http.post(url, json={"level": "apprentice"}, headers=headers).status_code == 200
    assert server.http.get(f"/api/tables/{made.id}").json()["state"] == "playing"


def test_undo_takes_back_a_choice(server):
    made = server.table(ADA, BO)
    with made.sit() as both:
        first = both.see()
        after = both.choose(first)
        both.send(t="undo", rev=after["rev"], seat=0)
        back = both.see(after["rev"] + 1)
    assert back["decision"] == first["decision"]
    assert back["log"] == first["log"]


def test_several_seats_on_one_screen_take_turns(server):
    made = server.table(ADA, BO)
    with made.sit() as both:
        view = both.see()
        assert view["seat"] == 0
        seen = {0}
        for _ in range(6):
            view = both.choose(view)
            seen.add(view["seat"])
    assert seen == {0, 1}


def test_an_action_that_is_sent_again_happens_once(server):
    made = server.table(ADA, BO)
    with made.sit() as ada:
        view = ada.see()
        frame = {"t": "act", "rev": view["rev"], "id": view["decision"]["options"][0]["id"]}
        ada.send(**frame, seat=0, cid="x1")
        after = ada.see(view["rev"] + 1)
        ada.send(**frame, seat=0, cid="x1")
        assert ada.see()["rev"] == after["rev"]


def test_hints_rank_the_options(server):
    made = server.table(ADA, BOT, game="guilds")
    with made.sit() as ada:
        view = ada.see()
        while view["decision"] is None:
            view = ada.see(view["rev"] + 1)
        ada.send(t="hint", rev=view["rev"], seat=0)
        hint = ada.hear("hint")
    assert {one["id"] for one in hint["options"]} == {
        one["id"] for one in view["decision"]["options"]
    }


def test_chat_reaches_everybody_as_text(server):
    made = server.table(ADA, OPEN)
    with made.sit() as ada, made.sit("nobody") as watcher:
        ada.send(t="say", text="<img src=x onerror=alert(1)>")
        assert watcher.hear("chat")["lines"][0]["text"] == "<img src=x onerror=alert(1)>"


def test_a_name_is_plain_text_of_some_length(server):
    made = server.table(ADA, OPEN)
    url = f"/api/tables/{made.id}/seats/1"
    assert server.http.post(url, json={"name": " "}).status_code == 400
    assert server.http.post(url, json={"name": "x" * 41}).status_code == 400
    assert server.http.post(url, json={"name": "<b>Bo</b>"}).status_code == 200


def test_a_match_can_be_played_over_http_alone(server):
    made = server.table(ADA, BO, game="guilds")
    headers = {"authorization": f"Bearer {made.token}"}
    view = server.http.get(f"/api/tables/{made.id}", headers=headers).json()
    for _ in range(10):
        seat = view["waiting"][0]
        body = {"rev": view["rev"], "seat": seat, "id": legal(server, made, headers, seat)}
        view = server.http.post(f"/api/tables/{made.id}/act", json=body, headers=headers).json()
    assert view["rev"] >= 10


def legal(server, made, headers, seat) -> str:
    url = f"/api/tables/{made.id}?seat={seat}"
    view = server.http.get(url, headers=headers).json()
    return str(view["decision"]["options"][0]["id"])


def test_every_view_is_json_of_its_own(server):
    made = server.table(ADA, BOT)
    with made.sit() as ada:
        text = ada.ws.recv(PATIENCE)
    assert json.loads(text)["t"] == "view"


def test_a_rolled_die_stands_in_the_log(server):
    made = server.table(ADA, BO, options={"guilds": "random"})
    with made.sit() as both:
        view = both.see()
        while not (rolls := [line["die"] for line in view["log"] if line["die"]]):
            view = both.choose(view, -1)
    sides, face = rolls[0]
    assert 1 <= face <= sides


def test_all_seats_of_a_screen_are_told(server):
    made = server.table(ADA, OPEN, BO)
    with made.sit() as both, made.sit("nobody") as watcher:
        assert both.see()["held"] == [0, 2]
        seen = watcher.see()
    assert seen["held"] == []
    assert seen["spectators"] == 1


def test_the_lobby_says_whose_turn_it_is(server):
    made = server.table(ADA, BO)
    url = f"/api/tables/{made.id}/summary"
    assert not server.http.get(url).json()["yours"]
    answer = server.http.get(url, headers={"authorization": f"Bearer {made.token}"}).json()
    assert answer["yours"]
    assert answer["link"].endswith(f"/t/{made.id}")


# Talk


def told(sitter: Sitter, muted: bool) -> None:
    """Waits until the browser knows whether spectators may talk."""
    while sitter.hear("seats")["muted"] is not muted:
        pass


def test_who_plays_can_mute_spectators_and_let_them_talk_again(server):
    made = server.table(ADA, BO)
    with made.sit() as ada, made.sit("nobody") as watcher:
        watcher.send(t="mute", spectators=True)
        assert watcher.hear("error")["code"] == "not_yours"
        ada.send(t="mute", spectators=True)
        told(watcher, muted=True)
        watcher.send(t="say", text="Take the ore!")
        assert watcher.hear("error")["code"] == "not_yours"
        ada.send(t="say", text="Now it is quiet.")
        assert watcher.hear("chat")["lines"][0]["who"] == "Ada"
        ada.send(t="mute", spectators=False)
        told(watcher, muted=False)
        watcher.send(t="say", text="Well played!")
        assert ada.hear("chat")["lines"][-1]["text"] == "Now it is quiet."
        assert ada.hear("chat")["lines"][-1]["text"] == "Well played!"


def test_a_crowd_cannot_talk_more_at_a_table_than_one_can_read(server):
    made = server.table(ADA, BO)
    with ExitStack() as there:
        crowd = [there.enter_context(made.sit("nobody")) for _ in range(8)]
        for watcher in crowd:
            for i in range(5):
                watcher.send(t="say", text=f"line {i}")
        for watcher in crowd[-1:]:
            error = watcher.hear("error")
            assert error["code"] == "too_fast"


@pytest.mark.parametrize("text", ["", " ", "\u202eelbat", "\u3164", "a\u0007", "x" * 401])
def test_what_cannot_be_read_is_not_said(server, text):
    made = server.table(ADA, BO)
    with made.sit() as ada:
        ada.send(t="say", text=text)
        assert ada.hear("error")["code"] == "malformed"


class Slow:
    """A browser that takes nothing off its line."""

    def __init__(self) -> None:
        self.connection = Connection(cast("WebSocket", None), cast("Client", None), NOWHERE, [])

    def waiting(self) -> list[str]:
        out = []
        while not self.connection._outbox.empty():
            out.append(str(self.connection._outbox.get_nowait()))
        return out


NOWHERE = cast("Table", None)


def test_a_browser_that_is_behind_does_without_talk_before_it_does_without_views():
    slow = Slow()
    for i in range(UNSENT):
        slow.connection.send_chat(f"talk {i}")
        if i % 4 == 0:
            slow.connection.send(f"view {i}")
    waiting = slow.waiting()
    assert [text for text in waiting if text.startswith("view")] == [
        f"view {i}" for i in range(0, UNSENT, 4)
    ]
    assert any(text.startswith("talk") for text in waiting)
    assert len(waiting) < UNSENT
