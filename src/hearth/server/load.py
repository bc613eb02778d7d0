"""How much a server can take: many tables at once, played at random over real sockets."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS: Final = 4
AT_ONCE: Final = 20  # tables that are made at the same time
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
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        made = []
        for first in range(0, measured.tables, AT_ONCE):
            count = min(AT_ONCE, measured.tables - first)
            made += await asyncio.gather(
                *[new_table(http, measured.sockets, first + i) for i in range(count)]
            )
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


async def new_table(http: httpx.AsyncClient, sockets: int, seed: int) -> tuple[str, list[str]]:
    """A table whose seats are on one screen, or on one each."""
    seats = [{"kind": "person"}] + [{"kind": "person" if sockets == 1 else "open"}] * (SEATS - 1)
    wish = {"game": "winterforge", "seats": seats, "seed": seed}
    made = (await http.post("/api/tables", json=wish)).json()
    tokens = [made["token"]]
    for seat in range(1, sockets):
        url = f"/api/tables/{made['table']}/seats/{seat}"
        tokens.append((await http.post(url, json={"name": f"Player {seat}"})).json()["token"])
    return made["table"], tokens


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
    """A server for the bench alone, without the limits that hold off floods."""
    import uvicorn

    from hearth.server import connection
    from hearth.server.serving import LOCAL, configured, listening

    connection.FRAMES_AT_ONCE = 1_000_000  # type: ignore[misc]
    listener = listening(LOCAL, 0)
    print(f"{LOCAL}:{listener.getsockname()[1]}")
    uvicorn.Server(configured(sys.argv[1], workers=1)).run(sockets=[listener])


if __name__ == "__main__":
    main()
