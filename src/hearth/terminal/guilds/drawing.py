"""How Guilds looks in a terminal: drawn from a seat's view and the tables of its box."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from hearth.games.guilds.box import GuildsBox
from hearth.games.guilds.construction import places
from hearth.games.guilds.things import room_facts
from hearth.games.guilds.view import FOUNTAIN_SPACES, PlacingView, TableView
from hearth.kernel import Box
from hearth.terminal.drawer import (
    DIM,
    HEAD,
    ON_DEMAND,
    Drawer,
    Part,
    Sight,
    header_line,
    whose_turn,
)
from hearth.terminal.guilds import parts, words
from hearth.terminal.guilds.reach import looked_for
from hearth.terminal.guilds.site import HIGH, LOW, inner_size, site_plan, sites_drawn, tiles
from hearth.terminal.guilds.table import Cards, laid_out

# What each phase is about is always drawn, the most important lowest.
ALWAYS: Final[dict[str, tuple[str, ...]]] = {
    "start_of_week": ("objectives", "guilds"),
    "auction": ("objectives", "guilds", "areas"),
    "money": ("objectives", "guilds", "rooms"),
    "construction": ("rooms", "sites"),
    "end_of_week": ("objectives", "guilds", "rooms"),
    "scoring": ("guilds", "objectives"),
    "over": ("guilds", "objectives"),
}
# The rest follows where there is room for it, in this order; building sites only when asked for.
MORE: Final = ("objectives", "guilds", "rooms", "areas", "abilities", "stacks")
USUAL_ORDER: Final = ("stacks", "objectives", "areas", "abilities", "sites", "rooms", "guilds")
OWN_SITE: Final = "own site"
# Between two choices.
NEAR: Final[dict[str, tuple[str, ...]]] = {
    "start_of_week": ("guilds",),
    "auction": ("areas",),
    "money": ("guilds", "rooms"),
    "construction": ("rooms", OWN_SITE),
    "end_of_week": ("guilds", "rooms"),
    "scoring": ("guilds", "objectives"),
    "over": ("guilds", "objectives"),
}


class GuildsDrawer(Drawer):
    """What the phase is about stands lowest."""

    points = "PP"
    open_points = True
    legend = words.LEGEND
    minor = words.MINOR
    warning = words.WARNING
    passing = words.PASSING
    headings = words.HEADINGS
    amounts = words.AMOUNTS
    how_much = words.HOW_MUCH
    sought = "inactive"
    card = "spy"

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        assert isinstance(box, GuildsBox)
        self.cards = Cards(box)

    def name(self, view: dict[str, Any], seat: int) -> Text:
        colour = view["players"][seat]["colour"]
        return Text(colour.capitalize(), style=f"bold {parts.GUILD_STYLES.get(colour, colour)}")

    def has_secrets(self, view: dict[str, Any]) -> bool:
        """Only what the Seer has shown is one's own."""
        return any(view["remembered"]["next_characters"])

    def parts(self, sight: Sight) -> list[Part]:
        view = cast(TableView, sight.view)
        always = (OWN_SITE,) if is_placing(sight) else ALWAYS[view["phase"]]
        found = [Part("", Group(header(view, sight), *last_week(view, sight)))]
        for name in (*[name for name in USUAL_ORDER if name not in always], *always):
            rank = 0 if name in always else MORE.index(name) + 1 if name in MORE else ON_DEMAND
            found += self.ranked(name, rank, sight)
        return [*found, Part("", Group(*self.below(sight, "guilds" in always)))]

    def near(self, sight: Sight) -> list[Part]:
        """What the phase is about, and everybody's money."""
        view = cast(TableView, sight.view)
        names = (OWN_SITE,) if is_placing(sight) else NEAR[view["phase"]]
        found = [Part("", Group(header(view, sight), *last_week(view, sight)))]
        for name in names:
            found += self.ranked(name, 0, sight)
        return [*found, Part("", Group(*self.below(sight, "guilds" in names)))]

    def of_seat(self, sight: Sight, seat: int) -> RenderableType:
        """A Guild with its site and the abilities in it."""
        view = cast(TableView, sight.view)
        player = view["players"][seat]
        return Group(
            parts.guild(view, sight, self.cards, seat),
            site_plan(player, self.cards, inner_size([player], sight.width)),
            *parts.abilities(player, self.cards, "Abilities"),
        )

    def place_of(self, view: dict[str, Any], kind: str, x: int) -> int:
        """Characters for the stack are offered as they lie there now."""
        seen = view["remembered"]["next_characters"]
        return seen.index(self.cards.box.characters[x].id) if kind == "stack" else 0

    def looked_for(self, sight: Sight) -> list[str]:
        return looked_for(sight, self.cards)

    # Parts

    def ranked(self, name: str, rank: int, sight: Sight) -> list[Part]:
        """One part; of the sites, those that have no room beside one's own are less important."""
        full, brief = self.drawn(name, sight, False), self.drawn(name, sight, True)
        if name == "sites" and rank == 0:
            less = [Part(name, Group(*full[:-1]), len(MORE) + 1)] if full[:-1] else []
            return [*less, Part(name, full[-1], rank, brief[-1])]
        typed = "sites" if name == OWN_SITE else name
        return [Part(typed, Group(*full), rank, Group(*brief))] if full else []

    def drawn(self, name: str, sight: Sight, brief: bool) -> list[RenderableType]:
        view = cast(TableView, sight.view)
        if name == "sites":
            return self.sites(sight, brief)
        if name == OWN_SITE:
            return self.own_site(sight, brief)
        if name == "areas":
            return parts.square(view, sight, self.cards, brief)
        if name == "rooms":
            return parts.rooms(view, sight, self.cards, brief)
        if name == "abilities":
            return parts.abilities(view["players"][sight.seat], self.cards, "Your abilities")
        if name == "stacks":
            return [stacks(view)]
        draw = parts.objectives if name == "objectives" else parts.guilds
        return [draw(view, sight, self.cards, brief)]

    def sites(self, sight: Sight, brief: bool) -> list[RenderableType]:
        """The others' sites, then one's own."""
        view = cast(TableView, sight.view)
        seats = len(view["players"])
        order = [(sight.seat + i) % seats for i in range(1, seats + 1)]
        names = [parts.title(view, sight, seat) for seat in order]
        players = [view["players"][seat] for seat in order]
        return sites_drawn(players, names, self.cards, sight.width, brief)

    def own_site(self, sight: Sight, brief: bool) -> list[RenderableType]:
        """While a Room is being placed, with that Room and where it fits."""
        view = cast(TableView, sight.view)
        me = view["players"][sight.seat]
        inside = inner_size([me], sight.width, LOW if brief else HIGH)
        placing = view["board"]["being_placed"]
        if placing is None or not is_placing(sight):
            return [site_plan(me, self.cards, inside)]
        tile = self.cards.room(placing["room"])
        plan = site_plan(me, self.cards, inside, self.fitting(sight, placing))
        return [plan, Text(room_facts(tile)), tiles(tile)]

    def fitting(self, sight: Sight, placing: PlacingView) -> int:
        """The spaces where the Room fits; only the one that was chosen, if it was."""
        view = cast(TableView, sight.view)
        if placing["space"] is None:
            g = laid_out(view, self.cards)
            return places(g, g.players[sight.seat].site, self.cards.rooms[placing["room"]])
        return 1 << [s["space"] for s in view["players"][sight.seat]["site"]].index(
            placing["space"]
        )

    def below(self, sight: Sight, with_guilds: bool) -> list[RenderableType]:
        """What one knows of the stack, the others' money if it is not told yet, and one's own."""
        view = cast(TableView, sight.view)
        purses = [] if with_guilds else [others(view, sight)]
        return [*next_characters(view, self.cards), *purses, summary(view, sight)]


def is_placing(sight: Sight) -> bool:
    return bool(sight.kinds & words.BUILDING)


def header(view: TableView, sight: Sight) -> Text:
    """How far the match is, and whose turn it is."""
    week = f"Week {view['week']} of {view['weeks']}"
    facts = [week, words.PHASES[view["phase"]], *whose_turn(sight)]
    if view["passes"] and view["phase"] in words.PHASES_OF_TURNS:
        facts.append(f"{view['passes']} of {len(view['players'])} passed")
    return header_line(facts)


def stacks(view: TableView) -> Text:
    """What is left in the stacks, and the fountain."""
    board = view["board"]
    spaces = range(1, FOUNTAIN_SPACES + 1)
    fountain = "".join("●" if i == board["fountain"] else "○" for i in spaces)
    rooms = f"{board['small_rooms']} small and {board['large_rooms']} large Rooms"
    left = f"{board['characters']} Characters, {rooms}"
    return Text(f"Stacks: {left} · fountain {fountain} {board['marker']} side", style=DIM)


def last_week(view: TableView, sight: Sight) -> list[Text]:
    """A line of its own once it is sure that there will not be another."""
    full = [p["seat"] for p in view["players"] if all(space["room"] for space in p["site"])]
    if full:
        whose = "your" if sight.seat in full else f"{sight.names[full[0]].plain}'s"
        why = f"{whose} building site is full"
    elif view["week"] >= view["weeks"]:
        why = f"there are no more than {view['weeks']}"
    else:
        return []
    return [] if view["over"] else [Text(f"Last Week: {why}", style="bold yellow")]


def next_characters(view: TableView, cards: Cards) -> list[Text]:
    """What one has seen of the stack."""
    seen = view["remembered"]["next_characters"]
    if not any(seen):
        return []
    names = [cards.character(one).title if one else "?" for one in seen]
    return [Text.assemble(("Next Characters", HEAD), f"  {', '.join(names)} (only you know)")]


def summary(view: TableView, sight: Sight) -> Text:
    me = view["players"][sight.seat]
    first = f" {words.FIRST}" if view["first"] == sight.seat else ""
    facts = f" · {me['silver']} silver · {me['gold']} gold · {sight.points[sight.seat]} PP"
    return Text.assemble(("You are ", HEAD), sight.names[sight.seat], first, facts)


def others(view: TableView, sight: Sight) -> Text:
    """The others' money."""
    purses: list[Text] = []
    for player in view["players"]:
        if player["seat"] != sight.seat:
            first = f" {words.FIRST}" if view["first"] == player["seat"] else ""
            money = f"{first} {player['silver']} silver, {player['gold']} gold"
            purses.append(Text.assemble(sight.names[player["seat"]], money))
    return Text(" · ").join(purses)
