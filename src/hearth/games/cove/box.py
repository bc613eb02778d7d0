"""The box of the Cove: all tables, read from `box/*.toml`, and what holds between them."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.heat import FURNACES, Furnace, read_furnace
from hearth.games.cove.cards import (
    DIFFICULTIES,
    HOURS,
    ROGUE_CARDS,
    CorruptionCard,
    Difficulty,
    Faction,
    PeddlerCard,
    RogueCard,
    Townsfolk,
    read_clock,
    read_corruption,
    read_difficulty,
    read_faction,
    read_peddler_card,
    read_rogue_card,
    read_townsfolk,
)
from hearth.games.cove.figures import COLOURS
from hearth.kernel import (
    Box,
    BoxError,
    Row,
    folder_of,
    refuse_doubles,
    refuse_more,
    refuse_other_ids,
)

SEATS: Final = [1, 2, 3, 4]
MOST_SEATS: Final = 4
MARKERS: Final = [2, 3, 4]  # on the clock
ROGUES: Final = 8

# How many rows the action kinds have room for.
MOST_CORRUPTION: Final = 8

HERE: Final = folder_of("hearth.games.cove") / "box"


class CoveBox(Box):
    """All tables."""

    def __init__(self, name: str, replaced: dict[str, str]) -> None:
        super().__init__(HERE, name, replaced)
        self.factions: list[Faction] = [
            read_faction(r) for r in self.rows("factions.toml", "faction")
        ]
        self.townsfolk: list[Townsfolk] = [
            read_townsfolk(r) for r in self.rows("townsfolk.toml", "card")
        ]
        self.corruption: list[CorruptionCard] = [
            read_corruption(r) for r in self.rows("corruption.toml", "card")
        ]
        self.rogue_cards: list[RogueCard] = [
            read_rogue_card(r) for r in self.rows("rogue_cards.toml", "card")
        ]
        self.peddler_cards: list[PeddlerCard] = [
            read_peddler_card(r) for r in self.rows("peddler_cards.toml", "card")
        ]
        self.difficulties: list[Difficulty] = [
            read_difficulty(r) for r in self.rows("difficulties.toml", "difficulty")
        ]
        self.furnaces: list[Furnace] = [
            read_furnace(r) for r in self.rows("furnaces.toml", "furnace")
        ]
        self.clocks: list[list[bool]] = self.read_clocks()  # from two markers on
        self.losses: list[int] = self.read_losses()  # by Rogues in the Lair
        self.check()
        # By Good: what it earns for each customer.
        self.values: list[int] = [faction.small for faction in self.factions]
        self.values += [faction.large for faction in self.factions]

    def read_clocks(self) -> list[list[bool]]:
        rows = self.rows("clock.toml", "row")
        if len(rows) != len(MARKERS):
            raise BoxError(f"clock.toml: should have {len(MARKERS)} rows, not {len(rows)}")
        for i in range(len(rows)):
            rows[i].number_in("markers", MARKERS[i], MARKERS[i])
        return [read_clock(row) for row in rows]

    def read_losses(self) -> list[int]:
        losses: list[int] = []
        for row in self.rows("lair.toml", "row"):
            losses += read_loss(row, len(losses))
        if len(losses) != ROGUES + 1:
            raise BoxError(f"lair.toml: the last row should be up_to {ROGUES}")
        return losses

    def check(self) -> None:
        """What holds between rows and files."""
        refuse_doubles("townsfolk.toml", [card.id for card in self.townsfolk])
        refuse_doubles("corruption.toml", [card.id for card in self.corruption])
        refuse_doubles("peddler_cards.toml", [card.id for card in self.peddler_cards])
        refuse_more("corruption.toml", len(self.corruption), MOST_CORRUPTION)
        refuse_other_ids("factions.toml", [faction.id for faction in self.factions], COLOURS)
        refuse_other_ids("rogue_cards.toml", [card.id for card in self.rogue_cards], ROGUE_CARDS)
        refuse_other_ids("difficulties.toml", [one.id for one in self.difficulties], DIFFICULTIES)
        if len(self.furnaces) != FURNACES:
            raise BoxError(f"furnaces.toml: should have {FURNACES} rows, not {len(self.furnaces)}")
        for card in self.rogue_cards:
            if card.lair + card.bag != ROGUES:
                raise BoxError(f"rogue_cards.toml: {card.id} should place {ROGUES} Rogues in all")


_STANDARD: Final[list[CoveBox]] = []


def standard() -> CoveBox:
    """The box as it comes, read once."""
    if not _STANDARD:
        _STANDARD.append(CoveBox("standard", {}))
    return _STANDARD[0]


def read_loss(row: Row, known: int) -> list[int]:
    """The loss for each further number of Rogues that the row covers."""
    up_to = row.number_in("up_to", known, ROGUES)
    loss = row.number_in("loss", 0, 20)
    row.done()
    return [loss] * (up_to + 1 - known)


assert max(MARKERS) == MOST_SEATS and HOURS == 12
