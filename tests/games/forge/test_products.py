"""Training cards that name a product: what they change for whom, when what is forged."""

from __future__ import annotations

from random import Random

import pytest

from hearth.games.forge.cards import UPGRADES
from hearth.games.forge.effects import PRODUCTS
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    BOX,
    at_turn,
    end_turns,
    exhaust,
    fetch,
    forging,
    gained,
    hold,
    number,
    place,
    play,
    plenty,
    spend,
    trained,
    upgraded,
)
from tests.games.forge.touching import label
from tests.support import rule

# What each card changes for a Contract of its products.
CHANGES = {
    "squires_letters": (["weapon", "armor"], {"gold": 2}),
    "tavern_regular": (["tool", "furniture"], {"wood": 1}),
    "chamberlains_ear": (["jewelry"], {"vp": 1}),
}
EACH = pytest.mark.parametrize("card", CHANGES)
CONTRACTS = [row.id for row in BOX.contracts]


def able(contract: str, *cards: str) -> Forge:
    """Seat 0 can forge the Contract; these Training cards lie at its board."""
    g = at_turn()
    g.players[0].skill = 5
    upgraded(g, *[name for name in UPGRADES if name not in ("hammers", "vise")])
    g.players[0].hammers = 0b1000110  # what is met already
    g.columns = [[0] if g.players[0].hammers >> i & 1 else [] for i in range(len(g.columns))]
    hold(g, contract)
    plenty(g)
    for i, card in enumerate(cards):
        trained(g, str(i + 1), card)
    return g


def forged(g: Forge, contract: str) -> dict[str, int]:
    place(g, "smith", "forge")
    play(g, forging(contract))
    return gained(g)


@rule("FO-R65")
def test_at_least_three_training_cards_name_a_product() -> None:
    naming = {row.id for row in BOX.trainings for one in row.abilities if one.products}
    assert naming == set(CHANGES)


@rule("FO-R65", "FO-069", "FO-070")
@EACH
def test_a_card_changes_every_contract_of_its_products_and_no_other(card: str) -> None:
    products, more = CHANGES[card]
    for contract in CONTRACTS:
        row = BOX.contracts[number(contract)]
        change = more if PRODUCTS[row.product] in products else {}
        if "wood" in change and not row.cost[0]:
            change = {}  # nothing to take it off
        plain = forged(able(contract), contract)
        with_card = forged(able(contract, card), contract)
        assert with_card == {k: plain.get(k, 0) + change.get(k, 0) for k in with_card}, contract


@rule("FO-R65", "FO-R20")
def test_the_label_of_a_forging_tells_what_it_will_cost_and_bring() -> None:
    rng = Random(7)
    for contract in rng.sample(CONTRACTS, 20):
        g = able(contract, *CHANGES)
        place(g, "smith", "forge")
        told = label(g, forging(contract))
        before = gained(g)
        play(g, forging(contract))
        after = gained(g)
        assert f"{after['vp'] - before.get('vp', 0)} VP" in told
        assert f"{after['gold'] - before['gold']} Gold" in told
        paid = before.get("wood", 0) - after.get("wood", 0)
        assert (f"{paid} Wood" in told) == (paid > 0)


@rule("FO-R65", "FO-102")
def test_a_forging_at_the_end_of_a_round_counts_too() -> None:
    g = able("signet_ring", "chamberlains_ear")
    spend(g, 0, "1")
    end_turns(g)
    before = gained(g).get("vp", 0)
    play(g, forging("signet_ring"))
    assert gained(g)["vp"] == before + 4 + 1


@rule("FO-R60", "FO-R65")
def test_so_does_a_forging_of_the_striker() -> None:
    g = able("watchmans_cap", "squires_letters")
    trained(g, "2", "striker")
    exhaust(g, "2")
    play(g, forging("watchmans_cap"))
    assert gained(g)["gold"] == 30 - 2 + 4 + 2 + 2  # the Anvil's, too


@rule("FO-R65", "FO-101")
def test_only_its_owner_has_the_use_of_it() -> None:
    g = able("watchmans_cap")
    g.players[1].trainings = [fetch(g, "squires_letters"), -1, -1, -1]
    assert forged(g, "watchmans_cap") == forged(able("watchmans_cap"), "watchmans_cap")
