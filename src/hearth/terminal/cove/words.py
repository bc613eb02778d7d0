"""The words of the Cove's drawing that depend on no match."""

from __future__ import annotations

from typing import Final

NARROW: Final = 72  # columns below which words give way to letters
NOTHING: Final = "·"
ICON: Final = "•"
ROGUE: Final = "✗"
AT_MOST_POINTS: Final = "≤"
CORRUPT: Final = "†"

# Readable on dark and on light terminals: white and Rogues have the terminal's own colour.
MARKER_STYLES: Final = {
    "white": "bold",
    "purple": "bold magenta",
    "orange": "bold dark_orange3",
    "teal": "bold cyan",
    "brown": "bold dark_goldenrod",
}
FIGURE_STYLES: Final = {
    "red": "red",
    "green": "green",
    "blue": "bright_blue",
    "yellow": "yellow",
    "rogue": "bold",
}

PHASES: Final = {
    "production": "Production",
    "market": "Market",
    "over": "The match is over",
}
BERTHS: Final = {
    "baz": "Bazaar",
    "blkL": "Black Market",
    "blkR": "Black Market",
    "sqr": "Town Square",
}
PIERS: Final = {
    "bazaar": "Bazaar",
    "black_market": "Black Market",
    "town_square": "Town Square pier",
}
SPACES: Final = {
    "recruit": "Recruit",
    "staff": "Activate Staff",
    "load1": "Load Furnace 1",
    "load2": "Load Furnace 2",
    "load3": "Load Furnace 3",
    "load4": "Load Furnace 4",
    "smelt": "Load Smelter",
    "forge": "Forge",
}

LEGEND: Final = (
    ("red red · ·", "a boat with two red adventurers and two free seats; in short RR··"),
    (f"4{ICON}", "an hour with an adventurer icon: a figure is drawn for it"),
    ("PW", "markers on one hour by their first letters, the topmost first"),
    ("R G B Y", "red, green, blue, yellow"),
    (ROGUE, "a Rogue; or a Rogue icon, which costs Gold at the end"),
    (CORRUPT, "each Good that is sold there brings a Corruption card"),
    ("9/12", "Gold; with the Cultists counted too, for one more Corruption card"),
    ("≥ 8/6  ≤ 4/5", "what the dice have to show; the second number with Corruption"),
    ("M A S", "Staff: Metallurgist, Apprentice, Security"),
    ("End", "Gold as if the match ended now"),
    (f"{AT_MOST_POINTS}7", "the same of one whose Corruption is hidden: 7 at the most"),
)

# What the rulebook calls the kinds of actions.
HEADINGS: Final = {
    "load": "Load a Furnace",
    "add": "Lower die",
    "smelt": "Load Smelter",
    "forge": "Forge",
    "forge_in": "Forge",
    "remove": "Remove the dice",
    "unlock": "Smelt",
    "finish_forging": "The roll",
    "roll_too": "The roll",
    "roll": "The roll",
    "seat": "Seat the figure",
    "dock": "Docking",
    "move": "Move a figure",
    "return": "Back into the bag",
    "to_hall": "To its Hall",
    "recruit": "Recruit",
    "back_alley": "Recruit",
    "assign": "Staff",
    "activate_staff": "Activate Staff",
    "use_staff": "Activate Staff",
    "skip_staff": "Activate Staff",
    "discard": "Discard Corruption",
    "keep_corruption": "Discard Corruption",
    "sell": "Sell",
    "sell_to_cultists": "Sell, with the Cultists counted",
    "close_shop": "Close the shop",
    "wait": "Wait",
}

MINOR: Final = frozenset(
    {
        "arrived",
        "advanced",
        "die_rolled",
        "sold",  # what it earned is told
        "hall_joined",
        "lair_joined",
        "townsfolk_left",
        "townsfolk_came",
        "deck_shuffled",
    }
)
WARNING: Final = frozenset({"corrupted", "corruption_seen", "final_loss"})
# What others do in their own shops and with their own cards.
PASSING: Final = frozenset(
    {
        "forge_begun",
        "furnace_loaded",
        "lower_loaded",
        "smelter_loaded",
        "heat_reached",
        "good_forged",
        "dice_removed",
        "die_unlocked",
        "die_picked_up",
        "die_rolled",
        "sponsored",
        "corrupted",
        "corruption_discarded",
        "assigned",
        "staff_activated",
        "staff_used",
        "gold_gained",
        "good_gained",
        "advanced",
        "waited",
        "sold",
        "cultists_counted",
        "earned",
        "sponsors_paid",
    }
)
