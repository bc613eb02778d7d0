"""The headings of the rules, for saying which clause forbids something."""

from __future__ import annotations

from typing import Final

# A sentence and a heading of the rules.
Refusal = tuple[str, str]

TURNS: Final = "Whose turn it is"
SPACES: Final = "Action spaces"
SEATING: Final = "Seating a figure"
DOCKING: Final = "Docking"
FURNACES: Final = "Furnaces"
SMELTER: Final = "Smelter"
FORGING: Final = "What you may do"
HEAT: Final = "Heat"
SMELTING: Final = "Smelting"
ROLLING: Final = "The roll"
RECRUITING: Final = "Recruit"
ABILITIES: Final = "Abilities"
STAFF: Final = "Activate Staff"
SELLING: Final = "Selling"
CORRUPTION: Final = "10. Corruption"
FINAL_SCORING: Final = "Final scoring"
ROGUES: Final = "13. Rogues"
CULTISTS: Final = "Cultists"
ROBBERS: Final = "Robbers"

# By phase: where the rules say who chooses when.
PHASE_CLAUSES: Final = {"production": TURNS, "market": SELLING}
