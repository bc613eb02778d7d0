"""Cards in the drawing of Forge: Contracts with what one lacks for them, cards with their texts."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from hearth.games.forge.cards import CARD_DECKS, SEALS, Contract, Development, Training
from hearth.games.forge.effects import PRODUCTS, TYPES
from hearth.games.forge.forging import forging_bonus
from hearth.games.forge.goods import GOLD, VP
from hearth.games.forge.questions import contract_price
from hearth.games.forge.refs import CARD_TABLES
from hearth.games.forge.state import EMPTY, Forge, Smithy
from hearth.games.forge.things import deck_text, type_text
from hearth.games.forge.view_types import DeckMemoryView, TableView
from hearth.terminal.drawer import DIM, HEAD, WIDE, Sight, plain_table
from hearth.terminal.forge.parts import MIDDLE, ROOMY, SHORT_GAP, amounts
from hearth.terminal.forge.table import Cards, Learnt, lacks, laid_out

CONTRACT_COLUMNS: Final = ("Takes", "Gold", "VP", "Seal", "Lacks")
READY: Final = "ready"
# Words that a column has to hold.
LACKED: Final = len("Grindstone,")
OF_CONTRACTS: Final = len("Astrologer's")
OF_CARDS: Final = len("Quartermaster's")


# Contracts


def hand(view: TableView, sight: Sight, cards: Cards) -> list[Table]:
    """One's own Contracts, the nearest to being forged first."""
    g = laid_out(view, cards)
    me = g.players[sight.seat]
    names = view["players"][sight.seat]["hand"] or []
    if not names:
        return []
    kinds = ["Kind"] if sight.width >= MIDDLE else []
    rows = contract_table(sight.width, "Your Contracts", *kinds)
    for name in sorted(names, key=lambda name: distance(g, me, cards.number("contract", name))):
        row = cards.contract(name)
        kind = [kind_text(row, sight.width)] if kinds else []
        rows.add_row(row.title, *kind, *contract_cells(g, me, cards.number("contract", name)))
    return [rows]


def kind_text(row: Contract, width: int) -> str:
    """The product, and where there is room for it, the type."""
    product = PRODUCTS[row.product].capitalize()
    return f"{type_text(row.type)} {product}" if width >= WIDE else product


def hand_in_brief(view: TableView, sight: Sight, cards: Cards) -> Text:
    """Titles, and which of them one can forge."""
    g = laid_out(view, cards)
    me = g.players[sight.seat]
    found: list[str] = []
    for name in view["players"][sight.seat]["hand"] or []:
        far = distance(g, me, cards.number("contract", name)) != (0, 0)
        found.append(cards.contract(name).title + ("" if far else f" ({READY})"))
    return Text.assemble(("Your Contracts  ", HEAD), ", ".join(found) or "none")


def piles(view: TableView, sight: Sight, cards: Cards) -> Table:
    """The Contracts that can be taken from discard piles; with room, how many the decks have."""
    g = laid_out(view, cards)
    me = g.players[sight.seat]
    decks = ["Deck"] if sight.width >= ROOMY else []
    rows = contract_table(sight.width, "Pile", *decks, "Contract")
    for kind, name in enumerate(TYPES):
        deck = [str(view["board"]["contract_decks"][name])] if decks else []
        pile = view["board"]["contract_piles"][name]
        cells = [Text("none", style=DIM)]
        if pile:
            number = cards.number("contract", pile[-1])
            cells = [Text(cards.contract(pile[-1]).title), *contract_cells(g, me, number)]
        rows.add_row(type_text(kind), *deck, *cells)
    return rows


def contract_table(width: int, *first: str) -> Table:
    rows = plain_table(*first, *CONTRACT_COLUMNS)
    for column in (len(first) + 1, len(first) + 2):  # Gold and VP
        rows.columns[column].justify = "right"
        rows.columns[column].no_wrap = True
    rows.columns[-1].min_width = LACKED
    if width < MIDDLE:
        rows.columns[len(first) - 1].min_width = OF_CONTRACTS
        rows.padding = (0, SHORT_GAP, 0, 0)
    return rows


def contract_cells(g: Forge, me: Smithy, number: int) -> list[Text]:
    """What it takes now, what it brings, and what is missing for it."""
    row = g.box.contracts[number]
    price = contract_price(g, me, number, once=False)
    missing, cubes = lacks(me, row, price)
    missing += [amounts(cubes)] if any(cubes) else []
    more = forging_bonus(g, me, number)
    return [
        Text(amounts(price) or "nothing"),
        Text(str(row.gold + more[GOLD])),
        Text(str(row.vp + more[VP])),
        seal_sign(row.seal),
        Text(", ".join(missing)) if missing else Text(READY, style="bold green"),
    ]


def distance(g: Forge, me: Smithy, number: int) -> tuple[int, int]:
    """How much is missing for a Contract: things that one has to become or build, then cubes."""
    row = g.box.contracts[number]
    missing, cubes = lacks(me, row, contract_price(g, me, number, once=False))
    return len(missing), sum(cubes)


def seal_sign(seal: int) -> Text:
    return Text("" if seal == EMPTY else SEALS[seal])


# Guild, Development and Training cards


def face_up(view: TableView, sight: Sight, cards: Cards) -> Table:
    """The cards on top of the three other discard piles; with room, how many the decks have."""
    board = view["board"]
    tops = {
        "guild": (board["guild_pile"], board["guild_deck"]),
        "development": (board["development_pile"], board["development_deck"]),
        "training": (board["training_pile"], board["training_deck"]),
    }
    decks = ["Deck"] if sight.width >= ROOMY else []
    rows = plain_table("Face up", *decks, "Card", "VP", "Seal", "")
    rows.columns[0].no_wrap = True
    rows.columns[-4].min_width = OF_CARDS
    rows.columns[-3].justify = "right"
    for which, (pile, size) in enumerate(tops[name] for name in CARD_DECKS):
        cells = [Text("none", style=DIM)]
        if pile:
            card = cards.learnt(CARD_TABLES[which], pile[-1])
            cells = [Text(card.title), *worth(card), card_text(card)]
        rows.add_row(deck_text(which), *([str(size)] if decks else []), *cells)
    return rows


def worth(card: Learnt) -> list[Text]:
    """VP and Seal."""
    vp = card.vp if isinstance(card, Development | Training) else 0
    return [Text(str(vp) if vp else ""), seal_sign(card.seal)]


def card_text(card: Learnt) -> Text:
    return Text(card.text, style=DIM)


# What one knows of decks


def known_cards(view: TableView, cards: Cards) -> list[Text]:
    """Cards that the seat has put back."""
    memory = view["remembered"]
    decks = (memory["guild_deck"], memory["development_deck"], memory["training_deck"])
    found: list[Text] = []
    for which, deck in enumerate(decks):
        told = known_places(deck, cards, CARD_TABLES[which])
        if told:
            head = (f"{deck_text(which)} deck  ", HEAD)
            found.append(Text.assemble(head, f"{told} (only you know)"))
    return found


def known_places(deck: DeckMemoryView, cards: Cards, table: str) -> str:
    """From the top down; of those under the deck only which, for they are far away."""
    top = [cards.learnt(table, name).title if name else "?" for name in deck["top"]]
    under = [cards.learnt(table, name).title for name in deck["under"] if name]
    told = [f"on top {', '.join(top)}"] if any(deck["top"]) else []
    return "; ".join([*told, f"under it {', '.join(under)}"] if under else told)
