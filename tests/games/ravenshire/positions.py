"""Hand-made positions of Ravenshire. Cards, tokens and dice are moved from where they lie, so that
the laws hold after every action: `play` looks. A die is written `h4`, a Harvester's 4; `a`, `m`,
`r` and `b` are the Alchemist's, the Merchant's, the Raven's and the Badger's."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, cast

import hearth
from hearth.games.ravenshire.boards import EXCHANGES, ROMANS, SPACES, UPGRADES
from hearth.games.ravenshire.box import standard
from hearth.games.ravenshire.cards import ASSISTANTS, FINISHES, GUILDS, OVERTIME, ROUNDS, TIERS
from hearth.games.ravenshire.goods import KINDS, OWNED
from hearth.games.ravenshire.state import COLOUR, EMPTY, NO_DIE, Ravenshire, Smith
from hearth.kernel import Deck
from tests.support import legal

BOX = standard()
COLOURS = "hamrb"
CHANGES = [-2, -1, 1, 2]  # of a die, as the actions count them
PRINTED = [[0], [1], [2]]  # the members of the player board, by guild
GOODS = ["ore", "wood", "leather", "charcoal", "steel"]
MYSTICS = ["mithril", "embergem", "talisman", "dragon_scale"]
# A seat that may do one of these is in the middle of nothing.
BETWEEN = {"place", "take", "end_turn", "work", "end_production", "finish", "keep_contract"}
QUIET = ["no_recruit", "end_run", "stop_selling", "convert:amount=0", "keep_members"]


# Names


def member(name: str) -> int:
    return [one.id for one in BOX.members].index(name)


def contract(name: str) -> int:
    return [one.id for one in BOX.contracts].index(name)


def title(name: str) -> int:
    return [one.id for one in BOX.titles].index(name)


def die(text: str) -> int:
    return COLOUR * COLOURS.index(text[0]) + int(text[1])


def dice(text: str) -> list[int]:
    return [die(one) for one in text.split()]


def die_text(one: int) -> str:
    return f"{COLOURS[one // COLOUR]}{one % COLOUR}"


def dice_text(found: Iterable[int]) -> str:
    return " ".join(die_text(one) for one in found)


def members_named(cards: Iterable[int]) -> list[str]:
    return [BOX.members[card].id if card != EMPTY else "" for card in cards]


def contracts_named(cards: Iterable[int]) -> list[str]:
    return [BOX.contracts[card].id if card != EMPTY else "" for card in cards]


def titles_named(cards: Iterable[int]) -> list[str]:
    return [BOX.titles[card].id for card in cards]


# Positions


def fresh(seats: int = 2, seed: int = 1, **chosen: Any) -> Ravenshire:
    """A new match at its first choice, whoever is first."""
    return cast(Ravenshire, hearth.new("ravenshire", seats, seed, chosen))


def gathering(
    seats: int = 2, dice: str = "h1 a1 m1", assistants: str = "", first: int = 0, **chosen: Any
) -> Ravenshire:
    """Seat 0 begins round 1 with these dice and nothing else, and so do the others; each district
    has a 1 on its left spot. `assistants` are those of the seats; `first` is who goes first."""
    g = _beginning(seats, assistants, first, tuple(chosen.items())).clone()
    set_rolled(g, 0, dice)
    return g


def production(
    seats: int = 2, values: str = "1 1 1", assistants: str = "", **chosen: Any
) -> Ravenshire:
    """All produce in round 1. Seat 0 has dice of these values, and nobody has anything else."""
    g = _producing(seats, assistants, tuple(chosen.items())).clone()
    set_bench(g, 0, values)
    return g


def final(seats: int = 2, **chosen: Any) -> Ravenshire:
    """The last Production: when all have ended it, Titles are checked and the match is scored."""
    g = production(seats, **chosen)
    g.round = ROUNDS
    spend_rival_cards(g)
    return g


def spend_rival_cards(g: Ravenshire) -> None:
    """The Rival has as many cards left as it has turns: it turned up the others before."""
    turns = (ROUNDS - g.round) * len(GUILDS) + len(g.rival.rolled) if g.rival.present else 0
    deck = g.rival_deck
    deck.bag = deck.bag[deck.size() - turns :]


def scoring(seats: int = 2, **chosen: Any) -> Ravenshire:
    """Seat 0 makes its last trades, the others have theirs still to come."""
    g = final(seats, **chosen)
    for smith in g.players:  # so that nobody is passed over
        smith.stock[KINDS.index("ore")] = 3
    end_production(g)
    for smith in g.players:
        smith.stock = [0] * OWNED
    assert "finish" in legal(g)
    return g


@cache
def _beginning(
    seats: int, assistants: str, first: int, chosen: tuple[tuple[str, Any], ...]
) -> Ravenshire:
    wanted = [ASSISTANTS.index(name) for name in assistants.split()]
    options = dict(chosen) | ({"assistants": True} if wanted else {})
    for seed in range(1, 1000):
        g = fresh(seats, seed, **options)
        found = [smith.assistant for smith in g.players]
        if g.first == first and found[: len(wanted)] == wanted:
            break
    while not legal(g, "place"):
        act_quietly(g)
    empty_hands(g)
    set_board(g, I="h1", II="h1", III="a1", IV="a1", V="m1", VI="m1")
    return g


@cache
def _producing(seats: int, assistants: str, chosen: tuple[tuple[str, Any], ...]) -> Ravenshire:
    g = _beginning(seats, assistants, 0, chosen).clone()
    while not legal(g, "end_production"):
        take_any_turn(g)
    empty_hands(g)
    return g


def empty_hands(g: Ravenshire) -> None:
    """Nobody owns anything; all dice show a 1, no Contract is held, nobody is recruited."""
    for smith in g.players:
        smith.stock = [0] * OWNED
        smith.reputation = 0
        g.contract_decks[0].shuffle_in(smith.contracts)
        smith.contracts = []
        g.member_deck.shuffle_in([card for column in smith.columns for card in column[1:]])
        smith.columns = [column[:] for column in PRINTED]
        smith.rolled = [one // COLOUR * COLOUR + 1 for one in smith.rolled]
        smith.bench = [one // COLOUR * COLOUR + 1 for one in smith.bench]


def solo(dice: str = "h1 a1 m1", card: str = "rv01", **chosen: Any) -> Ravenshire:
    """The human has made a turn and is about to end it; the Rival's next card is this one.

    The Rival has its three dice, no Gold, no Contract; 2 dice of each guild lie on the board.
    """
    g = _before_the_rival(tuple(chosen.items())).clone()
    next_rival_cards(g, card)
    set_rival(g, dice)
    return g


def busy_town(dice: str = "h1 a1 m1", card: str = "rv01") -> Ravenshire:
    """Both players have made their first turns, but the second has not ended it yet."""
    g = _before_the_neutral_seat().clone()
    next_rival_cards(g, card)
    set_rival(g, dice)
    return g


@cache
def _before_the_rival(chosen: tuple[tuple[str, Any], ...]) -> Ravenshire:
    g = _beginning(1, "", 0, chosen).clone()
    g.contract_decks[0].shuffle_in(g.rival.contracts)
    g.rival.contracts = []
    g.rival.gold = 0
    trade_harvesters(g)
    empty_hands(g)
    return g


@cache
def _before_the_neutral_seat() -> Ravenshire:
    g = _beginning(2, "", 0, (("busy_town", True),)).clone()
    trade_harvesters(g)
    play(g, "end_turn")
    set_board(g, I="h1", II="h1", III="a1", IV="a1", V="m1", VI="m1")
    trade_harvesters(g)
    empty_hands(g)
    return g


def trade_harvesters(g: Ravenshire, which: str = "h1") -> None:
    """A turn up to its end: a Harvester die goes to the board and another one comes back."""
    place(g, which, "III")
    take(g, "I")
    quietly(g)


# Playing


def play(g: Ravenshire, *actions: str, seat: int = -1) -> None:
    """Carry out actions, each of which must be legal and leave the laws unbroken."""
    for text in actions:
        g.apply(hearth.parse(g, text, seat), seat)
        assert hearth.kernel.find("ravenshire").broken_laws(g) == [], text


def options(g: Ravenshire, seat: int, kind: str = "") -> list[str]:
    """What a seat may do while several choose at the same time."""
    found = [hearth.notation(g, a) for a in g.options(seat)]
    return [text for text in found if not kind or text.partition(":")[0] == kind]


def kinds(g: Ravenshire, seat: int = -1) -> set[str]:
    """The kinds of the legal actions."""
    return {hearth.notation(g, a).partition(":")[0] for a in g.options(seat)}


def place(g: Ravenshire, which: str, district: str) -> None:
    play(g, placing(g, which, district))


def placing(g: Ravenshire, which: str, district: str) -> str:
    """The action of placing an own die."""
    rolled = g.players[g.actor()].rolled
    return f"place:die={rolled.index(die(which))},district={ROMANS.index(district)}"


def take(g: Ravenshire, district: str, which: str = "") -> None:
    """Take a die of the district; `which`, if two lie there."""
    first = 2 * ROMANS.index(district)
    for spot in (first, first + 1):
        if f"take:spot={spot}" in legal(g) and which in ("", die_text(g.spots[spot])):
            play(g, f"take:spot={spot}")
            return
    raise AssertionError(f"{which or 'a die'} of district {district} cannot be taken")


def takeable(g: Ravenshire) -> list[str]:
    """The dice that may be taken, each with its district: `II h4`."""
    spots = [int(text.partition("=")[2]) for text in legal(g, "take")]
    return [f"{ROMANS[spot // 2]} {die_text(g.spots[spot])}" for spot in spots]


def pick(g: Ravenshire, *names: str, seat: int = -1) -> None:
    """Goods and Mystics of choice; the order in which they are named does not matter."""
    for what in sorted(KINDS.index(name) for name in names):
        play(g, f"pick:what={what}", seat=seat)


def picks(g: Ravenshire) -> list[str]:
    """The kinds that may be picked now."""
    return [KINDS[int(text.partition("=")[2])] for text in legal(g, "pick")]


def exchange(g: Ravenshire, which: str, give: str = "", gain: str = "", seat: int = -1) -> None:
    """One of the Market Exchange's; `give` and `gain` are what is chosen."""
    play(g, f"exchange:exchange={EXCHANGES.index(which)}", seat=seat)
    for what in sorted(KINDS.index(name) for name in give.split()):
        play(g, f"give:what={what}", seat=seat)
    pick(g, *gain.split(), seat=seat)


def can_exchange(g: Ravenshire, which: str, seat: int = -1) -> bool:
    return f"exchange:exchange={EXCHANGES.index(which)}" in options(g, seat)


def recruit(g: Ravenshire, name: str, column: str = "", kind: str = "recruit") -> None:
    play(g, recruiting(g, name, column, kind))


def recruiting(g: Ravenshire, name: str, column: str = "", kind: str = "recruit") -> str:
    """The action of recruiting a face-up token."""
    guild = GUILDS.index(column) if column else BOX.members[member(name)].guild
    return f"{kind}:hall={g.halls.index(member(name))},column={guild}"


def build(g: Ravenshire, upgrade: str, seat: int = -1) -> None:
    play(g, building(upgrade), seat=seat)


def building(upgrade: str) -> str:
    return f"build:upgrade={UPGRADES.index(upgrade)}"


def overtime(card: str) -> str:
    return f"play_overtime:card={OVERTIME.index(card)}"


def work(g: Ravenshire, space: str, value: int = 0, seat: int = 0) -> None:
    """Use a die on a Production space: the first one, or the first of this value."""
    play(g, working(g, space, value, seat), seat=seat)


def working(g: Ravenshire, space: str, value: int = 0, seat: int = 0) -> str:
    values = [one % COLOUR for one in g.players[seat].bench]
    index = values.index(value) if value else 0
    return f"work:die={index},space={SPACES.index(space)}"


def completing(name: str, finish: str = "normal") -> str:
    return f"complete:contract={contract(name)},finish={FINISHES.index(finish)}"


def end_production(g: Ravenshire) -> None:
    """Nobody does anything more in this Production."""
    while legal(g, "end_production"):
        play(g, "end_production", seat=g.actor())


def take_any_turn(g: Ravenshire) -> None:
    """A turn that makes as little as possible of everything."""
    play(g, legal(g, "place")[0])
    quietly(g)
    play(g, legal(g, "take")[0])
    quietly(g)
    if legal(g, "end_turn"):
        play(g, "end_turn")
        quietly(g)


def quietly(g: Ravenshire) -> None:
    """Finish what was begun, in the plainest way."""
    while not g.over and not kinds(g) & BETWEEN:
        act_quietly(g)


def act_quietly(g: Ravenshire) -> None:
    texts = legal(g)
    play(g, next((text for text in QUIET if text in texts), texts[0]), seat=g.actor())


def next_round(g: Ravenshire) -> None:
    """Nobody does more than needed until the next round begins."""
    before = g.round
    while g.round == before and not g.over:
        if legal(g, "place"):
            take_any_turn(g)
        elif legal(g, "end_production"):
            end_production(g)
        else:
            act_quietly(g)
    quietly(g)


# What somebody has


def own(g: Ravenshire, seat: int = 0, **amounts: int) -> None:
    """The seat owns exactly this."""
    g.players[seat].stock = [amounts.get(kind, 0) for kind in KINDS[:OWNED]]


def has(g: Ravenshire, seat: int = 0) -> dict[str, int]:
    """What the seat owns."""
    return owned(g.players[seat])


def owned(smith: Smith) -> dict[str, int]:
    return {KINDS[kind]: count for kind, count in enumerate(smith.stock) if count}


def total(*parts: dict[str, int]) -> dict[str, int]:
    """Amounts together."""
    found: dict[str, int] = {}
    for part in parts:
        for kind, count in part.items():
            found[kind] = found.get(kind, 0) + count
    return {kind: count for kind, count in found.items() if count}


def everything(each: int = 20) -> dict[str, int]:
    """Plenty of all that can be owned."""
    return dict.fromkeys(KINDS[:OWNED], each)


# Dice


def set_rolled(g: Ravenshire, seat: int, text: str) -> None:
    """The seat's own dice, of the colours that it has."""
    smith = g.players[seat]
    assert _colours(smith.rolled) == _colours(dice(text)), f"not the colours of {smith.rolled}"
    smith.rolled = dice(text)


def set_bench(g: Ravenshire, seat: int, text: str) -> None:
    """The values of the dice that the seat has in Production, as far as they are given."""
    smith = g.players[seat]
    given = [int(value) for value in text.split()]
    colours = [one // COLOUR * COLOUR for one in smith.bench]
    left = smith.bench[len(given) :]
    smith.bench = [colour + value for colour, value in zip(colours, given)] + left


def set_rival(g: Ravenshire, text: str) -> None:
    assert _colours(g.rival.rolled) == _colours(dice(text))
    g.rival.rolled = dice(text)


def set_board(g: Ravenshire, **districts: str) -> None:
    """The dice of the districts, left spot first; the colours together are those on the board.

    `-` leaves the left spot empty.
    """
    spots = [NO_DIE] * len(g.spots)
    for name, text in districts.items():
        for side, one in enumerate(text.split()):
            spots[2 * ROMANS.index(name) + side] = NO_DIE if one == "-" else die(one)
    assert _colours(spots) == _colours(g.spots), f"not the colours of {board(g)}"
    g.spots = spots


def board(g: Ravenshire) -> dict[str, str]:
    """The dice of the districts that have any, left spot first."""
    pairs = [(ROMANS[i], g.spots[2 * i : 2 * i + 2]) for i in range(len(ROMANS))]
    shown = [(name, " ".join(die_text(one) if one else "-" for one in two)) for name, two in pairs]
    return {name: text.removesuffix(" -") for name, text in shown if text != "- -"}


def _colours(found: Iterable[int]) -> list[int]:
    return sorted(one // COLOUR for one in found if one != NO_DIE)


# Members


def hire(g: Ravenshire, seat: int, *names: str, column: str = "") -> None:
    """These members were recruited before."""
    smith = g.players[seat]
    for name in names:
        guild = GUILDS.index(column) if column else BOX.members[member(name)].guild
        columns = [one[:] for one in smith.columns]
        columns[guild].append(fetch_member(g, name))
        smith.columns = columns


def column_of(g: Ravenshire, seat: int, guild: str) -> list[str]:
    return members_named(g.players[seat].columns[GUILDS.index(guild)])


def fetch_member(g: Ravenshire, name: str) -> int:
    """Take a token from the stack, from the discarded ones or from the Halls (another fills in)."""
    card = member(name)
    if take_from_deck(g.member_deck, card):
        return card
    if card in g.members_gone:
        g.members_gone = [one for one in g.members_gone if one != card]
        return card
    assert card in g.halls, f"{name} works for somebody"
    g.halls[g.halls.index(card)] = g.member_deck.bag.pop() if g.member_deck.bag else EMPTY
    return card


def show_halls(g: Ravenshire, top: str, bottom: str) -> None:
    """Exactly these tokens are face up; `-` is a gap."""
    g.member_deck.shuffle_in([card for card in g.halls if card != EMPTY])
    g.halls = [EMPTY] * len(g.halls)
    names = top.split() + bottom.split()
    g.halls = [EMPTY if name == "-" else fetch_member(g, name) for name in names]


def halls(g: Ravenshire) -> tuple[str, str]:
    """The top row and the bottom row."""
    names = [name or "-" for name in members_named(g.halls)]
    return " ".join(names[:3]), " ".join(names[3:])


def next_members(g: Ravenshire, *names: str) -> None:
    """These tokens are drawn next, in this order."""
    for name in reversed(names):
        g.member_deck.put_on_top(fetch_member(g, name), 0)


def empty_stack(g: Ravenshire) -> None:
    """All tokens of the stack have been discarded."""
    g.members_gone = g.members_gone + g.member_deck.cards()
    g.member_deck = Deck()


# Contracts


def hold(g: Ravenshire, seat: int, *names: str) -> None:
    smith = g.players[seat]
    for name in names:
        smith.contracts = [*smith.contracts, fetch_contract(g, name)]


def completed_before(g: Ravenshire, seat: int, *names: str, finish: str = "normal") -> None:
    smith = g.players[seat]
    for name in names:
        smith.completed = [*smith.completed, fetch_contract(g, name)]
        smith.finishes = [*smith.finishes, FINISHES.index(finish)]


def fetch_contract(g: Ravenshire, name: str) -> int:
    """Take a Contract from its deck or its row (another fills in)."""
    card = contract(name)
    deck = g.contract_decks[BOX.contracts[card].tier]
    if take_from_deck(deck, card):
        return card
    assert card in g.rows, f"{name} belongs to somebody"
    g.rows[g.rows.index(card)] = deck.bag.pop() if deck.bag else EMPTY
    return card


def show_row(g: Ravenshire, tier: str, names: str) -> None:
    """Exactly these Contracts are face up in the row; `-` is a gap."""
    first = 3 * TIERS.index(tier)
    deck = g.contract_decks[TIERS.index(tier)]
    deck.shuffle_in([card for card in g.rows[first : first + 3] if card != EMPTY])
    g.rows[first : first + 3] = [EMPTY] * 3
    found = [EMPTY if name == "-" else fetch_contract(g, name) for name in names.split()]
    g.rows[first : first + 3] = found


def row(g: Ravenshire, tier: str) -> str:
    first = 3 * TIERS.index(tier)
    return " ".join(name or "-" for name in contracts_named(g.rows[first : first + 3]))


def next_contracts(g: Ravenshire, *names: str) -> None:
    """These Contracts are drawn next from their decks, in this order."""
    for name in reversed(names):
        card = fetch_contract(g, name)
        g.contract_decks[BOX.contracts[card].tier].put_on_top(card, 0)


def deck_of_tier(g: Ravenshire, tier: str) -> Deck:
    return g.contract_decks[TIERS.index(tier)]


# Titles and Rival cards


def show_titles(g: Ravenshire, *names: str) -> None:
    """These Titles are face up, and as many others as are still needed."""
    wanted = [title(name) for name in names]
    others = [one for one in range(len(BOX.titles)) if one not in wanted]
    g.titles = sorted(wanted + others[: len(g.titles) + len(g.met) - len(wanted)])
    g.met = []


def next_rival_cards(g: Ravenshire, *names: str) -> None:
    ids = [card.id for card in BOX.rival_cards]
    for name in reversed(names):
        card = ids.index(name)
        assert take_from_deck(g.rival_deck, card)
        g.rival_deck.put_on_top(card, 0)


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
