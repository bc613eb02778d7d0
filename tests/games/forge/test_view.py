"""Who sees what: hands and decks are hidden, all else is open."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hearth.games.forge.game import FORGE
from hearth.games.forge.state import Forge
from hearth.kernel import Rng, Table
from tests.games.forge.positions import (
    BOX,
    at_turn,
    before_end,
    choosing_order,
    deck_at,
    developed,
    draw,
    empty_deck,
    end_round,
    end_turns,
    finish,
    forged_before,
    fresh,
    hammered,
    hold,
    in_deck,
    ironclad_plays,
    joined,
    me,
    names,
    next_cards,
    number,
    own,
    place,
    play,
    plenty,
    put,
    show_pile,
    solo,
    take_guild,
    train,
    trained,
    upgrade,
    upgraded,
)
from tests.games.forge.touching import words
from tests.support import rule

VIEWERS = [0, 1, None]  # the owner, another seat, a spectator
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)


def smithy(g: Forge, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    """What the viewer sees of a seat."""
    found: dict[str, Any] = g.view(viewer)["players"][seat]
    return found


def spot(g: Forge, name: str) -> dict[str, Any]:
    locations = g.view(None)["board"]["locations"]
    found: dict[str, Any] = next(
        one for place in locations for one in place["spots"] if one["spot"] == name
    )
    return found


# One's Contracts


@rule("FO-069", "FO-086", "FO-143")
def test_the_owner_sees_what_each_contract_takes_now() -> None:
    g = at_turn()
    hold(g, "infantry_spears", "milking_stool")
    upgraded(g, "hammers")
    developed(g, "wood_lathe")
    assert smithy(g, 0)["hand_costs"] == {
        "infantry_spears": {"wood": 1, "metal": 2, "brick": 0, "gem": 0},
        "milking_stool": {"wood": 2, "metal": 0, "brick": 0, "gem": 0},
    }
    assert smithy(g, 1)["hand_costs"] == {}
    assert smithy(g, None)["hand_costs"] == {}


# The course of a match


def test_the_phase_and_the_choice_are_named() -> None:
    ending = before_end()
    hold(ending, "milking_stool")
    own(ending, wood=3)
    end_turns(ending)
    found = []
    for g in (fresh(), choosing_order(), at_turn(), ending):
        seen = g.view(None)
        found.append((seen["phase"], seen["choice"], seen["round"]))
    assert found == [
        ("set_up", "KeepOne", 0),
        ("turn_order", "TakeSpace", 0),
        ("turns", "PlaceWorker", 1),
        ("end_of_round", "ForgeAtEnd", 1),
    ]


def test_in_the_middle_of_an_action_it_is_still_the_turns() -> None:
    g = at_turn()
    place(g, "assistant", "market")
    assert (g.view(0)["phase"], g.view(0)["choice"]) == ("turns", "Trade")


def test_a_finished_match_has_nothing_to_choose() -> None:
    g = at_turn()
    finish(g)
    seen = g.view(0)
    assert (seen["phase"], seen["choice"], seen["actors"]) == ("over", "", [])
    assert (seen["over"], seen["ending"]) == (True, "rounds")


def test_the_last_round_is_announced() -> None:
    g = at_turn()
    plenty(g)
    hammered(g, 0, "three_forged", "four_seals", "four_training", "four_development")
    me(g).skill = 4
    assert g.view(1)["last_round"] is False
    place(g, "assistant", "upgrade.right")
    play(g, upgrade("grindstone"))
    assert g.view(1)["last_round"] is True


def test_the_turn_order_is_open() -> None:
    g = choosing_order(2)
    first = g.actor()
    play(g, "take_space:space=3")
    play(g, "take_space:space=1")
    seen = g.view(None)
    assert seen["board"]["turn_order"] == [None, 1 - first, None, first]
    assert (seen["order"], seen["anvil"]) == ([1 - first, first], first)


def test_who_may_not_take_the_last_space_is_told_while_it_matters() -> None:
    g = at_turn()
    g.spaces = [0, -1, -1, 1]
    g.order = [0, 1]
    assert g.view(None)["board"]["barred"] is None
    end_round(g)
    assert g.view(None)["board"]["barred"] == 1


# What is open


@every_viewer
def test_what_a_player_owns_is_open(viewer: int | None) -> None:
    g = at_turn()
    own(g, wood=2, gem=1, gold=5)
    upgraded(g, "wagon", "vise")
    hammered(g, 0, "skill_five")
    me(g).vp, me(g).skill = 17, 5
    seen = smithy(g, viewer)
    assert seen["cubes"] == {"wood": 2, "metal": 0, "brick": 0, "gem": 1}
    assert (seen["gold"], seen["vp"], seen["skill"]) == (5, 17, 5)
    assert (seen["upgrades"], seen["hammers"]) == (["wagon", "vise"], ["skill_five"])
    assert seen["colour"] == "blue"


@every_viewer
def test_cards_that_were_played_are_open_with_their_seals(viewer: int | None) -> None:
    g = at_turn()
    forged_before(g, "boar_spear")
    joined(g, "timber_rights")
    developed(g, "trophy_wall", "coin_press")
    trained(g, "2", "fitter")
    seen = smithy(g, viewer)
    assert (seen["forged"], seen["guild_cards"]) == (["boar_spear"], ["timber_rights"])
    assert seen["developments"] == ["trophy_wall", "coin_press"]
    assert seen["trainings"] == [None, "fitter", None, None]
    colours = {colour: count for colour, count in seen["seals"].items() if count}
    assert colours == {"red": 2, "orange": 1, "green": 1}


@every_viewer
def test_workers_are_open_wherever_they_are(viewer: int | None) -> None:
    g = at_turn()
    put(g, 0, "1", "forest")
    put(g, 0, "2", "exhausted")
    put(g, 0, "smith", "forge")
    assert smithy(g, viewer)["workers"] == ["forest.a1", "exhausted", "absent", "absent", "forge"]


def test_spots_show_who_stands_there() -> None:
    g = at_turn()
    put(g, 0, "2", "training.left")
    put(g, 0, "smith", "training")
    assert spot(g, "training.left") == {
        "spot": "training.left",
        "for_smith": False,
        "workers": [{"seat": 0, "worker": 1}],
    }
    assert spot(g, "training.midB")["workers"] == [{"seat": 0, "worker": 4}]
    assert spot(g, "training.midA")["workers"] == []


def test_the_market_shows_all_who_stand_there() -> None:
    g = at_turn(3)
    put(g, 0, "1", "market")
    workers = spot(g, "market.a1")["workers"]
    assert len(workers) == 5
    assert workers[0] == {"seat": 0, "worker": 0}


def test_achievements_show_whose_hammers_they_have_and_what_the_next_scores() -> None:
    g = at_turn(3)
    hammered(g, 2, "four_seals")
    hammered(g, 0, "four_seals")
    seen = g.view(1)["board"]["achievements"]
    assert seen[1] == {"achievement": "four_seals", "hammers": [2, 0], "next_vp": 2}
    assert seen[0] == {"achievement": "three_forged", "hammers": [], "next_vp": 5}


@rule("FO-R56")
@every_viewer
def test_all_cards_of_discard_piles_are_open(viewer: int | None) -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks", "gate_hinges")
    board = g.view(viewer)["board"]
    assert board["contract_piles"]["common"] == ["gate_hinges", "hay_forks"]
    assert board["contract_decks"] == {"common": 22, "military": 24, "royal": 24}
    assert (board["guild_pile"], board["guild_deck"]) == (["assay_office"], 20)
    assert (board["development_pile"], board["development_deck"]) == (["open_yard"], 23)
    assert (board["training_pile"], board["training_deck"]) == (["proud_name"], 23)


# Ironclad


@pytest.mark.parametrize("viewer", [0, None])
def test_all_that_ironclad_has_is_open_but_the_order_of_its_cards(viewer: int | None) -> None:
    g = solo("ir04", ironclad="hard")
    ironclad_plays(g)
    seen = g.view(viewer)["board"]["ironclad"]
    assert (seen["level"], seen["colour"]) == ("hard", "yellow")
    assert (seen["upgrades"], seen["gold"]) == (["tongs"], 5 + 5 + 1 - 3)
    assert (seen["card"], seen["cards_used"], seen["deck"]) == ("ir04", ["ir04"], 11)
    assert (seen["assistants"], seen["smith"]) == (1, True)
    assert seen["score"] == seen["vp"] + seen["gold"] // 5


def test_a_location_that_ironclad_has_closed_is_marked() -> None:
    g = solo("ir04")
    ironclad_plays(g)
    closed = [one["location"] for one in g.view(0)["board"]["locations"] if one["closed"]]
    assert closed == ["market"]
    assert spot(g, "market.a1")["workers"] == [{"seat": 1, "worker": 0}]


@rule("FO-127")
def test_ironclads_blacksmith_is_told_apart_from_its_assistants() -> None:
    g = solo("ir01")
    g.ironclad.spots = [0, 1, 2]
    g.ironclad.assistants, g.ironclad.smith = 0, False
    workers = [spot(g, f"forest.a{i}")["workers"][0]["worker"] for i in (1, 2, 3)]
    assert workers == [0, 1, 4]
    g.ironclad.spots = [3, 0, 1]  # it stands on the Blacksmith spot, and came there first
    assert spot(g, "forest.b1")["workers"] == [{"seat": 1, "worker": 4}]
    assert spot(g, "forest.a1")["workers"] == [{"seat": 1, "worker": 0}]


def test_at_a_table_of_several_there_is_no_ironclad() -> None:
    assert at_turn().view(0)["board"]["ironclad"] is None


# What is hidden


@rule("FO-018")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    g = at_turn()
    hold(g, "hay_forks", "signet_ring")
    assert smithy(g, 0)["hand"] == ["hay_forks", "signet_ring"]
    for viewer in (1, None):
        seen = smithy(g, viewer)
        assert (seen["hand"], seen["hand_size"]) == (None, 2)
        assert words(g.view(viewer)).isdisjoint({"hay_forks", "signet_ring"})


@every_viewer
def test_the_backs_of_contracts_tell_their_types(viewer: int | None) -> None:
    g = at_turn()
    hold(g, "hay_forks", "milking_stool", "signet_ring")
    assert smithy(g, viewer)["hand_types"] == {"common": 2, "military": 0, "royal": 1}


@every_viewer
def test_everybody_saw_what_was_taken_from_a_discard_pile(viewer: int | None) -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks")
    place(g, "assistant", "commons")
    draw(g, "common_pile")
    assert smithy(g, viewer)["shown"] == ["hay_forks"]


@rule("FO-017")
def test_the_first_contracts_are_seen_by_who_chooses_among_them() -> None:
    g = fresh(2)
    seat = g.actor()
    dealt = names("contract", g.players[seat].hand)
    assert smithy(g, seat, seat)["looking"] == dealt
    assert smithy(g, seat, seat)["looking_at"] == "contract"
    for viewer in (1 - seat, None):
        assert smithy(g, viewer, seat)["looking"] == [None] * 3
        assert words(g.view(viewer)).isdisjoint(dealt)


@pytest.mark.parametrize(
    ("where", "cards", "table"),
    [
        ("guilds", ["timber_rights", "touchstone"], "guild_card"),
        ("development", ["coin_press", "slag_heap"], "development"),
        ("training", ["woodwise", "ore_nose"], "training"),
    ],
)
def test_cards_looked_at_are_seen_by_one_alone(where: str, cards: list[str], table: str) -> None:
    g = at_turn()
    next_cards(g, *cards)
    place(g, "smith", where)
    play(g, "from_deck")
    assert (smithy(g, 0)["looking"], smithy(g, 0)["looking_at"]) == (cards, table)
    for viewer in (1, None):
        assert smithy(g, viewer)["looking"] == [None, None]
        assert words(g.view(viewer)).isdisjoint(cards)


def test_of_contracts_just_drawn_those_from_a_pile_are_open() -> None:
    g = at_turn()
    upgraded(g, "vise")
    show_pile(g, "common", "hay_forks")
    next_cards(g, "gate_hinges")
    place(g, "assistant", "commons")
    draw(g, "common_pile", "common")
    assert smithy(g, 0)["looking"] == ["hay_forks", "gate_hinges"]
    assert smithy(g, 1)["looking"] == ["hay_forks", None]


@every_viewer
def test_a_training_card_that_waits_for_its_assistant_is_open(viewer: int | None) -> None:
    g = at_turn()
    next_cards(g, "woodwise", "ore_nose")
    place(g, "smith", "training")
    play(g, "from_deck")
    assert smithy(g, viewer)["playing"] is None
    train(g, "ore_nose")
    assert smithy(g, viewer)["playing"] == "ore_nose"
    assert smithy(g, viewer, 1)["playing"] is None


def test_nothing_in_a_deck_is_named() -> None:
    g = at_turn()
    hidden = {name for which in ("common", "military", "royal") for name in in_deck(g, which)}
    for which in ("guild", "development", "training"):
        hidden |= set(in_deck(g, which))
    for viewer in VIEWERS:
        assert words(g.view(viewer)).isdisjoint(hidden)


# What is remembered


def put_back(under: bool, busy: bool = True) -> Forge:
    """Seat 0 has taken Touchstone and put Timber Rights back."""
    g = at_turn(busy=busy)
    next_cards(g, "timber_rights", "touchstone")
    place(g, "smith", "guilds")
    play(g, "from_deck")
    take_guild(g, "touchstone", other_under=under)
    return g


def test_who_put_a_card_back_remembers_where() -> None:
    g = put_back(under=False)
    assert g.view(0)["remembered"]["guild_deck"] == {"top": ["timber_rights"], "under": []}
    g = put_back(under=True)
    assert g.view(0)["remembered"]["guild_deck"] == {"top": [], "under": ["timber_rights"]}
    for viewer in (1, None):
        assert g.view(viewer)["remembered"]["guild_deck"] == {"top": [], "under": [None]}


def looked_after(under_again: bool) -> Forge:
    """Seat 1 has looked at the card that seat 0 put on top, and at Gilded Patron."""
    g = put_back(under=False, busy=False)
    deck = deck_at(g, "guild")
    card = number("gilded_patron")
    deck.bag.remove(card)
    deck.top, deck.top_seen = [*deck.top, card], [*deck.top_seen, 0]
    place(g, "smith", "guilds")  # by seat 1, whose turn it is
    play(g, "from_deck")
    if under_again:
        take_guild(g, "gilded_patron", other_under=True)
    return g


def test_who_put_a_card_on_top_knows_that_another_looks_at_it() -> None:
    g = looked_after(under_again=False)
    assert smithy(g, 1, 1)["looking"] == ["timber_rights", "gilded_patron"]
    assert smithy(g, 0, 1)["looking"] == ["timber_rights", None]
    assert smithy(g, None, 1)["looking"] == [None, None]


def test_a_known_card_stays_known_when_another_puts_it_back() -> None:
    g = looked_after(under_again=True)
    for viewer in (0, 1):
        assert g.view(viewer)["remembered"]["guild_deck"]["under"] == ["timber_rights"]
    assert g.view(None)["remembered"]["guild_deck"]["under"] == [None]


@rule("FO-R52")
def test_nobody_else_knows_in_which_order_several_cards_went_under_the_deck() -> None:
    g = at_turn()
    trained(g, "1", "surveyor")
    next_cards(g, "coin_press", "wood_lathe", "slag_heap")
    deck = deck_at(g, "development")
    deck.top_seen = [0, 0b10, 0b10]
    place(g, "1", "development.left")
    play(g, "from_deck", f"develop:card={number('coin_press')}")
    play(g, f"put_under:card={number('slag_heap')}")
    memory = [g.view(seat)["remembered"]["development_deck"]["under"] for seat in (0, 1)]
    assert memory == [["slag_heap", "wood_lathe"], [None, None]]


def test_the_log_names_hidden_cards_only_to_those_who_see_them() -> None:
    table = Table(2, 1, FORGE.check(2, {}), logging=True)
    g = cast(Forge, FORGE.set_up(table, BOX))
    seat = g.actor()
    dealt = {f"is dealt {BOX.contracts[card].title}" for card in g.players[seat].hand}
    assert dealt <= heard(g, seat)
    assert dealt.isdisjoint(heard(g, 1 - seat))


def test_the_log_tells_others_only_the_type_of_a_contract_that_was_drawn() -> None:
    g = at_turn()
    g.logging = True
    next_cards(g, "hay_forks")
    place(g, "assistant", "commons")
    draw(g, "common")
    assert {"draws a Common Contract", "has drawn Hay Forks"} <= heard(g, 0)
    assert "draws a Common Contract" in heard(g, 1)
    assert not [text for text in heard(g, 1) if "Hay Forks" in text]


def heard(g: Forge, seat: int) -> set[str]:
    return {FORGE.sentence(g, event) for event in g.log if event[4] >> seat & 1}


# Guessing


def guesses(g: Forge, seat: int, count: int = 60) -> list[Forge]:
    """The table as it could be for all that the seat knows."""
    found = [g.clone() for _ in range(count)]
    for i, h in enumerate(found):
        h.determinise(seat, Rng(i))
        assert FORGE.broken_laws(h) == []
        assert h.view(seat) == g.view(seat)
    return found


@rule("FO-018")
def test_another_may_hold_any_contract_of_its_type_that_i_have_not_seen() -> None:
    g = at_turn()
    hold(g, "hay_forks", seat=1)
    hold(g, "milking_stool", seat=0)
    show_pile(g, "common", "gate_hinges")
    held = {name for h in guesses(g, 0, 300) for name in names("contract", h.players[1].hand)}
    seen = {"milking_stool", "gate_hinges"}
    assert held == {card.id for card in BOX.contracts if card.type == 0} - seen


def test_what_everybody_saw_being_taken_is_not_guessed() -> None:
    g = at_turn()
    hold(g, "hay_forks", "signet_ring", seat=1)
    g.players[1].shown = [number("signet_ring")]
    for h in guesses(g, 0):
        assert number("signet_ring") in h.players[1].hand
        assert h.players[0].hand == g.players[0].hand


@rule("FO-017")
def test_what_another_is_dealt_at_first_is_one_of_each_type() -> None:
    g = fresh(2)
    seat = g.actor()
    for h in guesses(g, 1 - seat):
        other = h.players[seat]
        assert [BOX.contracts[card].type for card in other.hand] == [0, 1, 2]
        assert other.looking == other.hand


@rule("FO-R15")
def test_who_drew_before_the_pile_was_shuffled_holds_none_of_its_cards() -> None:
    g = at_turn()
    hold(g, "hay_forks", "milking_stool", seat=1)
    show_pile(g, "common", "gate_hinges", "boar_spear", "well_pulley", "dower_chest")
    empty_deck(g, "common")
    place(g, "assistant", "commons")
    draw(g, "common")  # of Boar Spear, Well Pulley and Dower Chest
    before = {number("hay_forks"), number("milking_stool")}
    assert all(set(h.players[1].hand) == before for h in guesses(g, 0))
    drawn = {h.players[0].hand[0] for h in guesses(g, 1)}
    assert drawn == {number(name) for name in ("boar_spear", "well_pulley", "dower_chest")}


def test_another_may_look_at_any_card_that_i_cannot_place() -> None:
    g = at_turn()
    next_cards(g, "woodwise", "ore_nose")
    place(g, "smith", "training")
    play(g, "from_deck")
    found = {card for h in guesses(g, 1, 300) for card in h.players[0].looking}
    assert found == set(range(24)) - {number("proud_name")}
    assert all(h.players[0].looking == me(g).looking for h in guesses(g, 0))


def test_what_i_know_that_another_looks_at_is_not_guessed() -> None:
    g = looked_after(under_again=False)
    looked = [h.players[1].looking for h in guesses(g, 0)]
    assert {cards[0] for cards in looked} == {number("timber_rights")}
    assert len({cards[1] for cards in looked}) > 5


def test_what_another_put_back_is_guessed_and_what_i_did_is_known() -> None:
    g = put_back(under=False)
    assert {h.guild_deck.top[0] for h in guesses(g, 0)} == {number("timber_rights")}
    on_top = {h.guild_deck.top[0] for h in guesses(g, 1, 300)}
    assert on_top == set(g.guild_deck.cards())


def test_while_a_training_waits_for_its_assistant_the_other_card_is_guessed() -> None:
    g = at_turn()
    next_cards(g, "woodwise", "ore_nose")
    place(g, "smith", "training")
    play(g, "from_deck")
    train(g, "ore_nose")
    assert len({h.players[0].looking[0] for h in guesses(g, 1)}) > 5


def test_guesses_draw_different_cards() -> None:
    g = solo()
    ironclad_plays(g)
    for which in ("guild", "development", "training", "royal"):
        assert len({h.draw(deck_at(h, which)) for h in guesses(g, 0)}) > 5
    assert len({h.draw(h.ironclad.deck) for h in guesses(g, 0)}) > 5
