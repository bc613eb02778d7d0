"""The log names what happened, where it came from and what it cost."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    completed_before,
    completing,
    empty_stack,
    end_production,
    exchange,
    final,
    gathering,
    hire,
    hold,
    overtime,
    own,
    pick,
    place,
    play,
    production,
    recruit,
    set_board,
    show_halls,
    show_titles,
    solo,
    work,
)
from tests.games.ravenshire.scenes import keep_contracts, with_assistant
from tests.games.ravenshire.touching import RAVENSHIRE
from tests.support import legal, rule

WEAPONS = ["hedgerow_hatchets", "ferrymans_gaff", "millers_mace", "twin_fangs", "otterfolk_trident"]


def listening(g: Ravenshire) -> Ravenshire:
    g.logging = True
    return g


def told(g: Ravenshire, seat: int = 0) -> list[str]:
    """Everything that is told of a seat; -1 is the table."""
    return [RAVENSHIRE.sentence(g, event) for event in g.log if event[1] == seat]


# Points


@rule("RA-086")
def test_the_gold_of_a_title_is_told_once() -> None:
    g = listening(final())
    show_titles(g, "weaponsmith")
    completed_before(g, 0, *WEAPONS)
    end_production(g)
    assert told(g)[:2] == ["ends Production", "scores the Title Weaponsmith: 10 Gold"]
    assert "gains 10 Gold" not in told(g)


@rule("RA-100", "RA-101")
def test_the_gold_of_the_end_is_told_with_what_it_is_for() -> None:
    g = listening(final())
    own(g, action_token=1)
    g.players[0].reputation = 9
    end_production(g)
    assert told(g)[-2:] == ["gains 1 Gold for 1 Action Token", "gains 11 Gold for Reputation 9"]


@rule("RA-117")
def test_the_rivals_gold_for_reputation_is_told() -> None:
    g = listening(final(1))
    g.rival.reputation = 20
    end_production(g)
    assert told(g, -1)[-2:] == [
        "The Rival gains 30 Gold for Reputation 20",
        "The match is over: the Rival wins",
    ]


@rule("RA-R25")
def test_reputation_beyond_the_last_level_is_told_before_its_gold() -> None:
    g = listening(production())
    g.players[0].reputation = 19
    hold(g, 0, "aegis_of_ravenshire")
    own(g, steel=8, wood=10, leather=4, mithril=1)
    play(g, completing("aegis_of_ravenshire"))
    assert told(g)[-5:] == [
        "gains 17 Gold",
        "reaches Reputation 20",
        "gains 5 Gold",
        "has no level left for 2 Reputation",
        "gains 2 Gold",
    ]


@rule("RA-075")
def test_what_a_finish_brings_is_told_apart_from_the_contract() -> None:
    g = listening(production())
    g.players[0].reputation = 4
    hold(g, 0, "acorn_buckler")
    own(g, steel=1, wood=4, embergem=2, charcoal=1)
    play(g, completing("acorn_buckler", "embergem"))
    assert told(g) == [
        "pays 4 Wood",
        "pays 1 Charcoal",
        "pays 1 Steel",
        "pays 2 Embergems",
        "completes Acorn Buckler with the Embergem Finish",
        "gains 3 Gold",
        "reaches Reputation 5",
        "gains 2 Gold",
        "adds the Embergem Finish",
        "gains 4 Gold",
    ]


@rule("RA-075")
def test_the_mystics_of_a_contract_and_its_finish_are_paid_together() -> None:
    g = listening(production())
    hold(g, 0, "moonlit_gorget")
    own(g, steel=2, leather=2, charcoal=1, mithril=3)
    play(g, completing("moonlit_gorget", "mithril"))
    assert next(text for text in told(g) if "Mithril" in text) == "pays 3 Mithril"


# Goods


@rule("RA-080")
def test_the_goods_of_the_raven_name_it() -> None:
    g, seat = with_assistant("raven")
    listening(g)
    keep_contracts(g)
    while not legal(g, "pick"):
        play(g, legal(g)[-1])
    pick(g, "ore", "steel", seat=seat)
    assert told(g, seat)[-4:] == [
        "has the help of the Raven",
        "may choose 2 Goods",
        "chooses 1 Ore",
        "chooses 1 Steel",
    ]


@rule("RA-083")
def test_a_member_that_joins_for_nothing_is_the_advisors() -> None:
    g, seat = with_assistant("guild_advisor")
    show_halls(g, "burdock wisp pippin", "hazel ashkin dunlin")
    g = listening(g)
    keep_contracts(g)
    recruit(g, "wisp", "harvester")
    assert told(g, seat)[-2:] == [
        "has the help of the Guild Advisor",
        "recruits Wisp, newt charm-carver to the Harvesters",
    ]


@rule("RA-084")
def test_a_member_that_moves_does_so_by_advice() -> None:
    g = gathering(assistants="guild_advisor")
    hire(g, 0, "wisp")
    while not legal(g, "move_member"):
        act_on(g)
    listening(g)
    play(g, legal(g, "move_member")[0])
    assert told(g)[:2] == ["has the help of the Guild Advisor", "moves Wisp to the Harvesters"]


def act_on(g: Ravenshire) -> None:
    """Anything that ends something."""
    ends = ("end_turn", "end_production", "end_run", "no_recruit", "convert:amount=0")
    texts = legal(g)
    play(g, next((text for text in ends if text in texts), texts[0]), seat=g.actor())


@rule("RA-085")
def test_upgrades_that_are_built_for_nothing_are_the_patrons() -> None:
    g, seat = with_assistant("noble_patron")
    g = listening(g)
    keep_contracts(g)
    at = told(g, seat).index("has the help of the Noble Patron")
    assert told(g, seat)[at + 1] == "builds Improved Foundry"


@rule("RA-048", "RA-049")
@pytest.mark.parametrize(
    ("space", "bonus", "name", "more"),
    [
        ("steel_foundry", ["gains 2 Steel", "gains 1 Mithril"], "Improved Foundry", "1 Steel"),
        ("charcoal_kiln", ["gains 2 Charcoal"], "Improved Kiln", "1 Charcoal"),
    ],
)
def test_what_an_upgrade_adds_names_it(space: str, bonus: list[str], name: str, more: str) -> None:
    g = listening(production())
    g.players[0].upgrades = 0b11
    work(g, space, 1)
    assert told(g)[1 : 3 + len(bonus)] == [*bonus, f"uses {name}", f"gains {more}"]


@rule("RA-071", "RA-072")
def test_what_is_burnt_and_smelted_is_told_as_paid() -> None:
    g = listening(production())
    own(g, wood=2, ore=1, charcoal=1)
    work(g, "charcoal_kiln", 1)
    play(g, "convert:amount=2")
    work(g, "steel_foundry", 1)
    play(g, "convert:amount=1")
    flows = [text for text in told(g) if text.startswith(("pays", "makes"))]
    assert flows == [
        "pays 2 Wood",
        "makes 2 Charcoal",
        "pays 1 Ore",
        "pays 1 Charcoal",
        "makes 1 Steel",
    ]


@rule("RA-026")
def test_what_is_sold_after_an_exchange_names_who_buys_it() -> None:
    g = listening(production())
    hire(g, 0, "dunlin")
    own(g, ore=1, embergem=2)
    work(g, "overtime")
    play(g, "run_guild:guild=2", "sell:row=1,what=0")
    exchange(g, "embergem", gain="ore leather")
    play(g, "sell:row=1,what=2")
    assert told(g)[-7:] == [
        "pays 2 Embergems",
        "may choose 2 Goods",
        "chooses 1 Ore",
        "chooses 1 Leather",
        "goes on with Dunlin",
        "pays 1 Leather",
        "gains 2 Gold",
    ]


@rule("RA-059")
def test_a_talisman_says_which_die_it_turns() -> None:
    g = gathering(dice="h3 a3 m3")
    set_board(g, I="h1", II="h2", III="a1", IV="a1", V="m1", VI="m1")
    own(g, talisman=2)
    listening(g)
    play(g, "change_own_die:die=0,change=2", "change_board_die:spot=2,change=2")
    assert told(g) == [
        "pays 1 Talisman",
        "turns an own Harvester 3 to 4",
        "pays 1 Talisman",
        "turns the Harvester 2 in II Darkwood Forest to 3",
    ]


@rule("RA-053")
def test_an_overtime_card_is_told_with_its_price_and_its_gain() -> None:
    g = listening(gathering())
    own(g, action_token=2)
    play(g, overtime("side_jobs"))
    assert told(g) == ["pays 2 Action Tokens", "plays Side Jobs", "gains 3 Gold"]


@rule("RA-R11")
def test_a_new_stack_of_members_is_told() -> None:
    g = gathering(dice="h4 a4 m6")
    show_halls(g, "burdock wisp pippin", "hazel ashkin dunlin")
    empty_stack(g)
    own(g, gold=9)
    listening(g)
    place(g, "m6", "VI")
    recruit(g, "burdock")
    assert "The discarded members are shuffled and become the new stack" in told(g, -1)


# The Rival


@rule("RA-110", "RA-119")
@pytest.mark.parametrize(
    ("level", "sentence"),
    [
        ("easy", "The Rival gains 12 Work for RV01 (14 -2)"),
        ("normal", "The Rival gains 14 Work for RV01"),
    ],
)
def test_the_rivals_work_names_its_card_and_what_the_level_changes(
    level: str, sentence: str
) -> None:
    g = listening(solo("h3 a5 m5", "rv01", rival=level))
    play(g, "end_turn")
    assert sentence in told(g, -1)


@rule("RA-114", "RA-115", "RA-116")
def test_the_rivals_production_names_its_dice_and_what_it_spends() -> None:
    g = final(1)
    g.rival.taken, g.rival.rolled = [2, 14, 25], []
    hold_for_the_rival(g, "acorn_buckler")
    g.rival.work, g.rival.charms, g.rival.reputation = 7, 1, 20
    listening(g)
    end_production(g)
    assert told(g, -1)[:11] == [
        "The Rival works with Harvester 2",
        "The Rival gains 1 Work",
        "The Rival works with Alchemist 4",
        "The Rival gains 1 Charm",
        "The Rival works with Merchant 5",
        "The Rival gains 2 Gold",
        "The Rival spends 8 Work",
        "The Rival spends 2 Charms",
        "The Rival completes Acorn Buckler with the Mithril Finish",
        "The Rival gains 3 Gold",
        "The round ends",
    ]


def hold_for_the_rival(g: Ravenshire, name: str) -> None:
    hold(g, 0, name)
    g.contract_decks[0].shuffle_in(g.rival.contracts)
    g.rival.contracts, g.players[0].contracts = g.players[0].contracts, []
