"""What a sensible player leaves for later, and a search must not spend to put off its answers."""

from __future__ import annotations

from hearth.bots.specs import make_bot
from hearth.games.ravenshire.inclination import incline
from hearth.games.ravenshire.state import Ravenshire
from hearth.kernel import find
from tests.games.ravenshire.positions import gathering, hold, own, place, production, quietly, take

PLENTY = {"ore": 6, "charcoal": 3, "talisman": 2, "dragon_scale": 1, "action_token": 2}
CAN_WAIT = {"exchange", "change_own_die", "build"}


def left_for_later(g: Ravenshire) -> set[str]:
    """Kinds of which every option has no weight."""
    options = g.options()
    kinds = [find("ravenshire").space.kind_of[a].name for a in options]
    weights = incline(g, options)
    return set(kinds) - {kind for kind, weight in zip(kinds, weights, strict=True) if weight}


def after_a_run() -> Ravenshire:
    g = gathering()
    place(g, "h1", "I")
    quietly(g)
    take(g, "II")
    quietly(g)
    own(g, **PLENTY)
    return g


def producing(dice: int, *contracts: str) -> Ravenshire:
    """Seat 0 has so many dice still to be put to work."""
    g = production()
    own(g, **PLENTY)
    hold(g, 0, *contracts)
    g.players[0].work_left = dice
    return g


def test_before_the_end_of_a_turn_nothing_is_exchanged_or_built() -> None:
    assert left_for_later(after_a_run()) == CAN_WAIT


def test_before_a_die_is_placed_everything_may_be_of_use() -> None:
    g = gathering()
    own(g, **PLENTY)
    assert left_for_later(g) == set()


def test_while_dice_are_still_to_be_put_to_work_everything_may_be_of_use() -> None:
    assert left_for_later(producing(1)) == set()


def test_after_work_everything_waits_for_the_next_round() -> None:
    assert left_for_later(producing(0)) == CAN_WAIT


def test_after_work_goods_are_exchanged_for_a_contract_only() -> None:
    assert left_for_later(producing(0, "millers_mace")) == CAN_WAIT - {"exchange"}


def test_a_search_does_not_look_at_what_can_wait() -> None:
    g = after_a_run()
    space = find("ravenshire").space
    visits = dict.fromkeys(CAN_WAIT, 0)
    for considered in make_bot("ismcts:200", "ravenshire", 1).choose(g, 0).considered:
        kind = space.kind_of[considered.action].name
        visits[kind] = visits.get(kind, 0) + considered.visits
    assert [visits[kind] for kind in CAN_WAIT] == [0, 0, 0]
    assert visits["end_turn"] > 0
    assert visits["gain_contract"] > 0
