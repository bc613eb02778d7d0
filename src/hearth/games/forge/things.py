"""How things are called when people are spoken to."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import (
    CARD_DECKS,
    DEVELOPMENT_DECK,
    GUILD_DECK,
    SEALS,
    UPGRADES,
    Contract,
    Development,
    GuildCard,
    Training,
)
from hearth.games.forge.effects import MILITARY, PRODUCTS, TYPES
from hearth.games.forge.goods import GOLD, PAID, VP, Amounts, nothing
from hearth.games.forge.state import EMPTY, SMITH, Forge, Smithy

# Of the wooden pieces, by seat. Ironclad has the one after the player's.
COLOURS: Final = ["blue", "yellow", "red", "green"]

# By kind: one of it, and several.
NAMES: Final = [
    ("Wood", "Wood"),
    ("Metal", "Metal"),
    ("Brick", "Brick"),
    ("Gem", "Gems"),
    ("Gold", "Gold"),
    ("VP", "VP"),
    ("Skill", "Skill"),
]
HALVES: Final = ["bottom half", "either half", "top half"]  # by the side of the spot
SIDES: Final = ["left", "middle", "right"]


def smithy_text(seat: int) -> str:
    """A player is called by the colour of the pieces."""
    return COLOURS[seat].capitalize()


def seat_text(g: Forge, seat: int) -> str:
    """A player or Ironclad."""
    return smithy_text(seat) if seat < len(g.players) else "Ironclad"


# Amounts


def kind_text(kind: int) -> str:
    return NAMES[kind][0]


def several_text(kind: int) -> str:
    return NAMES[kind][1]


def amount_text(kind: int, count: int) -> str:
    return f"{count} {NAMES[kind][0 if count == 1 else 1]}"


def amounts_text(amounts: Amounts) -> str:
    """Everything there is of it: 2 Wood, 1 Metal and 6 Gold."""
    parts = [amount_text(kind, amounts[kind]) for kind in range(len(amounts)) if amounts[kind]]
    return listed(parts) if parts else "nothing"


def listed(parts: list[str], last: str = "and") -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def counted(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def lacking(me: Smithy, price: Amounts) -> Amounts:
    """What the player would need and has not."""
    out = nothing()
    for kind in range(PAID):
        out[kind] = max(0, price[kind] - me.stock[kind])
    return out


# Workers and places


def worker_text(g: Forge, me: Smithy, worker: int) -> str:
    """An Assistant is called by its spot, and by what it has learnt."""
    if worker == SMITH:
        return "your Blacksmith"
    card = me.trainings[worker]
    learnt = "" if card == EMPTY else f" ({g.box.trainings[card].title})"
    return f"Assistant {worker + 1}{learnt}"


def location_text(g: Forge, location: int) -> str:
    """The Forest, the Market; but Military, Upgrade."""
    title = g.box.locations[location].title
    return f"the {title}" if location < MILITARY else title


# Decks


def type_text(kind: int) -> str:
    return TYPES[kind].capitalize()


def deck_text(which: int) -> str:
    """Of Guild, Development and Training cards."""
    return CARD_DECKS[which].capitalize()


# Cards


def title_text(g: Forge, which: int, card: int) -> str:
    if which == GUILD_DECK:
        return g.box.guild_cards[card].title
    if which == DEVELOPMENT_DECK:
        return g.box.developments[card].title
    return g.box.trainings[card].title


def card_text(g: Forge, which: int, card: int) -> str:
    """A card with everything printed on it."""
    if which == GUILD_DECK:
        return guild_card_text(g.box.guild_cards[card])
    if which == DEVELOPMENT_DECK:
        return learnt_text(g.box.developments[card])
    return learnt_text(g.box.trainings[card])


def guild_card_text(row: GuildCard) -> str:
    return f"{row.title} ({plain(row.text)}; {seal_text(row.seal)})"


def learnt_text(row: Development | Training) -> str:
    parts = [plain(row.text)]
    if row.vp:
        parts.append(amount_text(VP, row.vp))
    if row.seal != EMPTY:
        parts.append(seal_text(row.seal))
    return f"{row.title} ({'; '.join(parts)})"


def plain(text: str) -> str:
    return text.rstrip(".")


def seal_text(seal: int) -> str:
    return f"{SEALS[seal]} Seal"


def contract_text(row: Contract) -> str:
    """A Contract with everything printed on it."""
    what = f"{type_text(row.type)} {PRODUCTS[row.product].capitalize()}"
    takes = [f"Skill {row.skill}", *needs_texts(row.needs), amounts_text(row.cost)]
    return f"{row.title} ({what}: {', '.join(takes)}; for {reward_text(row, nothing())})"


def needs_texts(upgrades: int) -> list[str]:
    """Upgrades by the bits of a Contract."""
    found = range(len(UPGRADES))
    return [UPGRADES[i].capitalize() for i in found if upgrades >> i & 1]


def reward_text(row: Contract, more: Amounts) -> str:
    gained = more[:]
    gained[GOLD] += row.gold
    gained[VP] += row.vp
    seal = f", with a {seal_text(row.seal)}" if row.seal != EMPTY else ""
    return f"{amounts_text(gained)}{seal}"
