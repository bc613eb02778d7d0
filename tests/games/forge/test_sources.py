"""Where it comes from: every gain names its source, and is what is printed on it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from hearth.games.forge.effects import ALWAYS, EXHAUST, NOW, Ability
from hearth.games.forge.goods import GOLD, SKILL, VP
from hearth.match import Line
from tests.games.forge.positions import BOX, CARDS, number
from tests.games.forge.reader import IRONCLAD, KIND_OF
from tests.games.reading import at_each_seed, at_each_table, met, told

FLOWS = {"gained", "paid", "skill_rose", "skill_full"}

alone = at_each_table("forge", most=1)


@at_each_seed
@at_each_table("forge")
def test_every_gain_is_what_is_printed_on_the_thing_that_was_named_before_it(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    lines = told("forge", seats, seed, options)
    for seat in range(seats):
        source: Line | None = None
        gained: Counter[int] = Counter()
        for line in [one for one in lines if one.seat == seat]:
            if line.event in FLOWS:
                read_gain(line, gained)
                continue
            assert source is None or +gained in allowed(source), (source, gained)
            source, gained = line, Counter()


def read_gain(line: Line, gained: Counter[int]) -> None:
    """A Skill that cannot rise any more is a Skill all the same; its VP are in no print."""
    if line.event == "skill_rose":
        gained[SKILL] += 1
    elif line.event == "skill_full":
        gained[SKILL] += 1
        gained[VP] -= 5
    elif found := re.fullmatch(r"gains (\d+) (\w+)", line.text):
        gained[KIND_OF[found[2]]] += int(found[1])


def allowed(source: Line) -> list[Counter[int]]:
    """What may have come of it, by what is printed."""
    table, _, name = source.refs[-1].partition(":") if source.refs else ("", "", "")
    if source.event in ("placed", "smith_moved"):
        return gathered(name) if table == "location" else [Counter()]
    if source.event == "exhausted":
        return exhaustion(name)
    if source.event == "assistant_joined":
        return [Counter(), Counter({SKILL: 1})]
    if source.event == "upgrade_used":
        return [Counter({GOLD: 2})] if name == "anvil" else [Counter({0: 1}), Counter({1: 1})]
    return [printed(source.event, table, name)]


def gathered(location: str) -> list[Counter[int]]:
    """One kind of cube, by the numbers of the spots; "+1" may be 1 or 1 more than the best."""
    row = next(one for one in BOX.locations if one.id == location)
    if row.gives < 0:
        return [Counter()]
    most = max(row.assistants) + 1
    return [Counter({row.gives: count}) for count in range(1, most + 1)]


def exhaustion(name: str) -> list[Counter[int]]:
    abilities = next(one for one in BOX.trainings if one.id == name).abilities
    if name == "assay_hand":  # cubes of one's choice
        return [+Counter({0: a, 1: b, 3: c}) for a in range(3) for b in range(3) for c in range(3)]
    return [given(abilities, EXHAUST)]


def printed(event: str, table: str, name: str) -> Counter[int]:
    """What the thing gives by what is printed on it."""
    if event == "forged":
        row = BOX.contracts[number(name)]
        return +Counter({GOLD: row.gold, VP: row.vp})
    if event == "upgraded":
        upgrade = next(one for one in BOX.upgrades if one.id == name)
        return +Counter({VP: upgrade.vp, SKILL: upgrade.skill})
    if event == "space_taken":
        return amounts(BOX.turn_spaces[int(name) - 1].gain)
    if event == "guild_taken":
        return given(BOX.guild_cards[number(name)].abilities, NOW)
    if event in ("development_played", "training_played", "card_used"):
        card = CARDS[table][number(name)]
        if event == "card_used":
            return given(card.abilities, ALWAYS)
        return given(card.abilities, NOW) + Counter({VP: card.vp})
    return Counter()


def given(abilities: list[Ability], time: int) -> Counter[int]:
    out: Counter[int] = Counter()
    for ability in abilities:
        if ability.time == time:
            out += amounts(ability.gain)
    return out


def amounts(gain: list[int]) -> Counter[int]:
    return +Counter(dict(enumerate(gain)))


@at_each_seed
@alone
def test_every_vp_of_ironclad_follows_what_it_is_for(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    for before, line in pairs(told("forge", seats, seed, options)):
        if re.fullmatch(r"Ironclad gains \d+ VP", line.text):
            table, _, name = before.refs[-1].partition(":")
            if before.event == "ironclad_full":
                vp = 1
            elif before.event == "ironclad_upgraded":
                vp = next(one.vp for one in BOX.upgrades if one.id == name)
            elif table == "guild_card":
                vp = given(BOX.guild_cards[number(name)].abilities, NOW)[VP]
            else:
                assert before.event in ("ironclad_card", "ironclad_forged")
                vp = CARDS[table][number(name)].vp
            assert line.text == f"Ironclad gains {vp} VP"


@at_each_seed
@alone
def test_ironclad_pays_for_what_is_told_next(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    for before, line in pairs(told("forge", seats, seed, options)):
        if before.event == "paid":
            assert line.event in ("ironclad_upgraded", "ironclad_forged")


def pairs(lines: list[Line]) -> Iterator[tuple[Line, Line]]:
    """Lines of Ironclad and the next of them."""
    return pairwise(line for line in lines if line.text.startswith(IRONCLAD))


# The matches here


def test_the_known_matches_meet_what_the_laws_are_about() -> None:
    assert met("forge") >= {
        "card_used",
        "card_taken",
        "upgrade_used",
        "skill_full",
        "final_scored",
        "bought",
        "sold",
        "ironclad_drew",
        "ironclad_forged",
        "ironclad_discarded",
        "ironclad_blocked",
        "ironclad_full",
        "ironclad_hammer",
        "ironclad_upgraded",
    }
