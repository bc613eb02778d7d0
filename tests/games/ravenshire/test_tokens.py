"""What Action Tokens do: Contracts, recruits, upgrades, Overtime cards; and when."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.boards import UPGRADES
from hearth.games.ravenshire.cards import OVERTIME
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    BOX,
    build,
    building,
    column_of,
    contract,
    contracts_named,
    deck_of_tier,
    gathering,
    has,
    hire,
    hold,
    kinds,
    next_contracts,
    options,
    overtime,
    own,
    pick,
    picks,
    place,
    play,
    production,
    quietly,
    recruit,
    recruiting,
    row,
    scoring,
    show_halls,
    show_row,
    take,
    work,
)
from tests.support import legal, rule

USES = {"gain_contract", "refresh", "token_recruit", "build"}
COMMON_ROW = "hedgerow_hatchets acorn_buckler squirrel_scouts_cap"


def on_turn(**amounts: int) -> Ravenshire:
    """Seat 0 is about to place; this Common row is open to it, and it owns this."""
    g = gathering(dice="h4 a4 m4")
    show_row(g, "common", COMMON_ROW)
    own(g, **amounts)
    return g


def built(g: Ravenshire, seat: int = 0) -> list[str]:
    return [name for i, name in enumerate(UPGRADES) if g.players[seat].upgrades >> i & 1]


def held(g: Ravenshire, seat: int = 0) -> list[str]:
    return contracts_named(g.players[seat].contracts)


# When


@rule("RA-040")
def test_tokens_may_be_spent_before_placing() -> None:
    assert kinds(on_turn(action_token=1, gold=9)) >= USES


@rule("RA-040")
def test_tokens_may_be_spent_between_placing_and_taking() -> None:
    g = on_turn(action_token=1, gold=9)
    place(g, "h4", "I")
    assert legal(g, "take")
    assert kinds(g) >= USES


@rule("RA-040")
def test_tokens_may_be_spent_after_the_guild_run() -> None:
    g = on_turn(action_token=1, gold=9)
    place(g, "h4", "I")
    take(g, "II")
    quietly(g)
    assert kinds(g) >= USES | {"end_turn"}


@rule("RA-040")
def test_tokens_are_spent_as_often_as_one_can_afford() -> None:
    g = on_turn(action_token=3)
    play(g, "gain_contract:slot=0", "gain_contract:slot=1")
    build(g, "kiln")
    assert has(g) == {}
    assert not kinds(g) & USES


@rule("RA-040")
def test_without_tokens_nothing_of_this_is_done() -> None:
    assert not kinds(on_turn(gold=9, ore=9)) & (USES | {"play_overtime"})


@rule("RA-045")
@pytest.mark.parametrize("district", ["II", "IV"])
def test_no_tokens_between_taking_and_running(district: str) -> None:
    g = on_turn(action_token=5, gold=9)
    place(g, "h4", "I")
    take(g, district)
    assert not kinds(g) & (USES | {"play_overtime", "end_turn"})


@rule("RA-046", "RA-R16")
def test_in_production_tokens_only_build_upgrades() -> None:
    g = production()
    own(g, action_token=9, gold=9)
    assert kinds(g, 0) & (USES | {"play_overtime"}) == {"build"}


# Gaining a Contract


@rule("RA-041")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_token_gains_a_face_up_contract(slot: int) -> None:
    g = on_turn(action_token=1)
    play(g, f"gain_contract:slot={slot}")
    assert held(g) == [COMMON_ROW.split()[slot]]
    assert has(g) == {}


@rule("RA-041", "RA-R14")
def test_the_gap_is_refilled_from_the_deck_at_once() -> None:
    g = on_turn(action_token=1)
    next_contracts(g, "otterfolk_trident")
    play(g, "gain_contract:slot=1")
    assert row(g, "common").split()[1] == "otterfolk_trident"
    assert row(g, "common").split()[::2] == COMMON_ROW.split()[::2]


@rule("RA-R14")
def test_the_row_shrinks_when_the_deck_is_empty() -> None:
    g = on_turn(action_token=1)
    hold(g, 1, *contracts_named(deck_of_tier(g, "common").cards()))
    play(g, "gain_contract:slot=0")
    assert sorted(row(g, "common").split()) == sorted(["-", *COMMON_ROW.split()[1:]])
    assert len(legal(g, "gain_contract")) == 0  # no token is left
    own(g, action_token=1)
    play(g, *legal(g, "gain_contract")[:1])
    assert len(held(g)) == 2


@rule("RA-041", "RA-047", "RA-078")
@pytest.mark.parametrize(
    ("reputation", "tiers"),
    [(0, [0]), (2, [0]), (3, [0, 1]), (6, [0, 1]), (7, [0, 1, 2]), (20, [0, 1, 2])],
)
def test_reputation_says_from_which_rows(reputation: int, tiers: list[int]) -> None:
    g = on_turn(action_token=1)
    g.players[0].reputation = reputation
    open_slots = [3 * tier + i for tier in tiers for i in range(3)]
    assert legal(g, "gain_contract") == [f"gain_contract:slot={slot}" for slot in open_slots]
    assert legal(g, "refresh") == [f"refresh:tier={tier}" for tier in tiers]


@rule("RA-R24", "RA-R26")
def test_any_number_of_contracts_may_be_held() -> None:
    g = on_turn(action_token=9)
    for _ in range(9):
        play(g, "gain_contract:slot=0")
    assert len(held(g)) == 9


# Refreshing a row


@rule("RA-042")
def test_refreshing_puts_the_row_under_the_deck_and_lays_out_three_new_ones() -> None:
    g = on_turn(action_token=1)
    next_contracts(g, "otterfolk_trident", "moonlit_gorget", "millers_mace")
    play(g, "refresh:tier=0")
    assert row(g, "common") == "otterfolk_trident moonlit_gorget millers_mace"
    under = contracts_named(deck_of_tier(g, "common").under)
    assert sorted(under[-3:]) == sorted(COMMON_ROW.split())
    assert has(g) == {}


@rule("RA-042")
def test_one_of_the_new_contracts_has_to_be_taken() -> None:
    g = on_turn(action_token=2, gold=9)
    play(g, "refresh:tier=0")
    assert legal(g) == [f"take_fresh:slot={slot}" for slot in range(3)]


@rule("RA-042", "RA-R14")
def test_the_row_is_refilled_after_one_was_taken() -> None:
    g = on_turn(action_token=1)
    names = ["otterfolk_trident", "moonlit_gorget", "millers_mace", "riveted_bracers"]
    next_contracts(g, *names)
    play(g, "refresh:tier=0", "take_fresh:slot=1")
    assert held(g) == ["moonlit_gorget"]
    assert row(g, "common") == "otterfolk_trident riveted_bracers millers_mace"
    assert legal(g, "place")


@rule("RA-042")
@pytest.mark.parametrize("tier", [1, 2])
def test_other_rows_are_refreshed_as_far_as_reputation_goes(tier: int) -> None:
    g = on_turn(action_token=1)
    g.players[0].reputation = 7
    before = g.rows[3 * tier : 3 * tier + 3]
    play(g, f"refresh:tier={tier}")
    after = g.rows[3 * tier : 3 * tier + 3]
    assert not set(before) & set(after)
    play(g, "take_fresh:slot=2")
    assert g.players[0].contracts == [after[2]]
    assert BOX.contracts[after[2]].tier == tier


@rule("RA-R15")
def test_with_a_short_deck_the_old_contracts_return() -> None:
    g = on_turn(action_token=1)
    next_contracts(g, "moonlit_gorget")
    rest = contracts_named(deck_of_tier(g, "common").cards())
    hold(g, 1, *[name for name in rest if name != "moonlit_gorget"])
    play(g, "refresh:tier=0")
    shown = row(g, "common").split()
    assert shown[0] == "moonlit_gorget"
    assert set(shown[1:]) < set(COMMON_ROW.split())
    play(g, "take_fresh:slot=0")
    assert sorted(row(g, "common").split()) == sorted(COMMON_ROW.split())


@rule("RA-R15")
def test_a_row_of_two_without_a_deck_lays_out_two() -> None:
    g = on_turn(action_token=1)
    hold(g, 1, *contracts_named(deck_of_tier(g, "common").cards()))
    show_row(g, "common", "hedgerow_hatchets acorn_buckler -")
    hold(g, 1, "squirrel_scouts_cap")
    play(g, "refresh:tier=0")
    assert sorted(row(g, "common").split()) == ["-", "acorn_buckler", "hedgerow_hatchets"]
    assert len(legal(g, "take_fresh")) == 2


@rule("RA-R15")
def test_a_row_without_any_card_is_not_refreshed() -> None:
    g = on_turn(action_token=1)
    g.players[0].reputation = 7
    hold(g, 1, *contracts_named(range(contract("dawnbreaker_greatsword"), 48)))
    assert row(g, "legendary") == "- - -"
    assert legal(g, "refresh") == ["refresh:tier=0", "refresh:tier=1"]


# Recruiting


@rule("RA-043")
def test_a_token_recruits_a_member_for_its_cost() -> None:
    g = on_turn(action_token=1, gold=3)
    show_halls(g, "hazel wisp pippin", "burdock ashkin tallow")
    recruit(g, "tallow", kind="token_recruit")
    assert has(g) == {"gold": 1}
    assert column_of(g, 0, "merchant") == ["merchant", "tallow"]


@rule("RA-043")
def test_a_token_alone_does_not_recruit() -> None:
    g = on_turn(action_token=1, gold=1)
    show_halls(g, "hazel wisp pippin", "burdock ashkin tallow")
    assert recruiting(g, "tallow", kind="token_recruit") not in legal(g)
    assert recruiting(g, "hazel", kind="token_recruit") in legal(g)


# Upgrades


@rule("RA-044", "RA-052")
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_each_upgrade_costs_a_token(upgrade: str) -> None:
    g = on_turn(action_token=2)
    build(g, upgrade)
    assert has(g) == {"action_token": 1}
    assert built(g) == [upgrade]


@rule("RA-052")
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_an_upgrade_is_built_once(upgrade: str) -> None:
    g = on_turn(action_token=2)
    build(g, upgrade)
    others = [building(name) for name in UPGRADES if name != upgrade]
    assert legal(g, "build") == others


@rule("RA-044")
def test_all_four_may_be_built_one_after_another() -> None:
    g = on_turn(action_token=4)
    for upgrade in UPGRADES:
        build(g, upgrade)
    assert built(g) == UPGRADES
    assert has(g) == {}


FOUNDRY = [
    {"steel": 2, "mithril": 1},
    {"steel": 1, "mithril": 1},
    {"steel": 2},
    {"steel": 2},
    {"steel": 1},
    {"steel": 1},
]
KILN = [
    {"charcoal": 2},
    {"charcoal": 2},
    {"charcoal": 3},
    {"charcoal": 3},
    {"charcoal": 2, "embergem": 1},
    {"charcoal": 3, "embergem": 1},
]


@rule("RA-048", "RA-072")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_improved_foundry_gives_a_steel_more(value: int) -> None:
    g = production(values=f"{value} 1 1")
    own(g, action_token=1)
    build(g, "foundry")
    work(g, "steel_foundry")
    quietly(g)
    gain = FOUNDRY[value - 1]
    assert has(g) == gain | {"steel": gain["steel"] + 1}


@rule("RA-049", "RA-071")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_improved_kiln_gives_a_charcoal_more(value: int) -> None:
    g = production(values=f"{value} 1 1")
    own(g, action_token=1)
    build(g, "kiln")
    work(g, "charcoal_kiln")
    quietly(g)
    gain = KILN[value - 1]
    assert has(g) == gain | {"charcoal": gain["charcoal"] + 1}


@rule("RA-048", "RA-049")
def test_an_upgrade_improves_only_its_own_space() -> None:
    g = production(values="1 1 1")
    own(g, action_token=1)
    build(g, "kiln")
    work(g, "steel_foundry")
    quietly(g)
    assert has(g) == FOUNDRY[0]


@rule("RA-R16")
def test_an_upgrade_built_in_production_works_for_later_activations_only() -> None:
    g = production(values="3 4 1")
    own(g, action_token=1)
    work(g, "charcoal_kiln", 3)
    quietly(g)
    assert has(g) == {"charcoal": 3, "action_token": 1}
    build(g, "foundry")
    work(g, "steel_foundry", 4)
    assert legal(g, "convert") == ["convert:amount=0"] or not legal(g, "convert")
    quietly(g)
    assert has(g) == {"charcoal": 3, "steel": 3}


@rule("RA-R16", "RA-068")
def test_tokens_of_hire_help_may_build_at_once() -> None:
    g = production()
    assert options(g, 0, "build") == []
    work(g, "hire_help")
    assert len(options(g, 0, "build")) == 4


# Overtime cards


@rule("RA-053")
def test_special_training_costs_two_tokens_and_gives_a_reputation() -> None:
    g = on_turn(action_token=3)
    play(g, overtime("special_training"))
    assert g.players[0].reputation == 1
    assert picks(g)  # level 1 gives a Good of choice
    pick(g, "wood")
    assert has(g) == {"action_token": 1, "wood": 1}


@rule("RA-054")
def test_side_jobs_cost_two_tokens_and_give_three_gold() -> None:
    g = on_turn(action_token=3)
    play(g, overtime("side_jobs"))
    assert has(g) == {"action_token": 1, "gold": 3}


@rule("RA-053", "RA-054")
@pytest.mark.parametrize("card", OVERTIME)
def test_an_overtime_card_is_discarded_after_use(card: str) -> None:
    g = on_turn(action_token=9)
    play(g, overtime(card))
    quietly(g)
    [other] = [name for name in OVERTIME if name != card]
    assert legal(g, "play_overtime") == [overtime(other)]


@rule("RA-053", "RA-054")
def test_one_token_is_not_enough_for_an_overtime_card() -> None:
    assert legal(on_turn(action_token=1), "play_overtime") == []


@rule("RA-055")
def test_overtime_cards_are_played_at_all_three_moments_of_the_turn() -> None:
    g = on_turn(action_token=9)
    assert len(legal(g, "play_overtime")) == 2
    place(g, "h4", "I")
    assert len(legal(g, "play_overtime")) == 2
    take(g, "II")
    quietly(g)
    assert len(legal(g, "play_overtime")) == 2


@rule("RA-055", "RA-027")
def test_no_overtime_card_is_played_inside_an_action() -> None:
    g = on_turn(action_token=9, gold=9)
    hire(g, 0, "tallow")
    place(g, "h4", "I")
    own(g, action_token=9, steel=2)
    take(g, "V")
    assert "trade:row=1" in legal(g)
    assert legal(g, "play_overtime") == []


@rule("RA-055")
def test_no_overtime_card_is_played_in_production() -> None:
    g = production()
    own(g, action_token=9)
    assert options(g, 0, "play_overtime") == []


@rule("RA-055", "RA-100")
def test_overtime_cards_are_played_at_final_scoring() -> None:
    g = scoring()
    own(g, action_token=4)
    play(g, overtime("side_jobs"))
    assert has(g) == {"action_token": 2, "gold": 3}
    assert legal(g, "play_overtime") == [overtime("special_training")]


@rule("RA-055")
def test_everybody_has_cards_of_their_own() -> None:
    g = scoring()
    own(g, 0, action_token=9)
    own(g, 1, action_token=9)
    g.players[0].overtime = 0
    assert options(g, 0, "play_overtime") == []
    play(g, "finish", seat=0)
    assert len(options(g, 1, "play_overtime")) == 2


@rule("RA-R41", "RA-R25")
def test_special_training_at_reputation_20_gives_a_gold() -> None:
    g = on_turn(action_token=2)
    g.players[0].reputation = 20
    play(g, overtime("special_training"))
    assert has(g) == {"gold": 1}
    assert g.players[0].reputation == 20
