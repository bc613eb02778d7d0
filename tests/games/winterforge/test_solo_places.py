"""The Solo variant: its Alleyways and its Prime Positions."""

from __future__ import annotations

import pytest

from tests.games.winterforge.table import (
    BOX,
    contract,
    fresh,
    give_faith,
    next_rolls,
    place,
    quiet,
    solo,
    start_job,
    table,
)
from tests.support import act, legal, rule

ALONE = ["shrine", "auction_house", "runesmith"]


# Alleyways


@rule("WF-R47")
def test_all_alleyways_but_the_thieves_guild_can_be_played_alone() -> None:
    g = table(1, alleyways=ALONE)
    quiet(g)
    assert g.view(0)["board"]["alleyways"] == ALONE
    for name in ALONE:
        assert f"move:to={place(name)},prime=0" in legal(g)


@rule("WF-R47")
def test_the_thieves_guild_is_refused_alone() -> None:
    with pytest.raises(ValueError, match=r"(?i)thie"):
        fresh(1, alleyways=["thieves_guild"])


@rule("WF-R47")
def test_there_is_no_bodyguard_alone() -> None:
    g = table(1, alleyways=ALONE)
    crew = [BOX.crew[card].title for card in g.tavern + g.crew_deck.cards()]
    assert "Bodyguard" not in crew
    assert "Appraiser" in crew


@rule("WF-R47")
@pytest.mark.parametrize(
    ("tokens", "rp"),
    [([], 0), ([3], 0), ([3, 2], 0), ([3, 3], 3), ([1] * 6, 3), ([3, 3, 3, 3], 3)],
)
def test_alone_six_faith_score_three_rp(tokens: list[int], rp: int) -> None:
    g = table(1, alleyways=["shrine"])
    give_faith(g, 0, *tokens)
    assert g.scores() == [rp]


@rule("WF-R47", "WF-120")
def test_alone_faith_is_bought_at_the_shrine() -> None:
    g = table(1, at="shrine", coin=2, alleyways=["shrine"])
    quiet(g)
    act(g, "donate")
    assert g.players[0].coin == 0
    assert len(g.players[0].faith) == 1


@rule("WF-R47", "WF-124")
def test_alone_a_contract_is_held_and_sold() -> None:
    g = table(1, at="forge", coin=0, alleyways=["auction_house"])
    quiet(g)
    start_job(g, 0, "W01", ["bronze", "twine"], work=99)
    act(
        g,
        f"forge:contract={contract('W01')},prime=0",
        "hold",
        f"move:to={place('auction_house')},prime=0",
    )
    next_rolls(g, (12, 12))
    act(g, f"sell:contract={contract('W01')}")
    assert g.players[0].coin == 5 + 3


@rule("WF-R47", "WF-129")
def test_alone_a_rune_is_bought() -> None:
    g = table(1, at="runesmith", coin=2, alleyways=["runesmith"])
    quiet(g)
    act(g, "buy_rune")
    assert len(g.players[0].runes) == 1
    assert g.players[0].coin == 0


# Prime Positions


@rule("WF-R48", "WF-036")
def test_alone_every_precinct_has_one_prime_position() -> None:
    assert table(1).prime_spots[:5] == [1] * 5


@rule("WF-R48", "WF-041")
def test_alone_the_prime_position_is_always_free_to_come_back_to() -> None:
    g = table(1, coin=0, prime=True, bonus=False)
    quiet(g)
    act(g, "move:to=1,prime=1")
    assert "move:to=0,prime=1" in legal(g)
    act(g, "move:to=0,prime=1", "request_funds", "take_bonus_coin")
    assert g.players[0].coin == 2


@rule("WF-R48", "WF-039")
def test_alone_the_bonus_does_not_come_back_while_the_smith_stays() -> None:
    g = solo("early_shift", coin=0, prime=True, bonus=False)
    act(g, "request_funds")
    assert g.players[0].coin == 1
    assert legal(g, "take_bonus_coin") == []


@rule("WF-R48", "WF-040")
def test_alone_an_unused_bonus_waits_for_a_later_turn() -> None:
    g = solo("early_shift", coin=0, prime=True)
    act(g, "request_funds", "take_bonus_coin")
    assert g.players[0].coin == 2
