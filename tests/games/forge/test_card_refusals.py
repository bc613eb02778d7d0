"""Why a Contract, another card, a deck or a pile cannot be chosen."""

from __future__ import annotations

from hearth.games.forge.game import FORGE
from tests.games.forge.positions import (
    at_turn,
    developed,
    draw,
    empty_deck,
    exhaust,
    forged_before,
    fresh,
    hold,
    in_deck,
    ironclad_plays,
    joined,
    me,
    next_cards,
    number,
    own,
    place,
    play,
    show_pile,
    solo,
    take_guild,
    train,
    trained,
    upgraded,
)
from tests.games.forge.touching import clause, why_not
from tests.support import rule

# Contracts


@rule("FO-067", "FO-068", "FO-069")
def test_contracts_that_cannot_be_forged() -> None:
    g = at_turn()
    hold(g, "milking_stool", "hay_forks", "kitchen_bench", "ploughshare")
    own(g, wood=3)
    place(g, "smith", "forge")
    assert why_not(g, "contract:milking_stool") == ""
    assert why_not(g, "contract:ploughshare") == "Ploughshare takes Skill 2; you have 1."
    assert why_not(g, "contract:kitchen_bench") == (
        "Kitchen Bench takes Chisels; upgrade that first."
    )
    assert why_not(g, "contract:hay_forks") == (
        "Hay Forks takes 2 Wood and 1 Metal; you lack 1 Metal."
    )
    assert clause(g, "contract:hay_forks") == "8.4"


def test_contracts_are_not_forged_at_any_time() -> None:
    g = at_turn()
    hold(g, "milking_stool")
    assert why_not(g, "contract:milking_stool") == (
        "Contracts are forged at your Forge and at the end of a round."
    )


def test_contracts_of_others_and_those_forged() -> None:
    g = at_turn()
    forged_before(g, "hay_forks")
    forged_before(g, "gate_hinges", seat=1)
    hold(g, "boar_spear", seat=1)
    g.players[1].shown = [number("boar_spear")]
    assert why_not(g, "contract:hay_forks") == "You have forged Hay Forks."
    assert why_not(g, "contract:gate_hinges") == "Yellow has forged Gate Hinges."
    assert why_not(g, "contract:boar_spear") == "Yellow holds Boar Spear."


def test_contracts_that_ironclad_has_forged() -> None:
    g = solo()
    ironclad_plays(g)
    name = in_deck(g, "royal")[0]
    g.contract_decks[2].bag.remove(number(name))
    g.ironclad.forged = [number(name)]
    assert why_not(g, f"contract:{name}").startswith("Ironclad has forged ")


@rule("FO-018")
def test_of_hidden_contracts_nothing_is_said() -> None:
    g = at_turn()
    hold(g, "hay_forks", seat=1)
    assert FORGE.why_not(g, 0, "contract:hay_forks") == ("", "")
    assert FORGE.why_not(g, 0, f"contract:{in_deck(g, 'common')[0]}") == ("", "")


@rule("FO-R56")
def test_only_the_top_of_a_discard_pile_can_be_had() -> None:
    g = at_turn()
    show_pile(g, "common", "hay_forks", "gate_hinges")
    assert why_not(g, "contract:gate_hinges") == (
        "Gate Hinges lies deep in the Common pile; only its top can be had."
    )
    assert why_not(g, "contract:hay_forks") == (
        "Hay Forks is on top of the Common pile; a worker at the Commons draws it."
    )
    place(g, "1", "commons")
    assert why_not(g, "contract:hay_forks") == "Choose the Common discard pile to take Hay Forks."


@rule("FO-062")
def test_only_contracts_just_drawn_are_discarded() -> None:
    g = at_turn()
    hold(g, "hay_forks")
    upgraded(g, "vise")
    place(g, "1", "commons")
    draw(g, "common", "common")
    assert why_not(g, "contract:hay_forks") == (
        "Choose one of the Contracts that you have just drawn."
    )
    assert why_not(g, "deck:common") == "Choose the Contract that you discard first."


def test_at_first_one_of_those_dealt_is_kept() -> None:
    g = fresh()
    play(g, f"keep_contract:contract={g.players[g.actor()].hand[0]}")
    (discarded,) = g.contract_piles[1]
    name = FORGE.standard_box().tables()["contracts"][discarded]["id"]
    assert why_not(g, f"contract:{name}", g.actor()) == (
        "Choose one of the Contracts that were dealt to you."
    )


# Decks and piles of Contracts


@rule("FO-058")
def test_decks_and_piles_that_are_not_drawn_from() -> None:
    g = at_turn()
    assert why_not(g, "deck:common") == "Common Contracts are drawn by a worker at the Commons."
    place(g, "1", "commons")
    assert why_not(g, "deck:royal") == "You draw Common Contracts now."
    assert why_not(g, "pile:common") == "The Common discard pile is empty."
    assert why_not(g, "deck:guild") == ("Guild cards are taken by a worker at the Guilds.")
    assert clause(g, "pile:common") == "7.9"


@rule("FO-R15")
def test_an_empty_deck_with_nothing_to_shuffle() -> None:
    g = at_turn()
    empty_deck(g, "common")
    trained(g, "1", "tunnels")
    exhaust(g, "1")
    assert why_not(g, "deck:common") == (
        "The Common deck is empty, and so is what could be shuffled."
    )


@rule("FO-144")
def test_tunnels_lead_to_two_different_piles() -> None:
    g = at_turn()
    trained(g, "1", "tunnels")
    exhaust(g, "1")
    draw(g, "royal")
    assert why_not(g, "deck:royal") == (
        "You have drawn from there; now draw from another deck or pile."
    )


# Guild, Development and Training cards


def test_cards_belong_to_somebody() -> None:
    g = at_turn()
    joined(g, "timber_rights")
    developed(g, "coin_press", seat=1)
    assert why_not(g, "guild_card:timber_rights") == "You have Timber Rights; it is not chosen."
    assert why_not(g, "development:coin_press") == "Yellow has Coin Press."
    assert clause(g, "development:coin_press") == "11.4"


def test_a_card_of_a_pile_is_taken_from_there() -> None:
    g = at_turn()
    show_pile(g, "guild", "assay_office", "touchstone")
    assert why_not(g, "guild_card:assay_office") == (
        "Assay Office is on top of its pile; a worker at the Guilds takes it from there."
    )
    assert why_not(g, "guild_card:touchstone") == (
        "Touchstone lies deep in its pile; only the top card can be had."
    )
    place(g, "smith", "guilds")
    assert why_not(g, "guild_card:assay_office") == (
        "Choose the Guild discard pile to take Assay Office."
    )


@rule("FO-091")
def test_the_left_spot_is_for_the_deck_and_the_right_one_for_the_pile() -> None:
    g = at_turn()
    place(g, "1", "development.left")
    assert why_not(g, "pile:development") == "The left spot is for the deck."
    assert why_not(g, "deck:training") == "You take a Development card now."
    g = at_turn()
    place(g, "1", "training.right")
    assert why_not(g, "deck:training") == "The right spot is for the discard pile."
    assert clause(g, "deck:training") == "11.1"


def test_an_empty_deck_of_cards() -> None:
    g = at_turn()
    empty_deck(g, "guild")
    place(g, "smith", "guilds")
    assert why_not(g, "deck:guild") == "The Guild deck is empty."


def test_cards_that_are_looked_at_come_first() -> None:
    g = at_turn()
    next_cards(g, "timber_rights", "touchstone")
    place(g, "smith", "guilds")
    play(g, "from_deck")
    assert why_not(g, "guild_card:timber_rights") == ""
    assert why_not(g, "guild_card:assay_office") == (
        "Choose one of the cards that you are looking at."
    )
    assert why_not(g, "side:top") == (
        "Choose first which Guild card you take, then where the other goes."
    )
    assert why_not(g, "spot:forest.a1") == "Take a Guild card first."


def test_the_last_guild_card_leaves_nothing_to_put_back() -> None:
    g = at_turn()
    assert why_not(g, "side:top") == "No card goes back to a deck now."
    empty_deck(g, "guild", left=1)
    place(g, "smith", "guilds")
    play(g, "from_deck")
    assert why_not(g, "side:top") == "You look at one card only; none goes back."


def test_a_card_that_the_seat_has_put_back_is_known_to_lie_there() -> None:
    g = at_turn()
    next_cards(g, "timber_rights", "touchstone")
    place(g, "smith", "guilds")
    play(g, "from_deck")
    take_guild(g, "touchstone")
    assert why_not(g, "guild_card:timber_rights") == "Timber Rights lies in the Guild deck."
    assert clause(g, "guild_card:timber_rights") == "15.1"
    assert FORGE.why_not(g, 1, "guild_card:timber_rights") == ("", "")


def test_a_training_card_waits_for_its_assistant() -> None:
    g = at_turn()
    next_cards(g, "woodwise", "ore_nose")
    place(g, "smith", "training")
    play(g, "from_deck")
    train(g, "ore_nose")
    assert why_not(g, "training:ore_nose") == "Choose first which Assistant learns the card."
    assert why_not(g, "training:ore_nose", 1) == "It is Blue's turn."
    assert FORGE.why_not(g, 1, "training:woodwise") == ("", "")


@rule("FO-R61")
def test_what_makes_a_contract_cheaper_is_chosen_after_it() -> None:
    g = at_turn()
    hold(g, "signet_ring")
    developed(g, "lapidary_bench")
    own(g, metal=1, gem=1)
    place(g, "smith", "forge")
    assert why_not(g, "development:lapidary_bench") == (
        "Choose the Contract first, then what makes it cheaper."
    )
    me(g).used_once = True
    assert why_not(g, "development:lapidary_bench") == (
        "You have Lapidary Bench; it is not chosen."
    )
