"""Auction House, an Alleyway: Held Contracts are sold for more or less than they say."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.winterforge.cards import AUCTION_DIE, MOST_CONTRACTS
from hearth.games.winterforge.effects import AUCTION_ROLL, TURN_IN_COIN
from hearth.games.winterforge.events import AUCTION_ROLLED, CONTRACT_SOLD
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.questions import total
from hearth.games.winterforge.state import A, Guild, Winterforge
from hearth.kernel import Choice, Effect, Kind, saved

SELL: Final = A.kind("sell", contract=MOST_CONTRACTS)
STOP_SELLING: Final = A.kind("stop_selling")


class AuctionHouse(Place):
    """Any number of Held Contracts in one action. [WF-124, WF-R56]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        for contract in me.held:
            out.append(SELL.base + contract)

    def act(self, g: Winterforge, me: Guild, act: Kind, contract: int, y: int) -> None:
        g.then(SellMore([contract]))


@dataclass
class SellMore(Choice):
    """More Contracts may be put up before the first die is rolled. [WF-124]"""

    chosen: list[int] = field(default_factory=list)

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        if self.options(g, me) != [STOP_SELLING.base]:
            return True
        g.then(Auction(self.chosen))
        return False

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        # Only those further down, so that each set can be chosen in one way only.
        rest = me.held[me.held.index(self.chosen[-1]) + 1 :]
        return [*[SELL.base + contract for contract in rest], STOP_SELLING.base]

    def apply(self, g: Winterforge, me: Guild, act: Kind, contract: int, y: int) -> None:
        if act is SELL:
            g.then(SellMore([*self.chosen, contract]))
        else:
            g.then(Auction(self.chosen))


@dataclass
class Auction(Effect):
    """A d12 for each changes what it pays, never what it is worth. [WF-124, WF-R56]"""

    chosen: list[int] = field(default_factory=list)

    def happen(self, g: Winterforge, me: Guild) -> None:
        me.held = [contract for contract in me.held if contract not in self.chosen]
        for contract in self.chosen:
            face = auction_face(g, me, g.roll(AUCTION_DIE))
            g.note(AUCTION_ROLLED, me.seat, contract, face)
            coin = auction_coin(g, me, contract, face)
            me.coin += coin
            g.note(CONTRACT_SOLD, me.seat, contract, coin)


def auction_face(g: Winterforge, me: Guild, rolled: int) -> int:
    """With what is added or taken away, still a face of the die."""
    return max(1, min(rolled + total(g, me, AUCTION_ROLL), AUCTION_DIE))


def auction_coin(g: Winterforge, me: Guild, contract: int, face: int) -> int:
    """A payout is never below 0; what Crew add to a Turn In comes on top."""
    coin = g.box.contracts[contract].coin + g.box.auction[face - 1]
    return max(coin, 0) + total(g, me, TURN_IN_COIN)


saved("winterforge", SellMore, Auction)
