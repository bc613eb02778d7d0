"""Corruption cards: drawing, discarding and who knows them."""

from __future__ import annotations

from hearth.kernel import Rng
from tests.games.cove.positions import (
    BOX,
    at_work,
    corruption,
    corruption_deck,
    fresh,
    gone,
    play,
    tainted,
)
from tests.support import legal, rule


@rule("CO-006")
def test_there_are_sixty_cards_with_0_1_or_2_icons() -> None:
    found = [(card.title, card.icons, card.count) for card in BOX.corruption]
    assert found == [("Idle Rumour", 0, 12), ("Palm Greased", 1, 36), ("Blood Money", 2, 12)]


@rule("CO-006")
def test_cards_come_as_often_as_there_are_of_them() -> None:
    drawn = [0, 0, 0]
    for seed in range(1, 201):
        g = fresh(seed=seed)
        play(g, "back_alley")
        drawn = [a + b for a, b in zip(drawn, g.players[g.actor()].corruption)]
    assert sum(drawn) > 300
    assert 0.5 < drawn[1] / sum(drawn) < 0.7
    assert min(drawn) > 40


@rule("CO-R18")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    g = at_work()
    corruption_deck(g)
    play(g, "back_alley")
    assert corruption(g) == 2
    assert (sum(g.corruption), g.corruption_pile) == (58, [0, 0, 0])


@rule("CO-R18")
def test_the_last_card_of_the_deck_comes_before_the_discards() -> None:
    g = at_work()
    corruption_deck(g, blood_money=1)
    play(g, "back_alley")
    assert g.players[0].corruption[2] >= 1
    assert (sum(g.corruption), sum(g.corruption_pile)) == (58, 0)


@rule("CO-R18")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    g = at_work()
    gone(g)
    assert legal(g, "back_alley")  # and then it costs nothing
    play(g, "back_alley")
    assert corruption(g) == 0


@rule("CO-R18")
def test_the_last_card_of_all_is_drawn_alone() -> None:
    g = at_work()
    gone(g, left=1)
    play(g, "back_alley")
    assert corruption(g) == 1
    assert (sum(g.corruption), sum(g.corruption_pile)) == (0, 0)


@rule("CO-R17")
def test_a_seat_knows_its_own_cards_and_how_many_the_others_have() -> None:
    g = at_work(3)
    tainted(g, palm_greased=2, blood_money=1)
    tainted(g, seat=1, blood_money=4)
    tainted(g, seat=2, idle_rumour=3)
    imagined = []
    for seed in range(1, 41):
        thought = g.clone()
        thought.determinise(0, Rng(seed))
        assert thought.players[0].corruption == [0, 2, 1]
        assert [corruption(thought, seat) for seat in (0, 1, 2)] == [3, 4, 3]
        imagined.append(thought.players[1].corruption)
    assert len({tuple(cards) for cards in imagined}) > 3
    assert g.players[1].corruption == [0, 0, 4]


@rule("CO-R17")
def test_who_owns_cards_is_never_mistaken_about_them() -> None:
    g = at_work()
    tainted(g, seat=1, blood_money=4)
    for seed in range(1, 11):
        thought = g.clone()
        thought.determinise(1, Rng(seed))
        assert thought.players[1].corruption == [0, 0, 4]
