"""The files of the client: read and compressed once, and known by what is in them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

# As systems disagree on them.
TYPES: Final = {
    ".css": "text/css",
    ".gz": "application/gzip",
    ".html": "text/html",
    ".inv": "application/octet-stream",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ts": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
}
PACKED: Final = {"image/png", "image/webp", "application/gzip"}  # by themselves
SMALL: Final = 1000  # bytes, below which compressing gains nothing


@dataclass(frozen=True)
class File:
    """A file of the client, ready to be sent."""

    kind: str
    plain: bytes
    changed: int = 0

    @classmethod
    def read(cls, path: Path) -> File:
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
        return cls(kind, path.read_bytes(), path.stat().st_mtime_ns)

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.plain).hexdigest()[:20]}"'

    @cached_property
    def packed(self) -> bytes:
        """With gzip; empty: not worth it."""
        if len(self.plain) <= SMALL or self.kind in PACKED:
            return b""
        return gzip.compress(self.plain, mtime=0)


class Static:
    """A folder of files. What is not in it does not exist, whatever the address looks like."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._paths = {
            path.relative_to(folder).as_posix(): path
            for path in folder.rglob("*")
            if path.is_file()
        }
        self._files: dict[str, File] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._paths

    @property
    def changed(self) -> int:
        """When any of the files last changed."""
        return max(path.stat().st_mtime_ns for path in self._paths.values())

    def text(self, name: str) -> str:
        return self.file(name).plain.decode()

    async def send(self, request: Request) -> Response:
        return self.answer(request.path_params["path"], request)

    def answer(self, name: str, request: Request) -> Response:
        if name not in self._paths:
            return absent()
        return sent(self.file(name), request)

    def file(self, name: str) -> File:
        """As it is now: who works on the client need not start the server again."""
        path = self._paths[name]
        known = self._files.get(name)
        if known is None or known.changed != path.stat().st_mtime_ns:
            known = self._files[name] = File.read(path)
        return known


def absent() -> Response:
    return Response("There is no such page.", 404, media_type="text/plain")


def sent(file: File, request: Request) -> Response:
    """The file; nothing but its tag if the browser has it already."""
    headers = {"etag": file.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)
