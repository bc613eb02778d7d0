"""Small parts of the drawing of Winterforge: words, colours and columns."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from hearth.games.winterforge.cards import MATERIALS
from hearth.games.winterforge.view import GuildView, LoanView, TableView
from hearth.terminal.drawer import DIM, HEAD, WIDE, Sight, first_word, in_columns, plain_table

GUILD_STYLES: Final = {"blue": "bright_blue", "purple": "magenta", "black": "bright_black"}
MATERIAL_STYLES: Final = ["cyan", "magenta", "green"]
CONTRACT_COLUMNS: Final = ["Craft", "Needs", "Forge", "Coin", "RP", "Bonus"]
NUMBERS: Final = range(3, 6)  # the columns with numbers


def short_name(sight: Sight, seat: int) -> Text:
    """Where there is little room the first word has to do; one's own is shorter still."""
    name = sight.names[seat]
    if seat == sight.seat:
        return Text("You", style=name.style)
    return name if sight.width >= WIDE else first_word(name)


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
    """Rows of Contracts that other lines may stand between."""
    return in_columns(rows, width, NUMBERS)


def is_laid_out(view: TableView) -> bool:
    """Guilds and Royal Contracts are chosen before there is a town to see."""
    return any(view["board"]["market"] + view["board"]["job_track"])


def unstarted(me: GuildView) -> list[str]:
    """One's own Contracts that wait for work: those in hand, and the Royal one."""
    done = [job["contract"] for job in me["jobs"]] + (me["completed_contracts"] or [])
    royal = [me["royal"]] if me["royal"] and me["royal"] not in done else []
    return [*(me["hand"] or []), *royal]


def bank(view: TableView) -> Text:
    loans = [f"{loan['receive']}/{loan['repay']}" for loan in view["board"]["bank"] if loan]
    offers = ", ".join(loans) or "empty"
    deck = f"deck {view['board']['loan_deck']}"
    return Text.assemble(("Bank", HEAD), f"  Loans {offers} (receive/repay)  ", (deck, DIM))


def loan_text(loan: LoanView) -> str:
    return f"{loan['receive']}/{loan['repay']} ({owed(loan)} owed)"


def owed(loan: LoanView) -> int:
    return loan["repay"] - loan["paid"]
