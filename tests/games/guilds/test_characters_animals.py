"""Animals: protection by the Guard Dog, and PP for members of other Factions."""

from __future__ import annotations

import pytest

from tests.games.guilds.scenes import at_auction, guild, points
from tests.games.guilds.table import (
    auction,
    character,
    give,
    go,
    money,
    names_of,
    set_offer,
    use,
    week_end,
)
from tests.support import act, legal, rule

# AN1 Guard Dog: see also the Cutpurse, the Saboteur and the Assassin


@rule("AN1", "GU-R45")
def test_a_guild_with_the_guard_dog_loses_nothing_to_the_saboteur() -> None:
    g = at_auction("saboteur", 4)
    give(g, 3, "guard_dog")
    act(g, "take:area=0,place=0")
    assert [guild.silver for guild in g.players] == [10, 8, 8, 10]


@rule("AN1", "GU-R45")
def test_a_guild_with_the_guard_dog_loses_nobody_to_the_assassin() -> None:
    g = money(2)
    give(g, 0, "assassin")
    give(g, 1, "brewer", "guard_dog")
    assert legal(go(g), "remove") == []


@rule("AN1", "GU-R45")
def test_a_guild_with_the_guard_dog_loses_nothing_to_the_cutpurse() -> None:
    g = week_end(3, silver=0)
    g.first = 2
    give(g, 0, "cutpurse")
    give(g, 1, "guard_dog", "brewer")
    act(go(g), use("cutpurse"))
    assert [guild.silver for guild in g.players] == [12, 12, 9]


@rule("AN1", "GU-R45")
def test_the_guard_dog_does_not_hold_back_its_own_guild() -> None:
    g = money(2)
    give(g, 0, "assassin", "guard_dog")
    give(g, 1, "brewer")
    act(go(g), f"remove:character={character('brewer')}")
    assert names_of(g.players[1].characters) == []


@rule("AN1", "GU-R45")
def test_the_own_saboteur_and_the_own_guard_dog_get_along() -> None:
    g = at_auction("saboteur", 4)
    give(g, 0, "guard_dog")
    act(g, "take:area=0,place=0")
    assert [guild.silver for guild in g.players] == [10, 8, 8, 8]


@rule("AN1", "GU-R45")
def test_the_guard_dog_does_not_keep_others_from_outbidding() -> None:
    g = auction(2)
    give(g, 1, "guard_dog")
    set_offer(g, 1, 1, 3)
    assert "offer:area=0" in legal(g)


# AN2 Granary Cat


@rule("AN2")
def test_the_granary_cat_scores_one_point_per_other_animal() -> None:
    assert points("granary_cat") == 1
    assert points("granary_cat", "white_dove") == 1 + 1 + 1
    assert points("granary_cat", "white_dove", "war_horse") == 1 + 2 + 2


@rule("AN2", "GU-R37", "s13")
def test_a_raven_and_a_kennel_are_animals_to_the_granary_cat() -> None:
    assert points("granary_cat", "familiar_raven") == 1 + 1 + 1
    assert points("granary_cat", rooms=[("s13", "B2", 0)]) == 1 + 1 + 1


@rule("AN2")
def test_members_of_other_factions_are_nothing_to_the_granary_cat() -> None:
    assert points("granary_cat", "archmage", "seer", "alchemist") == 1 + 6


@rule("AN2", "GU-045")
def test_an_inactive_kennel_is_nothing_to_the_granary_cat() -> None:
    assert points("granary_cat", rooms=[("s23", "B2", 0), ("s14", "A2", 0)]) == 1 + 2


# AN3 War Horse, AN4 Familiar Raven, AN5 White Dove, AN6 Peacock


@rule("AN3")
def test_the_war_horse_scores_half_a_point_per_warrior() -> None:
    assert points("war_horse", "brewer") == 1
    assert points("war_horse", "gate_sergeant", "brewer") == 1 + 1 + 1
    assert points("war_horse", "gate_sergeant", "royal_armourer") == 1 + 2 + 1


@rule("AN3", "GU-R37", "s01")
def test_a_room_of_warriors_counts_for_the_war_horse() -> None:
    assert points("war_horse", "brewer", rooms=[("s01", "B2", 0)]) == 2 + 1


@rule("AN4")
def test_the_familiar_raven_scores_half_a_point_per_wizard_and_for_itself() -> None:
    assert points("familiar_raven") == 1
    assert points("familiar_raven", "brewer") == 1
    assert points("familiar_raven", "archmage") == 1 + 3
    assert points("familiar_raven", "archmage", "seer") == 2 + 5


@rule("AN4", "WI2", "GU-R37", "s03")
def test_the_court_mage_and_a_room_of_wizards_count_for_the_familiar_raven() -> None:
    assert points("familiar_raven", "court_mage") == 2
    assert points("familiar_raven", "brewer", rooms=[("s03", "B2", 0)]) == 2 + 1


@rule("AN5")
def test_the_white_dove_scores_half_a_point_per_priest() -> None:
    assert points("white_dove", "brewer") == 1
    assert points("white_dove", "acolyte", "brewer") == 1 + 1 + 1
    assert points("white_dove", "acolyte", "confessor") == 1 + 2 + 1


@rule("AN5", "WA2", "PR6", "GU-R37", "s05")
def test_templar_inquisitor_and_a_room_of_priests_count_for_the_white_dove() -> None:
    assert points("white_dove", "templar", "inquisitor") == 1 + 3 + 1
    assert points("white_dove", "brewer", rooms=[("s05", "B2", 0)]) == 2 + 1


@rule("AN6")
def test_the_peacock_scores_half_a_point_per_nobleman() -> None:
    assert points("peacock", "brewer") == 2
    assert points("peacock", "countess", "brewer") == 2 + 3 + 1
    assert points("peacock", "countess", "patron_of_the_arts") == 2 + 4 + 1


@rule("AN6", "WI2", "NO5", "GU-R37", "s09")
def test_two_more_noblemen_and_a_room_of_noblemen_count_for_the_peacock() -> None:
    assert points("peacock", "court_mage") == 2 + 1
    assert points("peacock", "merchant_prince", "brewer") == 2 + 1 + 1
    assert points("peacock", "brewer", rooms=[("s09", "B2", 0)]) == 3 + 1


@rule("AN3", "AN4", "AN5", "AN6")
@pytest.mark.parametrize(
    ("animal", "alone", "members"),
    [
        ("war_horse", 1, ["gate_sergeant", "royal_armourer"]),
        ("familiar_raven", 1, ["archmage", "seer"]),
        ("white_dove", 1, ["acolyte", "confessor"]),
        ("peacock", 2, ["countess", "duke"]),
    ],
)
def test_members_of_other_guilds_are_nothing_to_an_animal(
    animal: str, alone: int, members: list[str]
) -> None:
    g = guild(animal)
    give(g, 1, *members)
    assert g.scores()[0] == alone
