"""How things are called when people are spoken to."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import WinterforgeBox
from hearth.games.winterforge.cards import MATERIALS, Component, Contract, Loan
from hearth.games.winterforge.effects import CRAFTS

ROWS: Final = ["top", "middle", "bottom"]
COLUMN_NAMES: Final = ["left", "middle", "right"]
SIDES: Final = ["left", "right"]
ORDER: Final = ["first", "second"]


def craft_text(craft: int) -> str:
    return CRAFTS[craft].capitalize()


def guild_text(box: WinterforgeBox, board: int) -> str:
    guild = box.guilds[board]
    skills = ", ".join(f"{craft_text(i)} {guild.skills[i]}" for i in range(len(guild.skills)))
    return f"{guild.name} ({guild.colour}; {skills})"


def component_text(component: Component) -> str:
    return f"{component.title} ({MATERIALS[component.material]}, {dice_text(component.dice)})"


def dice_text(dice: list[int]) -> str:
    return " + ".join(f"d{sides}" for sides in dice)


def contract_text(box: WinterforgeBox, contract: Contract) -> str:
    crafts = " and ".join(craft_text(i) for i in contract.crafts)
    parts = [f"{crafts}; {needs_text(contract)}", f"forge {contract.forge}"]
    if contract.bonus > 0:
        parts.append(f"+{contract.bonus} with {box.components[contract.bonus_component].title}")
    pay = f", {contract.coin} Coin" if contract.coin else ""
    parts.append(f"{contract.rp} RP{pay}")
    return f"{contract.title} ({'; '.join(parts)})"


def needs_text(contract: Contract) -> str:
    return " + ".join(
        f"{contract.needs[m]} {MATERIALS[m]}" for m in range(len(MATERIALS)) if contract.needs[m]
    )


def loan_text(loan: Loan) -> str:
    return f"{loan.receive}/{loan.repay}"


def place_among(cards: list[int], i: int, names: list[str]) -> str:
    """The place of a card, where an equal one lies beside it."""
    return f" [{names[i]}]" if cards.count(cards[i]) > 1 else ""


def crew_among(box: WinterforgeBox, crew: list[int], i: int, names: list[str]) -> str:
    """The title of a Crew, and its place where another of that title stands beside it."""
    titles = [box.crew[one].title if one >= 0 else "" for one in crew]
    return f"{titles[i]} [{names[i]}]" if titles.count(titles[i]) > 1 else titles[i]
