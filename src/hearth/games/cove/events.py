"""What can happen, for the log: numbers here, sentences in `sentences.py`."""

from __future__ import annotations

from typing import Final

TABLE: Final = -1  # in place of a seat: what happens by itself, and what the Peddler does

ROGUES_SHOWN: Final = 0  # a: Rogue card
DAY_BEGAN: Final = 1  # a: day
ARRIVED: Final = 2  # a: figure, b: boat
FORGE_BEGUN: Final = 3
DIE_ROLLED: Final = 4  # a: colour, b: pips
FURNACE_LOADED: Final = 5  # a: Furnace, b: die on top
SMELTER_LOADED: Final = 6  # b: die
GOOD_FORGED: Final = 7  # a: Furnace, b: Good
DICE_REMOVED: Final = 8  # a: Furnace, b: its dice
SPONSORED: Final = 9  # a: colour
CORRUPTED: Final = 10  # a: how many cards
CORRUPTION_SEEN: Final = 11  # a: Corruption card; only who took it may know
CORRUPTION_DISCARDED: Final = 12  # a: Corruption card
RECRUITED: Final = 13  # a: Townsfolk card, b: slot
ASSIGNED: Final = 14  # a: Townsfolk card, b: Staff place
STAFF_USED: Final = 15  # a: Staff place
GOLD_GAINED: Final = 16  # a: how much
GOOD_GAINED: Final = 17  # a: Good
SEATED: Final = 18  # a: figure, b: boat
MOVED: Final = 19  # a: figure by boat, b: boat
RETURNED: Final = 20  # a: figure by boat
SENT_TO_HALL: Final = 21  # a: figure by boat
DOCKED: Final = 22  # a: boat, b: berth
ADVANCED: Final = 23  # a: hour
TOKEN_PLACED: Final = 24  # a: hour
PRODUCTION_ENDED: Final = 25
SOLD: Final = 26  # a: Good, b: pier
EARNED: Final = 27  # a: Good, b: Gold
SPONSORS_PAID: Final = 28  # a: Gold
HALL_JOINED: Final = 29  # a: colour, b: how many
LAIR_JOINED: Final = 30  # a: how many Rogues
TOWNSFOLK_LEFT: Final = 31  # a: Townsfolk card
TOWNSFOLK_CAME: Final = 32  # a: Townsfolk card, b: slot
PEDDLER_TURNED: Final = 33  # a: Peddler card
HIRED: Final = 34  # a: Townsfolk card
FINAL_ICONS: Final = 35  # a: Gold for faction icons
FINAL_LOSS: Final = 36  # a: Gold lost to Corruption and Rogue icons
MATCH_ENDED: Final = 37  # a: why
DECK_SHUFFLED: Final = 38  # a: 0 Townsfolk, 1 Corruption, 2 Peddler
WAITED: Final = 39
STAFF_ACTIVATED: Final = 40
LOWER_LOADED: Final = 41  # a: Furnace, b: die below
HEAT_REACHED: Final = 42  # a: Furnace, b: its dice
DIE_UNLOCKED: Final = 43  # a: colour, b: die that was in the Smelter
DIE_PICKED_UP: Final = 44  # b: die of the supply that is rolled too
BACK_ALLEY_ENTERED: Final = 45
CULTISTS_COUNTED: Final = 46  # a: pier, b: Rogues there

# By number: the name, and in which table of the box its `a` and its `b` are cards, if they are.
SUBJECTS: Final[list[tuple[str, str, str]]] = [
    ("rogues_shown", "rogue_card", ""),
    ("day_began", "", ""),
    ("arrived", "figure", "boat"),
    ("forge_begun", "", ""),
    ("die_rolled", "", ""),
    ("furnace_loaded", "furnace", ""),
    ("smelter_loaded", "", ""),
    ("good_forged", "furnace", "good"),
    ("dice_removed", "furnace", ""),
    ("sponsored", "faction", ""),
    ("corrupted", "", ""),
    ("corruption_seen", "corruption", ""),
    ("corruption_discarded", "corruption", ""),
    ("recruited", "townsfolk", ""),
    ("assigned", "townsfolk", "staff"),
    ("staff_used", "staff", ""),
    ("gold_gained", "", ""),
    ("good_gained", "good", ""),
    ("seated", "figure", "boat"),
    ("moved", "", "boat"),
    ("returned", "", ""),
    ("sent_to_hall", "", ""),
    ("docked", "boat", "berth"),
    ("advanced", "", ""),
    ("token_placed", "", ""),
    ("production_ended", "", ""),
    ("sold", "good", "pier"),
    ("earned", "good", ""),
    ("sponsors_paid", "", ""),
    ("hall_joined", "faction", ""),
    ("lair_joined", "", ""),
    ("townsfolk_left", "townsfolk", ""),
    ("townsfolk_came", "townsfolk", ""),
    ("peddler_turned", "peddler_card", ""),
    ("hired", "townsfolk", ""),
    ("final_icons", "", ""),
    ("final_loss", "", ""),
    ("match_ended", "", ""),
    ("deck_shuffled", "", ""),
    ("waited", "", ""),
    ("staff_activated", "", ""),
    ("lower_loaded", "furnace", ""),
    ("heat_reached", "furnace", ""),
    ("die_unlocked", "faction", ""),
    ("die_picked_up", "", ""),
    ("back_alley_entered", "", ""),
    ("cultists_counted", "pier", ""),
]
