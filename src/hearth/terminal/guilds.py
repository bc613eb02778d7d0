"""How Guilds looks in a terminal: drawn from a seat's view and the tables of its box."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from hearth.games.guilds.box import GuildsBox
from hearth.games.guilds.construction import places
from hearth.games.guilds.things import room_facts
from hearth.games.guilds.view import FOUNTAIN_SPACES, TableView
from hearth.kernel import Box
from hearth.terminal import guilds_parts as parts
from hearth.terminal.drawer import DIM, HEAD, Drawer, Sight
from hearth.terminal.guilds_reach import (
    Cards,
    laid_out,
    offers_out_of_reach,
    rooms_out_of_reach,
)
from hearth.terminal.guilds_site import inner_size, site_plan, sites_drawn, tiles

PHASES: Final = {
    "start_of_week": "Start of the Week",
    "auction": "Character Auction",
    "money": "Money",
    "construction": "Construction",
    "end_of_week": "End of the Week",
    "scoring": "Final scoring",
    "over": "The match is over",
}

# What each phase is about stands lowest, and between two choices it is all that is drawn.
NEAR: Final[dict[str, tuple[str, ...]]] = {
    "start_of_week": ("guilds",),
    "auction": ("square",),
    "money": ("guilds", "rooms"),
    "construction": ("rooms", "sites"),
    "end_of_week": ("guilds", "rooms"),
    "scoring": ("guilds", "objectives"),
    "over": ("guilds", "objectives"),
}
USUAL_ORDER: Final = ("objectives", "square", "abilities", "sites", "rooms", "guilds")
PHASES_OF_TURNS: Final = ("auction", "construction")  # they end when all pass in a row
BUILDING: Final = frozenset({"place", "rotate"})

LEGEND: Final = (
    (f"{parts.LEADS} {parts.SECOND}", "leads an Area, is first on an Objective; is second on one"),
    (parts.FIRST, "the First Player"),
    ("┏ ┻ ╸", "the doors of a Room, not turned: a stroke to each side that has one"),
    ("┏┛", "the same of a large Room, part A and part B"),
    ("──  ──", "on a building site, a wall with a door in it"),
    ("(Gallery)", "an inactive Room: no doors lead from it to the Entrance Hall"),
    ("Study 1½", "kind and printed PP of a Room"),
    (parts.PROTECTED, "a protected Room"),
    ("6 +10", "6 coins, and 10 more each Week"),
    (f"Spy{parts.READY}", "with an ability that can be used this Week"),
    (f"Assassin{parts.USED_UP}", "with an ability that is used up for good"),
    (f"{parts.FROM_ROOM}Kennel", "an active Room that counts as a member or has an ability"),
    ("●○○○○○", "the Turn Marker on the fountain, whose first space shows the dove"),
    ("PP", "as if the match ended now"),
)

# What the rulebook calls the kinds of actions.
HEADINGS: Final = {
    "offer": "Make an offer",
    "add_silver": "Silver for your tent",
    "take": "Take a card",
    "turn_gold": "Before your action",
    "withdraw": "Before your action",
    "convert": "Convert silver into gold",
    "remove": "Before you convert",
    "buy": "Buy a Room",
    "place": "Place the Room",
    "rotate": "Rotate the Room",
    "protect": "Protect a Room",
    "protect_free": "Protect a Room",
    "stack": "Put back on the stack",
    "keep": "Keep silver",
    "choose_faction": "Factions",
}

MINOR: Final = frozenset(
    {"objective_shown", "room_shown", "character_shown", "silver_income", "gold_income"}
)
WARNING: Final = frozenset({"silver_taken", "silver_lost", "character_removed"})
PASSING: Final = frozenset(
    {
        "silver_taken",
        "extra_room_asked",
        "offer_made",
        "single_offer_used",
        "gold_turned",
        "offer_withdrawn",
        "passed",
        "phase_began",
        "character_joined",
        "silver_gained",
        "gold_gained",
        "silver_lost",
        "character_removed",
        "gold_bought",
        "room_bought",
        "room_placed",
        "room_active",
        "room_protected",
        "seer_looked",
        "silver_kept",
    }
)


class GuildsDrawer(Drawer):
    """What the phase is about stands lowest."""

    points = "PP"
    open_points = True
    legend = LEGEND
    minor = MINOR
    warning = WARNING
    passing = PASSING
    headings = HEADINGS
    amounts = frozenset({"add_silver", "convert", "keep", "turn_gold"})
    sought = "inactive"

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

    def table(self, sight: Sight) -> RenderableType:
        view = cast(TableView, sight.view)
        near = NEAR[view["phase"]]
        drawn: list[RenderableType] = [heading(view), *last_week(view, sight)]
        for part in (*[part for part in USUAL_ORDER if part not in near], *near):
            drawn += self.part(part, sight)
        return Group(*drawn, *next_characters(view, self.cards), summary(view, sight))

    def near(self, sight: Sight) -> RenderableType:
        """What the phase is about, and everybody's money."""
        view = cast(TableView, sight.view)
        drawn: list[RenderableType] = [*last_week(view, sight)]
        if view["phase"] == "construction":
            drawn += self.own_site(sight)
        else:
            drawn += [one for part in NEAR[view["phase"]] for one in self.part(part, sight)]
        drawn += next_characters(view, self.cards)
        if "guilds" not in NEAR[view["phase"]]:
            drawn.append(others(view, sight))
        return Group(*drawn, summary(view, sight))

    def out_of_reach(self, sight: Sight) -> list[str]:
        """Why Areas cannot be named, or Rooms not be bought."""
        if "pass" not in sight.kinds:
            return []
        view = cast(TableView, sight.view)
        g = laid_out(view, self.cards)
        why = offers_out_of_reach if view["phase"] == "auction" else rooms_out_of_reach
        return why(g, g.players[sight.seat])

    # Parts

    def part(self, name: str, sight: Sight) -> list[RenderableType]:
        view = cast(TableView, sight.view)
        if name == "sites":
            return self.sites(sight)
        if name == "square":
            return parts.square(view, sight, self.cards)
        if name == "rooms":
            return parts.rooms(view, sight, self.cards)
        if name == "abilities":
            return parts.abilities(view, sight, self.cards)
        draw = parts.objectives if name == "objectives" else parts.guilds
        return [draw(view, sight, self.cards)]

    def sites(self, sight: Sight) -> list[RenderableType]:
        """The others' sites, then one's own; before anybody builds they are no news."""
        view = cast(TableView, sight.view)
        if view["phase"] != "construction" and not any(p["rooms"] for p in view["players"]):
            return []
        seats = len(view["players"])
        order = [(sight.seat + i) % seats for i in range(1, seats + 1)]
        names = [parts.title(view, sight, seat) for seat in order]
        players = [view["players"][seat] for seat in order]
        return sites_drawn(players, names, self.cards, sight.width)

    def own_site(self, sight: Sight) -> list[RenderableType]:
        """With the Rooms on offer, or with the one that is being placed and where it fits."""
        view = cast(TableView, sight.view)
        me = view["players"][sight.seat]
        inside = inner_size([me], sight.width)
        placing = view["board"]["being_placed"]
        if placing is None or not sight.kinds & BUILDING:
            return [*parts.rooms(view, sight, self.cards), site_plan(me, self.cards, inside)]
        tile = self.cards.room(placing["room"])
        if placing["space"] is None:
            g = laid_out(view, self.cards)
            fits = places(g, g.players[sight.seat].site, self.cards.rooms[placing["room"]])
        else:  # only the space that was chosen
            fits = 1 << [one["space"] for one in me["site"]].index(placing["space"])
        return [site_plan(me, self.cards, inside, fits), room_facts(tile), tiles(tile)]


def heading(view: TableView) -> Text:
    """How far the match is."""
    spaces = range(1, FOUNTAIN_SPACES + 1)
    fountain = "".join("●" if i == view["board"]["fountain"] else "○" for i in spaces)
    words = [
        f"Week {view['week']} of {view['weeks']}",
        PHASES[view["phase"]],
        f"fountain {fountain} {view['board']['marker']} side",
    ]
    if view["passes"] and view["phase"] in PHASES_OF_TURNS:
        words.append(f"{view['passes']} of {len(view['players'])} passed")
    board = view["board"]
    rooms = f"{board['small_rooms']} small and {board['large_rooms']} large Rooms"
    stacks = f"Stacks: {board['characters']} Characters, {rooms}"
    return Text.assemble((f" {' · '.join(words)} ", "reverse"), "\n", (stacks, DIM))


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
    first = f" {parts.FIRST}" if view["first"] == sight.seat else ""
    facts = f" · {me['silver']} silver · {me['gold']} gold · {sight.points[sight.seat]} PP"
    return Text.assemble(("You are ", HEAD), sight.names[sight.seat], first, facts)


def others(view: TableView, sight: Sight) -> Text:
    """The others' money."""
    purses: list[Text] = []
    for player in view["players"]:
        if player["seat"] != sight.seat:
            first = f" {parts.FIRST}" if view["first"] == player["seat"] else ""
            money = f"{first} {player['silver']} silver, {player['gold']} gold"
            purses.append(Text.assemble(sight.names[player["seat"]], money))
    return Text(" · ").join(purses)
