"""Solo: what the Rival does to the Guild Halls and to the Contracts."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.cards import COMMON
from tests.games.ravenshire.positions import (
    contract,
    contracts_named,
    empty_stack,
    fetch_contract,
    halls,
    hold,
    members_named,
    next_contracts,
    next_members,
    play,
    row,
    show_halls,
    show_row,
)
from tests.games.ravenshire.scenes import (
    CARDS,
    EACH,
    ROW,
    SLOTS,
    before_turn,
)
from tests.support import rule

# Its turn: the Guild Halls


@rule("RA-111")
@EACH
def test_a_hall_column_loses_its_bottom_token_to_the_rival(card: str) -> None:
    g = before_turn(card)
    next_members(g, "rowan")
    play(g, "end_turn")
    column = CARDS[card][4]
    top, bottom = ["hazel", "wisp", "pippin"], ["burdock", "ashkin", "dunlin"]
    taken = []
    if column:
        taken = [bottom[column - 1]]
        bottom[column - 1] = top[column - 1]
        top[column - 1] = "rowan"
    assert members_named(g.rival.members) == taken
    assert halls(g) == (" ".join(top), " ".join(bottom))


@rule("RA-111")
def test_the_rival_pays_nothing_for_a_member() -> None:
    g = before_turn("rv02")
    show_halls(g, "hazel wisp pippin", "grizel ashkin dunlin")
    g.rival.gold = 3
    play(g, "end_turn")
    assert members_named(g.rival.members) == ["grizel"]
    assert g.rival.gold == 3 + 2  # from the Merchant die


@rule("RA-111")
def test_without_a_bottom_token_the_rival_takes_the_top_one() -> None:
    g = before_turn("rv02")
    show_halls(g, "hazel wisp pippin", "- ashkin dunlin")
    play(g, "end_turn")
    assert members_named(g.rival.members) == ["hazel"]


@rule("RA-111", "RA-R11")
def test_the_halls_refill_from_the_discarded_tokens_after_the_rival_too() -> None:
    g = before_turn("rv02")
    empty_stack(g)
    gone = set(g.members_gone)
    play(g, "end_turn")
    assert members_named(g.rival.members) == ["burdock"]
    assert g.halls[0] in gone


# Its turn: Contracts


@rule("RA-112")
@EACH
def test_the_rival_takes_the_contract_of_its_slot(card: str) -> None:
    g = before_turn(card)
    next_contracts(g, "moonlit_gorget")
    play(g, "end_turn")
    slot = CARDS[card][3]
    names = ROW.split()
    taken = []
    if slot:
        taken = [names[SLOTS.index(slot)]]
        names[SLOTS.index(slot)] = "moonlit_gorget"
    assert contracts_named(g.rival.contracts) == taken
    assert row(g, "common").split() == names


@rule("RA-112", "RA-117")
@pytest.mark.parametrize(("reputation", "tier"), [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2), (20, 2)])
def test_it_takes_from_the_highest_row_that_its_reputation_opens(
    reputation: int, tier: int
) -> None:
    g = before_turn("rv01")
    g.rival.reputation = reputation
    left = g.rows[3 * tier]
    play(g, "end_turn")
    assert g.rival.contracts == [left]


def all_of(first: str, last: str) -> list[str]:
    return contracts_named(range(contract(first), contract(last) + 1))


LEGENDARY = all_of("dawnbreaker_greatsword", "plate_of_the_silent_watch")


@rule("RA-112")
def test_if_its_slot_is_empty_the_rival_takes_the_leftmost_contract() -> None:
    g = before_turn("rv03")  # right
    g.rival.reputation = 7
    hold(g, 0, *LEGENDARY[2:])
    show_row(g, "legendary", f"{LEGENDARY[0]} {LEGENDARY[1]} -")
    play(g, "end_turn")
    assert contracts_named(g.rival.contracts) == [LEGENDARY[0]]


@rule("RA-112")
def test_if_the_row_is_empty_the_rival_takes_from_the_next_lower_one() -> None:
    g = before_turn("rv03")
    g.rival.reputation = 7
    hold(g, 0, *LEGENDARY)
    wanted = g.rows[5]
    play(g, "end_turn")
    assert g.rival.contracts == [wanted]


@rule("RA-112")
def test_if_the_two_upper_rows_are_empty_the_rival_takes_a_common_contract() -> None:
    g = before_turn("rv03")
    g.rival.reputation = 7
    hold(g, 0, *LEGENDARY, *all_of("longsword_of_the_weir", "scaled_hauberk"))
    play(g, "end_turn")
    assert contracts_named(g.rival.contracts) == ["squirrel_scouts_cap"]


@rule("RA-112")
def test_if_there_are_no_contracts_at_all_the_rival_takes_none() -> None:
    g = before_turn("rv03")
    hold(g, 0, *all_of("hedgerow_hatchets", "plate_of_the_silent_watch"))
    g.rival.reputation = 7
    play(g, "end_turn")
    assert g.rival.contracts == []
    assert g.rival.gold == 2  # from the Merchant die


@rule("RA-113")
def test_with_three_unfinished_contracts_it_puts_another_one_under_the_deck_for_gold() -> None:
    g = before_turn("rv01")
    held = ["otterfolk_trident", "riveted_bracers", "millers_mace"]
    g.rival.contracts = [fetch_contract(g, name) for name in held]
    show_row(g, "common", ROW)
    next_contracts(g, "moonlit_gorget")
    play(g, "end_turn")
    assert contracts_named(g.rival.contracts) == held
    assert row(g, "common").split() == ["moonlit_gorget", *ROW.split()[1:]]
    assert contracts_named(g.contract_decks[COMMON].under)[-1:] == ["hedgerow_hatchets"]
    assert g.rival.gold == 2 + 2  # and from the Merchant die


@rule("RA-113")
def test_completed_contracts_do_not_count_for_the_three() -> None:
    g = before_turn("rv01")
    g.rival.contracts = [fetch_contract(g, "otterfolk_trident"), fetch_contract(g, "millers_mace")]
    g.rival.completed = [fetch_contract(g, "riveted_bracers")]
    g.rival.finishes = [0]
    show_row(g, "common", ROW)
    play(g, "end_turn")
    assert contracts_named(g.rival.contracts)[2:] == ["hedgerow_hatchets"]
