"""The pages: each has its modules in one script and names what it will ask for."""

from __future__ import annotations

import json
import os
import re
import shutil
import struct

import pytest
from starlette.requests import Request

from hearth.server.app import WEB
from hearth.server.pages import Pages
from hearth.server.static import Static
from tests.server.running import ADA, BO, run

SHEET = re.compile(r'<link rel="stylesheet" href="(/static/[^"]+)">')
SCRIPT = re.compile(r'<script type="module" src="([^"]+)"></script>')
ASKED = re.compile(r'<link rel="preload" as="fetch" crossorigin href="([^"]+)">')
LATER = 4_000_000_000  # seconds
MODULE = re.compile(r'^"([^"]+)": \(\) => \{$', re.MULTILINE)


def modules(server, path):
    """Those in the script of a page."""
    [address] = SCRIPT.findall(server.http.get(path).text)
    return set(MODULE.findall(server.http.get(address).text))


@pytest.mark.parametrize(
    ("path", "own"),
    [("/", "ui/lobby.js"), ("/rules/guilds", "ui/rulespage.js"), ("/t/nothing", "ui/table.js")],
)
def test_a_page_has_the_modules_that_it_needs_and_no_other_pages(server, path, own):
    pages = {"ui/lobby.js", "ui/rulespage.js", "ui/table.js"}
    found = modules(server, path)
    assert found & pages == {own}
    assert "art/sprite/draw.js" in found  # imported by what app.js imports
    assert not [name for name in found if name.startswith("games/")]


def test_the_page_of_a_table_has_the_board_and_the_sheet_of_its_game(server):
    made = server.table(ADA, BO, game="guilds")
    page = server.http.get(f"/t/{made.id}").text
    assert '<meta name="game" content="guilds">' in page
    assert "/static/games/guilds.css" in SHEET.findall(page)
    boards = {name for name in modules(server, f"/t/{made.id}") if name.startswith("games/")}
    assert {"games/guilds.js", "games/guilds/site.js"} <= boards
    assert {name for name in boards if "guilds" not in name} == set()


@pytest.mark.parametrize("path", ["/script/nothing", "/script/nothing/guilds", "/script/../app.py"])
def test_there_are_scripts_only_for_pages(server, path):
    assert server.http.get(path).status_code == 404


def test_a_script_that_the_browser_has_is_not_sent_again(server):
    first = server.http.get("/script/table/guilds")
    assert first.headers["content-type"].startswith("text/javascript")
    again = server.http.get(
        "/script/table/guilds", headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def test_a_script_is_joined_anew_when_a_file_has_changed(tmp_path):
    for name in ("app.js", "ui/lobby.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("export const one = 1;\n", encoding="utf-8")
    pages = Pages(Static(tmp_path))
    before = script_of(pages)
    (tmp_path / "ui/lobby.js").write_text("export const other = 2;\n", encoding="utf-8")
    os.utime(tmp_path / "ui/lobby.js", (LATER, LATER))  # clocks of files may be coarse
    assert "const one" in before
    assert "const other" in script_of(pages)


def script_of(pages):
    request = Request({"type": "http", "headers": [], "path_params": {"page": "lobby"}})
    return run(pages.script(request)).body.decode()


def test_the_worker_keeps_what_the_lobby_is_made_of_and_no_answers(server):
    shell = shell_of(server.http.get("/sw.js").text)["shell"]
    page = server.http.get("/").text
    assert {"/", "/away", *SHEET.findall(page), *SCRIPT.findall(page)} <= set(shell)
    assert [path for path in shell if server.http.get(path).status_code != 200] == []
    assert [path for path in shell if path.startswith(("/api", "/t/"))] == []


def test_the_worker_changes_with_what_it_keeps_and_with_nothing_else(tmp_path):
    shutil.copytree(WEB / "static", tmp_path / "static")
    pages = Pages(Static(tmp_path / "static"))
    version = version_of(pages)
    change(tmp_path / "static/games/cove.js", LATER)
    assert version_of(pages) == version
    change(tmp_path / "static/ui/lobby.js", LATER + 1)
    assert version_of(pages) != version


def change(path, when):
    path.write_text(path.read_text(encoding="utf-8") + "// changed\n", encoding="utf-8")
    os.utime(path, (when, when))


def version_of(pages):
    answer = run(pages.worker(Request({"type": "http", "headers": []})))
    return shell_of(answer.body.decode())["version"]


def shell_of(worker):
    [kept] = re.findall(r"^const KEPT = (.+);$", worker, re.MULTILINE)
    return json.loads(kept)


def test_the_manifest_and_the_page_name_pictures_that_are_what_they_say(server):
    manifest = server.http.get("/static/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    icons = manifest.json()["icons"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert "maskable" in {icon.get("purpose") for icon in icons}
    for icon in icons:
        picture = server.http.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    linked = re.findall(
        r'<link rel="(?:icon|apple-touch-icon)" href="([^"]+)">', server.http.get("/").text
    )
    assert [server.http.get(path).status_code for path in linked] == [200, 200]


def test_the_page_of_a_table_asks_at_once_for_what_its_game_has(server):
    made = server.table(ADA, BO, game="guilds")
    asked = ASKED.findall(server.http.get(f"/t/{made.id}").text)
    assert "/api/games/guilds/cards" in asked
    assert [path for path in asked if server.http.get(path).status_code != 200] == []


def test_the_page_of_an_unknown_table_names_no_game(server):
    page = server.http.get("/t/nothing").text
    assert '<meta name="game"' not in page
    assert ASKED.findall(page) == []
    assert not [path for path in SHEET.findall(page) if "games/" in path]


def test_a_page_that_the_browser_has_is_not_sent_again(server):
    first = server.http.get("/")
    again = server.http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
