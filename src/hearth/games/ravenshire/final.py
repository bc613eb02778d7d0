"""Final scoring: last exchanges, Overtime cards, tokens, and the Gold of Reputation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.events import (
    FINAL_SCORING as FINAL_SCORING_BEGAN,
)
from hearth.games.ravenshire.events import (
    MATCH_ENDED,
    REPUTATION_GOLD,
    TABLE,
    TOKENS_SOLD,
)
from hearth.games.ravenshire.exchange import add_exchanges
from hearth.games.ravenshire.goods import GOLD, TOKENS
from hearth.games.ravenshire.ranking import human_wins
from hearth.games.ravenshire.state import BEATEN, BY_ROUNDS, LOST, A, Ravenshire, Smith
from hearth.games.ravenshire.tokens import add_overtime, do_between
from hearth.games.ravenshire.turn import all_at_once
from hearth.kernel import Choice, Effect, Kind, saved

FINISH: Final = A.kind("finish")


@dataclass
class FinalScoring(Effect):
    """Exchanges, Overtime and tokens in any order; Reputation Gold last. [RA-100, RA-R27]"""

    def happen(self, g: Ravenshire, me: Smith) -> None:
        g.note(FINAL_SCORING_BEGAN, TABLE)
        g.then(END_MATCH)
        all_at_once(g, LAST_TRADES)


FINAL_SCORING: Final = FinalScoring()


@dataclass
class LastTrades(Choice):
    """No Contract can be completed any more. [RA-055, RA-056, RA-100, RA-R27]"""

    def applies(self, g: Ravenshire, me: Smith) -> bool:
        return len(self.options(g, me)) > 1

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        out: list[int] = []
        add_overtime(g, me, out)
        add_exchanges(g, me, out)
        out.append(FINISH.base)
        return out

    def apply(self, g: Ravenshire, me: Smith, act: Kind, x: int, y: int) -> None:
        if act is not FINISH:
            do_between(g, me, act, x, y, self)


LAST_TRADES: Final = LastTrades()


@dataclass
class EndMatch(Effect):
    """Each token left is 1 Gold, then Reputation pays. [RA-100 to RA-102]"""

    def happen(self, g: Ravenshire, me: Smith) -> None:
        for smith in g.players:
            if smith.stock[TOKENS] > 0:
                g.note(TOKENS_SOLD, smith.seat, smith.stock[TOKENS])
            smith.stock[GOLD] += smith.stock[TOKENS] + reputation_gold(
                g, smith.seat, smith.reputation
            )
            smith.stock[TOKENS] = 0
        rival = g.rival
        g.ending = BY_ROUNDS
        g.over = True
        if rival.present and not rival.neutral:
            rival.gold += reputation_gold(g, TABLE, rival.reputation)
            g.ending = BEATEN if human_wins(g) else LOST
        g.note(MATCH_ENDED, TABLE, g.ending)


END_MATCH: Final = EndMatch()


def reputation_gold(g: Ravenshire, seat: int, level: int) -> int:
    gold = g.box.levels[level].gold
    g.note(REPUTATION_GOLD, seat, gold, level)
    return gold


saved("ravenshire", FinalScoring, LastTrades, EndMatch)
