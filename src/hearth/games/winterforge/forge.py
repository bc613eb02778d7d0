"""Forge: Training, and forging a Contract up to its result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.winterforge.box import FORGE as FORGE_PLACE
from hearth.games.winterforge.box import MOST_COMPONENTS
from hearth.games.winterforge.cards import MOST_CONTRACTS, TOP_SKILL
from hearth.games.winterforge.effects import CRAFTS, REROLL
from hearth.games.winterforge.events import (
    COMPONENT_COMMITTED,
    CONTRACT_FAILED,
    CONTRACT_STARTED,
    CONTRACT_TRIED_AGAIN,
    DIE_ROLLED,
    FORGE_RESULT,
    PRIME_ADDED,
    PRIME_SAVED,
    RESULT_ADDED_UP,
    SKILL_TRAINED,
    WORK_ADDED,
)
from hearth.games.winterforge.market import FILL_MARKET
from hearth.games.winterforge.place import Place
from hearth.games.winterforge.questions import (
    dice,
    failure_tokens,
    forge_bonus,
    total,
    training_cost,
)
from hearth.games.winterforge.runesmith import (
    COMMIT_RUNE,
    MAXIMISE_DIE,
    MOST_FACES,
    REROLL_ANY_DICE,
    roll_again,
)
from hearth.games.winterforge.state import A, Guild, Job, Winterforge, job_of
from hearth.games.winterforge.success import raise_skill, succeed
from hearth.kernel import Choice, Effect, Kind, saved

TRAIN: Final = A.kind("train", craft=3, prime=2)
FORGE: Final = A.kind("forge", contract=MOST_CONTRACTS, prime=2)
COMMIT: Final = A.kind("commit", component=MOST_COMPONENTS)
REROLL_DIE: Final = A.kind("reroll", die=MOST_FACES)
KEEP_DICE: Final = A.kind("keep_dice")


class Forge(Place):
    """Training and forging. [WF-044, WF-047]"""

    def actions(self, g: Winterforge, me: Guild, out: list[int]) -> None:
        add_training(g, me, out)
        for job in me.jobs:
            add_forge(me, job.contract, out)
        if me.stock:
            add_unstarted(g, me, out)

    def act(self, g: Winterforge, me: Guild, act: Kind, x: int, y: int) -> None:
        if y == 1:
            me.bonus = False
        if act is TRAIN:
            price = training_cost(g, me, x, y)
            if y == 1:
                g.note(PRIME_SAVED, me.seat, FORGE_PLACE, training_cost(g, me, x, 0) - price)
            me.coin -= price
            raise_skill(me, x)
            g.note(SKILL_TRAINED, me.seat, x, price)
            return
        # After the roll: Steady Hand, the Rune, and only then the sum. [WF-R59]
        g.then(ROLL_DICE, REROLL_DICE, MAXIMISE_DIE, REROLL_ANY_DICE, ADD_UP, FILL_MARKET)
        if not lay_out(g, me, x):
            g.then(COMMIT_COMPONENTS, COMMIT_RUNE)
        if y == 1:
            g.note(PRIME_ADDED, me.seat, FORGE_PLACE)
            add_work(g, me, 1)


def add_training(g: Winterforge, me: Guild, out: list[int]) -> None:
    """Each Skill below its top, with or without the Prime bonus. [WF-045, WF-046, WF-R30]"""
    for craft in range(len(CRAFTS)):
        if me.skills[craft] < TOP_SKILL:
            if training_cost(g, me, craft, 0) <= me.coin:
                out.append(TRAIN.at(craft, 0))
            if me.bonus and training_cost(g, me, craft, 1) <= me.coin:
                out.append(TRAIN.at(craft, 1))


def add_unstarted(g: Winterforge, me: Guild, out: list[int]) -> None:
    """Contracts whose Components are all in the stockpile. [WF-048, WF-R25, WF-R27]"""
    have = [0, 0, 0]
    for component in me.stock:
        have[g.box.components[component].material] += 1
    for contract in me.hand:
        if is_covered(g.box.contracts[contract].needs, have):
            add_forge(me, contract, out)
    if is_covered(g.box.contracts[me.royal].needs, have) and me.royal_is_hidden():
        add_forge(me, me.royal, out)


def is_covered(needs: list[int], have: list[int]) -> bool:
    return needs[0] <= have[0] and needs[1] <= have[1] and needs[2] <= have[2]


def add_forge(me: Guild, contract: int, out: list[int]) -> None:
    """With the Prime bonus, a Work Token may be put on it before the roll. [WF-052]"""
    out.append(FORGE.at(contract, 0))
    if me.bonus:
        out.append(FORGE.at(contract, 1))


def lay_out(g: Winterforge, me: Guild, contract: int) -> bool:
    """The Contract to be forged lies face-up, the last of the jobs; was it started before?

    [WF-047, WF-056, WF-057]
    """
    for i in range(len(me.jobs)):
        if me.jobs[i].contract == contract:
            me.jobs.append(me.jobs.pop(i))
            g.note(CONTRACT_TRIED_AGAIN, me.seat, contract)
            return True
    if contract != me.royal:
        me.hand.remove(contract)
        if contract == me.secret:
            me.secret = -1
    me.jobs.append(Job(contract))
    g.note(CONTRACT_STARTED, me.seat, contract)
    return False


def add_work(g: Winterforge, me: Guild, tokens: int) -> None:
    job = me.jobs[-1]
    me.jobs[-1] = job_of(job.contract, job.work + tokens, job.parts, job.faces, job.rune)
    g.note(WORK_ADDED, me.seat, job.contract, tokens)


@dataclass
class CommitComponents(Choice):
    """Exactly the required Components, one after the other, never exchanged.

    [WF-048, WF-055, WF-R25]
    """

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        job = me.jobs[-1]
        return len(job.parts) < len(g.box.contracts[job.contract].order)

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        job = me.jobs[-1]
        material = g.box.contracts[job.contract].order[len(job.parts)]
        out: list[int] = []
        for component in me.stock:
            if g.box.components[component].material == material:
                a = COMMIT.base + component
                if a not in out:
                    out.append(a)
        return out

    def apply(self, g: Winterforge, me: Guild, act: Kind, component: int, y: int) -> None:
        job = me.jobs[-1]
        me.stock.remove(component)
        me.jobs[-1] = Job(job.contract, job.work, [*job.parts, component])
        g.note(COMPONENT_COMMITTED, me.seat, job.contract, component)
        g.then(self)


COMMIT_COMPONENTS: Final = CommitComponents()


@dataclass
class RollDice(Effect):
    """All dice of the committed Components are rolled once. [WF-049]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        job = me.jobs[-1]
        faces: list[int] = []
        for sides in dice(g, job):
            face = g.roll(sides)
            faces.append(face)
            g.note(DIE_ROLLED, me.seat, sides, face)
        me.jobs[-1] = job_of(job.contract, job.work, job.parts, faces, job.rune)


ROLL_DICE: Final = RollDice()


@dataclass
class RerollDice(Choice):
    """Steady Hand: after the roll, one die may be rolled again; the new face counts. [WF-R59]"""

    rerolled: int = 0

    def continues(self) -> bool:
        return True

    def applies(self, g: Winterforge, me: Guild) -> bool:
        return self.rerolled < total(g, me, REROLL)

    def options(self, g: Winterforge, me: Guild) -> list[int]:
        return [*REROLL_DIE.all[: len(me.jobs[-1].faces)], KEEP_DICE.base]

    def apply(self, g: Winterforge, me: Guild, act: Kind, die: int, y: int) -> None:
        if act is REROLL_DIE:
            roll_again(g, me, die)
            g.then(RerollDice(self.rerolled + 1))


REROLL_DICE: Final = RerollDice()


@dataclass
class AddUp(Effect):
    """The result decides: below the forge number it failed. [WF-051]"""

    def happen(self, g: Winterforge, me: Guild) -> None:
        job = me.jobs[-1]
        rolled = sum(job.faces)
        added = forge_bonus(g, me, job)
        result = rolled + added
        g.note(RESULT_ADDED_UP, me.seat, rolled, added)
        g.note(FORGE_RESULT, me.seat, job.contract, result)
        if result >= g.box.contracts[job.contract].forge:
            succeed(g, me, me.jobs.pop())
        else:
            fail(g, me, job)


ADD_UP: Final = AddUp()


def fail(g: Winterforge, me: Guild, job: Job) -> None:
    """A Work Token goes on the Contract, which stays face-up. [WF-053, WF-054]"""
    work = job.work + failure_tokens(g, me)
    me.jobs[-1] = job_of(job.contract, work, job.parts, [], job.rune)
    g.note(CONTRACT_FAILED, me.seat, job.contract, work)


saved("winterforge", CommitComponents, RollDice, RerollDice, AddUp)
