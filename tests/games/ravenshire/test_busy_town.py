"""Busy Town: two players and a neutral third seat that only gets in the way."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.cards import COMMON, LEGENDARY
from hearth.games.ravenshire.state import COLOUR
from hearth.kernel import seeded
from tests.games.ravenshire.positions import (
    board,
    busy_town,
    completed_before,
    contracts_named,
    dice_text,
    end_production,
    fetch_contract,
    fresh,
    gathering,
    halls,
    has,
    members_named,
    next_contracts,
    next_members,
    next_rival_cards,
    next_round,
    place,
    play,
    production,
    quietly,
    row,
    set_board,
    show_halls,
    show_row,
    show_titles,
    take,
    take_any_turn,
)
from tests.support import rule

ROW = "hedgerow_hatchets acorn_buckler squirrel_scouts_cap"
SEEDS = range(1, 41)


def strength(dice: list[int]) -> tuple[int, int]:
    values = [one % COLOUR for one in dice]
    return sum(values), max(values)


# Set-up


@rule("RA-120")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_busy_town_is_for_two_players(seats: int) -> None:
    with pytest.raises(ValueError, match="busy_town"):
        fresh(seats, busy_town=True)


@rule("RA-120")
def test_without_the_option_two_players_are_alone() -> None:
    assert not fresh(2).rival.present


@rule("RA-120")
def test_the_neutral_seat_has_a_die_of_each_guild() -> None:
    g = fresh(2, busy_town=True)
    assert sorted(one // COLOUR for one in g.rival.rolled) == [0, 1, 2]
    assert all(1 <= one % COLOUR <= 6 for one in g.rival.rolled)
    assert g.rival.neutral


@rule("RA-120")
def test_its_dice_do_not_count_for_who_goes_first() -> None:
    higher = 0
    for seed in SEEDS:
        g = fresh(2, seed, busy_town=True)
        own = [strength(smith.rolled) for smith in g.players]
        assert own[g.first] == max(own)
        higher += strength(g.rival.rolled) > max(own)
    assert higher  # it would have been first now and then


@rule("RA-121", "RA-120")
def test_it_starts_with_nothing() -> None:
    rival = fresh(2, busy_town=True).rival
    assert (rival.gold, rival.work, rival.charms, rival.reputation) == (0, 0, 0, 0)
    assert (rival.contracts, rival.members) == ([], [])


# Its turns


@rule("RA-120")
def test_it_takes_a_turn_after_both_players() -> None:
    g = gathering(2, busy_town=True)
    take_any_turn(g)
    assert (g.actor(), len(g.rival.rolled)) == (1, 3)
    take_any_turn(g)
    assert (g.actor(), len(g.rival.rolled)) == (0, 2)


@rule("RA-120")
def test_three_cards_are_used_in_each_round() -> None:
    g = gathering(2, busy_town=True)
    used = []
    while not g.over:
        next_round(g)
        used.append(12 - g.rival_deck.size())
    assert used == [3, 6, 9, 12]


@rule("RA-120", "RA-107", "RA-108")
def test_it_places_and_takes_like_the_rival() -> None:
    g = busy_town("h2 a4 m6", "rv01")
    set_board(g, I="h3", V="h3", IV="a3", II="a3", III="m3", VI="m2")
    play(g, "end_turn")
    assert board(g)["I"] == "h3 m6"
    assert dice_text(g.rival.taken) == "m2"
    assert "VI" not in board(g)


@rule("RA-120")
def test_the_token_of_its_hall_column_is_discarded() -> None:
    g = busy_town(card="rv02")
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    next_members(g, "rowan")
    play(g, "end_turn")
    assert halls(g) == ("rowan wisp pippin", "hazel ashkin dunlin")
    assert members_named(g.members_gone) == ["burdock"]
    assert g.rival.members == []


@rule("RA-120")
@pytest.mark.parametrize(("card", "slot"), [("rv01", 0), ("rv10", 1), ("rv03", 2)])
def test_the_contract_of_its_slot_goes_under_the_deck(card: str, slot: int) -> None:
    g = busy_town(card=card)
    show_row(g, "common", ROW)
    next_contracts(g, "moonlit_gorget")
    play(g, "end_turn")
    names = ROW.split()
    assert contracts_named(g.contract_decks[COMMON].under)[-1:] == [names[slot]]
    names[slot] = "moonlit_gorget"
    assert row(g, "common").split() == names
    assert g.rival.contracts == []


@rule("RA-120")
def test_it_uses_the_common_row_only() -> None:
    g = busy_town(card="rv01")
    before = g.rows[3:]
    play(g, "end_turn")
    assert g.rows[3:] == before
    assert g.contract_decks[LEGENDARY].under == []


@rule("RA-120")
def test_a_card_without_slot_and_column_changes_only_the_dice() -> None:
    g = busy_town(card="rv07")
    show_row(g, "common", ROW)
    before = halls(g)
    play(g, "end_turn")
    assert halls(g) == before
    assert row(g, "common") == ROW


# It gains and scores nothing


@rule("RA-121")
@pytest.mark.parametrize("taken", ["h3", "a3", "m3"])
def test_the_taken_die_gives_it_nothing(taken: str) -> None:
    others = ["h3", "h3", "a3", "a3", "m3", "m3"]
    others.remove(taken)
    g = busy_town(card="rv07")
    set_board(g, **dict(zip(["I", "III", "V", "II", "IV", "VI"], [*others, taken])))
    play(g, "end_turn")
    rival = g.rival
    assert (rival.gold, rival.work, rival.charms, rival.reputation) == (0, 0, 0, 0)


@rule("RA-121", "RA-R36")
def test_it_competes_for_no_title() -> None:
    g = production(2, busy_town=True)
    show_titles(g, "exceptional")
    g.rival.completed = [
        fetch_contract(g, name) for name in ("twin_fangs", "hawkwing_kite", "scaled_hauberk")
    ]
    g.rival.finishes = [0, 0, 0]
    end_production(g)
    assert g.rival.titles == []
    assert g.met == []
    assert g.rival.gold == 0


@rule("RA-121", "RA-R36")
def test_titles_of_the_players_are_theirs_alone() -> None:
    g = production(2, busy_town=True)
    show_titles(g, "exceptional")
    completed_before(g, 0, "twin_fangs", "hawkwing_kite", "scaled_hauberk")
    end_production(g)
    assert has(g) == {"gold": 8}


@rule("RA-121")
def test_it_produces_nothing() -> None:
    g = production(2, busy_town=True)
    end_production(g)
    rival = g.rival
    assert (rival.gold, rival.work, rival.charms, rival.reputation) == (0, 0, 0, 0)


@rule("RA-121")
def test_only_the_players_are_ranked() -> None:
    g = gathering(2, busy_town=True)
    while not g.over:
        next_round(g)
    assert len(g.scores()) == 2
    assert sum(g.result()) == 1


@rule("RA-121")
def test_it_rolls_its_dice_at_the_end_of_each_round() -> None:
    values = set()
    for seed in SEEDS:
        g = production(2, busy_town=True)
        taken = sorted(one // COLOUR for one in g.rival.taken)
        assert len(taken) == 3
        g.rng = seeded(seed)
        end_production(g)
        assert sorted(one // COLOUR for one in g.rival.rolled) == taken
        values |= {one % COLOUR for one in g.rival.rolled}
    assert values == {1, 2, 3, 4, 5, 6}


@rule("RA-121", "RA-090")
def test_it_never_holds_the_marker() -> None:
    g = gathering(2, busy_town=True)
    firsts = [g.first]
    while g.round < 4:
        next_round(g)
        firsts.append(g.first)
    assert firsts == [0, 1, 0, 1]


@rule("RA-121", "RA-120")
def test_it_is_last_in_every_round() -> None:
    g = gathering(2, busy_town=True)
    next_round(g)
    assert (g.actor(), len(g.rival.rolled)) == (1, 3)
    take_any_turn(g)
    assert (g.actor(), len(g.rival.rolled)) == (0, 3)
    take_any_turn(g)
    assert len(g.rival.rolled) == 2


@rule("RA-R37", "RA-121")
def test_the_raven_die_gives_it_nothing() -> None:
    g = gathering(2, assistants="raven", busy_town=True, dice="h4 a4 m4 r4")
    place(g, "r4", "VI")
    quietly(g)
    take(g, "VI", "m1")
    quietly(g)
    play(g, "end_turn")
    quietly(g)
    next_rival_cards(g, "rv01")
    place(g, "h1", "I")
    take(g, "V")
    play(g, "end_turn")
    assert dice_text(g.rival.taken) == "r4"
    assert (g.rival.gold, g.rival.work, g.rival.charms) == (0, 0, 0)
