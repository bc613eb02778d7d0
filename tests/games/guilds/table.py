"""Small hand-made tables of Guilds. Cards and tiles are moved from where they lie, and coins come
from the supply, so that the laws hold: `give(g, 0, "spy")` takes the Spy from the Square or the
stack. Areas are 1 to 6 here as in the rules, spaces are A1 to C4."""

from __future__ import annotations

from typing import cast

import hearth
from hearth.games.guilds.auction import AUCTION, BID
from hearth.games.guilds.box import standard
from hearth.games.guilds.cards import AREAS, PLACES
from hearth.games.guilds.construction import CONSTRUCTION, build, places_turned
from hearth.games.guilds.end_of_week import END_OF_WEEK
from hearth.games.guilds.money import MONEY
from hearth.games.guilds.questions import wake
from hearth.games.guilds.site import SPACES
from hearth.games.guilds.start_of_week import START_OF_WEEK
from hearth.games.guilds.state import EMPTY, Guilds
from hearth.games.guilds.tents import leader, tent
from hearth.games.guilds.things import space_text
from hearth.games.guilds.week import MOVE_TURN_MARKER
from hearth.kernel import Deck
from tests.support import act, legal

BOX = standard()
QUIET = ["pass", "decline", "convert:gold=0", "protect_none", "keep:silver=0"]
SPACE_NAMES = [space_text(space) for space in range(SPACES)]


def character(name: str) -> int:
    return [one.id for one in BOX.characters].index(name)


def room(name: str) -> int:
    return [one.id for one in BOX.rooms].index(name)


def objective(name: str) -> int:
    return [one.id for one in BOX.objectives].index(name)


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def fresh(seats: int = 2, seed: int = 1) -> Guilds:
    """A new match at its first choice, whoever is First Player."""
    return cast(Guilds, hearth.new("guilds", seats, seed))


# Tables at the beginning of a phase


def auction(seats: int = 4, *, silver: int = 10, week: int = 1) -> Guilds:
    """Seat 0 is First Player and on turn in the auction; all have this silver and nothing else.

    The Areas are filled as in this Week, but with Characters that have no ability.
    """
    g = fresh(seats)
    g.first = g.turn = 0
    g.week = week
    g.passes = 0
    clear_square(g)
    plain = [c for c in range(len(BOX.characters)) if not BOX.characters[c].text]
    layout = BOX.layout(seats)
    for area in layout.areas:
        put_in_area(g, area + 1, BOX.characters[plain.pop()].id)
    if layout.second_card[week - 1] >= 0:
        put_in_area(g, layout.second_card[week - 1] + 1, BOX.characters[plain.pop()].id)
    for seat in range(seats):
        set_silver(g, seat, silver)
    assert g.stack[-1] is BID
    return g


def money(seats: int = 2, *, silver: int = 10) -> Guilds:
    """Seat 0 is First Player; the next thing is phase 3. Call `go(g)` when all is prepared."""
    return before(MONEY, seats, silver)


def construction(seats: int = 2, *, gold: int = 10, rooms: list[str] | None = None) -> Guilds:
    """Seat 0 is First Player; phase 4 is next, with these Rooms on offer. Call `go(g)`."""
    g = before(CONSTRUCTION, seats, 0)
    show_rooms(g, rooms or [])
    for seat in range(seats):
        set_gold(g, seat, gold)
    return g


def week_end(seats: int = 2, *, silver: int = 5, week: int = 1) -> Guilds:
    """Seat 0 is First Player; phase 5 is next. Call `go(g)` when all is prepared."""
    g = before(END_OF_WEEK, seats, silver)
    g.week = week
    return g


def week_start(seats: int = 2, *, week: int = 1) -> Guilds:
    """Seat 0 is First Player; phase 1 is next, nothing is on show. Call `go(g)`."""
    g = before(MOVE_TURN_MARKER, seats, 0)
    g.week = week
    g.then(START_OF_WEEK, AUCTION, MONEY, CONSTRUCTION, END_OF_WEEK)
    return g


def before(phase: object, seats: int, silver: int) -> Guilds:
    """The rest of the Week from this phase on is still to come; the Square is empty."""
    g = auction(seats, silver=silver)
    clear_square(g)
    show_rooms(g, [])
    while g.stack[-1] is not phase:
        g.stack.pop()
    return g


def go(g: Guilds) -> Guilds:
    """Carry out what needs no choice, up to the next choice."""
    g.settle()
    return g


# Playing on


def use(name: str) -> str:
    """The action of a Character that asks whether it is to be used."""
    return f"use:character={character(name)}"


def offer(g: Guilds, first: int, silver: int, second: int = 0, more: int = 0) -> None:
    """Add silver in Area 1 to 6, and in a second one with a higher number if there is one."""
    act(g, f"offer:area={first - 1}", f"add_silver:amount={silver}")
    if second:
        act(g, f"offer:area={second - 1}", f"add_silver:amount={more}")
    else:
        act(g, "no_second_area")


def buy(g: Guilds, slot: int = 0, discount: int = 0) -> None:
    """Buy this Room and put it where it fits first."""
    act(g, f"buy:slot={slot},discount={discount}")
    act(g, legal(g, "place")[0])
    act(g, legal(g, "rotate")[0])


def do_nothing(g: Guilds) -> None:
    """Whoever chooses now makes as little of it as possible."""
    act(g, next(text for text in QUIET if text in legal(g)))


def until(g: Guilds, name: str) -> Guilds:
    """Nobody does anything until this phase."""
    while phase(g) != name:
        do_nothing(g)
    return g


def next_week(g: Guilds) -> Guilds:
    """Nobody does anything more in this Week."""
    week = g.week
    while g.week == week and not g.over:
        do_nothing(g)
    return g


# Setting things


def set_silver(g: Guilds, seat: int, silver: int) -> None:
    g.silver_supply += g.players[seat].silver - silver
    g.players[seat].silver = silver


def set_gold(g: Guilds, seat: int, gold: int) -> None:
    g.gold_supply += g.players[seat].gold - gold
    g.players[seat].gold = gold


def set_offer(g: Guilds, seat: int, area: int, silver: int) -> None:
    """So much silver is on the tent of the seat in Area 1 to 6; it comes from the supply."""
    i = tent(area - 1, seat)
    g.silver_supply += g.tents[i] - silver
    g.tents[i] = silver


def offers(g: Guilds, area: int) -> list[int]:
    """The silver on the tents of Area 1 to 6, by seat."""
    return [g.tents[tent(area - 1, seat)] for seat in range(len(g.players))]


def leader_of(g: Guilds, area: int) -> int:
    return leader(g, area - 1)


def cards_in(g: Guilds, area: int) -> list[str]:
    """The ids of the Characters in Area 1 to 6."""
    cards = g.square[(area - 1) * PLACES : area * PLACES]
    return [BOX.characters[card].id for card in cards if card != EMPTY]


def clear_square(g: Guilds) -> None:
    """All Characters of the Square go back into the stack."""
    g.character_deck.shuffle_in([card for card in g.square if card != EMPTY])
    g.square = [EMPTY] * (AREAS * PLACES)


def clear_area(g: Guilds, area: int) -> None:
    """The Characters of Area 1 to 6 go back into the stack; the tents keep their silver."""
    for i in range((area - 1) * PLACES, area * PLACES):
        if g.square[i] != EMPTY:
            g.character_deck.shuffle_in([g.square[i]])
            g.square[i] = EMPTY


def put_in_area(g: Guilds, area: int, *names: str) -> None:
    """Add Characters to Area 1 to 6."""
    for name in names:
        fetch_character(g, character(name))
        i = (area - 1) * PLACES
        g.square[i if g.square[i] == EMPTY else i + 1] = character(name)


def fetch_character(g: Guilds, card: int) -> int:
    """Take a Character from wherever it lies; at the Square another one takes its place."""
    if take_from_deck(g.character_deck, card):
        return card
    if card in g.square:
        i = g.square.index(card)
        g.square[i] = g.character_deck.bag.pop()
    elif card in g.characters_gone:
        g.characters_gone = [c for c in g.characters_gone if c != card]
    else:
        raise AssertionError(f"{BOX.characters[card].id} already belongs to somebody")
    return card


def give(g: Guilds, seat: int, *names: str) -> None:
    """These Characters joined the Guild in an earlier Week: their abilities can be used."""
    guild = g.players[seat]
    for name in names:
        guild.characters = [*guild.characters, fetch_character(g, character(name))]
    wake(g, guild, guild.characters, 1)


def show_rooms(g: Guilds, names: list[str]) -> None:
    """Exactly these Rooms are on offer, in this order (small ones first)."""
    for tile in g.rooms:
        g.room_decks[BOX.rooms[tile].size].shuffle_in([tile])
    g.rooms = []
    g.protected = []
    for name in names:
        g.rooms.append(fetch_room(g, room(name)))
    assert g.rooms == sorted(g.rooms, key=lambda tile: BOX.rooms[tile].size), "small ones first"


def fetch_room(g: Guilds, tile: int) -> int:
    if take_from_deck(g.room_decks[BOX.rooms[tile].size], tile):
        return tile
    if tile in g.rooms:
        g.rooms.remove(tile)
        return tile
    raise AssertionError(f"{BOX.rooms[tile].id} stands somewhere")


def place(g: Guilds, seat: int, name: str, where: str, turns: int = 0) -> None:
    """A Room that was built before; it must fit there, turned so many quarter turns."""
    guild = g.players[seat]
    tile = fetch_room(g, room(name))
    assert can_stand(g, seat, name, where, turns), f"{name} does not fit on {where}"
    build(g, guild, tile, space(where), turns)


def can_stand(g: Guilds, seat: int, name: str, where: str, turns: int = 0) -> bool:
    """Does the Room fit there (of a large one: its part A), turned so many quarter turns?"""
    spaces = places_turned(g, g.players[seat].site, room(name), turns)
    return bool(spaces >> space(where) & 1)


def set_objectives(g: Guilds, *names: str) -> None:
    g.objectives = sorted(objective(name) for name in names)


def phase(g: Guilds) -> str:
    return str(g.view(None)["phase"])


def silvers(g: Guilds) -> list[int]:
    """The silver of all seats."""
    return [guild.silver for guild in g.players]


def names_of(cards: list[int]) -> list[str]:
    """The ids of Characters."""
    return [BOX.characters[card].id for card in cards]


def rooms_of(tiles: list[int]) -> list[str]:
    """The ids of Rooms."""
    return [BOX.rooms[tile].id for tile in tiles]


def next_characters(g: Guilds, *names: str) -> None:
    """These Characters come next, in this order; nobody knows it."""
    for name in reversed(names):
        g.character_deck.put_on_top(fetch_character(g, character(name)), 0)


def take_from_deck(deck: Deck, card: int) -> bool:
    if card in deck.bag:
        deck.bag.remove(card)
        return True
    if card in deck.top:
        i = deck.top.index(card)
        deck.top = deck.top[:i] + deck.top[i + 1 :]
        deck.top_seen = deck.top_seen[:i] + deck.top_seen[i + 1 :]
        return True
    return False
