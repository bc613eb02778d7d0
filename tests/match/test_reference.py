"""clauses.toml: what every thing, deed and option opens, and the pictures of the examples."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import hearth
from hearth.kernel import Game, Rng, find, game_ids
from hearth.match.pictures import PictureError, in_words, used
from hearth.match.reference import Picture, Reference, reference
from hearth.match.rulebook import Rulebook

BOARDS = Path(hearth.__file__).parent / "web" / "static" / "games"
GAMES = pytest.mark.parametrize("game", game_ids())
# Lists of cards whose rows stand in tables of the rules, and their kind of ref.
PRINTED = [
    ("winterforge", "crew", "crew"),
    ("winterforge", "runes", "rune"),
    ("winterforge", "events", "event"),
    ("guilds", "characters", "character"),
    ("guilds", "small_rooms", "room"),
    ("guilds", "large_rooms", "room"),
    ("guilds", "objectives", "objective"),
    ("ravenshire", "contracts", "contract"),
    ("ravenshire", "members", "member"),
    ("ravenshire", "titles", "title"),
    ("forge", "contracts", "contract"),
    ("forge", "guild_cards", "guild_card"),
    ("forge", "developments", "development"),
    ("forge", "trainings", "training"),
    ("forge", "upgrades", "upgrade"),
    ("cove", "townsfolk", "townsfolk"),
    ("cove", "peddler_cards", "peddler_card"),
    ("cove", "corruption", "corruption"),
]


def clause_of(told: Reference, ref: str) -> str:
    return told.things.get(ref) or told.kinds[ref.partition(":")[0]]


@GAMES
def test_every_deed_and_every_option_has_its_clause(game: str) -> None:
    told = reference(find(game))
    space = hearth.new(game, seats=find(game).seats[0]).rules.space
    assert sorted(told.verbs) == sorted(space.kinds)
    assert sorted(told.options) == sorted(option.name for option in find(game).options)


@GAMES
def test_everything_that_is_met_or_touched_in_a_match_has_its_clause(game: str) -> None:
    told = reference(find(game))
    assert sorted({ref.partition(":")[0] for ref in met(find(game))} - set(told.kinds)) == []


def met(game: Game) -> set[str]:
    """Things that events are about, and that players touch in a few matches at random."""
    found = {ref.partition(" ")[2] for ref in game.watched(game.standard_box())}
    for seats in (game.seats[0], game.seats[-1]):
        g = hearth.new(game.id, seats=seats, seed=seats)
        rng = Rng(seats)
        for _ in range(400):
            if g.over:
                break
            seat = g.actors()[0]
            options = g.options(seat)
            found |= {ref for a in options for ref in game.path(g, a, seat)}
            g.apply(options[rng.below(len(options))], seat)
    return found


@GAMES
def test_everything_that_a_board_lets_one_inspect_has_its_clause(game: str) -> None:
    files = [BOARDS / f"{game}.js", *(BOARDS / game).glob("*.js")]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    kinds = set(re.findall(r"about(?:=\"|: *[`\"])([a-z_]+):", source))
    assert kinds
    assert sorted(kinds - set(reference(find(game)).kinds)) == []


@pytest.mark.parametrize(("game", "cards", "kind"), PRINTED)
def test_a_card_opens_the_clause_with_its_row(game: str, cards: str, kind: str) -> None:
    told = reference(find(game))
    text = {clause.number: clause.text for clause in Rulebook(find(game)).clauses}
    rows = [(row["id"], row.get("title") or row["name"]) for row in hearth.cards(game)[cards]]
    lost = [title for id, title in rows if title not in text[clause_of(told, f"{kind}:{id}")]]
    assert lost == []


@GAMES
def test_things_with_a_clause_of_their_own_differ_from_their_kind(game: str) -> None:
    told = reference(find(game))
    assert [ref for ref in told.things if ref.partition(":")[0] not in told.kinds] == []


# Pictures


@GAMES
def test_every_picture_in_the_rules_exists(game: str) -> None:
    pictures = reference(find(game)).pictures
    text = Rulebook(find(game)).text
    names = {name for name, _, _ in used(text)}
    assert "{" not in in_words(text, pictures)
    assert sorted(set(pictures) - names) == []


PICTURES = {
    "coin": Picture("coin", "Coin"),
    "work": Picture("hammer", "Work Token", "Work Tokens"),
    "weapons": Picture("weapons", "Weapons #"),
    "smith": Picture("meeple", "Smith"),
}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{die 6 5} + {die 8}", "5 (d6) + d8"),
        ("pay {coin 3}", "pay 3 Coin"),
        ("{work 1} and {work 2}", "1 Work Token and 2 Work Tokens"),
        ("{weapons 4}", "Weapons 4"),
        ("the {smith red}", "the red Smith"),
        ("{coin 2: # of the Bank}", "2 of the Bank"),
        ("{room study N E: Library}{room}", "Library (doors N E), empty"),
        ("{room vault S}", "vault (door S)"),
    ],
)
def test_pictures_in_words(text: str, words: str) -> None:
    assert in_words(text, PICTURES) == words


@pytest.mark.parametrize("text", ["{gold 3}", "{die}", "{die six}", "{room study X}"])
def test_a_picture_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(PictureError):
        in_words(text, PICTURES)


@pytest.mark.parametrize("text", ["a {brace", "a } brace", "{}", "{Coin 3}"])
def test_braces_that_are_no_picture_are_refused(text: str) -> None:
    with pytest.raises(PictureError, match="is no picture"):
        list(used(text))


# Mistakes


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[verbs]\nroll = "1.1"', ""),
        ('[verbs]\nroll = "1.2"', r"\[verbs\], 'roll': there is no clause '1.2'"),
        ("[verbs]\nroll = 1.1", "there is no clause 1.1"),
        ('[words]\nroll = "1.1"', "not 'words'"),
        ('kinds = "1.1"', "not 'kinds'"),
        ('[pictures]\ncoin = "coin"', r"\[pictures\], 'coin': has draw, word and perhaps many"),
        ('[pictures]\ncoin = { draw = "coin", word = "" }', "'coin': has draw"),
        ("[verbs", "clauses.toml of toy: "),
    ],
)
def test_mistakes_are_told_with_their_place(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "rules.md").write_text("## 1. Dice\n\n**1.1** Roll.\n")
    (tmp_path / "clauses.toml").write_text(text)
    game: Any = type("Toy", (), {"id": "toy", "folder": tmp_path})()
    if message:
        with pytest.raises(ValueError, match=message):
            reference(game)
    else:
        assert reference(game).verbs == {"roll": "1.1"}


def test_a_game_without_the_file_refers_to_nothing(tmp_path: Path) -> None:
    game: Any = type("Toy", (), {"id": "toy", "folder": tmp_path})()
    assert reference(game) == Reference()
