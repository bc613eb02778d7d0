"""Pebbles: take one, two or three from the heap; who takes the last one wins."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from hearth import kernel
from hearth.kernel import Kind, Rng, SheetRow

HERE: Final = Path(__file__).parent
MOST: Final = 3  # pebbles in one turn

A: Final = kernel.ActionSpace("pebbles")
TAKE: Final = A.kind("take", pebbles=MOST + 1)


class Heaps(kernel.Box):
    """What is printed: how large the heaps are."""

    def __init__(self, name: str, replaced: dict[str, str]) -> None:
        super().__init__(HERE / "box", name, replaced)
        rows = self.rows("heaps.toml", "heap")
        self.pebbles = {row.text("id"): row.number_in("pebbles", 1, 99) for row in rows}
        for row in rows:
            row.done()


@dataclass
class Player:
    seat: int = 0
    taken: int = 0


@dataclass(eq=False)
class Pebbles(kernel.State):
    players: list[Player] = field(default_factory=list)
    box: Heaps = field(default_factory=lambda: STANDARD, metadata=kernel.SHARED)
    heap: int = 0
    last: int = -1  # the seat that took last

    def clone(self) -> Pebbles:
        players = [Player(player.seat, player.taken) for player in self.players]
        g = Pebbles(players=players, box=self.box, heap=self.heap, last=self.last)
        self.copy_kernel(g)
        return g


@dataclass
class Take(kernel.Choice):
    """Take one, two or three."""

    def options(self, g: Pebbles, me: Player) -> list[int]:
        return [TAKE.at(n) for n in range(1, min(MOST, g.heap) + 1)]

    def apply(self, g: Pebbles, me: Player, act: Kind, pebbles: int, y: int) -> None:
        g.heap -= pebbles
        me.taken += pebbles
        g.last = me.seat
        g.note(0, me.seat, pebbles)
        g.over = g.heap == 0
        g.turn = (g.turn + 1) % len(g.players)
        g.then(Take())


STANDARD: Final[Heaps] = Heaps("standard", {})
kernel.saved("pebbles", Pebbles, Player, Take)


class PebblesGame(kernel.Game):
    """Where each question is answered."""

    def __init__(self) -> None:
        super().__init__("pebbles", "Pebbles", A, [2])
        self.folder = HERE
        self.event_names = ["taken"]
        self.variants = [kernel.Variant("standard", [2], ["heap_taken"])]
        self.options = [kernel.Option("heap", ["small", "large"], "large", "How many pebbles.")]

    def standard_box(self) -> Heaps:
        return STANDARD

    def make_box(self, name: str, replaced: dict[str, str]) -> Heaps:
        return Heaps(name, replaced)

    def set_up(self, table: kernel.Table, box: Heaps) -> Pebbles:
        g = Pebbles(rules=self, box=box, chosen=table.chosen, logging=table.logging)
        g.open_chance(table.seed, table.secret)
        g.heap = box.pebbles[table.chosen["heap"]]
        g.players = [Player(seat) for seat in range(table.seats)]
        g.then(Take())
        g.settle()
        return g

    def view(self, g: Pebbles, seat: int) -> dict[str, Any]:
        return {
            "phase": "over" if g.over else "take",
            "round": 1 + sum(player.taken for player in g.players) // MOST,
            "actors": [] if g.over else g.actors()[:],
            "players": [{"taken": player.taken} for player in g.players],
            "board": {"heap": g.heap},
        }

    def determinise(self, g: Pebbles, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""
        g.reseed(rng)

    def scores(self, g: Pebbles) -> list[int]:
        return [int(g.over and player.seat == g.last) for player in g.players]

    def result(self, g: Pebbles) -> list[float]:
        return [float(score) for score in self.scores(g)] if g.over else [0.5, 0.5]

    def sheet(self, g: Pebbles, seat: int) -> list[SheetRow]:
        return [SheetRow("The last pebble", self.scores(g)[seat])]

    def broken_laws(self, g: Pebbles) -> list[str]:
        whole = g.box.pebbles[g.chosen["heap"]]
        there = g.heap + sum(player.taken for player in g.players)
        return [] if there == whole else ["each pebble is in the heap or taken"]

    def ending(self, g: Pebbles) -> str:
        return "heap_taken"

    def label(self, g: Pebbles, a: int, seat: int) -> str:
        n = A.x_of[a]
        return "Take 1 pebble" if n == 1 else f"Take {n} pebbles"

    def prompt(self, g: Pebbles, seat: int) -> str:
        return "Take from the heap"

    def sentence(self, g: Pebbles, event: kernel.Event) -> str:
        return "takes 1 pebble" if event[2] == 1 else f"takes {event[2]} pebbles"

    def refs(self, g: Pebbles, event: kernel.Event) -> list[str]:
        return [f"pebbles:{event[2]}"]

    def watched(self, box: Heaps) -> list[str]:
        return [f"taken pebbles:{n}" for n in range(1, MOST + 1)]


PEBBLES: Final = PebblesGame()
