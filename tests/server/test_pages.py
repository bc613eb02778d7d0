"""The pages: each names what it will fetch, so that it is fetched at once."""

from __future__ import annotations

import re

import pytest

from tests.server.running import ADA, BO

LINK = re.compile(r'<link rel="(?:modulepreload|stylesheet)" href="/static/([^"]+)">')
ASKED = re.compile(r'<link rel="preload" as="fetch" crossorigin href="([^"]+)">')


def linked(server, path):
    return LINK.findall(server.http.get(path).text)


@pytest.mark.parametrize("path", ["/", "/rules/guilds", "/t/nothing"])
def test_everything_that_a_page_names_is_there(server, path):
    names = linked(server, path)
    assert "art/sprite/draw.js" in names  # imported by what app.js imports
    assert [n for n in names if server.http.get(f"/static/{n}").status_code != 200] == []


def test_a_page_names_only_what_it_needs(server):
    lobby, rules = linked(server, "/"), linked(server, "/rules/guilds")
    assert "ui/lobby.js" in lobby
    assert "ui/rulespage.js" in rules
    assert {"ui/rulespage.js", "ui/table.js", "ui/panel.js"}.isdisjoint(lobby)
    assert {"ui/lobby.js", "ui/table.js", "ui/panel.js"}.isdisjoint(rules)


def test_the_page_of_a_table_names_the_game_with_its_board_and_sheet(server):
    made = server.table(ADA, BO, game="guilds")
    page = server.http.get(f"/t/{made.id}").text
    assert '<meta name="game" content="guilds">' in page
    assert {"games/guilds.css", "games/guilds.js", "games/guilds/site.js"} <= set(
        LINK.findall(page)
    )
    assert not [name for name in LINK.findall(page) if name.startswith("games/forge")]


def test_the_page_of_a_table_asks_at_once_for_what_its_game_has(server):
    made = server.table(ADA, BO, game="guilds")
    asked = ASKED.findall(server.http.get(f"/t/{made.id}").text)
    assert "/api/games/guilds/cards" in asked
    assert [path for path in asked if server.http.get(path).status_code != 200] == []


def test_the_page_of_an_unknown_table_names_no_game(server):
    page = server.http.get("/t/nothing").text
    assert '<meta name="game"' not in page
    assert ASKED.findall(page) == []
    assert not [name for name in LINK.findall(page) if name.startswith("games/")]


def test_a_page_that_the_browser_has_is_not_sent_again(server):
    first = server.http.get("/")
    again = server.http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
