"""The log: every event as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.cove import events as e
from hearth.games.cove.blacksmith.forging import top_and_lower
from hearth.games.cove.blacksmith.heat import CLEAN, colour_of_die, pips_of
from hearth.games.cove.blacksmith.wording import die_text, furnace_text
from hearth.games.cove.cards import HOURS
from hearth.games.cove.figures import COLOURS, LARGE
from hearth.games.cove.state import BEATEN, KINDS, LOST, Cove
from hearth.games.cove.things import (
    BERTH_NAMES,
    PIER_NAMES,
    boat_text,
    cards_text,
    counted,
    figure_text,
    good_text,
    hours_text,
    listed,
    passenger_text,
)
from hearth.games.cove.town import BACK_ALLEY_HOURS, BACK_ALLEY_PRICE
from hearth.games.cove.trades import TRADES
from hearth.kernel import Event

# What is told of somebody, by the numbers of an event.
Teller = Callable[[Cove, int, int], str]

DECKS: Final = ["Townsfolk", "Corruption", "Peddler"]


def sentence(g: Cove, event: Event) -> str:
    """One event: told of its seat ("waits"), or a sentence of its own."""
    kind, seat, a, b, _ = event
    somebody = 0 <= seat < len(g.players)
    if kind == e.DOCKED and not somebody:
        return f"{boat_text(a).capitalize()} docks at {BERTH_NAMES[b]}"
    told = TELLERS[kind](g, a, b) if kind in TELLERS else PLAIN_SENTENCES[kind].format(a=a, b=b)
    return f"The Peddler {told}" if kind in OF_ANYBODY and not somebody else told


PLAIN_SENTENCES: Final = {
    e.DAY_BEGAN: "Day {a} begins",
    e.FORGE_BEGUN: "forges",
    e.GOLD_GAINED: "gains {a} Gold",
    e.TOKEN_PLACED: "All berths are taken: the Market token lies on hour {a}",
    e.PRODUCTION_ENDED: "Production ends; the Market opens",
    e.SPONSORS_PAID: "gains {a} Gold from Sponsors",
    e.FINAL_ICONS: "gains {a} Gold for faction icons",
    e.FINAL_LOSS: "loses {a} Gold for Corruption and Rogue icons",
    e.WAITED: "waits",
    e.STAFF_ACTIVATED: "activates the Staff",
}

# Without a seat these are about the Peddler.
OF_ANYBODY: Final = [
    e.SPONSORED,
    e.GOOD_GAINED,
    e.SEATED,
    e.ADVANCED,
    e.SOLD,
    e.EARNED,
    e.SPONSORS_PAID,
    e.PEDDLER_TURNED,
    e.HIRED,
    e.FINAL_ICONS,
]


# Boats


def arrived(g: Cove, figure: int, boat: int) -> str:
    return f"A {figure_text(figure)} arrives in {boat_text(boat)}"


def seated(g: Cove, figure: int, boat: int) -> str:
    return f"seats a {figure_text(figure)} in {boat_text(boat)}"


def moved(g: Cove, place: int, boat: int) -> str:
    return f"moves {passenger_text(place)} to {boat_text(boat)}"


def returned(g: Cove, place: int, b: int) -> str:
    return f"puts {passenger_text(place)} back into the bag"


def sent_to_hall(g: Cove, place: int, b: int) -> str:
    return f"sends {passenger_text(place)} to the {g.box.factions[place % KINDS].hall}"


def docked(g: Cove, boat: int, berth: int) -> str:
    return f"docks {boat_text(boat)} at {BERTH_NAMES[berth]}"


def hall_joined(g: Cove, colour: int, count: int) -> str:
    row = g.box.factions[colour]
    adventurers = counted(count, f"{COLOURS[colour]} adventurer", f"{COLOURS[colour]} adventurers")
    return f"{row.hall}: {adventurers} from the sea"


def lair_joined(g: Cove, count: int, b: int) -> str:
    return f"Lair: {counted(count, 'Rogue', 'Rogues')} from the sea"


# The shop


def die_rolled(g: Cove, colour: int, pips: int) -> str:
    return f"rolls {COLOURS[colour]} {pips}"


def furnace_loaded(g: Cove, furnace: int, die: int) -> str:
    top = " on top" if g.box.furnaces[furnace].dice() > 1 else ""
    return f"loads {furnace_text(furnace)} with {die_text(die)}{top}"


def lower_loaded(g: Cove, furnace: int, die: int) -> str:
    return f"puts {die_text(die)} below in {furnace_text(furnace)}"


def smelter_loaded(g: Cove, a: int, die: int) -> str:
    return f"loads the Smelter with {die_text(die)}"


def heat_reached(g: Cove, furnace: int, dice: int) -> str:
    """What makes the Heat, and which condition it meets."""
    row = g.box.furnaces[furnace]
    found = top_and_lower(dice)
    parts = listed([f"Coal {row.coal}", *[die_text(die) for die in found]])
    heat = row.coal + sum(pips_of(die) for die in found)
    colour = colour_of_die(found[0])
    clean = row.answer(colour, heat) == CLEAN
    asked = (row.clean if clean else row.corrupt)[colour]
    bound = "at least" if row.size == LARGE else "at most"
    met = f"{'top' if clean else 'bottom'} condition for {COLOURS[colour]}, {bound} {asked}"
    return f"has Heat {heat} in {furnace_text(furnace)} ({parts}) and meets the {met}"


def good_forged(g: Cove, furnace: int, good: int) -> str:
    return f"forges a {good_text(good)} in {furnace_text(furnace)}"


def dice_removed(g: Cove, furnace: int, dice: int) -> str:
    taken = listed([die_text(die) for die in top_and_lower(dice)])
    return f"takes {taken} out of {furnace_text(furnace)}"


def die_unlocked(g: Cove, colour: int, die: int) -> str:
    return f"takes {die_text(die)} out of the Smelter and unlocks the {COLOURS[colour]} die"


def die_picked_up(g: Cove, a: int, die: int) -> str:
    return f"takes {die_text(die)} of the supply to roll it too"


def sponsored(g: Cove, colour: int, b: int) -> str:
    return f"has the {COLOURS[colour]} Sponsorship"


def good_gained(g: Cove, good: int, b: int) -> str:
    return f"gains a {good_text(good)}"


# Corruption


def corrupted(g: Cove, cards: int, b: int) -> str:
    return f"draws {cards_text(cards)}"


def corruption_seen(g: Cove, title: int, b: int) -> str:
    return f"has drawn {g.box.corruption[title].title}"


def corruption_discarded(g: Cove, title: int, b: int) -> str:
    return f"discards {g.box.corruption[title].title}"


# The town


def rogues_shown(g: Cove, card: int, b: int) -> str:
    row = g.box.rogue_cards[card]
    return f"Rogues of this match: {row.title}. {row.text.rstrip('.')}"


def back_alley_entered(g: Cove, a: int, b: int) -> str:
    price = cards_text(BACK_ALLEY_PRICE)
    return f"recruits in the Back Alley: {hours_text(BACK_ALLEY_HOURS)} and {price}"


def recruited(g: Cove, card: int, slot: int) -> str:
    return f"recruits {g.box.townsfolk[card].title}"


def assigned(g: Cove, card: int, place: int) -> str:
    return f"puts {g.box.townsfolk[card].title} on the Staff as {staff_name(place)}"


def staff_used(g: Cove, place: int, b: int) -> str:
    return f"lets the Staff work: {staff_name(place)}"


def staff_name(place: int) -> str:
    """All are Blacksmiths."""
    return TRADES[0].staff[place].capitalize()


def townsfolk_left(g: Cove, card: int, b: int) -> str:
    return f"{g.box.townsfolk[card].title} leaves the Town Square"


def townsfolk_came(g: Cove, card: int, slot: int) -> str:
    return f"New in the Town Square: {g.box.townsfolk[card].title}"


def deck_shuffled(g: Cove, deck: int, b: int) -> str:
    return f"The {DECKS[deck]} cards are shuffled into a new deck"


# Clock and Market


def advanced(g: Cove, hour: int, b: int) -> str:
    return f"goes on to hour {hour}" if hour <= HOURS else "goes on past the last hour"


def sold(g: Cove, good: int, pier: int) -> str:
    return f"sells a {good_text(good)} at {PIER_NAMES[pier]}"


def cultists_counted(g: Cove, pier: int, rogues: int) -> str:
    return f"counts the Cultists there, too: {counted(rogues, 'Rogue', 'Rogues')}"


def earned(g: Cove, good: int, gold: int) -> str:
    return f"earns {gold} Gold with a {good_text(good)}"


# The Peddler and the end


def peddler_turned(g: Cove, card: int, b: int) -> str:
    return f"turns up {g.box.peddler_cards[card].title}"


def hired(g: Cove, card: int, b: int) -> str:
    return f"hires {g.box.townsfolk[card].title}"


def match_ended(g: Cove, why: int, b: int) -> str:
    if why == BEATEN:
        return "The match is over: the Peddler is beaten"
    if why == LOST:
        return "The match is over: the Peddler wins"
    return "The match is over: that was the last day"


TELLERS: Final[dict[int, Teller]] = {
    e.ROGUES_SHOWN: rogues_shown,
    e.ARRIVED: arrived,
    e.DIE_ROLLED: die_rolled,
    e.FURNACE_LOADED: furnace_loaded,
    e.LOWER_LOADED: lower_loaded,
    e.SMELTER_LOADED: smelter_loaded,
    e.HEAT_REACHED: heat_reached,
    e.GOOD_FORGED: good_forged,
    e.DICE_REMOVED: dice_removed,
    e.DIE_UNLOCKED: die_unlocked,
    e.DIE_PICKED_UP: die_picked_up,
    e.SPONSORED: sponsored,
    e.CORRUPTED: corrupted,
    e.CORRUPTION_SEEN: corruption_seen,
    e.CORRUPTION_DISCARDED: corruption_discarded,
    e.BACK_ALLEY_ENTERED: back_alley_entered,
    e.RECRUITED: recruited,
    e.ASSIGNED: assigned,
    e.STAFF_USED: staff_used,
    e.GOOD_GAINED: good_gained,
    e.SEATED: seated,
    e.MOVED: moved,
    e.RETURNED: returned,
    e.SENT_TO_HALL: sent_to_hall,
    e.DOCKED: docked,
    e.ADVANCED: advanced,
    e.SOLD: sold,
    e.CULTISTS_COUNTED: cultists_counted,
    e.EARNED: earned,
    e.HALL_JOINED: hall_joined,
    e.LAIR_JOINED: lair_joined,
    e.TOWNSFOLK_LEFT: townsfolk_left,
    e.TOWNSFOLK_CAME: townsfolk_came,
    e.PEDDLER_TURNED: peddler_turned,
    e.HIRED: hired,
    e.MATCH_ENDED: match_ended,
    e.DECK_SHUFFLED: deck_shuffled,
}
