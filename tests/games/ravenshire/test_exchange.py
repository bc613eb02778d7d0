"""The Market Exchange: its five exchanges, when they may be used, and the Talisman."""

from __future__ import annotations

import pytest

from hearth.games.ravenshire.boards import EXCHANGES
from hearth.games.ravenshire.state import Ravenshire
from tests.games.ravenshire.positions import (
    CHANGES,
    GOODS,
    MYSTICS,
    board,
    can_exchange,
    completing,
    dice_text,
    exchange,
    gathering,
    has,
    hire,
    hold,
    kinds,
    options,
    own,
    pick,
    picks,
    place,
    play,
    production,
    quietly,
    scoring,
    set_board,
    take,
    work,
)
from tests.support import legal, rule

PLENTY = {"ore": 3, "charcoal": 1, "embergem": 2, "talisman": 1, "dragon_scale": 1}
OWN, BOARD = "change_own_die", "change_board_die"


def changing(kind: str, which: int, change: int) -> str:
    """The action of changing the own die of this index, or the die on this spot."""
    name = "die" if kind == OWN else "spot"
    return f"{kind}:{name}={which},change={CHANGES.index(change)}"


def changes(g: Ravenshire, kind: str, which: int) -> list[int]:
    """By how much this die may be changed."""
    return [change for change in CHANGES if changing(kind, which, change) in legal(g)]


def with_talismans(count: int, improved: bool = False, dice: str = "h3 a3 m3") -> Ravenshire:
    g = gathering(dice=dice)
    own(g, talisman=count)
    g.players[0].upgrades = 0b100 if improved else 0
    return g


# The four exchanges of Goods and Mystics


@rule("RA-057")
@pytest.mark.parametrize("gain", GOODS)
@pytest.mark.parametrize("give", ["ore ore ore", "wood leather steel", "charcoal charcoal ore"])
def test_three_goods_of_any_mix_become_one_of_choice(give: str, gain: str) -> None:
    g = gathering()
    own(g, **{kind: give.split().count(kind) for kind in give.split()})
    exchange(g, "good", give, gain)
    assert has(g) == {gain: 1}


def mixes(g: Ravenshire) -> set[str]:
    """What can be left in the end, whichever Goods are given one by one."""
    if not legal(g, "give"):
        assert picks(g) == GOODS
        return {" ".join(f"{count} {kind}" for kind, count in has(g).items())}
    found = set()
    for text in legal(g, "give"):
        other = g.clone()
        play(other, text)
        found |= mixes(other)
    return found


@rule("RA-057")
def test_every_mix_of_three_may_be_given_and_never_fewer() -> None:
    g = gathering()
    own(g, ore=1, wood=2, steel=1)
    play(g, f"exchange:exchange={EXCHANGES.index('good')}")
    assert mixes(g) == {"1 ore", "1 wood", "1 steel"}


@rule("RA-057")
def test_two_goods_are_not_enough() -> None:
    g = gathering()
    own(g, ore=1, wood=1, mithril=9)
    assert not can_exchange(g, "good")


@rule("RA-058")
@pytest.mark.parametrize("gain", MYSTICS)
@pytest.mark.parametrize("give", ["talisman embergem mithril", "mithril mithril dragon_scale"])
def test_three_mystics_of_any_mix_become_one_of_choice(give: str, gain: str) -> None:
    g = gathering()
    own(g, **{kind: give.split().count(kind) for kind in give.split()})
    exchange(g, "mystic", give, gain)
    assert has(g) == {gain: 1}


@rule("RA-058")
def test_two_mystics_are_not_enough() -> None:
    g = gathering()
    own(g, ore=9, mithril=1, embergem=1)
    assert not can_exchange(g, "mystic")


@rule("RA-X6", "RA-058")
def test_three_dragon_scales_may_become_an_embergem() -> None:
    g = gathering()
    own(g, dragon_scale=3)
    exchange(g, "mystic", "dragon_scale dragon_scale dragon_scale", "embergem")
    assert has(g) == {"embergem": 1}


@rule("RA-X7", "RA-058")
def test_two_talismans_and_an_embergem_may_become_a_mithril() -> None:
    g = gathering()
    own(g, talisman=2, embergem=1)
    exchange(g, "mystic", "talisman talisman embergem", "mithril")
    assert has(g) == {"mithril": 1}


@rule("RA-061")
@pytest.mark.parametrize(
    ("gain", "expected"),
    [
        ("steel steel", {"steel": 2}),
        ("ore charcoal", {"ore": 1, "charcoal": 1}),
        ("wood leather", {"wood": 1, "leather": 1}),
    ],
)
def test_two_embergems_become_two_goods(gain: str, expected: dict[str, int]) -> None:
    g = gathering()
    own(g, embergem=2)
    exchange(g, "embergem", gain=gain)
    assert has(g) == expected


@rule("RA-061")
def test_one_embergem_becomes_nothing() -> None:
    g = gathering()
    own(g, embergem=1, mithril=1)
    assert not can_exchange(g, "embergem")


@rule("RA-062")
@pytest.mark.parametrize("gain", GOODS)
def test_a_dragon_scale_and_a_charcoal_become_a_gold_and_a_good(gain: str) -> None:
    g = gathering()
    own(g, dragon_scale=1, charcoal=1)
    exchange(g, "dragon_scale", gain=gain)
    assert has(g) == {"gold": 1, gain: 1}


@rule("RA-062")
@pytest.mark.parametrize("left", [{"dragon_scale": 2}, {"charcoal": 2}])
def test_both_are_needed(left: dict[str, int]) -> None:
    g = gathering()
    own(g, **left)
    assert not can_exchange(g, "dragon_scale")


# When


@rule("RA-056")
def test_exchanges_are_used_any_number_of_times_on_the_own_turn() -> None:
    g = gathering()
    own(g, ore=9)
    for _ in range(4):
        exchange(g, "good", "ore ore ore", "ore")
    assert has(g) == {"ore": 1}


@rule("RA-056")
@pytest.mark.parametrize("which", [name for name in EXCHANGES if name not in ("talisman",)])
def test_exchanges_are_open_at_every_moment_of_the_own_turn(which: str) -> None:
    g = gathering()
    plenty = PLENTY | {"mithril": 3}
    own(g, **plenty)
    assert can_exchange(g, which)
    place(g, "h1", "I")
    assert can_exchange(g, which)
    take(g, "II")
    quietly(g)
    own(g, **plenty)
    assert can_exchange(g, which)


@rule("RA-056")
@pytest.mark.parametrize("which", [name for name in EXCHANGES if name not in ("talisman",)])
def test_exchanges_are_open_in_production(which: str) -> None:
    g = production()
    own(g, **PLENTY, mithril=3)
    assert can_exchange(g, which, seat=0)


@rule("RA-056", "RA-100")
@pytest.mark.parametrize("which", [name for name in EXCHANGES if name not in ("talisman",)])
def test_exchanges_are_open_at_final_scoring(which: str) -> None:
    g = scoring()
    own(g, **PLENTY, mithril=3)
    assert can_exchange(g, which)


@rule("RA-R40", "RA-028")
def test_an_exchange_may_obtain_what_a_member_asks_for() -> None:
    g = production()
    hire(g, 0, "tallow")
    own(g, ore=3)
    work(g, "overtime")
    play(g, "run_guild:guild=2", seat=0)
    assert "trade:row=1" not in options(g, 0)
    exchange(g, "good", "ore ore ore", "steel", seat=0)
    play(g, "trade:row=1", seat=0)
    assert has(g) == {"gold": 1 + 3}


@rule("RA-R40")
def test_an_exchange_may_obtain_what_a_contract_costs() -> None:
    g = production()
    hold(g, 0, "acorn_buckler")
    own(g, wood=4, ore=3)
    assert completing("acorn_buckler") not in options(g, 0)
    exchange(g, "good", "ore ore ore", "steel", seat=0)
    assert completing("acorn_buckler") in options(g, 0)


# The Talisman


@rule("RA-059")
@pytest.mark.parametrize(("change", "after"), [(-1, "h2 a3 m3"), (1, "h4 a3 m3")])
def test_a_talisman_changes_an_own_die_by_one(change: int, after: str) -> None:
    g = with_talismans(1)
    play(g, changing(OWN, 0, change))
    assert dice_text(g.players[0].rolled) == after
    assert has(g) == {}


@rule("RA-059")
@pytest.mark.parametrize(("change", "after"), [(-1, "a3"), (1, "a5")])
def test_a_talisman_changes_a_die_on_the_board_by_one(change: int, after: str) -> None:
    g = with_talismans(1)
    set_board(g, I="h1", II="h1", III="a4", IV="a1", V="m1", VI="m1")
    play(g, changing(BOARD, 4, change))
    assert board(g)["III"] == after
    assert has(g) == {}


@rule("RA-059", "RA-050")
def test_without_the_upgrade_it_is_one_and_no_more() -> None:
    g = with_talismans(9)
    assert changes(g, OWN, 0) == [-1, 1]


@rule("RA-050", "RA-R19")
@pytest.mark.parametrize(("change", "after"), [(-2, "h1"), (-1, "h2"), (1, "h4"), (2, "h5")])
def test_the_improved_exchange_changes_by_one_or_two(change: int, after: str) -> None:
    g = with_talismans(2, improved=True)
    play(g, changing(OWN, 0, change))
    assert dice_text(g.players[0].rolled[:1]) == after
    assert has(g) == {"talisman": 1}


@rule("RA-050", "RA-R19")
@pytest.mark.parametrize(("change", "after"), [(-2, "a2"), (-1, "a3"), (1, "a5"), (2, "a6")])
def test_the_improved_exchange_changes_dice_on_the_board_too(change: int, after: str) -> None:
    g = with_talismans(1, improved=True)
    set_board(g, I="h1", II="h1", III="a4", IV="a1", V="m1", VI="m1")
    play(g, changing(BOARD, 4, change))
    assert board(g)["III"] == after


@rule("RA-059")
def test_several_talismans_may_change_one_die() -> None:
    g = with_talismans(3, dice="h6 a3 m3")
    for _ in range(3):
        play(g, changing(OWN, 0, -1))
    assert dice_text(g.players[0].rolled[:1]) == "h3"
    assert has(g) == {}
    assert not kinds(g) & {OWN, BOARD}


@rule("RA-060")
@pytest.mark.parametrize(
    ("value", "plain", "improved"),
    [
        (1, [1], [1, 2]),
        (2, [-1, 1], [-1, 1, 2]),
        (3, [-1, 1], [-2, -1, 1, 2]),
        (4, [-1, 1], [-2, -1, 1, 2]),
        (5, [-1, 1], [-2, -1, 1]),
        (6, [-1], [-2, -1]),
    ],
)
def test_a_die_never_leaves_its_values(value: int, plain: list[int], improved: list[int]) -> None:
    own_die = with_talismans(1, dice=f"h{value} a3 m3")
    assert changes(own_die, OWN, 0) == plain
    better = with_talismans(1, improved=True, dice=f"h{value} a3 m3")
    assert changes(better, OWN, 0) == improved
    set_board(better, I=f"h{value}", II="h1", III="a1", IV="a1", V="m1", VI="m1")
    assert changes(better, BOARD, 0) == improved


@rule("RA-R18", "RA-059")
def test_a_die_is_changed_before_it_is_placed() -> None:
    g = with_talismans(1, dice="h4 a3 m3")
    play(g, changing(OWN, 0, -1))
    place(g, "h3", "I")
    assert has(g) == {"ore": 1, "mithril": 1}


@rule("RA-R18")
def test_a_die_is_changed_before_it_is_taken() -> None:
    g = with_talismans(2, dice="h4 a3 m3")
    set_board(g, I="h1", II="m4", III="a1", IV="a1", V="h1", VI="m1")
    place(g, "h4", "I")
    own(g, talisman=1)
    play(g, changing(BOARD, 2, 1))
    take(g, "II")
    assert has(g) == {"wood": 2, "dragon_scale": 1, "gold": 1}


@rule("RA-R18")
def test_a_gain_already_made_is_not_changed() -> None:
    g = with_talismans(1, dice="h4 a3 m3")
    place(g, "h4", "I")
    assert has(g) == {"ore": 3, "talisman": 1}
    play(g, changing(BOARD, 1, -1))
    assert board(g)["I"] == "h1 h3"
    assert has(g) == {"ore": 3}


@rule("RA-R18")
def test_a_die_on_the_board_may_be_changed_and_left_there() -> None:
    g = with_talismans(1)
    set_board(g, I="h1", II="h1", III="a4", IV="a1", V="m1", VI="m1")
    play(g, changing(BOARD, 4, 1))
    place(g, "h3", "I")
    take(g, "V")
    assert board(g)["III"] == "a5"


@rule("RA-059", "RA-R18")
def test_a_taken_die_may_be_changed_after_the_run() -> None:
    g = gathering(dice="h3 a3 m3")
    place(g, "h3", "II")
    take(g, "V")
    own(g, talisman=1)
    assert dice_text(g.players[0].taken) == "m1"
    found = []
    for text in legal(g, OWN):
        other = g.clone()
        play(other, text)
        found.append(dice_text(other.players[0].taken))
    assert "m2" in found


@rule("RA-059", "RA-R18")
def test_a_die_is_changed_in_production_before_it_is_used() -> None:
    g = production(values="4 1 1")
    own(g, talisman=1)
    changed = [text for text in options(g, 0, OWN) if text.endswith(f"change={CHANGES.index(1)}")]
    after = []
    for text in changed:
        other = g.clone()
        play(other, text, seat=0)
        after.append(sorted(one % 10 for one in other.players[0].bench))
    assert [1, 1, 5] in after


@rule("RA-059")
def test_a_die_that_was_used_in_production_is_changed_no_more() -> None:
    g = production(values="4 4 4")
    for space in ("hire_help", "scrap_pile", "forge_mastery"):
        work(g, space)
        if legal(g, "master"):
            play(g, "master:reward=2", seat=0)
        if picks(g):
            pick(g, "talisman", "talisman", seat=0)
    assert has(g)["talisman"] == 2
    assert options(g, 0, OWN) == []


@rule("RA-059")
def test_no_die_is_changed_at_final_scoring() -> None:
    g = scoring()
    own(g, talisman=3)
    assert not kinds(g) & {OWN, BOARD}


@rule("RA-059", "RA-R17")
def test_dice_of_other_players_are_not_changed() -> None:
    g = with_talismans(1)
    before = dice_text(g.players[1].rolled)
    for text in legal(g, OWN) + legal(g, BOARD):
        other = g.clone()
        play(other, text)
        assert dice_text(other.players[1].rolled) == before
    assert len({text.partition(",")[0] for text in legal(g, OWN)}) == 3


@rule("RA-059")
def test_without_a_talisman_no_die_is_changed() -> None:
    g = gathering(dice="h3 a3 m3")
    own(g, mithril=5)
    assert not kinds(g) & {OWN, BOARD}
