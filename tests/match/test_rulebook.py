"""The rules as a book: its clauses, what they cover, and how they are searched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hearth.kernel import find, game_ids
from hearth.match.rulebook import Rulebook, cut, ids_in, unmarked

TEXT = """\
# A game: the rules

An introduction.

## 1. Dice

What holds for all.

**1.1** Roll *one* die. [AB-001, AB-R02]

| Die | Worth |
|---|---|
| 6 | 2 |

> **Example.** A {die 6 5} is worth nothing.
> [AB-X1]
>
> {die 6 5} = 0

### Cards

**1.2** Twelve cards,
each once. [AB-002, C01..C03]
"""


def test_a_clause_has_what_follows_it() -> None:
    intro, chapter, dice, cards = cut(TEXT)
    assert (intro.chapter, intro.number, intro.text) == ("", "", "An introduction.")
    assert (chapter.chapter, chapter.number) == ("1. Dice", "")
    assert dice.number == "1.1"
    assert "| 6 | 2 |" in dice.text
    assert (cards.section, cards.number) == ("Cards", "1.2")


def test_a_clause_covers_the_ids_in_its_marks_and_shows_none() -> None:
    *_, dice, cards = cut(TEXT)
    assert dice.covers == ("AB-001", "AB-R02", "AB-X1")
    assert cards.covers == ("AB-002", "C01", "C02", "C03")
    assert cards.text == "**1.2** Twelve cards,\neach once."
    assert "[" not in dice.text
    assert ">\n>\n" not in dice.text  # nothing is left of a line with marks alone


def test_an_example_is_a_quotation_of_its_clause() -> None:
    *_, dice, cards = cut(TEXT)
    assert len(dice.examples) == 1
    assert dice.examples[0].startswith("**Example.** A {die 6 5}")
    assert ids_in(dice.examples[0]) == ("AB-X1",)
    assert cards.examples == ()


def test_only_marks_are_taken_out() -> None:
    assert unmarked("See [1] and [AB]. [AB-001,\nAB-002]") == "See [1] and [AB]."


@pytest.mark.parametrize("game", game_ids())
def test_numbers_of_clauses_go_up_by_one(game: str) -> None:
    """So that a number leads to one place only, and a lost clause is noticed."""
    chapter = clause = 0
    for number in Rulebook(find(game)).numbers:
        of, _, nth = number.partition(".")
        chapter, clause = (chapter, clause + 1) if int(of) == chapter else (chapter + 1, 1)
        assert (int(of), int(nth)) == (chapter, clause)


@pytest.mark.parametrize("game", game_ids())
def test_references_between_clauses_lead_somewhere(game: str) -> None:
    book = Rulebook(find(game))
    told = re.findall(r"\((?:see |also )?(\d+\.\d+)\)|(?:\bsee|\bas in) (\d+\.\d+)", book.text)
    numbers = [one or other for one, other in told]
    assert numbers
    assert [number for number in numbers if number not in book.numbers] == []


def test_a_search_finds_words_across_line_breaks_and_numbers() -> None:
    book = Rulebook(find("winterforge"))
    assert [c.number for c in book.search("7.9")] == ["7.9"]
    assert len(book.search("16")) == sum(number.startswith("16.") for number in book.numbers)
    assert "5.4" in [c.number for c in book.search("AND the top of the Contract deck")]


@pytest.mark.parametrize("sought", ["submarine", "99", "7.99"])
def test_a_search_in_vain_says_what_to_try(sought: str) -> None:
    with pytest.raises(ValueError, match=r"no clause .* has '.*'; try .* from 1 to 16"):
        Rulebook(find("winterforge")).search(sought)


def test_a_game_without_rules_says_so(tmp_path: Path) -> None:
    game = type("Bare", (), {"id": "bare", "folder": tmp_path})()
    with pytest.raises(ValueError, match="bare has no written rules"):
        Rulebook(game)
