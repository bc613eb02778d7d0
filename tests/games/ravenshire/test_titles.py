"""The nine Titles: their conditions and their Gold, checked at the end of every round."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.cards import GUILDS
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    column_of,
    completed_before,
    completing,
    end_production,
    final,
    has,
    hire,
    hold,
    next_round,
    own,
    play,
    production,
    show_titles,
    title,
    titles_named,
)
from tests.support import legal, rule

WEAPONS = "hedgerow_hatchets ferrymans_gaff burrow_guard_spears millers_mace otterfolk_trident"
SHIELDS = "acorn_buckler gatehouse_targe carters_door_shield mole_militia_round hawkwing_kite"
ARMOR = "riveted_bracers moonlit_gorget stoat_sergeants_helm padded_journey_coat wyrmscale_panoply"
MIXED = [  # no more than three of a type
    *("hedgerow_hatchets", "acorn_buckler", "riveted_bracers"),
    *("ferrymans_gaff", "gatehouse_targe", "moonlit_gorget", "millers_mace"),
]
MEMBERS = ["burdock", "hazel", "wisp", "ashkin", "pippin", "dunlin"]
# The Contracts (with which finish) that a Title asks for, and its Gold.
TITLES: dict[str, tuple[list[str], str, int]] = {
    "exceptional": (["twin_fangs", "hawkwing_kite", "scaled_hauberk"], "normal", 8),
    "artificer": (MIXED, "normal", 10),
    "legendary": (["dawnbreaker_greatsword", "aegis_of_ravenshire"], "normal", 10),
    "embersmith": (MIXED[:4], "embergem", 9),
    "brightsmith": (MIXED[:4], "mithril", 9),
    "weaponsmith": (WEAPONS.split(), "normal", 10),
    "shieldwright": (SHIELDS.split(), "normal", 10),
    "armorer": (ARMOR.split(), "normal", 10),
}


def with_contracts(name: str, count: int) -> Ravenshire:
    """Seat 0 has completed so many of what the Title counts."""
    g = production()
    show_titles(g, name)
    contracts, finish, _ = TITLES[name]
    completed_before(g, 0, *contracts[:count], finish=finish)
    return g


EACH = pytest.mark.parametrize("name", list(TITLES))
OF_CONTRACTS = rule("RA-086", "RA-093", "RA-094", "RA-095", "RA-096", "RA-097", "RA-098")


@OF_CONTRACTS
@EACH
def test_a_title_that_is_met_gives_its_gold(name: str) -> None:
    contracts, _, gold = TITLES[name]
    g = with_contracts(name, len(contracts))
    end_production(g)
    assert has(g) == {"gold": gold}
    assert title(name) in g.players[0].titles
    assert titles_named(g.met) == [name]


@OF_CONTRACTS
@EACH
def test_one_less_is_not_enough(name: str) -> None:
    g = with_contracts(name, len(TITLES[name][0]) - 1)
    end_production(g)
    assert has(g) == {}
    assert title(name) in g.titles
    assert g.met == []


@rule("RA-096", "RA-097")
@pytest.mark.parametrize(
    ("name", "other"), [("embersmith", "mithril"), ("brightsmith", "embergem")]
)
def test_only_contracts_with_the_right_finish_count(name: str, other: str) -> None:
    g = production()
    show_titles(g, name)
    completed_before(g, 0, *MIXED[:4], finish=other)
    completed_before(g, 0, *MIXED[4:6])
    end_production(g)
    assert title(name) not in g.players[0].titles


@rule("RA-098")
def test_contracts_of_all_tiers_count_for_their_type() -> None:
    g = production()
    show_titles(g, "weaponsmith")
    completed_before(g, 0, *WEAPONS.split()[:3], "twin_fangs", "ravenbeak_war_pick")
    end_production(g)
    assert titles_named(g.players[0].titles) == ["weaponsmith"]


@rule("RA-099", "RA-R12")
def test_guildmaster_asks_for_nine_members_with_the_printed_ones() -> None:
    g = production()
    show_titles(g, "guildmaster")
    hire(g, 0, *MEMBERS)
    end_production(g)
    assert has(g) == {"gold": 8}
    assert titles_named(g.players[0].titles) == ["guildmaster"]


@rule("RA-099", "RA-R12")
def test_nine_members_fill_a_board_without_the_workshop() -> None:
    g = production()
    hire(g, 0, *MEMBERS)
    assert [len(column_of(g, 0, guild)) for guild in GUILDS] == [3, 3, 3]
    assert g.players[0].upgrades == 0


@rule("RA-099")
def test_eight_members_are_not_enough() -> None:
    g = production()
    show_titles(g, "guildmaster")
    hire(g, 0, *MEMBERS[:5])
    end_production(g)
    assert has(g) == {}


# The check


@rule("RA-X12", "RA-086")
def test_all_who_meet_a_title_in_the_same_round_gain_its_gold() -> None:
    g = production(3)
    show_titles(g, "weaponsmith")
    completed_before(g, 0, *WEAPONS.split()[:4])
    completed_before(g, 2, "twin_fangs", "glaive_of_thornwick", "starfall_warhammer")
    completed_before(g, 2, "ravenbeak_war_pick")
    for seat, name in [(0, "otterfolk_trident"), (2, "ember_edged_sickle")]:
        g.players[seat].reputation = 2
        hold(g, seat, name)
    show_titles(g, "weaponsmith", "shieldwright", "armorer", "guildmaster")
    own(g, 0, steel=3, wood=1, leather=2)
    own(g, 2, steel=2, wood=2, leather=1, embergem=1)
    play(g, completing("otterfolk_trident"), seat=0)
    play(g, completing("ember_edged_sickle"), seat=2)
    end_production(g)
    assert [has(g, seat) for seat in range(3)] == [{"gold": 5 + 10}, {}, {"gold": 5 + 10}]
    assert titles_named(g.met) == ["weaponsmith"]


@rule("RA-086")
def test_a_title_that_was_met_is_closed_for_good() -> None:
    g = production()
    show_titles(g, "weaponsmith")
    completed_before(g, 0, *WEAPONS.split())
    end_production(g)
    assert title("weaponsmith") not in g.titles
    others = ["twin_fangs", "glaive_of_thornwick", "longsword_of_the_weir", "starfall_warhammer"]
    completed_before(g, 1, *others, "ravenbeak_war_pick")
    next_round(g)
    assert g.round == 3
    assert title("weaponsmith") not in g.players[1].titles
    assert title("weaponsmith") in g.met


@rule("RA-086")
def test_nobody_scores_the_same_title_twice() -> None:
    g = production()
    show_titles(g, "weaponsmith")
    completed_before(g, 0, *WEAPONS.split())
    end_production(g)
    next_round(g)
    assert titles_named(g.players[0].titles) == ["weaponsmith"]


@rule("RA-087")
def test_one_player_may_score_several_titles_in_a_round() -> None:
    g = production()
    show_titles(g, "weaponsmith", "brightsmith", "guildmaster", "legendary")
    completed_before(g, 0, *WEAPONS.split(), finish="mithril")
    hire(g, 0, *MEMBERS)
    end_production(g)
    assert has(g) == {"gold": 10 + 9 + 8}
    assert titles_named(g.titles) == ["legendary"]


@rule("RA-086")
def test_a_title_that_is_not_shown_gives_nothing() -> None:
    g = production()
    show_titles(g, "exceptional", "legendary", "armorer", "guildmaster")
    completed_before(g, 0, *WEAPONS.split(), finish="mithril")
    end_production(g)
    assert has(g) == {}


@rule("RA-086", "RA-092")
def test_titles_are_checked_in_round_4_too() -> None:
    g = final()
    show_titles(g, "weaponsmith")
    completed_before(g, 0, *WEAPONS.split())
    own(g, ore=3)
    end_production(g)
    assert legal(g, "finish")
    assert has(g) == {"gold": 10, "ore": 3}
