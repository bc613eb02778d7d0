"""The pages of the client: one frame, and links to all that a page needs.

A browser learns what a script asks for only when it has read it. The page names what a table will
ask of its game, so that it is fetched at once.
"""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from hearth.server.joining import joined
from hearth.server.static import TYPES, File, Static, absent, sent

FRAME: Final = "index.html"
LINKS: Final = "  <!-- links -->\n"
FIRST: Final = "app.js"
MODULES: Final = {"lobby": "ui/lobby.js", "table": "ui/table.js", "rules": "ui/rulespage.js"}
SCRIPT: Final = TYPES[".js"]
ASKED: Final = ("games", "games/{game}/cards", "games/{game}/clauses")  # by ui/gathering.js


class Pages:
    """Made of the client's files; the page of a table also has the board of its game."""

    def __init__(self, static: Static, has_docs: bool = False) -> None:
        self._static = static
        self._always = ['<meta name="docs" content="/docs/">'] if has_docs else []
        self._scripts: dict[str, File] = {}

    def answer(self, request: Request, page: str, game: str = "") -> Response:
        links = [*self._always, *(self._of_game(escape(game)) if game else [])]
        address = escape(f"/script/{page}/{game}" if game else f"/script/{page}")
        links.append(f'<script type="module" src="{address}"></script>')
        lines = "".join(f"  {link}\n" for link in links)
        frame = self._static.text(FRAME).replace(LINKS, lines)
        return sent(File("text/html", frame.encode()), request)

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
