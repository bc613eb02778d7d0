"""Set-up: Entrance Halls, Objectives, the stacks, the First Player."""

from __future__ import annotations

from hearth.games.guilds.box import MOST_SEATS, GuildsBox
from hearth.games.guilds.cards import AREAS, PLACES
from hearth.games.guilds.effects import LARGE, SIZES, SMALL
from hearth.games.guilds.events import FIRST_PLAYER_FOUND, OBJECTIVE_SHOWN, TABLE
from hearth.games.guilds.site import Site
from hearth.games.guilds.state import EMPTY, Guild, Guilds
from hearth.games.guilds.week import WEEK
from hearth.kernel import Rules, Table, deck_of, saved


def set_up(rules: Rules, table: Table, box: GuildsBox) -> Guilds:
    """A new match at its first choice. [GU-001 to GU-008, GU-R01]"""
    g = Guilds(rules=rules, box=box, chosen=table.chosen)
    g.logging = table.logging
    g.open_chance(table.seed, table.secret)
    g.players = [new_guild(box, seat) for seat in range(table.seats)]
    g.weeks = box.layout(table.seats).weeks
    g.square = [EMPTY] * (AREAS * PLACES)
    g.tents = [0] * (AREAS * MOST_SEATS)
    g.extra_rooms = [0] * len(SIZES)
    g.character_deck = deck_of(list(range(len(box.characters))))
    g.room_decks = [deck_of(box.rooms_of(size)) for size in (SMALL, LARGE)]
    show_objectives(g)
    g.first = g.roll(table.seats) - 1
    g.turn = g.first
    g.note(FIRST_PLAYER_FOUND, g.first)
    g.then(WEEK)
    g.settle()
    return g


def new_guild(box: GuildsBox, seat: int) -> Guild:
    """The Entrance Hall of the seat's colour stands on its fixed space. [GU-002]"""
    return Guild(seat=seat, site=box.sites[seat])


def show_objectives(g: Guilds) -> None:
    """Common to all, face-up. [GU-003]"""
    deck = deck_of(list(range(len(g.box.objectives))))
    count = g.box.layout(len(g.players)).objectives
    g.objectives = sorted([g.draw(deck) for _ in range(count)])
    for objective in g.objectives:
        g.note(OBJECTIVE_SHOWN, TABLE, objective)


saved("guilds", Guilds, Guild, Site)
