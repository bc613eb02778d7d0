"""Final scoring: Gold, Gems, Seals, ties."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import SEALS
from hearth.games.forge.state import Forge
from hearth.kernel import find
from tests.games.forge.positions import (
    at_turn,
    finish,
    forged_before,
    joined,
    own,
    seals,
    trained,
    upgraded,
)
from tests.support import rule

SETS = [0, 1, 3, 5, 8, 11, 15, 20]


def ended(g: Forge) -> Forge:
    finish(g)
    return g


# Leftovers


@rule("FO-115")
@pytest.mark.parametrize(("gold", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (27, 5)])
def test_every_full_5_gold_are_a_vp(gold: int, vp: int) -> None:
    g = at_turn()
    own(g, gold=gold)
    assert ended(g).scores() == [vp, 0]


@rule("FO-116")
@pytest.mark.parametrize("gems", [1, 3, 7])
def test_every_gem_is_a_vp(gems: int) -> None:
    g = at_turn()
    own(g, gem=gems)
    assert ended(g).scores() == [gems, 0]


@rule("FO-116")
def test_wood_metal_and_brick_score_nothing() -> None:
    g = at_turn()
    own(g, wood=20, metal=20, brick=20)
    assert ended(g).scores() == [0, 0]


@rule("FO-115", "FO-116")
def test_leftovers_add_to_the_vp_of_the_match() -> None:
    g = at_turn()
    g.players[0].vp = 40
    own(g, gold=11, gem=2)
    assert ended(g).scores()[0] == 40 + 2 + 2


# Seals


@rule("FO-118")
@pytest.mark.parametrize("count", range(1, 8))
def test_a_set_of_different_seals(count: int) -> None:
    g = at_turn()
    seals(g, 0, *SEALS[:count])
    assert g.scores()[0] == SETS[count]


@rule("FO-118")
@pytest.mark.parametrize(
    ("counts", "vp"),
    [
        ([2, 0, 0, 0, 0, 0, 0], 1 + 1),
        ([3, 0, 0, 0, 0, 0, 0], 1 + 1 + 1),
        ([2, 2, 0, 0, 0, 0, 0], 3 + 3),
        ([3, 2, 1, 0, 0, 0, 0], 5 + 3 + 1),
        ([3, 3, 3, 1, 1, 0, 0], 11 + 5 + 5),
        ([1, 2, 1, 2, 1, 2, 1], 20 + 5),
        ([3, 3, 3, 3, 3, 3, 3], 20 + 20 + 20),
    ],
)
def test_several_sets_are_made_each_seal_in_one(counts: list[int], vp: int) -> None:
    g = at_turn()
    g.guild_pile, pile = [], g.guild_pile
    g.guild_deck.shuffle_in(pile)
    colours = [colour for colour, count in zip(SEALS, counts) for _ in range(count)]
    seals(g, 0, *colours)
    assert g.scores()[0] == vp


@rule("FO-118", "FO-R32", "FO-071", "FO-096")
def test_seals_of_all_sorts_of_cards_make_a_set() -> None:
    g = at_turn()
    forged_before(g, "coopers_hoops")  # green
    joined(g, "touchstone")  # yellow
    trained(g, "1", "squires_letters")  # red
    g.players[0].developments = [23]  # Slag Heap: orange
    g.development_deck.bag.remove(23)
    assert g.scores()[0] == 8


# Who wins


def tied(vp: int = 20) -> Forge:
    g = at_turn()
    for smithy in g.players:
        smithy.vp = vp
    return g


@rule("FO-119")
def test_most_vp_win() -> None:
    g = tied()
    g.players[1].vp = 21
    forged_before(g, "hay_forks", "milking_stool")
    assert ended(g).result() == [0.0, 1.0]
    assert find("forge").tie_break(g) == ""


@rule("FO-119")
def test_a_tie_goes_to_most_forged_contracts() -> None:
    g = tied()
    forged_before(g, "hay_forks")
    upgraded(g, "forge", seat=1)
    assert ended(g).result() == [1.0, 0.0]
    assert find("forge").tie_break(g) == "more forged Contracts"


@rule("FO-119")
def test_then_to_most_vp_uncovered_by_upgrades() -> None:
    g = tied()
    upgraded(g, "wagon", seat=1)  # 4 VP
    upgraded(g, "chisels", "tongs")  # 1 VP each
    joined(g, "touchstone")
    g.players[1].vp += 1  # for the Seal
    assert ended(g).result() == [0.0, 1.0]
    assert find("forge").tie_break(g) == "more VP of upgrades"


@rule("FO-119")
def test_then_to_most_guild_cards() -> None:
    g = tied()
    joined(g, "touchstone")
    g.players[1].vp += 1
    assert ended(g).result() == [1.0, 0.0]
    assert find("forge").tie_break(g) == "more Guild cards"


@rule("FO-119")
def test_then_the_victory_is_shared() -> None:
    g = tied()
    assert ended(g).result() == [0.5, 0.5]


@rule("FO-119")
def test_three_may_share_while_the_fourth_does_not() -> None:
    g = at_turn(4)
    for smithy in g.players[:3]:
        smithy.vp = 10
    assert ended(g).result() == [1 / 3, 1 / 3, 1 / 3, 0.0]


@rule("FO-119", "FO-115")
def test_leftovers_count_before_ties_are_broken() -> None:
    g = tied()
    own(g, gold=5)
    forged_before(g, "hay_forks", "milking_stool", seat=1)
    assert ended(g).result() == [1.0, 0.0]


@rule("FO-117")
def test_the_rows_of_the_score_sheet_add_up_to_the_score() -> None:
    g = tied()
    own(g, gold=13, gem=2)
    forged_before(g, "coopers_hoops", "milking_stool")
    seals(g, 0, "red", "orange")
    g.players[0].developments = [1]  # Wood Lathe
    g.development_deck.bag.remove(1)
    assert sum(row.points for row in find("forge").sheet(g, 0)) == g.scores()[0]
    assert g.scores()[0] == 20 + 2 + 2 + 5 + 1
