"""The drawing of Ravenshire: what a player has to know, at every moment, and no more than that."""

from __future__ import annotations

from rich.console import Group

from hearth.games.ravenshire import view
from hearth.games.ravenshire.goods import KINDS
from hearth.games.ravenshire.state import Ravenshire
from hearth.match import Match
from hearth.terminal.ravenshire.drawing import ALWAYS, ASKED, MORE, ORDER
from hearth.terminal.ravenshire.table import by_value
from hearth.terminal.ravenshire.words import AMOUNTS, HEADINGS, MINOR, PASSING, PHASES, WARNING
from tests.games.ravenshire import positions as at
from tests.terminal.drawing import (
    draw,
    draw_fitted,
    draw_near,
    draw_options,
    line,
    lines_of,
    match_at,
    screen,
    shown,
)
from tests.terminal.ravenshire_tables import BOX


def own(g: Ravenshire, seat: int = 0, **amounts: int) -> None:
    for kind, count in amounts.items():
        g.players[seat].stock[KINDS.index(kind)] = count


def cells(text: str, start: str) -> list[str]:
    return line(text, start).removeprefix(start).split()


def part(match: Match, name: str, width: int = 120, seat: int = 0) -> str:
    on = screen(match, width)
    return shown(on, Group(*[one.drawn for one in on.parts_called(on.sight(seat), name)]))


# Words


def test_headings_and_events_are_those_that_there_are():
    game = Match.new("ravenshire", 2, seed=1).game
    kinds = {kind.name for kind in game.space.kind_of}
    assert set(HEADINGS) == kinds
    assert {kind for kind, _ in ASKED} | AMOUNTS <= kinds
    assert set(game.event_names) >= MINOR | WARNING | PASSING


def test_every_phase_has_a_name_and_parts():
    assert set(PHASES) == {*view.PHASES.values(), "over"} == set(ALWAYS) == set(MORE)
    named = {name for names in [*ALWAYS.values(), *MORE.values()] for name in names}
    assert named | {name for _, names in ASKED for name in names} <= set(ORDER)


def test_players_are_called_by_their_colour():
    names = screen(match_at(at.gathering(4))).names()
    assert [name.plain for name in names] == ["Red", "Blue", "Yellow", "White"]
    assert str(names[3].style) == "bold"  # white would not be seen on a light terminal


def test_the_rival_stands_in_the_last_sentence():
    drawer = screen(match_at(at.gathering(1))).drawer
    told = drawer.alone("Red", 40, False, "The Rival has 44 Gold.")
    assert told == "Red loses to the Rival with 40 Gold. The Rival has 44 Gold."


# How far the match is


def test_the_header_tells_round_phase_and_turn():
    g = at.gathering()
    g.round = 3
    assert lines_of(draw(match_at(g)))[0] == " Round 3 of 4 · Gathering · your turn, Red"
    assert lines_of(draw_near(match_at(g), seat=1))[0].endswith(" · Red to choose")


def test_in_production_all_choose_together():
    assert "Production · all choose at the same time, Blue" in draw(
        match_at(at.production()), seat=1
    )


def test_the_last_line_tells_who_one_is_and_what_it_comes_to():
    g = at.gathering()
    own(g, gold=7, action_token=2)
    g.players[0].reputation = 2
    told = "You are Red ① · 7 Gold (Total 11) · 2 Action Tokens · Reputation 2"
    assert lines_of(draw(match_at(g)))[-1] == told
    assert lines_of(draw(match_at(g), width=120))[-1] == f"{told} (next: the Exceptional row)"


# The main board


def test_districts_show_their_dice_and_what_each_value_brings():
    g = at.gathering()
    at.set_board(g, I="h4 m6", II="h1", III="a1", IV="a1", VI="m1")
    told = draw(match_at(g), width=120)
    assert "Harvester 4, Merchant 6  Ore 3 2 1 3 3 2, 1 Mithril on 1-3" in line(told, "I Sharprock")
    assert line(told, "V Bramwell").endswith("  Steel 2 1 1 2 2 1, 1 Action Token on 1-3")
    assert "Har 4, Mer 6" in line(draw(match_at(g)), "I Sharprock")


def test_what_a_die_brings_is_that_of_the_box():
    assert by_value(BOX.spaces[2].yields) == "3 Goods on 1-2, 2 Mystics on 3-4, Gold · · · · 2 3"
    assert by_value(BOX.spaces[1].yields) == "2 Action Tokens"


def test_the_die_just_placed_stands_in_brackets():
    g = at.gathering(dice="h5 a1 m1")
    at.place(g, "h5", "II")
    assert "Har 1, (Har 5)" in line(draw_near(match_at(g)), "II Darkwood")


def test_the_guild_halls_tell_cost_and_ability_and_who_leaves():
    g = at.gathering()
    own(g, gold=1)
    at.show_halls(g, "hazel wisp pippin", "marl ashkin -")
    told = part(match_at(g), "halls", 140)
    assert "Hazel, squirrel woodcutter ✓  " in told
    hazel = " ".join(cells(told, "Hazel, squirrel woodcutter ✓"))
    assert hazel == "Harvesters 1 Gold Brings 2 Wood."
    assert "Marl, toad flux-mixer ↓  " in told  # no Charcoal, and of the bottom row
    assert len(lines_of(told)) == 6


def test_a_contract_shows_its_cost_its_reward_and_its_type():
    g = at.gathering()
    at.show_row(g, "common", "wardens_shortbow_irons acorn_buckler -")
    own(g, wood=4, steel=1)
    told = part(match_at(g), "contracts")
    assert line(told, "Open Contracts").split()[2:7] == [
        "Ore",
        "Wood",
        "Leather",
        "Charcoal",
        "Steel",
    ]
    irons = cells(told, "Warden's Shortbow Irons")
    assert irons == ["·", "4", "1", "·", "1", *"····", "3", "1", "1", "Good", "Weapon"]
    assert "Acorn Buckler ✓" in told
    assert "Warden's Shortbow Irons ✓" not in told
    assert line(part(match_at(g), "contracts", 80), "Acorn Buckler").endswith(" S")


def test_closed_rows_tell_the_reputation_that_opens_them():
    g = at.gathering()
    assert "Exceptional from Rep 3" in part(match_at(g), "contracts")
    g.players[0].reputation = 3
    told = part(match_at(g), "contracts")
    assert "Exceptional from" not in told
    assert "Legendary from Rep 7" in told


def test_titles_show_how_far_everybody_is():
    g = at.gathering()
    at.show_titles(g, "artificer", "guildmaster", "weaponsmith")
    at.completed_before(g, 1, "hedgerow_hatchets", "acorn_buckler")
    at.hire(g, 0, "hazel", "burdock", "wisp", "ashkin", "pippin", "dunlin")
    told = part(match_at(g), "titles")
    assert " ".join(cells(told, "Artificer")) == "10 7 completed Contracts of any sort 0 2"
    assert cells(told, "Guildmaster")[-2:] == ["★9", "3"]
    assert cells(told, "Weaponsmith")[-2:] == ["0", "1"]


def test_a_title_that_is_scored_tells_who_has_it():
    g = at.gathering()
    at.show_titles(g, "artificer")
    g.met, g.titles = [at.title("artificer")], [t for t in g.titles if t != at.title("artificer")]
    g.players[1].titles = g.met
    assert "Scored: Artificer (Blue)" in part(match_at(g), "titles")


# Players


def test_players_stand_side_by_side():
    g = at.gathering(3)
    own(g, 1, ore=12, embergem=2, gold=5, action_token=1)
    g.players[1].reputation = 4
    told = part(match_at(g), "players")
    assert cells(told, "Blue") == ["12", *"·····", "2", "·", "·", "5", "1", "4", "10", "·"]
    assert cells(told, "Red ①")[0] == "(you)"


def test_what_one_has_stands_above_what_ones_contracts_cost():
    g = at.gathering()
    own(g, wood=3, action_token=1, gold=6)
    at.hold(g, 0, "acorn_buckler")
    lines = lines_of(draw_near(match_at(g)))
    has = next(i for i, text in enumerate(lines) if text.startswith("You have"))
    assert lines[has - 1].startswith("Contracts in hand")
    assert " ".join(lines[has].split()) == "You have · 3 · · · · · · · 6 · 1 Token"
    assert " ".join(lines[has + 1].split()) == "Acorn Buckler · 4 · · 1 · · · · 3 1 S"


def test_own_dice_are_told_with_where_they_are():
    g = at.gathering(dice="h2 a3 m6")
    at.place(g, "h2", "II")
    at.take(g, "I")
    told = line(draw_near(match_at(g), width=120), "Your dice")
    assert told == "Your dice  to place Alchemist 3, Merchant 6 · for Production Harvester 1"


def test_a_running_guild_shows_who_was_used():
    g = at.gathering(dice="h2 a3 m6")
    at.hire(g, 0, "tallow")
    own(g, steel=1)
    at.place(g, "h2", "II")
    at.take(g, "V")
    told = draw_near(match_at(g), width=100)
    assert line(told, "Merchants").startswith(
        "Merchants 2 of 3, running  Merchant †  Brings 1 Gold."
    )
    assert "Tallow  " in told


def test_production_shows_the_spaces_with_their_upgrades():
    g = at.production(values="1 2 3")
    assert "Charcoal 2 2 3 3 2 3, 1 Embergem" in draw_near(match_at(g), width=160)
    g.players[0].upgrades = 0b10
    g.players[0].spaces = [1]
    told = draw_near(match_at(g), width=160)
    assert "Charcoal 3 3 4 4 3 4, 1 Embergem" in told
    assert " ".join(cells(told, "Hire Help")) == "used in this round"


def test_a_contract_that_cannot_be_completed_has_a_reason():
    g = at.production()
    at.hold(g, 0, "hedgerow_hatchets", "acorn_buckler")
    own(g, wood=4)
    on = screen(match_at(g))
    found = on.drawer.looked_for(on.sight(0))
    assert found == ["contract:acorn_buckler", "contract:hedgerow_hatchets"]
    assert "you lack 1 Steel" in on.out_of_reach(0)[0]


def test_how_much_is_converted_is_typed_as_it_is():
    g = at.production()
    own(g, wood=5)
    at.play(g, "work:die=0,space=4")
    menu = screen(match_at(g)).menu(0)
    assert menu.how_much
    assert "1-5 Burn 1 to 5 Wood to 1 to 5 Charcoal" in draw_options(match_at(g), 0, 80)


def test_a_seat_is_shown_with_all_that_lies_before_it():
    g = at.gathering(assistants="badger")
    at.hire(g, 1, "hazel")
    at.hold(g, 1, "acorn_buckler")
    at.completed_before(g, 1, "hedgerow_hatchets", finish="mithril")
    on = screen(match_at(g), 120)
    told = shown(on, on.drawer.of_seat(on.sight(0), 1))
    for wanted in ("Hazel", "Acorn Buckler", "Hedgerow Hatchets (Mithril Finish)", "Side Jobs"):
        assert wanted in told
    assert "Badger, Assistant" in shown(on, on.drawer.of_seat(on.sight(0), 0))


# The Rival


def test_the_rival_lies_open():
    g = at.gathering(1, rival="hard")
    g.rival.gold, g.rival.work, g.rival.charms, g.rival.reputation = 9, 7, 1, 4
    g.rival.contracts = [at.fetch_contract(g, "acorn_buckler")]
    g.rival.card = 0
    told = part(match_at(g), "rival", 160)
    assert told.startswith("Rival, Hard  9 Gold · Reputation 4 · 7 Work · 1 Charm · to place ")
    assert "In hand  Acorn Buckler (Common, 8 Work)" in told
    assert "Last card  highest die, districts I V IV II III VI" in told
    assert "; 16 Work (+2: Hard); the left Contract" in " ".join(told.split())
    assert cells(part(match_at(g), "players"), "Rival") == ["9", "4", "13", "·"]
    assert line(part(match_at(g), "titles"), "Title").endswith(" Red  Rival")


def test_the_neutral_seat_has_only_dice():
    told = part(match_at(at.busy_town("h2 a4 m6")), "rival", 160)
    assert told.startswith("Neutral seat  to place Harvester 2, Alchemist 4, Merchant 6 · ")
    assert "Gold" not in told


# Secrets


def test_contracts_that_are_dealt_are_a_secret_until_all_have_kept_one():
    match = match_at(at.fresh(2))
    drawer = screen(match).drawer
    seat = match.g.actor()
    assert drawer.has_secrets(match.g.view(seat))
    titles = [BOX.contracts[card].title for card in match.g.players[seat].dealt]
    for title in titles:
        assert title in draw_near(match, seat)
        assert title not in draw(match, 1 - seat)
    while match.g.view(None)["phase"] == "set_up":
        match.act(match.legal()[0])
    assert not drawer.has_secrets(match.g.view(seat))


# Little room


def test_on_a_small_terminal_the_question_keeps_what_it_is_about():
    g = at.gathering()
    at.hire(g, 0, "hazel")
    told = draw_fitted(match_at(g), room=4)
    for start in ("Your guilds  Harvesters with Hazel", "I Sharprock", "You have", "You are Red"):
        assert f"\n{start}" in told
    assert len(lines_of(told)) <= 16
