"""Whoever reads the log can account for everything: what came, went and lies where."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from random import randrange

import pytest

from hearth.bots.worth import pick
from hearth.games.forge.cards import CARD_DECKS
from hearth.games.forge.effects import ALWAYS, EXHAUST, NOW, TYPES, Ability
from hearth.games.forge.game import FORGE
from hearth.games.forge.goods import GOLD, KINDS, SKILL, VP
from hearth.games.forge.ranking import ironclad_vp
from hearth.games.forge.state import Forge
from hearth.games.forge.things import NAMES
from hearth.kernel import Rng
from hearth.match import Line, Match
from tests.games.forge.positions import BOX, CARDS, SORTS, number, pile

# Seats and seed: some that are known to meet much, and others in each run.
KNOWN = [(1, 4), (1, 9), (2, 1), (4, 7)]
TABLES = [*KNOWN, *[(seats, randrange(10**6)) for seats in (1, 1, 1, 1, 2, 3, 4)]]
at_each = pytest.mark.parametrize("place", range(len(TABLES)))
alone = pytest.mark.parametrize("place", [i for i, (seats, _) in enumerate(TABLES) if seats == 1])

IRONCLAD = -1  # in place of a seat

KIND_OF = {name: kind for kind in range(len(KINDS)) for name in NAMES[kind]}
PRICED = r"(\d+) (\w+) for (\d+) Gold"
FLOWS = {"gained", "paid", "skill_rose", "skill_full"}


@pytest.fixture(autouse=True)
def tell_table(request: pytest.FixtureRequest) -> None:
    """What fails can be played again."""
    if "place" in request.fixturenames:
        print("seats and seed:", TABLES[request.getfixturevalue("place")])


def new(place: int) -> Match:
    return Match.new("forge", *TABLES[place])


@cache
def played(place: int) -> Match:
    """A match of players who try sensible things, and now and then anything."""
    match = new(place)
    rng = Rng(TABLES[place][1])
    while not match.g.over:
        g = match.g
        assert isinstance(g, Forge)
        found = g.options()
        weights = FORGE.incline(g, found) if rng.below(4) else [1] * len(found)
        match.act_id(found[pick(weights, rng)], g.actor())
    return match


def again(place: int) -> Iterator[tuple[Forge, list[Line]]]:
    """The table after each action, and the lines that were told of it."""
    match = new(place)
    told = 0
    for move in [None, *played(place).moves]:
        if move is not None:
            match.act(move.notation, move.seat)
        assert isinstance(match.g, Forge)
        yield match.g, match.lines[told:]
        told = len(match.lines)


# What there is


@dataclass
class Account:
    """What a reader writes down about one who plays."""

    has: Counter[int] = field(default_factory=Counter)
    scored: int = 0  # at the end

    def read(self, text: str) -> None:
        if found := re.fullmatch(rf"buys {PRICED}", text):
            self.has[KIND_OF[found[2]]] += int(found[1])
            self.has[GOLD] -= int(found[3])
        elif found := re.fullmatch(rf"sells {PRICED}", text):
            self.has[KIND_OF[found[2]]] -= int(found[1])
            self.has[GOLD] += int(found[3])
        elif found := re.fullmatch(r"(gains|pays) (\d+) (\w+)( for IR.+)?", text):
            self.has[KIND_OF[found[3]]] += int(found[2]) * (1 if found[1] == "gains" else -1)
        elif found := re.fullmatch(r"places a Hammer on .+: (\d+) VP", text):
            self.has[VP] += int(found[1])
        elif found := re.fullmatch(r"reaches Skill (\d)", text):
            self.has[SKILL] = int(found[1])
        elif found := re.fullmatch(r"scores (\d+) VP for \w+", text):
            self.scored += int(found[1])


def accounts(seats: int) -> dict[int, Account]:
    start = Counter({GOLD: BOX.start[GOLD]})
    out = {IRONCLAD: Account(start)}
    for seat in range(seats):
        out[seat] = Account(Counter({kind: BOX.start[kind] for kind in range(GOLD + 1)}))
        out[seat].has[SKILL] = 1
    return out


@at_each
def test_what_is_told_adds_up_to_what_everybody_has_after_every_action(place: int) -> None:
    found = accounts(TABLES[place][0])
    for g, lines in again(place):
        for line in lines:
            text = line.text.removeprefix("Ironclad ") if line.seat < 0 else line.text
            found[line.seat].read(text)
        for smithy in g.players:
            mine = found[smithy.seat].has
            assert [mine[kind] for kind in range(GOLD + 1)] == smithy.stock
            assert (mine[VP], mine[SKILL]) == (smithy.vp, smithy.skill)
        if g.ironclad.present:
            has = found[IRONCLAD].has
            assert (has[GOLD], has[VP]) == (g.ironclad.gold, g.ironclad.vp)


@at_each
def test_what_is_scored_at_the_end_is_told_to_the_last_point(place: int) -> None:
    found = accounts(TABLES[place][0])
    match = played(place)
    for line in match.lines:
        text = line.text.removeprefix("Ironclad ") if line.seat < 0 else line.text
        found[line.seat].read(text)
    totals = [one.has[VP] + one.scored for one in found.values()]
    assert totals[1:] == match.g.scores()
    if len(match.g.players) == 1:
        assert isinstance(match.g, Forge)
        assert totals[0] == ironclad_vp(match.g)


# Where it comes from


@at_each
def test_every_gain_is_what_is_printed_on_the_thing_that_was_named_before_it(place: int) -> None:
    match = played(place)
    for seat in range(len(match.g.players)):
        source: Line | None = None
        gained: Counter[int] = Counter()
        for line in [one for one in match.lines if one.seat == seat]:
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


@alone
def test_every_vp_of_ironclad_follows_what_it_is_for(place: int) -> None:
    for before, line in pairs(played(place)):
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


@alone
def test_ironclad_pays_for_what_is_told_next(place: int) -> None:
    for before, line in pairs(played(place)):
        if before.event == "paid":
            assert line.event in ("ironclad_upgraded", "ironclad_forged")


@alone
def test_the_worker_that_ironclad_places_is_told(place: int) -> None:
    g: Forge | None = None
    for after, lines in again(place):
        texts = [line.text for line in lines if line.event == "ironclad_placed"]
        if g is not None and after.round == g.round:
            assistants = sum("places an Assistant" in text for text in texts)
            smiths = sum("places its Blacksmith" in text for text in texts)
            assert assistants == g.ironclad.assistants - after.ironclad.assistants
            assert smiths == g.ironclad.smith - after.ironclad.smith
        g = after.clone()


def pairs(match: Match) -> Iterator[tuple[Line, Line]]:
    """Lines of Ironclad and the next of them."""
    lines = [line for line in match.lines if line.text.startswith("Ironclad ")]
    return pairwise(lines)


# Where it lies


@at_each
def test_the_piles_are_what_the_log_says_of_them(place: int) -> None:
    piles: dict[str, list[str]] = {which: [] for which in [*CARD_DECKS, *TYPES]}
    for g, lines in again(place):
        for line in lines:
            follow(piles, line)
        for which, cards in piles.items():
            assert cards == list(reversed(pile(g, which))), which


def follow(piles: dict[str, list[str]], line: Line) -> None:
    """A card lies nowhere else when it is put on a pile, and on top when it is taken."""
    if line.event == "deck_shuffled":
        which = line.refs[0].removeprefix("deck:")
        piles[which] = piles[which][-1:]
        return
    if line.event not in ON_A_PILE | OFF_A_PILE:
        return
    name = line.refs[-1].partition(":")[2]
    sort = SORTS[name]
    which = TYPES[BOX.contracts[number(name)].type] if sort == "contract" else sort
    if line.event in ON_A_PILE:
        if line.event == "pile_turned":
            assert piles[which] == [], line
        assert all(name not in cards for cards in piles.values())
        piles[which].append(name)
    elif line.event != "guild_taken" or name in piles[which]:  # else it was in the deck
        assert piles[which].pop() == name


ON_A_PILE = {"pile_turned", "contract_discarded", "ironclad_discarded", "ironclad_full"}
OFF_A_PILE = {"contract_taken", "card_taken", "guild_taken"}


# The matches here


def test_the_known_matches_meet_what_the_laws_are_about() -> None:
    met = {line.event for place in range(len(KNOWN)) for line in played(place).lines}
    assert met >= {
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
