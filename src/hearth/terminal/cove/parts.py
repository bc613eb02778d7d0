"""Parts of the drawing of the Cove that all share: the clock, the town and the Peddler."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hearth.games.cove.cards import HIRE, PATRON, PeddlerCard
from hearth.games.cove.things import cards_text, hours_text, listed
from hearth.games.cove.town import (
    BACK_ALLEY_HOURS,
    BACK_ALLEY_PRICE,
    BACK_ALLEY_SLOT,
    RECRUIT_HOURS,
)
from hearth.games.cove.view_types import MarkerView, PeddlerView, TableView
from hearth.terminal.cove.cards import (
    Cards,
    coloured,
    goods_names,
    icon_words,
    marker_letter,
    marker_name,
)
from hearth.terminal.cove.words import ICON, MARKER_STYLES
from hearth.terminal.drawer import DIM, HEAD, Sight, counted, plain_table

HOUR: Final = 5  # columns
CLOCK: Final = "Clock  "

# The clock


def clock(view: TableView, sight: Sight) -> RenderableType:
    """The hours with their icons, and below them the markers; in words where that is too wide."""
    shown = view["board"]["clock"]
    last = max([shown["hours"], *[marker["hour"] for marker in shown["markers"]]])
    if len(CLOCK) + HOUR * last > sight.width:
        return clock_in_words(view, sight)
    hours, markers = Text(CLOCK, style=HEAD), Text(" " * len(CLOCK))
    for hour in range(1, last + 1):
        icon = ICON if hour in shown["icons"] else ""
        passed = all(marker["hour"] > hour for marker in shown["markers"])
        hours.append(f"{hour}{icon}".ljust(HOUR), style=f"not bold {DIM}" if passed else "not bold")
        here = [marker_letter(marker) for marker in on_hour(view, hour)]
        markers.append_text(Text("").join(here))
        markers.append(" " * (HOUR - len(here)))
    hours.rstrip()
    markers.rstrip()
    return Group(hours, markers, *token(view))


def on_hour(view: TableView, hour: int) -> list[MarkerView]:
    """The topmost first."""
    return [m for m in reversed(view["board"]["clock"]["markers"]) if m["hour"] == hour]


def clock_in_words(view: TableView, sight: Sight) -> RenderableType:
    shown = view["board"]["clock"]
    found: list[Text] = []
    for hour in sorted({marker["hour"] for marker in shown["markers"]}):
        names = [marker_name(sight, marker) for marker in on_hour(view, hour)]
        found.append(Text.assemble(f"hour {hour} ", Text(" over ").join(names)))
    icons = ", ".join(str(hour) for hour in shown["icons"])
    line = Text.assemble((CLOCK, HEAD), Text(" · ").join(found), (f" · icons at {icons}", DIM))
    return Group(line, *token(view))


def token(view: TableView) -> list[Text]:
    """A line of its own, for it ends the day."""
    hour = view["board"]["clock"]["token"]
    if hour is None or view["phase"] != "production":
        return []
    return [Text(f"The Market token lies on hour {hour}: there the day is over", "bold yellow")]


# The town


def square(view: TableView, cards: Cards) -> Table:
    """The cards with their icons and what they do."""
    rows = plain_table("Town Square", "Icons", f"When recruited ({hours_text(RECRUIT_HOURS)})")
    rows.columns[0].no_wrap = rows.columns[1].no_wrap = True
    for slot, shown in enumerate(view["board"]["square"]):
        if shown is None:
            continue
        card = cards.townsfolk[shown]
        text = Text(card.text)
        if slot == BACK_ALLEY_SLOT:
            text.append(f" {back_alley()}", style=DIM)
        rows.add_row(card.title, icon_words(card), text)
    if not rows.row_count:
        rows.add_row(Text("empty", style=DIM))
    return rows


def back_alley() -> str:
    return f"Back Alley: or {hours_text(BACK_ALLEY_HOURS)} and {cards_text(BACK_ALLEY_PRICE)}."


def rogues(view: TableView, cards: Cards) -> Text:
    """The Rogue card, and what icons cost."""
    board = view["board"]
    card = cards.rogues[board["rogue_card"]]
    lair = counted(board["lair"], "Rogue")
    costs = f"With {lair} in the Lair each Corruption and Rogue icon costs {board['loss']} Gold"
    losses = cards.box.losses
    higher = [n for n in range(board["lair"], len(losses)) if losses[n] > board["loss"]]
    more = f", from {higher[0]} Rogues on {losses[higher[0]]}" if higher else ""
    return Text.assemble((card.title, HEAD), f"  {card.text} {costs}{more}.")


# The Peddler


def peddler(view: TableView, cards: Cards) -> list[RenderableType]:
    """What the Solo game's opponent has turned up, wants and may turn up next."""
    own = view["board"]["peddler"]
    if own is None:
        return []
    level = cards.levels[own["level"]]
    facts = [f"{level.title}{bonus_text(level.bonus)}"]
    if own["card"] is not None:
        facts.append(f"turned up {peddler_card(cards.peddler[own['card']])}")
    line = Text.assemble(("Peddler", MARKER_STYLES[own["colour"]]), f"  {' · '.join(facts)}")
    line.append(" · Most Wanted colour: ").append_text(coloured(own["wanted"]))
    return [line, *peddler_townsfolk(own, cards), to_come(own, cards)]


def bonus_text(bonus: int) -> str:
    return f" ({bonus:+} Gold for each Good)" if bonus else ""


def peddler_card(card: PeddlerCard) -> str:
    """Its title with hours, Goods and effect."""
    facts = [hours_text(card.hours)]
    if card.goods or card.wanted:
        facts.append(goods_names(card.goods, card.wanted))
    if card.effect == PATRON:
        facts.append("Patron")
    elif card.effect == HIRE:
        facts.append(f"hires from slot {card.slot + 1}")
    return f"{card.title} ({', '.join(facts)})"


def peddler_townsfolk(own: PeddlerView, cards: Cards) -> list[Text]:
    titles = [cards.townsfolk[one].title for one in own["townsfolk"]]
    return [Text(f"Hired: {listed(titles)}", style=DIM)] if titles else []


def to_come(own: PeddlerView, cards: Cards) -> Text:
    """The cards that are left in its deck, in no order."""
    left = [card.title for name, card in cards.peddler.items() if name not in own["cards_used"]]
    if not own["deck"]:
        return Text("Its deck is empty: all its cards come again", style=DIM)
    return Text(f"Still to come: {', '.join(left)}", style=DIM)
