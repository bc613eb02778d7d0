"""Guildhall: Take Contracts, Request Funds, and the Prime bonus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.cards import MOST_CONTRACTS
from hearth.games.winterforge.ending import trigger_end
from hearth.games.winterforge.events import (
    BONUS_COIN_TAKEN,
    CONTRACT_RETURNED,
    CONTRACT_TAKEN,
    FUNDS_REQUESTED,
    TRACK_FILLED,
)
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.questions import (
    contract_limit,
    funds_amount,
    funds_below,
    take_limit,
)
from hearth.games.winterforge.rows import fill
from hearth.games.winterforge.state import BY_DECK, EMPTY, A, Guild, Winterforge
from hearth.kernel import Choice, Effect, Kind, saved

TAKE_CONTRACT: Final = A.kind("take_contract", slot=5)
STOP_TAKING: Final = A.kind("stop_taking")
RETURN_CONTRACT: Final = A.kind("return_contract", contract=MOST_CONTRACTS)
REQUEST_FUNDS: Final = A.kind("request_funds")
TAKE_BONUS_COIN: Final = A.kind("take_bonus_coin")
SAVE_BONUS: Final = A.kind("save_bonus")


class Guildhall(Place):
    """Contracts and a little Coin. [WF-072, WF-075]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        if can_take(g, me):
            add_track(g, out)
        if me.coin < funds_below(g, me):
            out.append(REQUEST_FUNDS.base)

    def act(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is TAKE_CONTRACT:
            g.then(TAKE_MORE[1], RETURN_SURPLUS[1], FILL_TRACK, GUILDHALL_BONUS)
            take(g, me, x)
        else:
            coin = funds_amount(g, me)
            me.coin += coin
            g.note(FUNDS_REQUESTED, me.seat, coin)
            g.then(GUILDHALL_BONUS)


def can_take(g: Winterforge, me: Guild) -> bool:
    """Not above the limit, nor with started Contracts in all its places. [WF-R22, WF-R60]

    An empty job track offers no slot to take, so it needs no word here.
    """
    limit = contract_limit(g, me)
    return me.unfinished() <= limit and me.started() < limit


def add_track(g: Winterforge, out: list[int]) -> None:
    for slot in range(len(g.track)):
        if g.track[slot] >= 0:
            out.append(TAKE_CONTRACT.base + slot)


def take(g: Winterforge, me: Guild, slot: int) -> None:
    card = g.track[slot]
    g.track[slot] = EMPTY
    me.hand.append(card)
    g.note(CONTRACT_TAKEN, me.seat, card)


@dataclass
class TakeMore(Choice):
    """Take up to 2 Contracts in one action, 3 with the Guild Clerk. [WF-072, WF-R22]"""

    taken: int = 1

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return self.taken < take_limit(g, me) and max(g.track) >= 0

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        out: list[int] = []
        add_track(g, out)
        out.append(STOP_TAKING.base)
        return out

    def apply(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is TAKE_CONTRACT:
            g.then(TAKE_MORE[self.taken + 1], RETURN_SURPLUS[self.taken + 1])
            take(g, me, x)


@dataclass
class ReturnSurplus(Choice):
    """Contracts above the limit go back to the track, old or new. [WF-073, WF-R21, WF-R22]

    `new` of the cards in hand, the last ones, were taken in this action. To return just those
    would be no action at all, so the last of them cannot be the last to go.
    """

    new: int = 1

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return me.unfinished() > contract_limit(g, me)

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        surplus = me.unfinished() - contract_limit(g, me)
        cards = me.hand[:-1] if surplus == 1 and self.new == 1 else me.hand
        return [RETURN_CONTRACT.base + card for card in cards]

    def apply(self, g: Winterforge, me: Guild, act: Kind, card: int, y: int) -> None:
        i = me.hand.index(card)
        is_new = i >= len(me.hand) - self.new
        del me.hand[i]
        if card == me.secret:
            me.secret = -1
        g.track[g.track.index(EMPTY)] = card
        g.note(CONTRACT_RETURNED, me.seat, card)
        g.then(RETURN_SURPLUS[self.new - 1 if is_new else self.new])


# A take takes at most what the track holds.
TAKE_MORE: Final = [TakeMore(n) for n in range(6)]
RETURN_SURPLUS: Final = [ReturnSurplus(n) for n in range(6)]


@dataclass
class FillTrack(Effect):
    """Open spaces are filled from the deck; its last card ends the match. [WF-074, WF-091]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        fill_track(g)
        if g.contract_deck.size() == 0:  # [WF-R42]
            trigger_end(g, BY_DECK)


FILL_TRACK: Final = FillTrack()


def fill_track(g: Winterforge) -> None:
    fill(g, g.track, g.contract_deck, TRACK_FILLED)


@dataclass
class GuildhallBonus(Choice):
    """Prime Position: 1 Coin after a Guildhall action, now or after a later one.

    [WF-076, WF-R19]
    """

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return me.bonus

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return TAKE_OR_SAVE[:]

    def apply(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        if act is TAKE_BONUS_COIN:
            me.bonus = False
            me.coin += 1
            g.note(BONUS_COIN_TAKEN, me.seat)


GUILDHALL_BONUS: Final = GuildhallBonus()
TAKE_OR_SAVE: Final = [TAKE_BONUS_COIN.at(), SAVE_BONUS.at()]

saved("winterforge", TakeMore, ReturnSurplus, FillTrack, GuildhallBonus)
