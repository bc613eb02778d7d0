"""Starting the server: where it listens, where it keeps its tables, and how it ends."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn

import hearth
from hearth._engine_build import built_behind
from hearth.kernel import find
from hearth.server import LOCAL
from hearth.server.analyses import ITERATIONS
from hearth.server.app import WEB, make_app
from hearth.server.frames import LARGEST_FRAME
from hearth.server.home import TakenError, alone, make_home, note, opened
from hearth.server.protocol import protocols
from hearth.server.settings import USUAL, ServerSettings
from hearth.server.store import Store

EVERYWHERE: Final = ("0.0.0.0", "")
PASSIVE: Final = socket.AI_PASSIVE
BACKLOG: Final = 1024  # calls that may wait to be taken


def configured(
    store: Path | str | Store,
    workers: int = 0,
    shared: str = "",
    iterations: int = ITERATIONS,
    settings: ServerSettings = USUAL,
    web: Path = WEB,
) -> uvicorn.Config:
    """The server with its settings."""
    for game in hearth.games():
        find(game)  # imports it now, and not while somebody waits
    app = make_app(store, workers, [], shared, iterations, settings, web)
    http, ws = protocols(app.state.clients, settings)
    return uvicorn.Config(
        app,
        log_level="warning",
        http=http,
        ws=ws,
        proxy_headers=False,  # who asks is found out at our own door
        ws_max_size=2 * LARGEST_FRAME,
        ws_per_message_deflate=True,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def serve(
    home: Path,
    host: str,
    port: int,
    open_browser: bool,
    settings: ServerSettings = USUAL,
    compile_engine: bool = False,
) -> None:
    """Until Ctrl-C. Where a server of the same tables runs already, that one is shown."""
    make_home(home)
    # What uvicorn has heard it raises again at its end: the store is to be closed even then.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    try:
        with alone(home), contextlib.closing(opened(home, settings)) as store:
            listener = listening(host, port)
            port = listener.getsockname()[1]
            address = f"http://{LOCAL if host in EVERYWHERE else host}:{port}/"
            note(home, address)
            shared = f"http://{in_network()}:{port}" if host in EVERYWHERE else ""
            show(address, "Hearth is open at", open_browser)
            for one in hearth.left_out():
                print(f"hearth: {one.sentence()}", file=sys.stderr)
            if shared:
                print(f"In this network: {shared}/")
            print("Ctrl-C closes it; every table is kept.")
            config = configured(store, shared=shared, settings=settings)
            with built_behind() if compile_engine else contextlib.nullcontext():
                uvicorn.Server(config).run(sockets=[listener])
    except TakenError as taken:
        if host != LOCAL:
            why = f"Hearth is open already at {taken}"
            raise ValueError(
                f"{why}; end that one first (Ctrl-C there), then do this again"
            ) from None
        show(str(taken), "Hearth is open already at", open_browser)


def show(address: str, what: str, open_browser: bool) -> None:
    print(f"{what} {address}", flush=True)
    if open_browser and os.environ.get("HEARTH_BROWSER") != "none":
        webbrowser.open(address)


def listening(host: str, port: int) -> socket.socket:
    """A socket that takes calls from now on; ValueError if the port is somebody else's."""
    try:
        return tcp_listener(host, port)
    except OSError as error:
        why = f"port {port} of {host} cannot be used: {error.strerror}; try --port 0 for a free one"
        raise ValueError(why) from error


def tcp_listener(host: str, port: int) -> socket.socket:
    # A socket of the protocol 0, as `create_server` makes them, is not known to asyncio as TCP:
    # it would leave out TCP_NODELAY, and every answer would wait for 40 ms.
    tcp = socket.IPPROTO_TCP
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=tcp, flags=PASSIVE)
    family, kind, _, _, address = found[0]
    listener = socket.socket(family, kind, tcp)
    try:
        # On Windows the usual option would let a second server listen at the same place.
        exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
        listener.setsockopt(socket.SOL_SOCKET, exclusive, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def in_network() -> str:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, routed nowhere
        except OSError:
            return LOCAL
        found: str = probe.getsockname()[0]
        return found
