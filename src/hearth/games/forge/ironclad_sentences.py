"""The log of what Ironclad does: what it draws, pays and gains, and for what."""

from __future__ import annotations

from hearth.games.forge.cards import PLUS_ONE
from hearth.games.forge.events import TWO_IN_ONE
from hearth.games.forge.goods import GOLD
from hearth.games.forge.ironclad import MOST_CARDS
from hearth.games.forge.places import CITY
from hearth.games.forge.state import Forge
from hearth.games.forge.things import SIDES, amount_text, deck_text, location_text, title_text


def ironclad_turned(g: Forge, card: int, b: int) -> str:
    return f"turns up {ironclad_card_text(g, card)}"


def ironclad_card_text(g: Forge, card: int) -> str:
    return g.box.ironclad_cards[card].id.upper()


def ironclad_placed(g: Forge, location: int, where: int) -> str:
    spot, smith = divmod(where, TWO_IN_ONE)
    who = "its Blacksmith" if smith else "an Assistant"
    return f"places {who} at {location_text(g, location)}{ironclad_spot_text(g, spot, smith)}"


def ironclad_spot_text(g: Forge, number: int, smith: int) -> str:
    """Which spot it takes, and what that closes. [FO-127 to FO-131]"""
    spot = g.box.spots[number]
    name = "Assistant spot" if smith and not spot.for_smith else "spot"
    if spot.location in CITY:
        return " and closes it for this round"
    if spot.number:
        shown = "+1" if spot.number == PLUS_ONE else spot.number
        return f", on the {name} of {shown}"
    return f", on the {SIDES[1 if spot.for_smith else spot.side]} {name}"


def ironclad_blocked(g: Forge, location: int, b: int) -> str:
    return f"finds no spot at {location_text(g, location)}"


def ironclad_income(g: Forge, gold: int, card: int) -> str:
    """What the level changes is told, if it changes something."""
    printed = g.box.ironclad_cards[card].income
    change = f" ({printed} {gold - printed:+d})" if gold != printed else ""
    return f"gains {amount_text(GOLD, gold)} for {ironclad_card_text(g, card)}{change}"


def ironclad_upgraded(g: Forge, upgrade: int, b: int) -> str:
    return f"upgrades {g.box.upgrades[upgrade].title}"


def ironclad_card(g: Forge, which: int, card: int) -> str:
    return f"draws {title_text(g, which, card)}"


def ironclad_full(g: Forge, which: int, card: int) -> str:
    return f"has {MOST_CARDS} {deck_text(which)} cards and discards {title_text(g, which, card)}"


def ironclad_drew(g: Forge, contract: int, b: int) -> str:
    return f"draws {g.box.contracts[contract].title}"


def ironclad_forged(g: Forge, contract: int, b: int) -> str:
    return f"forges {g.box.contracts[contract].title}"


def ironclad_discarded(g: Forge, contract: int, b: int) -> str:
    row = g.box.contracts[contract]
    return f"cannot pay {amount_text(GOLD, row.gold)} and discards {row.title}"
