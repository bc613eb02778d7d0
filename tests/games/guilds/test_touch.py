"""What a drawn board asks: what is touched for an action, what it costs, why a thing is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import hearth
from hearth.games.guilds.cards import AREA_NAMES
from hearth.games.guilds.effects import FACTIONS
from hearth.games.guilds.state import Guilds
from hearth.kernel import Rng, find
from tests.games.guilds.scenes import builder, evening, final, shop, square
from tests.games.guilds.table import (
    BOX,
    SPACE_NAMES,
    auction,
    fresh,
    give,
    go,
    money,
    next_characters,
    place,
    set_gold,
    set_offer,
    use,
    week_end,
    week_start,
)
from tests.support import act, rule

GUILDS = find("guilds")
KINDS = ["area", "character", "room", "space", "turn", "amount", "faction"]
CONFIRMATIONS = ["pass", "decline", "protect_none", "no_second_area"]
RULES = (GUILDS.folder / "rules.md").read_text(encoding="utf-8").splitlines()
HEADINGS = [line.lstrip("#").strip() for line in RULES if line.startswith("#")]
EVERY_REF = [
    *[f"area:{area}" for area in AREA_NAMES],
    *[f"character:{card.id}" for card in BOX.characters],
    *[f"room:{tile.id}" for tile in BOX.rooms],
    *[f"space:{space}" for space in SPACE_NAMES],
    *[f"turn:{turns}" for turns in range(4)],
    *[f"amount:{coins}" for coins in (0, 1, 2, 5, 11, 200)],
    *[f"faction:{faction}" for faction in FACTIONS],
    *[f"objective:{one.id}" for one in BOX.objectives],
]


def choices(seats: int, seed: int) -> Iterator[Guilds]:
    """Every choice of a match played at random by players who seldom do nothing."""
    g = fresh(seats, seed)
    rng = Rng(seed)
    while not g.over:
        yield g
        options = g.options()
        busy = [a for a in options if hearth.notation(g, a) not in CONFIRMATIONS]
        if busy and rng.below(4) > 0:
            options = busy
        g.apply(options[rng.below(len(options))])


def path(g: Guilds, text: str) -> list[str]:
    return GUILDS.path(g, hearth.parse(g, text), g.actor())


def cost(g: Guilds, text: str) -> dict[str, int]:
    return GUILDS.cost(g, hearth.parse(g, text), g.actor())


def why_not(g: Guilds, ref: str, seat: int = 0) -> str:
    """The sentence; its clause has to be a heading of the rules."""
    sentence, clause = GUILDS.why_not(g, seat, ref)
    assert (clause in HEADINGS) == (sentence != "")
    return sentence


def clause(g: Guilds, ref: str, seat: int = 0) -> str:
    return GUILDS.why_not(g, seat, ref)[1]


# Whole matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_actions_of_a_choice_have_the_same_path(seats: int) -> None:
    for g in choices(seats, seats):
        found = [GUILDS.path(g, a, g.actor()) for a in g.options()]
        touched = [tuple(refs) for refs in found if refs]
        assert len(set(touched)) == len(touched)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_confirmations_touch_nothing(seats: int) -> None:
    for g in choices(seats, 10 + seats):
        for a in g.options():
            is_confirmation = hearth.notation(g, a) in CONFIRMATIONS
            assert (GUILDS.path(g, a, g.actor()) == []) == is_confirmation


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ref_is_of_a_known_kind_and_names_a_thing(seats: int) -> None:
    for g in choices(seats, 20 + seats):
        for a in g.options():
            for ref in GUILDS.path(g, a, g.actor()):
                kind, _, name = ref.partition(":")
                assert kind in KINDS
                assert ref in EVERY_REF or (kind == "amount" and name.isdigit())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_cost_is_what_leaves_the_purse(seats: int) -> None:
    for g in choices(seats, 30 + seats):
        for a in g.options():
            if hearth.notation(g, a).startswith("keep"):  # silver is discarded, nothing is bought
                continue
            assert GUILDS.cost(g, a, g.actor()) == spent(g, a)


def spent(g: Guilds, a: int) -> dict[str, int]:
    """What the player has less right after the action, before anything else happens."""
    after = g.clone()
    seat = g.actor()
    space = after.rules.space
    step = after.stack.pop()
    step.apply(after, after.players[seat], space.kind_of[a], space.x_of[a], space.y_of[a])
    old, new = g.players[seat], after.players[seat]
    found = {"silver": old.silver - new.silver, "gold": old.gold - new.gold}
    return {metal: coins for metal, coins in found.items() if coins > 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_in_sight_and_cannot_be_chosen_has_a_reason(seats: int) -> None:
    for number, g in enumerate(choices(seats, 40 + seats)):
        if number % 7:
            continue
        legal = [GUILDS.path(g, a, g.actor())[:1] for a in g.options()]
        for ref in EVERY_REF:
            if [ref] in legal:
                assert why_not(g, ref, g.actor()) == ""
            elif ref in in_sight(g):
                assert why_not(g, ref, g.actor()).endswith(".")


def in_sight(g: Guilds) -> list[str]:
    view = g.view(g.actor())
    board = view["board"]
    characters = [one for area in board["areas"] for one in area["characters"] if one]
    characters += board["characters_gone"]
    characters += [one for player in view["players"] for one in player["characters"]]
    rooms = [one["room"] for one in board["rooms"]] + board["rooms_gone"]
    rooms += [one for player in view["players"] for one in player["rooms"]]
    others = [ref for ref in EVERY_REF if ref.partition(":")[0] in KINDS[:1] + KINDS[3:]]
    return [
        *others,
        *[f"character:{one}" for one in characters],
        *[f"room:{one}" for one in rooms],
        *[f"objective:{one}" for one in board["objectives"]],
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_said_of_hidden_cards(seats: int) -> None:
    for number, g in enumerate(choices(seats, 50 + seats)):
        if number % 20:
            continue
        for seat in range(seats):
            known = g.character_deck.remembered(seat)[0]
            hidden = [c for c in g.character_deck.bag + g.character_deck.top if c not in known]
            refs = [f"character:{BOX.characters[c].id}" for c in hidden]
            refs += [f"room:{BOX.rooms[r].id}" for deck in g.room_decks for r in deck.bag]
            assert {why_not(g, ref, seat) for ref in refs} <= {""}


# Paths


def test_the_auction_is_played_on_areas_amounts_and_cards() -> None:
    g = square(2, (1, "duke"), (3, "brewer"), (5, "templar"))
    set_offer(g, 0, 1, 2)
    assert path(g, "offer:area=2") == ["area:III"]
    assert path(g, "take:area=0,place=0") == ["character:duke"]
    act(g, "offer:area=0")
    assert path(g, "add_silver:amount=5") == ["amount:5"]


def test_an_ability_begins_with_the_character_who_has_it() -> None:
    g = auction(2)
    give(g, 0, "transmuter", "spy")
    set_gold(g, 0, 2)
    set_offer(g, 0, 1, 2)
    set_offer(g, 1, 1, 3)
    assert path(g, "turn_gold:gold=2") == ["character:transmuter", "amount:2"]
    assert path(g, "withdraw:area=0") == ["character:spy", "area:I"]


def test_a_removal_is_the_assassin_and_then_the_victim() -> None:
    g = money(2)
    give(g, 0, "assassin")
    give(g, 1, "templar")
    go(g)
    victim = [a for a in g.options() if "remove" in hearth.notation(g, a)]
    assert GUILDS.path(g, victim[0], 0) == ["character:assassin", "character:templar"]


def test_a_discount_is_the_path_of_the_room_and_its_helper() -> None:
    g = builder("mason", 5, "s20")
    assert path(g, "buy:slot=0,discount=0") == ["room:s20"]
    assert path(g, "buy:slot=0,discount=1") == ["room:s20", "character:mason"]
    assert cost(g, "buy:slot=0,discount=0") == {"gold": 3}
    assert cost(g, "buy:slot=0,discount=1") == {"gold": 2}


def test_a_room_is_placed_on_a_space_and_turned() -> None:
    g = shop(rooms=["s01"])
    act(g, "buy:slot=0,discount=0")
    assert path(g, "place:space=4") == ["space:B2"]
    act(g, "place:space=4")
    assert path(g, "rotate:turns=0") == ["turn:0"]


def test_protecting_touches_the_room_and_costs_a_silver() -> None:
    g = evening()
    assert path(g, "protect:slot=1") == ["room:s22"]
    assert cost(g, "protect:slot=1") == {"silver": 1}
    assert cost(g, "protect_none") == {}


def test_taking_a_card_costs_nothing_more() -> None:
    g = square(2, (1, "duke"), (3, "brewer"))
    set_offer(g, 0, 1, 2)
    assert cost(g, "take:area=0,place=0") == {}


def test_only_the_architect_leaves_something_to_chance() -> None:
    g = week_start()
    give(g, 0, "architect")
    go(g)
    asked = hearth.parse(g, use("architect"))
    left = g.room_decks[0].size()
    assert GUILDS.risk(g, asked, 0) == f"Chance decides which: {left} small Rooms in the stack"
    assert GUILDS.risk(g, hearth.parse(g, "decline"), 0) == ""


def test_seats_are_called_by_their_colours() -> None:
    assert GUILDS.names(fresh(3)) == ["Red", "Blue", "Green"]


# Why not: turns


@pytest.mark.parametrize("ref", ["area:I", "space:A1", "amount:3", "faction:priests"])
def test_out_of_turn_it_says_whose_turn_it_is(ref: str) -> None:
    g = auction(2)
    assert why_not(g, ref, 1) == "It is Red's turn."
    assert clause(g, ref, 1) == "Your turn"


def test_a_finished_match_says_so() -> None:
    g = final()
    go(g)
    assert g.over
    assert why_not(g, "area:I") == "The match is over."


@pytest.mark.parametrize(
    "ref", ["", "area", "area:VII", "character:nobody", "turn:4", "amount:-1", "amount:²", "x:1"]
)
def test_of_an_unknown_thing_nothing_is_said(ref: str) -> None:
    g = auction(2)
    assert GUILDS.why_not(g, 0, ref) == ("", "")
    assert GUILDS.why_not(g, 1, ref) == ("", "")


def test_another_phase_is_named() -> None:
    g = auction(2)
    assert why_not(g, "space:A1") == (
        "Rooms are placed in phase 4, Construction; this is phase 2, Character Auction."
    )


# Why not: the auction


@rule("GU-023")
def test_an_area_that_takes_too_much_silver() -> None:
    g = auction(2, silver=4)
    set_offer(g, 1, 1, 6)
    assert why_not(g, "area:I") == (
        "Blue leads Area I with 6 silver; you would have to add 7 and have 4."
    )
    assert clause(g, "area:I") == "Making an offer"


@rule("GU-022")
def test_an_area_without_a_character() -> None:
    g = auction(2)
    assert why_not(g, "area:II") == ("There is no Character in Area II; offer where there is one.")


@rule("GU-024")
def test_an_area_that_leaves_nothing_for_a_second_one() -> None:
    g = auction(2, silver=4)
    set_offer(g, 1, 1, 3)
    assert why_not(g, "area:I") == (
        "An offer names two Areas: you would need 4 silver in Area I and 1 in another and have 4."
    )


@rule("GU-022")
def test_the_area_of_the_highest_number_is_not_named_first() -> None:
    g = auction(2)
    assert why_not(g, "area:V") == (
        "An offer begins with the lower of its two Areas; choose Area I or III first."
    )


def test_an_offer_that_was_begun_is_finished_first() -> None:
    g = auction(2)
    act(g, "offer:area=0")
    adding = "You are making an offer; choose how much silver to add in Area I."
    assert why_not(g, "area:III") == adding
    act(g, "add_silver:amount=3")
    assert why_not(g, "amount:3") == "You are making an offer; choose its second Area."
    assert why_not(g, "area:I") == "The second Area of your offer has a higher number than Area I."


@rule("GU-023")
@pytest.mark.parametrize(
    ("amount", "reason"),
    [
        (2, "Blue leads there with 4 silver; you would have to add at least 5."),
        (10, "A second Area takes at least 1 of your 10 silver; add 9 at most."),
        (11, "You have 10 silver; 11 is too much."),
    ],
)
def test_an_amount_that_is_too_small_or_too_large(amount: int, reason: str) -> None:
    g = auction(2)
    set_offer(g, 1, 1, 4)
    act(g, "offer:area=0")
    assert why_not(g, f"amount:{amount}") == reason


@rule("GU-025")
def test_a_card_in_an_area_that_another_leads() -> None:
    g = square(2, (1, "duke"), (3, "brewer"), (5, "templar"))
    set_offer(g, 1, 1, 6)
    assert why_not(g, "character:duke") == (
        "Blue leads Area I with 6 silver; you would have to lead there to take the Duke."
    )
    assert why_not(g, "character:brewer") == (
        "Nobody leads Area III; offer silver there to take the Brewer."
    )
    assert clause(g, "character:duke") == "Taking a card"


@rule("GU-030")
def test_an_awarded_card_comes_from_its_area() -> None:
    g = square(3, (1, "duke"), (1, "brewer"), (3, "templar"))
    set_offer(g, 0, 1, 2)
    act(g, "pass", "pass", "pass")
    assert why_not(g, "character:templar") == "You choose among the Characters of Area I now."
    assert why_not(g, "area:III") == "The offers are over; choose a Character of Area I."


# Why not: Characters


@rule("GU-R39")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("transmuter", "The Transmuter turns gold into silver; you have no gold."),
        ("spy", "The Spy takes silver back where you do not lead; you have none there."),
        ("bell_ringer", "Make an offer: the Bell-Ringer lets you name no second Area then."),
        (
            "mason",
            "The Mason is used in phase 4, Construction; this is phase 2, Character Auction.",
        ),
        (
            "alchemist",
            "The Alchemist has an ability that works by itself; there is nothing to choose.",
        ),
        ("duke", "The Duke has no ability; there is nothing to choose."),
    ],
)
def test_an_own_character_without_use_now(name: str, reason: str) -> None:
    g = auction(2)
    give(g, 0, name)
    assert why_not(g, f"character:{name}") == reason


@rule("GU-031")
def test_a_newcomer_waits_for_phase_3() -> None:
    g = square(2, (1, "spy"), (3, "brewer"), (5, "templar"))
    set_offer(g, 0, 1, 2)
    act(g, "take:area=0,place=0", "pass")
    assert why_not(g, "character:spy") == (
        "The Spy joined in this auction; its ability works from phase 3 on."
    )
    assert clause(g, "character:spy") == "New Characters"


@rule("GU-R39")
def test_an_ability_that_was_used_this_week() -> None:
    g = auction(2)
    give(g, 0, "transmuter")
    set_gold(g, 0, 1)
    act(g, "turn_gold:gold=1")
    assert why_not(g, "character:transmuter") == (
        "The Transmuter has been used this Week; it is ready again in the next."
    )


@rule("GU-R45")
def test_whom_the_assassin_does_not_reach() -> None:
    g = money(3)
    give(g, 0, "assassin")
    give(g, 1, "templar", "guard_dog")
    give(g, 2, "duke", "brewer")
    go(g)
    assert why_not(g, "character:templar") == (
        "Blue is protected; your Assassin reaches nobody there."
    )
    assert why_not(g, "character:duke") == (
        "The Duke has 5½ PP; your Assassin reaches those of 4 or less."
    )
    assert why_not(g, "character:brewer") == "Choose your Assassin first."


def test_a_helper_is_chosen_after_the_room() -> None:
    g = builder("mason", 5, "s20")
    assert why_not(g, "character:mason") == "Choose the Room first, then who makes it cheaper."


def test_a_character_of_another_guild() -> None:
    g = auction(2)
    give(g, 1, "mason")
    assert why_not(g, "character:mason") == (
        "The Mason belongs to Blue; you can use only your own Characters."
    )


@rule("GU-R32")
def test_only_the_seer_is_told_of_cards_in_the_stack() -> None:
    g = week_end(2, silver=0)
    give(g, 0, "seer")
    next_characters(g, "duke", "brewer", "templar")
    go(g)
    act(g, use("seer"), f"stack:character={[c.id for c in BOX.characters].index('duke')}")
    assert why_not(g, "character:duke") == "The Duke lies in the stack, as number 1 from the top."
    assert GUILDS.why_not(g, 1, "character:duke") == ("", "")


# Why not: money


@rule("GU-034")
def test_more_gold_than_the_silver_buys() -> None:
    g = go(money(2, silver=12))
    assert why_not(g, "amount:3") == "It takes 15 silver to buy 3 gold; you have 12."
    assert clause(g, "amount:3") == "6. Money"


# Why not: Rooms


@rule("GU-036")
def test_a_room_that_is_too_dear() -> None:
    g = shop(gold=1, rooms=["s01", "s20"])
    assert why_not(g, "room:s20") == "The Assay Office costs 3 gold; you have 1."
    give(g, 0, "mason")
    assert why_not(g, "room:s20") == (
        "The Assay Office costs 2 gold with the help of your Mason; you have 1."
    )


@rule("GU-R21")
def test_a_room_that_fits_nowhere() -> None:
    g = shop(rooms=["s19", "l01"])
    for name, where, turns in (("l03", "A2", 1), ("l04", "B2", 0), ("l06", "C3", 3)):
        place(g, 0, name, where, turns)
    for name, where, turns in (("l08", "A4", 0), ("l17", "A3", 0)):
        place(g, 0, name, where, turns)
    tile = BOX.rooms[[one.id for one in BOX.rooms].index("l01")]
    assert why_not(g, "room:l01") == (
        f"The {tile.title} fits nowhere on your site, however it is turned."
    )


@rule("GU-R25")
def test_rooms_that_stand_cannot_be_chosen() -> None:
    g = shop()
    place(g, 0, "s05", "B2")
    place(g, 1, "s06", "B2", 1)
    assert why_not(g, "room:s05") == (
        "Your Oratory stays where it stands; it cannot be moved or sold."
    )
    assert why_not(g, "room:s06") == "The Oratory stands on the site of Blue."


@rule("GU-R30")
def test_a_room_with_a_coin_needs_no_other() -> None:
    g = evening()
    act(g, "protect:slot=1")
    assert why_not(g, "room:s22", 1) == "The Gallery is protected; choose a Room without a coin."


@rule("GU-039", "GU-041", "GU-042")
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        ("B1", "B1 is covered by your Entrance Hall; choose a free space."),
        ("B2", "B2 is covered by your Barracks; choose a free space."),
        ("A4", "On A4 the Gallery would touch none of your Rooms; one side has to."),
    ],
)
def test_a_space_where_a_room_does_not_go(space: str, reason: str) -> None:
    g = shop(rooms=["s22"])
    place(g, 0, "s01", "B2")
    act(g, "buy:slot=0,discount=0")
    assert why_not(g, f"space:{space}") == reason
    assert clause(g, f"space:{space}") == "Where a Room fits"


@rule("GU-041")
def test_a_space_whose_neighbours_ask_for_other_doors() -> None:
    g = shop(rooms=["s01"])
    place(g, 0, "s17", "B2")
    place(g, 0, "s22", "A2")
    act(g, "buy:slot=0,discount=0")
    assert why_not(g, "space:A1") == ("A1 needs doors N E; the Barracks cannot be turned so.")


@rule("GU-041")
def test_a_turn_that_does_not_fit_says_what_the_space_needs() -> None:
    g = shop(rooms=["s01", "s22"])
    act(g, "buy:slot=1,discount=0", "place:space=4")
    assert why_not(g, "turn:1") == "Turned by 90° it has doors W; B2 needs a door S."
    assert why_not(g, "space:B2") == "Choose how the Gallery is turned first."


@rule("GU-039", "GU-041", "GU-042")
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        ("A1", "With a part on A1 the Training Yard has no place for its other part."),
        ("A2", "Only part B of the Training Yard can lie on A2; choose where part A goes."),
        ("A4", "On A4 the Training Yard would touch none of your Rooms; one side has to."),
    ],
)
def test_a_space_where_a_large_room_does_not_go(space: str, reason: str) -> None:
    g = shop(rooms=["l01"])
    place(g, 0, "s01", "B2")
    act(g, "buy:slot=0,discount=0")
    assert why_not(g, f"space:{space}") == reason


@rule("GU-039", "GU-041", "GU-042")
@pytest.mark.parametrize(
    ("turns", "reason"),
    [
        (1, "Turned by 90° it has doors A: N; B: E W, but part B on A2 needs a wall E."),
        (2, "Turned by 180° its part B would lie beyond the border of your site."),
        (3, "Turned by 270° it would touch none of your Rooms; one side has to."),
    ],
)
def test_a_turn_that_does_not_fit_a_large_room(turns: int, reason: str) -> None:
    g = shop(rooms=["l03"])
    place(g, 0, "s01", "B2")
    act(g, "buy:slot=0,discount=0", "place:space=6")
    assert why_not(g, f"turn:{turns}") == reason


def test_a_part_does_not_lie_over_another_room() -> None:
    g = shop(rooms=["l03"])
    place(g, 0, "s01", "B2")
    act(g, "buy:slot=0,discount=0", "place:space=3")
    assert why_not(g, "turn:0") == "Not turned its part B would lie on B2, over your Barracks."


@rule("GU-R24")
def test_a_turn_that_looks_the_same() -> None:
    g = shop(rooms=["s01"])
    act(g, "buy:slot=0,discount=0", "place:space=4")
    assert why_not(g, "turn:2") == (
        "Turned by 180° it looks as with fewer turns; each look is offered once."
    )
    assert clause(g, "turn:2") == "Rooms and rotations"
