"""A server that is killed in the middle of play has lost nothing that it had acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import hearth
from hearth.server.home import store_path
from tests.server.running import ADA, BO, BOT, Apart, run

SOURCES = {"PYTHONPATH": str(Path(hearth.__file__).parents[1])}
TABLES = 12
MOVES = 1000  # within which the kill falls
KILLS = int(os.environ.get("HEARTH_KILLS", "2"))


class Load:
    """People who play at random, and the server that is killed in the midst of it."""

    def __init__(self, server: Apart, kill_after: int) -> None:
        self.server = server
        self.left = kill_after  # moves to be acknowledged before the kill
        self.tokens: dict[str, str] = {}
        self.acknowledged: dict[str, list[str]] = {}

    def new_table(self, seed: int) -> None:
        made = self.server.table(ADA, BO, game="guilds", seed=seed)
        self.tokens[made.id] = made.token
        self.acknowledged[made.id] = []

    async def run(self) -> None:
        await asyncio.gather(*[self.play(table) for table in self.tokens])

    async def play(self, table: str) -> None:
        """Both seats, noting every action that was acknowledged."""
        chance = random.Random(table)
        url = f"ws://127.0.0.1:{self.server.port}/ws/{table}?token={self.tokens[table]}"
        try:
            async with connect(url) as ws:
                sent = ""
                async for text in ws:
                    message = json.loads(text)
                    if message["t"] != "view" or message["over"]:
                        continue
                    if sent:
                        self.note(table, sent)
                    sent = chance.choice(message["decision"]["options"])["id"]
                    frame = {"t": "act", "rev": message["rev"], "id": sent, "seat": message["seat"]}
                    await ws.send(json.dumps(frame))
                    await asyncio.sleep(0.01)  # below the limit of frames
        except (ConnectionClosed, OSError):
            return

    def note(self, table: str, action: str) -> None:
        self.acknowledged[table].append(action)
        self.left -= 1
        if self.left == 0:
            self.server.kill()


def is_within(actions: list[str], stored: list[str]) -> bool:
    """Are all actions stored, in their order? Choices with one option stand between them."""
    lines = iter(stored)
    return all(action in lines for action in actions)


def stored_actions(store: Path, table: str) -> list[str]:
    with contextlib.closing(sqlite3.connect(store)) as db:
        rows = db.execute("select line from lines where table_id = ? order by n", (table,))
        return [line.partition(" ")[2] for (line,) in rows]


@pytest.mark.parametrize("kill", range(KILLS))
def test_what_was_acknowledged_is_there_after_a_kill(tmp_path, kill):
    with Apart(tmp_path) as server:
        load = Load(server, random.Random(kill).randint(1, MOVES))
        for seed in range(TABLES):
            load.new_table(seed)
        run(load.run())
    assert load.left <= 0
    with Apart(tmp_path) as server:
        for table, actions in load.acknowledged.items():
            headers = {"authorization": f"Bearer {load.tokens[table]}"}
            view = server.http.get(f"/api/tables/{table}", headers=headers).json()
            stored = stored_actions(store_path(tmp_path), table)
            assert is_within(actions, stored)
            assert view["rev"] == len(stored)


def test_a_second_server_of_the_same_tables_shows_the_first(tmp_path):
    with Apart(tmp_path) as first, Apart(tmp_path) as second:
        assert second.address == first.address
        assert second.process.wait() == 0


def test_a_second_server_for_others_is_told_to_end_the_first(tmp_path):
    with Apart(tmp_path) as first:
        command = [sys.executable, "-m", "hearth.cli", "serve", "--host", "0.0.0.0", "--quiet"]
        env = {**os.environ, **SOURCES, "HEARTH_HOME": str(tmp_path)}
        second = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)
        assert second.returncode == 2
        assert second.stderr.startswith(f"hearth: Hearth is open already at {first.address}")
        assert "end that one first" in second.stderr


def test_the_workers_of_a_killed_server_end_with_it(tmp_path):
    with Apart(tmp_path) as server:
        made = server.table(BOT, ADA, game="guilds")
        headers = {"authorization": f"Bearer {made.token}"}
        moved = server.http.get(f"/api/tables/{made.id}?after=0", headers=headers, timeout=20)
        assert moved.json()["rev"] > 0
        server.kill()
        server.process.communicate(timeout=20)  # until nobody has its output open any more
