"""How Winterforge looks in a terminal: drawn from a seat's view and the tables of its box."""

from __future__ import annotations

from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.winterforge.box import WinterforgeBox
from hearth.games.winterforge.view import TableView
from hearth.kernel import Box
from hearth.terminal.drawer import DIM, HEAD, WIDE, Drawer, Part, Sight, plain_table
from hearth.terminal.winterforge import variants, words
from hearth.terminal.winterforge.cards import Cards
from hearth.terminal.winterforge.guilds import crew_of, own, rivals
from hearth.terminal.winterforge.parts import (
    CONTRACT_COLUMNS,
    GUILD_STYLES,
    bank,
    contract_table,
    is_laid_out,
)
from hearth.terminal.winterforge.reach import looked_for

OFFER = "price, title, M metal G gem F fibre, dice"


class WinterforgeDrawer(Drawer):
    """Town first, then the rivals, then one's own Guild: what is looked at most stands lowest."""

    points = "RP"
    open_points = True
    legend = words.LEGEND
    minor = words.MINOR
    warning = words.WARNING
    naming = words.NAMING
    headings = words.HEADINGS
    amounts = words.AMOUNTS
    confirmed = words.CONFIRMED
    sought = "forge"
    card = "bronze"

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        assert isinstance(box, WinterforgeBox)
        self.cards = Cards(box)

    def name(self, view: dict[str, Any], seat: int) -> Text:
        guild = view["players"][seat]["guild"]
        if guild is None:
            return super().name(view, seat)
        board = self.cards.guilds[guild]
        return Text(board.name, style=f"bold {GUILD_STYLES.get(board.colour, board.colour)}")

    def parts(self, sight: Sight) -> list[Part]:
        view = cast(TableView, sight.view)
        if not is_laid_out(view):
            return [Part("guild", own(sight, self.cards))]
        parts = [Part("", self.header(view, sight))]
        parts.append(Part("precincts", self.precincts(view, sight)))
        if view["board"]["alleyways"]:
            alleyways = variants.alleyways(view, sight, self.cards.box)
            parts.append(Part("alleyways", alleyways))
        parts += [
            Part("job track", self.job_track(view, sight)),
            Part("market", self.market(view)),
            Part("tavern", self.tavern(view), brief=self.tavern_prices(view)),
            Part("bank", bank(view)),
        ]
        if not variants.is_solo(view):
            parts.append(Part("rivals", rivals(view, sight, self.cards)))
        return [*parts, Part("guild", own(sight, self.cards))]

    def of_seat(self, sight: Sight, seat: int) -> RenderableType:
        """One's own Guild, or what is open of a rival, with what its Crew can do."""
        view = cast(TableView, sight.view)
        if seat == sight.seat or not is_laid_out(view):
            return own(sight, self.cards) if seat == sight.seat else sight.names[seat]
        return Group(rivals(view, sight, self.cards, [seat]), *crew_of(view, seat, self.cards))

    def near(self, sight: Sight) -> list[Part]:
        """The place one stands in, and one's own Guild."""
        view = cast(TableView, sight.view)
        if not is_laid_out(view) or view["phase"] == "placing":  # nowhere yet
            return self.parts(sight)
        header = self.header(view, sight)
        return [Part("", Group(header, *self.here(view, sight), own(sight, self.cards)))]

    def header(self, view: TableView, sight: Sight) -> Group:
        """How far the match is, and what everybody should know."""
        events = variants.events(view, self.cards.box)
        return Group(variants.heading(view, sight), *variants.last_round(view, sight), *events)

    def looked_for(self, sight: Sight) -> list[str]:
        return looked_for(cast(TableView, sight.view), sight.seat, self.cards)

    def here(self, view: TableView, sight: Sight) -> list[RenderableType]:
        place = view["players"][sight.seat]["place"]
        if place == "guildhall":
            return [self.job_track(view, sight)]
        if place == "market":
            return [self.market(view)]
        if place == "tavern":
            return [self.tavern(view)]
        if place == "bank":
            return [bank(view)]
        if place == "thieves_guild":
            return [rivals(view, sight, self.cards)]
        if place == "auction_house":
            return [variants.auction(self.cards.box)]
        return [variants.alleyways(view, sight, self.cards.box)] if place != "forge" else []

    def alone(self, name: str, points: int, won: bool, verdict: str) -> str:
        return variants.solo_outcome(name, points, self.cards.box)

    # The town

    def precincts(self, view: TableView, sight: Sight) -> Table:
        if variants.is_lords(view):
            return variants.precinct_rows(view, sight, self.cards.box)
        return variants.precinct_columns(view, sight, self.cards.box)

    def job_track(self, view: TableView, sight: Sight) -> Table:
        rows = contract_table("Job track", CONTRACT_COLUMNS)
        for slot in view["board"]["job_track"]:
            if slot is None:
                rows.add_row(Text("empty", style=DIM))
            else:
                rows.add_row(*self.cards.contract(slot, sight.width >= WIDE))
        return rows

    def market(self, view: TableView) -> Group:
        rows = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(5):
            rows.add_column(no_wrap=True)
        for level, deck in enumerate(view["board"]["component_decks"]):
            slots = view["board"]["market"][3 * level : 3 * level + 3]
            name = Text(f"Level {level + 1}", style=DIM)
            rows.add_row(name, *map(self.cards.offer, slots), Text(f"deck {deck}", style=DIM))
        return Group(Text.assemble(("Market", HEAD), "  ", (OFFER, DIM)), rows)

    def tavern(self, view: TableView) -> Table:
        rows = plain_table("Tavern", "Coin", f"deck {view['board']['crew_deck']}")
        rows.columns[0].no_wrap = True
        rows.columns[1].justify = "right"
        rows.columns[2].header_style = DIM
        for slot in view["board"]["tavern"]:
            if slot is None:
                rows.add_row(Text("empty", style=DIM))
            else:
                crew = self.cards.crew[slot]
                rows.add_row(crew.title, str(crew.hire_cost), crew.text)
        return rows

    def tavern_prices(self, view: TableView) -> Text:
        """The same without texts."""
        crew = [self.cards.crew[slot] for slot in view["board"]["tavern"] if slot]
        offers = ", ".join(f"{card.hire_cost} {card.title}" for card in crew) or "empty"
        deck = (f"  deck {view['board']['crew_deck']}", DIM)
        return Text.assemble(("Tavern", HEAD), f"  {offers}", deck)
