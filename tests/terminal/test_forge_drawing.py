"""The drawing of Forge: the board, the players, one's Contracts, and what is near."""

from __future__ import annotations

import re

from hearth.games.forge import view
from hearth.games.forge.cards import SEALS
from hearth.terminal.forge.words import AMOUNTS, HEADINGS, MINOR, PASSING, PHASES, WARNING
from tests.games.forge import positions as p
from tests.terminal.drawing import (
    draw,
    draw_all,
    draw_fitted,
    draw_near,
    draw_options,
    line,
    lines_of,
    match_at,
    screen,
    shown,
)
from tests.terminal.forge_tables import cells, draw_of

# Words


def test_headings_and_events_are_those_that_there_are():
    game = match_at(p.at_turn()).game
    assert set(HEADINGS) | AMOUNTS == {kind.name for kind in game.space.kind_of}
    assert set(game.event_names) >= MINOR | WARNING | PASSING


def test_every_phase_has_a_name():
    assert set(PHASES) == {*view.PHASES.values(), "over"}


def test_players_are_called_by_their_colour():
    names = screen(match_at(p.at_turn(4))).names()
    assert [name.plain for name in names] == ["Blue", "Yellow", "Red", "Green"]
    assert str(names[0].style) == "bold bright_blue"


def test_whoever_has_another_name_is_known_by_colour_too():
    on = screen(match_at(p.at_turn()))
    on.called = ["Ann"]
    assert "Ann, Blue (you)" in shown(on, on.drawer.table(on.sight(0)))


# How far the match is


def test_the_header_tells_round_phase_and_turn():
    match = match_at(p.at_turn(round=2))
    told = " Round 2 · Turns · your turn, Blue"
    assert lines_of(draw(match))[0] == lines_of(draw_near(match))[0] == told
    assert lines_of(draw(match, seat=1))[0] == " Round 2 · Turns · Blue to choose"


def test_the_turn_order_is_that_of_the_next_round():
    g = p.choosing_order()
    seat = g.actor()
    told = draw(match_at(g), seat)
    assert lines_of(told)[0].startswith(" Round 1 · Turn order · your turn")
    free = "1 (1 Gold) ○ · 2 (1 Wood) ○ · 3 (1 Metal) ○ · 4 (1 Gem) ○"
    assert line(told, "Turn order") == f"Turn order  {free}"


def test_whoever_was_on_space_4_may_not_take_it_again():
    g = p.choosing_order()
    g.barred = 1
    assert "Yellow may not take 4 again" in draw(match_at(g), width=120)


def test_the_last_round_is_a_line_of_its_own():
    g = p.at_turn()
    match = match_at(g)
    assert "Last round" not in draw(match)
    g.last_round = True
    assert lines_of(draw_near(match))[1] == "Last round: a player's fifth Hammer is placed"
    g.last_round, g.round = False, 12
    assert lines_of(draw_near(match))[1] == "Last round: there are no more than 12"


# The board


def test_locations_show_what_is_free_and_who_stands_there():
    g = p.at_turn(busy=False)
    p.put(g, 0, "1", "forest.a2")
    p.put(g, 1, "smith", "mountains.b1")
    p.put(g, 1, "1", "market")
    told = draw(match_at(g))
    row = ["Forest", "Wood 4 B 2 [+1]", "Mountains", "Metal 3 2 1 [Y]", "Mines", "Gem 2 1 [2]"]
    assert cells(told, "Forest") == row
    assert cells(told, "Market  ")[:4] == ["Market", "Y ○", "Plaza", "○ ○ ○ ○"]
    assert cells(told, "Development  ○")[:2] == ["Development", "○ ○ ○ [○]"]


def test_without_room_only_taken_spots_are_told():
    g = p.at_turn(busy=False)
    p.put(g, 0, "1", "forest.a2")
    p.put(g, 1, "smith", "mountains.b1")
    told = draw_fitted(match_at(g), 5)
    assert line(told, "Taken") == "Taken  Forest B, Mountains Y"
    assert "[+1]" not in told


def test_prices_of_the_market():
    told = line(draw(match_at(p.at_turn())), "Market prices")
    assert told == "Market prices  Wood 2 · Metal 3 · Brick 4 · Gem 5 Gold"


def test_face_up_cards_are_written_out():
    told = draw(match_at(p.at_turn()), width=120)
    assert cells(told, "Training   ")[2:] == ["Proud Name", "3", "Nothing but its VP."]


def test_achievements_tell_the_next_hammer_and_how_far_everybody_is():
    g = p.at_turn()
    p.forged_before(g, "hay_forks", "gate_hinges")
    p.hammered(g, 1, "top_upgrades")
    told = draw(match_at(g), width=100)
    assert cells(told, "Hammers  3")[:4] == ["Hammers", "3 Forged", "4 Seals", "Top Half"]
    assert cells(told, "next VP")[1:4] == ["5", "5", "3"]
    assert cells(told, "Blue   ")[1:4] == ["2/3", "0/4", "0/4"]
    assert cells(told, "Yellow   0")[1:4] == ["0/3", "0/4", "★"]


def test_upgrades_cost_what_they_cost_this_player():
    g = p.at_turn()
    p.upgraded(g, "tongs")
    p.developed(g, "coin_press")
    told = draw(match_at(g), width=120)
    assert cells(told, "Wagon")[1:4] == ["top", "2 Wood, 5 Gold", "4"]
    assert cells(told, "Vise")[1:4] == ["bottom", "2 Metal, 3 Gold", "3"]
    assert not [row for row in lines_of(told) if row.startswith("Tongs")]


# Contracts


def test_a_contract_shows_what_it_takes_brings_and_lacks():
    g = p.at_turn()
    p.hold(g, "boar_spear", "hay_forks")
    p.own(g, wood=2, metal=1)
    told = draw_near(match_at(g))
    rows = lines_of(told)
    hand = rows[rows.index(line(told, "Your Contracts")) + 1 :]
    assert re.split("  +", hand[0]) == ["Hay Forks", "Tool", "2 Wood, 1 Metal", "5", "3", "ready"]
    lacks = "Skill 2, Tongs, 1 Wood, 1 Metal"
    spear = ["Boar Spear", "Weapon", "3 Wood, 2 Metal", "8", "4", "red"]
    assert cells(draw_near(match_at(g), width=120), "Boar Spear")[2:] == [*spear[2:], lacks]
    assert re.split("  +", hand[1])[:6] == spear


def test_upgrades_and_cards_change_what_a_contract_takes_and_brings():
    g = p.at_turn()
    p.hold(g, "boar_spear")
    p.upgraded(g, "hammers", "anvil", "tongs")
    g.players[0].skill = 2
    told = cells(draw(match_at(g), width=120), "Boar Spear")
    assert told == ["Boar Spear", "Common Weapon", "3 Wood, 1 Metal", "10", "4", "red", told[-1]]
    assert told[-1] == "3 Wood, 1 Metal"


def test_the_top_of_a_discard_pile_is_drawn_and_only_that():
    g = p.at_turn()
    p.show_pile(g, "military", "infantry_spears", "kettle_helms")
    told = draw(match_at(g), width=120)
    assert cells(told, "Military  ")[2:4] == ["Infantry Spears", "2 Wood, 3 Metal"]
    assert "Kettle Helms" not in told
    assert cells(told, "Royal  ")[2:] == ["none"]


def test_long_words_of_titles_are_not_cut_off_on_a_narrow_terminal():
    g = p.at_turn()
    p.show_pile(g, "royal", "astrologers_rings")
    p.show_pile(g, "guild", "quartermasters_favour")
    told = draw(match_at(g), width=60)
    assert "Astrologer's" in told
    assert "Quartermaster's" in told
    assert "…" not in told


def test_nobody_sees_the_contracts_of_others():
    g = p.at_turn()
    p.hold(g, "boar_spear", "hay_forks")
    match = match_at(g)
    told = draw_all(match, seat=0) + draw_of(match, 0, 0)
    assert "Boar Spear" in told
    told = draw(match, seat=1, width=120) + draw_of(match, 1, 0)
    assert "Boar Spear" not in told
    assert "2 Common" in told


def test_what_everybody_saw_being_taken_is_told():
    g = p.at_turn()
    p.hold(g, "boar_spear")
    g.players[0].shown = g.players[0].hand
    assert "Seen in the hand: Boar Spear" in draw_of(match_at(g), 1, 0)


def test_only_hidden_contracts_and_known_decks_are_secrets():
    g = p.at_turn()
    drawer = screen(match_at(g)).drawer
    assert not drawer.has_secrets(g.view(0))
    p.hold(g, "boar_spear")
    assert drawer.has_secrets(g.view(0))
    assert not drawer.has_secrets(g.view(1))
    g.players[0].shown = g.players[0].hand
    assert not drawer.has_secrets(g.view(0))


def test_what_one_put_back_is_for_its_owner_only():
    g = p.at_turn()
    g.guild_deck.put_on_top(p.fetch(g, "toll_exemption"), 1 << 0)
    told = "Guild deck  on top Toll Exemption (only you know)"
    assert told in draw(match_at(g))
    assert "Toll Exemption" not in draw(match_at(g), seat=1)
    assert screen(match_at(g)).drawer.has_secrets(g.view(0))


# Players


def test_players_stand_in_turn_order_with_their_means():
    g = p.at_turn()
    p.own(g, gold=7, wood=2, gem=1)
    g.order = [1, 0]
    told = draw(match_at(g))
    assert cells(told, "Blue (you)")[1:] == ["7", "2", "·", "·", "1", "1", "2", "○○[○]", "·"]
    assert told.index("\nYellow  ") < told.index("\nBlue (you)")


def test_the_last_line_tells_who_one_is():
    g = p.at_turn()
    p.own(g, gold=7, wood=2)
    told = "You are Blue · 7 Gold · 2 Wood · Skill 1 · 1 VP · 2 Assistants and the Blacksmith left"
    assert lines_of(draw(match_at(g), width=100))[-1] == told


def test_others_boards_are_told_by_titles():
    g = p.at_turn()
    p.upgraded(g, "tongs", seat=1)
    p.developed(g, "coin_press", seat=1)
    p.joined(g, "toll_exemption", seat=1)
    seal = p.BOX.guild_cards[p.number("toll_exemption")].seal
    told = draw(match_at(g), width=200)
    own = f"Guild: Toll Exemption · Seals: 1 {SEALS[seal]}"
    assert f"Yellow  Upgrades: Tongs · Development: Coin Press · {own}" in told


def test_own_cards_are_told_in_words():
    g = p.at_turn()
    p.trained(g, "2", "ore_nose")
    told = draw(match_at(g))
    assert "Assistant 2: Ore Nose  Mountains: 1 Metal more." in told


# Choosing


def test_amounts_of_a_trade_are_typed():
    g = p.at_turn()
    p.own(g, gold=9)
    p.place(g, "assistant", "market")
    p.play(g, "buy:what=0")
    match = match_at(g)
    assert screen(match).menu(0).how_much
    assert lines_of(draw_options(match, 0, 80)) == ["1-4 Buy 1 to 4 Wood for 2 to 8 Gold"]


def test_in_the_middle_of_a_turn_only_what_is_near_is_drawn():
    g = p.at_turn()
    p.own(g, gold=9)
    p.hold(g, "hay_forks")
    p.place(g, "assistant", "market")
    told = draw_near(match_at(g))
    assert "Hay Forks" in told
    assert "Forest" not in told
    assert "Hammers" not in told


def test_parts_can_be_asked_for():
    on = screen(match_at(p.at_turn()))
    sight = on.sight(0)
    for name in ("locations", "players", "upgrades", "achievements", "piles", "cards", "order"):
        assert len(on.parts_called(sight, name)) == 1
