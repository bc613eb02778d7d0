"""What a drawn board asks: what is touched for an action, what it costs, what chance decides."""

from __future__ import annotations

from typing import Any

import pytest

from hearth.games.forge.events import BOUGHT, PAID, SOLD, TWO_IN_ONE
from hearth.games.forge.game import FORGE
from hearth.games.forge.goods import KINDS
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    at_turn,
    before_end,
    choosing_order,
    deck_at,
    developed,
    draw,
    drawing,
    empty_deck,
    end_turns,
    exhaust,
    forging,
    fresh,
    hammered,
    hold,
    me,
    next_cards,
    number,
    own,
    place,
    placings,
    play,
    plenty,
    put,
    show_pile,
    trained,
    upgrade,
    upgraded,
)
from tests.games.forge.touching import (
    ENDS,
    EVERY_REF,
    TABLES,
    choices,
    cost,
    kind_of,
    path,
    risk,
)

every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


# Whole matches


@every_table
def test_no_two_actions_of_a_choice_have_the_same_path(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, seats, **options):
        found = [FORGE.path(g, a, seat) for a in g.options(seat)]
        touched = [tuple(refs) for refs in found if refs]
        assert len(set(touched)) == len(touched)


@every_table
def test_only_ends_touch_nothing_and_a_choice_has_one(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, 10 + seats, **options):
        ends = [a for a in g.options(seat) if FORGE.path(g, a, seat) == []]
        assert ends == [a for a in g.options(seat) if kind_of(g, a) in ENDS]
        assert len(ends) <= 1


@every_table
def test_every_ref_names_a_thing(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, 20 + seats, **options):
        for a in g.options(seat):
            for ref in FORGE.path(g, a, seat):
                assert ref in EVERY_REF or ref.startswith("amount:")


@every_table
def test_a_cost_is_what_is_paid_at_once(seats: int, options: dict[str, Any]) -> None:
    for i, (g, seat) in enumerate(choices(seats, 30 + seats, **options)):
        for a in g.options(seat) if i % 3 == 0 else []:
            assert FORGE.cost(g, a, seat) == spent(g, a, seat)


def spent(g: Forge, a: int, seat: int) -> dict[str, int]:
    """What is told as paid, also in a Trade."""
    after = g.clone()
    after.logging = True
    after.apply(a, seat)
    found: dict[str, int] = {}
    for kind, who, good, count, _ in after.log:
        if who != seat:
            continue
        if kind == PAID:
            found[KINDS[good]] = found.get(KINDS[good], 0) + count
        elif kind == SOLD:
            found[KINDS[good]] = count // TWO_IN_ONE
        elif kind == BOUGHT:
            found["gold"] = count % TWO_IN_ONE
    return found


# Placing


def only(g: Forge, who: str, where: str) -> list[str]:
    """The path of the one placement of this worker there."""
    (text,) = placings(g, who, where)
    return path(g, text)


def test_the_spot_tells_which_worker_goes_there() -> None:
    g = at_turn()
    assert only(g, "assistant", "forest.a2") == ["spot:forest.a2"]
    assert only(g, "smith", "forest.b1") == ["spot:forest.b1"]
    assert only(g, "smith", "forge") == ["spot:forge"]
    assert only(g, "assistant", "market") == ["spot:market.a1"]


def test_row_four_has_sides() -> None:
    g = at_turn()
    sides = [only(g, "assistant", f"training.{side}") for side in ("left", "midA", "right")]
    assert sides == [["spot:training.left"], ["spot:training.midA"], ["spot:training.right"]]
    assert only(g, "smith", "training.midB") == ["spot:training.midB"]


def test_of_assistants_that_differ_one_is_chosen_first() -> None:
    g = at_turn()
    trained(g, "2", "woodwise")
    assert only(g, "1", "forest.a1") == ["worker:0", "spot:forest.a1"]
    assert only(g, "2", "forest.a1") == ["worker:1", "spot:forest.a1"]
    assert only(g, "smith", "forest.b1") == ["spot:forest.b1"]


def test_who_is_exhausted_lies_down_on_the_own_card() -> None:
    g = at_turn()
    trained(g, "2", "packman")
    assert path(g, "exhaust:assistant=1") == ["worker:1", "assistant:2"]
    place(g, "1", "market")
    play(g, "end_trades")
    assert path(g, "exhaust:assistant=1") == ["assistant:2"]


def test_the_plaza_costs_gold_and_then_a_spot_is_touched() -> None:
    g = at_turn()
    own(g, gold=4)
    put(g, 0, "smith", "mines")
    put(g, 1, "1", "plaza")
    (text,) = placings(g, "assistant", "plaza")
    assert (path(g, text), cost(g, text)) == (["spot:plaza.a2"], {"gold": 4})
    play(g, text)
    assert [FORGE.path(g, a, 0) for a in g.options()][-1] == ["spot:forge"]


def test_what_is_paid_for_exhausting_is_a_cost() -> None:
    g = at_turn()
    own(g, gold=5)
    trained(g, "1", "guild_porter")
    assert cost(g, "exhaust:assistant=0") == {"gold": 5}
    developed(g, "coin_press")
    assert cost(g, "exhaust:assistant=0") == {"gold": 4}


def test_spaces_of_the_turn_order_are_touched_by_their_numbers() -> None:
    g = choosing_order()
    seat = g.actor()
    assert path(g, "take_space:space=3", seat) == ["space:4"]


# Trades and cubes


def test_what_is_bought_stands_on_the_price_list_and_what_is_sold_in_the_stock() -> None:
    g = at_turn()
    own(g, gold=7, gem=2)
    place(g, "assistant", "market")
    assert path(g, "buy:what=1") == ["price:metal"]
    assert path(g, "sell:what=3") == ["good:gem"]
    assert cost(g, "buy:what=1") == {}
    play(g, "buy:what=1")
    assert (path(g, "units:amount=2"), cost(g, "units:amount=2")) == (["amount:2"], {"gold": 6})


def test_what_is_sold_is_its_cost() -> None:
    g = at_turn()
    own(g, gem=2)
    place(g, "assistant", "market")
    play(g, "sell:what=3")
    assert cost(g, "units:amount=2") == {"gem": 2}


def test_the_brickyard_cousin_is_counted_in() -> None:
    g = at_turn()
    own(g, gold=20)
    trained(g, "1", "brickyard_cousin")
    place(g, "1", "market")
    play(g, "buy:what=2")
    assert cost(g, "units:amount=3") == {"gold": 2 + 2 + 4}


def test_cubes_are_exchanged_one_by_one() -> None:
    g = at_turn()
    own(g, brick=2)
    trained(g, "1", "assay_hand")
    exhaust(g, "1")
    assert (path(g, "give_cube:what=2"), cost(g, "give_cube:what=2")) == (
        ["good:brick"],
        {"brick": 1},
    )
    play(g, "give_cube:what=2", "stop_giving")
    assert path(g, "take_cube:what=3") == ["good:gem"]
    assert cost(g, "take_cube:what=3") == {}


# Cards


def test_contracts_are_drawn_from_decks_and_piles_and_discarded_by_themselves() -> None:
    g = at_turn()
    upgraded(g, "vise")
    show_pile(g, "common", "hay_forks")
    place(g, "assistant", "commons")
    assert path(g, drawing("common")) == ["deck:common"]
    assert path(g, drawing("common_pile")) == ["pile:common"]
    draw(g, "common_pile", "common")
    assert path(g, f"discard:contract={number('hay_forks')}") == ["contract:hay_forks"]


def test_what_works_once_per_round_is_touched_after_the_contract() -> None:
    g = at_turn()
    own(g, metal=1, gem=1)
    hold(g, "signet_ring")
    developed(g, "lapidary_bench")
    place(g, "smith", "forge")
    assert path(g, forging("signet_ring")) == ["contract:signet_ring"]
    assert path(g, forging("signet_ring", once=True)) == [
        *("contract:signet_ring", "development:lapidary_bench")
    ]
    assert cost(g, forging("signet_ring")) == {"metal": 1, "gem": 1}
    assert cost(g, forging("signet_ring", once=True)) == {"metal": 1}


def test_of_two_guild_cards_one_is_taken_and_the_side_of_the_other_chosen() -> None:
    g = at_turn()
    next_cards(g, "timber_rights", "touchstone")
    place(g, "smith", "guilds")
    assert path(g, "from_deck") == ["deck:guild"]
    assert path(g, "from_pile") == ["pile:guild"]
    play(g, "from_deck")
    card = number("touchstone")
    assert path(g, f"take_guild:card={card},under=0") == ["guild_card:touchstone", "side:top"]
    assert path(g, f"take_guild:card={card},under=1") == ["guild_card:touchstone", "side:under"]


def test_the_last_guild_card_is_just_taken() -> None:
    g = at_turn()
    empty_deck(g, "guild", left=1)
    place(g, "smith", "guilds")
    play(g, "from_deck")
    (a,) = g.options()
    assert len(FORGE.path(g, a, 0)) == 1


def test_cards_are_played_and_a_training_is_given_to_an_assistant() -> None:
    g = at_turn()
    next_cards(g, "woodwise", "ore_nose")
    place(g, "smith", "training")
    assert path(g, "from_deck") == ["deck:training"]
    play(g, "from_deck")
    assert path(g, f"train:card={number('ore_nose')}") == ["training:ore_nose"]
    play(g, f"train:card={number('ore_nose')}")
    assert path(g, "assign:assistant=3") == ["assistant:4"]


def test_the_surveyors_other_cards_are_put_under_the_deck_one_by_one() -> None:
    g = at_turn()
    trained(g, "1", "surveyor")
    next_cards(g, "coin_press", "wood_lathe", "slag_heap")
    place(g, "1", "development.left")
    play(g, "from_deck", f"develop:card={number('coin_press')}")
    assert path(g, f"put_under:card={number('slag_heap')}") == ["development:slag_heap"]


def test_upgrades_cost_what_is_left_after_all_reductions() -> None:
    g = at_turn()
    plenty(g)
    trained(g, "1", "fitter")
    developed(g, "wood_lathe")
    place(g, "1", "upgrade.midA")
    assert path(g, upgrade("wagon")) == ["upgrade:wagon"]
    assert cost(g, upgrade("wagon")) == {"wood": 1, "gold": 3}


def test_fitters_hands_take_gold_off_an_upgrade() -> None:
    g = at_turn()
    plenty(g)
    show_pile(g, "guild", "fitters_hands")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert cost(g, upgrade("anvil")) == {"metal": 2, "gold": 3}


def test_an_assistant_that_comes_back_is_touched_where_it_stands() -> None:
    g = at_turn()
    put(g, 0, "1", "forest")
    show_pile(g, "guild", "master_masons_eye")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert path(g, "return_assistant:assistant=0") == ["worker:0"]


def test_achievements_are_touched_when_there_is_a_choice_between_them() -> None:
    g = at_turn()
    plenty(g)
    hammered(g, 0, "four_training", "four_development", "bottom_upgrades")
    upgraded(g, "wagon", "anvil", "grindstone")
    me(g).skill = 4
    place(g, "assistant", "upgrade.right")
    play(g, upgrade("forge"))
    assert path(g, "claim:achievement=2") == ["achievement:top_upgrades"]
    assert path(g, "claim:achievement=6") == ["achievement:skill_five"]


def test_the_first_contract_is_touched_itself() -> None:
    g = fresh(2)
    seat = g.actor()
    dealt = g.view(seat)["players"][seat]["hand"]
    found = [FORGE.path(g, a, seat) for a in g.options(seat)]
    assert found == [[f"contract:{one}"] for one in dealt]


def test_at_the_end_of_a_round_the_contract_is_touched() -> None:
    g = before_end()
    hold(g, "milking_stool")
    own(g, wood=3)
    end_turns(g)
    assert path(g, forging("milking_stool")) == ["contract:milking_stool"]
    assert cost(g, forging("milking_stool")) == {"wood": 3}


# Chance and seats


def test_only_what_a_deck_brings_is_left_to_chance() -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks")
    place(g, "assistant", "commons")
    assert risk(g, drawing("common")) == "Chance decides which: 23 in the Common deck"
    assert risk(g, drawing("common_pile")) == ""


def test_an_empty_contract_deck_is_shuffled_first() -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks", "milking_stool", "gate_hinges")
    empty_deck(g, "common")
    place(g, "assistant", "commons")
    assert risk(g, drawing("common")) == (
        "Chance decides which: 2 of the discard pile are shuffled first"
    )


def test_a_card_that_the_seat_has_put_on_top_is_not_unseen() -> None:
    g = at_turn()
    deck = deck_at(g, "guild")
    deck.put_on_top(deck.bag.pop(), 0b01)
    place(g, "smith", "guilds")
    assert risk(g, "from_deck") == "Chance decides which: 19 unseen in the Guild deck"
    deck.put_on_top(deck.bag.pop(), 0b11)
    assert risk(g, "from_deck") == ""


def test_cards_that_the_seat_has_put_under_an_otherwise_empty_deck_are_known() -> None:
    g = at_turn()
    empty_deck(g, "guild", left=1)
    deck = deck_at(g, "guild")
    deck.put_under(deck.bag.pop(), 0b01)
    place(g, "smith", "guilds")
    assert risk(g, "from_deck") == ""


def test_seats_are_called_by_their_colours() -> None:
    assert FORGE.names(fresh(4)) == ["Blue", "Yellow", "Red", "Green"]
