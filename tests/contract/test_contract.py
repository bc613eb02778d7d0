"""What every game promises at every table: choices, words, chance, laws and points.

What it promises about copies and about hidden things stands in test_copies and test_secrets.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from itertools import pairwise

import pytest

import hearth
from hearth.kernel import EVERYONE, Rng, State
from tests.contract.cases import (
    CASES,
    GAMES,
    Case,
    choices,
    choose,
    every_case,
    finished,
    match,
    play,
    play_on,
)

# The cases


def test_every_game_is_looked_at_with_every_seat_count_and_option_value() -> None:
    for game in GAMES:
        mine = [case for case in CASES if case.game is game]
        assert {case.seats for case in mine} == set(game.seats)
        for option in game.options:
            met = [case.game.check(case.seats, case.options)[option.name] for case in mine]
            some = {one for values in met for one in values} if option.many else set(met)
            assert some == set(option.values)


# Choosing


@every_case
def test_a_match_played_at_random_ends(case: Case) -> None:
    assert finished(case).over


@every_case
def test_there_is_always_something_to_choose_but_less_than_200_things(case: Case) -> None:
    for g in choices(case):
        for seat in g.actors():
            assert 1 <= len(g.options(seat)) < 200


@every_case
def test_no_option_is_listed_twice(case: Case) -> None:
    for g in choices(case):
        for seat in g.actors():
            assert len(set(g.options(seat))) == len(g.options(seat))


@every_case
def test_options_come_in_the_same_order_whenever_they_are_asked_for(case: Case) -> None:
    for g in choices(case):
        for seat in g.actors():
            first = g.options(seat)[:]
            assert g.options(seat) == first
            assert g.clone().options(seat) == first
            assert hearth.load(hearth.save(g)).options(seat) == first


@every_case
def test_the_list_of_options_is_the_callers_own(case: Case) -> None:
    for g in choices(case):
        before = g.options()[:]
        g.options().clear()
        assert g.options() == before


@every_case
def test_the_actor_is_the_first_of_the_seats_that_may_act(case: Case) -> None:
    for g in choices(case):
        assert g.actor() == g.actors()[0]
        assert g.options() == g.options(g.actor())


@every_case
def test_each_seat_that_may_act_is_named_once(case: Case) -> None:
    for g in choices(case):
        assert len(set(g.actors())) == len(g.actors())
        assert set(g.actors()) <= set(range(case.seats))


@every_case
def test_a_seat_that_has_nothing_to_choose_is_refused_and_nothing_changes(case: Case) -> None:
    g = case.new()
    rng = Rng(case.seed())
    while not g.over:
        before = hearth.save(g)
        for seat in set(range(case.seats)) - set(g.actors()):
            start = f"seat {seat} has nothing to choose now; it is for seat "
            assert [said.startswith(start) for said in refusals(g, seat)] == [True] * 3
        assert hearth.save(g) == before
        seat, a = choose(g, rng)
        g.apply(a, seat)


def refusals(g: State, seat: int) -> list[str]:
    """What is said when the seat asks what it may do, names an action and tries to act."""
    a = g.options()[0]
    text = hearth.notation(g, a)
    asked = [lambda: g.options(seat), lambda: hearth.parse(g, text, seat), lambda: g.apply(a, seat)]
    return [refusal(ask) for ask in asked]


def refusal(ask: Callable[[], object]) -> str:
    try:
        ask()
    except ValueError as error:
        return str(error)
    return ""


@every_case
def test_who_chooses_first_when_all_choose_together_does_not_matter(case: Case) -> None:
    for g in choices(case):
        answers = [(seat, g.options(seat)[-1]) for seat in g.actors()]
        one, other = g.clone(), g.clone()
        for seat, a in answers:
            one.apply(a, seat)
        for seat, a in reversed(answers):
            other.apply(a, seat)
        assert hearth.save(one) == hearth.save(other)


@every_case
def test_asking_changes_nothing(case: Case) -> None:
    for g in choices(case):
        before = hearth.save(g)
        for seat in range(case.seats):
            g.view(seat)
            case.game.sheet(g, seat)
        for a in g.options():
            hearth.label(g, a)
        g.view(None), g.scores(), g.result()
        case.game.prompt(g, g.actor()), case.game.broken_laws(g)
        assert hearth.save(g) == before


# Words


@every_case
def test_every_action_has_a_notation_and_can_be_read_back(case: Case) -> None:
    for g in choices(case):
        for seat in g.actors():
            for a in g.options(seat):
                assert hearth.parse(g, hearth.notation(g, a), seat) == a


@every_case
def test_every_choice_has_a_prompt(case: Case) -> None:
    for g in choices(case):
        for seat in g.actors():
            assert case.game.prompt(g, seat).strip()


@every_case
def test_every_action_has_a_label_of_its_own(case: Case) -> None:
    for g in choices(case):
        for seat in g.actors():
            labels = [hearth.label(g, a, seat) for a in g.options(seat)]
            assert all(label.strip() for label in labels)
            assert len(set(labels)) == len(labels), sorted(labels)


@every_case
def test_every_event_has_a_sentence_and_an_audience(case: Case) -> None:
    g = case.new()
    g.logging = True
    for _ in play(g, Rng(1)):
        for event in g.log:
            _, seat, _, _, audience = event
            assert case.game.sentence(g, event).strip()
            assert seat in range(-1, case.seats)
            assert audience == EVERYONE or 0 < audience < 1 << case.seats
        g.log.clear()


@every_case
def test_every_event_has_a_name_and_names_the_things_it_is_about(case: Case) -> None:
    g = case.new()
    g.logging = True
    play_on(g, 1)
    assert g.log
    for event in g.log:
        assert case.game.event_names[event[0]]
        assert all(re.fullmatch(r"[a-z_]+:\S+", ref) for ref in case.game.refs(g, event))


# Chance


@every_case
def test_the_same_seed_gives_the_same_match(case: Case) -> None:
    assert play_on(case.new(), 6) == play_on(case.new(), 6)


@every_case
def test_other_seeds_give_other_matches(case: Case) -> None:
    seeds = range(5)
    tables = [hearth.new(case.game.id, case.seats, seed, case.options) for seed in seeds]
    assert len({play_on(g, 7) for g in tables}) == len(seeds)


@every_case
def test_what_chance_decides_counts_as_revealed(case: Case) -> None:
    g = case.new()
    met = [(g.rng, g.reveals), *[(g.rng, g.reveals) for _ in play(g, Rng(8))]]
    for (rng, reveals), (next_rng, next_reveals) in pairwise(met):
        assert next_reveals > reveals or (next_reveals == reveals and next_rng == rng)


@every_case
def test_chance_waits_until_all_who_choose_together_have_chosen(case: Case) -> None:
    for g in choices(case):
        if len(g.actors()) > 1:
            h = g.clone()
            seat, a = choose(h, Rng(9))
            h.apply(a, seat)
            assert h.rng == g.rng


# Laws and points


@every_case
def test_the_laws_hold_after_every_action(case: Case) -> None:
    g = case.new()
    assert case.game.broken_laws(g) == []
    for _ in play(g, Rng(10)):
        assert case.game.broken_laws(g) == []


@every_case
def test_scores_are_whole_points_for_each_seat(case: Case) -> None:
    for g in match(case):
        assert [type(points) for points in g.scores()] == [int] * case.seats


@every_case
def test_the_rows_of_the_score_sheet_add_up_to_the_score(case: Case) -> None:
    for g in match(case):
        assert [total(g, seat, case) for seat in range(case.seats)] == g.scores()


def total(g: State, seat: int, case: Case) -> float:
    return sum(row.points for row in case.game.sheet(g, seat))


@every_case
def test_every_row_of_the_score_sheet_has_a_title(case: Case) -> None:
    for seat in range(case.seats):
        assert all(row.title.strip() for row in case.game.sheet(finished(case), seat))


@every_case
def test_the_shares_of_the_win_make_one_win(case: Case) -> None:
    shares = finished(case).result()
    assert len(shares) == case.seats
    assert all(0 <= share <= 1 for share in shares)
    if case.seats == 1:
        assert shares in ([0], [1])
    else:
        assert math.isclose(sum(shares), 1)


# For bots


@every_case
def test_a_table_can_be_appraised_for_each_seat(case: Case) -> None:
    for g in match(case):
        before = hearth.save(g)
        points = case.game.appraise(g)
        assert len(points) == case.seats
        assert all(math.isfinite(one) for one in points)
        assert case.game.swing(g) > 0
        assert hearth.save(g) == before


@every_case
def test_at_the_end_the_appraisal_is_the_score(case: Case) -> None:
    assert case.game.appraise(finished(case)) == finished(case).scores()


@every_case
def test_every_option_has_a_weight_or_none_has(case: Case) -> None:
    for g in choices(case):
        before = hearth.save(g)
        weights = case.game.incline(g, g.options())
        assert weights == [] or len(weights) == len(g.options())
        assert all(weight >= 0 for weight in weights)
        assert weights == [] or any(weights)
        assert hearth.save(g) == before


@every_case
def test_a_finished_match_says_how_it_ended(case: Case) -> None:
    assert case.game.ending(finished(case)) in case.game.endings()


@every_case
def test_who_plays_alone_is_told_what_the_result_was_measured_by(case: Case) -> None:
    told = case.game.verdict(finished(case))
    assert bool(told) == (case.seats == 1)
    assert not told or told.endswith(".")


@every_case
def test_nothing_is_legal_once_the_match_is_over(case: Case) -> None:
    g = finished(case)
    text = hearth.notation(g, choices(case)[-1].options()[0])
    assert (g.actor(), g.actors(), g.options()) == (-1, [], [])
    with pytest.raises(ValueError, match="the match is over"):
        hearth.parse(g, text)


@every_case
def test_only_a_seat_at_the_table_has_a_view(case: Case) -> None:
    g = finished(case)
    for seat in (-1, case.seats):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; there are 0 to"):
            g.view(seat)
