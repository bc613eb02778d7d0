"""The headings of the rules, for saying which clause forbids something."""

from __future__ import annotations

from typing import Final

# A sentence and a heading of the rules.
Refusal = tuple[str, str]

PLAYERS: Final = "The players"
TURN_ORDER: Final = "3. Turn order"
TURNS: Final = "Taking turns"
WORKERS: Final = "Workers and spots"
MARKET: Final = "Market"
PLAZA: Final = "Plaza"
GUILDS: Final = "Guilds"
CONTRACTS: Final = "7. Getting Contracts"
FORGING: Final = "8. Forging"
UPGRADES: Final = "10. Upgrades"
TAKING_A_CARD: Final = "Taking a card"
DEVELOPMENTS: Final = "Development cards"
TRAININGS: Final = "Training cards"
BRINGING_BACK: Final = "Bringing Assistants back"
END_OF_ROUND: Final = "12. The end of a round"
ACHIEVEMENTS: Final = "13. Achievements"
FINAL_SCORING: Final = "Final scoring"
HIDDEN: Final = "15. What is hidden"
IRONCLAD: Final = "What Ironclad does"
TRAINING_LIST: Final = "21. The Training cards"

# By phase: where the rules say who chooses when.
PHASE_CLAUSES: Final = {
    "set_up": PLAYERS,
    "turn_order": TURN_ORDER,
    "turns": TURNS,
    "end_of_round": END_OF_ROUND,
}

CARD_CLAUSES: Final = [GUILDS, DEVELOPMENTS, TRAININGS]  # by deck
