"""The documentation: its navigation, its links on disk and in the site, its code, the games' pages.

`make docs` builds it strictly; this is what can be said without its tools.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from docs_site import FROM_ROOT, fenced, in_the_site
from game_pages import pages

import hearth
from hearth.kernel import find
from hearth.match.rulebook import Rulebook

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
NAV = re.compile(r"^ +- (?:[^:\n]+: )?(\S+\.md)$", re.MULTILINE)
LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
NAMED = re.compile(r"`(docs/[\w/.-]+)`")
CODE = re.compile(r"^ *```.*?^ *```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ON_DISK = [*sorted(DOCS.rglob("*.md")), *(ROOT / name for name in ("README.md", *FROM_ROOT))]


def site():
    """All pages of the site, by path."""
    written = {path.relative_to(DOCS).as_posix(): text_of(path) for path in DOCS.rglob("*.md")}
    moved = {to: text_of(ROOT / path).replace("](docs/", "](") for path, to in FROM_ROOT.items()}
    return {name: in_the_site(text, name) for name, text in {**written, **moved, **pages()}.items()}


def text_of(path):
    return path.read_text(encoding="utf-8")


def links(text):
    """Those to files of ours, without code; an sdist has no pictures."""
    found = LINK.findall(CODE.sub("", text))
    there = (DOCS / "pictures").is_dir()
    return [
        link
        for link in found
        if not re.match(r"[a-z]+:", link) and (there or not link.endswith(".webp"))
    ]


def anchors(text):
    """The names that a page can be linked to at: headings, and those that are given."""
    headings = re.findall(r"^#+ (.+?)(?: \{:.*)?$", CODE.sub("", text), re.MULTILINE)
    slugs = [re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", h).strip().lower()) for h in headings]
    return {*slugs, *re.findall(r'id="([^"]+)"', text), *re.findall(r"\{: #(\S+) \}", text)}


def test_the_navigation_has_every_page_once():
    assert sorted(NAV.findall(text_of(ROOT / "mkdocs.yml"))) == sorted(site())


@pytest.mark.parametrize("path", ON_DISK, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_and_names_of_files_are_right_on_disk(path):
    text = text_of(path)
    here = [path.parent / link.partition("#")[0] for link in links(text) if link[0] != "#"]
    named = [ROOT / name for name in NAMED.findall(text)]
    assert [missing for missing in [*here, *named] if not missing.exists()] == []


def test_links_are_right_in_the_site():
    all_pages = site()
    wrong = []
    for page, text in all_pages.items():
        for link in links(text):
            path, _, anchor = link.partition("#")
            target = (DOCS / page).parent.joinpath(path).resolve() if path else DOCS / page
            name = target.relative_to(DOCS).as_posix()
            there = name in all_pages or target.is_file()
            if not there or (anchor and anchor not in anchors(all_pages[name])):
                wrong.append((page, link))
    assert wrong == []


def test_what_is_named_in_words_is_a_link_in_the_site():
    text = "`docs/arena.md`, `decisions/007`, `docs/decisions/`, `rules.md`"
    assert in_the_site(text, "reference/match.md") == (
        "[The arena](../arena.md), [007: Tables of people draw with a secret, simulated matches"
        " with a seed](../decisions/007-chance-that-nobody-can-foresee.md),"
        " [Decisions](../decisions/index.md), `rules.md`"
    )


def test_a_link_to_a_games_folder_leads_to_its_page():
    link = "[Cove](../src/hearth/games/cove/README.md#words)"
    assert in_the_site(link, "learning.md") == "[Cove](games/cove.md#words)"


def test_the_code_of_the_page_for_python_runs_in_order():
    codes = PYTHON.findall(text_of(DOCS / "python.md"))
    space: dict[str, object] = {}
    for code in codes:
        exec(code, space)
    assert len(codes) > 3


@pytest.mark.parametrize("game", hearth.games())
def test_the_page_of_a_game_has_all_of_its_rules_in_words(game):
    text = pages()[f"games/{game}.md"]
    assert f"# {find(game).title}\n" in text
    assert {f"c{number}" for number in Rulebook(find(game)).numbers} <= anchors(text)
    assert "{" not in re.sub(r"\{: #c\d+ \}", "", text)
    assert f"hearth rules {game}" in text
    assert all(f"`{option}`" in text for option in hearth.info(game)["options"])


def test_the_pages_of_the_games_are_those_of_all_games():
    assert list(pages()) == [f"games/{game}.md" for game in hearth.games()]


def test_doctests_become_sessions():
    text = "Does it.\n\n>>> one()\n1\n>>> two()\n2\n\nMore."
    expected = "Does it.\n\n```pycon\n>>> one()\n1\n>>> two()\n2\n```\n\nMore."
    assert fenced(text) == expected
