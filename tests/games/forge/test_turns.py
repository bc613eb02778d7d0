"""Turns: workers and spots, passing, and where a placement is legal (2.18 of the rules)."""

from __future__ import annotations

import pytest

from hearth.games.forge.effects import LOCATIONS
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    BOX,
    SPACE,
    act_quietly,
    at,
    at_turn,
    available,
    before_end,
    begin_round,
    can_exhaust,
    can_place,
    draw,
    empty_deck,
    end_round,
    end_turns,
    exhaust,
    fresh,
    has,
    hold,
    in_deck,
    kinds,
    own,
    place,
    placings,
    play,
    plenty,
    put,
    quietly,
    show_pile,
    spend,
    standing,
    trained,
)
from tests.support import legal, rule

GATHER = ["forest", "mountains", "mines"]
CONTRACTS = {"commons": "common", "military": "military", "royal": "royal"}
LEARN = ["development", "training"]
ALL_SPOTS = range(len(BOX.spots))


def spots_open_to(g: Forge, who: str) -> set[int]:
    return {int(text.rpartition("=")[2]) for text in placings(g, who, "forge")} | {
        int(text.rpartition("=")[2]) for name in LOCATIONS for text in placings(g, who, name)
    }


# Workers


@rule("FO-025")
def test_a_player_with_a_worker_must_place_one() -> None:
    assert kinds(at_turn()) == {"place"}


@rule("FO-025")
def test_one_worker_is_placed_in_a_turn_and_acts_at_once() -> None:
    g = at_turn(busy=False)
    place(g, "assistant", "forest.a1")
    assert has(g) == {"wood": 4}
    assert len(available(g)) == 2
    assert g.actor() == 1


@rule("FO-026")
def test_who_has_no_worker_passes_until_the_round_ends() -> None:
    g = at_turn(3, busy=False)
    spend(g, 1)
    seats = []
    for _ in range(4):
        seats.append(g.actor())
        act_quietly(g)
        quietly(g)
    assert seats == [0, 2, 0, 2]


@rule("FO-027")
def test_assistants_stand_on_assistant_spots_only() -> None:
    g = at_turn(4)
    plenty(g)
    put(g, 0, "smith", "mines")
    found = spots_open_to(g, "assistant")
    assert found
    assert not [spot for spot in found if spot >= len(BOX.spots) or BOX.spots[spot].for_smith]


@rule("FO-027")
def test_the_blacksmith_stands_on_blacksmith_spots_only() -> None:
    g = at_turn(4)
    plenty(g)
    found = spots_open_to(g, "smith") - set(at("forge"))
    blacksmiths = {spot for spot in ALL_SPOTS if BOX.spots[spot].for_smith}
    assert found | set(at("guilds")) == blacksmiths


@rule("FO-028")
@pytest.mark.parametrize("where", ["forest.a1", "mines.a2", "commons.a1", "upgrade.left"])
def test_a_spot_holds_one_worker(where: str) -> None:
    g = at_turn(2, busy=False)
    plenty(g, 0)
    plenty(g, 1)
    place(g, "assistant", where)
    quietly_finish(g)
    assert g.actor() == 1
    assert not can_place(g, "assistant", where)


def quietly_finish(g: Forge) -> None:
    """Whatever the action still asks."""
    while not legal(g, "place"):
        play(g, legal(g)[0])


@rule("FO-028")
@pytest.mark.parametrize("where", ["forest", "commons", "royal", "upgrade", "training"])
def test_a_blacksmith_spot_holds_one_blacksmith(where: str) -> None:
    g = at_turn(2, busy=False)
    plenty(g, 0)
    plenty(g, 1)
    place(g, "smith", where)
    quietly_finish(g)
    assert not can_place(g, "smith", where)


@rule("FO-028", "FO-R23")
def test_the_guilds_have_room_for_two_blacksmiths() -> None:
    g = at_turn(3, busy=False)
    put(g, 1, "smith", "guilds")
    assert can_place(g, "smith", "guilds")
    put(g, 2, "smith", "guilds")
    assert not can_place(g, "smith", "guilds")


@rule("FO-028", "FO-041")
def test_the_market_has_room_for_all() -> None:
    g = at_turn(4, 3)
    spend(g, 0, "4")
    assert len(standing(g, "market")) == 15
    place(g, "4", "market")
    assert len(standing(g, "market")) == 16


@rule("FO-028", "FO-047")
def test_the_plaza_has_room_for_one_assistant_of_each_player() -> None:
    g = at_turn(4)
    plenty(g)
    put(g, 0, "smith", "mines")
    for seat in (1, 2, 3):
        put(g, seat, "1", "plaza")
    place(g, "assistant", "plaza")
    assert sorted(standing(g, "plaza")) == [0, 1, 2, 3]


@rule("FO-029")
def test_a_player_may_take_several_spots_of_a_location() -> None:
    g = at_turn()
    place(g, "assistant", "forest.a1")
    place(g, "assistant", "forest.a2")
    place(g, "smith", "forest.b1")
    assert has(g)["wood"] == 4 + 3 + (2 + 1)


@rule("FO-029")
def test_a_player_may_take_both_spots_of_a_contract_location() -> None:
    g = at_turn()
    place(g, "assistant", "commons")
    draw(g, "common")
    place(g, "smith", "commons")
    draw(g, "common", "common")
    assert standing(g, "commons") == [0, 0]


@rule("FO-030")
def test_a_placed_worker_stays_until_the_end_of_the_round() -> None:
    g = at_turn(2, busy=False)
    place(g, "assistant", "forest.a1")
    place(g, "assistant", "forest.a2")
    place(g, "assistant", "mines.a1")
    assert standing(g, "forest") == [0, 1]
    assert not can_place(g, "assistant", "forest.a1")
    end_round(g)
    assert standing(g, "forest") == []


@rule("FO-031")
def test_assistants_with_different_cards_are_named() -> None:
    g = at_turn()
    trained(g, "1", "woodwise")
    for who in ("1", "2"):
        assert can_place(g, who, "forest.a1")
    place(g, "2", "forest.a1")
    assert available(g) == ["1", "smith"]


@rule("FO-032", "FO-R31")
def test_an_assistant_may_be_put_on_its_exhaust_card_instead() -> None:
    g = at_turn(2, busy=False)
    trained(g, "1", "packman")
    exhaust(g, "1")
    assert has(g) == {"wood": 2, "metal": 1}
    assert g.actor() == 1  # it was the turn's placement
    assert "1" not in available(g)


@rule("FO-R31")
def test_an_exhausted_assistant_covers_no_spot_and_lies_there_until_the_round_ends() -> None:
    g = at_turn()
    trained(g, "1", "packman")
    before = g.spots[:]
    exhaust(g, "1")
    assert g.spots == before
    assert not can_exhaust(g, "1")
    assert not can_place(g, "1", "market")
    end_round(g)
    assert "1" in available(g)


@rule("FO-033")
def test_the_round_ends_when_nobody_has_a_worker() -> None:
    g = at_turn(2, busy=False)
    for _ in range(6):
        assert legal(g, "place")
        act_quietly(g)
        quietly(g)
    assert legal(g, "take_space")


@rule("FO-034", "FO-106", "FO-107")
@pytest.mark.parametrize(("round", "assistants"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_the_number_of_assistants_grows_to_four(round: int, assistants: int) -> None:
    g = at_turn(2, round, busy=False)
    wanted = [str(n + 1) for n in range(assistants)] + ["smith"]
    assert available(g, 0) == available(g, 1) == wanted


# Where it is legal


@rule("FO-R07", "FO-R09")
def test_with_nothing_at_all_every_worker_can_still_be_placed() -> None:
    g = at_turn()
    for deck in ("common", "military", "royal", "guild", "development", "training"):
        empty_deck(g, deck)
        show_pile(g, deck)
        empty_deck(g, deck)
    put(g, 1, "smith", "mines")
    assert can_place(g, "assistant", "market")
    assert can_place(g, "smith", "forge")


@rule("FO-R07")
def test_a_worker_is_placed_even_where_it_gains_nothing() -> None:
    g = at_turn()
    assert "pass" not in kinds(g)
    place(g, "assistant", "market")
    assert not legal(g, "buy") + legal(g, "sell")
    quietly(g)
    assert has(g) == {}


@rule("FO-R09")
def test_actions_that_are_not_optional_need_what_they_take() -> None:
    g = at_turn()
    assert not can_place(g, "assistant", "upgrade")
    assert not can_place(g, "smith", "upgrade")
    assert can_place(g, "smith", "forge")  # where 0 Contracts are forged
    place(g, "smith", "forge")
    assert has(g) == {}


@rule("FO-040")
@pytest.mark.parametrize("location", GATHER)
def test_gathering_needs_a_free_spot_of_the_kind(location: str) -> None:
    g = at_turn(4, 3)
    free = [spot for spot in at(location) if not BOX.spots[spot].for_smith]
    for i in range(len(free)):
        assert can_place(g, "assistant", location)
        put(g, 1 + i % 3, str(1 + i), location)
    assert not can_place(g, "assistant", location)
    assert can_place(g, "smith", location)
    put(g, 1, "smith", location)
    assert not can_place(g, "smith", location)


@rule("FO-041")
@pytest.mark.parametrize("gold", [0, 7])
def test_an_assistant_can_always_go_to_the_market(gold: int) -> None:
    g = at_turn()
    own(g, gold=gold)
    assert can_place(g, "assistant", "market")
    assert not can_place(g, "smith", "market")


@rule("FO-058", "FO-059")
@pytest.mark.parametrize("location", CONTRACTS)
def test_contract_locations_need_a_card_in_deck_or_pile(location: str) -> None:
    deck = CONTRACTS[location]
    g = at_turn()
    empty_deck(g, deck, left=1)
    assert can_place(g, "assistant", location)
    show_pile(g, deck, in_deck(g, deck)[0])
    assert can_place(g, "assistant", location)
    assert can_place(g, "smith", location)
    show_pile(g, deck)
    empty_deck(g, deck)
    assert not can_place(g, "assistant", location)
    assert not can_place(g, "smith", location)


@rule("FO-059")
@pytest.mark.parametrize("location", CONTRACTS)
def test_contract_locations_have_one_spot_of_each_kind(location: str) -> None:
    g = at_turn()
    put(g, 1, "1", location)
    assert not can_place(g, "assistant", location)
    assert can_place(g, "smith", location)
    put(g, 1, "smith", location)
    assert not can_place(g, "smith", location)


@rule("FO-R49")
def test_the_guilds_need_a_card_in_deck_or_pile() -> None:
    g = at_turn()
    empty_deck(g, "guild")
    assert can_place(g, "smith", "guilds")
    show_pile(g, "guild")
    assert can_place(g, "smith", "guilds")
    empty_deck(g, "guild")
    assert not can_place(g, "smith", "guilds")


@rule("FO-093")
def test_development_is_closed_to_who_has_four_cards() -> None:
    g = at_turn()
    g.players[0].developments = [g.development_deck.bag.pop() for _ in range(4)]
    assert not can_place(g, "assistant", "development")
    assert not can_place(g, "smith", "development")


@rule("FO-R30")
@pytest.mark.parametrize("location", LEARN)
def test_row_4_needs_a_card_for_the_option_of_the_spot(location: str) -> None:
    g = at_turn()
    empty_deck(g, location)
    assert not can_place(g, "assistant", f"{location}.left")
    assert can_place(g, "assistant", f"{location}.midA")
    assert can_place(g, "assistant", f"{location}.right")
    assert can_place(g, "smith", f"{location}.midB")


@rule("FO-091")
@pytest.mark.parametrize("location", LEARN)
def test_without_any_card_row_4_is_closed(location: str) -> None:
    g = at_turn()
    show_pile(g, location)
    empty_deck(g, location)
    for spot in ("left", "midA", "right"):
        assert not can_place(g, "assistant", f"{location}.{spot}")
    assert not can_place(g, "smith", f"{location}.midB")


@rule("FO-076", "FO-077")
def test_an_upgrade_must_be_affordable_at_the_spot() -> None:
    g = at_turn()
    own(g, gold=1, metal=1)  # the Chisels alone
    assert can_place(g, "assistant", "upgrade.left")
    assert can_place(g, "assistant", "upgrade.midA")
    assert can_place(g, "smith", "upgrade.midB")
    assert not can_place(g, "assistant", "upgrade.right")


@rule("FO-065")
def test_the_own_forge_is_always_open_to_the_blacksmith_alone() -> None:
    g = at_turn()
    hold(g, "crown_of_the_realm")
    assert can_place(g, "smith", "forge")
    assert not can_place(g, "assistant", "forge")


# From round to round


@rule("FO-103")
def test_all_workers_come_home() -> None:
    g = at_turn(busy=False)
    place(g, "assistant", "forest.a1")
    place(g, "smith", "guilds")
    quietly_finish(g)
    end_round(g)
    for seat in (0, 1):
        assert available(g, seat) == ["1", "2", "smith"]
    assert set(g.spots) == {-1}


@rule("FO-034")
def test_the_new_assistants_come_when_the_round_begins() -> None:
    g = before_end()
    end_turns(g)
    assert available(g) == ["1", "2", "smith"]
    begin_round(g)
    assert available(g) == ["1", "2", "3", "smith"]


@rule("FO-019")
def test_no_worker_is_placed_before_the_order_is_chosen() -> None:
    g = fresh()
    while not legal(g, "place"):
        assert not set(legal(g)) & set(legal(g, "place"))
        play(g, legal(g)[0])
    assert all(space not in legal(g) for space in SPACE)
