"""How much a server can take: many tables at once, played at random over real sockets."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from hearth.server.serving import LOCAL, configured, listening

SEATS: Final = 4
IN_MEMORY: Final = ":memory:"


class Option(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    options: list[Option]


class Seen(msgspec.Struct):
    """What a player needs of a message."""

    t: str
    rev: int = 0
    seat: int | None = None
    decision: Decision | None = None


@dataclass
class Measured:
    """What was measured with one sort of table."""

    store: str
    tables: int
    sockets: int  # at each table
    seconds: float = 0.0
    moves: int = 0
    views: int = 0
    waits: list[float] = field(default_factory=list)  # from sending a move to seeing it stored

    def as_data(self) -> dict[str, Any]:
        data = asdict(self)
        del data["waits"]
        waits = sorted(self.waits)
        data["moves_per_second"] = round(self.moves / self.seconds)
        data["views_per_second"] = round(self.views / self.seconds)
        data["p50_ms"] = round(1000 * waits[len(waits) // 2], 1)
        data["p95_ms"] = round(1000 * waits[len(waits) * 95 // 100], 1)
        return data


def measure_all(seconds: float, tables: int = 200) -> list[dict[str, Any]]:
    """One socket at each table and four, stored and, for comparison, in memory only."""
    sorts = [(sockets, in_memory) for sockets in (1, SEATS) for in_memory in (False, True)]
    return [measure(tables, sockets, seconds / len(sorts), memory) for sockets, memory in sorts]


def measure(tables: int, sockets: int, seconds: float, in_memory: bool) -> dict[str, Any]:
    """A server of its own, so many tables, so many sockets at each."""
    with tempfile.TemporaryDirectory() as folder:
        store = IN_MEMORY if in_memory else str(Path(folder) / "tables.sqlite")
        command = [sys.executable, "-m", "hearth.server.load", store]
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            measured = Measured("memory" if in_memory else "sqlite", tables, sockets)
            asyncio.run(drive(address, measured, seconds))
        finally:
            server.kill()
            server.wait()
    return measured.as_data()


async def drive(address: str, measured: Measured, seconds: float) -> None:
    """Play at all tables until the time is up."""
    made = [new_table(address, measured.sockets, seed) for seed in range(measured.tables)]
    sockets = [
        await connect(f"ws://{address}/ws/{table}?token={token}", max_queue=None, compression=None)
        for table, tokens in made
        for token in tokens
    ]
    began = time.perf_counter()
    players = [asyncio.create_task(play(ws, measured)) for ws in sockets]
    await asyncio.sleep(seconds)
    measured.seconds = time.perf_counter() - began
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


def new_table(address: str, sockets: int, seed: int) -> tuple[str, list[str]]:
    """A table whose seats are on one screen, or on one each."""
    seats = [{"kind": "person"}] + [{"kind": "person" if sockets == 1 else "open"}] * (SEATS - 1)
    url = f"http://{address}/api/tables"
    made = post(url, {"game": "winterforge", "seats": seats, "seed": seed})
    tokens = [made["token"]]
    for seat in range(1, sockets):
        name = {"name": f"Player {seat}"}
        tokens.append(post(f"{url}/{made['table']}/seats/{seat}", name)["token"])
    return made["table"], tokens


def post(url: str, body: dict[str, Any]) -> Any:
    with urllib.request.urlopen(url, msgspec.json.encode(body)) as answer:
        return msgspec.json.decode(answer.read())


async def play(ws: ClientConnection, measured: Measured) -> None:
    """Take any option whenever there is one to be taken."""
    chance = random.Random(id(ws))
    read = msgspec.json.Decoder(Seen)
    sent = 0.0
    async for text in ws:
        seen = read.decode(text)
        if seen.t != "view":
            continue
        measured.views += 1
        if sent > 0.0:
            measured.moves += 1
            measured.waits.append(time.perf_counter() - sent)
            sent = 0.0
        if seen.decision is not None:
            option = chance.choice(seen.decision.options).id
            sent = time.perf_counter()
            frame = f'{{"t":"act","rev":{seen.rev},"id":"{option}","seat":{seen.seat}}}'
            await ws.send(frame)


def main() -> None:
    """The server that is measured."""
    listener = listening(LOCAL, 0)
    print(f"{LOCAL}:{listener.getsockname()[1]}")
    uvicorn.Server(configured(sys.argv[1], workers=1)).run(sockets=[listener])


if __name__ == "__main__":
    main()
