"""Who sees what: all is open but the decks, and the Contracts dealt to others at the start."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hearth import Rng
from hearth.games.ravenshire.state import Ravenshire
from hearth.kernel import Table
from tests.games.ravenshire.positions import (
    BOX,
    build,
    busy_town,
    completed_before,
    contracts_named,
    deck_of_tier,
    end_production,
    fresh,
    gathering,
    hire,
    hold,
    members_named,
    overtime,
    own,
    place,
    play,
    production,
    scoring,
    show_halls,
    show_row,
    solo,
    take,
    work,
)
from tests.games.ravenshire.touching import RAVENSHIRE
from tests.support import rule

VIEWERS = [0, 1, None]  # the owner, another seat, a spectator
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)


def smith(g: Ravenshire, viewer: int | None, seat: int = 0) -> dict[str, Any]:
    """What the viewer sees of a seat."""
    found: dict[str, Any] = g.view(viewer)["players"][seat]
    return found


def words(seen: Any) -> set[str]:
    """Every text anywhere in a view."""
    if isinstance(seen, dict):
        return set().union(*[words(value) for value in seen.values()])
    if isinstance(seen, list):
        return set().union(*[words(value) for value in seen])
    return {seen} if isinstance(seen, str) else set()


def keep_first(g: Ravenshire, seat: int) -> str:
    """The seat keeps the first Contract dealt to it."""
    card = g.players[seat].dealt[0]
    play(g, f"keep_contract:contract={card}", seat=seat)
    return contracts_named([card])[0]


# The course of a match


def test_the_phase_and_the_choice_are_named() -> None:
    found = []
    for g in (fresh(), gathering(), production(), scoring()):
        seen = g.view(None)
        found.append((seen["phase"], seen["choice"]))
    assert found == [
        ("set_up", "KeepContract"),
        ("gathering", "BeforePlacing"),
        ("production", "Meanwhile"),
        ("final_scoring", "Meanwhile"),
    ]


def test_the_end_of_a_round_is_a_phase_of_its_own() -> None:
    g = production(assistants="guild_advisor")
    hire(g, 0, "burdock")
    end_production(g)
    assert (g.view(None)["phase"], g.view(None)["choice"]) == ("end_of_round", "Advise")


@every_viewer
def test_who_choose_at_the_same_time_have_each_their_own_choice(viewer: int | None) -> None:
    g = production(3)
    work(g, "forge_mastery", seat=0)
    play(g, "end_production", seat=1)
    assert [smith(g, viewer, seat)["choice"] for seat in range(3)] == ["ForgeMaster", "", "Produce"]
    assert g.view(viewer)["actors"] == [0, 2]


def test_a_finished_match_has_nothing_to_choose() -> None:
    g = scoring()
    while not g.over:
        play(g, "finish", seat=g.actor())
    seen = g.view(0)
    assert (seen["phase"], seen["choice"], seen["actors"], seen["ending"]) == (
        *("over", "", []),
        "rounds",
    )


# What is open


@every_viewer
def test_what_a_player_owns_is_open(viewer: int | None) -> None:
    g = gathering()
    own(g, ore=2, steel=1, embergem=3, gold=5, action_token=2)
    seen = smith(g, viewer)
    assert seen["goods"] == {"ore": 2, "wood": 0, "leather": 0, "charcoal": 0, "steel": 1}
    assert seen["mystics"] == {"mithril": 0, "embergem": 3, "talisman": 0, "dragon_scale": 0}
    assert (seen["gold"], seen["action_tokens"], seen["colour"]) == (5, 2, "red")


@every_viewer
def test_dice_are_open(viewer: int | None) -> None:
    g = gathering(2, "h2 a4 m6")
    place(g, "h2", "I")
    seen = g.view(viewer)
    assert seen["players"][0]["rolled"] == [
        {"colour": "alchemist", "value": 4},
        {"colour": "merchant", "value": 6},
    ]
    assert seen["board"]["districts"][0] == {
        "district": "I",
        "spots": [{"colour": "harvester", "value": 1}, {"colour": "harvester", "value": 2}],
    }
    assert seen["board"]["placed"] == 1
    take(g, "V")
    assert smith(g, viewer)["taken"] == [{"colour": "merchant", "value": 1}]


def test_a_die_counts_as_just_placed_only_in_its_turn() -> None:
    g = gathering()
    place(g, "h1", "I")
    take(g, "V")
    play(g, "end_turn")
    assert g.view(0)["board"]["placed"] is None
    assert production().view(0)["board"]["placed"] is None


@every_viewer
def test_dice_and_spaces_of_production_are_open(viewer: int | None) -> None:
    g = production(2, "2 4 6", assistants="badger")
    work(g, "hire_help", 4)
    seen = smith(g, viewer)
    assert [one["value"] for one in seen["worked"]] == [4]
    assert [one["colour"] for one in seen["bench"]][-1] == "badger"
    assert (seen["spaces_used"], seen["work_left"]) == (["hire_help"], 3)


def test_the_badgers_die_waits_apart() -> None:
    g = gathering(2, assistants="badger")
    seen = smith(g, 1)
    assert seen["badger"]["colour"] == "badger"
    assert seen["assistant"] == "badger"
    assert smith(g, 0, 1)["badger"] is None


@every_viewer
def test_members_upgrades_and_cards_are_open(viewer: int | None) -> None:
    g = gathering()
    own(g, action_token=3)
    hire(g, 0, "burdock", "wisp")
    build(g, "guild_workshop")
    play(g, overtime("side_jobs"))
    seen = smith(g, viewer)
    assert seen["columns"] == {
        "harvester": ["harvester", "burdock"],
        "alchemist": ["alchemist", "wisp"],
        "merchant": ["merchant"],
    }
    assert (seen["upgrades"], seen["rows"]) == (["guild_workshop"], 4)
    assert seen["overtime"] == ["special_training"]


def test_a_running_guild_is_shown_with_those_who_were_used() -> None:
    g = gathering()
    hire(g, 0, "wisp", "marl")
    own(g, ore=1, charcoal=1)
    place(g, "h1", "I")
    take(g, "III")
    assert (smith(g, 1)["running"], smith(g, 1)["used"]) == ("alchemist", ["wisp"])
    play(g, "get:row=0,what=7")
    assert smith(g, 1)["used"] == ["alchemist", "wisp"]
    play(g, "end_run")
    assert (smith(g, 1)["running"], smith(g, 1)["used"]) == (None, [])


@rule("RA-R24")
@every_viewer
def test_contracts_are_open_held_and_completed(viewer: int | None) -> None:
    g = gathering()
    hold(g, 0, "acorn_buckler")
    completed_before(g, 0, "hedgerow_hatchets", finish="mithril")
    seen = smith(g, viewer)
    assert seen["contracts"] == ["acorn_buckler"]
    assert seen["completed"] == [{"contract": "hedgerow_hatchets", "finish": "mithril"}]


@every_viewer
def test_the_board_is_open(viewer: int | None) -> None:
    g = gathering()
    show_halls(g, "burdock wisp -", "merle - lark")
    show_row(g, "legendary", "- wyrmscale_panoply -")
    board = g.view(viewer)["board"]
    assert board["halls"] == ["burdock", "wisp", None, "merle", None, "lark"]
    assert board["rows"]["legendary"] == [None, "wyrmscale_panoply", None]
    assert board["member_deck"] == 27 - 4
    assert board["contract_decks"]["legendary"] == 12 - 1
    assert len(board["titles"]) == 4
    assert board["rival"] is None


@pytest.mark.parametrize(
    ("reputation", "rows"),
    [
        (2, ["common"]),
        (3, ["common", "exceptional"]),
        (7, ["common", "exceptional", "legendary"]),
    ],
)
def test_the_rows_that_reputation_opens_are_named(reputation: int, rows: list[str]) -> None:
    g = gathering()
    g.players[0].reputation = reputation
    assert smith(g, None)["open_rows"] == rows


# The Rival


@pytest.mark.parametrize("viewer", [0, None])
def test_all_that_the_rival_has_is_open_but_the_order_of_its_cards(viewer: int | None) -> None:
    g = solo("h3 a5 m5", "rv01", rival="hard")
    play(g, "end_turn")
    rival = g.view(viewer)["board"]["rival"]
    assert (rival["level"], rival["neutral"]) == ("hard", False)
    assert (rival["work"], rival["gold"]) == (14 + 2, 2)
    assert (rival["card"], rival["cards_used"], rival["deck"]) == ("rv01", ["rv01"], 11)
    assert [one["value"] for one in rival["rolled"]] == [3, 5]
    assert len(rival["contracts"]) == 1


def test_the_neutral_seat_has_no_level() -> None:
    rival = busy_town().view(0)["board"]["rival"]
    assert (rival["neutral"], rival["level"]) == (True, None)


# What is hidden


@rule("RA-017", "RA-R24")
def test_only_its_owner_sees_the_contracts_dealt_to_a_seat() -> None:
    g = fresh(2)
    dealt = contracts_named(g.players[0].dealt)
    assert smith(g, 0)["dealt"] == dealt
    for viewer in (1, None):
        assert smith(g, viewer)["dealt"] is None
        assert words(g.view(viewer)).isdisjoint(dealt)


@rule("RA-017", "RA-R24")
def test_the_contract_that_is_kept_is_hidden_until_all_have_chosen() -> None:
    g = fresh(2)
    first, second = g.actors()
    kept = keep_first(g, first)
    assert smith(g, first, first)["contracts"] == [kept]
    for viewer in (second, None):
        assert smith(g, viewer, first)["contracts"] == []
        assert kept not in words(g.view(viewer))
    keep_first(g, second)
    for viewer in (first, second, None):
        assert smith(g, viewer, first)["contracts"] == [kept]
        assert smith(g, viewer, first)["dealt"] is None


@rule("RA-017")
def test_only_their_owner_remembers_the_contracts_that_were_tucked_away() -> None:
    g = fresh(2)
    first, second = g.actors()
    tucked = contracts_named(g.players[first].dealt[1:])
    keep_first(g, first)
    keep_first(g, second)
    known = {seat: under(g, seat) for seat in (first, second)}
    assert [name for name in known[first] if name] == tucked
    assert set(tucked).isdisjoint(words(g.view(second)))
    assert len(known[first]) == len(known[second]) == 4
    assert under(g, None) == [None] * 4


def under(g: Ravenshire, viewer: int | None) -> list[str | None]:
    found: list[str | None] = g.view(viewer)["remembered"]["under_contract_decks"]["common"]
    return found


@every_viewer
def test_everybody_remembers_a_row_that_was_put_under_its_deck(viewer: int | None) -> None:
    g = gathering()
    own(g, action_token=1)
    show_row(g, "common", "acorn_buckler moonlit_gorget -")
    play(g, "refresh:tier=0")
    assert under(g, viewer)[-2:] == ["acorn_buckler", "moonlit_gorget"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nothing_in_a_deck_is_named(viewer: int | None) -> None:
    g = gathering()
    seen = words(g.view(viewer))
    assert seen.isdisjoint(members_named(g.member_deck.cards()))
    for tier in ("common", "exceptional", "legendary"):
        assert seen.isdisjoint(contracts_named(deck_of_tier(g, tier).cards()))


def test_the_log_names_a_dealt_contract_only_to_its_owner() -> None:
    table = Table(2, 1, RAVENSHIRE.check(2, {}), logging=True)
    g = cast(Ravenshire, RAVENSHIRE.set_up(table, BOX))
    for seat, other in ((0, 1), (1, 0)):
        dealt = {f"is dealt {BOX.contracts[card].title}" for card in g.players[seat].dealt}
        assert dealt <= heard(g, seat)
        assert dealt.isdisjoint(heard(g, other))


def heard(g: Ravenshire, seat: int) -> set[str]:
    return {RAVENSHIRE.sentence(g, event) for event in g.log if event[4] >> seat & 1}


# Guessing


def guesses(g: Ravenshire, seat: int, count: int = 60) -> list[Ravenshire]:
    """The table as it could be for all that the seat knows."""
    found = [g.clone() for _ in range(count)]
    for i, h in enumerate(found):
        h.determinise(seat, Rng(i))
        assert RAVENSHIRE.broken_laws(h) == []
        assert h.view(seat) == g.view(seat)
    return found


@rule("RA-017")
def test_another_may_have_been_dealt_any_common_contract_that_i_have_not_seen() -> None:
    g = fresh(3)
    mine = set(g.players[0].dealt) | set(g.rows)
    dealt = {card for h in guesses(g, 0, 200) for card in h.players[1].dealt}
    assert dealt == set(range(21)) - mine
    assert all(h.players[0].dealt == g.players[0].dealt for h in guesses(g, 0))


@rule("RA-017")
def test_another_may_have_kept_any_of_those_it_was_dealt() -> None:
    g = fresh(2)
    first, second = g.actors()
    keep_first(g, first)
    places = [
        h.players[first].dealt.index(h.players[first].contracts[0]) for h in guesses(g, second)
    ]
    assert set(places) == {0, 1, 2}


@rule("RA-017")
def test_what_others_tucked_away_is_guessed_and_what_i_did_is_known() -> None:
    g = fresh(2)
    for seat in g.actors()[:]:
        keep_first(g, seat)
    mine = [i for i, name in enumerate(under(g, 0)) if name]
    theirs = [i for i in range(4) if i not in mine]
    deck = deck_of_tier(g, "common")
    found = [deck_of_tier(h, "common").under for h in guesses(g, 0, 200)]
    assert all(cards[i] == deck.under[i] for cards in found for i in mine)
    unknown = set(deck.bag) | {deck.under[i] for i in theirs}
    assert {cards[i] for cards in found for i in theirs} == unknown


def test_guesses_draw_different_cards() -> None:
    g = solo()
    g.rival_deck.shuffle_in([])
    for deck in ("member_deck", "rival_deck"):
        assert len({h.draw(getattr(h, deck)) for h in guesses(g, 0)}) > 5
