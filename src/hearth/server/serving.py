"""Starting the server: where it listens, where it keeps its tables, and how it ends."""

from __future__ import annotations

import os
import socket
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn

from hearth.server.app import make_app
from hearth.server.frames import LARGEST_FRAME

PORT: Final = 8137
LOCAL: Final = "127.0.0.1"


def store_path(home: Path) -> Path:
    return home / "tables.sqlite"


def configured(
    store: Path | str, host: str = LOCAL, port: int = PORT, workers: int = 0
) -> uvicorn.Config:
    """The server with its settings."""
    return uvicorn.Config(
        make_app(store, workers),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=2 * LARGEST_FRAME,
        ws_per_message_deflate=True,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def serve(home: Path, host: str, port: int, open_browser: bool) -> None:
    """Until Ctrl-C."""
    config = configured(store_path(home), host, port)
    listener = listening(host, port)
    address = f"http://{_reachable(host)}:{listener.getsockname()[1]}/"
    print(f"Hearth is open at {address}  (Ctrl-C closes it; every table is kept)")
    if open_browser and os.environ.get("HEARTH_BROWSER") != "none":
        webbrowser.open(address)
    uvicorn.Server(config).run(sockets=[listener])


def listening(host: str, port: int) -> socket.socket:
    """A socket that takes calls from now on; ValueError if the port is somebody else's."""
    try:
        return socket.create_server((host, port))
    except OSError as error:
        why = f"port {port} of {host} cannot be used: {error.strerror}; try --port 0 for a free one"
        raise ValueError(why) from error


def _reachable(host: str) -> str:
    return LOCAL if host in ("0.0.0.0", "") else host
