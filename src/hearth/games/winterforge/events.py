"""What can happen, for the log: numbers here, sentences in `sentences.py`."""

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
LOAN_PAID: Final = 34  # a: loan, b: Coin of the Guild
LOAN_REPAID: Final = 35  # a: loan
BANK_FILLED: Final = 36  # a: slot, b: loan
END_TRIGGERED: Final = 37  # a: why
LOAN_SETTLED: Final = 38  # a: loan, b: Coin
MATCH_ENDED: Final = 39
RUNE_COMMITTED: Final = 40  # a: contract, b: rune
RUNE_USED_UP: Final = 41  # a: contract, b: rune
DIE_TURNED: Final = 42  # a: sides, b: face
RUNE_BOUGHT: Final = 43  # a: rune, b: price
CONTRACT_HELD: Final = 44  # a: contract
AUCTION_ROLLED: Final = 45  # a: contract, b: face, with what Crew add
CONTRACT_SOLD: Final = 46  # a: contract, b: Coin
FAITH_TAKEN: Final = 47  # a: price
FAITH_SEEN: Final = 48  # a: value; only its owner may know
COMPONENT_STOLEN: Final = 49  # a: component, b: from which seat
EVENT_DRAWN: Final = 50  # a: event
COIN_GAINED: Final = 51  # a: Coin
COIN_LOST: Final = 52  # a: Coin
LOAN_RELIEVED: Final = 53  # a: loan, b: Coin
COMPONENT_FOUND: Final = 54  # a: component
COMPONENT_LOST: Final = 55  # a: component
CONTRACT_CLAIMED: Final = 56  # a: contract
SMITH_PLACED: Final = 57  # a: place, b: 1 in the Prime Position
DAY_BEGAN: Final = 58  # a: day
CONTRACT_TRIED_AGAIN: Final = 59  # a: contract
RESULT_ADDED_UP: Final = 60  # a: sum of the dice, b: what is added to it
LAST_BEGAN: Final = 61  # the last round, day or turn that the table allows
PRIME_SAVED: Final = 62  # a: place, b: Coin less
PRIME_ADDED: Final = 63  # a: place
BANK_ADDED: Final = 64  # a: loan, b: Coin, with the Prime bonus
THIEF_HIRED: Final = 65  # a: price
RUNE_PAID: Final = 66  # a: Coin

# By number: the name, and in which table of the box its `a` and its `b` are cards, if they are.
SUBJECTS: Final[list[tuple[str, str, str]]] = [
    ("guild_chosen", "guild", ""),
    ("royal_kept", "contract", ""),
    ("first_player_rolled", "", ""),
    ("first_player_found", "", ""),
    ("round_began", "", ""),
    ("moved", "place", ""),
    ("turn_ended", "", ""),
    ("contract_taken", "contract", ""),
    ("contract_returned", "contract", ""),
    ("track_filled", "", "contract"),
    ("funds_requested", "", ""),
    ("bonus_coin_taken", "", ""),
    ("component_bought", "component", ""),
    ("market_filled", "", "component"),
    ("row_refreshed", "", ""),
    ("row_dealt_anew", "", ""),
    ("skill_trained", "craft", ""),
    ("contract_started", "contract", ""),
    ("component_committed", "contract", "component"),
    ("work_added", "contract", ""),
    ("die_rolled", "", ""),
    ("die_rerolled", "", ""),
    ("forge_result", "contract", ""),
    ("contract_failed", "contract", ""),
    ("contract_forged", "contract", ""),
    ("skill_rose", "craft", ""),
    ("wage_paid", "crew", ""),
    ("crew_left", "crew", ""),
    ("contract_turned_in", "contract", ""),
    ("crew_hired", "crew", ""),
    ("crew_fired", "crew", ""),
    ("tavern_refreshed", "", ""),
    ("tavern_filled", "", "crew"),
    ("loan_taken", "loan", ""),
    ("loan_paid", "loan", ""),
    ("loan_repaid", "loan", ""),
    ("bank_filled", "", "loan"),
    ("end_triggered", "", ""),
    ("loan_settled", "loan", ""),
    ("match_ended", "", ""),
    ("rune_committed", "contract", "rune"),
    ("rune_used_up", "contract", "rune"),
    ("die_turned", "", ""),
    ("rune_bought", "rune", ""),
    ("contract_held", "contract", ""),
    ("auction_rolled", "contract", ""),
    ("contract_sold", "contract", ""),
    ("faith_taken", "", ""),
    ("faith_seen", "", ""),
    ("component_stolen", "component", ""),
    ("event_drawn", "event", ""),
    ("coin_gained", "", ""),
    ("coin_lost", "", ""),
    ("loan_relieved", "loan", ""),
    ("component_found", "component", ""),
    ("component_lost", "component", ""),
    ("contract_claimed", "contract", ""),
    ("smith_placed", "place", ""),
    ("day_began", "", ""),
    ("contract_tried_again", "contract", ""),
    ("result_added_up", "", ""),
    ("last_began", "", ""),
    ("prime_saved", "place", ""),
    ("prime_added", "place", ""),
    ("bank_added", "loan", ""),
    ("thief_hired", "", ""),
    ("rune_paid", "", ""),
]
