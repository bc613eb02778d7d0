"""Hand-made positions of the Cove. Figures, dice and cards are moved from where they are, so that
the laws hold after every action: `play` looks. A die is written `r3`, a red 3; a figure is a
letter, `r`, `g`, `b`, `y`, and `x` for a Rogue; boats and Furnaces have the numbers printed on
them, from 1 on; a berth is `baz`, `blkL`, `blkR` or `sqr`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any, cast

import hearth
from hearth.games.cove.blacksmith.heat import DICE, colour_of_die, die_of, pips_of
from hearth.games.cove.blacksmith.shop import NO_DIE, SLOTS, TOP, Smithy
from hearth.games.cove.box import standard
from hearth.games.cove.cards import ROGUE_CARDS
from hearth.games.cove.figures import COLOURS, GOODS, ROGUE
from hearth.games.cove.state import BERTHS, BOATS, EMPTY, KINDS, Cove
from hearth.games.cove.trades import TRADES
from hearth.kernel import Deck, find, seeded
from tests.support import legal

BOX = standard()
LETTERS = "rgbyx"
PIERS = ["bazaar", "black_market", "town_square"]
STAFF = ["metallurgist", "apprentice", "security"]
SPACES = TRADES[0].spaces
ROW = ["bell_ringer", "guild_beadle", "pit_fighter", "axe_captain"]  # in the Town Square
# What a seat does that wants nothing: the first of these that is legal.
QUIET = ["keep_corruption", "finish_forging", "roll", "skip_staff", "close_shop", "wait"]


# Names


def townsfolk(name: str) -> int:
    return [card.id for card in BOX.townsfolk].index(name)


def named(cards: Iterable[int]) -> list[str]:
    """Townsfolk; an empty slot has no name."""
    return [BOX.townsfolk[card].id if card != EMPTY else "" for card in cards]


def title(name: str) -> int:
    """The row of a Corruption card."""
    return [card.id for card in BOX.corruption].index(name)


def die(text: str) -> int:
    return die_of(LETTERS.index(text[0]), int(text[1]))


def die_text(one: int) -> str:
    return f"{LETTERS[colour_of_die(one)]}{pips_of(one)}"


def counted(letters: str) -> list[int]:
    """Figures by kind."""
    assert set(letters) <= set(LETTERS), letters
    return [letters.count(letter) for letter in LETTERS]


def told(counts: Iterable[int]) -> str:
    """Figures as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts))


# Positions


def fresh(seats: int = 2, seed: int = 1, **chosen: Any) -> Cove:
    """A new match at its first choice, whoever is first."""
    return cast(Cove, hearth.new("cove", seats, seed, chosen))


def at_work(seats: int = 2, rogues: str = "criminals", busy: bool = True) -> Cove:
    """Seat 0 is to act on hour 1 of day 1; the others' days are over, unless they are not busy.

    The supply is r1 g2 b3 y4 and all Furnaces are empty. In the boats are `rg rb ry gb gy by`.
    Nobody has anything; the Town Square shows Bell Ringer, Guild Beadle, Pit Fighter and Axe
    Captain.
    """
    g = _first_to_act(seats, rogues).clone()
    if busy:
        for seat in range(1, seats):
            g.hours[seat] = 12
    return g


@cache
def _first_to_act(seats: int, rogues: str) -> Cove:
    for seed in range(1, 1000):
        g = fresh(seats, seed)
        if g.actor() == 0 and g.rogue_card == ROGUE_CARDS.index(rogues):
            break
    set_boats(g, "rg", "rb", "ry", "gb", "gy", "by")
    for seat in range(seats):
        set_shop(g, supply="r1 g2 b3 y4", seat=seat)
    show(g, *ROW)
    return g


def solo(
    card: str = "cart_of_pots", hour: int = 2, rogues: str = "criminals", **chosen: Any
) -> Cove:
    """The player is to act on this hour, then the Peddler, and that is its next card; in case it
    is a short one, Secondhand Blades follow.

    The Peddler owns nothing, and its marker is on the same hour, below the player's.
    """
    g = _alone(rogues, tuple(chosen.items())).clone()
    set_clock(g, hour, hour, stack=[1, 0])
    next_peddler(g, *dict.fromkeys([card, "secondhand_blades"]))
    return g


@cache
def _alone(rogues: str, chosen: tuple[tuple[str, Any], ...]) -> Cove:
    for seed in range(1, 1000):
        g = fresh(1, seed, **dict(chosen))
        if g.rogue_card == ROGUE_CARDS.index(rogues):
            break
    while not legal(g, "load"):
        act_quietly(g)
    g.token = 0
    for berth in range(len(BERTHS)):
        g.berths[berth] = EMPTY
    g.docked = 0
    other = g.peddler
    other.gold = 0
    other.shelf = [0] * len(GOODS)
    other.sponsored = 0
    other.deck.shuffle_in([] if other.card == EMPTY else _missing(other.deck))
    other.card = EMPTY
    g.townsfolk_deck.shuffle_in(other.townsfolk)
    other.townsfolk = []
    set_halls(g, "rgby")
    set_boats(g, "rg", "rb", "ry", "gb", "gy", "by")
    set_shop(g, supply="r1 g2 b3 y4")
    show(g, *ROW)
    return g


def _missing(deck: Deck) -> list[int]:
    return sorted(set(range(len(BOX.peddler_cards))) - set(deck.cards()))


def to_market(g: Cove) -> None:
    """Production ends: seat 0 goes to the token, where the others are; it will sell first."""
    g.token = 11
    g.hours = [11] * len(g.hours)
    g.hours[0] = 10
    g.markers = [*range(1, len(g.hours)), 0]
    pass_an_hour(g)


def pass_an_hour(g: Cove) -> None:
    """Seat 0 takes a turn of one hour which concerns nobody: a die goes into a small Furnace."""
    small = [
        text for text in legal(g, "load") if text.startswith(("load:furnace=2", "load:furnace=3"))
    ]
    play(g, small[0])


def end_day(g: Cove) -> None:
    """Production ends and nobody sells anything more: the next day begins, or all is over."""
    to_market(g)
    close_shops(g)


def close_shops(g: Cove) -> None:
    while legal(g, "close_shop"):
        play(g, "close_shop")


def evening(seats: int = 2, rogues: str = "criminals", **where: str) -> Cove:
    """Day 1 just before the Market: see `to_market`. These are the customers at the berths; boats 3
    and 6 are empty and at sea."""
    g = at_work(seats, rogues)
    baz, left, right, sqr = [where.get(name, "") for name in BERTHS]
    set_boats(g, baz, left, "", right, sqr, "")
    docked(g, baz=1, blkL=2, blkR=4, sqr=5)
    return g


def market(*goods: str, **where: Any) -> Cove:
    """Seat 0 is to sell; this is on its shelf, and these are the customers, as in `evening`."""
    g = evening(**where)
    shelve(g, *goods)
    to_market(g)
    return g


def last_day(seats: int = 2) -> Cove:
    """The last Market is near, all piers and boats are empty, and nobody has any Gold."""
    g = evening(seats)
    g.day = 3
    return g


# Playing


def play(g: Cove, *actions: str) -> None:
    """Carry out actions, each of which must be legal and leave the laws unbroken."""
    for text in actions:
        g.apply(hearth.parse(g, text))
        assert find("cove").broken_laws(g) == [], text


def kinds(g: Cove) -> set[str]:
    """The kinds of the legal actions."""
    return {text.partition(":")[0] for text in legal(g)}


def act_quietly(g: Cove) -> None:
    texts = legal(g)
    play(g, next((text for text in QUIET if text in texts), texts[0]))


def quietly(g: Cove) -> None:
    """Finish the turn, in the plainest way."""
    while not g.over and not kinds(g) & {"load", "recruit", "forge", "activate_staff", "sell"}:
        act_quietly(g)


def spaces(g: Cove) -> set[str]:
    """The action spaces to which the figure may go."""
    found = {f"load{int(text[len('load:furnace=')]) + 1}" for text in legal(g, "load")}
    found |= {"recruit"} if legal(g, "recruit") or legal(g, "back_alley") else set()
    for kind, space in (("smelt", "smelt"), ("forge", "forge"), ("activate_staff", "staff")):
        found |= {space} if legal(g, kind) else set()
    return found


def load(g: Cove, furnace: int, *dice: str) -> None:
    """Dice go into a Furnace, the top one first."""
    top, *lower = dice
    play(g, f"load:furnace={furnace - 1},die={die(top)}")
    for one in lower:
        if legal(g, "add"):  # otherwise no other was left
            play(g, f"add:die={die(one)}")


def loads(g: Cove, furnace: int) -> list[str]:
    """The dice that may go on top of a Furnace."""
    prefix = f"load:furnace={furnace - 1},die="
    return [die_text(int(text[len(prefix) :])) for text in legal(g) if text.startswith(prefix)]


def smelt(g: Cove, one: str) -> None:
    play(g, f"smelt:die={die(one)}")


def forge_in(furnace: int) -> str:
    return f"forge_in:furnace={furnace - 1}"


def remove(furnace: int) -> str:
    return f"remove:furnace={furnace - 1}"


def unlock(colour: str) -> str:
    return f"unlock:colour={COLOURS.index(colour)}"


def roll_too(one: str) -> str:
    return f"roll_too:die={die(one)}"


def forge(g: Cove, *what: str) -> None:
    """The Forge action: all of this, and nothing of the supply is rolled."""
    play(g, "forge", *what)
    end_forging(g)


def end_forging(g: Cove) -> None:
    for text in ("finish_forging", "roll"):
        if text in legal(g):
            play(g, text)


def recruit(g: Cove, name: str) -> None:
    """Take a card; its ability comes next."""
    play(g, f"recruit:slot={g.square.index(townsfolk(name))}")


def assign(g: Cove, place: str = "security") -> None:
    play(g, f"assign:place={STAFF.index(place)}")


def use(place: str) -> str:
    return f"use_staff:place={STAFF.index(place)}"


def discard(name: str) -> str:
    return f"discard:corruption={title(name)}"


def seat_in(boat: int) -> str:
    return f"seat:boat={boat - 1}"


def dock_at(berth: str) -> str:
    return f"dock:berth={BERTHS.index(berth)}"


def figure(boat: int, letter: str) -> int:
    """As actions name a figure at sea."""
    return (boat - 1) * KINDS + LETTERS.index(letter)


def move(boat: int, letter: str, to: int) -> str:
    return f"move:figure={figure(boat, letter)},boat={to - 1}"


def selling(good: str, pier: str) -> str:
    return f"sell:good={GOODS.index(good)},pier={PIERS.index(pier)}"


def to_cultists(good: str, pier: str) -> str:
    return f"sell_to_cultists:good={GOODS.index(good)},pier={PIERS.index(pier)}"


def set_chance(g: Cove, seed: int) -> None:
    """Dice, bag and decks will bring what they bring with this seed."""
    g.rng = seeded(seed)


# The clock


def set_clock(g: Cove, *hours: int, stack: Iterable[int] = ()) -> None:
    """Where the markers are, and how they came to lie: the last of the stack is on top."""
    g.hours = list(hours)
    g.markers = list(stack) or [*range(1, len(hours)), 0]


# The harbour


def aboard(g: Cove, boat: int) -> str:
    """The figures in a boat."""
    return told(g.boats[(boat - 1) * KINDS : boat * KINDS])


def all_aboard(g: Cove) -> list[str]:
    return [aboard(g, boat) for boat in range(1, BOATS + 1)]


def berths(g: Cove) -> dict[str, int]:
    """The boats at the berths that are taken."""
    return {name: boat + 1 for name, boat in zip(BERTHS, g.berths) if boat != EMPTY}


def set_boats(g: Cove, *boats: str) -> None:
    """The figures in the boats; all others of them are in the bag."""
    for boat in range(BOATS):
        old = g.boats[boat * KINDS : (boat + 1) * KINDS]
        g.bag = [a + b for a, b in zip(g.bag, old)]
    g.boats = [count for text in boats for count in counted(text)]
    g.aboard = [len(text) for text in boats]
    _take_from_bag(g, "".join(boats))


def set_halls(g: Cove, letters: str) -> None:
    """The adventurers in the Halls; all others of them are in the bag."""
    g.bag = [a + b for a, b in zip(g.bag, [*g.halls, 0])]
    g.halls = counted(letters)[:ROGUE]
    _take_from_bag(g, letters)


def set_lair(g: Cove, rogues: int) -> None:
    g.bag[ROGUE] += g.lair - rogues
    g.lair = rogues
    assert g.bag[ROGUE] >= 0


def set_bag(g: Cove, letters: str) -> None:
    """Exactly these are in the bag; the others have gone to the Halls and the Lair."""
    left = [a - b for a, b in zip(g.bag, counted(letters))]
    assert min(left) >= 0, f"not so many in the bag: {told(g.bag)}"
    g.bag = counted(letters)
    g.halls = [a + b for a, b in zip(g.halls, left)]
    g.lair += left[ROGUE]


def _take_from_bag(g: Cove, letters: str) -> None:
    g.bag = [a - b for a, b in zip(g.bag, counted(letters))]
    assert min(g.bag) >= 0, "there are not so many figures"


def docked(g: Cove, **where: int) -> None:
    """These boats lie at their berths, and no others."""
    g.berths = [where.get(name, 0) - 1 for name in BERTHS]
    g.docked = sum(1 << boat for boat in g.berths if boat != EMPTY)


def figures(g: Cove) -> list[int]:
    """All figures there are, by kind."""
    found = [a + b for a, b in zip(g.bag, [*g.halls, g.lair])]
    for boat in range(BOATS):
        found = [a + b for a, b in zip(found, g.boats[boat * KINDS : (boat + 1) * KINDS])]
    if g.drawn != EMPTY:
        found[g.drawn] += 1
    return found


# The shop


def smithy(g: Cove, seat: int = 0) -> Smithy:
    shop = g.players[seat].shop
    assert isinstance(shop, Smithy)
    return shop


def set_shop(
    g: Cove,
    supply: str = "",
    f1: str = "",
    f2: str = "",
    f3: str = "",
    f4: str = "",
    smelter: str = "",
    seat: int = 0,
) -> None:
    """Where the dice are, the top one of a Furnace first. One of a colour is in play, or both: then
    its Sponsorship is active."""
    everywhere = " ".join([supply, f1, f2, f3, f4, smelter]).split()
    counts = Counter(one[0] for one in everywhere)
    assert all(counts[letter] in (1, 2) for letter in "rgby"), everywhere
    shop = smithy(g, seat)
    shop.supply = [0] * DICE
    for one in supply.split():
        shop.supply[die(one)] += 1
    loaded = [[die(one) for one in text.split()] for text in (f1, f2, f3, f4)]
    shop.slots = [one for dice in loaded for one in [*dice, NO_DIE, NO_DIE][:SLOTS]]
    shop.smelter = die(smelter) if smelter else NO_DIE
    shop.aside = [0] * len(COLOURS)
    g.players[seat].sponsored = sum(1 << LETTERS.index(c) for c, n in counts.items() if n == 2)


def supply(g: Cove, seat: int = 0) -> str:
    """The dice in the supply."""
    shop = smithy(g, seat)
    return " ".join(die_text(one) for one in range(DICE) for _ in range(shop.supply[one]))


def colours_in_supply(g: Cove, seat: int = 0) -> str:
    return "".join(text[0] for text in supply(g, seat).split())


def in_furnace(g: Cove, furnace: int, seat: int = 0) -> str:
    """The dice in a Furnace, the top one first."""
    first = (furnace - 1) * SLOTS + TOP
    slots = smithy(g, seat).slots[first : first + SLOTS]
    return " ".join(die_text(one) for one in slots if one != NO_DIE)


def in_smelter(g: Cove, seat: int = 0) -> str:
    one = smithy(g, seat).smelter
    return die_text(one) if one != NO_DIE else ""


def sponsored(g: Cove, seat: int = 0) -> str:
    """The colours of active Sponsorships."""
    return "".join(LETTERS[c] for c in range(len(COLOURS)) if g.players[seat].sponsored >> c & 1)


def sponsor(g: Cove, colours: str, seat: int = 0) -> None:
    """These Sponsorships are active; everything is in the supply."""
    set_shop(g, supply=" ".join(f"{c}1" for c in "rgby" + colours), seat=seat)


# What somebody has


def shelve(g: Cove, *goods: str, seat: int = 0) -> None:
    """Exactly these Goods are on the shelf."""
    g.players[seat].shelf = [goods.count(name) for name in GOODS]


def shelf(g: Cove, seat: int = 0) -> list[str]:
    return goods_told(g.players[seat].shelf)


def goods_told(counts: Iterable[int]) -> list[str]:
    return [name for name, count in zip(GOODS, counts) for _ in range(count)]


def corruption(g: Cove, seat: int = 0) -> int:
    """How many Corruption cards the seat has."""
    return sum(g.players[seat].corruption)


def tainted(g: Cove, seat: int = 0, **cards: int) -> None:
    """The seat has exactly these Corruption cards."""
    me = g.players[seat]
    wanted = [cards.get(card.id, 0) for card in BOX.corruption]
    g.corruption = [a + b - c for a, b, c in zip(g.corruption, me.corruption, wanted)]
    me.corruption = wanted


def corruption_deck(g: Cove, **cards: int) -> None:
    """Exactly these cards are in the deck; the others lie in the discard pile."""
    wanted = [cards.get(card.id, 0) for card in BOX.corruption]
    here = [a + b for a, b in zip(g.corruption, g.corruption_pile)]
    g.corruption = wanted
    g.corruption_pile = [a - b for a, b in zip(here, wanted)]
    assert min(g.corruption_pile) >= 0


def gone(g: Cove, left: int = 0) -> None:
    """All Corruption cards of deck and pile are with seat 1, but for so many of the deck."""
    here = [a + b for a, b in zip(g.corruption, g.corruption_pile)]
    kept = [0, left, 0]
    other = g.players[1]
    other.corruption = [a + b - c for a, b, c in zip(other.corruption, here, kept)]
    g.corruption = kept
    g.corruption_pile = [0] * len(here)


# The town


def show(g: Cove, *cards: str) -> None:
    """These Townsfolk are in the Town Square, slot by slot; an empty name is an empty slot."""
    g.townsfolk_deck.shuffle_in([card for card in g.square if card != EMPTY])
    g.square = [EMPTY] * len(g.square)
    for slot, name in enumerate(cards):
        if name:
            fetch(g, name)
            g.square[slot] = townsfolk(name)


def fetch(g: Cove, name: str) -> int:
    """A card out of the deck."""
    card = townsfolk(name)
    g.townsfolk_deck.shuffle_in([])
    g.townsfolk_deck.bag.remove(card)
    return card


def staffed(g: Cove, seat: int = 0, **places: str) -> None:
    """These cards were recruited before, each for a place of the Staff board."""
    me = g.players[seat]
    for place, names in places.items():
        for name in names.split():
            me.townsfolk = [*me.townsfolk, fetch(g, name)]
            me.staff = [*me.staff, STAFF.index(place)]


def discarded(g: Cove, *names: str, all_others_with: int = -1) -> None:
    """These Townsfolk lie in the discard pile; all others of the deck may be with a seat."""
    g.townsfolk_pile = [fetch(g, name) for name in names]
    if all_others_with >= 0:
        other = g.players[all_others_with]
        other.townsfolk = other.townsfolk + g.townsfolk_deck.bag
        other.staff = [0] * len(other.townsfolk)
        g.townsfolk_deck.bag = []


# The Peddler


def peddler_card(name: str) -> int:
    return [card.id for card in BOX.peddler_cards].index(name)


def next_peddler(g: Cove, *names: str) -> None:
    """The Peddler turns these cards up next, in this order."""
    for name in reversed(names):
        g.peddler.deck.bag.remove(peddler_card(name))
        g.peddler.deck.put_on_top(peddler_card(name), 0)


def offered(g: Cove) -> list[str]:
    """What is on the Peddler's shelf."""
    return goods_told(g.peddler.shelf)
