"""A drawn board: what is touched, what it costs and how likely it is."""

from __future__ import annotations

import pytest

import hearth
from hearth.games.winterforge.game import WINTERFORGE
from hearth.games.winterforge.odds import (
    exact_reach,
    exact_with_echo,
    exact_with_reroll,
    exact_with_turn,
)
from hearth.games.winterforge.state import Winterforge
from hearth.games.winterforge.view import PHASES
from tests.games.winterforge.scenes import forge, house, lords, move, smithy
from tests.games.winterforge.table import (
    BOX,
    contract,
    fresh,
    give_component,
    give_crew,
    give_faith,
    give_rune,
    next_rolls,
    solo,
    start_job,
    table,
)
from tests.games.winterforge.touching import (
    ALL_WAYS,
    KINDS,
    TABLES,
    board,
    cost,
    everywhere,
    met,
    path,
    paths,
    risk,
)
from tests.support import act, legal

# Names and phases


def test_seats_are_called_by_their_guild_once_it_is_chosen():
    g = fresh(2)
    act(g, "choose_guild:guild=1")
    assert WINTERFORGE.names(g) == [BOX.guilds[1].name, "Seat 2"]


def test_every_choice_belongs_to_a_phase():
    for g, seat in everywhere():
        view = g.view(seat)
        assert view["phase"] == PHASES[view["choice"]]


def test_a_finished_match_has_no_choice():
    g = table()
    g.over = True
    assert (g.view(0)["phase"], g.view(0)["choice"]) == ("over", "")


# Paths


@pytest.mark.parametrize(("seats", "ways"), TABLES)
def test_no_two_actions_of_a_choice_have_the_same_path(seats, ways):
    for g, seat in met(seats, tuple(ways)):
        found = [tuple(one) for one in paths(g, seat).values() if one]
        assert len(found) == len(set(found)), paths(g, seat)


def test_every_ref_is_of_a_known_kind():
    found = {ref for g, seat in everywhere() for one in paths(g, seat).values() for ref in one}
    assert {ref.partition(":")[0] for ref in found} <= KINDS


def test_every_path_begins_with_a_thing_on_the_board():
    for g, seat in everywhere():
        shown = board(g, seat)
        for text, one in paths(g, seat).items():
            assert not one or one[0] in shown, text


def test_a_prime_position_is_touched_after_its_place():
    g = table()
    assert path(g, move("forge")) == ["site:forge"]
    assert path(g, move("forge", 1)) == ["site:forge", "prime:forge"]


def test_smiths_of_lords_are_placed_like_moves():
    g = lords()
    assert path(g, "place_smith:to=2,prime=1") == ["site:forge", "prime:forge"]


def test_the_prime_bonus_is_touched_last():
    g = table(at="forge", prime=True, coin=9)
    assert path(g, "train:craft=0,prime=0") == ["skill:weapons"]
    assert path(g, "train:craft=0,prime=1") == ["skill:weapons", "bonus:prime"]


def test_a_payment_says_how_much():
    g = table(at="bank", prime=True, coin=5, loans=[(3, 4)])
    assert path(g, "pay_loan:loan=0,amount=2") == ["loan:0", "amount:2"]
    assert path(g, "pay_loan_prime:loan=0,amount=2") == ["loan:0", "amount:2", "bonus:prime"]


def test_a_refresh_is_free_unless_one_says_otherwise():
    g = table(at="market", coin=1)
    assert path(g, "refresh_row:row=1,free=0") == ["row:1"]
    give_crew(g, 0, "rumourmonger")
    assert path(g, "refresh_row:row=1,free=1") == ["row:1"]
    assert path(g, "refresh_row:row=1,free=0") == ["row:1", "amount:1"]
    assert path(g, "refresh_tavern:free=1") == ["tavern:refresh"]


def test_the_place_of_the_smith_stands_for_its_own_action():
    assert path(table(coin=0), "request_funds") == ["site:guildhall"]
    g = table(at="shrine", alleyways=ALL_WAYS)
    assert path(g, "donate") == ["site:shrine"]
    assert path(g, move("runesmith")) == ["site:runesmith"]


def test_wages_are_a_crew_and_what_it_gets():
    g = table(at="forge", coin=2, crew=["haggler"], skills=[6, 0, 0])
    start_job(g, 0, "W01", ["bronze", "twine"])
    act(g, forge("W01"))
    assert paths(g) == {
        "keep_crew": ["crew:0", "amount:1"],
        "dismiss_crew": ["crew:0", "amount:0"],
    }


def test_dice_are_touched_by_their_place():
    g = smithy("echoes", 1, 2)
    assert paths(g) == {"pick_die:die=0": ["die:0"], "pick_die:die=1": ["die:1"], "roll_picked": []}


def test_loans_are_touched_by_their_place():
    g = solo("debt_relief", loans=[(3, 4), (3, 4)])
    assert list(paths(g).values()) == [["loan:0"], ["loan:1"]]


def test_what_only_confirms_is_not_touched():
    assert path(table(), "end_turn") == []


# Costs


@pytest.mark.parametrize(("seats", "ways"), TABLES)
def test_the_cost_is_the_coin_that_leaves_at_once(seats, ways):
    space = WINTERFORGE.space
    for g, seat in met(seats, tuple(ways)):
        for a in g.options(seat):
            after = g.clone()
            step = after.stack.pop()
            step.apply(after, after.players[seat], space.kind_of[a], space.x_of[a], space.y_of[a])
            left = g.players[seat].coin - after.players[seat].coin
            expected = {"coin": left} if left > 0 else {}
            assert WINTERFORGE.cost(g, a, seat) == expected, hearth.notation(g, a)


def test_the_cost_knows_the_prime_bonus():
    g = table(at="forge", prime=True, coin=9, skills=[3, 0, 0])
    assert cost(g, "train:craft=0,prime=0") == {"coin": 3}
    assert cost(g, "train:craft=0,prime=1") == {"coin": 2}
    assert cost(g, "end_turn") == {}


# Odds for people


def camp_knife(work: int = 0, **mine: object) -> Winterforge:
    """The Camp Knife (6) with two d4, started before."""
    g = table(at="forge", **mine)  # type: ignore[arg-type]
    start_job(g, 0, "W01", ["bronze", "twine"], work)
    return g


def test_the_odds_say_what_the_dice_have_to_show():
    assert risk(camp_knife(), forge("W01")) == "Needs 6: 38 % with 2 dice"
    assert risk(camp_knife(work=1), forge("W01")) == "Needs 5: 62 % with 2 dice"


def test_the_odds_know_the_skill_and_the_work_token_of_the_prime_position():
    g = camp_knife(prime=True, skills=[1, 0, 0])
    assert risk(g, forge("W01")) == "Needs 5: 62 % with 2 dice"
    assert risk(g, forge("W01", 1)) == "Needs 4: 81 % with 2 dice"


def test_what_cannot_fail_is_certain():
    assert risk(camp_knife(work=4), forge("W01")) == "Certain with 2 dice"


def test_the_steady_hand_makes_success_likelier():
    expected = round(100 * exact_with_reroll([4, 4], 6))
    assert risk(camp_knife(crew=["steady_hand"]), forge("W01")).startswith(f"Needs 6: {expected} %")


def test_the_odds_of_an_unstarted_contract_take_the_best_components():
    g = table(at="forge", hand=["W01"], stock=["bronze", "steel", "iron", "twine"])
    expected = round(100 * exact_reach([8, 4], 6))
    assert risk(g, forge("W01")) == f"Needs 6: {expected} % with 2 dice of your best Components"


def test_each_rune_has_its_odds():
    g = table(at="forge", hand=["W01"], stock=["bronze", "twine"], alleyways=["runesmith"])
    give_rune(g, 0, "sparks")
    give_rune(g, 0, "echoes")
    act(g, forge("W01"))
    act(g, legal(g, "commit")[0])
    act(g, legal(g, "commit")[0])
    found = [WINTERFORGE.risk(g, a, 0) for a in g.options()]
    expected = [exact_with_echo([4, 4], 6), exact_reach([4, 4, 8], 6), exact_reach([4, 4], 6)]
    shown = sorted(int(text.split(": ")[1].split(" ")[0]) for text in found)
    assert shown == sorted(round(100 * one) for one in expected)


def test_where_several_things_help_the_odds_are_a_lower_bound():
    g = camp_knife(crew=["steady_hand"], alleyways=["runesmith"])
    g.players[0].jobs[0].rune = [one.id for one in BOX.runes].index("anvil")
    expected = round(100 * exact_with_turn([4, 4], 6))
    assert risk(g, forge("W01")) == f"Needs 6: at least {expected} % with 2 dice"


def test_a_die_rolled_again_has_its_odds():
    g = camp_knife(crew=["steady_hand"])
    next_rolls(g, (4, 1), (4, 3))
    act(g, forge("W01"))
    assert risk(g, "reroll:die=0") == "Needs 3: 50 %"
    assert risk(g, "keep_dice") == ""


def test_picked_dice_have_their_odds():
    g = smithy("echoes", 1, 2)
    assert risk(g, "roll_picked") == ""
    act(g, "pick_die:die=0", "pick_die:die=1")
    assert risk(g, "roll_picked") == "Needs 6: 38 %"


def test_an_auction_says_what_it_may_bring():
    coin = BOX.contracts[contract("W01")].coin
    text = risk(house("W01"), f"sell:contract={contract('W01')}")
    assert text.startswith(f"{max(coin - 2, 0)} to {coin + 3} Coin, ")


def test_a_theft_says_what_may_be_stolen():
    g = table(at="thieves_guild", alleyways=ALL_WAYS)
    for title in ("iron", "silk", "iron"):
        give_component(g, 1, title)
    assert risk(g, "rob:seat=1") == "Iron 67 %, Silk 33 %"


def test_a_donation_counts_only_the_own_tokens():
    g = table(at="shrine", alleyways=ALL_WAYS)
    assert risk(g, "donate") == "1 Faith 40 %, 2 Faith 35 %, 3 Faith 25 %"
    give_faith(g, 1, 3, 3)
    assert risk(g, "donate") == "1 Faith 40 %, 2 Faith 35 %, 3 Faith 25 %"
    give_faith(g, 0, *[1] * 8)
    assert risk(g, "donate") == "2 Faith 58 %, 3 Faith 42 %"
