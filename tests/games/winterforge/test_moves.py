"""Moves along the lines of the board, Prime Positions and free Moves."""

from __future__ import annotations

import pytest

from tests.games.winterforge.scenes import kinds, move
from tests.games.winterforge.table import (
    BOX,
    place,
    stand,
    table,
)
from tests.support import act, legal, rule

LINKS = {
    "guildhall": ["market", "forge", "tavern", "bank"],
    "market": ["guildhall", "forge", "bank"],
    "forge": ["guildhall", "market", "tavern"],
    "tavern": ["guildhall", "forge", "bank"],
    "bank": ["guildhall", "tavern", "market"],
}


# Moves


@rule("WF-033", "WF-R11")
@pytest.mark.parametrize("at", LINKS)
def test_a_move_follows_the_lines_of_the_board(at: str) -> None:
    g = table(at=at)
    assert set(legal(g, "move")) == {move(to, prime) for to in LINKS[at] for prime in (0, 1)}
    act(g, move(LINKS[at][-1]))
    assert g.players[0].place == place(LINKS[at][-1])


@rule("WF-R11")
def test_the_lines_and_places_of_the_board_are_data() -> None:
    names = [p.id for p in BOX.sites[:5]]
    assert {p.id: [names[i] for i in p.links] for p in BOX.sites[:5]} == LINKS
    assert [(p.x, p.y) for p in BOX.sites[:5]] == [
        (0.5, 0.5),
        (0.25, 0.25),
        (0.75, 0.25),
        (0.75, 0.75),
        (0.25, 0.75),
    ]


@rule("WF-034")
@pytest.mark.parametrize("at", LINKS)
def test_two_moves_reach_every_precinct(at: str) -> None:
    reached = set()
    for first in legal(table(at=at), "move"):
        g = table(at=at)
        act(g, first)
        reached |= {g.players[0].place}
        reached |= {int(text[len("move:to=")]) for text in legal(g, "move")}
    assert reached == {0, 1, 2, 3, 4}


@rule("WF-035")
def test_any_number_of_smiths_may_stand_in_a_precinct() -> None:
    g = table(5)
    for seat in range(1, 5):
        stand(g, seat, "market")
    act(g, move("market"))
    assert {guild.place for guild in g.players} == {place("market")}


# Prime Positions


@rule("WF-036", "WF-037")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_players_share_one_prime_position_per_precinct(seats: int) -> None:
    g = table(seats)
    assert g.prime_spots[:5] == [1] * 5
    stand(g, 1, "forge", prime=True)
    assert move("forge", 1) not in legal(g)
    assert move("forge", 0) in legal(g)
    assert move("market", 1) in legal(g)


@rule("WF-036", "WF-R17")
def test_five_players_have_two_prime_positions_per_precinct() -> None:
    g = table(5)
    assert g.prime_spots[:5] == [2] * 5
    stand(g, 1, "forge", prime=True)
    assert move("forge", 1) in legal(g)
    stand(g, 2, "forge", prime=True)
    assert move("forge", 1) not in legal(g)


@rule("WF-R17")
def test_both_prime_positions_give_their_own_bonus() -> None:
    g = table(5, coin=1)
    stand(g, 1, "forge", prime=True, bonus=False)
    act(g, move("forge", 1), "train:craft=0,prime=1")
    assert g.players[0].coin == 1
    assert g.players[0].skills[0] == 1


@rule("WF-037")
def test_taking_a_prime_position_is_optional() -> None:
    g = table()
    act(g, move("market", 0))
    assert not g.players[0].in_prime
    act(g, move("forge", 1))
    assert g.players[0].in_prime


@rule("WF-037")
def test_a_smith_inside_cannot_take_the_prime_position_without_a_move() -> None:
    g = table(at="guildhall")
    assert not any(text.startswith(f"move:to={place('guildhall')},") for text in legal(g))
    act(g, move("market"), move("guildhall", 1))
    assert g.players[0].in_prime


@rule("WF-038", "WF-X06")
def test_nobody_slides_into_a_prime_position_that_becomes_empty() -> None:
    g = table(at="forge", prime=True)
    stand(g, 1, "forge")
    act(g, move("tavern"), "end_turn")
    assert (g.players[1].in_prime, g.players[1].bonus) == (False, False)
    assert g.prime_spots[place("forge")] == 1


@rule("WF-039", "WF-X04")
def test_a_bonus_used_last_turn_is_gone_while_the_smith_stays() -> None:
    g = table(at="forge", prime=True, coin=9)
    act(g, "train:craft=0,prime=1", "end_turn", "end_turn")
    assert legal(g, "train") == [f"train:craft={craft},prime=0" for craft in range(3)]


@rule("WF-040", "WF-X05")
def test_an_unused_bonus_waits_for_a_later_turn() -> None:
    g = table(at="guildhall", coin=9)
    act(g, move("forge", 1), "train:craft=0,prime=0", "end_turn", "end_turn")
    act(g, "train:craft=1,prime=0")
    assert "train:craft=2,prime=1" in legal(g)


@rule("WF-041")
def test_leaving_and_coming_back_into_prime_gives_the_bonus_again() -> None:
    g = table(at="forge", prime=True, bonus=False, coin=9)
    assert "train:craft=0,prime=1" not in legal(g)
    act(g, move("tavern"), move("forge", 1))
    assert "train:craft=0,prime=1" in legal(g)


@rule("WF-041", "WF-040")
def test_coming_back_to_an_ordinary_space_gives_no_bonus() -> None:
    g = table(at="forge", prime=True, coin=9)
    act(g, move("tavern"), move("forge", 0))
    assert legal(g, "train") == [f"train:craft={craft},prime=0" for craft in range(3)]


@rule("WF-042")
def test_a_smith_blocks_its_prime_position_until_it_leaves() -> None:
    g = table(at="forge", prime=True, coin=9)
    act(g, "train:craft=0,prime=1", "end_turn")
    assert move("forge", 1) not in legal(g)
    act(g, "end_turn", move("tavern"), "end_turn")
    assert move("forge", 1) in legal(g)


# Free Moves


@rule("WF-043", "WF-X07", "WF-R63")
def test_with_the_transporter_one_bonus_can_be_used_twice_in_a_turn() -> None:
    g = table(at="forge", prime=True, coin=9, crew=["transporter"])
    act(g, "train:craft=0,prime=1", move("tavern"), move("forge", 1), "train:craft=1,prime=1")
    assert g.players[0].skills == [1, 1, 0]
    assert (g.players[0].coin, g.actions_left) == (9, 0)


@rule("WF-043", "WF-X08")
def test_without_the_transporter_the_actions_are_spent_before_the_second_bonus() -> None:
    g = table(at="forge", prime=True, coin=9)
    act(g, "train:craft=0,prime=1", move("tavern"), move("forge", 1))
    assert legal(g) == ["end_turn"]


@rule("WF-R63")
def test_the_first_move_of_a_turn_uses_up_the_free_move() -> None:
    g = table(crew=["transporter"])
    act(g, move("market"))
    assert g.actions_left == 3
    act(g, move("forge"))
    assert g.actions_left == 2


@rule("WF-R63")
def test_a_free_move_is_possible_with_no_actions_left() -> None:
    g = table(coin=0, crew=["transporter"])
    act(g, "request_funds", "request_funds", "request_funds")
    assert kinds(legal(g)) == {"move", "end_turn"}
    act(g, move("market", 1))
    assert g.players[0].in_prime
    assert legal(g, "move") == []


@rule("WF-R63")
def test_an_unused_free_move_lapses_and_each_turn_has_just_one() -> None:
    g = table(crew=["transporter"])
    act(g, "end_turn", "end_turn", move("market"), move("forge"))
    assert g.actions_left == 2


@rule("WF-R63")
def test_the_free_move_follows_the_lines_like_any_other() -> None:
    g = table(at="forge", actions=0, crew=["transporter"])
    assert {text.rpartition(",")[0] for text in legal(g, "move")} == {
        f"move:to={place(to)}" for to in LINKS["forge"]
    }
