"""Why a thing on the board cannot be chosen now, in a sentence, and the clause that says so.

Only what the seat can see is spoken of: a card in a deck gets the same silence as no card at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.cove.blacksmith.forging import FORGE_SPACE
from hearth.games.cove.blacksmith.heat import DICE, FURNACES
from hearth.games.cove.blacksmith.loading import FIRST_SPACE, is_loaded, smithy_of
from hearth.games.cove.blacksmith.refusals import (
    STANDING,
    die_refusal,
    furnace_refusal,
    loaded_refusal,
    sponsorship_refusal,
)
from hearth.games.cove.blacksmith.touch import die_id, furnace_ref
from hearth.games.cove.blacksmith.trade import APPRENTICE_PLACE, METALLURGIST_PLACE
from hearth.games.cove.blacksmith.wording import furnace_text
from hearth.games.cove.cards import CULTISTS
from hearth.games.cove.figures import COLOURS, ROGUE
from hearth.games.cove.harbour import PLACES
from hearth.games.cove.harbour_refusals import berth_refusal, boat_refusal, passenger_refusal
from hearth.games.cove.market import PIERS, SellGoods, customers
from hearth.games.cove.moments import (
    PHASE_CLAUSES,
    Refusal,
)
from hearth.games.cove.refs import NAMED, SMELTER_REF, ids
from hearth.games.cove.staff import UseStaff
from hearth.games.cove.state import EMPTY, Cove, Merchant
from hearth.games.cove.things import PIER_NAMES, good_text, merchant_text, staff_text
from hearth.games.cove.touch import passenger_id, path
from hearth.games.cove.town import BACK_ALLEY_SLOT
from hearth.games.cove.trade import RECRUIT_SPACE, STAFF_SPACE
from hearth.games.cove.trades import TRADES
from hearth.games.cove.view import phase

Refuser = Callable[[Cove, Merchant, int], Refusal]

NOTHING: Final = -1
SILENCE: Final = ("", "")
SPACE_NAMES: Final = [*TRADES[0].spaces, "back_alley"]
BACK_ALLEY: Final = len(SPACE_NAMES) - 1


def why_not(g: Cove, me: Merchant, ref: str) -> Refusal:
    """What is wrong with choosing a thing and what would be right, and the number of a clause."""
    kind, _, name = ref.partition(":")
    thing = seen_thing(g, me, kind, name)
    if thing == NOTHING:
        return SILENCE
    if g.over:
        return "The match is over.", "12.6"
    if me.seat not in g.actors():
        return f"It is {merchant_text(g.actor())}'s turn.", PHASE_CLAUSES[phase(g)]
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


def seen_thing(g: Cove, me: Merchant, kind: str, name: str) -> int:
    """The number of a thing that the seat can see; NOTHING if there is none."""
    if kind not in REFUSERS:
        return NOTHING
    known = PLACES_OF[kind] if kind in PLACES_OF else ids(g.box, kind)
    if name not in known:
        return NOTHING
    thing = known.index(name)
    return thing if can_see(g, me, kind, thing) else NOTHING


# Things that have a name because of where they are.
PLACES_OF: Final = {
    "furnace": [*NAMED["furnace"], SMELTER_REF.partition(":")[2]],
    "loaded": NAMED["furnace"],
    "die": [die_id(die) for die in range(DICE)],
    "sponsorship": COLOURS,
    "space": SPACE_NAMES,
    "passenger": [passenger_id(place) for place in range(PLACES)],
    "rogues": PIERS,
}


def can_see(g: Cove, me: Merchant, kind: str, thing: int) -> bool:
    """Of dice, figures and cards, those that are there."""
    if kind == "die":
        return smithy_of(me).supply[thing] > 0
    if kind == "loaded":
        return is_loaded(smithy_of(me), thing)
    if kind == "passenger":
        return g.boats[thing] > 0
    if kind == "rogues":
        return customers(g, thing, ROGUE) > 0
    if kind == "corruption":
        return me.corruption[thing] + g.corruption_pile[thing] > 0
    return kind != "townsfolk" or thing not in g.townsfolk_deck.cards()


# What comes first


def unfinished(g: Cove, me: Merchant, kind: str) -> Refusal:
    """Something was begun and asks for another kind of thing."""
    name = type(g.at_hand(me.seat)).__name__
    if name not in UNFINISHED:
        return SILENCE
    asked, sentence, clause = UNFINISHED[name]
    return SILENCE if kind in asked else (sentence, clause)


# By the class of the step: kinds of things that it asks for, or has more to say about.
UNFINISHED: Final = {
    "AddLower": (["die"], "Choose the lower die first.", "6.2"),
    "Metallurgist": (["furnace", "die"], "Your Metallurgist loads something first.", "8.12"),
    "ForgeGoods": (
        ["furnace", "loaded", "sponsorship"],
        "Finish your Forge first.",
        "7.2",
    ),
    "RollDice": (["die"], "Roll your dice first.", "7.13"),
    "UseStaff": (["staff"], "Your Staff works first; or use no more of it.", "8.11"),
    "SeatDrawn": (["boat"], "Seat the figure that you have drawn first.", "5.3"),
    "ChooseBerth": (["berth"], "Choose first where the full boat docks.", "5.5"),
    "MoveFigure": (["passenger", "boat"], "Move a figure to another boat first.", "8.8"),
    "ReturnFigure": (["passenger"], "Choose first who goes back into the bag.", "8.10"),
    "SendToHall": (["passenger"], "Choose first who goes to a Hall.", "8.8"),
    "AssignCard": (["staff"], "Choose first what your new card is on your Staff.", "8.1"),
    "SellGoods": (["good", "pier", "rogues"], "Sell your Goods first, or nothing more.", "9.1"),
    "DiscardCorruption": (["corruption"], "Discard Corruption first, or no more.", "10.3"),
}

# Things that come later on a path.
AFTER: Final = {
    "die": ("Choose a Furnace or the Smelter first, then the die.", "6.1"),
    "boat": ("Choose the figure first, then its boat.", "8.8"),
    "pier": ("Choose the Good first, then the pier.", "9.1"),
    "rogues": ("Choose the Good first, then the Rogues.", "13.3"),
}


# Spaces and Staff


def space_refusal(g: Cove, me: Merchant, space: int) -> Refusal:
    """[CO-019, CO-020, CO-047, CO-050]"""
    if space == BACK_ALLEY:
        if me.at == RECRUIT_SPACE:
            return STANDING, "4.6"
        assert g.square[BACK_ALLEY_SLOT] == EMPTY
        return "No card lies in the Back Alley.", "8.4"
    if space == me.at:
        return STANDING, "4.6"
    if space == RECRUIT_SPACE:
        return unrecruited(g)
    if space == STAFF_SPACE:
        return "Nobody is on your Staff yet.", "8.11"
    if space == FORGE_SPACE:
        return "Neither a Furnace nor the Smelter is loaded.", "7.1"
    return loading(g, me, space - FIRST_SPACE)


def unrecruited(g: Cove) -> Refusal:
    if any(card != EMPTY for card in g.square):
        return "Choose the card in the Town Square that you recruit.", "8.1"
    return "No card lies in the Town Square.", "8.4"


def loading(g: Cove, me: Merchant, furnace: int) -> Refusal:
    """The Furnace is touched, not the space beside it."""
    ref = SMELTER_REF if furnace == FURNACES else furnace_ref(furnace)
    if [ref] not in [path(g, me, a)[:1] for a in g.options(me.seat)]:
        return furnace_refusal(g, me, furnace)
    if furnace == FURNACES:
        return "Choose the Smelter, then the die.", "6.4"
    return f"Choose {furnace_text(furnace)}, then its die.", "6.1"


def staff_refusal(g: Cove, me: Merchant, place: int) -> Refusal:
    """[CO-050, CO-R14, CO-R44]"""
    step = g.at_hand(me.seat)
    name = staff_text(me, place)
    if place not in me.staff:
        return f"Nobody works for you as {name}.", "8.11"
    if not isinstance(step, UseStaff):
        return "Your Staff works when your Blacksmith activates it.", "8.11"
    if step.used >> place & 1:
        return f"Your {name} has worked.", "8.11"
    if place == METALLURGIST_PLACE:
        return f"Your {name} can load nothing now.", "8.12"
    if place == APPRENTICE_PLACE:
        return f"Your {name} can forge nothing: nothing is loaded.", "8.13"
    return "You have no Corruption to discard.", "10.3"


# Cards


def townsfolk_refusal(g: Cove, me: Merchant, card: int) -> Refusal:
    title = g.box.townsfolk[card].title
    if card in g.square:
        return "Your Blacksmith has just recruited; it has to go to another space.", "4.6"
    if card in g.townsfolk_pile:
        return f"{title} has left the Town Square.", "8.3"
    if card in me.townsfolk:
        return f"{title} is on your Staff already.", "8.1"
    for other in g.players:
        if card in other.townsfolk:
            return f"{title} is on {merchant_text(other.seat)}'s Staff.", "8.1"
    return f"{title} is with the Peddler.", "15.8"


def corruption_refusal(g: Cove, me: Merchant, title: int) -> Refusal:
    """[CO-053, CO-R45]"""
    if me.corruption[title] == 0:
        return f"You have no {g.box.corruption[title].title}.", "10.3"
    return "Corruption is discarded with Security and some Locals.", "10.3"


# The Market


def good_refusal(g: Cove, me: Merchant, good: int) -> Refusal:
    """[CO-054, CO-056]"""
    if not isinstance(g.at_hand(me.seat), SellGoods):
        return "Goods are sold in the Market.", "9.1"
    if me.shelf[good] == 0:
        return f"You have no {good_text(good)} on your shelf.", "9.1"
    return f"No pier has a customer for a {good_text(good)}.", "9.3"


def pier_refusal(g: Cove, me: Merchant, pier: int) -> Refusal:
    """[CO-055, CO-056]"""
    if not isinstance(g.at_hand(me.seat), SellGoods):
        return "Goods are sold in the Market.", "9.1"
    return f"Nothing on your shelf can be sold at {PIER_NAMES[pier]}.", "9.2"


def rogues_refusal(g: Cove, me: Merchant, pier: int) -> Refusal:
    """[CO-073, CO-R28]"""
    if g.rogue_card != CULTISTS:
        return f"{g.box.rogue_cards[g.rogue_card].title} are no customers.", "9.5"
    return pier_refusal(g, me, pier)


REFUSERS: Final[dict[str, Refuser]] = {
    "furnace": furnace_refusal,
    "loaded": loaded_refusal,
    "die": die_refusal,
    "sponsorship": sponsorship_refusal,
    "space": space_refusal,
    "staff": staff_refusal,
    "boat": boat_refusal,
    "passenger": passenger_refusal,
    "berth": berth_refusal,
    "townsfolk": townsfolk_refusal,
    "corruption": corruption_refusal,
    "good": good_refusal,
    "pier": pier_refusal,
    "rogues": rogues_refusal,
}
