"""Why a Character or a Room cannot be chosen."""

from __future__ import annotations

import pytest

from tests.games.guilds.scenes import builder, evening, shop, square
from tests.games.guilds.table import (
    BOX,
    auction,
    give,
    go,
    money,
    next_characters,
    place,
    set_gold,
    set_offer,
    use,
    week_end,
)
from tests.games.guilds.touching import GUILDS, clause, why_not
from tests.support import act, rule

# Characters


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
    assert clause(g, "character:spy") == "5.23"


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


# Rooms


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
