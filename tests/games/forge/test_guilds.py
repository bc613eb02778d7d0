"""The Guilds: which card is taken, and what each of the 21 gives."""

from __future__ import annotations

import pytest

from hearth.games.forge.cards import SEALS
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    BOX,
    as_imagined,
    assistants_in,
    at_turn,
    available,
    can_place,
    developed,
    discard,
    discards,
    done,
    drawn,
    empty_deck,
    exhaust,
    gained,
    give_back,
    hammered,
    hammers,
    hand,
    has,
    in_deck,
    joined,
    most,
    names,
    next_cards,
    own,
    pile,
    place,
    play,
    put,
    seals,
    set_column,
    show_pile,
    spend,
    standing,
    take_guild,
    trade,
    trained,
    upgrade,
    upgraded,
)
from tests.support import legal, rule

# The plain ones: what they give, and their Seals.
GIVES = {
    "quartermasters_favour": ("red", {"metal": 2}),
    "mailmakers_lesson": ("red", {"skill": 1}),
    "drill_yard_toast": ("red", {"vp": 1, "gold": 2}),
    "bell_founders_ladle": ("orange", {"wood": 2, "metal": 1}),
    "furnace_rites": ("orange", {"skill": 1}),
    "casting_pit_share": ("orange", {"gold": 3, "metal": 1}),
    "assay_office": ("yellow", {"gold": 6}),
    "gilded_patron": ("yellow", {"gem": 1, "gold": 1}),
    "touchstone": ("yellow", {"vp": 1, "wood": 1}),
    "timber_rights": ("green", {"wood": 3}),
    "joiners_feast": ("green", {"vp": 1, "wood": 1}),
    "caravan_share": ("blue", {"wood": 1, "metal": 1, "gold": 1}),
    "toll_exemption": ("blue", {"gold": 4, "wood": 1}),
    "heralds_proclamation": ("violet", {"vp": 1, "gold": 2}),
    "court_fitting": ("violet", {"skill": 1}),
    "lodge_hospitality": ("white", {"wood": 2, "gold": 2}),
    "cornerstone_dues": ("white", {"vp": 1, "metal": 1}),
}
OTHERS = {
    "fitters_hands": "green",
    "factors_ledger": "blue",
    "letters_of_introduction": "violet",
    "master_masons_eye": "white",
}


def taken(name: str, g: Forge | None = None, **means: int) -> Forge:
    """Seat 0's Blacksmith has taken this card from the discard pile."""
    g = g or at_turn()
    own(g, **means)
    show_pile(g, "guild", name)
    place(g, "smith", "guilds")
    play(g, "from_pile")
    return g


def guild_cards(g: Forge) -> list[str]:
    return names("guild", g.players[0].guild_cards)


# Which card


@rule("FO-053")
def test_only_the_blacksmith_goes_to_the_guilds() -> None:
    g = at_turn()
    assert can_place(g, "smith", "guilds")
    assert not can_place(g, "assistant", "guilds")


@rule("FO-054")
def test_the_deck_or_the_pile_is_chosen_at_the_guilds() -> None:
    g = at_turn()
    place(g, "smith", "guilds")
    assert legal(g) == ["from_deck", "from_pile"]


@rule("FO-054")
def test_the_top_card_of_the_pile_can_be_taken() -> None:
    g = at_turn()
    show_pile(g, "guild", "timber_rights", "touchstone")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert guild_cards(g) == ["timber_rights"]
    assert pile(g, "guild") == ["touchstone"]


@rule("FO-054")
@pytest.mark.parametrize("under", [False, True])
def test_of_two_cards_from_the_deck_one_is_taken_and_the_other_put_back(under: bool) -> None:
    g = at_turn()
    next_cards(g, "timber_rights", "touchstone")
    place(g, "smith", "guilds")
    play(g, "from_deck")
    take_guild(g, "touchstone", other_under=under)
    assert guild_cards(g) == ["touchstone"]
    size = len(in_deck(g, "guild"))
    assert drawn(g, "guild", size).index("timber_rights") == (size - 1 if under else 0)


@rule("FO-054", "FO-R48")
def test_only_who_put_it_back_knows_the_card() -> None:
    g = at_turn()
    next_cards(g, "timber_rights", "touchstone")
    place(g, "smith", "guilds")
    play(g, "from_deck")
    take_guild(g, "touchstone")
    assert {drawn(one, "guild", 1)[0] for one in as_imagined(g, 0)} == {"timber_rights"}
    assert len({drawn(one, "guild", 1)[0] for one in as_imagined(g, 1)}) > 3


@rule("FO-054")
def test_either_of_the_two_may_be_taken_with_the_other_on_top_or_below() -> None:
    g = at_turn()
    next_cards(g, "timber_rights", "touchstone")
    place(g, "smith", "guilds")
    play(g, "from_deck")
    assert len(legal(g)) == 4
    take_guild(g, "timber_rights")
    assert gained(g) == {"wood": 3}


@rule("FO-054")
def test_with_one_card_in_the_deck_that_one_is_taken() -> None:
    g = at_turn()
    empty_deck(g, "guild", left=1)
    (name,) = in_deck(g, "guild")
    place(g, "smith", "guilds")
    play(g, "from_deck")
    take_guild(g, name)
    assert guild_cards(g) == [name]
    assert in_deck(g, "guild") == []


@rule("FO-055", "FO-071")
@pytest.mark.parametrize("name", GIVES)
def test_the_bonus_is_gained_at_once_and_the_card_tucked(name: str) -> None:
    seal, gain = GIVES[name]
    g = taken(name)
    assert gained(g) == gain
    assert guild_cards(g) == [name]
    assert SEALS[BOX.guild_cards[g.players[0].guild_cards[0]].seal] == seal


@rule("FO-055")
def test_the_table_above_names_every_guild_card() -> None:
    assert [card.id for card in BOX.guild_cards if card.id not in GIVES] == list(OTHERS)
    for card in BOX.guild_cards:
        seal = GIVES[card.id][0] if card.id in GIVES else OTHERS[card.id]
        assert SEALS[card.seal] == seal


@rule("FO-055", "FO-109")
def test_a_fourth_seal_is_an_achievement_at_once() -> None:
    g = at_turn()
    seals(g, 0, "red", "orange", "blue")
    taken("touchstone", g)
    assert hammers(g) == ["four_seals"]
    assert gained(g) == {"vp": 1 + 5, "wood": 1}


@rule("FO-056")
def test_an_empty_pile_is_filled_from_the_deck() -> None:
    g = at_turn()
    next_cards(g, "timber_rights")
    taken("touchstone", g)
    assert pile(g, "guild") == ["timber_rights"]


@rule("FO-056")
def test_with_an_empty_deck_the_pile_stays_empty() -> None:
    g = at_turn()
    empty_deck(g, "guild")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert pile(g, "guild") == []


@rule("FO-057")
def test_there_is_no_limit_of_guild_cards() -> None:
    g = at_turn()
    before = [name for name in GIVES if name != "timber_rights"]
    joined(g, *before)
    g.players[0].hammers = 2  # four Seals were claimed long ago
    set_column(g, 1, 0)
    taken("timber_rights", g)
    assert len(guild_cards(g)) == 17


# Fitters' Hands


@rule("FO-076", "FO-077")
@pytest.mark.parametrize(
    ("name", "means", "left"),
    [
        ("wagon", {"gold": 3, "wood": 2}, {}),
        ("anvil", {"gold": 3, "metal": 2}, {}),
        ("forge", {"gold": 5, "brick": 2, "metal": 1}, {}),
        ("grindstone", {"gold": 2, "wood": 1, "brick": 1}, {}),
        ("chisels", {"metal": 1}, {}),
        ("tongs", {"metal": 1}, {}),
        ("hammers", {"metal": 1, "wood": 1}, {}),
        ("vise", {"gold": 4, "metal": 2}, {"gold": 3}),
    ],
)
def test_fitters_hands_buys_any_upgrade_for_3_gold_less(
    name: str, means: dict[str, int], left: dict[str, int]
) -> None:
    g = taken("fitters_hands", None, **means)
    play(g, upgrade(name))
    assert done(g) == [name]
    assert has(g) == left


def test_fitters_hands_need_not_be_used() -> None:
    g = taken("fitters_hands", gold=9, metal=9)
    play(g, "no_upgrade")
    assert has(g) == {"gold": 9, "metal": 9}
    assert legal(g, "place")


@rule("FO-R46")
def test_fitters_hands_is_lost_if_no_upgrade_is_affordable() -> None:
    g = taken("fitters_hands")
    assert guild_cards(g) == ["fitters_hands"]
    assert legal(g, "place")


def test_fitters_hands_buys_no_upgrade_twice() -> None:
    g = at_turn()
    upgraded(g, "chisels")
    taken("fitters_hands", g, metal=1)
    assert upgrade("chisels") not in legal(g)
    assert upgrade("tongs") in legal(g)


@rule("FO-R20", "FO-R35")
def test_fitters_hands_and_the_coin_press_add_up() -> None:
    g = at_turn()
    developed(g, "coin_press")
    taken("fitters_hands", g, gold=2, wood=2)
    play(g, upgrade("wagon"))
    assert has(g) == {}


@rule("FO-R53")
def test_a_fitter_does_not_make_fitters_hands_cheaper() -> None:
    g = at_turn()
    trained(g, "1", "fitter")
    taken("fitters_hands", g, gold=2, wood=2)
    assert upgrade("wagon") not in legal(g)


@rule("FO-109", "FO-R63")
def test_an_upgrade_by_fitters_hands_counts_for_achievements_at_once() -> None:
    g = at_turn()
    upgraded(g, "tongs", "hammers", "vise")
    taken("fitters_hands", g, metal=1)
    play(g, upgrade("chisels"))
    assert hammers(g) == ["bottom_upgrades"]
    assert gained(g) == {"vp": 1 + 5}


# Factor's Ledger


@rule("FO-042", "FO-044", "FO-046")
def test_factors_ledger_gives_3_gold_then_two_trades() -> None:
    g = taken("factors_ledger", gem=1)
    assert has(g) == {"gold": 3, "gem": 1}
    trade(g, "sell", "gem", 1)
    trade(g, "buy", "brick", 2)
    assert has(g) == {"brick": 2}
    assert legal(g, "place")


def test_factors_ledger_needs_no_trade() -> None:
    g = taken("factors_ledger")
    play(g, "end_trades")
    assert has(g) == {"gold": 3}


@rule("FO-R35")
def test_the_coin_press_does_not_help_with_factors_ledger() -> None:
    g = at_turn()
    developed(g, "coin_press")
    taken("factors_ledger", g)
    assert most(g, "buy", "brick") == 0
    assert most(g, "buy", "metal") == 1


@rule("FO-R53")
def test_the_trades_of_factors_ledger_are_not_made_at_the_market() -> None:
    g = at_turn()
    trained(g, "1", "haggler")
    trained(g, "2", "market_caller")
    taken("factors_ledger", g, gold=7)
    assert has(g) == {"gold": 10}
    trade(g, "buy", "gem", 1)
    trade(g, "sell", "gem", 1)
    assert has(g) == {"gold": 10}
    assert legal(g, "place")


# Letters of Introduction


@rule("FO-R17", "FO-R53")
@pytest.mark.parametrize("vise", [False, True])
def test_letters_of_introduction_show_three_contracts_of_which_two_are_kept(vise: bool) -> None:
    g = at_turn()
    if vise:
        upgraded(g, "vise")
    developed(g, "courier_loft")
    next_cards(g, "hay_forks", "watchmans_cap", "signet_ring")
    taken("letters_of_introduction", g)
    assert sorted(discards(g)) == ["hay_forks", "signet_ring", "watchmans_cap"]
    discard(g, "watchmans_cap")
    assert sorted(hand(g)) == ["hay_forks", "signet_ring"]
    assert pile(g, "military") == ["watchmans_cap"]
    assert legal(g, "place")
    assert has(g) == {}  # the Courier is paid at the three locations only


# Master Mason's Eye


@rule("FO-R47", "FO-R59")
@pytest.mark.parametrize("where", ["forest.a1", "market", "plaza", "upgrade.left"])
def test_master_masons_eye_brings_a_placed_assistant_back(where: str) -> None:
    g = at_turn()
    put(g, 0, "1", where)
    taken("master_masons_eye", g)
    assert assistants_in(g, "return_assistant") == ["1"]
    give_back(g, "1")
    assert available(g) == ["1", "2"]
    assert standing(g, where).count(0) == 0
    assert can_place(g, "assistant", "forest.a1")


@rule("FO-R59")
def test_master_masons_eye_brings_an_exhausted_assistant_back() -> None:
    g = at_turn()
    trained(g, "1", "packman")
    exhaust(g, "1")
    taken("master_masons_eye", g)
    give_back(g, "1")
    exhaust(g, "1")
    assert has(g) == {"wood": 2, "metal": 1}


def test_master_masons_eye_need_not_be_used() -> None:
    g = at_turn()
    put(g, 0, "1", "forest.a1")
    taken("master_masons_eye", g)
    play(g, "no_return")
    assert available(g) == ["2"]


@rule("FO-R46")
def test_master_masons_eye_is_lost_without_a_placed_assistant() -> None:
    g = taken("master_masons_eye")
    assert available(g) == ["1", "2"]
    assert legal(g, "place")


@rule("FO-033", "FO-R47")
def test_a_returned_assistant_keeps_the_round_going() -> None:
    g = at_turn()
    spend(g, 0, "smith")
    taken("master_masons_eye", g)
    give_back(g, "2")
    assert available(g) == ["2"]
    assert legal(g, "place")


@rule("FO-055", "FO-R63")
def test_a_card_may_bring_an_achievement_by_its_bonus_and_one_by_its_seal() -> None:
    g = at_turn()
    seals(g, 0, "red", "orange", "blue")
    g.players[0].skill = 4
    taken("court_fitting", g)
    assert hammers(g) == ["four_seals", "skill_five"]
    assert gained(g) == {"skill": 4, "vp": 5 + 5}


def before_the_last_hammers(*done_before: str) -> Forge:
    """A fourth Seal and one thing more are near, but only one of both can have a Hammer."""
    g = at_turn()
    seals(g, 0, "red", "orange", "yellow")
    hammered(g, 0, *done_before)
    return g


@rule("FO-055", "FO-R63", "FO-112")
@pytest.mark.parametrize("way", ["pile", "deck", "porter"])
def test_skill_of_a_guild_card_is_gained_before_its_seal_counts(way: str) -> None:
    g = before_the_last_hammers("top_upgrades", "bottom_upgrades", "four_training")
    g.players[0].skill = 4
    if way == "deck":
        next_cards(g, "court_fitting")
        place(g, "smith", "guilds")
        play(g, "from_deck")
        take_guild(g, "court_fitting")
    elif way == "porter":
        trained(g, "1", "guild_porter")
        own(g, gold=5)
        show_pile(g, "guild", "court_fitting")
        exhaust(g, "1")
    else:
        taken("court_fitting", g)
    assert not legal(g, "claim")
    assert "skill_five" in hammers(g)
    assert "four_seals" not in hammers(g)


@rule("FO-055", "FO-R63", "FO-112")
def test_an_upgrade_of_a_guild_card_is_done_before_its_seal_counts() -> None:
    g = before_the_last_hammers("top_upgrades", "four_development", "four_training")
    upgraded(g, "tongs", "hammers", "vise")
    taken("fitters_hands", g, metal=1)
    assert "four_seals" not in hammers(g)
    play(g, upgrade("chisels"))
    assert "bottom_upgrades" in hammers(g)
    assert "four_seals" not in hammers(g)


@rule("FO-055", "FO-109")
@pytest.mark.parametrize(
    ("name", "last"),
    [
        ("factors_ledger", "end_trades"),
        ("fitters_hands", "no_upgrade"),
        ("master_masons_eye", "no_return"),
    ],
)
def test_a_fourth_seal_counts_once_its_owner_is_done_with_the_bonus(name: str, last: str) -> None:
    g = at_turn()
    seals(g, 0, "red", "orange", "yellow")
    put(g, 0, "1", "forest.a1")
    taken(name, g, gold=9, metal=9)
    assert hammers(g) == []
    play(g, last)
    assert hammers(g) == ["four_seals"]
