"""Saves: they come back whole, or are refused with a sentence."""

from __future__ import annotations

import copy
import json
import pickle
import zlib
from collections.abc import Callable
from typing import Any

import pytest

import hearth
from hearth.kernel import State, Table
from tests.toys.ingots import INGOTS


@pytest.fixture
def g() -> State:
    """All are bidding; seat 0 has looked at the ingot."""
    g = hearth.new("ingots", 3, 1)
    for text in ("look", "sell", "bid:coin=2"):
        g.apply(hearth.parse(g, text))
    return g


def checked(body: Any) -> str:
    """A save with this body, as if we had written it."""
    check = f"{zlib.crc32(json.dumps(body, separators=(',', ':')).encode()):08x}"
    return json.dumps({"hearth": 1, "check": check, "match": body})


def body(g: State) -> dict[str, Any]:
    opened: dict[str, Any] = json.loads(hearth.save(g))["match"]
    return opened


# What comes back


def test_a_match_comes_back_at_its_choice(g: State) -> None:
    again = hearth.load(hearth.save(g))
    assert again.actors() == [1, 2]
    assert hearth.save(again) == hearth.save(g)


def test_a_loaded_match_knows_its_rules_and_options(g: State) -> None:
    again = hearth.load(hearth.save(g))
    assert again.rules is INGOTS
    assert again.chosen == g.chosen


def test_a_save_of_a_table_of_people_draws_on_with_its_secret() -> None:
    g = INGOTS.set_up(Table(2, 0, INGOTS.check(2, {}), secret="0f" * 32), INGOTS.standard_box())
    again = hearth.load(hearth.save(g))
    assert (again.secret, again.rng) == (g.secret, g.rng)
    assert [again.below(6) for _ in range(9)] == [g.below(6) for _ in range(9)]


def test_a_save_of_before_there_were_secrets_comes_back(g: State) -> None:
    old = body(g)
    del old["state"]["secret"]
    assert hearth.save(hearth.load(checked(old))) == hearth.save(g)


@pytest.mark.parametrize(
    ("rng", "secret"), [(1, "0f" * 32), (0, ""), (-1, ""), (-1, "0f"), (-(2**60), "0f" * 32)]
)
def test_chance_of_no_kind_is_refused(g: State, rng: int, secret: str) -> None:
    wrong = body(g)
    wrong["state"] |= {"rng": rng, "secret": secret}
    with pytest.raises(ValueError, match="this save holds no state of ingots"):
        hearth.load(checked(wrong))


def test_a_save_is_one_line_of_json(g: State) -> None:
    text = hearth.save(g)
    assert "\n" not in text
    assert set(json.loads(text)) == {"hearth", "check", "match"}


def test_a_save_may_be_laid_out_in_another_way(g: State) -> None:
    text = json.dumps(json.loads(hearth.save(g)), indent=2)
    assert hearth.save(hearth.load(text)) == hearth.save(g)


def test_the_check_sum_is_the_crc_of_the_match(g: State) -> None:
    assert json.loads(hearth.save(g)) == json.loads(checked(body(g)))


def test_a_save_names_no_other_game(g: State) -> None:
    assert "ingots" not in hearth.save(hearth.new("winterforge", 2, 1))
    assert "winterforge" not in hearth.save(g)


@pytest.mark.parametrize(
    "copied",
    [lambda g: pickle.loads(pickle.dumps(g)), copy.copy, copy.deepcopy],
    ids=["pickle", "copy", "deepcopy"],
)
def test_copies_of_other_makes_are_as_good_as_clones(
    g: State, copied: Callable[[State], State]
) -> None:
    again = copied(g)
    assert again is not g
    assert again.rules is g.rules
    assert hearth.save(again) == hearth.save(g)


# What does not


@pytest.mark.parametrize(
    "text",
    ["", "hello", "[]", "{}", "42", "null", '"hearth"', '{"game": "ingots"}', "[" * 100_000],
    ids=lambda text: text[:10] or "nothing",
)
def test_what_is_not_a_save_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="this is not a save of hearth"):
        hearth.load(text)


def test_a_save_that_was_cut_off_is_refused(g: State) -> None:
    text = hearth.save(g)
    for length in (1, len(text) // 2, len(text) - 1):
        with pytest.raises(ValueError, match="this is not a save of hearth"):
            hearth.load(text[:length])


@pytest.mark.parametrize(
    ("old", "new"),
    [('"coin":5', '"coin":9'), ('"over":false', '"over":true'), ('"patience":2', '"patience":3')],
)
def test_a_save_with_edited_numbers_is_refused(g: State, old: str, new: str) -> None:
    text = hearth.save(g)
    assert old in text
    with pytest.raises(ValueError, match="damaged: its contents do not match its check sum"):
        hearth.load(text.replace(old, new, 1))


@pytest.mark.parametrize("check", ["00000000", None, 7])
def test_a_save_with_another_check_sum_is_refused(g: State, check: object) -> None:
    with pytest.raises(ValueError, match="damaged: its contents do not match its check sum"):
        hearth.load(json.dumps({"hearth": 1, "check": check, "match": body(g)}))


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_a_save_of_another_format_is_refused(g: State, version: object) -> None:
    text = json.dumps({**json.loads(hearth.save(g)), "hearth": version})
    with pytest.raises(ValueError, match=f"has format {version!r}; this hearth reads 1"):
        hearth.load(text)


def test_a_save_from_other_rules_is_refused(g: State) -> None:
    message = "version 99 of the rules of ingots; this is version 1"
    with pytest.raises(ValueError, match=message):
        hearth.load(checked({**body(g), "rules": 99}))


def test_a_save_of_an_unknown_game_is_refused(g: State) -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there are: winterforge"):
        hearth.load(checked({**body(g), "game": "chess"}))


def test_a_save_with_options_that_are_not_allowed_is_refused(g: State) -> None:
    with pytest.raises(ValueError, match="patience is 0 or 2 or 3, not 7"):
        hearth.load(checked({**body(g), "options": {"patience": 7}}))


def test_a_save_with_a_broken_box_is_refused(g: State) -> None:
    box = {"name": "mine", "files": {"ingots.toml": "ingot = 1"}}
    with pytest.raises(ValueError, match=r"ingots\.toml: has no rows"):
        hearth.load(checked({**body(g), "box": box}))


def test_a_save_that_holds_no_state_is_refused(g: State) -> None:
    smith = body(g)["state"]["players"][0]
    with pytest.raises(ValueError, match="this save holds no state"):
        hearth.load(checked({**body(g), "state": smith}))


@pytest.mark.parametrize("body", [None, [], {}, {"game": "ingots"}, "match"])
def test_a_save_without_a_match_is_refused(body: object) -> None:
    with pytest.raises(ValueError, match="damaged: it does not hold a match"):
        hearth.load(checked(body))


@pytest.mark.parametrize(
    "changes",
    [
        {"game": ["ingots"]},
        {"game": None},
        {"rules": "1"},
        {"options": None},
        {"options": [1]},
        {"box": 7},
        {"box": {}},
        {"box": {"name": "mine", "files": None}},
        {"box": {"name": "mine", "files": {"ingots.toml": 7}}},
        {"state": None},
        {"state": [1]},
        {"state": {"is": ["ingots.Ingots"]}},
    ],
    ids=str,
)
def test_a_save_whose_parts_are_of_another_kind_is_refused(
    g: State, changes: dict[str, Any]
) -> None:
    with pytest.raises(ValueError, match=r".+"):
        hearth.load(checked({**body(g), **changes}))


@pytest.mark.parametrize(
    "changes",
    [
        {"rng": 0},
        {"rng": -1},
        {"rng": 2**60},
        {"rng": 2**70},
        {"turn": "0"},
        {"over": 0},
        {"players": 3},
        {"players": [1, 2, 3]},
        {"players": []},
        {"stack": []},
        {"stack": [7]},
        {"cellar": [1, 2]},
        {"turn": 3},
    ],
    ids=str,
)
def test_a_state_that_cannot_be_is_refused(g: State, changes: dict[str, Any]) -> None:
    state = {**body(g)["state"], **changes}
    with pytest.raises(ValueError, match=r".+"):
        hearth.load(checked({**body(g), "state": state}))


def test_a_state_that_breaks_a_law_is_refused(g: State) -> None:
    state = body(g)["state"]
    state["players"][0]["hand"] = [4, 4]
    with pytest.raises(ValueError, match="each ingot is in exactly one place"):
        hearth.load(checked({**body(g), "state": state}))


def test_a_state_of_another_game_is_refused(g: State) -> None:
    other = body(hearth.new("winterforge", 3, 1))
    with pytest.raises(ValueError, match=r".+"):
        hearth.load(checked({**body(g), "state": other["state"]}))
