"""Recruiting in the Guild Halls: cost, column, and how gaps are filled."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.boards import UPGRADES
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    BOX,
    column_of,
    empty_stack,
    end_production,
    exchange,
    gathering,
    halls,
    has,
    hire,
    kinds,
    member,
    next_members,
    own,
    pick,
    picks,
    place,
    play,
    production,
    quietly,
    recruit,
    recruiting,
    show_halls,
    take,
    total,
)
from tests.support import legal, rule

HARVESTERS = [
    "burdock",
    "hazel",
    "sedge",
    "cinder",
    "tansy",
    "bracken",
    "thistle",
    "rowan",
    "grizel",
]
ALCHEMISTS = [
    "wisp",
    "ashkin",
    "emberlin",
    "lune",
    "old_quill",
    "sootwick",
    "marl",
    "vesper",
    "auric",
]
MERCHANTS = ["pippin", "bramwick", "tallow", "dunlin", "merle", "corbin", "fennel", "lark", "sable"]
COSTS: dict[str, dict[str, int]] = {
    "burdock": {"gold": 1},
    "hazel": {"gold": 1},
    "sedge": {"gold": 1, "wood": 1},
    "cinder": {"gold": 2},
    "tansy": {"gold": 2},
    "bracken": {"gold": 2},
    "thistle": {"gold": 3, "leather": 1},
    "rowan": {"gold": 3},
    "grizel": {"gold": 4},
    "wisp": {"gold": 1},
    "ashkin": {"gold": 1},
    "emberlin": {"gold": 2},
    "lune": {"gold": 2},
    "old_quill": {"gold": 3},
    "sootwick": {"gold": 2},
    "marl": {"gold": 1, "charcoal": 1},
    "vesper": {"gold": 3},
    "auric": {"gold": 3},
    "pippin": {"gold": 1},
    "bramwick": {"gold": 1},
    "tallow": {"gold": 2},
    "dunlin": {"gold": 2},
    "merle": {"gold": 2},
    "corbin": {"gold": 2},
    "fennel": {"gold": 4},
    "lark": {"gold": 2},
    "sable": {"gold": 4},
}


def visiting(top: str = "hazel wisp pippin", bottom: str = "burdock ashkin dunlin") -> Ravenshire:
    """Seat 0 has placed a 2 in the Guild Halls, where these tokens lie, and picked an Ore."""
    g = gathering(dice="h2 a1 m1")
    own(g, gold=9)
    show_halls(g, top, bottom)
    place(g, "h2", "VI")
    pick(g, "ore")
    return g


def guild_of(name: str) -> str:
    return ["harvester", "alchemist", "merchant"][BOX.members[member(name)].guild]


def others(name: str) -> str:
    """Five tokens besides this one."""
    return " ".join([one for one in ("hazel", *ALCHEMISTS[:3], *MERCHANTS[:3]) if one != name][:5])


# Cost and column


@rule("RA-036", "RA-037", "RA-034")
@pytest.mark.parametrize("name", list(COSTS))
def test_a_recruit_costs_what_its_token_says(name: str) -> None:
    g = gathering(dice="h2 a1 m1")
    rest = others(name).split()
    show_halls(g, " ".join([name, *rest[:2]]), " ".join(rest[2:]))
    before = {"gold": 5, "wood": 1, "leather": 1, "charcoal": 1}
    own(g, **before)
    place(g, "h2", "VI")
    pick(g, "ore")
    recruit(g, name)
    assert total(has(g), COSTS[name]) == before | {"ore": 1}
    assert column_of(g, 0, guild_of(name)) == [guild_of(name), name]


@rule("RA-036")
@pytest.mark.parametrize("name", list(COSTS))
def test_whoever_lacks_one_of_the_cost_does_not_recruit(name: str) -> None:
    for kind, count in COSTS[name].items():
        g = gathering(dice="h2 a1 m1")
        rest = others(name).split()
        show_halls(g, " ".join([name, *rest[:2]]), " ".join(rest[2:]))
        own(g, **(COSTS[name] | {kind: count - 1}))
        place(g, "h2", "VI")
        pick(g, "ore")
        assert recruiting(g, name) not in legal(g)


@rule("RA-036")
def test_any_face_up_token_may_be_chosen() -> None:
    g = visiting()
    assert set(legal(g, "recruit")) == {
        recruiting(g, name) for name in ["hazel", "wisp", "pippin", "burdock", "ashkin", "dunlin"]
    }


@rule("RA-037")
def test_a_token_goes_only_to_the_column_of_its_guild() -> None:
    g = visiting()
    assert recruiting(g, "wisp", "alchemist") in legal(g)
    assert recruiting(g, "wisp", "harvester") not in legal(g)
    assert recruiting(g, "wisp", "merchant") not in legal(g)


@rule("RA-034")
def test_only_one_member_is_recruited_at_a_visit() -> None:
    g = visiting()
    recruit(g, "wisp")
    assert legal(g, "recruit") == []
    assert legal(g, "take")


@rule("RA-034")
def test_taking_a_die_from_the_halls_recruits_too() -> None:
    g = gathering(dice="h2 a1 m1")
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    place(g, "h2", "I")
    own(g, gold=2)
    take(g, "VI")
    pick(g, "ore")
    recruit(g, "burdock")
    assert column_of(g, 0, "harvester") == ["harvester", "burdock"]


@rule("RA-034", "RA-026")
def test_a_member_recruited_with_the_taken_die_runs_at_once_with_its_guild() -> None:
    g = gathering(dice="h2 a1 m1")
    show_halls(g, "hazel wisp pippin", "burdock ashkin bramwick")
    place(g, "h2", "I")
    own(g, gold=1)
    take(g, "VI")  # a Merchant die
    pick(g, "ore")
    recruit(g, "bramwick")
    assert has(g) == {"ore": 1, "gold": 2}  # one from each of the two Merchants


# Recruiting is optional, the gain is not


@rule("RA-R08")
def test_nobody_has_to_recruit() -> None:
    g = visiting()
    assert "no_recruit" in legal(g)
    play(g, "no_recruit")
    assert has(g) == {"ore": 1, "gold": 9}
    assert legal(g, "take")


@rule("RA-R08")
def test_the_good_of_the_halls_has_to_be_picked() -> None:
    g = gathering(dice="h2 a1 m1")
    own(g, gold=9)
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    place(g, "h2", "VI")
    assert not kinds(g) & {"no_recruit", "take"}


@rule("RA-R09")
@pytest.mark.parametrize(("value", "kind"), [(2, "ore"), (5, "mithril")])
def test_without_an_affordable_member_the_gain_is_still_made(value: int, kind: str) -> None:
    g = gathering(dice=f"h{value} a1 m1")
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    place(g, f"h{value}", "VI")
    pick(g, kind)
    quietly(g)
    assert has(g) == {kind: 1}
    assert legal(g, "take")


@rule("RA-R09")
def test_without_a_column_that_has_room_the_gain_is_still_made() -> None:
    g = gathering(dice="h2 a1 m1")
    hire(g, 0, "cinder", "tansy")
    show_halls(g, "hazel sedge bracken", "burdock thistle rowan")
    own(g, gold=9, wood=2, leather=2)
    place(g, "h2", "VI")
    assert legal(g, "recruit") == []
    pick(g, "steel")
    quietly(g)
    assert has(g)["steel"] == 1


@rule("RA-R09")
def test_the_recruit_may_come_after_the_gain_and_be_paid_with_it() -> None:
    g = gathering(dice="h2 a1 m1")
    own(g, gold=1)
    show_halls(g, "sedge rowan pippin", "bracken ashkin dunlin")
    place(g, "h2", "VI")
    assert recruiting(g, "sedge") not in legal(g)
    pick(g, "wood")
    recruit(g, "sedge")
    assert has(g) == {}


@rule("RA-R09")
def test_the_recruit_may_come_before_the_gain() -> None:
    g = gathering(dice="h2 a1 m1")
    own(g, gold=1)
    show_halls(g, "hazel rowan pippin", "bracken ashkin dunlin")
    place(g, "h2", "VI")
    recruit(g, "hazel")
    assert picks(g)
    pick(g, "wood")
    assert has(g) == {"wood": 1}


@rule("RA-R40", "RA-028")
def test_an_exchange_in_the_halls_may_obtain_what_a_member_costs() -> None:
    g = gathering(dice="h2 a1 m1")
    own(g, gold=1, ore=3)
    show_halls(g, "sedge rowan fennel", "bracken auric lune")
    place(g, "h2", "VI")
    pick(g, "ore")
    exchange(g, "good", give="ore ore ore", gain="wood")
    recruit(g, "sedge")
    assert has(g) == {"ore": 1}


@rule("RA-R40", "RA-062")
def test_even_the_gold_for_a_member_may_come_from_an_exchange() -> None:
    g = gathering(dice="h2 a1 m1")
    own(g, dragon_scale=1, charcoal=1)
    show_halls(g, "hazel rowan fennel", "bracken auric lune")
    place(g, "h2", "VI")
    pick(g, "ore")
    exchange(g, "dragon_scale", gain="ore")
    recruit(g, "hazel")
    assert has(g) == {"ore": 2}


# How gaps are filled


@rule("RA-038")
@pytest.mark.parametrize(
    ("name", "top", "bottom"),
    [
        ("burdock", "rowan wisp pippin", "hazel ashkin dunlin"),
        ("ashkin", "hazel rowan pippin", "burdock wisp dunlin"),
        ("dunlin", "hazel wisp rowan", "burdock ashkin pippin"),
    ],
)
def test_a_bottom_gap_is_filled_from_above_and_the_top_from_the_stack(
    name: str, top: str, bottom: str
) -> None:
    g = visiting()
    next_members(g, "rowan")
    recruit(g, name)
    assert halls(g) == (top, bottom)


@rule("RA-038")
@pytest.mark.parametrize(
    ("name", "top"),
    [
        ("hazel", "rowan wisp pippin"),
        ("wisp", "hazel rowan pippin"),
        ("pippin", "hazel wisp rowan"),
    ],
)
def test_a_top_gap_is_filled_from_the_stack(name: str, top: str) -> None:
    g = visiting()
    next_members(g, "rowan")
    recruit(g, name)
    assert halls(g) == (top, "burdock ashkin dunlin")


@rule("RA-R11")
def test_an_empty_stack_is_made_anew_of_the_discarded_tokens() -> None:
    g = visiting()
    empty_stack(g)
    gone = set(g.members_gone)
    recruit(g, "burdock")
    assert g.members_gone == []
    assert g.halls[0] in gone
    assert set(g.member_deck.cards()) == gone - {g.halls[0]}


def all_recruited(g: Ravenshire) -> Ravenshire:
    """Three players with Workshops have recruited everybody who is not in the Halls."""
    shown = " ".join(halls(g)).split()
    for guild in (HARVESTERS, ALCHEMISTS, MERCHANTS):
        left = [name for name in guild if name not in shown]
        hire(g, 2, *left[:3])
        hire(g, 1, *left[3:6])
        hire(g, 0, *left[6:])
    for smith in g.players:
        smith.upgrades = 1 << UPGRADES.index("guild_workshop")
    assert g.member_deck.size() == 0
    return g


@rule("RA-R11")
def test_a_gap_stays_while_there_are_no_tokens_at_all() -> None:
    g = gathering(3, dice="h2 a1 m1")
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    all_recruited(g)
    own(g, gold=9)
    place(g, "h2", "VI")
    pick(g, "ore")
    recruit(g, "burdock")
    assert halls(g) == ("- wisp pippin", "hazel ashkin dunlin")


@rule("RA-R11", "RA-088")
def test_gaps_are_filled_as_soon_as_there_are_tokens() -> None:
    g = production(3)
    show_halls(g, "- wisp pippin", "hazel ashkin dunlin")
    all_recruited(g)
    end_production(g)  # the bottom row is discarded, and all there is to draw from
    top, bottom = (names.split() for names in halls(g))
    assert top[0] == "-"
    assert bottom[1:] == ["wisp", "pippin"]
    assert sorted([bottom[0], *top[1:]]) == ["ashkin", "dunlin", "hazel"]


# Room in a column


@rule("RA-039", "RA-R12")
def test_a_column_holds_three_members_with_the_printed_one() -> None:
    g = gathering(dice="h2 a1 m1")
    hire(g, 0, "cinder")
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    own(g, gold=9, action_token=5)
    recruit(g, "burdock", kind="token_recruit")
    assert column_of(g, 0, "harvester") == ["harvester", "cinder", "burdock"]
    assert recruiting(g, "hazel", kind="token_recruit") not in legal(g)
    assert recruiting(g, "wisp", kind="token_recruit") in legal(g)


@rule("RA-039", "RA-051", "RA-R12")
@pytest.mark.parametrize(
    ("guild", "held", "fourth"),
    [
        ("harvester", ["cinder", "tansy"], "hazel"),
        ("alchemist", ["lune", "vesper"], "wisp"),
        ("merchant", ["fennel", "lark"], "pippin"),
    ],
)
def test_the_workshop_opens_a_fourth_row_in_every_column(
    guild: str, held: list[str], fourth: str
) -> None:
    g = gathering(dice="h2 a1 m1")
    hire(g, 0, *held)
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    own(g, gold=9, action_token=5)
    assert recruiting(g, fourth, kind="token_recruit") not in legal(g)
    play(g, f"build:upgrade={UPGRADES.index('guild_workshop')}")
    recruit(g, fourth, kind="token_recruit")
    assert column_of(g, 0, guild) == [guild, *held, fourth]


@rule("RA-R13")
def test_members_are_never_replaced_or_discarded() -> None:
    g = visiting()
    hire(g, 0, "cinder", "tansy")
    recruit(g, "wisp")
    assert column_of(g, 0, "harvester") == ["harvester", "cinder", "tansy"]
    quietly(g)
    assert kinds(g) <= {"take", "exchange"}
    assert g.members_gone == []
