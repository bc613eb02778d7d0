"""Why a member or a Contract cannot be chosen: too dear, no room, not open, not now."""

from __future__ import annotations

from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    build,
    completed_before,
    contracts_named,
    end_production,
    fresh,
    gathering,
    hire,
    hold,
    members_named,
    own,
    place,
    play,
    production,
    show_halls,
    show_row,
    solo,
    take,
)
from tests.games.ravenshire.touching import clause, why_not
from tests.support import rule

# The Guild Halls


@rule("RA-036")
def test_a_member_that_costs_too_much() -> None:
    g = gathering()
    own(g, gold=1, action_token=1)
    show_halls(g, "thistle - -", "- - -")
    assert (
        why_not(g, "hall:0") == "Thistle costs 1 Leather and 3 Gold; you lack 1 Leather and 2 Gold."
    )
    assert clause(g, "hall:0") == "5.1"
    assert why_not(g, "member:thistle") == why_not(g, "hall:0")


@rule("RA-043")
def test_recruiting_elsewhere_takes_a_token() -> None:
    g = gathering()
    own(g, gold=5)
    show_halls(g, "burdock - -", "- - -")
    assert why_not(g, "hall:0") == (
        "To recruit outside district VI you need an Action Token; you have none."
    )
    assert why_not(g, "hall:1") == "There is no token in this place of the Guild Halls."


@rule("RA-039", "RA-051")
def test_a_column_without_room() -> None:
    g = gathering()
    own(g, gold=5, action_token=2)
    hire(g, 0, "hazel", "sedge")
    show_halls(g, "burdock - -", "- - -")
    full = "Your Harvesters have no room for Burdock; Expand Guild Workshop makes some."
    assert why_not(g, "hall:0") == full
    build(g, "guild_workshop")
    assert why_not(g, "hall:0") == ""


def test_a_full_board_has_no_room_for_the_advisors_members_either() -> None:
    g = gathering(assistants="guild_advisor")
    own(g, gold=5, action_token=1)
    hire(g, 0, "hazel", "sedge", "wisp", "lune", "merle", "lark")
    show_halls(g, "burdock - -", "- - -")
    assert why_not(g, "hall:0").startswith("Your columns have no room for Burdock")


@rule("RA-046")
def test_members_are_not_recruited_in_production() -> None:
    g = production()
    own(g, gold=5, action_token=1)
    assert why_not(g, "hall:0") == "Members are recruited in Gathering; this is Production."


def test_a_member_that_can_be_recruited_is_touched_by_its_place() -> None:
    g = gathering()
    own(g, gold=5, action_token=1)
    show_halls(g, "burdock - -", "- - -")
    assert why_not(g, "member:burdock") == "Choose the place of Burdock in the Guild Halls."


def test_with_the_advisor_the_member_comes_before_its_column() -> None:
    g = gathering(assistants="guild_advisor")
    own(g, gold=5, action_token=1)
    show_halls(g, "burdock - -", "- - -")
    assert why_not(g, "guild:merchant") == "Choose the member first, then its column."


# Members


def alchemists(**amounts: int) -> Ravenshire:
    """Seat 0 runs its Alchemists: the printed one, Marl and Vesper."""
    g = gathering()
    hire(g, 0, "marl", "vesper", "burdock")
    own(g, **amounts)
    place(g, "h1", "I")
    take(g, "III")
    return g


def test_what_a_member_gives_as_you_like_comes_first() -> None:
    g = alchemists(charcoal=1, dragon_scale=1)
    first = "Choose first what a member brings that gives one of several things."
    assert why_not(g, "member:marl") == first
    assert why_not(g, "exchange:dragon_scale") == first


@rule("RA-026")
def test_a_member_works_once_in_a_run_and_with_its_guild() -> None:
    g = alchemists(charcoal=1)
    play(g, "get:row=0,what=7")
    assert why_not(g, "member:alchemist") == "Alchemist has been used in this run."
    assert why_not(g, "member:burdock") == (
        "Burdock is one of your Harvesters; your Alchemists run now."
    )


def test_a_member_that_cannot_be_paid() -> None:
    g = alchemists(ore=1)
    play(g, "get:row=0,what=7")
    assert why_not(g, "member:vesper") == "Vesper takes 1 Charcoal; you lack 1 Charcoal."


def test_a_seller_without_wares() -> None:
    g = gathering()
    hire(g, 0, "corbin", "dunlin")
    place(g, "h1", "I")
    take(g, "V")
    own(g, mithril=1)
    assert why_not(g, "member:dunlin") == "Dunlin sells Goods; you have none."
    own(g, ore=1)
    assert why_not(g, "member:corbin") == "Corbin sells Mystics; you have none."


def test_at_other_times_members_wait_for_their_guild() -> None:
    g = gathering()
    assert why_not(g, "member:harvester") == "Members work when their guild is run."
    assert clause(g, "member:harvester") == "4.12"


def test_members_of_others_are_not_mine() -> None:
    g = gathering()
    hire(g, 1, "burdock")
    show_halls(g, "- - -", "- - -")
    assert why_not(g, "member:burdock") == "Burdock works for Blue."
    g.members_gone = [g.member_deck.bag.pop()]
    (gone,) = members_named(g.members_gone)
    assert why_not(g, f"member:{gone}").endswith("was discarded; the Guild Halls have others.")


def test_members_of_the_rival_are_not_mine() -> None:
    g = solo()
    g.rival.members = [g.member_deck.bag.pop()]
    assert why_not(g, f"member:{members_named(g.rival.members)[0]}").endswith(
        "works for the Rival."
    )


@rule("RA-084")
def test_printed_members_never_move() -> None:
    g = production(assistants="guild_advisor")
    hire(g, 0, "burdock", "wisp")
    end_production(g)
    assert why_not(g, "member:harvester") == "Printed members never move."
    assert why_not(g, "guild:merchant") == "Choose the member first, then its column."
    assert why_not(g, "hall:0").startswith("Let your Guild Advisor move a member first")


# Rows


@rule("RA-047")
def test_a_row_that_reputation_has_not_opened() -> None:
    g = gathering()
    own(g, action_token=1)
    closed = "Exceptional Contracts are open from Reputation 3; you have 0."
    assert why_not(g, "slot:exceptional-1") == closed
    assert why_not(g, "row:exceptional") == closed
    assert clause(g, "row:exceptional") == "10.4"


@rule("RA-041")
def test_a_contract_takes_a_token() -> None:
    g = gathering()
    needed = "For a Contract you need an Action Token; you have none."
    assert why_not(g, "slot:common-0") == needed
    assert why_not(g, "row:common") == needed


@rule("RA-R15")
def test_an_empty_slot_and_an_empty_row() -> None:
    g = gathering()
    own(g, action_token=1)
    show_row(g, "common", "- acorn_buckler -")
    assert why_not(g, "slot:common-0") == "This slot is empty, and so is its deck."
    show_row(g, "common", "- - -")
    assert why_not(g, "row:common") == "The Common row is empty; it cannot be refreshed."


@rule("RA-046")
def test_contracts_are_not_taken_in_production() -> None:
    g = production()
    own(g, action_token=1)
    assert why_not(g, "slot:common-0") == "Contracts are taken in Gathering; this is Production."


@rule("RA-042")
def test_one_of_the_new_contracts_is_taken_first() -> None:
    g = gathering()
    own(g, action_token=2)
    play(g, "refresh:tier=0")
    assert why_not(g, "slot:exceptional-0") == "Take one of the new Common Contracts."
    assert why_not(g, "upgrade:kiln") == "Take one of the new Contracts first."
    (name, *_) = contracts_named(g.rows)
    assert why_not(g, f"contract:{name}").startswith("Choose the slot of ")


# Contracts


@rule("RA-073")
def test_a_contract_that_cannot_be_paid() -> None:
    g = production()
    hold(g, 0, "acorn_buckler")
    own(g, steel=1, wood=1)
    assert why_not(g, "contract:acorn_buckler") == (
        "Acorn Buckler takes 4 Wood and 1 Steel; you lack 3 Wood."
    )
    assert clause(g, "contract:acorn_buckler") == "9.6"


def test_contracts_are_completed_in_production() -> None:
    g = gathering()
    hold(g, 0, "acorn_buckler")
    assert why_not(g, "contract:acorn_buckler") == (
        "Contracts are completed in Production; this is Gathering."
    )


def test_a_contract_in_a_row_is_taken_by_its_slot() -> None:
    g = gathering()
    show_row(g, "common", "acorn_buckler - -")
    assert why_not(g, "contract:acorn_buckler").startswith("For a Contract you need")
    own(g, action_token=1)
    assert why_not(g, "contract:acorn_buckler") == ("Choose the slot of Acorn Buckler in its row.")


def test_contracts_that_are_done_or_belong_to_others() -> None:
    g = production()
    completed_before(g, 0, "acorn_buckler")
    hold(g, 1, "moonlit_gorget")
    assert why_not(g, "contract:acorn_buckler") == "You have completed Acorn Buckler."
    assert why_not(g, "contract:moonlit_gorget") == "Moonlit Gorget belongs to Blue."


def test_a_contract_of_the_rival() -> None:
    g = solo()
    hold(g, 0, "acorn_buckler")
    g.rival.contracts, g.players[0].contracts = g.players[0].contracts, []
    assert why_not(g, "contract:acorn_buckler") == "Acorn Buckler belongs to the Rival."


@rule("RA-017")
def test_of_the_contracts_of_others_nothing_is_said_before_all_have_chosen() -> None:
    g = fresh(2)
    first, second = g.actors()
    names = contracts_named(g.players[first].dealt)
    play(g, f"keep_contract:contract={g.players[first].dealt[0]}", seat=first)
    assert {why_not(g, f"contract:{name}", second) for name in names} == {""}
    (other, *_) = contracts_named(g.rows)
    assert why_not(g, f"contract:{other}", second) == (
        "Choose one of the Contracts that were dealt to you."
    )


@rule("RA-017")
def test_a_tucked_contract_is_spoken_of_only_to_its_owner() -> None:
    g = fresh(2)
    first, second = g.actors()
    tucked = contracts_named(g.players[first].dealt[1:])
    for seat in (first, second):
        play(g, f"keep_contract:contract={g.players[seat].dealt[0]}", seat=seat)
    said = {seat: why_not(g, f"contract:{tucked[0]}", seat) for seat in (first, second)}
    assert said[first].endswith("lies under the Common deck.")
    assert said[second] == ""


@rule("RA-075")
def test_finishes_that_cannot_be_had() -> None:
    g = production()
    assert why_not(g, "finish:normal") == "You hold no Contract that could be completed."
    hold(g, 0, "hedgerow_hatchets")
    assert why_not(g, "finish:mithril") == "You cannot pay for any of your Contracts now."
    own(g, steel=2, wood=2)
    assert why_not(g, "finish:normal") == "Choose the Contract first, then its finish."
    assert why_not(g, "finish:mithril") == (
        "The Mithril Finish takes 1 Charcoal and 2 Mithril more than the Contract."
    )
    assert why_not(gathering(), "finish:normal") == (
        "Contracts are completed in Production; this is Gathering."
    )
