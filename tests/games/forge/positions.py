"""Hand-made positions of Forge. Cards and workers are moved from where they are, so that the laws
hold after every action: `play` looks. A worker is `smith`, an Assistant `1` to `4`, or `assistant`
for whichever is free; a spot is `forest.a1` (the left Assistant spot), `forest.b1` (the first
Blacksmith spot), `upgrade.left`, `upgrade.midA`, `upgrade.midB`, `upgrade.right`, or `forge`, the
own one; a location alone is any spot of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, cast

import hearth
from hearth.games.forge.box import standard
from hearth.games.forge.cards import ACHIEVEMENTS, SEALS, UPGRADES
from hearth.games.forge.effects import LOCATIONS, TYPES
from hearth.games.forge.goods import KINDS, PAID
from hearth.games.forge.placing import OWN_FORGE
from hearth.games.forge.state import (
    ASSISTANTS,
    AT_FORGE,
    EMPTY,
    EXHAUSTED,
    HOME,
    SMITH,
    Forge,
    Ironclad,
    Smithy,
)
from hearth.kernel import Deck, Rng, deck_of, find
from tests.support import legal

BOX = standard()
CARDS: dict[str, list[Any]] = {
    "contract": list(BOX.contracts),
    "guild": list(BOX.guild_cards),
    "development": list(BOX.developments),
    "training": list(BOX.trainings),
}
SORTS = {card.id: sort for sort, cards in CARDS.items() for card in cards}
ROW_FOUR = {"left": (False, 0), "midA": (False, 1), "right": (False, 2), "midB": (True, 0)}
QUIET = ["end_trades", "no_forge", "no_upgrade", "no_return", "stop_giving"]
CUBES = ["wood", "metal", "brick", "gem"]
SPACE = [f"take_space:space={space}" for space in range(4)]


# Names


def number(name: str) -> int:
    """The row of a card in its table."""
    return [card.id for card in CARDS[SORTS[name]]].index(name)


def names(sort: str, cards: Iterable[int]) -> list[str]:
    return [CARDS[sort][card].id for card in cards]


def upgrade(name: str) -> str:
    """The action of buying an upgrade."""
    return f"upgrade:upgrade={UPGRADES.index(name)}"


def forging(name: str, once: bool = False) -> str:
    """The action of forging a Contract; `once` uses what works once per round."""
    return f"forge:contract={number(name)},once={int(once)}"


def claiming(achievement: str) -> str:
    return f"claim:achievement={ACHIEVEMENTS.index(achievement)}"


# Positions


def fresh(seats: int = 2, seed: int = 1, **chosen: Any) -> Forge:
    """A new match at its first choice, whoever has the Anvil."""
    return cast(Forge, hearth.new("forge", seats, seed, chosen))


def choosing_order(seats: int = 2, seed: int = 1, **chosen: Any) -> Forge:
    """The Contracts are kept, and who has the Anvil is to choose a space for round 1."""
    g = fresh(seats, seed, **chosen)
    while legal(g, "keep_contract"):
        play(g, legal(g, "keep_contract")[0])
    return g


def at_turn(seats: int = 2, round: int = 1, busy: bool = True) -> Forge:
    """Seat 0 is to place in this round, before all others, and nobody owns anything.

    The others have no worker left, unless they are not busy. The Contract discard piles are empty;
    the other piles show Assay Office, Open Yard and Proud Name.
    """
    g = _reached(seats, round).clone()
    if busy:
        for seat in range(1, seats):
            spend(g, seat)
    return g


@cache
def _reached(seats: int, round: int) -> Forge:
    g = choosing_order(seats)
    while g.round < round or not legal(g, "place"):
        g.barred = EMPTY  # so that the order can stay
        own_space = SPACE[g.actor()]
        play(g, own_space) if own_space in legal(g) else act_quietly(g)
    clear(g)
    return g


def clear(g: Forge) -> None:
    """Nobody owns anything, and all Contracts are in their decks."""
    for smithy in g.players:
        smithy.stock = [0] * PAID
        smithy.vp = 0
        smithy.skill = 1
        for name in names("contract", smithy.hand):
            _deck(g, name).shuffle_in([number(name)])
        smithy.hand = []
        smithy.shown = []
    for kind in TYPES:
        show_pile(g, kind)
    show_pile(g, "guild", "assay_office")
    show_pile(g, "development", "open_yard")
    show_pile(g, "training", "proud_name")


def before_end(seats: int = 2, round: int = 1) -> Forge:
    """Seat 0 has one Assistant left and nobody else has a worker: see `end_turns`."""
    g = at_turn(seats, round)
    spend(g, 0, "1")
    return g


def end_turns(g: Forge) -> None:
    """The last Assistant goes to the Market, and so the turns of this round are over."""
    place(g, "assistant", "market")
    play(g, *legal(g, "end_trades"))


def end_round(g: Forge) -> None:
    """Nobody does more than needed until the turn order of the next round is chosen."""
    while not g.over and not legal(g, "take_space"):
        act_quietly(g)


def begin_round(g: Forge) -> None:
    """The turn order stays as it is, if it can, and the next round begins."""
    while legal(g, "take_space"):
        own_space = SPACE[g.actor()]
        play(g, own_space if own_space in legal(g) else legal(g)[0])


def finish(g: Forge) -> None:
    """Nobody does more than needed in this round, which is the last."""
    g.round = 12
    while not g.over:
        act_quietly(g)


# Solo


def solo(*cards: str, round: int = 1, **chosen: Any) -> Forge:
    """The player is to place in this round, then Ironclad: its next cards are these.

    Ironclad has 5 Gold and all its workers; the player owns nothing and is on space 2.
    """
    g = _solo_reached(round, tuple(chosen.items())).clone()
    next_ironclad(g, *cards)
    return g


@cache
def _solo_reached(round: int, chosen: tuple[tuple[str, Any], ...]) -> Forge:
    g = choosing_order(1, **dict(chosen))
    while g.round < round or not legal(g, "place"):
        act_quietly(g)
    clear(g)
    clear_ironclad(g)
    return g


def clear_ironclad(g: Forge) -> None:
    """It has done nothing yet."""
    old = g.ironclad
    for spot in old.spots:
        g.spots[spot] = EMPTY
    g.columns = [[seat for seat in column if seat < len(g.players)] for column in g.columns]
    for name in names("contract", old.forged):
        _deck(g, name).shuffle_in([number(name)])
    g.guild_deck.shuffle_in(old.guild_cards)
    g.development_deck.shuffle_in(old.developments)
    g.training_deck.shuffle_in(old.trainings)
    deck = deck_of(list(range(len(BOX.ironclad_cards))))
    assistants = min(g.round + 1, ASSISTANTS)
    g.ironclad = Ironclad(present=True, gold=5, assistants=assistants, smith=True, deck=deck)


def ironclad_plays(g: Forge) -> None:
    """The player's Blacksmith goes to the own Forge, where it is in nobody's way."""
    place(g, "smith", "forge")
    play(g, *legal(g, "no_forge"))


def ironclad_goes_on(g: Forge) -> None:
    """Ironclad turns up one card more: an Assistant of the player has gone where it can."""
    before = g.ironclad.deck.size()
    while g.ironclad.deck.size() == before:
        act_quietly(g)


def ironclad_at(g: Forge) -> list[str]:
    """The spots where its workers stand."""
    return [spot_name(spot) for spot in g.ironclad.spots]


def spot_name(spot: int) -> str:
    found = BOX.spots[spot]
    place = LOCATIONS[found.location]
    if found.location >= LOCATIONS.index("development"):
        sides = [name for name, key in ROW_FOUR.items() if key == (found.for_smith, found.side)]
        return f"{place}.{sides[0]}"
    return f"{place}.{'b' if found.for_smith else 'a'}{found.side + 1}"


def next_ironclad(g: Forge, *ids: str) -> None:
    """Ironclad turns these cards up next, in this order."""
    all_ids = [card.id for card in BOX.ironclad_cards]
    for name in reversed(ids):
        assert take_from_deck(g.ironclad.deck, all_ids.index(name)), f"{name} is not in the deck"
        g.ironclad.deck.put_on_top(all_ids.index(name), 0)


# Playing


def play(g: Forge, *actions: str) -> None:
    """Carry out actions, each of which must be legal and leave the laws unbroken."""
    for text in actions:
        g.apply(hearth.parse(g, text))
        assert find("forge").broken_laws(g) == [], text


def kinds(g: Forge) -> set[str]:
    """The kinds of the legal actions."""
    return {text.partition(":")[0] for text in legal(g)}


def place(g: Forge, who: str, where: str) -> None:
    """Place a worker, and if there is but one way to do its action, no more is needed."""
    found = placings(g, who, where)
    assert found, f"{who} cannot be placed at {where}"
    play(g, found[0])


def can_place(g: Forge, who: str, where: str) -> bool:
    return bool(placings(g, who, where))


def placings(g: Forge, who: str, where: str) -> list[str]:
    """The legal actions of placing this worker there."""
    wanted = [f"place:worker={worker},spot={spot}" for worker in workers(who) for spot in at(where)]
    return [text for text in legal(g, "place") if text in wanted]


def workers(who: str) -> list[int]:
    if who == "smith":
        return [SMITH]
    return list(range(ASSISTANTS)) if who == "assistant" else [int(who) - 1]


def at(where: str) -> list[int]:
    """The numbers of the spots."""
    if where == "forge":
        return [OWN_FORGE]
    name, _, which = where.partition(".")
    spots = [n for n, spot in enumerate(BOX.spots) if spot.location == LOCATIONS.index(name)]
    if not which:
        return spots
    for_smith, side = ROW_FOUR.get(which) or (which[0] == "b", int(which[1:]) - 1)
    return [n for n in spots if (BOX.spots[n].for_smith, BOX.spots[n].side) == (for_smith, side)]


def move_smith(g: Forge, where: str) -> None:
    """After a placement at the Plaza."""
    found = moves(g, where)
    assert found, f"the Blacksmith cannot move to {where}"
    play(g, found[0])


def moves(g: Forge, where: str) -> list[str]:
    return [text for text in legal(g, "move_smith") if text in _moving(where)]


def _moving(where: str) -> list[str]:
    return [f"move_smith:spot={spot}" for spot in at(where)]


def exhaust(g: Forge, who: str) -> None:
    play(g, f"exhaust:assistant={int(who) - 1}")


def can_exhaust(g: Forge, who: str) -> bool:
    return f"exhaust:assistant={int(who) - 1}" in legal(g)


def trade(g: Forge, verb: str, what: str, amount: int) -> None:
    """One Trade: `trade(g, "buy", "wood", 3)`."""
    play(g, f"{verb}:what={KINDS.index(what)}", f"units:amount={amount}")


def most(g: Forge, verb: str, what: str) -> int:
    """Of how many units a Trade can be; 0 if it cannot be made."""
    action = f"{verb}:what={KINDS.index(what)}"
    if action not in legal(g):
        return 0
    thought = g.clone()
    play(thought, action)
    return max(int(text.partition("=")[2]) for text in legal(thought, "units"))


def draw(g: Forge, *piles: str) -> None:
    """Draw Contracts: `common` is its deck, `common_pile` its discard pile."""
    for pile in piles:
        play(g, drawing(pile))


def drawing(pile: str) -> str:
    kind = TYPES.index(pile.removesuffix("_pile"))
    return f"draw:pile={kind + len(TYPES) if pile.endswith('_pile') else kind}"


def discard(g: Forge, name: str) -> None:
    play(g, f"discard:contract={number(name)}")


def discards(g: Forge) -> list[str]:
    """The Contracts that may be discarded now."""
    return names("contract", [int(text.partition("=")[2]) for text in legal(g, "discard")])


def take_guild(g: Forge, name: str, other_under: bool = False) -> None:
    play(g, f"take_guild:card={number(name)},under={int(other_under)}")


def develop(g: Forge, name: str) -> None:
    play(g, f"develop:card={number(name)}")


def train(g: Forge, name: str) -> None:
    play(g, f"train:card={number(name)}")


def assign(g: Forge, who: str) -> None:
    play(g, f"assign:assistant={int(who) - 1}")


def give_back(g: Forge, who: str) -> None:
    """An Assistant comes back to its spot."""
    play(g, f"return_assistant:assistant={int(who) - 1}")


def assistants_in(g: Forge, kind: str) -> list[str]:
    """The Assistants that an action of this kind may name."""
    return [str(int(text.partition("=")[2]) + 1) for text in legal(g, kind)]


def act_quietly(g: Forge) -> None:
    """Do as little as can be done."""
    texts = legal(g)
    resting = placings(g, "smith", "forge") + placings(g, "assistant", "market")
    wanted = [text for text in QUIET if text in texts] + resting
    play(g, wanted[0] if wanted else texts[0])


def quietly(g: Forge) -> None:
    """Finish what was begun, in the plainest way."""
    while not g.over and not kinds(g) & {"place", "take_space"}:
        act_quietly(g)


# Players


def own(g: Forge, seat: int = 0, **amounts: int) -> None:
    """The seat owns exactly this."""
    g.players[seat].stock = [amounts.get(kind, 0) for kind in KINDS[:PAID]]


def has(g: Forge, seat: int = 0) -> dict[str, int]:
    """The cubes and the Gold of the seat."""
    return {KINDS[kind]: count for kind, count in enumerate(g.players[seat].stock) if count}


def plenty(g: Forge, seat: int = 0) -> None:
    own(g, seat, **dict.fromkeys(KINDS[:PAID], 30))


def gained(g: Forge, seat: int = 0) -> dict[str, int]:
    """What the seat has, with its VP and the Skill beyond the first."""
    me = g.players[seat]
    more = {"vp": me.vp, "skill": me.skill - 1}
    return has(g, seat) | {kind: count for kind, count in more.items() if count}


def me(g: Forge) -> Smithy:
    """Seat 0."""
    return g.players[0]


def available(g: Forge, seat: int = 0) -> list[str]:
    """The workers at home."""
    found = [worker for worker, spot in enumerate(g.players[seat].workers) if spot == HOME]
    return ["smith" if worker == SMITH else str(worker + 1) for worker in found]


def standing(g: Forge, where: str) -> list[int]:
    """The seats whose workers are there."""
    spots = at(where)
    return [smithy.seat for smithy in g.players for spot in smithy.workers if spot in spots]


def spend(g: Forge, seat: int, keep: str = "") -> None:
    """The seat's workers have been placed where they are in nobody's way, except one."""
    found = g.players[seat].workers
    for worker in range(len(found)):
        kept = keep and worker in workers(keep)
        if found[worker] == HOME and not kept:
            found[worker] = AT_FORGE if worker == SMITH else at("market")[0]


def put(g: Forge, seat: int, who: str, where: str) -> None:
    """The worker was placed there before."""
    worker = workers(who)[0]
    if where == "exhausted":
        g.players[seat].workers[worker] = EXHAUSTED
    elif where == "forge":
        g.players[seat].workers[worker] = AT_FORGE
    else:
        smith = worker == SMITH
        free = [n for n in at(where) if BOX.spots[n].for_smith == smith and g.spots[n] == EMPTY]
        g.players[seat].workers[worker] = free[0]
        if where != "market":
            g.spots[free[0]] = seat


def upgraded(g: Forge, *done: str, seat: int = 0) -> None:
    """These upgrades are done, and no others."""
    g.players[seat].upgrades = sum(1 << UPGRADES.index(name) for name in done)


def done(g: Forge, seat: int = 0) -> list[str]:
    return _bits(UPGRADES, g.players[seat].upgrades)


def set_column(g: Forge, column: int, *seats: int) -> None:
    """Clones share the columns: they are replaced, never edited."""
    g.columns = [list(seats) if i == column else old for i, old in enumerate(g.columns)]


def hammered(g: Forge, seat: int, *columns: str) -> None:
    """The seat has Hammers on these Achievements, and on no others."""
    smithy = g.players[seat]
    for column, name in enumerate(ACHIEVEMENTS):
        others = [one for one in g.columns[column] if one != seat]
        set_column(g, column, *others, *([seat] if name in columns else []))
    smithy.hammers = sum(1 << ACHIEVEMENTS.index(name) for name in columns)


def hammers(g: Forge, seat: int = 0) -> list[str]:
    return _bits(ACHIEVEMENTS, g.players[seat].hammers)


def _bits(table: list[str], bits: int) -> list[str]:
    return [name for bit, name in enumerate(table) if bits >> bit & 1]


# Cards


def fetch(g: Forge, name: str) -> int:
    """Take a card from its deck or its discard pile."""
    card = number(name)
    if take_from_deck(_deck(g, name), card):
        return card
    which = _which(name)
    assert name in pile(g, which), f"{name} belongs to somebody"
    _set_pile(g, which, [one for one in _pile(g, which) if one != card])
    return card


def hold(g: Forge, *contracts: str, seat: int = 0) -> None:
    smithy = g.players[seat]
    smithy.hand = smithy.hand + [fetch(g, name) for name in contracts]


def hand(g: Forge, seat: int = 0) -> list[str]:
    return names("contract", g.players[seat].hand)


def forged_before(g: Forge, *contracts: str, seat: int = 0) -> None:
    smithy = g.players[seat]
    smithy.forged = smithy.forged + [fetch(g, name) for name in contracts]


def forged(g: Forge, seat: int = 0) -> list[str]:
    return names("contract", g.players[seat].forged)


def joined(g: Forge, *cards: str, seat: int = 0) -> None:
    """These Guild cards were taken before."""
    smithy = g.players[seat]
    smithy.guild_cards = smithy.guild_cards + [fetch(g, name) for name in cards]


def developed(g: Forge, *cards: str, seat: int = 0) -> None:
    """These Development cards were played before."""
    smithy = g.players[seat]
    smithy.developments = smithy.developments + [fetch(g, name) for name in cards]


def trained(g: Forge, who: str, card: str, seat: int = 0) -> None:
    """The Assistant has had this Training card."""
    smithy = g.players[seat]
    smithy.trainings = smithy.trainings[:]
    smithy.trainings[int(who) - 1] = fetch(g, card)


def trainings(g: Forge, seat: int = 0) -> list[str]:
    """By Assistant; `-` for none."""
    cards = g.players[seat].trainings
    return ["-" if card == EMPTY else BOX.trainings[card].id for card in cards]


def next_cards(g: Forge, *cards: str) -> None:
    """These cards are drawn next from their decks, in this order."""
    for name in reversed(cards):
        card = fetch(g, name)
        _deck(g, name).put_on_top(card, 0)


def show_pile(g: Forge, which: str, *cards: str) -> None:
    """Exactly these cards are in the discard pile, the first of them on top."""
    deck = deck_at(g, which)
    deck.bag = sorted(deck.bag + _pile(g, which))
    _set_pile(g, which, [])
    _set_pile(g, which, [fetch(g, name) for name in reversed(cards)])


def pile(g: Forge, which: str) -> list[str]:
    """The cards of the discard pile, from the top down."""
    return names("contract" if which in TYPES else which, reversed(_pile(g, which)))


def empty_deck(g: Forge, which: str, left: int = 0) -> None:
    """The cards of the deck have left the match, but for so many (where nobody looks for them)."""
    deck = deck_at(g, which)
    deck.shuffle_in([])
    gone, deck.bag = deck.bag[left:], deck.bag[:left]
    other = g.ironclad
    if which in TYPES:
        other.forged = other.forged + gone
    elif which == "guild":
        other.guild_cards = other.guild_cards + gone
    elif which == "development":
        other.developments = other.developments + gone
    else:
        other.trainings = other.trainings + gone


def in_deck(g: Forge, which: str) -> list[str]:
    return names("contract" if which in TYPES else which, deck_at(g, which).cards())


def drawn(g: Forge, which: str, count: int) -> list[str]:
    """What the next draws from a deck would bring."""
    thought = g.clone()
    found = [thought.draw(deck_at(thought, which)) for _ in range(count)]
    return names("contract" if which in TYPES else which, found)


def deck_at(g: Forge, which: str) -> Deck:
    """`common`, `military`, `royal`, `guild`, `development` or `training`."""
    if which in TYPES:
        return g.contract_decks[TYPES.index(which)]
    return {
        "guild": g.guild_deck,
        "development": g.development_deck,
        "training": g.training_deck,
    }[which]


def _deck(g: Forge, name: str) -> Deck:
    return deck_at(g, _which(name))


def _which(name: str) -> str:
    """The deck of a card."""
    sort = SORTS[name]
    return TYPES[BOX.contracts[number(name)].type] if sort == "contract" else sort


def _pile(g: Forge, which: str) -> list[int]:
    if which in TYPES:
        return g.contract_piles[TYPES.index(which)]
    found: list[int] = getattr(g, f"{which}_pile")
    return found


def _set_pile(g: Forge, which: str, cards: list[int]) -> None:
    if which in TYPES:
        piles = g.contract_piles[:]
        piles[TYPES.index(which)] = cards
        g.contract_piles = piles
    else:
        setattr(g, f"{which}_pile", cards)


def take_from_deck(deck: Deck, card: int) -> bool:
    if card in deck.bag:
        deck.bag.remove(card)
        return True
    for cards, seen in (("top", "top_seen"), ("under", "under_seen")):
        found: list[int] = getattr(deck, cards)
        if card in found:
            i = found.index(card)
            masks: list[int] = getattr(deck, seen)
            setattr(deck, cards, found[:i] + found[i + 1 :])
            setattr(deck, seen, masks[:i] + masks[i + 1 :])
            return True
    return False


# Knowing


def as_imagined(g: Forge, seat: int, times: int = 20) -> list[Forge]:
    """What the table may look like for a seat: copies in which all it cannot know is dealt anew."""
    copies = [g.clone() for _ in range(times)]
    for i, thought in enumerate(copies):
        thought.determinise(seat, Rng(i + 1))
    return copies


def seals(g: Forge, seat: int, *colours: str) -> None:
    """The seat has Guild cards with these Seals."""
    for colour in colours:
        free = [
            card.id
            for card in BOX.guild_cards
            if SEALS[card.seal] == colour and card.id in in_deck(g, "guild")
        ]
        joined(g, free[0], seat=seat)
