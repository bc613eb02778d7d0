"""Training: which card, whose it is, and what it does where its Assistant is placed."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import SEALS
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    BOX,
    assign,
    assistants_in,
    at_turn,
    before_end,
    begin_round,
    can_exhaust,
    can_place,
    develop,
    discard,
    discards,
    draw,
    drawn,
    empty_deck,
    end_round,
    end_turns,
    gained,
    hammers,
    hand,
    has,
    in_deck,
    most,
    move_smith,
    names,
    next_cards,
    number,
    own,
    pile,
    place,
    play,
    put,
    seals,
    show_pile,
    trade,
    train,
    trained,
    trainings,
    upgrade,
)
from tests.games.forge.scenes import with_training
from tests.support import legal, rule

# What is gained when the card is played, with its VP; and its Seal.
NOW = {
    "tunnels": ({}, "-"),
    "woodwise": ({"vp": 1}, "-"),
    "ore_nose": ({"vp": 1}, "-"),
    "gem_eye": ({"vp": 1}, "-"),
    "haggler": ({"vp": 1}, "-"),
    "market_caller": ({"vp": 2}, "-"),
    "plaza_runner": ({"vp": 1}, "-"),
    "contract_scout": ({"vp": 1}, "-"),
    "packman": ({}, "-"),
    "striker": ({}, "-"),
    "brickyard_cousin": ({"vp": 1}, "-"),
    "guild_porter": ({}, "-"),
    "journeymans_papers": ({"vp": 1, "skill": 1, "wood": 1}, "-"),
    "night_school": ({"vp": 1, "skill": 1}, "-"),
    "whetstone_drill": ({"skill": 1, "gold": 2}, "-"),
    "fitter": ({}, "orange"),
    "surveyor": ({"vp": 1}, "white"),
    "squires_letters": ({"vp": 1}, "red"),
    "tavern_regular": ({"vp": 1}, "green"),
    "chamberlains_ear": ({"vp": 1}, "violet"),
    "assay_hand": ({"vp": 1}, "yellow"),
    "showman": ({}, "blue"),
    "relief_hand": ({"vp": 2}, "-"),
    "proud_name": ({"vp": 3}, "-"),
}
GAINED_AT = [
    ("woodwise", "forest.a1", {"wood": 5}),
    ("woodwise", "mountains.a1", {"metal": 3}),
    ("ore_nose", "mountains.a1", {"metal": 4}),
    ("ore_nose", "forest.a1", {"wood": 4}),
    ("gem_eye", "mines.a1", {"gem": 2, "gold": 3}),
    ("gem_eye", "forest.a1", {"wood": 4}),
]


def finish_draw(g: Forge) -> None:
    while legal(g, "draw"):
        play(g, legal(g, "draw")[0])


# Which card and whose


@rule("FO-095", "FO-091")
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
    place(g, who, f"training.{spot}")
    assert legal(g) == options


@rule("FO-095", "FO-089")
def test_of_two_cards_from_the_deck_one_is_played_and_the_other_put_under_it() -> None:
    g = at_turn()
    next_cards(g, "woodwise", "night_school")
    place(g, "assistant", "training.left")
    play(g, "from_deck")
    train(g, "woodwise")
    assert trainings(g) == ["woodwise", "-", "-", "-"]
    assert drawn(g, "training", len(in_deck(g, "training")))[-1] == "night_school"


@rule("FO-095", "FO-R30")
def test_with_one_card_in_the_deck_that_one_is_kept() -> None:
    g = at_turn()
    empty_deck(g, "training", left=1)
    (name,) = in_deck(g, "training")
    place(g, "assistant", "training.left")
    play(g, "from_deck")
    if legal(g, "train"):
        train(g, name)
    assert trainings(g)[0] == name


@rule("FO-095")
def test_the_top_card_of_the_pile_is_played() -> None:
    g = at_turn()
    show_pile(g, "training", "woodwise", "night_school")
    place(g, "assistant", "training.right")
    play(g, "from_pile")
    assert trainings(g)[0] == "woodwise"
    assert pile(g, "training") == ["night_school"]


@rule("FO-096", "FO-097")
@pytest.mark.parametrize("name", NOW)
def test_a_card_gives_its_vp_and_immediate_effect_when_played(name: str) -> None:
    gain, seal = NOW[name]
    g = at_turn()
    show_pile(g, "training", name)
    place(g, "assistant", "training.right")
    play(g, "from_pile")
    assert gained(g) == gain
    assert trainings(g) == [name, "-", "-", "-"]
    row = BOX.trainings[number(name)]
    assert ("-" if row.seal < 0 else SEALS[row.seal]) == seal


def test_the_table_above_names_every_training_card() -> None:
    assert list(NOW) == [card.id for card in BOX.trainings]


@rule("FO-096")
@pytest.mark.parametrize("who", ["1", "3", "4"])
def test_the_card_belongs_to_the_assistant_who_trained(who: str) -> None:
    g = at_turn(2, 3)
    trained(g, "2", "haggler")
    if who != "1":
        trained(g, "1", "woodwise")
    if who == "4":
        trained(g, "3", "ore_nose")
    place(g, who, "training.right")
    play(g, "from_pile")
    assert trainings(g)[int(who) - 1] == "proud_name"


@rule("FO-096", "FO-R32")
@pytest.mark.parametrize("name", [one for one in NOW if NOW[one][1] != "-"])
def test_the_seal_of_an_assigned_card_counts(name: str) -> None:
    g = at_turn()
    seals(g, 0, *[colour for colour in SEALS if colour != NOW[name][1]][:3])
    show_pile(g, "training", name)
    place(g, "assistant", "training.right")
    play(g, "from_pile")
    assert hammers(g) == ["four_seals"]


@rule("FO-097")
def test_an_ability_does_not_work_for_the_placement_that_gained_it() -> None:
    g = at_turn()
    show_pile(g, "training", "packman")
    place(g, "1", "training.right")
    play(g, "from_pile")
    assert not can_exhaust(g, "1")
    end_round(g)
    begin_round(g)
    assert can_exhaust(g, "1")


@rule("FO-098")
def test_the_blacksmiths_card_goes_to_any_assistant_without_one() -> None:
    g = at_turn(2, 3)
    trained(g, "2", "haggler")
    place(g, "smith", "training.midB")
    play(g, "from_pile")
    assert assistants_in(g, "assign") == ["1", "3", "4"]
    assign(g, "3")
    assert trainings(g) == ["-", "haggler", "proud_name", "-"]
    assert g.players[0].vp == 3


@rule("FO-098")
def test_an_unplaced_assistant_uses_it_in_this_round() -> None:
    g = at_turn()
    show_pile(g, "training", "woodwise")
    place(g, "smith", "training.midB")
    play(g, "from_pile")
    assign(g, "2")
    place(g, "2", "forest.a1")
    assert has(g) == {"wood": 5}


@rule("FO-098")
def test_a_placed_assistant_may_get_it_too() -> None:
    g = at_turn()
    place(g, "1", "forest.a1")
    place(g, "smith", "training.midB")
    play(g, "from_pile")
    assert assistants_in(g, "assign") == ["1", "2", "3", "4"]
    assign(g, "1")
    assert trainings(g)[0] == "proud_name"


@rule("FO-098", "FO-095")
def test_the_blacksmith_may_choose_from_the_deck_too() -> None:
    g = at_turn()
    next_cards(g, "woodwise", "night_school")
    place(g, "smith", "training.midB")
    play(g, "from_deck")
    train(g, "night_school")
    assign(g, "2")
    assert trainings(g) == ["-", "night_school", "-", "-"]
    assert gained(g) == {"vp": 1, "skill": 1}
    assert drawn(g, "training", len(in_deck(g, "training")))[-1] == "woodwise"


@rule("FO-R29")
def test_a_card_may_wait_for_an_assistant_still_to_come() -> None:
    g = before_end()
    g.players[0].workers[4] = -1
    show_pile(g, "training", "woodwise")
    place(g, "smith", "training.midB")
    play(g, "from_pile")
    assign(g, "3")
    end_turns(g)
    begin_round(g)
    place(g, "3", "forest.a1")
    assert has(g)["wood"] == 5


@rule("FO-R29", "FO-108")
def test_a_waiting_card_counts_for_the_achievement() -> None:
    g = at_turn()
    for who, card in zip("123", ["woodwise", "haggler", "ore_nose"]):
        trained(g, who, card)
    place(g, "smith", "training.midB")
    play(g, "from_pile")
    play(g, *legal(g, "assign"))
    assert hammers(g) == ["four_training"]


@rule("FO-099", "FO-100")
def test_a_trained_assistant_cannot_train_again() -> None:
    g = with_training("woodwise")
    assert not can_place(g, "1", "training")
    assert can_place(g, "2", "training")


@rule("FO-099")
def test_with_four_cards_training_is_closed() -> None:
    g = at_turn(2, 3)
    for who, card in zip("1234", ["woodwise", "haggler", "ore_nose", "gem_eye"]):
        trained(g, who, card)
    assert not can_place(g, "assistant", "training")
    assert not can_place(g, "smith", "training")


@rule("FO-099")
def test_cards_stay_from_round_to_round() -> None:
    g = with_training("woodwise")
    end_round(g)
    begin_round(g)
    assert trainings(g) == ["woodwise", "-", "-", "-"]


@rule("FO-101")
@pytest.mark.parametrize("who", ["2", "smith"])
def test_only_the_assistant_of_the_spot_enjoys_the_card(who: str) -> None:
    g = with_training("woodwise")
    place(g, who, "forest.b1" if who == "smith" else "forest.a1")
    assert has(g) == {"wood": 5 if who == "smith" else 4}


# Passive


@pytest.mark.parametrize(("card", "where", "gain"), GAINED_AT)
def test_a_card_adds_at_its_location_alone(card: str, where: str, gain: dict[str, int]) -> None:
    g = with_training(card)
    place(g, "1", where)
    finish_draw(g)
    assert has(g) == gain


@rule("FO-101")
@pytest.mark.parametrize(
    ("card", "where"),
    [("woodwise", "forest.b1"), ("ore_nose", "mountains.b1"), ("gem_eye", "mines.b1")],
)
def test_and_not_for_the_blacksmith(card: str, where: str) -> None:
    g, plain = with_training(card), with_training("haggler")
    for table in (g, plain):
        place(table, "smith", where)
        finish_draw(table)
    assert has(g) == has(plain) != {}


@rule("FO-R62")
def test_haggler_gains_2_gold_for_each_trade() -> None:
    g = with_training("haggler")
    own(g, gold=10)
    place(g, "1", "market")
    trade(g, "buy", "wood", 1)
    assert has(g) == {"gold": 10 - 2 + 2, "wood": 1}
    trade(g, "buy", "wood", 3)
    assert has(g) == {"gold": 10 - 6 + 2, "wood": 4}


@rule("FO-R62")
def test_haggler_gains_nothing_without_a_trade() -> None:
    g = with_training("haggler")
    own(g, gold=10)
    place(g, "1", "market")
    play(g, "end_trades")
    assert has(g) == {"gold": 10}


@rule("FO-042", "FO-R62")
def test_market_caller_gains_a_gold_and_makes_three_trades() -> None:
    g = with_training("market_caller")
    own(g, gold=9)
    place(g, "1", "market")
    for _ in range(3):
        trade(g, "buy", "wood", 1)
    assert has(g) == {"gold": 10 - 6, "wood": 3}
    assert legal(g, "place")


@rule("FO-048")
def test_plaza_runner_pays_2_gold_less() -> None:
    g = with_training("plaza_runner")
    put(g, 0, "smith", "mines")
    put(g, 1, "1", "plaza")
    own(g, gold=2)
    assert not can_place(g, "2", "plaza")
    place(g, "1", "plaza")
    move_smith(g, "forest")
    assert has(g) == {"wood": 5}


@rule("FO-048")
def test_plaza_runner_pays_nothing_as_the_first() -> None:
    g = with_training("plaza_runner")
    put(g, 0, "smith", "mines")
    place(g, "1", "plaza")
    move_smith(g, "forest")
    assert has(g) == {"wood": 5}


@rule("FO-062")
@pytest.mark.parametrize(
    ("where", "kind", "cards"),
    [
        ("commons", "common", ["hay_forks", "gate_hinges"]),
        ("military", "military", ["great_helm", "war_hammer"]),
        ("royal", "royal", ["signet_ring", "rose_brooch"]),
    ],
)
def test_contract_scout_draws_one_more_and_discards_one(
    where: str, kind: str, cards: list[str]
) -> None:
    g = with_training("contract_scout")
    next_cards(g, *cards)
    place(g, "1", where)
    draw(g, kind, kind)
    assert sorted(discards(g)) == sorted(cards)
    discard(g, cards[0])
    assert hand(g) == [cards[1]]
    assert pile(g, kind) == [cards[0]]


@rule("FO-045")
@pytest.mark.parametrize(("bricks", "gold"), [(1, 2), (2, 4), (3, 8), (4, 12)])
def test_brickyard_cousin_saves_2_gold_on_each_of_the_first_two_bricks(
    bricks: int, gold: int
) -> None:
    g = with_training("brickyard_cousin")
    own(g, gold=gold)
    place(g, "1", "market")
    assert most(g, "buy", "brick") == bricks
    trade(g, "buy", "brick", bricks)
    assert has(g) == {"brick": bricks}


def test_brickyard_cousins_two_bricks_are_those_of_the_whole_action() -> None:
    g = with_training("brickyard_cousin")
    own(g, gold=20)
    place(g, "1", "market")
    trade(g, "buy", "brick", 1)
    trade(g, "buy", "brick", 2)
    assert has(g) == {"brick": 3, "gold": 20 - 2 - 2 - 4}


def test_brickyard_cousin_makes_nothing_else_cheaper_and_sells_at_the_full_price() -> None:
    g = with_training("brickyard_cousin")
    own(g, gold=2, brick=1)
    place(g, "1", "market")
    assert most(g, "buy", "metal") == 0
    trade(g, "sell", "brick", 1)
    trade(g, "buy", "metal", 2)
    assert has(g) == {"metal": 2}  # for 2 Gold and the 4 of the Brick


def test_fitter_pays_3_gold_less_for_an_upgrade() -> None:
    g = with_training("fitter")
    own(g, gold=3, wood=2)
    assert not can_place(g, "2", "upgrade.right")
    place(g, "1", "upgrade.right")
    play(g, upgrade("wagon"))
    assert has(g) == {}


@rule("FO-R20")
def test_fitter_gets_no_change() -> None:
    g = with_training("fitter")
    own(g, gold=1, metal=1)
    place(g, "1", "upgrade.left")
    play(g, upgrade("chisels"))
    assert has(g) == {"gold": 1}


@rule("FO-R52")
@pytest.mark.parametrize("first", ["open_yard", "gem_cache"])
def test_surveyor_looks_at_three_and_puts_two_under_the_deck_in_any_order(first: str) -> None:
    g = with_training("surveyor")
    show_pile(g, "development", "coin_press")
    next_cards(g, "open_yard", "ore_sledge", "gem_cache")
    second = {"open_yard": "gem_cache", "gem_cache": "open_yard"}[first]
    place(g, "1", "development.left")
    play(g, "from_deck")
    develop(g, "ore_sledge")
    play(g, f"put_under:card={number(first)}")
    if legal(g, "put_under"):
        play(g, f"put_under:card={number(second)}")
    size = len(in_deck(g, "development"))
    assert drawn(g, "development", size)[-2:] == [first, second]
    assert names("development", g.players[0].developments) == ["ore_sledge"]
    assert has(g) == {}


def test_surveyor_gains_2_gold_with_a_card_of_the_pile() -> None:
    g = with_training("surveyor")
    place(g, "1", "development.right")
    play(g, "from_pile")
    assert gained(g) == {"vp": 3, "gold": 2}


def test_surveyor_gains_nothing_at_training_and_looks_at_two_cards_with_others() -> None:
    g = with_training("surveyor")
    next_cards(g, "open_yard", "ore_sledge", "gem_cache")
    place(g, "2", "development.left")
    play(g, "from_deck")
    assert len(legal(g, "develop")) == 2


@rule("FO-R30")
@pytest.mark.parametrize("left", [1, 2])
def test_surveyor_looks_at_fewer_if_there_are_fewer(left: int) -> None:
    g = with_training("surveyor")
    empty_deck(g, "development", left=left)
    name = in_deck(g, "development")[0]
    place(g, "1", "development.left")
    play(g, "from_deck")
    if left > 1:
        assert len(legal(g, "develop")) == left
    if legal(g, "develop"):
        develop(g, name)
    assert names("development", g.players[0].developments) == [name]
    assert len(in_deck(g, "development")) == left - 1
