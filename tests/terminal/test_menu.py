"""What is typed to choose: numbers, amounts as they are, and letters beside them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from hearth.games.guilds.auction import BID, FIRST_AMOUNT
from hearth.games.guilds.end_of_week import StackCharacters
from hearth.games.guilds.money import CONVERTS
from hearth.match import Match, read_record, record
from hearth.terminal.menu import LETTERS, Menu
from hearth.terminal.play import Sitting
from tests.terminal.drawing import draw, draw_choice, draw_options, screen
from tests.terminal.guilds_tables import AREA_1, BOX, at, first_where, join, offer, state
from tests.terminal.runs import run

PLAY = ["play", "guilds", "--seed", "5"]


def menu(match: Match) -> Menu:
    return screen(match).menu(0)


def signs(match: Match) -> list[str]:
    return [entry.sign for entry in menu(match).entries]


def notation(match: Match, sign: str) -> str:
    entry = menu(match).find(sign)
    assert entry is not None
    return match.game.space.notation(entry.options[0].action)


# How much?


def raising() -> Match:
    """Seat 0 has to add 3 silver at least."""
    match = at(FIRST_AMOUNT[AREA_1], silver=9)
    offer(match, AREA_1, 0, 2)
    offer(match, AREA_1, 1, 4)
    return match


def test_a_number_is_the_amount_itself():
    assert signs(raising()) == ["3", "4", "5", "6", "7", "8"]
    assert notation(raising(), "5") == "add_silver:amount=5"


def test_the_question_says_which_amounts_there_are():
    assert draw_choice(raising()).splitlines()[0].rstrip().endswith("?  (3 to 8)")


def test_an_amount_that_is_typed_is_put_on_the_tent(save):
    run(*PLAY, "--save", save, lines=["1", "4"])
    assert read_record(save.read_text()).moves[1].notation == "add_silver:amount=4"


@pytest.mark.parametrize("typed", ["0", "10", "05"])
def test_another_number_is_answered_with_the_amounts(typed, save):
    shown = run(*PLAY, "--save", save, lines=["1", typed]).out
    assert f"'{typed}' is neither an amount (1 to 9) nor a command; ? lists them." in shown


# Something else beside the amounts


def converting() -> Match:
    """Seat 0 may buy up to 2 gold, or send its Assassin before."""
    match = at(CONVERTS[0], silver=10)
    join(match, 0, "assassin")
    join(match, 1, "acolyte", "gilder")
    return match


def test_beside_amounts_the_others_have_letters():
    assert signs(converting()) == ["0", "1", "2", "a", "b"]
    assert notation(converting(), "2") == "convert:gold=2"
    assert notation(converting(), "a").startswith("remove:")
    assert menu(converting()).allowed() == "an amount (0 to 2, or a to b)"


def test_the_letters_are_listed():
    told = [line.strip() for line in draw_options(converting(), 0, 120).splitlines()]
    assert "0 Buy no gold" in told
    assert any(line.startswith("a Assassin, once in the match: remove the") for line in told)


def test_no_letter_is_a_command():
    sitting = Sitting(screen(converting()), cast(Any, None))
    assert not {*LETTERS} & {*sitting.commands, *sitting.asides}


def test_many_options_say_what_they_share_only_once():
    match = converting()
    join(match, 1, *[card.id for card in BOX.characters if card.pp <= 2][:12])
    told = [line.strip() for line in draw_options(match, 0, 80).splitlines()]
    assert sum("once in the match" in line for line in told) == 1
    assert any(line.count(" from Blue") == 2 for line in told)


def test_of_many_options_each_kind_of_beginning_is_said_once():
    match = Match.new("forge", 2, seed=3)
    while not any(notation.startswith("place:") for notation in match.legal()):
        match.act(match.legal()[0])
    told = [line.strip() for line in draw_options(match, match.g.actors()[0], 100).splitlines()]
    beginnings = [line for line in told if line.startswith("Place ")]
    assert beginnings == ["Place Assistant 1 at", "Place your Blacksmith at"]
    assert len(told) < len(match.legal())


# An amount among other options


def transmuting() -> Match:
    match = at(BID, silver=9, gold=2)
    join(match, 0, "transmuter")
    return match


def test_among_other_options_amounts_share_a_number():
    entries = menu(transmuting()).entries
    assert [entry.sign for entry in entries] == ["1", "2", "3", "4"]
    assert [entry.kind() for entry in entries] == ["offer", "offer", "turn_gold", "pass"]
    assert entries[2].amounts() == [1, 2]


@pytest.fixture
def transmuter(save: Path) -> Path:
    """A match in which seat 0 may turn 1 or 2 gold, as option 3."""
    match = first_where("turn_gold", [0], options=2)
    assert menu(match).entries[2].kind() == "turn_gold"
    save.write_text(record(match), encoding="utf-8")
    return save


@pytest.mark.parametrize("lines", [["3 2"], ["3", "2"]])
def test_the_amount_is_typed_behind_the_number_or_when_it_is_asked_for(lines, transmuter):
    shown = run("play", "--resume", transmuter, lines=lines).out
    assert read_record(transmuter.read_text()).moves[-1].notation == "turn_gold:gold=2"
    assert ("How much, 1 to 2? > " in shown) == (len(lines) == 2)


def test_a_wrong_amount_turns_nothing(transmuter):
    before = transmuter.read_text()
    shown = run("play", "--resume", transmuter, lines=["3 7", "3", "", "3", "u"]).out
    for typed in ("7", "u"):
        assert f"'{typed}' is not possible here: 1 to 2." in shown
    assert transmuter.read_text() == before


# Order


def test_characters_for_the_stack_are_offered_as_they_lie_there():
    match = at(BID)
    g = state(match)
    cards = g.peek(g.character_deck, 0, 3)
    g.character_deck.arrange([cards[2], cards[0], cards[1]], 0)
    g.stack[-1] = StackCharacters(3, seat=0)
    titles = [BOX.characters[card].title for card in (cards[2], cards[0], cards[1])]
    labels = [entry.options[0].label for entry in menu(match).entries]
    assert [label.partition(": the ")[2] for label in labels] == titles
    assert f"Next Characters  {', '.join(titles)} (only you know)" in draw(match)
