"""Final scoring: the last trades, leftover tokens, Reputation Gold, and who wins."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.state import Ravenshire
from hearth.kernel import find
from tests.games.ravenshire.positions import (
    completed_before,
    end_production,
    exchange,
    final,
    gathering,
    has,
    kinds,
    overtime,
    own,
    pick,
    picks,
    play,
    quietly,
    scoring,
)
from tests.support import legal, rule


def finish(g: Ravenshire) -> Ravenshire:
    """Nobody trades any more."""
    while not g.over:
        if legal(g, "finish"):
            play(g, "finish", seat=g.actor())
        else:
            quietly(g)
    return g


def tied(*, gold: tuple[int, int] = (5, 5)) -> Ravenshire:
    """Both have made their last trades but one; both end with the same Gold."""
    g = scoring()
    own(g, 0, gold=gold[0])
    own(g, 1, gold=gold[1])
    return g


def tie_break(g: Ravenshire) -> str:
    return find("ravenshire").tie_break(g)


# The last trades


@rule("RA-100")
def test_the_match_ends_after_four_rounds_and_the_last_trades() -> None:
    g = scoring()
    assert not g.over
    finish(g)
    assert g.over
    assert g.actors() == []


@rule("RA-100", "RA-R27")
def test_goods_are_exchanged_cards_played_and_tokens_kept_in_any_order() -> None:
    g = scoring()
    own(g, ore=3, dragon_scale=1, action_token=4)
    play(g, overtime("side_jobs"))
    exchange(g, "good", "ore ore ore", "charcoal")
    exchange(g, "dragon_scale", gain="wood")
    play(g, overtime("special_training"))
    pick(g, "steel")
    assert has(g) == {"wood": 1, "steel": 1, "gold": 4}
    assert finish(g).scores()[0] == 4 + 1  # level 1


@rule("RA-100")
def test_nothing_else_may_be_done() -> None:
    g = scoring()
    own(g, **dict.fromkeys(["ore", "mithril", "talisman", "gold", "action_token"], 9))
    assert kinds(g) == {"exchange", "play_overtime", "finish"}


@rule("RA-X13", "RA-100")
def test_each_leftover_token_is_a_gold() -> None:
    g = scoring()
    own(g, action_token=3)
    g.players[0].overtime = 0
    assert finish(g).scores()[0] == 3


@rule("RA-100")
def test_overtime_cards_cost_their_tokens_at_final_scoring_too() -> None:
    g = scoring()
    own(g, action_token=1)
    assert legal(g, "play_overtime") == []
    assert finish(g).scores()[0] == 1


@rule("RA-100")
def test_everybody_makes_last_trades() -> None:
    g = final(3)
    for seat in range(3):
        own(g, seat, action_token=2)
    end_production(g)
    asked = set()
    while not g.over:
        asked.add(g.actor())
        play(g, "finish", seat=g.actor())
    assert asked == {0, 1, 2}


@rule("RA-100")
def test_goods_and_mystics_are_worth_nothing_by_themselves() -> None:
    g = scoring()
    own(g, ore=2, steel=9, mithril=9, talisman=9)
    assert finish(g).scores()[0] == 0


@rule("RA-R27", "RA-101")
def test_special_training_at_the_end_counts_for_the_reputation_gold() -> None:
    g = scoring()
    own(g, action_token=2)
    g.players[0].reputation = 4  # 4 Gold; level 5: 2 Gold at once, 6 at the end
    play(g, overtime("special_training"))
    assert has(g) == {"gold": 2}
    assert finish(g).scores()[0] == 2 + 6


@rule("RA-R27")
def test_bonuses_reached_at_the_end_are_still_gained() -> None:
    g = scoring()
    own(g, action_token=2)
    g.players[0].reputation = 1
    play(g, overtime("special_training"))
    assert has(g) == {"action_token": 1}
    assert finish(g).scores()[0] == 1 + 2
    other = scoring()
    own(other, action_token=2)
    other.players[0].reputation = 3
    play(other, overtime("special_training"))
    assert picks(other)


# Points


@rule("RA-101", "RA-102")
def test_gold_and_the_gold_of_the_level_are_the_points() -> None:
    g = scoring(3)
    for seat, (gold, level) in enumerate([(10, 3), (12, 0), (0, 9)]):
        own(g, seat, gold=gold)
        g.players[seat].reputation = level
    assert finish(g).scores() == [13, 12, 11]
    assert g.result() == [1, 0, 0]


@rule("RA-100", "RA-101")
def test_before_the_end_points_are_counted_as_if_the_match_ended_now() -> None:
    g = gathering()
    own(g, gold=5, action_token=2)
    g.players[0].reputation = 5
    assert g.scores() == [5 + 2 + 6, 0]


@rule("RA-102")
@pytest.mark.parametrize("seat", range(4))
def test_the_most_gold_wins(seat: int) -> None:
    g = scoring(4)
    for other in range(4):
        own(g, other, gold=21 if other == seat else 20, ore=2)
    finish(g)
    assert g.result() == [float(other == seat) for other in range(4)]
    assert tie_break(g) == ""


@rule("RA-103")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_equal_gold_the_higher_reputation_wins(seat: int) -> None:
    g = tied(gold=(4, 5) if seat == 0 else (5, 4))
    g.players[seat].reputation = 1
    completed_before(g, 1 - seat, "acorn_buckler")
    finish(g)
    assert g.scores() == [5, 5]
    assert g.result()[seat] == 1
    assert tie_break(g) == "more Reputation"


@rule("RA-103")
@pytest.mark.parametrize("seat", [0, 1])
def test_then_more_completed_contracts(seat: int) -> None:
    g = tied()
    completed_before(g, seat, "acorn_buckler", "hedgerow_hatchets")
    completed_before(g, 1 - seat, "dawnbreaker_greatsword")
    own(g, 1 - seat, gold=5, ore=2)
    finish(g)
    assert g.scores() == [5, 5]
    assert g.result()[seat] == 1
    assert tie_break(g) == "more completed Contracts"


@rule("RA-103")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("more", "fewer"),
    [({"ore": 1}, {}), ({"mithril": 1}, {}), ({"ore": 2, "mithril": 2}, {"steel": 2, "wood": 1})],
)
def test_then_more_goods_and_mystics_together(
    seat: int, more: dict[str, int], fewer: dict[str, int]
) -> None:
    g = tied()
    own(g, seat, gold=5, **more)
    own(g, 1 - seat, gold=5, **fewer)
    finish(g)
    assert g.scores() == [5, 5]
    assert g.result()[seat] == 1
    assert tie_break(g) == "more Goods and Mystics"


@rule("RA-103")
def test_then_the_win_is_shared() -> None:
    g = tied()
    own(g, 0, gold=5, ore=2)
    own(g, 1, gold=5, mithril=1, talisman=1)
    finish(g)
    assert g.scores() == [5, 5]
    assert g.result() == [0.5, 0.5]


@rule("RA-103")
def test_only_those_who_are_tied_for_the_most_gold_share() -> None:
    g = scoring(3)
    own(g, 0, gold=5)
    own(g, 1, gold=6)
    own(g, 2, gold=6)
    g.players[0].reputation = 0
    completed_before(g, 0, "acorn_buckler")
    finish(g)
    assert g.result() == [0, 0.5, 0.5]
