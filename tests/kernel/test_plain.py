"""Plain data: what goes out comes back, and what is not of its form does not."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest

from hearth.kernel import UNSAVED, Deck, from_data, saved, to_data


@dataclass
class Tool:
    name: str = ""
    worn: bool = False


@dataclass
class Bench:
    height: int = 0
    tools: list[Tool] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    notes: list[str] = field(default_factory=list, metadata=UNSAVED)


@dataclass
class Stool:
    legs: int = 3


@dataclass
class Anvil:
    weight: int = 100


saved("plain", Tool, Bench)

BENCH = Bench(90, [Tool("saw", True), Tool("adze")], [3, 1], ["not to be kept"])
DATA = {
    "is": "plain.Bench",
    "height": 90,
    "tools": [
        {"is": "plain.Tool", "name": "saw", "worn": True},
        {"is": "plain.Tool", "name": "adze", "worn": False},
    ],
    "marks": [3, 1],
}


def test_a_thing_becomes_its_name_and_its_fields() -> None:
    assert to_data(BENCH) == DATA


def test_what_is_not_to_be_saved_comes_back_as_it_is_in_a_new_thing() -> None:
    assert from_data(DATA) == Bench(90, BENCH.tools, BENCH.marks)


def test_plain_data_survives_json() -> None:
    assert from_data(json.loads(json.dumps(to_data(BENCH)))) == from_data(DATA)


def test_plain_data_shares_no_list_with_the_thing() -> None:
    bench = Bench(marks=[1])
    to_data(bench)["marks"].append(2)
    assert bench.marks == [1]


def test_a_thing_shares_no_list_with_its_plain_data() -> None:
    data: dict[str, Any] = json.loads(json.dumps(DATA))
    from_data(data).marks.append(4)
    assert data == DATA


def test_only_declared_classes_can_be_saved() -> None:
    with pytest.raises(KeyError):
        to_data(Stool())


def test_a_deck_is_the_kernels_and_no_games() -> None:
    """Were each game to declare it, a save would depend on which other games are loaded."""
    assert to_data(Deck())["is"] == "kernel.Deck"


def test_a_class_is_declared_by_one_game() -> None:
    saved("plain", Anvil)
    with pytest.raises(AssertionError):
        saved("other", Anvil)


@pytest.mark.parametrize("name", ["plain.Stool", "Bench", "builtins.list", "", None, 7, []])
def test_an_unknown_class_is_refused(name: object) -> None:
    with pytest.raises(ValueError, match="there is no part called"):
        from_data({**DATA, "is": name})


def test_a_class_without_its_name_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no part called None"):
        from_data({"height": 90})


def test_a_missing_field_is_refused() -> None:
    with pytest.raises(ValueError, match=r"plain\.Tool has other fields than name, worn"):
        from_data({"is": "plain.Tool", "name": "saw"})


def test_one_field_more_is_refused() -> None:
    with pytest.raises(ValueError, match=r"plain\.Tool has other fields than name, worn"):
        from_data({"is": "plain.Tool", "name": "saw", "worn": True, "owner": 1})


def test_another_field_is_refused() -> None:
    with pytest.raises(ValueError, match=r"plain\.Tool lacks its field worn"):
        from_data({"is": "plain.Tool", "name": "saw", "owner": 1})


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"height": "90"}, "plain.Bench.height should be int, not str"),
        ({"height": 90.0}, "plain.Bench.height should be int, not float"),
        ({"height": True}, "plain.Bench.height should be int, not bool"),
        ({"height": None}, "plain.Bench.height should be int, not NoneType"),
        ({"marks": 3}, "plain.Bench.marks should be list, not int"),
        ({"marks": DATA}, "plain.Bench.marks should be list, not Bench"),
        ({"marks": [1, "2"]}, "a list mixes numbers with other things"),
    ],
)
def test_a_field_of_another_type_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        from_data({**DATA, **changes})


def test_a_mistake_deep_inside_is_refused_too() -> None:
    tools = [{"is": "plain.Tool", "name": "saw", "worn": 1}]
    with pytest.raises(ValueError, match=r"plain\.Tool\.worn should be bool, not int"):
        from_data({**DATA, "tools": tools})
