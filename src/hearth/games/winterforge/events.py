"""What can happen, for the log: numbers here, sentences in `wording.py`."""

from __future__ import annotations

from typing import Final

TABLE: Final = -1  # in place of a seat: what happens by itself

GUILD_CHOSEN: Final = 0  # a: guild board
ROYAL_KEPT: Final = 1  # a: contract; only its owner may know
FIRST_PLAYER_ROLLED: Final = 2  # a: face
FIRST_PLAYER_FOUND: Final = 3
ROUND_BEGAN: Final = 4  # a: round
MOVED: Final = 5  # a: place, b: 1 in the Prime Position
TURN_ENDED: Final = 6
CONTRACT_TAKEN: Final = 7  # a: contract
CONTRACT_RETURNED: Final = 8  # a: contract
TRACK_FILLED: Final = 9  # a: slot, b: contract
FUNDS_REQUESTED: Final = 10  # a: Coin
BONUS_COIN_TAKEN: Final = 11
COMPONENT_BOUGHT: Final = 12  # a: component, b: price
MARKET_FILLED: Final = 13  # a: slot, b: component
ROW_REFRESHED: Final = 14  # a: row, b: Coin paid
ROW_DEALT_ANEW: Final = 15  # a: row, because all three were of a type
SKILL_TRAINED: Final = 16  # a: craft, b: price
CONTRACT_STARTED: Final = 17  # a: contract
COMPONENT_COMMITTED: Final = 18  # a: contract, b: component
WORK_ADDED: Final = 19  # a: contract, b: Work Tokens
DIE_ROLLED: Final = 20  # a: sides, b: face
DIE_REROLLED: Final = 21  # a: sides, b: new face
FORGE_RESULT: Final = 22  # a: contract, b: result
CONTRACT_FAILED: Final = 23  # a: contract, b: Work Tokens now on it
CONTRACT_FORGED: Final = 24  # a: contract
SKILL_ROSE: Final = 25  # a: craft, b: its value now
WAGE_PAID: Final = 26  # a: crew
CREW_LEFT: Final = 27  # a: crew, not paid
CONTRACT_TURNED_IN: Final = 28  # a: contract, b: Coin
CREW_HIRED: Final = 29  # a: crew, b: price
CREW_FIRED: Final = 30  # a: crew
TAVERN_REFRESHED: Final = 31  # b: Coin paid
TAVERN_FILLED: Final = 32  # a: slot, b: crew
LOAN_TAKEN: Final = 33  # a: loan, b: Coin
LOAN_PAID: Final = 34  # a: loan, b: Coin, the Bank's own share included
LOAN_REPAID: Final = 35  # a: loan
BANK_FILLED: Final = 36  # a: slot, b: loan
END_TRIGGERED: Final = 37  # a: why
LOAN_SETTLED: Final = 38  # a: loan, b: Coin
MATCH_ENDED: Final = 39
EVENTS: Final = 40
