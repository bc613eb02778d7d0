"""Wizards with an ability: the Seer at the End of the Week, the Illusionist in the scoring."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import at_auction
from tests.games.guilds.table import (
    cards_in,
    character,
    give,
    go,
    names_of,
    next_characters,
    place,
    put_in_area,
    set_objectives,
    show_rooms,
    until,
    use,
    week_end,
)
from tests.support import act, legal, rule

SEER = use("seer")
FACTIONS = ["warriors", "wizards", "priests", "shades", "noblemen", "craftsmen", "animals"]
OBJECTIVES = [
    "shield_of_the_realm",
    "circle_of_lore",
    "voices_of_the_faithful",
    "whispers_in_the_dark",
    "courtly_company",
    "masters_of_the_trades",
    "royal_menagerie",
]
FULL = [  # all spaces of a site
    *(("s26", "A1", 3), ("l05", "A3", 1), ("l03", "C2", 1), ("l17", "A4", 0)),
    *(("s27", "C3", 2), ("l06", "B3", 1), ("s35", "C4", 1)),
]


# WI3 Seer


def seer(*top: str, week: int = 1, seats: int = 2) -> Guilds:
    """The End of the Week; seat 0 has the Seer, these Characters come next."""
    g = week_end(seats, silver=0, week=week)
    give(g, 0, "seer")
    next_characters(g, *top)
    return g


def stack(*names: str) -> list[str]:
    return [f"stack:character={character(name)}" for name in names]


def leave_in_deck(g: Guilds, *names: str) -> None:
    """Only these Characters are left in the stack, in any order; the others are discarded."""
    cards = [character(name) for name in names]
    g.characters_gone = [card for card in g.character_deck.cards() if card not in cards]
    g.character_deck.bag = sorted(cards)
    g.character_deck.top = g.character_deck.top_seen = []


@rule("WI3")
def test_the_seer_orders_the_next_three_characters() -> None:
    g = go(seer("duke", "spy", "mason", "brewer"))
    act(g, SEER)
    assert sorted(legal(g)) == sorted(stack("duke", "spy", "mason"))
    act(g, *stack("mason", "duke"))
    assert [cards_in(g, area) for area in (1, 3, 5)] == [["mason"], ["duke"], ["spy"]]


@rule("WI3")
def test_only_the_next_three_characters_are_ordered() -> None:
    g = go(seer("duke", "spy", "mason", "brewer", "forger", seats=3))
    act(g, SEER, *stack("spy", "mason"))
    assert [cards_in(g, area)[0] for area in range(1, 6)] == [
        *("spy", "mason", "duke"),
        *("brewer", "forger"),
    ]


@rule("WI3", "GU-R39")
def test_the_seer_need_not_look() -> None:
    g = go(seer("duke", "spy", "mason"))
    act(g, "decline")
    assert [cards_in(g, area) for area in (1, 3, 5)] == [["duke"], ["spy"], ["mason"]]


@rule("WI3", "GU-R32")
def test_only_the_seers_owner_sees_the_cards() -> None:
    g = go(seer("duke", "spy", "mason"))
    assert g.view(0)["remembered"]["next_characters"] == [None, None, None]
    act(g, SEER)
    assert g.view(0)["remembered"]["next_characters"] == ["duke", "spy", "mason"]
    assert g.view(1)["remembered"]["next_characters"] == [None, None, None]


@rule("WI3")
def test_the_seer_looks_after_the_discards() -> None:
    g = seer("duke", "spy", "mason")
    put_in_area(g, 1, "countess")
    show_rooms(g, ["s01"])
    go(g)
    assert legal(g) == [SEER, "decline"]
    assert cards_in(g, 1) == []
    assert names_of(g.characters_gone) == ["countess"]
    assert g.rooms == []


@rule("WI3")
def test_the_seer_sees_as_many_cards_as_are_left() -> None:
    g = seer()
    leave_in_deck(g, "duke", "mason")
    act(go(g), SEER)
    assert sorted(legal(g)) == sorted(stack("duke", "mason"))
    act(g, *stack("mason"))
    assert [cards_in(g, area) for area in (1, 3, 5)] == [["mason"], ["duke"], []]


@rule("WI3", "GU-R29")
def test_the_seer_is_skipped_in_the_last_week() -> None:
    assert go(seer(week=8)).over


@rule("WI3", "GU-R29")
def test_the_seer_is_skipped_in_a_week_in_which_a_site_was_filled() -> None:
    g = seer(week=3)
    for name, where, turns in FULL:
        place(g, 1, name, where, turns)
    assert go(g).over


@rule("WI3", "GU-R39")
def test_the_seer_looks_again_in_the_next_week() -> None:
    g = go(seer())
    act(g, SEER)
    act(g, legal(g)[0])
    act(g, legal(g)[0])
    until(until(g, "money"), "end_of_week")
    while not legal(g, "use"):
        act(g, "protect_none")
    assert legal(g) == [SEER, "decline"]


@rule("WI3", "GU-031")
def test_a_new_seer_looks_at_the_end_of_the_same_week() -> None:
    g = until(at_auction("seer"), "end_of_week")
    while not legal(g, "use"):
        act(g, "protect_none")
    assert (g.actor(), g.week, legal(g)) == (0, 1, [SEER, "decline"])


# WI4 Illusionist


def last_week(*cards: str, objectives: Sequence[str] = ()) -> Guilds:
    """After the last Week: seat 0 has the Illusionist and these Characters."""
    g = week_end(2, silver=0, week=8)
    give(g, 0, "illusionist", *cards)
    set_objectives(g, *objectives)
    return go(g)


@rule("WI4", "GU-R42")
def test_the_illusionist_is_asked_for_any_faction_before_the_scoring() -> None:
    g = last_week()
    assert (g.actor(), g.view(0)["phase"]) == (0, "scoring")
    assert legal(g) == [f"choose_faction:faction={n}" for n in range(7)]
    act(g, "choose_faction:faction=0")
    assert g.over


@rule("WI4", "GU-R42")
def test_the_illusionist_is_asked_also_when_a_full_site_ends_the_game() -> None:
    g = week_end(2, silver=0, week=3)
    give(g, 0, "illusionist")
    for name, where, turns in FULL:
        place(g, 1, name, where, turns)
    assert (go(g).actor(), len(legal(g, "choose_faction"))) == (0, 7)


@rule("WI4")
@pytest.mark.parametrize("faction", range(7), ids=FACTIONS)
def test_the_illusionist_is_one_more_member_for_an_objective(faction: int) -> None:
    g = last_week(objectives=[OBJECTIVES[faction]])
    give(g, 1, *(["archmage"] if FACTIONS[faction] == "wizards" else []))
    act(g, f"choose_faction:faction={faction}")
    assert g.scores()[0] == 1 + 5


@rule("WI4")
def test_the_illusionist_is_one_more_wizard_if_it_likes() -> None:
    g = last_week(objectives=["circle_of_lore"])
    give(g, 1, "archmage")
    assert g.scores() == [1 + 5, 3 + 5]
    act(g, "choose_faction:faction=1")
    assert g.scores() == [1 + 5, 3]


@rule("WI4", "WA3")
def test_the_illusionist_is_one_more_member_for_pp() -> None:
    g = last_week("veteran_captain")
    assert g.scores()[0] == 2  # 1 + 1 + 1/2
    act(g, "choose_faction:faction=0")
    assert g.scores()[0] == 3


@rule("WI4", "PR3")
def test_the_illusionist_can_bring_a_new_faction() -> None:
    g = last_week("high_priestess")
    assert g.scores()[0] == 1 + 2
    act(g, "choose_faction:faction=6")
    assert g.scores()[0] == 1 + 3


@rule("WI4", "NO7", "O10")
def test_the_illusionist_is_not_one_more_character() -> None:
    g = last_week("chamberlain", objectives=["a_crowded_table"])
    give(g, 1, "countess", "archmage")
    assert g.scores() == [1 + 1 + 5, 6 + 5]
    act(g, "choose_faction:faction=4")
    assert g.scores() == [1 + 1 + 5, 6 + 5]
