"""Who sees what: everything is public but the order of the stacks, and what the Seer saw there."""

from __future__ import annotations

from typing import Any

import pytest

from hearth import Rng
from hearth.games.guilds.state import Guilds
from hearth.kernel import find
from tests.games.guilds.table import (
    BOX,
    auction,
    cards_in,
    character,
    construction,
    give,
    go,
    names_of,
    next_characters,
    phase,
    place,
    put_in_area,
    set_gold,
    set_objectives,
    set_offer,
    set_silver,
    show_rooms,
    use,
    week_end,
)
from tests.support import act, legal, rule

VIEWERS = [0, 1, 2, None]  # the owner, other seats, a spectator
OTHERS = [1, 2, None]
USE_SEER = use("seer")
TOP = ["spy", "duke", "mason"]


def guild(g: Guilds, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    """What the viewer sees of a seat's Guild."""
    found: dict[str, Any] = g.view(viewer)["players"][seat]
    return found


def words(seen: Any) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(seen, dict):
        return set().union(*[words(value) for value in seen.values()])
    if isinstance(seen, list | tuple):
        return set().union(*[words(value) for value in seen])
    return {seen} if isinstance(seen, str) else set()


def known(g: Guilds, viewer: int | None) -> list[str]:
    """The next Characters that the viewer can name."""
    found: list[str | None] = g.view(viewer)["remembered"]["next_characters"]
    return [name for name in found if name is not None]


def seer(seats: int = 3, *, top: list[str] | None = None) -> Guilds:
    """Phase 5: seat 0 may use the Seer. These Characters come next, and nobody knows it."""
    g = week_end(seats)
    give(g, 0, "seer")
    next_characters(g, *(top or TOP))
    return go(g)


def stack(g: Guilds, *names: str) -> None:
    """Put Characters back on top; of the last one there is no choice."""
    for name in names:
        if phase(g) == "end_of_week":
            act(g, f"stack:character={character(name)}")


# Public


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_money_and_characters_are_public(viewer: int | None) -> None:
    g = auction(3)
    set_silver(g, 0, 7)
    set_gold(g, 0, 3)
    give(g, 0, "brewer", "goldsmith")
    seen = guild(g, viewer)
    assert (seen["silver"], seen["gold"]) == (7, 3)
    assert (seen["silver_income"], seen["gold_income"]) == (12, 1)
    assert seen["characters"] == ["brewer", "goldsmith"]


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_sites_are_public(viewer: int | None) -> None:
    g = auction(3)
    place(g, 0, "s01", "B2")
    place(g, 0, "s22", "A2")
    seen = guild(g, viewer)
    assert seen["rooms"] == ["s01", "s22"]
    assert seen["active_rooms"] == ["s01"]
    spaces = {one["space"]: (one["room"], one["doors"], one["active"]) for one in seen["site"]}
    assert spaces["B2"] == ("s01", ["N", "S"], True)
    assert spaces["A2"] == ("s22", ["S"], False)
    assert spaces["C4"] == (None, [], False)


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_square_with_all_offers_is_public(viewer: int | None) -> None:
    g = auction(3)
    set_offer(g, 1, 2, 4)
    set_offer(g, 2, 2, 3)
    area = g.view(viewer)["board"]["areas"][1]
    assert area["area"] == "II"
    assert [name for name in area["characters"] if name] == cards_in(g, 2)
    assert area["tents"] == [0, 4, 3]
    assert area["leader"] == 1


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_abilities_that_are_ready_are_public(viewer: int | None) -> None:
    g = auction(3)
    give(g, 0, "transmuter", "archmage")
    assert guild(g, viewer)["ready"] == ["transmuter"]


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_rooms_on_offer_and_objectives_are_public(viewer: int | None) -> None:
    g = construction(3, rooms=["s01", "l01"])
    set_objectives(g, "lofty_halls", "full_coffers")
    board = go(g).view(viewer)["board"]
    assert [one["room"] for one in board["rooms"]] == ["s01", "l01"]
    assert board["objectives"] == ["lofty_halls", "full_coffers"]


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_room_that_is_being_placed_is_public(viewer: int | None) -> None:
    g = go(construction(3, rooms=["s01", "l01"]))
    act(g, "buy:slot=1,discount=0")
    assert g.view(viewer)["board"]["being_placed"] == {"room": "l01", "space": None}


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_discarded_cards_and_rooms_are_public(viewer: int | None) -> None:
    g = week_end(3, silver=0)
    show_rooms(g, ["s01", "l01"])
    put_in_area(g, 2, "duke")
    board = go(g).view(viewer)["board"]
    assert board["characters_gone"] == ["duke"]
    assert board["rooms_gone"] == ["s01", "l01"]


# The stacks


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_stacks_only_the_size_is_seen(viewer: int | None) -> None:
    g = auction(3)
    board = g.view(viewer)["board"]
    assert board["characters"] == g.character_deck.size() == 48 - 6
    assert board["small_rooms"] == g.room_decks[0].size() == 35 - 4
    assert board["large_rooms"] == g.room_decks[1].size() == 18 - 2


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_card_or_room_of_a_stack_is_named(viewer: int | None) -> None:
    g = auction(3)
    seen = words(g.view(viewer))
    assert seen.isdisjoint(names_of(g.character_deck.cards()))
    assert seen.isdisjoint(BOX.rooms[tile].id for deck in g.room_decks for tile in deck.cards())


@rule("GU-R32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_before_the_seer_is_used_nobody_knows_the_next_characters(viewer: int | None) -> None:
    assert known(seer(), viewer) == []


# The Seer


@rule("GU-R32")
def test_the_owner_of_the_seer_sees_the_next_three() -> None:
    g = seer()
    act(g, USE_SEER)
    assert known(g, 0) == TOP
    assert sorted(legal(g)) == sorted(f"stack:character={character(name)}" for name in TOP)


@rule("GU-R32")
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_do_not_see_what_the_seer_sees(viewer: int | None) -> None:
    g = seer()
    act(g, USE_SEER)
    assert known(g, viewer) == []
    assert words(g.view(viewer)).isdisjoint(TOP)
    stack(g, "mason")
    assert words(g.view(viewer)).isdisjoint(TOP)


@rule("GU-R32")
@pytest.mark.parametrize("viewer", OTHERS)
def test_no_view_of_others_depends_on_what_the_seer_sees(viewer: int | None) -> None:
    views = []
    for top in [TOP, ["gilder", "brewer", "archmage"]]:
        g = seer(top=top)
        act(g, USE_SEER)
        assert known(g, 0) == top
        stack(g, top[1])
        views.append(g.view(viewer))
    assert views[0] == views[1]


@rule("GU-R32")
def test_the_owner_knows_the_order_until_the_cards_are_revealed() -> None:
    g = seer(2, top=[*TOP, "brewer"])
    act(g, USE_SEER)
    stack(g, "mason", "spy", "duke")
    assert (g.week, g.view(0)["phase"]) == (2, "auction")
    assert [cards_in(g, area) for area in (1, 3, 5)] == [["mason"], ["spy"], ["duke"]]
    assert known(g, 0) == []  # the Brewer, who comes next, was not seen


@rule("GU-R32")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_learns_anything_if_the_seer_is_not_used(viewer: int | None) -> None:
    g = seer(2, top=[*TOP, "brewer"])
    act(g, "decline")
    assert known(g, viewer) == []
    assert [cards_in(g, area) for area in (1, 3, 5)] == [["spy"], ["duke"], ["mason"]]


@rule("GU-R32")
def test_the_log_names_no_card_that_the_seer_saw_to_others() -> None:
    said: dict[int, set[str]] = {0: set(), 1: set()}
    for top in [TOP, ["gilder", "brewer", "archmage"]]:
        g = seer(top=top)
        g.logging = True
        act(g, USE_SEER)
        stack(g, top[1])
        for seat in said:
            heard = [entry for entry in g.log if entry[4] >> seat & 1]
            said[seat].add(" ".join(find("guilds").sentence(g, entry) for entry in heard))
    assert len(said[1]) == 1


# Guessing


def guesses(g: Guilds, seat: int) -> list[Guilds]:
    """The table as it could be for all that the seat knows."""
    found = [g.clone() for _ in range(40)]
    for i, h in enumerate(found):
        h.determinise(seat, Rng(i))
        assert find("guilds").broken_laws(h) == []
    return found


def next_three(g: Guilds) -> tuple[str, ...]:
    h = g.clone()
    return tuple(names_of([h.draw(h.character_deck) for _ in range(3)]))


@rule("GU-R32")
def test_guessing_keeps_what_the_owner_of_the_seer_saw() -> None:
    g = seer()
    act(g, USE_SEER)
    assert {next_three(h) for h in guesses(g, 0)} == {tuple(TOP)}


@rule("GU-R32")
@pytest.mark.parametrize("seat", [1, 2])
def test_others_have_to_guess_what_the_seer_saw(seat: int) -> None:
    g = seer()
    act(g, USE_SEER)
    found = {next_three(h) for h in guesses(g, seat)}
    assert len(found) > 30
    assert len({name for three in found for name in three}) > 30


@rule("GU-R32")
def test_without_the_seer_its_owner_has_to_guess_as_well() -> None:
    assert len({next_three(h) for h in guesses(seer(), 0)}) > 30


@rule("GU-R32")
@pytest.mark.parametrize("seat", [0, 1])
def test_guessing_changes_nothing_that_the_seat_sees(seat: int) -> None:
    g = seer()
    act(g, USE_SEER)
    before = g.view(seat)
    assert all(h.view(seat) == before for h in guesses(g, seat))


@rule("GU-R32")
def test_guessing_keeps_the_cards_of_every_stack_together() -> None:
    g = auction(3)
    for h in guesses(g, 1):
        assert sorted(h.character_deck.cards()) == sorted(g.character_deck.cards())
        for size in range(2):
            assert sorted(h.room_decks[size].cards()) == sorted(g.room_decks[size].cards())


@rule("GU-R32")
def test_guesses_reveal_different_rooms() -> None:
    g = auction(3)
    for size in range(2):
        assert len({h.draw(h.room_decks[size]) for h in guesses(g, 0)}) > 5
