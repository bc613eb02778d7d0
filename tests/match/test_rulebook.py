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


def numbers_for(game: str, words: str) -> list[str]:
    return [c.number for c in Rulebook(find(game)).search(words)]


def test_words_are_found_where_a_word_begins() -> None:
    assert numbers_for("guilds", "tie") == numbers_for("guilds", "TIES")
    assert "9.2" not in numbers_for("guilds", "tie")  # which tells of abilities
    assert "7.11" in numbers_for("winterforge", "stead")
    with pytest.raises(ValueError, match="has 'teady'"):
        numbers_for("winterforge", "teady")


def test_all_words_have_to_be_there_and_small_ones_do_not_count() -> None:
    both = numbers_for("forge", "blacksmith forge")
    assert set(both) < set(numbers_for("forge", "blacksmith"))
    assert numbers_for("forge", "how can a Blacksmith FORGE") == both


def test_what_people_say_is_found_by_what_the_rules_say() -> None:
    assert numbers_for("forge", "tie") == ["14.10"]
    assert "14.10" in numbers_for("forge", "who is the winner?")
    for game in game_ids():
        for asked in ("tie", "win", "end"):
            assert numbers_for(game, asked), (game, asked)


def test_the_first_clause_under_a_title_is_found_by_it() -> None:
    assert "14.1" in numbers_for("forge", "end of the game")
    assert "14.2" not in numbers_for("forge", "end of the game")


def test_the_introduction_does_not_count_where_the_rules_speak_themselves() -> None:
    assert "" not in numbers_for("forge", "contract")
    assert numbers_for("forge", "overview") == [""]


def test_a_search_finds_words_across_line_breaks_and_numbers() -> None:
    book = Rulebook(find("winterforge"))
    assert [c.number for c in book.search("7.9")] == ["7.9"]
    assert len(book.search("16")) == sum(number.startswith("16.") for number in book.numbers)
    assert "5.4" in [c.number for c in book.search("AND the top of the Contract deck")]


@pytest.mark.parametrize("sought", ["submarine", "99", "7.99"])
def test_a_search_in_vain_says_what_to_try(sought: str) -> None:
    with pytest.raises(ValueError, match=r"no clause .* has '.*'; try .* from 1 to 16"):
        Rulebook(find("winterforge")).search(sought)


def test_a_misspelt_word_is_answered_with_what_is_like_it() -> None:
    with pytest.raises(ValueError, match=r"has 'auctoin'; try 'auction'"):
        Rulebook(find("guilds")).search("auctoin")
    with pytest.raises(ValueError, match=r"has 'hamer'; try 'hammer', 'hammers', another word, or"):
        Rulebook(find("forge")).search("hamer")


def test_words_that_do_not_come_together_are_too_many() -> None:
    with pytest.raises(ValueError, match="; try fewer words, or a chapter from 1 to"):
        Rulebook(find("forge")).search("blacksmith gem market wood solo")


def test_what_the_table_does_is_answered_though_the_rules_are_silent() -> None:
    with pytest.raises(ValueError, match="Taking a choice back is no part of the rules"):
        Rulebook(find("forge")).search("can I undo")


def test_a_game_without_rules_says_so(tmp_path: Path) -> None:
    game = type("Bare", (), {"id": "bare", "folder": tmp_path})()
    with pytest.raises(ValueError, match="bare has no written rules"):
        Rulebook(game)
