"""Small hand-made tables of Winterforge. Cards are moved from where they lie, so that the laws
hold: `table(crew=["haggler"])` takes the Haggler out of the Tavern or the Crew deck."""

from __future__ import annotations

from typing import cast

import hearth
from hearth.games.winterforge.box import standard
from hearth.games.winterforge.state import EMPTY, Guild, Job, Winterforge
from hearth.kernel import Deck, Rng

BOX = standard()


def contract(card: str) -> int:
    return [c.id for c in BOX.contracts].index(card)


def component(card: str) -> int:
    return [c.id for c in BOX.components].index(card)


def crew(card: str) -> int:
    return [c.id for c in BOX.crew].index(card)


def loan(receive: int, repay: int) -> int:
    return [(one.receive, one.repay) for one in BOX.loans].index((receive, repay))


def place(name: str) -> int:
    return [p.id for p in BOX.sites].index(name)


def craft(name: str) -> int:
    return ["weapons", "armour", "jewellery"].index(name)


def fresh(seats: int = 2, seed: int = 1, **options: object) -> Winterforge:
    """A new match at its first choice."""
    return cast(Winterforge, hearth.new("winterforge", seats, seed, options))


def table(
    seats: int = 2,
    *,
    coin: int = 3,
    at: str = "guildhall",
    prime: bool = False,
    bonus: bool | None = None,
    actions: int = 3,
    skills: list[int] | None = None,
    hand: list[str] | None = None,
    stock: list[str] | None = None,
    crew: list[str] | None = None,
    loans: list[tuple[int, int]] | None = None,
    royal: str | None = None,
    seed: int = 1,
    **options: object,
) -> Winterforge:
    """Seat 0 is First Player and on turn, with just these things.

    `bonus` is whether the bonus of the Prime Position is still unused (by default it is).
    """
    g = fresh(seats, seed, guilds="random", **options)
    while g.market[0] < 0:
        g.apply(g.options()[0])
    g.first = g.turn = 0
    me = g.players[0]
    me.coin = coin
    g.actions_left = min(actions, 1) if seats == 6 else actions
    stand(g, 0, at, prime, bonus)
    me.skills = skills if skills is not None else [0, 0, 0]
    if royal is not None:
        give_royal(g, 0, royal)
    if hand is not None:
        set_hand(g, 0, hand)
    for title in stock or []:
        give_component(g, 0, title)
    for title in crew or []:
        give_crew(g, 0, title)
    for receive, repay in loans or []:
        give_loan(g, 0, receive, repay)
    return g


def me(g: Winterforge) -> Guild:
    """The Guild on turn."""
    return g.players[g.turn]


def stand(
    g: Winterforge, seat: int, at: str, prime: bool = False, bonus: bool | None = None
) -> None:
    """Put a Smith somewhere."""
    guild = g.players[seat]
    if guild.in_prime:
        g.prime_spots[guild.place] += 1
    guild.place = place(at)
    guild.in_prime = prime
    guild.bonus = prime if bonus is None else bonus
    if prime:
        g.prime_spots[guild.place] -= 1


def set_hand(g: Winterforge, seat: int, cards: list[str]) -> None:
    """The Guild has exactly these Contracts, none of them started."""
    guild = g.players[seat]
    g.contract_deck.shuffle_in(guild.hand)
    guild.hand = []
    guild.secret = -1
    for card in cards:
        guild.hand.append(fetch_contract(g, contract(card)))


def fetch_contract(g: Winterforge, card: int) -> int:
    """Take a Contract from wherever it lies; another from the deck takes its place."""
    if take_from_deck(g.contract_deck, card):
        return card
    if card in g.removed:
        g.removed = [c for c in g.removed if c != card] + [g.contract_deck.bag.pop()]
    elif card in g.track:
        g.track[g.track.index(card)] = g.contract_deck.bag.pop()
    else:
        for guild in g.players:
            if card in guild.hand:
                other = g.contract_deck.bag.pop()
                guild.hand[guild.hand.index(card)] = other
                guild.secret = other if guild.secret == card else guild.secret
    return card


def give_royal(g: Winterforge, seat: int, card: str) -> None:
    """The Guild keeps this Royal Contract."""
    guild = g.players[seat]
    wanted = contract(card)
    for other in g.players:
        if other is not guild and wanted in other.royals:
            other.royals = [guild.royals[0] if r == wanted else r for r in other.royals]
            other.royal = guild.royals[0] if other.royal == wanted else other.royal
    rejected = [r for r in guild.royals if r not in (wanted, guild.royals[0])]
    guild.royals = [wanted, (rejected or guild.royals)[0]]
    guild.royal = wanted


def give_component(g: Winterforge, seat: int, title: str) -> None:
    g.players[seat].stock.append(fetch_component(g, component(title)))


def fetch_component(g: Winterforge, card: int) -> int:
    deck = g.component_decks[BOX.components[card].level]
    if not take_from_deck(deck, card):
        slot = g.market.index(card)
        g.market[slot] = deck.bag.pop()
    return card


def give_crew(g: Winterforge, seat: int, title: str) -> None:
    card = crew(title)
    if not take_from_deck(g.crew_deck, card):
        g.tavern[g.tavern.index(card)] = g.crew_deck.bag.pop()
    g.players[seat].crew.append(card)


def give_loan(g: Winterforge, seat: int, receive: int, repay: int, paid: int = 0) -> None:
    card = loan(receive, repay)
    if not take_from_deck(g.loan_deck, card):
        g.bank[g.bank.index(card)] = g.loan_deck.bag.pop()
    g.players[seat].loans.append(card)
    g.players[seat].paid.append(paid)


def take_from_deck(deck: Deck, card: int) -> bool:
    if card in deck.bag:
        deck.bag.remove(card)
        return True
    if card in deck.under:
        i = deck.under.index(card)
        deck.under = deck.under[:i] + deck.under[i + 1 :]
        deck.under_seen = deck.under_seen[:i] + deck.under_seen[i + 1 :]
        return True
    return False


def show_components(g: Winterforge, row: int, titles: list[str]) -> None:
    """Put these Components into a row of the Market (0 is the top row)."""
    deck = g.component_decks[row]
    for slot in range(3 * row, 3 * row + 3):
        if g.market[slot] >= 0:
            deck.shuffle_in([g.market[slot]])
            g.market[slot] = EMPTY
    for column, title in enumerate(titles):
        card = component(title)
        assert take_from_deck(deck, card), title
        g.market[3 * row + column] = card


def show_crew(g: Winterforge, titles: list[str]) -> None:
    """Put these Crew into the Tavern."""
    g.crew_deck.shuffle_in([c for c in g.tavern if c >= 0])
    g.tavern = [EMPTY] * 3
    for slot, title in enumerate(titles):
        assert take_from_deck(g.crew_deck, crew(title)), title
        g.tavern[slot] = crew(title)


def show_loans(g: Winterforge, loans: list[tuple[int, int]]) -> None:
    """Put these Loans into the Bank."""
    g.loan_deck.shuffle_in([c for c in g.bank if c >= 0])
    g.bank = [EMPTY] * 2
    for slot, (receive, repay) in enumerate(loans):
        assert take_from_deck(g.loan_deck, loan(receive, repay))
        g.bank[slot] = loan(receive, repay)


def show_contracts(g: Winterforge, cards: list[str]) -> None:
    """Put these Contracts on the job track, in order; the other spaces keep theirs."""
    for slot, card in enumerate(cards):
        wanted = contract(card)
        if wanted in g.track:
            other = g.track.index(wanted)
            g.track[slot], g.track[other] = g.track[other], g.track[slot]
            continue
        fetch_contract(g, wanted)
        g.contract_deck.shuffle_in([g.track[slot]])
        g.track[slot] = wanted


def start_job(g: Winterforge, seat: int, card: str, components: list[str], work: int = 0) -> None:
    """A Contract that was started before, with these Components committed."""
    guild = g.players[seat]
    wanted = contract(card)
    if BOX.contracts[wanted].royal:
        give_royal(g, seat, card)
    else:
        fetch_contract(g, wanted)
    parts = [fetch_component(g, component(title)) for title in components]
    guild.jobs.append(Job(wanted, work, parts))


def complete(g: Winterforge, seat: int, *cards: str) -> None:
    """Contracts that were completed before."""
    guild = g.players[seat]
    for card in cards:
        wanted = contract(card)
        if BOX.contracts[wanted].royal:
            give_royal(g, seat, card)
        else:
            fetch_contract(g, wanted)
        guild.done = [*guild.done, wanted]


def empty_deck(deck: Deck) -> list[int]:
    """Take all cards out of a deck (the laws of conservation no longer hold)."""
    cards = deck.cards()
    deck.bag, deck.top, deck.under = [], [], []
    deck.top_seen, deck.under_seen = [], []
    return cards


def next_rolls(g: Winterforge, *rolls: tuple[int, int]) -> None:
    """Set chance so that the next dice show these (sides, face)."""
    rng = Rng(0)
    for _ in range(5_000_000):
        start = rng.fresh()
        g.rng = start
        if all(1 + int(g.below(sides)) == face for sides, face in rolls):
            g.rng = start
            return
    raise AssertionError("no such rolls were found")


def rune(name: str) -> int:
    return [one.id for one in BOX.runes].index(name)


def event(name: str) -> int:
    return [one.id for one in BOX.events].index(name)


def give_rune(g: Winterforge, seat: int, name: str) -> None:
    assert take_from_deck(g.rune_deck, rune(name)), name
    g.players[seat].runes = [*g.players[seat].runes, rune(name)]


def give_faith(g: Winterforge, seat: int, *values: int) -> None:
    for value in values:
        assert take_from_deck(g.faith_bag, value), value
    g.players[seat].faith = [*g.players[seat].faith, *values]


def hold(g: Winterforge, seat: int, *cards: str) -> None:
    """Contracts that were completed before and are Held."""
    complete(g, seat, *cards)
    g.players[seat].held = [*g.players[seat].held, *[contract(card) for card in cards]]


def next_event(g: Winterforge, name: str) -> None:
    """Solo: this Event comes up at the beginning of the next turn."""
    wanted = event(name)
    if wanted == g.event:  # it is on the table: another one takes its place there
        g.event = g.event_deck.bag.pop()
        g.event_deck.put_on_top(wanted)
        return
    if wanted in g.events_past:
        g.events_past = [e for e in g.events_past if e != wanted]
        g.events_past = [*g.events_past, g.event_deck.bag.pop()]
    elif wanted in g.events_removed:
        g.events_removed = [e for e in g.events_removed if e != wanted] + [g.event_deck.bag.pop()]
    else:
        assert take_from_deck(g.event_deck, wanted)
    g.event_deck.put_on_top(wanted)


def solo(name: str, **mine: object) -> Winterforge:
    """Alone, at the beginning of a turn under this Event, with just these things.

    The things are given before the Event is turned up, so that it acts on them.
    """
    g = table(1, **mine)  # type: ignore[arg-type]
    quiet(g)
    next_event(g, name)
    g.apply(hearth.parse(g, "end_turn"))
    return g


def quiet(g: Winterforge) -> None:
    """Solo: the Event of this turn is over, whatever it was, and asks for nothing."""
    while hearth.notation(g, g.options()[-1]) != "end_turn":
        g.apply(g.options()[0])
    g.in_force = []
