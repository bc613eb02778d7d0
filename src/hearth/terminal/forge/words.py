"""The words of Forge's drawing that depend on no match."""

from __future__ import annotations

from typing import Final

FREE: Final = "○"
HAMMER: Final = "★"
NOTHING: Final = "·"

PHASES: Final = {
    "set_up": "Set-up",
    "turn_order": "Turn order",
    "turns": "Turns",
    "end_of_round": "End of the round",
    "over": "The match is over",
}

LEGEND: Final = (
    (f"4 {FREE}", "a free Assistant spot, with what it gives if it has a number; a free space"),
    (f"[+1] [{FREE}]", "a free Blacksmith spot; +1: 1 more than the best free Assistant spot"),
    ("B Y R G I", "a worker of Blue, Yellow, Red, Green or Ironclad stands there"),
    (
        f"{FREE}{FREE}{FREE} [{FREE}]",
        "Development, Training: left the deck, right the face-up card;",
    ),
    ("", "Upgrade: left the bottom half, right the top half; in the middle either"),
    (f"Workers {FREE}{FREE}[{FREE}]", "2 Assistants and the Blacksmith are still to be placed"),
    ("Lacks", "what you still need to forge the Contract; ready: nothing"),
    (f"2/3 {HAMMER}", "2 of 3 for the Achievement; a Hammer lies there"),
    ("VP", "as if the match ended now"),
)

# What the rulebook calls the kinds of actions.
HEADINGS: Final = {
    "keep_contract": "Keep a Contract",
    "take_space": "Turn order",
    "place": "Place a worker",
    "exhaust": "Exhaust an Assistant",
    "move_smith": "Move your Blacksmith",
    "draw": "Draw a Contract",
    "discard": "Discard a Contract",
    "buy": "Buy at the Market",
    "sell": "Sell at the Market",
    "units": "How many",
    "end_trades": "No more Trades",
    "give_cube": "Return cubes",
    "take_cube": "Take cubes",
    "stop_giving": "No more cubes",
    "forge": "Forge a Contract",
    "no_forge": "No Contract",
    "claim": "Place a Hammer",
    "from_deck": "The deck or the discard pile",
    "from_pile": "The deck or the discard pile",
    "take_guild": "Take a Guild card",
    "develop": "Play a Development card",
    "train": "Play a Training card",
    "put_under": "Put under the deck",
    "assign": "Assign the Training card",
    "upgrade": "Do an upgrade",
    "no_upgrade": "No upgrade",
    "return_assistant": "Take an Assistant back",
    "no_return": "No Assistant",
}
AMOUNTS: Final = frozenset({"units"})
PLACING: Final = frozenset({"place", "exhaust", "move_smith"})
UPGRADING: Final = frozenset({"upgrade", "no_upgrade"})
LEARNING: Final = frozenset({"from_deck", "from_pile", "take_guild", "develop", "train", "assign"})

# Of Ironclad's card only the number would be told.
MINOR: Final = frozenset(
    {"contract_dealt", "pile_turned", "anvil_given", "assistant_joined", "ironclad_turned"}
)
WARNING: Final = frozenset({"hammer_placed", "end_triggered", "ironclad_hammer"})
# They happen in the middle of one's own turn.
PASSING: Final = frozenset({"pile_turned", "deck_shuffled"})
