"""The Rival of the Solo game, and the neutral seat of a Busy Town: a deck of cards decides."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.boards import COLUMNS, DISTRICTS
from hearth.games.ravenshire.cards import COMMON, EMBERGEM_FINISH, MITHRIL_FINISH, NORMAL, ON_SHOW
from hearth.games.ravenshire.contracts import fill_row, open_tiers, put_under, row_size
from hearth.games.ravenshire.events import (
    RIVAL_CARD,
    RIVAL_COMPLETED,
    RIVAL_CONTRACT,
    RIVAL_GAINED,
    RIVAL_PAID,
    RIVAL_PLACED,
    RIVAL_RECRUITED,
    RIVAL_TOOK,
    RIVAL_TURNED,
    RIVAL_WORKED,
    TABLE,
)
from hearth.games.ravenshire.goods import GOLD, REPUTATION
from hearth.games.ravenshire.halls import discard_hall, leave
from hearth.games.ravenshire.rival_cards import (
    CHARM,
    DIFFICULTIES,
    HIGH,
    LOW,
    RIVAL_GOLD,
    RIVAL_KINDS,
    RIVAL_REPUTATION,
    WORK,
    RivalCard,
)
from hearth.games.ravenshire.state import COLOUR, EMPTY, NO_DIE, Ravenshire

NOWHERE: Final = -1


def rival_turn(g: Ravenshire) -> None:
    """Turn up a card, place, take; then what the card says. [RA-107 to RA-113, RA-120]"""
    rival = g.rival
    rival.card = g.draw(g.rival_deck)
    card = g.box.rival_cards[rival.card]
    g.note(RIVAL_TURNED, TABLE, rival.card)
    placed = place(g, card)
    take(g, card, placed)
    if not rival.neutral:
        do_work(g, card)
    if card.column >= 0:
        clear_hall(g, card.column)
    if card.slot >= 0:
        visit_contracts(g, card.slot)


def do_work(g: Ravenshire, card: RivalCard) -> None:
    """That of the card, and what its level adds. [RA-110, RA-119]"""
    work = max(0, card.work + g.box.difficulties[difficulty(g)].work)
    g.note(RIVAL_CARD, TABLE, g.rival.card, work)
    g.rival.work += work


def difficulty(g: Ravenshire) -> int:
    name: str = g.chosen["rival"]
    return DIFFICULTIES.index(name)


def gain(g: Ravenshire, kind: int, count: int) -> None:
    """Reputation gives the Rival nothing but open rows, and none beyond the last. [RA-117]"""
    rival = g.rival
    if kind == RIVAL_REPUTATION:
        count = min(count, len(g.box.levels) - 1 - rival.reputation)
    if count == 0:
        return
    g.note(RIVAL_GAINED, TABLE, kind, count)
    if kind == WORK:
        rival.work += count
    elif kind == CHARM:
        rival.charms += count
    elif kind == RIVAL_GOLD:
        rival.gold += count
    else:
        rival.reputation += count


def gain_all(g: Ravenshire, amounts: list[int]) -> None:
    for kind in range(len(RIVAL_KINDS)):
        gain(g, kind, amounts[kind])


def place(g: Ravenshire, card: RivalCard) -> int:
    """The first district of the card with an open spot, on its leftmost; the spot. [RA-107]"""
    rival = g.rival
    die = chosen_die(rival.rolled, card.die)
    rest = rival.rolled[:]
    rest.remove(die)
    rival.rolled = rest
    for district in card.order:
        for spot in (2 * district, 2 * district + 1):
            if g.spots[spot] == NO_DIE:
                g.spots[spot] = die
                g.note(RIVAL_PLACED, TABLE, district, die)
                return spot
    return NOWHERE


def chosen_die(dice: list[int], which: int) -> int:
    """Highest, lowest or middle; of equal ones the first colour. [RA-107, RA-R39]"""
    ranked = sorted(dice, key=by_value)
    if which == LOW:
        return ranked[0]
    value = ranked[-1] % COLOUR if which == HIGH else ranked[(len(ranked) - 1) // 2] % COLOUR
    for die in sorted(dice):
        if die % COLOUR == value:
            return die
    raise AssertionError("one of the dice has this value")


def by_value(die: int) -> int:
    """Values first, colours after them."""
    return die % COLOUR * COLOUR + die // COLOUR


def take(g: Ravenshire, card: RivalCard, placed: int) -> None:
    """The order backwards: the highest die of the first district that has one. [RA-108]"""
    for i in range(DISTRICTS - 1, -1, -1):
        district = card.order[i]
        spot = best_spot(g, district, placed)
        if spot != NOWHERE:
            die = g.spots[spot]
            g.spots[spot] = NO_DIE
            g.rival.taken = [*g.rival.taken, die]
            g.note(RIVAL_TOOK, TABLE, district, die)
            if not g.rival.neutral:
                gain_all(g, g.box.rival.guilds[die // COLOUR])  # [RA-109, RA-R37]
            return


def best_spot(g: Ravenshire, district: int, placed: int) -> int:
    """Where the highest die lies that was not just placed; the left one of equals."""
    best = NOWHERE
    for spot in (2 * district, 2 * district + 1):
        if g.spots[spot] == NO_DIE or spot == placed:
            continue
        if best == NOWHERE or g.spots[spot] % COLOUR > g.spots[best] % COLOUR:
            best = spot
    return best


def clear_hall(g: Ravenshire, column: int) -> None:
    """The bottom token of the column, else the top one, joins the Rival or leaves. [RA-111]"""
    hall = column + COLUMNS if g.halls[column + COLUMNS] != EMPTY else column
    member = g.halls[hall]
    if member == EMPTY:
        return
    g.note(RIVAL_RECRUITED, TABLE, member)
    if g.rival.neutral:
        discard_hall(g, hall)
    else:
        g.rival.members = [*g.rival.members, member]
        leave(g, hall)


def visit_contracts(g: Ravenshire, slot: int) -> None:
    """From the highest open row that is not empty. [RA-112, RA-113, RA-120]"""
    rival = g.rival
    tier = COMMON if rival.neutral else open_tiers(g, rival.reputation) - 1
    while tier >= 0 and row_size(g, tier) == 0:
        tier -= 1
    if tier < 0:
        return
    place = tier * ON_SHOW + slot
    if g.rows[place] == EMPTY:
        place = tier * ON_SHOW
        while g.rows[place] == EMPTY:
            place += 1
    contract = g.rows[place]
    full = len(rival.contracts) >= g.box.rival.most_held
    g.note(RIVAL_CONTRACT, TABLE, contract, 1 if rival.neutral or full else 0)
    if rival.neutral or full:
        put_under(g, place)
        if not rival.neutral:
            gain(g, RIVAL_GOLD, g.box.rival.surplus_gold)
    else:
        g.rows[place] = EMPTY
        rival.contracts = [*rival.contracts, contract]
    fill_row(g, tier)


def rival_production(g: Ravenshire) -> None:
    """Its dice first, then its Contracts from the oldest on. [RA-114 to RA-116]"""
    rival = g.rival
    for die in rival.taken:
        g.note(RIVAL_WORKED, TABLE, die)
        gain_all(g, g.box.rival.dice[die % COLOUR])
    for contract in rival.contracts:
        price = g.box.rival.work[g.box.contracts[contract].tier]
        if rival.work >= price:
            rival.work -= price
            g.note(RIVAL_PAID, TABLE, WORK, price)
            complete(g, contract)
    rival.contracts = [c for c in rival.contracts if c not in rival.completed]


def complete(g: Ravenshire, contract: int) -> None:
    """Its Gold and Reputation, no other bonus; a finish if there are Charms. [RA-115, RA-116]"""
    rival = g.rival
    finish = NORMAL
    if rival.charms >= g.box.rival.charms:
        rival.charms -= g.box.rival.charms
        g.note(RIVAL_PAID, TABLE, CHARM, g.box.rival.charms)
        finished = len(rival.finishes) - rival.finishes.count(NORMAL)
        finish = MITHRIL_FINISH if finished % 2 == 0 else EMBERGEM_FINISH
    rival.completed = [*rival.completed, contract]
    rival.finishes = [*rival.finishes, finish]
    g.note(RIVAL_COMPLETED, TABLE, contract, finish)
    row = g.box.contracts[contract]
    more = g.box.finishes[finish].gain
    gain(g, RIVAL_GOLD, row.gold + more[GOLD])
    gain(g, RIVAL_REPUTATION, row.reputation + more[REPUTATION])
