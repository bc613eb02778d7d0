"""Training cards that are exhausted: an Assistant is put on its card instead of a spot."""

from __future__ import annotations

import pytest

from tests.games.forge.positions import (
    BOX,
    assistants_in,
    available,
    can_exhaust,
    developed,
    discard,
    discards,
    draw,
    drawing,
    empty_deck,
    exhaust,
    finish,
    forged,
    forging,
    gained,
    give_back,
    hand,
    has,
    hold,
    names,
    next_cards,
    own,
    pile,
    play,
    put,
    show_pile,
    spend,
    standing,
    trade,
    trained,
    upgraded,
)
from tests.games.forge.scenes import with_training
from tests.support import legal, rule

EXHAUST = ["tunnels", "packman", "striker", "guild_porter", "assay_hand", "showman", "relief_hand"]


@rule("FO-032", "FO-R31")
@pytest.mark.parametrize("card", [card.id for card in BOX.trainings if card.id not in EXHAUST])
def test_other_cards_are_not_exhausted(card: str) -> None:
    g = with_training(card)
    own(g, gold=20, wood=9, metal=9, gem=9)
    hold(g, "milking_stool")
    assert not can_exhaust(g, "1")


@rule("FO-144", "FO-R34")
@pytest.mark.parametrize(
    ("first", "second", "cards"),
    [
        ("common", "royal", ["hay_forks", "signet_ring"]),
        ("common", "common_pile", ["hay_forks", "gate_hinges"]),
        ("common_pile", "common", ["gate_hinges", "hay_forks"]),
        ("military_pile", "royal_pile", ["great_helm", "rose_brooch"]),
    ],
)
def test_tunnels_draws_from_two_different_piles_and_keeps_both(
    first: str, second: str, cards: list[str]
) -> None:
    g = with_training("tunnels")
    next_cards(g, "hay_forks", "watchmans_cap", "signet_ring")
    for kind, name in zip(
        ["common", "military", "royal"], ["gate_hinges", "great_helm", "rose_brooch"]
    ):
        show_pile(g, kind, name)
    exhaust(g, "1")
    assert len(legal(g)) == 6
    draw(g, first)
    assert drawing(first) not in legal(g)
    assert len(legal(g)) == 5
    draw(g, second)
    assert hand(g) == cards
    assert legal(g, "place")


@rule("FO-R34")
def test_the_second_pile_is_named_after_the_first_card_is_seen() -> None:
    g = with_training("tunnels")
    next_cards(g, "hay_forks")
    exhaust(g, "1")
    draw(g, "common")
    assert hand(g) == ["hay_forks"]
    assert legal(g, "draw")


@rule("FO-R34")
def test_if_only_one_pile_has_cards_one_card_is_drawn() -> None:
    g = with_training("tunnels")
    show_pile(g, "common", "hay_forks")
    for kind in ("common", "military", "royal"):
        empty_deck(g, kind)
    exhaust(g, "1")
    draw(g, "common_pile")
    assert hand(g) == ["hay_forks"]
    assert legal(g, "place")


def test_tunnels_needs_a_contract_card_somewhere() -> None:
    g = with_training("tunnels")
    assert can_exhaust(g, "1")
    for kind in ("common", "military", "royal"):
        empty_deck(g, kind)
    assert not can_exhaust(g, "1")


@rule("FO-R17", "FO-R53")
def test_neither_vise_nor_courier_work_with_tunnels() -> None:
    g = with_training("tunnels")
    upgraded(g, "vise")
    developed(g, "courier_loft")
    exhaust(g, "1")
    draw(g, "common", "royal")
    assert not legal(g, "discard")
    assert len(hand(g)) == 2
    assert has(g) == {}


def test_packman_gains_2_wood_and_a_metal_always() -> None:
    g = with_training("packman")
    exhaust(g, "1")
    assert has(g) == {"wood": 2, "metal": 1}


@rule("FO-R53")
def test_packman_is_not_at_the_forest() -> None:
    g = with_training("packman")
    upgraded(g, "wagon")
    developed(g, "log_flume", "ore_sledge")
    exhaust(g, "1")
    assert has(g) == {"wood": 2, "metal": 1}


def test_striker_needs_2_gold_and_a_contract_that_can_be_forged() -> None:
    g = with_training("striker")
    own(g, gold=2, wood=3)
    assert not can_exhaust(g, "1")
    hold(g, "milking_stool")
    assert can_exhaust(g, "1")
    own(g, gold=1, wood=3)
    assert not can_exhaust(g, "1")
    own(g, gold=2, wood=2)
    assert not can_exhaust(g, "1")


@rule("FO-R60")
def test_striker_pays_2_gold_to_forge_a_contract() -> None:
    g = with_training("striker")
    own(g, gold=2, wood=3)
    hold(g, "milking_stool")
    exhaust(g, "1")
    play(g, forging("milking_stool"))
    assert gained(g) == {"gold": 4, "vp": 3}
    assert forged(g) == ["milking_stool"]


def test_guild_porter_pays_5_gold_for_the_top_guild_card() -> None:
    g = with_training("guild_porter")
    show_pile(g, "guild", "timber_rights", "touchstone")
    own(g, gold=5)
    exhaust(g, "1")
    assert has(g) == {"wood": 3}
    assert names("guild", g.players[0].guild_cards) == ["timber_rights"]
    assert pile(g, "guild") == ["touchstone"]


def test_guild_porter_needs_5_gold_and_a_card_in_the_pile() -> None:
    g = with_training("guild_porter")
    own(g, gold=4)
    assert not can_exhaust(g, "1")
    own(g, gold=5)
    assert can_exhaust(g, "1")
    show_pile(g, "guild")
    assert not can_exhaust(g, "1")


@rule("FO-056")
def test_guild_porter_leaves_a_new_card_on_the_pile() -> None:
    g = with_training("guild_porter")
    next_cards(g, "touchstone")
    show_pile(g, "guild", "timber_rights")
    own(g, gold=5)
    exhaust(g, "1")
    assert pile(g, "guild") == ["touchstone"]


def test_guild_porter_resolves_the_card_in_full() -> None:
    g = with_training("guild_porter")
    show_pile(g, "guild", "factors_ledger")
    own(g, gold=5)
    exhaust(g, "1")
    assert has(g) == {"gold": 3}
    trade(g, "buy", "metal", 1)
    play(g, *legal(g, "end_trades"))
    assert has(g) == {"metal": 1}


@rule("FO-R59")
def test_an_assistant_may_bring_itself_back_with_master_masons_eye() -> None:
    """An Assistant that lies exhausted on its card is placed; only Relief Hand excepts itself."""
    g = with_training("guild_porter")
    show_pile(g, "guild", "master_masons_eye")
    own(g, gold=5)
    exhaust(g, "1")
    assert assistants_in(g, "return_assistant") == ["1"]
    give_back(g, "1")
    assert "1" in available(g)


@rule("FO-045")
def test_assay_hand_exchanges_one_or_two_cubes_but_not_into_brick() -> None:
    g = with_training("assay_hand")
    own(g, wood=1, brick=1)
    exhaust(g, "1")
    play(g, "give_cube:what=0", "give_cube:what=2")
    assert legal(g) == ["take_cube:what=0", "take_cube:what=1", "take_cube:what=3"]
    play(g, "take_cube:what=1", "take_cube:what=3")
    assert has(g) == {"metal": 1, "gem": 1}
    assert legal(g, "place")


def test_assay_hand_may_exchange_a_single_cube() -> None:
    g = with_training("assay_hand")
    own(g, wood=5)
    exhaust(g, "1")
    play(g, "give_cube:what=0", "stop_giving", "take_cube:what=3")
    assert has(g) == {"wood": 4, "gem": 1}
    assert legal(g, "place")


def test_assay_hand_exchanges_at_least_one_cube() -> None:
    g = with_training("assay_hand")
    own(g, wood=5)
    exhaust(g, "1")
    assert legal(g) == ["give_cube:what=0"]


def test_assay_hand_may_take_two_of_a_kind() -> None:
    g = with_training("assay_hand")
    own(g, wood=2)
    exhaust(g, "1")
    play(g, "give_cube:what=0", "give_cube:what=0", "take_cube:what=3", "take_cube:what=3")
    assert has(g) == {"gem": 2}


def test_assay_hand_needs_a_cube() -> None:
    g = with_training("assay_hand")
    own(g, gold=20)
    assert not can_exhaust(g, "1")
    own(g, brick=1)
    assert can_exhaust(g, "1")


def test_showman_gains_a_vp_and_3_gold_always() -> None:
    g = with_training("showman")
    exhaust(g, "1")
    assert gained(g) == {"vp": 1, "gold": 3}


@rule("FO-R47", "FO-R59")
@pytest.mark.parametrize("where", ["forest.a1", "market", "plaza", "commons", "training.left"])
def test_relief_hand_brings_another_assistant_back(where: str) -> None:
    g = with_training("relief_hand")
    put(g, 0, "2", where)
    exhaust(g, "1")
    if legal(g, "return_assistant"):
        give_back(g, "2")
    assert available(g) == ["2", "smith"]
    assert standing(g, where).count(0) == 0


@rule("FO-R59")
def test_relief_hand_brings_an_exhausted_assistant_back_which_works_again() -> None:
    g = with_training("relief_hand")
    trained(g, "2", "packman")
    exhaust(g, "2")
    exhaust(g, "1")
    if legal(g, "return_assistant"):
        give_back(g, "2")
    exhaust(g, "2")
    assert has(g) == {"wood": 4, "metal": 2}


@rule("FO-R59")
def test_relief_hand_chooses_among_the_others_but_not_itself() -> None:
    g = with_training("relief_hand", round=3)
    spend(g, 0, "1")
    exhaust(g, "1")
    assert assistants_in(g, "return_assistant") == ["2", "3", "4"]


@rule("FO-R59")
def test_relief_hand_needs_another_placed_assistant() -> None:
    g = with_training("relief_hand")
    assert not can_exhaust(g, "1")
    put(g, 0, "smith", "mines")
    put(g, 1, "2", "forest.a1")
    assert not can_exhaust(g, "1")
    put(g, 0, "2", "forest.a2")
    assert can_exhaust(g, "1")


@rule("FO-117")
def test_training_cards_score_their_vp_once() -> None:
    g = with_training("proud_name")
    finish(g)
    assert g.scores() == [0, 0]  # they came when it was played


@rule("FO-R53")
def test_the_vise_draws_no_more_with_letters_from_the_guild_porter() -> None:
    g = with_training("guild_porter")
    upgraded(g, "vise")
    show_pile(g, "guild", "letters_of_introduction")
    own(g, gold=5)
    exhaust(g, "1")
    assert len(discards(g)) == 3
    discard(g, discards(g)[0])
    assert len(hand(g)) == 2
    assert legal(g, "place")
