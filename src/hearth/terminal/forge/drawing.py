"""How Forge looks in a terminal: drawn from a seat's view and the tables of its box."""

from __future__ import annotations

from typing import Any, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from hearth.games.forge.box import ForgeBox
from hearth.games.forge.round import MOST_ROUNDS
from hearth.games.forge.view_types import TableView
from hearth.kernel import Box
from hearth.terminal.drawer import ON_DEMAND, Drawer, Part, Sight, header_line, whose_turn
from hearth.terminal.forge import cards as card_parts
from hearth.terminal.forge import ironclad, parts, smithies, words
from hearth.terminal.forge.reach import looked_for
from hearth.terminal.forge.table import Cards

# From top to bottom.
ORDER: Final = (
    "ironclad",
    "boards",
    "upgrades",
    "achievements",
    "order",
    "prices",
    "cards",
    "piles",
    "locations",
    "players",
    "board",
    "hand",
)
# What a question is about is always drawn, by kinds of actions; with the players and the hand.
ABOUT: Final = (
    (words.PLACING, ("locations",)),
    (words.LEARNING, ("board",)),
    (frozenset({"take_space"}), ("order",)),
    (frozenset({"claim"}), ("achievements",)),
)
ALWAYS: Final = ("players", "hand")
# The rest follows where there is room for it, in this order.
MORE: Final = (
    "locations",
    "piles",
    "cards",
    "board",
    "achievements",
    "order",
    "upgrades",
    "boards",
    "prices",
)


class ForgeDrawer(Drawer):
    """What is looked at most stands lowest: the locations, the players, one's own Contracts."""

    points = "VP"
    open_points = True
    legend = words.LEGEND
    minor = words.MINOR
    warning = words.WARNING
    passing = words.PASSING
    headings = words.HEADINGS
    amounts = words.AMOUNTS
    how_much = words.AMOUNTS
    sought = "plaza"
    card = "wood lathe"

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        assert isinstance(box, ForgeBox)
        self.cards = Cards(box)

    def name(self, view: dict[str, Any], seat: int) -> Text:
        return Text(view["players"][seat]["colour"].capitalize(), style=parts.style_of(seat))

    def has_secrets(self, view: dict[str, Any]) -> bool:
        """Contracts that nobody saw being taken, and what one has seen of decks."""
        seen = cast(TableView, view)
        if card_parts.known_cards(seen, self.cards):
            return True
        own = [player for player in seen["players"] if player["hand"] is not None]
        return any(
            player["looking"] or set(player["hand"] or []) - set(player["shown"]) for player in own
        )

    def parts(self, sight: Sight) -> list[Part]:
        always = (*about(sight), *ALWAYS)
        found = [Part("", Group(*self.above(sight)))]
        for name in ORDER:
            rank = 0 if name in always else MORE.index(name) + 1 if name in MORE else ON_DEMAND
            found += self.ranked(name, rank, sight)
        return [*found, Part("", Group(*self.below(sight)))]

    def near(self, sight: Sight) -> list[Part]:
        """What the question is about, one's Contracts and means."""
        found = [Part("", Group(*self.above(sight)))]
        for name in (*about(sight), "hand"):
            found += self.ranked(name, 0, sight)
        return [*found, Part("", Group(*self.below(sight)))]

    def of_seat(self, sight: Sight, seat: int) -> RenderableType:
        return smithies.smithy(cast(TableView, sight.view), sight, self.cards, seat)

    def looked_for(self, sight: Sight) -> list[str]:
        return looked_for(sight, self.cards)

    # Parts

    def ranked(self, name: str, rank: int, sight: Sight) -> list[Part]:
        full = self.drawn(name, sight)
        brief = self.in_brief(name, sight)
        return [Part(name, Group(*full), rank, brief)] if full else []

    def drawn(self, name: str, sight: Sight) -> list[RenderableType]:
        view, cards = cast(TableView, sight.view), self.cards
        if name == "hand":
            return [*card_parts.hand(view, sight, cards)]
        if name == "board":
            return smithies.own_board(view, sight, cards)
        if name == "players":
            return [smithies.players(view, sight)]
        if name == "boards":
            return [*smithies.boards(view, sight, cards)]
        if name == "cards":
            return [card_parts.face_up(view, sight, cards)]
        if name == "ironclad":
            own = view["board"]["ironclad"]
            return [] if own is None else [ironclad.deck(own, cards)]
        return self.on_board(name, sight)

    def on_board(self, name: str, sight: Sight) -> list[RenderableType]:
        view, cards = cast(TableView, sight.view), self.cards
        if name == "locations":
            return [parts.locations(view, sight, cards)]
        if name == "piles":
            return [card_parts.piles(view, sight, cards)]
        if name == "order":
            return [parts.turn_order(view, sight, cards)]
        if name == "achievements":
            return [parts.achievements(view, sight, cards)]
        if name == "upgrades":
            return [parts.upgrades(view, sight, cards)]
        assert name == "prices"
        return [parts.prices(cards)]

    def in_brief(self, name: str, sight: Sight) -> RenderableType | None:
        view, cards = cast(TableView, sight.view), self.cards
        if name == "locations":
            return parts.taken(view, cards)
        return card_parts.hand_in_brief(view, sight, cards) if name == "hand" else None

    def above(self, sight: Sight) -> list[Text]:
        """How far the match is; alone, what Ironclad may do next."""
        view = cast(TableView, sight.view)
        own = view["board"]["ironclad"]
        cards_left = (
            [ironclad.to_come(own, self.cards)] if own is not None and not view["over"] else []
        )
        return [header(view, sight), *last_round(view), *cards_left]

    def below(self, sight: Sight) -> list[Text]:
        view = cast(TableView, sight.view)
        return [*card_parts.known_cards(view, self.cards), smithies.summary(view, sight)]


def about(sight: Sight) -> list[str]:
    return [name for kinds, names in ABOUT if kinds & sight.kinds for name in names]


def header(view: TableView, sight: Sight) -> Text:
    """How far the match is, and whose turn it is."""
    choosing = view["phase"] == "turn_order"
    number = view["round"] + 1 if choosing or view["phase"] == "set_up" else view["round"]
    of = f" of {view['rounds']}" if view["rounds"] else ""
    return header_line([f"Round {number}{of}", words.PHASES[view["phase"]], *whose_turn(sight)])


def last_round(view: TableView) -> list[Text]:
    """A line of its own once it is sure that there will not be another."""
    if view["over"]:
        return []
    if view["last_round"]:
        why = "a player's fifth Hammer is placed"
    elif view["round"] >= (view["rounds"] or MOST_ROUNDS):
        why = f"there are no more than {view['round']}"
    else:
        return []
    return [Text(f"Last round: {why}", style="bold yellow")]
