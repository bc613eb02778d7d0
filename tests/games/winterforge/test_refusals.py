"""A drawn board: why a thing cannot be touched now."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.game import WINTERFORGE
from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Rng
from tests.games.winterforge.scenes import alone, forge, house, lords, move, send
from tests.games.winterforge.table import (
    BOX,
    complete,
    fresh,
    give_component,
    give_crew,
    give_royal,
    set_hand,
    show_components,
    show_contracts,
    show_crew,
    show_loans,
    solo,
    stand,
    start_job,
    table,
)
from tests.games.winterforge.touching import (
    ALL_WAYS,
    CLAUSES,
    TABLES,
    board,
    guild,
    met,
    paths,
    why_not,
)
from tests.support import act


@pytest.mark.parametrize(("seats", "ways"), TABLES)
def test_what_is_not_legal_is_explained_and_what_is_legal_is_not(seats, ways):
    for g, seat in met(seats, tuple(ways))[::3]:
        for viewer in {seat, (seat + 1) % seats}:
            may = viewer in g.actors()
            touched = {ref for one in paths(g, viewer).values() for ref in one} if may else set()
            for ref in board(g, viewer):
                sentence, clause = why_not(g, ref, viewer)
                assert (sentence == "") == (ref in touched), (ref, sentence)
                assert ref in touched or (sentence[-1] in ".?" and clause in CLAUSES), sentence


def test_refusals_use_only_what_the_seat_can_know():
    for g, _ in met(3, tuple(ALL_WAYS))[::7]:
        for viewer in range(3):
            other = g.clone()
            other.determinise(viewer, Rng(5))
            everything = board(g, viewer) + [f"contract:{one.id}" for one in BOX.contracts]
            for ref in everything:
                assert why_not(g, ref, viewer) == why_not(other, ref, viewer)


@pytest.mark.parametrize(
    "ref",
    ["", "market", "market:9", "market:-1", "market:03", "contract:X99", "site:shrine", "moon:1",
     "die:0", "loan:0", "crew:0", "bonus:prime", "amount:3"],
)  # fmt: skip
def test_what_is_not_on_the_table_needs_no_reason(ref):
    assert why_not(table(), ref) == ("", "")


def test_hidden_contracts_of_others_are_unknown():
    g = table(hand=[])
    set_hand(g, 1, ["W05"])
    give_royal(g, 1, "R02")
    assert why_not(g, "contract:W05") == ("", "")
    assert why_not(g, "contract:R02") == ("", "")
    start_job(g, 1, "W01", ["bronze", "twine"])
    assert why_not(g, "contract:W01")[0].endswith("belongs to another Guild.")


def test_another_guild_is_on_turn():
    g = table()
    g.players[0].board = guild("greyvein")
    assert why_not(g, "market:0", 1) == ("It is Greyvein Company's turn.", "3.1")
    g.players[0].board = guild("lanternlight")
    assert why_not(g, "market:0", 1)[0] == "It is Lanternlight Artificers' turn."


def test_another_seat_chooses_its_guild():
    sentence = "It is Seat 1's turn to choose a Guild."
    assert why_not(fresh(2), "guild:emberhand", 1) == (sentence, "2.1")


def test_who_has_kept_a_royal_contract_waits_for_the_others():
    g = fresh(2, guilds="random")
    g.apply(g.options(0)[0], 0)
    royal = BOX.contracts[g.players[0].royal].id
    sentence = "The others are still choosing their Royal Contracts."
    assert why_not(g, f"contract:{royal}") == (sentence, "2.4")


def test_the_match_is_over():
    g = table()
    g.over = True
    assert why_not(g, "market:0") == ("The match is over.", "10.4")


def sentences(g: Winterforge, *refs: str) -> list[str]:
    return [why_not(g, ref)[0] for ref in refs]


def test_refusals_of_the_map():
    g = table(at="market", coin=5)
    g.prime_spots[2] = 0
    stand(g, 1, "forge")
    g.players[1].in_prime = True
    assert sentences(g, "site:market", "site:tavern", "prime:market", "prime:forge") == [
        "Your Smith is in the Market already; choose what lies there.",
        "No line leads from the Market to the Tavern; go by way of the Guildhall, the Forge"
        " or the Bank.",
        "A Prime Position is taken with the Move into it: leave and come back.",
        f"{WINTERFORGE.names(g)[1]} holds the Prime Position of the Forge.",
    ]
    g.actions_left = 0
    assert sentences(g, "site:forge") == ["You have no actions left; end your turn."]


def test_refusals_of_the_prime_position_where_one_stands():
    g = table(at="forge", prime=True)
    start = "Your Smith is in this Prime Position; "
    assert sentences(g, "prime:forge") == [f"{start}use its bonus with an action."]
    g.players[0].bonus = False
    assert sentences(g, "prime:forge") == [f"{start}its bonus is used up for this visit."]


def test_refusals_of_the_guildhall():
    g = table(coin=4)
    start_job(g, 0, "W01", ["bronze", "twine"])
    start_job(g, 0, "W02", [])
    start_job(g, 0, "W03", [])
    set_hand(g, 0, [])
    show_contracts(g, ["W05"])
    assert why_not(g, "track:0") == (
        "You may have 3 Contracts; you have 3, all of them started.",
        "5.3",
    )
    assert sentences(g, "site:guildhall") == [
        "Funds are for those with fewer than 3 Coin; you have 4."
    ]


def test_refusals_of_the_market():
    g = table(at="market", coin=2)
    show_components(g, 1, ["steel", "gold", "ruby"])
    assert why_not(g, "market:3") == ("Steel costs 3 Coin; you have 2.", "6.1")
    assert why_not(g, "deck:1")[1] == "6.1"
    stand(g, 0, "tavern")
    elsewhere = "Your Smith is in the Tavern; "
    assert why_not(g, "market:3") == (f"{elsewhere}Components are bought in the Market.", "6.1")
    assert why_not(g, "row:1") == (f"{elsewhere}a refresh needs it in the Market.", "6.4")


def test_refusals_of_the_tavern():
    g = table(at="tavern", coin=0, crew=["haggler"])
    show_crew(g, ["steady_hand", "transporter"])
    price = BOX.crew[g.tavern[0]].hire_cost
    assert why_not(g, "tavern:0") == (f"Steady Hand costs {price} Coin; you have none.", "8.1")
    assert why_not(g, "tavern:2")[0] == "Nobody is here; the Tavern fills at the end of a turn."
    assert why_not(g, "tavern:refresh") == ("A refresh costs 1 Coin; you have none.", "8.7")
    assert why_not(g, "crew:0")[0].startswith("Haggler can be fired only while you hire")


def test_refusals_of_the_bank():
    g = table(at="bank", coin=0, loans=[(3, 4), (5, 7)])
    show_loans(g, [])
    assert sentences(g, "bank:0", "loan:1") == [
        "You have 2 unpaid Loans; repay one of them first.",
        "A payment is at least 1 Coin; you have none.",
    ]


def test_refusals_of_the_forge():
    g = table(at="forge", coin=1, skills=[7, 3, 0], hand=["W01"], stock=["bronze"])
    complete(g, 0, "A01")
    assert why_not(g, "contract:W01") == (
        "Camp Knife needs 1 fibre more in your stockpile.",
        "7.6",
    )
    assert why_not(g, "skill:armour") == (
        "Training to Armour 4 costs 3 Coin; you have 1.",
        "7.1",
    )
    assert sentences(g, "skill:weapons", "component:bronze", "component:silk") == [
        "Weapons is at 7, the top of its track; train another Skill.",
        "Components are committed when you start a Contract in the Forge.",
        "You have no Silk in your stockpile.",
    ]
    assert why_not(g, "contract:A01")[0].endswith("is completed.")


def test_refusals_of_the_alleyways():
    g = table(at="shrine", coin=1, alleyways=ALL_WAYS)
    g.players[1].board = guild("greyvein")
    assert sentences(g, "site:shrine", "prime:shrine") == [
        "A donation costs 2 Coin; you have 1.",
        "Alleyways have no Prime Position; the Shrine of Thommag is one.",
    ]
    stand(g, 0, "thieves_guild")
    assert why_not(g, "seat:1") == ("A thief costs 2 Coin; you have 1.", "14.17")
    g.players[0].coin = 2
    assert sentences(g, "seat:1") == [
        "Greyvein Company has no Component in the stockpile; name another Guild."
    ]
    give_component(g, 1, "iron")
    give_crew(g, 1, "bodyguard_1")
    assert sentences(g, "seat:1") == [
        "Greyvein Company's Bodyguard keeps thieves out; name another Guild."
    ]


def test_held_contracts_are_sold_elsewhere():
    g = house("W01")
    stand(g, 0, "forge")
    sentence = "Your Smith is in the Forge; Held Contracts are sold in the Auction House."
    assert why_not(g, "contract:W01") == (sentence, "14.12")


def test_refusals_of_lords():
    g = lords()
    assert why_not(g, "market:0") == ("Place a Smith first.", "15.5")
    send(g, "forge", prime=True)
    assert why_not(g, "site:market")[1] == "15.7"
    g.stack.append(type(lords().stack[-1])())
    assert why_not(g, "prime:bank") == (
        "You may take one Prime Position a day; today you took that of the Forge.",
        "15.8",
    )


def test_an_event_limits_moves():
    g = solo("collapsed_tunnels")
    act(g, move("market"))
    sentence = "Collapsed Tunnels: you cannot Move again this turn."
    assert why_not(g, "site:forge") == (sentence, "16.6")


def test_an_event_raises_only_low_skills():
    g = solo("masters_lesson", skills=[5, 1, 1])
    sentence = "The Master's Lesson is for Skills up to 3; Weapons is at 5."
    assert why_not(g, "skill:weapons") == (sentence, "16.6")


def test_in_the_middle_of_a_purchase():
    g = table(at="market", coin=4)
    show_components(g, 0, ["bronze", "quartz", "iron"])
    show_components(g, 1, ["gold", "ruby", "leather"])
    act(g, "buy:slot=0")
    assert sentences(g, "market:0", "market:3", "site:forge") == [
        "This space of the Market is empty; choose a Component.",
        "Gold costs 4 Coin; you have 3.",
        "Answer this first: Buy another Component (1 left)?",
    ]


def test_in_the_middle_of_committing():
    g = table(at="forge", hand=["W01"], stock=["bronze", "iron", "twine", "birch"])
    act(g, forge("W01"))
    assert why_not(g, "component:twine") == (
        "Camp Knife needs metal next; Twine is fibre.",
        "7.5",
    )
    assert why_not(g, "component:steel")[0] == "You have no Steel in your stockpile."


def test_in_the_middle_of_returning():
    g = table(hand=["W01", "A01", "J01"])
    show_contracts(g, ["W05"])
    act(g, "take_contract:slot=0", "stop_taking")
    assert why_not(g, "contract:W05")[0].startswith("To return ")
    royal = BOX.contracts[g.players[0].royal]
    assert why_not(g, f"contract:{royal.id}")[0] == (
        f"{royal.title} stays; only Contracts in your hand can be returned."
    )


def test_alone_there_is_nobody_to_rob():
    assert why_not(alone(), "seat:0")[0] == "This is your own Guild."
