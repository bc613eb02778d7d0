"""Cards by their title."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Group

import hearth
from hearth.kernel import find
from hearth.terminal.lookup import cards_of, described, search
from tests.terminal.drawing import drawn
from tests.terminal.runs import run

GUILDS = find("guilds").standard_box()
WINTERFORGE = find("winterforge").standard_box()


def told(game: str, words: str) -> str:
    found = search(find(game).standard_box(), words)
    return drawn(Group(*map(described, found)), width=300)


@pytest.mark.parametrize("game", ["winterforge", "guilds"])
def test_every_card_can_be_looked_up(game):
    for card in cards_of(find(game).standard_box()):
        text = told(game, card.title.casefold())
        assert text.startswith(card.title)
        assert card.row.get("text", "") in text


@pytest.mark.parametrize(
    ("game", "words", "said"),
    [
        ("guilds", "duke", "Duke  character, factions noblemen, silver -2, pp 5½"),
        ("guilds", "gallery", "Gallery  small room, kind parlour, cost 1, pp 2½, doors S"),
        ("guilds", "crowded", "A Crowded Table  objective, count characters, first 5, second 2"),
        ("winterforge", "camp knife", "Camp Knife  contract, craft weapons, rp 1, needs 1 metal +"),
        ("winterforge", "bronze", "Bronze  component, level 1, type metal, cost 1, dice 4"),
    ],
)
def test_a_card_tells_what_is_printed_on_it(game, words, said):
    assert said in told(game, words)


def test_the_text_stands_below():
    spy = next(row for row in hearth.cards("guilds")["characters"] if row["id"] == "spy")
    assert told("guilds", "spy").rstrip().endswith(f"\n  {spy['text']}")


def test_titles_that_occur_twice_are_both_told():
    assert told("guilds", "scrying nook").count("Scrying Nook") == 2


def test_what_is_not_there_is_answered_with_what_is_near():
    with pytest.raises(ValueError, match="no card is called 'dukes'; is Duke"):
        search(GUILDS, "dukes")


def test_too_many_are_only_named():
    with pytest.raises(ValueError, match="cards have 'room' in their title: "):
        search(GUILDS, "room")


def test_cards_can_be_looked_up_in_the_match(tmp_path: Path):
    lines = ["? spy", "? xyzzy"]
    shown = run("play", "guilds", "--seed", "5", "--save", tmp_path / "x", lines=lines).out
    assert "Spy  character, factions " in shown
    assert "no card is called 'xyzzy'." in shown
