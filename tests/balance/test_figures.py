"""Figures of hand-made sightings: rates, shares, flags, comebacks."""

from __future__ import annotations

import pytest

from hearth.balance import Balance, Sighting, ThingFigures, weigh

TAKEN = "hired crew:scout"
OTHER = "hired crew:cook"


def sighting(i: int, winner: int, *marks: set[str], halfway: tuple[int, int] = (0, 0)) -> Sighting:
    return Sighting(
        i=i,
        seed=i,
        bots=["greedy", "greedy"],
        scores=[10 if seat == winner else 4 for seat in range(2)],
        result=[1.0 if seat == winner else 0.0 for seat in range(2)],
        ending="end",
        decisions=40,
        rounds=5,
        sources=[{"Crew": 2.0}, {"Crew": 1.0, "Skills": 3.0}],
        halfway=list(halfway),
        marks=[dict.fromkeys(seat_marks, 1) for seat_marks in marks],
    )


def weighed(*sightings: Sighting, watched: tuple[str, ...] = (TAKEN, OTHER)) -> Balance:
    return weigh({"game": "guilds"}, list(sightings), list(watched))


def thing(balance: Balance, name: str) -> ThingFigures:
    (found,) = [one for one in balance.things if one.thing == name]
    return found


def test_who_takes_a_thing_and_always_wins_makes_it_strong() -> None:
    matches = [
        sighting(i, i % 2, *({TAKEN} if s == i % 2 else set() for s in range(2))) for i in range(60)
    ]
    scout = thing(weighed(*matches), "crew:scout")
    assert (scout.seats, scout.rate.value, scout.flag) == (60, 1.0, "strong")
    assert scout.share is not None
    assert scout.share.value == 1.0
    assert scout.score is not None
    assert scout.score.value == pytest.approx(3.0)


def test_who_takes_a_thing_and_always_loses_makes_it_weak() -> None:
    matches = [
        sighting(i, i % 2, *({TAKEN} if s != i % 2 else set() for s in range(2))) for i in range(60)
    ]
    assert thing(weighed(*matches), "crew:scout").flag == "weak"


def test_a_thing_that_wins_its_share_has_no_flag() -> None:
    matches = [sighting(i, i % 2, {TAKEN}, {TAKEN}) for i in range(60)]
    assert thing(weighed(*matches), "crew:scout").flag == ""


def test_a_thing_that_nobody_takes_is_dead_while_others_of_its_kind_are_taken() -> None:
    matches = [sighting(i, i % 2, {TAKEN}, set()) for i in range(300)]
    cook = thing(weighed(*matches), "crew:cook")
    assert (cook.seats, cook.share, cook.flag) == (0, None, "dead")


def test_where_takers_of_all_things_win_none_of_them_is_strong() -> None:
    crew = [f"hired crew:{name}" for name in ("scout", "cook", "smith")]
    matches = [sighting(i, 0, set(crew), set()) for i in range(60)]
    balance = weighed(*matches, watched=tuple(crew))
    assert [one.flag for one in balance.things] == ["", "", ""]


def test_a_thing_is_weak_beside_others_whose_takers_win() -> None:
    crew = {f"hired crew:{name}" for name in ("scout", "cook")}
    matches = [
        sighting(i, i % 2, *({*crew} if s == i % 2 else {"hired crew:smith"} for s in range(2)))
        for i in range(60)
    ]
    balance = weighed(*matches, watched=(*sorted(crew), "hired crew:smith"))
    assert thing(balance, "crew:smith").flag == "weak"


def test_what_is_as_rare_as_all_of_its_kind_is_not_dead() -> None:
    crew = [f"hired crew:{name}" for name in ("scout", "cook", "smith")]
    matches = [sighting(i, 0, {crew[i]} if i < 3 else set(), set()) for i in range(600)]
    assert [one.flag for one in weighed(*matches, watched=tuple(crew)).things] == ["", "", ""]


def test_an_event_that_never_happens_says_nothing_of_its_things() -> None:
    matches = [sighting(i, 0, {TAKEN}, set()) for i in range(10)]
    balance = weighed(*matches, watched=(TAKEN, "built room:tower"))
    assert [one.thing for one in balance.things] == ["crew:scout"]


def test_with_few_seats_nothing_is_said_of_a_thing() -> None:
    matches = [sighting(i, 0, {TAKEN} if i < 7 else set(), {OTHER}) for i in range(20)]
    assert thing(weighed(*matches), "crew:scout").share is None


def test_a_comeback_is_a_win_of_who_was_behind_in_the_middle() -> None:
    behind = sighting(0, 0, set(), {TAKEN}, halfway=(1, 5))
    ahead = sighting(1, 0, set(), {TAKEN}, halfway=(5, 1))
    level = sighting(2, 0, set(), {TAKEN}, halfway=(5, 5))
    assert weighed(behind, ahead, level).comebacks.value == pytest.approx(1 / 3)


def test_points_by_source_are_those_of_a_seat() -> None:
    balance = weighed(sighting(0, 0, {TAKEN}, set()))
    assert balance.sources == {"Crew": 1.5, "Skills": 1.5}


def test_seats_have_their_shares_of_the_win() -> None:
    balance = weighed(*(sighting(i, 0 if i < 3 else 1, {TAKEN}, set()) for i in range(4)))
    assert [seat.value for seat in balance.seats] == [0.75, 0.25]
    assert balance.fair == 0.5
