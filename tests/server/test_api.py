"""The API is described as it is: every route, every shape, every example, and the page for it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hearth.server
from hearth.server import examples, shapes
from hearth.server.api import WAYS, api_routes
from hearth.server.frames import Frame, read_frame
from hearth.server.refused import FOREIGN, TOO_FAST, TOO_SLOW, UNKNOWN_TABLE
from tests.server.running import ADA, BO, BOT, OPEN, Made

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def document(server) -> dict[str, Any]:
    answer: dict[str, Any] = server.http.get("/api/openapi.json").json()
    return answer


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (path, method, operation)
        for path, ways in document["paths"].items()
        for method, operation in ways.items()
    ]


def fits(value: Any, kind: Any) -> bool:
    """Has it all fields of the shape, and no other?"""
    text = msgspec.json.encode(msgspec.convert(value, kind))
    return bool(json.loads(text) == value)


def walk(node: Any) -> list[dict[str, Any]]:
    """Every object of the document."""
    if isinstance(node, list):
        return [found for one in node for found in walk(one)]
    if not isinstance(node, dict):
        return []
    return [node, *(found for one in node.values() for found in walk(one))]


# The document


def test_every_route_is_described(document):
    routes = {
        (route.path.replace(":int", ""), method.lower())
        for route in api_routes()
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert {(path, method) for path, method, _ in operations(document)} == routes


def test_the_document_has_the_parts_that_openapi_asks_for(document):
    assert document["openapi"] == "3.1.0"
    assert document["info"]["title"]
    assert document["info"]["version"] == hearth.__version__
    for _, _, operation in operations(document):
        assert operation["summary"]
        for answer in operation["responses"].values():
            assert "$ref" in answer or answer["description"]
    ids = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(set(ids)) == len(ids)


def test_every_parameter_of_a_path_is_described_and_no_other(document):
    for path, _, operation in operations(document):
        named = [one["name"] for one in operation["parameters"] if one["in"] == "path"]
        assert named == re.findall(r"{(\w+)}", path)
        assert all(one["required"] for one in operation["parameters"] if one["in"] == "path")
        assert all(one["schema"]["type"] and one["description"] for one in operation["parameters"])


def test_every_reference_leads_somewhere(document):
    references = [node["$ref"] for node in walk(document) if "$ref" in node]
    assert references
    for reference in references:
        node = document
        for step in reference.removeprefix("#/").split("/"):
            node = node[step]


def test_every_schema_names_types_that_json_has(document):
    known = {"object", "array", "string", "integer", "number", "boolean", "null"}
    for schema in document["components"]["schemas"].values():
        assert schema["description"]
        assert set(schema.get("required", [])) <= set(schema["properties"])
        assert {node["type"] for node in walk(schema) if isinstance(node.get("type"), str)} <= known


def test_only_tokens_that_are_explained_are_asked_for(document):
    schemes = document["components"]["securitySchemes"]
    asked = [need for _, _, operation in operations(document) for need in operation["security"]]
    assert {name for need in asked for name in need} == set(schemes)


def test_the_examples_fit_their_shapes(document):
    shown = 0
    for way in WAYS:
        operation = document["paths"][way.path.replace(":int", "")][way.method.lower()]
        answer = operation["responses"][str(way.status)]["content"][way.media]
        if "example" in answer:
            assert fits(answer["example"], way.gives)
            shown += 1
        if way.takes() is not None:
            body = operation["requestBody"]["content"]["application/json"]
            msgspec.convert(body["example"], way.takes())
    assert shown == len([way for way in WAYS if way.gives not in (str, dict[str, Any])])
    assert fits(examples.REFUSAL, shapes.refusals.Refusal)


def test_every_frame_of_the_socket_has_an_example_that_fits(document):
    sent = [read_frame(json.dumps(one["example"])) for one in document["x-websocket"]["send"]]
    assert {type(frame) for frame in sent} == set(Frame.__args__)
    received = [one["example"] for one in document["x-websocket"]["receive"]]
    assert [message["t"] for message in received] == list(shapes.socket.MESSAGES)
    for message in received:
        assert fits(message, shapes.socket.MESSAGES[message["t"]])


def test_the_codes_of_closed_sockets_are_explained(document):
    codes = [FOREIGN, UNKNOWN_TABLE, TOO_SLOW, TOO_FAST]
    assert set(document["x-websocket"]["closed"]) == {str(code) for code in codes}


def test_every_refusal_has_a_status_and_a_meaning(document):
    sources = Path(hearth.server.__file__).parent.glob("*.py")
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    codes = set(re.findall(r'RefusedError\(\s*"(\w+)"', text))
    assert codes == set(shapes.refusals.REFUSALS)
    told = document["components"]["responses"]["Refusal"]["description"]
    assert [code for code in codes if f"`{code}`" not in told] == []


# What the server really answers


@pytest.fixture(scope="module")
def played(server) -> tuple[str, dict[str, str]]:
    """A match that is over: its address, and headers with its token."""
    made = server.table(ADA, BO, game="guilds")
    headers = {"authorization": f"Bearer {made.token}"}
    url = f"/api/tables/{made.id}"
    view = server.http.get(url, headers=headers).json()
    while view["state"] != "over":
        seat = view["waiting"][0]
        seen = server.http.get(f"{url}?seat={seat}", headers=headers).json()
        body = {"rev": seen["rev"], "seat": seat, "id": seen["decision"]["options"][-1]["id"]}
        view = server.http.post(f"{url}/act", json=body, headers=headers).json()
    return url, headers


def test_games_and_their_cards_are_as_described(server):
    games = server.http.get("/api/games").json()
    assert fits(games, shapes.games.Games)
    for game in games["games"]:
        assert fits(server.http.get(f"/api/games/{game['id']}/cards").json(), shapes.games.Cards)


def test_making_finding_and_joining_a_table_are_as_described(server):
    wish = {"game": "winterforge", "seats": [ADA, OPEN, OPEN], "options": {"guilds": "random"}}
    made = server.http.post("/api/tables", json=wish).json()
    assert fits(made, shapes.lobby.Made)
    assert fits(server.http.get("/api/tables").json(), shapes.lobby.Tables)
    url = f"/api/tables/{made['table']}"
    assert fits(server.http.get(f"{url}/summary").json(), shapes.lobby.LinkedSummary)
    assert fits(server.http.post(f"{url}/seats/1", json={"name": "Bo"}).json(), shapes.lobby.Taken)
    headers = {"authorization": f"Bearer {made['token']}"}
    bot = server.http.post(f"{url}/seats/2", json={"level": "apprentice"}, headers=headers).json()
    assert fits(bot, shapes.lobby.Taken)


@pytest.mark.parametrize("game", ["winterforge", "guilds"])
def test_views_are_as_described(server, game):
    made = server.table(ADA, BO, game=game, clock=60)
    url = f"/api/tables/{made.id}"
    headers = {"authorization": f"Bearer {made.token}"}
    assert fits(server.http.get(url).json(), shapes.table.ViewMessage)
    seen = server.http.get(url, headers=headers).json()
    assert fits(seen, shapes.table.ViewMessage)
    body = {"rev": seen["rev"], "seat": 0, "id": seen["decision"]["options"][0]["id"]}
    after = server.http.post(f"{url}/act", json=body, headers=headers).json()
    assert fits(after, shapes.table.ViewMessage)
    back = {"rev": after["rev"], "seat": 0}
    undone = server.http.post(f"{url}/undo", json=back, headers=headers).json()
    assert fits(undone, shapes.table.ViewMessage)
    assert undone["decision"] == seen["decision"]


def test_the_end_and_what_comes_after_are_as_described(server, played):
    url, headers = played
    over = server.http.get(url, headers=headers).json()
    assert over["over"] is not None
    assert fits(over, shapes.table.ViewMessage)
    assert fits(server.http.get(f"{url}/replay", headers=headers).json(), shapes.afterwards.Replay)


def test_a_rematch_is_as_described(server, played):
    url, headers = played
    made = Made(server, url.rpartition("/")[2], "nobody")
    with made.sit() as watcher:
        watcher.see()
        again = server.http.post(f"{url}/rematch", headers=headers).json()
        told = watcher.hear("rematch")
    assert fits(again, shapes.lobby.Again)
    assert fits(told, shapes.socket.RematchMessage)


def test_refusals_are_as_described(server):
    answer = server.http.get("/api/tables/nowhere")
    assert answer.status_code == 404
    assert fits(answer.json(), shapes.refusals.Refusal)


def test_answers_have_the_media_type_that_is_described(server, played):
    url, headers = played
    for way in WAYS:
        if way.method == "GET":
            path = way.path.replace("/tables/{table}", url.removeprefix("/api"))
            path = path.replace("{game}", "guilds")
            answer = server.http.get(f"/api{path}", headers=headers)
            assert answer.status_code == way.status
            assert answer.headers["content-type"].partition(";")[0] == way.media.partition(";")[0]


def test_messages_of_the_socket_are_as_described(server):
    made = server.table(ADA, OPEN)
    with made.sit() as ada:
        for kind in ("view", "seats"):
            assert fits(ada.hear(kind), shapes.socket.MESSAGES[kind])
        server.http.post(f"/api/tables/{made.id}/seats/1", json={"name": "Bo"})
        view = ada.hear("view")
        ada.send(t="say", text="Well met!")
        ada.send(t="ping")
        ada.send(t="sheet")
        ada.send(t="why_not", ref="market:0", seat=0)
        ada.send(t="act", rev=9, id="end_turn", seat=0)
        ada.send(t="hint", rev=view["rev"], seat=0)
        for kind in ("chat", "pong", "sheet", "why_not", "error", "hint"):
            assert fits(ada.hear(kind), shapes.socket.MESSAGES[kind])


# Waiting


def test_who_waits_is_answered_when_a_bot_has_moved(server):
    made = server.table(BOT, ADA, game="guilds")
    headers = {"authorization": f"Bearer {made.token}"}
    url = f"/api/tables/{made.id}"
    before = server.http.get(url, headers=headers).json()
    assert before["waiting"] == [0]
    after = server.http.get(f"{url}?after={before['rev']}", headers=headers, timeout=30).json()
    assert after["rev"] > before["rev"]


def test_nobody_waits_for_what_is_there_already(server):
    made = server.table(ADA, BO)
    headers = {"authorization": f"Bearer {made.token}"}
    url = f"/api/tables/{made.id}"
    seen = server.http.get(url, headers=headers).json()
    body = {"rev": seen["rev"], "seat": 0, "id": seen["decision"]["options"][0]["id"]}
    server.http.post(f"{url}/act", json=body, headers=headers)
    assert server.http.get(f"{url}?after={seen['rev']}", timeout=5).json()["rev"] > seen["rev"]


def test_who_waits_is_online_until_the_match_begins(server):
    made = server.table(ADA, OPEN)
    headers = {"authorization": f"Bearer {made.token}"}
    url = f"/api/tables/{made.id}"
    with made.sit("nobody") as watcher, ThreadPoolExecutor() as pool:
        assert watcher.hear("seats")["seats"][0]["online"] is False
        waiting = pool.submit(server.http.get, f"{url}?after=0", headers=headers, timeout=30)
        assert watcher.hear("seats")["seats"][0]["online"] is True
        server.http.post(f"{url}/seats/1", json={"name": "Bo"})
        assert waiting.result().json()["state"] == "playing"
        assert watcher.hear("seats")["seats"][0]["online"] is False


# The page and the walk through a match


def test_the_page_is_served_with_everything_it_loads(server):
    answer = server.http.get("/api")
    assert answer.headers["content-type"].startswith("text/html")
    assert "<script>" not in answer.text
    assert "style=" not in answer.text
    loaded = re.findall(r'(?:href|src)="(/[^"]+)"', answer.text)
    assert "/static/api.js" in loaded
    assert [path for path in loaded if server.http.get(path).status_code != 200] == []


def test_the_program_in_the_docs_plays_a_match(server):
    text = (DOCS / "playing-by-api.md").read_text(encoding="utf-8")
    program = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    address = server.address
    command = [sys.executable, "-c", program, address]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.stderr == ""
    assert re.fullmatch(r"My program -?\d+\nBirk -?\d+\n", done.stdout)


# The rules reference


def test_clauses_are_answered_with_their_numbers_and_pictures(server):
    told = server.http.get("/api/games/winterforge/clauses").json()
    assert fits(told, shapes.games.Clauses)
    assert told["verbs"]["train"] == "7.1"
    assert told["things"]["place:bank"] == "9.1"
    assert told["options"]["wages"] == "13.3"
    assert told["pictures"]["coin"] == {"draw": "coin", "word": "Coin", "many": ""}
    assert "victory" in told["asked"]["words"]["winner"]


@pytest.mark.parametrize("of", ["rules", "clauses"])
def test_a_game_that_is_not_there_has_no_reference(server, of):
    answer = server.http.get(f"/api/games/chess/{of}")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown")
