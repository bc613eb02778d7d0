"""Solo: how the Rival is set up, which die it places and takes, and what that gives it."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.cards import COMMON
from hearth.games.ravenshire.rival_cards import DIFFICULTIES
from hearth.games.ravenshire.state import COLOUR, Ravenshire
from tests.games.ravenshire.positions import (
    BOX,
    board,
    dice,
    dice_text,
    fresh,
    gathering,
    next_rival_cards,
    next_round,
    place,
    play,
    quietly,
    set_board,
    solo,
    spend_rival_cards,
    take,
    take_any_turn,
    trade_harvesters,
)
from tests.games.ravenshire.scenes import (
    CARDS,
    EACH,
    PLACED,
    before_turn,
    last_is_a_merchants,
    order_of,
    turn,
    work_of,
)
from tests.support import legal, rule

# Set-up


@rule("RA-104")
def test_the_rival_starts_with_three_dice_four_gold_and_a_common_contract() -> None:
    g = fresh(1)
    rival = g.rival
    assert rival.present
    assert sorted(one // COLOUR for one in rival.rolled) == [0, 1, 2]
    assert rival.gold == 4
    assert [BOX.contracts[card].tier for card in rival.contracts] == [COMMON]
    assert (rival.reputation, rival.work, rival.charms) == (0, 0, 0)
    assert (rival.members, rival.completed, rival.titles) == ([], [], [])


@rule("RA-104")
def test_the_rest_is_set_up_as_for_two_players() -> None:
    g = fresh(1)
    assert len(g.players) == 1
    assert len(g.titles) == 4
    assert [one // COLOUR for one in g.spots[::2]] == [0, 0, 1, 1, 2, 2]


@rule("RA-104")
def test_the_rivals_contract_is_whichever_lies_on_top() -> None:
    found = {fresh(1, seed).rival.contracts[0] for seed in range(1, 121)}
    assert len(found) > 15


@rule("RA-104")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_no_rival_among_several_players(seats: int) -> None:
    assert not fresh(seats).rival.present


@rule("RA-105")
def test_the_rival_turns_up_three_cards_in_each_round_and_all_twelve_in_the_match() -> None:
    g = gathering(1)
    left = [12]
    while not g.over:
        next_round(g)
        left.append(g.rival_deck.size())
    # With the Rival first in a round, one card of it is turned up before the human chooses.
    assert [12 - n for n in left] == [0, 4, 6, 10, 12]


@rule("RA-105")
def test_the_rival_cards_are_shuffled() -> None:
    found = set()
    for seed in range(1, 40):
        g = fresh(1, seed)
        while g.rival.card < 0:
            if legal(g, "place"):
                take_any_turn(g)
            else:
                play(g, legal(g)[0], seat=g.actor())
        found.add(g.rival.card)
    assert len(found) > 8


@rule("RA-106")
def test_whoever_rolls_more_goes_first() -> None:
    for seed in range(1, 41):
        g = fresh(1, seed)
        totals = [
            sum(one % COLOUR for one in g.players[0].rolled),
            sum(one % COLOUR for one in g.rival.rolled),
        ]
        if totals[0] != totals[1]:
            assert g.first == totals.index(max(totals))


@rule("RA-106", "RA-090")
@pytest.mark.parametrize("first", [0, 1])
def test_the_marker_alternates(first: int) -> None:
    g = gathering(1, first=first)
    firsts = [g.first]
    while g.round < 4:
        next_round(g)
        firsts.append(g.first)
    assert firsts == [first, 1 - first, first, 1 - first]


@rule("RA-106")
def test_when_the_rival_is_first_it_moves_before_the_human() -> None:
    g = gathering(1, first=1)
    assert len(g.rival.taken) == 1
    assert g.players[0].taken == []


# Its turn: placing


@rule("RA-107")
@EACH
def test_a_card_says_which_die_goes_to_which_district(card: str) -> None:
    g = turn(card)
    die, order = PLACED[CARDS[card][0]], order_of(card)
    assert board(g)[order[0]] == f"{last_is_a_merchants(card)[order[0]]} {die}"
    assert die not in dice_text(g.rival.rolled)
    assert len(g.rival.rolled) == 2


@rule("RA-107")
@EACH
def test_a_full_district_is_passed_over(card: str) -> None:
    first, second, third, *_, last = order_of(card)
    g = turn(card, **{first: "h1 h1", second: "a1 a1", last: "m1 m1"})
    die = PLACED[CARDS[card][0]]
    assert board(g)[third] == die  # the left spot
    assert board(g)[first] == "h1 h1"


@rule("RA-107")
def test_the_rival_uses_the_leftmost_open_spot() -> None:
    g = turn("rv01", I="- h3", V="h3", IV="a3", II="a3", III="m3", VI="m3")
    assert board(g)["I"] == "m6 h3"


@rule("RA-107")
@pytest.mark.parametrize(
    ("card", "rival_dice", "placed"),
    [
        ("rv01", "h4 a4 m2", "h4"),
        ("rv01", "h2 a4 m4", "a4"),
        ("rv01", "h5 a5 m5", "h5"),
        ("rv05", "h2 a2 m6", "h2"),
        ("rv05", "h6 a2 m2", "a2"),
        ("rv05", "h1 a1 m1", "h1"),
    ],
)
def test_of_equal_dice_the_harvesters_goes_first_then_the_alchemists(
    card: str, rival_dice: str, placed: str
) -> None:
    g = turn(card, rival_dice)
    assert placed not in dice_text(g.rival.rolled)


@rule("RA-107")
@pytest.mark.parametrize(
    ("rival_dice", "placed"), [("h6 a2 m4", "m4"), ("h3 a1 m5", "h3"), ("h1 a5 m6", "a5")]
)
def test_the_middle_die_is_neither_the_highest_nor_the_lowest(rival_dice: str, placed: str) -> None:
    g = turn("rv07", rival_dice)
    assert board(g)["I"].endswith(placed)


def with_few_dice(card: str, rolled: str, taken: str) -> Ravenshire:
    g = before_turn(card)
    g.rival.rolled = dice(rolled)
    g.rival.taken = dice(taken)
    spend_rival_cards(g)
    play(g, "end_turn")
    return g


@rule("RA-R39")
@pytest.mark.parametrize(
    ("rolled", "taken", "placed"),
    [("h5 a2", "m1", "a2"), ("a3 m6", "h1", "a3"), ("m4", "h1 a1", "m4")],
)
def test_of_two_dice_the_lower_is_the_middle_one_and_a_last_one_is_it_too(
    rolled: str, taken: str, placed: str
) -> None:
    assert board(with_few_dice("rv07", rolled, taken))["I"].endswith(placed)


# Its turn: taking


@rule("RA-108")
@EACH
def test_the_rival_takes_from_the_last_district_of_the_order(card: str) -> None:
    g = turn(card)
    assert dice_text(g.rival.taken) == "m3"
    assert order_of(card)[-1] not in board(g)


@rule("RA-108")
@EACH
def test_an_empty_district_is_passed_over_when_taking(card: str) -> None:
    first, second, third, fourth, fifth, _ = order_of(card)
    g = turn(card, **{first: "h1", second: "h1", third: "a1 a1", fourth: "m1", fifth: "m5"})
    assert dice_text(g.rival.taken) == "m5"


@rule("RA-108")
@pytest.mark.parametrize(("two", "taken"), [("m2 m5", "m5"), ("m5 m2", "m5")])
def test_the_rival_takes_the_highest_die_of_the_district(two: str, taken: str) -> None:
    g = turn("rv01", I="h3", V="h3", IV="a3", II="a3", VI=two)
    assert dice_text(g.rival.taken) == taken


@rule("RA-108")
@pytest.mark.parametrize(("two", "taken"), [("m4 a4", "m4"), ("a4 m4", "a4")])
def test_of_two_equal_dice_the_rival_takes_the_left_one(two: str, taken: str) -> None:
    g = turn("rv01", I="h3", V="h3", IV="a3", II="m3", VI=two)
    assert dice_text(g.rival.taken) == taken


@rule("RA-108")
def test_the_rival_does_not_take_the_die_that_it_just_placed() -> None:
    g = turn("rv01", I="h1 h1", V="a1 m1", IV="a2 m3")  # it places in district II
    assert board(g)["II"] == "m6"
    assert dice_text(g.rival.taken) == "m3"


@rule("RA-108")
def test_beside_the_die_just_placed_the_other_one_is_taken() -> None:
    g = turn("rv01", I="h1 h1", V="a1 a1", IV="m3 m3")
    assert dice_text(g.rival.taken) == "m3"
    other = turn("rv01", I="h1 h1", V="a1 a1", IV="m3", II="m5")
    assert dice_text(other.rival.taken) == "m5"
    third = turn("rv10", IV="h1 h1", V="a1 a1", II="m2 m3")
    assert board(third)["III"] == "a4"
    assert dice_text(third.rival.taken) == "m3"


@rule("RA-108")
def test_a_die_like_the_one_just_placed_may_be_taken() -> None:
    g = turn("rv01", "h1 a1 m6", I="h1 h1", V="a1 a1", IV="m1", II="m6")
    assert board(g)["IV"] == "m1 m6"
    assert dice_text(g.rival.taken) == "m6"
    assert "II" not in board(g)


# Its turn: gains


@rule("RA-109", "RA-110")
@pytest.mark.parametrize(
    ("taken", "work", "charms", "gold"), [("h3", 2, 0, 0), ("a3", 0, 1, 0), ("m3", 0, 0, 2)]
)
def test_the_colour_of_the_taken_die_gives(taken: str, work: int, charms: int, gold: int) -> None:
    others = ["h3", "h3", "a3", "a3", "m3", "m3"]
    others.remove(taken)
    g = turn("rv01", **dict(zip(order_of("rv01"), [*others, taken])))
    rival = g.rival
    assert (rival.work, rival.charms, rival.gold) == (work_of("rv01") + work, charms, gold)


@rule("RA-109")
@pytest.mark.parametrize("value", range(1, 7))
def test_districts_give_the_rival_nothing(value: int) -> None:
    g = turn("rv01", f"h1 a1 m{value}", I="h3", V="h3", IV="a3", II="a3", III="m3", VI=f"m{value}")
    rival = g.rival
    assert (rival.work, rival.charms, rival.gold, rival.reputation) == (work_of("rv01"), 0, 2, 0)


@rule("RA-110")
@EACH
def test_the_work_of_a_card_is_added(card: str) -> None:
    g = before_turn(card)
    g.rival.work = 5
    play(g, "end_turn")
    assert g.rival.work == 5 + work_of(card)


@rule("RA-119")
@pytest.mark.parametrize(("difficulty", "more"), list(zip(DIFFICULTIES, [-2, 0, 2, 4])))
@EACH
def test_the_difficulty_changes_the_work_of_every_card(
    difficulty: str, more: int, card: str
) -> None:
    g = solo("h2 a4 m6", card, rival=difficulty)
    set_board(g, **last_is_a_merchants(card))
    play(g, "end_turn")
    assert g.rival.work == work_of(card) + more


@rule("RA-119")
@pytest.mark.parametrize(
    ("former", "name"),
    [
        ("apprentice", "easy"),
        ("journeyman", "normal"),
        ("master", "hard"),
        ("forgemaster", "harder"),
    ],
)
def test_a_level_is_found_by_its_former_name(former: str, name: str) -> None:
    assert fresh(1, rival=former).chosen["rival"] == name


def test_a_level_is_chosen_by_one_player_alone_whatever_it_is_called() -> None:
    assert fresh(2, rival="journeyman").chosen["rival"] == "normal"
    with pytest.raises(ValueError, match="rival is for 1 seat, not 2"):
        fresh(2, rival="forgemaster")


# The Raven die


def raven_in_the_halls() -> Ravenshire:
    """The human has placed the Raven die in VI, where the Rival will take from, alone there."""
    g = gathering(1, assistants="raven", dice="h4 a4 m4 r4")
    place(g, "r4", "VI")
    quietly(g)
    take(g, "VI", "m1")
    quietly(g)
    next_rival_cards(g, "rv01")
    return g


@rule("RA-R37")
def test_the_raven_die_gives_the_rival_two_work() -> None:
    g = raven_in_the_halls()
    play(g, "end_turn")
    assert dice_text(g.rival.taken) == "r4"
    assert g.rival.work == work_of("rv01") + 2


@rule("RA-R37", "RA-R28")
def test_the_owner_still_has_four_dice_when_the_rival_has_the_ravens() -> None:
    g = raven_in_the_halls()
    play(g, "end_turn")
    next_round(g)
    assert g.round == 2
    assert len(g.players[0].rolled) == 4


@rule("RA-107", "RA-R37")
def test_of_equal_dice_the_ravens_is_placed_last() -> None:
    g = gathering(1, assistants="raven", dice="h4 a4 m4 r4")
    trade_harvesters(g, "h4")
    g.players[0].rolled = dice("h4 a4 m4")
    g.rival.rolled = dice("r6 a1 m6")  # the two have exchanged a Harvester die and the Raven's
    next_rival_cards(g, "rv01")
    play(g, "end_turn")
    assert dice_text(g.rival.rolled) == "r6 a1"
