"""Set-up: the decks and piles, what everybody starts with, the first Contract."""

from __future__ import annotations

import json

import pytest

from hearth.games.forge.cards import SEALS
from hearth.games.forge.effects import TYPES
from hearth.games.forge.state import ABSENT, EMPTY, HOME, Forge
from tests.games.forge.positions import (
    BOX,
    SORTS,
    as_imagined,
    at,
    at_turn,
    available,
    choosing_order,
    done,
    drawn,
    fresh,
    gained,
    hammers,
    hand,
    has,
    hold,
    in_deck,
    next_cards,
    number,
    own,
    pile,
    place,
    play,
    show_pile,
    spend,
    trade,
)
from tests.support import legal, rule

SEATS = [1, 2, 3, 4]
SEEDS = range(1, 61)
CARD_DECKS = [("development", 24), ("training", 24), ("guild", 21)]


def dealt(g: Forge) -> list[str]:
    """The Contracts of which the seat on turn is to keep one."""
    ids = [one.id for one in BOX.contracts]
    return [ids[int(text.partition("=")[2])] for text in legal(g, "keep_contract")]


# Shared


@rule("FO-001")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_four_play_with_each_other_and_one_against_ironclad(seats: int) -> None:
    g = fresh(seats)
    assert len(g.players) == seats
    assert g.ironclad.present == (seats == 1)


@rule("FO-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_none_or_more_than_four_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"not {seats}"):
        fresh(seats)


@rule("FO-002", "FO-R01")
@pytest.mark.parametrize("kind", TYPES)
def test_a_contract_deck_holds_the_24_of_its_type_less_those_dealt(kind: str) -> None:
    g = fresh(3)
    cards = set(in_deck(g, kind)) | set(dealt(g))
    assert {one.id for one in BOX.contracts if TYPES[one.type] == kind} <= cards
    assert len(in_deck(g, kind)) == 23
    assert pile(g, kind) == []


@rule("FO-002")
@pytest.mark.parametrize("which", range(3))
def test_contracts_are_shuffled(which: int) -> None:
    assert len({dealt(fresh(2, seed))[which] for seed in range(1, 200)}) == 24


@rule("FO-003", "FO-004", "FO-005")
@pytest.mark.parametrize(("which", "count"), CARD_DECKS)
def test_one_card_is_turned_up_and_the_rest_is_face_down(which: str, count: int) -> None:
    g = fresh(4)
    assert len(pile(g, which)) == 1
    assert len({*pile(g, which), *in_deck(g, which)}) == count
    assert len(in_deck(g, which)) == count - 1


@rule("FO-003", "FO-004", "FO-005")
@pytest.mark.parametrize(("which", "count"), CARD_DECKS)
def test_any_card_may_be_the_first_to_be_turned_up(which: str, count: int) -> None:
    assert len({pile(fresh(2, seed), which)[0] for seed in range(1, 200)}) == count


@rule("FO-006")
def test_the_supply_never_runs_out() -> None:
    g = at_turn()
    own(g, gold=450)
    place(g, "assistant", "market")
    trade(g, "buy", "brick", 60)  # there are 20 cubes
    trade(g, "buy", "gem", 42)
    assert has(g) == {"brick": 60, "gem": 42}


@rule("FO-007")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_has_a_hammer_on_the_achievement_board(seats: int) -> None:
    g = fresh(seats)
    assert g.columns == [[]] * 7
    assert all(hammers(g, seat) == [] for seat in range(seats))


@rule("FO-008", "FO-R04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_may_receive_the_anvil(seats: int) -> None:
    assert {fresh(seats, seed).anvil for seed in SEEDS} == set(range(seats))


# Players


@rule("FO-009", "FO-010", "FO-R02")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_board_of_their_own_without_upgrades(seats: int) -> None:
    g = fresh(seats)
    assert [done(g, seat) for seat in range(seats)] == [[]] * seats
    assert [smithy.forged + smithy.guild_cards for smithy in g.players] == [[]] * seats
    assert all(len(smithy.workers) == 1 + 4 for smithy in g.players)


@rule("FO-010")
def test_the_vp_under_the_cylinders_are_not_counted_before() -> None:
    assert at_turn().scores() == [0, 0]


@rule("FO-011", "FO-012")
@pytest.mark.parametrize("seats", SEATS)
def test_two_assistants_and_the_blacksmith_are_available(seats: int) -> None:
    for smithy in fresh(seats).players:
        assert smithy.workers == [HOME, HOME, ABSENT, ABSENT, HOME]


@rule("FO-011")
@pytest.mark.parametrize("who", ["3", "4"])
def test_the_assistants_off_the_board_cannot_be_placed(who: str) -> None:
    g = at_turn()
    spend(g, 0, "smith")
    assert available(g) == ["smith"]
    assert all(text.startswith("place:worker=4") for text in legal(g))
    assert who not in available(g)


@rule("FO-012")
def test_the_blacksmith_can_be_placed_in_round_1() -> None:
    g = at_turn()
    place(g, "smith", "mines.b1")
    assert has(g) == {"gem": 2}


@rule("FO-013")
def test_skill_starts_at_1() -> None:
    assert [smithy.skill for smithy in fresh(4).players] == [1] * 4


@rule("FO-014")
def test_the_turn_order_hammer_is_none_of_the_five_for_achievements() -> None:
    g = choosing_order(2)
    while legal(g, "take_space"):
        play(g, legal(g)[0])
    assert sorted(g.spaces) == [EMPTY, EMPTY, 0, 1]
    assert g.columns == [[]] * 7


@rule("FO-015", "FO-016", "FO-R03")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_5_gold_a_wood_and_a_metal_but_no_vp(seats: int) -> None:
    g = fresh(seats)
    for seat in range(seats):
        assert gained(g, seat) == {"gold": 5, "wood": 1, "metal": 1}


@rule("FO-R03")
def test_vp_have_no_upper_limit() -> None:
    g = at_turn()
    g.players[0].vp = 99
    own(g, gem=30)
    place(g, "assistant", "training.right")  # Proud Name: 3 VP
    play(g, "from_pile")
    assert g.players[0].vp == 102
    assert g.scores()[0] == 132


# The first Contract


@rule("FO-017")
def test_one_contract_of_each_type_is_drawn_and_one_of_them_kept() -> None:
    g = fresh(2)
    seat, cards = g.actor(), dealt(g)
    assert [TYPES[BOX.contracts[number(name)].type] for name in cards] == TYPES
    play(g, f"keep_contract:contract={number(cards[1])}")
    assert hand(g, seat) == [cards[1]]
    assert [pile(g, kind) for kind in TYPES] == [[cards[0]], [], [cards[2]]]


@rule("FO-017")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_ends_up_with_one_contract(seats: int) -> None:
    g = choosing_order(seats)
    assert [len(smithy.hand) for smithy in g.players] == [1] * seats
    assert sum(len(pile(g, kind)) for kind in TYPES) == 2 * seats


@rule("FO-R50")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_contracts_are_chosen_in_seat_order_from_the_anvil_on(seed: int) -> None:
    g = fresh(3, seed)
    order = []
    while legal(g, "keep_contract"):
        order.append(g.actor())
        play(g, legal(g)[0])
    assert order == [(g.anvil + i) % 3 for i in range(3)]


@rule("FO-R50")
def test_the_discards_lie_on_the_piles_before_the_next_player_draws() -> None:
    g = fresh(2)
    kept, *others = dealt(g)
    play(g, f"keep_contract:contract={number(kept)}")
    assert legal(g, "keep_contract")  # the other's
    assert pile(g, "military") + pile(g, "royal") == others
    assert not set(dealt(g)) & set(others)


@rule("FO-018", "FO-R48")
def test_a_hand_is_not_shown_to_others() -> None:
    g = at_turn()
    hold(g, "crown_of_the_realm")
    assert "crown_of_the_realm" in json.dumps(g.view(0))
    assert "crown_of_the_realm" not in json.dumps(g.view(1))
    assert "crown_of_the_realm" not in json.dumps(g.view(None))


@rule("FO-018", "FO-R48")
def test_others_cannot_tell_which_contract_a_player_holds() -> None:
    g = at_turn()
    hold(g, "crown_of_the_realm")
    assert {tuple(hand(one)) for one in as_imagined(g, 0)} == {("crown_of_the_realm",)}
    assert len({tuple(hand(one)) for one in as_imagined(g, 1)}) > 5


@rule("FO-R48")
def test_means_and_vp_are_public() -> None:
    g = at_turn()
    own(g, gold=17, gem=13)
    g.players[0].vp = 29
    for one in as_imagined(g, 1):
        assert gained(one) == {"gold": 17, "gem": 13, "vp": 29}


@rule("FO-R48")
@pytest.mark.parametrize("name", ["hay_forks", "touchstone", "coin_press", "tunnels"])
def test_nobody_can_tell_which_card_is_on_top_of_a_deck(name: str) -> None:
    g = at_turn()
    next_cards(g, name)
    which = {"hay_forks": "common"}.get(name) or SORTS[name]
    assert drawn(g, which, 1) == [name]
    for seat in (0, 1):
        assert len({drawn(one, which, 1)[0] for one in as_imagined(g, seat)}) > 5


@rule("FO-R56")
def test_everybody_may_look_through_the_discard_piles() -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks", "milking_stool", "gate_hinges")
    for seat in (0, 1, None):
        text = json.dumps(g.view(seat))
        assert all(name in text for name in pile(g, "common"))


@rule("FO-R56")
def test_but_only_the_top_card_can_be_taken() -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks", "milking_stool", "gate_hinges")
    place(g, "assistant", "commons")
    play(g, "draw:pile=3")
    assert hand(g) == ["hay_forks"]
    assert pile(g, "common") == ["milking_stool", "gate_hinges"]


@rule("FO-R23")
def test_two_blacksmiths_find_room_at_the_guilds() -> None:
    assert len(at("guilds")) == 2


@rule("FO-R22")
@pytest.mark.parametrize("location", ["development", "upgrade", "training"])
def test_row_4_has_three_assistant_spots_and_one_of_the_blacksmith(location: str) -> None:
    assert len(at(location)) == 4
    assert [len(at(f"{location}.{one}")) for one in ("left", "midA", "midB", "right")] == [1] * 4
    assert [n for n in at(location) if BOX.spots[n].for_smith] == at(f"{location}.midB")


def test_there_are_three_seals_of_each_colour_among_the_guild_cards() -> None:
    colours = [SEALS[card.seal] for card in BOX.guild_cards]
    assert [colours.count(colour) for colour in SEALS] == [3] * 7
