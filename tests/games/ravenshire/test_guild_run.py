"""Guild runs: what the three printed members and the 27 others do."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.cards import GUILDS
from hearth.games.ravenshire.goods import KINDS
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    BOX,
    GOODS,
    MYSTICS,
    can_exchange,
    exchange,
    gathering,
    has,
    hire,
    kinds,
    member,
    own,
    pick,
    picks,
    place,
    play,
    production,
    set_board,
    take,
    total,
    work,
)
from tests.support import legal, rule

TALISMAN = "get:row=0,what=7"  # what the printed Alchemist may give
DRAGON_SCALE = "get:row=0,what=8"


def running(guild: str, *names: str, **amounts: int) -> Ravenshire:
    """Seat 0 owns this and runs this guild, to which these members belong, by Overtime."""
    g = production()
    hire(g, 0, *names)
    own(g, **amounts)
    work(g, "overtime")
    play(g, f"run_guild:guild={GUILDS.index(guild)}")
    return g


def harvesters(*names: str, **amounts: int) -> Ravenshire:
    """The printed Harvester's Good is still to be picked."""
    return running("harvester", *names, **amounts)


def alchemists(*names: str, **amounts: int) -> Ravenshire:
    """The printed Alchemist has given a Talisman."""
    g = running("alchemist", *names, **amounts)
    while picks(g):
        pick(g, "mithril")
    play(g, TALISMAN)
    return g


def merchants(*names: str, **amounts: int) -> Ravenshire:
    """The printed Merchant has given a Gold."""
    return running("merchant", *names, **amounts)


def sell(g: Ravenshire, kind: str) -> None:
    play(g, f"sell:row=1,what={KINDS.index(kind)}")


def is_over(g: Ravenshire) -> bool:
    return "end_production" in legal(g)


# The printed members


@rule("RA-026", "RA-067")
@pytest.mark.parametrize("kind", GOODS)
def test_the_printed_harvester_gives_a_good_of_choice(kind: str) -> None:
    g = harvesters()
    assert picks(g) == GOODS
    pick(g, kind)
    assert has(g) == {kind: 1}
    assert is_over(g)


@rule("RA-026")
@pytest.mark.parametrize(
    ("choice", "kind"), [(TALISMAN, "talisman"), (DRAGON_SCALE, "dragon_scale")]
)
def test_the_printed_alchemist_gives_a_talisman_or_a_dragon_scale(choice: str, kind: str) -> None:
    g = running("alchemist")
    assert legal(g) == [TALISMAN, DRAGON_SCALE]
    play(g, choice)
    assert has(g) == {kind: 1}
    assert is_over(g)


@rule("RA-026")
def test_the_printed_merchant_gives_a_gold() -> None:
    g = merchants()
    assert has(g) == {"gold": 1}
    assert is_over(g)


# Members that just give


@rule("RA-026", "RA-R08")
@pytest.mark.parametrize(
    ("name", "gain"),
    [
        pytest.param("burdock", {"ore": 2}, id="H1"),
        pytest.param("hazel", {"wood": 2}, id="H2"),
        pytest.param("sedge", {"leather": 1, "wood": 1}, id="H3"),
        pytest.param("cinder", {"charcoal": 2}, id="H4"),
        pytest.param("tansy", {"steel": 1}, id="H5"),
        pytest.param("bracken", {"leather": 2}, id="H6"),
        pytest.param("thistle", {"ore": 1, "charcoal": 1, "wood": 1}, id="H7"),
        pytest.param("grizel", {"steel": 2}, id="H9"),
        pytest.param("wisp", {"talisman": 1}, id="A1"),
        pytest.param("ashkin", {"dragon_scale": 1}, id="A2"),
        pytest.param("emberlin", {"embergem": 1}, id="A3"),
        pytest.param("lune", {"mithril": 1}, id="A4"),
        pytest.param("auric", {"mithril": 1, "embergem": 1}, id="A9"),
        pytest.param("bramwick", {"gold": 1}, id="M2"),
        pytest.param("merle", {"action_token": 1}, id="M5"),
        pytest.param("fennel", {"gold": 2}, id="M7"),
    ],
)
def test_a_member_gives_what_its_token_says(name: str, gain: dict[str, int]) -> None:
    guild = GUILDS[BOX.members[member(name)].guild]
    g = running(guild, name)
    printed = {"gold": 1}
    if guild == "harvester":
        pick(g, "leather")
        printed = {"leather": 1}
    elif guild == "alchemist":
        play(g, TALISMAN)
        printed = {"talisman": 1}
    assert has(g) == total(printed, gain)
    assert is_over(g)


@rule("RA-026")
@pytest.mark.parametrize("chosen", [("ore", "steel"), ("wood", "wood")], ids=["H8", "H8 twice"])
def test_rowan_gives_two_goods_of_choice(chosen: tuple[str, str]) -> None:
    g = harvesters("rowan")
    pick(g, "leather", *chosen)
    assert has(g) == total({"leather": 1}, {chosen[0]: 1}, {chosen[1]: 1})
    assert is_over(g)


@rule("RA-026")
@pytest.mark.parametrize("kind", MYSTICS)
def test_old_quill_gives_a_mystic_of_choice(kind: str) -> None:
    g = running("alchemist", "old_quill")
    assert picks(g) == MYSTICS
    pick(g, kind)
    play(g, TALISMAN)
    assert has(g) == total({"talisman": 1}, {kind: 1})
    assert is_over(g)


@rule("RA-026")
@pytest.mark.parametrize("kind", GOODS)
def test_sable_gives_a_gold_and_a_good_of_choice(kind: str) -> None:
    g = merchants("sable")
    pick(g, kind)
    assert has(g) == {"gold": 2, kind: 1}
    assert is_over(g)


# Members that turn, trade and sell


@rule("RA-026", "RA-R34")
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_sootwick_turns_up_to_two_wood_and_gives_a_charcoal(amount: int) -> None:
    g = alchemists("sootwick", wood=3)
    assert legal(g, "turn") == [f"turn:row=1,amount={n}" for n in range(3)]
    play(g, f"turn:row=1,amount={amount}")
    assert has(g) == {"wood": 3 - amount, "charcoal": amount + 1, "talisman": 1}
    assert is_over(g)


@rule("RA-R08")
def test_sootwick_gives_a_charcoal_without_any_wood() -> None:
    g = alchemists("sootwick")
    play(g, *legal(g, "turn"))
    assert has(g) == {"charcoal": 1, "talisman": 1}


@rule("RA-R08")
def test_the_charcoal_of_sootwick_is_not_declined() -> None:
    g = alchemists("sootwick", wood=2)
    play(g, *legal(g, "end_run"))
    if legal(g, "turn"):
        play(g, "turn:row=1,amount=0")
    assert has(g) == {"wood": 2, "charcoal": 1, "talisman": 1}


@rule("RA-026")
def test_the_charcoal_of_sootwick_comes_after_the_wood() -> None:
    g = alchemists("sootwick", dragon_scale=1)
    if can_exchange(g, "dragon_scale"):
        exchange(g, "dragon_scale", gain="wood")
    assert "turn:row=1,amount=1" not in legal(g)


@rule("RA-026", "RA-R34")
def test_marl_turns_an_ore_and_a_charcoal_into_two_steel_once() -> None:
    g = alchemists("marl", ore=2, charcoal=2)
    play(g, "trade:row=1")
    assert has(g) == {"ore": 1, "charcoal": 1, "steel": 2, "talisman": 1}
    assert is_over(g)


@rule("RA-026", "RA-R34")
@pytest.mark.parametrize("chosen", [("mithril", "embergem"), ("talisman", "talisman")])
def test_vesper_takes_a_charcoal_for_two_mystics_once(chosen: tuple[str, str]) -> None:
    g = alchemists("vesper", charcoal=2)
    play(g, "trade:row=1")
    pick(g, *chosen)
    assert has(g) == total({"charcoal": 1, "talisman": 1}, {chosen[0]: 1}, {chosen[1]: 1})
    assert is_over(g)


@rule("RA-026", "RA-R34")
def test_pippin_takes_a_gold_for_two_goods_once() -> None:
    g = merchants("pippin", gold=2)
    play(g, "trade:row=1")
    pick(g, "steel", "charcoal")
    assert has(g) == {"gold": 2, "steel": 1, "charcoal": 1}
    assert is_over(g)


@rule("RA-026", "RA-R34")
def test_tallow_sells_one_steel_for_three_gold() -> None:
    g = merchants("tallow", steel=2)
    play(g, "trade:row=1")
    assert has(g) == {"steel": 1, "gold": 1 + 3}
    assert is_over(g)


@rule("RA-026", "RA-R34")
@pytest.mark.parametrize("goods", [["ore"], ["ore", "steel"], ["leather", "charcoal"]])
def test_dunlin_sells_up_to_two_goods_for_two_gold_each(goods: list[str]) -> None:
    g = merchants("dunlin", ore=1, wood=1, leather=1, charcoal=1, steel=1)
    for kind in goods:
        sell(g, kind)
    if not is_over(g):
        play(g, *legal(g, "stop_selling"))
    left = {kind: 1 for kind in GOODS if kind not in goods}
    assert has(g) == total(left, {"gold": 1 + 2 * len(goods)})
    assert is_over(g)


@rule("RA-026")
def test_dunlin_sells_only_what_there_is() -> None:
    g = merchants("dunlin", ore=1, steel=2)
    assert legal(g, "sell") == ["sell:row=1,what=0", "sell:row=1,what=4"]
    sell(g, "ore")
    assert legal(g, "sell") == ["sell:row=1,what=4"]


@rule("RA-026")
def test_dunlin_asks_no_more_when_nothing_is_left_to_sell() -> None:
    g = merchants("dunlin", ore=1)
    sell(g, "ore")
    assert has(g) == {"gold": 1 + 2}
    assert is_over(g)


@rule("RA-026")
def test_corbin_sells_only_what_there_is() -> None:
    g = merchants("corbin", embergem=1)
    assert legal(g, "sell") == ["sell:row=1,what=6"]


@rule("RA-026")
def test_dunlin_sells_two_of_a_kind() -> None:
    g = merchants("dunlin", ore=5)
    for _ in range(2):
        sell(g, "ore")
    assert has(g) == {"ore": 3, "gold": 1 + 4}
    assert is_over(g)


@rule("RA-026")
def test_dunlin_does_not_sell_mystics() -> None:
    g = merchants("dunlin", mithril=3)
    assert legal(g, "sell") == []


@rule("RA-026", "RA-R34")
@pytest.mark.parametrize("kind", MYSTICS)
def test_corbin_sells_one_mystic_for_three_gold(kind: str) -> None:
    g = merchants("corbin", **{kind: 2})
    sell(g, kind)
    assert has(g) == {kind: 1, "gold": 1 + 3}
    assert is_over(g)


@rule("RA-026")
def test_corbin_does_not_sell_goods() -> None:
    g = merchants("corbin", steel=3)
    assert legal(g, "sell") == []


@rule("RA-026", "RA-R34")
def test_lark_takes_a_gold_for_a_reputation() -> None:
    g = merchants("lark", gold=2)
    g.players[0].reputation = 2
    play(g, "trade:row=1")
    assert has(g) == {"gold": 2}
    assert g.players[0].reputation == 3
    assert is_over(g)


@rule("RA-R08", "RA-R34")
@pytest.mark.parametrize(
    ("guild", "name", "amounts"),
    [
        ("alchemist", "marl", {"ore": 1, "charcoal": 1}),
        ("alchemist", "vesper", {"charcoal": 1}),
        ("merchant", "pippin", {"gold": 1}),
        ("merchant", "tallow", {"steel": 1}),
        ("merchant", "dunlin", {"ore": 1}),
        ("merchant", "corbin", {"mithril": 1}),
        ("merchant", "lark", {"gold": 2}),
    ],
)
def test_nobody_has_to_pay_or_sell(guild: str, name: str, amounts: dict[str, int]) -> None:
    g = running(guild, name, **amounts)
    if guild == "alchemist":
        play(g, TALISMAN)
    play(g, "end_run")
    printed = {"talisman": 1} if guild == "alchemist" else {"gold": 1}
    assert has(g) == total(amounts, printed)
    assert is_over(g)


@rule("RA-R34", "RA-R08")
@pytest.mark.parametrize(
    ("guild", "name", "amounts"),
    [
        ("alchemist", "marl", {"ore": 1}),
        ("alchemist", "marl", {"charcoal": 1}),
        ("alchemist", "vesper", {"ore": 2}),
        ("merchant", "tallow", {"ore": 1}),
    ],
)
def test_nobody_pays_what_they_do_not_have(guild: str, name: str, amounts: dict[str, int]) -> None:
    g = running(guild, name, **amounts)
    if guild == "alchemist":
        play(g, TALISMAN)
    assert legal(g, "trade") == []


@rule("RA-R08")
def test_gains_of_members_are_not_declined() -> None:
    g = running("alchemist", "vesper", charcoal=1)
    assert "end_run" not in legal(g)


# One by one, in any order


@rule("RA-X5", "RA-026")
def test_a_column_of_three_gives_a_good_a_steel_and_two_ore() -> None:
    g = harvesters("tansy", "burdock")
    pick(g, "wood")
    assert has(g) == {"wood": 1, "steel": 1, "ore": 2}
    assert is_over(g)


@rule("RA-R10")
def test_what_one_member_gives_may_pay_for_the_next() -> None:
    g = merchants("pippin")  # the Gold of the printed Merchant
    play(g, "trade:row=1")
    pick(g, "steel", "steel")
    assert has(g) == {"steel": 2}


@rule("RA-R10", "RA-026")
def test_goods_that_one_member_gives_may_be_sold_to_the_next() -> None:
    g = merchants("tallow", "pippin")
    play(g, "trade:row=2")
    pick(g, "steel", "ore")
    play(g, "trade:row=1")
    assert has(g) == {"ore": 1, "gold": 3}
    assert is_over(g)


@rule("RA-026", "RA-R10")
def test_members_are_used_in_any_order() -> None:
    g = merchants("tallow", "pippin", steel=1)
    assert {"trade:row=1", "trade:row=2"} <= set(legal(g))
    play(g, "trade:row=1", "trade:row=2")
    pick(g, "steel", "ore")
    assert has(g) == {"ore": 1, "steel": 1, "gold": 1 + 3 - 1}
    assert is_over(g)  # each of them only once


@rule("RA-R10")
def test_a_good_picked_may_be_sold_in_the_same_run() -> None:
    g = merchants("sable", "tallow")
    pick(g, "steel")
    play(g, "trade:row=2")
    assert has(g) == {"gold": 1 + 1 + 3}


@rule("RA-026", "RA-051")
def test_all_four_members_of_a_column_are_used() -> None:
    g = production()
    g.players[0].upgrades = 0b1000
    hire(g, 0, "bramwick", "fennel", "merle")
    work(g, "overtime")
    play(g, "run_guild:guild=2")
    assert has(g) == {"gold": 1 + 1 + 2, "action_token": 1}


@rule("RA-026")
def test_only_the_column_that_is_run_is_used() -> None:
    g = production()
    hire(g, 0, "bramwick", "burdock", "wisp")
    work(g, "overtime")
    play(g, "run_guild:guild=2")
    assert has(g) == {"gold": 2}


@rule("RA-026", "RA-020")
def test_in_gathering_the_whole_column_of_the_taken_die_runs() -> None:
    g = gathering(dice="h4 a4 m4")
    hire(g, 0, "bramwick", "fennel")
    set_board(g, I="h1", II="m4", III="a1", IV="a1", V="m1", VI="h1")
    place(g, "h4", "I")
    own(g)
    take(g, "II")
    assert has(g) == {"wood": 3, "gold": 1 + 1 + 2}
    assert kinds(g) >= {"end_turn"}
