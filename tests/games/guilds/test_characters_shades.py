"""Shades with an ability: Cutpurse, Forger, Spy, Saboteur, Shadow Broker."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import at_auction, from_box, guild, halls, points
from tests.games.guilds.table import (
    auction,
    clear_area,
    give,
    go,
    money,
    offers,
    set_offer,
    set_silver,
    silvers,
    until,
    use,
    week_end,
)
from tests.support import act, legal, rule

DEN = ("s07", "B2", 0)  # active, counts as a Shade, 1 PP
CUTPURSE = use("cutpurse")


# SH1 Cutpurse


def after_income(seats: int, *guilds: str) -> Guilds:
    """After the income of the next Week, seat 0 is First Player; guilds: "1 brewer" and so on."""
    g = week_end(seats, silver=0)
    g.first = seats - 1
    for text in guilds:
        seat, *cards = text.split()
        give(g, int(seat), *cards)
    return go(g)


@rule("SH1")
def test_the_cutpurse_takes_one_silver_after_all_income() -> None:
    g = after_income(2, "0 cutpurse")
    assert (g.view(0)["phase"], legal(g)) == ("start_of_week", [CUTPURSE, "decline"])
    assert silvers(g) == [11, 10]
    act(g, CUTPURSE)
    assert silvers(g) == [12, 9]


@rule("SH1", "GU-R39")
def test_the_cutpurse_may_be_left_alone() -> None:
    g = after_income(2, "0 cutpurse")
    act(g, "decline")
    assert (g.view(0)["phase"], silvers(g)) == ("auction", [11, 10])


@rule("SH1")
def test_the_cutpurse_takes_from_the_other_player_with_the_most_silver() -> None:
    g = after_income(4, "0 cutpurse caravan_guard", "1 acolyte", "2 brewer")
    act(g, CUTPURSE)
    assert silvers(g) == [14, 11, 11, 10]


@rule("SH1")
@pytest.mark.parametrize(("owner", "victim"), [(0, 1), (1, 2), (3, 0)])
def test_on_a_tie_the_cutpurse_takes_from_the_first_to_the_left(owner: int, victim: int) -> None:
    g = after_income(4, f"{owner} cutpurse")
    act(g, CUTPURSE)
    expected = [10, 10, 10, 10]
    expected[owner] += 2
    expected[victim] -= 1
    assert silvers(g) == expected


@rule("SH1")
def test_of_tied_players_the_cutpurse_takes_from_the_nearer_one() -> None:
    g = after_income(4, "1 cutpurse", "0 brewer", "3 caravan_guard")
    act(g, CUTPURSE)
    assert silvers(g) == [12, 12, 10, 11]


@rule("SH1", "AN1", "GU-R45")
def test_the_cutpurse_looks_at_unprotected_players_only() -> None:
    g = after_income(4, "0 cutpurse", "1 brewer guard_dog", "3 acolyte")
    act(g, CUTPURSE)
    assert silvers(g) == [12, 12, 10, 10]


@rule("SH1", "AN1", "GU-R45")
def test_with_all_others_protected_the_cutpurse_takes_nothing() -> None:
    g = after_income(2, "0 cutpurse", "1 guard_dog")
    if CUTPURSE in legal(g):
        act(g, CUTPURSE)
    assert silvers(g) == [11, 10]


@rule("SH1", "AN1")
def test_the_own_guard_dog_does_not_stop_the_cutpurse() -> None:
    g = after_income(2, "0 cutpurse guard_dog")
    act(g, CUTPURSE)
    assert silvers(g) == [12, 9]


@rule("SH1")
def test_the_cutpurse_takes_nothing_where_nothing_is(tmp_path: Path) -> None:
    g = week_end(3, silver=0)
    g.box = from_box(tmp_path, halls=halls(0, 0, 0, 0)).box
    give(g, 0, "cutpurse", "brewer")
    if CUTPURSE in legal(go(g)):
        act(g, CUTPURSE)
    assert silvers(g) == [3, 0, 0]


@rule("SH1", "GU-R39")
def test_the_cutpurse_takes_silver_once_in_every_week() -> None:
    g = after_income(2, "0 cutpurse")
    act(g, CUTPURSE)
    assert g.view(0)["phase"] == "auction"
    until(g, "start_of_week")
    assert (g.week, legal(g)) == (3, [CUTPURSE, "decline"])
    act(g, CUTPURSE)
    assert silvers(g) == [12, 9]


# SH3 Forger


@rule("SH3")
@pytest.mark.parametrize(
    ("others", "without", "with_forger"),
    [
        (["countess"], 3, 6),
        (["spendthrift_baron"], 4, 8),
        (["templar", "brewer"], 2, 3),  # 1 1/2 more
        (["templar", "almoner", "brewer", "gilder"], 3, 5),
        (["archmage", "countess", "acolyte"], 7, 10),  # the best one, once
    ],
)
def test_the_forger_scores_the_best_printed_pp(
    others: list[str], without: int, with_forger: int
) -> None:
    assert points(*others) == without
    assert points(*others, "forger") == with_forger


@rule("SH3")
def test_the_forger_copies_at_most_four() -> None:
    assert points("duke", "brewer") == 6
    assert points("duke", "brewer", "forger") == 6 + 4


@rule("SH3")
def test_the_forger_copies_no_negative_pp() -> None:
    assert points("forger") == 0
    assert points("forger", "smuggler") == -1


@rule("SH3")
def test_the_forger_copies_no_ability() -> None:
    guild = ["master_at_arms", "gate_sergeant", "royal_armourer"]
    assert points(*guild) == 5
    assert points(*guild, "forger") == 5 + 1


@rule("SH3")
def test_the_forger_copies_its_own_guild_only() -> None:
    g = guild("forger")
    give(g, 1, "duke")
    assert g.scores()[0] == 0


# SH4 Spy


def spy(own: int = 2, others: int = 3) -> Guilds:
    """The auction of two: seat 0 has the Spy; both have silver in Area I."""
    g = auction(2)
    give(g, 0, "spy")
    set_offer(g, 0, 1, own)
    set_offer(g, 1, 1, others)
    return g


@rule("SH4")
def test_the_spy_takes_all_own_silver_back_from_one_area() -> None:
    g = spy()
    set_offer(g, 0, 3, 1)
    set_offer(g, 1, 3, 2)
    assert legal(g, "withdraw") == ["withdraw:area=0", "withdraw:area=2"]
    act(g, "withdraw:area=0")
    assert (offers(g, 1), offers(g, 3), silvers(g)) == ([0, 3], [1, 2], [12, 10])


@rule("SH4", "GU-R15")
def test_the_spy_works_at_the_start_of_a_turn_that_still_has_its_action() -> None:
    g = spy()
    act(g, "withdraw:area=0")
    assert g.actor() == 0
    assert "offer:area=0" in legal(g)


@rule("SH4")
def test_the_spy_takes_nothing_back_where_the_player_leads() -> None:
    assert legal(spy(own=4), "withdraw") == []


@rule("SH4")
def test_the_spy_takes_nothing_back_where_nothing_is() -> None:
    assert legal(spy(own=0), "withdraw") == []


@rule("SH4", "GU-R09")
def test_without_the_spy_silver_stays_on_the_tents() -> None:
    g = auction(2)
    set_offer(g, 0, 1, 2)
    set_offer(g, 1, 1, 3)
    assert legal(g, "withdraw") == []


@rule("SH4", "GU-R09")
def test_the_spy_takes_silver_back_from_an_emptied_area() -> None:
    g = spy()
    clear_area(g, 1)
    assert legal(g, "withdraw") == ["withdraw:area=0"]


@rule("SH4", "GU-R39")
def test_the_spy_works_once_per_week() -> None:
    g = spy()
    set_offer(g, 0, 3, 1)
    set_offer(g, 1, 3, 2)
    act(g, "withdraw:area=0")
    assert legal(g, "withdraw") == []
    act(g, "pass")
    act(g, "offer:area=0", "add_silver:amount=1", "offer:area=2", "add_silver:amount=1")
    assert g.actor() == 0
    assert legal(g, "withdraw") == []


@rule("SH4", "GU-R39")
def test_the_spy_works_again_in_the_next_week() -> None:
    g = spy()
    act(g, "withdraw:area=0")
    until(until(g, "money"), "auction")
    if g.actor() == 1:
        act(g, "pass")
    set_offer(g, 0, 1, 1)
    set_offer(g, 1, 1, 2)
    assert legal(g, "withdraw") == ["withdraw:area=0"]


@rule("SH4", "GU-R12", "GU-R15")
def test_who_has_no_silver_but_the_spy_does_not_pass_by_itself() -> None:
    g = auction(2)
    give(g, 1, "spy")
    set_silver(g, 1, 0)
    set_offer(g, 0, 1, 3)
    set_offer(g, 1, 1, 2)
    act(g, "pass")
    assert (g.actor(), legal(g)) == (1, ["withdraw:area=0", "pass"])
    act(g, "withdraw:area=0", "pass")
    assert g.view(0)["phase"] == "money"  # the Spy does not interrupt the passes


@rule("SH4", "GU-031")
def test_a_new_spy_does_not_work_in_the_same_auction() -> None:
    g = at_auction("spy")
    set_offer(g, 0, 3, 1)
    set_offer(g, 1, 3, 2)
    act(g, "take:area=0,place=0", "pass")
    assert g.actor() == 0
    assert legal(g, "withdraw") == []


@rule("SH4", "GU-R39")
def test_the_spy_works_in_the_auction_only() -> None:
    g = money(2)
    give(g, 0, "spy")
    assert legal(go(g), "withdraw") == []


# SH7 Shadow Broker


@rule("SH7")
def test_the_shadow_broker_scores_one_point_per_shade_and_for_itself() -> None:
    assert points("shadow_broker") == 1
    assert points("shadow_broker", "smuggler", "forger") == 3 - 1
    assert points("shadow_broker", "archmage", "seer", "alchemist") == 1 + 6


@rule("SH7", "PR6", "GU-R37")
def test_the_inquisitor_and_a_room_of_shades_count_for_the_shadow_broker() -> None:
    assert points("shadow_broker", "inquisitor", "almoner") == 2 + 2
    assert points("shadow_broker", rooms=[DEN]) == 2 + 1
