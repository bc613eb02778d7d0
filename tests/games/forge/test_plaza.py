"""The Plaza: what it costs, and the Blacksmith's second action."""

from __future__ import annotations

import pytest

from hearth.games.forge.state import AT_FORGE, EMPTY, Forge
from tests.games.forge.positions import (
    assistants_in,
    at_turn,
    can_place,
    developed,
    draw,
    empty_deck,
    forged,
    forging,
    give_back,
    has,
    hold,
    move_smith,
    moves,
    own,
    place,
    play,
    plenty,
    put,
    show_pile,
    standing,
    trained,
    upgraded,
)
from tests.support import legal, rule

DESTINATIONS = [
    "forest",
    "mountains",
    "mines",
    "guilds",
    "commons",
    "military",
    "royal",
    "development",
    "upgrade",
    "training",
    "forge",
]


def ready(gold: int = 2, seats: int = 2, smith: str = "mines", **more: int) -> Forge:
    """Seat 0 has placed its Blacksmith."""
    g = at_turn(seats)
    put(g, 0, "smith", smith)
    own(g, gold=gold, **more)
    return g


def moved(g: Forge, who: str = "assistant", where: str = "forest") -> Forge:
    place(g, who, "plaza")
    move_smith(g, where)
    return g


@rule("FO-047")
def test_the_blacksmith_is_not_placed_at_the_plaza() -> None:
    g = at_turn()
    plenty(g)
    assert not can_place(g, "smith", "plaza")


@rule("FO-047")
def test_a_player_has_one_assistant_there_at_a_time() -> None:
    g = moved(ready(gold=20))
    assert not can_place(g, "assistant", "plaza")


@rule("FO-047")
@pytest.mark.parametrize("where", ["forest.a1", "market", "upgrade.left"])
def test_an_own_assistant_elsewhere_is_in_nobodys_way(where: str) -> None:
    g = ready(gold=2)
    put(g, 0, "2", where)
    assert can_place(g, "1", "plaza")


@rule("FO-048")
@pytest.mark.parametrize(("others", "price"), [(0, 2), (1, 4), (2, 6), (3, 8)])
def test_it_costs_2_gold_for_each_assistant_there_with_the_new_one(others: int, price: int) -> None:
    g = ready(10, seats=4)
    for seat in range(1, 1 + others):
        put(g, seat, "1", "plaza")
    moved(g)
    assert has(g) == {"gold": 10 - price, "wood": 5}


@rule("FO-048")
def test_who_cannot_pay_cannot_go_there() -> None:
    g = ready(gold=3)
    assert can_place(g, "assistant", "plaza")
    put(g, 1, "1", "plaza")
    assert not can_place(g, "assistant", "plaza")
    own(g, gold=4)
    assert can_place(g, "assistant", "plaza")


@rule("FO-049", "FO-R12")
def test_the_own_blacksmith_must_have_been_placed() -> None:
    g = at_turn()
    own(g, gold=20)
    put(g, 1, "smith", "mines")
    assert not can_place(g, "assistant", "plaza")
    place(g, "smith", "forge")
    assert can_place(g, "assistant", "plaza")


@rule("FO-049", "FO-R54")
@pytest.mark.parametrize(
    ("where", "gain"),
    [("forest", {"wood": 5}), ("mountains", {"metal": 4})],
)
def test_the_moved_blacksmith_acts_at_once(where: str, gain: dict[str, int]) -> None:
    g = moved(ready(), where=where)
    assert has(g) == gain
    assert standing(g, where) == [0]


@rule("FO-049", "FO-050", "FO-R13")
def test_every_other_action_with_a_blacksmith_spot_is_a_destination() -> None:
    g = at_turn()
    put(g, 0, "smith", "mines")
    plenty(g)
    place(g, "assistant", "plaza")
    assert [where for where in DESTINATIONS if moves(g, where)] == [
        where for where in DESTINATIONS if where != "mines"
    ]
    assert not moves(g, "market") + moves(g, "plaza")


@rule("FO-049")
def test_a_destination_needs_a_free_spot() -> None:
    g = ready(10, seats=3)
    put(g, 1, "smith", "forest")
    place(g, "assistant", "plaza")
    assert not moves(g, "forest")
    assert moves(g, "mountains")


@rule("FO-049")
def test_a_destination_must_be_legal_with_the_gold_that_is_left() -> None:
    g = ready(gold=2, metal=1)
    place(g, "assistant", "plaza")
    assert not moves(g, "upgrade")
    g = ready(gold=3, metal=1)
    place(g, "assistant", "plaza")
    assert moves(g, "upgrade")


@rule("FO-049")
@pytest.mark.parametrize(("gold", "legal_at_plaza"), [(2, False), (3, True)])
def test_without_a_destination_the_plaza_is_closed(gold: int, legal_at_plaza: bool) -> None:
    g = ready(gold, seats=4, smith="forge", metal=1)
    for seat, where in enumerate(["forest", "mountains", "mines"], start=1):
        g.players[seat].workers[4] = EMPTY
        put(g, seat, "smith", where)
    for deck in ("common", "military", "royal", "guild", "development", "training"):
        show_pile(g, deck)
        empty_deck(g, deck)
    assert can_place(g, "assistant", "plaza") == legal_at_plaza  # the Chisels cost a Gold


@rule("FO-050")
def test_the_own_forge_is_a_destination() -> None:
    g = ready()
    hold(g, "milking_stool")
    own(g, gold=2, wood=3)
    moved(g, where="forge")
    play(g, forging("milking_stool"))
    assert forged(g) == ["milking_stool"]
    assert g.players[0].workers[4] == AT_FORGE


@rule("FO-051")
def test_the_blacksmith_does_not_stay_at_its_action_on_another_spot() -> None:
    g = ready(smith="guilds")
    place(g, "assistant", "plaza")
    assert not moves(g, "guilds")


@rule("FO-051", "FO-050")
def test_from_the_own_forge_it_does_not_go_back_there() -> None:
    g = ready(smith="forge")
    place(g, "assistant", "plaza")
    assert not moves(g, "forge")
    assert moves(g, "guilds")


@rule("FO-052")
def test_the_spot_that_it_leaves_is_free_at_once() -> None:
    g = at_turn(busy=False)
    put(g, 0, "smith", "mines")
    own(g, gold=2)
    moved(g)
    assert g.actor() == 1
    assert can_place(g, "smith", "mines")
    assert not can_place(g, "smith", "forest")


@rule("FO-R54")
def test_a_moved_blacksmith_performs_with_all_additions() -> None:
    g = ready()
    upgraded(g, "wagon")
    developed(g, "log_flume")
    moved(g)
    assert has(g) == {"wood": 5 + 1 + 1}


@rule("FO-R54")
def test_a_moved_blacksmith_draws_two_contracts_and_the_courier_pays() -> None:
    g = ready()
    developed(g, "courier_loft")
    moved(g, where="commons")
    draw(g, "common", "common")
    assert len(g.players[0].hand) == 2
    assert has(g) == {"gold": 1}


@rule("FO-066")
def test_a_blacksmith_moved_to_the_upgraded_forge_may_forge_twice() -> None:
    g = ready()
    upgraded(g, "forge")
    hold(g, "milking_stool", "hay_forks")
    own(g, gold=2, wood=5, metal=1)
    moved(g, where="forge")
    play(g, forging("milking_stool"), forging("hay_forks"))
    assert forged(g) == ["milking_stool", "hay_forks"]


@rule("FO-030")
def test_a_placed_blacksmith_is_moved_by_the_plaza_alone() -> None:
    g = moved(ready())
    assert legal(g, "place")
    assert not [text for text in legal(g) if text.startswith("place:worker=4")]


@rule("FO-R14", "FO-R47")
def test_after_a_return_the_plaza_may_be_used_again_at_the_price_of_those_present() -> None:
    g = at_turn(2, 3)
    put(g, 0, "smith", "mines")
    own(g, gold=4)
    trained(g, "2", "relief_hand")
    moved(g, "1")
    play(g, "exhaust:assistant=1")
    give_back(g, "1")
    own(g, gold=2)
    moved(g, "1", "mountains")
    assert has(g) == {"metal": 4}


@rule("FO-R59")
def test_master_masons_eye_may_bring_back_the_assistant_at_the_plaza_itself() -> None:
    g = ready(gold=4)
    show_pile(g, "guild", "master_masons_eye")
    moved(g, "1", "guilds")
    play(g, "from_pile")
    assert assistants_in(g, "return_assistant") == ["1"]
    give_back(g, "1")
    assert standing(g, "plaza") == []
    moved(g, "1", "forest")
    assert has(g) == {"wood": 5}


@rule("FO-049", "FO-093")
def test_development_is_no_destination_with_four_cards() -> None:
    g = ready()
    developed(g, "ore_sledge", "gem_sieve", "gem_cache", "open_yard")
    place(g, "assistant", "plaza")
    assert not moves(g, "development")
    assert moves(g, "training")


# What makes it cheaper


@rule("FO-R35", "FO-142")
def test_the_coin_press_takes_one_gold_off() -> None:
    g = ready(gold=1)
    developed(g, "coin_press")
    assert has(moved(g)) == {"wood": 5}


@rule("FO-R58")
@pytest.mark.parametrize(
    ("cards", "who", "price"),
    [
        (["plaza_stall"], "2", 2),
        (["plaza_stall", "coin_press"], "2", 1),
        (["plaza_stall"], "1", 0),
        (["plaza_stall", "coin_press"], "1", 0),
        ([], "1", 6),
        (["coin_press"], "1", 5),
    ],
)
def test_the_stall_first_replaces_the_price_then_reductions_are_taken_off(
    cards: list[str], who: str, price: int
) -> None:
    g = ready(10, seats=4)
    developed(g, *cards)
    trained(g, "1", "plaza_runner")
    for seat in (1, 2, 3):
        put(g, seat, "1", "plaza")
    moved(g, who)
    assert has(g)["gold"] == 10 - price
