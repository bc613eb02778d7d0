"""Scenes that several tests begin from, and what happens in them again and again."""

from __future__ import annotations

from typing import Any

from hearth.games.winterforge.state import Winterforge
from tests.games.winterforge.table import (
    BOX,
    contract,
    give_rune,
    hold,
    next_event,
    next_rolls,
    place,
    quiet,
    rune,
    start_job,
    table,
    take_from_deck,
)
from tests.support import act, legal

ROYAL = ["bronze", "bronze", "bronze", "twine", "twine"]  # for R02: Weapons and Armour, 35
WAYS = ["auction_house", "runesmith"]


def again(g: Winterforge, *faces: int) -> Winterforge:
    """One more attempt on the Camp Knife."""
    next_rolls(g, *[(4, face) for face in faces])
    act(g, f"forge:contract={contract('W01')},prime=0")
    return g


def alone(**mine: object) -> Winterforge:
    """Alone, at the end of a turn without an Event, with just these things."""
    g = table(1, **mine)  # type: ignore[arg-type]
    quiet(g)
    return g


def cheap(card: str) -> list[str]:
    """The cheapest Components that a Contract can be forged from, all with a d4."""
    metal, gem, fibre = BOX.contracts[contract(card)].needs
    return ["bronze"] * metal + ["quartz"] * gem + ["twine"] * fibre


def finish(g: Winterforge) -> Winterforge:
    """Nobody does anything more, and this is the last round."""
    g.round = g.round_cap
    while not g.over:
        act(g, "end_turn")
    return g


def forge(card: str, prime: int = 0) -> str:
    return f"forge:contract={contract(card)},prime={prime}"


def guild(g: Winterforge, viewer: int | None) -> dict[str, Any]:
    """What the viewer sees of the Guild of seat 0."""
    found: dict[str, Any] = g.view(viewer)["players"][0]
    return found


def house(*held: str, coin: int = 0, seats: int = 2, **more: object) -> Winterforge:
    """At the Auction House with these Contracts Held."""
    g = table(seats, alleyways=["auction_house"], at="auction_house", coin=coin, **more)  # type: ignore[arg-type]
    hold(g, 0, *held)
    return g


def kinds(actions: list[str]) -> set[str]:
    return {text.partition(":")[0] for text in actions}


def lords(**mine: object) -> Winterforge:
    """Seat 0 is First Player and places its first Smith, with just these things."""
    return table(6, **mine)  # type: ignore[arg-type]


def move(to: str, prime: int = 0) -> str:
    return f"move:to={place(to)},prime={prime}"


def others(g: Winterforge) -> None:
    """End the turn of seat 0, and let the others do nothing until it is on turn again."""
    act(g, "end_turn")
    while g.turn != 0:
        send(g, "guildhall")
        act(g, "end_turn")


def send(g: Winterforge, to: str, prime: bool = False) -> None:
    """Place a Smith."""
    act(g, f"place_smith:to={place(to)},prime={int(prime)}")


def smithy(name: str, *faces: int, **more: object) -> Winterforge:
    """A first attempt on the Camp Knife (6) with this Rune (or none) and these d4."""
    g = table(
        at="forge",
        hand=["W01"],
        stock=["bronze", "twine"],
        **{"alleyways": ["runesmith"], **more},  # type: ignore[arg-type]
    )
    give_rune(g, 0, name or "embers")
    act(g, f"forge:contract={contract('W01')},prime=0")
    act(g, *legal(g, "commit"))
    act(g, *legal(g, "commit"))
    next_rolls(g, *[(4, face) for face in faces])
    act(g, f"commit_rune:rune={rune(name)}" if name else "no_rune")
    return g


def started(name: str, card: str, work: int, *faces: int, **more: object) -> Winterforge:
    """An attempt on a Contract that was started with this Rune (or none)."""
    g = table(at="forge", **{"alleyways": WAYS, **more})  # type: ignore[arg-type]
    start_job(g, 0, card, ROYAL if card == "R02" else ["bronze", "twine"], work)
    if name:
        assert take_from_deck(g.rune_deck, rune(name))
        g.players[0].jobs[0].rune = rune(name)
    next_rolls(g, *[(4, face) for face in faces])
    act(g, f"forge:contract={contract(card)},prime=0")
    return g


def turn_up(g: Winterforge, name: str) -> None:
    """The next turn begins, under this Event."""
    next_event(g, name)
    act(g, "end_turn")
