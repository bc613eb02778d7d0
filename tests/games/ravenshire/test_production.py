"""Production: the six spaces, dice in any order, and all players at the same time."""

from __future__ import annotations

from itertools import permutations

import pytest

import hearth
from hearth.games.ravenshire.boards import SPACES
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    GOODS,
    MYSTICS,
    build,
    completing,
    end_production,
    exchange,
    gathering,
    has,
    hire,
    hold,
    kinds,
    options,
    own,
    pick,
    picks,
    place,
    play,
    production,
    quietly,
    set_bench,
    take,
    take_any_turn,
    total,
    work,
    working,
)
from tests.support import legal, rule

ANY_VALUE = range(1, 7)
KILN = [
    {"charcoal": 2},
    {"charcoal": 2},
    {"charcoal": 3},
    {"charcoal": 3},
    {"charcoal": 2, "embergem": 1},
    {"charcoal": 3, "embergem": 1},
]
FOUNDRY = [
    {"steel": 2, "mithril": 1},
    {"steel": 1, "mithril": 1},
    {"steel": 2},
    {"steel": 2},
    {"steel": 1},
    {"steel": 1},
]


def spaces_left(g: Ravenshire, seat: int = 0) -> set[str]:
    numbers = {int(text.rpartition("=")[2]) for text in options(g, seat, "work")}
    return {SPACES[number] for number in numbers}


# Dice and spaces


@rule("RA-065")
def test_a_die_keeps_its_value_from_taking_to_production() -> None:
    g = gathering(2, dice="h4 a4 m4")
    place(g, "h4", "II")
    take(g, "V")
    assert g.players[0].taken == [21]
    while legal(g, "place") or legal(g, "end_turn"):
        if legal(g, "place"):
            take_any_turn(g)
        else:
            play(g, "end_turn")
    assert 21 in g.players[0].bench


@rule("RA-065")
def test_each_die_may_go_to_each_space() -> None:
    g = production(values="2 3 4")
    assert set(options(g, 0, "work")) == {
        working(g, space, value) for space in SPACES for value in (2, 3, 4)
    }


@rule("RA-065")
def test_an_activated_die_is_not_used_again() -> None:
    g = production(values="2 3 4")
    for space, value in [("hire_help", 3), ("charcoal_kiln", 2), ("steel_foundry", 4)]:
        work(g, space, value)
        quietly(g)
    assert options(g, 0, "work") == []
    assert "end_production" in options(g, 0)


@rule("RA-066", "RA-R20")
@pytest.mark.parametrize("space", SPACES)
def test_a_space_takes_one_die_in_a_round(space: str) -> None:
    g = production(values="2 3 4")
    work(g, space)
    quietly(g)
    assert spaces_left(g) == set(SPACES) - {space}


@rule("RA-066")
def test_all_spaces_are_open_again_in_the_next_round() -> None:
    g = production()
    for space in ("hire_help", "charcoal_kiln", "steel_foundry"):
        work(g, space)
        quietly(g)
    end_production(g)
    while legal(g, "place"):
        take_any_turn(g)
    assert g.round == 2
    for seat in range(2):
        assert spaces_left(g, seat) == set(SPACES)


@rule("RA-R20")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_die_may_be_left_unplaced(used: int) -> None:
    g = production()
    for space in ["hire_help", "charcoal_kiln"][:used]:
        work(g, space)
        quietly(g)
    play(g, "end_production", seat=0)
    assert 0 not in g.actors()


@rule("RA-066")
def test_a_space_that_one_player_uses_is_open_to_the_others() -> None:
    g = production(2)
    work(g, "hire_help", seat=0)
    work(g, "hire_help", seat=1)
    assert has(g, 0) == has(g, 1) == {"action_token": 2}


# The spaces


@rule("RA-067", "RA-R21")
@pytest.mark.parametrize("value", ANY_VALUE)
@pytest.mark.parametrize("guild", [0, 1, 2])
def test_overtime_runs_any_guild_with_any_die(value: int, guild: int) -> None:
    g = production(values=f"{value} 1 1")
    work(g, "overtime")
    assert legal(g) == [f"run_guild:guild={n}" for n in range(3)]
    play(g, f"run_guild:guild={guild}")
    quietly(g)
    assert has(g) == [{"ore": 1}, {"talisman": 1}, {"gold": 1}][guild]


@rule("RA-R23")
def test_overtime_may_run_a_guild_that_ran_in_gathering() -> None:
    g = gathering(1, dice="h4 a4 m4")
    hire(g, 0, "fennel")
    place(g, "h4", "II")
    own(g)
    take(g, "V")  # the Merchants run
    assert has(g) == {"gold": 3, "steel": 2, "action_token": 1}
    while not legal(g, "end_production"):
        play(g, *legal(g, "end_turn"))
        if legal(g, "place"):
            take_any_turn(g)
    own(g)
    work(g, "overtime")
    play(g, "run_guild:guild=2")
    assert has(g) == {"gold": 3}


@rule("RA-068", "RA-R21")
@pytest.mark.parametrize("value", ANY_VALUE)
def test_hire_help_gives_two_action_tokens(value: int) -> None:
    g = production(values=f"{value} 1 1")
    work(g, "hire_help")
    assert has(g) == {"action_token": 2}


@rule("RA-069")
@pytest.mark.parametrize("value", [1, 2])
@pytest.mark.parametrize("chosen", [("ore", "wood", "steel"), ("leather", "leather", "charcoal")])
def test_the_scrap_pile_gives_three_goods_for_1_and_2(
    value: int, chosen: tuple[str, str, str]
) -> None:
    g = production(values=f"{value} 1 1")
    work(g, "scrap_pile")
    assert picks(g) == GOODS
    pick(g, *chosen)
    assert has(g) == total(*[{kind: 1} for kind in chosen])


@rule("RA-069")
@pytest.mark.parametrize("value", [3, 4])
@pytest.mark.parametrize("chosen", [("mithril", "mithril"), ("embergem", "dragon_scale")])
def test_the_scrap_pile_gives_two_mystics_for_3_and_4(value: int, chosen: tuple[str, str]) -> None:
    g = production(values=f"{value} 1 1")
    work(g, "scrap_pile")
    assert picks(g) == MYSTICS
    pick(g, *chosen)
    assert has(g) == total(*[{kind: 1} for kind in chosen])


@rule("RA-069")
@pytest.mark.parametrize(("value", "gold"), [(5, 2), (6, 3)])
def test_the_scrap_pile_gives_gold_for_5_and_6(value: int, gold: int) -> None:
    g = production(values=f"{value} 1 1")
    work(g, "scrap_pile")
    assert has(g) == {"gold": gold}


@rule("RA-070", "RA-R21")
@pytest.mark.parametrize("value", ANY_VALUE)
def test_forge_mastery_is_a_free_choice_of_three(value: int) -> None:
    found = []
    for reward in range(3):
        g = production(values=f"{value} 1 1")
        g.players[0].reputation = 2
        work(g, "forge_mastery")
        assert len(legal(g, "master")) == 3
        play(g, f"master:reward={reward}")
        found.append((has(g), g.players[0].reputation))
    assert found == [({"action_token": 2}, 2), ({}, 3), ({"gold": 4}, 2)]


@rule("RA-R41", "RA-R25", "RA-070")
def test_the_reputation_of_forge_mastery_is_a_gold_at_20() -> None:
    g = production()
    g.players[0].reputation = 20
    work(g, "forge_mastery")
    play(g, "master:reward=1")
    assert has(g) == {"gold": 1}
    assert g.players[0].reputation == 20


@rule("RA-071")
@pytest.mark.parametrize("value", ANY_VALUE)
def test_the_kiln_gives_its_bonus_by_value(value: int) -> None:
    g = production(values=f"{value} 1 1")
    work(g, "charcoal_kiln")
    quietly(g)
    assert has(g) == KILN[value - 1]


@rule("RA-071")
@pytest.mark.parametrize("amount", range(6))
def test_the_kiln_turns_any_number_of_wood_into_charcoal(amount: int) -> None:
    g = production(values="3 1 1")
    own(g, wood=5)
    work(g, "charcoal_kiln")
    assert legal(g, "convert") == [f"convert:amount={n}" for n in range(6)]
    play(g, f"convert:amount={amount}")
    assert has(g) == total({"wood": 5 - amount, "charcoal": 3 + amount})


@rule("RA-072")
@pytest.mark.parametrize("value", ANY_VALUE)
def test_the_foundry_gives_its_bonus_by_value(value: int) -> None:
    g = production(values=f"{value} 1 1")
    work(g, "steel_foundry")
    quietly(g)
    assert has(g) == FOUNDRY[value - 1]


@rule("RA-072")
@pytest.mark.parametrize("amount", range(4))
def test_the_foundry_turns_pairs_of_ore_and_charcoal_into_steel(amount: int) -> None:
    g = production(values="3 1 1")
    own(g, ore=5, charcoal=3)
    work(g, "steel_foundry")
    assert legal(g, "convert") == [f"convert:amount={n}" for n in range(4)]
    play(g, f"convert:amount={amount}")
    assert has(g) == total({"ore": 5 - amount, "charcoal": 3 - amount, "steel": 2 + amount})


@rule("RA-072", "RA-R08")
def test_the_foundry_needs_both_for_a_pair() -> None:
    g = production(values="3 1 1")
    own(g, ore=5)
    work(g, "steel_foundry")
    quietly(g)
    assert has(g) == {"ore": 5, "steel": 2}


@rule("RA-R22", "RA-028")
def test_the_bonus_of_the_foundry_may_come_before_the_conversion() -> None:
    g = production(values="1 1 1")
    own(g, ore=2, action_token=1)
    build(g, "foundry")
    work(g, "steel_foundry")  # 3 Steel
    exchange(g, "good", "steel steel steel", "charcoal")
    play(g, "convert:amount=1")
    assert has(g) == {"ore": 1, "steel": 1, "mithril": 1}


@rule("RA-R22", "RA-028")
def test_the_bonus_of_the_kiln_may_come_before_the_conversion() -> None:
    g = production(values="3 1 1")
    own(g, dragon_scale=1)
    work(g, "charcoal_kiln")
    exchange(g, "dragon_scale", gain="wood")
    play(g, "convert:amount=1")
    assert has(g) == {"gold": 1, "charcoal": 3 - 1 + 1}


# Anything in any order


@rule("RA-064")
def test_dice_contracts_exchanges_and_upgrades_may_be_mixed() -> None:
    g = production(values="1 2 3")
    hold(g, 0, "acorn_buckler")
    own(g, steel=1, wood=4, ore=3, action_token=1)
    assert kinds(g, 0) == {"work", "complete", "exchange", "build", "end_production"}
    build(g, "kiln")
    work(g, "hire_help", 2)
    exchange(g, "good", "ore ore ore", "leather", seat=0)
    play(g, completing("acorn_buckler"), seat=0)
    pick(g, "ore", seat=0)
    work(g, "charcoal_kiln", 3)
    quietly(g)
    build(g, "foundry")
    assert has(g) == {"ore": 1, "leather": 1, "charcoal": 4, "gold": 3, "action_token": 1}


@rule("RA-064", "RA-065")
@pytest.mark.parametrize("order", list(permutations(["hire_help", "scrap_pile", "charcoal_kiln"])))
def test_dice_are_activated_in_any_order(order: tuple[str, str, str]) -> None:
    g = production(values="5 5 5")
    for space in order:
        work(g, space)
        quietly(g)
    assert has(g) == {"action_token": 2, "gold": 2, "charcoal": 2, "embergem": 1}


@rule("RA-064")
def test_what_one_space_gives_is_used_at_the_next() -> None:
    g = production(values="3 4 1")
    own(g, ore=3)
    work(g, "charcoal_kiln", 3)
    quietly(g)
    work(g, "steel_foundry", 4)
    play(g, "convert:amount=3")
    assert has(g) == {"steel": 5}


# All at the same time


def two_producers() -> Ravenshire:
    g = production(2, values="3 1 1")
    set_bench(g, 1, "4 6 2")
    own(g, 0, ore=3, wood=5, leather=2)
    own(g, 1, wood=4, steel=1, action_token=1)
    hold(g, 0, "gatehouse_targe")
    hold(g, 1, "acorn_buckler")
    return g


def first_does(g: Ravenshire) -> list[list[str]]:
    """What seat 0 does, in pieces between which somebody else may act."""
    return [
        [working(g, "charcoal_kiln", 3)],
        ["convert:amount=2"],
        ["exchange:exchange=0"],
        ["give:what=0", "give:what=0", "give:what=0"],
        ["pick:what=4"],
        [completing("gatehouse_targe")],
        ["pick:what=2"],
        ["end_production"],
    ]


def second_does(g: Ravenshire) -> list[list[str]]:
    return [
        [completing("acorn_buckler")],
        ["pick:what=3"],
        ["build:upgrade=1"],
        [working(g, "charcoal_kiln", 4, seat=1)],
        ["convert:amount=0"],
        ["end_production"],
    ]


@rule("RA-063")
@pytest.mark.parametrize("pattern", ["0", "1", "01010101010100", "1001", "11100"])
def test_all_produce_independently_and_the_order_makes_no_difference(pattern: str) -> None:
    g = two_producers()
    pieces = [first_does(g), second_does(g)]
    for seat in [int(one) for one in pattern] + [1] * 6 + [0] * 8:
        if pieces[seat]:
            play(g, *pieces[seat].pop(0), seat=seat)
    assert g.round == 2
    reference = two_producers()
    for seat, own_pieces in enumerate([first_does(reference), second_does(reference)]):
        for piece in own_pieces:
            play(reference, *piece, seat=seat)
    assert hearth.save(g) == hearth.save(reference)


@rule("RA-063")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_may_act_while_all_produce(seats: int) -> None:
    g = production(seats)
    assert sorted(g.actors()) == list(range(seats))
    for seat in reversed(range(seats)):
        work(g, "hire_help", seat=seat)
    assert [has(g, seat) for seat in range(seats)] == [{"action_token": 2}] * seats


@rule("RA-063")
def test_whoever_is_first_is_asked_first() -> None:
    g = production(3)
    assert g.actors() == [0, 1, 2]
    end_production(g)
    while legal(g, "place"):
        take_any_turn(g)
    assert g.actors() == [1, 2, 0]


@rule("RA-063")
def test_production_ends_when_all_have_ended_theirs() -> None:
    g = production(3)
    play(g, "end_production", seat=2)
    play(g, "end_production", seat=0)
    assert g.actors() == [1]
    assert g.round == 1
    play(g, "end_production", seat=1)
    assert g.round == 2


@rule("RA-063")
def test_production_draws_no_chance() -> None:
    g = two_producers()
    before = (g.rng, g.reveals)
    for piece in first_does(g)[:-1]:
        play(g, *piece, seat=0)
    for piece in second_does(g)[:-1]:
        play(g, *piece, seat=1)
    assert (g.rng, g.reveals) == before
