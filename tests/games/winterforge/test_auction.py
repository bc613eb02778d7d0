"""The Auction House: selling Held Contracts, and the Crew who help there."""

from __future__ import annotations

from itertools import combinations

import pytest

from hearth.games.winterforge.box import WinterforgeBox
from hearth.games.winterforge.game import WINTERFORGE
from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.scenes import finish, guild, house
from tests.games.winterforge.table import (
    complete,
    contract,
    give_crew,
    hold,
    next_rolls,
    set_hand,
    start_job,
    table,
)
from tests.support import act, legal, rule

# By how many Coin each face of the d12 changes what a Contract pays.
CHANGES = dict(zip(range(1, 13), [-2, -1, -1, 0, 0, 0, 0, 1, 1, 1, 2, 3]))


def forged(card: str = "W01", **more: object) -> Winterforge:
    """A forge that has just succeeded, with the Auction House in play."""
    g = table(at="forge", alleyways=["auction_house"], **more)  # type: ignore[arg-type]
    start_job(g, 0, card, ["bronze", "twine"], work=40)
    act(g, f"forge:contract={contract(card)},prime=0")
    return g


def changed_box(file: str, printed: str, instead: str) -> WinterforgeBox:
    """The box of a designer who changed one thing."""
    text = (WINTERFORGE.folder / "box" / file).read_text(encoding="utf-8")
    return WinterforgeBox("changed", {file: text.replace(printed, instead, 1)})


def sell(g: Winterforge, *cards: str) -> None:
    """Sell these and no more."""
    act(g, *[f"sell:contract={contract(card)}" for card in cards])
    if legal(g, "stop_selling"):
        act(g, "stop_selling")


# Selling


@rule("WF-X12", "WF-124")
@pytest.mark.parametrize(("face", "change"), CHANGES.items())
def test_the_die_changes_what_a_sold_contract_pays(face: int, change: int) -> None:
    g = house("W04")
    next_rolls(g, (12, face))
    sell(g, "W04")
    assert g.players[0].coin == 9 + change


@rule("WF-124")
def test_one_die_is_rolled_for_each_contract_sold() -> None:
    g = house("W01", "W04", "W12")
    next_rolls(g, (12, 12), (12, 12), (12, 1))
    sell(g, "W01", "W04", "W12")
    assert g.players[0].coin == 5 + 9 + 17 + 3 + 3 - 2
    assert g.actions_left == 2


@rule("WF-124")
@pytest.mark.parametrize("face", [1, 12])
def test_the_die_does_not_change_the_rp(face: int) -> None:
    g = house("W12")
    next_rolls(g, (12, face))
    sell(g, "W12")
    assert finish(g).scores() == [3, 0]


@rule("WF-124")
def test_a_sold_contract_is_turned_in() -> None:
    g = house("W01")
    sell(g, "W01")
    assert g.players[0].held == []
    assert g.players[0].done == [contract("W01")]
    assert legal(g, "sell") == []
    assert guild(g, 1)["held"] == []
    assert guild(g, 1)["completed_contracts"] is None


@rule("WF-124", "WF-R56")
def test_any_held_contracts_may_be_sold_together() -> None:
    held = ["W01", "W04", "A12"]
    for n in [1, 2, 3]:
        for some in combinations(held, n):
            g = house(*held)
            sell(g, *some)
            assert g.players[0].held == [contract(c) for c in held if c not in some]


@rule("WF-R56")
def test_at_least_one_contract_is_sold() -> None:
    g = house("W01", "W02")
    assert legal(g, "stop_selling") == []
    assert len(legal(g, "sell")) == 2
    assert legal(house(), "sell") == []


@rule("WF-124")
def test_only_held_contracts_can_be_sold() -> None:
    g = house("W01")
    complete(g, 0, "W02")
    set_hand(g, 0, ["W03"])
    start_job(g, 0, "W05", ["bronze", "twine", "twine"])
    hold(g, 1, "W06")
    assert legal(g, "sell") == [f"sell:contract={contract('W01')}"]


@rule("WF-R56")
def test_a_payout_is_never_below_zero() -> None:
    """No Contract of the box pays so little, so here the Camp Knife pays 1 Coin."""
    g = house("W01", "W12")
    g.box = changed_box("contracts.toml", "= 5", "= 1")
    assert g.box.contracts[contract("W01")].coin == 1
    next_rolls(g, (12, 1), (12, 1))
    sell(g, "W01", "W12")
    assert g.players[0].coin == 0 + 15


# Crew at the auction


@rule("C16", "WF-124")
@pytest.mark.parametrize("face", range(1, 13))
def test_the_appraiser_adds_two_to_the_die_up_to_twelve(face: int) -> None:
    g = house("W04", crew=["appraiser"])
    next_rolls(g, (12, face))
    sell(g, "W04")
    assert g.players[0].coin == 9 + CHANGES[min(12, face + 2)]


@rule("WF-124")
@pytest.mark.parametrize("face", [1, 11, 12])
def test_whoever_takes_from_the_die_leaves_it_a_face(face: int) -> None:
    """Nobody of the box does, so here the Appraiser takes 20 away."""
    g = house("W04", crew=["appraiser"])
    g.box = changed_box(
        "crew.toml", 'kind = "auction_roll", amount = 2', 'kind = "auction_roll", amount = -20'
    )
    next_rolls(g, (12, face))
    sell(g, "W04")
    assert g.players[0].coin == 9 + CHANGES[1]


@rule("C16")
def test_the_appraiser_adds_two_to_each_die() -> None:
    g = house("W01", "W04", crew=["appraiser"])
    next_rolls(g, (12, 6), (12, 9))
    sell(g, "W01", "W04")
    assert g.players[0].coin == 5 + 1 + 9 + 2


@rule("C16")
def test_the_appraiser_of_another_guild_does_not_help() -> None:
    g = house("W04")
    give_crew(g, 1, "appraiser")
    next_rolls(g, (12, 6))
    sell(g, "W04")
    assert g.players[0].coin == 9


@rule("C10", "WF-124")
def test_the_town_crier_adds_two_for_each_contract_sold() -> None:
    g = house("W01", "W04", crew=["town_crier"])
    next_rolls(g, (12, 5), (12, 1))
    sell(g, "W01", "W04")
    assert g.players[0].coin == 5 + 2 + 9 - 2 + 2


@rule("C10", "WF-065")
def test_the_town_crier_adds_nothing_for_a_contract_held() -> None:
    held, turned_in = forged(coin=1, crew=["town_crier"]), forged(coin=1, crew=["town_crier"])
    act(held, "keep_crew", "hold")
    act(turned_in, "keep_crew", "turn_in")
    assert held.players[0].coin == 0
    assert turned_in.players[0].coin == 7


@rule("C10", "C16")
def test_appraiser_and_town_crier_work_together() -> None:
    g = house("W04", crew=["town_crier", "appraiser"])
    next_rolls(g, (12, 10))
    sell(g, "W04")
    assert g.players[0].coin == 9 + 3 + 2


@rule("WF-124", "WF-061")
def test_no_wages_are_due_at_the_auction() -> None:
    g = house("W04", crew=["foreman", "almoner"])
    next_rolls(g, (12, 5))
    sell(g, "W04")
    assert g.players[0].coin == 9
    assert len(g.players[0].crew) == 2
    assert legal(g, "end_turn") == ["end_turn"]
