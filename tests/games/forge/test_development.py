"""Development: which card is played, and what each of the 24 gives at once."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import SEALS
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    BOX,
    as_imagined,
    at_turn,
    can_place,
    develop,
    developed,
    drawn,
    empty_deck,
    gained,
    hammers,
    in_deck,
    names,
    next_cards,
    pile,
    place,
    play,
    seals,
    show_pile,
)
from tests.support import legal, rule

# What is gained when the card is played, with its VP; and its Seal.
NOW = {
    "coin_press": ({"vp": 1}, "-"),
    "wood_lathe": ({}, "-"),
    "charcoal_clamp": ({"vp": 1}, "-"),
    "ore_sledge": ({"vp": 1}, "-"),
    "log_flume": ({"vp": 1, "wood": 1}, "green"),
    "gem_sieve": ({"vp": 2}, "-"),
    "quench_tank": ({"vp": 1}, "-"),
    "lapidary_bench": ({}, "-"),
    "shop_window": ({"gold": 3}, "-"),
    "banner_rack": ({"metal": 1}, "violet"),
    "velvet_cases": ({"gem": 1}, "-"),
    "trophy_wall": ({"vp": 1}, "red"),
    "armour_stand": ({"vp": 1, "gold": 2}, "-"),
    "pattern_books": ({"skill": 1, "gold": 2}, "-"),
    "masters_bellows": ({"vp": 1, "skill": 1}, "-"),
    "drawing_school": ({"skill": 1, "metal": 1}, "-"),
    "full_stores": ({"wood": 3, "metal": 2}, "-"),
    "strongbox": ({"gold": 5}, "-"),
    "gem_cache": ({"gem": 2}, "-"),
    "open_yard": ({"vp": 3}, "-"),
    "courier_loft": ({"vp": 1}, "blue"),
    "plaza_stall": ({"vp": 1}, "yellow"),
    "hall_of_seals": ({}, "white"),
    "slag_heap": ({}, "orange"),
}
FOUR = ["coin_press", "ore_sledge", "gem_sieve", "quench_tank"]


def developments(g: Forge) -> list[str]:
    return names("development", g.players[0].developments)


# Which card


@rule("FO-089", "FO-091")
def test_with_the_deck_option_one_of_two_is_played_and_the_other_put_under_the_deck() -> None:
    g = at_turn()
    next_cards(g, "open_yard", "gem_cache")
    place(g, "assistant", "development.left")
    play(g, *legal(g, "from_deck"))
    develop(g, "gem_cache")
    assert developments(g) == ["gem_cache"]
    assert drawn(g, "development", len(in_deck(g, "development")))[-1] == "open_yard"
    assert legal(g, "place")


@rule("FO-089", "FO-R48")
def test_only_who_saw_it_knows_what_lies_under_the_deck() -> None:
    g = at_turn()
    next_cards(g, "gem_sieve", "gem_cache")
    place(g, "assistant", "development.left")
    play(g, *legal(g, "from_deck"))
    develop(g, "gem_cache")
    size = len(in_deck(g, "development"))
    assert {drawn(one, "development", size)[-1] for one in as_imagined(g, 0)} == {"gem_sieve"}
    assert len({drawn(one, "development", size)[-1] for one in as_imagined(g, 1)}) > 5


@rule("FO-090", "FO-091")
def test_with_the_pile_option_the_top_card_of_the_pile_is_played() -> None:
    g = at_turn()
    show_pile(g, "development", "gem_cache", "open_yard")
    place(g, "assistant", "development.right")
    play(g, *legal(g, "from_pile"))
    assert developments(g) == ["gem_cache"]
    assert pile(g, "development") == ["open_yard"]


@rule("FO-091")
@pytest.mark.parametrize(
    ("who", "spot", "options"),
    [
        ("assistant", "left", ["from_deck"]),
        ("assistant", "right", ["from_pile"]),
        ("assistant", "midA", ["from_deck", "from_pile"]),
        ("smith", "midB", ["from_deck", "from_pile"]),
    ],
)
def test_the_spot_decides_which_option_there_is(who: str, spot: str, options: list[str]) -> None:
    g = at_turn()
    place(g, who, f"development.{spot}")
    assert legal(g) == options


@rule("FO-R30")
def test_with_one_card_in_the_deck_that_one_is_played() -> None:
    g = at_turn()
    empty_deck(g, "development", left=1)
    (name,) = in_deck(g, "development")
    place(g, "assistant", "development.left")
    play(g, *legal(g, "from_deck"))
    if legal(g, "develop"):
        develop(g, name)
    assert developments(g) == [name]
    assert in_deck(g, "development") == []


@rule("FO-092")
@pytest.mark.parametrize("name", NOW)
def test_a_card_gives_its_vp_and_immediate_reward_when_played(name: str) -> None:
    gain, seal = NOW[name]
    g = at_turn()
    show_pile(g, "development", name)
    place(g, "smith", "development.midB")
    play(g, "from_pile")
    assert gained(g) == gain
    assert developments(g) == [name]
    row = BOX.developments[g.players[0].developments[0]]
    assert ("-" if row.seal < 0 else SEALS[row.seal]) == seal


def test_the_table_above_names_every_development_card() -> None:
    assert list(NOW) == [card.id for card in BOX.developments]


@rule("FO-092", "FO-R32", "FO-109")
@pytest.mark.parametrize("name", [one for one in NOW if NOW[one][1] != "-"])
def test_the_seal_of_a_played_card_counts(name: str) -> None:
    g = at_turn()
    seals(g, 0, *[colour for colour in SEALS if colour != NOW[name][1]][:3])
    show_pile(g, "development", name)
    place(g, "smith", "development.midB")
    play(g, "from_pile")
    assert hammers(g) == ["four_seals"]


@rule("FO-093", "FO-108")
def test_four_cards_are_the_most_and_an_achievement() -> None:
    g = at_turn()
    developed(g, *FOUR[:3])
    place(g, "assistant", "development.right")
    play(g, "from_pile")
    assert len(developments(g)) == 4
    assert hammers(g) == ["four_development"]
    assert not can_place(g, "assistant", "development")
    assert not can_place(g, "smith", "development")


@rule("FO-094")
@pytest.mark.parametrize("which", ["development", "training"])
def test_an_empty_pile_is_filled_from_its_deck(which: str) -> None:
    g = at_turn()
    name = {"development": "gem_cache", "training": "woodwise"}[which]
    next_cards(g, name)
    place(g, "assistant", f"{which}.right")
    play(g, "from_pile")
    assert pile(g, which) == [name]


@rule("FO-094")
@pytest.mark.parametrize("which", ["development", "training"])
def test_if_the_deck_is_empty_too_the_pile_stays_empty(which: str) -> None:
    g = at_turn()
    empty_deck(g, which)
    place(g, "assistant", f"{which}.right")
    play(g, "from_pile")
    assert pile(g, which) == []


@rule("FO-094")
def test_a_pile_with_cards_left_is_not_filled() -> None:
    g = at_turn()
    show_pile(g, "development", "gem_cache", "open_yard")
    size = len(in_deck(g, "development"))
    place(g, "assistant", "development.right")
    play(g, "from_pile")
    assert pile(g, "development") == ["open_yard"]
    assert len(in_deck(g, "development")) == size
