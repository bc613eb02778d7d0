"""The Thieves' Guild: whom and what a Thief can rob, and the Bodyguards."""

from __future__ import annotations

from collections import Counter

import pytest

from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Rng, find
from tests.games.winterforge.table import (
    BOX,
    component,
    contract,
    crew,
    give_component,
    give_crew,
    give_rune,
    show_crew,
    stand,
    start_job,
    table,
)
from tests.support import act, legal, rule

GUARDS = ["bodyguard_1", "bodyguard_2"]
MANY = 4000


def den(*stock: str, seats: int = 2, coin: int = 9, **more: object) -> Winterforge:
    """Seat 0 is at the Thieves' Guild, and seat 1 has this stockpile."""
    ways = ["thieves_guild", "runesmith"]
    g = table(seats, alleyways=ways, at="thieves_guild", coin=coin, **more)  # type: ignore[arg-type]
    for title in stock:
        give_component(g, 1, title)
    return g


def victim(at: str, guard: str = "bodyguard_1", **more: object) -> Winterforge:
    """Seat 0 has a stockpile and a Bodyguard; seat 1 is at the Thieves' Guild and comes next."""
    g = table(5, alleyways=["thieves_guild"], at=at, stock=["ruby"], crew=[guard], **more)  # type: ignore[arg-type]
    stand(g, 1, "thieves_guild")
    return g


def stock(g: Winterforge, seat: int) -> list[str]:
    return [BOX.components[card].id for card in g.players[seat].stock]


# The action


@rule("WF-127")
def test_a_thief_takes_a_component_from_the_stockpile_of_another() -> None:
    g = den("ruby", stock=["bronze"])
    act(g, "rob:seat=1")
    assert stock(g, 0) == ["bronze", "ruby"]
    assert stock(g, 1) == []
    assert find("winterforge").broken_laws(g) == []


@rule("WF-127")
def test_a_thief_takes_just_one_component() -> None:
    g = den("ruby", "silk", "gold")
    act(g, "rob:seat=1")
    assert (len(stock(g, 0)), len(stock(g, 1))) == (1, 2)
    assert sorted(stock(g, 0) + stock(g, 1)) == ["gold", "ruby", "silk"]


@rule("WF-127")
def test_a_thief_costs_two_coin() -> None:
    g = den("ruby", coin=5)
    act(g, "rob:seat=1")
    assert g.players[0].coin == 3
    assert g.actions_left == 2


@rule("WF-127", "WF-R61")
def test_the_coin_for_a_thief_goes_to_nobody() -> None:
    g = den("ruby", seats=3)
    act(g, "rob:seat=1")
    assert [guild.coin for guild in g.players] == [7, 3, 3]


@rule("WF-127")
def test_a_thief_needs_two_coin() -> None:
    assert legal(den("ruby", coin=2), "rob") == ["rob:seat=1"]
    assert legal(den("ruby", coin=1), "rob") == []


@rule("WF-127", "WF-030")
def test_the_same_player_may_be_robbed_again() -> None:
    g = den("ruby", "silk")
    act(g, "rob:seat=1", "rob:seat=1")
    assert sorted(stock(g, 0)) == ["ruby", "silk"]
    assert legal(g, "rob") == []


@rule("WF-127", "WF-R57")
def test_the_victim_is_chosen_among_the_others() -> None:
    g = den("ruby", seats=4, stock=["bronze"])
    give_component(g, 3, "silk")
    assert legal(g, "rob") == ["rob:seat=1", "rob:seat=3"]
    act(g, "rob:seat=3")
    assert stock(g, 0) == ["bronze", "silk"]
    assert stock(g, 1) == ["ruby"]


@rule("WF-127", "WF-R57")
def test_with_six_players_too_the_victim_is_chosen_among_the_others() -> None:
    g = table(6, alleyways=["thieves_guild"], coin=2)
    for seat in [0, 2, 5]:
        give_component(g, seat, "bronze")
    act(g, "place_smith:to=7,prime=0")
    assert legal(g, "rob") == ["rob:seat=2", "rob:seat=5"]


# What can be robbed


@rule("WF-R57")
def test_a_player_with_an_empty_stockpile_is_no_target() -> None:
    assert legal(den(), "rob") == []
    assert legal(den("twine"), "rob") == ["rob:seat=1"]


@rule("WF-R57")
def test_nobody_robs_the_own_stockpile() -> None:
    assert legal(den(stock=["ruby"]), "rob") == []


@rule("WF-R57", "WF-R10")
def test_without_a_legal_target_the_action_is_not_offered() -> None:
    g = den("ruby", seats=3, coin=50)
    give_crew(g, 1, "bodyguard_1")
    assert legal(g, "rob") == []
    assert legal(g, "end_turn") == ["end_turn"]


@rule("WF-R57")
def test_committed_components_cannot_be_stolen() -> None:
    g = den()
    start_job(g, 1, "W01", ["bronze", "twine"])
    assert legal(g, "rob") == []
    give_component(g, 1, "ruby")
    act(g, "rob:seat=1")
    assert stock(g, 0) == ["ruby"]
    assert g.players[1].jobs[0].parts == [component("bronze"), component("twine")]


@rule("WF-R57")
def test_runes_cannot_be_stolen() -> None:
    g = den()
    give_rune(g, 1, "embers")
    give_rune(g, 1, "plenty")
    assert legal(g, "rob") == []
    give_component(g, 1, "ruby")
    act(g, "rob:seat=1")
    assert stock(g, 0) == ["ruby"]
    assert len(g.players[1].runes) == 2
    assert g.players[0].runes == []


def loot(g: Winterforge) -> Counter[str]:
    """What is stolen in many robberies of the same stockpile."""
    rng = Rng(3)
    found: Counter[str] = Counter()
    for _ in range(MANY):
        h = g.clone()
        h.rng = rng.fresh()
        act(h, "rob:seat=1")
        found[stock(h, 0)[0]] += 1
    return found


@rule("WF-127", "WF-R57")
def test_every_card_of_the_stockpile_is_stolen_with_equal_chance() -> None:
    found = loot(den("bronze", "quartz", "ruby", "silk", "mithril"))
    assert sorted(found) == ["bronze", "mithril", "quartz", "ruby", "silk"]
    assert all(abs(n - MANY / 5) < 100 for n in found.values())  # four standard deviations


@rule("WF-R57")
@pytest.mark.parametrize(
    "cards", [["bronze", "bronze", "bronze", "ruby"], ["ruby"] + ["bronze"] * 3]
)
def test_the_chance_is_equal_by_card_and_not_by_title(cards: list[str]) -> None:
    found = loot(den(*cards))
    assert abs(found["ruby"] - MANY / 4) < 110


@rule("WF-R57")
def test_chance_differs_from_match_to_match() -> None:
    found = set()
    for seed in range(40):
        g = den("bronze", "ruby", seed=seed)
        act(g, "rob:seat=1")
        found.add(stock(g, 0)[0])
    assert found == {"bronze", "ruby"}


@rule("WF-127", "WF-R24")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_all_see_what_was_stolen(viewer: int | None) -> None:
    g = den("ruby", seats=3)
    act(g, "rob:seat=1")
    seen = g.view(viewer)["players"]
    assert [one["stockpile"] for one in seen] == [["ruby"], [], []]


# Bodyguards


@rule("C17", "C18", "WF-R57")
@pytest.mark.parametrize("guard", GUARDS)
def test_a_bodyguard_protects_the_own_stockpile(guard: str) -> None:
    g = den("ruby", seats=5)
    give_component(g, 2, "silk")
    assert legal(g, "rob") == ["rob:seat=1", "rob:seat=2"]
    give_crew(g, 1, guard)
    assert legal(g, "rob") == ["rob:seat=2"]


@rule("C17", "WF-R57")
def test_other_crew_protect_nothing() -> None:
    g = den("ruby")
    give_crew(g, 1, "greybeard")
    assert legal(g, "rob") == ["rob:seat=1"]


@rule("C17", "C18", "WF-R57")
@pytest.mark.parametrize("guard", GUARDS)
def test_a_guild_with_a_bodyguard_may_rob_others(guard: str) -> None:
    assert legal(den("ruby", seats=5, crew=[guard]), "rob") == ["rob:seat=1"]


@rule("C17", "C18", "WF-R57")
@pytest.mark.parametrize("guard", GUARDS)
def test_a_bodyguard_protects_as_soon_as_hired(guard: str) -> None:
    g = table(5, alleyways=["thieves_guild"], at="tavern", coin=9, stock=["ruby"])
    stand(g, 1, "thieves_guild")
    show_crew(g, [guard, "foreman", "almoner"])
    h = g.clone()
    act(g, "hire:slot=0,prime=0", "end_turn")
    act(h, "hire:slot=1,prime=0", "end_turn")
    assert legal(g, "rob") == []
    assert legal(h, "rob") == ["rob:seat=0"]
    assert g.players[0].coin == 9 - 2


@rule("C17", "C18", "WF-R57", "WF-086")
@pytest.mark.parametrize("guard", GUARDS)
def test_firing_the_bodyguard_ends_the_protection_at_once(guard: str) -> None:
    g = victim("tavern", guard, coin=9)
    show_crew(g, ["foreman", "almoner", "greybeard"])
    h = g.clone()
    act(g, "hire:slot=0,prime=0", "fire:crew=0")
    if legal(g, "stop_firing"):
        act(g, "stop_firing")
    act(g, "end_turn")
    act(h, "hire:slot=0,prime=0", "stop_firing", "end_turn")
    assert legal(g, "rob") == ["rob:seat=0"]
    assert legal(h, "rob") == []


@rule("C17", "C18", "WF-R57", "WF-062")
@pytest.mark.parametrize("guard", GUARDS)
def test_letting_the_bodyguard_go_ends_the_protection_at_once(guard: str) -> None:
    g = victim("forge", guard, coin=3)
    start_job(g, 0, "W01", ["bronze", "twine"], work=9)
    act(g, f"forge:contract={contract('W01')},prime=0")
    h = g.clone()
    act(g, "dismiss_crew", "end_turn")
    act(h, "keep_crew", "end_turn")
    assert g.crew_deck.under == [crew(guard)]
    assert legal(g, "rob") == ["rob:seat=0"]
    assert legal(h, "rob") == []


@rule("C17", "C18", "WF-R57")
def test_the_second_bodyguard_goes_on_protecting() -> None:
    g = victim("forge", "bodyguard_1", coin=1)
    give_crew(g, 0, "bodyguard_2")
    start_job(g, 0, "W01", ["bronze", "twine"], work=9)
    act(g, f"forge:contract={contract('W01')},prime=0", "dismiss_crew", "keep_crew", "end_turn")
    assert g.players[0].crew == [crew("bodyguard_2")]
    assert legal(g, "rob") == []
