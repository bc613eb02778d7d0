"""Why a thing on a drawn board cannot be chosen: spots, workers, spaces, cubes and upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.forge.game import FORGE
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    at_turn,
    choosing_order,
    developed,
    empty_deck,
    end_round,
    exhaust,
    finish,
    forged_before,
    fresh,
    hammered,
    ironclad_plays,
    me,
    own,
    place,
    play,
    plenty,
    put,
    show_pile,
    solo,
    trained,
    upgraded,
)
from tests.games.forge.touching import (
    EVERY_REF,
    TABLES,
    choices,
    clause,
    why_not,
    words,
)
from tests.support import rule

CARD_KINDS = ["contract", "guild_card", "development", "training"]


# Whole matches


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whatever_is_in_sight_and_cannot_be_chosen_has_a_reason(
    seats: int, options: dict[str, Any]
) -> None:
    for i, (g, seat) in enumerate(choices(seats, 40 + seats, **options)):
        if i % 5:
            continue
        legal = [FORGE.path(g, a, seat)[:1] for a in g.options(seat)]
        hidden = out_of_sight(g, seat)
        for ref in EVERY_REF:
            if [ref] in legal or ref in hidden:
                assert why_not(g, ref, seat) == "", ref
            else:
                assert why_not(g, ref, seat).endswith("."), ref


def out_of_sight(g: Forge, seat: int) -> set[str]:
    """Cards in decks and in the hands of others."""
    seen = words(g.view(seat))
    cards = [ref for ref in EVERY_REF if ref.partition(":")[0] in CARD_KINDS]
    return {ref for ref in cards if ref.partition(":")[2] not in seen}


@pytest.mark.parametrize(("seats", "options"), TABLES[1:])
def test_who_waits_gets_the_same_answer_for_everything(seats: int, options: dict[str, Any]) -> None:
    for i, (g, _) in enumerate(choices(seats, 50 + seats, **options)):
        if i % 20:
            continue
        for seat in set(range(seats)) - set(g.actors()):
            hidden = out_of_sight(g, seat)
            found = {why_not(g, ref, seat) for ref in EVERY_REF if ref not in hidden}
            assert len(found) == 1
            assert found != {""}


# Turns


def test_out_of_turn_it_says_whose_turn_it_is() -> None:
    g = at_turn()
    assert why_not(g, "spot:forest.a1", 1) == "It is Blue's turn."
    assert clause(g, "spot:forest.a1", 1) == "4.1"


def test_a_finished_match_says_so() -> None:
    g = at_turn()
    finish(g)
    assert why_not(g, "spot:forest.a1") == "The match is over."


@pytest.mark.parametrize(
    "ref",
    [
        *("", "spot", "spot:forest.a4", "spot:nowhere", "worker:5", "worker:²", "x:1"),
        *("assistant:0", "space:5", "deck:nothing", "amount:-1", "amount:99999", "side:left"),
        *("contract:nothing", "price:gold", "upgrade:door"),
    ],
)
def test_of_an_unknown_thing_nothing_is_said(ref: str) -> None:
    g = at_turn()
    assert FORGE.why_not(g, 0, ref) == ("", "")
    assert FORGE.why_not(g, 1, ref) == ("", "")


def test_what_was_begun_is_finished_first() -> None:
    g = at_turn()
    own(g, gold=9)
    place(g, "1", "market")
    assert why_not(g, "spot:forest.a1") == "Finish your Trades first, or trade no more."
    play(g, "buy:what=0")
    assert why_not(g, "price:wood") == "Choose first how many you trade."
    assert clause(g, "price:wood") == "6.3"


def test_a_thing_later_on_a_path_asks_for_the_first() -> None:
    g = at_turn()
    trained(g, "2", "packman")
    assert why_not(g, "spot:forest.a1") == "Choose a worker first, then the spot."
    assert why_not(g, "assistant:2") == "Choose the Assistant first, then its Training card."
    assert why_not(g, "worker:1") == ""


# Spots


@rule("FO-027")
def test_a_spot_for_a_worker_that_is_not_there_any_more() -> None:
    g = at_turn()
    place(g, "smith", "mines")
    assert why_not(g, "spot:forest.b1") == (
        "This spot is for Blacksmiths, and yours has been placed."
    )
    assert why_not(g, "spot:forge") == "Your Forge is for your Blacksmith, which has been placed."
    g = at_turn()
    put(g, 0, "1", "market")
    put(g, 0, "2", "market")
    assert why_not(g, "spot:forest.a1") == (
        "This spot is for Assistants, and you have none left in this round."
    )
    assert clause(g, "spot:forest.a1") == "4.6"


@rule("FO-028")
def test_a_spot_that_is_taken() -> None:
    g = at_turn()
    put(g, 1, "1", "forest.a1")
    put(g, 0, "1", "mines.a1")
    assert why_not(g, "spot:forest.a1") == "Yellow has a worker on this spot."
    assert why_not(g, "spot:mines.a1") == "You have a worker on this spot."


@rule("FO-130")
def test_a_location_that_ironclad_has_closed() -> None:
    g = solo("ir04")
    ironclad_plays(g)
    assert why_not(g, "spot:market.a1") == "Ironclad has closed Market for this round."
    assert clause(g, "spot:market.a1") == "16.16"


def test_a_spot_that_ironclad_has_taken() -> None:
    g = solo("ir01")
    ironclad_plays(g)
    assert why_not(g, "spot:forest.a1") == "Ironclad has a worker on this spot."


@rule("FO-049")
def test_the_plaza_waits_for_the_blacksmith() -> None:
    g = at_turn()
    plenty(g)
    assert why_not(g, "spot:plaza.a1") == (
        "The Plaza moves your Blacksmith; place it somewhere first."
    )
    assert clause(g, "spot:plaza.a1") == "6.10"
    assert why_not(g, "spot:plaza.a2") == (
        "The free spots here are alike; choose the first of them."
    )


@rule("FO-047", "FO-048")
def test_the_plaza_costs_gold_and_takes_one_assistant() -> None:
    g = at_turn()
    own(g, gold=3)
    put(g, 0, "smith", "mines")
    put(g, 1, "1", "plaza")
    assert why_not(g, "spot:plaza.a2") == "The Plaza costs you 4 Gold; you have 3."
    plenty(g)
    put(g, 0, "1", "plaza")
    assert why_not(g, "spot:plaza.a3") == (
        "You have an Assistant at the Plaza; more than one cannot be there."
    )


@rule("FO-051")
def test_a_blacksmith_that_moves_goes_elsewhere() -> None:
    g = at_turn()
    own(g, gold=2)
    put(g, 0, "smith", "guilds")
    place(g, "1", "plaza")
    assert (
        why_not(g, "spot:guilds.b2") == "Your Blacksmith comes from the Guilds; it goes elsewhere."
    )
    assert why_not(g, "spot:forest.a1") == (
        "Your Blacksmith moves to a Blacksmith spot; this one is for Assistants."
    )
    assert why_not(g, "upgrade:anvil") == "Choose first where your Blacksmith goes."
    g = at_turn()
    own(g, gold=2)
    put(g, 0, "smith", "forge")
    place(g, "1", "plaza")
    assert why_not(g, "spot:forge") == "Your Blacksmith has just been at your Forge."


def test_a_location_without_cards() -> None:
    g = at_turn()
    show_pile(g, "guild")
    for which in ("common", "guild", "development"):
        empty_deck(g, which)
    assert why_not(g, "spot:commons.a1") == "There is no Common Contract left to draw."
    assert why_not(g, "spot:guilds.b1") == (
        "There is no Guild card left, neither in the deck nor in the pile."
    )
    assert why_not(g, "spot:development.left") == (
        "The left spot is for the Development deck, which is empty."
    )


@rule("FO-076", "FO-077")
def test_upgrades_that_cannot_be_paid_or_are_all_done() -> None:
    g = at_turn()
    own(g, gold=1, metal=1)
    assert why_not(g, "spot:upgrade.right") == "You cannot pay for any upgrade of the top half."
    upgraded(g, "chisels", "tongs", "hammers", "vise")
    assert why_not(g, "spot:upgrade.left") == "You have done all upgrades of the bottom half."
    assert clause(g, "spot:upgrade.left") == "10.1"


@rule("FO-093")
def test_four_development_cards_are_the_most() -> None:
    g = at_turn()
    developed(g, "coin_press", "slag_heap", "ore_sledge", "gem_sieve")
    assert why_not(g, "spot:development.left") == (
        "You have 4 Development cards, the most there can be."
    )
    assert clause(g, "spot:development.left") == "11.5"


@rule("FO-100")
def test_a_trained_assistant_cannot_go_to_training() -> None:
    g = at_turn()
    put(g, 0, "1", "market")
    trained(g, "2", "woodwise")
    assert why_not(g, "spot:training.left") == (
        "An Assistant who has a Training card cannot go to Training."
    )
    for who, card in (("1", "ore_nose"), ("3", "gem_eye"), ("4", "haggler")):
        trained(g, who, card)
    assert why_not(g, "spot:training.midB") == "All of your Assistants have a Training card."


def test_outside_the_turns_nothing_is_placed() -> None:
    g = choosing_order()
    seat = g.actor()
    assert why_not(g, "spot:forest.a1", seat) == "Choose your space in the turn order first."


# Workers


@rule("FO-106", "FO-107")
def test_workers_that_cannot_be_chosen() -> None:
    g = at_turn()
    place(g, "1", "forest")
    place(g, "smith", "mines")
    assert why_not(g, "worker:0") == "Assistant 1 has been placed in this round."
    assert why_not(g, "worker:2") == "Assistant 3 comes in round 2."
    assert why_not(g, "worker:3") == "Assistant 4 comes in round 3."
    assert why_not(g, "worker:4") == "Your Blacksmith has been placed in this round."


def test_workers_that_the_spot_tells() -> None:
    g = at_turn()
    assert why_not(g, "worker:1") == "Choose the spot; your free Assistants are all alike there."
    assert why_not(g, "worker:4") == (
        "Choose a Blacksmith spot, or your Forge: only your Blacksmith goes there."
    )


def test_of_untrained_assistants_one_stands_for_all() -> None:
    g = at_turn(round=2)
    trained(g, "2", "woodwise")
    assert why_not(g, "worker:2") == "Assistant 3 is like Assistant 1; choose that one."


@rule("FO-R59")
def test_who_cannot_come_back() -> None:
    g = at_turn(round=2)
    put(g, 0, "1", "forest")
    trained(g, "2", "relief_hand")
    exhaust(g, "2")
    assert (
        why_not(g, "worker:1") == "Assistant 2 (Relief Hand) brings back another one, not itself."
    )
    assert why_not(g, "worker:2") == "Assistant 3 is at home."
    assert why_not(g, "worker:3") == "Assistant 4 comes in round 3."
    assert why_not(g, "worker:4") == "Only Assistants come back, not your Blacksmith."


@rule("FO-032")
def test_assistants_that_cannot_be_exhausted() -> None:
    g = at_turn()
    trained(g, "1", "woodwise")
    trained(g, "3", "packman")
    assert why_not(g, "assistant:1") == "Woodwise is no card to be exhausted on."
    assert why_not(g, "assistant:2") == "Assistant 2 has no Training card to be exhausted on."
    assert why_not(g, "assistant:3") == "Assistant 3 comes in round 2."
    g = at_turn()
    trained(g, "1", "striker")
    assert why_not(g, "assistant:1") == "Striker cannot be paid for, or would do nothing now."


@rule("FO-099")
def test_an_assistant_has_one_training_card() -> None:
    g = at_turn()
    trained(g, "1", "woodwise")
    place(g, "smith", "training")
    play(g, "from_pile")
    assert why_not(g, "assistant:1") == "Assistant 1 has Woodwise; one card is the most."


# The turn order


@rule("FO-105")
def test_spaces_that_cannot_be_taken() -> None:
    g = choosing_order()
    first = g.actor()
    play(g, "take_space:space=1")
    colour = ("Blue", "Yellow")[first]
    assert why_not(g, "space:2", 1 - first) == f"Space 2 has {colour}'s Hammer."
    g = at_turn()
    g.spaces, g.order = [0, -1, -1, 1], [0, 1]
    assert why_not(g, "space:1") == "The turn order is chosen before a round begins."
    end_round(g)
    assert why_not(g, "space:4", 1) == (
        "You were on space 4 in the last round; choose another one."
    )
    assert clause(g, "space:4", 1) == "3.5"


@rule("FO-121")
def test_ironclad_has_the_first_space() -> None:
    g = choosing_order(1)
    assert why_not(g, "space:1") == "Space 1 has Ironclad's Hammer."


# Achievements


@rule("FO-109", "FO-111", "FO-112")
def test_achievements_are_not_chosen() -> None:
    g = at_turn()
    forged_before(g, "hay_forks")
    assert why_not(g, "achievement:three_forged") == "For 3 Forged you need 3; you have 1."
    hammered(g, 0, "four_seals", "four_training", "four_development", "top_upgrades")
    assert why_not(g, "achievement:four_seals") == "You have a Hammer on 4 Seals."
    me(g).skill = 5
    assert why_not(g, "achievement:skill_five") == (
        "Your fifth Hammer is kept for three forged Contracts."
    )
    hammered(
        g, 0, "three_forged", "four_seals", "four_training", "four_development", "top_upgrades"
    )
    assert why_not(g, "achievement:skill_five") == "You have placed all of your Hammers."
    assert clause(g, "achievement:skill_five") == "13.3"


# Cubes, prices, amounts


@rule("FO-043", "FO-044")
def test_trades_that_cannot_be_made() -> None:
    g = at_turn()
    own(g, gold=4, wood=3)
    assert why_not(g, "price:wood").startswith("Cubes are bought in Trades")
    assert why_not(g, "good:wood") == "No cube is chosen now."
    assert why_not(g, "amount:1") == "No amount is asked for now."
    place(g, "1", "market")
    assert why_not(g, "price:gem") == "Gem costs 5 Gold; you have 4."
    assert why_not(g, "good:gem") == "You have no Gems."
    assert why_not(g, "good:gold") == "Only cubes are chosen here; Gold is none."
    play(g, "sell:what=0")
    assert why_not(g, "amount:4") == "You have 3 Wood to sell."
    assert why_not(g, "amount:0") == "You have begun a Trade; it is of 1 cube or more."
    play(g, "units:amount=3", "buy:what=3")
    assert why_not(g, "amount:3") == "You can pay for 2 Gems, not for 3."


@rule("FO-045")
def test_brick_is_only_bought() -> None:
    g = at_turn()
    own(g, wood=1)
    trained(g, "1", "assay_hand")
    exhaust(g, "1")
    assert why_not(g, "good:metal") == "You have no Metal."
    play(g, "give_cube:what=0")
    assert why_not(g, "good:brick") == "Brick can only be bought."
    assert why_not(g, "good:vp") == "You take cubes; VP is none."


# Upgrades


@rule("FO-076", "FO-077")
def test_upgrades_that_cannot_be_done() -> None:
    g = at_turn()
    own(g, gold=3, metal=2)
    upgraded(g, "tongs")
    assert why_not(g, "upgrade:anvil") == "Upgrades are done by a worker at Upgrade."
    place(g, "1", "upgrade.left")
    assert why_not(g, "upgrade:anvil") == "This spot is for upgrades of the bottom half."
    assert why_not(g, "upgrade:tongs") == "You have done the upgrade Tongs."
    assert why_not(g, "upgrade:vise") == "Vise costs 2 Metal and 4 Gold; you lack 1 Gold."


def test_set_up_asks_for_a_contract() -> None:
    g = fresh()
    assert why_not(g, "spot:forest.a1", g.actor()) == "Choose the Contract that you keep first."
