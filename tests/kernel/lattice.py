"""An attack on the fast generator: its state from some public draws, by a reduced lattice.

The generator is a sequence s[i+1] = s[i] / 2**30 modulo a prime, and a draw among n says in which
n-th of its range the next state lies. Such states are the points of a lattice, and the true one
lies near the middle of what was seen.
"""

from __future__ import annotations

from fractions import Fraction

from hearth.kernel.rng import MASK, MULTIPLIER

PRIME = MULTIPLIER * 2**30 - 1
STEP = pow(2**30, -1, PRIME)

Vector = list[int]


def state_behind(draws: list[tuple[int, int]]) -> int | None:
    """The generator's state after these draws (n, what came); None if there is none near."""
    rows = len(draws)
    powers = [pow(STEP, i, PRIME) for i in range(rows)]
    basis = [powers] + [[PRIME * (i == j) for j in range(rows)] for i in range(1, rows)]
    reduce(basis)
    middle = [Fraction((2 * came + 1) * PRIME, 2 * n) for n, came in draws]
    states = nearest(basis, middle)
    return states[-1] if fits(states, draws) else None


def fits(states: Vector, draws: list[tuple[int, int]]) -> bool:
    """Would the generator have drawn this? The first state is the one after the first draw."""
    following = zip(states, draws[1:])
    return all(state > 0 for state in states) and all(
        (state & MASK) * n >> 30 == came for state, (n, came) in following
    )


def inner(u: list[Fraction], v: list[Fraction]) -> Fraction:
    return sum((x * y for x, y in zip(u, v)), Fraction(0))


def orthogonal(basis: list[Vector]) -> list[list[Fraction]]:
    """The basis without what each vector has of those before it."""
    found: list[list[Fraction]] = []
    for vector in basis:
        rest = exact = [Fraction(x) for x in vector]
        for other in found:
            share = inner(exact, other) / inner(other, other)
            rest = [x - share * y for x, y in zip(rest, other)]
        found.append(rest)
    return found


def nearest(basis: list[Vector], target: list[Fraction]) -> Vector:
    """A lattice point near the target, plane by plane."""
    rest = target[:]
    for vector, plane in reversed([*zip(basis, orthogonal(basis))]):
        times = round(inner(rest, plane) / inner(plane, plane))
        rest = [x - times * y for x, y in zip(rest, vector)]
    return [int(x - y) for x, y in zip(target, rest)]


def reduce(basis: list[Vector]) -> None:
    """Short and nearly orthogonal vectors of the same lattice: LLL in whole numbers."""
    count = len(basis)
    d = [1] + [0] * count  # determinants of the first so many
    lam = [[0] * count for _ in range(count)]
    k, known = 1, 0
    d[1] = dot(basis[0], basis[0])
    while k < count:
        if k > known:
            known = k
            for j in range(k + 1):
                u = dot(basis[k], basis[j])
                for i in range(j):
                    u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
                lam[k][j] = u
            d[k + 1] = lam[k][k]
        shorten(basis, lam, d, k, k - 1)
        if 4 * (d[k + 1] * d[k - 1] + lam[k][k - 1] ** 2) < 3 * d[k] ** 2:
            swap(basis, lam, d, k, known)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(basis, lam, d, k, j)
            k += 1


def dot(u: Vector, v: Vector) -> int:
    return sum(x * y for x, y in zip(u, v))


def shorten(basis: list[Vector], lam: list[Vector], d: Vector, k: int, j: int) -> None:
    """Take away what vector k has of vector j, as far as whole numbers allow."""
    if 2 * abs(lam[k][j]) <= d[j + 1]:
        return
    times = (2 * lam[k][j] + d[j + 1]) // (2 * d[j + 1])
    basis[k] = [x - times * y for x, y in zip(basis[k], basis[j])]
    lam[k][j] -= times * d[j + 1]
    for i in range(j):
        lam[k][i] -= times * lam[j][i]


def swap(basis: list[Vector], lam: list[Vector], d: Vector, k: int, known: int) -> None:
    """The shorter of two neighbours first."""
    basis[k], basis[k - 1] = basis[k - 1], basis[k]
    for j in range(k - 1):
        lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
    shared = lam[k][k - 1]
    between = (d[k - 1] * d[k + 1] + shared**2) // d[k]
    for i in range(k + 1, known + 1):
        below = lam[i][k]
        lam[i][k] = (d[k + 1] * lam[i][k - 1] - shared * below) // d[k]
        lam[i][k - 1] = (between * below + shared * lam[i][k]) // d[k + 1]
    d[k] = between
