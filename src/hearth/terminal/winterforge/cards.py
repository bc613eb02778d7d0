"""The cards of Winterforge by the ids that views use, and how they are written on a line."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from hearth.games.winterforge.box import WinterforgeBox
from hearth.games.winterforge.cards import MATERIALS, Component
from hearth.games.winterforge.effects import CRAFTS, EXTRA_DIE
from hearth.games.winterforge.things import dice_text
from hearth.games.winterforge.view import JobView
from hearth.terminal.drawer import DIM, counted
from hearth.terminal.winterforge.parts import MATERIAL_STYLES, counts
from hearth.terminal.winterforge.words import ROYAL


class Cards:
    """The tables of a box by id."""

    def __init__(self, box: WinterforgeBox) -> None:
        self.box = box
        self.contracts = {contract.id: contract for contract in box.contracts}
        self.components = {component.id: component for component in box.components}
        self.crew = {crew.id: crew for crew in box.crew}
        self.guilds = {guild.id: guild for guild in box.guilds}
        self.runes = {rune.id: rune for rune in box.runes}
        self.events = {event.id: event for event in box.events}
        self.sites = {site.id: site for site in box.sites}

    def contract(self, contract: str, wide: bool) -> list[Text]:
        """A row of a table of Contracts."""
        card = self.contracts[contract]
        crafts = [CRAFTS[craft].capitalize() for craft in card.crafts]
        if not wide and len(crafts) > 1:
            crafts = [craft[:3] for craft in crafts]
        bonus = f"+{card.bonus} {self.box.components[card.bonus_component].title}"
        return [
            Text(f"{ROYAL} {card.title}" if card.royal else card.title),
            Text("+".join(crafts)),
            counts(card.needs, wide),
            Text(str(card.forge)),
            Text(str(card.coin)),
            Text(str(card.rp)),
            Text(bonus if card.bonus else ""),
        ]

    def component(self, card: Component) -> Text:
        """Title, material and dice."""
        title = f"{card.title} {MATERIALS[card.material][0].upper()}"
        return Text.assemble((title, MATERIAL_STYLES[card.material]), f" {dice_word(card.dice)}")

    def offer(self, slot: str | None) -> Text:
        """A space of the Market."""
        if slot is None:
            return Text("empty", style=DIM)
        card = self.components[slot]
        return Text.assemble(f"{card.cost} ", self.component(card))

    def stockpile(self, held: list[str]) -> Text:
        """The Components by material, equal ones counted."""
        held = sorted(held, key=lambda c: (self.components[c].material, self.components[c].cost))
        parts: list[Text] = []
        for component, count in Counter(held).items():
            times = f" ×{count}" if count > 1 else ""
            parts.append(Text.assemble(self.component(self.components[component]), times))
        return Text(", ").join(parts)

    def work(self, job: JobView) -> str:
        """What lies on a started Contract; its dice in the order in which they are rolled."""
        dice = [sides for part in job["components"] for sides in self.components[part].dice]
        rune = self.runes[job["rune"]] if job["rune"] else None
        if rune and rune.answers[EXTRA_DIE]:
            dice.append(rune.answers[EXTRA_DIE])
        words = [counted(job["work"], "Work Token")]
        words += [dice_word(dice)] if dice else []
        words += [rune.title] if rune else []
        return ", ".join(words)


def dice_word(dice: list[int]) -> str:
    return dice_text(dice).replace(" ", "")
