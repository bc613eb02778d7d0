"""Row 3: Commons, Military and Royal, their decks and discard piles."""

from __future__ import annotations

import pytest

from tests.games.forge.positions import (
    as_imagined,
    at_turn,
    developed,
    discard,
    discards,
    draw,
    drawing,
    empty_deck,
    fetch,
    forged_before,
    hand,
    has,
    hold,
    in_deck,
    next_cards,
    pile,
    place,
    plenty,
    show_pile,
    trained,
    upgraded,
)
from tests.support import legal, rule

KIND = {"commons": "common", "military": "military", "royal": "royal"}
TOPS = {
    "common": ["hay_forks", "milking_stool", "gate_hinges", "boar_spear"],
    "military": ["watchmans_cap", "great_helm", "war_hammer", "brigandine"],
    "royal": ["signet_ring", "cloak_clasp", "falcon_bells", "rose_brooch"],
}


# Drawing


@rule("FO-058", "FO-060", "FO-R01")
@pytest.mark.parametrize("location", KIND)
def test_an_assistant_draws_the_top_card_of_the_deck(location: str) -> None:
    kind = KIND[location]
    g = at_turn()
    next_cards(g, *TOPS[kind])
    place(g, "assistant", location)
    draw(g, kind)
    assert hand(g) == TOPS[kind][:1]
    assert legal(g, "place")


@rule("FO-058", "FO-060")
@pytest.mark.parametrize("location", KIND)
def test_or_takes_the_top_card_of_the_pile(location: str) -> None:
    kind = KIND[location]
    g = at_turn()
    show_pile(g, kind, *TOPS[kind])
    place(g, "assistant", location)
    draw(g, f"{kind}_pile")
    assert hand(g) == TOPS[kind][:1]
    assert pile(g, kind) == TOPS[kind][1:]


@rule("FO-058")
@pytest.mark.parametrize("location", KIND)
@pytest.mark.parametrize("who", ["assistant", "smith"])
def test_a_location_works_with_its_own_deck_and_pile_only(location: str, who: str) -> None:
    g = at_turn()
    for kind, cards in TOPS.items():
        show_pile(g, kind, *cards)
    place(g, who, location)
    assert legal(g) == [drawing(KIND[location]), drawing(f"{KIND[location]}_pile")]


@rule("FO-061")
@pytest.mark.parametrize("location", KIND)
def test_a_blacksmith_draws_two_and_keeps_both(location: str) -> None:
    kind = KIND[location]
    g = at_turn()
    next_cards(g, *TOPS[kind])
    place(g, "smith", location)
    draw(g, kind, kind)
    assert hand(g) == TOPS[kind][:2]
    assert legal(g, "place")
    assert pile(g, kind) == []


@rule("FO-063")
@pytest.mark.parametrize(
    ("first", "second", "wanted"),
    [
        ("common", "common", ["hay_forks", "milking_stool"]),
        ("common", "common_pile", ["hay_forks", "well_pulley"]),
        ("common_pile", "common", ["well_pulley", "hay_forks"]),
        ("common_pile", "common_pile", ["well_pulley", "dower_chest"]),
    ],
)
def test_each_draw_is_decided_by_itself(first: str, second: str, wanted: list[str]) -> None:
    g = at_turn()
    next_cards(g, "hay_forks", "milking_stool")
    show_pile(g, "common", "well_pulley", "dower_chest")
    place(g, "smith", "commons")
    draw(g, first, second)
    assert hand(g) == wanted


@rule("FO-064")
def test_there_is_no_hand_limit() -> None:
    g = at_turn()
    hold(g, *in_deck(g, "royal"))
    hold(g, *in_deck(g, "military"))
    place(g, "smith", "commons")
    draw(g, "common", "common")
    assert len(hand(g)) == 50


@rule("FO-018", "FO-R48")
def test_what_was_taken_from_a_pile_has_been_seen_by_all() -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks")
    place(g, "assistant", "commons")
    draw(g, "common_pile")
    assert {tuple(hand(one)) for one in as_imagined(g, 1)} == {("hay_forks",)}


# The Vise and the Contract Scout


@rule("FO-062", "FO-087", "FO-R17")
@pytest.mark.parametrize(("who", "draws"), [("assistant", 2), ("smith", 3)])
@pytest.mark.parametrize("location", KIND)
def test_the_vise_draws_one_more_and_discards_one_of_them(
    who: str, draws: int, location: str
) -> None:
    kind = KIND[location]
    g = at_turn()
    upgraded(g, "vise")
    hold(g, "town_clock_movement")
    next_cards(g, *TOPS[kind])
    place(g, who, location)
    draw(g, *[kind] * draws)
    assert sorted(discards(g)) == sorted(TOPS[kind][:draws])
    discard(g, TOPS[kind][0])
    assert hand(g) == ["town_clock_movement", *TOPS[kind][1:draws]]
    assert pile(g, kind) == TOPS[kind][:1]
    assert legal(g, "place")


@rule("FO-062", "FO-063")
def test_with_the_vise_a_card_of_the_pile_may_be_drawn_and_laid_back() -> None:
    g = at_turn()
    upgraded(g, "vise")
    show_pile(g, "common", "hay_forks")
    next_cards(g, "gate_hinges")
    place(g, "assistant", "commons")
    draw(g, "common_pile", "common")
    discard(g, "hay_forks")
    assert hand(g) == ["gate_hinges"]
    assert pile(g, "common") == ["hay_forks"]


@rule("FO-R51")
def test_scout_and_vise_together_draw_two_more_and_discard_two() -> None:
    g = at_turn()
    upgraded(g, "vise")
    trained(g, "1", "contract_scout")
    hold(g, "town_clock_movement")
    next_cards(g, *TOPS["common"])
    place(g, "1", "commons")
    draw(g, "common", "common", "common")
    assert sorted(discards(g)) == sorted(TOPS["common"][:3])
    discard(g, "milking_stool")
    assert sorted(discards(g)) == ["gate_hinges", "hay_forks"]
    discard(g, "gate_hinges")
    assert hand(g) == ["town_clock_movement", "hay_forks"]
    assert pile(g, "common") == ["gate_hinges", "milking_stool"]


@rule("FO-062", "FO-R17")
def test_the_vise_does_not_help_before_round_1_or_at_other_places() -> None:
    g = at_turn()
    upgraded(g, "vise")
    plenty(g)
    place(g, "smith", "development")
    assert legal(g) == ["from_deck", "from_pile"]


# Running out


@rule("FO-R15")
def test_an_empty_deck_is_made_of_the_pile_except_its_top_card() -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks", "milking_stool", "gate_hinges")
    empty_deck(g, "common")
    place(g, "assistant", "commons")
    draw(g, "common")
    assert hand(g)[0] in ("milking_stool", "gate_hinges")
    assert pile(g, "common") == ["hay_forks"]
    assert len(in_deck(g, "common")) == 1


@rule("FO-R15")
def test_if_only_the_top_card_is_left_it_comes_from_the_pile() -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks")
    empty_deck(g, "common")
    place(g, "assistant", "commons")
    assert legal(g) == [drawing("common_pile")]
    draw(g, "common_pile")
    assert hand(g) == ["hay_forks"]


@rule("FO-R15")
def test_if_there_is_nothing_more_fewer_are_drawn() -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks")
    empty_deck(g, "common")
    place(g, "smith", "commons")
    draw(g, "common_pile")
    assert hand(g) == ["hay_forks"]
    assert legal(g, "place")


@rule("FO-R15", "FO-062")
def test_with_the_vise_and_a_single_card_left_that_card_is_drawn_and_discarded() -> None:
    """Then one card is drawn, and of the cards just drawn one is discarded."""
    g = at_turn()
    upgraded(g, "vise")
    show_pile(g, "common", "hay_forks")
    empty_deck(g, "common")
    place(g, "assistant", "commons")
    draw(g, "common_pile")
    assert discards(g) == ["hay_forks"]
    discard(g, "hay_forks")
    assert pile(g, "common") == ["hay_forks"]


@rule("FO-R16")
@pytest.mark.parametrize("location", KIND)
def test_an_empty_contract_pile_is_not_filled(location: str) -> None:
    kind = KIND[location]
    g = at_turn()
    show_pile(g, kind, TOPS[kind][0])
    place(g, "assistant", location)
    draw(g, f"{kind}_pile")
    assert pile(g, kind) == []
    place(g, "smith", location)
    assert legal(g) == [drawing(kind)]


@rule("FO-R15")
def test_forged_contracts_do_not_come_back() -> None:
    g = at_turn()
    forged_before(g, "hay_forks", seat=1)
    show_pile(g, "common", "milking_stool", "gate_hinges")
    empty_deck(g, "common")
    place(g, "smith", "commons")
    draw(g, "common", "common_pile")
    assert sorted(hand(g)) == ["gate_hinges", "milking_stool"]
    assert "hay_forks" not in in_deck(g, "common") + pile(g, "common")
    with pytest.raises(AssertionError, match="belongs to somebody"):
        fetch(g, "hay_forks")


# What else is gained there


@pytest.mark.parametrize("location", KIND)
@pytest.mark.parametrize("who", ["assistant", "smith"])
def test_the_courier_loft_pays_a_gold_for_each_action(location: str, who: str) -> None:
    g = at_turn()
    developed(g, "courier_loft")
    place(g, who, location)
    while legal(g, "draw"):
        draw(g, KIND[location])
    assert has(g) == {"gold": 1}
