"""Ingots: a whole game in one file, the smallest example of one.

A forge sells its cellar, ingot by ingot. The smith on turn is the seller, who may look at the top
ingot and put it under the others. Then all bid for the top one, in secret and at the same time; a
die decides between equal bids, and the seller keeps what nobody wants. Each smith also brought an
ingot that nobody else has seen. When the cellar is empty or nobody has Coin, the best ingots win.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from hearth import kernel
from hearth.kernel import Deck, Kind, Rng, SheetRow

EXTRAS: Final = ["slag", "moonstone"]  # in the cellar only if the table asks for them

A: Final = kernel.ActionSpace("ingots")
SELL, LOOK, BURY = A.kind("sell"), A.kind("look"), A.kind("bury")
BID: Final = A.kind("bid", coin=6)


# The box: what is printed. A card is an int, its row in the tables.
class IngotsBox(kernel.Box):
    def __init__(self, name: str, replaced: dict[str, str]) -> None:
        super().__init__(Path(__file__).parent / "box", name, replaced)
        rows = self.rows("ingots.toml", "ingot")
        self.ids = [row.text("id") for row in rows]
        self.worth = [row.number_in("worth", -9, 9) for row in rows]
        self.copies = [row.number_in("copies", 1, 9) for row in rows]
        for row in rows:
            row.done()
        kernel.refuse_doubles("ingots.toml", self.ids)

    def cards(self, extras: list[str]) -> list[int]:
        used = [i for i, id in enumerate(self.ids) if id in extras or id not in EXTRAS]
        return [i for i in used for _ in range(self.copies[i])]

    def names(self, cards: list[int]) -> list[str | None]:
        return [self.ids[card] if card >= 0 else None for card in cards]


# The state: what lies on the table.
@dataclass
class Smith:
    seat: int = 0
    coin: int = 0
    bid: int = -1  # until all have bid
    hand: list[int] = field(default_factory=list)  # the ingot that nobody else has seen
    bought: list[int] = field(default_factory=list)

    def copy(self) -> Smith:
        return Smith(self.seat, self.coin, self.bid, self.hand[:], self.bought[:])


@dataclass(eq=False)
class Ingots(kernel.State):
    players: list[Smith] = field(default_factory=list)
    box: IngotsBox = field(default_factory=lambda: STANDARD, metadata=kernel.SHARED)
    cellar: Deck = field(default_factory=Deck)

    def clone(self) -> Ingots:
        smiths = [smith.copy() for smith in self.players]
        g = Ingots(players=smiths, box=self.box, cellar=self.cellar.copy())
        self.copy_kernel(g)
        return g


# The steps: sentences of the rulebook.
@dataclass
class Sell(kernel.Choice):
    """With patience the seller looks at the top ingot, or puts one that it knows under all."""

    patience: int = 0

    def options(self, g: Ingots, me: Smith) -> list[int]:
        if self.patience == 0:
            return [SELL.at()]
        return [SELL.at(), BURY.at() if g.cellar.next_seen() & 1 << me.seat else LOOK.at()]

    def apply(self, g: Ingots, me: Smith, act: Kind, x: int, y: int) -> None:
        if act is LOOK:
            (ingot,) = g.peek(g.cellar, me.seat)
            g.note(LOOKED, me.seat)
            g.note(SAW, me.seat, ingot, audience=1 << me.seat)
        elif act is BURY:
            seen = g.cellar.next_seen()
            g.cellar.put_under(g.draw(g.cellar), seen)
            g.note(BURIED, me.seat)
        if act is not SELL:
            g.then(Sell(self.patience - 1))


@dataclass
class Bid(kernel.Together):
    """All bid in secret. Chance waits until the last of them has chosen."""

    def options(self, g: Ingots, me: Smith) -> list[int]:
        return [BID.at(coin) for coin in range(me.coin + 1)]

    def apply(self, g: Ingots, me: Smith, act: Kind, coin: int, y: int) -> None:
        me.bid = coin
        rest = self.without(me.seat)
        if rest.waiting:
            g.then(rest)


@dataclass
class HandOver(kernel.Effect):
    """The highest bid buys, by a die if it stands twice. Without bids the seller keeps it."""

    def happen(self, g: Ingots, me: Smith) -> None:
        price = max(smith.bid for smith in g.players)
        tied = [smith for smith in g.players if smith.bid == price] if price > 0 else [me]
        while len(tied) > 1:
            faces = [g.roll(6) for _ in tied]
            tied = [tied[i] for i in range(len(tied)) if faces[i] == max(faces)]
        tied[0].coin -= price
        tied[0].bought.append(g.draw(g.cellar))
        g.note(BOUGHT, tied[0].seat, tied[0].bought[-1], price)
        for smith in g.players:
            smith.bid = -1
        g.over = g.cellar.size() == 0 or max(smith.coin for smith in g.players) == 0
        g.turn = (g.turn + 1) % len(g.players)
        begin_sale(g)


def begin_sale(g: Ingots) -> None:
    seats = [(g.turn + i) % len(g.players) for i in range(len(g.players))]
    g.then(Sell(g.chosen["patience"]), Bid(waiting=seats, seat=g.turn), HandOver())


STANDARD: Final[IngotsBox] = IngotsBox("standard", {})
kernel.saved("ingots", Ingots, Smith, Sell, Bid, HandOver)


# The words: what is said to people.
BURIED, LOOKED, SAW, BOUGHT = range(4)
EVENTS: Final = {
    "buried": "puts the top ingot under the others",
    "looked": "looks at the top ingot",
    "saw": "sees {ingot}",
    "bought": "takes {ingot} for {price} Coin",
}
LABELS: Final = {"sell": "Sell the top ingot", "look": "Look at it", "bury": "Put it under all"}


# The game: where each question is answered.
class IngotsGame(kernel.Game):
    def __init__(self) -> None:
        super().__init__("ingots", "The Ingot Cellar", A, [2, 3])
        self.event_names = list(EVENTS)
        self.variants = [kernel.Variant("standard", [2, 3], ["sold_out", "nobody_can_buy"])]
        self.options = [
            kernel.Option("patience", [0, 2, 3], 2, "How often a seller may look or bury."),
            kernel.Option("extras", EXTRAS, ["moonstone"], "Ingots to be added.", many=True),
        ]

    def standard_box(self) -> IngotsBox:
        return STANDARD

    def make_box(self, name: str, replaced: dict[str, str]) -> IngotsBox:
        return IngotsBox(name, replaced)

    def forbid(self, seats: int, chosen: dict[str, Any]) -> str:
        enough = seats < 3 or chosen["extras"]
        return "" if enough else "three smiths need extras: slag, moonstone or both"

    def set_up(self, table: kernel.Table, box: IngotsBox) -> Ingots:
        g = Ingots(rules=self, box=box, chosen=table.chosen, logging=table.logging)
        g.open_chance(table.seed, table.secret)
        g.cellar.shuffle_in(box.cards(table.chosen["extras"]))
        for seat in range(table.seats):
            g.players.append(Smith(seat, 5, hand=[g.draw(g.cellar)]))
        begin_sale(g)
        g.settle()
        return g

    def view(self, g: Ingots, seat: int) -> dict[str, Any]:
        names = g.box.names
        top, under = g.cellar.remembered(seat)
        smiths: list[dict[str, Any]] = [
            {"coin": smith.coin, "bought": names(smith.bought)} for smith in g.players
        ]
        if seat >= 0:
            smiths[seat] |= {"hand": names(g.players[seat].hand), "bid": g.players[seat].bid}
        return {
            "phase": "over" if g.over else type(g.stack[-1]).__name__,
            "round": 1 + sum(len(p.bought) for p in g.players),
            "actors": [] if g.over else g.actors()[:],
            "players": smiths,
            "board": {"cellar": g.cellar.size(), "top": names(top), "under": names(under)},
        }

    def determinise(self, g: Ingots, seat: int, rng: Rng) -> None:
        """Others brought any ingots that the seat cannot place, and bid anything."""
        g.reseed(rng)
        others = [smith for smith in g.players if smith.seat != seat]
        bag = g.cellar.bag
        bag += [card for smith in others for card in smith.hand]
        bag.sort()
        g.cellar.forget(seat, rng)
        for smith in others:
            smith.hand = [bag.pop(rng.below(len(bag)))]
            smith.bid = rng.below(smith.coin + 1) if smith.bid >= 0 else -1

    def scores(self, g: Ingots) -> list[int]:
        return [int(sum(row.points for row in self.sheet(g, p.seat))) for p in g.players]

    def result(self, g: Ingots) -> list[float]:
        """The best ingots win, then the most Coin; then they share."""
        standings = [*zip(self.scores(g), [smith.coin for smith in g.players])]
        best = max(standings)
        return [(standing == best) / standings.count(best) for standing in standings]

    def sheet(self, g: Ingots, seat: int) -> list[SheetRow]:
        cards = g.players[seat].hand + g.players[seat].bought
        return [SheetRow(g.box.ids[card], g.box.worth[card]) for card in cards]

    def broken_laws(self, g: Ingots) -> list[str]:
        held = [card for smith in g.players for card in smith.hand + smith.bought]
        all_there = sorted(held + g.cellar.cards()) == g.box.cards(g.chosen["extras"])
        return [] if all_there else ["each ingot is in exactly one place"]

    def ending(self, g: Ingots) -> str:
        return self.endings()[0 if g.cellar.size() == 0 else 1]

    def label(self, g: Ingots, a: int, seat: int) -> str:
        return LABELS.get(A.kind_of[a].name, f"Bid {A.x_of[a]} Coin")

    def prompt(self, g: Ingots, seat: int) -> str:
        return "Bid for the top ingot" if isinstance(g.stack[-1], Bid) else "Sell the top ingot?"

    def sentence(self, g: Ingots, event: kernel.Event) -> str:
        kind, _, ingot, price, _ = event
        return EVENTS[self.event_names[kind]].format(ingot=g.box.ids[ingot], price=price)

    def refs(self, g: Ingots, event: kernel.Event) -> list[str]:
        return [f"ingot:{g.box.ids[event[2]]}"] if event[0] in (SAW, BOUGHT) else []


INGOTS: Final = IngotsGame()
