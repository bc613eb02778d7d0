"""The main board of Ravenshire: districts, Guild Halls, Contracts, Titles; and Production."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.ravenshire.boards import COLUMNS, District, Space
from hearth.games.ravenshire.cards import TIERS, TYPES, Contract, Member
from hearth.games.ravenshire.goods import GOLD, MYSTICS, TOKENS, Amounts
from hearth.games.ravenshire.production import is_improved
from hearth.games.ravenshire.state import Ravenshire, Smith
from hearth.games.ravenshire.things import amounts_text, contract_text, guild_text, tier_text
from hearth.games.ravenshire.titles import counted as title_counted
from hearth.games.ravenshire.view import CompletedView, SmithView, TableView
from hearth.terminal.drawer import DIM, HEAD, Sight, counted, plain_table
from hearth.terminal.ravenshire.table import (
    ROOMY,
    Cards,
    aligned,
    by_value,
    can_pay,
    die,
    goods,
    goods_heads,
    goods_table,
    number,
    short_amounts,
    stock_of,
)
from hearth.terminal.ravenshire.words import CAN_PAY, LEAVES, MET, NOTHING

LETTERS: Final = 6  # of a name above a column of numbers
FOR_CONTRACTS: Final = 72  # columns that the table of Contracts needs; with fewer they are told
TYPE_WORD: Final = 6
BONUS: Final = 8  # "2 Tokens"
CLOSED: Final = DIM
LONGEST_TITLE: Final = 32


# Districts


def districts(view: TableView, sight: Sight, cards: Cards) -> Table:
    """The dice that lie there, and what a die brings."""
    rows = plain_table("District", "Dice", "Brings, for 1 to 6")
    rows.columns[0].no_wrap = True
    for i, shown in enumerate(view["board"]["districts"]):
        row = cards.box.districts[i]
        spots: list[Text] = []
        for side, one in enumerate(shown["spots"]):
            placed = view["board"]["placed"] == 2 * i + side
            found = Text(NOTHING, style=DIM) if one is None else die(one, sight.width)
            spots.append(Text.assemble("(", found, ")") if placed else found)
        rows.add_row(f"{row.roman} {row.title}", Text(", ").join(spots), brings(row))
    return rows


def brings(row: District) -> str:
    return f"recruit, {by_value(row.yields)}" if row.recruits else by_value(row.yields)


# Guild Halls


def halls(view: TableView, sight: Sight, cards: Cards, brief: bool = False) -> Table:
    """Who can be recruited, the bottom row last; in brief without what they do."""
    columns = ("Guild Halls", "Guild", "Cost", "At each run")
    rows = plain_table(*columns[: 3 if brief else 4])
    stock = stock_of(view["players"][sight.seat])
    for hall, found in enumerate(view["board"]["halls"]):
        if found is not None:
            member = cards.members[found]
            title = member_title(member, stock, sight.width)
            row = f"{title} {LEAVES}" if hall >= COLUMNS else title
            cells = [row, guild_text(member.guild), short_amounts(member.cost)]
            rows.add_row(*cells, *([] if brief else [Text(member.text, style=DIM)]))
    return rows


def member_title(member: Member, stock: Amounts, width: int) -> str:
    name = member.title if width >= ROOMY else member.title.partition(",")[0]
    return f"{name} {CAN_PAY}" if can_pay(stock, member.cost) else name


# Contracts


def contracts_table(first: str, sight: Sight) -> Table:
    """Its title is as wide in every such table, so that their columns stand below each other."""
    heads = contract_heads(sight.width)
    kind = TYPE_WORD if sight.width >= ROOMY else 1
    fixed = sum(len(head) + 1 for head in heads) + BONUS + 1 + kind
    rows = goods_table(first, heads, min(sight.width - fixed - 1, LONGEST_TITLE))
    rows.add_column("Also", no_wrap=True, width=BONUS)
    rows.add_column("Type" if kind > 1 else "", no_wrap=True)
    return rows


def contract_heads(width: int) -> tuple[str, ...]:
    return (*goods_heads(width), "Gold", "Rep")


def add_contract(
    rows: Table, contract: Contract, stock: Amounts, width: int, style: str = ""
) -> None:
    """What is missing stands out."""
    title = f"{contract.title} {CAN_PAY}" if can_pay(stock, contract.cost) else contract.title
    cells: list[Text] = []
    for kind in range(MYSTICS):
        lacks = contract.cost[kind] > stock[kind] and not style
        cells.append(number(contract.cost[kind], "bold yellow" if lacks else ""))
    reward = [number(contract.gold), number(contract.reputation)]
    kind_word = TYPES[contract.type].capitalize()
    rows.add_row(
        title,
        aligned(contract_heads(width), [*cells, *reward]),
        short_amounts(contract.bonus).replace("Action ", ""),
        kind_word if width >= ROOMY else kind_word[0],
        style=style,
    )


def held(view: TableView, sight: Sight, cards: Cards, seat: int) -> RenderableType:
    """What a player has, above what the Contracts in hand cost."""
    player = view["players"][seat]
    stock = stock_of(player)
    found = [cards.contracts[one] for one in hand(player)]
    own = seat == sight.seat
    if sight.width < FOR_CONTRACTS:
        return told(found, f"{'You have' if own else 'Has'} {amounts_text(stock)}")
    rows = contracts_table(hand_title(player), sight)
    has = [*goods(stock), number(stock[GOLD]), number(player["reputation"])]
    numbers = aligned(contract_heads(sight.width), has)
    tokens = counted(stock[TOKENS], "Token") if stock[TOKENS] else ""
    rows.add_row("You have" if own else "Has", numbers, tokens, "", style=HEAD)
    for contract in found:
        add_contract(rows, contract, stock, sight.width)
    return rows


def hand(player: SmithView) -> list[str]:
    """Those that were dealt, until one of them is kept."""
    return player["contracts"] or player["dealt"] or []


def hand_title(player: SmithView) -> str:
    if player["contracts"]:
        return "Contracts in hand"
    return "Contracts to keep" if player["dealt"] else "No Contract in hand"


def told(found: list[Contract], first: str) -> Text:
    """In sentences, where a table would be too wide."""
    return Text("\n").join([Text(first, style=HEAD), *[Text(contract_text(c)) for c in found]])


def open_contracts(
    view: TableView, sight: Sight, cards: Cards, brief: bool = False
) -> RenderableType:
    """The three rows; in brief only those that Reputation has opened."""
    me = view["players"][sight.seat]
    parts: list[RenderableType] = []
    stock = stock_of(me)
    narrow = sight.width < FOR_CONTRACTS
    rows = contracts_table("Open Contracts", sight)
    for tier, name in enumerate(TIERS):
        closed = name not in me["open_rows"]
        found = [cards.contracts[one] for one in view["board"]["rows"][name] if one is not None]
        if brief and closed:
            continue
        if narrow:
            parts.append(told(found, row_title(cards, tier, closed)))
            continue
        rows.add_row(Text(row_title(cards, tier, closed), style=HEAD))
        for contract in found:
            add_contract(rows, contract, stock, sight.width, CLOSED if closed else "")
    return Group(*parts) if narrow else rows


def row_title(cards: Cards, tier: int, closed: bool) -> str:
    level = next(i for i, row in enumerate(cards.box.levels) if row.opens == tier)
    return f"{tier_text(tier)} from Rep {level}" if closed else tier_text(tier)


# Titles


def titles(view: TableView, sight: Sight, cards: Cards) -> RenderableType:
    """What is counted, and how far everybody is."""
    rows = plain_table("Title", "Gold", "For")
    rows.columns[1].justify = "right"
    rows.columns[2].style = DIM
    for name in sight.names:
        rows.add_column(Text(name.plain[:LETTERS], style=name.style), justify="right")
    rival = view["board"]["rival"]
    competes = rival is not None and not rival["neutral"]
    if competes:
        rows.add_column("Rival", justify="right")
    for one in view["board"]["titles"]:
        row = cards.titles[one]
        counts = [title_count(cards, one, p["completed"], members(p)) for p in view["players"]]
        if rival is not None and competes:
            recruited = len(rival["members"]) + COLUMNS  # it has three to begin with
            counts.append(title_count(cards, one, rival["completed"], recruited))
        shown = [f"{MET}{n}" if n >= row.at_least else str(n) for n in counts]
        rows.add_row(row.title, str(row.gold), row.text.rstrip("."), *shown)
    gone = [f"{cards.titles[one].title} ({scorers(view, sight, one)})" for one in met(view)]
    below = [Text(f"Scored: {', '.join(gone)}", style=DIM)] if gone else []
    return Group(*([rows] if rows.row_count else []), *below)


def met(view: TableView) -> list[str]:
    return view["board"]["titles_met"]


def members(player: SmithView) -> int:
    return sum(len(column) for column in player["columns"].values())


def title_count(cards: Cards, title: str, completed: list[CompletedView], members: int) -> int:
    """As the rules count."""
    contracts = [cards.numbers[one["contract"]] for one in completed]
    ids = [finish.id for finish in cards.box.finishes]
    finishes = [ids.index(one["finish"]) for one in completed]
    table = Ravenshire(box=cards.box)
    return title_counted(table, cards.titles[title], contracts, finishes, members)


def scorers(view: TableView, sight: Sight, title: str) -> str:
    names = [sight.names[p["seat"]].plain for p in view["players"] if title in p["titles"]]
    rival = view["board"]["rival"]
    return ", ".join([*names, "Rival"] if rival and title in rival["titles"] else names)


# Production


def production(view: TableView, sight: Sight, cards: Cards, brief: bool = False) -> Table:
    """What the spaces do, those that have been used dimmed."""
    me = view["players"][sight.seat]
    rows = plain_table("Production", "A die brings, for 1 to 6")
    rows.columns[0].no_wrap = True
    built = sum(1 << i for i, row in enumerate(cards.box.upgrades) if row.id in me["upgrades"])
    for i, space in enumerate(cards.box.spaces):
        improved = is_improved(Smith(upgrades=built), i)
        text = space_text(space, improved, brief)
        used = space.id in me["spaces_used"]
        rows.add_row(space.title, "used in this round" if used else text, style=DIM if used else "")
    return rows


def space_text(space: Space, improved: bool, brief: bool) -> str:
    if not space.yields:
        return space.text
    more = space.improved if improved else [0] * len(space.improved)
    found = [[a + b for a, b in zip(row, more, strict=True)] for row in space.yields]
    bonus = by_value(found)
    if not any(space.improved):
        return bonus
    return bonus if brief else f"{space.text} {bonus}"
