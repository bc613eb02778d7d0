"""Alleyways in general: choosing them, going there, and the Crew that come with them."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

import hearth
from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Rng, find
from tests.games.winterforge.table import (
    BOX,
    fresh,
    give_component,
    hold,
    place,
    quiet,
    stand,
    table,
)
from tests.support import act, legal, rule

PRECINCTS = ["guildhall", "market", "forge", "tavern", "bank"]
ALLEYWAYS = ["shrine", "auction_house", "thieves_guild", "runesmith"]
SETS = [list(some) for n in range(5) for some in combinations(ALLEYWAYS, n)]
ACTIONS = {
    "shrine": "donate",
    "auction_house": "sell",
    "thieves_guild": "rob",
    "runesmith": "buy_rune",
}


def town(at: str, seats: int = 3, **more: object) -> Winterforge:
    """Everything in play, and all that the four Alleyway Actions need."""
    g = table(seats, alleyways=ALLEYWAYS, at=at, coin=9, **more)  # type: ignore[arg-type]
    hold(g, 0, "W01", "W02", "W03")
    for title in ["bronze", "twine", "quartz"]:
        give_component(g, 1, title)
    return g


def moves(g: Winterforge) -> set[int]:
    """Where a Move may lead."""
    return {int(text.removeprefix("move:to=").partition(",")[0]) for text in legal(g, "move")}


def play(g: Winterforge, seed: int) -> set[int]:
    """A whole match at random under the laws; where the Smiths have been."""
    rng = Rng(seed)
    visited: set[int] = set()
    while not g.over:
        seat = g.actors()[0]
        options = g.options(seat)
        g.apply(options[rng.below(len(options))], seat)
        visited |= {guild.place for guild in g.players}
        visited |= {spot for guild in g.players for spot in guild.smiths}
        assert find("winterforge").broken_laws(g) == []
    return visited


# Which are in play


@rule("WF-116")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_set_of_alleyways_is_allowed_for_two_to_six(seats: int) -> None:
    for some in SETS:
        assert fresh(seats, alleyways=some).view(None)["board"]["alleyways"] == some


@rule("WF-116", "WF-R47")
def test_alone_every_set_without_the_thieves_guild_is_allowed() -> None:
    for some in SETS:
        if "thieves_guild" in some:
            with pytest.raises(ValueError, match="thieves_guild"):
                fresh(1, alleyways=some)
        else:
            assert fresh(1, alleyways=some).view(None)["board"]["alleyways"] == some


@rule("WF-116")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("wrong", [["smithy"], ["shrine", "smithy"], "shrine", 1])
def test_what_is_no_set_of_alleyways_is_refused(seats: int, wrong: object) -> None:
    with pytest.raises(ValueError, match="alleyways"):
        fresh(seats, alleyways=wrong)


@rule("WF-116")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_without_the_option_no_alleyway_is_in_play(seats: int) -> None:
    assert fresh(seats).view(None)["board"]["alleyways"] == []


@rule("WF-116")
@pytest.mark.parametrize("some", SETS, ids="+".join)
def test_just_the_alleyways_in_play_can_be_reached(some: list[str]) -> None:
    g = table(3, alleyways=some)
    assert moves(g) - {1, 2, 3, 4} == {place(name) for name in some}


@rule("WF-116", "WF-119", "WF-128")
@pytest.mark.parametrize("some", SETS, ids="+".join)
def test_the_things_of_an_alleyway_come_only_with_it(some: list[str]) -> None:
    board = table(3, alleyways=some).view(None)["board"]
    assert board["faith_bag"] == (20 if "shrine" in some else 0)
    assert board["rune_deck"] == (15 if "runesmith" in some else 0)


@rule("WF-116")
@pytest.mark.parametrize("some", SETS, ids="+".join)
def test_every_set_can_be_played_to_the_end(some: list[str]) -> None:
    visited = set()
    for seed in range(3):
        visited |= play(fresh(3, seed, alleyways=some, round_cap=10), seed)
    assert visited == {*range(5), *[place(name) for name in some]}


@rule("WF-116")
@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_all_four_can_be_played_by_any_number(seats: int) -> None:
    visited = set()
    for seed in range(3):
        visited |= play(fresh(seats, seed, alleyways=ALLEYWAYS, round_cap=10), seed)
    assert visited == set(range(9))


# Moves


@rule("WF-118")
@pytest.mark.parametrize(("precinct", "alleyway"), list(product(PRECINCTS, ALLEYWAYS)))
def test_one_move_leads_from_any_precinct_to_any_alleyway(precinct: str, alleyway: str) -> None:
    g = table(alleyways=[alleyway], at=precinct)
    act(g, f"move:to={place(alleyway)},prime=0")
    assert g.players[0].place == place(alleyway)
    assert g.actions_left == 2


@rule("WF-118")
@pytest.mark.parametrize(("precinct", "alleyway"), list(product(PRECINCTS, ALLEYWAYS)))
def test_one_move_leads_from_any_alleyway_to_any_precinct(precinct: str, alleyway: str) -> None:
    g = table(alleyways=[alleyway], at=alleyway)
    act(g, f"move:to={place(precinct)},prime=0")
    assert g.players[0].place == place(precinct)
    assert g.actions_left == 2


@rule("WF-118", "WF-R54")
@pytest.mark.parametrize(("here", "there"), list(permutations(ALLEYWAYS, 2)))
def test_one_move_leads_from_alleyway_to_alleyway(here: str, there: str) -> None:
    g = table(alleyways=[here, there], at=here)
    act(g, f"move:to={place(there)},prime=0")
    assert g.players[0].place == place(there)
    assert g.actions_left == 2


@rule("WF-118")
@pytest.mark.parametrize("alleyway", ALLEYWAYS)
def test_a_smith_does_not_move_to_where_it_stands(alleyway: str) -> None:
    assert moves(table(alleyways=ALLEYWAYS, at=alleyway)) == set(range(9)) - {place(alleyway)}


@rule("WF-118")
def test_the_way_to_an_alleyway_costs_an_action() -> None:
    assert moves(table(alleyways=ALLEYWAYS, actions=1)) == {1, 2, 3, 4, 5, 6, 7, 8}
    assert moves(table(alleyways=ALLEYWAYS, actions=0)) == set()


@rule("WF-118", "WF-R63", "C01")
def test_a_free_move_leads_to_an_alleyway_too() -> None:
    g = table(alleyways=["shrine"], actions=0, crew=["transporter"])
    act(g, "move:to=5,prime=0")
    assert g.players[0].place == place("shrine")
    assert moves(g) == set()


@rule("WF-118", "WF-033")
def test_alleyways_add_no_line_between_precincts() -> None:
    assert moves(table(alleyways=ALLEYWAYS, at="forge")) == {0, 1, 3, 5, 6, 7, 8}


# Room and Prime Positions


@rule("WF-117")
@pytest.mark.parametrize("alleyway", ALLEYWAYS)
def test_an_alleyway_has_no_prime_position(alleyway: str) -> None:
    g = table(alleyways=ALLEYWAYS)
    to = place(alleyway)
    assert [m for m in legal(g, "move") if f"to={to}," in m] == [f"move:to={to},prime=0"]
    assert "move:to=1,prime=1" in legal(g)
    assert set(g.view(None)["board"]["prime_spots"]) == set(PRECINCTS)


@rule("WF-117")
@pytest.mark.parametrize("alleyway", ALLEYWAYS)
def test_an_alleyway_holds_any_number_of_smiths(alleyway: str) -> None:
    g = table(5, alleyways=[alleyway])
    for seat in range(1, 5):
        stand(g, seat, alleyway)
    act(g, f"move:to={place(alleyway)},prime=0")
    assert [guild.place for guild in g.players] == [place(alleyway)] * 5


@rule("WF-R18")
@pytest.mark.parametrize("alleyway", ALLEYWAYS)
def test_coming_from_an_alleyway_a_smith_may_take_a_prime_position(alleyway: str) -> None:
    g = table(alleyways=[alleyway], at=alleyway)
    act(g, "move:to=4,prime=1")
    assert (g.players[0].in_prime, g.players[0].bonus) == (True, True)
    assert g.prime_spots[4] == 0


@rule("WF-R18", "WF-037")
def test_from_an_alleyway_too_a_prime_position_must_be_empty() -> None:
    g = table(alleyways=["shrine"], at="shrine")
    stand(g, 1, "bank", prime=True)
    assert "move:to=4,prime=1" not in legal(g)
    assert {"move:to=4,prime=0", "move:to=3,prime=1"} <= set(legal(g))


@rule("WF-R18", "WF-042")
@pytest.mark.parametrize("alleyway", ALLEYWAYS)
def test_going_to_an_alleyway_gives_up_the_prime_position(alleyway: str) -> None:
    g = table(alleyways=[alleyway], at="bank", prime=True)
    act(g, f"move:to={place(alleyway)},prime=0")
    assert (g.players[0].in_prime, g.players[0].bonus) == (False, False)
    assert g.prime_spots[4] == 1


@rule("WF-R18", "WF-041")
def test_the_bonus_comes_again_after_a_visit_to_an_alleyway() -> None:
    g = table(alleyways=["shrine"], at="tavern", prime=True, bonus=False, coin=9)
    assert "hire:slot=0,prime=0" in legal(g)
    assert "hire:slot=0,prime=1" not in legal(g)
    act(g, "move:to=5,prime=0", "move:to=3,prime=1")
    assert "hire:slot=0,prime=1" in legal(g)


@rule("WF-R18", "WF-041")
def test_back_from_an_alleyway_on_an_ordinary_space_there_is_no_bonus() -> None:
    g = table(alleyways=["shrine"], at="tavern", prime=True, coin=9)
    act(g, "move:to=5,prime=0", "move:to=3,prime=0")
    assert "hire:slot=0,prime=0" in legal(g)
    assert "hire:slot=0,prime=1" not in legal(g)


# Alleyway Actions


@rule("WF-031", "WF-116")
@pytest.mark.parametrize("at", [*PRECINCTS, *ALLEYWAYS])
def test_an_alleyway_action_needs_the_smith_there(at: str) -> None:
    g = town(at)
    offered = [kind for kind in ACTIONS.values() if legal(g, kind)]
    assert offered == ([ACTIONS[at]] if at in ACTIONS else [])


@rule("WF-031", "WF-117")
@pytest.mark.parametrize("at", ALLEYWAYS)
def test_no_precinct_action_is_taken_in_an_alleyway(at: str) -> None:
    kinds = {text.partition(":")[0] for text in legal(town(at))}
    assert kinds == {"move", ACTIONS[at], "end_turn"}


@rule("WF-030", "WF-031")
@pytest.mark.parametrize("at", ALLEYWAYS)
def test_an_alleyway_action_costs_one_action_and_may_be_repeated(at: str) -> None:
    g = town(at)
    for left in [2, 1, 0]:
        act(g, legal(g, ACTIONS[at])[0])
        if legal(g, "stop_selling"):
            act(g, "stop_selling")
        assert g.actions_left == left
    assert legal(g) == ["end_turn"]


# Crew


def crew_in_play(g: Winterforge) -> list[str]:
    """The Crew of the Tavern and its deck, the two Bodyguards by their common title."""
    cards = [*g.crew_deck.cards(), *g.tavern]
    return sorted(BOX.crew[card].title for card in cards)


def base_crew(seats: int) -> list[str]:
    """Lords is played without the Transporter (WF-R52)."""
    base = [one.title for one in BOX.crew if not one.id.startswith(("appraiser", "bodyguard"))]
    return [title for title in base if seats < 6 or title != "Transporter"]


@rule("WF-014", "WF-123", "WF-126", "C16", "C17", "C18")
@pytest.mark.parametrize(("seats", "guards"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_crew_with_a_symbol_join_only_with_their_alleyway(seats: int, guards: int) -> None:
    for some in SETS:
        expected = base_crew(seats)
        expected += ["Appraiser"] * ("auction_house" in some)
        expected += ["Bodyguard"] * guards * ("thieves_guild" in some)
        assert crew_in_play(table(seats, alleyways=some)) == sorted(expected)


@rule("WF-123", "WF-R47")
def test_alone_the_appraiser_joins_with_the_auction_house() -> None:
    for some in [[], ["auction_house"], ["shrine", "runesmith"]]:
        g = table(1, alleyways=some)
        quiet(g)
        assert ("Appraiser" in crew_in_play(g)) == ("auction_house" in some)
        assert "Bodyguard" not in crew_in_play(g)


@rule("WF-123", "WF-126")
@pytest.mark.parametrize("title", ["Appraiser", "Bodyguard"])
def test_crew_of_an_alleyway_are_shuffled_into_the_deck(title: str) -> None:
    """With 17 Crew, each lies in the Tavern in 3 of 17 matches: here in about 35 of 200."""
    shown = 0
    for seed in range(200):
        g = table(3, alleyways=["auction_house", "thieves_guild"], seed=seed)
        shown += title in [BOX.crew[card].title for card in g.tavern]
    assert 15 <= shown <= 57


@rule("WF-116")
def test_the_alleyways_of_a_match_are_saved_with_it() -> None:
    g = table(3, alleyways=["shrine", "runesmith"])
    assert hearth.load(hearth.save(g)).view(None)["board"]["alleyways"] == ["shrine", "runesmith"]
