"""Parts of the drawing of Guilds: the Square, Rooms, Objectives and the Guilds themselves."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hearth.games.guilds.cards import Character, Objective, Room
from hearth.games.guilds.effects import FACTIONS, SMALL
from hearth.games.guilds.scoring import SECOND_PLACE_SEATS, objective_pp, tallies
from hearth.games.guilds.things import faction_text, kind_text
from hearth.games.guilds.view import AreaView, GuildView, RoomView, TableView
from hearth.kernel import points_text
from hearth.terminal.drawer import DIM, GAP, HEAD, WIDE, Sight, in_columns, plain_table, title_of
from hearth.terminal.guilds.site import doors_sign
from hearth.terminal.guilds.table import Cards, laid_out
from hearth.terminal.guilds.words import (
    FIRST,
    FROM_ROOM,
    LEADS,
    NOTHING,
    PROTECTED,
    READY,
    SECOND,
    USED_UP,
)

GUILD_STYLES: Final = {"blue": "bright_blue"}
LETTERS: Final = 6  # of a name above a column of numbers
SQUARE_COLUMNS: Final = ("Area", "Character", "Faction", "Income", "PP")
ROOM_COLUMNS: Final = ("Doors", "Room", "Kind", "Gold", "PP", "Income", "Counts as")


def short_names(sight: Sight) -> list[Text]:
    """The heads of columns with a number for each Guild."""
    return [Text(name.plain[:LETTERS], style=name.style) for name in sight.names]


def noted(
    rows: list[list[Text]], notes: list[str], width: int, numbers: set[int]
) -> RenderableType:
    """A table with a head, the second column being the title; a note may follow each row."""
    lines = in_columns(rows, width, numbers, title=1)
    indent = max(row[0].cell_len for row in rows) + GAP
    parts: list[RenderableType] = [lines[0]]
    for line, note in zip(lines[1:], notes, strict=True):
        parts.append(line)
        if note:
            parts.append(Padding(Text(note, style=DIM), (0, 0, 0, indent)))
    return Group(*parts)


def head(*words: str) -> list[Text]:
    return [Text(word, style=HEAD) for word in words]


def income_text(silver: int, gold: int) -> str:
    parts = [f"{silver:+} silver"] if silver else []
    return ", ".join([*parts, f"{gold:+} gold"] if gold else parts)


# The Central Square


def square(
    view: TableView, sight: Sight, cards: Cards, brief: bool = False
) -> list[RenderableType]:
    """Areas with Characters, or with silver that waits for its return; in brief without texts."""
    rows = [[*head(*SQUARE_COLUMNS), *short_names(sight)]]
    notes: list[str] = []
    for area in view["board"]["areas"]:
        held = [cards.character(one) for one in area["characters"] if one is not None]
        for i, character in enumerate(held):
            place = Text("" if i else area["area"])
            offers = tents(area, bool(held)) if i == 0 else [Text("")] * len(sight.names)
            rows.append([place, *character_cells(character, sight.width), *offers])
            notes.append("" if brief else character.text)
        if not held and any(area["tents"]):
            nobody = [Text("nobody left", style=DIM), Text(""), Text(""), Text("")]
            rows.append([Text(area["area"]), *nobody, *tents(area, False)])
            notes.append("")
    last = len(rows[0])
    numbers = {4, *range(len(SQUARE_COLUMNS), last)}
    return [noted(rows, notes, sight.width, numbers)] if notes else []


def tents(area: AreaView, can_lead: bool) -> list[Text]:
    found: list[Text] = []
    for seat, silver in enumerate(area["tents"]):
        if can_lead and seat == area["leader"]:
            found.append(Text(f"{LEADS}{silver}", style=HEAD))
        else:
            found.append(Text(str(silver)) if silver else Text(NOTHING, style=DIM))
    return found


def character_cells(character: Character, width: int) -> list[Text]:
    """Title, Factions, income, PP."""
    factions = [faction_text(faction) for faction in character.factions]
    if width < WIDE and len(factions) > 1:
        factions = [faction[:3] for faction in factions]
    return [
        Text(character.title),
        Text("+".join(factions)),
        Text(income_text(character.silver, character.gold)),
        Text(points_text(character.pp / 2)),
    ]


# Rooms


def rooms(view: TableView, sight: Sight, cards: Cards, brief: bool = False) -> list[RenderableType]:
    offered = view["board"]["rooms"]
    if not offered:
        return []
    rows = [head(*ROOM_COLUMNS)] + [room_row(shown, cards) for shown in offered]
    notes = ["" if brief else cards.room(shown["room"]).text for shown in offered]
    return [noted(rows, notes, sight.width, {3, 4})]


def room_row(shown: RoomView, cards: Cards) -> list[Text]:
    room = cards.room(shown["room"])
    title = f"{room.title} {PROTECTED}" if shown["protected"] else room.title
    return [Text(doors_sign(room), style="yellow"), Text(title), *room_cells(room)]


def room_cells(room: Room) -> list[Text]:
    """Kind, cost, PP, income, Faction."""
    kind = kind_text(room.kind)
    return [
        Text(kind if room.size == SMALL else f"large {kind}"),
        Text(str(room.cost)),
        Text(points_text(room.pp / 2)),
        Text(income_text(room.silver, room.gold)),
        Text(faction_text(room.faction) if room.faction >= 0 else ""),
    ]


# Objectives


def objectives(view: TableView, sight: Sight, cards: Cards, brief: bool = False) -> Table:
    """What is counted, how many each Guild has of it, and who would score."""
    g = laid_out(view, cards)
    found = tallies(g)
    rows = plain_table("Objective", "PP")
    for name in short_names(sight):
        rows.add_column(name, justify="right")
    for number in g.objectives:
        goal = cards.box.objectives[number]
        points = objective_pp(g, number, found)
        counts = [standing(goal, n[goal.count], pp) for n, pp in zip(found, points, strict=True)]
        words = Text(goal.text) if brief else objective(goal)
        rows.add_row(words, worth(goal, len(found)), *counts)
    return rows


def objective(goal: Objective) -> Text:
    """Title and text."""
    return Text.assemble(goal.title, (f"  {goal.text}", DIM))


def worth(goal: Objective, seats: int) -> str:
    return str(goal.first) if seats < SECOND_PLACE_SEATS else f"{goal.first}/{goal.second}"


def standing(goal: Objective, count: int, points: int) -> Text:
    if not points:
        return Text(str(count))
    return Text(f"{LEADS if points == goal.first else SECOND}{count}", style=HEAD)


# Guilds


def guilds(view: TableView, sight: Sight, cards: Cards, brief: bool = False) -> Table:
    """Money with income, PP, and who is there; in brief only how many."""
    rows = plain_table("Guild", "Silver", "Gold", "PP", "Members by Faction")
    for column in (1, 2, 3):
        rows.columns[column].justify = "right"
        rows.columns[column].no_wrap = True
    for player in view["players"]:
        seat = player["seat"]
        rows.add_row(
            title(view, sight, seat),
            purse(player["silver"], player["silver_income"]),
            purse(player["gold"], player["gold_income"]),
            str(sight.points[seat]),
            counted_members(player, cards) if brief else members(player, cards),
        )
    return rows


def guild(view: TableView, sight: Sight, cards: Cards, seat: int) -> Text:
    """The same of one Guild, in lines of its own."""
    player = view["players"][seat]
    silver = purse(player["silver"], player["silver_income"])
    gold = purse(player["gold"], player["gold_income"])
    facts = (" · ", silver, " silver · ", gold, f" gold · {sight.points[seat]} PP\n")
    return Text.assemble(title(view, sight, seat), *facts, members(player, cards))


def title(view: TableView, sight: Sight, seat: int) -> Text:
    """Who it is, with the colour, the sign of the First Player, and who plays it."""
    return title_of(sight, seat, f" {FIRST}" if seat == view["first"] else "")


def purse(coins: int, income: int) -> Text:
    return Text.assemble(str(coins), (f" +{income}" if income else "", DIM))


def members(player: GuildView, cards: Cards) -> Text:
    """Characters, active Rooms and illusions under the Factions that they count for."""
    found: list[Text] = []
    for faction in range(len(FACTIONS)):
        names = members_of(faction, player, cards)
        if names:
            count = (f"{faction_text(faction)} {len(names)} ", HEAD)
            found.append(Text.assemble(count, Text(", ").join(names)))
    return Text("; ").join(found)


def counted_members(player: GuildView, cards: Cards) -> str:
    counts = [len(members_of(faction, player, cards)) for faction in range(len(FACTIONS))]
    return " ".join(f"{faction_text(i)[:3]} {count}" for i, count in enumerate(counts) if count)


def members_of(faction: int, player: GuildView, cards: Cards) -> list[Text]:
    """The members of one Faction."""
    found: list[Text] = []
    for one in player["characters"]:
        if faction in cards.character(one).factions:
            found.append(Text(f"{cards.character(one).title}{ability_sign(one, player)}"))
    for room in player["active_rooms"]:
        if cards.room(room).faction == faction:
            found.append(Text(f"{FROM_ROOM}{cards.room(room).title}"))
    return found + [Text("illusion")] * player["illusions"].count(FACTIONS[faction])


def ability_sign(character: str, player: GuildView) -> str:
    if character in player["turned"]:
        return USED_UP
    return READY if character in player["ready"] else ""


def abilities(player: GuildView, cards: Cards, heading: str) -> list[RenderableType]:
    """What a Guild's Characters and active Rooms can do, in words."""
    rows = Table.grid(padding=(0, GAP, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(style=DIM)
    for one in player["characters"]:
        if cards.character(one).text:
            name = f"{cards.character(one).title}{ability_sign(one, player)}"
            rows.add_row(name, cards.character(one).text)
    for room in player["active_rooms"]:
        if cards.room(room).text:
            rows.add_row(f"{FROM_ROOM}{cards.room(room).title}", cards.room(room).text)
    return [Text(heading, style=HEAD), rows] if rows.row_count else []
