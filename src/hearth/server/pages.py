"""The pages of the client: one frame, and links to all that a page needs.

A browser learns what a module imports or asks for only when it has read it. The page names all
that will be imported, and what a table asks of its game, so that it is fetched at once.
"""

from __future__ import annotations

import posixpath
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from hearth.server.static import File, Static, sent

FRAME: Final = "index.html"
LINKS: Final = "  <!-- links -->\n"
FIRST: Final = "app.js"
ASKED: Final = ("games", "games/{game}/cards", "games/{game}/clauses")  # by ui/gathering.js


class Pages:
    """Made of the client's files; a page of a game names its board and its sheet, too."""

    def __init__(self, static: Static) -> None:
        self._static = static

    def answer(self, request: Request, module: str, game: str = "") -> Response:
        frame = self._static.text(FRAME).replace(LINKS, self._links(module, game))
        return sent(File("text/html", frame.encode()), request)

    def _links(self, module: str, game: str) -> str:
        sheet, board = f"games/{game}.css", f"games/{game}.js"
        wanted = [name for name in (FIRST, module, board) if name in self._static]
        lines = self._of_game(escape(game)) if game else []
        if sheet in self._static:
            lines.append(f'<link rel="stylesheet" href="/static/{escape(sheet)}">')
        modules = sorted(self._with_imports(wanted) - {FIRST})
        lines += [f'<link rel="modulepreload" href="/static/{name}">' for name in modules]
        return "".join(f"  {line}\n" for line in lines)

    def _of_game(self, game: str) -> list[str]:
        paths = [f"/api/{path.format(game=game)}" for path in ASKED]
        asked = [f'<link rel="preload" as="fetch" crossorigin href="{path}">' for path in paths]
        return [f'<meta name="game" content="{game}">', *asked]

    def _with_imports(self, modules: list[str]) -> set[str]:
        """The modules, those that they import, and so on."""
        found: set[str] = set()
        ahead = list(modules)
        while ahead:
            name = ahead.pop()
            if name in found:
                continue
            found.add(name)
            folder = posixpath.dirname(name)
            imports = self._static.imports(name)
            ahead += [posixpath.normpath(posixpath.join(folder, other)) for other in imports]
        return found
