"""The players of Ravenshire: what they own, their dice, guilds and upgrades."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.ravenshire.boards import Level
from hearth.games.ravenshire.cards import GUILDS
from hearth.games.ravenshire.goods import MYSTICS
from hearth.games.ravenshire.things import (
    amounts_text,
    guild_text,
    name_text,
    tier_text,
)
from hearth.games.ravenshire.view import CompletedView, RivalView, SmithView, TableView
from hearth.terminal.drawer import DIM, GAP, HEAD, Sight, counted, first_word, plain_table, title_of
from hearth.terminal.ravenshire.table import (
    Cards,
    aligned,
    dice,
    goods,
    goods_heads,
    goods_table,
    number,
    short_amounts,
    stock_of,
)
from hearth.terminal.ravenshire.words import FIRST, USED

FOR_TOTALS = 76  # columns from which the players' table has room for what is worked out
PLAYER_STYLES = {"blue": "bright_blue", "white": ""}  # white is not seen on a light terminal


def title(view: TableView, sight: Sight, seat: int) -> Text:
    """Who it is, with the colour, the First Player marker, and who plays it."""
    if sight.width < FOR_TOTALS:
        return Text.assemble(first_word(sight.names[seat]), first_sign(view, seat))
    return title_of(sight, seat, first_sign(view, seat))


def first_sign(view: TableView, seat: int) -> str:
    return f" {FIRST}" if view["first"] == seat else ""


def purse(view: TableView, sight: Sight, seat: int) -> str:
    """In words, what decides and what is spent."""
    player = view["players"][seat]
    total = "" if view["over"] else f" (Total {sight.points[seat]})"
    tokens = counted(player["action_tokens"], "Action Token")
    return f" · {player['gold']} Gold{total} · {tokens} · Reputation {player['reputation']}"


def players(view: TableView, sight: Sight, cards: Cards) -> Table:
    """A row each: Goods, Mystics, Gold, Action Tokens, Reputation, and what they come to."""
    totals = sight.width >= FOR_TOTALS
    worked_out = ("Total", "Done") if totals else ()
    heads = (*goods_heads(sight.width), "Gold", "Tok", "Rep", *worked_out)
    rows = goods_table("Player", heads)
    for seat, player in enumerate(view["players"]):
        counts = [player["gold"], player["action_tokens"], player["reputation"]]
        counts += [sight.points[seat], len(player["completed"])] if totals else []
        cells = [*goods(stock_of(player)), *[number(count) for count in counts]]
        rows.add_row(title(view, sight, seat), aligned(heads, cells))
    rival = view["board"]["rival"]
    if rival is not None and not rival["neutral"]:
        cells = rival_cells(view, rival, cards)[: len(heads)]
        first = first_sign(view, len(view["players"]))
        rows.add_row(Text(f"Rival{first}", style=HEAD), aligned(heads, cells))
    return rows


def rival_cells(view: TableView, rival: RivalView, cards: Cards) -> list[Text]:
    """It has neither Goods nor Action Tokens."""
    more = 0 if view["over"] else cards.box.levels[rival["reputation"]].gold
    return [
        *[Text("")] * MYSTICS,
        number(rival["gold"]),
        Text(""),
        number(rival["reputation"]),
        number(rival["gold"] + more),
        number(len(rival["completed"])),
    ]


def others(view: TableView, sight: Sight, cards: Cards) -> list[RenderableType]:
    """Of each of the others in words: dice, members, Contracts."""
    rows = Table.grid(padding=(0, GAP, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column()
    for player in view["players"]:
        if player["seat"] != sight.seat:
            facts = [*dice_facts(player, sight.width), *card_facts(player, cards)]
            rows.add_row(first_word(sight.names[player["seat"]]), Text(" · ").join(facts))
    return [rows] if rows.row_count else []


def card_facts(player: SmithView, cards: Cards) -> list[Text]:
    """Members, Contracts, upgrades and the Assistant, as far as there are any."""
    recruited = [
        name_text(cards.members[one]) for column in player["columns"].values() for one in column[1:]
    ]
    held = [cards.contracts[one].title for one in player["contracts"]]
    built = [row.title for row in cards.box.upgrades if row.id in player["upgrades"]]
    facts = [("with", recruited), ("in hand", held), ("built", built)]
    told = [Text(f"{word} {', '.join(names)}") for word, names in facts if names]
    if player["assistant"] is not None:
        told.append(Text(f"Assistant {cards.assistants[player['assistant']].title}"))
    return told


def completed(found: list[CompletedView], cards: Cards) -> list[RenderableType]:
    """With their finishes, if those are special."""
    names: list[str] = []
    for one in found:
        finish = cards.finishes[one["finish"]]
        special = f" ({finish.title})" if any(finish.cost) else ""
        names.append(f"{cards.contracts[one['contract']].title}{special}")
    return [Text.assemble(("Completed  ", HEAD), ", ".join(names))] if names else []


# Dice


def dice_facts(player: SmithView, width: int) -> list[Text]:
    """Where a player's dice are, as far as there are any."""
    badger = [] if player["badger"] is None else [player["badger"]]
    waiting = [*player["taken"], *badger]
    found = [
        ("to place ", player["rolled"]),
        ("for Production ", waiting),
        ("to put to work ", player["bench"]),
    ]
    return [Text.assemble(word, dice(some, width)) for word, some in found if some]


def own_dice(view: TableView, sight: Sight) -> list[Text]:
    me = view["players"][sight.seat]
    facts = dice_facts(me, sight.width)
    if me["bench"] and me["work_left"] < len(me["bench"]):
        facts.append(Text(f"{me['work_left']} of them may still work"))
    return [Text.assemble(("Your dice  ", HEAD), Text(" · ").join(facts))] if facts else []


# Guilds


def guilds(player: SmithView, cards: Cards, heading: str) -> Table:
    """The members of each guild and what they do; those used in this run have a sign."""
    rows = plain_table(heading, "Member", "At each run")
    for guild, name in enumerate(GUILDS):
        column = player["columns"][name]
        running = player["running"] == name
        size = f"{guild_text(guild)} {len(column)} of {player['rows']}"
        for i, one in enumerate(column):
            head = "" if i else f"{size}, running" if running else size
            used = f" {USED}" if running and one in player["used"] else ""
            member = cards.members[one]
            rows.add_row(head, f"{name_text(member)}{used}", Text(member.text, style=DIM))
    return rows


def guild_names(player: SmithView, cards: Cards) -> Text:
    """Only who was recruited, in a line."""
    told: list[str] = []
    for guild, name in enumerate(GUILDS):
        names = [name_text(cards.members[one]) for one in player["columns"][name][1:]]
        told += [f"{guild_text(guild)} with {', '.join(names)}"] if names else []
    known = " · ".join(told) if told else "only the printed members"
    return Text.assemble(("Your guilds  ", HEAD), known)


def upgrades(player: SmithView, cards: Cards) -> RenderableType:
    """What can be built and played, and the Assistant."""
    rows = plain_table("Upgrades and cards", "Tokens", "")
    rows.columns[1].justify = "right"
    rows.columns[2].style = DIM
    for row in cards.box.upgrades:
        built = row.id in player["upgrades"]
        rows.add_row(row.title, "built" if built else str(row.tokens), row.text)
    for card in cards.box.overtime:
        if card.id in player["overtime"]:
            rows.add_row(f"{card.title}, Overtime card", str(card.tokens), amounts_text(card.gain))
    if player["assistant"] is not None:
        assistant = cards.assistants[player["assistant"]]
        rows.add_row(f"{assistant.title}, Assistant", "", assistant.text)
    return rows


# What is printed on every board


def exchange(cards: Cards) -> RenderableType:
    """The Market Exchange and the finishes."""
    rows = Table.grid(padding=(0, GAP, 0, 0))
    for row in cards.box.exchanges:
        rows.add_row(Text(row.title, style=HEAD), row.text)
    for finish in cards.box.finishes:
        if any(finish.cost):
            words = f"{amounts_text(finish.cost)} more for {amounts_text(finish.gain)}"
            rows.add_row(Text(finish.title, style=HEAD), words)
    return rows


def reputation(view: TableView, sight: Sight, cards: Cards) -> Table:
    """The track: what each level brings, what it pays at the end, and who is there."""
    rows = plain_table("Rep", "Gold at the end", "On reaching it", "Players")
    rows.columns[0].justify = rows.columns[1].justify = "right"
    for level, row in enumerate(cards.box.levels):
        here = [sight.names[p["seat"]] for p in view["players"] if p["reputation"] == level]
        rival = view["board"]["rival"]
        if rival is not None and not rival["neutral"] and rival["reputation"] == level:
            here.append(Text("Rival"))
        rows.add_row(str(level), str(row.gold), level_text(row), Text(", ").join(here))
    return rows


def level_text(row: Level) -> str:
    opens = f"the {tier_text(row.opens)} row" if row.opens > 0 else ""
    return ", ".join(part for part in (short_amounts(row.gain), opens) if part)
