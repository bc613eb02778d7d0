"""The words of Winterforge's drawing that depend on no match."""

from __future__ import annotations

from typing import Final

ROYAL: Final = "♛"
FIRST: Final = "①"

LEGEND: Final = (
    ("★ ☆", "a Smith in a Prime Position; a free one"),
    (FIRST, "the First Player"),
    (ROYAL, "a Royal Contract"),
    ("×2", "two of them"),
    ("M G F", "metal, gem, fibre"),
    ("W/A/J", "a rival's Skills: Weapons, Armour, Jewellery"),
    ("Done", "how many Contracts a rival has completed"),
    ("5/7", "a Loan: receive 5 Coin, repay 7"),
    ("RP", "as if the match ended now, but without Faith that others keep hidden"),
)

# What the rulebook calls the kinds of actions.
HEADINGS: Final = {
    "choose_guild": "Guilds",
    "draw_guild": "Guilds",
    "move": "Move",
    "place_smith": "Place a Smith",
    "take_contract": "Take Contracts",
    "request_funds": "Request Funds",
    "return_contract": "Return Contracts",
    "buy": "Purchase Components",
    "refresh_row": "Refresh Market Row",
    "refresh_tavern": "Refresh Tavern",
    "train": "Training",
    "forge": "Forge a Contract",
    "commit": "Commit Components",
    "commit_rune": "Commit a Rune",
    "hire": "Hire Crew",
    "fire": "Fire Crew",
    "take_loan": "Take Loans",
    "pay_loan": "Pay Loans",
    "pay_loan_prime": "Pay Loans",
    "donate": "Donate",
    "sell": "Sell at Auction",
    "rob": "Hire a Thief",
    "buy_rune": "Buy a Rune",
    "end_turn": "End turn",
}
AMOUNTS: Final = frozenset({"pay_loan", "pay_loan_prime"})
CONFIRMED: Final = frozenset({"end_turn"})

MINOR: Final = frozenset({"track_filled", "market_filled", "tavern_filled", "bank_filled"})
# For lack of Coin it is not even a choice that Crew leave.
WARNING: Final = frozenset({"crew_left", "end_triggered", "last_began"})
NAMING: Final = frozenset({"guild_chosen"})
