"""The Rival of Ravenshire's Solo game, and the neutral seat of a Busy Town."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from hearth.games.ravenshire.boards import ROMANS
from hearth.games.ravenshire.rival_cards import RIVAL_DICE, SLOTS, RivalCard
from hearth.games.ravenshire.things import name_text, tier_text
from hearth.games.ravenshire.view import RivalView, TableView
from hearth.terminal.drawer import DIM, HEAD, Sight, counted
from hearth.terminal.ravenshire.smiths import completed, first_sign
from hearth.terminal.ravenshire.table import Cards, dice


def rival(view: TableView, sight: Sight, cards: Cards) -> list[RenderableType]:
    """All that it has, and the card that it turned up last."""
    found = view["board"]["rival"]
    if found is None:
        return []
    lines: list[RenderableType] = [heading(view, found, sight, cards)]
    if not found["neutral"]:
        lines += hand(found, cards)
    if found["card"] is not None:
        card = card_text(cards.rival_cards[found["card"]], work_of(found, cards))
        lines.append(Text.assemble(("Last card  ", HEAD), (card, DIM)))
    return [Group(*lines)]


def heading(view: TableView, found: RivalView, sight: Sight, cards: Cards) -> Text:
    first = first_sign(view, len(view["players"]))
    facts: list[Text] = []
    if found["neutral"]:
        name = "Neutral seat"
    else:
        name = f"Rival{first}, {cards.difficulties[found['level'] or ''].title}"
        purse = f"{found['gold']} Gold · Reputation {found['reputation']} · {found['work']} Work"
        facts.append(Text(f"{purse} · {counted(found['charms'], 'Charm')}"))
    for word, some in (("to place ", found["rolled"]), ("took ", found["taken"])):
        facts += [Text.assemble(word, dice(some, sight.width))] if some else []
    facts.append(Text(f"{counted(found['deck'], 'card')} left"))
    return Text.assemble((f"{name}  ", HEAD), Text(" · ").join(facts))


def hand(found: RivalView, cards: Cards) -> list[RenderableType]:
    """Its Contracts with the Work that they take, and its members."""
    prices = cards.box.rival.work
    contracts = [cards.contracts[one] for one in found["contracts"]]
    held = [f"{row.title} ({tier_text(row.tier)}, {prices[row.tier]} Work)" for row in contracts]
    names = [name_text(cards.members[one]) for one in found["members"]]
    lines: list[RenderableType] = []
    if held:
        lines.append(Text.assemble(("In hand  ", HEAD), ", ".join(held)))
    if names:
        lines.append(Text.assemble(("Members  ", HEAD), ", ".join(names)))
    return [*lines, *completed(found["completed"], cards)]


def work_of(found: RivalView, cards: Cards) -> str:
    """What its last card brought the Rival, at its level; the neutral seat gets none."""
    if found["neutral"]:
        return ""
    level = cards.difficulties[found["level"] or ""]
    work = max(0, cards.rival_cards[found["card"] or ""].work + level.work)
    return f"{work} Work ({level.work:+d}: {level.title})" if level.work else f"{work} Work"


def card_text(card: RivalCard, work: str) -> str:
    """What it told the Rival to do."""
    which = {"high": "highest", "low": "lowest", "middle": "middle"}[RIVAL_DICE[card.die]]
    order = " ".join(ROMANS[district] for district in card.order)
    parts = [f"{which} die, districts {order}, taking from the last"]
    if work:
        parts.append(work)
    if card.column >= 0:
        parts.append(f"column {card.column + 1} of the Guild Halls")
    if card.slot >= 0:
        parts.append(f"the {SLOTS[card.slot]} Contract")
    return "; ".join(parts)
