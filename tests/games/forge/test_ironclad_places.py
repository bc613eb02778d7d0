"""Where Ironclad puts its workers, and what it closes."""

from __future__ import annotations

import pytest

from hearth.games.forge.state import EMPTY
from tests.games.forge.positions import (
    BOX,
    SPACE,
    act_quietly,
    at,
    can_exhaust,
    can_place,
    choosing_order,
    draw,
    end_round,
    exhaust,
    hand,
    has,
    ironclad_at,
    ironclad_plays,
    moves,
    names,
    own,
    place,
    play,
    plenty,
    put,
    show_pile,
    spend,
    standing,
    trade,
    trained,
)
from tests.games.forge.scenes import (
    CARDS,
    CITY,
    ironclad_hammers,
    place_of,
    played,
    ready,
)
from tests.support import legal, rule

# Placing


@rule("FO-127")
@pytest.mark.parametrize("card", [card for card in CARDS if card != "ir06"])
def test_an_assistant_on_an_assistant_spot_comes_first(card: str) -> None:
    g = played(card)
    assert g.ironclad.assistants == 1
    assert g.ironclad.smith
    assert not BOX.spots[g.ironclad.spots[0]].for_smith


@rule("FO-127")
def test_then_the_blacksmith_on_a_blacksmith_spot() -> None:
    g = played("ir06")
    assert ironclad_at(g) == ["guilds.b1"]
    assert (g.ironclad.assistants, g.ironclad.smith) == (2, False)


@rule("FO-127")
@pytest.mark.parametrize(
    ("card", "spot"),
    [
        ("ir01", "forest.b1"),
        ("ir02", "mountains.b1"),
        ("ir03", "mines.b1"),
        ("ir07", "commons.b1"),
        ("ir10", "development.midB"),
        ("ir12", "training.midB"),
    ],
)
def test_without_assistants_the_blacksmith_goes_to_its_own_spot(card: str, spot: str) -> None:
    g = ready(card)
    g.ironclad.assistants = 0
    ironclad_plays(g)
    assert ironclad_at(g) == [spot]
    assert not g.ironclad.smith


@rule("FO-127")
def test_with_all_assistant_spots_taken_the_blacksmith_goes() -> None:
    g = ready("ir03", round=2)
    put(g, 0, "1", "mines.a1")
    put(g, 0, "2", "mines.a2")
    ironclad_plays(g)
    assert ironclad_at(g) == ["mines.b1"]
    assert g.ironclad.assistants == 3


@rule("FO-127")
@pytest.mark.parametrize(
    ("card", "spot"), [("ir04", "market.a1"), ("ir05", "plaza.a1"), ("ir01", "forest.a1")]
)
def test_at_last_the_blacksmith_goes_to_an_assistant_spot(card: str, spot: str) -> None:
    g = ready(card)
    g.ironclad.assistants = 0
    if card == "ir01":
        place(g, "smith", "forest.b1")
    else:
        ironclad_plays(g)
    assert ironclad_at(g) == [spot]
    assert not g.ironclad.smith


@rule("FO-129")
@pytest.mark.parametrize(
    ("card", "taken", "spot"),
    [
        ("ir01", [], "forest.a1"),
        ("ir01", ["forest.a1"], "forest.a2"),
        ("ir01", ["forest.a1", "forest.a2"], "forest.a3"),
        ("ir02", ["mountains.a2"], "mountains.a1"),
        ("ir03", ["mines.a1"], "mines.a2"),
    ],
)
def test_in_row_1_the_best_free_spot_is_taken(card: str, taken: list[str], spot: str) -> None:
    g = ready(card, round=2)
    for who, where in zip("12", taken):
        put(g, 0, who, where)
    ironclad_plays(g)
    assert ironclad_at(g) == [spot]


@rule("FO-131", "FO-R41")
@pytest.mark.parametrize("card", ["ir10", "ir11", "ir12"])
@pytest.mark.parametrize(
    ("taken", "spot"),
    [
        ([], "left"),
        (["left"], "midA"),
        (["right"], "left"),
        (["left", "midA"], "right"),
        (["left", "midA", "right"], "midB"),
    ],
)
def test_in_row_4_the_spots_are_taken_from_the_left(card: str, taken: list[str], spot: str) -> None:
    g = ready(card, round=3)
    for who, where in zip("123", taken):
        put(g, 0, who, f"{place_of(card)}.{where}")
    ironclad_plays(g)
    assert ironclad_at(g) == [f"{place_of(card)}.{spot}"]


@rule("FO-R41")
def test_its_blacksmith_covers_an_assistant_spot_as_an_assistant_would() -> None:
    g = ready("ir02")
    spot = at("forest.a1")[0]
    g.ironclad.spots = [spot]
    g.ironclad.smith = False
    g.spots[spot] = 1
    place(g, "smith", "forest.b1")
    assert has(g) == {"wood": 3 + 1}


@rule("FO-037", "FO-128")
def test_its_assistants_cover_spots_for_the_players_smith() -> None:
    g = ready("ir01")
    place(g, "assistant", "mines.a1")
    own(g)
    place(g, "smith", "forest.b1")
    assert has(g) == {"wood": 3 + 1}


@rule("FO-R41")
@pytest.mark.parametrize("seed", range(1, 9))
def test_at_the_plaza_it_has_one_piece_only(seed: int) -> None:
    g = choosing_order(1, seed)
    while not g.over:
        act_quietly(g)
        assert len([spot for spot in g.ironclad.spots if spot in at("plaza")]) <= 1


@rule("FO-R41")
def test_at_the_plaza_it_finds_room_beside_the_player() -> None:
    g = ready("ir05", round=3)
    put(g, 0, "1", "plaza")
    ironclad_plays(g)
    assert [spot.partition(".")[0] for spot in ironclad_at(g)] == ["plaza"]


@rule("FO-R39", "FO-127")
def test_if_it_cannot_be_placed_the_other_rows_still_count() -> None:
    g = ready("ir06", gold=0)
    g.ironclad.smith = False  # the Guilds are for Blacksmiths
    ironclad_plays(g)
    assert g.ironclad.spots == []
    assert g.ironclad.assistants == 2
    assert g.ironclad.gold == 2
    assert ironclad_hammers(g) == ["four_seals"]
    assert names("guild", g.ironclad.guild_cards) == ["touchstone"]


@rule("FO-126")
def test_without_a_worker_it_passes_and_turns_no_card() -> None:
    g = ready("ir01", gold=0)
    g.ironclad.assistants = 0
    g.ironclad.smith = False
    ironclad_plays(g)
    assert g.ironclad.deck.size() == 12
    assert g.ironclad.gold == 0


@rule("FO-126", "FO-033")
def test_when_the_player_has_no_worker_ironclad_goes_on_alone() -> None:
    g = ready("ir01", "ir02", "ir03")
    spend(g, 0, "smith")
    ironclad_plays(g)
    assert legal(g, "take_space")  # it has placed its three workers
    assert g.ironclad.deck.size() <= 12
    assert names("contract", g.ironclad.forged) == ["great_helm"]  # of its second card
    assert names("guild", g.ironclad.guild_cards) == ["touchstone"]  # of its third


@rule("FO-126")
def test_the_round_ends_when_both_have_passed() -> None:
    g = ready("ir01")
    spend(g, 0, "1")
    g.ironclad.assistants = 0
    g.ironclad.smith = False
    place(g, "1", "forest.a1")
    assert legal(g, "take_space")


@rule("FO-R40")
def test_without_a_card_left_it_passes() -> None:
    g = ready()
    g.ironclad.deck.bag = []
    ironclad_plays(g)
    assert g.ironclad.gold == 40
    assert g.ironclad.assistants == 2
    end_round(g)
    assert legal(g, "take_space")


# Closing


@rule("FO-130", "FO-R36")
@pytest.mark.parametrize("card", CITY)
def test_a_location_of_the_city_is_closed_to_the_player(card: str) -> None:
    g = ready(card)
    plenty(g)
    put(g, 0, "smith", "mines")
    if card == "ir06":
        g.players[0].workers[4] = -1
        g.spots[at("mines.b1")[0]] = EMPTY
    who = "smith" if card == "ir06" else "assistant"
    assert can_place(g, who, place_of(card))
    place(g, "assistant", "forest.a1")
    assert not can_place(g, "assistant", place_of(card))
    assert not can_place(g, "smith", place_of(card))


@rule("FO-130")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in CITY])
def test_other_locations_stay_open(card: str) -> None:
    g = ready(card)
    plenty(g)
    place(g, "assistant", "market")
    play(g, *legal(g, "end_trades"))
    assert can_place(g, "assistant", place_of(card))
    assert can_place(g, "smith", place_of(card))


@rule("FO-130")
def test_both_spots_of_a_contract_location_are_closed() -> None:
    g = played("ir07")
    assert ironclad_at(g) == ["commons.a1"]
    g.players[0].workers[4] = -1
    assert not can_place(g, "smith", "commons")


@rule("FO-130", "FO-R39")
def test_a_location_without_its_worker_is_not_closed() -> None:
    g = ready("ir06")
    g.ironclad.smith = False
    place(g, "assistant", "forest.a1")
    assert can_place(g, "smith", "guilds")


@rule("FO-130", "FO-R36")
def test_workers_already_there_stay() -> None:
    g = ready("ir07")
    place(g, "smith", "commons")
    draw(g, "common", "common")
    assert ironclad_at(g) == ["commons.a1"]
    assert standing(g, "commons") == [0]
    assert len(hand(g)) == 2


@rule("FO-R36")
def test_a_closed_location_is_no_destination_of_the_plaza() -> None:
    g = ready("ir07")
    own(g, gold=2)
    ironclad_plays(g)
    place(g, "assistant", "plaza")
    assert not moves(g, "commons")
    assert moves(g, "military")


@rule("FO-130")
def test_it_is_open_again_in_the_next_round() -> None:
    g = played("ir04")
    assert not can_place(g, "assistant", "market")
    end_round(g)
    play(g, SPACE[2])
    assert BOX.ironclad_cards[g.ironclad.card].id != "ir04"  # with this seed
    assert can_place(g, "assistant", "market")


@rule("FO-R07")
def test_with_the_market_closed_row_1_still_has_a_spot() -> None:
    g = ready("ir04", round=3)
    ironclad_plays(g)
    for who, where in zip("123", ["forest.a1", "forest.a2", "mountains.a1"]):
        put(g, 0, who, where)
    for spot in ("forest.a3", "mountains.a2", "mines.a1"):
        g.ironclad.spots = [*g.ironclad.spots, at(spot)[0]]
        g.spots[at(spot)[0]] = 1
    assert not can_place(g, "assistant", "market")
    assert can_place(g, "4", "mountains.a3")
    assert can_place(g, "4", "mines.a2")


@rule("FO-R53")
def test_factors_ledger_trades_though_the_market_is_closed() -> None:
    g = ready("ir04", "ir02")
    place(g, "assistant", "forest.a1")
    own(g)
    show_pile(g, "guild", "factors_ledger")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    trade(g, "buy", "metal", 1)
    assert has(g) == {"metal": 1}


@rule("FO-R53")
def test_tunnels_draws_though_the_location_is_closed() -> None:
    g = ready("ir07", "ir01")
    trained(g, "1", "tunnels")
    ironclad_plays(g)
    exhaust(g, "1")
    draw(g, "common", "royal")
    assert len(hand(g)) == 2


@rule("FO-R53")
def test_letters_of_introduction_draw_though_the_locations_are_closed() -> None:
    g = ready("ir07", "ir01")
    place(g, "assistant", "forest.a1")
    show_pile(g, "guild", "letters_of_introduction")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert len(legal(g, "discard")) == 3


@rule("FO-R53")
def test_the_guild_porter_goes_though_the_guilds_are_closed() -> None:
    g = ready("ir06", "ir01")
    trained(g, "1", "guild_porter")
    own(g, gold=5)
    ironclad_plays(g)
    assert can_exhaust(g, "1")
