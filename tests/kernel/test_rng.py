"""Chance: the same numbers everywhere, and fair ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations, product

import pytest

from hearth.kernel import Rng, State, check_secret, commitment, new_secret, seeded
from hearth.kernel.rng import MULTIPLIER, keyed

MANY = 12_000
PINNED = [188, 627, 765, 397, 105, 437, 805, 726]
SEEDS = [0, 1, 7, 2**53 - 1]


def assert_fair(draws: Iterable[object], outcomes: Sequence[object]) -> None:
    """Chi-square, five standard deviations wide: fair numbers always pass."""
    counts = Counter(draws)
    assert set(counts) <= set(outcomes)
    expected = counts.total() / len(outcomes)
    chi_square = sum((counts[one] - expected) ** 2 / expected for one in outcomes)
    freedom = len(outcomes) - 1
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


# The same numbers in every mode and Python version: saves, records and goldens rest on them.


@pytest.mark.parametrize(
    ("seed", "state"),
    [
        (0, 682105569260981679),
        (1, 349267478322502849),
        (-1, 878233419570818080),
        (2**53 - 1, 809515879132190111),
    ],
)
def test_a_seed_stands_for_this_state(seed: int, state: int) -> None:
    assert seeded(seed) == state


def test_the_numbers_of_a_seed_are_these() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(12)] == [
        393,
        550,
        109,
        704,
        470,
        967,
        930,
        435,
        405,
        259,
        438,
        397,
    ]


def test_the_shuffle_of_a_seed_is_this() -> None:
    cards = list(range(10))
    Rng(7).shuffle(cards)
    assert cards == [5, 7, 1, 9, 6, 2, 8, 0, 4, 3]


def test_a_match_draws_the_same_numbers_as_the_generator() -> None:
    g, rng = State(rng=seeded(5)), Rng(5)
    assert [g.below(n) for n in range(1, 200)] == [rng.below(n) for n in range(1, 200)]
    assert g.rng == rng.s


def test_a_match_shuffles_like_the_generator() -> None:
    g, rng = State(rng=seeded(5)), Rng(5)
    one, other = list(range(30)), list(range(30))
    g.shuffle(one)
    rng.shuffle(other)
    assert one == other


# Fair numbers


@pytest.mark.parametrize("n", [2, 3, 6, 12, 20, 100])
def test_all_numbers_below_n_are_equally_likely(n: int) -> None:
    rng = Rng(n)
    assert_fair([rng.below(n) for _ in range(MANY)], range(n))


def test_all_pairs_of_dice_are_equally_likely() -> None:
    rng = Rng(3)
    faces = range(6)
    assert_fair([(rng.below(6), rng.below(6)) for _ in range(MANY)], [*product(faces, faces)])


def test_the_first_numbers_of_neighbouring_seeds_are_as_good_as_any() -> None:
    assert_fair([Rng(seed).below(12) for seed in range(MANY)], range(12))


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    rng = Rng(4)
    orders = [[0, 1, 2, 3] for _ in range(MANY)]
    for cards in orders:
        rng.shuffle(cards)
    assert_fair([tuple(cards) for cards in orders], [*permutations(range(4))])


def test_dice_show_1_to_their_number_of_sides() -> None:
    g = State(rng=seeded(6))
    assert_fair([g.roll(6) for _ in range(MANY)], [1, 2, 3, 4, 5, 6])


# The state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_state_stays_below_2_to_the_60th_so_that_native_ints_hold_it(seed: int) -> None:
    rng = Rng(seed)
    for n in range(1, 2000):
        assert 0 < rng.s < 2**60
        assert 0 <= rng.below(n) < n


def test_fresh_states_are_valid_and_all_different() -> None:
    rng = Rng(8)
    fresh = [rng.fresh() for _ in range(MANY)]
    assert all(0 < s < 2**60 for s in fresh)
    assert len(set(fresh)) == MANY


def test_no_two_seeds_share_a_state() -> None:
    assert len({seeded(seed) for seed in range(-MANY, MANY)}) == 2 * MANY


def test_the_modulus_is_a_safe_prime_so_that_the_period_is_long() -> None:
    modulus = MULTIPLIER * 2**30 - 1
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)


def is_prime(n: int) -> bool:
    """Miller and Rabin, with bases that leave no doubt below 2**64."""
    d, s = n - 1, 0
    while d % 2 == 0:
        d, s = d // 2, s + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, d, n)
        if x not in (1, n - 1) and all(pow(x, 2**i, n) != n - 1 for i in range(1, s)):
            return False
    return True


# Chance at a table of people


def at_a_table(secret: str) -> State:
    g = State()
    g.open_chance(0, secret)
    return g


def test_keyed_numbers_are_the_same_in_every_mode_and_python_version() -> None:
    g = at_a_table("0f" * 32)
    assert [g.below(1000) for _ in range(8)] == PINNED


def test_keyed_numbers_are_fair_whatever_came_before() -> None:
    """Of pairs of neighbours all are equally likely: the last number says nothing of the next."""
    g = at_a_table("5a" * 32)
    draws = [g.below(6) for _ in range(MANY)]
    assert_fair(draws, range(6))
    assert_fair(zip(draws[::2], draws[1::2]), [*product(range(6), repeat=2)])


def test_the_same_place_of_other_secrets_says_nothing_of_this_one() -> None:
    secrets = [f"{i:064x}" for i in range(MANY)]
    assert_fair([int(keyed(secret, 3, 6)) for secret in secrets], range(6))


def test_each_number_moves_the_counter_by_one_and_changes_nothing_else() -> None:
    g = at_a_table("0f" * 32)
    numbers = [g.below(10) for _ in range(3)]
    assert g.rng == -3
    assert numbers == [keyed(g.secret, place, 10) for place in range(3)]


def test_a_search_goes_on_without_the_secret() -> None:
    g = at_a_table("0f" * 32)
    g.reseed(Rng(1))
    assert (g.secret, g.rng) == ("", Rng(1).fresh())


def test_every_secret_is_new_and_its_commitment_binds_it() -> None:
    one, other = new_secret(), new_secret()
    assert len({one, other, commitment(one), commitment(other)}) == 4
    assert check_secret(one) == one


@pytest.mark.parametrize("secret", ["", "0f", "0F" * 32, "0g" * 32, "0f" * 33, 15, None])
def test_what_is_no_secret_is_refused(secret: object) -> None:
    with pytest.raises(ValueError, match="a secret is 64 digits from 0 to f, not"):
        check_secret(secret)
