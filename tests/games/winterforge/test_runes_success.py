"""The Runes of Plenty and Renown, which work on a success."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.kernel import find
from tests.games.winterforge.scenes import WAYS, again, finish, smithy, started
from tests.games.winterforge.table import (
    contract,
    hold,
    next_rolls,
    stand,
)
from tests.support import act, legal, rule

# Rune of Plenty


@rule("U6", "WF-064")
def test_plenty_brings_four_coin_when_turned_in() -> None:
    assert smithy("plenty", 4, 4, coin=1).players[0].coin == 1 + 5 + 4
    assert smithy("", 4, 4, coin=1).players[0].coin == 1 + 5


@rule("U6", "WF-065")
@pytest.mark.parametrize(("choice", "coin"), [("turn_in", 1 + 5 + 4), ("hold", 1 + 4)])
def test_plenty_brings_four_coin_turned_in_or_held(choice: str, coin: int) -> None:
    g = smithy("plenty", 4, 4, coin=1, alleyways=WAYS)
    act(g, choice)
    assert g.players[0].coin == coin


@rule("U6", "WF-R31")
def test_plenty_brings_four_coin_on_a_royal_contract() -> None:
    assert started("plenty", "R02", 40, coin=1).players[0].coin == 1 + 4


@rule("U6")
def test_plenty_brings_nothing_on_a_failure() -> None:
    g = smithy("plenty", 1, 1, coin=1)
    assert g.players[0].coin == 1
    assert again(g, 4, 4).players[0].coin == 1 + 5 + 4


@rule("U6", "WF-R29")
def test_plenty_comes_after_the_wages() -> None:
    g = smithy("plenty", 4, 4, coin=0, crew=["foreman"])
    assert legal(g) == ["dismiss_crew"]
    act(g, "dismiss_crew")
    assert g.players[0].coin == 5 + 4


@rule("U6", "WF-R29")
def test_with_coin_before_wages_plenty_comes_before_them() -> None:
    g = smithy("plenty", 4, 4, coin=0, crew=["foreman"], alleyways=WAYS, wages="after_coin")
    act(g, "hold")
    assert legal(g) == ["keep_crew", "dismiss_crew"]
    act(g, "keep_crew")
    assert g.players[0].coin == 4 - 1


@rule("U6", "WF-124")
def test_plenty_brings_nothing_more_at_the_auction() -> None:
    g = smithy("plenty", 4, 4, coin=0, alleyways=WAYS)
    act(g, "hold")
    stand(g, 0, "auction_house")
    next_rolls(g, (12, 5))
    act(g, f"sell:contract={contract('W01')}")
    assert g.players[0].coin == 4 + 5


# Rune of Renown


@rule("U7", "WF-094")
def test_renown_makes_the_contract_worth_one_rp_more() -> None:
    assert finish(smithy("renown", 4, 4)).scores()[0] == 1 + 1
    assert finish(smithy("", 4, 4)).scores()[0] == 1


@rule("U7", "WF-125")
@pytest.mark.parametrize("choice", ["turn_in", "hold"])
def test_renown_counts_turned_in_or_held(choice: str) -> None:
    g = smithy("renown", 4, 4, alleyways=WAYS)
    act(g, choice)
    assert finish(g).scores()[0] == 1 + 1


@rule("U7", "WF-124")
def test_renown_counts_after_a_sale_and_pays_no_coin() -> None:
    g = smithy("renown", 4, 4, coin=0, alleyways=WAYS)
    act(g, "hold")
    stand(g, 0, "auction_house")
    next_rolls(g, (12, 5))
    act(g, f"sell:contract={contract('W01')}")
    assert g.players[0].coin == 5
    assert finish(g).scores()[0] == 1 + 1


@rule("U7", "WF-023", "WF-024")
def test_renown_counts_on_a_royal_contract() -> None:
    assert finish(started("renown", "R02", 40)).scores()[0] == 5 + 3 + 1
    assert finish(started("", "R02", 40)).scores()[0] == 5 + 3


@rule("U7")
def test_renown_scores_nothing_without_a_success() -> None:
    assert finish(smithy("renown", 1, 1)).scores()[0] == 0


@rule("U7", "WF-101")
def test_renown_is_no_contract_of_its_own() -> None:
    g = smithy("renown", 4, 4)
    hold(g, 1, "W02", "W03")
    finish(g)
    assert g.scores() == [2, 2]
    assert g.result()[1] > g.result()[0]


@rule("U7")
def test_the_lines_of_the_sheet_add_up_with_renown() -> None:
    g = finish(smithy("renown", 4, 4))
    rows: list[Any] = find("winterforge").sheet(g, 0)
    assert sum(row.points for row in rows) == 2


@rule("U7", "WF-R24")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_all_see_the_rp_noted_on_a_contract(viewer: int | None) -> None:
    g = smithy("renown", 4, 4)
    assert g.view(viewer)["players"][0]["rune_rp"] == 1
    assert g.view(viewer)["players"][1]["rune_rp"] == 0
