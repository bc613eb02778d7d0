"""Steps: the stack, who chooses, and choices made together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from hearth.kernel import ActionSpace, Choice, Effect, Kind, Rules, State, Together

SPACE = ActionSpace("example")
ANSWER = SPACE.kind("answer", n=3)


@dataclass(eq=False)
class Table(State):
    told: list[str] = field(default_factory=list)


@dataclass
class Tell(Effect):
    text: str = ""

    def happen(self, g: Table, me: str) -> None:
        g.told.append(f"{me}: {self.text}")


@dataclass
class Ask(Choice):
    again: int = 0

    def applies(self, g: Table, me: str) -> bool:
        return self.again >= 0

    def options(self, g: Table, me: str) -> list[int]:
        return ANSWER.all

    def apply(self, g: Table, me: str, act: Kind, n: int, y: int) -> None:
        g.told.append(f"{me}: {act.name} {n}")
        g.then(Ask(self.again - 1, seat=self.seat), Tell("has answered", seat=self.seat))


@dataclass
class Vote(Together):
    about: str = ""

    def options(self, g: Table, me: str) -> list[int]:
        return ANSWER.all[: 1 + g.players.index(me)]

    def apply(self, g: Table, me: str, act: Kind, n: int, y: int) -> None:
        g.told.append(f"{me}: {n} on {self.about}")
        rest = self.without(g.players.index(me))
        if rest.waiting:
            g.then(rest)


@dataclass
class Stop(Effect):
    def happen(self, g: Table, me: str) -> None:
        g.over = True


def table(*steps: Any, turn: int = 0) -> Table:
    g = Table(players=["Ann", "Bo", "Cy"], rules=Rules("example", SPACE), turn=turn)
    g.then(*steps, Stop())
    g.settle()
    return g


def test_steps_happen_in_the_order_in_which_they_are_put() -> None:
    assert table(Tell("one"), Tell("two")).told == ["Ann: one", "Ann: two"]


def test_what_is_put_later_comes_first() -> None:
    g = table(Ask())
    g.then(Tell("later"))
    g.then(Tell("sooner"))
    g.settle()
    assert g.told == ["Ann: sooner", "Ann: later"]


def test_steps_for_all_seats_happen_in_turn_from_one_of_them_on() -> None:
    g = table(Ask())
    g.in_turn([Tell("mine", seat=seat) for seat in range(3)], 1)
    g.settle()
    assert g.told == ["Bo: mine", "Cy: mine", "Ann: mine"]


def test_effects_happen_until_somebody_has_to_choose() -> None:
    g = table(Tell("before"), Ask(), Tell("after"))
    assert g.told == ["Ann: before"]
    assert g.stack[-1] == Ask()


def test_a_choice_that_does_not_apply_is_skipped() -> None:
    g = table(Ask(again=-1), Tell("after"))
    assert g.told == ["Ann: after"]
    assert g.over


def test_nothing_happens_once_the_match_is_over() -> None:
    g = table(Stop(), Tell("never"))
    assert g.told == []


def test_an_action_is_carried_out_and_then_what_it_leads_to() -> None:
    g = table(Ask(), Tell("after"))
    g.apply(ANSWER.at(2))
    assert g.told == ["Ann: answer 2", "Ann: has answered", "Ann: after"]


def test_a_choice_may_ask_again() -> None:
    g = table(Ask(again=1))
    g.apply(ANSWER.at(0))
    assert g.stack[-1] == Ask(again=0)


@pytest.mark.parametrize("turn", [0, 2])
def test_a_step_without_a_seat_is_for_whoevers_turn_it_is(turn: int) -> None:
    g = table(Ask(), turn=turn)
    assert (g.actor(), g.actors()) == (turn, [turn])


def test_a_step_with_a_seat_is_for_that_seat() -> None:
    g = table(Tell("hears", seat=1), Ask(seat=2))
    assert (g.actor(), g.actors()) == (2, [2])
    g.apply(ANSWER.at(1))
    assert g.told == ["Bo: hears", "Cy: answer 1", "Cy: has answered"]


# Together


def vote() -> Table:
    return table(Vote(waiting=[1, 2, 0], seat=1, about="wages"), Tell("is told"))


def test_all_who_choose_together_may_act_and_the_first_is_the_actor() -> None:
    g = vote()
    assert g.actors() == [1, 2, 0]
    assert g.actor() == 1


def test_each_seat_has_its_own_options() -> None:
    g = vote()
    assert [len(g.options(seat)) for seat in (0, 1, 2)] == [1, 2, 3]
    assert g.options() == g.options(1)


def test_whoever_has_chosen_waits_for_the_others() -> None:
    g = vote()
    g.apply(ANSWER.at(2), 2)
    assert g.actors() == [1, 0]
    g.apply(ANSWER.at(1))
    assert g.actors() == [0]
    assert g.actor() == 0


def test_play_goes_on_when_all_have_chosen() -> None:
    g = vote()
    for seat in (0, 2, 1):
        g.apply(ANSWER.at(0), seat)
    assert g.told[-1] == "Ann: is told"


def test_a_choice_made_together_keeps_what_it_is_about() -> None:
    g = vote()
    for seat in (0, 2, 1):
        g.apply(ANSWER.at(0), seat)
    assert g.told[:3] == ["Ann: 0 on wages", "Cy: 0 on wages", "Bo: 0 on wages"]


def test_a_step_on_the_stack_is_not_edited_by_an_answer() -> None:
    g = vote()
    step = g.stack[-1]
    g.apply(ANSWER.at(0), 1)
    assert step == Vote(waiting=[1, 2, 0], seat=1, about="wages")


# Telling


def test_events_are_kept_only_while_logging() -> None:
    g = table(Ask())
    g.note(1, 0)
    g.logging = True
    g.note(2, 0, 3, 4, audience=0b1)
    assert g.log == [(2, 0, 3, 4, 0b1)]


def test_a_copy_keeps_no_log() -> None:
    g, copy = table(Ask()), Table()
    g.logging = True
    g.note(1, 0)
    g.copy_kernel(copy)
    assert (copy.logging, copy.log) == (False, [])
