"""The words of Guilds' drawing that depend on no match."""

from __future__ import annotations

from typing import Final

LEADS: Final = "★"
SECOND: Final = "☆"
FIRST: Final = "①"
PROTECTED: Final = "◆"
READY: Final = "*"
USED_UP: Final = "†"
FROM_ROOM: Final = "⌂"
NOTHING: Final = "·"

PHASES: Final = {
    "start_of_week": "Start of the Week",
    "auction": "Character Auction",
    "money": "Money",
    "construction": "Construction",
    "end_of_week": "End of the Week",
    "scoring": "Final scoring",
    "over": "The match is over",
}
PHASES_OF_TURNS: Final = ("auction", "construction")  # they end when all pass in a row

LEGEND: Final = (
    (f"{LEADS} {SECOND}", "leads an Area, is first on an Objective; is second on one"),
    (FIRST, "the First Player"),
    ("┏ ┻ ╸", "the doors of a Room, not turned: a stroke to each side that has one"),
    ("┏┛", "the same of a large Room, part A and part B"),
    ("──  ──", "on a building site, a wall with a door in it"),
    ("(Gallery)", "an inactive Room: no doors lead from it to the Entrance Hall"),
    ("Study 1½", "kind and printed PP of a Room"),
    (PROTECTED, "a protected Room"),
    ("6 +10", "6 coins, and 10 more each Week"),
    (f"Spy{READY}", "with an ability that can be used this Week"),
    (f"Assassin{USED_UP}", "with an ability that is used up for good"),
    (f"{FROM_ROOM}Kennel", "an active Room that counts as a member or has an ability"),
    ("●○○○○○", "the Turn Marker on the fountain, whose first space shows the dove"),
    ("PP", "as if the match ended now"),
)

# What the rulebook calls the kinds of actions.
HEADINGS: Final = {
    "offer": "Make an offer",
    "add_silver": "Silver for your tent",
    "take": "Take a card",
    "turn_gold": "Before your action",
    "withdraw": "Before your action",
    "convert": "Convert silver into gold",
    "remove": "Before you convert",
    "buy": "Buy a Room",
    "place": "Place the Room",
    "rotate": "Rotate the Room",
    "protect": "Protect a Room",
    "protect_free": "Protect a Room",
    "stack": "Put back on the stack",
    "keep": "Keep silver",
    "choose_faction": "Factions",
}
AMOUNTS: Final = frozenset({"add_silver", "convert", "keep", "turn_gold"})
HOW_MUCH: Final = AMOUNTS - {"turn_gold"}  # that one stands among offers and cards
BUILDING: Final = frozenset({"place", "rotate"})

MINOR: Final = frozenset(
    {
        "objective_shown",
        "room_shown",
        "character_shown",
        "silver_income",
        "gold_income",
        "silver_discarded",
    }
)
WARNING: Final = frozenset({"silver_taken", "silver_lost", "character_removed"})
PASSING: Final = frozenset(
    {
        "silver_taken",
        "extra_room_asked",
        "offer_made",
        "offer_raised",
        "single_offer_used",
        "gold_turned",
        "offer_withdrawn",
        "passed",
        "phase_began",
        "character_joined",
        "silver_gained",
        "gold_gained",
        "silver_lost",
        "character_removed",
        "gold_bought",
        "room_bought",
        "room_placed",
        "room_cut_off",
        "room_active",
        "room_protected",
        "seer_looked",
        "silver_discarded",
        "silver_kept",
    }
)
