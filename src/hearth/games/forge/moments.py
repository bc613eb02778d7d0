"""Which clause of the rules says who chooses when, and what each deck is for."""

from __future__ import annotations

from typing import Final

# A sentence, and the number of the clause that says so: "5.1".
Refusal = tuple[str, str]

# By phase.
PHASE_CLAUSES: Final = {
    "set_up": "2.12",
    "turn_order": "3.4",
    "turns": "4.1",
    "end_of_round": "12.1",
}

CARD_CLAUSES: Final = ["6.18", "11.4", "11.7"]  # by deck
