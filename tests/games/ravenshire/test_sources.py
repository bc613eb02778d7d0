"""Where it comes from: everything that is gained has a source in the log."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.reading import KNOWN, at_each_seed, at_each_table, met, told

# Events that are no source of anything: what comes and goes.
FLOWS = {"gained", "paid", "of_choice", "chosen", "converted"}
RIVAL_FLOWS = {"rival_gained", "rival_paid", "rival_card_worked"}
SOURCES = {
    "die_placed",
    "die_taken",
    "member_used",
    "member_again",
    "exchanged",
    "overtime_played",
    "assistant_used",
    "space_worked",
    "upgrade_used",
    "contract_completed",
    "finish_added",
    "reputation_rose",
    "reputation_full",
}
RIVAL_SOURCES = {"rival_took", "rival_contract", "rival_worked", "rival_completed"}


@at_each_seed
@at_each_table("ravenshire")
def test_everything_that_is_gained_has_a_source_in_the_line_of_its_seat_before(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    lines = told("ravenshire", seats, seed, options)
    for seat in range(seats):
        last = ""
        for line in lines:
            if line.seat == seat and line.event not in FLOWS:
                last = line.event
            elif line.seat == seat and line.event in ("gained", "of_choice"):
                assert last in SOURCES, line


@at_each_seed
@at_each_table("ravenshire", most=1)
def test_everything_that_the_rival_gains_has_a_source(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    last = ""
    for line in told("ravenshire", seats, seed, options):
        if line.event.startswith("rival_") and line.event not in RIVAL_FLOWS:
            last = line.event
        elif line.event == "rival_gained":
            assert last in RIVAL_SOURCES, line


def test_the_known_matches_meet_what_the_laws_are_about() -> None:
    assert met("ravenshire") >= {
        *(SOURCES - {"reputation_full"}),  # nobody gets so far who plays like this
        *RIVAL_SOURCES,
        *FLOWS,
        *RIVAL_FLOWS,
        "tokens_sold",
        "title_scored",
        "reputation_gold",
    }


@at_each_table("ravenshire")
def test_the_known_matches_get_far(seats: int, options: dict[str, Any]) -> None:
    for seed in KNOWN:
        lines = told("ravenshire", seats, seed, options)
        completed = Counter(line.seat for line in lines if line.event == "contract_completed")
        assert all(completed[seat] > 1 for seat in range(seats))
