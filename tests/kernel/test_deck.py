"""Decks: bags with what somebody has placed on top and under, and who knows it."""

from __future__ import annotations

from collections import Counter

import pytest

from hearth.kernel import EVERYONE, NOBODY, Deck, Rng, State, seeded

ALICE, BOB, CAROL = 0, 1, 2
SPECTATOR = -1


def seen_by(*seats: int) -> int:
    return sum(1 << seat for seat in seats)


def table(seed: int = 1) -> State:
    return State(rng=seeded(seed))


def known_and_unknown() -> Deck:
    """From the top: 7 (Alice knows), 8 (nobody); four in the bag; 9 (all), 6 (Alice and Bob)."""
    deck = Deck([1, 2, 3, 4])
    deck.put_on_top(8, NOBODY)
    deck.put_on_top(7, seen_by(ALICE))
    deck.put_under(9, EVERYONE)
    deck.put_under(6, seen_by(ALICE, BOB))
    return deck


# Drawing


def test_the_top_is_drawn_first_then_the_bag_then_what_is_under() -> None:
    g, deck = table(), known_and_unknown()
    drawn = [g.draw(deck) for _ in range(8)]
    assert drawn[:2] == [7, 8]
    assert sorted(drawn[2:6]) == [1, 2, 3, 4]
    assert drawn[6:] == [9, 6]
    assert deck == Deck()


def test_every_card_of_a_bag_is_as_likely_to_be_drawn() -> None:
    g = table()
    counts = Counter(g.draw(Deck([1, 2, 3, 4])) for _ in range(4000))
    assert all(abs(counts[card] - 1000) < 150 for card in (1, 2, 3, 4))


def test_a_bag_stays_sorted_when_cards_are_drawn() -> None:
    g, deck = table(), Deck(list(range(40)))
    for _ in range(30):
        g.draw(deck)
        assert deck.bag == sorted(deck.bag)


def test_cards_that_were_placed_are_drawn_without_chance() -> None:
    g, deck = table(), Deck()
    deck.put_under(5)
    deck.put_on_top(6)
    before = g.rng
    assert [g.draw(deck), g.draw(deck)] == [6, 5]
    assert g.rng == before


def test_drawing_rolling_and_shuffling_are_reveals() -> None:
    g = table()
    g.draw(Deck([1]))
    g.roll(6)
    g.shuffle([1, 2])
    assert g.reveals == 3


# Placing


def test_the_last_card_put_on_top_is_the_first() -> None:
    deck = Deck()
    deck.put_on_top(1, seen_by(ALICE))
    deck.put_on_top(2, seen_by(BOB))
    assert (deck.top, deck.top_seen) == ([2, 1], [seen_by(BOB), seen_by(ALICE)])


def test_the_last_card_put_under_is_the_last() -> None:
    deck = Deck()
    deck.put_under(1, seen_by(ALICE))
    deck.put_under(2, seen_by(BOB))
    assert (deck.under, deck.under_seen) == ([1, 2], [seen_by(ALICE), seen_by(BOB)])


def test_what_is_placed_without_a_word_everybody_has_seen() -> None:
    deck = Deck()
    deck.put_on_top(1)
    deck.put_under(2)
    assert deck.remembered(SPECTATOR) == ([1], [2])


def test_a_deck_counts_all_its_cards() -> None:
    deck = known_and_unknown()
    assert deck.size() == 8
    assert sorted(deck.cards()) == [1, 2, 3, 4, 6, 7, 8, 9]


def test_shuffling_cards_in_undoes_every_known_order() -> None:
    deck = known_and_unknown()
    deck.shuffle_in([5, 0])
    assert deck == Deck([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])


def test_a_copy_goes_its_own_way() -> None:
    deck = known_and_unknown()
    copy = deck.copy()
    assert copy == deck
    g = table()
    for _ in range(8):
        g.draw(copy)
    copy.put_on_top(1)
    copy.shuffle_in([2])
    assert deck == known_and_unknown()


# Knowing


@pytest.mark.parametrize(
    ("seat", "top", "under"),
    [
        (ALICE, [7, -1], [9, 6]),
        (BOB, [-1, -1], [9, 6]),
        (CAROL, [-1, -1], [9, -1]),
        (SPECTATOR, [-1, -1], [9, -1]),
        (40, [-1, -1], [9, -1]),
    ],
)
def test_a_seat_remembers_what_it_has_seen(seat: int, top: list[int], under: list[int]) -> None:
    assert known_and_unknown().remembered(seat) == (top, under)


@pytest.mark.parametrize("seat", [ALICE, BOB, CAROL])
def test_forgetting_leaves_what_the_seat_remembers(seat: int) -> None:
    for seed in range(50):
        deck = known_and_unknown()
        deck.forget(seat, Rng(seed))
        assert deck.remembered(seat) == known_and_unknown().remembered(seat)
        assert deck.top_seen == known_and_unknown().top_seen
        assert deck.under_seen == known_and_unknown().under_seen


@pytest.mark.parametrize("seat", [ALICE, BOB, CAROL])
def test_forgetting_loses_no_card_and_leaves_the_bag_sorted(seat: int) -> None:
    for seed in range(50):
        deck = known_and_unknown()
        deck.forget(seat, Rng(seed))
        assert sorted(deck.cards()) == [1, 2, 3, 4, 6, 7, 8, 9]
        assert deck.bag == sorted(deck.bag)


def test_a_card_that_the_seat_has_not_seen_may_be_anywhere_it_has_not_looked() -> None:
    places: list[set[int]] = [set(), set(), set()]
    for seed in range(200):
        deck = known_and_unknown()
        deck.forget(CAROL, Rng(seed))
        for place, card in zip(places, [*deck.top, deck.under[1]]):
            place.add(card)
    assert places == [{1, 2, 3, 4, 6, 7, 8}] * 3


def test_decks_that_look_the_same_to_a_seat_are_the_same_once_it_forgets() -> None:
    one, other = known_and_unknown(), known_and_unknown()
    one.forget(BOB, Rng(1))
    assert one != other
    one.forget(BOB, Rng(2))
    other.forget(BOB, Rng(2))
    assert one == other


def test_where_everything_is_known_there_is_nothing_to_forget() -> None:
    deck = Deck([1, 2])
    deck.put_on_top(3, seen_by(ALICE))
    deck.forget(ALICE, Rng(1))
    assert (deck.top, deck.bag) == ([3], [1, 2])


# Looking at several cards


def test_a_seat_may_look_at_several_cards_which_stay_where_they_are() -> None:
    g, deck = table(), known_and_unknown()
    assert g.peek(deck, BOB, 2) == [7, 8]
    assert deck.remembered(BOB)[0] == [7, 8]
    assert deck.remembered(ALICE)[0] == [7, -1]
    assert deck.remembered(CAROL)[0] == [-1, -1]


def test_looking_goes_no_deeper_than_the_deck() -> None:
    g, deck = table(), Deck([5])
    assert g.peek(deck, BOB, 3) == [5]
    assert deck.top == [5]
    assert deck.size() == 1


def test_who_has_looked_may_put_the_cards_in_another_order() -> None:
    g, deck = table(), known_and_unknown()
    g.peek(deck, BOB, 2)
    deck.arrange([8, 7], BOB)
    assert [g.draw(deck), g.draw(deck)] == [8, 7]


def test_after_that_nobody_else_knows_where_the_cards_lie() -> None:
    g, deck = table(), known_and_unknown()
    g.peek(deck, BOB, 2)
    deck.arrange([8, 7], BOB)
    assert deck.remembered(BOB)[0] == [8, 7]
    assert deck.remembered(ALICE)[0] == [-1, -1]
