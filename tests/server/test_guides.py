"""Guided first matches at a table: the guide asks, the others play its script, one may leave it."""

from __future__ import annotations

from typing import Any

import pytest

import hearth
from hearth.kernel import find
from hearth.match import guide_of, has_guide
from tests.server.running import Made, Running, Sitter

GUIDED = [game for game in hearth.games() if has_guide(find(game))]
NAME = {"kind": "person", "name": "Ada"}


def guided(server: Running, game: str = "winterforge") -> Made:
    return server.table(NAME, game=game, guide=True)


def asked(view: dict[str, Any]) -> dict[str, Any]:
    """What the guide says; there has to be one."""
    guide: dict[str, Any] = view["guide"]
    assert guide is not None
    return guide


def obey(sitter: Sitter, view: dict[str, Any]) -> dict[str, Any]:
    """Do what the guide asks for, and see the table when it asks for the next thing."""
    sitter.send(t="act", rev=view["rev"], id=asked(view)["move"], seat=0)
    return until_asked(sitter, sitter.see(view["rev"] + 1))


def until_asked(sitter: Sitter, view: dict[str, Any]) -> dict[str, Any]:
    while view["guide"] is not None and view["guide"]["waits"]:
        view = sitter.see(view["rev"] + 1)
    return view


def disobey(sitter: Sitter, view: dict[str, Any]) -> dict[str, Any]:
    ids = [option["id"] for option in view["decision"]["options"]]
    other = next(i for i, option in enumerate(ids) if option != view["guide"]["move"])
    return sitter.choose(view, other)


@pytest.mark.parametrize("game", GUIDED)
def test_who_does_what_the_guide_asks_comes_to_its_end(server, game):
    guide = guide_of(find(game))
    with guided(server, game).sit() as ada:
        view, shown = until_asked(ada, ada.see()), []
        while asked(view)["move"]:
            shown += asked(view)["pages"]
            options = [option["id"] for option in view["decision"]["options"]]
            assert asked(view)["move"] in options
            assert asked(view)["pages"]
            view = obey(ada, view)
    last = asked(view)
    assert view["decision"], "a guide ends where the person chooses"
    assert last["step"] + len(last["pages"]) - 1 == last["steps"]
    said = [page["say"] for page in [*shown, *last["pages"]]]
    assert said == [step.say for step in guide.steps if step.say]


def test_a_guided_table_is_made_by_the_guide(server):
    with guided(server).sit() as ada:
        view = ada.see()
    assert [seat["kind"] for seat in view["seats"]] == ["person", "bot"]
    assert view["seats"][0]["name"] == "Ada"
    assert asked(view)["step"] == 1


def test_pages_come_with_the_move_that_they_are_read_before(server):
    with guided(server).sit() as ada:
        guide = asked(ada.see())
    says = [step.say for step in guide_of(find("winterforge")).steps[:3]]
    assert [page["say"] for page in guide["pages"]] == says
    assert guide["move"] == "keep_royal:contract=37"


def test_nobody_else_is_spoken_to(server):
    made = guided(server)
    with made.sit("") as spectator:
        assert spectator.see()["guide"] is None


def test_who_does_something_else_plays_on_without_the_guide(server):
    with guided(server).sit() as ada:
        view = disobey(ada, ada.see())
        while not view["decision"]:
            view = ada.see(view["rev"] + 1)
        assert view["guide"] is None
        assert view["rev"] == 2  # the bot has chosen by itself


def test_who_takes_it_back_is_guided_again(server):
    with guided(server).sit() as ada:
        first = ada.see()
        view = disobey(ada, first)
        while not view["decision"]:
            view = ada.see(view["rev"] + 1)
        ada.send(t="undo", rev=view["rev"], seat=0)
        assert asked(ada.see(view["rev"] + 1)) == asked(first)


def test_a_guide_that_was_left_stays_away(server):
    made = guided(server)
    headers = {"authorization": f"Bearer {made.token}"}
    answer = server.http.post(f"/api/tables/{made.id}/leave_guide", headers=headers)
    assert answer.status_code == 200
    assert answer.json()["guide"] is None
    with made.sit() as ada:
        view = ada.see()
        assert view["guide"] is None
        ada.choose(view)


def test_only_who_plays_can_leave_the_guide(server):
    made = guided(server)
    assert server.http.post(f"/api/tables/{made.id}/leave_guide").status_code == 403
    with made.sit() as ada:
        assert asked(ada.see())


def test_a_guided_match_goes_on_after_a_restart(tmp_path):
    store = tmp_path / "tables.sqlite"
    before = Running(store).start()
    made = guided(before)
    with made.sit() as ada:
        view = until_asked(ada, obey(ada, ada.see()))
    before.stop()
    after = Running(store).start()
    try:
        with Made(after, made.id, made.token).sit() as ada:
            again = until_asked(ada, ada.see())
            assert asked(again) == asked(view)
            obey(ada, again)
    finally:
        after.stop()


def test_a_game_without_a_guide_says_so(server):
    unguided = [game for game in hearth.games() if game not in GUIDED]
    for game in unguided:
        wish = {"game": game, "seats": [NAME], "guide": True}
        answer = server.http.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert "has no guided first match" in answer.json()["text"]


def test_the_list_of_games_says_which_have_a_guide(server):
    games = server.http.get("/api/games").json()["games"]
    assert [game["id"] for game in games if game["guide"]] == GUIDED
