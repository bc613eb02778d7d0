"""The Runesmith: buying Runes, committing and discarding them, and their place after the roll."""

from __future__ import annotations

from collections import Counter

import pytest

from hearth.games.winterforge.state import Winterforge
from hearth.kernel import Rng, find
from tests.games.winterforge.scenes import ROYAL, guild
from tests.games.winterforge.table import (
    BOX,
    contract,
    empty_deck,
    give_rune,
    next_rolls,
    rune,
    start_job,
    table,
    take_from_deck,
)
from tests.support import act, legal, rule

COPIES = {
    "embers": 3,
    "anvil": 3,
    "echoes": 2,
    "sparks": 2,
    "kinship": 2,
    "plenty": 2,
    "renown": 1,
}


def smithy(*runes: str, card: str = "W01", **more: object) -> Winterforge:
    """At the Forge with an unstarted Contract, its Components of 1d4 each, and Runes."""
    stock, hand = (ROYAL, []) if card == "R02" else (["bronze", "twine"], [card])
    g = table(
        at="forge",
        alleyways=["runesmith"],
        stock=stock,
        hand=hand,
        royal="R02",
        **more,  # type: ignore[arg-type]
    )
    for name in runes:
        give_rune(g, 0, name)
    return g


def commit(g: Winterforge, card: str = "W01") -> None:
    """Begin a first attempt and commit all Components."""
    act(g, f"forge:contract={contract(card)},prime=0")
    while legal(g, "commit"):
        act(g, legal(g, "commit")[0])


def attempt(g: Winterforge, choice: str, *faces: int) -> None:
    """A first attempt on the Camp Knife (6) that rolls these d4."""
    commit(g)
    next_rolls(g, *[(4, face) for face in faces])
    act(g, choice)


def again(g: Winterforge, *faces: int) -> None:
    """A later attempt on the Camp Knife."""
    next_rolls(g, *[(4, face) for face in faces])
    act(g, f"forge:contract={contract('W01')},prime=0")


def commits(*names: str) -> list[str]:
    return [f"commit_rune:rune={rune(name)}" for name in names]


# Buying


@rule("WF-128")
def test_fifteen_runes_lie_on_the_tile() -> None:
    g = table(alleyways=["runesmith"])
    assert Counter(BOX.runes[card].id for card in g.rune_deck.cards()) == COPIES


@rule("WF-128")
def test_the_runes_are_shuffled() -> None:
    """The first Rune of 3000 decks: 3 in 15 are of Embers, 1 in 15 of Renown."""
    g = table(alleyways=["runesmith"], at="runesmith", coin=9)
    rng = Rng(5)
    found: Counter[str] = Counter()
    for _ in range(3000):
        h = g.clone()
        h.rng = rng.fresh()
        act(h, "buy_rune")
        found[BOX.runes[h.players[0].runes[0]].id] += 1
    for name, copies in COPIES.items():
        assert abs(found[name] - 200 * copies) < 100


@rule("WF-128", "WF-R24")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_of_the_rune_deck_only_the_size_is_seen(viewer: int | None) -> None:
    g = table(alleyways=["runesmith"])
    seen = g.view(viewer)
    assert seen["board"]["rune_deck"] == 15
    assert not [name for name in COPIES if f"'{name}'" in str(seen)]


@rule("WF-129")
def test_a_rune_costs_two_coin_and_comes_from_the_top_of_the_deck() -> None:
    g = table(alleyways=["runesmith"], at="runesmith", coin=5)
    take_from_deck(g.rune_deck, rune("renown"))
    g.rune_deck.put_on_top(rune("renown"))
    act(g, "buy_rune")
    assert g.players[0].runes == [rune("renown")]
    assert g.players[0].coin == 3
    assert g.rune_deck.size() == 14
    assert find("winterforge").broken_laws(g) == []


@rule("WF-129")
def test_a_rune_needs_two_coin() -> None:
    g = table(alleyways=["runesmith"], at="runesmith", coin=2)
    assert legal(g, "buy_rune") == ["buy_rune"]
    act(g, "buy_rune")
    assert g.players[0].coin == 0
    assert legal(table(alleyways=["runesmith"], at="runesmith", coin=1), "buy_rune") == []


@rule("WF-129")
def test_one_action_buys_one_rune_and_runes_may_be_gathered() -> None:
    g = table(alleyways=["runesmith"], at="runesmith", coin=9)
    act(g, "buy_rune", "buy_rune", "buy_rune")
    assert len(g.players[0].runes) == 3
    assert g.actions_left == 0


@rule("WF-129", "WF-R58")
def test_an_empty_deck_sells_no_runes_even_if_some_were_used() -> None:
    g = smithy("embers", coin=9, skills=[7, 0, 0])
    cards = empty_deck(g.rune_deck)
    attempt(g, commits("embers")[0])
    g.players[0].place = 8
    assert g.runes_used == [rune("embers")]
    assert legal(g, "buy_rune") == []
    g.rune_deck.shuffle_in(cards[:1])
    assert legal(g, "buy_rune") == ["buy_rune"]


# Committing


@rule("WF-130")
def test_with_the_components_a_rune_may_be_committed_or_not() -> None:
    g = smithy("embers", "plenty")
    commit(g)
    assert legal(g) == [*commits("embers", "plenty"), "no_rune"]


@rule("WF-130")
def test_without_runes_the_dice_are_rolled_at_once() -> None:
    g = smithy()
    commit(g)
    assert legal(g, "no_rune") == []
    assert g.actions_left == 2


@rule("WF-130")
def test_a_committed_rune_leaves_the_stockpile() -> None:
    g = smithy("embers", "plenty")
    attempt(g, commits("embers")[0], 1, 1)
    assert g.players[0].runes == [rune("plenty")]
    assert g.players[0].jobs[0].rune == rune("embers")
    assert find("winterforge").broken_laws(g) == []


@rule("WF-130")
def test_a_rune_may_be_kept() -> None:
    g = smithy("embers")
    attempt(g, "no_rune", 1, 3)
    assert g.players[0].runes == [rune("embers")]
    assert (g.players[0].jobs[0].rune, g.players[0].jobs[0].work) == (-1, 1)


@rule("WF-130", "WF-R58")
def test_at_most_one_rune_is_committed() -> None:
    g = smithy("embers", "embers", "plenty")
    attempt(g, commits("embers")[0], 1, 1)
    assert legal(g, "commit_rune") == []
    assert sorted(g.players[0].runes) == sorted([rune("embers"), rune("plenty")])
    assert g.actions_left == 2


@rule("WF-130", "WF-R58")
@pytest.mark.parametrize("first", ["no_rune", *commits("renown")])
def test_a_rune_is_committed_only_with_the_first_commitment(first: str) -> None:
    g = smithy("renown", "embers")
    attempt(g, first, 1, 1)
    again(g, 1, 1)
    assert legal(g, "commit_rune") == []
    assert rune("embers") in g.players[0].runes
    assert (g.actions_left, g.players[0].jobs[0].work) == (1, 2)


@rule("WF-130")
def test_the_rune_of_another_guild_cannot_be_committed() -> None:
    g = smithy()
    give_rune(g, 1, "embers")
    commit(g)
    assert legal(g, "commit_rune") == []


@rule("WF-R58", "WF-R31")
def test_a_rune_may_be_committed_to_a_royal_contract() -> None:
    g = smithy("embers", card="R02")
    commit(g, "R02")
    assert legal(g) == [*commits("embers"), "no_rune"]
    act(g, *commits("embers"))
    assert g.players[0].jobs[0].contract == contract("R02")
    assert g.players[0].jobs[0].rune == rune("embers")


@rule("WF-130", "WF-R58")
def test_each_contract_may_have_a_rune_of_its_own() -> None:
    g = smithy("embers", "renown")
    start_job(g, 0, "A02", ["bronze", "twine"])
    assert take_from_deck(g.rune_deck, rune("anvil"))
    g.players[0].jobs[0].rune = rune("anvil")
    attempt(g, commits("renown")[0], 1, 1)
    assert [job.rune for job in g.players[0].jobs] == [rune("anvil"), rune("renown")]


# Staying and going


@rule("WF-R58", "WF-R26")
@pytest.mark.parametrize("name", ["embers", "kinship", "plenty", "renown"])
def test_a_rune_stays_under_the_contract_after_failures(name: str) -> None:
    g = smithy(name)
    attempt(g, commits(name)[0], 1, 1)
    g.players[0].jobs[0].work = 0
    again(g, 1, 1)
    assert g.players[0].jobs[0].rune == rune(name)
    assert g.players[0].runes == []
    assert g.runes_used == []


@rule("WF-131", "WF-R58")
@pytest.mark.parametrize("name", COPIES)
def test_a_rune_is_discarded_out_of_the_game_on_success(name: str) -> None:
    g = smithy(name, skills=[7, 0, 0])
    attempt(g, commits(name)[0])
    for leave in ["leave_dice", "roll_picked"]:
        if legal(g, leave):
            act(g, leave)
    assert g.players[0].done == [contract("W01")]
    assert g.players[0].jobs == []
    assert g.players[0].runes == []
    assert g.runes_used == [rune(name)]
    assert g.rune_deck.size() == 14
    assert find("winterforge").broken_laws(g) == []


@rule("WF-131")
def test_a_rune_not_committed_survives_a_success() -> None:
    g = smithy("embers", skills=[7, 0, 0])
    attempt(g, "no_rune")
    assert g.players[0].done == [contract("W01")]
    assert g.players[0].runes == [rune("embers")]


@rule("WF-131", "WF-R58")
def test_the_rune_of_a_royal_contract_is_discarded_on_success() -> None:
    g = smithy(card="R02")
    start_job(g, 0, "R02", ["iron", "iron", "iron", "birch", "birch"], work=40)
    assert take_from_deck(g.rune_deck, rune("plenty"))
    g.players[0].jobs[0].rune = rune("plenty")
    act(g, f"forge:contract={contract('R02')},prime=0")
    assert g.players[0].done == [contract("R02")]
    assert g.runes_used == [rune("plenty")]


# Who sees what


@rule("WF-R24")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_runes_in_the_stockpile_are_public(viewer: int | None) -> None:
    assert guild(smithy("embers", "renown"), viewer)["runes"] == ["embers", "renown"]


@rule("WF-R24")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_rune_under_a_started_contract_is_public(viewer: int | None) -> None:
    g = smithy("embers")
    attempt(g, commits("embers")[0], 1, 1)
    assert [job["rune"] for job in guild(g, viewer)["jobs"]] == ["embers"]
    assert guild(g, viewer)["runes"] == []


# After the roll


@rule("WF-R59", "C06", "U2")
def test_steady_hand_comes_before_the_rune_of_the_anvil() -> None:
    g = smithy("anvil", crew=["steady_hand"])
    attempt(g, commits("anvil")[0], 1, 1)
    assert legal(g) == ["reroll:die=0", "reroll:die=1", "keep_dice"]
    next_rolls(g, (4, 2))
    act(g, "reroll:die=1")
    assert g.players[0].jobs[0].faces == [1, 2]
    assert legal(g) == ["turn_die:die=0", "turn_die:die=1", "leave_dice"]
    act(g, "turn_die:die=0")
    assert legal(g) == ["keep_crew", "dismiss_crew"]  # 4 + 2: a success


@rule("WF-R59", "C06", "U3")
def test_steady_hand_comes_before_the_rune_of_echoes() -> None:
    g = smithy("echoes", crew=["steady_hand"])
    attempt(g, commits("echoes")[0], 1, 1)
    assert legal(g) == ["reroll:die=0", "reroll:die=1", "keep_dice"]
    next_rolls(g, (4, 3))
    act(g, "reroll:die=0")
    assert g.players[0].jobs[0].faces == [3, 1]
    assert legal(g) == ["pick_die:die=0", "pick_die:die=1", "roll_picked"]
    next_rolls(g, (4, 3))
    act(g, "pick_die:die=1", "roll_picked")
    assert legal(g) == ["keep_crew", "dismiss_crew"]  # 3 + 3: a success


@rule("WF-R59", "U2", "U3")
@pytest.mark.parametrize(("name", "leave"), [("anvil", "leave_dice"), ("echoes", "roll_picked")])
def test_every_step_after_the_roll_may_be_left_out(name: str, leave: str) -> None:
    g = smithy(name, crew=["steady_hand"])
    attempt(g, commits(name)[0], 1, 1)
    act(g, "keep_dice", leave)
    assert g.players[0].jobs[0].work == 1
    assert g.actions_left == 2


@rule("WF-R59", "C06", "U4")
def test_steady_hand_may_reroll_the_die_of_a_rune() -> None:
    g = smithy("sparks", crew=["steady_hand"])
    commit(g)
    next_rolls(g, (4, 1), (4, 1), (8, 1))
    act(g, *commits("sparks"))
    assert legal(g) == ["reroll:die=0", "reroll:die=1", "reroll:die=2", "keep_dice"]
    next_rolls(g, (8, 4))
    act(g, "reroll:die=2")
    assert legal(g) == ["keep_crew", "dismiss_crew"]  # 1 + 1 + 4: a success
