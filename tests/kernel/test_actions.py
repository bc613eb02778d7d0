"""Actions: declared kinds, and a notation that has one way to write each of them."""

from __future__ import annotations

import pytest

from hearth.kernel import ActionSpace

SPACE = ActionSpace("example")
REST = SPACE.kind("rest")
BUY = SPACE.kind("buy", slot=9)
PAY = SPACE.kind("pay", loan=3, amount=5)
EVERYTHING = [*REST.all, *BUY.all, *PAY.all]


def test_every_action_of_every_kind_is_another_number() -> None:
    assert list(range(1 + 9 + 3 * 5)) == EVERYTHING


def test_a_kind_knows_its_actions_by_their_values() -> None:
    assert BUY.at(3) == BUY.all[3]
    assert PAY.at(2, 4) == PAY.all[-1]
    assert PAY.along(1) == [PAY.at(0, 1), PAY.at(1, 1), PAY.at(2, 1)]


@pytest.mark.parametrize(
    ("action", "text"),
    [(REST.at(), "rest"), (BUY.at(3), "buy:slot=3"), (PAY.at(2, 0), "pay:loan=2,amount=0")],
)
def test_a_notation_is_the_kind_and_its_named_values(action: int, text: str) -> None:
    assert SPACE.notation(action) == text


def test_every_notation_reads_back_as_its_action() -> None:
    assert [SPACE.parse(SPACE.notation(a)) for a in EVERYTHING] == EVERYTHING


def test_space_around_a_notation_does_not_matter() -> None:
    assert SPACE.parse(" buy:slot=3\n") == BUY.at(3)


@pytest.mark.parametrize("text", ["", "sell", "sell:slot=3", "Buy:slot=3", ":slot=3", "buy slot=3"])
def test_an_unknown_kind_is_answered_with_the_known_ones(text: str) -> None:
    with pytest.raises(ValueError, match=r"no action '.*' in example; there are: buy, pay, rest$"):
        SPACE.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "buy",
        "buy:",
        "buy:space=3",
        "buy:slot=3,",
        "buy:slot=3,slot=4",
        "buy: slot=3",
        "buy:slot =3",
        "buy:3",
    ],
)
def test_wrong_parameters_are_answered_with_the_form(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not of the form buy:slot=0\.\.8$"):
        SPACE.parse(text)


@pytest.mark.parametrize("text", ["pay:amount=1,loan=1", "pay:loan=1", "pay:loan=1;amount=1"])
def test_parameters_stand_in_their_order_with_a_comma_between(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not of the form pay:loan=0\.\.2,amount=0\.\.4$"):
        SPACE.parse(text)


@pytest.mark.parametrize("text", ["rest:", "rest:now=1"])
def test_a_kind_without_parameters_takes_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not of the form rest$"):
        SPACE.parse(text)


@pytest.mark.parametrize(
    "value",
    [
        "9",
        "-1",
        "+3",
        " 3",
        "1_0",
        "3.0",
        "0x3",
        "three",
        "",
        "٣",
        "³",
        "=3",
        "03",
        "9" * 5000,
    ],
)
def test_a_value_is_a_plain_whole_number_in_range(value: str) -> None:
    with pytest.raises(ValueError, match="slot of buy is a whole number from 0 to 8, not "):
        SPACE.parse(f"buy:slot={value}")


def test_a_kind_is_declared_once() -> None:
    space = ActionSpace("example")
    space.kind("rest")
    with pytest.raises(AssertionError, match="rest is declared twice"):
        space.kind("rest")


def test_a_kind_has_two_parameters_at_most() -> None:
    with pytest.raises(AssertionError, match="place has more than two"):
        ActionSpace("example").kind("place", room=5, space=5, rotation=4)
