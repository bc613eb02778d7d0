"""The words of Ravenshire's drawing that depend on no match."""

from __future__ import annotations

from typing import Final

FIRST: Final = "①"
CAN_PAY: Final = "✓"
MET: Final = "★"
LEAVES: Final = "↓"
USED: Final = "†"
NOTHING: Final = "·"

PHASES: Final = {
    "set_up": "Set-up",
    "gathering": "Gathering",
    "production": "Production",
    "end_of_round": "End of Round",
    "final_scoring": "Final scoring",
    "over": "The match is over",
}

# Above columns of Goods and Mystics, where there is little room, some, and enough.
SHORT: Final = ("Ore", "Woo", "Lea", "Cha", "Ste", "Mit", "Emb", "Tal", "Sca")
MIDDLE: Final = ("Ore", "Wood", "Leath", "Charc", "Steel", "Mith", "Ember", "Talis", "Scale")
LONG: Final = (
    "Ore",
    "Wood",
    "Leather",
    "Charcoal",
    "Steel",
    "Mithril",
    "Embergem",
    "Talisman",
    "Scale",
)

LEGEND: Final = (
    (FIRST, "has the First Player marker"),
    ("Ore Woo Lea Cha Ste", "Goods: Ore, Wood, Leather, Charcoal, Steel"),
    ("Mit Emb Tal Sca", "Mystics: Mithril, Embergem, Talisman, Dragon Scale"),
    ("Tok Rep Done", "Action Tokens, Reputation, completed Contracts"),
    ("Total", "Gold as if the match ended now, with Action Tokens and Reputation"),
    (CAN_PAY, "a Contract or a member that you could pay for now"),
    ("W S A", "a Weapon, a Shield, Armor"),
    ("Har 4", "a Harvester die of 4; also Alchemist, Merchant, Raven and Badger dice"),
    ("(Har 4)", "the die that was placed in this turn: it cannot be taken"),
    ("Ore 3 2 1 3 3 2", "what a die brings by its value, from 1 to 6"),
    (LEAVES, "a member of the bottom row, which leaves at the End of Round"),
    (MET, "meets a Title; it is scored at the End of Round"),
    (USED, "a member that has been used in this run"),
)

# What the rulebook calls the kinds of actions.
HEADINGS: Final = {
    "keep_contract": "Keep a Contract",
    "place": "Place a die",
    "take": "Take a die",
    "change_own_die": "Market Exchange: Talisman, your dice",
    "change_board_die": "Market Exchange: Talisman, dice of the main board",
    "exchange": "Market Exchange",
    "give": "Give",
    "pick": "Of your choice",
    "gain_contract": "Action Token: gain a Contract",
    "refresh": "Action Token: refresh and gain",
    "take_fresh": "Take one of the new Contracts",
    "recruit": "Recruit",
    "token_recruit": "Action Token: recruit",
    "build": "Action Token: build an upgrade",
    "play_overtime": "Overtime cards",
    "run_guild": "Run a guild",
    "get": "Use a member",
    "trade": "Use a member",
    "turn": "Use a member",
    "sell": "Sell",
    "complete": "Complete a Contract",
    "work": "Put a die to work",
    "master": "Forge Mastery",
    "convert": "Convert",
    "move_member": "Move a member",
    "swap_members": "Swap two members",
    "no_recruit": "Go on",
    "stop_selling": "Go on",
    "end_run": "Go on",
    "end_turn": "Go on",
    "end_production": "Go on",
    "finish": "Go on",
    "keep_members": "Go on",
}
AMOUNTS: Final = frozenset({"convert", "turn"})
HOW_MUCH: Final = frozenset({"convert"})

# The table shows what is new on it.
MINOR: Final = frozenset(
    {
        "title_shown",
        "die_rolled",
        "contract_dealt",
        "board_die_rolled",
        "member_shown",
        "contract_shown",
        "halls_refreshed",
        "phase_began",
        "rival_turned",
    }
)
WARNING: Final = frozenset({"title_scored"})
# None of these changes what lies open on the main board.
PASSING: Final = frozenset(
    {
        "contract_kept",
        "gained",
        "paid",
        "of_choice",
        "chosen",
        "reputation_rose",
        "reputation_full",
        "assistant_used",
        "guild_run",
        "member_used",
        "member_again",
        "exchanged",
        "converted",
        "space_worked",
        "upgrade_built",
        "upgrade_used",
        "overtime_played",
        "contract_completed",
        "finish_added",
        "production_ended",
        "rival_completed",
        "rival_gained",
        "rival_paid",
        "rival_worked",
        "rival_card_worked",
    }
)
