"""How things are called when people are spoken to."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.boards import OVERTIME_SPACE, Exchange
from hearth.games.ravenshire.cards import GUILDS, TIERS, Contract, Finish, Member
from hearth.games.ravenshire.goods import Amounts, nothing, together
from hearth.games.ravenshire.production import is_improved
from hearth.games.ravenshire.state import COLOUR, NO_DIE, RAVEN_DIE, Ravenshire, Smith

# Of the player tokens: none that a die has.
COLOURS: Final = ["red", "blue", "yellow", "white"]

# By kind: one of it, and several.
NAMES: Final = [
    ("Ore", "Ore"),
    ("Wood", "Wood"),
    ("Leather", "Leather"),
    ("Charcoal", "Charcoal"),
    ("Steel", "Steel"),
    ("Mithril", "Mithril"),
    ("Embergem", "Embergems"),
    ("Talisman", "Talismans"),
    ("Dragon Scale", "Dragon Scales"),
    ("Gold", "Gold"),
    ("Action Token", "Action Tokens"),
    ("Reputation", "Reputation"),
    ("Good of your choice", "Goods of your choice"),
    ("Mystic of your choice", "Mystics of your choice"),
]
DICE: Final = [*GUILDS, "raven", "badger"]  # by colour
SPOTS_OF: Final = 2  # a district


def smith_text(seat: int) -> str:
    """A player is called by the colour of the token on the Reputation track."""
    return COLOURS[seat].capitalize()


def rival_text(g: Ravenshire) -> str:
    return "The neutral seat" if g.rival.neutral else "The Rival"


# Amounts


def kind_text(kind: int) -> str:
    return NAMES[kind][0]


def amount_text(kind: int, count: int) -> str:
    return f"{count} {NAMES[kind][0 if count == 1 else 1]}"


def amounts_text(amounts: Amounts) -> str:
    """Everything there is of it: 2 Ore, 1 Charcoal and 1 Mithril."""
    parts = [amount_text(kind, amounts[kind]) for kind in range(len(amounts)) if amounts[kind]]
    return listed(parts) if parts else "nothing"


def listed(parts: list[str], last: str = "and") -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def lacking(me: Smith, price: Amounts) -> Amounts:
    """What the player would need and has not."""
    out = nothing()
    for kind in range(len(me.stock)):
        out[kind] = max(0, price[kind] - me.stock[kind])
    return out


# Dice


def die_text(die: int) -> str:
    """A die by its colour and value: Harvester 4."""
    return f"{DICE[die // COLOUR].capitalize()} {die % COLOUR}"


def own_die_text(me: Smith, index: int) -> str:
    """One of the player's own, by its place among them all."""
    dice = [*me.rolled, *me.taken, *me.bench]
    if index >= len(dice):
        return f"your {die_text(me.badger)}"
    if len(me.rolled) <= index < len(me.rolled) + len(me.taken):
        return f"the {die_text(dice[index])} you took"
    return f"your {die_text(dice[index])}"


def board_die_text(g: Ravenshire, spot: int) -> str:
    """A die on the main board. Of two that are alike, one may have been placed just now."""
    just = " you have just placed" if spot == g.placed else ""
    return f"the {die_text(g.spots[spot])}{just} in {district_text(g, spot // SPOTS_OF)}"


def run_text(die: int) -> str:
    """The guild that runs when this die is taken."""
    colour = die // COLOUR
    return "any of your guilds" if colour == RAVEN_DIE else f"your {guild_text(colour)}"


# Places


def district_text(g: Ravenshire, district: int) -> str:
    row = g.box.districts[district]
    return f"{row.roman} {row.title}"


def yield_text(g: Ravenshire, district: int, die: int) -> str:
    """What a die brings in a district."""
    row = g.box.districts[district]
    gained = amounts_text(row.yields[die % COLOUR])
    return f"a recruit and {gained}" if row.recruits else gained


def is_full(g: Ravenshire, district: int) -> bool:
    first = SPOTS_OF * district
    return NO_DIE not in g.spots[first : first + SPOTS_OF]


def work_text(g: Ravenshire, me: Smith, space: int, die: int) -> str:
    """What a die brings on a Production space."""
    row = g.box.spaces[space]
    if row.alternatives:
        return listed([amounts_text(one) for one in row.alternatives], "or")
    if space == OVERTIME_SPACE:
        return "run one of your guilds"
    gained = row.yields[die % COLOUR]
    return amounts_text(together(gained, row.improved) if is_improved(me, space) else gained)


def guild_text(guild: int) -> str:
    return f"{GUILDS[guild].capitalize()}s"


def tier_text(tier: int) -> str:
    return TIERS[tier].capitalize()


# Cards


def name_text(member: Member) -> str:
    """A member is called by its first name: Burdock."""
    return member.title.partition(",")[0]


def contract_text(contract: Contract) -> str:
    """A Contract with everything printed on it."""
    return f"{contract.title} ({amounts_text(contract.cost)}, for {amounts_text(contract.gain)})"


def finish_text(finish: Finish) -> str:
    """Said only of those that are something special."""
    return "" if not any(finish.cost) else f" with the {finish.title}"


def exchange_text(row: Exchange) -> str:
    """What is given and what comes for it."""
    given = amounts_text(row.pay).removesuffix(" of your choice")
    return f"{row.title}: {given} for {amounts_text(row.gain)}"
