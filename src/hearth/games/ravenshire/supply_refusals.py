"""Why a Good, an exchange, an upgrade or an Overtime card cannot be chosen now, and the clause."""

from __future__ import annotations

from hearth.games.ravenshire.boards import GOOD_EXCHANGE, MYSTIC_EXCHANGE, TALISMAN_EXCHANGE
from hearth.games.ravenshire.cards import GUILD_ADVISOR
from hearth.games.ravenshire.exchange import CHANGES, IMPROVED, Give
from hearth.games.ravenshire.final import LastTrades
from hearth.games.ravenshire.gains import Pick
from hearth.games.ravenshire.goods import GOODS, MYSTICS, TALISMAN, TOKENS
from hearth.games.ravenshire.guild_run import Selling, UseMembers, must_get
from hearth.games.ravenshire.halls import AtTheHalls, FreeRecruit
from hearth.games.ravenshire.moments import (
    Refusal,
    at_another_time,
    is_between,
)
from hearth.games.ravenshire.production import Conversion, Produce
from hearth.games.ravenshire.state import Ravenshire, Smith
from hearth.games.ravenshire.things import (
    amount_text,
    amounts_text,
    guild_text,
    kind_text,
    lacking,
    name_text,
)

# Goods and Mystics


def good_refusal(g: Ravenshire, me: Smith, kind: int) -> Refusal:
    step = g.at_hand(me.seat)
    if isinstance(step, (Pick, AtTheHalls)) and me.any_goods + me.any_mystics > 0:
        wanted = "Good" if me.any_goods > 0 else "Mystic"  # Goods come first
        return f"You choose a {wanted} now; {kind_text(kind)} is none.", "3.2"
    if isinstance(step, Give):
        return ungiven(step, kind)
    if isinstance(step, Selling):
        return unsold(g, me, step, kind)
    return "No Good or Mystic is chosen now.", "3.2"


def ungiven(step: Give, kind: int) -> Refusal:
    if (kind >= GOODS) != step.mystics:
        what = "Mystics" if step.mystics else "Goods"
        return f"You give {what} now; {kind_text(kind)} is none of them.", "7.1"
    return f"You have no {kind_text(kind)} to give.", "7.1"


def unsold(g: Ravenshire, me: Smith, step: Selling, kind: int) -> Refusal:
    if kind >= GOODS:
        name = name_text(g.box.members[me.columns[step.guild][step.row]])
        return f"{name} sells Goods; {kind_text(kind)} is none.", "4.13"
    return f"You have no {kind_text(kind)} to sell.", "4.13"


# The Market Exchange


def exchange_refusal(g: Ravenshire, me: Smith, which: int) -> Refusal:
    step = g.at_hand(me.seat)
    if isinstance(step, UseMembers) and must_get(g, me, step.guild):
        return "Choose first what a member brings that gives one of several things.", "4.12"
    if which == TALISMAN_EXCHANGE:
        return talisman_refusal(g, me), "7.4"
    row = g.box.exchanges[which]
    if which in (GOOD_EXCHANGE, MYSTIC_EXCHANGE):
        what = "Goods" if which == GOOD_EXCHANGE else "Mystics"
        have = sum(me.stock[:GOODS] if which == GOOD_EXCHANGE else me.stock[GOODS:MYSTICS])
        takes = sum(row.pay)  # of one kind, or of the other
        return f"The {row.title} takes {takes} {what}; you have {have}.", "7.1"
    missing = amounts_text(lacking(me, row.pay))
    return f"That exchange takes {amounts_text(row.pay)}; you lack {missing}.", "7.1"


def talisman_refusal(g: Ravenshire, me: Smith) -> str:
    """[RA-059, RA-R18]"""
    step = g.at_hand(me.seat)
    if isinstance(step, LastTrades):
        return "At final scoring there is no die to change any more."
    if not is_between(step) and not isinstance(step, Produce):
        return "Talismans are spent outside an action; finish this one first."
    if me.stock[TALISMAN] == 0:
        return "You have no Talisman."
    return "You have no die left to change."


def change_refusal(g: Ravenshire, me: Smith, change: int) -> Refusal:
    """[RA-050, RA-R19]"""
    if abs(CHANGES[change]) > 1 and not me.upgrades & IMPROVED:
        return "Only with the Improved Market Exchange a die changes by 2.", "6.10"
    return "Dice are changed with Talismans, and none can be changed so now.", "7.5"


# Action Tokens


def upgrade_refusal(g: Ravenshire, me: Smith, upgrade: int) -> Refusal:
    """[RA-044, RA-046, RA-052]"""
    row = g.box.upgrades[upgrade]
    step = g.at_hand(me.seat)
    if me.upgrades >> upgrade & 1:
        return f"You have built {row.title}.", "6.8"
    if not is_between(step) and not isinstance(step, Produce):
        return at_another_time(g, "Upgrades are built", "Gathering and Production", "6.8")
    return too_few_tokens(me, row.title, row.tokens), "6.8"


def overtime_refusal(g: Ravenshire, me: Smith, card: int) -> Refusal:
    """[RA-053 to RA-055]"""
    row = g.box.overtime[card]
    step = g.at_hand(me.seat)
    if not me.overtime >> card & 1:
        return f"You have played {row.title}; it is out of the game.", "6.12"
    if not is_between(step) and not isinstance(step, LastTrades):
        when = "Gathering and at final scoring"
        return at_another_time(g, "Overtime cards are played", when, "6.13")
    return too_few_tokens(me, row.title, row.tokens), "6.12"


def too_few_tokens(me: Smith, title: str, tokens: int) -> str:
    have = str(me.stock[TOKENS]) if me.stock[TOKENS] > 0 else "none"
    return f"{title} takes {amount_text(TOKENS, tokens)}; you have {have}."


# Guilds and amounts


def guild_refusal(g: Ravenshire, me: Smith, guild: int) -> Refusal:
    step = g.at_hand(me.seat)
    if isinstance(step, (AtTheHalls, FreeRecruit)) and me.assistant == GUILD_ADVISOR:
        return f"No member can join your {guild_text(guild)} now.", "5.4"
    return "A guild is run when you take a die of its colour, or with Overtime.", "4.12"


def amount_refusal(g: Ravenshire, me: Smith, amount: int) -> Refusal:
    step = g.at_hand(me.seat)
    if isinstance(step, Conversion):
        what = "Ore and Charcoal" if step.steel else "Wood"
        return f"You have {what} for {step.most(me)}; {amount} is too much.", "8.11"
    return "No amount is asked for now.", "3.4"
