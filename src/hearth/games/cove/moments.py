"""Which clause of the rules says who chooses when."""

from __future__ import annotations

from typing import Final

# A sentence, and the number of the clause that says so: "5.1".
Refusal = tuple[str, str]

# By phase.
PHASE_CLAUSES: Final = {"production": "4.1", "market": "9.10"}
