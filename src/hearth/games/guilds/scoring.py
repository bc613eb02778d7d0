"""Final scoring: Objectives, Characters, Rooms, rounding, and who wins."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds.counts import headquarters, tally
from hearth.games.guilds.effects import (
    NONE,
    OBJECTIVES_FIRST,
    PP_COPY_BEST,
    PP_IF,
    PP_PER,
    Ability,
)
from hearth.games.guilds.questions import income_worth
from hearth.games.guilds.state import Guild, Guilds
from hearth.games.guilds.things import count_text, guild_text
from hearth.kernel import SheetRow, points_text

GOLD_IN_TIES: Final = 3  # what 1 gold of income is worth there, in silver [GU-059]
SECOND_PLACE_SEATS: Final = 4  # only with so many is there a second place [GU-R35]


def tallies(g: Guilds) -> list[list[int]]:
    """What everybody has of everything, first places in Objectives included. [GU-R42]"""
    found = [tally(g, me) for me in g.players]
    firsts = [0] * len(found)
    for objective in g.objectives:
        count = g.box.objectives[objective].count
        most = max([n[count] for n in found])
        for seat in range(len(found)):
            if most > 0 and found[seat][count] == most:
                firsts[seat] += 1
    for seat in range(len(found)):
        found[seat][OBJECTIVES_FIRST] = firsts[seat]
    return found


# The rows of the sum


def objective_pp(g: Guilds, objective: int, found: list[list[int]]) -> list[int]:
    """First place, and with 4 players second place; ties are paid in full.

    [GU-057, GU-R34, GU-R35]
    """
    card = g.box.objectives[objective]
    counts = [n[card.count] for n in found]
    out = [0] * len(counts)
    most = max(counts)
    if most == 0:
        return out
    for seat in range(len(counts)):
        if counts[seat] == most:
            out[seat] = card.first
    if counts.count(most) > 1 or len(counts) < SECOND_PLACE_SEATS:
        return out
    next_most = max([n for n in counts if n < most])
    for seat in range(len(counts)):
        if counts[seat] == next_most and next_most > 0:
            out[seat] = card.second
    return out


def objectives_pp(g: Guilds, found: list[list[int]]) -> list[int]:
    """PP of all Objectives, by seat. [GU-055]"""
    out = [0] * len(found)
    for objective in g.objectives:
        pp = objective_pp(g, objective, found)
        for seat in range(len(pp)):
            out[seat] += pp[seat]
    return out


def character_halves(g: Guilds, me: Guild, character: int, n: list[int]) -> int:
    """Half PP of one Character: what is printed, and what its ability adds."""
    card = g.box.characters[character]
    if card.ability.kind == PP_COPY_BEST:
        return card.pp + copied_halves(g, me, character)
    return card.pp + ability_halves(card.ability, n)


def copied_halves(g: Guilds, me: Guild, character: int) -> int:
    """The best printed PP of the other Characters, within limits. [GU-055]"""
    best = 0
    for other in me.characters:
        if other != character:
            best = max(best, g.box.characters[other].pp)
    return min(best, g.box.characters[character].ability.at_most)


def ability_halves(ability: Ability, n: list[int]) -> int:
    """Half PP that an ability adds at the end."""
    if ability.kind == NONE:
        return 0
    if ability.kind == PP_PER:
        times = max(n[ability.count] - ability.less, 0) // ability.per
        return min(times * ability.rate, ability.at_most)
    if ability.kind == PP_IF and n[ability.count] >= ability.at_least:
        return ability.pp
    return 0


def room_halves(g: Guilds, room: int, n: list[int]) -> int:
    """Half PP of one active Room."""
    tile = g.box.rooms[room]
    return tile.pp + ability_halves(tile.ability, n)


def characters_pp(g: Guilds, me: Guild, n: list[int]) -> int:
    """All Characters, rounded down once. [GU-056, GU-R33]"""
    halves = 0
    for character in me.characters:
        halves += character_halves(g, me, character, n)
    return halves // 2


def rooms_pp(g: Guilds, me: Guild, n: list[int]) -> int:
    """All active Rooms, rounded down once. [GU-045, GU-056, GU-R33]"""
    halves = 0
    for room in me.site.active:
        halves += room_halves(g, room, n)
    return halves // 2


def scores(g: Guilds) -> list[int]:
    """Total PP as if the match ended now. [GU-055]"""
    found = tallies(g)
    out = objectives_pp(g, found)
    for seat in range(len(out)):
        me = g.players[seat]
        out[seat] += characters_pp(g, me, found[seat]) + rooms_pp(g, me, found[seat])
    return out


def result(g: Guilds) -> list[float]:
    """Highest total; then lowest income, largest Headquarters, most Characters; then shared.

    [GU-058 to GU-062]
    """
    totals = scores(g)
    standings: list[tuple[int, int, int, int]] = []
    for me in g.players:
        income = income_worth(g, me, GOLD_IN_TIES)
        size = headquarters(g, me)
        standings.append((totals[me.seat], -income, size, len(me.characters)))
    best = max(standings)
    share = 1.0 / standings.count(best)
    return [share if standing == best else 0.0 for standing in standings]


def tie_break(g: Guilds) -> str:
    """What parted those with the most PP: empty if there is one, or nothing parts them."""
    totals = scores(g)
    tied = [me for me in g.players if totals[me.seat] == max(totals)]
    for name, counts in (
        ("lower income", [income_worth(g, me, GOLD_IN_TIES) for me in tied]),
        ("larger Headquarters", [headquarters(g, me) for me in tied]),
        ("more Characters", [len(me.characters) for me in tied]),
    ):
        if len(set(counts)) > 1:
            order = sorted(counts, reverse=name != "lower income")
            return f"{name}, {order[0]} against {order[1]}"
    return ""


# The sheet


def sheet(g: Guilds, me: Guild) -> list[SheetRow]:
    """The score sheet, every point explained."""
    found = tallies(g)
    n = found[me.seat]
    rows: list[SheetRow] = []
    for character in me.characters:
        card = g.box.characters[character]
        points = character_halves(g, me, character, n) / 2
        why = why_so_many(card.pp, card.ability, n, points)
        rows.append(SheetRow(card.title, points, why, "Characters"))
    rounding(rows, "Characters", 0)
    before = len(rows)
    for room in me.site.built:
        rows.append(room_row(g, me, room, n))
    rounding(rows, "Rooms", before)
    for objective in g.objectives:
        goal = g.box.objectives[objective]
        why = f"{goal.text} {standing(g, me, goal.count, found)}"
        pp = objective_pp(g, objective, found)[me.seat]
        rows.append(SheetRow(goal.title, pp, why, "Objectives"))
    return rows


def room_row(g: Guilds, me: Guild, room: int, n: list[int]) -> SheetRow:
    tile = g.box.rooms[room]
    if room in me.site.active:
        points = room_halves(g, room, n) / 2
        return SheetRow(tile.title, points, why_so_many(tile.pp, tile.ability, n, points), "Rooms")
    return SheetRow(tile.title, 0, "Room without a way to the Entrance Hall", "Rooms")


def standing(g: Guilds, me: Guild, count: int, found: list[list[int]]) -> str:
    """What this Guild has, and who of the others has most."""
    others = [other.seat for other in g.players if other.seat != me.seat]
    most = max([found[seat][count] for seat in others])
    ahead = [guild_text(g.box, seat) for seat in others if found[seat][count] == most]
    verb = "have" if len(ahead) > 1 else "has"
    return f"Here {found[me.seat][count]}; {' and '.join(ahead)} {verb} {most}"


def why_so_many(printed: int, ability: Ability, n: list[int], points: float) -> str:
    """What is printed, and what an ability adds to it."""
    added = points - printed / 2
    if added == 0:
        return "as printed"
    text = f"{points_text(printed / 2)} printed, {points_text(added)}"
    if ability.kind == PP_COPY_BEST:
        return f"{text} copied"
    return f"{text} for {count_text(ability.count, n[ability.count])}"


def rounding(rows: list[SheetRow], source: str, first: int) -> None:
    """Half a point too many is lost. [GU-056]"""
    total = sum([row.points for row in rows[first:]])
    if total != int(total):
        title = f"{source} rounded down"
        rows.append(SheetRow(title, -0.5, "half a PP does not count", source))
