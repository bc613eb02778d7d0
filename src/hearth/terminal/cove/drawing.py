"""How the Cove looks in a terminal: drawn from a seat's view and the tables of its box."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from hearth.games.cove.box import CoveBox
from hearth.games.cove.view_types import TableView
from hearth.kernel import Box
from hearth.terminal.cove import harbour, parts, words
from hearth.terminal.cove import players as rows
from hearth.terminal.cove import shop as shops
from hearth.terminal.cove.cards import Cards
from hearth.terminal.drawer import HEAD, Drawer, Part, Sight, header_line, title_of, whose_turn

# What is always drawn, by the class of what is chosen; the most important lowest.
HEAT: Final = "heat"  # of the shop
SHOP: Final = ("shop",)
HARBOUR: Final = ("piers", "boats")
ALWAYS: Final[dict[str, tuple[str, ...]]] = {
    "TakeAction": ("boats", "clock", "shop"),
    "AddLower": SHOP,
    "Metallurgist": SHOP,
    "ForgeGoods": SHOP,
    "RollDice": (HEAT, "shop"),
    "SeatDrawn": HARBOUR,
    "ChooseBerth": HARBOUR,
    "MoveFigure": HARBOUR,
    "ReturnFigure": HARBOUR,
    "SendToHall": HARBOUR,
    "AssignCard": ("staff",),
    "UseStaff": ("shop", "staff"),
    "DiscardCorruption": ("rogues", "staff"),
    "SellGoods": ("piers", "shelf"),
}
# For who looks on, or at the end.
LOOKING_ON: Final = {
    "production": ("clock", "players"),
    "market": ("piers", "players"),
    "over": ("players",),
}
# The rest follows where there is room for it, in this order.
MORE: Final = (
    "players",
    "boats",
    "piers",
    "clock",
    "shop",
    HEAT,
    "shelf",
    "staff",
    "square",
    "peddler",
    "rogues",
)
USUAL_ORDER: Final = (
    "rogues",
    "peddler",
    "square",
    "clock",
    "boats",
    "piers",
    "players",
    "staff",
    "shelf",
    HEAT,
    "shop",
)
AT_THE_END: Final = ("rogues", "peddler", "staff", "shelf")


class CoveDrawer(Drawer):
    """What the question is about stands lowest."""

    points = "Gold"
    open_points = True  # but for Corruption, whose row the sheets leave open
    legend = words.LEGEND
    minor = words.MINOR
    warning = words.WARNING
    passing = words.PASSING
    headings = words.HEADINGS
    sought = "heat"
    card = "midwife"

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        assert isinstance(box, CoveBox)
        self.cards = Cards(box)

    def name(self, view: dict[str, Any], seat: int) -> Text:
        colour = view["players"][seat]["colour"]
        return Text(colour.capitalize(), style=words.MARKER_STYLES[colour])

    def has_secrets(self, view: dict[str, Any]) -> bool:
        """Only the titles of one's own Corruption cards are."""
        return any(sum((player["corruption"] or {}).values()) for player in view["players"])

    def parts(self, sight: Sight) -> list[Part]:
        view = cast(TableView, sight.view)
        always = subject(view, sight)
        found = [Part("", header(view, sight))]
        usual = AT_THE_END if view["over"] else USUAL_ORDER
        for name in (*[name for name in usual if name not in always], *always):
            rank = 0 if name in always else MORE.index(name) + 1
            found += self.ranked(name, rank, sight)
        return [*found, Part("", summary(view, sight))]

    def near(self, sight: Sight) -> list[Part]:
        """What the question is about."""
        view = cast(TableView, sight.view)
        found = [Part("", header(view, sight))]
        for name in subject(view, sight):
            found += self.ranked(name, 0, sight)
        return [*found, Part("", summary(view, sight))]

    def of_seat(self, sight: Sight, seat: int) -> RenderableType:
        """A player's time and Gold, shop, Goods, Staff and Corruption."""
        view = cast(TableView, sight.view)
        player = view["players"][seat]
        return Group(
            facts_of(view, sight, seat, title_of(sight, seat)),
            shops.shop(player, self.cards),
            *shops.shelf(player),
            *shops.staff(view, player, self.cards),
        )

    def looked_for(self, sight: Sight) -> list[str]:
        """Empty Furnaces to load, those that forge nothing, and Goods that nobody buys."""
        view = cast(TableView, sight.view)
        me = view["players"][sight.seat]
        furnaces = me["shop"]["furnaces"]
        if view["choice"] == "TakeAction":
            empty = [one["furnace"] for one in furnaces if not any(one["slots"])]
            return [f"furnace:{one}" for one in empty if me["space"] != f"load{one}"]
        if view["choice"] == "ForgeGoods":
            return [f"furnace:{one['furnace']}" for one in furnaces if any(one["slots"])]
        if view["choice"] == "SellGoods":
            return [f"good:{good}" for good, count in me["shelf"].items() if count]
        return []

    # Parts

    def ranked(self, name: str, rank: int, sight: Sight) -> list[Part]:
        full, brief = self.drawn(name, sight, False), self.drawn(name, sight, True)
        typed = "shop" if name == HEAT else name
        return [Part(typed, Group(*full), rank, Group(*brief))] if full else []

    def drawn(self, name: str, sight: Sight, brief: bool) -> list[RenderableType]:
        view = cast(TableView, sight.view)
        me = view["players"][sight.seat]
        if name == "clock":
            return [(parts.clock_in_words if brief else parts.clock)(view, sight)]
        if name == "boats":
            return [harbour.boats(view, sight)]
        if name == "piers":
            return [harbour.piers(view, sight, self.cards, brief)]
        if name == "square":
            return [parts.square(view, self.cards)]
        if name == "rogues":
            return [parts.rogues(view, self.cards)]
        if name == "peddler":
            return parts.peddler(view, self.cards)
        if name == "players":
            return [rows.players(view, sight, self.cards)]
        if name == "shop":
            return [shops.shop(me, self.cards, brief)]
        if name == HEAT:
            return shops.heat(me, self.cards)
        return shops.shelf(me) if name == "shelf" else shops.staff(view, me, self.cards)


def subject(view: TableView, sight: Sight) -> tuple[str, ...]:
    """The parts that the seat's question is about."""
    asked = sight.seat in view["actors"]
    return ALWAYS[view["choice"]] if asked else LOOKING_ON[view["phase"]]


def header(view: TableView, sight: Sight) -> Text:
    """How far the match is, whose turn it is, and alone, what there is to beat."""
    day = f"Day {view['round']} of {view['rounds']}"
    facts = [day, words.PHASES[view["phase"]], *whose_turn(sight)]
    peddler = view["board"]["peddler"]
    if peddler is not None:
        facts.append(f"{peddler['score']} Gold to beat")
    return header_line(facts)


def summary(view: TableView, sight: Sight) -> Text:
    who = Text.assemble(("You are ", HEAD), sight.names[sight.seat])
    return facts_of(view, sight, sight.seat, who)


def facts_of(view: TableView, sight: Sight, seat: int, who: Text) -> Text:
    """A line of a player's time, Gold and place."""
    player = view["players"][seat]
    facts = [f"hour {rows.hour_of(view, seat)}", f"{player['gold']} Gold"]
    facts.append(f"{rows.end_text(sight, player)} at the end")
    if view["phase"] == "production":
        facts.append(rows.stands(player))
    return Text.assemble(who, " · ", " · ".join(facts))
