"""Solo: the Rival's Production, its Reputation, its Titles, and who wins."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.cards import COMMON, FINISHES
from hearth.games.ravenshire.state import COLOUR, Ravenshire
from hearth.kernel import find
from tests.games.ravenshire.positions import (
    BOX,
    contracts_named,
    end_production,
    fetch_contract,
    fetch_member,
    final,
    fresh,
    own,
    play,
    show_titles,
    titles_named,
)
from tests.support import legal, rule

# Its Production


def last_production(values: str = "5 5 5", *contracts: str) -> Ravenshire:
    """Round 4: the Rival produces with these dice and these Contracts when the human has ended.

    It has no Gold of its own; the human has something to exchange before the match is scored.
    """
    g = final(1)
    rival = g.rival
    given = values.split()
    rival.taken = [one // COLOUR * COLOUR + int(value) for one, value in zip(rival.taken, given)]
    g.contract_decks[COMMON].shuffle_in(
        [card for card in rival.contracts if BOX.contracts[card].tier == COMMON]
    )
    g.member_deck.shuffle_in(rival.members)
    rival.contracts = []
    rival.contracts = [fetch_contract(g, name) for name in contracts]
    rival.members = []
    rival.gold = rival.work = rival.charms = rival.reputation = 0
    show_titles(g, "exceptional", "legendary", "embersmith", "guildmaster")
    own(g, ore=3)
    return g


def produce(g: Ravenshire) -> Ravenshire:
    end_production(g)
    assert legal(g, "finish")
    return g


@rule("RA-114")
@pytest.mark.parametrize(
    ("value", "work", "charms", "gold", "reputation"),
    [(1, 3, 0, 0, 0), (2, 3, 0, 0, 0), (3, 3, 0, 0, 0), (4, 0, 3, 0, 0), (5, 0, 0, 6, 0)]
    + [(6, 0, 0, 0, 3)],
)
def test_each_of_its_dice_gives_by_its_value(
    value: int, work: int, charms: int, gold: int, reputation: int
) -> None:
    rival = produce(last_production(f"{value} {value} {value}")).rival
    found = (rival.work, rival.charms, rival.gold, rival.reputation)
    assert found == (work, charms, gold, reputation)


@rule("RA-114")
def test_its_three_dice_give_one_by_one() -> None:
    rival = produce(last_production("2 4 6")).rival
    assert (rival.work, rival.charms, rival.gold, rival.reputation) == (1, 1, 0, 1)


@rule("RA-115")
@pytest.mark.parametrize(
    ("name", "work", "gold", "reputation"),
    [
        ("toll_keepers_heater", 8, 4, 1),
        ("charcoal_burners_apron", 8, 4, 1),
        ("twin_fangs", 16, 7, 2),
        ("dawnbreaker_greatsword", 30, 17, 3),
    ],
)
def test_it_pays_for_contracts_in_work_and_gains_gold_and_reputation(
    name: str, work: int, gold: int, reputation: int
) -> None:
    g = last_production("5 5 5", name)
    g.rival.work = work
    rival = produce(g).rival
    assert rival.work == 0
    assert rival.gold == 6 + gold
    assert rival.reputation == reputation
    assert (contracts_named(rival.completed), rival.contracts) == ([name], [])


@rule("RA-115")
@pytest.mark.parametrize(
    ("name", "work"),
    [("toll_keepers_heater", 7), ("twin_fangs", 15), ("dawnbreaker_greatsword", 29)],
)
def test_one_work_less_is_not_enough(name: str, work: int) -> None:
    g = last_production("5 5 5", name)
    g.rival.work = work
    rival = produce(g).rival
    assert rival.work == work
    assert contracts_named(rival.contracts) == [name]


@rule("RA-114", "RA-115")
def test_the_work_of_its_dice_comes_before_the_contracts() -> None:
    g = last_production("1 5 5", "toll_keepers_heater")
    g.rival.work = 7
    assert contracts_named(produce(g).rival.completed) == ["toll_keepers_heater"]


@rule("RA-115")
def test_it_goes_from_its_oldest_contract_to_its_newest() -> None:
    g = last_production("5 5 5", "moonlit_gorget", "acorn_buckler", "riveted_bracers")
    g.rival.work = 17
    rival = produce(g).rival
    assert contracts_named(rival.completed) == ["moonlit_gorget", "acorn_buckler"]
    assert contracts_named(rival.contracts) == ["riveted_bracers"]
    assert rival.work == 1


@rule("RA-115")
def test_it_passes_over_a_contract_that_it_cannot_pay() -> None:
    g = last_production("5 5 5", "dawnbreaker_greatsword", "twin_fangs", "acorn_buckler")
    g.rival.work = 25
    rival = produce(g).rival
    assert contracts_named(rival.completed) == ["twin_fangs", "acorn_buckler"]
    assert contracts_named(rival.contracts) == ["dawnbreaker_greatsword"]
    assert rival.work == 1


@rule("RA-116")
def test_two_charms_are_spent_on_a_mithril_finish_first() -> None:
    g = last_production("5 5 5", "acorn_buckler")
    g.rival.work, g.rival.charms = 8, 3
    rival = produce(g).rival
    assert rival.charms == 1
    assert rival.finishes == [FINISHES.index("mithril")]
    assert (rival.gold, rival.reputation) == (6 + 3, 1 + 1)


@rule("RA-116")
def test_its_finishes_alternate() -> None:
    names = ["acorn_buckler", "hedgerow_hatchets", "ferrymans_gaff"]
    g = last_production("5 5 5", *names)
    g.rival.work, g.rival.charms = 24, 6
    rival = produce(g).rival
    assert [FINISHES[one] for one in rival.finishes] == ["mithril", "embergem", "mithril"]
    assert rival.charms == 0
    assert (rival.gold, rival.reputation) == (6 + 9 + 4, 3 + 2)


@rule("RA-116")
def test_contracts_without_a_finish_do_not_change_the_order_of_finishes() -> None:
    g = last_production("5 5 5", "acorn_buckler")
    g.rival.completed = [fetch_contract(g, name) for name in ("twin_fangs", "ferrymans_gaff")]
    g.rival.finishes = [FINISHES.index("normal"), FINISHES.index("mithril")]
    g.rival.work, g.rival.charms = 8, 2
    assert FINISHES[produce(g).rival.finishes[-1]] == "embergem"


@rule("RA-116")
def test_with_one_charm_the_finish_is_normal() -> None:
    g = last_production("5 5 5", "acorn_buckler")
    g.rival.work, g.rival.charms = 8, 1
    rival = produce(g).rival
    assert (rival.charms, rival.finishes) == (1, [FINISHES.index("normal")])


# Reputation, Titles, points


@rule("RA-117")
@pytest.mark.parametrize(("level", "after"), [(0, 3), (4, 7), (9, 12), (14, 17), (17, 20)])
def test_the_rival_gains_no_reputation_bonuses(level: int, after: int) -> None:
    g = last_production("6 6 6")
    g.rival.reputation = level
    rival = produce(g).rival
    assert (rival.gold, rival.work, rival.charms) == (0, 0, 0)
    assert rival.reputation == after


@rule("RA-117")
def test_the_rival_gains_no_gold_beyond_the_last_level() -> None:
    g = last_production("6 6 6")
    g.rival.reputation = 19
    rival = produce(g).rival
    assert (rival.gold, rival.reputation) == (0, 20)


@rule("RA-117", "RA-R36")
def test_the_rival_scores_titles() -> None:
    g = last_production("5 5 5")
    g.rival.completed = [
        fetch_contract(g, name) for name in ("twin_fangs", "hawkwing_kite", "scaled_hauberk")
    ]
    g.rival.finishes = [0, 0, 0]
    rival = produce(g).rival
    assert titles_named(rival.titles) == ["exceptional"]
    assert rival.gold == 6 + 8
    assert "exceptional" in titles_named(g.met)


@rule("RA-117", "RA-R36")
@pytest.mark.parametrize(("members", "gold"), [(6, 8), (5, 0)])
def test_the_rivals_members_start_at_three(members: int, gold: int) -> None:
    g = last_production("5 5 5")
    names = ["burdock", "hazel", "wisp", "ashkin", "pippin", "dunlin"][:members]
    g.rival.members = [fetch_member(g, name) for name in names]
    assert produce(g).rival.gold == 6 + gold


@rule("RA-117", "RA-R36", "RA-086")
def test_rival_and_human_may_score_the_same_title() -> None:
    g = last_production("5 5 5")
    g.rival.completed = [
        fetch_contract(g, name) for name in ("twin_fangs", "hawkwing_kite", "scaled_hauberk")
    ]
    g.rival.finishes = [0, 0, 0]
    me = g.players[0]
    mine = ["brazen_bulwark", "kiln_blacked_mail", "starfall_warhammer"]
    me.completed = [fetch_contract(g, name) for name in mine]
    me.finishes = [0, 0, 0]
    produce(g)
    assert titles_named(me.titles) == titles_named(g.rival.titles) == ["exceptional"]
    assert me.stock[9] == 8


def ended(gold: int, level: int, rival_gold: int, rival_level: int) -> Ravenshire:
    """The match is over; the dice of the Rival have given it 6 of its Gold."""
    g = last_production("5 5 5")
    produce(g)
    own(g, gold=gold)
    g.players[0].reputation = level
    g.rival.gold, g.rival.reputation = rival_gold, rival_level
    play(g, "finish")
    assert g.over
    return g


@rule("RA-117", "RA-118", "RA-101")
@pytest.mark.parametrize(
    ("gold", "level", "rival_gold", "rival_level", "won"),
    [
        (11, 0, 10, 0, True),
        (10, 0, 11, 0, False),
        (10, 0, 5, 7, False),  # 13
        (12, 0, 4, 5, True),  # 10
        (5, 7, 10, 0, True),
    ],
)
def test_the_human_wins_with_more_gold(
    gold: int, level: int, rival_gold: int, rival_level: int, won: bool
) -> None:
    g = ended(gold, level, rival_gold, rival_level)
    assert g.result() == [float(won)]
    assert find("ravenshire").tie_break(g) == ""


@rule("RA-118", "RA-103")
@pytest.mark.parametrize(("level", "rival_level", "won"), [(1, 0, True), (0, 1, False)])
def test_of_equal_gold_the_higher_reputation_wins(level: int, rival_level: int, won: bool) -> None:
    g = ended(10 - level, level, 10 - rival_level, rival_level)
    assert g.result() == [float(won)]
    assert find("ravenshire").tie_break(g) == "more Reputation"


@rule("RA-118", "RA-103")
@pytest.mark.parametrize("won", [True, False])
def test_then_more_completed_contracts_win(won: bool) -> None:
    g = last_production("5 5 5")
    cards = [fetch_contract(g, name) for name in ("acorn_buckler", "hedgerow_hatchets")]
    if won:
        g.players[0].completed, g.players[0].finishes = cards, [0, 0]
    else:
        g.rival.completed, g.rival.finishes = cards, [0, 0]
    produce(g)
    own(g, gold=6)
    play(g, "finish")
    assert g.rival.gold == 6
    assert g.result() == [float(won)]


@rule("RA-118", "RA-103")
def test_then_the_goods_and_mystics_of_the_human_win() -> None:
    g = last_production("5 5 5")
    produce(g)
    own(g, gold=6, ore=1)
    play(g, "finish")
    assert g.result() == [1.0]


@rule("RA-118")
def test_leftover_work_charms_and_contracts_are_worth_nothing() -> None:
    g = last_production("5 5 5", "twin_fangs", "dawnbreaker_greatsword")
    g.rival.work, g.rival.charms = 15, 1
    produce(g)
    own(g, gold=7)
    play(g, "finish")
    assert g.result() == [1.0]


@rule("RA-118")
@pytest.mark.parametrize(
    ("gold", "verdict"),
    [
        (14, "The Rival has 11 Gold, 3 less."),
        (9, "The Rival has 11 Gold, 2 more."),
        (11, "The Rival has 11 Gold, too."),
    ],
)
def test_the_verdict_says_by_how_much_the_rival_won_or_lost(gold: int, verdict: str) -> None:
    assert find("ravenshire").verdict(ended(gold, 0, 11, 0)) == verdict


def test_among_several_players_there_is_no_verdict() -> None:
    assert find("ravenshire").verdict(fresh(2)) == ""
