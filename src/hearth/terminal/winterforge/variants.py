"""What Solo, Lords and the Alleyways add to the drawing of Winterforge."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Final

from rich.table import Table
from rich.text import Text

from hearth.games.winterforge.box import WinterforgeBox
from hearth.games.winterforge.cards import PRECINCTS, EventCard, Rank, Site
from hearth.games.winterforge.lords import LORDS_SEATS, SMITHS
from hearth.games.winterforge.view import GuildView, TableView
from hearth.terminal.drawer import (
    DIM,
    HEAD,
    WIDE,
    Sight,
    counted,
    first_word,
    header_line,
    plain_table,
)
from hearth.terminal.winterforge.parts import short_name

# A tone as the rules tell it, and its colour.
TONES: Final = {"help": ("helps", "green"), "harm": ("harms", "red"), "mixed": ("either", "yellow")}

# Why the match ends with this round.
ENDS: Final = {
    "royal": "a Royal Contract is completed",
    "deck": "the Contract deck is empty",
}


def is_solo(view: TableView) -> bool:
    return len(view["players"]) == 1


def is_lords(view: TableView) -> bool:
    return len(view["players"]) == LORDS_SEATS


def heading(view: TableView, sight: Sight) -> Text:
    """How far the match is, and whose turn it is."""
    words = [f"{unit(view)} {view['round']} of {view['round_cap']}"]
    if view["turn"] == sight.seat:
        whose = "" if is_solo(view) else "your turn: "
        words.append(f"{whose}{counted(view['actions_left'], 'action')} left")
    if is_solo(view):
        words.append(f"{counted(view['board']['event_deck'], 'Event')} to come")
    words.append(f"Contract deck {view['board']['contract_deck']}")
    return header_line(words)


def unit(view: TableView) -> str:
    """What is counted."""
    if is_solo(view):
        return "Turn"
    return "Day" if is_lords(view) else "Round"


def last_round(view: TableView, sight: Sight) -> list[Text]:
    """A line of its own once it is sure that there will not be another."""
    counting = unit(view).lower()
    if view["ending"] in ENDS:
        why = ENDS[view["ending"]]
    elif view["round"] >= view["round_cap"]:
        why = f"there are no more than {view['round_cap']}"
    else:
        return []
    return [Text(f"Last {counting}: {why}; {last_turn(view, sight)}", style="bold yellow")]


def last_turn(view: TableView, sight: Sight) -> str:
    if is_solo(view) or is_lords(view):
        return "then the match is over"
    last = (view["first"] - 1) % len(view["players"])
    whose = "your" if last == sight.seat else f"{short_name(sight, last)}'s"
    return f"it ends with {whose} turn"


# Who stands where


def smiths_at(view: TableView, site: str) -> list[tuple[GuildView, int, bool]]:
    """Whose Smiths stand there, how many, and whether one is in a Prime Position; those first."""
    here: list[tuple[GuildView, int, bool]] = []
    for player in view["players"]:
        smiths = player["smiths"] if is_lords(view) else [player["place"]]
        prime = player["prime_today"] == site if is_lords(view) else player["in_prime"]
        if site in smiths:
            here.append((player, smiths.count(site), prime))
    return sorted(here, key=lambda one: not one[2])


def precinct_columns(view: TableView, sight: Sight, box: WinterforgeBox) -> Table:
    """The Precincts side by side; a star is a Prime Position."""
    columns = plain_table()
    cells: list[Text] = []
    for site in precincts(box):
        columns.add_column(site.name, min_width=14)
        lines = [Text("☆ free", style=DIM)] * view["board"]["prime_spots"][site.id]
        for player, _, prime in smiths_at(view, site.id):
            lines.append(Text("★ " if prime else "  ") + short_name(sight, player["seat"]))
        cells.append(Text("\n").join(lines))
    columns.add_row(*cells)
    return columns


def precinct_rows(view: TableView, sight: Sight, box: WinterforgeBox) -> Table:
    """The Precincts below each other: the eighteen Smiths of Lords need room."""
    rows = plain_table("Precinct", "Prime", "Smiths")
    for site in precincts(box):
        free = Text("☆" * view["board"]["prime_spots"][site.id], style=DIM)
        rows.add_row(site.name, free, standing(smiths_at(view, site.id), sight))
    return rows


def precincts(box: WinterforgeBox) -> list[Site]:
    return box.sites[: len(PRECINCTS)]


def standing(here: list[tuple[GuildView, int, bool]], sight: Sight) -> Text:
    """The Guilds by one word each, with a star and how many Smiths."""
    words: list[Text] = []
    for player, smiths, prime in here:
        name = sight.names[player["seat"]]
        who = Text("You", style=name.style) if player["seat"] == sight.seat else first_word(name)
        words.append(Text.assemble("★" if prime else "", who, f"×{smiths}" if smiths > 1 else ""))
    return Text(", ").join(words)


def smiths_text(me: GuildView, box: WinterforgeBox) -> str:
    """Where one's Smiths stand today, and how many are still to be placed."""
    names = {site.id: site.name for site in box.sites}
    words = [f"{names[site]}{prime_sign(me, site)}" for site in dict.fromkeys(me["smiths"])]
    left = SMITHS - len(me["smiths"])
    still = f"{left} of {SMITHS} to place" if left else "all placed"
    return f"{', '.join(words)}; {still}" if words else still


def prime_sign(me: GuildView, site: str) -> str:
    count = me["smiths"].count(site)
    words = f" ×{count}" if count > 1 else ""
    if site == me["prime_today"]:
        words += " ★"
        unused = me["bonus"] if me["in_prime"] else me["bonus_saved"]
        words += " (bonus unused)" if unused else " (bonus used)"
    return words


# Alleyways


def alleyways(view: TableView, sight: Sight, box: WinterforgeBox) -> Table:
    """Those in play: what they are for, at what price, and who is there."""
    rows = plain_table("Alleyway", "Coin", "What for", "Smiths")
    rows.columns[0].no_wrap = True
    rows.columns[1].justify = "right"
    for site in box.sites:
        if site.id in view["board"]["alleyways"]:
            price = str(site.price) if site.price else ""
            who = standing(smiths_at(view, site.id), sight)
            rows.add_row(site.name, price, purpose(view, site), who)
    return rows


def purpose(view: TableView, site: Site) -> str:
    if site.id == "shrine":
        return f"Faith token, {view['board']['faith_bag']} left"
    if site.id == "runesmith":
        return f"Rune, {view['board']['rune_deck']} left"
    return "a rival's Component" if site.id == "thieves_guild" else "sale of Held Contracts"


def auction(box: WinterforgeBox) -> Text:
    """By how much the faces change the Coin, equal ones together."""
    words: list[str] = []
    first = 1
    for change, run in groupby(box.auction):
        last = first + len(list(run)) - 1
        if change:
            faces = f"{first}" if first == last else f"{first}-{last}"
            words.append(f"{'+' if change > 0 else '−'}{abs(change)} on {faces}")
        first = last + 1
    return Text.assemble(("Auction House", HEAD), f"  Coin by d12: {', '.join(words)}")


def rune_rows(me: GuildView, box: WinterforgeBox) -> list[tuple[str, str]]:
    """One's own Runes with what they do, those at work last."""
    runes = {rune.id: rune for rune in box.runes}
    titles = {contract.id: contract.title for contract in box.contracts}
    rows: list[tuple[str, str]] = []
    for rune, count in Counter(me["runes"]).items():
        times = f" ×{count}" if count > 1 else ""
        rows.append(("Rune", f"{runes[rune].title}{times}: {runes[rune].text}"))
    for job in me["jobs"]:
        if job["rune"]:
            card = runes[job["rune"]]
            rows.append(("Rune", f"{card.title} on {titles[job['contract']]}: {card.text}"))
    return rows


def held_text(me: GuildView, box: WinterforgeBox) -> str:
    cards = [card for card in box.contracts if card.id in me["held"]]
    return ", ".join(f"{card.title} ({card.coin} Coin)" for card in cards)


def faith_text(me: GuildView, solo: bool) -> str:
    faith = me["faith"] or []
    values = " + ".join(str(value) for value in faith)
    total = f"{values} = {sum(faith)}" if len(faith) > 1 else values
    return total if solo else f"{total}, compared and scored at the end"


def rival_has(player: GuildView, box: WinterforgeBox, width: int) -> list[str]:
    """What Alleyways have brought a rival, by name where there is room."""
    has = [counted(player["faith_tokens"], "Faith token")] if player["faith_tokens"] else []
    if width < WIDE:
        has += [counted(len(player["runes"]), "Rune")] if player["runes"] else []
        has += [f"{len(player['held'])} Held"] if player["held"] else []
        return has
    titles = {rune.id: rune.title for rune in box.runes}
    has += [titles[rune] for rune in player["runes"]]
    return has + [f"Held {card.title}" for card in box.contracts if card.id in player["held"]]


# Solo


def events(view: TableView, box: WinterforgeBox) -> list[Table]:
    """The Event of this turn, if there is one."""
    return [event_row(event) for event in box.events if event.id == view["board"]["event"]]


def event_row(event: EventCard) -> Table:
    word, style = TONES[event.tone]
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(style=HEAD, no_wrap=True)
    row.add_column()
    row.add_row("Event", Text.assemble((f"{event.title} ({word}): ", style), event.text))
    return row


def rank_number(points: int, box: WinterforgeBox) -> int:
    """Which rank the points would give, from 0 on."""
    reached = [i for i, rank in enumerate(box.ranks) if rank.least <= points]
    return reached[-1] if reached else 0


def rank_text(points: int, box: WinterforgeBox) -> str:
    """The rank now, and what is to be reached."""
    number = rank_number(points, box)
    words = [box.ranks[number].title]
    for rank in box.ranks[number + 1 : number + 2]:
        words.append(f"{rank.title} from {rank.least} RP")
    if not box.ranks[number].won:
        words += [f"won from {rank.least} RP" for rank in winning_ranks(box)[:1]]
    return "; ".join(words)


def winning_ranks(box: WinterforgeBox) -> list[Rank]:
    return [rank for rank in box.ranks if rank.won]


def solo_outcome(name: str, points: int, box: WinterforgeBox) -> str:
    """Rank, title, and what that means."""
    number = rank_number(points, box)
    rank = box.ranks[number]
    reached = f"{name}: {points} RP, rank {number + 1} of {len(box.ranks)}, {rank.title}."
    if rank.won:
        return f"{reached} The match is won."
    missed = [f"; {rank.least} RP would have won it" for rank in winning_ranks(box)[:1]]
    return f"{reached} The match is lost{''.join(missed)}."


# One's own Guild


def first_rows(view: TableView, sight: Sight, box: WinterforgeBox) -> list[tuple[str, str]]:
    """What Solo and Lords tell before all else."""
    if is_solo(view):
        return [("Rank", rank_text(sight.points[sight.seat], box))]
    if is_lords(view):
        return [("Smiths", smiths_text(view["players"][sight.seat], box))]
    return []


def alleyway_rows(view: TableView, me: GuildView, box: WinterforgeBox) -> list[tuple[str, str]]:
    """What Alleyways have brought."""
    rows = rune_rows(me, box)
    if me["held"]:
        rows.append(("Held", held_text(me, box)))
    if me["faith"]:
        rows.append(("Faith", faith_text(me, is_solo(view))))
    return rows
