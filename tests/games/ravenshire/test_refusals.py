"""Why a thing on a drawn board cannot be chosen: dice, districts, spaces, goods and exchanges."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    BOX,
    build,
    fresh,
    gathering,
    hire,
    overtime,
    own,
    place,
    play,
    production,
    quietly,
    scoring,
    set_board,
    show_titles,
    take,
    work,
)
from tests.games.ravenshire.touching import (
    EVERY_REF,
    RAVENSHIRE,
    TABLES,
    choices,
    clause,
    why_not,
)
from tests.support import rule

# Whole matches


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whatever_is_in_sight_and_cannot_be_chosen_has_a_reason(
    seats: int, options: dict[str, Any]
) -> None:
    for number, (g, seat) in enumerate(choices(seats, 40 + seats, **options)):
        if number % 5:
            continue
        legal = [RAVENSHIRE.path(g, a, seat)[:1] for a in g.options(seat)]
        hidden = out_of_sight(g, seat)
        for ref in EVERY_REF:
            if [ref] in legal or ref in hidden:
                assert why_not(g, ref, seat) == "", ref
            else:
                assert why_not(g, ref, seat).endswith("."), ref


def out_of_sight(g: Ravenshire, seat: int) -> set[str]:
    """Cards in decks and Contracts of others, dice that there are not, Titles not in play."""
    view = g.view(seat)
    me = view["players"][seat]
    dice = len(me["rolled"] + me["taken"] + me["bench"]) + (me["badger"] is not None)
    seen = words(view)
    return {
        *[f"die:{i}" for i in range(dice, 8)],
        *[f"member:{one.id}" for one in BOX.members if one.id not in seen],
        *[f"contract:{one.id}" for one in BOX.contracts if one.id not in seen],
        *[f"title:{BOX.titles[i].id}" for i in range(9) if i not in g.titles + g.met],
    }


def words(seen: Any) -> set[str]:
    if isinstance(seen, dict):
        return set().union(*[words(value) for value in seen.values()])
    if isinstance(seen, list):
        return set().union(*[words(value) for value in seen])
    return {seen} if isinstance(seen, str) else set()


@pytest.mark.parametrize(("seats", "options"), TABLES[1:])
def test_who_waits_gets_the_same_answer_for_everything(seats: int, options: dict[str, Any]) -> None:
    for number, (g, _) in enumerate(choices(seats, 50 + seats, **options)):
        if number % 20:
            continue
        for seat in set(range(seats)) - set(g.actors()):
            hidden = out_of_sight(g, seat)
            found = {why_not(g, ref, seat) for ref in EVERY_REF if ref not in hidden}
            assert len(found) == 1
            assert found != {""}


# Turns


def test_out_of_turn_it_says_whose_turn_it_is() -> None:
    g = gathering()
    assert why_not(g, "district:I", 1) == "It is Red's turn."
    assert clause(g, "district:I", 1) == "4.1"


def test_who_has_ended_production_waits_for_the_others() -> None:
    g = production()
    play(g, "end_production", seat=0)
    assert why_not(g, "space:overtime") == "Your Production is over; others are still at work."
    assert why_not(g, "space:overtime", 1).startswith("Choose one of your dice first")


def test_who_has_kept_a_contract_waits_for_the_others() -> None:
    g = fresh(2)
    seat = g.actor()
    play(g, f"keep_contract:contract={g.players[seat].dealt[0]}", seat=seat)
    assert why_not(g, "district:I", seat) == "You have chosen; others are still choosing."


def test_who_has_finished_waits_for_the_others() -> None:
    g = scoring()
    play(g, "finish", seat=0)
    assert why_not(g, "exchange:good") == "You have finished; others are still exchanging."


def test_a_finished_match_says_so() -> None:
    g = scoring()
    while not g.over:
        play(g, "finish", seat=g.actor())
    assert why_not(g, "district:I") == "The match is over."


@pytest.mark.parametrize(
    "ref",
    [
        *("", "die", "die:3", "die:-1", "die:²", "spot:12", "district:VII", "x:1"),
        *("slot:common-3", "member:nobody", "contract:nothing", "amount:-1", "change:0"),
    ],
)
def test_of_an_unknown_thing_nothing_is_said(ref: str) -> None:
    g = gathering()
    assert RAVENSHIRE.why_not(g, 0, ref) == ("", "")
    assert RAVENSHIRE.why_not(g, 1, ref) == ("", "")


# What was begun is finished first


@rule("RA-027")
def test_a_choice_in_the_middle_of_an_action_comes_first() -> None:
    g = gathering()
    own(g, ore=3, action_token=1)
    play(g, "exchange:exchange=0")
    assert why_not(g, "upgrade:kiln") == "Choose what you give in the exchange first."
    play(g, "give:what=0", "give:what=0", "give:what=0")
    assert why_not(g, "district:I") == "Choose what you gain first."


@rule("RA-045")
def test_between_taking_a_die_and_running_the_guild_no_token_is_spent() -> None:
    g = gathering()
    own(g, action_token=1)
    place(g, "h1", "I")
    take(g, "III")
    running = "Your guild runs; use its members first, or no more of them."
    assert why_not(g, "upgrade:kiln") == running
    assert clause(g, "upgrade:kiln") == "4.12"


def test_production_spaces_are_finished_first() -> None:
    g = production()
    own(g, wood=1)
    work(g, "forge_mastery")
    assert why_not(g, "die:0") == "Choose what Forge Mastery brings first."
    play(g, "master:reward=2")
    work(g, "charcoal_kiln")
    assert why_not(g, "die:0") == "Choose how much you convert first."
    assert why_not(g, "amount:3") == "You have Wood for 1; 3 is too much."


def test_a_thing_later_on_a_path_asks_for_the_first() -> None:
    g = gathering()
    own(g, talisman=1)
    assert why_not(g, "district:II") == "Choose one of your dice first, then the district."
    assert why_not(g, "change:+1").startswith("Choose the Talisman first")
    assert why_not(production(), "space:overtime") == (
        "Choose one of your dice first, then the space."
    )


# Dice


@rule("RA-022")
def test_a_full_district() -> None:
    g = gathering()
    set_board(g, I="h1", III="a1 a2", IV="h1", V="m1", VI="m1")
    assert why_not(g, "district:III") == "III Tannery District has two dice and is full."
    assert clause(g, "district:III") == "4.5"


@rule("RA-024")
def test_the_die_just_placed_is_not_taken() -> None:
    g = gathering()
    place(g, "h1", "III")
    assert why_not(g, "spot:5") == "You have just placed this die; take another one."
    assert why_not(g, "spot:3") == "There is no die on this spot; take one from another."
    assert why_not(g, "district:I") == "Your die is placed; take a die from a district now."
    assert why_not(g, "die:0") == "Your die of this turn is placed; you place one in each turn."


def test_before_placing_no_die_is_taken() -> None:
    g = gathering()
    assert why_not(g, "spot:0") == "Place one of your dice first; then you take one."
    assert why_not(g, "spot:1") == "Choose one of your dice first, then the district."


def test_after_the_run_placing_and_taking_are_over() -> None:
    g = gathering()
    place(g, "h1", "III")
    take(g, "V")
    assert why_not(g, "spot:0") == "You have taken a die; you take one in each turn."
    assert why_not(g, "district:I").startswith("Your die of this turn is placed")


@rule("RA-R05")
def test_a_die_that_was_taken_is_not_placed_again() -> None:
    g = gathering()
    place(g, "h1", "III")
    take(g, "V")
    play(g, "end_turn")
    place(g, "h1", "IV")
    take(g, "VI")
    quietly(g)
    play(g, "end_turn")
    assert why_not(g, "die:2") == "You took the Merchant 1 in this round; it works in Production."


@rule("RA-079")
def test_the_badgers_die_is_not_placed() -> None:
    g = gathering(assistants="badger")
    assert why_not(g, "die:3") == "The Badger's die is used in Production only."
    assert clause(g, "die:3") == "13.4"


def test_one_of_two_like_dice_stands_for_both() -> None:
    g = gathering()
    place(g, "h1", "III")
    set_board(g, I="h2 h2", II="-", III="a1 h1", IV="a1", V="m1", VI="m1")
    assert why_not(g, "spot:1") == "It is like the die beside it; choose that one."
    g = production(2, "3 3 3")
    g.players[0].bench = [3, 3, 21]
    assert why_not(g, "die:1") == "It is like your other Harvester 3; choose that one."


def test_of_like_dice_to_be_placed_one_stands_for_all() -> None:
    g = gathering()
    g.players[0].rolled = [3, 3, 21]
    assert why_not(g, "die:1") == "It is like your other Harvester 3; choose that one."
    assert clause(g, "die:1") == "4.4"


@rule("RA-066")
def test_a_space_that_has_had_its_die() -> None:
    g = production()
    work(g, "hire_help")
    assert why_not(g, "space:hire_help") == "Hire Help has had its die in this round."
    work(g, "scrap_pile")
    quietly(g)
    work(g, "forge_mastery")
    quietly(g)
    assert why_not(g, "space:overtime") == "You have no die left for Overtime."
    assert why_not(g, "reward:0") == "Forge Mastery has had its die in this round."


@rule("RA-081")
def test_the_fourth_die_of_the_ravens_owner_stays_unused() -> None:
    g = production(assistants="raven")
    for space in ("hire_help", "forge_mastery", "steel_foundry"):
        work(g, space)
        quietly(g)
    assert why_not(g, "die:0") == "You have put as many dice to work as you may in a round."


def test_spaces_are_for_production_and_districts_for_gathering() -> None:
    assert why_not(gathering(), "space:overtime") == (
        "Dice are put to work in Production; this is Gathering."
    )
    assert why_not(production(), "district:I") == (
        "Dice are placed in Gathering; this is Production."
    )
    assert why_not(gathering(), "reward:0") == (
        "Forge Mastery is used in Production; this is Gathering."
    )


# Goods and exchanges


def test_a_mystic_is_no_good_of_choice() -> None:
    g = production()
    work(g, "scrap_pile")
    assert why_not(g, "good:mithril") == "You choose a Good now; Mithril is none."


def test_goods_are_given_from_what_there_is() -> None:
    g = gathering()
    own(g, ore=1, wood=1, steel=2)
    play(g, "exchange:exchange=0")
    assert why_not(g, "good:leather") == "You have no Leather to give."
    assert why_not(g, "good:mithril") == "You give Goods now; Mithril is none of them."
    play(g, "give:what=1")
    assert why_not(g, "good:wood") == "You have no Wood to give."


def test_what_the_wholesaler_does_not_sell() -> None:
    g = gathering()
    hire(g, 0, "dunlin")
    own(g, wood=1, leather=2, mithril=1)
    place(g, "h1", "I")
    take(g, "V")
    play(g, "sell:row=1,what=2")
    assert why_not(g, "good:mithril") == "Dunlin sells Goods; Mithril is none."
    assert why_not(g, "good:charcoal") == "You have no Charcoal to sell."


def test_without_a_choice_of_goods_none_is_chosen() -> None:
    assert why_not(gathering(), "good:ore") == "No Good or Mystic is chosen now."


@pytest.mark.parametrize(
    ("exchange", "reason"),
    [
        ("good", "The Good Exchange takes 3 Goods; you have 1."),
        ("mystic", "The Mystic Exchange takes 3 Mystics; you have 1."),
        ("embergem", "That exchange takes 2 Embergems; you lack 1 Embergem."),
        (
            "dragon_scale",
            "That exchange takes 1 Charcoal and 1 Dragon Scale; you lack 1 Dragon Scale.",
        ),
        ("talisman", "You have no Talisman."),
    ],
)
def test_an_exchange_that_cannot_be_paid(exchange: str, reason: str) -> None:
    g = gathering()
    own(g, charcoal=1, embergem=1)
    assert why_not(g, f"exchange:{exchange}") == reason
    assert clause(g, f"exchange:{exchange}") == ("7.4" if exchange == "talisman" else "7.1")


@rule("RA-059")
def test_talismans_wait_for_the_end_of_an_action_and_are_nothing_at_the_end() -> None:
    g = gathering()
    own(g, talisman=1, gold=9)
    place(g, "h1", "VI")
    assert why_not(g, "exchange:talisman") == (
        "Talismans are spent outside an action; finish this one first."
    )
    g = scoring()
    own(g, talisman=1)
    assert why_not(g, "exchange:talisman") == (
        "At final scoring there is no die to change any more."
    )


@rule("RA-050")
def test_a_change_by_two_needs_the_improved_exchange() -> None:
    g = gathering()
    own(g, talisman=1)
    assert why_not(g, "change:+2") == ("Only with the Improved Market Exchange a die changes by 2.")


# Tokens


@rule("RA-052")
def test_an_upgrade_is_built_once_and_for_a_token() -> None:
    g = gathering()
    own(g, action_token=1)
    build(g, "kiln")
    assert why_not(g, "upgrade:kiln") == "You have built Improved Kiln."
    assert why_not(g, "upgrade:foundry") == "Improved Foundry takes 1 Action Token; you have none."


def test_upgrades_are_not_built_at_final_scoring() -> None:
    assert why_not(scoring(), "upgrade:kiln") == (
        "Upgrades are built in Gathering and Production; this is final scoring."
    )


@rule("RA-055")
def test_overtime_cards_take_tokens_and_are_not_for_production() -> None:
    g = gathering()
    own(g, action_token=3)
    play(g, overtime("side_jobs"))
    assert why_not(g, "overtime:side_jobs") == "You have played Side Jobs; it is out of the game."
    assert why_not(g, "overtime:special_training") == (
        "Special Training takes 2 Action Tokens; you have 1."
    )
    assert why_not(production(), "overtime:side_jobs") == (
        "Overtime cards are played in Gathering and at final scoring; this is Production."
    )


# Guilds and Titles


def test_guilds_are_run_by_dice() -> None:
    assert why_not(gathering(), "guild:harvester") == (
        "A guild is run when you take a die of its colour, or with Overtime."
    )


@rule("RA-086")
def test_titles_are_not_chosen() -> None:
    g = gathering()
    show_titles(g, "artificer", "guildmaster")
    assert why_not(g, "title:artificer") == (
        "Artificer is not chosen; who meets it at the end of a round scores it."
    )
    g.met, g.titles = g.titles[:1], g.titles[1:]
    met = BOX.titles[g.met[0]]
    assert why_not(g, f"title:{met.id}") == f"{met.title} was met and scores no more."
