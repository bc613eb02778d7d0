"""The Guilds of Winterforge: what is open of the rivals, and all of one's own."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.winterforge.cards import MATERIALS
from hearth.games.winterforge.effects import CRAFTS
from hearth.games.winterforge.lords import SMITHS
from hearth.games.winterforge.view import GuildView, JobView, TableView
from hearth.terminal.drawer import HEAD, WIDE, Sight, counted, plain_table
from hearth.terminal.winterforge import variants
from hearth.terminal.winterforge.cards import Cards
from hearth.terminal.winterforge.parts import (
    CONTRACT_COLUMNS,
    contract_lines,
    counts,
    is_laid_out,
    loan_text,
    owed,
    short_name,
    unstarted,
)
from hearth.terminal.winterforge.reach import training_prices
from hearth.terminal.winterforge.words import FIRST

# Rivals


def rivals(view: TableView, sight: Sight, cards: Cards, seats: list[int] | None = None) -> Table:
    """What is open of all rivals, or of some."""
    lords = variants.is_lords(view)
    smiths = ["Smiths"] if lords else []
    rows = plain_table("Rival", "Coin", "W/A/J", "Stockpile", "Hand", "Done", "RP", *smiths, "Has")
    for column in (1, 4, 5, 6):
        rows.columns[column].justify = "right"
    for player in view["players"]:
        if player["seat"] != sight.seat and (seats is None or player["seat"] in seats):
            name = rival_name(view, sight, player["seat"])
            left = [f"{SMITHS - len(player['smiths'])} left"] if lords else []
            has = rival_has(player, sight, cards)
            rows.add_row(name, *rival(player, sight, cards), *left, has)
    return rows


def rival_name(view: TableView, sight: Sight, seat: int) -> Text:
    """With the sign of the First Player and, where there is room, the bot that plays it."""
    bot = f" ({sight.bot(seat)})" if sight.bot(seat) and sight.width >= WIDE else ""
    return Text.assemble(short_name(sight, seat), first_sign(view, seat), bot)


def first_sign(view: TableView, seat: int) -> str:
    return f" {FIRST}" if seat == view["first"] and not variants.is_solo(view) else ""


def rival(player: GuildView, sight: Sight, cards: Cards) -> list[RenderableType]:
    """The numbers."""
    stock = [0] * len(MATERIALS)
    for component in player["stockpile"]:
        stock[cards.components[component].material] += 1
    return [
        str(player["coin"]),
        "/".join(str(skill) for skill in player["skills"]),
        counts(stock, False),
        str(player["hand_size"]),
        str(player["completed"]),
        str(sight.points[player["seat"]]),
    ]


def rival_has(player: GuildView, sight: Sight, cards: Cards) -> str:
    has = [cards.crew[crew].title for crew in player["crew"]]
    if player["loans"]:
        has.append(f"owes {' + '.join(str(owed(loan)) for loan in player['loans'])}")
    has += [rival_job(job, cards) for job in player["jobs"]]
    return "; ".join(has + variants.rival_has(player, cards.box, sight.width))


def rival_job(job: JobView, cards: Cards) -> str:
    return f"Job {cards.contracts[job['contract']].title} ({cards.work(job)})"


def crew_of(view: TableView, seat: int, cards: Cards) -> list[Text]:
    """What a rival's Crew can do."""
    crew = [cards.crew[one] for one in view["players"][seat]["crew"]]
    return [Text(f"{card.title}: {card.text}") for card in crew]


# One's own


def own(sight: Sight, cards: Cards) -> RenderableType:
    view = cast(TableView, sight.view)
    me = view["players"][sight.seat]
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(style=HEAD, no_wrap=True)
    rows.add_column()
    if is_laid_out(view):
        for title, words in variants.first_rows(view, sight, cards.box):
            rows.add_row(title, words)
    if me["skills"]:
        rows.add_row("Skills", skills_text(view, me, cards))
    if me["stockpile"]:
        rows.add_row("Stockpile", cards.stockpile(me["stockpile"]))
    for crew in me["crew"]:
        rows.add_row("Crew", f"{cards.crew[crew].title}: {cards.crew[crew].text}")
    if me["loans"]:
        rows.add_row("Loans", ", ".join(loan_text(loan) for loan in me["loans"]))
    if me["completed"]:
        rows.add_row("Completed", counted(me["completed"], "Contract"))
    for title, words in variants.alleyway_rows(view, me, cards.box):
        rows.add_row(title, words)
    return Group(summary(view, sight, cards), rows, *own_contracts(me, sight, cards))


def summary(view: TableView, sight: Sight, cards: Cards) -> Text:
    """Who I am, how rich, how good and where; in Lords one is in several places."""
    me = view["players"][sight.seat]
    facts = [f" · {me['coin']} Coin", f"{sight.points[sight.seat]} RP"]
    if not variants.is_lords(view):
        place = cards.sites[me["place"]].name
        if me["in_prime"]:
            place += " ★ (bonus unused)" if me["bonus"] else " ★ (bonus used)"
        facts.append(place)
    name = sight.names[sight.seat]
    first = first_sign(view, sight.seat) if is_laid_out(view) else ""
    return Text.assemble(("You are ", HEAD), name, first, " · ".join(facts))


def skills_text(view: TableView, me: GuildView, cards: Cards) -> str:
    """What they are, and what the next point of each costs."""
    skills = [f"{CRAFTS[i].capitalize()} {value}" for i, value in enumerate(me["skills"])]
    prices = training_prices(view, me, cards)
    costs = ", ".join("–" if price is None else str(price) for price in prices)
    return f"{', '.join(skills)} (Training costs {costs} Coin)"


def own_contracts(me: GuildView, sight: Sight, cards: Cards) -> list[RenderableType]:
    """Contracts in hand, the Royal one, then those at work with what lies on them."""
    wide = sight.width >= WIDE
    started = [job["contract"] for job in me["jobs"]]
    waiting = unstarted(me)
    if not waiting and not started:
        return []
    rows = [[Text(column, style=HEAD) for column in ("Your Contracts", *CONTRACT_COLUMNS)]]
    rows += [cards.contract(contract, wide) for contract in (*waiting, *started)]
    lines = contract_lines(rows, sight.width)
    parts: list[RenderableType] = [*lines[: len(waiting) + 1]]
    for job, line in zip(me["jobs"], lines[len(waiting) + 1 :], strict=True):
        parts += [line, Text(f"  └ {cards.work(job)}")]
    return parts
