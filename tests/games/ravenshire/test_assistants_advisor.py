"""The Guild Advisor: a free member, any column, and a move at the end of each round."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.cards import GUILDS
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    build,
    column_of,
    completed_before,
    end_production,
    final,
    gathering,
    halls,
    has,
    hire,
    kinds,
    next_members,
    own,
    pick,
    place,
    play,
    production,
    quietly,
    recruit,
    recruiting,
    show_halls,
    show_titles,
    work,
)
from tests.games.ravenshire.scenes import (
    keep_contracts,
    with_assistant,
)
from tests.support import legal, rule

WEAPONS = "hedgerow_hatchets ferrymans_gaff burrow_guard_spears millers_mace otterfolk_trident"


# Recruiting


@rule("RA-083", "RA-R04")
def test_the_advisor_recruits_a_member_free_before_the_game() -> None:
    g, owner = with_assistant("guild_advisor")
    keep_contracts(g)
    assert g.actor() == owner
    show_halls(g, "grizel wisp pippin", "auric ashkin dunlin")
    next_members(g, "rowan")
    before = has(g, owner)
    recruit(g, "auric")
    assert column_of(g, owner, "alchemist") == ["alchemist", "auric"]
    assert has(g, owner) == before
    assert halls(g) == ("rowan wisp pippin", "grizel ashkin dunlin")


@rule("RA-083")
@pytest.mark.parametrize("column", GUILDS)
def test_the_advisor_puts_the_free_member_into_any_column(column: str) -> None:
    g, owner = with_assistant("guild_advisor")
    keep_contracts(g)
    show_halls(g, "grizel wisp pippin", "auric ashkin dunlin")
    recruit(g, "wisp", column)
    assert column_of(g, owner, column) == [column, "wisp"]


@rule("RA-083")
@pytest.mark.parametrize("column", GUILDS)
def test_the_advisor_places_later_members_in_any_column_too(column: str) -> None:
    g = gathering(assistants="guild_advisor", dice="h2 a1 m1")
    own(g, gold=9)
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    place(g, "h2", "VI")
    pick(g, "ore")
    recruit(g, "dunlin", column)
    assert column_of(g, 0, column) == [column, "dunlin"]


@rule("RA-083", "RA-037")
def test_nobody_else_places_members_in_other_columns() -> None:
    g = gathering(assistants="badger guild_advisor", dice="h2 a1 m1")
    own(g, gold=9, action_token=1)
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    assert len(legal(g, "token_recruit")) == 6


@rule("RA-083", "RA-039")
def test_the_advisor_needs_room_in_the_column() -> None:
    g = gathering(assistants="guild_advisor")
    hire(g, 0, "cinder", "tansy")
    own(g, gold=9, action_token=1)
    show_halls(g, "hazel wisp pippin", "burdock ashkin dunlin")
    for name in ("hazel", "wisp", "pippin"):
        assert recruiting(g, name, "harvester", "token_recruit") not in legal(g)
        assert recruiting(g, name, "merchant", "token_recruit") in legal(g)


@rule("RA-R32")
def test_a_misplaced_member_runs_with_the_column_where_it_stands() -> None:
    g = production(assistants="guild_advisor")
    hire(g, 0, "burdock", column="merchant")
    work(g, "overtime")
    play(g, "run_guild:guild=2")
    assert has(g) == {"gold": 1, "ore": 2}


# Moving


def advising(*names: str) -> Ravenshire:
    """The Advisor's owner may move one of these members at the end of round 1."""
    g = production(assistants="guild_advisor")
    hire(g, 0, *names)
    end_production(g)
    return g


def moving(column: str, row: int, to: str) -> str:
    return f"move_member:place={4 * GUILDS.index(column) + row},column={GUILDS.index(to)}"


def swapping(column: str, row: int, other: str, other_row: int) -> str:
    places = sorted([4 * GUILDS.index(column) + row, 4 * GUILDS.index(other) + other_row])
    return f"swap_members:place={places[0]},other={places[1]}"


@rule("RA-084", "RA-R32")
@pytest.mark.parametrize("to", ["alchemist", "merchant"])
def test_the_advisor_moves_a_member_to_another_column(to: str) -> None:
    g = advising("burdock", "hazel")
    play(g, moving("harvester", 1, to))
    assert column_of(g, 0, to) == [to, "burdock"]
    assert column_of(g, 0, "harvester") == ["harvester", "hazel"]
    assert g.round == 2


@rule("RA-084", "RA-R32")
def test_the_advisor_swaps_two_members() -> None:
    g = advising("burdock", "hazel", "wisp")
    play(g, swapping("harvester", 2, "alchemist", 1))
    assert column_of(g, 0, "harvester") == ["harvester", "burdock", "wisp"]
    assert column_of(g, 0, "alchemist") == ["alchemist", "hazel"]


@rule("RA-R32")
def test_the_advisor_moves_once_in_a_round() -> None:
    g = advising("burdock", "hazel")
    play(g, moving("harvester", 1, "merchant"))
    assert not kinds(g) & {"move_member", "swap_members"}
    assert g.round == 2


@rule("RA-084", "RA-R32")
def test_the_advisors_move_is_optional() -> None:
    g = advising("burdock")
    assert "keep_members" in legal(g)
    play(g, "keep_members")
    assert column_of(g, 0, "harvester") == ["harvester", "burdock"]
    assert g.round == 2


@rule("RA-R32")
def test_printed_members_never_move() -> None:
    g = advising("burdock", "wisp")
    assert set(legal(g)) == {
        moving("harvester", 1, "alchemist"),
        moving("harvester", 1, "merchant"),
        moving("alchemist", 1, "harvester"),
        moving("alchemist", 1, "merchant"),
        swapping("harvester", 1, "alchemist", 1),
        "keep_members",
    }


@rule("RA-R32")
def test_a_member_moves_only_where_there_is_room() -> None:
    g = advising("burdock", "wisp", "ashkin")
    assert moving("harvester", 1, "alchemist") not in legal(g)
    assert moving("harvester", 1, "merchant") in legal(g)
    assert swapping("harvester", 1, "alchemist", 2) in legal(g)


@rule("RA-R32", "RA-051")
def test_with_the_workshop_there_is_room_for_a_third() -> None:
    g = production(assistants="guild_advisor")
    own(g, action_token=1)
    build(g, "guild_workshop")
    hire(g, 0, "burdock", "wisp", "ashkin")
    end_production(g)
    assert moving("harvester", 1, "alchemist") in legal(g)


@rule("RA-R32", "RA-086")
def test_the_advisor_moves_after_the_title_check() -> None:
    g = production(assistants="guild_advisor")
    show_titles(g, "weaponsmith")
    completed_before(g, 0, *WEAPONS.split())
    hire(g, 0, "burdock")
    end_production(g)
    assert "keep_members" in legal(g)
    assert has(g) == {"gold": 10}


@rule("RA-R32", "RA-092")
def test_the_advisor_does_not_move_in_round_4() -> None:
    g = final(assistants="guild_advisor")
    hire(g, 0, "burdock")
    own(g, ore=3)
    end_production(g)
    assert "finish" in legal(g)


@rule("RA-084")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_advisor_moves_in_each_of_the_first_three_rounds(round_: int) -> None:
    g = production(assistants="guild_advisor")
    g.round = round_
    hire(g, 0, "burdock")
    end_production(g)
    assert "keep_members" in legal(g)


@rule("RA-084")
def test_others_do_not_move_members() -> None:
    g = production(assistants="badger")
    hire(g, 0, "burdock", "wisp")
    hire(g, 1, "hazel")
    end_production(g)
    quietly(g)
    assert g.round == 2
    assert column_of(g, 0, "harvester") == ["harvester", "burdock"]
