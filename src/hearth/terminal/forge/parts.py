"""Parts of the drawing of Forge: the main board, the Achievement board and upgrades."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from hearth.games.forge.cards import PLUS_ONE, TOP
from hearth.games.forge.effects import MARKET
from hearth.games.forge.gains import progress
from hearth.games.forge.goods import Amounts
from hearth.games.forge.places import Spot
from hearth.games.forge.questions import is_done, upgrade_price
from hearth.games.forge.state import SMITH, Forge, Smithy
from hearth.games.forge.things import COLOURS, amount_text, amounts_text, kind_text
from hearth.games.forge.view_types import LocationView, SpotView, TableView
from hearth.terminal.drawer import DIM, GAP, HEAD, Sight, first_word, plain_table
from hearth.terminal.forge.table import Cards, laid_out
from hearth.terminal.forge.words import FREE, HAMMER, NOTHING

STYLES: Final = {"blue": "bright_blue"}
MIDDLE: Final = 80  # columns from which there is room for three locations beside each other
SHORT_GAP: Final = 1
ROOMY: Final = 90  # columns from which titles need not be broken


# Players, as they are signed on the board


def style_of(seat: int) -> str:
    return f"bold {STYLES.get(COLOURS[seat], COLOURS[seat])}"


def initial(view: TableView, seat: int) -> Text:
    """The seat after the last is Ironclad's."""
    letter = COLOURS[seat][0].upper() if seat < len(view["players"]) else "I"
    return Text(letter, style=style_of(seat))


# The main board


def locations(view: TableView, sight: Sight, cards: Cards) -> Table:
    """All twelve as they lie on the board, with their spots."""
    beside = 3 if sight.width >= MIDDLE else 2
    rows = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(beside):
        rows.add_column(no_wrap=True)
        rows.add_column(no_wrap=True)
    cells: list[Text] = []
    for number, seen in enumerate(view["board"]["locations"]):
        title = cards.box.locations[number].title
        cells += [Text(title, style=HEAD), spots(view, seen, cards, number)]
    for i in range(0, len(cells), 2 * beside):
        rows.add_row(*cells[i : i + 2 * beside])
    return rows


def spots(view: TableView, seen: LocationView, cards: Cards, location: int) -> Text:
    printed = [spot for spot in cards.box.spots if spot.location == location]
    gives = cards.box.locations[location].gives
    found = [Text(kind_text(gives))] if gives >= 0 else []
    if seen["closed"]:  # what is free there is free for nobody
        signs = [initial(view, one["seat"]) for spot in seen["spots"] for one in spot["workers"]]
        return Text(" ").join([*signs, Text("closed", style="yellow")])
    found += [spot_sign(view, *pair) for pair in zip(printed, seen["spots"], strict=True)]
    return Text(" ").join(found)


def spot_sign(view: TableView, spot: Spot, seen: SpotView) -> Text:
    """Who stands there, or what it gives."""
    signs = [initial(view, one["seat"]) for one in seen["workers"]]
    if not signs or spot.location == MARKET:  # which has room for any number
        signs.append(Text(free_sign(spot.number)))
    sign = Text(" ").join(signs)
    return Text.assemble("[", sign, "]") if spot.for_smith else sign


def free_sign(number: int) -> str:
    if number == PLUS_ONE:
        return "+1"
    return str(number) if number else FREE


def taken(view: TableView, cards: Cards) -> Text:
    """Only where somebody stands: what is free is among the options."""
    found: list[Text] = []
    for number, seen in enumerate(view["board"]["locations"]):
        workers = [one for spot in seen["spots"] for one in spot["workers"]]
        if workers:
            signs = Text("").join([initial(view, one["seat"]) for one in workers])
            found.append(Text.assemble(cards.box.locations[number].title, " ", signs))
    if not found:
        return Text("Nobody stands on the board", style=DIM)
    return Text.assemble(("Taken  ", HEAD), Text(", ").join(found))


def turn_order(view: TableView, sight: Sight, cards: Cards) -> Text:
    """The Turn Order track: what each space gives, and whose Hammer is there."""
    found: list[Text] = []
    for space, seat in enumerate(view["board"]["turn_order"]):
        gain = amounts_text(cards.box.turn_spaces[space].gain)
        who = Text(FREE) if seat is None else name_of(view, sight, seat)
        found.append(Text.assemble(f"{space + 1} ({gain}) ", who))
    barred = view["board"]["barred"]
    if barred is not None:
        who = name_of(view, sight, barred)
        found.append(Text.assemble(who, f" may not take {len(found)} again"))
    return Text.assemble(("Turn order  ", HEAD), Text(" · ").join(found))


def name_of(view: TableView, sight: Sight, seat: int) -> Text:
    if seat < len(view["players"]):
        return sight.names[seat]
    return Text("Ironclad", style=style_of(seat))


def prices(cards: Cards) -> Text:
    """Of the Market, for buying and selling alike."""
    each = " · ".join(f"{kind_text(kind)} {gold}" for kind, gold in enumerate(cards.box.prices))
    return Text.assemble(("Market prices  ", HEAD), f"{each} Gold")


# The Achievement board


def achievements(view: TableView, sight: Sight, cards: Cards) -> Table:
    """What the next Hammer scores, and how far everybody has come."""
    g = laid_out(view, cards)
    columns = view["board"]["achievements"]
    titles = [row.title for row in cards.box.achievements]
    if sight.width < ROOMY:
        titles = [title.replace(" ", "\n") for title in titles]
    rows = plain_table("Hammers", *titles)
    if sight.width < MIDDLE:
        rows.padding = (0, SHORT_GAP, 0, 0)
    rows.add_row("next VP", *[str(column["next_vp"] or NOTHING) for column in columns])
    for smithy in g.players:
        rows.add_row(first_word(sight.names[smithy.seat]), *standings(g, smithy))
    if view["board"]["ironclad"] is not None:
        seat = len(g.players)  # it need not meet anything, so there is nothing to count
        signs = [HAMMER if seat in column["hammers"] else NOTHING for column in columns]
        rows.add_row(name_of(view, sight, seat), *signs)
    return rows


def standings(g: Forge, me: Smithy) -> list[Text]:
    found: list[Text] = []
    for number, row in enumerate(g.box.achievements):
        if me.hammers >> number & 1:
            found.append(Text(HAMMER, style=HEAD))
        else:
            found.append(Text(f"{progress(g, me, number)}/{row.at_least}"))
    return found


# Upgrades


def upgrades(view: TableView, sight: Sight, cards: Cards) -> Table:
    """Those that the seat has not done: what each costs now, what it uncovers, what it does."""
    g = laid_out(view, cards)
    me = g.players[sight.seat]
    texts = sight.width >= MIDDLE
    rows = plain_table("Upgrade", "Half", "Price", "VP", *([""] if texts else []))
    for column in rows.columns[:4]:
        column.no_wrap = True
    rows.columns[3].justify = "right"
    for number, row in enumerate(cards.box.upgrades):
        if not is_done(me, number):
            half = "top" if number < TOP else "bottom"
            price = amounts(upgrade_price(g, me, number, SMITH)) or "nothing"
            text = [Text(row.text, style=DIM)] if texts else []
            rows.add_row(row.title, half, price, str(row.vp), *text)
    return rows


def amounts(found: Amounts) -> str:
    """As short as a table needs it: 2 Wood, 6 Gold."""
    return ", ".join(amount_text(kind, n) for kind, n in enumerate(found) if n)
