"""Small parts of the drawing of Winterforge: words, colours and columns."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from hearth.games.winterforge.cards import MATERIALS
from hearth.games.winterforge.view import LoanView, TableView
from hearth.terminal.drawer import Sight, plain_table

WIDE: Final = 110  # columns from which names and words are written out
HEAD: Final = "bold"
DIM: Final = "dim"
GUILD_STYLES: Final = {"blue": "bright_blue", "purple": "magenta", "black": "bright_black"}
MATERIAL_STYLES: Final = ["cyan", "magenta", "green"]
CONTRACT_COLUMNS: Final = ["Craft", "Needs", "Forge", "Coin", "RP", "Bonus"]
NUMBERS: Final = range(3, 6)  # the columns with numbers
GAP: Final = 2
SHORTEST_TITLE: Final = 12


def short_name(sight: Sight, seat: int) -> Text:
    """Where there is little room the first word has to do; one's own is shorter still."""
    name = sight.names[seat]
    if seat == sight.seat:
        return Text("You", style=name.style)
    return name if sight.width >= WIDE else first_word(name)


def first_word(name: Text) -> Text:
    return Text(name.plain.split()[0], style=name.style)


def counts(amounts: list[int], wide: bool) -> Text:
    """How many of each material, in the materials' colours."""
    parts: list[Text] = []
    for material, amount in enumerate(amounts):
        if amount:
            word = f" {MATERIALS[material]}" if wide else MATERIALS[material][0].upper()
            parts.append(Text(f"{amount}{word}", style=MATERIAL_STYLES[material]))
    return Text(" ").join(parts)


def contract_table(title: str, columns: list[str]) -> Table:
    rows = plain_table(title, *columns)
    for column in NUMBERS:
        rows.columns[column].justify = "right"
    return rows


def contract_lines(rows: list[list[Text]], width: int) -> list[Table]:
    """Rows of Contracts as a table each, in equal columns: other lines may stand between them."""
    widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
    room = width - sum(widths[1:]) - GAP * len(widths[1:])
    widths[0] = min(widths[0], max(room, SHORTEST_TITLE))
    return [contract_line(row, widths) for row in rows]


def contract_line(row: list[Text], widths: list[int]) -> Table:
    line = Table.grid(padding=(0, GAP, 0, 0))
    for i, width in enumerate(widths):
        line.add_column(width=width, justify="right" if i in NUMBERS else "left")
    line.add_row(*row)
    return line


def is_laid_out(view: TableView) -> bool:
    """Guilds and Royal Contracts are chosen before there is a town to see."""
    return any(view["board"]["market"] + view["board"]["job_track"])


def bank(view: TableView) -> Text:
    loans = [f"{loan['receive']}/{loan['repay']}" for loan in view["board"]["bank"] if loan]
    offers = ", ".join(loans) or "empty"
    deck = f"deck {view['board']['loan_deck']}"
    return Text.assemble(("Bank", HEAD), f"  Loans {offers} (receive/repay)  ", (deck, DIM))


def loan_text(loan: LoanView) -> str:
    return f"{loan['receive']}/{loan['repay']} ({owed(loan)} owed)"


def owed(loan: LoanView) -> int:
    return loan["repay"] - loan["paid"]
