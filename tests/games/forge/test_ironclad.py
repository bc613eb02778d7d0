"""The Solo game: set-up, and what Ironclad's cards do."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import ACHIEVEMENTS, UPGRADES
from hearth.games.forge.effects import LOCATIONS
from hearth.games.forge.state import EMPTY
from tests.games.forge.positions import (
    BOX,
    SPACE,
    act_quietly,
    available,
    choosing_order,
    end_round,
    forged_before,
    fresh,
    has,
    in_deck,
    ironclad_at,
    ironclad_plays,
    names,
    next_cards,
    own,
    pile,
    play,
    show_pile,
    solo,
)
from tests.games.forge.scenes import (
    CARDS,
    EACH,
    HELD,
    NEXT,
    PRICE,
    UPGRADE_VP,
    discard_all,
    ironclad_hammers,
    move,
    place_of,
    played,
    ready,
    upgrade_cost,
)
from tests.support import legal, rule

# Set-up


@rule("FO-120", "FO-R38")
def test_ironclad_starts_with_5_gold_and_nothing_else() -> None:
    g = fresh(1)
    own_ = g.ironclad
    assert own_.present
    assert (own_.gold, own_.vp, own_.upgrades, own_.hammers) == (5, 0, 0, 0)
    assert own_.forged + own_.guild_cards + own_.developments + own_.trainings == []


@rule("FO-120")
def test_the_player_starts_as_in_a_match_of_two() -> None:
    g = fresh(1)
    assert has(g) == {"gold": 5, "wood": 1, "metal": 1}
    assert len(legal(g, "keep_contract")) == 3


@rule("FO-R38", "FO-120")
@pytest.mark.parametrize(("round", "assistants"), [(1, 2), (2, 3), (3, 4), (4, 4)])
def test_its_assistants_come_with_the_rounds(round: int, assistants: int) -> None:
    g = choosing_order(1)
    while g.round < round - 1 or not legal(g, "take_space"):
        act_quietly(g)
    play(g, SPACE[1])
    assert g.ironclad.assistants + len(g.ironclad.spots) - (not g.ironclad.smith) == assistants


@rule("FO-121", "FO-124")
def test_space_1_is_ironclads() -> None:
    g = choosing_order(1)
    assert legal(g) == SPACE[1:]


@rule("FO-121", "FO-125")
def test_ironclad_plays_first() -> None:
    g = choosing_order(1)
    assert g.ironclad.card == EMPTY
    play(g, SPACE[1])
    assert g.ironclad.card != EMPTY
    assert g.ironclad.deck.size() == 11
    assert available(g) == ["1", "2", "smith"]


@rule("FO-122")
def test_any_of_its_cards_may_come_first() -> None:
    seen = set()
    for seed in range(1, 120):
        g = choosing_order(1, seed)
        play(g, SPACE[1])
        seen.add(g.ironclad.card)
    assert seen == set(range(12))


@rule("FO-124")
@pytest.mark.parametrize(("space", "kind"), [(1, "wood"), (2, "metal"), (3, "gem")])
def test_the_player_gains_the_resource_of_the_space(space: int, kind: str) -> None:
    g = choosing_order(1)
    own(g)
    play(g, SPACE[space])
    assert has(g) == {kind: 1}


@rule("FO-124")
def test_the_player_moves_the_hammer_each_round_but_not_twice_to_space_4() -> None:
    g = choosing_order(1)
    play(g, SPACE[3])
    end_round(g)
    assert legal(g) == SPACE[1:3]
    play(g, SPACE[1])
    end_round(g)
    assert legal(g) == SPACE[1:]


# Its turn


@rule("FO-125", "FO-132")
@EACH
def test_every_card_places_a_worker_and_gives_its_income(card: str) -> None:
    g = ready(card, gold=0)
    discard_all(g)
    ironclad_plays(g)
    location, income, _ = CARDS[card]
    assert [spot.partition(".")[0] for spot in ironclad_at(g)] == [location]
    assert g.ironclad.gold == income - upgrade_cost(card, income)


@rule("FO-125", "FO-133", "FO-134", "FO-136", "FO-137")
@EACH
def test_every_card_does_what_its_rows_say(card: str) -> None:
    g = played(card)
    gold, vp = 40 + CARDS[card][1], 0
    upgrades, contracts, columns = [], [], []
    cards: dict[str, list[str]] = {"guild": [], "development": [], "training": []}
    for action in CARDS[card][2]:
        kind, what, *price = action.split()
        if kind == "upgrade":
            upgrades.append(what)
            gold -= int(price[0])
            vp += UPGRADE_VP[what]
        elif kind == "card":
            cards[what].append(NEXT[what][0])
            vp += NEXT[what][1]
        elif kind == "contract":
            contracts.append(NEXT[what][0])
            gold -= PRICE[what]
            vp += NEXT[what][1]
        else:
            columns.append(what)
            vp += 5
    own_ = g.ironclad
    assert (own_.gold, own_.vp) == (gold, vp)
    assert [name for i, name in enumerate(UPGRADES) if own_.upgrades >> i & 1] == upgrades
    assert names("contract", own_.forged) == contracts
    assert names("guild", own_.guild_cards) == cards["guild"]
    assert names("development", own_.developments) == cards["development"]
    assert names("training", own_.trainings) == cards["training"]
    assert ironclad_hammers(g) == columns


def test_each_location_upgrade_and_achievement_is_on_one_card() -> None:
    actions = [action.split() for _, _, found in CARDS.values() for action in found]
    assert [place_of(card) for card in CARDS] == LOCATIONS
    assert sorted(one[1] for one in actions if one[0] == "upgrade") == sorted(UPGRADES)
    assert sorted(one[1] for one in actions if one[0] == "hammer") == sorted(ACHIEVEMENTS)


@rule("FO-125")
def test_rows_are_resolved_from_the_top_down() -> None:
    g = ready("ir09", gold=4)  # 4 and 3 are 7: the Grindstone takes 6, so the ring is too dear
    ironclad_plays(g)
    assert g.ironclad.gold == 1
    assert g.ironclad.forged == []
    assert pile(g, "royal") == ["signet_ring"]


@rule("FO-125", "FO-132")
def test_the_income_comes_before_the_other_rows() -> None:
    g = played("ir04", gold=0)
    assert g.ironclad.gold == 5 - 3
    assert g.ironclad.vp == 1


@rule("FO-123", "FO-128")
@pytest.mark.parametrize("card", ["ir01", "ir02", "ir03"])
def test_ironclad_gets_nothing_from_the_location(card: str) -> None:
    g = played(card, gold=0)
    assert g.ironclad.gold <= CARDS[card][1]
    assert has(g) == {}


@rule("FO-128")
@EACH
def test_one_worker_is_placed_for_each_card(card: str) -> None:
    g = played(card)
    assert len(g.ironclad.spots) == 1
    assert g.ironclad.assistants + g.ironclad.smith == 2


# Income, upgrades, cards


@rule("FO-132")
@pytest.mark.parametrize(
    ("level", "more", "least"), [("easy", -1, 3), ("normal", 0, 0), ("hard", 1, 0)]
)
@EACH
def test_the_level_changes_incomes(card: str, level: str, more: int, least: int) -> None:
    shown = next(row.income for row in BOX.ironclad_cards if row.id == card)
    g = played(card, ironclad=level)
    alike = played(card)
    assert g.ironclad.gold - alike.ironclad.gold == (more if shown >= least else 0)


@rule("FO-132")
@pytest.mark.parametrize(
    ("former", "name"), [("apprentice", "easy"), ("journeyman", "normal"), ("master", "hard")]
)
def test_a_level_is_found_by_its_former_name(former: str, name: str) -> None:
    assert fresh(1, ironclad=former).chosen["ironclad"] == name


@rule("FO-132")
def test_normal_is_usual() -> None:
    assert fresh(1).chosen["ironclad"] == "normal"
    assert fresh(2, ironclad="journeyman").chosen["ironclad"] == "normal"


@rule("FO-001")
def test_the_difficulty_is_for_the_solo_game() -> None:
    with pytest.raises(ValueError, match="ironclad is for 1 seat, not 2"):
        fresh(2, ironclad="hard")
    with pytest.raises(ValueError, match="ironclad is for 1 seat, not 2"):
        fresh(2, ironclad="master")


@rule("FO-133")
@pytest.mark.parametrize(("gold", "done"), [(4, False), (5, True)])
def test_an_upgrade_is_bought_if_the_gold_suffices(gold: int, done: bool) -> None:
    g = played("ir03", gold=gold)  # 2 more from the income; the Anvil takes 7
    assert bool(g.ironclad.upgrades) == done
    assert g.ironclad.gold == (0 if done else gold + 2)
    assert g.ironclad.vp == 1 + (4 if done else 0)  # Touchstone's VP


@rule("FO-133")
def test_an_upgrade_is_not_bought_twice() -> None:
    g = ready("ir04")
    g.ironclad.upgrades = 1 << UPGRADES.index("tongs")
    ironclad_plays(g)
    assert g.ironclad.gold == 45
    assert g.ironclad.vp == 0


@rule("FO-134")
@pytest.mark.parametrize(
    ("card", "deck"), [("ir03", "guild"), ("ir10", "development"), ("ir12", "training")]
)
def test_cards_come_from_the_deck_and_never_from_the_pile(card: str, deck: str) -> None:
    g = ready(card, gold=0)
    before = pile(g, deck)
    ironclad_plays(g)
    assert names(deck, getattr(g.ironclad, HELD[deck])) == [NEXT[deck][0]]
    assert pile(g, deck) == before


@rule("FO-R42", "FO-134", "FO-123")
@pytest.mark.parametrize(
    ("card", "name", "vp"),
    [
        ("ir03", "drill_yard_toast", 1),
        ("ir03", "assay_office", 0),
        ("ir03", "court_fitting", 0),
        ("ir03", "fitters_hands", 0),
        ("ir10", "open_yard", 3),
        ("ir10", "strongbox", 0),
        ("ir10", "masters_bellows", 1),
        ("ir12", "proud_name", 3),
        ("ir12", "whetstone_drill", 0),
        ("ir12", "showman", 0),
        ("ir12", "relief_hand", 2),
    ],
)
def test_of_a_card_only_the_vp_are_gained(card: str, name: str, vp: int) -> None:
    g = solo(card)
    g.ironclad.gold = 0
    g.ironclad.hammered = True
    next_cards(g, name)
    ironclad_plays(g)
    assert g.ironclad.vp == vp
    assert g.ironclad.gold == 2
    assert available(g) == ["1", "2"]


@rule("FO-135")
@pytest.mark.parametrize(
    ("card", "deck"), [("ir03", "guild"), ("ir10", "development"), ("ir12", "training")]
)
@pytest.mark.parametrize("before", [3, 4])
def test_it_holds_four_cards_of_a_kind_and_a_fifth_goes_to_the_pile_for_a_vp(
    card: str, deck: str, before: int
) -> None:
    g = ready(card, gold=0)
    g.ironclad.hammered = True
    name, vp = NEXT[deck]
    move(g, HELD[deck], *[one for one in in_deck(g, deck) if one != name][:before])
    ironclad_plays(g)
    on_top = pile(g, deck)[0] == name
    assert on_top == (before == 4)
    assert g.ironclad.vp == (1 if before == 4 else vp)


@rule("FO-R57")
@pytest.mark.parametrize(
    ("card", "deck"), [("ir03", "guild"), ("ir10", "development"), ("ir12", "training")]
)
def test_with_an_empty_deck_there_is_no_card_and_no_vp(card: str, deck: str) -> None:
    g = solo(card)
    g.ironclad.gold = 0
    g.ironclad.hammered = True
    show_pile(g, deck, *pile(g, deck), *in_deck(g, deck))
    ironclad_plays(g)
    assert g.ironclad.vp == 0
    assert len(pile(g, deck)) > 15


@rule("FO-R57", "FO-R15")
def test_with_an_empty_contract_deck_the_pile_is_shuffled_first() -> None:
    g = solo("ir02")
    g.ironclad.gold = 40
    show_pile(g, "military", "great_helm", "war_hammer", "brigandine")
    forged_before(g, *in_deck(g, "military"))
    ironclad_plays(g)
    assert names("contract", g.ironclad.forged)[0] in ("war_hammer", "brigandine")
    assert pile(g, "military") == ["great_helm"]


# Contracts


@rule("FO-136")
@pytest.mark.parametrize(("gold", "forged"), [(6, False), (7, True), (8, True)])
def test_a_contract_is_bought_for_its_gold_or_discarded(gold: int, forged: bool) -> None:
    g = ready("ir02", gold=gold)  # the Great Helm's 10 Gold, 3 of them from the income
    ironclad_plays(g)
    assert names("contract", g.ironclad.forged) == (["great_helm"] if forged else [])
    assert pile(g, "military") == ([] if forged else ["great_helm"])
    assert g.ironclad.vp == (11 if forged else 0)
    assert g.ironclad.gold == gold + 3 - (10 if forged else 0)
