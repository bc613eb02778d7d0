"""A balance report as one page that needs nothing else; its tables sort at a click."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from hearth.arena.page import percent_tick, table_colour
from hearth.arena.paper import Head, paper, section
from hearth.arena.plots import Mark, estimates
from hearth.arena.words import percent
from hearth.balance.figures import Balance, ThingFigures
from hearth.balance.words import between, interval, points, remarks, title
from hearth.kernel import Box

SORTING: Final = Path(__file__).with_name("sorting.js")
OWN_STYLE: Final = Path(__file__).with_name("page.css")
FAIR: Final = "The dashed line is a fair share:"
FOOT: Final = (
    "Brackets are 95 % intervals; the deal is the unit. Strong and weak are things whose whole"
    " interval lies more than 5 % of the win beyond what others of their kind have; dead is what"
    " hardly anybody took, while others were taken."
)


def page(balances: list[Balance], boxes: list[Box], command: str) -> str:
    """One box, or two side by side: what a change did."""
    head = Head("balance", title(balances[0]), " against ".join(names_of(balances)), command)
    style = OWN_STYLE.read_text(encoding="utf-8")
    script = SORTING.read_text(encoding="utf-8")
    return paper(head, sections(balances, titles(boxes)), FOOT, style, script)


def names_of(balances: list[Balance]) -> list[str]:
    return [f"box {balance.run['box']}" for balance in balances]


def titles(boxes: list[Box]) -> dict[str, str]:
    """What ids are called in the boxes."""
    found: dict[str, str] = {}
    for box in boxes:
        for rows in box.tables().values():
            for row in rows:
                if isinstance(row.get("id"), str) and isinstance(row.get("title"), str):
                    found[row["id"]] = row["title"]
    return found


def sections(balances: list[Balance], called: dict[str, str]) -> list[str]:
    named = list(zip(names_of(balances), balances, strict=True))
    found = [section("The match", name, said(balance)) for name, balance in named]
    if len(balances[0].seats) > 1:
        found += [section("Seats", f"{FAIR} {name}.", seat_plot(one)) for name, one in named]
    found += [section("Where points come from", name, sources_table(one)) for name, one in named]
    groups = dict.fromkeys(thing.group() for balance in balances for thing in balance.things)
    for group in groups:
        body = things_table(balances, group, called)
        found.append(section(group.capitalize(), "", body, wide=True))
    return found


def said(balance: Balance) -> str:
    items = "".join(f"<li>{escape(remark)}</li>" for remark in remarks(balance))
    return f'<ul class="remarks">{items}</ul>'


def seat_plot(balance: Balance) -> str:
    marks = [
        Mark(f"Seat {seat}", share, percent(share.value), balance.fair)
        for seat, share in enumerate(balance.seats)
    ]
    return estimates(marks, percent_tick, table_colour)


def sources_table(balance: Balance) -> str:
    rows = [
        [escape(source), f"{value:.1f}"]
        for source, value in sorted(balance.sources.items(), key=lambda pair: -pair[1])
    ]
    return grid(["Source", "Points of a seat"], rows)


def things_table(balances: list[Balance], group: str, called: dict[str, str]) -> str:
    """A row for each thing; with two boxes, both and the difference."""
    by_thing = [{t.thing: t for t in b.things if t.group() == group} for b in balances]
    head = ["Thing"]
    for number in range(len(balances)):
        mark = f" ({number + 1})" if len(balances) > 1 else ""
        head += [f"In matches{mark}", f"Win share{mark}", f"Points{mark}", f"Flag{mark}"]
    if len(balances) > 1:
        head.append("Difference")
    rows = []
    for thing in dict.fromkeys(thing for found in by_thing for thing in found):
        here = [found.get(thing) for found in by_thing]
        rows.append(thing_row(thing, here, called))
    return grid(head, rows)


def thing_row(thing: str, here: list[ThingFigures | None], called: dict[str, str]) -> list[str]:
    name = thing.partition(":")[2]
    row = [escape(called.get(name, name.replace("_", " ")))]
    for one in here:
        row += cells(one)
    if len(here) > 1:
        shares = [one.share.value for one in here if one is not None and one.share is not None]
        row.append(f"{100 * (shares[1] - shares[0]):+.1f} %" if len(shares) > 1 else "")
    return row


def cells(one: ThingFigures | None) -> list[str]:
    if one is None:
        return ["", "", "", ""]
    flag = f'<b class="flag {one.flag}">{one.flag}</b>' if one.flag else ""
    return [between(one.rate), interval(one), points(one), flag]


def grid(head: list[str], rows: list[list[str]]) -> str:
    """Cells are markup."""
    first = "".join(f'<th><button type="button">{escape(cell)}</button></th>' for cell in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<table class="sorted"><thead><tr>{first}</tr></thead><tbody>{body}</tbody></table>'


def as_data(balances: list[Balance], command: str) -> dict[str, Any]:
    return {"command": command, "boxes": [balance.as_data() for balance in balances]}
