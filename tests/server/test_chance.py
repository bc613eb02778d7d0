"""Chance at a table: sealed before the match, told after it, and open where somebody chose it."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

import hearth
from hearth.match import read_record
from hearth.server.store import SqliteStore
from hearth.server.table import MOST_UNDOS
from tests.server.running import ADA, BO, BOT, OPEN, Made, Running, to_the_end

SEALED = {"seed": None}


def chance(server: Running, made: Made, token: str = "") -> dict[str, object]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    found: dict[str, object] = server.http.get(f"/api/tables/{made.id}", headers=headers).json()
    return found["chance"]  # type: ignore[return-value]


def test_the_first_view_binds_the_server_and_the_end_lets_everybody_check(server: Running) -> None:
    made = server.table(ADA, BO, game="forge", **SEALED)
    first = chance(server, made)
    assert first == {"commitment": first["commitment"], "secret": "", "seed": None}
    last = to_the_end(server, made)["chance"]
    assert last["commitment"] == first["commitment"]
    assert sha256(bytes.fromhex(last["secret"])).hexdigest() == first["commitment"]
    record = server.http.get(f"/api/tables/{made.id}/record").text
    assert read_record(record).table.secret == last["secret"]


@pytest.mark.parametrize("game", hearth.games())
def test_nothing_that_is_sent_before_the_end_has_the_secret(server: Running, game: str) -> None:
    made = server.table(ADA, BO, game=game, **SEALED)
    secret = kept_secret(server, made)
    with made.sit() as both:
        heard = [both.see()]
        for _ in range(12):
            heard.append(both.choose(heard[-1]) if heard[-1]["decision"] else both.see())
        both.send(t="sheet")
        heard.append(both.hear("sheet"))
    for path in ("", "/summary", "/cards", "/replay", "/record", "/analysis"):
        heard.append({"text": server.http.get(f"/api/tables/{made.id}{path}").text})
    assert secret not in json.dumps(heard)


def kept_secret(server: Running, made: Made) -> str:
    """As it stands in the store, which nobody but the operator reads."""
    stored = SqliteStore(server.store).read(made.id)
    assert stored is not None
    _, found, rest = stored.header.partition("\nsecret: ")
    assert found
    return rest.partition("\n")[0]


def test_every_table_has_a_secret_of_its_own_a_rematch_too(server: Running) -> None:
    made = server.table(ADA, BO, game="forge", **SEALED)
    to_the_end(server, made)
    headers = {"authorization": f"Bearer {made.token}"}
    again = server.http.post(f"/api/tables/{made.id}/rematch", headers=headers).json()["table"]
    assert chance(server, Made(server, again, ""))["commitment"] not in (
        "",
        chance(server, made)["commitment"],
    )


def test_a_seed_that_somebody_chose_is_shown_to_everybody(server: Running) -> None:
    made = server.table(ADA, OPEN, seed=7)
    assert chance(server, made) == {"commitment": "", "secret": "", "seed": 7}


def test_what_is_played_on_from_a_finished_match_is_open(server: Running) -> None:
    made = server.table(ADA, BO, game="forge", **SEALED)
    told = to_the_end(server, made)["chance"]["secret"]
    body = {"move": 3, "seat": 0, "level": "apprentice", "name": "Ada"}
    on = server.http.post(f"/api/tables/{made.id}/play_on", json=body).json()
    assert chance(server, Made(server, on["table"], on["token"]))["secret"] == told


@pytest.mark.parametrize("others", [[BO], [BOT]])
def test_nothing_is_taken_back_once_everything_may_be_known(
    server: Running, others: list[dict[str, str]]
) -> None:
    made = server.table(ADA, *others, game="forge", **SEALED)
    view = to_the_end(server, made) if others == [BO] else finished(made)
    with made.sit() as ada:
        ada.send(t="undo", rev=view["rev"], seat=0)
        assert "the match is over" in ada.hear("error")["text"]


def finished(made: Made) -> dict[str, int]:
    """One person's match against a bot, to its end."""
    with made.sit() as ada:
        view = ada.see()
        while not view["over"]:
            view = ada.choose(view) if view["decision"] else ada.see(view["rev"] + 1)
    return view


def test_one_choice_is_not_taken_back_without_end(server: Running) -> None:
    made = server.table(ADA, game="cove")
    url, headers = f"/api/tables/{made.id}", {"authorization": f"Bearer {made.token}"}
    for _ in range(MOST_UNDOS):
        made.act(0)
        rev = server.http.get(url).json()["rev"]
        back = server.http.post(f"{url}/undo", json={"rev": rev, "seat": 0}, headers=headers)
        assert back.status_code == 200
    made.act(0)
    view = server.http.get(url, headers=headers).json()
    assert view["decision"]["undo"]["why"] == f"this choice was taken back {MOST_UNDOS} times"
    body = {"rev": view["rev"], "seat": 0}
    assert not server.http.post(f"{url}/undo", json=body, headers=headers).is_success


def test_the_clock_waits_for_the_first_person_and_again_after_a_restart(tmp_path) -> None:
    running = Running(tmp_path / "tables.sqlite").start()
    made = running.table(ADA, BO, clock=600)
    assert left(made) > 500
    running.stop()
    running = Running(tmp_path / "tables.sqlite").start()
    try:
        assert left(Made(running, made.id, made.token)) > 500
    finally:
        running.stop()


def left(made: Made) -> float:
    """What is left of the time when somebody comes; nobody has chosen for them since."""
    with made.sit() as both:
        view = both.see()
        both.send(t="ping")
        both.hear("pong")
        both.send(t="sheet")
        assert both.hear("sheet")["rev"] == view["rev"]
    return float(view["clock"]["left"])
