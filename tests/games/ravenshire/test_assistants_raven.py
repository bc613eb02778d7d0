"""The Raven: two Goods every round, and a fourth die that belongs to no guild."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.boards import ROMANS
from hearth.games.ravenshire.cards import ASSISTANTS
from hearth.games.ravenshire.state import COLOUR, Ravenshire
from tests.games.ravenshire.positions import (
    GOODS,
    board,
    dice_text,
    end_production,
    fresh,
    gathering,
    has,
    next_round,
    options,
    own,
    pick,
    picks,
    place,
    play,
    production,
    quietly,
    take,
    take_any_turn,
    work,
)
from tests.games.ravenshire.scenes import (
    colours,
    keep_contracts,
    with_assistant,
)
from tests.support import legal, rule

RAVEN_DICE = "h4 a4 m4 r4"


@rule("RA-R30", "RA-R38")
def test_the_raven_gives_its_goods_before_the_rivals_first_turn() -> None:
    for seed in range(1, 200):
        g = fresh(1, seed, assistants=True)
        if g.first == 1 and g.players[0].assistant == ASSISTANTS.index("raven"):
            break
    keep_contracts(g)
    assert picks(g) == GOODS
    assert len(g.rival.rolled) == 3
    pick(g, "ore", "ore")
    assert len(g.rival.rolled) == 2


@rule("RA-080", "RA-R30")
def test_the_raven_gives_two_goods_before_anybodys_first_turn() -> None:
    g, owner = with_assistant("raven")
    keep_contracts(g)
    while legal(g, "recruit"):
        play(g, legal(g, "recruit")[0])
    assert g.actor() == owner
    assert picks(g) == GOODS
    before = has(g, owner)
    pick(g, "steel", "steel")
    assert has(g, owner)["steel"] == before["steel"] + 2
    assert legal(g, "place")


@rule("RA-080", "RA-R30")
def test_the_raven_gives_two_goods_in_all_four_rounds() -> None:
    g, owner = with_assistant("raven")
    rounds = []
    keep_contracts(g)
    while not g.over:
        if legal(g, "place"):
            take_any_turn_but_the_gathering_goods(g)
        elif picks(g) and g.actor() == owner and g.turns == 0:
            rounds.append(g.round)
            play(g, legal(g, "pick")[0])
            play(g, legal(g, "pick")[0])
        else:
            play(g, quiet_option(g), seat=g.actor())
    assert rounds == [1, 2, 3, 4]


def quiet_option(g: Ravenshire) -> str:
    texts = legal(g)
    quiet = ["end_production", "finish", "keep_members", "no_recruit", "end_turn"]
    return next((text for text in quiet if text in texts), texts[0])


def take_any_turn_but_the_gathering_goods(g: Ravenshire) -> None:
    """Place, take and end the turn; what comes after it is left to the test."""
    play(g, legal(g, "place")[0])
    quietly(g)
    play(g, legal(g, "take")[0])
    quietly(g)
    play(g, *legal(g, "end_turn"))


@rule("RA-081")
def test_the_owner_of_the_raven_chooses_among_four_dice() -> None:
    g = gathering(assistants="raven", dice="h2 a3 m4 r5")
    assert len(legal(g, "place")) == 4 * 6
    place(g, "r5", "II")
    assert has(g) == {"wood": 2, "dragon_scale": 1}
    assert board(g)["II"] == "h1 r5"


@rule("RA-081", "RA-R28")
def test_the_owner_of_the_raven_still_places_three_and_takes_three() -> None:
    g = gathering(assistants="raven", dice=RAVEN_DICE)
    turns = 0
    while legal(g, "place"):
        turns += g.actor() == 0
        take_any_turn(g)
    assert turns == 3
    assert len(g.players[0].bench) == 4
    assert len(g.players[1].bench) == 3


@rule("RA-081")
def test_the_owner_of_the_raven_uses_three_of_four_dice_in_production() -> None:
    g = production(assistants="raven", values="1 2 3 4")
    assert {text.partition(",")[0] for text in options(g, 0, "work")} == {
        f"work:die={i}" for i in range(4)
    }
    for space in ("hire_help", "charcoal_kiln", "steel_foundry"):
        work(g, space)
        quietly(g)
    assert options(g, 0, "work") == []


@rule("RA-081", "RA-R33")
@pytest.mark.parametrize("values", ["1 2 3 4"])
def test_the_owner_of_the_raven_rolls_four_dice_again(values: str) -> None:
    g = production(assistants="raven", values=values)
    before = colours(g.players[0].bench)
    end_production(g)
    assert colours(g.players[0].rolled) == before


def raven_on_the_board() -> Ravenshire:
    """The Raven's owner has placed its die as a 4 in district II; seat 1 is on turn."""
    g = gathering(assistants="raven", dice=RAVEN_DICE)
    place(g, "r4", "II")
    take(g, "V")
    quietly(g)
    play(g, *legal(g, "end_turn"))
    assert g.actor() == 1
    return g


@rule("RA-082", "RA-R28")
@pytest.mark.parametrize("guild", range(3))
def test_whoever_takes_the_raven_die_runs_any_one_guild(guild: int) -> None:
    g = raven_on_the_board()
    place(g, "h1", "I")
    own(g, 1)
    take(g, "II", "r4")
    assert legal(g) == [f"run_guild:guild={n}" for n in range(3)]
    play(g, f"run_guild:guild={guild}")
    quietly(g)
    gain = [{"ore": 1}, {"talisman": 1}, {"gold": 1}][guild]
    wood = {"wood": 3}
    assert has(g, 1) == wood | gain


@rule("RA-R28")
def test_the_owner_may_take_the_raven_die_back() -> None:
    g = raven_on_the_board()
    place(g, "h1", "I")
    take(g, "IV")
    quietly(g)
    play(g, *legal(g, "end_turn"))
    place(g, "h4", "III")
    take(g, "II", "r4")
    play(g, "run_guild:guild=2")
    assert 34 in g.players[0].taken


@rule("RA-R28")
def test_the_owner_has_four_dice_whoever_has_the_raven_die() -> None:
    g = raven_on_the_board()
    place(g, "h1", "I")
    take(g, "II", "r4")
    play(g, "run_guild:guild=2")
    next_round(g)
    assert [len(smith.rolled) for smith in g.players] == [4, 3]
    assert 3 in colours(g.players[1].rolled)


@rule("RA-R28")
def test_the_raven_die_may_end_up_among_the_six_dice_of_the_board() -> None:
    g = raven_on_the_board()
    others = [spot for spot in range(12) if g.spots[spot] // COLOUR != 3]
    while legal(g, "place"):
        play(g, legal(g, "place")[-1])
        quietly(g)
        takes = [text for text in legal(g, "take") if int(text.partition("=")[2]) in others]
        play(g, takes[0])
        quietly(g)
        play(g, *legal(g, "end_turn"))
        quietly(g)
    assert 3 in colours([one for one in g.spots if one])
    end_production(g)
    quietly(g)
    assert 3 in colours([one for one in g.spots if one])
    assert len([one for one in g.spots if one]) == 6
    assert [len(smith.rolled) for smith in g.players] == [4, 3]


@rule("RA-R29")
def test_the_raven_die_has_no_colour_of_a_guild() -> None:
    g = raven_on_the_board()
    place(g, "h1", "I")
    take(g, "II", "r4")
    play(g, "run_guild:guild=1")
    quietly(g)
    assert dice_text(g.players[1].taken) == "r4"


@rule("RA-R28")
def test_a_raven_die_in_a_district_is_a_die_like_any_other() -> None:
    g = raven_on_the_board()
    assert f"place:die=0,district={ROMANS.index('II')}" not in legal(g)
    own(g, 1, talisman=1)
    assert any(text.startswith("change_board_die:spot=3,") for text in legal(g))
