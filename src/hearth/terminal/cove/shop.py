"""What one player of the Cove has: the shop, Goods, Staff and Corruption."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.cove.blacksmith.heat import Furnace
from hearth.games.cove.blacksmith.wording import STAFF_TEXTS, answer_text
from hearth.games.cove.figures import COLOURS, LARGE
from hearth.games.cove.things import (
    cards_text,
    corruption_text,
    counted,
    listed,
)
from hearth.games.cove.trades import TRADES
from hearth.games.cove.view_types import (
    DieView,
    FurnaceView,
    MerchantView,
    StaffView,
    TableView,
)
from hearth.terminal.cove.cards import (
    Cards,
    coloured,
    colours_text,
    good_name,
    shelf_text,
    words,
)
from hearth.terminal.drawer import DIM, GAP, HEAD, WIDE

STAFF: Final = TRADES[0].staff
FREE: Final = "empty"
TITLE: Final = len("Metallurgist")  # columns, so that all such lines begin alike


# The shop


def shop(me: MerchantView, cards: Cards, brief: bool = False) -> Table:
    """Supply, what is loaded, and the Smelter; in brief only if it is loaded, too."""
    rows = facts()
    rows.add_row("Supply", dice_text(me["shop"]["supply"]) or Text("no dice", style=DIM))
    if me["shop"]["aside"]:
        aside = Text(", ").join(coloured(colour) for colour in me["shop"]["aside"])
        rows.add_row("To be rolled", aside)
    for shown, row in zip(me["shop"]["furnaces"], cards.box.furnaces, strict=True):
        if any(shown["slots"]):
            rows.add_row(f"Furnace {shown['furnace']}", loaded(shown, row))
    smelter = me["shop"]["smelter"]
    if smelter is not None or (me["shop"]["locked"] and not brief):
        rows.add_row("Smelter", smelter_text(me))
    return rows


def heat(me: MerchantView, cards: Cards) -> list[RenderableType]:
    """What the empty Furnaces ask for."""
    rows = facts()
    for shown, row in zip(me["shop"]["furnaces"], cards.box.furnaces, strict=True):
        if not any(shown["slots"]):
            rows.add_row(f"Furnace {shown['furnace']}", asked(row))
    return [rows] if rows.row_count else []


def facts() -> Table:
    """Lines with a title each."""
    rows = Table.grid(padding=(0, GAP, 0, 0))
    rows.add_column(style=HEAD, no_wrap=True, min_width=TITLE)
    rows.add_column()
    return rows


def loaded(shown: FurnaceView, row: Furnace) -> Text:
    """What is in a Furnace, and what comes of it."""
    dice = [die for die in shown["slots"] if die is not None]
    line = dice_text(dice, " over ")
    if shown["heat"] is None:
        return line.append(f", with Coal {row.coal}; the lower die is missing", style=DIM)
    made = answer_text(row, COLOURS.index(dice[0]["colour"]), shown["heat"])
    return line.append(f" and Coal {row.coal}: {made}")


def asked(row: Furnace) -> Text:
    """What the Alloy dice have to show for a Good of each colour."""
    sign, sort = ("≥", "Weapon") if row.size == LARGE else ("≤", "Armor")
    found: list[Text] = []
    for colour, name in enumerate(COLOURS):
        clean, corrupt = row.clean[colour] - row.coal, row.corrupt[colour] - row.coal
        found.append(Text.assemble(coloured(name), f" {clean}/{corrupt}"))
    dice = "2 dice" if row.size == LARGE else "1 die"
    return Text.assemble((f"{FREE}; {sort}, {dice} {sign} ", DIM), Text(", ").join(found))


def dice_text(dice: list[DieView], between: str = ", ") -> Text:
    found = [coloured(die["colour"], f"{die['colour']} {die['pips']}") for die in dice]
    return Text(between).join(found)


def smelter_text(me: MerchantView) -> Text:
    smelter = me["shop"]["smelter"]
    line = Text(FREE, style=DIM) if smelter is None else dice_text([smelter])
    locked = Text(", ").join(coloured(colour) for colour in me["shop"]["locked"])
    return Text.assemble(line, ("; still to unlock: ", DIM), locked)


# Goods


def shelf(me: MerchantView) -> list[RenderableType]:
    """The Sale Shelf in words, what cannot be made any more, and the Sponsorships."""
    rows = facts()
    if any(me["shelf"].values()):
        rows.add_row("Sale Shelf", shelf_text(me["shelf"], WIDE))
    gone = [good_name(good) for good, left in me["goods_left"].items() if not left]
    if gone:
        rows.add_row("None left", f"{listed(gone)}: sell one before you make another")
    if me["sponsored"]:
        paid = f": {me['sponsors_pay']} Gold in a Market now"
        rows.add_row("Sponsorships", colours_text(me["sponsored"]).append(paid))
    return [rows] if rows.row_count else []


# Townsfolk and Corruption


def staff(view: TableView, me: MerchantView, cards: Cards) -> list[RenderableType]:
    """Who works where, what the icons pay, and what Corruption costs its owner."""
    rows = facts()
    for place, text in zip(STAFF, STAFF_TEXTS, strict=True):
        titles = [titled(cards, one["townsfolk"]) for one in me["townsfolk"] if is_at(one, place)]
        if titles:
            rows.add_row(place.capitalize(), Text.assemble(text, (f" ({listed(titles)})", DIM)))
    icons, rogues = cards.icons([one["townsfolk"] for one in me["townsfolk"]])
    if any(icons) or rogues:
        rows.add_row("Icons", icons_line(view, me, icons, rogues))
    if me["corruption_size"]:
        rows.add_row("Corruption", corruption(view, me, cards))
    return [rows] if rows.row_count else []


def is_at(one: StaffView, place: str) -> bool:
    return one["staff"] == place


def icons_line(view: TableView, me: MerchantView, icons: list[int], rogues: int) -> Text:
    """What they pay and cost as Halls and Lair are now."""
    found = [words(icons).append(f": {me['icons_pay']} Gold at the end")] if any(icons) else []
    if rogues:
        lost = rogues * view["board"]["loss"]
        found.append(Text(f"{counted(rogues, 'Rogue', 'Rogues')}: {lost} Gold lost"))
    return Text("; ").join(found)


def corruption(view: TableView, me: MerchantView, cards: Cards) -> str:
    """The owner knows the titles, the others how many there are."""
    if me["corruption"] is None:
        return cards_text(me["corruption_size"])
    held = [(cards.corruption[name], n) for name, n in me["corruption"].items() if n]
    lost = sum(card.icons * n for card, n in held) * view["board"]["loss"]
    titles = listed([f"{n} {corruption_text(card)}" for card, n in held])
    return f"{titles}: {lost} Gold lost at the end"


def titled(cards: Cards, townsfolk: str) -> str:
    return cards.townsfolk[townsfolk].title
