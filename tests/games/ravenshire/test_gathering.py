"""Gathering: whose turn it is, placing a die, taking another, running its guild."""

from __future__ import annotations

import pytest

from tests.games.ravenshire.positions import (
    board,
    can_exchange,
    dice_text,
    end_production,
    gathering,
    has,
    hire,
    kinds,
    next_round,
    own,
    pick,
    place,
    placing,
    play,
    production,
    quietly,
    set_board,
    show_halls,
    take,
    take_any_turn,
    takeable,
)
from tests.support import legal, rule

TOKEN_USES = {"gain_contract", "refresh", "token_recruit", "build", "play_overtime"}
DISTRICTS = ["I", "II", "III", "IV", "V", "VI"]


# Rounds and turns


@rule("RA-018")
def test_the_match_has_four_rounds() -> None:
    g = gathering(2)
    rounds = []
    while not g.over:
        rounds.append(g.round)
        next_round(g)
    assert rounds == [1, 2, 3, 4]


@rule("RA-018")
def test_a_round_is_gathering_production_and_end_of_round() -> None:
    g = gathering(2)
    for _ in range(6):
        assert not legal(g, "work")
        take_any_turn(g)
    assert g.round == 1
    assert {"work", "end_production"} <= kinds(g)
    end_production(g)
    assert g.round == 2
    assert legal(g, "place")


@rule("RA-019", "RA-016", "RA-020")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (4, 2)])
def test_everybody_has_three_turns_in_turn_order(seats: int, first: int) -> None:
    g = gathering(seats, first=first)
    turns = []
    while legal(g, "place"):
        turns.append(g.actor())
        take_any_turn(g)
    assert turns == [(first + i) % seats for i in range(seats)] * 3


@rule("RA-R17")
def test_only_the_player_on_turn_may_do_anything() -> None:
    g = gathering(3)
    for seat in range(3):
        own(g, seat, ore=9, talisman=2, action_token=5)
    assert g.actors() == [0]
    place(g, "h1", "I")
    assert g.actors() == [0]


# Placing


@rule("RA-021", "RA-R05")
def test_any_own_die_may_be_placed_in_any_district_with_an_open_spot() -> None:
    g = gathering(dice="h2 a4 m6")
    expected = {placing(g, die, district) for die in ("h2", "a4", "m6") for district in DISTRICTS}
    assert set(legal(g, "place")) == expected


@rule("RA-022", "RA-X19")
def test_no_third_die_fits_in_a_district() -> None:
    g = gathering(dice="h2 a4 m6")
    set_board(g, I="h1", II="h1", III="a1 a1", V="m1", VI="m1")
    assert placing(g, "h2", "III") not in legal(g)
    assert placing(g, "h2", "IV") in legal(g)
    assert len(legal(g, "place")) == 3 * 5


@rule("RA-022")
def test_a_district_from_which_a_die_was_taken_is_open_again() -> None:
    g = gathering(dice="h2 a4 m6")
    set_board(g, I="h1", II="h1", III="a1 a1", V="m1", VI="m1")
    place(g, "m6", "I")
    take(g, "III")
    quietly(g)
    play(g, *legal(g, "end_turn"))
    assert g.actor() == 1
    assert placing(g, "h1", "III") in legal(g)


@rule("RA-023", "RA-020")
def test_placing_gives_at_once_what_the_district_shows() -> None:
    g = gathering(dice="h4 a4 m6")
    place(g, "a4", "II")
    assert has(g) == {"wood": 3}
    assert board(g)["II"] == "h1 a4"
    assert legal(g, "take")


@rule("RA-R05")
def test_a_die_taken_in_this_round_is_not_placed() -> None:
    g = gathering(1, dice="h2 a4 m6")
    place(g, "h2", "I")
    take(g, "V")
    play(g, *legal(g, "end_turn"))
    assert dice_text(g.players[0].rolled) == "a4 m6"
    assert {text.partition(",")[0] for text in legal(g, "place")} == {"place:die=0", "place:die=1"}


# Taking


@rule("RA-024", "RA-X18", "RA-R06")
def test_any_die_may_be_taken_but_the_one_just_placed() -> None:
    g = gathering(dice="h2 a4 m6")
    set_board(g, II="h2", III="a3 m4", IV="a5", V="m6", VI="h1")
    place(g, "h2", "I")
    assert takeable(g) == ["II h2", "III a3", "III m4", "IV a5", "V m6", "VI h1"]


@rule("RA-X18")
def test_the_die_just_placed_may_not_be_taken_though_alone_in_its_district() -> None:
    g = gathering(dice="h2 a4 m6")
    set_board(g, II="h1 h1", III="a1 a1", V="m1 m1")
    place(g, "h2", "IV")
    assert "IV h2" not in takeable(g)
    assert [text for text in takeable(g) if text.startswith("IV")] == []


@rule("RA-R06")
def test_a_die_may_be_taken_from_the_district_just_used() -> None:
    g = gathering(dice="h2 a4 m6")
    set_board(g, I="h1", II="h1", III="a5", IV="a1", V="m1", VI="m1")
    place(g, "m6", "III")
    take(g, "III")
    assert board(g)["III"] == "- m6"
    assert dice_text(g.players[0].taken) == "a5"


@rule("RA-R06")
def test_a_die_that_an_opponent_placed_may_be_taken() -> None:
    g = gathering(2, dice="h2 a4 m6")
    place(g, "m6", "III")
    take(g, "V")
    play(g, *legal(g, "end_turn"))
    assert g.actor() == 1
    place(g, "h1", "I")
    take(g, "III", "m6")
    assert dice_text(g.players[1].taken) == "m6"


@rule("RA-024", "RA-R06")
def test_a_die_just_like_the_one_placed_may_be_taken_from_beside_it() -> None:
    g = gathering(dice="h1 a4 m6")
    place(g, "h1", "I")
    assert "I h1" in takeable(g)
    take(g, "I")
    assert board(g)["I"] == "- h1"
    assert dice_text(g.players[0].taken) == "h1"


@rule("RA-024", "RA-059")
def test_a_talisman_does_not_make_the_die_just_placed_another_one() -> None:
    g = gathering(dice="h2 a4 m6")
    set_board(g, II="h1 h1", III="a1 a1", V="m1 m1")
    place(g, "h2", "I")
    own(g, talisman=1)
    play(g, "change_board_die:spot=0,change=2")
    assert board(g)["I"] == "h3"
    assert [text for text in takeable(g) if text.startswith("I ")] == []


@rule("RA-024")
def test_a_die_has_to_be_taken() -> None:
    g = gathering(dice="h2 a4 m6")
    place(g, "h2", "I")
    assert kinds(g) == {"take"}


@rule("RA-024", "RA-020")
def test_taking_gives_what_the_district_shows_for_the_die() -> None:
    g = gathering(dice="h2 a4 m6")
    set_board(g, I="h1", II="m4", III="a1", IV="a1", V="h1", VI="m1")
    place(g, "h2", "I")
    own(g)
    take(g, "II")
    assert has(g) == {"wood": 3, "gold": 1}  # and what the Merchants give


@rule("RA-025")
def test_the_taken_die_keeps_its_value_and_lies_in_the_guild_area() -> None:
    g = gathering(dice="h2 a4 m6")
    set_board(g, I="h1", II="h1", III="a1", IV="a5", V="m1", VI="m1")
    place(g, "h2", "I")
    take(g, "IV")
    assert dice_text(g.players[0].taken) == "a5"
    assert "IV" not in board(g)


@rule("RA-025")
def test_two_dice_of_one_colour_may_be_taken_in_a_round() -> None:
    g = gathering(2, dice="h2 a4 m6")
    place(g, "h2", "I")
    take(g, "V")
    play(g, *legal(g, "end_turn"))
    place(g, "h1", "II")
    take(g, "II", "h1")
    quietly(g)
    play(g, *legal(g, "end_turn"))
    place(g, "a4", "I" if "I" not in board(g) else "V")
    take(g, "VI")
    assert dice_text(g.players[0].taken) == "m1 m1"


@rule("RA-R07")
def test_both_spots_of_a_district_are_alike() -> None:
    gains = []
    for spots in ("m2 a1", "a1 m2"):
        g = gathering(dice="h2 a4 m6")
        set_board(g, I=spots, II="h1", III="h1", IV="a1", V="m1")
        place(g, "h2", "II")
        own(g)
        take(g, "I", "m2")
        gains.append(has(g))
    assert gains == [{"ore": 2, "mithril": 1, "gold": 1}] * 2


# Running a guild


@rule("RA-026", "RA-020")
@pytest.mark.parametrize(
    ("die", "gain"), [("h4", {"wood": 3, "ore": 1}), ("m4", {"wood": 3, "gold": 1})]
)
def test_the_guild_of_the_taken_colour_is_run(die: str, gain: dict[str, int]) -> None:
    g = gathering(dice="h2 a4 m6")
    other = "m1" if die == "h4" else "h1"
    set_board(g, I="h1", II=die, III="a1", IV="a1", V="m1", VI=other)
    place(g, "h2", "I")
    own(g)
    take(g, "II")
    if legal(g, "pick"):
        pick(g, "ore")
    assert has(g) == gain


@rule("RA-026")
def test_the_alchemists_run_when_an_alchemist_die_is_taken() -> None:
    g = gathering(dice="h2 a4 m6")
    place(g, "h2", "I")
    own(g)
    take(g, "IV")
    assert legal(g) == ["get:row=0,what=7", "get:row=0,what=8"]


@rule("RA-026")
def test_each_member_of_the_column_is_used_at_most_once() -> None:
    g = gathering(dice="h2 a4 m6")
    hire(g, 0, "tallow", "dunlin")
    place(g, "h2", "I")
    own(g, steel=5)
    take(g, "V")
    assert legal(g, "trade") == ["trade:row=1"]
    play(g, "trade:row=1")
    assert legal(g, "trade") == []
    assert legal(g, "sell")


# What may happen when


@rule("RA-027", "RA-045")
def test_nothing_is_done_with_tokens_between_taking_a_die_and_running_the_guild() -> None:
    g = gathering(dice="h2 a4 m6")
    place(g, "h2", "I")
    own(g, gold=9, action_token=5)
    take(g, "IV")
    assert kinds(g) == {"get"}


@rule("RA-027")
def test_an_action_is_finished_before_tokens_are_spent() -> None:
    g = gathering(dice="h2 a4 m6")
    own(g, gold=9, action_token=5)
    show_halls(g, "burdock hazel cinder", "wisp ashkin lune")
    place(g, "h2", "VI")
    assert kinds(g) & TOKEN_USES == set()
    pick(g, "ore")
    assert kinds(g) & TOKEN_USES == set()
    play(g, "no_recruit")
    assert kinds(g) >= TOKEN_USES


@rule("RA-027")
def test_a_guild_run_is_finished_before_tokens_are_spent() -> None:
    g = gathering(dice="h2 a4 m6")
    hire(g, 0, "tallow")
    place(g, "h2", "I")
    own(g, steel=2, gold=9, action_token=5)
    take(g, "V")
    assert "trade:row=1" in legal(g)
    assert kinds(g) & TOKEN_USES == set()
    play(g, "end_run")
    assert kinds(g) >= TOKEN_USES


@rule("RA-028")
def test_goods_are_exchanged_in_the_middle_of_a_recruit() -> None:
    g = gathering(dice="h2 a4 m6")
    own(g, ore=3, gold=1)
    show_halls(g, "sedge hazel cinder", "wisp ashkin lune")
    place(g, "h2", "VI")
    assert can_exchange(g, "good")


@rule("RA-028")
def test_goods_are_exchanged_in_the_middle_of_a_guild_run() -> None:
    g = gathering(dice="h2 a4 m6")
    hire(g, 0, "tallow")
    place(g, "h2", "I")
    own(g, ore=3, steel=1)
    take(g, "V")
    assert can_exchange(g, "good")
    assert "trade:row=1" in legal(g)


@rule("RA-019")
def test_after_three_turns_everybody_has_placed_three_dice_and_taken_three() -> None:
    g = production(3)
    assert [smith.rolled for smith in g.players] == [[], [], []]
    assert [len(smith.bench) for smith in g.players] == [3, 3, 3]
