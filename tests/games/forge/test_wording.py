"""What labels, prompts and the log tell beyond the names of things."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hearth.games.forge import events as e
from hearth.games.forge.game import FORGE
from hearth.games.forge.ironclad import ironclad_turn
from hearth.games.forge.state import Forge
from tests.games.forge.positions import (
    BOX,
    at,
    at_turn,
    choosing_order,
    developed,
    draw,
    drawing,
    empty_deck,
    exhaust,
    fetch,
    finish,
    forging,
    hammered,
    hold,
    ironclad_plays,
    me,
    move_smith,
    moves,
    next_cards,
    number,
    own,
    place,
    placings,
    play,
    plenty,
    put,
    show_pile,
    solo,
    trade,
    train,
    trained,
    upgrade,
    upgraded,
)
from tests.games.forge.touching import TABLES, choices, label


def prompt(g: Forge, seat: int = 0) -> str:
    return FORGE.prompt(g, seat)


def told(g: Forge, *kinds: int) -> list[str]:
    return [FORGE.sentence(g, event) for event in g.log if event[0] in kinds]


def listening(g: Forge) -> Forge:
    g.logging = True
    return g


def placing(g: Forge, who: str, where: str) -> str:
    """The label of this placement."""
    return label(g, placings(g, who, where)[0])


# Labels of placements


def test_gathering_says_what_comes_of_it() -> None:
    g = at_turn()
    assert placing(g, "1", "forest.a1") == "Place Assistant 1 at the Forest: 4 Wood"
    assert placing(g, "smith", "forest") == "Place your Blacksmith at the Forest: 5 Wood"
    put(g, 1, "1", "forest.a1")
    assert placing(g, "smith", "forest") == "Place your Blacksmith at the Forest: 4 Wood"


def test_what_upgrades_and_cards_add_is_counted_in() -> None:
    g = at_turn()
    upgraded(g, "wagon")
    developed(g, "log_flume", "gem_sieve")
    trained(g, "2", "woodwise")
    assert placing(g, "1", "forest.a1").endswith(": 6 Wood")
    assert placing(g, "2", "forest.a1") == ("Place Assistant 2 (Woodwise) at the Forest: 7 Wood")
    assert placing(g, "1", "mines.a1").endswith(": 2 Gems and 2 Gold")


def test_other_locations_say_what_is_to_be_done() -> None:
    g = at_turn()
    plenty(g)
    put(g, 0, "smith", "forge")
    assert placing(g, "1", "market").endswith(" at the Market: up to 2 Trades")
    assert placing(g, "1", "plaza").endswith(" at the Plaza: pay 2 Gold and move your Blacksmith")
    assert placing(g, "1", "commons").endswith(" at the Commons: draw 1 Common Contract")
    assert placing(g, "1", "upgrade.left").endswith(
        " at Upgrade, bottom: do an upgrade of the bottom half"
    )
    assert placing(g, "1", "upgrade.midA").endswith(
        " at Upgrade, any: do an upgrade of either half"
    )


def test_a_blacksmiths_errands() -> None:
    g = at_turn()
    upgraded(g, "vise")
    assert placing(g, "smith", "guilds") == "Place your Blacksmith at the Guilds: take a Guild card"
    assert placing(g, "smith", "royal").endswith(": draw 3 Royal Contracts, discard 1")
    assert placing(g, "smith", "forge") == "Place your Blacksmith at your Forge: forge a Contract"
    upgraded(g, "forge")
    assert placing(g, "smith", "forge").endswith(": forge up to 2 Contracts")


def test_development_and_training_say_which_cards_are_to_be_had() -> None:
    g = at_turn()
    assert placing(g, "1", "development.left").endswith(": play one of 2 cards of the deck")
    assert placing(g, "1", "development.midA").endswith(
        ": play one of 2 cards of the deck or Open Yard"
    )
    assert placing(g, "1", "training.right").endswith(" at Training, right: play Proud Name")
    empty_deck(g, "development")
    assert placing(g, "1", "development.midA").endswith(": play Open Yard")
    trained(g, "2", "surveyor")
    empty_deck(g, "training", left=1)
    assert placing(g, "smith", "training").endswith(": play the card of the deck or Proud Name")


def test_what_training_adds_elsewhere_is_told() -> None:
    g = at_turn()
    trained(g, "1", "market_caller")
    assert placing(g, "1", "market").endswith(": up to 3 Trades, and gain 1 Gold")


def test_exhausting_says_what_the_card_does() -> None:
    g = at_turn()
    trained(g, "1", "packman")
    assert label(g, "exhaust:assistant=0") == (
        "Exhaust Assistant 1 on Packman: Exhaust: 2 Wood and 1 Metal"
    )


def test_a_blacksmith_that_moves_says_what_for() -> None:
    g = at_turn()
    own(g, gold=2)
    put(g, 0, "smith", "mines")
    place(g, "1", "plaza")
    assert label(g, moves(g, "forge")[0]) == "Move your Blacksmith to your Forge: forge a Contract"
    assert label(g, moves(g, "guilds")[0]).endswith("to the Guilds: take a Guild card")


# Other labels


def test_a_contract_is_told_with_everything_on_it() -> None:
    g = at_turn()
    show_pile(g, "common", "millwrights_irons")
    place(g, "assistant", "commons")
    assert label(g, drawing("common_pile")) == (
        "Take Millwright's Irons"
        " (Common Tool: Skill 3, Chisels, Tongs, 4 Wood and 3 Metal; for 10 Gold and 9 VP)"
    )
    assert label(g, drawing("common")) == "Draw from the Common deck"


def test_forging_names_what_is_really_paid_and_gained() -> None:
    g = at_turn()
    plenty(g)
    hold(g, "infantry_spears", "prayer_locket")
    me(g).skill = 2
    upgraded(g, "tongs", "chisels", "hammers", "anvil")
    developed(g, "lapidary_bench")
    place(g, "smith", "forge")
    assert label(g, forging("infantry_spears")) == (
        "Forge Infantry Spears for 2 Wood and 2 Metal: 10 Gold and 6 VP, with a red Seal"
    )
    assert label(g, forging("prayer_locket", once=True)) == (
        "Forge Prayer Locket with the Lapidary Bench for 1 Metal and 1 Gem:"
        " 11 Gold and 6 VP, with a yellow Seal"
    )


def test_trades_name_their_prices() -> None:
    g = at_turn()
    own(g, gold=7, gem=2)
    place(g, "assistant", "market")
    assert label(g, "buy:what=1") == "Buy Metal, up to 2 at 3 Gold each"
    assert label(g, "sell:what=3") == "Sell Gems, up to 2 at 5 Gold each"
    play(g, "sell:what=3")
    assert label(g, "units:amount=2") == "Sell 2 Gems for 10 Gold"
    play(g, "units:amount=2", "buy:what=1")
    assert label(g, "units:amount=1") == "Buy 1 Metal for 3 Gold"


def test_a_guild_card_is_taken_and_the_other_goes_back() -> None:
    g = at_turn()
    next_cards(g, "timber_rights", "gilded_patron")
    place(g, "smith", "guilds")
    assert label(g, "from_pile") == "Take Assay Office (6 Gold; yellow Seal)"
    assert label(g, "from_deck") == "Look at the top 2 cards of the Guild deck"
    play(g, "from_deck")
    card = number("gilded_patron")
    taken = "Take Gilded Patron (1 Gem and 1 Gold; yellow Seal), put the other"
    assert label(g, f"take_guild:card={card},under=0") == f"{taken} on top of the deck"
    assert label(g, f"take_guild:card={card},under=1") == f"{taken} under the deck"


def test_the_surveyor_is_told_with_what_it_adds() -> None:
    g = at_turn()
    trained(g, "1", "surveyor")
    place(g, "1", "development.midA")
    assert label(g, "from_deck") == "Look at the top 3 cards of the Development deck"
    assert label(g, "from_pile") == ("Play Open Yard (Nothing but its VP; 3 VP), and gain 2 Gold")


def test_an_upgrade_names_price_vp_and_skill() -> None:
    g = at_turn()
    plenty(g)
    developed(g, "coin_press")
    place(g, "assistant", "upgrade.right")
    assert label(g, upgrade("forge")) == (
        "Upgrade Forge for 1 Metal, 2 Brick and 7 Gold: 7 VP and 1 Skill"
        " (1 Skill now. Your Blacksmith forges up to 2 Contracts at your Forge)"
    )


def test_an_assistant_that_comes_back_is_named_with_its_place() -> None:
    g = at_turn()
    put(g, 0, "1", "forest")
    trained(g, "2", "packman")
    put(g, 0, "2", "exhausted")
    show_pile(g, "guild", "master_masons_eye")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert label(g, "return_assistant:assistant=0") == "Take Assistant 1 back from the Forest"
    assert label(g, "return_assistant:assistant=1") == (
        "Take Assistant 2 (Packman) back from its Training card"
    )


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_text_has_a_gap_or_a_place_left_open(seats: int, options: dict[str, Any]) -> None:
    for g, seat in choices(seats, 60 + seats, **options):
        texts = [prompt(g, seat), *[FORGE.label(g, a, seat) for a in g.options(seat)]]
        assert [text for text in texts if re.search(r"  |[{}]|\(\)|None|\.$", text)] == []


# Prompts


def test_a_turn_is_prompted_with_the_workers_that_are_left() -> None:
    g = at_turn()
    assert prompt(g) == "Your turn: place a worker (2 Assistants and the Blacksmith left)"
    place(g, "smith", "mines")
    assert prompt(g) == "Your turn: place a worker (2 Assistants left)"
    place(g, "1", "forest")
    assert prompt(g) == "Your turn: place a worker (1 Assistant left)"


def test_the_turn_order_is_prompted_with_the_coming_round() -> None:
    g = choosing_order()
    assert prompt(g, g.actor()) == "Choose your space in the turn order of round 1"


def test_draws_are_counted() -> None:
    g = at_turn()
    place(g, "smith", "military")
    assert prompt(g) == "Draw a Military Contract (2 left)"
    draw(g, "military")
    assert prompt(g) == "Draw a Military Contract (the last one)"


def test_tunnels_draw_from_anywhere() -> None:
    g = at_turn()
    trained(g, "1", "tunnels")
    exhaust(g, "1")
    assert prompt(g) == "Draw from any Contract deck or discard pile (2 left)"


def test_trades_are_counted() -> None:
    g = at_turn()
    own(g, gold=7)
    place(g, "assistant", "market")
    assert prompt(g) == "Buy or sell? (2 Trades left, 7 Gold)"
    play(g, "buy:what=3")
    assert prompt(g) == "Gems: how many do you buy?"
    play(g, "units:amount=1")
    assert prompt(g) == "Buy or sell? (1 Trade left, 2 Gold)"


def test_a_card_that_asks_is_named() -> None:
    g = at_turn()
    plenty(g)
    show_pile(g, "guild", "fitters_hands")
    place(g, "smith", "guilds")
    play(g, "from_pile")
    assert prompt(g) == "Fitters' Hands: do an upgrade?"
    g = at_turn()
    next_cards(g, "woodwise", "ore_nose")
    place(g, "smith", "training")
    play(g, "from_deck")
    assert prompt(g) == "Play one of these Training cards; what is left goes under the deck"
    train(g, "woodwise")
    assert prompt(g) == "Which Assistant learns Woodwise?"


def test_an_upgraded_forge_may_forge_twice() -> None:
    g = at_turn()
    plenty(g)
    hold(g, "milking_stool", "hay_forks")
    upgraded(g, "forge")
    place(g, "smith", "forge")
    assert prompt(g) == "Your Forge: forge a Contract? (up to 2)"
    play(g, forging("hay_forks"))
    assert prompt(g) == "Your Forge: forge a Contract?"


# The log


def test_the_log_tells_a_turn() -> None:
    g = listening(at_turn())
    own(g, gold=2)
    put(g, 0, "smith", "mines")
    place(g, "1", "plaza")
    move_smith(g, "forest")
    place(g, "2", "market")
    trade(g, "sell", "wood", 2)
    assert told(g, e.PLACED, e.PAID, e.SMITH_MOVED, e.GAINED, e.SOLD) == [
        "places Assistant 1 at the Plaza",
        "pays 2 Gold",
        "moves the Blacksmith to the Forest",
        "gains 5 Wood",
        "places Assistant 2 at the Market",
        "sells 2 Wood for 4 Gold",
    ]


def test_the_own_forge_is_told_as_such() -> None:
    g = listening(at_turn())
    hold(g, "milking_stool")
    own(g, wood=3)
    place(g, "smith", "forge")
    play(g, forging("milking_stool"))
    assert told(g, e.SMITH_MOVED, e.FORGED) == [
        "sends the Blacksmith to the own Forge",
        "forges Milking Stool",
    ]


def test_cards_are_told_by_their_names() -> None:
    g = listening(at_turn())
    next_cards(g, "slag_heap")
    place(g, "1", "development.right")
    play(g, "from_pile")
    assert told(g, e.DEVELOPMENT_PLAYED, e.PILE_TURNED) == [
        "New on the Development discard pile: Slag Heap",
        "plays Open Yard",
    ]
    place(g, "2", "training.right")
    play(g, "from_pile")
    assert told(g, e.TRAINING_PLAYED) == ["trains Assistant 2: Proud Name"]


def test_a_shuffled_discard_pile_is_told() -> None:
    g = listening(at_turn())
    show_pile(g, "common", "hay_forks", "gate_hinges")
    empty_deck(g, "common")
    place(g, "1", "commons")
    draw(g, "common")
    assert told(g, e.DECK_SHUFFLED) == [
        "The Common discard pile, all but its top card, is shuffled: a new deck"
    ]


def test_hammers_and_the_last_round_are_told() -> None:
    g = listening(at_turn())
    plenty(g)
    hammered(g, 0, "three_forged", "four_seals", "four_training", "four_development")
    me(g).skill = 4
    place(g, "1", "upgrade.right")
    play(g, upgrade("grindstone"))
    assert told(g, e.SKILL_ROSE, e.HAMMER_PLACED, e.END_TRIGGERED) == [
        "reaches Skill 5",
        "places a Hammer on Skill 5: 5 VP",
        "The fifth Hammer is placed: this round is the last",
    ]


def test_ironclad_is_named_where_it_acts() -> None:
    g = listening(solo("ir10"))
    ironclad_plays(g)
    found = told(g, e.IRONCLAD_TURNED, e.IRONCLAD_PLACED, e.IRONCLAD_INCOME, e.IRONCLAD_UPGRADED)
    assert found == [
        "Ironclad turns up IR10",
        "Ironclad places an Assistant at Development, on the left spot",
        "Ironclad gains 2 Gold for IR10",
        "Ironclad upgrades Hammers",
    ]
    assert told(g, e.IRONCLAD_HAMMER) == ["Ironclad places a Hammer on 4 Development: 5 VP"]


@pytest.mark.parametrize(
    ("card", "assistants", "taken", "sentence"),
    [
        ("ir01", 2, [], "an Assistant at the Forest, on the spot of 4"),
        ("ir01", 0, [], "its Blacksmith at the Forest, on the spot of +1"),
        ("ir01", 0, ["forest.b1"], "its Blacksmith at the Forest, on the Assistant spot of 4"),
        ("ir04", 0, [], "its Blacksmith at the Market and closes it for this round"),
        ("ir12", 2, ["training.left"], "an Assistant at Training, on the middle spot"),
        ("ir12", 0, [], "its Blacksmith at Training, on the middle spot"),
        ("ir12", 0, ["training.midB"], "its Blacksmith at Training, on the left Assistant spot"),
    ],
)
def test_the_worker_of_ironclad_and_its_spot_are_told(
    card: str, assistants: int, taken: list[str], sentence: str
) -> None:
    g = listening(solo(card))
    g.ironclad.assistants = assistants
    for spot in taken:
        g.spots[at(spot)[0]] = 0
    ironclad_turn(g)
    assert told(g, e.IRONCLAD_PLACED) == [f"Ironclad places {sentence}"]


@pytest.mark.parametrize(("gold", "told_of_it"), [(6, "pays 6 Gold"), (5, "cannot pay 6 Gold")])
def test_what_ironclad_pays_for_a_contract_is_told(gold: int, told_of_it: str) -> None:
    g = listening(solo("ir08"))
    next_cards(g, "sack_of_caltrops")
    g.ironclad.gold = gold - 2  # its income is 2
    ironclad_turn(g)
    texts = [FORGE.sentence(g, event) for event in g.log]
    at_draw = texts.index("Ironclad draws Sack of Caltrops")
    assert texts[at_draw + 1].startswith(f"Ironclad {told_of_it}")


def test_a_card_that_ironclad_cannot_hold_is_told_with_its_vp() -> None:
    g = listening(solo("ir12"))
    g.ironclad.trainings = [fetch(g, name) for name in ("tunnels", "packman", "striker", "haggler")]
    next_cards(g, "proud_name")
    ironclad_turn(g)
    texts = [FORGE.sentence(g, event) for event in g.log]
    at_draw = texts.index("Ironclad draws Proud Name")
    assert texts[at_draw + 1 : at_draw + 3] == [
        "Ironclad has 4 Training cards and discards Proud Name",
        "Ironclad gains 1 VP",
    ]


def test_extra_gains_name_what_they_come_from() -> None:
    g = listening(at_turn())
    upgraded(g, "wagon")
    developed(g, "log_flume")
    trained(g, "1", "woodwise")
    place(g, "1", "forest.a1")
    assert told(g, e.GAINED, e.CARD_USED, e.UPGRADE_USED) == [
        "gains 4 Wood",
        "uses Wagon",
        "gains 1 Wood",
        "uses Log Flume",
        "gains 1 Wood",
        "uses Woodwise",
        "gains 1 Wood",
    ]


def test_a_card_is_told_as_taken_before_a_new_one_is_turned_up() -> None:
    g = listening(at_turn())
    show_pile(g, "training", "proud_name")
    next_cards(g, "night_school")
    place(g, "1", "training.right")
    play(g, "from_pile")
    assert told(g, e.CARD_TAKEN, e.PILE_TURNED, e.TRAINING_PLAYED) == [
        "takes Proud Name from the Training discard pile",
        "New on the Training discard pile: Night School",
        "trains Assistant 1: Proud Name",
    ]


def test_the_end_says_why() -> None:
    g = listening(at_turn())
    finish(g)
    assert told(g, e.MATCH_ENDED) == ["The match is over: that was the last round"]


# Things to meet


def test_a_long_run_watches_what_can_happen() -> None:
    watched = FORGE.watched(BOX)
    assert "exhausted training:tunnels" in watched
    assert "exhausted training:woodwise" not in watched
    assert "gained good:brick" not in watched
    assert "bought good:brick" in watched
    assert "smith_moved location:guilds" in watched
    assert "smith_moved location:market" not in watched
    assert "smith_moved spot:forge" in watched
    assert "deck_shuffled deck:guild" not in watched
    assert len(set(watched)) == len(watched)


def met(g: Forge) -> list[str]:
    return [
        f"{FORGE.event_names[event[0]]} {ref}" for event in g.log for ref in FORGE.refs(g, event)
    ]


def test_events_that_are_watched_are_told_in_the_same_words() -> None:
    g = listening(at_turn())
    hold(g, "milking_stool")
    own(g, wood=3)
    place(g, "smith", "forge")
    play(g, forging("milking_stool"))
    assert met(g) == [
        "smith_moved spot:forge",
        "paid good:wood",
        "forged contract:milking_stool",
        "gained good:gold",
        "gained good:vp",
    ]
    assert set(met(g)) <= set(FORGE.watched(BOX))


def test_cards_of_decks_are_named_by_their_kind() -> None:
    g = listening(at_turn())
    next_cards(g, "timber_rights", "touchstone")
    place(g, "smith", "guilds")
    play(g, "from_deck")
    assert met(g)[-2:] == ["card_seen guild_card:timber_rights", "card_seen guild_card:touchstone"]
    g = listening(at_turn())
    next_cards(g, "woodwise")
    place(g, "1", "training.right")
    play(g, "from_pile")
    assert "pile_turned pile:training" in met(g)
    assert "pile_turned training:woodwise" in met(g)
