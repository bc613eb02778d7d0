"""Two browsers at one table, and a server that is killed while somebody plays."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

import hearth
from tests.browser.people import Person
from tests.server.running import ADA, BO, OPEN, Made


def two_at(server, enter):
    """Ada made a table of Winterforge, and Bo took the free seat."""
    made = server.table(ADA, OPEN, options={"guilds": "random"})
    claimed = server.http.post(f"/api/tables/{made.id}/seats/1", json={"name": "Bo"}).json()
    return enter(made), enter(Made(server, made.id, claimed["token"]), seat=1)


def test_the_move_of_one_appears_at_the_other(server, enter):
    ada, bo = two_at(server, enter)
    before = ada.see()
    bo.see()
    ada.choose(before["options"][0])
    after = ada.see(before["rev"])
    assert bo.see(before["rev"])["rev"] == after["rev"]
    bo.reads("Ada", "#log li")


def test_a_hidden_hand_is_in_nobody_elses_traffic(server, enter):
    ada, bo = two_at(server, enter)
    secret: set[str] = set()
    for _ in range(12):
        for person in (ada, bo):
            table = person.see()
            if table["options"]:
                person.choose(table["options"][0])
                rev = table["rev"]
        secret |= royals(ada.see(rev), 0)
        assert royals(bo.see(rev), 0) == set()
    assert secret
    assert any(f'"{card}"' in frame for card in secret for frame in ada.notes.frames)
    assert not any(f'"{card}"' in frame for card in secret for frame in bo.notes.frames)


def royals(table, seat):
    """The Royal Contracts of a seat, as far as they are shown."""
    guild = table["view"]["players"][seat]
    return {*(guild["royals"] or []), *filter(None, [guild["royal"]])}


@contextmanager
def process(home: Path, port: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`hearth serve` as a process of its own, and its address."""
    command = [sys.executable, "-m", "hearth.cli", "serve", "--port", str(port), "--quiet"]
    sources = str(Path(hearth.__file__).parents[1])
    env = {**os.environ, "HEARTH_HOME": str(home), "PYTHONPATH": sources, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        yield server, next(word for word in line.split() if "http" in word).rstrip("/")
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def test_after_a_kill_of_the_server_the_page_goes_on_by_itself(browser, tmp_path):
    with process(tmp_path, 0) as (server, address):
        wish = {"game": "guilds", "seats": [ADA, BO], "seed": 7}
        made = httpx.post(f"{address}/api/tables", json=wish).json()
        kept = {made["table"]: {"token": made["token"], "seats": [0, 1]}}
        ada = Person(browser, address, kept={"tables": kept}).go(f"/t/{made['table']}")
        for _ in range(3):
            table = ada.see()
            ada.choose(table["options"][0])
            table = ada.see(table["rev"])
        server.send_signal(signal.SIGKILL)
        server.wait()
        ada.page.get_by_label("Connection lost").wait_for()
    with process(tmp_path, int(address.rpartition(":")[2])):
        ada.page.get_by_label("Connection lost").wait_for(state="hidden")
        assert ada.see()["rev"] == table["rev"]
        ada.choose(table["options"][0])
        assert ada.see(table["rev"])["rev"] > table["rev"]
        assert [
            trouble for trouble in ada.notes.troubles if "ERR_CONNECTION_REFUSED" not in trouble
        ] == []
        ada.leave()
