"""A real server on a port of its own, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

import hearth
from hearth.match import Match
from hearth.server.app import WEB
from hearth.server.serving import configured, listening
from hearth.server.settings import FILE, UNLIMITED, ClientLimits, ServerSettings

PATIENCE = 20.0
ROOMY = ServerSettings(client=UNLIMITED)  # a whole file of tests asks as one client


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """In a thread of its own: where a browser is open, this one has a loop already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Reached:
    """A server that people talk to."""

    port: int
    http: httpx.Client

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def reach(self) -> None:
        self.http = httpx.Client(base_url=self.address)

    def table(self, *seats: dict[str, str], game: str = "winterforge", **more: Any) -> Made:
        """A new table."""
        wish = {"game": game, "seats": list(seats), "seed": 7, "pace": 0, **more}
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return Made(self, answer.json()["table"], answer.json()["token"])


class Running(Reached):
    """A server in a thread."""

    def __init__(
        self,
        store: Path | str,
        settings: ServerSettings = ROOMY,
        web: Path = WEB,
        port: int = 0,
    ) -> None:
        self.store = store
        config = configured(store, workers=1, iterations=80, settings=settings, web=web)
        self.server = uvicorn.Server(config)
        listener = listening("127.0.0.1", port)
        self.port = listener.getsockname()[1]
        self._thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)

    def start(self) -> Running:
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.01)
        self.reach()
        return self

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not end"


class Apart(Reached):
    """`hearth serve` as a process of its own, which can be killed and takes no time of ours."""

    def __init__(
        self, home: Path, port: int = 0, more: dict[str, str] | None = None, settings: str = ""
    ) -> None:
        """`more` is for its environment, `settings` what stands in server.toml besides."""
        write_settings(home / FILE, UNLIMITED, settings)
        command = [sys.executable, "-m", "hearth.cli", "serve", "--port", str(port), "--quiet"]
        sources = {"PYTHONPATH": str(Path(hearth.__file__).parents[1]), "PYTHONUNBUFFERED": "1"}
        env = {**os.environ, **sources, "HEARTH_HOME": str(home), **(more or {})}
        self.complaints = home / "complaints.txt"
        with self.complaints.open("w", encoding="utf-8") as said:
            self.process = subprocess.Popen(
                command, env=env, stdout=subprocess.PIPE, stderr=said, text=True
            )

    def __enter__(self) -> Self:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = next(word for word in line.split() if "http" in word)
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self.reach()
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def kill(self) -> None:
        """At once: it can neither store nor say anything any more."""
        self.process.kill()
        self.process.wait()


def write_settings(path: Path, limits: ClientLimits, more: str = "") -> None:
    """A file of settings with these limits for each client."""
    counts = msgspec.to_builtins(limits)
    plain = [f"{name} = {value}" for name, value in counts.items() if isinstance(value, int)]
    rates = [
        f"{name} = {{ at_once = {rate['at_once']}, per_minute = {rate['per_minute']:.1f} }}"
        for name, rate in counts.items()
        if isinstance(rate, dict)
    ]
    path.write_text("\n".join(["[client]", *plain, *rates, more]), encoding="utf-8")


class Made:
    """A table and the token of who made it."""

    def __init__(self, running: Reached, table: str, token: str) -> None:
        self.running = running
        self.id = table
        self.token = token

    @contextmanager
    def sit(self, token: str | None = None, **more: Any) -> Iterator[Sitter]:
        """A browser at the table; without a token the maker's."""
        key = self.token if token is None else token
        url = f"ws://127.0.0.1:{self.running.port}/ws/{self.id}?token={key}"
        with connect(url, max_queue=None, **more) as ws:
            yield Sitter(ws)

    def act(self, seat: int) -> None:
        """The first option for that seat, chosen without a socket."""
        http, headers = self.running.http, {"authorization": f"Bearer {self.token}"}
        view = http.get(f"/api/tables/{self.id}?seat={seat}", headers=headers).json()
        body = {"rev": view["rev"], "seat": seat, "id": view["decision"]["options"][0]["id"]}
        answer = http.post(f"/api/tables/{self.id}/act", json=body, headers=headers)
        assert answer.status_code == 200, answer.text


class Sitter:
    """Somebody with a socket."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws

    def send(self, **frame: Any) -> None:
        self.ws.send(json.dumps(frame))

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of that kind."""
        while True:
            message: dict[str, Any] = json.loads(self.ws.recv(PATIENCE))
            if message["t"] == kind:
                return message

    def see(self, rev: int = 0) -> dict[str, Any]:
        """The table once it is at least at that revision."""
        while True:
            view = self.hear("view")
            if view["rev"] >= rev:
                return view

    def choose(self, view: dict[str, Any], index: int = 0) -> dict[str, Any]:
        """Take an option and see what becomes of it."""
        option = view["decision"]["options"][index]["id"]
        self.send(t="act", rev=view["rev"], id=option, seat=view["seat"])
        return self.see(view["rev"] + 1)


ADA = {"kind": "person", "name": "Ada"}
BO = {"kind": "person", "name": "Bo"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "apprentice"}


def played(moves: int | None = None, game: str = "guilds", box: Path | None = None) -> Match:
    """A match of two people played at random: some moves, or to its end."""
    match = Match.new(game, 2, seed=5, box=box)
    chance = random.Random(5)
    while not match.g.over and (moves is None or len(match.moves) < moves):
        match.act(chance.choice(match.legal()))
    return match


def to_the_end(running: Running, made: Made) -> dict[str, Any]:
    """The table's match played at random, for all its seats; how it looks then."""
    headers = {"authorization": f"Bearer {made.token}"}
    chance = random.Random(3)
    url = f"/api/tables/{made.id}"
    view: dict[str, Any] = running.http.get(url, headers=headers).json()
    while view["state"] == "playing":
        seat = view["waiting"][0]
        asked = running.http.get(f"{url}?seat={seat}", headers=headers).json()["decision"]
        body = {"rev": view["rev"], "seat": seat, "id": chance.choice(asked["options"])["id"]}
        view = running.http.post(f"{url}/act", json=body, headers=headers).json()
    return view
