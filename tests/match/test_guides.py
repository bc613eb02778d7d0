"""Guided first matches: every guide follows the rules to its end, and mistakes in one are named."""

from __future__ import annotations

import pytest

import hearth
from hearth.kernel import Game, find
from hearth.match import GuideError, Match, guide_of, has_guide
from hearth.match.guide import LONGEST, PAGE, PERSON, Guide, read_guide, rehearse
from tests.toys.ingots import INGOTS

GUIDED = [game for game in hearth.games() if has_guide(find(game))]
FEWEST, MOST = 12, 40  # moves of the person
LONGEST_READ = 60  # pages and moves with a text


def begun(guide: Guide, game: str) -> Match:
    return Match.new(game, guide.seats, guide.seed, guide.options, people=[PERSON])


def kinds(game: Game, guide: Guide) -> set[str]:
    """Of all things that are touched or told of on the way, and of what only a board shows."""
    known = {"zone", "seat", "clock", "hour"}
    match = begun(guide, game.id)
    for _, _, match in rehearse(game, guide):
        known |= {ref.partition(":")[0] for line in match.lines for ref in line.refs}
        for seat in match.g.actors():
            for action in match.g.options(seat):
                known |= {ref.partition(":")[0] for ref in game.path(match.g, action, seat)}
    return known


# Every guide


def test_there_are_guides() -> None:
    assert {"winterforge", "guilds"} <= set(GUIDED)


@pytest.mark.parametrize("game", GUIDED)
def test_every_move_of_a_guide_is_legal_in_its_order(game: str) -> None:
    guide = guide_of(find(game))
    taken = [number for number, _, _ in rehearse(find(game), guide)]
    assert taken == list(range(1, len(guide.steps) + 1))


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_long_enough_to_teach_and_short_enough_to_end(game: str) -> None:
    steps = guide_of(find(game)).steps
    assert FEWEST <= sum(step.seat == PERSON for step in steps) <= MOST
    assert sum(bool(step.say) for step in steps) <= LONGEST_READ


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_ends_with_a_page_at_a_choice_of_the_person(game: str) -> None:
    guide = guide_of(find(game))
    assert guide.steps[-1].seat == PAGE
    (*_, (_, _, match)) = rehearse(find(game), guide)
    assert match.g.actors() == [PERSON]
    assert len(match.legal()) > 1


@pytest.mark.parametrize("game", GUIDED)
def test_what_is_said_is_short_and_ends_as_sentences_do(game: str) -> None:
    for step in guide_of(find(game)).steps:
        assert len(step.say) <= LONGEST
        assert not step.say or step.say[-1] in ".!?"


@pytest.mark.parametrize("game", GUIDED)
def test_every_page_is_shown_to_somebody_who_walks_the_guide(game: str) -> None:
    guide = guide_of(find(game))
    match = begun(guide, game)
    shown: list[str] = []
    while True:
        take_as_a_table_does(match)
        due = guide.due(match)
        assert due is not None
        if due.seat == PERSON:
            assert due.page == len(shown) + 1
            shown += [page.say for page in due.pages]
        if not due.move:
            break
        match.act(due.move, due.seat)
    assert shown == [step.say for step in guide.steps if step.say]


def take_as_a_table_does(match: Match) -> None:
    """What is forced, unless it ends the person's turn."""
    while len(match.g.actors()) == 1 and len(match.legal()) == 1:
        seat = match.g.actor()
        after = match.g.clone()
        after.apply(match.g.options()[0], seat)
        if seat == PERSON and after.actors() != [PERSON]:
            return
        match.act(match.legal()[0])


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_points_at_things_that_the_game_knows(game: str) -> None:
    guide = guide_of(find(game))
    known = kinds(find(game), guide)
    for number, step in enumerate(guide.steps, 1):
        for ref in step.point:
            assert ref.partition(":")[0] in known, f"step {number}: {ref}"


# Where a match stands


def followed(guide: Guide, game: str, moves: int) -> Match:
    """The match after so many moves of the script."""
    match = begun(guide, game)
    script = [step for step in guide.steps if step.seat != PAGE]
    for step in script[:moves]:
        while step.notation not in match.legal(step.seat):
            match.act(match.legal()[0])
        match.act(step.notation, step.seat)
    return match


def winterforge() -> Guide:
    return guide_of(find("winterforge"))


def test_at_first_all_pages_before_the_first_move_are_due() -> None:
    due = winterforge().due(followed(winterforge(), "winterforge", 0))
    assert due is not None
    assert (due.seat, due.move) == (PERSON, "keep_royal:contract=37")
    assert due.pages == winterforge().steps[:3]
    assert (due.page, due.of) == (1, sum(bool(step.say) for step in winterforge().steps))


def test_while_others_move_nothing_is_read() -> None:
    due = winterforge().due(followed(winterforge(), "winterforge", 1))
    assert due is not None
    assert (due.seat, due.move, due.pages) == (1, "keep_royal:contract=36", [])


def test_after_the_others_the_next_pages_are_due() -> None:
    due = winterforge().due(followed(winterforge(), "winterforge", 2))
    assert due is not None
    assert due.seat == PERSON
    assert due.page == 4
    assert [page.seat for page in due.pages] == [PAGE, PAGE, PERSON]


def test_forced_moves_that_are_not_written_do_not_lead_away() -> None:
    guide = winterforge()
    match = followed(guide, "winterforge", 15)
    match.act("forge:contract=2,prime=0", PERSON)
    while len(match.legal()) == 1:
        match.act(match.legal()[0])
    due = guide.due(match)
    assert due is not None
    assert due.move == "forge:contract=2,prime=1"


def test_another_move_than_the_scripts_ends_the_guide_and_undo_brings_it_back() -> None:
    guide = winterforge()
    match = followed(guide, "winterforge", 2)
    match.act("take_contract:slot=1", PERSON)
    assert guide.due(match) is None
    match.undo(2)
    assert guide.due(match) is not None


def test_a_match_of_another_seed_is_not_guided() -> None:
    guide = winterforge()
    other = Match.new("winterforge", 2, guide.seed + 1, guide.options, people=[PERSON])
    assert guide.due(other) is None


def test_after_the_last_move_goodbye_is_said_until_somebody_plays_on() -> None:
    guide = winterforge()
    match = followed(guide, "winterforge", len(guide.steps))
    due = guide.due(match)
    assert due is not None
    assert due.move == ""
    assert due.pages[-1] == guide.steps[-1]
    assert due.page + len(due.pages) - 1 == due.of
    match.act(match.legal()[0])
    assert guide.due(match) is None


# Reading

TOY = """
title = "A toy"
seats = 2
seed = 5
options = { guilds = "random" }

[[step]]
say = "Read this."
point = ["zone:map"]

[[step]]
move = "0 end_turn"
say = "Do this."
"""


def test_a_guide_is_read() -> None:
    guide = read_guide(TOY, find("winterforge"))
    assert (guide.title, guide.seats, guide.seed, guide.opponent) == ("A toy", 2, 5, "apprentice")
    assert [(step.seat, step.notation, step.point) for step in guide.steps] == [
        (PAGE, "", ["zone:map"]),
        (PERSON, "end_turn", []),
    ]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('title = "A toy"', "title = ", "is not valid TOML"),
        ('title = "A toy"', "", "guide.toml, key 'title': is missing"),
        ('title = "A toy"', 'title = " "', "key 'title': should be a text that is not empty"),
        ("seats = 2", "seats = 9", "guide.toml: winterforge is for 1, 2, 3, 4, 5, 6 seats, not 9"),
        ("seats = 2", "seats = true", "key 'seats': should be a whole number, not True"),
        ("seed = 5", "seed = -5", "guide.toml: "),
        ('"random"', '"none"', "guilds is chosen or random, not 'none'"),
        (
            "seed = 5",
            "seed = 5\nsead = 6",
            "key 'sead': is not known; did you mean 'seed'? allowed",
        ),
        (
            '{ guilds = "random" }',
            "1",
            "guide.toml, key 'options': should be an inline table, not 1",
        ),
        ("[[step]]", "[[stop]]", "key 'step': is missing; is 'stop' meant?"),
        ("[[step]]", "[[step.x]]", "key 'step': should be a list, not {"),
        ('say = "Do this."', "", "step 2, key 'say': is missing"),
        ('say = "Do this."', 'say = "Do this."\nsays = ""', "step 2, key 'says': is not known"),
        ("Read this.", "x" * 221, "step 1, key 'say': has 221 characters; at most 220"),
        ('["zone:map"]', '["map"]', "step 1, key 'point': should be a list of refs such as"),
        ('["zone:map"]', '"zone:map"', "step 1, key 'point': should be a list of refs such as"),
        ("0 end_turn", "end_turn", "step 2, key 'move': should begin with a seat from 0 to 1"),
        ("0 end_turn", "2 end_turn", "step 2, key 'move': should begin with a seat from 0 to 1"),
        ("0 end_turn", "0 dance", "step 2, key 'move': there is no action 'dance'"),
    ],
)
def test_a_mistake_is_named_with_its_step_and_key(old: str, new: str, complaint: str) -> None:
    assert old in TOY
    with pytest.raises(GuideError) as error:
        read_guide(TOY.replace(old, new), find("winterforge"))
    assert str(error.value).startswith("winterforge/guide.toml")
    assert complaint in str(error.value)


def test_a_move_that_is_not_legal_is_named_with_what_is() -> None:
    game = find("winterforge")
    complaint = r"step 2, key 'move': 'end_turn' is not legal for seat 0; legal are seat 0: keep_"
    with pytest.raises(GuideError, match=complaint):
        list(rehearse(game, read_guide(TOY, game)))


def test_a_game_without_a_guide_says_so() -> None:
    assert not has_guide(INGOTS)
    with pytest.raises(GuideError, match="has no guided first match"):
        guide_of(INGOTS)
