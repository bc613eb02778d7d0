"""Runesmith, an Alleyway: Runes join the Components of a Contract and help with every attempt."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.winterforge.box import MOST_RUNES, RUNESMITH
from hearth.games.winterforge.cards import MOST_DICE
from hearth.games.winterforge.effects import MAXIMISE, REROLL_ANY
from hearth.games.winterforge.events import (
    DIE_REROLLED,
    DIE_TURNED,
    RUNE_BOUGHT,
    RUNE_COMMITTED,
)
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.questions import dice, of_rune
from hearth.games.winterforge.state import A, Guild, Job, Winterforge
from hearth.kernel import Choice, Kind, saved

MOST_FACES: Final = 5 * MOST_DICE + 1  # five Components, and a die of a Rune

COMMIT_A_RUNE: Final = A.kind("commit_rune", rune=MOST_RUNES)
NO_RUNE: Final = A.kind("no_rune")
TURN_DIE: Final = A.kind("turn_die", die=MOST_FACES)
LEAVE_DICE: Final = A.kind("leave_dice")
PICK_DIE: Final = A.kind("pick_die", die=MOST_FACES)
ROLL_PICKED: Final = A.kind("roll_picked")
BUY_RUNE: Final = A.kind("buy_rune")


class Runesmith(Place):
    """A Rune for the stockpile. [WF-129]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        if me.coin >= g.box.sites[RUNESMITH].price and g.rune_deck.size() > 0:
            out.append(BUY_RUNE.base)

    def act(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        price = g.box.sites[RUNESMITH].price
        me.coin -= price
        rune = g.draw(g.rune_deck)
        me.runes = [*me.runes, rune]
        g.note(RUNE_BOUGHT, me.seat, rune, price)


@dataclass
class CommitRune(Choice):
    """One Rune may join the Components, only now. [WF-130, WF-R58]"""

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return len(me.runes) > 0

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return [*[COMMIT_A_RUNE.base + rune for rune in sorted(set(me.runes))], NO_RUNE.base]

    def apply(self, g: Winterforge, me: Guild, act: Kind, rune: int, y: int) -> None:
        if act is COMMIT_A_RUNE:
            i = me.runes.index(rune)
            me.runes = me.runes[:i] + me.runes[i + 1 :]
            job = me.jobs[-1]
            me.jobs[-1] = Job(job.contract, job.work, job.parts, job.faces, rune)
            g.note(RUNE_COMMITTED, me.seat, job.contract, rune)


COMMIT_RUNE: Final = CommitRune()


@dataclass
class MaximiseDie(Choice):
    """Rune of the Anvil: one die may be turned to its highest face. [WF-R59]"""

    turned: int = 0

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return self.turned < of_rune(g, me.jobs[-1], MAXIMISE)

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return [*TURN_DIE.all[: len(me.jobs[-1].faces)], LEAVE_DICE.base]

    def apply(self, g: Winterforge, me: Guild, act: Kind, die: int, y: int) -> None:
        if act is TURN_DIE:
            sides = dice(g, me.jobs[-1])[die]
            set_face(me, die, sides)
            g.note(DIE_TURNED, me.seat, sides, sides)
            g.then(MaximiseDie(self.turned + 1))


MAXIMISE_DIE: Final = MaximiseDie()


@dataclass
class RerollAnyDice(Choice):
    """Rune of Echoes: dice are picked one by one, then all of them are rolled again, once.

    [WF-R59]
    """

    picked: list[int] = field(default_factory=list)

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return of_rune(g, me.jobs[-1], REROLL_ANY) > 0

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        # In ascending order, so that each set of dice can be picked in one way only.
        first = self.picked[-1] + 1 if self.picked else 0
        return [*PICK_DIE.all[first : len(me.jobs[-1].faces)], ROLL_PICKED.base]

    def apply(self, g: Winterforge, me: Guild, act: Kind, die: int, y: int) -> None:
        if act is PICK_DIE:
            g.then(RerollAnyDice([*self.picked, die]))
        else:
            for one in self.picked:
                roll_again(g, me, one)


REROLL_ANY_DICE: Final = RerollAnyDice()


def roll_again(g: Winterforge, me: Guild, die: int) -> None:
    sides = dice(g, me.jobs[-1])[die]
    face = g.roll(sides)
    set_face(me, die, face)
    g.note(DIE_REROLLED, me.seat, sides, face)


def set_face(me: Guild, die: int, face: int) -> None:
    job = me.jobs[-1]
    faces = job.faces[:]
    faces[die] = face
    me.jobs[-1] = Job(job.contract, job.work, job.parts, faces, job.rune)


saved("winterforge", CommitRune, MaximiseDie, RerollAnyDice)
