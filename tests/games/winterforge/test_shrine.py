"""The Shrine of Thommag: donating, hidden Faith and what it scores."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hearth.games.winterforge.shrine import faith_rp
from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Rng, find
from tests.games.winterforge.scenes import finish
from tests.games.winterforge.table import empty_deck, give_faith, stand, table
from tests.support import act, legal, rule

TOKENS = {1: 8, 2: 7, 3: 5}

# Faith totals by seat and the RP for them.
TOTALS = [
    pytest.param([5, 5, 3, 0], [2, 2, 0, 0], id="X14"),
    pytest.param([6, 4, 4, 1], [3, 1, 1, 0], id="X15"),
    pytest.param([2, 0], [3, 0], id="X17"),
    pytest.param([1, 2], [2, 3], id="two places"),
    pytest.param([4, 6, 2, 3], [2, 3, 0, 0], id="no third place"),
    pytest.param([4, 4], [2, 2], id="two share five"),
    pytest.param([3, 3, 3], [1, 1, 1], id="three share five"),
    pytest.param([3, 3, 3, 3], [1, 1, 1, 1], id="four share five"),
    pytest.param([2, 2, 2, 2, 2], [1, 1, 1, 1, 1], id="five share five"),
    pytest.param([7, 3, 3, 3], [3, 0, 0, 0], id="three share two"),
    pytest.param([1, 4, 4], [0, 2, 2], id="no second place"),
    pytest.param([0, 0, 0], [0, 0, 0], id="nobody"),
    pytest.param([0, 3, 0], [0, 3, 0], id="only one"),
    pytest.param([4, 0, 4], [2, 0, 2], id="tie before none"),
]


def shrine(seats: int = 3, coin: int = 9, **more: object) -> Winterforge:
    return table(seats, alleyways=["shrine"], at="shrine", coin=coin, **more)  # type: ignore[arg-type]


def guild(g: Winterforge, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    """What the viewer sees of a seat's Guild."""
    found: dict[str, Any] = g.view(viewer)["players"][seat]
    return found


# Set-up


@rule("WF-119")
def test_twenty_tokens_lie_on_the_tile() -> None:
    assert Counter(shrine().faith_bag.cards()) == TOKENS


@rule("WF-119")
def test_nobody_begins_with_faith() -> None:
    assert [guild.faith for guild in shrine().players] == [[], [], []]


@rule("WF-119")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_tokens_on_the_tile_lie_face_down(viewer: int | None) -> None:
    g = shrine()
    give_faith(g, 0, 3, 3)
    assert g.view(viewer)["board"]["faith_bag"] == 18


# Donating


@rule("WF-120")
def test_a_donation_costs_two_coin_and_one_token_is_taken() -> None:
    g = shrine(coin=5)
    act(g, "donate")
    assert g.players[0].coin == 3
    [taken] = g.players[0].faith
    assert Counter(g.faith_bag.cards()) == Counter(TOKENS) - Counter([taken])


@rule("WF-120")
def test_a_donation_needs_two_coin() -> None:
    assert legal(shrine(coin=2), "donate") == ["donate"]
    assert legal(shrine(coin=1), "donate") == []


@rule("WF-120", "WF-R61")
def test_the_two_coin_of_a_donation_go_to_nobody() -> None:
    g = shrine()
    act(g, "donate")
    assert [guild.coin for guild in g.players] == [7, 3, 3]


@rule("WF-120", "WF-030")
def test_a_guild_may_donate_with_every_action_and_keeps_all_tokens() -> None:
    g = shrine()
    act(g, "donate", "donate", "donate")
    assert len(g.players[0].faith) == 3
    assert g.players[0].coin == 3
    assert legal(g, "donate") == []


@rule("WF-119", "WF-120")
def test_every_token_is_equally_likely() -> None:
    """Of 4000 donations, 8, 7 and 5 in 20 bring 1, 2 and 3 Faith."""
    g = shrine()
    rng = Rng(1)
    found: Counter[int] = Counter()
    for _ in range(4000):
        h = g.clone()
        h.rng = rng.fresh()
        act(h, "donate")
        found[h.players[0].faith[0]] += 1
    for value, copies in TOKENS.items():
        assert abs(found[value] - 200 * copies) < 120


@rule("WF-R55")
def test_without_tokens_left_nobody_can_donate() -> None:
    g = shrine()
    give_faith(g, 1, *[value for value in TOKENS for _ in range(TOKENS[value])][1:])
    assert legal(g, "donate") == ["donate"]
    act(g, "donate")
    assert g.players[0].faith == [1]
    assert legal(g, "donate") == []


@rule("WF-R55")
def test_an_empty_tile_offers_nothing_to_the_rich() -> None:
    g = shrine(coin=50)
    empty_deck(g.faith_bag)
    assert legal(g, "donate") == []


# What others know


@rule("WF-R55", "WF-R24")
def test_the_owner_may_look_at_the_own_tokens() -> None:
    g = shrine()
    give_faith(g, 0, 3, 1)
    assert sorted(guild(g, 0)["faith"]) == [1, 3]
    assert guild(g, 0)["faith_tokens"] == 2


@rule("WF-R55", "WF-R24")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_only_how_many_tokens_there_are(viewer: int | None) -> None:
    g = shrine()
    give_faith(g, 0, 3, 1)
    assert guild(g, viewer)["faith"] is None
    assert guild(g, viewer)["faith_tokens"] == 2


@rule("WF-R55", "WF-R24")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_no_view_of_others_depends_on_the_token_taken(viewer: int | None) -> None:
    views = []
    for value in TOKENS:
        g = shrine()
        g.faith_bag.bag = [value] * 20
        act(g, "donate")
        assert g.players[0].faith == [value]
        views.append(g.view(viewer))
    assert views[0] == views[1] == views[2]


@rule("WF-R55", "WF-R24")
def test_the_log_names_the_token_to_its_owner_only() -> None:
    said: dict[int, set[str]] = {0: set(), 1: set()}
    for value in TOKENS:
        g = shrine()
        g.faith_bag.bag = [value] * 20
        g.logging = True
        act(g, "donate")
        for seat in said:
            heard = [entry for entry in g.log if entry[4] >> seat & 1]
            said[seat].add(" ".join(find("winterforge").sentence(g, entry) for entry in heard))
    assert len(said[0]) == 3
    assert len(said[1]) == 1


@rule("WF-121")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_at_the_end_the_tokens_are_revealed(viewer: int | None) -> None:
    g = shrine(2)
    give_faith(g, 0, 3)
    give_faith(g, 1, 2, 1)
    finish(g)
    assert guild(g, viewer, 0)["faith"] == [3]
    assert sorted(guild(g, viewer, 1)["faith"]) == [1, 2]


# Guessing


def guesses(g: Winterforge, seat: int) -> list[Winterforge]:
    """The table as it could be for all that the seat knows."""
    found = [g.clone() for _ in range(40)]
    for i, h in enumerate(found):
        h.determinise(seat, Rng(i))
    return found


@rule("WF-R55")
def test_guessing_keeps_the_own_tokens() -> None:
    g = shrine()
    give_faith(g, 0, 3, 1, 2)
    give_faith(g, 1, 3, 3)
    assert {tuple(sorted(h.players[0].faith)) for h in guesses(g, 0)} == {(1, 2, 3)}


@rule("WF-R55")
def test_guessing_keeps_how_many_tokens_the_others_have() -> None:
    g = shrine()
    give_faith(g, 1, 3, 3)
    give_faith(g, 2, 1)
    assert {tuple(len(one.faith) for one in h.players) for h in guesses(g, 0)} == {(0, 2, 1)}


@rule("WF-R55", "WF-119")
def test_guessing_deals_the_tokens_of_others_anew_from_those_unseen() -> None:
    g = shrine()
    give_faith(g, 0, 3, 3, 3, 3)
    give_faith(g, 1, 3, 1)
    found = guesses(g, 0)
    assert {tuple(sorted(h.players[1].faith)) for h in found} >= {(1, 1), (1, 2), (1, 3), (2, 2)}
    for h in found:
        assert h.players[1].faith != [3, 3]  # there is but one 3 that seat 0 does not have
        everything = [*h.faith_bag.cards(), *h.players[0].faith, *h.players[1].faith]
        assert Counter(everything) == TOKENS


# Scoring


@rule("WF-121", "WF-122", "WF-R55", "WF-X14", "WF-X15", "WF-X17")
@pytest.mark.parametrize(("totals", "points"), TOTALS)
def test_faith_scores_by_place(totals: list[int], points: list[int]) -> None:
    assert faith_rp(totals) == points


@rule("WF-121", "WF-122", "WF-R55", "WF-X14", "WF-X15", "WF-X17")
@pytest.mark.parametrize(("totals", "points"), TOTALS)
def test_faith_is_scored_at_the_end_of_a_match(totals: list[int], points: list[int]) -> None:
    g = shrine(len(totals))
    for seat, total in enumerate(totals):
        g.players[seat].faith = [1] * total
    assert finish(g).scores() == points


@rule("WF-121")
def test_the_value_of_the_tokens_counts_not_their_number() -> None:
    g = shrine(2)
    give_faith(g, 0, 1, 1, 1)
    give_faith(g, 1, 2, 3)
    assert finish(g).scores() == [2, 3]


@rule("WF-121")
def test_the_sheet_has_a_line_for_faith() -> None:
    g = shrine(2)
    give_faith(g, 0, 1)
    give_faith(g, 1, 3, 3)
    finish(g)
    found = [row for row in find("winterforge").sheet(g, 1) if row.title == "Faith"]
    assert [row.points for row in found] == [3]


@rule("WF-121", "WF-100")
def test_faith_decides_a_match() -> None:
    g = shrine(2)
    give_faith(g, 1, 1)
    assert finish(g).result()[1] > g.result()[0]


@rule("WF-122")
def test_with_six_seats_all_tied_nothing_is_left_of_five_rp() -> None:
    assert faith_rp([2, 2, 2, 2, 2, 2]) == [0, 0, 0, 0, 0, 0]


@rule("WF-120", "WF-R24")
def test_a_donation_is_seen_by_all_as_one_token_more() -> None:
    g = shrine()
    stand(g, 1, "shrine")
    act(g, "donate", "end_turn", "donate")
    assert [guild(g, None, seat)["faith_tokens"] for seat in range(3)] == [1, 1, 0]
