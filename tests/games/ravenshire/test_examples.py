"""The worked examples of the rules, in their order, each as it is told."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.setup import find_first
from tests.games.ravenshire.positions import (
    GOODS,
    completed_before,
    completing,
    dice,
    end_production,
    exchange,
    fresh,
    gathering,
    has,
    hire,
    hold,
    own,
    pick,
    picks,
    place,
    placing,
    play,
    production,
    scoring,
    set_board,
    show_titles,
    take,
    takeable,
    titles_named,
    work,
)
from tests.support import legal, rule

FOUR_WEAPONS = ["hedgerow_hatchets", "ferrymans_gaff", "burrow_guard_spears", "millers_mace"]
FOUR_OTHERS = ["twin_fangs", "glaive_of_thornwick", "longsword_of_the_weir", "ravenbeak_war_pick"]


def first_of(*rolls: str) -> int:
    g = fresh(len(rolls))
    for smith, roll in zip(g.players, rolls):
        smith.rolled = dice(roll)
    find_first(g)
    return g.first


@rule("RA-X1")
@pytest.mark.parametrize(("other", "first"), [("h6 a4 m1", 0), ("h5 a4 m4", 1)])
def test_a_roll_of_4_2_and_6_is_a_total_of_12(other: str, first: int) -> None:
    assert first_of("h4 a2 m6", other) == first  # against 11 and 13


@rule("RA-X2")
def test_when_totals_tie_at_12_the_roll_with_a_6_goes_before_the_one_with_5s() -> None:
    assert first_of("h5 a5 m2", "h6 a3 m3") == 1


@rule("RA-X3")
def test_a_2_placed_in_district_i_gives_2_ore_and_a_mithril() -> None:
    g = gathering(dice="h2 a1 m1")
    place(g, "h2", "I")
    assert has(g) == {"ore": 2, "mithril": 1}


@rule("RA-X4")
def test_a_4_taken_from_district_ii_gives_3_wood() -> None:
    g = gathering()
    set_board(g, I="h1", II="a4", III="a1", IV="h1", V="m1", VI="m1")
    place(g, "h1", "I")
    own(g)
    take(g, "II")
    assert has(g) == {"wood": 3}


@rule("RA-X5")
def test_a_run_of_the_printed_harvester_tansy_and_burdock() -> None:
    g = gathering()
    hire(g, 0, "tansy", "burdock")
    place(g, "h1", "I")
    own(g)
    take(g, "II")
    assert picks(g) == GOODS
    pick(g, "leather")
    from_the_forest = {"wood": 2}
    assert has(g) == from_the_forest | {"leather": 1, "steel": 1, "ore": 2}


@rule("RA-X6")
def test_3_dragon_scales_may_become_an_embergem() -> None:
    g = gathering()
    own(g, dragon_scale=3)
    exchange(g, "mystic", "dragon_scale dragon_scale dragon_scale", "embergem")
    assert has(g) == {"embergem": 1}


@rule("RA-X7")
def test_2_talismans_and_an_embergem_may_become_a_mithril() -> None:
    g = gathering()
    own(g, talisman=2, embergem=1)
    exchange(g, "mystic", "talisman talisman embergem", "mithril")
    assert has(g) == {"mithril": 1}


@rule("RA-X9")
def test_the_legendary_weapon_gives_17_gold_3_reputation_and_2_goods() -> None:
    g = production()
    g.players[0].reputation = 17  # level 18 gives 3 Gold, level 20 gives 5
    hold(g, 0, "dawnbreaker_greatsword")
    own(g, steel=10, wood=4, leather=6, embergem=2)
    play(g, completing("dawnbreaker_greatsword"), seat=0)
    pick(g, "ore", "steel", seat=0)
    assert has(g) == {"gold": 17 + 3 + 5, "ore": 1, "steel": 1}
    assert g.players[0].reputation == 20


@rule("RA-X10")
def test_the_first_reputation_gives_a_good_now_and_a_gold_at_the_end() -> None:
    g = scoring()
    own(g, action_token=2)
    play(g, "play_overtime:card=0")
    assert picks(g) == GOODS
    pick(g, "wood")
    assert has(g) == {"wood": 1}
    while not g.over:
        play(g, "finish", seat=g.actor())
    assert g.scores()[0] == 1


@rule("RA-X12")
def test_two_players_with_a_fifth_weapon_in_the_same_round_gain_10_gold_each() -> None:
    g = production()
    show_titles(g, "weaponsmith", "shieldwright", "armorer", "guildmaster")
    completed_before(g, 0, *FOUR_WEAPONS)
    completed_before(g, 1, *FOUR_OTHERS)
    for seat, name in enumerate(["otterfolk_trident", "wardens_shortbow_irons"]):
        g.players[seat].reputation = 2
        hold(g, seat, name)
        own(g, seat, steel=3, wood=4, leather=2)
        play(g, completing(name), seat=seat)
    pick(g, "ore", seat=1)
    own(g, 0)
    own(g, 1)
    end_production(g)
    assert [has(g, seat) for seat in range(2)] == [{"gold": 10}, {"gold": 10}]
    assert titles_named(g.met) == ["weaponsmith"]
    assert "weaponsmith" not in titles_named(g.titles)


@rule("RA-X13")
def test_3_leftover_tokens_without_overtime_cards_are_3_gold() -> None:
    g = scoring()
    own(g, action_token=3)
    g.players[0].overtime = 0
    while not g.over:
        play(g, "finish", seat=g.actor())
    assert g.scores()[0] == 3


@rule("RA-X15")
def test_2_mithril_and_a_charcoal_more_give_a_reputation() -> None:
    g = production()
    g.players[0].reputation = 2
    hold(g, 0, "acorn_buckler")
    own(g, steel=1, wood=4, mithril=2, charcoal=1)
    play(g, completing("acorn_buckler", "mithril"), seat=0)
    pick(g, "talisman", seat=0)  # level 4
    assert g.players[0].reputation == 2 + 1 + 1
    assert has(g) == {"gold": 3, "talisman": 1}


@rule("RA-X16")
def test_2_embergems_and_a_charcoal_more_give_4_gold() -> None:
    g = production()
    g.players[0].reputation = 2
    hold(g, 0, "acorn_buckler")
    own(g, steel=1, wood=4, embergem=2, charcoal=1)
    play(g, completing("acorn_buckler", "embergem"), seat=0)
    assert has(g) == {"gold": 3 + 4}


@rule("RA-X18")
def test_the_die_just_placed_is_not_taken_though_the_only_one_there() -> None:
    g = gathering(dice="h2 a1 m1")
    set_board(g, II="h1 h1", III="a1 a1", V="m1 m1")
    place(g, "h2", "I")
    assert "I h2" not in takeable(g)
    assert takeable(g)


@rule("RA-X19")
def test_nothing_is_placed_in_district_iii_when_both_spots_are_filled() -> None:
    g = gathering(dice="h2 a1 m1")
    set_board(g, I="h1", II="h1", III="a1 a1", V="m1", VI="m1")
    for die in ("h2", "a1", "m1"):
        assert placing(g, die, "III") not in legal(g)
    assert placing(g, "h2", "IV") in legal(g)
    with pytest.raises(ValueError, match="not legal"):
        place(g, "h2", "III")


@rule("RA-X5")
def test_the_same_run_by_overtime_gives_the_same() -> None:
    g = production()
    hire(g, 0, "tansy", "burdock")
    work(g, "overtime")
    play(g, "run_guild:guild=0", seat=0)
    pick(g, "leather", seat=0)
    assert has(g) == {"leather": 1, "steel": 1, "ore": 2}
