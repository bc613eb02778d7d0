"""The players in the drawing of Forge: means, workers, and what lies at their boards."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.forge.cards import UPGRADES
from hearth.games.forge.effects import TYPES
from hearth.games.forge.goods import CUBES, GOLD, KINDS
from hearth.games.forge.state import SMITH
from hearth.games.forge.things import amount_text, counted, type_text
from hearth.games.forge.view_types import IroncladView, SmithyView, TableView
from hearth.terminal.drawer import GAP, HEAD, WIDE, Sight, plain_table, title_of
from hearth.terminal.forge.cards import card_text, hand
from hearth.terminal.forge.parts import MIDDLE, name_of
from hearth.terminal.forge.table import Cards
from hearth.terminal.forge.words import FREE, HAMMER, NOTHING

AVAILABLE: Final = "home"  # of a worker
MEANS: Final = ("Gold", "Wood", "Metal", "Brick", "Gems", "Skill", "VP")


# All of them


def players(view: TableView, sight: Sight) -> Table:
    """A row each, in turn order; Ironclad's among them."""
    wide = sight.width >= WIDE
    narrow = sight.width < MIDDLE
    means = ("Means", "VP") if narrow else MEANS
    rows = plain_table(
        "Player", *means, "Workers", "Hand", *(["Forged", "Hammers"] if wide else [])
    )
    for column in rows.columns[2 if narrow else 1 : len(means) + 1]:
        column.justify = "right"
        column.no_wrap = True
    for seat in in_order(view):
        if seat < len(view["players"]):
            cells = smithy_cells(view["players"][seat], sight, narrow)
        else:
            cells = ironclad_cells(view, narrow)
        rows.add_row(title(view, sight, seat), *(cells if wide else cells[:-2]))
    return rows


def in_order(view: TableView) -> list[int]:
    """Of this round, if it has one."""
    if view["order"]:
        return view["order"]
    seats = list(range(len(view["players"])))
    return seats if view["board"]["ironclad"] is None else [len(seats), *seats]


def title(view: TableView, sight: Sight, seat: int) -> Text:
    """The seat after the last is Ironclad's."""
    if seat == len(view["players"]):
        return name_of(view, sight, seat)
    return title_of(sight, seat)


def smithy_cells(seen: SmithyView, sight: Sight, narrow: bool) -> list[str]:
    cubes = [seen["cubes"][KINDS[kind]] for kind in range(CUBES)]
    means = [seen["gold"], *cubes, seen["skill"]]
    told = [means_text(seen)] if narrow else [str(n) if n else NOTHING for n in means]
    wide = sight.width >= WIDE
    return [
        *told,
        str(sight.points[seen["seat"]]),
        worker_signs(seen["workers"][:SMITH].count(AVAILABLE), seen["workers"][SMITH] == AVAILABLE),
        hand_text(seen) if wide else str(seen["hand_size"] or NOTHING),
        str(len(seen["forged"]) or NOTHING),
        HAMMER * len(seen["hammers"]) or NOTHING,
    ]


def ironclad_cells(view: TableView, narrow: bool) -> list[str]:
    """It has neither cubes nor Skill nor a hand."""
    own = view["board"]["ironclad"]
    assert own is not None
    means = [f"{own['gold']} Gold"] if narrow else [str(own["gold"] or NOTHING), *[""] * 5]
    signs = worker_signs(own["assistants"], own["smith"])
    forged = str(len(own["forged"]) or NOTHING)
    return [*means, str(own["score"]), signs, "", forged, HAMMER * len(own["hammers"]) or NOTHING]


def worker_signs(assistants: int, smith: bool) -> str:
    """Those that are still to be placed."""
    return FREE * assistants + (f"[{FREE}]" if smith else "") or NOTHING


def hand_text(seen: SmithyView) -> str:
    """What the backs of the Contracts tell: 2 Common, 1 Royal."""
    types = [(type_text(kind), seen["hand_types"][name]) for kind, name in enumerate(TYPES)]
    return ", ".join(f"{n} {name}" for name, n in types if n) or NOTHING


def means_text(seen: SmithyView) -> str:
    """What there is of it."""
    cubes = [(kind, seen["cubes"][KINDS[kind]]) for kind in range(CUBES)]
    told = [amount_text(kind, n) for kind, n in cubes if n]
    return ", ".join([amount_text(GOLD, seen["gold"]), *told, f"Skill {seen['skill']}"])


# One of them


def summary(view: TableView, sight: Sight) -> Text:
    me = view["players"][sight.seat]
    assistants = me["workers"][:SMITH].count(AVAILABLE)
    left = [counted(assistants, "Assistant", "Assistants")] if assistants else []
    left += ["the Blacksmith"] if me["workers"][SMITH] == AVAILABLE else []
    workers = f" · {' and '.join(left)} left" if left and view["phase"] == "turns" else ""
    facts = f" · {means_text(me).replace(', ', ' · ')} · {sight.points[sight.seat]} VP{workers}"
    return Text.assemble(("You are ", HEAD), sight.names[sight.seat], facts)


def boards(view: TableView, sight: Sight, cards: Cards) -> list[Text]:
    """What the others have done and played, a paragraph each."""
    found: list[Text] = []
    for seen in view["players"]:
        told = board_facts(seen, cards)
        if told and seen["seat"] != sight.seat:
            found.append(Text.assemble(sight.names[seen["seat"]], "  ", " · ".join(told)))
    own = view["board"]["ironclad"]
    if own is not None and ironclad_facts(own, cards):
        name = name_of(view, sight, len(view["players"]))
        found.append(Text.assemble(name, "  ", " · ".join(ironclad_facts(own, cards))))
    return found


def board_facts(seen: SmithyView, cards: Cards) -> list[str]:
    """Upgrades, cards, Seals, Hammers; what there is of them."""
    trainings = [name for name in seen["trainings"] if name is not None]
    seals = [f"{n} {seal}" for seal, n in seen["seals"].items() if n]
    hidden = seen["hand"] is None
    facts = {
        "Upgrades": titled(cards, seen["upgrades"]),
        "Forged": cards.titles("contract", seen["forged"]),
        "Development": cards.titles("development", seen["developments"]),
        "Training": cards.titles("training", trainings),
        "Guild": cards.titles("guild_card", seen["guild_cards"]),
        "Seals": ", ".join(seals),
        "Hammers": hammers(cards, seen["hammers"]),
        "Hand": hand_text(seen) if hidden and seen["hand_size"] else "",
        "Seen in the hand": cards.titles("contract", seen["shown"]) if hidden else "",
    }
    return [f"{head}: {told}" for head, told in facts.items() if told]


def ironclad_facts(own: IroncladView, cards: Cards) -> list[str]:
    facts = {
        "Upgrades": titled(cards, own["upgrades"]),
        "Forged": cards.titles("contract", own["forged"]),
        "Development": cards.titles("development", own["developments"]),
        "Training": cards.titles("training", own["trainings"]),
        "Guild": cards.titles("guild_card", own["guild_cards"]),
        "Hammers": hammers(cards, own["hammers"]),
    }
    return [f"{head}: {told}" for head, told in facts.items() if told]


def titled(cards: Cards, upgrades: list[str]) -> str:
    return ", ".join(cards.box.upgrades[UPGRADES.index(name)].title for name in upgrades)


def hammers(cards: Cards, names: list[str]) -> str:
    return ", ".join(row.title for row in cards.box.achievements if row.id in names)


def smithy(view: TableView, sight: Sight, cards: Cards, seat: int) -> RenderableType:
    """Everything that lies before one player."""
    seen = view["players"][seat]
    means = f" · {means_text(seen)} · {sight.points[seat]} VP"
    line = Text.assemble(title(view, sight, seat), means)
    told = [Text(fact) for fact in board_facts(seen, cards)]
    own = hand(view, sight, cards) if seat == sight.seat else []
    return Group(line, *told, *texts(seen, cards), *own)


def own_board(view: TableView, sight: Sight, cards: Cards) -> list[RenderableType]:
    """One's own upgrades, Seals, Hammers and cards."""
    seen = view["players"][sight.seat]
    kept = ("Upgrades", "Seals", "Forged")
    told = [fact for fact in board_facts(seen, cards) if fact.startswith(kept)]
    line = [Text(" · ".join(told))] if told else []
    found: list[RenderableType] = [*line, *texts(seen, cards)]
    return [Text("Your board", style=HEAD), *found] if found else []


def texts(seen: SmithyView, cards: Cards) -> list[Table]:
    """What the Training and Development cards of a player do."""
    rows = Table.grid(padding=(0, GAP, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column()
    for assistant, name in enumerate(seen["trainings"]):
        if name is not None:
            card = cards.learnt("training", name)
            rows.add_row(f"Assistant {assistant + 1}: {card.title}", card_text(card))
    for name in seen["developments"]:
        card = cards.learnt("development", name)
        rows.add_row(card.title, card_text(card))
    return [rows] if rows.row_count else []
