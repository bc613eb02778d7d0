"""Why a thing on the board cannot be chosen now, in a sentence, and the clause that says so.

Only what the seat can see is spoken of: a card in a deck gets the same silence as no card at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.ravenshire.boards import FORGE_MASTERY, HALLS
from hearth.games.ravenshire.card_refusals import (
    can_see_contract,
    can_see_member,
    contract_refusal,
    finish_refusal,
    hall_refusal,
    member_refusal,
    row_refusal,
    slot_refusal,
)
from hearth.games.ravenshire.cards import ON_SHOW, TIERS
from hearth.games.ravenshire.exchange import CHANGES, SPOTS, is_twin, own_dice
from hearth.games.ravenshire.gathering import AfterRun, BeforePlacing, BeforeTaking
from hearth.games.ravenshire.moments import (
    Refusal,
    at_another_time,
)
from hearth.games.ravenshire.production import ALTERNATIVES, Produce
from hearth.games.ravenshire.refs import ids
from hearth.games.ravenshire.state import BADGER_DIE, COLOUR, NO_DIE, Ravenshire, Smith
from hearth.games.ravenshire.supply_refusals import (
    amount_refusal,
    change_refusal,
    exchange_refusal,
    good_refusal,
    guild_refusal,
    overtime_refusal,
    upgrade_refusal,
)
from hearth.games.ravenshire.things import die_text, district_text, is_full, smith_text
from hearth.games.ravenshire.touch import path, slot_ref
from hearth.games.ravenshire.view import phase

Refuser = Callable[[Ravenshire, Smith, int], Refusal]

NOTHING: Final = -1
SILENCE: Final = ("", "")
LONGEST_AMOUNT: Final = 4  # digits


def why_not(g: Ravenshire, me: Smith, ref: str) -> Refusal:
    """What is wrong with choosing a thing and what would be right, and the number of a clause."""
    kind, _, name = ref.partition(":")
    thing = seen_thing(g, me, kind, name)
    if thing == NOTHING:
        return SILENCE
    if g.over:
        return "The match is over.", "12.4"
    if me.seat not in g.actors():
        return others_turn(g)
    paths = [path(g, me, a) for a in g.options(me.seat)]
    if ref in [touched[0] for touched in paths if touched]:
        return SILENCE
    refusal = unfinished(g, me, kind)
    if refusal[0]:
        return refusal
    if kind in AFTER and any(ref in touched for touched in paths):
        return AFTER[kind]
    return REFUSERS[kind](g, me, thing)


def others_turn(g: Ravenshire) -> Refusal:
    """Those who choose at the same time do so without waiting for each other."""
    if len(g.actors()) == 1 and phase(g) in ("gathering", "end_of_round"):
        return f"It is {smith_text(g.actor())}'s turn.", "4.1"
    return WAITING[phase(g)]


WAITING: Final = {
    "set_up": ("You have chosen; others are still choosing.", "2.17"),
    "production": ("Your Production is over; others are still at work.", "8.1"),
    "final_scoring": ("You have finished; others are still exchanging.", "12.1"),
}


# What can be seen


def seen_thing(g: Ravenshire, me: Smith, kind: str, name: str) -> int:
    """The number of a thing that the seat can see; NOTHING if there is none."""
    if kind not in REFUSERS:
        return NOTHING
    if kind == "amount":
        plain = name.isascii() and name.isdigit() and len(name) <= LONGEST_AMOUNT
        return int(name) if plain else NOTHING
    known = known_names(g, me, kind)
    if name not in known:
        return NOTHING
    thing = known.index(name)
    return thing if can_see(g, me, kind, thing) else NOTHING


def known_names(g: Ravenshire, me: Smith, kind: str) -> list[str]:
    """Places are numbered, other things have ids."""
    if kind == "slot":
        return [slot_ref(slot).partition(":")[2] for slot in range(len(TIERS) * ON_SHOW)]
    if kind == "change":
        return [f"{change:+d}" for change in CHANGES]
    if kind == "die":
        return numbers(len(own_dice(me)))
    return numbers(PLACES[kind]) if kind in PLACES else ids(g.box, kind)


PLACES: Final = {"spot": SPOTS, "hall": HALLS, "reward": ALTERNATIVES}


def numbers(count: int) -> list[str]:
    return [str(i) for i in range(count)]


def can_see(g: Ravenshire, me: Smith, kind: str, thing: int) -> bool:
    if kind == "member":
        return can_see_member(g, thing)
    if kind == "contract":
        return can_see_contract(g, me, thing)
    return kind != "title" or thing in g.titles or thing in g.met


# What comes first


def unfinished(g: Ravenshire, me: Smith, kind: str) -> Refusal:
    """Something was begun and asks for another kind of thing. [RA-027]"""
    name = type(g.at_hand(me.seat)).__name__
    if name not in UNFINISHED or kind == "title":
        return SILENCE
    asked, sentence, clause = UNFINISHED[name]
    return SILENCE if kind in asked else (sentence, clause)


# By the class of the step: kinds of things that it asks for, or has more to say about.
UNFINISHED: Final = {
    "KeepContract": (["contract"], "Choose the Contract that you keep first.", "2.17"),
    "FreeRecruit": (
        ["hall", "member", "guild"],
        "Choose the member that your Guild Advisor brings first, or nobody.",
        "13.9",
    ),
    "Pick": (["good"], "Choose what you gain first.", "3.2"),
    "Give": (["good"], "Choose what you give in the exchange first.", "7.1"),
    "TakeFresh": (["slot", "contract"], "Take one of the new Contracts first.", "6.5"),
    "ChooseGuild": (["guild"], "Choose which of your guilds runs first.", "8.5"),
    "UseMembers": (
        ["member", "good", "amount", "exchange"],
        "Your guild runs; use its members first, or no more of them.",
        "4.12",
    ),
    "Selling": (
        ["good", "exchange"],
        "Choose what you sell first, or sell no more.",
        "4.13",
    ),
    "AtTheHalls": (
        ["hall", "member", "guild", "good", "exchange"],
        "You are at the Guild Halls; finish there first.",
        "5.2",
    ),
    "ForgeMaster": (["reward"], "Choose what Forge Mastery brings first.", "8.8"),
    "Conversion": (["amount", "exchange"], "Choose how much you convert first.", "8.11"),
    "Advise": (
        ["member", "guild"],
        "Let your Guild Advisor move a member first, or leave all where they are.",
        "13.10",
    ),
}

# Things that come later on a path.
AFTER: Final = {
    "district": ("Choose one of your dice first, then the district.", "4.4"),
    "space": ("Choose one of your dice first, then the space.", "8.2"),
    "change": ("Choose the Talisman first, then a die, then how it changes.", "7.4"),
    "finish": ("Choose the Contract first, then its finish.", "9.8"),
    "guild": ("Choose the member first, then its column.", "13.9"),
    "member": ("Choose the other of the two members first.", "13.10"),
    "good": ("Choose the member first, then the Good or Mystic.", "4.12"),
    "amount": ("Choose the member first, then how much.", "4.13"),
}


# Dice and where they go


def die_refusal(g: Ravenshire, me: Smith, index: int) -> Refusal:
    step = g.at_hand(me.seat)
    die = own_dice(me)[index]
    if isinstance(step, BeforePlacing):
        return unplaced(me, index, die)
    if isinstance(step, (BeforeTaking, AfterRun)):
        return "Your die of this turn is placed; you place one in each turn.", "4.2"
    if not isinstance(step, Produce):
        return at_another_time(g, "Dice are used", "Gathering and Production")
    if me.work_left == 0:
        return "You have put as many dice to work as you may in a round.", "8.4"
    return f"It is like your other {die_text(die)}; choose that one.", "8.4"


def unplaced(me: Smith, index: int, die: int) -> Refusal:
    """It is not to be placed, or another stands for it. [RA-R05, RA-R31]"""
    if index < len(me.rolled):
        return f"It is like your other {die_text(die)}; choose that one.", "4.4"
    if die // COLOUR == BADGER_DIE:
        return "The Badger's die is used in Production only.", "13.4"
    return f"You took the {die_text(die)} in this round; it works in Production.", "4.4"


def spot_refusal(g: Ravenshire, me: Smith, spot: int) -> Refusal:
    """[RA-024, RA-R06]"""
    step = g.at_hand(me.seat)
    if isinstance(step, BeforePlacing):
        if g.spots[spot] == NO_DIE:
            return AFTER["district"]
        return "Place one of your dice first; then you take one.", "4.2"
    if isinstance(step, AfterRun):
        return "You have taken a die; you take one in each turn.", "4.2"
    if not isinstance(step, BeforeTaking):
        return at_another_time(g, "Dice are taken", "Gathering")
    if g.spots[spot] == NO_DIE:
        return "There is no die on this spot; take one from another.", "4.8"
    if spot == g.placed:
        return "You have just placed this die; take another one.", "4.8"
    assert is_twin(g, spot)
    return "It is like the die beside it; choose that one.", "4.8"


def district_refusal(g: Ravenshire, me: Smith, district: int) -> Refusal:
    """[RA-022]"""
    step = g.at_hand(me.seat)
    if isinstance(step, BeforeTaking):
        return "Your die is placed; take a die from a district now.", "4.8"
    if isinstance(step, AfterRun):
        return "Your die of this turn is placed; you place one in each turn.", "4.2"
    if not isinstance(step, BeforePlacing):
        return at_another_time(g, "Dice are placed", "Gathering")
    assert is_full(g, district)
    return f"{district_text(g, district)} has two dice and is full.", "4.5"


def space_refusal(g: Ravenshire, me: Smith, space: int) -> Refusal:
    """[RA-066, RA-R20]"""
    if not isinstance(g.at_hand(me.seat), Produce):
        return at_another_time(g, "Dice are put to work", "Production")
    title = g.box.spaces[space].title
    if space in me.spaces:
        return f"{title} has had its die in this round.", "8.4"
    return f"You have no die left for {title}.", "8.4"


def reward_refusal(g: Ravenshire, me: Smith, reward: int) -> Refusal:
    title = g.box.spaces[FORGE_MASTERY].title
    if not isinstance(g.at_hand(me.seat), Produce):
        return at_another_time(g, f"{title} is used", "Production")
    if FORGE_MASTERY in me.spaces:
        return f"{title} has had its die in this round.", "8.4"
    return f"Put a die on {title} first.", "8.8"


def title_refusal(g: Ravenshire, me: Smith, title: int) -> Refusal:
    """[RA-086]"""
    row = g.box.titles[title]
    if title in g.met:
        return f"{row.title} was met and scores no more.", "11.2"
    return f"{row.title} is not chosen; who meets it at the end of a round scores it.", "11.2"


REFUSERS: Final[dict[str, Refuser]] = {
    "die": die_refusal,
    "spot": spot_refusal,
    "district": district_refusal,
    "space": space_refusal,
    "reward": reward_refusal,
    "title": title_refusal,
    "hall": hall_refusal,
    "member": member_refusal,
    "slot": slot_refusal,
    "row": row_refusal,
    "contract": contract_refusal,
    "finish": finish_refusal,
    "good": good_refusal,
    "exchange": exchange_refusal,
    "upgrade": upgrade_refusal,
    "overtime": overtime_refusal,
    "guild": guild_refusal,
    "change": change_refusal,
    "amount": amount_refusal,
}
