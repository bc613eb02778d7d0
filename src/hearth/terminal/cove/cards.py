"""Cards, Goods and figures of the Cove by the ids that views use, as they are written."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from hearth.games.cove.box import CoveBox
from hearth.games.cove.cards import Townsfolk
from hearth.games.cove.figures import COLOURS, GOODS, LARGE, SIZES, SMALL, good_of
from hearth.games.cove.things import good_text, listed, of_text, sort_text
from hearth.games.cove.view_types import MarkerView
from hearth.terminal.cove.words import FIGURE_STYLES, MARKER_STYLES, ROGUE
from hearth.terminal.drawer import WIDE, Sight


class Cards:
    """The cards of a box by their ids."""

    def __init__(self, box: CoveBox) -> None:
        self.box = box
        self.townsfolk = {card.id: card for card in box.townsfolk}
        self.corruption = {card.id: card for card in box.corruption}
        self.rogues = {card.id: card for card in box.rogue_cards}
        self.peddler = {card.id: card for card in box.peddler_cards}
        self.levels = {level.id: level for level in box.difficulties}

    def icons(self, townsfolk: list[str]) -> tuple[list[int], int]:
        """The faction icons by colour, and the Rogue icons."""
        cards = [self.townsfolk[one] for one in townsfolk]
        colours = range(len(COLOURS))
        return [sum(card.icons[c] for card in cards) for c in colours], sum(
            card.rogues for card in cards
        )


# Colours


def coloured(colour: str, word: str = "") -> Text:
    return Text(word or colour, style=FIGURE_STYLES[colour])


def letters(counts: list[int]) -> Text:
    """A letter for each thing of a colour."""
    found = [coloured(COLOURS[c], COLOURS[c][0].upper() * n) for c, n in enumerate(counts) if n]
    return Text("").join(found)


def words(counts: list[int]) -> Text:
    """2 red, 1 blue."""
    found = [coloured(COLOURS[c], f"{n} {COLOURS[c]}") for c, n in enumerate(counts) if n]
    return Text(", ").join(found)


def colours_text(colours: list[str]) -> Text:
    """Sponsorships, for instance."""
    return Text(", ").join(coloured(colour) for colour in colours)


def icon_words(card: Townsfolk) -> Text:
    """The icons of one card."""
    icons = [coloured(COLOURS[c]) for c, n in enumerate(card.icons) for _ in range(n)]
    return Text(", ").join([*icons, *[coloured("rogue", "Rogue")] * card.rogues])


# Figures and Goods


def figure_word(figure: str) -> Text:
    return coloured(figure, of_text(list(FIGURE_STYLES).index(figure)))


def figure_letter(figure: str) -> Text:
    return coloured(figure, figure[0].upper() if figure in COLOURS else ROGUE)


def by_size(shelf: Mapping[str, int], size: int) -> list[int]:
    return [shelf[GOODS[good_of(size, colour)]] for colour in range(len(COLOURS))]


def shelf_text(shelf: Mapping[str, int], width: int) -> Text:
    """Weapons first: Weapons 2 red, 1 blue; Armor 1 yellow."""
    found: list[Text] = []
    for size in (LARGE, SMALL):
        counts = by_size(shelf, size)
        if any(counts):
            told = words(counts) if width >= WIDE else letters(counts)
            found.append(Text.assemble(f"{sort_text(size)} ", told))
    return Text("; " if width >= WIDE else ", ").join(found)


def good_name(good: str) -> str:
    return good_text(GOODS.index(good))


def goods_names(goods: list[int], wanted: list[int]) -> str:
    """What a Peddler card brings."""
    found = [f"a {good_text(good)}" for good in goods]
    for size in range(len(SIZES)):
        if size in wanted:
            one = "a Weapon" if size == LARGE else "an Armor"
            several = f"{wanted.count(size)} {sort_text(size)}"
            sort = one if wanted.count(size) == 1 else several
            found.append(f"{sort} of the Most Wanted colour")
    return listed(found)


# Markers


def marker_name(sight: Sight, marker: MarkerView) -> Text:
    """A player, or the Peddler."""
    if marker["seat"] < len(sight.names):
        return sight.names[marker["seat"]]
    return Text("Peddler", style=MARKER_STYLES[marker["colour"]])


def marker_letter(marker: MarkerView) -> Text:
    """Of its colour, which the log and the labels say too."""
    return Text(marker["colour"][0].upper(), style=MARKER_STYLES[marker["colour"]])
