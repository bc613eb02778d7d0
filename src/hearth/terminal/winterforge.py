"""How Winterforge looks in a terminal: drawn from a seat's view and the tables of its box."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.winterforge.box import MATERIALS, WinterforgeBox
from hearth.games.winterforge.effects import CRAFTS
from hearth.games.winterforge.view import GuildView, JobView, LoanView, TableView
from hearth.games.winterforge.wording import dice_text
from hearth.kernel import Box
from hearth.terminal.drawer import Drawer, Sight, counted, plain_table

WIDE = 110  # columns from which names and words are written out
HEAD = "bold"
DIM = "dim"
GUILD_STYLES = {"blue": "bright_blue", "purple": "magenta", "black": "bright_black"}
MATERIAL_STYLES = ["cyan", "magenta", "green"]
OFFER = "price, title, M metal G gem F fibre, dice"
LEGEND = """\
★        a Smith in a Prime Position; ☆ a free one
M G F    metal, gem, fibre
W/A/J    a rival's Skills: Weapons, Armour, Jewellery
5/7      a Loan: receive 5 Coin, repay 7"""
CONTRACT_COLUMNS = ["Craft", "Needs", "Forge", "Coin", "RP", "Bonus", "Work"]


class WinterforgeDrawer(Drawer):
    """Town first, then the rivals, then one's own Guild: what is looked at most stands lowest."""

    points = "RP"
    open_points = True
    legend = LEGEND
    minor = frozenset({"track_filled", "market_filled", "tavern_filled", "bank_filled"})

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        assert isinstance(box, WinterforgeBox)
        self.cards = box
        self.contracts = {contract.id: contract for contract in box.contracts}
        self.components = {component.id: component for component in box.components}
        self.crew = {crew.id: crew for crew in box.crew}
        self.guilds = {guild.id: guild for guild in box.guilds}

    def name(self, view: dict[str, Any], seat: int) -> Text:
        guild = view["players"][seat]["guild"]
        if guild is None:
            return super().name(view, seat)
        board = self.guilds[guild]
        return Text(board.name, style=f"bold {GUILD_STYLES.get(board.colour, board.colour)}")

    def table(self, sight: Sight) -> RenderableType:
        view = cast(TableView, sight.view)
        if not is_laid_out(view):
            return self.own(sight)
        return Group(
            heading(view, sight),
            self.places(view, sight),
            self.job_track(view, sight),
            self.market(view),
            self.tavern(view),
            bank(view),
            self.rivals(view, sight),
            self.own(sight),
        )

    def near(self, sight: Sight) -> RenderableType:
        """The Precinct one stands in, and one's own Guild."""
        view = cast(TableView, sight.view)
        place = view["players"][sight.seat]["place"] if is_laid_out(view) else ""
        parts: list[RenderableType] = []
        if place == "guildhall":
            parts.append(self.job_track(view, sight))
        elif place == "market":
            parts.append(self.market(view))
        elif place == "tavern":
            parts.append(self.tavern(view))
        elif place == "bank":
            parts.append(bank(view))
        return Group(*parts, self.own(sight))

    # The town

    def places(self, view: TableView, sight: Sight) -> Table:
        """Who stands where; a star is a Prime Position."""
        columns = plain_table()
        cells: list[Text] = []
        for place in self.cards.places:
            columns.add_column(place.name, min_width=14)
            here = [player for player in view["players"] if player["place"] == place.id]
            here.sort(key=lambda player: not player["in_prime"])
            smiths = [
                Text("★ " if player["in_prime"] else "  ") + short_name(sight, player["seat"])
                for player in here
            ]
            free = [Text("☆ free", style=DIM)] * view["board"]["prime_spots"][place.id]
            cells.append(Text("\n").join(free + smiths))
        columns.add_row(*cells)
        return columns

    def job_track(self, view: TableView, sight: Sight) -> Table:
        rows = contract_table("Job track", CONTRACT_COLUMNS[:-1])
        for slot in view["board"]["job_track"]:
            if slot is None:
                rows.add_row(Text("empty", style=DIM))
            else:
                rows.add_row(*self.contract(slot, sight))
        return rows

    def market(self, view: TableView) -> Group:
        rows = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(5):
            rows.add_column(no_wrap=True)
        for level, deck in enumerate(view["board"]["component_decks"]):
            slots = view["board"]["market"][3 * level : 3 * level + 3]
            name = Text(f"Level {level + 1}", style=DIM)
            rows.add_row(name, *map(self.offer, slots), Text(f"deck {deck}", style=DIM))
        return Group(Text.assemble(("Market", HEAD), "  ", (OFFER, DIM)), rows)

    def offer(self, slot: str | None) -> Text:
        if slot is None:
            return Text("empty", style=DIM)
        card = self.components[slot]
        style = MATERIAL_STYLES[card.material]
        dice = dice_text(card.dice).replace(" ", "")
        title = f"{card.title} {MATERIALS[card.material][0].upper()}"
        return Text.assemble(f"{card.cost} ", (title, style), f" {dice}")

    def tavern(self, view: TableView) -> Table:
        rows = plain_table("Tavern", "Coin", f"deck {view['board']['crew_deck']}")
        rows.columns[0].no_wrap = True
        rows.columns[1].justify = "right"
        rows.columns[2].header_style = DIM
        for slot in view["board"]["tavern"]:
            if slot is None:
                rows.add_row(Text("empty", style=DIM))
            else:
                crew = self.crew[slot]
                rows.add_row(crew.title, str(crew.hire_cost), crew.text)
        return rows

    # The Guilds

    def rivals(self, view: TableView, sight: Sight) -> Table:
        rows = plain_table("Rival", "Coin", "W/A/J", "Stockpile", "Hand", "Has", "RP")
        for column in (1, 4, 6):
            rows.columns[column].justify = "right"
        for player in view["players"]:
            if player["seat"] != sight.seat:
                rows.add_row(short_name(sight, player["seat"]), *self.rival(player, sight))
        return rows

    def rival(self, player: GuildView, sight: Sight) -> list[RenderableType]:
        has = [self.crew[crew].title for crew in player["crew"]]
        has += [f"Loan {loan_text(loan)}" for loan in player["loans"]]
        has += [f"Job {self.contracts[job['contract']].title}" for job in player["jobs"]]
        stock = [0] * len(MATERIALS)
        for component in player["stockpile"]:
            stock[self.components[component].material] += 1
        return [
            str(player["coin"]),
            "/".join(str(skill) for skill in player["skills"]),
            counts(stock, False),
            str(player["hand_size"]),
            ", ".join(has),
            str(sight.points[player["seat"]]),
        ]

    def own(self, sight: Sight) -> RenderableType:
        me = cast(TableView, sight.view)["players"][sight.seat]
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(style=HEAD, no_wrap=True)
        rows.add_column()
        skills = [f"{CRAFTS[i].capitalize()} {value}" for i, value in enumerate(me["skills"])]
        if skills:
            rows.add_row("Skills", ", ".join(skills))
        if me["stockpile"]:
            rows.add_row("Stockpile", self.stockpile(me["stockpile"]))
        for crew in me["crew"]:
            rows.add_row("Crew", f"{self.crew[crew].title}: {self.crew[crew].text}")
        if me["loans"]:
            rows.add_row("Loans", ", ".join(loan_text(loan) for loan in me["loans"]))
        if me["completed"]:
            rows.add_row("Completed", counted(me["completed"], "Contract"))
        return Group(self.summary(me, sight), rows, *self.own_contracts(me, sight))

    def summary(self, me: GuildView, sight: Sight) -> Text:
        """Who I am, how rich, how good and where."""
        place = next(place.name for place in self.cards.places if place.id == me["place"])
        if me["in_prime"]:
            place += " ★ (bonus unused)" if me["bonus"] else " ★ (bonus used)"
        facts = f" · {me['coin']} Coin · {sight.points[sight.seat]} RP · {place}"
        return Text.assemble(("You are ", HEAD), sight.names[sight.seat], facts)

    def own_contracts(self, me: GuildView, sight: Sight) -> list[RenderableType]:
        """Contracts in hand, the Royal one, then those at work."""
        rows = contract_table("Your Contracts", CONTRACT_COLUMNS)
        for contract in me["hand"] or []:
            rows.add_row(*self.contract(contract, sight))
        started = [job["contract"] for job in me["jobs"]]
        royal = me["royal"]
        if royal and royal not in started and royal not in (me["completed_contracts"] or []):
            rows.add_row(*self.contract(royal, sight), Text("Royal", style=DIM))
        for job in me["jobs"]:
            rows.add_row(*self.contract(job["contract"], sight), self.work(job))
        return [rows] if rows.row_count else []

    def contract(self, contract: str, sight: Sight) -> list[RenderableType]:
        card = self.contracts[contract]
        wide = sight.width >= WIDE
        crafts = [CRAFTS[craft].capitalize() for craft in card.crafts]
        if not wide and len(crafts) > 1:
            crafts = [craft[:3] for craft in crafts]
        bonus = f"+{card.bonus} {self.cards.components[card.bonus_component].title}"
        return [
            card.title,
            "+".join(crafts),
            counts(card.needs, wide),
            str(card.forge),
            str(card.coin),
            str(card.rp),
            bonus if card.bonus else "",
        ]

    def work(self, job: JobView) -> str:
        """What lies on a started Contract."""
        dice = [s for part in job["components"] for s in self.components[part].dice]
        return f"{counted(job['work'], 'token')} {dice_text(sorted(dice)).replace(' ', '')}"

    def stockpile(self, held: list[str]) -> Text:
        """The Components by material, equal ones counted."""
        held = sorted(held, key=lambda c: (self.components[c].material, self.components[c].cost))
        parts: list[Text] = []
        for component, count in Counter(held).items():
            card = self.components[component]
            times = f" ×{count}" if count > 1 else ""
            title = (
                f"{card.title} {MATERIALS[card.material][0].upper()}",
                MATERIAL_STYLES[card.material],
            )
            parts.append(Text.assemble(title, f" {dice_text(card.dice).replace(' ', '')}{times}"))
        return Text(", ").join(parts)


def is_laid_out(view: TableView) -> bool:
    """Guilds and Royal Contracts are chosen before there is a town to see."""
    return any(view["board"]["market"] + view["board"]["job_track"])


def heading(view: TableView, sight: Sight) -> Text:
    words = [f"Round {view['round']}"]
    if view["ending"]:
        words.append("the last one")
    if view["turn"] == sight.seat:
        words.append(f"your turn: {counted(view['actions_left'], 'action')} left")
    words.append(f"Contract deck {view['board']['contract_deck']}")
    return Text(f" {' · '.join(words)} ", style="reverse")


def bank(view: TableView) -> Text:
    loans = [f"{loan['receive']}/{loan['repay']}" for loan in view["board"]["bank"] if loan]
    offers = ", ".join(loans) or "empty"
    deck = f"deck {view['board']['loan_deck']}"
    return Text.assemble(("Bank", HEAD), f"  Loans {offers} (receive/repay)  ", (deck, DIM))


def loan_text(loan: LoanView) -> str:
    return f"{loan['receive']}/{loan['repay']} ({loan['repay'] - loan['paid']} owed)"


def counts(amounts: list[int], wide: bool) -> Text:
    """How many of each material, in the materials' colours."""
    parts: list[Text] = []
    for material, amount in enumerate(amounts):
        if amount:
            word = f" {MATERIALS[material]}" if wide else MATERIALS[material][0].upper()
            parts.append(Text(f"{amount}{word}", style=MATERIAL_STYLES[material]))
    return Text(" ").join(parts)


def short_name(sight: Sight, seat: int) -> Text:
    """Where there is little room the first word has to do; one's own is shorter still."""
    name = sight.names[seat]
    if seat == sight.seat:
        return Text("You", style=name.style)
    return name if sight.width >= WIDE else Text(name.plain.split()[0], style=name.style)


def contract_table(title: str, columns: list[str]) -> Table:
    rows = plain_table(title, *columns)
    for column in rows.columns[3:6]:
        column.justify = "right"
    return rows
