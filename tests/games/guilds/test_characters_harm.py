"""Shades that harm others, and who is safe from them: Saboteur and Assassin."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.scenes import at_auction, from_box
from tests.games.guilds.table import (
    BOX,
    auction,
    character,
    clear_area,
    give,
    go,
    money,
    names_of,
    offers,
    put_in_area,
    set_gold,
    set_objectives,
    set_offer,
    set_silver,
    show_rooms,
    silvers,
    until,
)
from tests.support import act, legal, rule

# SH5 Saboteur


@rule("SH5", "GU-R16")
def test_the_saboteur_costs_every_other_player_two_silver_at_once() -> None:
    g = at_auction("saboteur", 4)
    supply = g.silver_supply
    act(g, "take:area=0,place=0")
    assert silvers(g) == [10, 8, 8, 8]
    assert g.silver_supply == supply + 2 + 6  # the offer and the lost silver


@rule("SH5")
@pytest.mark.parametrize(("silver", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_saboteur_costs_nobody_more_than_they_have(silver: int, left: int) -> None:
    g = at_auction("saboteur", 4)
    set_silver(g, 2, silver)
    act(g, "take:area=0,place=0")
    assert silvers(g) == [10, 8, left, 8]


@rule("SH5")
def test_silver_on_tents_is_safe_from_the_saboteur() -> None:
    g = at_auction("saboteur", 4)
    set_silver(g, 1, 0)
    set_offer(g, 1, 1, 1)
    set_offer(g, 1, 2, 6)
    act(g, "take:area=0,place=0")
    assert silvers(g)[1] == 0
    assert (offers(g, 1)[1], offers(g, 2)[1]) == (1, 6)


@rule("SH5", "AN1", "GU-R45")
def test_the_saboteur_takes_nothing_from_a_protected_guild() -> None:
    g = at_auction("saboteur", 4)
    give(g, 2, "guard_dog")
    act(g, "take:area=0,place=0")
    assert silvers(g) == [10, 8, 10, 8]


@rule("SH5", "AN1", "GU-R45", "GU-031")
def test_a_guard_dog_of_the_same_auction_does_not_yet_stop_the_saboteur() -> None:
    g = at_auction("guard_dog", 4)
    clear_area(g, 2)
    put_in_area(g, 2, "saboteur")
    set_offer(g, 1, 2, 2)
    act(g, "take:area=0,place=0", "take:area=1,place=0")
    assert silvers(g) == [8, 10, 8, 8]


@rule("SH5", "GU-R16", "GU-030")
def test_an_awarded_saboteur_costs_others_two_silver_too() -> None:
    g = until(at_auction("saboteur", 4), "money")
    assert silvers(g) == [10, 8, 8, 8]


@rule("SH5", "GU-R16", "GU-033")
def test_an_awarded_saboteur_comes_before_silver_returns_from_the_tents() -> None:
    g = at_auction("saboteur", 4)
    set_silver(g, 1, 0)
    set_offer(g, 1, 1, 1)
    until(g, "money")
    assert silvers(g) == [10, 1, 8, 8]


@rule("SH5")
def test_the_saboteur_costs_nothing_in_later_weeks() -> None:
    g = at_auction("saboteur", 4)
    act(g, "take:area=0,place=0")
    until(until(g, "money"), "auction")
    assert silvers(g) == [10, 10, 10, 10]


# SH6 Assassin


def remove(*names: str) -> list[str]:
    return [f"remove:character={character(name)}" for name in names]


def assassin(*guilds: str, silver: int = 0) -> Guilds:
    """The Money phase: seat 0 has the Assassin; guilds: "1 brewer mason" and so on."""
    g = money(3, silver=silver)
    give(g, 0, "assassin")
    set_objectives(g)
    for text in guilds:
        seat, *cards = text.split()
        give(g, int(seat), *cards)
    return go(g)


@rule("SH6", "GU-R38")
def test_the_assassin_discards_a_character_of_another_guild() -> None:
    g = assassin("1 brewer mason", "2 seer")
    assert sorted(legal(g)) == ["convert:gold=0", *sorted(remove("brewer", "mason", "seer"))]
    act(g, *remove("brewer"))
    left = [names_of(guild.characters) for guild in g.players]
    assert left == [["assassin"], ["mason"], ["seer"]]
    assert names_of(g.characters_gone) == ["brewer"]
    assert find("guilds").broken_laws(g) == []


@rule("SH6")
def test_the_assassin_reaches_printed_pp_of_four_or_less() -> None:
    g = assassin("1 duke spendthrift_baron")
    assert legal(g, "remove") == remove("spendthrift_baron")


@rule("SH6")
def test_half_a_point_more_than_four_is_out_of_reach_of_the_assassin(tmp_path: Path) -> None:
    cards = BOX.files["characters.toml"].replace("pp       = 5.5", "pp       = 4.5")
    g = assassin("1 brewer", "2 duke")
    g.box = from_box(tmp_path, characters=cards).box
    assert legal(g, "remove") == remove("brewer")


@rule("SH6")
def test_pp_of_an_ability_are_no_shield_against_the_assassin() -> None:
    g = assassin("1 high_priestess archmage countess gate_sergeant gilder spy")
    assert g.scores()[1] == 6 + 3 + 3 + 1 + 1
    assert remove("high_priestess")[0] in legal(g)


@rule("SH6")
def test_the_assassin_does_not_reach_the_own_guild() -> None:
    g = assassin("0 brewer", "1 mason")
    assert legal(g, "remove") == remove("mason")


@rule("SH6", "AN1", "GU-R45")
def test_the_assassin_does_not_reach_a_protected_guild_nor_its_dog() -> None:
    g = assassin("1 brewer guard_dog", "2 mason")
    assert legal(g, "remove") == remove("mason")


@rule("SH6", "AN1", "GU-R45", "GU-031")
def test_a_new_guard_dog_stops_the_assassin_in_the_same_week() -> None:
    g = at_auction("guard_dog")
    give(g, 0, "brewer")
    give(g, 1, "assassin")
    until(g, "money")
    act(g, "convert:gold=0")
    assert g.actor() == 1
    assert legal(g, "remove") == []


@rule("SH6", "GU-031")
def test_a_new_assassin_strikes_in_the_same_week_also_at_new_characters() -> None:
    g = at_auction("assassin")
    clear_area(g, 3)
    put_in_area(g, 3, "seer")
    set_offer(g, 1, 3, 1)
    until(g, "money")
    assert legal(g, "remove") == remove("seer")


@rule("SH6")
def test_the_assassin_stays_and_keeps_counting() -> None:
    g = assassin("1 brewer mason")
    set_objectives(g, "whispers_in_the_dark", "a_crowded_table")
    give(g, 0, "archmage")
    act(g, *remove("brewer"))
    assert g.players[0].turned == [character("assassin")]
    assert g.scores()[0] == 3 - 1 + 5 + 5


@rule("SH6")
def test_the_assassin_strikes_once_for_all() -> None:
    g = assassin("1 brewer mason", silver=10)
    act(g, *remove("brewer"))
    assert (g.actor(), legal(g)) == (0, ["convert:gold=0", "convert:gold=1", "convert:gold=2"])
    until(until(g, "auction"), "money")
    while g.actor() != 0:
        act(g, "convert:gold=0")
    assert g.week == 2
    assert legal(g, "remove") == []


@rule("SH6", "GU-R39")
def test_an_assassin_that_was_not_used_can_strike_in_a_later_week() -> None:
    g = assassin("1 brewer mason", silver=10)
    act(g, "convert:gold=0")
    until(until(g, "auction"), "money")
    while g.actor() != 0:
        act(g, "convert:gold=0")
    assert sorted(legal(g, "remove")) == sorted(remove("brewer", "mason"))


@rule("SH6", "GU-R18")
def test_who_struck_can_still_convert() -> None:
    g = assassin("1 brewer", silver=5)
    act(g, *remove("brewer"), "convert:gold=1")
    assert (g.players[0].silver, g.players[0].gold) == (0, 1)


@rule("GU-R38", "SH6")
def test_a_removed_character_brings_no_income_and_no_pp_any_more() -> None:
    g = assassin("1 caravan_guard countess")
    assert g.scores()[1] == 3
    act(g, *remove("countess"))
    assert g.scores()[1] == 0
    until(g, "auction")
    assert silvers(g) == [10, 12, 10]


@rule("GU-R38", "SH6", "CR2")
def test_coins_that_a_removed_character_brought_stay() -> None:
    g = at_auction("gilder")
    give(g, 1, "assassin")
    until(g, "money")
    act(g, "convert:gold=0", *remove("gilder"))
    assert g.players[0].characters == []
    assert (g.players[0].silver, g.players[0].gold) == (10, 1)


@rule("GU-R38", "GU-R40", "SH6", "WI6")
def test_the_ability_of_a_removed_character_is_gone_at_once() -> None:
    g = assassin("1 alchemist", silver=8)
    act(g, *remove("alchemist"), "convert:gold=0")
    assert (g.actor(), legal(g)) == (1, ["convert:gold=0", "convert:gold=1"])


@rule("GU-R38", "SH6", "CR1")
def test_a_removed_mason_makes_no_room_cheaper_in_the_same_week() -> None:
    g = assassin("1 mason")
    show_rooms(g, ["s18"])
    set_gold(g, 1, 5)
    act(g, *remove("mason"))
    assert (g.view(0)["phase"], g.actor()) == ("construction", 1)
    assert legal(g) == ["buy:slot=0,discount=0", "pass"]


@rule("GU-R38", "SH6", "WI4")
def test_a_removed_illusionist_is_not_asked_in_the_scoring() -> None:
    g = assassin("1 illusionist")
    g.week = g.weeks
    act(g, *remove("illusionist"))
    assert g.over


@rule("SH6")
def test_without_a_victim_the_assassin_is_not_asked() -> None:
    g = assassin("1 duke", "2 guard_dog brewer", silver=5)
    assert legal(g) == ["convert:gold=0", "convert:gold=1"]


@rule("SH6", "GU-R39")
def test_the_assassin_strikes_in_the_money_phase_only() -> None:
    g = auction(2)
    give(g, 0, "assassin")
    give(g, 1, "brewer")
    assert legal(g, "remove") == []
