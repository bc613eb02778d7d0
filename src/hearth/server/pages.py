"""The pages of the client: one frame, and links to all that a page needs.

A browser learns what a script asks for only when it has read it. The page names what a table will
ask of its game, so that it is fetched at once.
"""

from __future__ import annotations

import hashlib
import json
import re
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from hearth.server.joining import joined
from hearth.server.static import TYPES, File, Static, absent, sent

FRAME: Final = "index.html"
LINKS: Final = "  <!-- links -->\n"
FIRST: Final = "app.js"
MODULES: Final = {
    "lobby": "ui/lobby.js",
    "table": "ui/table.js",
    "rules": "ui/rulespage.js",
    "away": "ui/away.js",
}
WORKER: Final = "sw.js"
KEPT: Final = '{ version: "", shell: [] }'  # in the worker
KEPT_PAGES: Final = {"/": "lobby", "/away": "away"}
LINKED: Final = re.compile(r'href="/static/([^"]+)"')
SCRIPT: Final = TYPES[".js"]
ASKED: Final = ("games", "games/{game}/cards", "games/{game}/clauses")  # by ui/gathering.js


class Pages:
    """Made of the client's files; the page of a table also has the board of its game."""

    def __init__(self, static: Static, has_docs: bool = False) -> None:
        self._static = static
        self._always = ['<meta name="docs" content="/docs/">'] if has_docs else []
        self._scripts: dict[str, File] = {}

    def answer(self, request: Request, page: str, game: str = "") -> Response:
        return sent(self._page(page, game), request)

    def _page(self, page: str, game: str = "") -> File:
        links = [*self._always, *(self._of_game(escape(game)) if game else [])]
        if page == "away":  # it stands at the address of what cannot be had
            links.append('<meta name="page" content="away">')
        address = escape(f"/script/{page}/{game}" if game else f"/script/{page}")
        links.append(f'<script type="module" src="{address}"></script>')
        lines = "".join(f"  {link}\n" for link in links)
        frame = self._static.text(FRAME).replace(LINKS, lines)
        return File("text/html", frame.encode())

    async def worker(self, request: Request) -> Response:
        """The service worker: it knows the shell by its content, so that it changes with it."""
        shell = {path: self._page(page) for path, page in KEPT_PAGES.items()}
        for page in KEPT_PAGES.values():
            shell[f"/script/{page}"] = self._script(MODULES[page], "")
        for name in LINKED.findall(self._static.text(FRAME)):
            shell[f"/static/{name}"] = self._static.file(name)
        tags = "".join(path + file.tag for path, file in shell.items())
        version = hashlib.sha256(tags.encode()).hexdigest()[:16]
        kept = json.dumps({"version": version, "shell": list(shell)})
        text = self._static.text(WORKER).replace(KEPT, kept)
        return sent(File(SCRIPT, text.encode()), request)

    def _of_game(self, game: str) -> list[str]:
        sheet = f"games/{game}.css"
        links = [f'<meta name="game" content="{game}">']
        if sheet in self._static:
            links.append(f'<link rel="stylesheet" href="/static/{sheet}">')
        paths = [f"/api/{path.format(game=game)}" for path in ASKED]
        links += [f'<link rel="preload" as="fetch" crossorigin href="{path}">' for path in paths]
        return links

    async def script(self, request: Request) -> Response:
        """All modules of a page in one file."""
        page, game = request.path_params["page"], request.path_params.get("game", "")
        if page not in MODULES:
            return absent()
        board = f"games/{game}.js"
        return sent(self._script(MODULES[page], board if board in self._static else ""), request)

    def _script(self, module: str, board: str) -> File:
        """As the files are now, joined again only if one of them has changed."""
        known = self._scripts.get(module + board)
        changed = self._static.changed
        if known is None or known.changed != changed:
            others = [name for name in (module, board) if name]
            text = joined(FIRST, others, self._static.text)
            known = self._scripts[module + board] = File(SCRIPT, text.encode(), changed)
        return known
