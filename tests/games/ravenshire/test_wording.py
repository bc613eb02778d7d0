"""What labels, prompts and the log tell beyond the names of things."""

from __future__ import annotations

import re

import pytest

from hearth.games.ravenshire import events as e
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    build,
    building,
    busy_town,
    completing,
    end_production,
    final,
    gathering,
    hire,
    hold,
    next_contracts,
    overtime,
    own,
    pick,
    place,
    play,
    production,
    quietly,
    recruiting,
    scoring,
    set_board,
    show_halls,
    show_row,
    solo,
    take,
    work,
    working,
)
from tests.games.ravenshire.touching import RAVENSHIRE, choices, label


def prompt(g: Ravenshire, seat: int = 0) -> str:
    return RAVENSHIRE.prompt(g, seat)


def told(g: Ravenshire, *kinds: int) -> list[str]:
    return [RAVENSHIRE.sentence(g, event) for event in g.log if event[0] in kinds]


def listening(g: Ravenshire) -> Ravenshire:
    g.logging = True
    return g


# Labels


def test_placing_and_taking_say_what_the_die_brings() -> None:
    g = gathering(2, "h2 a4 m6")
    assert label(g, "place:die=0,district=0") == (
        "Place your Harvester 2 in I Sharprock Mountains: 2 Ore and 1 Mithril"
    )
    assert label(g, "place:die=2,district=5") == (
        "Place your Merchant 6 in VI Guild Halls: a recruit and 1 Mystic of your choice"
    )
    place(g, "h2", "I")
    assert label(g, "take:spot=4") == (
        "Take the Alchemist 1 from III Tannery District: 3 Leather and 1 Talisman;"
        " then run your Alchemists"
    )


def test_whoever_takes_the_raven_die_may_run_any_guild() -> None:
    g = gathering(2, "h1 a1 m1 r1", assistants="raven")
    set_board(g, I="h1", II="h1", III="a1", IV="a1", V="m1", VI="m1")
    place(g, "r1", "I")
    quietly(g)
    take(g, "II")
    quietly(g)
    play(g, "end_turn")
    place(g, "h1", "III")
    assert label(g, "take:spot=1", seat=1).endswith("; then run any of your guilds")


def test_recruiting_names_price_and_ability() -> None:
    g = gathering()
    own(g, gold=3, leather=1, action_token=1)
    show_halls(g, "thistle - -", "- - -")
    assert label(g, recruiting(g, "thistle", kind="token_recruit")) == (
        "Recruit Thistle, hedgehog forager for 1 Leather, 3 Gold and 1 Action Token"
        " (Brings 1 Ore, 1 Wood and 1 Charcoal)"
    )
    place(g, "h1", "VI")
    assert label(g, recruiting(g, "thistle")).startswith(
        "Recruit Thistle, hedgehog forager for 1 Leather and 3 Gold ("
    )


def test_with_the_guild_advisor_the_column_is_named() -> None:
    g = gathering(assistants="guild_advisor")
    own(g, gold=1, action_token=1)
    show_halls(g, "burdock - -", "- - -")
    assert label(g, recruiting(g, "burdock", "merchant", "token_recruit")).startswith(
        "Recruit Burdock, mole ore-digger to your Merchants for"
    )


def test_a_contract_is_told_with_cost_and_reward() -> None:
    g = gathering()
    own(g, action_token=1)
    show_row(g, "common", "moonlit_gorget - -")
    assert label(g, "gain_contract:slot=0") == (
        "Take Moonlit Gorget (2 Leather, 2 Steel and 1 Mithril, for 5 Gold and 1 Reputation)"
        " for 1 Action Token"
    )


def test_a_finish_is_part_of_what_is_paid_and_gained() -> None:
    g = production()
    hold(g, 0, "hedgerow_hatchets")
    own(g, steel=2, wood=2, embergem=2, charcoal=1)
    assert label(g, completing("hedgerow_hatchets")) == (
        "Complete Hedgerow Hatchets for 2 Wood and 2 Steel: 3 Gold and 1 Reputation"
    )
    assert label(g, completing("hedgerow_hatchets", "embergem")) == (
        "Complete Hedgerow Hatchets with the Embergem Finish"
        " for 2 Wood, 1 Charcoal, 2 Steel and 2 Embergems: 7 Gold and 1 Reputation"
    )


def test_an_improved_kiln_is_counted_in() -> None:
    g = production(2, "3 1 1")
    own(g, action_token=1)
    assert label(g, working(g, "charcoal_kiln", 3)).endswith(": 3 Charcoal")
    build(g, "kiln")
    assert label(g, working(g, "charcoal_kiln", 3)).endswith(": 4 Charcoal")


def test_a_die_that_was_taken_and_one_just_placed_are_told_apart() -> None:
    g = gathering(2, "h3 a4 m6")
    place(g, "h3", "I")
    own(g, talisman=1)
    assert label(g, "change_board_die:spot=1,change=2") == (
        "Talisman: turn the Harvester 3 you have just placed in I Sharprock Mountains to 4"
    )
    take(g, "V")
    assert (
        label(g, "change_own_die:die=2,change=2") == "Talisman: turn the Merchant 1 you took to 2"
    )
    assert label(g, "change_own_die:die=0,change=2") == "Talisman: turn your Alchemist 4 to 5"


def test_conversions_say_what_becomes_of_what() -> None:
    g = production(2, "3 3 3")
    own(g, ore=2, wood=1)
    work(g, "charcoal_kiln")
    assert label(g, "convert:amount=0") == "Burn no Wood"
    assert label(g, "convert:amount=1") == "Burn 1 Wood to 1 Charcoal"
    play(g, "convert:amount=0")
    work(g, "steel_foundry")
    assert label(g, "convert:amount=2") == "Smelt 2 Ore and 2 Charcoal to 2 Steel"
    assert label(g, "convert:amount=0") == "Smelt nothing"


def test_who_turns_things_gives_also_for_nothing() -> None:
    g = gathering()
    hire(g, 0, "sootwick")
    own(g, wood=1)
    place(g, "h1", "I")
    take(g, "III")
    play(g, "get:row=0,what=7")
    assert label(g, "turn:row=1,amount=0") == "Sootwick: turn nothing, gain 1 Charcoal"
    assert label(g, "turn:row=1,amount=1") == (
        "Sootwick: turn 1 Wood into 1 Charcoal, gain 1 Charcoal"
    )


def test_exchanges_and_cards_say_what_is_given_and_gained() -> None:
    g = gathering()
    own(g, ore=3, dragon_scale=1, charcoal=1, action_token=2)
    assert label(g, "exchange:exchange=0") == "Good Exchange: 3 Goods for 1 Good of your choice"
    assert label(g, "exchange:exchange=4") == (
        "Dragon Scale: 1 Charcoal and 1 Dragon Scale for 1 Gold and 1 Good of your choice"
    )
    assert label(g, overtime("side_jobs")) == "Side Jobs: 2 Action Tokens for 3 Gold"
    assert label(g, building("kiln")) == "Build Improved Kiln for 1 Action Token"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_text_has_a_gap_or_a_place_left_open(seats: int) -> None:
    for g, seat in choices(seats, 60 + seats, assistants=True):
        texts = [prompt(g, seat), *[RAVENSHIRE.label(g, a, seat) for a in g.options(seat)]]
        assert [
            text for text in texts if re.search(r"  |[{}]|\bnothing \w+ nothing|None", text)
        ] == []


# Prompts


def test_goods_of_choice_are_counted() -> None:
    g = production(2, "1 1 1")
    work(g, "scrap_pile")
    assert prompt(g) == "Choose 3 Goods"
    pick(g, "ore", "ore")
    assert prompt(g) == "Choose a Good"


def test_an_exchange_says_how_many_are_still_to_be_given() -> None:
    g = gathering()
    own(g, mithril=3)
    play(g, "exchange:exchange=1")
    assert prompt(g) == "Mystic Exchange: give 3 Mystics"
    play(g, "give:what=5", "give:what=5")
    assert prompt(g) == "Mystic Exchange: give a Mystic"


def test_a_turn_is_prompted_step_by_step() -> None:
    g = gathering()
    own(g, action_token=2)
    assert prompt(g) == "Your turn: place a die (2 Action Tokens)"
    place(g, "h1", "II")
    assert prompt(g) == "Now take a die from a district (2 Action Tokens)"
    take(g, "III")
    assert prompt(g) == "Your Alchemists run: use a member"
    quietly(g)
    assert prompt(g) == "Anything else before your turn ends? (2 Action Tokens)"


def test_production_counts_the_dice_that_are_left() -> None:
    g = production()
    assert prompt(g) == "Production: 3 dice to put to work, 0 Action Tokens"
    work(g, "hire_help")
    work(g, "overtime")
    assert prompt(g) == "Which of your guilds runs?"
    play(g, "run_guild:guild=2")
    assert prompt(g) == "Production: 1 die to put to work, 2 Action Tokens"


def test_of_the_ravens_four_dice_three_are_put_to_work() -> None:
    assert "3 dice to put to work" in prompt(production(assistants="raven"))


def test_the_wholesaler_says_how_many_more() -> None:
    g = gathering()
    hire(g, 0, "dunlin")
    own(g, wood=3)
    place(g, "h1", "I")
    take(g, "V")
    play(g, "sell:row=1,what=1")
    assert prompt(g) == "Dunlin: sell up to 1 more?"


# The log


def test_the_log_tells_a_turn() -> None:
    g = listening(gathering(2, "h2 a4 m6"))
    place(g, "h2", "I")
    take(g, "V")
    assert told(g, e.DIE_PLACED, e.DIE_TAKEN, e.GAINED, e.GUILD_RUN, e.MEMBER_USED) == [
        "places Harvester 2 in I Sharprock Mountains",
        "gains 2 Ore",
        "gains 1 Mithril",
        "takes Merchant 1 from V Bramwell Foundries",
        "gains 2 Steel",
        "gains 1 Action Token",
        "runs the Merchants",
        "uses the printed Merchant",
        "gains 1 Gold",
    ]


def test_a_special_finish_is_told() -> None:
    g = listening(production())
    hold(g, 0, "hedgerow_hatchets", "acorn_buckler")
    own(g, steel=3, wood=6, mithril=2, charcoal=1)
    play(g, completing("hedgerow_hatchets", "mithril"))
    pick(g, "ore")
    play(g, completing("acorn_buckler"))
    assert told(g, e.CONTRACT_COMPLETED) == [
        "completes Hedgerow Hatchets with the Mithril Finish",
        "completes Acorn Buckler",
    ]
    assert told(g, e.REPUTATION_ROSE) == [f"reaches Reputation {level}" for level in (1, 2, 3)]


def test_a_member_in_a_foreign_column_is_told_with_it() -> None:
    g = listening(gathering(assistants="guild_advisor"))
    own(g, gold=2, action_token=2)
    show_halls(g, "burdock wisp -", "- - -")
    play(g, recruiting(g, "burdock", "merchant", "token_recruit"))
    play(g, recruiting(g, "wisp", "alchemist", "token_recruit"))
    assert told(g, e.MEMBER_RECRUITED) == [
        "recruits Burdock, mole ore-digger to the Merchants",
        "recruits Wisp, newt charm-carver",
    ]


def test_the_rival_is_named_where_it_acts() -> None:
    g = listening(solo("h3 a5 m5", "rv01"))
    play(g, "end_turn")
    assert told(g, e.RIVAL_TURNED, e.RIVAL_PLACED, e.RIVAL_GAINED) == [
        "The Rival turns up RV01",
        "The Rival places Alchemist 5 in I Sharprock Mountains",
        "The Rival gains 2 Gold",
    ]


def test_the_neutral_seat_takes_nothing_for_itself() -> None:
    g = listening(busy_town("h1 a1 m1", "rv02"))
    show_halls(g, "- - -", "burdock - -")
    show_row(g, "common", "- acorn_buckler -")
    play(g, "end_turn")
    assert told(g, e.RIVAL_RECRUITED, e.RIVAL_CONTRACT) == [
        "The neutral seat sends away Burdock, mole ore-digger",
        "The neutral seat puts Acorn Buckler under its deck",
    ]


def test_new_contracts_are_told_with_their_row() -> None:
    g = listening(gathering())
    own(g, action_token=1)
    next_contracts(g, "acorn_buckler")
    play(g, "gain_contract:slot=0")
    assert told(g, e.CONTRACT_SHOWN) == ["New Common Contract: Acorn Buckler"]


def test_whoever_has_no_tokens_left_is_not_told_to_sell_them() -> None:
    g = listening(scoring())
    own(g, 0, action_token=3, ore=3)
    own(g, 1)
    play(g, "finish", seat=0)
    if not g.over:
        play(g, "finish", seat=1)
    assert told(g, e.TOKENS_SOLD) == ["gains 3 Gold for 3 Action Tokens"]
    assert told(g, e.MATCH_ENDED) == ["The match is over: that was the last round"]


def test_the_last_round_ends_without_new_dice() -> None:
    g = listening(final())
    end_production(g)
    assert told(g, e.PHASE_BEGAN, e.FINAL_SCORING) == ["The round ends", "Final scoring begins"]


def test_only_rolled_dice_are_shown_as_dice() -> None:
    g = listening(production())
    end_production(g)
    rolled = [RAVENSHIRE.die(event) for event in g.log if event[0] == e.DIE_ROLLED]
    on_board = [RAVENSHIRE.die(event) for event in g.log if event[0] == e.BOARD_DIE_ROLLED]
    assert rolled == [(6, die % 10) for smith in g.players for die in smith.rolled]
    assert on_board == [(6, die % 10) for die in g.spots if die]
    others = [event for event in g.log if event[0] not in (e.DIE_ROLLED, e.BOARD_DIE_ROLLED)]
    assert {RAVENSHIRE.die(event) for event in others} == {(0, 0)}


# Things to meet


def test_a_long_run_watches_what_can_happen() -> None:
    watched = RAVENSHIRE.watched(RAVENSHIRE.standard_box())
    assert "member_used member:alchemist" in watched
    assert "member_recruited member:alchemist" not in watched
    assert "contract_kept contract:acorn_buckler" in watched
    assert "contract_kept contract:twin_fangs" not in watched
    assert "exchanged exchange:talisman" not in watched
    assert "contract_completed finish:embergem" in watched
    assert len(set(watched)) == len(watched)


def test_events_that_are_watched_are_told_in_the_same_words() -> None:
    g = listening(production())
    hold(g, 0, "hedgerow_hatchets")
    own(g, steel=2, wood=2)
    play(g, completing("hedgerow_hatchets"))
    met = [
        f"{RAVENSHIRE.event_names[event[0]]} {ref}"
        for event in g.log
        for ref in RAVENSHIRE.refs(g, event)
    ]
    assert met == [
        "paid good:wood",
        "paid good:steel",
        "contract_completed contract:hedgerow_hatchets",
        "contract_completed finish:normal",
        "gained good:gold",
        "reputation_rose level:1",
    ]
    assert set(met) <= set(RAVENSHIRE.watched(RAVENSHIRE.standard_box()))
