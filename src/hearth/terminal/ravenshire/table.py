"""The cards of Ravenshire by the ids that views use, and amounts as they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from hearth.games.ravenshire.box import RavenshireBox
from hearth.games.ravenshire.goods import GOLD, MYSTICS, TOKENS, Amounts, nothing
from hearth.games.ravenshire.things import amount_text, kind_text, listed
from hearth.games.ravenshire.view import DieView, SmithView
from hearth.terminal.drawer import DIM, plain_table
from hearth.terminal.ravenshire.words import LONG, MIDDLE, NOTHING, SHORT

ROOMY: Final = 98  # columns from which dice, types and Goods have more than three letters
LONG_HEADS: Final = 118  # columns from which Goods have all their letters
LETTERS: Final = 3
OF_CHOICE: Final = " of your choice"

# As printed: green, orange and purple; all can be read on dark and on light.
DIE_STYLES: Final = {"harvester": "green", "alchemist": "dark_orange", "merchant": "magenta"}


class Cards:
    """The rows of a box by their ids."""

    def __init__(self, box: RavenshireBox) -> None:
        self.box = box
        self.members = {row.id: row for row in box.members}
        self.contracts = {row.id: row for row in box.contracts}
        self.numbers = {row.id: i for i, row in enumerate(box.contracts)}
        self.titles = {row.id: row for row in box.titles}
        self.finishes = {row.id: row for row in box.finishes}
        self.assistants = {row.id: row for row in box.assistants}
        self.rival_cards = {row.id: row for row in box.rival_cards}
        self.difficulties = {row.id: row for row in box.difficulties}


def stock_of(player: SmithView) -> Amounts:
    """What lies in front of a player."""
    stock = nothing()
    stock[:MYSTICS] = [*player["goods"].values(), *player["mystics"].values()]
    stock[GOLD], stock[TOKENS] = player["gold"], player["action_tokens"]
    return stock


def can_pay(stock: Amounts, price: Amounts) -> bool:
    return all(has >= needed for has, needed in zip(stock, price, strict=True))


# Dice


def die(one: DieView, width: int) -> Text:
    """Harvester 4, or Har 4 where there is little room."""
    letters = None if width >= ROOMY else LETTERS
    name = one["colour"].capitalize()[:letters]
    return Text(f"{name} {one['value']}", style=DIE_STYLES.get(one["colour"], "bold"))


def dice(found: Sequence[DieView], width: int) -> Text:
    return Text(", ").join([die(one, width) for one in found])


# Amounts


def short_amounts(amounts: Amounts) -> str:
    """What there is of each kind; that the player chooses goes without saying."""
    parts = [amount_text(kind, n) for kind, n in enumerate(amounts) if n]
    return ", ".join(part.removesuffix(OF_CHOICE) for part in parts)


def by_value(yields: list[Amounts]) -> str:
    """What a die brings by its value: Ore 3 2 1 3 3 2, 1 Mithril on 1-3."""
    found: list[tuple[int, str]] = []
    for kind in range(len(yields[0])):
        counts = [amounts[kind] for amounts in yields[1:]]
        if any(counts):
            lowest = next(value for value, count in enumerate(counts) if count)
            found.append((lowest, one_kind(kind, counts)))
    return ", ".join(told for _, told in sorted(found, key=lambda one: one[0]))


def one_kind(kind: int, counts: list[int]) -> str:
    """A single amount is told once, with the values that bring it."""
    some = {count for count in counts if count}
    values = [value for value, count in enumerate(counts, 1) if count]
    if len(some) > 1:
        name = kind_text(kind).removesuffix(OF_CHOICE)
        return f"{name} {' '.join(str(count) if count else NOTHING for count in counts)}"
    told = amount_text(kind, some.pop()).removesuffix(OF_CHOICE)
    return told if len(values) == len(counts) else f"{told} on {span(values)}"


def span(values: list[int]) -> str:
    if values[-1] - values[0] == len(values) - 1 and len(values) > 1:
        return f"{values[0]}-{values[-1]}"
    return listed([str(value) for value in values])


# Tables with a column for each Good and Mystic


def goods_heads(width: int) -> tuple[str, ...]:
    if width >= LONG_HEADS:
        return LONG
    return MIDDLE if width >= ROOMY else SHORT


def goods_table(title: str, heads: Sequence[str], title_width: int | None = None) -> Table:
    """A title, then numbers below these heads, all in one column: so it is drawn fast."""
    rows = plain_table(title, " ".join(heads))
    rows.padding = (0, 1, 0, 0)
    rows.columns[0].width = title_width
    rows.columns[1].no_wrap = True
    return rows


def aligned(heads: Sequence[str], cells: Sequence[Text]) -> Text:
    """Numbers below their heads, to the right; heads without a number stay empty."""
    line = Text()
    for head, cell in zip(heads, cells, strict=True):
        line.append(" " * (len(head) - len(cell) + (1 if line else 0)))
        line.append_text(cell)
    return line


def number(count: int, style: str = "") -> Text:
    return Text(str(count), style=style) if count else Text(NOTHING, style=DIM)


def goods(amounts: Amounts) -> list[Text]:
    return [number(amounts[kind]) for kind in range(MYSTICS)]
