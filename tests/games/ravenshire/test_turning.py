"""Members who turn or sell things: they stay usable until their owner has used them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hearth.games.ravenshire.effects import TURN
from hearth.games.ravenshire.events import GAINED, MEMBER_USED, PAID
from hearth.games.ravenshire.exchange import add_exchanges
from hearth.games.ravenshire.goods import OWNED, WOOD
from hearth.games.ravenshire.guild_run import GoOn, UseMembers
from hearth.games.ravenshire.state import Ravenshire
from hearth.kernel import Event, Rng
from tests.games.ravenshire.positions import (
    BOX,
    exchange,
    fresh,
    has,
    hire,
    kinds,
    member,
    own,
    pick,
    play,
    production,
    work,
)
from tests.support import legal, rule

TALISMAN = "get:row=0,what=7"  # what the printed Alchemist may give
SOOTWICK = member("sootwick")


def alchemists(*names: str, **amounts: int) -> Ravenshire:
    """Seat 0 runs its Alchemists by Overtime; others than Alchemists stand there by advice."""
    g = production()
    hire(g, 0, *names, column="alchemist")
    own(g, **amounts)
    work(g, "overtime")
    play(g, "run_guild:guild=1")
    return g


def turns(g: Ravenshire, row: int = 1) -> list[int]:
    """How much the member of this row may turn now."""
    start = f"turn:row={row},amount="
    return [int(text.removeprefix(start)) for text in legal(g, "turn") if text.startswith(start)]


# Sootwick turns Wood into Charcoal, and gives a Charcoal in any case


@rule("RA-026", "RA-R10")
def test_wood_of_a_member_further_down_can_be_turned() -> None:
    g = alchemists("sootwick", "hazel")
    play(g, TALISMAN)
    assert turns(g) == [0, 1, 2]
    play(g, "turn:row=1,amount=2")
    assert has(g) == {"talisman": 1, "charcoal": 3}


@rule("RA-026", "RA-R10")
def test_wood_that_is_picked_in_the_run_can_be_turned() -> None:
    g = alchemists("sootwick", "rowan")
    pick(g, "wood", "wood")
    play(g, TALISMAN)
    assert turns(g) == [0, 1, 2]


@rule("RA-028", "RA-R10", "RA-R40")
def test_wood_of_an_exchange_within_the_run_can_be_turned() -> None:
    g = alchemists("sootwick", embergem=2)
    play(g, TALISMAN)
    assert turns(g) == [0]
    exchange(g, "embergem", gain="wood wood")
    assert turns(g) == [0, 1, 2]
    play(g, "turn:row=1,amount=2")
    assert has(g) == {"talisman": 1, "charcoal": 3}


@rule("RA-026", "RA-R34")
def test_who_had_nothing_to_turn_is_not_used_by_that() -> None:
    g = alchemists("sootwick", ore=3)
    play(g, TALISMAN)
    assert g.view(0)["players"][0]["used"] == ["alchemist"]
    exchange(g, "good", "ore ore ore", "wood")
    play(g, "turn:row=1,amount=1")
    assert has(g) == {"talisman": 1, "charcoal": 2}


@rule("RA-R08")
def test_where_nothing_else_can_be_done_the_charcoal_comes_unasked() -> None:
    g = alchemists("sootwick")
    play(g, TALISMAN)
    assert has(g) == {"talisman": 1, "charcoal": 1}
    assert "end_production" in kinds(g)


@rule("RA-R08", "RA-R10")
def test_the_charcoal_that_comes_unasked_pays_for_the_next_member() -> None:
    g = alchemists("sootwick", "vesper")
    play(g, TALISMAN)
    assert has(g) == {"talisman": 1, "charcoal": 1}
    assert legal(g, "trade") == ["trade:row=2"]


@rule("RA-R08")
def test_the_charcoal_comes_once_when_the_last_exchange_brought_no_wood() -> None:
    g = alchemists("sootwick", ore=3)
    play(g, TALISMAN)
    exchange(g, "good", "ore ore ore", "leather")
    assert has(g) == {"talisman": 1, "leather": 1, "charcoal": 1}


@rule("RA-R08")
def test_the_charcoal_comes_once_when_its_owner_ends_the_run() -> None:
    g = alchemists("sootwick", ore=3)
    play(g, TALISMAN, "end_run")
    assert has(g) == {"talisman": 1, "ore": 3, "charcoal": 1}


# Dunlin sells up to two Goods


@rule("RA-028", "RA-R40")
def test_a_good_of_an_exchange_can_be_the_second_that_is_sold() -> None:
    g = production()
    hire(g, 0, "dunlin")
    own(g, ore=1, embergem=2)
    work(g, "overtime")
    play(g, "run_guild:guild=2", "sell:row=1,what=0")
    exchange(g, "embergem", gain="ore ore")
    play(g, "sell:row=1,what=0")
    assert has(g) == {"gold": 1 + 2 + 2, "ore": 1}
    assert "end_production" in kinds(g)


# In whole matches


@pytest.mark.parametrize("seed", range(12))
@rule("RA-026", "RA-R08", "RA-R34")
def test_a_member_turns_nothing_unasked_only_where_nothing_else_can_be_done(seed: int) -> None:
    for g, used in unasked(seed):
        stock = stock_before(g, used)
        me = g.players[0].copy()
        me.stock = stock
        exchanges: list[int] = []
        add_exchanges(g, me, exchanges)
        assert (stock[WOOD], exchanges) == (0, [])


@pytest.mark.parametrize("seed", range(12))
@rule("RA-026", "RA-R08")
def test_a_member_who_turns_is_used_exactly_once_in_each_run(seed: int) -> None:
    runs = 0
    for g in tables(seed):
        runs += 1
        assert sum(is_use(event) for event in g.log) == 1
    assert runs > 0


def tables(seed: int) -> Iterator[Ravenshire]:
    """A match in which Sootwick works for seat 0, whenever a run of its column is over.

    The log holds what has happened since the run began.
    """
    g = match(seed)
    rng = Rng(seed)
    running = False
    while not g.over:
        step(g, rng)
        now = is_running(g)
        if running and not now:
            yield g
        if not now:
            g.log.clear()
        running = now


def unasked(seed: int) -> Iterator[tuple[Ravenshire, int]]:
    """Tables after an action by which Sootwick was used unasked, and where in the log."""
    g = match(seed)
    rng = Rng(seed)
    while not g.over:
        g.log.clear()
        name = step(g, rng)
        found = [i for i, event in enumerate(g.log) if is_use(event)]
        if found and name not in ("turn", "end_run"):
            yield g, found[0]


def match(seed: int) -> Ravenshire:
    g = fresh(1, seed, assistants=True)
    hire(g, 0, "sootwick")
    g.logging = True
    return g


def step(g: Ravenshire, rng: Rng) -> str:
    """Any action; the kind of it."""
    options = g.options()
    a = options[rng.below(len(options))]
    g.apply(a)
    return g.rules.space.kind_of[a].name


def is_use(event: Event) -> bool:
    return event[0] == MEMBER_USED and event[2] == SOOTWICK


def is_running(g: Ravenshire) -> bool:
    """Is it Sootwick's column that runs?"""
    me = g.players[0]
    runs = [one.guild for one in me.steps if isinstance(one, (GoOn, UseMembers))]
    return any(SOOTWICK in me.columns[guild] for guild in runs)


def stock_before(g: Ravenshire, place: int) -> list[int]:
    """What seat 0 had when this event happened."""
    stock = g.players[0].stock[:]
    for kind, seat, what, count, _ in g.log[place:]:
        if seat == 0 and what < OWNED and kind in (GAINED, PAID):
            stock[what] += count if kind == PAID else -count
    return stock


def test_only_sootwick_turns_things() -> None:
    assert [one.id for one in BOX.members if one.ability.kind == TURN] == ["sootwick"]
