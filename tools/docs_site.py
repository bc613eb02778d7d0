"""What the documentation site has beside the files of docs/: a hook for mkdocs.

The games' pages, the changelog and the notes for contributors come from where they lie, so that
nothing is kept twice. What other files say of docs/ by name becomes a link.
"""

from __future__ import annotations

import posixpath
import re
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tools")]

from game_pages import pages  # noqa: E402

# Files outside docs/ and where the site has them.
FROM_ROOT: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
GAME: Final = re.compile(r"src/hearth/games/(\w+)/(?:README|rules)\.md")
LINK: Final = re.compile(r"(?<=\]\()(\.\.?/[^)#\s]+)(?=[)#])")
NAMED: Final = re.compile(r"`(?:docs/)?((?:[a-z]+/)?[a-z0-9-]+\.md|decisions/(?:\d{3})?)`")
SESSION: Final = re.compile(r"^>>> .*(?:\n(?!\n).+)*", re.MULTILINE)
PATHS: Final = {"README.md": "index.md", **FROM_ROOT}


def on_files(files: Any, config: Any) -> Any:
    """Adds the pages that are made."""
    from mkdocs.structure.files import File

    made = {**pages(), **{to: at_root(path) for path, to in FROM_ROOT.items()}}
    for path, text in made.items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    return in_the_site(markdown, page.file.src_uri)


def at_root(path: str) -> str:
    """A file of the root, as if it lay in docs/."""
    text = (ROOT / path).read_text(encoding="utf-8")
    return text.replace("](docs/", "](")


def in_the_site(markdown: str, page: str) -> str:
    """Links to what the site has elsewhere, and links in place of names of files."""
    folder = posixpath.dirname(page)

    def moved(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join("docs", folder, found[1]))
        game = GAME.fullmatch(target)
        there = f"games/{game[1]}.md" if game else PATHS.get(target)
        return posixpath.relpath(there, folder or ".") if there else found[1]

    def named(found: re.Match[str]) -> str:
        there = file_named(found[1])
        if there is None:
            return found[0]
        return f"[{title_of(there)}]({posixpath.relpath(there, folder or '.')})"

    return NAMED.sub(named, LINK.sub(moved, markdown))


def file_named(name: str) -> str | None:
    """The page that is meant by `docs/arena.md`, `docs/decisions/` or `decisions/007`."""
    if name == "decisions/":
        return "decisions/index.md"
    if name.startswith("decisions/") and not name.endswith(".md"):
        name = next((ROOT / "docs").glob(f"{name}-*.md")).relative_to(ROOT / "docs").as_posix()
    return name if (ROOT / "docs" / name).is_file() else None


def title_of(page: str) -> str:
    first = (ROOT / "docs" / page).read_text(encoding="utf-8").partition("\n")[0]
    return first.removeprefix("# ")


def fenced(docstring: str) -> str:
    """Markdown would take `>>>` for three quotations inside one another."""
    return SESSION.sub(lambda found: f"```pycon\n{found[0]}\n```", docstring)
