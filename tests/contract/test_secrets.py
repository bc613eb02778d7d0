"""What every game promises about hidden things: views leak nothing, `determinise` is fair."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import hearth
from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Rng, State, to_data
from tests.contract.cases import Case, choices, every_case, leaves, match, play
from tests.toys.ingots import Ingots

DRAWS = 250


def imagined(g: State, seat: int, seed: int) -> State:
    """The table as it could be for all that the seat knows."""
    h = g.clone()
    h.determinise(seat, Rng(seed))
    return h


def seats_at(case: Case) -> Iterator[tuple[State, int]]:
    for g in match(case):
        for seat in range(case.seats):
            yield g, seat


# Views


@every_case
def test_views_are_plain_data(case: Case) -> None:
    for g in match(case):
        for seat in [None, *range(case.seats)]:
            view = g.view(seat)
            assert json.loads(json.dumps(view)) == view


@every_case
def test_views_have_the_parts_that_every_client_asks_for(case: Case) -> None:
    for g in match(case):
        view = g.view(None)
        assert {"phase", "round", "players", "board"} <= set(view)
        assert len(view["players"]) == case.seats


@every_case
def test_a_view_does_not_depend_on_what_its_seat_cannot_know(case: Case) -> None:
    for g, seat in seats_at(case):
        assert imagined(g, seat, 1).view(seat) == g.view(seat)


@every_case
def test_options_do_not_depend_on_what_their_seat_cannot_know(case: Case) -> None:
    for g in choices(case):
        for seat in g.actors():
            assert imagined(g, seat, 2).options(seat) == g.options(seat)


@every_case
def test_labels_and_prompt_do_not_depend_on_what_their_seat_cannot_know(case: Case) -> None:
    for g in choices(case):
        for seat in g.actors():
            h = imagined(g, seat, 3)
            assert case.game.prompt(h, seat) == case.game.prompt(g, seat)
            assert labels(h, seat) == labels(g, seat)


def labels(g: State, seat: int) -> list[str]:
    return [hearth.label(g, a, seat) for a in g.options(seat)]


@every_case
def test_a_spectator_knows_nothing_that_any_seat_could_not_know(case: Case) -> None:
    for g, seat in seats_at(case):
        assert imagined(g, seat, 4).view(None) == g.view(None)


@every_case
def test_a_spectator_sees_nothing_that_a_seat_does_not_see(case: Case) -> None:
    for g, seat in seats_at(case):
        seen = dict(leaves(g.view(seat)))
        for path, value in leaves(g.view(None)):
            assert value is None or seen[path] == value, path


@every_case
def test_a_spectator_sees_no_hand(case: Case) -> None:
    for g in match(case):
        assert [player.get("hand") for player in g.view(None)["players"]] == [None] * case.seats


@every_case
def test_a_seat_sees_no_hand_but_its_own(case: Case) -> None:
    for g, seat in seats_at(case):
        hands = [player.get("hand") for player in g.view(seat)["players"]]
        assert [other for other in range(case.seats) if hands[other] is not None] in ([], [seat])


# Determinise


@every_case
def test_determinise_leaves_the_table_it_was_cloned_from_alone(case: Case) -> None:
    for g, seat in seats_at(case):
        before = hearth.save(g)
        imagined(g, seat, 5)
        assert hearth.save(g) == before


@every_case
def test_determinise_breaks_no_law(case: Case) -> None:
    for g, seat in seats_at(case):
        assert case.game.broken_laws(imagined(g, seat, 6)) == []


@every_case
def test_a_determinised_match_can_be_played_on(case: Case) -> None:
    for g in choices(case)[::3]:
        h = imagined(g, g.actor(), 7)
        for _ in play(h, Rng(7), most=40):
            assert case.game.broken_laws(h) == []


@every_case
def test_equal_information_and_equal_chance_give_equal_tables(case: Case) -> None:
    for g, seat in seats_at(case):
        other = imagined(g, seat, 8)  # the same to this seat, but not the same
        assert hearth.save(imagined(other, seat, 9)) == hearth.save(imagined(g, seat, 9))


@every_case
def test_determinise_reseeds_chance(case: Case) -> None:
    for g, seat in seats_at(case):
        futures = [g.rng, imagined(g, seat, 10).rng, imagined(g, seat, 11).rng]
        assert len(set(futures)) == len(futures)


@every_case
def test_what_only_other_seats_can_see_is_dealt_anew(case: Case) -> None:
    secrets = [(g, seat, hidden) for g, seat in seats_at(case) if (hidden := unseen(g, seat))]
    assert not secrets or any(unseen(imagined(g, me, 12), me) != old for g, me, old in secrets)


def unseen(g: State, seat: int) -> set[tuple[str, Any]]:
    """What the seat does not see but others do."""
    seen = set(leaves(g.view(seat)))
    return {one for other in range(len(g.players)) for one in leaves(g.view(other))} - seen


@every_case
def test_the_truth_is_always_possible(case: Case) -> None:
    """What really lies in a place is among what a seat may imagine there."""
    tables = choices(case)
    for i, g in enumerate([tables[0], tables[len(tables) // 2], tables[-1]]):
        not_imagined = set(contents(to_data(g)))
        for seed in range(4 * DRAWS):
            not_imagined -= set(contents(to_data(imagined(g, i % case.seats, seed))))
            if not not_imagined:
                break
        assert not not_imagined


def contents(state: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Each value of the state and where it lies; in a list it does not matter at which place."""
    for path, value in leaves(state):
        if path != ".rng":
            where, bracket, _ = path.rpartition("[")
            yield (where if bracket and path.endswith("]") else path), value


# Every unseen card appears in every place where it could be


def dealt(seats: int) -> Winterforge:
    """Winterforge after its set-up, with all Royal Contracts chosen."""
    g = hearth.new("winterforge", seats, 5, {"guilds": "random"})
    while len(g.actors()) > 1 or not cast(Winterforge, g).component_decks:
        g.apply(g.options()[0])
    return cast(Winterforge, g)


def imagine(g: Winterforge) -> list[Winterforge]:
    """Many tables as seat 0 could imagine them."""
    return [cast(Winterforge, imagined(g, 0, seed)) for seed in range(2 * DRAWS)]


def unseen_contracts(g: Winterforge, of_one_rp: bool) -> set[int]:
    """Those that are neither on the track nor in the hand of seat 0."""
    ordinary = range(g.box.first_royal)
    wanted = {c for c in ordinary if (g.box.contracts[c].rp == 1) == of_one_rp}
    return wanted - set(g.track) - set(g.players[0].hand)


def unseen_royals(g: Winterforge) -> set[int]:
    return set(range(g.box.first_royal, len(g.box.contracts))) - set(g.players[0].royals)


def test_another_guild_may_keep_any_royal_contract_that_i_have_not_seen() -> None:
    g = dealt(3)
    for other in (1, 2):
        assert {h.players[other].royal for h in imagine(g)} == unseen_royals(g)


def test_another_guild_may_have_rejected_any_royal_contract_that_i_have_not_seen() -> None:
    g = dealt(3)
    for other in (1, 2):
        rejected = [set(h.players[other].royals) - {h.players[other].royal} for h in imagine(g)]
        assert set().union(*rejected) == unseen_royals(g)


def test_any_royal_contract_that_i_have_not_seen_may_be_nobodys() -> None:
    g = dealt(2)
    left = [unseen_royals(g) - set(h.players[1].royals) for h in imagine(g)]
    assert set().union(*left) == unseen_royals(g)


def test_royal_contracts_that_i_have_not_seen_are_equally_likely() -> None:
    g = dealt(3)
    counts = Counter(h.players[1].royal for h in imagine(g))
    expected = sum(counts.values()) / len(unseen_royals(g))
    assert all(abs(n - expected) < 5 * math.sqrt(expected) for n in counts.values())


def test_another_guild_may_have_begun_with_any_contract_of_1_rp_that_i_have_not_seen() -> None:
    g = dealt(3)
    for other in (1, 2):
        assert {h.players[other].secret for h in imagine(g)} == unseen_contracts(g, True)


def test_any_other_contract_that_i_have_not_seen_may_be_removed() -> None:
    g = dealt(3)
    assert set().union(*[h.removed for h in imagine(g)]) == unseen_contracts(g, False)


def test_any_contract_that_i_have_not_seen_may_be_in_the_deck() -> None:
    g = dealt(3)
    everything = unseen_contracts(g, True) | unseen_contracts(g, False)
    assert set().union(*[h.contract_deck.bag for h in imagine(g)]) == everything


def cellar() -> Ingots:
    """Seat 0 has buried tin and looked at silver; what seat 1 buried only seat 1 knows."""
    g = cast(Ingots, hearth.new("ingots", 2, 1))
    tin, iron, silver, _, moonstone = range(5)
    g.players[0].hand, g.players[1].hand = [iron], [iron]
    g.cellar.bag = [tin, iron, silver, moonstone]
    for card, seen in ((tin, 0b01), (tin, 0b10)):
        g.cellar.put_under(card, seen)
    g.cellar.put_on_top(silver, 0b01)
    return g


def test_what_a_seat_has_looked_at_stays_where_it_is() -> None:
    for seed in range(DRAWS):
        h = cast(Ingots, imagined(cellar(), 0, seed))
        assert h.cellar.remembered(0) == cellar().cellar.remembered(0) == ([2], [0, -1])


def test_what_a_seat_has_not_looked_at_may_be_anything_that_it_cannot_place() -> None:
    draws = [cast(Ingots, imagined(cellar(), 0, seed)) for seed in range(DRAWS)]
    assert {h.cellar.under[1] for h in draws} == {0, 1, 2, 4}
    assert {h.players[1].hand[0] for h in draws} == {0, 1, 2, 4}
    assert {tuple(h.cellar.bag) for h in draws} >= {(0, 1, 1, 2), (0, 1, 1, 4), (1, 1, 2, 4)}


def test_a_bid_that_was_made_in_secret_may_be_any_that_the_smith_can_pay() -> None:
    g = hearth.new("ingots", 2, 1)
    g.apply(hearth.parse(g, "sell"))
    g.apply(hearth.parse(g, "bid:coin=2"))
    draws = [cast(Ingots, imagined(g, 1, seed)) for seed in range(DRAWS)]
    assert {h.players[0].bid for h in draws} == {0, 1, 2, 3, 4, 5}
