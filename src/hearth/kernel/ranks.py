"""Who wins: ranks are lists of numbers, the first that differs decides, and more is better."""

from __future__ import annotations


def shares_by_rank(ranks: list[list[int]]) -> list[float]:
    """The best win; who is equal in everything shares."""
    best = max(ranks)
    winners = ranks.count(best)
    return [1.0 / winners if rank == best else 0.0 for rank in ranks]


def what_parted(ranks: list[list[int]], names: list[str], nothing: str) -> str:
    """The name of the number that parted the best two."""
    first, second = sorted(ranks, reverse=True)[:2]
    for i in range(len(names)):
        if first[i] != second[i]:
            return names[i]
    return nothing
