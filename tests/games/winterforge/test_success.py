"""A successful forge, step by step, and what a Royal Contract brings."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.scenes import cheap, forge
from tests.games.winterforge.table import (
    BOX,
    complete,
    component,
    contract,
    crew,
    next_rolls,
    stand,
    start_job,
    table,
)
from tests.support import act, legal, rule


def ready(coin: int = 3, crew: list[str] | None = None, **options: Any) -> Winterforge:
    """A Camp Knife (5 Coin) that will succeed for certain."""
    g = table(at="forge", coin=coin, crew=crew, **options)
    start_job(g, 0, "W01", ["bronze", "twine"], work=9)
    return g


def ready_royal(coin: int = 3, crew: list[str] | None = None, seats: int = 2) -> Winterforge:
    """A Panoply of the Crown Guard (Weapons and Armour) that will succeed for certain."""
    g = table(seats, at="forge", coin=coin, crew=crew)
    start_job(g, 0, "R02", cheap("R02"), work=35)
    return g


# The five steps


@rule("WF-058")
def test_committed_components_go_under_the_decks_of_their_levels() -> None:
    g = table(at="forge")
    start_job(g, 0, "W07", ["mithril", "ruby", "twine"], work=20)
    sizes = [deck.size() for deck in g.component_decks]
    act(g, forge("W07"))
    assert [deck.under for deck in g.component_decks] == [
        [component("twine")],
        [component("ruby")],
        [component("mithril")],
    ]
    assert [deck.size() for deck in g.component_decks] == [size + 1 for size in sizes]


@rule("WF-058")
def test_components_of_one_level_go_under_their_deck_in_the_order_of_commitment() -> None:
    g = table(at="forge")
    start_job(g, 0, "W04", ["iron", "bronze", "twine"], work=20)
    act(g, forge("W04"))
    assert g.component_decks[0].under == [component(t) for t in ("iron", "bronze", "twine")]


@rule("WF-059")
def test_the_work_tokens_leave_with_the_contract() -> None:
    g = ready()
    start_job(g, 0, "A12", cheap("A12"), work=2)
    act(g, forge("W01"))
    assert [(job.contract, job.work) for job in g.players[0].jobs] == [(contract("A12"), 2)]


@rule("WF-060")
@pytest.mark.parametrize(
    ("card", "skills"), [("W06", [2, 1, 1]), ("A06", [1, 2, 1]), ("J06", [1, 1, 2])]
)
def test_the_skill_of_the_contracts_type_rises_for_nothing(card: str, skills: list[int]) -> None:
    g = table(at="forge", coin=0, skills=[1, 1, 1])
    start_job(g, 0, card, cheap(card), work=20)
    act(g, forge(card))
    assert (g.players[0].skills, g.players[0].coin) == (skills, BOX.contracts[contract(card)].coin)


@rule("WF-060")
def test_a_failure_raises_no_skill() -> None:
    g = table(at="forge")
    start_job(g, 0, "W12", cheap("W12"))
    act(g, forge("W12"))
    assert g.players[0].skills == [0, 0, 0]


@rule("WF-060", "WF-R28")
@pytest.mark.parametrize(
    ("card", "skills"), [("R02", [2, 2, 1]), ("R01", [2, 1, 2]), ("R09", [1, 2, 2])]
)
def test_both_skills_of_a_royal_contract_rise(card: str, skills: list[int]) -> None:
    g = table(at="forge", skills=[1, 1, 1])
    start_job(g, 0, card, cheap(card), work=36)
    act(g, forge(card))
    assert g.players[0].skills == skills


@rule("WF-058", "WF-060", "WF-061")
def test_components_and_skill_come_before_the_wages() -> None:
    g = ready(crew=["haggler"])
    act(g, forge("W01"))
    assert legal(g) == ["keep_crew", "dismiss_crew"]
    assert g.component_decks[0].under == [component("bronze"), component("twine")]
    assert g.players[0].skills == [1, 0, 0]


@rule("WF-061")
def test_keeping_a_crew_costs_one_coin() -> None:
    g = ready(coin=3, crew=["haggler"])
    act(g, forge("W01"), "keep_crew")
    assert g.players[0].coin == 3 - 1 + 5
    assert g.players[0].crew == [crew("haggler")]


@rule("WF-061")
def test_each_crew_is_paid_or_let_go_by_itself() -> None:
    g = ready(coin=3, crew=["haggler", "foreman"])
    act(g, forge("W01"), "keep_crew", "keep_crew")
    assert g.players[0].coin == 3 - 2 + 5
    assert g.players[0].crew == [crew("haggler"), crew("foreman")]


@rule("WF-061")
def test_a_failure_costs_no_wages() -> None:
    g = table(at="forge", coin=3, crew=["haggler"])
    start_job(g, 0, "W12", cheap("W12"))
    act(g, forge("W12"))
    assert (g.players[0].coin, g.actions_left) == (3, 2)
    assert legal(g, "keep_crew") == []


@rule("WF-062")
def test_a_crew_let_go_by_choice_goes_under_the_deck() -> None:
    g = ready(coin=3, crew=["haggler", "foreman"])
    act(g, forge("W01"), "dismiss_crew", "keep_crew")
    assert g.crew_deck.under == [crew("haggler")]
    assert (g.players[0].crew, g.players[0].coin) == ([crew("foreman")], 3 - 1 + 5)


@rule("WF-062")
def test_a_crew_that_cannot_be_paid_goes_under_the_deck() -> None:
    g = ready(coin=0, crew=["haggler"])
    act(g, forge("W01"))
    assert legal(g) == ["dismiss_crew"]
    act(g, "dismiss_crew")
    assert g.crew_deck.under == [crew("haggler")]
    assert (g.players[0].crew, g.players[0].coin) == ([], 5)


@rule("WF-063", "WF-X22")
def test_a_royal_contract_asks_for_no_wages() -> None:
    g = ready_royal(coin=0, crew=["haggler", "foreman"])
    act(g, forge("R02"))
    assert g.players[0].done == [contract("R02")]
    assert g.players[0].crew == [crew("haggler"), crew("foreman")]
    assert legal(g, "dismiss_crew") == []


@rule("WF-063")
def test_a_royal_contract_takes_no_coin_from_those_who_have_some() -> None:
    g = ready_royal(coin=4, crew=["haggler", "foreman"])
    act(g, forge("R02"))
    assert g.players[0].coin == 4


@rule("WF-064")
def test_a_contract_turned_in_pays_its_coin() -> None:
    g = table(at="forge", coin=1)
    start_job(g, 0, "A12", cheap("A12"), work=29)
    act(g, forge("A12"))
    assert g.players[0].coin == 1 + 18


@rule("WF-064")
def test_a_contract_turned_in_lies_face_down_under_the_guild_board() -> None:
    g = ready()
    act(g, forge("W01"))
    mine, theirs = (g.view(seat)["players"][0] for seat in (0, 1))
    assert (mine["jobs"], mine["completed_contracts"]) == ([], ["W01"])
    assert (theirs["jobs"], theirs["completed_contracts"]) == ([], None)
    assert (theirs["completed"], theirs["completed_rp"]) == (1, 1)


@rule("WF-066")
@pytest.mark.parametrize(("card", "rp"), [("W01", 1), ("J04", 2), ("A12", 3)])
def test_a_completed_contract_scores_its_rp(card: str, rp: int) -> None:
    g = table(hand=["W02"])
    start_job(g, 0, "J12", cheap("J12"))
    before = g.scores()[0]
    complete(g, 0, card)
    assert g.scores()[0] == before + rp


# Wages before or after the Coin


@rule("WF-R29")
def test_wages_are_paid_from_coin_already_owned() -> None:
    g = ready(coin=1, crew=["haggler", "foreman"])
    act(g, forge("W01"), "keep_crew")
    assert (g.players[0].coin, legal(g)) == (0, ["dismiss_crew"])
    act(g, "dismiss_crew")
    assert (g.players[0].coin, g.players[0].crew) == (5, [crew("haggler")])


@rule("WF-R29")
def test_the_player_chooses_which_crew_to_pay() -> None:
    g = ready(coin=1, crew=["haggler", "foreman"])
    act(g, forge("W01"), "dismiss_crew", "keep_crew")
    assert (g.players[0].coin, g.players[0].crew) == (5, [crew("foreman")])


@rule("WF-R29")
def test_wages_first_is_the_default_of_the_table() -> None:
    given, default = ready(coin=0, crew=["haggler"], wages="before_coin"), ready(0, ["haggler"])
    for g in (given, default):
        act(g, forge("W01"))
        assert (g.players[0].coin, legal(g)) == (0, ["dismiss_crew"])


@rule("WF-R29")
def test_with_the_other_setting_wages_are_paid_from_the_coin_of_the_contract() -> None:
    g = ready(coin=0, crew=["haggler", "foreman"], wages="after_coin")
    act(g, forge("W01"))
    assert (g.players[0].coin, legal(g)) == (5, ["keep_crew", "dismiss_crew"])
    act(g, "keep_crew", "keep_crew")
    assert g.players[0].coin == 5 - 2
    assert g.players[0].crew == [crew("haggler"), crew("foreman")]


@rule("WF-R29")
def test_the_other_setting_changes_nothing_else() -> None:
    g = ready(coin=0, crew=["haggler"], wages="after_coin")
    act(g, forge("W01"), "dismiss_crew")
    assert g.crew_deck.under == [crew("haggler")]
    assert g.component_decks[0].under == [component("bronze"), component("twine")]
    assert (g.players[0].skills, g.players[0].done) == ([1, 0, 0], [contract("W01")])
    assert (g.players[0].coin, g.actions_left) == (5, 2)


# Royal Contracts


@rule("WF-R31")
def test_a_royal_contract_pays_no_coin() -> None:
    g = ready_royal(coin=2, crew=["town_crier"])
    act(g, forge("R02"))
    assert (g.players[0].coin, g.players[0].done) == (2, [contract("R02")])


@rule("WF-R31")
def test_work_tokens_crew_and_forge_prime_work_on_a_royal_contract() -> None:
    g = table(at="forge", prime=True, crew=["bladewright", "bellows_hand"])
    start_job(g, 0, "R02", cheap("R02"), work=35 - 5 - 2 - 1 - 1)
    next_rolls(g, *[(4, 1)] * 5)
    act(g, forge("R02", prime=1))
    assert g.players[0].done == [contract("R02")]


@rule("WF-R31")
def test_a_failed_royal_contract_gets_a_work_token() -> None:
    g = table(at="forge")
    start_job(g, 0, "R02", cheap("R02"))
    act(g, forge("R02"))
    assert [job.work for job in g.players[0].jobs] == [1]


@rule("WF-024", "WF-023")
def test_the_first_royal_contract_of_the_game_scores_three_more() -> None:
    g = ready_royal()
    act(g, forge("R02"))
    assert g.first_royal == 0
    assert g.scores()[0] == 5 + 3


@rule("WF-024", "WF-R32")
def test_the_second_royal_contract_scores_its_five_alone() -> None:
    g = ready_royal()
    stand(g, 1, "forge")
    start_job(g, 1, "R10", cheap("R10"), work=35)
    g.players[1].skills = [0, 0, 0]
    act(g, forge("R02"), "end_turn", forge("R10"))
    assert g.scores() == [5 + 3, 5]
    act(g, "end_turn")
    assert (g.over, g.scores()) == (True, [5 + 3, 5])


@rule("WF-090")
def test_completing_a_royal_contract_triggers_the_end() -> None:
    g = ready_royal()
    start_job(g, 0, "W01", ["iron", "birch"], work=9)
    act(g, forge("W01"))
    assert g.ending == 0
    act(g, forge("R02"))
    assert g.ending == 1


@rule("WF-R33")
def test_the_trigger_does_not_stop_the_turn() -> None:
    g = ready_royal(coin=0)
    act(g, forge("R02"))
    assert (g.over, g.actor(), g.actions_left) == (False, 0, 2)
    act(g, "move:to=0,prime=0", "request_funds")
    assert g.players[0].coin == 1


@rule("WF-R33", "WF-090")
def test_after_the_trigger_the_round_is_completed() -> None:
    g = ready_royal(seats=3)
    act(g, forge("R02"), "end_turn", "end_turn")
    assert (g.over, g.actor()) == (False, 2)
    act(g, "end_turn")
    assert g.over
