"""The Solo variant: its set-up, the fifteen turns and their Events, and the ranks."""

from __future__ import annotations

import pytest

import hearth
from hearth.games.winterforge.solo import rank
from hearth.games.winterforge.state import EMPTY, Winterforge
from hearth.kernel import find
from tests.games.winterforge.table import (
    BOX,
    complete,
    contract,
    event,
    fresh,
    give_loan,
    next_event,
    quiet,
    solo,
    start_job,
    table,
)
from tests.support import act, legal, rule

THREES = ["W09", "W10", "W11", "W12", "A09", "A10", "A11", "A12", "J09", "J10", "J11", "J12"]
ROYAL_PARTS = ["bronze", "bronze", "bronze", "twine", "twine"]
FORGE_ROYAL = f"forge:contract={contract('R02')},prime=0"


def started(seed: int = 1, **options: object) -> Winterforge:
    """A match alone in its first turn, its first Event turned up."""
    g = fresh(1, seed, guilds="random", **options)
    while g.market[0] < 0:
        g.apply(g.options()[0])
    return g


def pass_turn(g: Winterforge) -> None:
    """Make the choices of the Event somehow, and end the turn without an action."""
    while legal(g)[-1] != "end_turn":
        g.apply(g.options()[0])
    act(g, "end_turn")


def turns_left(g: Winterforge) -> int:
    """Play to the end without an action; how many turns there were, this one included."""
    turns = 0
    while not g.over:
        turns += 1
        pass_turn(g)
    return turns


def worth(rp: int) -> Winterforge:
    """Alone, with a score that no Event changes: three Skills of 4 and completed Contracts.

    Below 3 there are unpaid Loans and no Coin.
    """
    g = table(1, coin=0, skills=[4, 4, 4])
    quiet(g)
    debts = max(0, (4 - rp) // 2)
    for receive, repay in [(10, 14), (8, 11)][:debts]:
        give_loan(g, 0, receive, repay)
    rest = rp - 3 + 2 * debts
    complete(g, 0, *THREES[: rest // 3], *([], ["W01"], ["W04"])[rest % 3])
    assert g.scores() == [rp]
    return g


# Set-up


@rule("WF-001", "WF-R01")
def test_a_single_player_is_welcome() -> None:
    assert 1 in hearth.info("winterforge")["seats"]
    assert len(fresh(1).players) == 1


@rule("WF-R03", "WF-009")
def test_fifteen_contracts_leave_a_game_alone() -> None:
    g = started()
    assert len(g.removed) == 15
    assert all(BOX.contracts[card].rp > 1 and not BOX.contracts[card].royal for card in g.removed)


@rule("WF-R03", "WF-011")
def test_the_job_track_of_a_game_alone_shows_four_contracts() -> None:
    g = started()
    assert len(g.track) == 4
    assert EMPTY not in g.track


@rule("WF-X11", "WF-012")
@pytest.mark.parametrize("seed", range(5))
def test_alone_the_contract_deck_holds_sixteen_cards(seed: int) -> None:
    assert started(seed).contract_deck.size() == 16


@rule("WF-006")
def test_alone_one_of_two_royal_contracts_is_kept() -> None:
    g = fresh(1, guilds="random")
    two = g.players[0].royals
    assert len(two) == 2
    assert legal(g) == [f"keep_royal:contract={card}" for card in two]


@rule("WF-102")
def test_fifteen_of_the_twenty_events_are_used() -> None:
    g = started()
    used = [*g.event_deck.cards(), g.event]
    assert len(used) == 15
    assert len(g.events_removed) == 5
    assert sorted(used + g.events_removed) == list(range(20))


@rule("WF-102")
def test_the_removed_events_are_drawn_at_random() -> None:
    assert len({tuple(sorted(started(seed).events_removed)) for seed in range(10)}) > 5


@rule("WF-102")
def test_the_removed_events_are_not_seen() -> None:
    g = started()
    view = str(g.view(0))
    assert BOX.events[g.event].id in view
    assert [e for e in g.events_removed if BOX.events[e].id in view] == []


@rule("WF-102")
def test_the_event_deck_is_face_down() -> None:
    g = started()
    view = str(g.view(0))
    assert [e for e in g.event_deck.cards() if BOX.events[e].id in view] == []
    assert g.view(0)["board"]["event_deck"] == 14


# Events at the beginning of the turns


@rule("WF-103")
def test_the_first_turn_begins_with_an_event() -> None:
    starts = [g for g in map(started, range(60)) if g.event == event("generous_patron")]
    assert starts != []
    assert {g.players[0].coin for g in starts} == {3 + 3}
    assert {g.event_deck.size() for g in starts} == {14}


@rule("WF-103")
def test_the_top_event_is_turned_up_and_carried_out_before_the_actions() -> None:
    g = solo("generous_patron", coin=1)
    assert g.event == event("generous_patron")
    assert g.players[0].coin == 4
    assert g.actions_left == 3


@rule("WF-103")
def test_the_event_of_the_turn_is_open() -> None:
    assert solo("generous_patron").view(0)["board"]["event"] == "generous_patron"


@rule("WF-103", "WF-104")
def test_every_turn_has_an_event_of_its_own() -> None:
    g = started()
    seen = []
    while not g.over:
        seen.append(g.event)
        pass_turn(g)
    assert len(seen) == len(set(seen)) == 15
    assert set(seen).isdisjoint(g.events_removed)


@rule("WF-R46")
def test_the_event_is_discarded_at_the_end_of_the_turn() -> None:
    g = solo("generous_patron")
    assert event("generous_patron") not in g.events_past
    next_event(g, "early_shift")
    act(g, "end_turn")
    assert g.events_past[-1] == event("generous_patron")
    assert g.event == event("early_shift")


@rule("WF-R46")
def test_an_event_of_now_is_over_after_the_turn() -> None:
    g = solo("generous_patron", coin=1)
    next_event(g, "early_shift")
    act(g, "end_turn")
    assert g.players[0].coin == 4


@rule("WF-R46")
def test_the_choice_of_an_event_comes_before_any_action() -> None:
    g = solo("masters_lesson")
    assert set(legal(g)) == {f"raise_skill:craft={k}" for k in range(3)}
    act(g, "raise_skill:craft=0")
    assert "end_turn" in legal(g)
    assert legal(g, "move") != []


@rule("WF-R46")
@pytest.mark.parametrize(
    "name", ["rust_and_moth", "crew_quarrel", "creditors_at_the_door", "tax_collector"]
)
def test_what_is_impossible_is_skipped(name: str) -> None:
    g = solo(name, coin=0)
    assert g.players[0].coin == 0
    assert "end_turn" in legal(g)


# The end


@rule("WF-104")
def test_the_game_ends_after_the_fifteenth_turn() -> None:
    g = started()
    for _ in range(14):
        pass_turn(g)
    assert not g.over
    assert g.event_deck.size() == 0
    pass_turn(g)
    assert g.over
    assert find("winterforge").ending(g) == "events"


@rule("WF-104", "WF-R44")
@pytest.mark.parametrize("cap", [10, 15, 100])
def test_no_round_cap_changes_the_fifteen_turns(cap: int) -> None:
    assert turns_left(started(round_cap=cap)) == 15


@rule("WF-R44")
def test_a_completed_royal_contract_does_not_end_the_game_early() -> None:
    g = table(1, at="forge")
    quiet(g)
    start_job(g, 0, "R02", ROYAL_PARTS, work=99)
    act(g, FORGE_ROYAL)
    assert g.players[0].done == [contract("R02")]
    assert turns_left(g) == 15
    assert find("winterforge").ending(g) == "events"


@rule("WF-R44", "WF-024")
def test_the_completed_royal_contract_scores_five_and_three() -> None:
    g = table(1, at="forge")
    quiet(g)
    start_job(g, 0, "R02", ROYAL_PARTS, work=99)
    act(g, FORGE_ROYAL)
    assert g.scores() == [5 + 3]


@rule("WF-R44")
def test_an_empty_contract_deck_only_stops_refills() -> None:
    g = table(1, hand=[])
    quiet(g)
    g.contract_deck.bag = g.contract_deck.bag[:1]
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    assert g.contract_deck.size() == 0
    assert g.track.count(EMPTY) == 1
    assert turns_left(g) == 15
    assert find("winterforge").ending(g) == "events"


# The ranks

RANKS = [
    (-1, "Apprentice"),
    (0, "Apprentice"),
    (9, "Apprentice"),
    (10, "Journeyman"),
    (14, "Journeyman"),
    (15, "Trusted Hand"),
    (18, "Trusted Hand"),
    (19, "Master Smith"),
    (20, "Master Smith"),
    (21, "Smith to the Crown"),
    (30, "Smith to the Crown"),
]


@rule("WF-X31", "WF-105", "WF-R45")
@pytest.mark.parametrize(("rp", "title"), RANKS)
def test_the_score_gives_the_rank(rp: int, title: str) -> None:
    assert rank(worth(rp)).title == title


@rule("WF-105")
@pytest.mark.parametrize(("rp", "won"), [(10, 0.0), (18, 0.0), (19, 1.0), (21, 1.0)])
def test_the_fourth_rank_counts_as_won(rp: int, won: float) -> None:
    g = worth(rp)
    turns_left(g)
    assert g.scores() == [rp]
    assert g.result() == [won]
