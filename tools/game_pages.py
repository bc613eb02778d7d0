"""The page of each game in the documentation, made of what the game itself brings.

Nothing is written twice: the ten sentences come from the game's README.md, seats and options from
the game, the guided first match from guide.toml, and the rules from rules.md.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import hearth
from hearth.kernel import Game, find
from hearth.match import guide_of, has_guide
from hearth.match.pictures import in_words
from hearth.match.reference import reference
from hearth.match.rulebook import Rulebook

PICTURES: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
TEN_SENTENCES: Final = re.compile(r"^## The game in ten sentences\n+(.+?)\n+(?=## )", re.M | re.S)
CLAUSE: Final = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.M)
CHAPTER: Final = re.compile(r"^## (\d+)\. (.+)$", re.M)
DRAWN_LINES: Final = re.compile(r"^> \{.*(?:\n> .+)+", re.M)
TITLE: Final = re.compile(r"\A# .+\n+")
IN_BRACKETS: Final = re.compile(r"\([^()]*\d[^()]*\)")
NUMBER: Final = re.compile(r"(?<![\d.])\d+\.\d+(?![\d.])")
NAMED_CHAPTER: Final = re.compile(r"\b([Cc]hapter) (\d+)\b")
MINUTES: Final = "five to eight minutes"


def pages() -> dict[str, str]:
    """The Markdown of each page, by its path in the site."""
    return {f"games/{game}.md": page_of(find(game)) for game in hearth.games()}


def page_of(game: Game) -> str:
    parts = [f"# {game.title}", picture(game), what_it_is(game), how_to_learn(game), rules_of(game)]
    return "\n\n".join(part for part in parts if part) + "\n"


def picture(game: Game) -> str:
    """The first of a large screen."""
    found = sorted(path.stem for path in PICTURES.glob(f"{game.id}*.webp"))
    wide = [name for name in found if "-phone" not in name]
    return f"![A table of {game.title}](../pictures/{wide[0]}.webp)" if wide else ""


def what_it_is(game: Game) -> str:
    """The ten sentences, who can play, and what can be chosen before a match."""
    readme = (game.folder / "README.md").read_text(encoding="utf-8")
    found = TEN_SENTENCES.search(readme)
    if found is None:
        raise ValueError(f"README.md of {game.id} has no section 'The game in ten sentences'")
    facts = hearth.info(game.id)
    text = f"## What it is\n\n{found[1]}\n\n{players(facts['seats'])}"
    return f"{text}\n\n{options_of(facts['options'])}" if facts["options"] else text


def players(seats: list[int]) -> str:
    alone = " Alone you play its solo game." if seats[0] == 1 else ""
    return f"It is for {seats[0]} to {seats[-1]} players.{alone}"


def options_of(options: dict[str, dict[str, Any]]) -> str:
    """A table of the options: `hearth play GAME --option NAME=VALUE`."""
    rows = [
        f"| `{name}` | {values_of(one)} | {sentence(one['text'])} |"
        for name, one in options.items()
    ]
    return "\n".join(["| Option | Values | |", "|---|---|---|", *rows])


def values_of(option: dict[str, Any]) -> str:
    """The usual value stands out."""
    usual = option["default"]
    listed = [f"**`{spoken(v)}`**" if v == usual else f"`{spoken(v)}`" for v in option["values"]]
    return ", ".join(listed) + (" (any of them)" if option["many"] else "")


def spoken(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def sentence(text: str) -> str:
    return text[0].upper() + text[1:].rstrip(".") + "."


def how_to_learn(game: Game) -> str:
    ways = [
        f"- **Look things up**: *Rules* in the lobby and beside the table, or"
        f" `hearth rules {game.id} WORD`. The chapters below are the same text."
    ]
    if has_guide(game):
        title = guide_of(game).title
        ways.insert(0, f"- **Be guided**: *Learn* in the lobby, “{title}”, takes {MINUTES}.")
    if game.seats[0] == 1:
        ways.append(
            f"- **Try it alone**: *Solo* in the lobby, or `hearth play {game.id} --seats 1`."
        )
    ways.append(f"- **Against bots**: *Play now* in the lobby, or `hearth play {game.id}`.")
    return "\n".join(["## How to learn it", "", *ways])


def rules_of(game: Game) -> str:
    """The rules with their pictures in words; clauses and chapters can be linked to."""
    book = Rulebook(game)
    text = line_by_line(TITLE.sub("", book.text))
    text = in_words(text, reference(game).pictures)
    text = linked(text, set(book.numbers))
    text = CHAPTER.sub(r"## \1. \2 {: #c\1 }", text)
    return CLAUSE.sub(r'<b id="c\1">\1</b>', text.strip())


def line_by_line(text: str) -> str:
    """In an example what begins with a picture keeps its lines."""
    return DRAWN_LINES.sub(lambda found: found[0].replace("\n", "  \n"), text)


def linked(text: str, known: set[str]) -> str:
    """The numbers in brackets, as (7.9), and chapters by name as links."""

    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}](#c{found[0]})" if found[0] in known else found[0]

    chapters = {number.partition(".")[0] for number in known}

    def link_chapter(found: re.Match[str]) -> str:
        return f"[{found[0]}](#c{found[2]})" if found[2] in chapters else found[0]

    text = IN_BRACKETS.sub(lambda found: NUMBER.sub(link, found[0]), text)
    return NAMED_CHAPTER.sub(link_chapter, text)
