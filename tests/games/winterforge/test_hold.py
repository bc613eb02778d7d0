"""Holding a Contract instead of Turning it In, and what Held Contracts count for."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.state import Winterforge
from hearth.kernel import find
from tests.games.winterforge.scenes import ROYAL, finish, guild, house
from tests.games.winterforge.table import (
    BOX,
    complete,
    contract,
    hold,
    next_rolls,
    show_contracts,
    start_job,
    table,
)
from tests.support import act, legal, rule

WAGES = ["before_coin", "after_coin"]


def forged(card: str = "W01", **more: object) -> Winterforge:
    """A forge that has just succeeded, with the Auction House in play."""
    g = table(at="forge", alleyways=["auction_house"], **more)  # type: ignore[arg-type]
    start_job(g, 0, card, ROYAL if card == "R02" else ["bronze", "twine"], work=40)
    act(g, f"forge:contract={contract(card)},prime=0")
    return g


# Hold or Turn In


@rule("WF-065", "WF-R56")
def test_after_a_success_the_contract_may_be_held_or_turned_in() -> None:
    assert legal(forged()) == ["turn_in", "hold"]


@rule("WF-065")
@pytest.mark.parametrize("others", [[], ["shrine", "thieves_guild", "runesmith"]])
def test_without_the_auction_house_a_contract_is_turned_in_unasked(others: list[str]) -> None:
    g = table(at="forge", coin=0, alleyways=others)
    start_job(g, 0, "W01", ["bronze", "twine"], work=40)
    act(g, f"forge:contract={contract('W01')},prime=0")
    assert legal(g, "hold") == []
    assert g.players[0].coin == 5
    assert g.players[0].held == []


@rule("WF-065")
def test_a_held_contract_pays_nothing_now() -> None:
    g = forged(coin=1)
    act(g, "hold")
    assert g.players[0].coin == 1
    assert g.players[0].held == [contract("W01")]
    assert g.players[0].jobs == []


@rule("WF-064", "WF-065")
def test_a_contract_may_still_be_turned_in_for_its_coin() -> None:
    g = forged(coin=1)
    act(g, "turn_in")
    assert g.players[0].coin == 6
    assert g.players[0].held == []
    assert g.players[0].done == [contract("W01")]


@rule("WF-065", "WF-058", "WF-059", "WF-060")
def test_the_other_steps_of_a_success_are_the_same_for_a_held_contract() -> None:
    g = forged(skills=[2, 2, 2])
    act(g, "hold")
    assert g.players[0].skills == [3, 2, 2]
    assert sorted(BOX.components[c].id for c in g.component_decks[0].under) == ["bronze", "twine"]
    assert g.actions_left == 2
    assert find("winterforge").broken_laws(g) == []


@rule("WF-065")
def test_after_a_failure_nothing_can_be_held() -> None:
    g = table(at="forge", alleyways=["auction_house"])
    start_job(g, 0, "W03", ["bronze", "twine"])
    next_rolls(g, (4, 1), (4, 1))
    act(g, f"forge:contract={contract('W03')},prime=0")
    assert legal(g, "hold") == []
    assert [job.work for job in g.players[0].jobs] == [1]


@rule("WF-065", "WF-R31")
def test_a_royal_contract_is_never_held() -> None:
    g = forged("R02")
    assert legal(g, "hold") == []
    assert g.players[0].done == [contract("R02")]
    assert g.players[0].held == []


# Hold and wages


@rule("WF-R56", "WF-061")
def test_hold_or_turn_in_is_chosen_after_the_wages() -> None:
    g = forged(coin=9, crew=["foreman", "almoner"])
    assert legal(g) == ["keep_crew", "dismiss_crew"]
    act(g, "keep_crew", "dismiss_crew")
    assert legal(g) == ["turn_in", "hold"]


@rule("WF-R29", "WF-065")
def test_with_coin_before_wages_hold_or_turn_in_comes_with_the_coin() -> None:
    g = forged(coin=0, crew=["foreman"], wages="after_coin")
    assert legal(g) == ["turn_in", "hold"]
    act(g, "turn_in")
    assert legal(g) == ["keep_crew", "dismiss_crew"]


@rule("WF-065", "WF-R29", "WF-R56")
@pytest.mark.parametrize("wages", WAGES)
def test_a_held_contract_leaves_the_wages_to_the_coin_already_owned(wages: str) -> None:
    g = forged(coin=1, crew=["foreman", "almoner"], wages=wages)
    offered = []
    while not legal(g, "end_turn"):
        offered += legal(g, "keep_crew")
        act(g, legal(g, "hold")[0] if legal(g, "hold") else legal(g)[0])
    assert offered == ["keep_crew"]
    assert (g.players[0].coin, len(g.players[0].crew)) == (0, 1)
    assert g.players[0].held == [contract("W01")]


@rule("WF-R56", "WF-061")
@pytest.mark.parametrize("wages", WAGES)
def test_wages_are_due_for_a_held_contract_too(wages: str) -> None:
    g = forged(coin=5, crew=["foreman"], wages=wages)
    while not legal(g, "end_turn"):
        act(g, legal(g, "hold")[0] if legal(g, "hold") else "keep_crew")
    assert g.players[0].coin == 4


# What a Held Contract counts for


@rule("WF-R56", "WF-019")
def test_held_contracts_do_not_count_toward_the_limit() -> None:
    g = table(alleyways=["auction_house"], hand=["W04", "W05"])
    hold(g, 0, "W01", "W02", "W03")
    show_contracts(g, ["A01", "A02"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert legal(g, "return_contract") == []
    assert len(g.players[0].hand) == 3


@rule("WF-R56", "WF-021")
def test_the_limit_still_holds_beside_held_contracts() -> None:
    g = table(alleyways=["auction_house"], hand=["W04", "W05", "W06"])
    hold(g, 0, "W01")
    show_contracts(g, ["A01", "A02"])
    act(g, "take_contract:slot=0", "stop_taking")
    older = [f"return_contract:contract={contract(card)}" for card in ["W04", "W05", "W06"]]
    assert legal(g, "return_contract") == older


@rule("WF-R56", "WF-066")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_held_contracts_count_as_completed(viewer: int | None) -> None:
    g = forged()
    act(g, "hold")
    assert (guild(g, viewer)["completed"], guild(g, viewer)["completed_rp"]) == (1, 1)


@rule("WF-R56", "WF-R43", "WF-101")
def test_held_contracts_decide_a_tie_as_completed_ones() -> None:
    g = house("W01", "W02")
    complete(g, 1, "W04")
    finish(g)
    assert g.scores() == [2, 2]
    assert g.result()[0] > g.result()[1]


@rule("WF-125", "WF-066", "WF-R56")
def test_contracts_still_held_at_the_end_score_their_rp() -> None:
    g = house("W01", "W04", "W12")
    assert finish(g).scores() == [6, 0]


@rule("WF-125", "WF-R41")
def test_contracts_still_held_at_the_end_pay_nothing() -> None:
    g = house("W12", coin=1, loans=[(3, 4)])
    assert finish(g).scores() == [3 - 2, 0]


@rule("WF-R56")
@pytest.mark.parametrize("at", ["guildhall", "market", "forge", "tavern", "bank", "shrine"])
def test_held_contracts_can_be_turned_in_only_by_selling(at: str) -> None:
    g = table(alleyways=["auction_house", "shrine"], at=at, hand=[], stock=["bronze", "twine"])
    hold(g, 0, "W01")
    assert [legal(g, kind) for kind in ["sell", "turn_in", "forge"]] == [[], [], []]
    assert legal(house("W01"), "sell") == [f"sell:contract={contract('W01')}"]


@rule("WF-065", "WF-R24")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_held_contracts_lie_face_up(viewer: int | None) -> None:
    g = house("W01", "A05")
    complete(g, 0, "J01")
    assert guild(g, viewer)["held"] == ["W01", "A05"]
    assert guild(g, viewer)["completed"] == 3
