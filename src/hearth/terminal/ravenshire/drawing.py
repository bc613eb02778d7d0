"""How Ravenshire looks in a terminal: drawn from a seat's view and the tables of its box."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from hearth.games.ravenshire.box import RavenshireBox
from hearth.games.ravenshire.cards import TIERS
from hearth.games.ravenshire.state import Smith
from hearth.games.ravenshire.things import lacking, tier_text
from hearth.games.ravenshire.view import TableView
from hearth.kernel import Box
from hearth.terminal.drawer import (
    DIM,
    HEAD,
    ON_DEMAND,
    Drawer,
    Part,
    Sight,
    counted,
    header_line,
    whose_turn,
)
from hearth.terminal.ravenshire import board, smiths, words
from hearth.terminal.ravenshire.rival import rival
from hearth.terminal.ravenshire.table import ROOMY, Cards, stock_of

HAND: Final = "hand"  # one's own Contracts, below what one has
OTHERS: Final = "others"
# What is typed to see a part, where that is another word.
TYPED: Final = {HAND: "contracts", OTHERS: "players"}

# What a question is about is always drawn, the most important lowest. The first kind found counts.
ASKED: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("place", ("guilds", "districts", HAND)),
    ("take", ("guilds", "districts", HAND)),
    ("work", ("production", HAND)),
    ("take_fresh", ("contracts", HAND)),
    ("recruit", ("halls", HAND)),
    ("no_recruit", ("halls", HAND)),
    ("end_run", ("guilds", HAND)),
    ("run_guild", ("guilds", HAND)),
    ("stop_selling", ("guilds", HAND)),
    ("keep_members", ("guilds",)),
    ("pick", (HAND,)),
    ("give", (HAND,)),
)
# Otherwise the phase decides.
ALWAYS: Final[dict[str, tuple[str, ...]]] = {
    "set_up": (HAND,),
    "gathering": ("districts", HAND),
    "production": (HAND,),
    "end_of_round": ("titles", "players"),
    "final_scoring": ("players", HAND),
    "over": ("titles", "players"),
}
# The rest follows where there is room for it, in this order.
MORE: Final[dict[str, tuple[str, ...]]] = {
    "set_up": ("titles", "contracts", "districts", "halls", "players", "rival", OTHERS),
    "gathering": (
        "districts",
        "players",
        "contracts",
        "halls",
        "guilds",
        "rival",
        "titles",
        OTHERS,
        "upgrades",
    ),
    "production": (
        "production",
        "guilds",
        "upgrades",
        "players",
        "titles",
        "contracts",
        "rival",
        OTHERS,
    ),
    "end_of_round": ("players", "titles", "halls", "contracts", "rival", OTHERS),
    "final_scoring": ("players", "upgrades", "rival", OTHERS),
    "over": ("rival", OTHERS),
}
ORDER: Final = (
    "stacks",
    "reputation",
    "exchange",
    "titles",
    "rival",
    "players",
    OTHERS,
    "halls",
    "contracts",
    "districts",
    "production",
    "upgrades",
    "guilds",
    HAND,
)


class RavenshireDrawer(Drawer):
    """What the question is about stands lowest, above one's own dice."""

    points = "Gold"
    open_points = True
    legend = words.LEGEND
    minor = words.MINOR
    warning = words.WARNING
    passing = words.PASSING
    headings = words.HEADINGS
    amounts = words.AMOUNTS
    how_much = words.HOW_MUCH
    sought = "finish"
    card = "burdock"

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        assert isinstance(box, RavenshireBox)
        self.cards = Cards(box)

    def name(self, view: dict[str, Any], seat: int) -> Text:
        colour = view["players"][seat]["colour"]
        style = smiths.PLAYER_STYLES.get(colour, colour)
        return Text(colour.capitalize(), style=f"bold {style}".strip())

    def alone(self, name: str, points: int, won: bool, verdict: str) -> str:
        ended = f"{name} beats the Rival" if won else f"{name} loses to the Rival"
        return f"{ended} with {points} Gold. {verdict}".strip()

    def has_secrets(self, view: dict[str, Any]) -> bool:
        """Only until all have kept one of the Contracts that were dealt."""
        return any(player["dealt"] for player in view["players"])

    def parts(self, sight: Sight) -> list[Part]:
        view = cast(TableView, sight.view)
        always, more = asked(view, sight), MORE[view["phase"]]
        found = [Part("", header(view, sight))]
        for name in (*[name for name in ORDER if name not in always], *always):
            rank = 0 if name in always else more.index(name) + 1 if name in more else ON_DEMAND
            found += self.part(name, rank, sight)
        return [*found, Part("", Group(*below(view, sight, self.cards)))]

    def near(self, sight: Sight) -> list[Part]:
        """What the question is about, and what one has."""
        view = cast(TableView, sight.view)
        found = [Part("", header(view, sight))]
        for name in asked(view, sight):
            found += self.part(name, 0, sight)
        return [*found, Part("", Group(*below(view, sight, self.cards)))]

    def of_seat(self, sight: Sight, seat: int) -> RenderableType:
        """All that lies before one player."""
        view = cast(TableView, sight.view)
        player = view["players"][seat]
        facts = smiths.dice_facts(player, sight.width)
        return Group(
            Text.assemble(smiths.title(view, sight, seat), smiths.purse(view, sight, seat)),
            *([Text.assemble(("Dice  ", HEAD), Text(" · ").join(facts))] if facts else []),
            smiths.guilds(player, self.cards, "Guild"),
            smiths.upgrades(player, self.cards),
            *smiths.completed(player["completed"], self.cards),
            board.held(view, sight, self.cards, seat),
        )

    def looked_for(self, sight: Sight) -> list[str]:
        """In Production the Contracts in hand that cannot be completed, the nearest first."""
        view = cast(TableView, sight.view)
        if "end_production" not in sight.kinds:
            return []
        me = view["players"][sight.seat]
        owner = Smith(stock=stock_of(me))
        found = [self.cards.contracts[one] for one in me["contracts"]]
        found.sort(key=lambda contract: sum(lacking(owner, contract.cost)))
        return [f"contract:{contract.id}" for contract in found]

    # Parts

    def part(self, name: str, rank: int, sight: Sight) -> list[Part]:
        full, brief = self.drawn(name, sight, False), self.drawn(name, sight, True)
        return [Part(TYPED.get(name, name), Group(*full), rank, Group(*brief))] if full else []

    def drawn(self, name: str, sight: Sight, brief: bool) -> list[RenderableType]:
        view, cards = cast(TableView, sight.view), self.cards
        me = view["players"][sight.seat]
        if name == "districts":
            return [board.districts(view, sight, cards)]
        if name == "halls":
            return [board.halls(view, sight, cards, brief)]
        if name == "contracts":
            return [board.open_contracts(view, sight, cards, brief)]
        if name == "titles":
            return [board.titles(view, sight, cards)]
        if name == "production":
            return [board.production(view, sight, cards, brief)]
        if name == HAND:
            return [board.held(view, sight, cards, sight.seat)]
        if name == "players":
            return [smiths.players(view, sight, cards)]
        if name == OTHERS:
            return smiths.others(view, sight, cards)
        if name == "guilds":
            lines = smiths.guild_names(me, cards) if brief else smiths.guilds(me, cards, "Guild")
            return [lines]
        if name == "upgrades":
            return [smiths.upgrades(me, cards)]
        if name == "rival":
            return rival(view, sight, cards)
        if name == "exchange":
            return [smiths.exchange(cards)]
        return [smiths.reputation(view, sight, cards) if name == "reputation" else stacks(view)]


def asked(view: TableView, sight: Sight) -> tuple[str, ...]:
    for kind, names in ASKED:
        if kind in sight.kinds:
            return names
    return ALWAYS[view["phase"]]


def header(view: TableView, sight: Sight) -> Text:
    """How far the match is, and whose turn it is."""
    turn = f"Round {view['round']} of {view['rounds']}"
    return header_line([turn, words.PHASES[view["phase"]], *whose_turn(sight)])


def stacks(view: TableView) -> Text:
    """What is left in the stacks."""
    decks = view["board"]["contract_decks"]
    left = ", ".join(f"{decks[name]} {tier_text(tier)}" for tier, name in enumerate(TIERS))
    tokens = counted(view["board"]["member_deck"], "member")
    return Text(f"Stacks: {left} Contracts, {tokens} of guilds", style=DIM)


def below(view: TableView, sight: Sight, cards: Cards) -> list[RenderableType]:
    """One's own dice, and who one is."""
    me = view["players"][sight.seat]
    reputation = me["reputation"]
    purse = smiths.purse(view, sight, sight.seat)
    first = smiths.first_sign(view, sight.seat)
    line = Text.assemble(("You are ", HEAD), sight.names[sight.seat], first, purse)
    upwards = cards.box.levels[reputation + 1 : reputation + 2]
    for text in map(smiths.level_text, upwards):
        line.append(f" (next: {text})" if text and sight.width >= ROOMY else "", style=DIM)
    if me["assistant"] is not None:
        line.append(f" · Assistant {cards.assistants[me['assistant']].title}")
    return [*smiths.own_dice(view, sight), line]
