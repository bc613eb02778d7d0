"""Why a thing on the board cannot be touched now, in a sentence, and where the rules say so.

Only what the seat can know is told: its own things, and what lies open.
"""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import SHRINE
from hearth.games.winterforge.cards import LEVELS, MATERIALS
from hearth.games.winterforge.deeds import RaiseSkill
from hearth.games.winterforge.market import SLOTS
from hearth.games.winterforge.out_of_reach import (
    ALLEYWAY,
    REFUSALS,
    holders,
    in_stock,
    too_dear,
)
from hearth.games.winterforge.questions import has_alleyway
from hearth.games.winterforge.reasons import (
    NOTHING,
    Reason,
    possessive,
)
from hearth.games.winterforge.refs import ids
from hearth.games.winterforge.state import Guild, Winterforge
from hearth.games.winterforge.tavern import ON_SHOW
from hearth.games.winterforge.things import craft_text
from hearth.games.winterforge.touch import names, path
from hearth.games.winterforge.wording import prompt

ACTING: Final = ("TakeActions", "ActThere")

# Where the rules speak of what is being chosen.
CLAUSES: Final = {
    "ChooseGuild": "2.1",
    "ChooseRoyal": "2.4",
    "PlaceSmith": "15.5",
    "TakeMore": "5.1",
    "ReturnSurplus": "5.2",
    "GuildhallBonus": "5.6",
    "BuyMore": "6.1",
    "CommitComponents": "7.5",
    "CommitRune": "14.22",
    "RerollDice": "7.11",
    "MaximiseDie": "14.25",
    "RerollAnyDice": "14.27",
    "PayCrew": "7.19",
    "HoldOrTurnIn": "14.10",
    "FireCrew": "8.3",
    "SellMore": "14.12",
    "RaiseSkill": "16.6",
    "RelieveLoan": "16.7",
    "SearchWagon": "16.7",
    "LoseComponent": "16.6",
}


def why_not(g: Winterforge, me: Guild, ref: str) -> Reason:
    """A sentence and the number of a clause; nothing for what is legal or not on the table."""
    kind, _, name = ref.partition(":")
    i = thing(g, me, kind, name)
    if i < 0:
        return NOTHING
    if g.over:
        return "The match is over.", "10.4"
    if me.seat not in g.actors():
        return waiting(g, me)
    for a in g.options(me.seat):
        if ref in path(g, me, a):
            return NOTHING
    choice = type(g.stack[-1]).__name__
    if choice in ACTING:
        return REFUSALS[kind](g, me, i)
    found = instead(g, me, choice, kind, i)
    if found:
        is_prime = choice == "PlaceSmith" and kind == "prime"
        return found, "15.8" if is_prime else CLAUSES[choice]
    asked = prompt(g, me)
    return f"Answer this first: {asked}{'' if asked.endswith('?') else '.'}", CLAUSES[choice]


# Things


def thing(g: Winterforge, me: Guild, kind: str, name: str) -> int:
    """The number of a thing that this seat can point at, or -1.

    In `tavern`, the number after the last space is the refresh of the row.
    """
    if kind in COUNTED:
        if kind == "tavern" and name == "refresh":
            return ON_SHOW
        numbers = [str(i) for i in range(count(g, me, kind))]
        return numbers.index(name) if name in numbers else -1
    if kind not in TABLES:
        return -1
    known = ids(g.box, TABLES[kind])
    i = known.index(name) if name in known else -1
    if kind in ("site", "prime") and i >= SHRINE and not has_alleyway(g, i):
        return -1
    return i if kind != "contract" or can_see(g, me, i) else -1


COUNTED: Final = [
    "market", "row", "track", "tavern", "bank", "loan", "crew", "die", "deck", "seat",
]  # fmt: skip

TABLES: Final = {
    "site": "place",
    "prime": "place",
    "contract": "contract",
    "component": "component",
    "rune": "rune",
    "skill": "craft",
    "guild": "guild",
}


def count(g: Winterforge, me: Guild, kind: str) -> int:
    if kind == "market":
        return SLOTS
    if kind == "track":
        return len(g.track)
    if kind == "tavern":
        return len(g.tavern)
    if kind == "bank":
        return len(g.bank)
    if kind == "loan":
        return len(me.loans)
    if kind == "crew":
        return len(me.crew)
    if kind == "die":
        return len(me.jobs[-1].faces) if me.jobs else 0
    return len(g.players) if kind == "seat" else LEVELS


def can_see(g: Winterforge, me: Guild, contract: int) -> bool:
    """One's own Contracts, and those of others that lie open."""
    if contract in me.hand or contract in me.royals or contract in me.done:
        return True
    for guild in g.players:
        if contract in guild.held or contract in [job.contract for job in guild.jobs]:
            return True
    return False


# Reasons


def waiting(g: Winterforge, me: Guild) -> Reason:
    """Somebody else is choosing."""
    choice = type(g.stack[-1]).__name__
    if choice == "ChooseRoyal":
        return "The others are still choosing their Royal Contracts.", "2.4"
    whose = possessive(names(g)[g.actor()])
    if choice == "ChooseGuild":
        return f"It is {whose} turn to choose a Guild.", "2.1"
    return f"It is {whose} turn.", "3.1"


def instead(g: Winterforge, me: Guild, choice: str, kind: str, i: int) -> str:
    """What is wrong with a thing of the right kind in the middle of an action."""
    if choice == "ChooseGuild" and kind == "guild":
        return f"{g.box.guilds[i].name} is taken; choose another Guild."
    if choice == "BuyMore" and kind == "market":
        return too_dear(g, me, i)
    if choice == "TakeMore" and kind == "track":
        return "This space is filled when you have taken your Contracts."
    if choice == "ReturnSurplus" and kind == "contract":
        return _not_returned(g, me, i)
    if choice == "CommitComponents" and kind == "component":
        return _not_committed(g, me, i)
    if choice == "RerollAnyDice" and kind == "die":
        return "Dice are picked from left to right: take one further right, or roll."
    if choice == "PlaceSmith":
        return _not_placed(g, me, i) if kind == "prime" else "Place a Smith first."
    return _not_by_event(g, me, choice, kind, i)


def _not_returned(g: Winterforge, me: Guild, contract: int) -> str:
    title = g.box.contracts[contract].title
    if contract in me.hand:
        return f"To return {title} would undo all you took; return an older Contract."
    return f"{title} stays; only Contracts in your hand can be returned."


def _not_committed(g: Winterforge, me: Guild, component: int) -> str:
    job = me.jobs[-1]
    contract = g.box.contracts[job.contract]
    card = g.box.components[component]
    wanted = contract.order[len(job.parts)]
    if card.material != wanted:
        kinds = f"{MATERIALS[wanted]} next; {card.title} is {MATERIALS[card.material]}"
        return f"{contract.title} needs {kinds}."
    return in_stock(g, me, component)


def _not_placed(g: Winterforge, me: Guild, to: int) -> str:
    site = g.box.sites[to].name
    if to >= SHRINE:
        return f"{ALLEYWAY}; the {site} is one."
    if me.prime_today >= 0:
        taken = g.box.sites[me.prime_today].name
        return f"You may take one Prime Position a day; today you took that of the {taken}."
    return f"{holders(g, me, to)} the Prime Position of the {site}; place your Smith beside it."


def _not_by_event(g: Winterforge, me: Guild, choice: str, kind: str, i: int) -> str:
    """What the Event of a Solo turn leaves out."""
    if g.event < 0:
        return ""
    event = g.box.events[g.event].title
    step = g.stack[-1]
    if isinstance(step, RaiseSkill) and kind == "skill":
        skill = f"{craft_text(i)} is at {me.skills[i]}"
        return f"{event} is for Skills up to {step.at_most}; {skill}."
    if choice == "RelieveLoan" and kind == "loan":
        return f"{event} never settles a Loan, and this one is as good as settled."
    if choice == "SearchWagon" and kind == "deck":
        return f"{event} gives nothing from the Level {i + 1} deck; take another."
    return in_stock(g, me, i) if choice == "LoseComponent" and kind == "component" else ""
