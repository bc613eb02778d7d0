"""The documentation at /docs: a folder of pages that was installed, or was not."""

from __future__ import annotations

import base64
import hashlib

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from hearth.server.app import CONTENT, WEB, make_app
from hearth.server.docs import Docs, docs_beside
from hearth.server.pages import Pages
from hearth.server.static import Static
from tests.server.running import run

SCRIPT = "document.title += '!';"
PAGE = f'<!doctype html><script>{SCRIPT}</script><script src="js/app.js"></script>'


@pytest.fixture
def site(tmp_path):
    """A small one, with a secret beside it."""
    folder = tmp_path / "web" / "docs"
    files = {
        "index.html": PAGE,
        "games/cove.html": "<p>Plain</p>",
        "js/app.js": "1;",
        "css/site.css": "p {}",
        "search/index.json": "{}",
        "flame.svg": "<svg/>",
        "cove.webp": "RIFF",
        "sitemap.xml.gz": "zip",
        "../secret.txt": "secret",
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def get(app, path):
    """Asks the application itself: a client would tidy `..` away before it asks."""

    async def asked():
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path)

    return run(asked())


def server_of(folder):
    return Starlette(routes=Docs(folder, CONTENT).routes())


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("index.html", "text/html; charset=utf-8"),
        ("games/cove.html", "text/html; charset=utf-8"),
        ("js/app.js", "text/javascript; charset=utf-8"),
        ("css/site.css", "text/css; charset=utf-8"),
        ("search/index.json", "application/json"),
        ("flame.svg", "image/svg+xml"),
        ("cove.webp", "image/webp"),
        ("sitemap.xml.gz", "application/gzip"),
    ],
)
def test_a_file_comes_as_what_it_is(site, path, kind):
    answer = get(server_of(site), f"/docs/{path}")
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)


@pytest.mark.parametrize(
    "path",
    [
        "nothing.html",
        "games/",
        "%2e%2e/secret.txt",
        "games/%2e%2e/%2e%2e/secret.txt",
        "%2Fetc/passwd",
    ],
)
def test_what_is_not_in_the_folder_is_a_sentence(site, path):
    answer = get(server_of(site), f"/docs/{path}")
    assert answer.status_code == 404
    assert answer.text == "The documentation has no such page; /docs/ is where it begins."


def test_the_address_without_a_slash_leads_to_the_beginning(site):
    assert get(server_of(site), "/docs").headers["location"] == "/docs/"


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/index.html"])
def test_without_documentation_the_server_says_how_to_build_it(path):
    answer = get(server_of(None), path)
    assert answer.status_code == 404
    assert "`make docs`" in answer.text


def test_scripts_in_a_page_run_by_their_hash_and_no_others(site):
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    policy = get(server_of(site), "/docs/").headers["content-security-policy"]
    assert policy == f"{CONTENT}; script-src 'self' 'sha256-{digest}'"


@pytest.mark.parametrize("has_docs", [False, True])
def test_a_page_tells_of_the_documentation_where_it_is(has_docs):
    pages = Pages(Static(WEB / "static"), has_docs)
    request = Request({"type": "http", "headers": []})
    page = bytes(pages.answer(request, "lobby").body).decode()
    assert ('<meta name="docs" content="/docs/">' in page) == has_docs


def test_a_page_has_one_policy_and_the_other_headers_of_the_server(site, tmp_path):
    (tmp_path / "web" / "static").mkdir()
    app = make_app(tmp_path / "tables.sqlite", web=tmp_path / "web")
    answer = get(app, "/docs/")
    assert len(answer.headers.get_list("content-security-policy")) == 1
    assert "sha256-" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_page_that_vanishes_while_the_site_is_built_is_a_sentence(site):
    app = server_of(site)
    (site / "games/cove.html").unlink()
    assert get(app, "/docs/games/cove.html").status_code == 404


def test_the_packages_own_site_comes_first(site, tmp_path):
    assert docs_beside(site.parent) == site
    assert docs_beside(tmp_path / "elsewhere") is None
    assert docs_beside(WEB) in (None, WEB / "docs", WEB.parents[2] / "build" / "site")
