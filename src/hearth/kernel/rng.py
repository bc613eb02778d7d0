"""Chance: a fast generator for simulated matches, and keyed numbers for tables of people.

The generator's whole state is one int: multiply-with-carry on 30-bit words. The state stays below
2**60, so a Python int and a native i64 give the same numbers without wrap-around, and copying a
state copies its future too. Whoever sees some dozens of its numbers can work out all others, and
the seed.

At a table of people each number is keyed BLAKE2b of how many were drawn before it. Nobody without
the secret learns anything from the numbers already drawn, and the hash of the secret, told at the
start, binds whoever made it.
"""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b, sha256
from typing import Any, Final

from mypy_extensions import i64

# MULTIPLIER * 2**30 - 1 is a safe prime, so the period is about 2**58.
MULTIPLIER: Final = 855288462
MASK: Final = 0x3FFFFFFF
_WORD: Final = 0xFFFFFFFFFFFFFFFF
SECRET_BYTES: Final = 32
SECRET: Final = re.compile("[0-9a-f]{64}")


def seeded(seed: int) -> int:
    """The generator state that a seed stands for (neighbouring seeds are far apart)."""
    z = (seed + 0x9E3779B97F4A7C15) & _WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
    z ^= z >> 31
    return ((1 + (z >> 30) % (MULTIPLIER - 2)) << 30) | (z & MASK)


def new_secret() -> str:
    """What chance at a table is keyed with: 256 bits that nobody can guess, in hex."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What can be told of a secret before it is: its SHA-256.

    >>> commitment("00" * 32)
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return sha256(bytes.fromhex(secret)).hexdigest()


def check_secret(secret: Any) -> str:
    """The secret, if it is one; ValueError says what one looks like."""
    if type(secret) is not str or SECRET.fullmatch(secret) is None:
        raise ValueError(f"a secret is {2 * SECRET_BYTES} digits from 0 to f, not {secret!r:.80}")
    return secret


def keyed(secret: str, drawn: i64, n: i64) -> i64:
    """The number from 0 to n - 1 that comes after so many others. 128 bits leave no bias to see.

    >>> [int(keyed("00" * 32, drawn, 6)) for drawn in range(5)]
    [4, 1, 3, 0, 5]
    """
    digest = blake2b(
        int(drawn).to_bytes(8, "big"), digest_size=16, key=bytes.fromhex(secret)
    ).digest()
    return int.from_bytes(digest, "big") * int(n) >> 128


def check_seed(seed: Any) -> int:
    """The seed, if it is one: larger numbers would stand for the same match as smaller ones."""
    if type(seed) is not int or not 0 <= seed <= _WORD:
        raise ValueError(f"a seed is a whole number from 0 to {_WORD}, not {seed!r}")
    return seed


def falls_on(counts: list[int], at: i64) -> int:
    """Which of several counts, laid end to end, holds place `at`: a card of a bag by its number."""
    i = 0
    while at >= counts[i]:
        at -= counts[i]
        i += 1
    return i


class Rng:
    """The random source of players and searches; a match carries its own in its state.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(5)]
    [2, 3, 0, 4, 2]
    """

    def __init__(self, seed: int = 0) -> None:
        self.s: i64 = seeded(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**30."""
        s: i64 = self.s
        x: i64 = s & MASK
        self.s = MULTIPLIER * x + (s >> 30)
        return (x * n) >> 30

    def fresh(self) -> i64:
        """A random valid generator state, to reseed a match with."""
        return ((1 + self.below(MULTIPLIER - 2)) << 30) | self.below(MASK + 1)

    def shuffle(self, xs: list[int]) -> None:
        """Put the cards into a random order."""
        i: i64 = len(xs) - 1
        while i > 0:
            j = self.below(i + 1)
            xs[i], xs[j] = xs[j], xs[i]
            i -= 1
