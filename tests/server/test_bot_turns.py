"""Bots at a table: in their own seats, for people who are late or absent, and when they fail."""

from __future__ import annotations

import multiprocessing
from typing import Any

import hearth
from hearth.kernel import unregister
from tests.server.running import ADA, BO, BOT, OPEN, Sitter
from tests.toys.ingots import INGOTS


def until_moved_by(seat: int, sitter: Sitter) -> dict[str, Any]:
    """Play at random until that seat has done something."""
    view = sitter.see()
    while not any(line["seat"] == seat for line in view["log"]):
        view = sitter.see(view["rev"] + 1) if view["decision"] is None else sitter.choose(view)
    return view


def test_bots_take_their_turns(server):
    made = server.table(ADA, BOT, game="guilds")
    with made.sit() as ada:
        until_moved_by(1, ada)


def test_when_the_time_is_up_a_bot_chooses(server):
    made = server.table(ADA, BO, clock=1)
    with made.sit() as both:
        view = both.see()
        assert view["clock"]["limit"] == 1
        assert both.see(view["rev"] + 1)["seat"] == 1


def test_a_bot_plays_for_who_is_absent_until_they_return(server):
    made = server.table(OPEN, ADA, stand_in="apprentice", patience=1)
    bo = server.http.post(f"/api/tables/{made.id}/seats/0", json={"name": "Bo"}).json()["token"]
    with made.sit() as ada:
        with made.sit(bo) as here:
            assert here.see()["decision"]
        until_moved_by(0, ada)
        with made.sit(bo) as back:
            view = back.see()
            while view["decision"] is None:
                made.act(seat=1)
                view = back.see(view["rev"] + 1)
            assert back.choose(view)["log"][-1]["seat"] == 0


def test_nobody_plays_for_who_is_absent_unless_it_was_agreed(server):
    made = server.table(OPEN, ADA, patience=1)
    server.http.post(f"/api/tables/{made.id}/seats/0", json={"name": "Bo"})
    with made.sit() as ada:
        view = ada.see()
        ada.send(t="ping")
        ada.hear("pong")
    assert view["rev"] == server.http.get(f"/api/tables/{made.id}").json()["rev"]


def test_a_worker_that_died_is_replaced(server):
    made = server.table(ADA, BO, game="guilds")
    with made.sit() as both:
        view = both.see()
        for _ in range(2):
            both.send(t="hint", rev=view["rev"], seat=view["seat"])
            assert both.hear("hint")["options"]
            for worker in multiprocessing.active_children():
                worker.kill()


def test_a_match_goes_on_when_a_bot_fails(server):
    hearth.register(INGOTS)  # here, but not in the workers: there the bot cannot even begin
    try:
        made = server.table(ADA, BOT, game="ingots")
        with made.sit() as ada:
            until_moved_by(1, ada)
    finally:
        unregister(INGOTS)
