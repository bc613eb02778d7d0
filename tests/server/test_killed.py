"""A server that is killed in the middle of play has lost nothing that it had acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import hearth

TABLES = 6
KILLS = int(os.environ.get("HEARTH_KILLS", "2"))
PERSON = {"kind": "person"}


@contextmanager
def process(home: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`hearth serve` as a process of its own, and its address."""
    command = [sys.executable, "-m", "hearth.cli", "serve", "--port", "0", "--quiet"]
    sources = str(Path(hearth.__file__).parents[1])
    env = {**os.environ, "HEARTH_HOME": str(home), "PYTHONPATH": sources, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if "http" in word)
        yield server, address
    finally:
        server.kill()
        server.wait()
        if server.stdout is not None:
            server.stdout.close()


async def play(address: str, table: str, token: str, acknowledged: dict[str, list[str]]) -> None:
    """Both seats of a table at random, noting every action that was acknowledged."""
    chance = random.Random(table)
    url = f"{address.replace('http', 'ws')}ws/{table}?token={token}"
    try:
        async with connect(url) as ws:
            sent = ""
            async for text in ws:
                message = json.loads(text)
                if message["t"] != "view" or message["over"]:
                    continue
                if sent:
                    acknowledged[table].append(sent)
                sent = chance.choice(message["decision"]["options"])["id"]
                frame = {"t": "act", "rev": message["rev"], "id": sent, "seat": message["seat"]}
                await ws.send(json.dumps(frame))
                await asyncio.sleep(0.01)  # below the limit of frames
    except (ConnectionClosed, OSError):
        return


def stored_actions(address: str, table: str, token: str) -> int:
    headers = {"authorization": f"Bearer {token}"}
    answer: dict[str, Any] = httpx.get(f"{address}api/tables/{table}", headers=headers).json()
    return int(answer["rev"])


@pytest.mark.parametrize("kill", range(KILLS))
def test_what_was_acknowledged_is_there_after_a_kill(tmp_path, kill):
    acknowledged: dict[str, list[str]] = {}
    tokens: dict[str, str] = {}
    with process(tmp_path) as (server, address):
        for seed in range(TABLES):
            wish = {"game": "guilds", "seats": [PERSON, PERSON], "seed": seed}
            made = httpx.post(f"{address}api/tables", json=wish).json()
            tokens[made["table"]] = made["token"]
            acknowledged[made["table"]] = []

        async def load() -> None:
            players = [play(address, table, tokens[table], acknowledged) for table in tokens]
            asyncio.get_running_loop().call_later(
                random.Random(kill).uniform(0.3, 1.5), server.send_signal, signal.SIGKILL
            )
            await asyncio.gather(*players)

        asyncio.run(load())
    total = sum(len(actions) for actions in acknowledged.values())
    assert total > TABLES
    with process(tmp_path) as (_, address):
        for table, actions in acknowledged.items():
            assert stored_actions(address, table, tokens[table]) >= len(actions)
