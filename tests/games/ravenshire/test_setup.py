"""Set-up: the main board, what everybody starts with, who goes first, the first Contract."""

from __future__ import annotations

import pytest

import hearth
from hearth.games.ravenshire.cards import COMMON, TIERS
from hearth.games.ravenshire.setup import find_first
from hearth.games.ravenshire.state import COLOUR, Ravenshire
from tests.games.ravenshire.positions import (
    BOX,
    column_of,
    dice,
    dice_text,
    fresh,
    gathering,
    has,
    own,
    place,
    play,
    scoring,
)
from tests.support import legal, rule

SEATS = [1, 2, 3, 4]
SEEDS = range(1, 41)


def first_of(*rolls: str, seed: int = 1) -> int:
    """Who goes first after these rolls of the three guild dice."""
    g = fresh(len(rolls), seed)
    for smith, roll in zip(g.players, rolls):
        values = roll.split()
        smith.rolled = dice(f"h{values[0]} a{values[1]} m{values[2]}")
    find_first(g)
    return g.first


def strengths(g: Ravenshire) -> list[tuple[int, int]]:
    """Of each seat: the total of its three guild dice, and the highest of them."""
    guilds = [[one for one in smith.rolled if one // COLOUR < 3] for smith in g.players]
    values = [[one % COLOUR for one in found] for found in guilds]
    return [(sum(found), max(found)) for found in values]


# The main board


@rule("RA-001")
@pytest.mark.parametrize("seats", SEATS)
def test_one_to_four_players_play(seats: int) -> None:
    assert len(fresh(seats).players) == seats


@rule("RA-001")
def test_no_other_number_of_players_is_offered() -> None:
    assert list(hearth.info("ravenshire")["seats"]) == SEATS


@rule("RA-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_none_or_more_than_four_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"not {seats}"):
        fresh(seats)


@rule("RA-002")
def test_everybody_starts_at_reputation_0() -> None:
    assert [smith.reputation for smith in fresh(4).players] == [0, 0, 0, 0]


@rule("RA-003", "RA-004", "RA-005")
@pytest.mark.parametrize("seats", SEATS)
def test_two_dice_of_each_guild_lie_on_the_left_spots(seats: int) -> None:
    g = fresh(seats)
    assert [one // COLOUR for one in g.spots[::2]] == [0, 0, 1, 1, 2, 2]
    assert g.spots[1::2] == [0] * 6


@rule("RA-003", "RA-004", "RA-005")
def test_the_dice_of_the_board_are_rolled() -> None:
    for district in range(6):
        values = {fresh(2, seed).spots[2 * district] % COLOUR for seed in SEEDS}
        assert values == {1, 2, 3, 4, 5, 6}


@rule("RA-006")
@pytest.mark.parametrize("seats", SEATS)
def test_six_of_the_27_guild_tokens_are_face_up(seats: int) -> None:
    g = fresh(seats)
    assert len(g.halls) == 6
    assert sorted(g.halls + g.member_deck.cards()) == list(range(3, 30))
    assert g.members_gone == []


@rule("RA-006")
def test_the_tokens_are_shuffled() -> None:
    assert {card for seed in SEEDS for card in fresh(2, seed).halls} == set(range(3, 30))


@rule("RA-007")
@pytest.mark.parametrize(("seats", "titles"), [(1, 4), (2, 4), (3, 4), (4, 5)])
def test_four_titles_are_shown_and_five_with_four_players(seats: int, titles: int) -> None:
    g = fresh(seats)
    assert len(set(g.titles)) == titles
    assert g.met == []


@rule("RA-007")
def test_the_titles_are_shuffled() -> None:
    assert {one for seed in SEEDS for one in fresh(2, seed).titles} == set(range(9))


@rule("RA-008")
@pytest.mark.parametrize("tier", [0, 1, 2])
def test_three_contracts_of_each_tier_are_face_up(tier: int) -> None:
    g = fresh(2)
    shown = g.rows[3 * tier : 3 * tier + 3]
    assert len(set(shown)) == 3
    assert {BOX.contracts[card].tier for card in shown} == {tier}


@rule("RA-008")
@pytest.mark.parametrize(("tier", "count"), [(0, 21), (1, 15), (2, 12)])
def test_the_decks_are_shuffled_apart(tier: int, count: int) -> None:
    shown = {card for seed in SEEDS for card in fresh(2, seed).rows[3 * tier : 3 * tier + 3]}
    assert len(shown) == count
    deck = fresh(2).contract_decks[tier]
    assert {BOX.contracts[card].tier for card in deck.cards()} == {tier}
    assert len(TIERS) == 3


@rule("RA-009")
def test_the_round_tracker_starts_on_round_1() -> None:
    assert fresh(3).round == 1


@rule("RA-009", "RA-R26")
def test_supplies_do_not_run_out_and_stores_have_no_limit() -> None:
    g = gathering(dice="h1 a1 m1")
    own(g, ore=60, mithril=20, gold=665)
    own(g, 1, mithril=20)
    place(g, "h1", "I")
    assert has(g) == {"ore": 63, "mithril": 21, "gold": 665}


@rule("RA-009", "RA-R26")
def test_there_are_always_more_action_tokens() -> None:
    g = gathering(dice="h1 a1 m1")
    own(g, action_token=20)
    place(g, "h1", "V")
    assert has(g)["action_token"] == 21


# Players


@rule("RA-010")
def test_everybody_has_both_overtime_cards_and_no_upgrade_yet() -> None:
    g = fresh(4)
    assert [(smith.overtime, smith.upgrades) for smith in g.players] == [(0b11, 0)] * 4


@rule("RA-010")
def test_everybody_starts_with_the_three_printed_members() -> None:
    g = fresh(4)
    for seat in range(4):
        for guild in ("harvester", "alchemist", "merchant"):
            assert column_of(g, seat, guild) == [guild]


@rule("RA-011")
def test_everybody_has_a_die_of_each_guild() -> None:
    for smith in fresh(4).players:
        assert sorted(one // COLOUR for one in smith.rolled) == [0, 1, 2]


@rule("RA-012")
@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_starts_with(seats: int) -> None:
    g = fresh(seats)
    for seat in range(seats):
        assert has(g, seat) == {
            "ore": 1,
            "wood": 1,
            "leather": 1,
            "charcoal": 1,
            "steel": 1,
            "gold": 4,
            "action_token": 1,
        }


@rule("RA-R02")
def test_money_is_a_number_and_coins_need_no_change() -> None:
    g = scoring()
    own(g, gold=23)
    play(g, "finish")
    assert g.players[0].stock[9] == 23
    assert g.scores()[0] == 23


@rule("RA-R01")
def test_district_two_is_the_darkwood_forest() -> None:
    assert BOX.districts[1].title == "Darkwood Forest"


# Assistants


@rule("RA-013")
@pytest.mark.parametrize("seats", SEATS)
def test_with_the_option_everybody_gets_another_assistant(seats: int) -> None:
    g = fresh(seats, assistants=True)
    dealt = [smith.assistant for smith in g.players]
    assert len(set(dealt)) == seats
    assert set(dealt) <= {0, 1, 2, 3}


@rule("RA-013")
def test_without_the_option_there_are_no_assistants() -> None:
    assert {smith.assistant for smith in fresh(4).players} == {-1}


@rule("RA-013")
def test_assistants_are_dealt_at_random() -> None:
    assert {fresh(2, seed, assistants=True).players[0].assistant for seed in SEEDS} == {0, 1, 2, 3}


@rule("RA-R04")
def test_assistants_are_known_before_the_contracts_are_chosen() -> None:
    g = fresh(4, assistants=True)
    assert legal(g, "keep_contract")
    assert sorted(smith.assistant for smith in g.players) == [0, 1, 2, 3]


@rule("RA-R04")
def test_the_dice_of_badger_and_raven_are_rolled_with_the_others() -> None:
    g = fresh(4, assistants=True)
    badger = next(smith for smith in g.players if smith.assistant == 0)
    raven = next(smith for smith in g.players if smith.assistant == 1)
    assert 1 <= badger.badger % COLOUR <= 6
    assert sorted(one // COLOUR for one in raven.rolled) == [0, 1, 2, 3]


@rule("RA-R04")
@pytest.mark.parametrize("seed", range(1, 7))
def test_what_assistants_do_before_the_game_comes_after_the_contracts(seed: int) -> None:
    g = fresh(4, seed, assistants=True)
    advisor = next(smith for smith in g.players if smith.assistant == 2)
    patron = next(smith for smith in g.players if smith.assistant == 3)
    assert patron.upgrades == 0
    while legal(g, "keep_contract"):
        assert advisor.columns == [[0], [1], [2]]
        seat = g.actor()
        play(g, legal(g, "keep_contract")[0], seat=seat)
    assert g.actor() == advisor.seat
    assert len(legal(g, "recruit")) == 18


# First player


@rule("RA-014")
def test_everybody_rolls_before_the_first_choice() -> None:
    g = fresh(3)
    for smith in g.players:
        assert all(1 <= one % COLOUR <= 6 for one in smith.rolled)


@rule("RA-014")
def test_the_values_rolled_are_kept_for_the_first_round() -> None:
    g = fresh(3)
    before = [dice_text(smith.rolled) for smith in g.players]
    while legal(g, "keep_contract"):
        play(g, legal(g, "keep_contract")[0], seat=g.actor())
    assert [dice_text(smith.rolled) for smith in g.players] == before


@rule("RA-X1", "RA-015")
def test_four_two_and_six_are_twelve() -> None:
    assert first_of("4 2 6", "6 4 1") == 0  # 11
    assert first_of("4 2 6", "6 6 1") == 1  # 13


@rule("RA-015")
@pytest.mark.parametrize("seat", range(4))
def test_the_highest_total_goes_first(seat: int) -> None:
    rolls = ["6 1 1", "6 1 2", "6 2 2", "5 1 1"]
    rolls[seat] = "4 4 4"
    assert first_of(*rolls) == seat


@rule("RA-X2", "RA-015")
def test_of_equal_totals_the_one_with_the_highest_die_goes_first() -> None:
    assert first_of("6 3 3", "5 5 2") == 0
    assert first_of("5 5 2", "3 6 3") == 1


@rule("RA-015")
def test_chance_decides_among_those_who_are_still_tied() -> None:
    found = {first_of("5 4 3", "3 5 4", "6 1 1", "4 3 5", seed=seed) for seed in SEEDS}
    assert found == {0, 1, 3}


@rule("RA-015", "RA-016", "RA-R03")
@pytest.mark.parametrize("assistants", [False, True])
def test_the_first_player_begins_whatever_badger_and_raven_roll(assistants: bool) -> None:
    for seed in SEEDS:
        g = fresh(4, seed, assistants=assistants)
        found = strengths(g)
        assert found[g.first] == max(found)


@rule("RA-016")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_has_the_first_turn(first: int) -> None:
    g = gathering(3, first=first, dice="h1 a1 m1")
    assert g.first == first
    assert g.actor() == first


# The first Contract


@rule("RA-017")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_three_common_contracts(seats: int) -> None:
    g = fresh(seats)
    dealt = [card for smith in g.players for card in smith.dealt]
    assert len(set(dealt)) == 3 * seats
    assert {BOX.contracts[card].tier for card in dealt} == {COMMON}


@rule("RA-017")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    g = fresh(3)
    assert g.actors() == [(g.first + i) % 3 for i in range(3)]
    last = g.actors()[-1]
    kept = g.players[last].dealt[1]
    play(g, f"keep_contract:contract={kept}", seat=last)
    assert last not in g.actors()


@rule("RA-017")
def test_one_contract_is_kept_and_two_go_under_the_deck() -> None:
    g = fresh(2)
    dealt = [smith.dealt for smith in g.players]
    for seat in g.actors():
        play(g, f"keep_contract:contract={dealt[seat][2]}", seat=seat)
    assert [smith.contracts for smith in g.players] == [[three[2]] for three in dealt]
    tucked = [card for three in dealt for card in three[:2]]
    assert sorted(g.contract_decks[COMMON].under) == sorted(tucked)


@rule("RA-017")
def test_nobody_else_has_seen_what_was_tucked_under_the_deck() -> None:
    g = fresh(2)
    dealt = [smith.dealt for smith in g.players]
    for seat in g.actors():
        play(g, f"keep_contract:contract={dealt[seat][0]}", seat=seat)
    for seat in range(2):
        _, under = g.contract_decks[COMMON].remembered(seat)
        assert set(under) - {-1} <= set(dealt[seat][1:])
    assert g.contract_decks[COMMON].remembered(-1)[1] == [-1] * 4


@rule("RA-R24")
def test_the_first_contract_is_open_once_all_have_chosen() -> None:
    g = fresh(2)
    while legal(g, "keep_contract"):
        play(g, legal(g, "keep_contract")[0], seat=g.actor())
    assert [len(smith.contracts) for smith in g.players] == [1, 1]
    other = g.clone()
    other.determinise(1, hearth.Rng(5))
    assert other.players[0].contracts == g.players[0].contracts
