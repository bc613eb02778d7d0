"""Matches of chance: whatever is chosen, the table stays whole and the match comes to its end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hearth
from hearth.games.cove.state import Cove
from hearth.kernel import find
from tests.games.cove.positions import (
    corruption,
    figures,
    forge_in,
    fresh,
    in_furnace,
    kinds,
    shelf,
    smithy,
)
from tests.support import legal, rule

WHOLE = [13, 13, 9, 9, 8]
MOST_OPTIONS = 200
ACTIONS = {"load", "smelt", "forge", "recruit", "back_alley", "activate_staff", "wait"}
COLOURS = ["red", "green", "blue", "yellow"]
# By Furnace: Coal, the Heat of the top condition and that of the bottom condition.
TABLES = [
    (4, [12, 13, 13, 14], [10, 11, 11, 12]),
    (3, [12, 11, 13, 12], [10, 9, 11, 10]),
    (2, [6, 5, 5, 4], [7, 6, 6, 5]),
    (1, [4, 5, 3, 4], [5, 6, 4, 5]),
]
TURNS = st.lists(st.integers(0, 10**6), min_size=1, max_size=40)


def play_out(g: Cove, rng: hearth.Rng) -> int:
    """To the end by chance; how many choices there were."""
    choices = 0
    while not g.over:
        actions = g.options()
        assert 0 < len(actions) < MOST_OPTIONS
        assert len(set(actions)) == len(actions)
        g.apply(actions[rng.below(len(actions))])
        assert find("cove").broken_laws(g) == []
        assert figures(g) == WHOLE
        choices += 1
    return choices


@rule("CO-067", "CO-015", "CO-R48")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_a_match_of_chance_breaks_no_law_and_ends(seats: int, seed: int) -> None:
    g = fresh(seats, seed)
    choices = play_out(g, hearth.Rng(seed))
    assert choices < 500 * (seats + 1)
    assert g.day == 3
    assert find("cove").ending(g) in ("days", "peddler_beaten", "peddler_won")
    assert sum(g.result()) in (0.0, pytest.approx(1.0))
    assert len(g.scores()) == seats


@rule("CO-083")
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_so_does_one_against_each_peddler(level: str) -> None:
    g = fresh(1, 7, peddler=level)
    play_out(g, hearth.Rng(7))
    assert g.over


@rule("CO-R48", "CO-019")
@pytest.mark.parametrize("pick", [0, -1])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_stubborn_players_come_to_an_end_too(seats: int, pick: int) -> None:
    g = fresh(seats, 11)
    for _ in range(5000):
        if g.over:
            break
        g.apply(g.options()[pick])
    assert g.over


@rule("CO-018", "CO-028", "CO-029", "CO-030")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_turns_and_the_token_keep_to_the_clock(seats: int) -> None:
    g = fresh(seats, 5)
    rng = hearth.Rng(5)
    day, token = g.day, 0
    while not g.over:
        if kinds(g) & ACTIONS:
            at_turn(g)
        g.apply(g.options()[rng.below(len(g.options()))])
        if g.day != day:
            day, token = g.day, 0
        if token:
            assert g.token == token or not g.token  # once it lies, it stays for the day
        token = g.token
        assert token == 0 or 7 <= token <= 12
        assert max(g.hours) <= (14 if token else 12)


def at_turn(g: Cove) -> None:
    """Whoever is to choose an action is furthest back, topmost there, and has not finished."""
    back = [marker for marker in g.markers if g.hours[marker] == min(g.hours)]
    assert g.actor() == back[-1]
    assert min(g.hours) < (g.token or 12)


def costs(g: Cove, furnace: int) -> int | None:
    """How much Corruption a Good of this Furnace costs the actor, added up slowly from its dice;
    none if there is no Good."""
    dice = in_furnace(g, furnace, g.actor()).split()
    if not dice:
        return None
    coal, clean, corrupt = TABLES[furnace - 1]
    heat = coal + sum(int(one[1]) for one in dice)
    colour = "rgby".index(dice[0][0])
    large = furnace <= 2
    good = f"{'large' if large else 'small'}_{COLOURS[colour]}"
    if shelf(g, g.actor()).count(good) == (2 if large else 3):
        return None
    if heat >= clean[colour] if large else heat <= clean[colour]:
        return 0
    return 1 if (heat >= corrupt[colour] if large else heat <= corrupt[colour]) else None


@rule("CO-037", "CO-038", "CO-039", "CO-040", "CO-R05", "CO-R06")
@pytest.mark.parametrize("seed", range(1, 9))
def test_every_good_forged_by_chance_was_earned(seed: int) -> None:
    g = fresh(2, seed)
    rng = hearth.Rng(seed)
    forged = 0
    while not g.over:
        offers = legal(g, "forge_in")
        if offers:
            assert offers == [forge_in(n) for n in (1, 2, 3, 4) if costs(g, n) is not None]
            seat = g.actor()
            wanted = corruption(g, seat) + (costs(g, int(offers[0][-1]) + 1) or 0)
            g.apply(hearth.parse(g, offers[0]))
            assert corruption(g, seat) == wanted
            forged += 1
        else:
            g.apply(g.options()[rng.below(len(g.options()))])
    assert forged > 2


@rule("CO-R02", "CO-011", "CO-045")
@settings(max_examples=15)
@given(seed=st.integers(1, 10**6), picks=TURNS)
def test_eight_dice_stay_eight_dice(seed: int, picks: list[int]) -> None:
    g = fresh(2, seed)
    for pick in picks:
        if g.over:
            return
        actions = g.options()
        g.apply(actions[pick % len(actions)])
        for seat, me in enumerate(g.players):
            shop = smithy(g, seat)
            on_spaces = 4 - bin(me.sponsored).count("1")
            loaded = sum(one >= 0 for one in [*shop.slots, shop.smelter])
            assert on_spaces + sum(shop.supply) + loaded + sum(shop.aside) == 8


@settings(max_examples=15)
@given(seed=st.integers(1, 10**6), picks=TURNS)
def test_a_clone_and_a_save_go_on_in_the_same_way(seed: int, picks: list[int]) -> None:
    g = fresh(3, seed)
    for pick in picks:
        actions = g.options()
        g.apply(actions[pick % len(actions)])
    copies = [g.clone(), hearth.load(hearth.save(g))]
    rng = [hearth.Rng(seed) for _ in range(3)]
    for table, chance in zip([g, *copies], rng):
        for _ in range(60):
            actions = table.options()
            if not actions:
                break
            table.apply(actions[chance.below(len(actions))])
    assert hearth.save(copies[0]) == hearth.save(g)
    assert hearth.save(copies[1]) == hearth.save(g)
