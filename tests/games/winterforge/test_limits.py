"""What a Guild may have at most, and who sees its Contracts."""

from __future__ import annotations

from tests.games.winterforge.scenes import kinds
from tests.games.winterforge.table import (
    BOX,
    complete,
    contract,
    crew,
    give_component,
    set_hand,
    show_crew,
    start_job,
    table,
)
from tests.support import act, legal, rule


@rule("WF-018")
def test_a_stockpile_holds_any_number_of_components() -> None:
    g = table(at="market", coin=9)
    titles = ["bronze", "iron", "quartz", "amber", "twine", "birch", "steel", "ruby", "leather"]
    for title in titles * 2:
        give_component(g, 0, title)
    act(g, "buy:slot=0", "stop_buying")
    assert len(g.players[0].stock) == 19


@rule("WF-019")
def test_a_fourth_contract_must_be_given_back() -> None:
    g = table(hand=["W01", "A01"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert (g.actor(), g.actions_left, len(g.players[0].hand)) == (0, 2, 3)
    act(g, "take_contract:slot=0", "stop_taking")
    assert kinds(legal(g)) == {"return_contract"}
    act(g, legal(g)[0])
    assert len(g.players[0].hand) == 3


@rule("WF-019")
def test_royal_and_completed_contracts_do_not_count_toward_the_limit() -> None:
    g = table(hand=["W01", "A01"], royal="R01")
    complete(g, 0, "J01", "J02")
    act(g, "take_contract:slot=0", "stop_taking")
    assert legal(g, "return_contract") == []
    assert len(g.players[0].hand) == 3


@rule("WF-020")
def test_a_contract_in_hand_is_hidden_from_the_others() -> None:
    g = table()
    name = BOX.contracts[g.players[0].hand[0]].id
    assert g.view(0)["players"][0]["hand"] == [name]
    for seat in (1, None):
        seen = g.view(seat)
        assert (seen["players"][0]["hand_size"], seen["players"][0]["hand"]) == (1, None)
        assert f"'{name}'" not in str(seen)


@rule("WF-020", "WF-047")
def test_a_started_contract_is_seen_by_the_others() -> None:
    g = table(at="forge", hand=["W12"], stock=["bronze", "bronze", "bronze", "twine"])
    act(g, f"forge:contract={contract('W12')},prime=0", *["commit:component=0"] * 3)
    act(g, "commit:component=4")
    seen = g.view(1)["players"][0]
    assert (seen["hand_size"], seen["jobs"][0]["contract"]) == (0, "W12")


@rule("WF-021")
def test_started_contracts_count_toward_the_limit() -> None:
    g = table(hand=["W01", "A01"])
    start_job(g, 0, "J01", ["bronze", "quartz"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert kinds(legal(g)) == {"return_contract"}


@rule("WF-021")
def test_a_started_royal_contract_does_not_count_toward_the_limit() -> None:
    g = table(hand=["W01", "A01"])
    start_job(g, 0, "R02", ["steel", "steel", "steel", "leather", "leather"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert (legal(g, "return_contract"), g.actions_left) == ([], 2)


@rule("WF-025")
def test_a_third_crew_arrives_only_when_another_goes() -> None:
    g = table(at="tavern", coin=9, crew=["haggler", "foreman"])
    show_crew(g, ["greybeard", "guild_clerk", "drillmaster"])
    act(g, "hire:slot=0,prime=0")
    assert legal(g) == ["fire:crew=0", "fire:crew=1"]
    act(g, "fire:crew=0", "stop_firing")
    assert g.players[0].crew == [crew("foreman"), crew("greybeard")]


@rule("WF-025")
def test_a_second_crew_needs_nobody_to_go() -> None:
    g = table(at="tavern", coin=9, crew=["haggler"])
    show_crew(g, ["greybeard", "guild_clerk", "drillmaster"])
    act(g, "hire:slot=0,prime=0", "stop_firing")
    assert g.players[0].crew == [crew("haggler"), crew("greybeard")]


@rule("WF-026")
def test_the_hire_cost_is_paid_once() -> None:
    g = table(at="tavern", coin=9)
    set_hand(g, 0, [])
    show_crew(g, ["greybeard", "guild_clerk", "drillmaster"])
    act(g, "hire:slot=0,prime=0")
    assert g.players[0].coin == 6
    act(g, "end_turn", "end_turn")
    assert g.players[0].coin == 6


@rule("WF-026")
def test_a_crew_costs_one_coin_at_a_successful_forge() -> None:
    g = table(at="forge", coin=6, crew=["haggler"])
    start_job(g, 0, "W01", ["bronze", "twine"], work=9)
    act(g, f"forge:contract={contract('W01')},prime=0", "keep_crew")
    assert g.players[0].coin == 6 - 1 + BOX.contracts[contract("W01")].coin


@rule("WF-027")
def test_nobody_has_more_than_two_unpaid_loans() -> None:
    g = table(at="bank", loans=[(5, 7)])
    assert legal(g, "take_loan") != []
    act(g, "take_loan:slot=0,prime=0")
    assert legal(g, "take_loan") == []
