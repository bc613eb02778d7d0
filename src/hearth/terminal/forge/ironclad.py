"""Ironclad, the opponent of the Solo game, in the drawing of Forge."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hearth.games.forge.cards import (
    IRONCLAD_CARD,
    IRONCLAD_CONTRACT,
    IRONCLAD_UPGRADE,
    IroncladAction,
    IroncladCard,
    income_at,
)
from hearth.games.forge.goods import GOLD
from hearth.games.forge.things import amount_text, deck_text, type_text
from hearth.games.forge.view_types import IroncladView
from hearth.terminal.drawer import HEAD, plain_table
from hearth.terminal.forge.table import Cards


def unused(own: IroncladView, cards: Cards) -> list[IroncladCard]:
    """What can still come in this round: everybody can count its cards."""
    return [card for card in cards.box.ironclad_cards if card.id not in own["cards_used"]]


def to_come(own: IroncladView, cards: Cards) -> Text:
    """Where it may still place a worker."""
    found = [place(card, cards) for card in unused(own, cards)]
    hammer = "; no Hammer more in this round" if own["hammered"] else ""
    told = f"{', '.join(found) or 'empty'}{hammer}"
    return Text.assemble(("Ironclad's deck  ", HEAD), told)


def deck(own: IroncladView, cards: Cards) -> Table:
    """The same, card by card."""
    level = next(row for row in cards.box.difficulties if row.id == own["level"])
    rows = plain_table(f"Ironclad, {level.title}", "Gold", "Then")
    rows.columns[1].justify = "right"
    for card in unused(own, cards):
        income = str(income_at(level, card))
        deeds = ", ".join(deed(action, cards) for action in card.actions)
        rows.add_row(place(card, cards), income, deeds)
    return rows


def place(card: IroncladCard, cards: Cards) -> str:
    return cards.box.locations[card.location].title


def deed(action: IroncladAction, cards: Cards) -> str:
    if action.kind == IRONCLAD_UPGRADE:
        return f"{cards.box.upgrades[action.what].title} for {amount_text(GOLD, action.gold)}"
    if action.kind == IRONCLAD_CARD:
        return f"a {deck_text(action.what)} card"
    if action.kind == IRONCLAD_CONTRACT:
        return f"a {type_text(action.what)} Contract"
    return f"a Hammer on {cards.box.achievements[action.what].title}"
