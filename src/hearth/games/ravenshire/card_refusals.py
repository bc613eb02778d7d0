"""Why a member or a Contract cannot be chosen now, in a sentence, and the clause that says so."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.cards import GUILD_ADVISOR, ON_SHOW
from hearth.games.ravenshire.contracts import TakeFresh, has_both, open_tiers, row_size
from hearth.games.ravenshire.effects import EITHER, SELL_GOODS, SELL_MYSTIC
from hearth.games.ravenshire.goods import TOKENS
from hearth.games.ravenshire.guild_run import UseMembers, must_get
from hearth.games.ravenshire.halls import COLUMNS, WORKSHOP, AtTheHalls, FreeRecruit
from hearth.games.ravenshire.moments import (
    Refusal,
    at_another_time,
    is_between,
)
from hearth.games.ravenshire.production import Produce
from hearth.games.ravenshire.round import Advise
from hearth.games.ravenshire.setup import KeepContract
from hearth.games.ravenshire.state import EMPTY, Ravenshire, Smith
from hearth.games.ravenshire.things import (
    amounts_text,
    guild_text,
    lacking,
    name_text,
    smith_text,
    tier_text,
)

NOBODY: Final = -1


# The Guild Halls


def hall_refusal(g: Ravenshire, me: Smith, hall: int) -> Refusal:
    """No token, no Action Token, too dear, or no room. [RA-036, RA-039, RA-043]"""
    step = g.at_hand(me.seat)
    member = g.halls[hall]
    if member == EMPTY:
        return "There is no token in this place of the Guild Halls.", "5.6"
    if not is_between(step) and not isinstance(step, (AtTheHalls, FreeRecruit)):
        return at_another_time(g, "Members are recruited", "Gathering", "5.1")
    if is_between(step) and me.stock[TOKENS] == 0:
        return "To recruit outside district VI you need an Action Token; you have none.", "6.6"
    row = g.box.members[member]
    missing = lacking(me, row.cost)
    if any(missing) and not isinstance(step, FreeRecruit):
        costs = f"{name_text(row)} costs {amounts_text(row.cost)}"
        return f"{costs}; you lack {amounts_text(missing)}.", "5.1"
    return no_room(g, me, member), "5.4"


def no_room(g: Ravenshire, me: Smith, member: int) -> str:
    """[RA-039, RA-051, RA-R13]"""
    row = g.box.members[member]
    who = "columns" if me.assistant == GUILD_ADVISOR else guild_text(row.guild)
    full = f"Your {who} have no room for {name_text(row)}"
    return f"{full}." if me.upgrades & WORKSHOP else f"{full}; Expand Guild Workshop makes some."


# Members


def can_see_member(g: Ravenshire, member: int) -> bool:
    """It lies open somewhere; printed ones are on every board."""
    return member not in g.member_deck.cards()


def column_of(me: Smith, member: int) -> int:
    for column in range(COLUMNS):
        if member in me.columns[column]:
            return column
    return NOBODY


def member_refusal(g: Ravenshire, me: Smith, member: int) -> Refusal:
    name = name_text(g.box.members[member])
    if member in g.halls:
        return in_the_halls(g, me, g.halls.index(member), name)
    if column_of(me, member) != NOBODY:
        return of_own_column(g, me, member)
    if member in g.members_gone:
        return f"{name} was discarded; the Guild Halls have others.", "5.7"
    for smith in g.players:
        if column_of(smith, member) != NOBODY:
            return f"{name} works for {smith_text(smith.seat)}.", "5.5"
    return f"{name} works for the Rival.", "15.12"


def in_the_halls(g: Ravenshire, me: Smith, hall: int, name: str) -> Refusal:
    """A token is touched by its place; if that can be, there is nothing against it."""
    if can_recruit(g, me, hall):
        return f"Choose the place of {name} in the Guild Halls.", "5.1"
    return hall_refusal(g, me, hall)


def can_recruit(g: Ravenshire, me: Smith, hall: int) -> bool:
    space = g.rules.space
    for a in g.options(me.seat):
        if space.kind_of[a].name in ("recruit", "token_recruit") and space.x_of[a] == hall:
            return True
    return False


def of_own_column(g: Ravenshire, me: Smith, member: int) -> Refusal:
    step = g.at_hand(me.seat)
    if isinstance(step, Advise):
        return of_advice(g, me, member)
    if not isinstance(step, UseMembers):
        return "Members work when their guild is run.", "4.12"
    row = g.box.members[member]
    name = name_text(row)
    column = column_of(me, member)
    if column != step.guild:
        running = guild_text(step.guild)
        return f"{name} is one of your {guild_text(column)}; your {running} run now.", "4.12"
    if me.ran >> me.columns[column].index(member) & 1:
        return f"{name} has been used in this run.", "4.12"
    if must_get(g, me, column) and row.ability.kind != EITHER:
        return "Choose first what a member brings that gives one of several things.", "4.12"
    if row.ability.kind == SELL_GOODS or row.ability.kind == SELL_MYSTIC:
        what = "Goods" if row.ability.kind == SELL_GOODS else "Mystics"
        return f"{name} sells {what}; you have none.", "4.13"
    missing = amounts_text(lacking(me, row.ability.pay))
    return f"{name} takes {amounts_text(row.ability.pay)}; you lack {missing}.", "4.13"


def of_advice(g: Ravenshire, me: Smith, member: int) -> Refusal:
    """[RA-084, RA-R32]"""
    row = g.box.members[member]
    if row.printed:
        return "Printed members never move.", "13.10"
    return f"There is no column with room for {name_text(row)}, and nobody to swap with.", "13.10"


# Rows of Contracts


def slot_refusal(g: Ravenshire, me: Smith, slot: int) -> Refusal:
    step = g.at_hand(me.seat)
    if isinstance(step, TakeFresh):
        return f"Take one of the new {tier_text(step.tier)} Contracts.", "6.5"
    if g.rows[slot] == EMPTY:
        return "This slot is empty, and so is its deck.", "9.4"
    return closed(g, me, slot // ON_SHOW)


def row_refusal(g: Ravenshire, me: Smith, tier: int) -> Refusal:
    """[RA-042, RA-R15]"""
    if row_size(g, tier) == 0:
        return f"The {tier_text(tier)} row is empty; it cannot be refreshed.", "6.5"
    return closed(g, me, tier)


def closed(g: Ravenshire, me: Smith, tier: int) -> Refusal:
    """Another time, too little Reputation, or no token. [RA-041, RA-046, RA-047]"""
    if not is_between(g.at_hand(me.seat)):
        return at_another_time(g, "Contracts are taken", "Gathering", "9.2")
    if tier >= open_tiers(g, me.reputation):
        level = [level.opens for level in g.box.levels].index(tier)
        opens = f"{tier_text(tier)} Contracts are open from Reputation {level}"
        return f"{opens}; you have {me.reputation}.", "10.4"
    return "For a Contract you need an Action Token; you have none.", "6.2"


# Contracts


def can_see_contract(g: Ravenshire, me: Smith, contract: int) -> bool:
    """It lies open, was dealt to the seat, or the seat has seen it go under a deck. [RA-R24]"""
    if contract in g.rows or contract in me.dealt or holder(g, contract) != NOBODY:
        return True
    if contract in g.rival.contracts or contract in g.rival.completed:
        return True
    deck = g.contract_decks[g.box.contracts[contract].tier]
    return contract in deck.remembered(me.seat)[1]


def holder(g: Ravenshire, contract: int) -> int:
    """Who has it openly, completed or not."""
    for smith in g.players:
        held = [] if smith.dealt else smith.contracts
        if contract in held or contract in smith.completed:
            return smith.seat
    return NOBODY


def contract_refusal(g: Ravenshire, me: Smith, contract: int) -> Refusal:
    row = g.box.contracts[contract]
    if isinstance(g.at_hand(me.seat), KeepContract):
        return "Choose one of the Contracts that were dealt to you.", "2.17"
    if contract in g.rows:
        return in_a_row(g, me, g.rows.index(contract))
    seat = holder(g, contract)
    if contract in g.rival.contracts or contract in g.rival.completed:
        return f"{row.title} belongs to the Rival.", "15.13"
    if seat == NOBODY:
        return f"{row.title} lies under the {tier_text(row.tier)} deck.", "14.1"
    if seat != me.seat:
        return f"{row.title} belongs to {smith_text(seat)}.", "9.3"
    if contract in me.completed:
        return f"You have completed {row.title}.", "9.9"
    if not isinstance(g.at_hand(me.seat), Produce):
        return at_another_time(g, "Contracts are completed", "Production", "9.6")
    missing = amounts_text(lacking(me, row.cost))
    return f"{row.title} takes {amounts_text(row.cost)}; you lack {missing}.", "9.6"


def in_a_row(g: Ravenshire, me: Smith, slot: int) -> Refusal:
    """A Contract of a row is touched by its slot; if that can be, nothing is against it."""
    step = g.at_hand(me.seat)
    tier = slot // ON_SHOW
    fresh = isinstance(step, TakeFresh) and step.tier == tier
    can_take = is_between(step) and me.stock[TOKENS] > 0 and tier < open_tiers(g, me.reputation)
    if fresh or can_take:
        return f"Choose the slot of {g.box.contracts[g.rows[slot]].title} in its row.", "6.4"
    return slot_refusal(g, me, slot)


def finish_refusal(g: Ravenshire, me: Smith, finish: int) -> Refusal:
    """[RA-075]"""
    if not isinstance(g.at_hand(me.seat), Produce):
        return at_another_time(g, "Contracts are completed", "Production", "9.6")
    row = g.box.finishes[finish]
    if not me.contracts:
        return "You hold no Contract that could be completed.", "9.6"
    if not any(row.cost) or not payable(g, me):
        return "You cannot pay for any of your Contracts now.", "9.6"
    return f"The {row.title} takes {amounts_text(row.cost)} more than the Contract.", "9.8"


def payable(g: Ravenshire, me: Smith) -> bool:
    """Could any Contract be completed without something special?"""
    plain = g.box.finishes[0].cost
    return any(has_both(me, g.box.contracts[one].cost, plain) for one in me.contracts)
