"""The table of Forge again, from a view, so that the rules can be asked about what is seen."""

from __future__ import annotations

from hearth.games.forge.box import ForgeBox
from hearth.games.forge.cards import (
    ACHIEVEMENTS,
    UPGRADES,
    Contract,
    Development,
    GuildCard,
    IroncladCard,
    Training,
)
from hearth.games.forge.goods import CUBES, KINDS
from hearth.games.forge.refs import CARD_TABLES, ids
from hearth.games.forge.state import EMPTY, Forge, Smithy
from hearth.games.forge.things import lacking, needs_texts
from hearth.games.forge.view_types import SmithyView, TableView

Learnt = GuildCard | Development | Training


class Cards:
    """The cards of a box by the ids that views use."""

    def __init__(self, box: ForgeBox) -> None:
        self.box = box
        tables = ["contract", *CARD_TABLES, "ironclad_card"]
        self.numbers = {t: {name: i for i, name in enumerate(ids(box, t))} for t in tables}

    def number(self, table: str, name: str) -> int:
        return self.numbers[table][name]

    def contract(self, name: str) -> Contract:
        return self.box.contracts[self.number("contract", name)]

    def learnt(self, table: str, name: str) -> Learnt:
        """A Guild, Development or Training card."""
        rows: dict[str, list[GuildCard] | list[Development] | list[Training]] = {
            "guild_card": self.box.guild_cards,
            "development": self.box.developments,
            "training": self.box.trainings,
        }
        return rows[table][self.number(table, name)]

    def titles(self, table: str, names: list[str]) -> str:
        if table == "contract":
            return ", ".join(self.contract(name).title for name in names)
        return ", ".join(self.learnt(table, name).title for name in names)

    def ironclad(self, name: str) -> IroncladCard:
        return self.box.ironclad_cards[self.number("ironclad_card", name)]


# The table


def laid_out(view: TableView, cards: Cards) -> Forge:
    """The players' boards, so that prices and counts are those of the rules."""
    g = Forge(box=cards.box, round=view["round"])
    g.players = [smithy(seen, cards) for seen in view["players"]]
    return g


def smithy(seen: SmithyView, cards: Cards) -> Smithy:
    return Smithy(
        seat=seen["seat"],
        stock=[*[seen["cubes"][KINDS[kind]] for kind in range(CUBES)], seen["gold"]],
        vp=seen["vp"],
        skill=seen["skill"],
        upgrades=bits(UPGRADES, seen["upgrades"]),
        forged=[cards.number("contract", one) for one in seen["forged"]],
        guild_cards=[cards.number("guild_card", one) for one in seen["guild_cards"]],
        developments=[cards.number("development", one) for one in seen["developments"]],
        trainings=[cards.number("training", t) if t else EMPTY for t in seen["trainings"]],
        hammers=bits(ACHIEVEMENTS, seen["hammers"]),
        used_once=seen["once_used"],
    )


def bits(names: list[str], marked: list[str]) -> int:
    return sum(1 << names.index(name) for name in marked)


def lacks(me: Smithy, row: Contract, price: list[int]) -> tuple[list[str], list[int]]:
    """What keeps a player from forging a Contract: Skill and upgrades, and cubes."""
    skill = [f"Skill {row.skill}"] if me.skill < row.skill else []
    return [*skill, *needs_texts(row.needs & ~me.upgrades)], lacking(me, price)
