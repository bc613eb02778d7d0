"""The documentation at /docs, where it was installed with Hearth or built beside its sources."""

from __future__ import annotations

import base64
import hashlib
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from hearth.server.static import Static

CLONE: Final = Path(__file__).parents[3]
BUILT: Final = CLONE / "build" / "site"  # by `make docs`
INLINE: Final = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
POLICY: Final = "content-security-policy"
NOT_HERE: Final = (
    "The documentation was not installed with this server; `make docs` in a clone builds it."
)
NO_PAGE: Final = "The documentation has no such page; /docs/ is where it begins."


def docs_beside(web: Path) -> Path | None:
    """The folder with the site: that of the package, otherwise that of the clone it runs from."""
    packaged = web / "docs"
    if packaged.is_dir():
        return packaged
    is_clone = web.is_relative_to(CLONE) and (CLONE / "mkdocs.yml").is_file()
    return BUILT if is_clone and BUILT.is_dir() else None


class Docs:
    """A folder of finished pages."""

    def __init__(self, folder: Path | None, policy: str) -> None:
        self._static = Static(folder) if folder else None
        self._policy = policy

    def routes(self) -> list[Route]:
        return [Route("/docs", self.begin), Route("/docs/{path:path}", self.send)]

    @property
    def are_here(self) -> bool:
        return self._static is not None

    async def begin(self, request: Request) -> Response:
        """Links in the pages are relative: they need the slash."""
        return RedirectResponse("/docs/") if self._static else told(NOT_HERE)

    async def send(self, request: Request) -> Response:
        path = request.path_params["path"]
        if self._static is None:
            return told(NOT_HERE)
        name = f"{path}index.html" if path.endswith("/") or not path else path
        try:
            if name not in self._static:
                return told(NO_PAGE)
            answer = self._static.answer(name, request)
            if name.endswith(".html"):
                answer.headers[POLICY] = self._policy_of(self._static.text(name))
        except FileNotFoundError:  # the site is being built anew
            return told(NO_PAGE)
        return answer

    def _policy_of(self, page: str) -> str:
        """Scripts that stand in a page of the theme run by their hash; no others do."""
        hashes = " ".join(f"'sha256-{hashed(text)}'" for text in INLINE.findall(page))
        return f"{self._policy}; script-src 'self' {hashes}".rstrip()


def hashed(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def told(sentence: str) -> Response:
    return Response(sentence, 404, media_type="text/plain")
