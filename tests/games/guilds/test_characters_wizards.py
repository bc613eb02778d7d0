"""Wizards with an ability: Transmuter, Alchemist, Elementalist."""

from __future__ import annotations

from pathlib import Path

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds import table
from tests.games.guilds.scenes import at_auction, from_box, points
from tests.games.guilds.table import (
    BOX,
    auction,
    give,
    go,
    money,
    place,
    set_gold,
    set_silver,
    until,
)
from tests.support import act, legal, rule

# WI1 Transmuter


def transmuter(gold: int, seat: int = 0) -> Guilds:
    """The auction, seat 0 on turn; this seat of two has the Transmuter and so much gold."""
    g = auction(2)
    give(g, seat, "transmuter")
    set_gold(g, seat, gold)
    return g


@rule("WI1")
@pytest.mark.parametrize("gold", [1, 2])
def test_the_transmuter_turns_one_or_two_gold_into_five_silver_each(gold: int) -> None:
    g = transmuter(3)
    act(g, f"turn_gold:gold={gold}")
    assert (g.players[0].gold, g.players[0].silver) == (3 - gold, 10 + 5 * gold)


@rule("WI1")
@pytest.mark.parametrize(("gold", "most"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_the_transmuter_turns_at_most_two_gold_and_no_more_than_there_are(
    gold: int, most: int
) -> None:
    turns = [f"turn_gold:gold={n + 1}" for n in range(most)]
    assert legal(transmuter(gold), "turn_gold") == turns


@rule("WI1", "GU-R15")
def test_the_transmuter_works_at_the_start_of_a_turn_that_still_has_its_action() -> None:
    g = transmuter(1)
    set_silver(g, 0, 0)
    act(g, "turn_gold:gold=1")
    assert g.actor() == 0
    assert "offer:area=0" in legal(g)
    assert "pass" in legal(g)


@rule("WI1", "GU-R39")
def test_the_transmuter_works_once_per_week() -> None:
    g = transmuter(5)
    act(g, "turn_gold:gold=1")
    assert legal(g, "turn_gold") == []
    act(g, "offer:area=0", "add_silver:amount=1", "offer:area=2", "add_silver:amount=1", "pass")
    assert g.actor() == 0
    assert legal(g, "turn_gold") == []


@rule("WI1", "GU-R39")
def test_the_transmuter_can_wait_for_a_later_turn() -> None:
    g = transmuter(5)
    act(g, "offer:area=0", "add_silver:amount=1", "offer:area=2", "add_silver:amount=1", "pass")
    assert legal(g, "turn_gold") == ["turn_gold:gold=1", "turn_gold:gold=2"]


@rule("WI1", "GU-R39")
def test_the_transmuter_works_again_in_the_next_week() -> None:
    g = transmuter(5)
    act(g, "turn_gold:gold=1")
    until(until(g, "money"), "auction")
    if g.actor() == 1:
        act(g, "pass")
    assert legal(g, "turn_gold") == ["turn_gold:gold=1", "turn_gold:gold=2"]


@rule("WI1", "GU-R39", "GU-035")
def test_the_transmuter_works_in_the_auction_only() -> None:
    g = money(2)
    give(g, 0, "transmuter")
    set_gold(g, 0, 2)
    assert legal(go(g)) == ["convert:gold=0", "convert:gold=1", "convert:gold=2"]


@rule("WI1", "GU-020")
def test_without_the_transmuter_gold_is_of_no_use_in_the_auction() -> None:
    g = auction(2)
    set_gold(g, 0, 5)
    assert legal(g, "turn_gold") == []
    act(g, "offer:area=0")
    assert legal(g)[-1] == "add_silver:amount=9"


@rule("WI1", "GU-031")
def test_a_new_transmuter_does_not_work_in_the_same_auction() -> None:
    g = at_auction("transmuter")
    set_gold(g, 0, 2)
    act(g, "take:area=0,place=0", "pass")
    assert g.actor() == 0
    assert legal(g, "turn_gold") == []


@rule("WI1", "GU-R15")
def test_turning_gold_does_not_interrupt_the_passes() -> None:
    g = transmuter(2, seat=1)
    act(g, "pass", "turn_gold:gold=1", "pass")
    assert g.view(0)["phase"] == "money"


@rule("WI1", "GU-R12")
def test_who_has_no_silver_but_the_transmuter_does_not_pass_by_itself() -> None:
    g = transmuter(1, seat=1)
    set_silver(g, 1, 0)
    act(g, "pass")
    assert (g.actor(), legal(g)) == (1, ["turn_gold:gold=1", "pass"])


# WI6 Alchemist


def converts(silver: int, *cards: str, changer: bool = False) -> int:
    """How many gold seat 0 can get in the Money phase for so much silver."""
    g = money(2, silver=silver)
    give(g, 0, *cards)
    if changer:
        place(g, 0, "s33", "B2")
    return len(legal(go(g), "convert")) - 1 if g.actor() == 0 else 0


@rule("WI6")
@pytest.mark.parametrize(("silver", "gold"), [(4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (19, 4)])
def test_with_the_alchemist_every_gold_costs_four_silver(silver: int, gold: int) -> None:
    g = money(2, silver=silver)
    set_silver(g, 1, 50)  # for a choice of seat 1 afterwards
    give(g, 0, "alchemist")
    act(go(g), f"convert:gold={gold}")
    assert (g.players[0].silver, g.players[0].gold) == (silver - 4 * gold, gold)


@rule("WI6")
def test_with_the_alchemist_nobody_gets_gold_for_less_than_four() -> None:
    assert [converts(silver, "alchemist") for silver in (4, 7, 11)] == [1, 1, 2]
    assert [converts(silver) for silver in (5, 9, 14)] == [1, 1, 2]


@rule("WI6")
def test_the_alchemist_helps_its_own_guild_only() -> None:
    g = money(2, silver=9)
    give(g, 1, "alchemist")
    assert legal(go(g)) == ["convert:gold=0", "convert:gold=1"]


@rule("WI6", "GU-031")
def test_a_new_alchemist_works_in_the_same_week() -> None:
    g = at_auction("alchemist")
    set_silver(g, 0, 8)
    until(g, "money")
    assert legal(g)[-1] == "convert:gold=2"


@rule("WI6", "s33")
def test_alchemist_and_money_changer_add_up() -> None:
    prices = [converts(silver, "alchemist", changer=True) for silver in (3, 6, 7, 10, 11)]
    assert prices == [1, 1, 2, 2, 3]


@rule("WI6", "s33")
def test_the_price_of_gold_is_never_below_three(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = BOX.files["characters.toml"]
    cheap = cards.replace('"exchange", silver = -1', '"exchange", silver = -2')
    assert cheap != cards
    monkeypatch.setattr(table, "fresh", lambda seats: from_box(tmp_path, seats, characters=cheap))
    prices = [converts(silver, "alchemist", changer=True) for silver in (3, 5, 6, 8, 9)]
    assert prices == [1, 1, 2, 2, 3]


# WI7 Elementalist


@rule("WI7")
def test_the_elementalist_scores_half_a_point_per_active_room_of_any_size() -> None:
    gallery, yard = ("s23", "C1", 1), ("l10", "A2", 0)  # 2 PP and 5 PP
    assert points("elementalist", rooms=[gallery]) == 1 + 2
    assert points("elementalist", rooms=[gallery, yard]) == 1 + 7
    assert points("elementalist", "brewer", rooms=[gallery, yard]) == 2 + 7


@rule("WI7", "GU-045")
def test_inactive_rooms_do_not_count_for_the_elementalist() -> None:
    gallery, barracks = ("s23", "B2", 0), ("s01", "A2", 0)
    assert points("elementalist", rooms=[gallery]) == 1 + 2
    assert points("elementalist", "brewer", rooms=[gallery, barracks]) == 1 + 2
