"""Hand-made tables of Guilds."""

from __future__ import annotations

from hearth.bots.playout import choose
from hearth.games.guilds.box import standard
from hearth.games.guilds.cards import AREAS, PLACES
from hearth.games.guilds.construction import BUY_ROOM, build
from hearth.games.guilds.site import empty_site
from hearth.games.guilds.state import EMPTY, Guilds
from hearth.games.guilds.tents import tent
from hearth.kernel import Rng, Step
from hearth.match import Match
from hearth.terminal.guilds.table import Cards

BOX = standard()
CARDS = Cards(BOX)
AREA_1, AREA_3, AREA_5 = 0, 2, 4  # those of two players

# As in the rules, 7.23: Barracks on B2, Gallery on A2, Kennel on A1, Banquet Hall on C2 and C1.
STEP_BY_STEP = [("s01", 4, 0), ("s22", 3, 0), ("s13", 0, 3), ("l08", 5, 1)]


def room(name: str) -> int:
    return CARDS.rooms[name]


def state(match: Match) -> Guilds:
    assert isinstance(match.g, Guilds)
    return match.g


def at(step: Step, seats: int = 2, **purse: int) -> Match:
    """Seat 0 chooses, with this silver and gold; at the Square are Duke, Acolyte and Spy."""
    match = Match.new("guilds", seats, seed=1)
    g = state(match)
    g.stack[-1] = step
    g.first = g.turn = 0
    g.objectives = [CARDS.objectives["a_crowded_table"]]
    g.square = [EMPTY] * (AREAS * PLACES)
    for area, character in ((AREA_1, "duke"), (AREA_3, "acolyte"), (AREA_5, "spy")):
        g.square[area * PLACES] = CARDS.characters[character]
    for name, coins in purse.items():
        setattr(g.players[0], name, coins)
    return match


def offer(match: Match, area: int, seat: int, silver: int) -> None:
    state(match).tents[tent(area, seat)] = silver


def join(match: Match, seat: int, *names: str) -> None:
    """These Characters joined in an earlier Week; those with abilities can use them."""
    guild = match.g.players[seat]
    guild.characters = [CARDS.characters[name] for name in names]
    guild.ready = [c for c in guild.characters if BOX.characters[c].phase]


def building(*built: tuple[str, int, int]) -> Match:
    """Seat 0 may buy Rooms and has built some: which, on which space, how often turned."""
    match = at(BUY_ROOM, gold=1)
    me = match.g.players[0]
    me.site = empty_site(BOX.halls[0].doors)
    for name, space, rotation in built:
        build(state(match), me, room(name), space, rotation)
    return match


def first_where(kind: str, people: list[int], options: int = 1) -> Match:
    """A match at random up to where seat 0 may choose among actions of this kind."""
    for seed in range(100):
        match = Match.new("guilds", 2, seed=seed, people=people)
        rng = Rng(seed)
        while not match.g.over:
            legal = match.legal() if match.g.actor() == 0 else []
            if sum(a.startswith(kind) for a in legal) >= options:
                return match
            match.act_id(choose(match.g, rng), match.g.actor())
    raise AssertionError(f"nobody came to {kind}")
