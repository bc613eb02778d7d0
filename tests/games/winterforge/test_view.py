"""Who sees what: the owner, the other seats and a spectator."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.table import (
    BOX,
    complete,
    contract,
    fresh,
    give_loan,
    next_rolls,
    set_hand,
    show_components,
    show_contracts,
    show_crew,
    show_loans,
    start_job,
    table,
)
from tests.support import act, rule

VIEWERS = [0, 1, None]  # the owner, another seat, a spectator
OTHERS = [1, None]


def guild(g: Winterforge, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    """What the viewer sees of a seat's Guild."""
    found: dict[str, Any] = g.view(viewer)["players"][seat]
    return found


def words(seen: Any) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(seen, dict):
        return set().union(*[words(value) for value in seen.values()])
    if isinstance(seen, list | tuple):
        return set().union(*[words(value) for value in seen])
    return {seen} if isinstance(seen, str) else set()


# Public


@rule("WF-R24")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_coin_crew_skills_and_stockpile_are_public(viewer: int | None) -> None:
    g = table(coin=7, skills=[1, 2, 3], crew=["haggler"], stock=["bronze", "ruby"])
    seen = guild(g, viewer)
    assert seen["coin"] == 7
    assert seen["skills"] == [1, 2, 3]
    assert seen["crew"] == ["haggler"]
    assert sorted(seen["stockpile"]) == ["bronze", "ruby"]


@rule("WF-R24")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_loans_and_payments_are_public(viewer: int | None) -> None:
    g = table(loans=[(3, 4)])
    give_loan(g, 0, 10, 14, paid=5)
    assert guild(g, viewer)["loans"] == [
        {"receive": 3, "repay": 4, "paid": 0},
        {"receive": 10, "repay": 14, "paid": 5},
    ]


@rule("WF-R24")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_smith_and_its_prime_state_are_public(viewer: int | None) -> None:
    seen = guild(table(at="bank", prime=True, bonus=False), viewer)
    assert (seen["place"], seen["in_prime"], seen["bonus"]) == ("bank", True, False)
    seen = guild(table(at="forge", prime=True), viewer)
    assert (seen["place"], seen["in_prime"], seen["bonus"]) == ("forge", True, True)


@rule("WF-R24", "WF-020")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_started_contract_is_public_with_everything_on_it(viewer: int | None) -> None:
    g = table()
    start_job(g, 0, "W01", ["bronze", "twine"], work=2)
    [job] = guild(g, viewer)["jobs"]
    assert (job["contract"], job["work"]) == ("W01", 2)
    assert job["components"] == ["bronze", "twine"]


@rule("WF-R24")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_rows_on_the_board_are_public(viewer: int | None) -> None:
    g = table()
    show_components(g, 1, ["gold", "ruby", "silk"])
    show_crew(g, ["haggler", "foreman", "almoner"])
    show_loans(g, [(3, 4), (10, 14)])
    show_contracts(g, ["W04", "W05", "W06", "W07"])
    board = g.view(viewer)["board"]
    assert board["market"][3:6] == ["gold", "ruby", "silk"]
    assert board["tavern"] == ["haggler", "foreman", "almoner"]
    assert [offer["repay"] for offer in board["bank"]] == [4, 14]
    assert board["job_track"] == ["W04", "W05", "W06", "W07"]


# Decks


@rule("WF-R24", "WF-012")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_decks_only_the_size_is_seen(viewer: int | None) -> None:
    board = table().view(viewer)["board"]
    assert board["contract_deck"] == 15
    assert board["component_decks"] == [24, 21, 15]
    assert board["crew_deck"] == 12
    assert board["loan_deck"] == 11


@rule("WF-R24")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_card_of_a_shuffled_deck_is_named(viewer: int | None) -> None:
    g = table()
    seen = words(g.view(viewer))
    assert seen.isdisjoint(BOX.contracts[c].id for c in g.contract_deck.cards())
    assert seen.isdisjoint(BOX.crew[c].id for c in g.crew_deck.cards())


@rule("WF-009", "WF-R24")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_removed_contracts_stay_unseen(viewer: int | None) -> None:
    g = table()
    assert len(g.removed) >= 15
    assert words(g.view(viewer)).isdisjoint(BOX.contracts[c].id for c in g.removed)


# Contracts in hand


@rule("WF-020", "WF-R24")
def test_the_owner_sees_the_contracts_in_hand() -> None:
    assert guild(table(hand=["W01", "A05"]), 0)["hand"] == ["W01", "A05"]


@rule("WF-020", "WF-R24")
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_the_number_of_contracts_in_hand(viewer: int | None) -> None:
    seen = guild(table(hand=["W01", "A05"]), viewer)
    assert seen["hand"] is None
    assert seen["hand_size"] == 2


@rule("WF-020", "WF-008")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_contract_dealt_to_a_guild_is_named_to_its_owner_only(seats: int) -> None:
    g = table(seats)
    for seat in range(seats):
        [dealt] = g.players[seat].hand
        seeing = [v for v in [*range(seats), None] if BOX.contracts[dealt].id in words(g.view(v))]
        assert seeing == [seat]


@rule("WF-020", "WF-047")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_contract_is_seen_when_work_on_it_starts(viewer: int | None) -> None:
    g = table(at="forge", hand=["W02"], stock=["bronze", "bronze"])
    assert guild(g, viewer)["jobs"] == []
    bronze = BOX.components.index(next(c for c in BOX.components if c.id == "bronze"))
    act(g, f"forge:contract={contract('W02')},prime=0", f"commit:component={bronze}")
    assert guild(g, viewer)["jobs"][0]["contract"] == "W02"


@rule("WF-020", "WF-R24")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_dice_of_an_attempt_are_public(viewer: int | None) -> None:
    g = table(at="forge", crew=["steady_hand"])
    start_job(g, 0, "W02", ["bronze", "bronze"])
    next_rolls(g, (4, 1), (4, 2))
    act(g, f"forge:contract={contract('W02')},prime=0")
    assert guild(g, viewer)["jobs"][0]["faces"] == [1, 2]


@rule("WF-R24")
@pytest.mark.parametrize("viewer", OTHERS)
def test_of_a_contract_taken_the_table_shows_only_the_number(viewer: int | None) -> None:
    g = table(hand=[])
    show_contracts(g, ["W04"])
    act(g, "take_contract:slot=0", "stop_taking")
    seen = guild(g, viewer)
    assert seen["hand"] is None
    assert seen["hand_size"] == 1
    assert "W04" not in words(g.view(viewer)["board"])


@rule("WF-R24")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_contract_taken_from_the_track_was_public_and_is_remembered(viewer: int | None) -> None:
    g = table()
    show_contracts(g, ["W04"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert g.view(viewer)["remembered"]["hands"][0] == ["W04"]


@rule("WF-R24")
def test_a_dealt_contract_becomes_public_by_way_of_the_track() -> None:
    g = table()
    [dealt] = g.players[0].hand
    show_contracts(g, ["W04", "W05", "W06"])
    act(g, "take_contract:slot=0", "take_contract:slot=1")
    act(g, "take_contract:slot=2", "stop_taking", f"return_contract:contract={dealt}")
    act(g, "take_contract:slot=2", "stop_taking", f"return_contract:contract={contract('W04')}")
    assert sorted(g.view(1)["remembered"]["hands"][0]) == sorted(
        ["W05", "W06", BOX.contracts[dealt].id]
    )


# The Royal Contract


@rule("WF-006", "WF-R24")
def test_the_royal_contract_is_named_to_its_owner_only() -> None:
    g = table(3)
    for seat in range(3):
        royal = BOX.contracts[g.players[seat].royal].id
        assert guild(g, seat, seat)["royal"] == royal
        assert [v for v in [0, 1, 2, None] if royal in words(g.view(v))] == [seat]


@rule("WF-006", "WF-R02")
def test_the_rejected_royal_contract_is_never_seen_by_others() -> None:
    g = table(3)
    for seat in range(3):
        dealt = {BOX.contracts[c].id for c in g.players[seat].royals}
        for viewer in [v for v in [0, 1, 2, None] if v != seat]:
            assert guild(g, viewer, seat)["royals"] is None
            assert words(g.view(viewer)).isdisjoint(dealt)


@rule("WF-006")
def test_the_royal_contracts_dealt_are_hidden_while_all_choose() -> None:
    g = fresh(2, guilds="random")
    dealt = [{BOX.contracts[c].id for c in g.players[seat].royals} for seat in range(2)]
    assert dealt[0] <= words(g.view(0))
    assert words(g.view(0)).isdisjoint(dealt[1])
    assert words(g.view(None)).isdisjoint(dealt[0] | dealt[1])


@rule("WF-006")
def test_the_choice_of_a_royal_contract_is_secret() -> None:
    g = fresh(2, guilds="random")
    g.apply(g.options(0)[0], 0)
    assert words(g.view(1)).isdisjoint(BOX.contracts[c].id for c in g.players[0].royals)


@rule("WF-R24", "WF-047")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_started_royal_contract_is_public(viewer: int | None) -> None:
    g = table()
    start_job(g, 0, "R02", ["bronze", "bronze", "bronze", "twine", "twine"], work=3)
    [job] = guild(g, viewer)["jobs"]
    assert (job["contract"], job["work"]) == ("R02", 3)


# Turned In


@rule("WF-064", "WF-R24")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_number_and_rp_of_contracts_turned_in_are_public(viewer: int | None) -> None:
    g = table()
    complete(g, 0, "W01", "W12")
    seen = guild(g, viewer)
    assert (seen["completed"], seen["completed_rp"]) == (2, 4)


@rule("WF-064", "WF-R24")
def test_the_contracts_turned_in_are_shown_to_their_owner() -> None:
    g = table()
    complete(g, 0, "W01", "W12")
    assert guild(g, 0)["completed_contracts"] == ["W01", "W12"]
    assert guild(g, 1)["completed_contracts"] is None
    assert guild(g, None)["completed_contracts"] is None


@rule("WF-R24")
def test_the_own_hand_stays_visible_on_the_turn_of_another() -> None:
    g = table()
    set_hand(g, 1, ["W01"])
    assert guild(g, 1, 1)["hand"] == ["W01"]
    assert guild(g, 0, 1)["hand"] is None
