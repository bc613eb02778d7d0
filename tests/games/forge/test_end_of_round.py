"""The end of a round: the last forging, workers, the next turn order, new Assistants."""

from __future__ import annotations

import pytest

from tests.games.forge.positions import (
    at_turn,
    available,
    before_end,
    begin_round,
    end_round,
    end_turns,
    exhaust,
    forged,
    forged_before,
    forging,
    hammered,
    hammers,
    has,
    hold,
    own,
    place,
    play,
    plenty,
    put,
    trained,
    upgraded,
)
from tests.support import legal, rule


@rule("FO-102", "FO-072")
def test_everybody_may_forge_one_contract_in_turn_order() -> None:
    g = before_end(3)
    contracts = ["milking_stool", "hay_forks", "gate_hinges"]
    for seat, name in enumerate(contracts):
        hold(g, name, seat=seat)
        plenty(g, seat)
    end_turns(g)
    for seat, name in enumerate(contracts):
        assert g.actor() == seat
        assert legal(g) == [forging(name), "no_forge"]
        play(g, forging(name))
    assert [forged(g, seat) for seat in range(3)] == [[name] for name in contracts]
    assert legal(g, "take_space")


@rule("FO-102")
def test_the_order_is_that_of_the_round_and_not_of_the_seats() -> None:
    g = before_end()
    g.order = [1, 0]
    for seat, name in enumerate(["milking_stool", "hay_forks"]):
        hold(g, name, seat=seat)
        plenty(g, seat)
    end_turns(g)
    assert g.actor() == 1


@rule("FO-102")
def test_it_is_optional() -> None:
    g = before_end()
    hold(g, "milking_stool")
    plenty(g)
    end_turns(g)
    play(g, "no_forge")
    assert forged(g) == []
    assert legal(g, "take_space")


@rule("FO-102")
def test_it_is_one_contract_under_the_normal_conditions() -> None:
    g = before_end()
    hold(g, "milking_stool", "hay_forks", "ploughshare", "kitchen_bench")
    own(g, wood=10, metal=10)
    end_turns(g)
    assert legal(g) == [forging("hay_forks"), forging("milking_stool"), "no_forge"]
    play(g, forging("hay_forks"))
    assert has(g) == {"gold": 5, "wood": 8, "metal": 9}
    assert legal(g, "take_space")


@rule("FO-102")
def test_who_can_forge_nothing_is_not_asked() -> None:
    g = before_end()
    hold(g, "crown_of_the_realm")
    end_turns(g)
    assert legal(g, "take_space")


@rule("FO-103")
def test_placed_and_exhausted_workers_come_home() -> None:
    g = at_turn()
    trained(g, "1", "packman")
    exhaust(g, "1")
    place(g, "2", "forest.a1")
    place(g, "smith", "forge")
    assert legal(g, "take_space")
    assert available(g) == ["1", "2", "smith"]
    assert set(g.spots) == {-1}


@rule("FO-103")
def test_the_spots_are_free_in_the_next_round() -> None:
    g = at_turn()
    place(g, "assistant", "forest.a1")
    end_round(g)
    begin_round(g)
    own(g)
    place(g, "assistant", "forest.a1")
    assert has(g) == {"wood": 4}


@rule("FO-103", "FO-102")
def test_workers_still_stand_while_the_last_contracts_are_forged() -> None:
    g = before_end()
    put(g, 1, "1", "forest.a1")
    hold(g, "milking_stool")
    plenty(g)
    end_turns(g)
    assert g.spots[0] == 1
    play(g, "no_forge")
    assert g.spots[0] == -1


@rule("FO-106")
def test_round_2_brings_the_third_assistant_to_everybody() -> None:
    g = before_end(4)
    end_turns(g)
    begin_round(g)
    assert g.round == 2
    assert [available(g, seat) for seat in range(4)] == [["1", "2", "3", "smith"]] * 4
    assert [smithy.skill for smithy in g.players] == [1] * 4


@rule("FO-107")
def test_round_3_brings_the_fourth_and_a_skill() -> None:
    g = before_end(4, 2)
    end_turns(g)
    begin_round(g)
    assert g.round == 3
    assert [available(g, seat) for seat in range(4)] == [["1", "2", "3", "4", "smith"]] * 4
    assert [smithy.skill for smithy in g.players] == [2] * 4


@rule("FO-034", "FO-106", "FO-107")
def test_later_rounds_bring_nothing_more() -> None:
    g = before_end(2, 3)
    end_turns(g)
    begin_round(g)
    assert available(g) == ["1", "2", "3", "4", "smith"]
    assert g.players[0].skill == 1


# The last round


@rule("FO-113", "FO-R26")
def test_an_end_triggered_in_the_forging_step_comes_when_all_have_forged() -> None:
    g = before_end()
    hammered(g, 0, "four_seals", "top_upgrades", "four_training", "skill_five")
    forged_before(g, "signet_ring", "watchmans_cap")
    hold(g, "milking_stool")
    hold(g, "hay_forks", seat=1)
    plenty(g, 0)
    plenty(g, 1)
    end_turns(g)
    play(g, forging("milking_stool"))
    assert len(hammers(g)) == 5
    assert not g.over
    assert g.actor() == 1
    play(g, forging("hay_forks"))
    assert g.over


@rule("FO-114")
def test_after_the_final_forging_no_order_is_chosen_and_nothing_gained() -> None:
    g = before_end()
    g.last_round = True
    hold(g, "milking_stool")
    own(g, wood=3)
    end_turns(g)
    play(g, forging("milking_stool"))
    assert g.over
    assert has(g) == {"gold": 4}
    assert has(g, 1) == {}
    assert g.round == 1


@rule("FO-114")
def test_workers_are_not_returned_after_the_final_forging() -> None:
    g = before_end()
    g.last_round = True
    end_turns(g)
    assert g.over
    assert available(g) == []


@rule("FO-145", "FO-R28")
@pytest.mark.parametrize(("round", "over"), [(11, False), (12, True)])
def test_the_match_ends_with_round_12(round: int, over: bool) -> None:
    g = before_end(2, 3)
    g.round = round
    end_turns(g)
    assert g.over == over


@rule("FO-145", "FO-R28")
def test_round_12_has_its_last_forging_too() -> None:
    g = before_end(2, 3)
    g.round = 12
    hold(g, "milking_stool")
    own(g, wood=3)
    end_turns(g)
    play(g, forging("milking_stool"))
    assert g.over
    assert g.scores()[0] == 3


@rule("FO-082")
def test_the_upgraded_forge_changes_nothing_here() -> None:
    g = before_end()
    upgraded(g, "forge")
    hold(g, "milking_stool", "hay_forks")
    plenty(g)
    end_turns(g)
    play(g, forging("hay_forks"))
    assert legal(g, "take_space")
