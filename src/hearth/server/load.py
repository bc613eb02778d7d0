"""How much a server can take: many tables at once, played at random over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from hearth.server import LOCAL
from hearth.server.layout import MEMORY
from hearth.server.serving import configured, listening
from hearth.server.settings import UNLIMITED, ServerSettings
from hearth.server.store import Synchronous

SEATS: Final = 4
TABLES: Final = 200
WATCHERS: Final = 1000
RATES: Final = {1: 2500, SEATS: 1000}  # moves a second that are asked for, by sockets at a table
# Each move is on the disk, or with the system, or nowhere, before it is acknowledged.
STORES: Final = ("full", "normal", "memory")


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
    """What was measured with one sort of table. Without a rate everybody plays at once."""

    store: str
    sockets: int  # at each table
    rate: int | None
    tables: int = TABLES
    seconds: float = 0.0
    moves: int = 0
    views: int = 0
    waits: list[float] = field(default_factory=list)  # from sending a move to seeing it stored

    def as_data(self) -> dict[str, Any]:
        data = asdict(self)
        del data["waits"]
        waits = sorted(self.waits)
        data["seconds"] = round(self.seconds, 1)
        data["moves_per_second"] = round(self.moves / self.seconds)
        data["views_per_second"] = round(self.views / self.seconds)
        data["p50_ms"] = round(1000 * waits[len(waits) // 2], 1)
        data["p95_ms"] = round(1000 * waits[len(waits) * 95 // 100], 1)
        return data


class Clock:
    """When the next move at a table is due."""

    def __init__(self, interval: float, first: float) -> None:
        self.interval = interval
        self.due = first

    async def wait(self) -> None:
        now = time.perf_counter()
        if self.due > now:
            await asyncio.sleep(self.due - now)
        self.due = max(now, self.due) + self.interval


def measure_all(seconds: float) -> dict[str, Any]:
    """One socket at each table and four; as fast as it goes and at a given rate; stored and not."""
    sorts = [
        Measured(store, sockets, rate)
        for sockets in RATES
        for rate in (None, RATES[sockets])
        for store in STORES
    ]
    for sort in sorts:
        with server(sort.store) as (address, _):
            asyncio.run(drive(address, sort, seconds / len(sorts)))
    return {"tables": [sort.as_data() for sort in sorts], "watchers": measure_watchers()}


def measure_watchers(count: int = WATCHERS) -> dict[str, Any]:
    """What spectators who only watch cost the server."""
    with server("full") as (address, pid):
        table, _ = new_table(address, SEATS, 1)
        asyncio.run(watch(address, table, 1))
        before = memory_of(pid)
        used = asyncio.run(watch(address, table, count, pid)) - before
    return {"watchers": count, "kb_each": round(used / count, 1)}


async def watch(address: str, table: str, count: int, pid: int = 0) -> int:
    """So many spectators, and the server's memory while they are there."""
    async with contextlib.AsyncExitStack() as there:
        for _ in range(count):
            ws = await there.enter_async_context(connect(f"ws://{address}/ws/{table}"))
            await ws.recv()
        await asyncio.sleep(1.0)
        return memory_of(pid) if pid else 0


def memory_of(pid: int) -> int:
    """Resident kilobytes, where the system tells them; elsewhere 0."""
    status = Path(f"/proc/{pid}/status")
    lines = status.read_text(encoding="utf-8").splitlines() if status.exists() else []
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


@contextlib.contextmanager
def server(store: str) -> Iterator[tuple[str, int]]:
    """A server of its own: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        path = MEMORY if store == "memory" else str(Path(folder) / "tables.sqlite")
        synchronous = "normal" if store == "normal" else "full"
        command = [sys.executable, "-m", "hearth.server.load", path, synchronous]
        env = {**os.environ, "PYTHONUNBUFFERED": "1"}
        process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()
            process.wait()


async def drive(address: str, measured: Measured, seconds: float) -> None:
    """Play at all tables until the time is up."""
    made = [new_table(address, measured.sockets, seed) for seed in range(measured.tables)]
    sockets = [
        await connect(f"ws://{address}/ws/{table}?token={token}", max_queue=None, compression=None)
        for table, tokens in made
        for token in tokens
    ]
    began = time.perf_counter()
    interval = measured.tables / measured.rate if measured.rate else 0.0
    clocks = [Clock(interval, began + interval * i / len(made)) for i in range(len(made))]
    players = [
        asyncio.create_task(play(ws, measured, clocks[i // measured.sockets], random.Random(i)))
        for i, ws in enumerate(sockets)
    ]
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
    kind = {"content-type": "application/json"}
    asked = urllib.request.Request(url, msgspec.json.encode(body), kind)
    with urllib.request.urlopen(asked) as answer:
        return msgspec.json.decode(answer.read())


async def play(
    ws: ClientConnection, measured: Measured, clock: Clock, chance: random.Random
) -> None:
    """Take any option whenever there is one to be taken and it is time."""
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
            await clock.wait()
            sent = time.perf_counter()
            frame = f'{{"t":"act","rev":{seen.rev},"id":"{option}","seat":{seen.seat}}}'
            await ws.send(frame)


def main() -> None:
    """The server that is measured."""
    listener = listening(LOCAL, 0)
    print(f"{LOCAL}:{listener.getsockname()[1]}")
    path, synchronous = sys.argv[1:]
    kept: Synchronous = "normal" if synchronous == "normal" else "full"
    roomy = ServerSettings(synchronous=kept, client=UNLIMITED)
    uvicorn.Server(configured(path, workers=1, settings=roomy)).run(sockets=[listener])


if __name__ == "__main__":
    main()
