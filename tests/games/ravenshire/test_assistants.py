"""Badger and Noble Patron, and Assistants in the solo game."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.boards import UPGRADES
from hearth.games.ravenshire.cards import ASSISTANTS
from hearth.games.ravenshire.state import COLOUR
from hearth.kernel import seeded
from tests.games.ravenshire.positions import (
    CHANGES,
    column_of,
    end_production,
    fresh,
    gathering,
    has,
    hire,
    members_named,
    next_round,
    options,
    own,
    pick,
    place,
    play,
    production,
    quietly,
    recruit,
    show_halls,
    work,
)
from tests.games.ravenshire.scenes import (
    colours,
    keep_contracts,
    with_assistant,
)
from tests.support import legal, rule

SEEDS = range(1, 41)


# Badger


@rule("RA-079")
def test_the_badger_die_is_rolled_at_the_start_of_the_game() -> None:
    values = set()
    for seed in SEEDS:
        g = fresh(4, seed, assistants=True)
        [owner] = [smith for smith in g.players if smith.assistant == ASSISTANTS.index("badger")]
        values.add(owner.badger % COLOUR)
    assert values == {1, 2, 3, 4, 5, 6}


@rule("RA-079")
def test_the_badger_die_is_not_placed_in_gathering() -> None:
    g = gathering(assistants="badger")
    assert len(legal(g, "place")) == 3 * 6
    assert colours(g.players[0].rolled) == [0, 1, 2]


@rule("RA-079")
def test_the_owner_of_the_badger_uses_four_dice_in_production() -> None:
    g = production(assistants="badger", values="3 3 3 6")
    for space in ("hire_help", "charcoal_kiln", "scrap_pile"):
        work(g, space, 3)
        quietly(g)
    work(g, "steel_foundry", 6)
    quietly(g)
    assert has(g) == {"action_token": 2, "charcoal": 3, "mithril": 2, "steel": 1}
    assert options(g, 0, "work") == []


@rule("RA-079")
def test_nobody_else_uses_a_fourth_die() -> None:
    g = production(assistants="badger")
    for space in ("hire_help", "charcoal_kiln", "steel_foundry"):
        work(g, space, seat=1)
        while not options(g, 1, "end_production"):
            play(g, options(g, 1)[0], seat=1)
    assert options(g, 1, "work") == []


@rule("RA-079", "RA-R31")
@pytest.mark.parametrize("used", [False, True])
def test_the_badger_die_returns_to_its_owner_and_is_rolled_at_the_end_of_the_round(
    used: bool,
) -> None:
    values = set()
    for seed in SEEDS:
        g = production(assistants="badger noble_patron", values="1 1 1 6")
        g.rng = seeded(seed)
        if used:
            work(g, "hire_help", 6)
        end_production(g)
        assert len(g.players[0].rolled) == 3
        assert 4 not in colours(g.players[0].rolled)
        values.add(g.players[0].badger % COLOUR)
    assert values == {1, 2, 3, 4, 5, 6}


@rule("RA-R31")
def test_the_badger_die_is_never_on_the_board() -> None:
    g = gathering(assistants="badger")
    while not g.over:
        assert 4 not in colours([one for one in g.spots if one])
        assert 4 not in colours(g.players[1].rolled + g.players[1].taken)
        next_round(g)


@rule("RA-R31")
def test_a_talisman_may_change_the_badger_die() -> None:
    g = production(assistants="badger", values="1 1 1 3")
    own(g, talisman=1)
    found = []
    for text in options(g, 0, "change_own_die"):
        other = g.clone()
        play(other, text, seat=0)
        found.append([one % COLOUR for one in other.players[0].bench if one // COLOUR == 4])
    assert [4] in found
    assert [2] in found


@rule("RA-R31", "RA-059")
def test_a_talisman_may_change_the_badger_die_on_the_own_gathering_turn() -> None:
    g = gathering(assistants="badger")
    g.players[0].badger = 43
    own(g, talisman=1)
    found = set()
    for text in legal(g, "change_own_die"):
        other = g.clone()
        play(other, text)
        found.add(other.players[0].badger)
    assert found == {42, 43, 44}


# Noble Patron


@rule("RA-085", "RA-R04")
def test_the_patron_has_all_four_upgrades_before_the_game_for_nothing() -> None:
    g, owner = with_assistant("noble_patron")
    before = has(g, owner)
    keep_contracts(g)
    assert g.players[owner].upgrades == 0b1111
    assert len(UPGRADES) == 4
    after = has(g, owner)
    assert after["action_token"] == before["action_token"] == 1


@rule("RA-085")
def test_the_patrons_upgrades_work() -> None:
    g = production(assistants="noble_patron", values="3 3 3")
    work(g, "charcoal_kiln")
    quietly(g)
    work(g, "steel_foundry")
    quietly(g)
    assert has(g) == {"charcoal": 4, "steel": 3}
    own(g, action_token=5, talisman=1)
    assert options(g, 0, "build") == []
    by_two = [text for text in options(g, 0, "change_own_die") if f"={CHANGES.index(2)}" in text]
    assert by_two


@rule("RA-085", "RA-051")
def test_the_patron_has_four_rows_from_the_start() -> None:
    g = gathering(assistants="noble_patron", dice="h2 a1 m1")
    hire(g, 0, "cinder", "tansy")
    own(g, gold=9)
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    place(g, "h2", "VI")
    pick(g, "ore")
    recruit(g, "hazel")
    assert column_of(g, 0, "harvester") == ["harvester", "cinder", "tansy", "hazel"]


# Solo


@rule("RA-R38")
@pytest.mark.parametrize("name", ASSISTANTS)
def test_the_human_may_have_an_assistant_solo(name: str) -> None:
    g, owner = with_assistant(name, seats=1)
    assert owner == 0
    assert colours(g.rival.rolled) == [0, 1, 2]
    assert members_named(g.rival.members) == []


@rule("RA-R38", "RA-079")
def test_the_badger_works_solo() -> None:
    g = production(1, assistants="badger", values="5 5 5 6")
    for space, value in [("hire_help", 5), ("charcoal_kiln", 5), ("steel_foundry", 5)]:
        work(g, space, value)
        quietly(g)
    work(g, "scrap_pile", 6)
    assert has(g)["gold"] == 3
