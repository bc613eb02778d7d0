"""What a table of a TOML file can be asked for, and how it answers mistakes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hearth.kernel import BoxError, Row, read_toml

CREW = {
    "id": "cook",
    "x": 0.5,
    "y": 1,
    "crafts": ["armour", "weapons"],
    "dice": [4, 6, 6],
    "effect": {"kind": "bonus"},
    "effects": [{"kind": "bonus"}, {"kind": "cost"}],
    "source": "ours",
}
CRAFTS = ["weapons", "armour", "jewellery"]


def row(**changes: object) -> Row:
    return Row("crew.toml, row 2 (cook)", {**CREW, **changes}, BoxError)


def test_a_row_gives_what_it_is_asked_for() -> None:
    crew = row()
    assert crew.text("id") == "cook"
    assert crew.number("y") == 1
    assert (crew.fraction("x"), crew.fraction("y")) == (0.5, 1.0)
    assert (crew.halves("x", 0, 5), crew.halves("y", 0, 5)) == (1, 2)
    assert crew.words("crafts", CRAFTS) == [1, 0]
    assert crew.numbers("dice", [4, 6, 8]) == [4, 6, 6]
    assert crew.part("effect").text("kind") == "bonus"
    assert [part.text("kind") for part in crew.parts("effects")] == ["bonus", "cost"]
    crew.done()


@pytest.mark.parametrize(
    ("crew", "ask", "message"),
    [
        (row(id=7), lambda r: r.text("id"), "key 'id': should be a text that is not empty, not 7"),
        (row(id=" "), lambda r: r.text("id"), "key 'id': should be a text that is not empty"),
        (row(y=True), lambda r: r.number("y"), "key 'y': should be a whole number, not True"),
        (row(x=1.5), lambda r: r.fraction("x"), "key 'x': should be a number from 0 to 1, not 1.5"),
        (row(x=True), lambda r: r.fraction("x"), "key 'x': should be a number from 0 to 1"),
        (row(x=0.3), lambda r: r.halves("x", 0, 1), "should be a number from 0 to 1 in halves"),
        (row(x=True), lambda r: r.halves("x", 0, 1), "in halves, not True"),
        (row(x=-1.5), lambda r: r.halves("x", -1, 1), "from -1 to 1 in halves, not -1.5"),
        (row(), lambda r: r.one_of("id", CRAFTS), "one of weapons, armour, jewellery, not 'cook'"),
        (row(), lambda r: r.words("dice", CRAFTS), "key 'dice': should be one of weapons"),
        (row(), lambda r: r.words("id", CRAFTS), "key 'id': should be a list, not 'cook'"),
        (
            row(crafts=["armour"] * 2),
            lambda r: r.words("crafts", CRAFTS),
            "key 'crafts': names something twice",
        ),
        (row(), lambda r: r.numbers("dice", [4, 8]), "key 'dice': should hold only [4, 8], not 6"),
        (row(dice=[True]), lambda r: r.numbers("dice", [1]), "should hold only [1], not True"),
        (row(), lambda r: r.part("x"), "key 'x': should be an inline table, not 0.5"),
        (row(), lambda r: r.parts("dice"), "key 'dice': should hold tables, not 4"),
        (row(), lambda r: r.parts("effect"), "key 'effect': should be a list, not {"),
        (row(), lambda r: r.value("cost"), "key 'cost': is missing"),
    ],
)
def test_a_row_refuses_what_is_not_so(
    crew: Row, ask: Callable[[Row], object], message: str
) -> None:
    with pytest.raises(BoxError, match=r"^crew\.toml, row 2") as refusal:
        ask(crew)
    assert message in str(refusal.value)


def test_a_mistake_in_an_inline_table_says_where_that_stands() -> None:
    with pytest.raises(
        BoxError, match=r"^crew\.toml, row 2 \(cook\), effect, row 1 \(bonus\), key 'amount': is"
    ):
        row().part("effect").number_in("amount", 1, 9)


def test_an_inline_table_may_not_hold_more_than_is_asked_for() -> None:
    part = row(effect={"kind": "bonus", "if": "rich"}).part("effect")
    part.text("kind")
    with pytest.raises(BoxError, match="key 'if': is not known; allowed are kind"):
        part.no_more()


def test_a_key_that_may_be_missing_is_allowed_once_it_was_asked_for() -> None:
    crew = Row("crew.toml", {"id": "cook", "source": "ours", "alleyway": "shrine"}, BoxError)
    crew.text("id")
    assert crew.has("alleyway")
    assert not crew.has("bonus")
    crew.done()


def test_a_mistake_is_of_the_kind_that_the_file_has() -> None:
    class RecipeError(ValueError):
        pass

    text = "title = 'Broth'\nsteps = [{ kind = 'stir' }, { kind = 'wait' }]"
    recipe = Row("recipe.toml", read_toml("recipe.toml", text, RecipeError), RecipeError)
    place = r"^recipe\.toml, steps, row 2 \(wait\), key 'minutes': is missing$"
    with pytest.raises(RecipeError, match=place):
        recipe.parts("steps")[1].number("minutes")
    with pytest.raises(RecipeError, match=r"^recipe\.toml: is not valid TOML: "):
        read_toml("recipe.toml", "title", RecipeError)
