"""Scenes that several files of tests begin with."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import ACHIEVEMENTS, UPGRADES
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    at_turn,
    fetch,
    in_deck,
    ironclad_plays,
    next_cards,
    pile,
    set_column,
    show_pile,
    solo,
    trained,
)

# Ironclad

# Location, income, and the other actions in their order.
CARDS = {
    "ir01": ("forest", 2, ["upgrade wagon 7", "hammer top_upgrades"]),
    "ir02": ("mountains", 3, ["contract military"]),
    "ir03": ("mines", 2, ["upgrade anvil 7", "card guild"]),
    "ir04": ("market", 5, ["upgrade tongs 3"]),
    "ir05": ("plaza", 2, ["contract royal", "hammer skill_five"]),
    "ir06": ("guilds", 2, ["card guild", "hammer four_seals"]),
    "ir07": ("commons", 3, ["contract common", "upgrade chisels 2"]),
    "ir08": ("military", 2, ["contract military", "hammer three_forged"]),
    "ir09": ("royal", 3, ["upgrade grindstone 6", "contract royal"]),
    "ir10": (
        "development",
        2,
        ["card development", "upgrade hammers 4", "hammer four_development"],
    ),
    "ir11": ("upgrade", 4, ["upgrade forge 9", "hammer bottom_upgrades"]),
    "ir12": ("training", 2, ["card training", "upgrade vise 5", "hammer four_training"]),
}
UPGRADE_VP = dict(zip(UPGRADES, [4, 4, 7, 3, 1, 1, 2, 3]))
# What the decks show next, and its VP for Ironclad; of Contracts also the Gold.
NEXT = {
    "guild": ("touchstone", 1),
    "development": ("gem_sieve", 2),
    "training": ("market_caller", 2),
    "common": ("hay_forks", 3),
    "military": ("great_helm", 11),
    "royal": ("signet_ring", 4),
}
HELD = {"guild": "guild_cards", "development": "developments", "training": "trainings"}
PRICE = {"common": 5, "military": 10, "royal": 5}
EACH = pytest.mark.parametrize("card", CARDS)
CITY = ["ir04", "ir05", "ir06", "ir07", "ir08", "ir09"]


def place_of(card: str) -> str:
    return CARDS[card][0]


def ready(*cards: str, gold: int = 40, round: int = 1, **chosen: str) -> Forge:
    """Ironclad turns these cards up next; the decks show the cards above."""
    g = solo(*cards, round=round, **chosen)
    g.ironclad.gold = gold
    next_cards(g, *[name for name, _ in NEXT.values()])
    return g


def played(card: str, gold: int = 40, round: int = 1, **chosen: str) -> Forge:
    g = ready(card, gold=gold, round=round, **chosen)
    ironclad_plays(g)
    return g


def ironclad_hammers(g: Forge) -> list[str]:
    return [name for i, name in enumerate(ACHIEVEMENTS) if g.ironclad.hammers >> i & 1]


def give_hammers(g: Forge, *columns: str) -> None:
    for name in columns:
        column = ACHIEVEMENTS.index(name)
        set_column(g, column, *g.columns[column], len(g.players))
        g.ironclad.hammers |= 1 << ACHIEVEMENTS.index(name)


def move(g: Forge, where: str, *cards: str) -> None:
    """Ironclad has these cards too."""
    found: list[int] = getattr(g.ironclad, where)
    setattr(g.ironclad, where, found + [fetch(g, name) for name in cards])


def discard_all(g: Forge) -> None:
    """Nothing can come from the decks of cards, and Contracts are too dear."""
    for deck in ("guild", "development", "training"):
        show_pile(g, deck, *pile(g, deck), *in_deck(g, deck))


def upgrade_cost(card: str, gold: int) -> int:
    for action in CARDS[card][2]:
        kind, _, rest = action.partition(" ")
        if kind == "upgrade" and int(rest.split()[1]) <= gold:
            return int(rest.split()[1])
    return 0


# Training


def with_training(card: str, who: str = "1", round: int = 1) -> Forge:
    g = at_turn(2, round)
    trained(g, who, card)
    return g
