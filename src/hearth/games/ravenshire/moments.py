"""Moments of a round, for saying when a thing can be done; and the clauses that say so."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.gathering import AfterRun, BeforePlacing, BeforeTaking
from hearth.games.ravenshire.state import Ravenshire
from hearth.games.ravenshire.view import phase
from hearth.kernel import Step

# A sentence and a heading of the rules.
Refusal = tuple[str, str]

# Headings of the rules.
PLAYERS: Final = "The players"
ROUNDS: Final = "3. The rounds"
YOUR_TURN: Final = "Your turn"
PLACING: Final = "Placing a die"
TAKING: Final = "Taking a die"
RUNNING: Final = "Running a guild"
RECRUITING: Final = "5. Recruiting"
BUYING: Final = "What they buy"
UPGRADING: Final = "Upgrades"
OVERTIME: Final = "Overtime cards"
EXCHANGING: Final = "7. The Market Exchange"
PRODUCTION: Final = "8. Production"
HOLDING: Final = "Getting and holding them"
COMPLETING: Final = "Completing them"
REPUTATION: Final = "10. Reputation"
TITLES: Final = "11. Titles and the end of the round"
FINAL_SCORING: Final = "12. Final scoring"
BADGER: Final = "Badger"
ADVISOR: Final = "Guild Advisor"
HIDDEN: Final = "14. What is hidden"

PHASE_TEXTS: Final = {
    "set_up": "the set-up",
    "gathering": "Gathering",
    "production": "Production",
    "end_of_round": "the end of the round",
    "final_scoring": "final scoring",
}


def is_between(step: Step) -> bool:
    """Outside an action of the own turn. [RA-040]"""
    return isinstance(step, (BeforePlacing, BeforeTaking, AfterRun))


def at_another_time(g: Ravenshire, what: str, when: str, clause: str = ROUNDS) -> Refusal:
    return f"{what} in {when}; this is {PHASE_TEXTS[phase(g)]}.", clause
