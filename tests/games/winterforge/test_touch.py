"""A drawn board: what is touched, what it costs, how likely it is, and why something is refused."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

import hearth
from hearth.games.winterforge.game import WINTERFORGE
from hearth.games.winterforge.odds import (
    exact_reach,
    exact_sums,
    exact_with_echo,
    exact_with_reroll,
    exact_with_turn,
    ways_to_lie,
)
from hearth.games.winterforge.state import Winterforge
from hearth.games.winterforge.view import PHASES
from hearth.kernel import Rng
from tests.games.winterforge.scenes import alone, forge, house, lords, move, send, smithy
from tests.games.winterforge.table import (
    BOX,
    complete,
    contract,
    fresh,
    give_component,
    give_crew,
    give_faith,
    give_royal,
    give_rune,
    next_rolls,
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
from tests.support import act, legal

ALL_WAYS = ["shrine", "auction_house", "thieves_guild", "runesmith"]
ALONE_WAYS = ["shrine", "auction_house", "runesmith"]

TABLES: list[tuple[int, list[str]]] = [
    (1, []),
    (1, ALONE_WAYS),
    (2, []),
    (3, ALL_WAYS),
    (5, ALL_WAYS),
    (6, []),
    (6, ALL_WAYS),
]

KINDS = {
    "site", "prime", "market", "row", "track", "contract", "tavern", "bank", "loan", "amount",
    "component", "crew", "rune", "die", "skill", "deck", "seat", "guild", "bonus",
}  # fmt: skip

HEADINGS = [
    line.lstrip("# ")
    for line in (WINTERFORGE.folder / "rules.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("#")
]


@cache
def met(seats: int, ways: tuple[str, ...]) -> list[tuple[Winterforge, int]]:
    """Tables of two matches played at random, and a seat that chooses there."""
    return [one for seed in (1, 2) for one in played(seats, list(ways), seed)]


def played(seats: int, ways: list[str], seed: int) -> Iterator[tuple[Winterforge, int]]:
    g = fresh(seats, seed, alleyways=ways, round_cap=40)
    rng = Rng(seed)
    while not g.over:
        seat = g.actors()[rng.below(len(g.actors()))]
        yield g.clone(), seat
        g.apply(sensible(g, g.options(seat), rng), seat)


def sensible(g: Winterforge, options: list[int], rng: Rng) -> int:
    """Any of the options, those more often that a sensible player takes."""
    weights = WINTERFORGE.incline(g, options) or [1] * len(options)
    left = rng.below(sum(weights))
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    raise AssertionError("the weights do not add up")


def everywhere() -> Iterator[tuple[Winterforge, int]]:
    for seats, ways in TABLES:
        yield from met(seats, tuple(ways))


def board(g: Winterforge, seat: int) -> list[str]:
    """Everything that a drawn board shows to a seat."""
    me = g.players[seat]
    alleyways = g.view(seat)["board"]["alleyways"]
    sites = [site.id for site in BOX.sites[:5]] + alleyways
    own = [*me.hand, *[job.contract for job in me.jobs], *me.held]
    own += [me.royal] if me.royal >= 0 else me.royals
    faces = len(me.jobs[-1].faces) if me.jobs else 0
    return [
        *[f"{kind}:{site}" for site in sites for kind in ("site", "prime")],
        *[f"market:{i}" for i in range(9)],
        *[f"{kind}:{i}" for i in range(3) for kind in ("row", "deck", "tavern")],
        *[f"track:{i}" for i in range(len(g.track))],
        *["tavern:refresh", "bank:0", "bank:1"],
        *[f"loan:{i}" for i in range(len(me.loans))],
        *[f"crew:{i}" for i in range(len(me.crew))],
        *[f"contract:{BOX.contracts[i].id}" for i in own],
        *[f"component:{BOX.components[i].id}" for i in me.stock],
        *[f"rune:{BOX.runes[i].id}" for i in me.runes],
        *[f"die:{i}" for i in range(faces)],
        *["skill:weapons", "skill:armour", "skill:jewellery"],
        *[f"seat:{i}" for i in range(len(g.players))],
        *[f"guild:{guild.id}" for guild in BOX.guilds],
    ]


def guild(name: str) -> int:
    return [one.id for one in BOX.guilds].index(name)


def paths(g: Winterforge, seat: int = 0) -> dict[str, list[str]]:
    """By the notation of each action."""
    return {hearth.notation(g, a): WINTERFORGE.path(g, a, seat) for a in g.options(seat)}


def path(g: Winterforge, text: str) -> list[str]:
    return WINTERFORGE.path(g, hearth.parse(g, text), 0)


def cost(g: Winterforge, text: str) -> dict[str, int]:
    return WINTERFORGE.cost(g, hearth.parse(g, text), 0)


def risk(g: Winterforge, text: str) -> str:
    return WINTERFORGE.risk(g, hearth.parse(g, text), 0)


def why_not(g: Winterforge, ref: str, seat: int = 0) -> tuple[str, str]:
    return WINTERFORGE.why_not(g, seat, ref)


# Names and phases


def test_seats_are_called_by_their_guild_once_it_is_chosen():
    g = fresh(2)
    act(g, "choose_guild:guild=1")
    assert WINTERFORGE.names(g) == [BOX.guilds[1].name, "Seat 2"]


def test_every_choice_belongs_to_a_phase():
    for g, seat in everywhere():
        view = g.view(seat)
        assert view["phase"] == PHASES[view["choice"]]


def test_a_finished_match_has_no_choice():
    g = table()
    g.over = True
    assert (g.view(0)["phase"], g.view(0)["choice"]) == ("over", "")


# Paths


@pytest.mark.parametrize(("seats", "ways"), TABLES)
def test_no_two_actions_of_a_choice_have_the_same_path(seats, ways):
    for g, seat in met(seats, tuple(ways)):
        found = [tuple(one) for one in paths(g, seat).values() if one]
        assert len(found) == len(set(found)), paths(g, seat)


def test_every_ref_is_of_a_known_kind():
    found = {ref for g, seat in everywhere() for one in paths(g, seat).values() for ref in one}
    assert {ref.partition(":")[0] for ref in found} <= KINDS


def test_every_path_begins_with_a_thing_on_the_board():
    for g, seat in everywhere():
        shown = board(g, seat)
        for text, one in paths(g, seat).items():
            assert not one or one[0] in shown, text


def test_a_prime_position_is_touched_after_its_place():
    g = table()
    assert path(g, move("forge")) == ["site:forge"]
    assert path(g, move("forge", 1)) == ["site:forge", "prime:forge"]


def test_smiths_of_lords_are_placed_like_moves():
    g = lords()
    assert path(g, "place_smith:to=2,prime=1") == ["site:forge", "prime:forge"]


def test_the_prime_bonus_is_touched_last():
    g = table(at="forge", prime=True, coin=9)
    assert path(g, "train:craft=0,prime=0") == ["skill:weapons"]
    assert path(g, "train:craft=0,prime=1") == ["skill:weapons", "bonus:prime"]


def test_a_payment_says_how_much():
    g = table(at="bank", prime=True, coin=5, loans=[(3, 4)])
    assert path(g, "pay_loan:loan=0,amount=2") == ["loan:0", "amount:2"]
    assert path(g, "pay_loan_prime:loan=0,amount=2") == ["loan:0", "amount:2", "bonus:prime"]


def test_a_refresh_is_free_unless_one_says_otherwise():
    g = table(at="market", coin=1)
    assert path(g, "refresh_row:row=1,free=0") == ["row:1"]
    give_crew(g, 0, "rumourmonger")
    assert path(g, "refresh_row:row=1,free=1") == ["row:1"]
    assert path(g, "refresh_row:row=1,free=0") == ["row:1", "amount:1"]
    assert path(g, "refresh_tavern:free=1") == ["tavern:refresh"]


def test_the_place_of_the_smith_stands_for_its_own_action():
    assert path(table(coin=0), "request_funds") == ["site:guildhall"]
    g = table(at="shrine", alleyways=ALL_WAYS)
    assert path(g, "donate") == ["site:shrine"]
    assert path(g, move("runesmith")) == ["site:runesmith"]


def test_wages_are_a_crew_and_what_it_gets():
    g = table(at="forge", coin=2, crew=["haggler"], skills=[6, 0, 0])
    start_job(g, 0, "W01", ["bronze", "twine"])
    act(g, forge("W01"))
    assert paths(g) == {
        "keep_crew": ["crew:0", "amount:1"],
        "dismiss_crew": ["crew:0", "amount:0"],
    }


def test_dice_are_touched_by_their_place():
    g = smithy("echoes", 1, 2)
    assert paths(g) == {"pick_die:die=0": ["die:0"], "pick_die:die=1": ["die:1"], "roll_picked": []}


def test_loans_are_touched_by_their_place():
    g = solo("debt_relief", loans=[(3, 4), (3, 4)])
    assert list(paths(g).values()) == [["loan:0"], ["loan:1"]]


def test_what_only_confirms_is_not_touched():
    assert path(table(), "end_turn") == []


# Costs


@pytest.mark.parametrize(("seats", "ways"), TABLES)
def test_the_cost_is_the_coin_that_leaves_at_once(seats, ways):
    space = WINTERFORGE.space
    for g, seat in met(seats, tuple(ways)):
        for a in g.options(seat):
            after = g.clone()
            step = after.stack.pop()
            step.apply(after, after.players[seat], space.kind_of[a], space.x_of[a], space.y_of[a])
            left = g.players[seat].coin - after.players[seat].coin
            expected = {"coin": left} if left > 0 else {}
            assert WINTERFORGE.cost(g, a, seat) == expected, hearth.notation(g, a)


def test_the_cost_knows_the_prime_bonus():
    g = table(at="forge", prime=True, coin=9, skills=[3, 0, 0])
    assert cost(g, "train:craft=0,prime=0") == {"coin": 3}
    assert cost(g, "train:craft=0,prime=1") == {"coin": 2}
    assert cost(g, "end_turn") == {}


# Exact odds, against every way in which the dice can fall

POOLS = [[4], [4, 6], [8, 4, 6], [4, 4, 4], [12, 6, 4], [6, 6, 4, 4]]


def rolls(pool: list[int]) -> list[tuple[int, ...]]:
    return list(product(*[range(1, sides + 1) for sides in pool]))


def share(pool: list[int], need: int) -> float:
    found = rolls(pool)
    return sum(sum(faces) >= need for faces in found) / len(found)


def needs(pool: list[int]) -> range:
    return range(len(pool) - 1, sum(pool) + 3)


@pytest.mark.parametrize("pool", POOLS)
def test_the_chance_of_a_roll_is_exact(pool):
    assert sum(exact_sums(pool)) == pytest.approx(1.0)
    for need in needs(pool):
        assert exact_reach(pool, need) == pytest.approx(share(pool, need))


@pytest.mark.parametrize("pool", POOLS)
def test_the_chance_with_one_die_rolled_again_is_exact(pool):
    for need in needs(pool):
        found = 0.0
        for faces in rolls(pool):
            kept = [sum(faces) - face for face in faces]
            again = [share([pool[i]], need - kept[i]) for i in range(len(pool))]
            found += 1.0 if sum(faces) >= need else max(again)
        assert exact_with_reroll(pool, need) == pytest.approx(found / len(rolls(pool)))


@pytest.mark.parametrize("pool", POOLS)
def test_the_chance_with_one_die_turned_is_exact(pool):
    for need in needs(pool):
        good = [
            sum(faces) + max(pool[i] - faces[i] for i in range(len(pool))) >= need
            for faces in rolls(pool)
        ]
        assert exact_with_turn(pool, need) == pytest.approx(sum(good) / len(good))


@pytest.mark.parametrize("pool", [[4], [4, 6], [4, 4, 6], [8, 4]])
def test_the_chance_with_any_dice_rolled_again_is_exact(pool):
    picks = list(product([False, True], repeat=len(pool)))
    for need in needs(pool):
        found = 0.0
        for faces in rolls(pool):
            found += max(
                share(
                    [pool[i] for i in range(len(pool)) if pick[i]],
                    need - sum(faces[i] for i in range(len(pool)) if not pick[i]),
                )
                for pick in picks
            )
        assert exact_with_echo(pool, need) == pytest.approx(found / len(rolls(pool)))


def test_equal_dice_are_not_told_apart():
    assert ways_to_lie([4, 4, 6]) == 60


# Odds for people


def camp_knife(work: int = 0, **mine: object) -> Winterforge:
    """The Camp Knife (6) with two d4, started before."""
    g = table(at="forge", **mine)  # type: ignore[arg-type]
    start_job(g, 0, "W01", ["bronze", "twine"], work)
    return g


def test_the_odds_say_what_the_dice_have_to_show():
    assert risk(camp_knife(), forge("W01")) == "Needs 6: 38 % with 2 dice"
    assert risk(camp_knife(work=1), forge("W01")) == "Needs 5: 62 % with 2 dice"


def test_the_odds_know_the_skill_and_the_work_token_of_the_prime_position():
    g = camp_knife(prime=True, skills=[1, 0, 0])
    assert risk(g, forge("W01")) == "Needs 5: 62 % with 2 dice"
    assert risk(g, forge("W01", 1)) == "Needs 4: 81 % with 2 dice"


def test_what_cannot_fail_is_certain():
    assert risk(camp_knife(work=4), forge("W01")) == "Certain with 2 dice"


def test_the_steady_hand_makes_success_likelier():
    expected = round(100 * exact_with_reroll([4, 4], 6))
    assert risk(camp_knife(crew=["steady_hand"]), forge("W01")).startswith(f"Needs 6: {expected} %")


def test_the_odds_of_an_unstarted_contract_take_the_best_components():
    g = table(at="forge", hand=["W01"], stock=["bronze", "steel", "iron", "twine"])
    expected = round(100 * exact_reach([8, 4], 6))
    assert risk(g, forge("W01")) == f"Needs 6: {expected} % with 2 dice of your best Components"


def test_each_rune_has_its_odds():
    g = table(at="forge", hand=["W01"], stock=["bronze", "twine"], alleyways=["runesmith"])
    give_rune(g, 0, "sparks")
    give_rune(g, 0, "echoes")
    act(g, forge("W01"))
    act(g, legal(g, "commit")[0])
    act(g, legal(g, "commit")[0])
    found = [WINTERFORGE.risk(g, a, 0) for a in g.options()]
    expected = [exact_with_echo([4, 4], 6), exact_reach([4, 4, 8], 6), exact_reach([4, 4], 6)]
    shown = sorted(int(text.split(": ")[1].split(" ")[0]) for text in found)
    assert shown == sorted(round(100 * one) for one in expected)


def test_where_several_things_help_the_odds_are_a_lower_bound():
    g = camp_knife(crew=["steady_hand"], alleyways=["runesmith"])
    g.players[0].jobs[0].rune = [one.id for one in BOX.runes].index("anvil")
    expected = round(100 * exact_with_turn([4, 4], 6))
    assert risk(g, forge("W01")) == f"Needs 6: at least {expected} % with 2 dice"


def test_a_die_rolled_again_has_its_odds():
    g = camp_knife(crew=["steady_hand"])
    next_rolls(g, (4, 1), (4, 3))
    act(g, forge("W01"))
    assert risk(g, "reroll:die=0") == "Needs 3: 50 %"
    assert risk(g, "keep_dice") == ""


def test_picked_dice_have_their_odds():
    g = smithy("echoes", 1, 2)
    assert risk(g, "roll_picked") == ""
    act(g, "pick_die:die=0", "pick_die:die=1")
    assert risk(g, "roll_picked") == "Needs 6: 38 %"


def test_an_auction_says_what_it_may_bring():
    coin = BOX.contracts[contract("W01")].coin
    text = risk(house("W01"), f"sell:contract={contract('W01')}")
    assert text.startswith(f"{max(coin - 2, 0)} to {coin + 3} Coin, ")


def test_a_theft_says_what_may_be_stolen():
    g = table(at="thieves_guild", alleyways=ALL_WAYS)
    for title in ("iron", "silk", "iron"):
        give_component(g, 1, title)
    assert risk(g, "rob:seat=1") == "Iron 67 %, Silk 33 %"


def test_a_donation_counts_only_the_own_tokens():
    g = table(at="shrine", alleyways=ALL_WAYS)
    assert risk(g, "donate") == "1 Faith 40 %, 2 Faith 35 %, 3 Faith 25 %"
    give_faith(g, 1, 3, 3)
    assert risk(g, "donate") == "1 Faith 40 %, 2 Faith 35 %, 3 Faith 25 %"
    give_faith(g, 0, *[1] * 8)
    assert risk(g, "donate") == "2 Faith 58 %, 3 Faith 42 %"


# Refusals


@pytest.mark.parametrize(("seats", "ways"), TABLES)
def test_what_is_not_legal_is_explained_and_what_is_legal_is_not(seats, ways):
    for g, seat in met(seats, tuple(ways))[::3]:
        for viewer in {seat, (seat + 1) % seats}:
            may = viewer in g.actors()
            touched = {ref for one in paths(g, viewer).values() for ref in one} if may else set()
            for ref in board(g, viewer):
                sentence, clause = why_not(g, ref, viewer)
                assert (sentence == "") == (ref in touched), (ref, sentence)
                assert ref in touched or (sentence[-1] in ".?" and clause in HEADINGS), sentence


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
    assert why_not(g, "market:0", 1) == ("It is Greyvein Company's turn.", "3. Your turn")
    g.players[0].board = guild("lanternlight")
    assert why_not(g, "market:0", 1)[0] == "It is Lanternlight Artificers' turn."


def test_another_seat_chooses_its_guild():
    sentence = "It is Seat 1's turn to choose a Guild."
    assert why_not(fresh(2), "guild:emberhand", 1) == (sentence, "2. Set-up")


def test_who_has_kept_a_royal_contract_waits_for_the_others():
    g = fresh(2, guilds="random")
    g.apply(g.options(0)[0], 0)
    royal = BOX.contracts[g.players[0].royal].id
    sentence = "The others are still choosing their Royal Contracts."
    assert why_not(g, f"contract:{royal}") == (sentence, "2. Set-up")


def test_the_match_is_over():
    g = table()
    g.over = True
    assert why_not(g, "market:0") == ("The match is over.", "10. The end of the game")


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
        "5. The Guildhall",
    )
    assert sentences(g, "site:guildhall") == [
        "Funds are for those with fewer than 3 Coin; you have 4."
    ]


def test_refusals_of_the_market():
    g = table(at="market", coin=2)
    show_components(g, 1, ["steel", "gold", "ruby"])
    clause = "6. The Market"
    assert why_not(g, "market:3") == ("Steel costs 3 Coin; you have 2.", clause)
    assert why_not(g, "deck:1")[1] == clause
    stand(g, 0, "tavern")
    elsewhere = "Your Smith is in the Tavern; "
    assert why_not(g, "market:3") == (f"{elsewhere}Components are bought in the Market.", clause)
    assert why_not(g, "row:1") == (f"{elsewhere}a refresh needs it in the Market.", clause)


def test_refusals_of_the_tavern():
    g = table(at="tavern", coin=0, crew=["haggler"])
    show_crew(g, ["steady_hand", "transporter"])
    price = BOX.crew[g.tavern[0]].hire_cost
    clause = "8. The Tavern"
    assert why_not(g, "tavern:0") == (f"Steady Hand costs {price} Coin; you have none.", clause)
    assert why_not(g, "tavern:2")[0] == "Nobody is here; the Tavern fills at the end of a turn."
    assert why_not(g, "tavern:refresh") == ("A refresh costs 1 Coin; you have none.", clause)
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
        "Forging",
    )
    assert why_not(g, "skill:armour") == (
        "Training to Armour 4 costs 3 Coin; you have 1.",
        "Training",
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
    assert why_not(g, "seat:1") == ("A thief costs 2 Coin; you have 1.", "Thieves' Guild")
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
    assert why_not(g, "contract:W01") == (sentence, "Auction House")


def test_refusals_of_lords():
    g = lords()
    clause = "15. Lords of Winterforge"
    assert why_not(g, "market:0") == ("Place a Smith first.", clause)
    send(g, "forge", prime=True)
    assert why_not(g, "site:market")[1] == clause
    g.stack.append(type(lords().stack[-1])())
    assert why_not(g, "prime:bank") == (
        "You may take one Prime Position a day; today you took that of the Forge.",
        clause,
    )


def test_an_event_limits_moves():
    g = solo("collapsed_tunnels")
    act(g, move("market"))
    sentence = "Collapsed Tunnels: you cannot Move again this turn."
    assert why_not(g, "site:forge") == (sentence, "16. Solo")


def test_an_event_raises_only_low_skills():
    g = solo("masters_lesson", skills=[5, 1, 1])
    sentence = "The Master's Lesson is for Skills up to 3; Weapons is at 5."
    assert why_not(g, "skill:weapons") == (sentence, "16. Solo")


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
        "Forging",
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
