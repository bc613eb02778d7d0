"""Why a thing on a drawn board cannot be chosen: not now, not this Area, not so much."""

from __future__ import annotations

import pytest

from hearth.games.guilds.state import Guilds
from tests.games.guilds.scenes import final, square
from tests.games.guilds.table import BOX, auction, go, money, set_offer
from tests.games.guilds.touching import EVERY_REF, GUILDS, KINDS, choices, clause, why_not
from tests.support import act, rule

# Whole matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_in_sight_and_cannot_be_chosen_has_a_reason(seats: int) -> None:
    for number, g in enumerate(choices(seats, 40 + seats)):
        if number % 7:
            continue
        legal = [GUILDS.path(g, a, g.actor())[:1] for a in g.options()]
        for ref in EVERY_REF:
            if [ref] in legal:
                assert why_not(g, ref, g.actor()) == ""
            elif ref in in_sight(g):
                assert why_not(g, ref, g.actor()).endswith(".")


def in_sight(g: Guilds) -> list[str]:
    view = g.view(g.actor())
    board = view["board"]
    characters = [one for area in board["areas"] for one in area["characters"] if one]
    characters += board["characters_gone"]
    characters += [one for player in view["players"] for one in player["characters"]]
    rooms = [one["room"] for one in board["rooms"]] + board["rooms_gone"]
    rooms += [one for player in view["players"] for one in player["rooms"]]
    others = [ref for ref in EVERY_REF if ref.partition(":")[0] in KINDS[:1] + KINDS[3:]]
    return [
        *others,
        *[f"character:{one}" for one in characters],
        *[f"room:{one}" for one in rooms],
        *[f"objective:{one}" for one in board["objectives"]],
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_said_of_hidden_cards(seats: int) -> None:
    for number, g in enumerate(choices(seats, 50 + seats)):
        if number % 20:
            continue
        for seat in range(seats):
            known = g.character_deck.remembered(seat)[0]
            hidden = [c for c in g.character_deck.bag + g.character_deck.top if c not in known]
            refs = [f"character:{BOX.characters[c].id}" for c in hidden]
            refs += [f"room:{BOX.rooms[r].id}" for deck in g.room_decks for r in deck.bag]
            assert {why_not(g, ref, seat) for ref in refs} <= {""}


# Turns


@pytest.mark.parametrize("ref", ["area:I", "space:A1", "amount:3", "faction:priests"])
def test_out_of_turn_it_says_whose_turn_it_is(ref: str) -> None:
    g = auction(2)
    assert why_not(g, ref, 1) == "It is Red's turn."
    assert clause(g, ref, 1) == "5.1"


def test_a_finished_match_says_so() -> None:
    g = final()
    go(g)
    assert g.over
    assert why_not(g, "area:I") == "The match is over."


@pytest.mark.parametrize(
    "ref", ["", "area", "area:VII", "character:nobody", "turn:4", "amount:-1", "amount:²", "x:1"]
)
def test_of_an_unknown_thing_nothing_is_said(ref: str) -> None:
    g = auction(2)
    assert GUILDS.why_not(g, 0, ref) == ("", "")
    assert GUILDS.why_not(g, 1, ref) == ("", "")


def test_another_phase_is_named() -> None:
    g = auction(2)
    assert why_not(g, "space:A1") == (
        "Rooms are placed in phase 4, Construction; this is phase 2, Character Auction."
    )


# The auction


@rule("GU-023")
def test_an_area_that_takes_too_much_silver() -> None:
    g = auction(2, silver=4)
    set_offer(g, 1, 1, 6)
    assert why_not(g, "area:I") == (
        "Blue leads Area I with 6 silver; you would have to add 7 and have 4."
    )
    assert clause(g, "area:I") == "5.7"


@rule("GU-022")
def test_an_area_without_a_character() -> None:
    g = auction(2)
    assert why_not(g, "area:II") == ("There is no Character in Area II; offer where there is one.")


@rule("GU-024")
def test_an_area_that_leaves_nothing_for_a_second_one() -> None:
    g = auction(2, silver=4)
    set_offer(g, 1, 1, 3)
    assert why_not(g, "area:I") == (
        "An offer names two Areas: you would need 4 silver in Area I and 1 in another and have 4."
    )


@rule("GU-022")
def test_the_area_of_the_highest_number_is_not_named_first() -> None:
    g = auction(2)
    assert why_not(g, "area:V") == (
        "An offer begins with the lower of its two Areas; choose Area I or III first."
    )


def test_an_offer_that_was_begun_is_finished_first() -> None:
    g = auction(2)
    act(g, "offer:area=0")
    adding = "You are making an offer; choose how much silver to add in Area I."
    assert why_not(g, "area:III") == adding
    act(g, "add_silver:amount=3")
    assert why_not(g, "amount:3") == "You are making an offer; choose its second Area."
    assert why_not(g, "area:I") == "The second Area of your offer has a higher number than Area I."


@rule("GU-023")
@pytest.mark.parametrize(
    ("amount", "reason"),
    [
        (2, "Blue leads there with 4 silver; you would have to add at least 5."),
        (10, "A second Area takes at least 1 of your 10 silver; add 9 at most."),
        (11, "You have 10 silver; 11 is too much."),
    ],
)
def test_an_amount_that_is_too_small_or_too_large(amount: int, reason: str) -> None:
    g = auction(2)
    set_offer(g, 1, 1, 4)
    act(g, "offer:area=0")
    assert why_not(g, f"amount:{amount}") == reason


@rule("GU-025")
def test_a_card_in_an_area_that_another_leads() -> None:
    g = square(2, (1, "duke"), (3, "brewer"), (5, "templar"))
    set_offer(g, 1, 1, 6)
    assert why_not(g, "character:duke") == (
        "Blue leads Area I with 6 silver; you would have to lead there to take the Duke."
    )
    assert why_not(g, "character:brewer") == (
        "Nobody leads Area III; to take the Brewer, offer silver in two Areas, the lower one first."
    )
    assert clause(g, "character:duke") == "5.13"


@rule("GU-030")
def test_an_awarded_card_comes_from_its_area() -> None:
    g = square(3, (1, "duke"), (1, "brewer"), (3, "templar"))
    set_offer(g, 0, 1, 2)
    act(g, "pass", "pass", "pass")
    assert why_not(g, "character:templar") == "You choose among the Characters of Area I now."
    assert why_not(g, "area:III") == "The offers are over; choose a Character of Area I."


# Money


@rule("GU-034")
def test_more_gold_than_the_silver_buys() -> None:
    g = go(money(2, silver=12))
    assert why_not(g, "amount:3") == "It takes 15 silver to buy 3 gold; you have 12."
    assert clause(g, "amount:3") == "6.3"
