"""What a drawn board asks: what is touched for an action, what it costs, what chance decides."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.ravenshire.events import PAID
from hearth.games.ravenshire.goods import KINDS
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    build,
    building,
    completing,
    deck_of_tier,
    end_production,
    exchange,
    fresh,
    gathering,
    hire,
    hold,
    overtime,
    own,
    place,
    play,
    production,
    recruiting,
    scoring,
    set_board,
    show_halls,
    take,
    work,
)
from tests.games.ravenshire.touching import (
    ENDS,
    EVERY_REF,
    RAVENSHIRE,
    TABLES,
    choices,
    cost,
    kind_of,
    path,
    risk,
)

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


# Whole matches


@every_table
def test_no_two_actions_of_a_choice_have_the_same_path(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, seats, **options):
        found = [RAVENSHIRE.path(g, a, seat) for a in g.options(seat)]
        touched = [tuple(refs) for refs in found if refs]
        assert len(set(touched)) == len(touched)


@every_table
def test_only_ends_touch_nothing_and_a_choice_has_one(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, 10 + seats, **options):
        ends = [a for a in g.options(seat) if RAVENSHIRE.path(g, a, seat) == []]
        assert ends == [a for a in g.options(seat) if kind_of(g, a) in ENDS]
        assert len(ends) <= 1


@every_table
def test_every_ref_names_a_thing(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, 20 + seats, **options):
        for a in g.options(seat):
            for ref in RAVENSHIRE.path(g, a, seat):
                assert ref in EVERY_REF or ref.startswith("amount:")


@every_table
def test_a_cost_is_what_is_paid_at_once(seats: int, options: dict[str, Any]) -> None:
    for number, (g, seat) in enumerate(choices(seats, 30 + seats, **options)):
        for a in g.options(seat) if number % 3 == 0 else []:
            assert RAVENSHIRE.cost(g, a, seat) == spent(g, a, seat)


def spent(g: Ravenshire, a: int, seat: int) -> dict[str, int]:
    """What is told as paid; what is converted is not told, but missing afterwards."""
    after = g.clone()
    after.logging = True
    after.apply(a, seat)
    if kind_of(g, a) == "convert":
        old, new = g.players[seat].stock, after.players[seat].stock
        return {KINDS[i]: old[i] - new[i] for i in range(len(old)) if new[i] < old[i]}
    found: dict[str, int] = {}
    for kind, who, good, count, _ in after.log:
        if (kind, who) == (PAID, seat):
            found[KINDS[good]] = found.get(KINDS[good], 0) + count
    return found


# Paths in Gathering


def test_a_die_is_placed_in_a_district_and_another_taken_from_its_spot() -> None:
    g = gathering(2, "h2 a4 m6")
    assert path(g, "place:die=1,district=3") == ["die:1", "district:IV"]
    place(g, "h2", "I")
    assert path(g, "take:spot=4") == ["spot:4"]


def test_a_talisman_is_the_exchange_then_the_die_then_the_change() -> None:
    g = gathering(2, "h2 a4 m6")
    own(g, talisman=1)
    assert path(g, "change_own_die:die=0,change=2") == ["exchange:talisman", "die:0", "change:+1"]
    assert path(g, "change_board_die:spot=2,change=2") == [
        *("exchange:talisman", "spot:2", "change:+1")
    ]
    assert cost(g, "change_own_die:die=0,change=2") == {"talisman": 1}


def test_an_improved_talisman_changes_a_die_by_two() -> None:
    g = gathering(2, "h2 a4 m6")
    own(g, talisman=1, action_token=1)
    build(g, "market_exchange")
    assert path(g, "change_own_die:die=1,change=0") == ["exchange:talisman", "die:1", "change:-2"]


def test_tokens_buy_what_is_touched() -> None:
    g = gathering()
    own(g, action_token=2, gold=3)
    show_halls(g, "burdock - -", "- - -")
    assert path(g, "gain_contract:slot=1") == ["slot:common-1"]
    assert path(g, "refresh:tier=0") == ["row:common"]
    assert path(g, building("kiln")) == ["upgrade:kiln"]
    assert path(g, overtime("side_jobs")) == ["overtime:side_jobs"]
    assert path(g, recruiting(g, "burdock", kind="token_recruit")) == ["hall:0"]
    assert cost(g, recruiting(g, "burdock", kind="token_recruit")) == {"gold": 1, "action_token": 1}
    assert cost(g, overtime("side_jobs")) == {"action_token": 2}


def test_new_contracts_are_taken_from_their_slots() -> None:
    g = gathering()
    own(g, action_token=1)
    play(g, "refresh:tier=0")
    assert path(g, "take_fresh:slot=2") == ["slot:common-2"]


def test_in_district_six_a_member_is_touched_by_its_place() -> None:
    g = gathering()
    own(g, gold=3)
    show_halls(g, "merle wisp -", "- - -")
    place(g, "h1", "VI")
    assert path(g, recruiting(g, "wisp")) == ["hall:1"]
    assert cost(g, recruiting(g, "wisp")) == {"gold": 1}


def test_the_guild_advisor_sends_members_to_a_column() -> None:
    g = gathering(assistants="guild_advisor")
    own(g, action_token=1, gold=3)
    show_halls(g, "burdock - -", "- - -")
    assert path(g, recruiting(g, "burdock", "merchant", "token_recruit")) == [
        *("hall:0", "guild:merchant")
    ]


def test_the_good_exchange_costs_what_is_given_one_by_one() -> None:
    g = gathering()
    own(g, ore=2, wood=1)
    assert path(g, "exchange:exchange=0") == ["exchange:good"]
    assert cost(g, "exchange:exchange=0") == {}
    play(g, "exchange:exchange=0")
    assert path(g, "give:what=0") == ["good:ore"]
    assert cost(g, "give:what=0") == {"ore": 1}
    play(g, "give:what=0", "give:what=0", "give:what=1")
    assert path(g, "pick:what=4") == ["good:steel"]


def test_other_exchanges_cost_at_once() -> None:
    g = gathering()
    own(g, dragon_scale=1, charcoal=1, embergem=2)
    assert cost(g, "exchange:exchange=4") == {"charcoal": 1, "dragon_scale": 1}
    assert cost(g, "exchange:exchange=3") == {"embergem": 2}


def test_members_are_touched_and_then_what_they_ask_for() -> None:
    g = gathering()
    hire(g, 0, "sootwick", "marl")
    own(g, wood=2, ore=1, charcoal=1)
    place(g, "h1", "I")
    take(g, "III")
    assert path(g, "get:row=0,what=7") == ["member:alchemist", "good:talisman"]
    play(g, "get:row=0,what=7")
    assert path(g, "turn:row=1,amount=2") == ["member:sootwick", "amount:2"]
    assert cost(g, "turn:row=1,amount=2") == {"wood": 2}
    assert path(g, "trade:row=2") == ["member:marl"]
    assert cost(g, "trade:row=2") == {"ore": 1, "charcoal": 1}


def test_who_goes_on_selling_touches_only_the_good() -> None:
    g = gathering()
    hire(g, 0, "dunlin")
    own(g, leather=2, steel=1)
    place(g, "h1", "I")
    take(g, "V")
    assert path(g, "sell:row=1,what=2") == ["member:dunlin", "good:leather"]
    play(g, "sell:row=1,what=2")
    assert path(g, "sell:row=1,what=4") == ["good:steel"]
    assert cost(g, "sell:row=1,what=4") == {"steel": 1}


# Like dice


def test_a_rolled_die_and_one_that_was_taken_are_changed_apart() -> None:
    g = gathering(2, "h3 a4 m6")
    place(g, "m6", "III")
    set_board(g, I="h3", II="h1", III="a1 m6", IV="a1", V="m1", VI="m1")
    take(g, "I")
    play(g, "pick:what=0")
    own(g, talisman=1)
    assert path(g, "change_own_die:die=0,change=2") == ["exchange:talisman", "die:0", "change:+1"]
    play(g, "change_own_die:die=2,change=2")
    assert (g.players[0].rolled, g.players[0].taken) == ([3, 14], [4])


def spots_to_change(g: Ravenshire) -> list[str]:
    found = [ref for a in g.options() for ref in RAVENSHIRE.path(g, a, 0)[1:]]
    return sorted({ref for ref in found if ref.startswith("spot")})


def test_of_two_like_dice_in_a_district_one_stands_for_both() -> None:
    g = gathering()
    set_board(g, II="h3 h3", III="a1 a2", V="m1 m2")
    own(g, talisman=1)
    assert spots_to_change(g) == ["spot:2", "spot:4", "spot:5", "spot:8", "spot:9"]


def test_a_die_just_placed_is_changed_apart_from_its_like() -> None:
    g = gathering()
    place(g, "h1", "II")
    own(g, talisman=1)
    assert {"spot:2", "spot:3"} <= set(spots_to_change(g))


# Paths in Production and later


def test_production_is_played_with_dice_spaces_contracts_and_finishes() -> None:
    g = production(2, "2 4 6")
    hold(g, 0, "hedgerow_hatchets")
    own(g, steel=2, wood=2, mithril=2, charcoal=1)
    assert path(g, "work:die=2,space=2") == ["die:2", "space:scrap_pile"]
    bright = completing("hedgerow_hatchets", "mithril")
    assert path(g, bright) == ["contract:hedgerow_hatchets", "finish:mithril"]
    assert cost(g, bright) == {"wood": 2, "charcoal": 1, "steel": 2, "mithril": 2}
    assert cost(g, completing("hedgerow_hatchets")) == {"wood": 2, "steel": 2}
    work(g, "forge_mastery")
    assert path(g, "master:reward=1") == ["reward:1"]


def test_kiln_and_foundry_ask_for_an_amount() -> None:
    g = production(2, "3 3 6")
    own(g, wood=2, ore=3)
    work(g, "charcoal_kiln", 3)
    assert path(g, "convert:amount=2") == ["amount:2"]
    assert cost(g, "convert:amount=2") == {"wood": 2}
    play(g, "convert:amount=2")
    work(g, "steel_foundry", 3)
    assert cost(g, "convert:amount=3") == {"ore": 3, "charcoal": 3}


def test_overtime_runs_the_guild_that_is_touched() -> None:
    g = production()
    work(g, "overtime")
    assert path(g, "run_guild:guild=2") == ["guild:merchant"]


def test_others_produce_on_their_own_boards() -> None:
    g = production()
    play(g, "end_production", seat=0)
    assert path(g, "work:die=0,space=1", seat=1) == ["die:0", "space:hire_help"]


def test_the_guild_advisor_moves_a_member_or_swaps_two() -> None:
    g = production(assistants="guild_advisor")
    hire(g, 0, "burdock", "wisp")
    end_production(g)
    assert path(g, "move_member:place=1,column=2") == ["member:burdock", "guild:merchant"]
    assert path(g, "swap_members:place=1,other=5") == ["member:burdock", "member:wisp"]


def test_final_scoring_is_played_with_cards_and_exchanges() -> None:
    g = scoring()
    own(g, action_token=2, ore=3)
    assert path(g, overtime("special_training")) == ["overtime:special_training"]
    assert path(g, "exchange:exchange=0") == ["exchange:good"]
    exchange(g, "good", "ore ore ore", "steel")


def test_the_first_contract_is_touched_itself() -> None:
    g = fresh(2)
    seat = g.actor()
    dealt = g.view(seat)["players"][seat]["dealt"]
    assert [RAVENSHIRE.path(g, a, seat) for a in g.options(seat)] == [
        [f"contract:{one}"] for one in dealt
    ]


def test_the_guild_advisors_first_member_costs_nothing() -> None:
    g = next(g for g in (fresh(2, seed, assistants=True) for seed in range(99)) if has_advisor(g))
    while len(g.actors()) > 1:
        play(g, "keep_contract:contract=" + str(g.players[g.actor()].dealt[0]), seat=g.actor())
    g.apply(g.options()[0])
    assert g.view(None)["choice"] == "FreeRecruit"
    assert [RAVENSHIRE.cost(g, a, g.actor()) for a in g.options()] == [{}] * len(g.options())


def has_advisor(g: Ravenshire) -> bool:
    return "guild_advisor" in [player["assistant"] for player in g.view(None)["players"]]


# Chance and seats


def test_only_new_contracts_are_left_to_chance() -> None:
    g = gathering()
    own(g, action_token=1)
    unseen = deck_of_tier(g, "common").size()
    assert risk(g, "refresh:tier=0") == f"Chance decides which: {unseen} unseen in the Common deck"
    assert risk(g, "gain_contract:slot=0") == ""


def test_contracts_that_the_seat_has_seen_go_under_the_deck_are_not_unseen() -> None:
    g = gathering()
    own(g, action_token=1)
    deck = deck_of_tier(g, "common")
    deck.put_under(deck.bag.pop(), 0b01)
    deck.put_under(deck.bag.pop(), 0b10)
    assert risk(g, "refresh:tier=0").startswith(f"Chance decides which: {deck.size() - 1} unseen")


def test_a_row_whose_next_contracts_are_known_is_no_risk() -> None:
    g = gathering()
    own(g, action_token=1)
    deck = deck_of_tier(g, "common")
    while deck.bag:
        deck.put_under(deck.bag.pop())
    assert risk(g, "refresh:tier=0") == ""


def test_seats_are_called_by_their_colours() -> None:
    assert RAVENSHIRE.names(fresh(4)) == ["Red", "Blue", "Yellow", "White"]
