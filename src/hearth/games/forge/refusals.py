"""Why a thing on the board cannot be chosen now, in a sentence, and the clause that says so.

Only what the seat can see is spoken of: a card in a deck gets the same silence as no card at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.forge.card_refusals import (
    can_see_card,
    can_see_contract,
    contract_refusal,
    deck_refusal,
    development_refusal,
    guild_card_refusal,
    pile_refusal,
    side_refusal,
    training_refusal,
)
from hearth.games.forge.cards import CARD_DECKS, SPACES
from hearth.games.forge.effects import MATERIALS, TYPES
from hearth.games.forge.gains import HAMMERS_EACH, Claim, progress
from hearth.games.forge.moments import (
    PHASE_CLAUSES,
    Refusal,
)
from hearth.games.forge.placing import OWN_FORGE
from hearth.games.forge.refs import CARD_TABLES, OWN_FORGE_ID, ids, spot_id
from hearth.games.forge.round import LAST_SPACE, TakeSpace
from hearth.games.forge.spot_refusals import assistant_refusal, spot_refusal, worker_refusal
from hearth.games.forge.state import ASSISTANTS, EMPTY, Forge, Smithy
from hearth.games.forge.state import WORKERS as WORKER_COUNT
from hearth.games.forge.supply_refusals import (
    amount_refusal,
    good_refusal,
    price_refusal,
    upgrade_refusal,
)
from hearth.games.forge.things import seat_text, smithy_text
from hearth.games.forge.touch import SIDES, path
from hearth.games.forge.view import phase

Refuser = Callable[[Forge, Smithy, int], Refusal]

NOTHING: Final = -1
SILENCE: Final = ("", "")
LONGEST_AMOUNT: Final = 4  # digits


def why_not(g: Forge, me: Smithy, ref: str) -> Refusal:
    """What is wrong with choosing a thing and what would be right, and the number of a clause."""
    kind, _, name = ref.partition(":")
    thing = seen_thing(g, me, kind, name)
    if thing == NOTHING:
        return SILENCE
    if g.over:
        return "The match is over.", "14.10"
    if me.seat not in g.actors():
        return f"It is {smithy_text(g.actor())}'s turn.", PHASE_CLAUSES[phase(g)]
    paths = [path(g, me, a) for a in g.options(me.seat)]
    if ref in [touched[0] for touched in paths if touched]:
        return SILENCE
    refusal = unfinished(g, me, kind)
    if refusal[0]:
        return refusal
    if kind in AFTER and any(ref in touched for touched in paths):
        return AFTER[kind]
    return REFUSERS[kind](g, me, thing)


# What can be seen


def seen_thing(g: Forge, me: Smithy, kind: str, name: str) -> int:
    """The number of a thing that the seat can see; NOTHING if there is none."""
    if kind not in REFUSERS:
        return NOTHING
    if kind == "amount":
        plain = name.isascii() and name.isdigit() and len(name) <= LONGEST_AMOUNT
        return int(name) if plain else NOTHING
    if kind == "spot" and name == OWN_FORGE_ID:
        return OWN_FORGE
    known = known_names(g, kind)
    if name not in known:
        return NOTHING
    thing = known.index(name)
    return thing if can_see(g, me, kind, thing) else NOTHING


def known_names(g: Forge, kind: str) -> list[str]:
    """Places are numbered, other things have ids."""
    if kind == "spot":
        return [spot_id(g.box, number) for number in range(len(g.box.spots))]
    return PLACES[kind] if kind in PLACES else ids(g.box, kind)


PLACES: Final = {
    "worker": [str(worker) for worker in range(WORKER_COUNT)],
    "assistant": [str(assistant + 1) for assistant in range(ASSISTANTS)],
    "space": [str(space + 1) for space in range(SPACES)],
    "pile": [*TYPES, *CARD_DECKS],
    "price": MATERIALS,
    "side": SIDES,
}


def can_see(g: Forge, me: Smithy, kind: str, thing: int) -> bool:
    if kind == "contract":
        return can_see_contract(g, me, thing)
    return kind not in CARD_TABLES or can_see_card(g, me, CARD_TABLES.index(kind), thing)


# What comes first


def unfinished(g: Forge, me: Smithy, kind: str) -> Refusal:
    """Something was begun and asks for another kind of thing."""
    name = type(g.at_hand(me.seat)).__name__
    if name not in UNFINISHED or kind == "achievement":
        return SILENCE
    asked, sentence, clause = UNFINISHED[name]
    return SILENCE if kind in asked else (sentence, clause)


# By the class of the step: kinds of things that it asks for, or has more to say about.
UNFINISHED: Final = {
    "KeepOne": (["contract"], "Choose the Contract that you keep first.", "2.12"),
    "TakeSpace": (["space"], "Choose your space in the turn order first.", "3.1"),
    "MoveSmith": (["spot"], "Choose first where your Blacksmith goes.", "6.11"),
    "DrawContracts": (["deck", "pile", "contract"], "Draw your Contracts first.", "7.3"),
    "DrawAny": (["deck", "pile", "contract"], "Draw your Contracts first.", "7.3"),
    "KeepContracts": (["contract"], "Choose the Contract that you discard first.", "7.4"),
    "Trade": (["good", "price"], "Finish your Trades first, or trade no more.", "6.2"),
    "Units": (["amount"], "Choose first how many you trade.", "6.3"),
    "GiveCubes": (["good"], "Choose first what you return.", "21.4"),
    "TakeCubes": (["good"], "Choose first what you take.", "21.4"),
    "ForgeContracts": (["contract", "development"], "Forge first, or forge nothing.", "8.3"),
    "MustForge": (["contract", "development"], "Choose first what you forge.", "8.9"),
    "ForgeAtEnd": (["contract", "development"], "Forge first, or forge nothing.", "8.3"),
    "Claim": ([], "Choose the Achievement for your Hammer first.", "13.2"),
    "VisitGuilds": (["deck", "pile", "guild_card"], "Take a Guild card first.", "6.18"),
    "ChooseGuildCard": (["guild_card", "side"], "Take a Guild card first.", "6.18"),
    "VisitCards": (
        ["deck", "pile", "development", "training"],
        "Choose a card of the deck or of the discard pile first.",
        "11.1",
    ),
    "PlayOne": (["development", "training"], "Play one of the cards first.", "11.1"),
    "PutUnder": (
        ["development", "training"],
        "Put the other cards under the deck first.",
        "11.6",
    ),
    "Assign": (["assistant"], "Choose first which Assistant learns the card.", "11.9"),
    "ChooseUpgrade": (["upgrade"], "Choose your upgrade first.", "10.2"),
    "UpgradeNow": (["upgrade"], "Choose an upgrade first, or do none.", "10.2"),
    "ReturnAssistant": (["worker"], "Choose first which Assistant comes back.", "11.11"),
}

# Things that come later on a path.
AFTER: Final = {
    "spot": ("Choose a worker first, then the spot.", "4.6"),
    "assistant": ("Choose the Assistant first, then its Training card.", "4.11"),
    "development": ("Choose the Contract first, then what makes it cheaper.", "8.8"),
    "side": ("Choose first which Guild card you take, then where the other goes.", "6.18"),
}


# The turn order


def space_refusal(g: Forge, me: Smithy, space: int) -> Refusal:
    """[FO-105, FO-121]"""
    if not isinstance(g.at_hand(me.seat), TakeSpace):
        return "The turn order is chosen before a round begins.", "3.4"
    if g.spaces[space] != EMPTY:
        return f"Space {space + 1} has {seat_text(g, g.spaces[space])}'s Hammer.", "3.1"
    assert space == LAST_SPACE
    return f"You were on space {space + 1} in the last round; choose another one.", "3.5"


# Achievements


def achievement_refusal(g: Forge, me: Smithy, achievement: int) -> Refusal:
    """[FO-109, FO-111, FO-112]"""
    row = g.box.achievements[achievement]
    have = progress(g, me, achievement)
    if me.hammers >> achievement & 1:
        return f"You have a Hammer on {row.title}.", "13.3"
    if have < row.at_least:
        return f"For {row.title} you need {row.at_least}; you have {have}.", "13.1"
    if me.hammers.bit_count() >= HAMMERS_EACH:
        return "You have placed all of your Hammers.", "13.3"
    assert not isinstance(g.at_hand(me.seat), Claim)
    return "Your fifth Hammer is kept for three forged Contracts.", "13.4"


REFUSERS: Final[dict[str, Refuser]] = {
    "spot": spot_refusal,
    "worker": worker_refusal,
    "assistant": assistant_refusal,
    "space": space_refusal,
    "achievement": achievement_refusal,
    "contract": contract_refusal,
    "guild_card": guild_card_refusal,
    "development": development_refusal,
    "training": training_refusal,
    "deck": deck_refusal,
    "pile": pile_refusal,
    "side": side_refusal,
    "upgrade": upgrade_refusal,
    "good": good_refusal,
    "price": price_refusal,
    "amount": amount_refusal,
}
