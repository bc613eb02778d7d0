"""Moments of a round, for saying when a thing can be done."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.gathering import AfterRun, BeforePlacing, BeforeTaking
from hearth.games.ravenshire.state import Ravenshire
from hearth.games.ravenshire.view import phase
from hearth.kernel import Step

# A sentence, and the number of the clause that says so: "5.1".
Refusal = tuple[str, str]

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


def at_another_time(g: Ravenshire, what: str, when: str, clause: str = "3.1") -> Refusal:
    return f"{what} in {when}; this is {PHASE_TEXTS[phase(g)]}.", clause
