"""What Solo, Lords and the Alleyways add to the drawing."""

from __future__ import annotations

import pytest

from hearth.games.winterforge.box import (
    AUCTION_HOUSE,
    BANK,
    FORGE,
    MARKET,
    RUNESMITH,
    SHRINE,
    THIEVES_GUILD,
    standard,
)
from hearth.games.winterforge.cards import ALLEYWAYS
from hearth.games.winterforge.scoring import score
from hearth.games.winterforge.solo import rank
from hearth.games.winterforge.state import Job
from hearth.terminal.winterforge.variants import rank_number
from tests.terminal.drawing import draw, draw_near, draw_sheet, laid_out, screen, state

EMBERS, ANVIL = 0, 1  # Runes


def line(shown: str, start: str) -> str:
    """The first line that begins so, without the spaces at its end."""
    return next(line for line in shown.splitlines() if line.startswith(start)).rstrip()


# Solo


def test_solo_counts_turns_and_events():
    assert line(draw(laid_out(1)), " Turn").startswith(
        " Turn 1 of 15 · 3 actions left · 14 Events to come"
    )


def test_alone_there_are_no_rivals():
    assert "Rival" not in draw(laid_out(1))


def test_every_event_is_drawn_with_tone_and_text():
    match = laid_out(1)
    tones = {"help": "helps", "harm": "harms", "mixed": "either"}
    for number, event in enumerate(standard().events):
        state(match).event = number
        assert f"{event.title} ({tones[event.tone]}): {event.text}" in draw(match, width=200)


def test_the_event_stays_in_sight_during_the_turn():
    match = laid_out(1)
    assert standard().events[state(match).event].title in draw_near(match)


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (-2, "Apprentice; Journeyman from 10 RP; won from 19 RP"),
        (18, "Trusted Hand; Master Smith from 19 RP; won from 19 RP"),
        (19, "Master Smith; Smith to the Crown from 21 RP"),
        (21, "Smith to the Crown"),
    ],
)
def test_the_rank_of_the_points_so_far_is_shown(points, said):
    match = laid_out(1)
    me = match.g.players[0]
    me.rune_rp = points - score(state(match), me)
    assert line(draw(match), "Rank").split(maxsplit=1)[1] == said


def test_ranks_are_those_of_the_rules():
    match = laid_out(1)
    me = match.g.players[0]
    for me.rune_rp in range(-9, 30):
        number = rank_number(score(state(match), me), standard())
        assert standard().ranks[number] is rank(state(match))


def test_a_win_alone_is_told_by_rank():
    match = laid_out(1)
    me = match.g.players[0]
    me.rune_rp = 20 - score(state(match), me)
    name = screen(match).names()[0]
    told = f"{name}: 20 RP, rank 4 of 5, Master Smith. The match is won."
    assert screen(match).outcome() == told


# Lords


def test_lords_counts_days():
    assert " Day 1 of 20 · " in draw(laid_out(6))


def test_lords_shows_where_every_smith_stands():
    match = laid_out(6)
    me, other = match.g.players[:2]
    me.smiths = [MARKET, FORGE, MARKET]
    me.prime_today = MARKET
    state(match).prime_spots[MARKET] = 1
    other.smiths = [MARKET, BANK]
    name = screen(match).names()[1].plain.split()[0]
    shown = draw(match)
    assert line(shown, "Market ") == f"Market     ☆      ★You×2, {name}"
    assert line(shown, "Forge ") == "Forge      ☆☆     You"
    assert line(shown, "Guildhall ") == "Guildhall  ☆☆"
    assert line(shown, "Smiths") == "Smiths  Market ×2 ★ (bonus used), Forge; all placed"


def test_smiths_at_home_stand_nowhere():
    shown = draw(laid_out(6))
    assert "You\n" not in shown
    assert line(shown, "Smiths") == "Smiths  3 of 3 to place"


def test_rivals_have_smiths_left_to_place():
    match = laid_out(6)
    match.g.players[1].smiths = [MARKET]
    shown = draw(match)
    assert shown.count("2 left") == 1
    assert shown.count("3 left") == 4


@pytest.mark.parametrize(("unused", "said"), [(True, "(bonus unused)"), (False, "(bonus used)")])
def test_the_bonus_of_the_prime_position_is_shown_where_a_smith_acts(unused, said):
    match = laid_out(6)
    me = match.g.players[0]
    me.smiths = [MARKET]
    me.place = me.prime_today = MARKET
    me.in_prime = True
    me.bonus = unused
    assert line(draw(match), "Smiths") == f"Smiths  Market ★ {said}; 2 of 3 to place"


# Alleyways


def test_only_alleyways_in_play_are_drawn():
    assert "Alleyway" not in draw(laid_out(3))
    shown = draw(laid_out(3, "shrine"))
    assert "Shrine of Thommag" in shown
    assert "Runesmith" not in shown


@pytest.mark.parametrize("seats", [3, 6])
def test_alleyways_have_prices_stocks_and_visitors(seats):
    match = laid_out(seats, *ALLEYWAYS)
    me = match.g.players[0]
    me.place = SHRINE
    me.smiths = [SHRINE]
    shown = draw(match)
    assert line(shown, "Shrine") == "Shrine of Thommag     2  Faith token, 20 left    You"
    assert line(shown, "Auction") == "Auction House            sale of Held Contracts"
    assert line(shown, "Thieves") == "Thieves' Guild        2  a rival's Component"
    assert line(shown, "Runesmith") == "Runesmith             2  Rune, 15 left"


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (SHRINE, "Faith token, 20 left    You"),
        (AUCTION_HOUSE, "−2 on 1, −1 on 2-3, +1 on 8-10, +2 on 11, +3 on 12"),
        (THIEVES_GUILD, "Rival "),
        (RUNESMITH, "Rune, 15 left           You"),
    ],
)
def test_near_an_alleyway_is_what_is_needed_there(place, said):
    match = laid_out(3, *ALLEYWAYS)
    match.g.players[0].place = place
    assert said in draw_near(match)


def test_own_runes_are_drawn_with_their_text():
    match = laid_out(2, "runesmith")
    match.g.players[0].runes = [EMBERS, EMBERS]
    said = "Rune    Rune of Embers ×2: Adds 3 to every result."
    assert line(draw(match), "Rune ") == said


def test_a_rune_on_a_started_contract_is_drawn():
    match = laid_out(2, "runesmith")
    me = match.g.players[0]
    contract = me.hand.pop()
    me.secret = -1  # everybody sees it now
    me.jobs = [Job(contract, 2, [0, 0], [], ANVIL)]
    title = standard().contracts[contract].title
    text = standard().runes[ANVIL].text
    assert f"Rune of the Anvil on {title}: {text}" in draw(match, width=120)
    assert "\n  └ 2 Work Tokens, d4+d4, Rune of the Anvil\n" in draw(match)
    said = f"Job {title} (2 Work Tokens, d4+d4, Rune of the Anvil)"
    assert said in draw(match, seat=1, width=160)


def test_own_held_contracts_are_drawn_with_their_coin():
    match = laid_out(2, "auction_house")
    me = match.g.players[0]
    me.done = me.held = [0]
    card = standard().contracts[0]
    assert line(draw(match), "Held").endswith(f"{card.title} ({card.coin} Coin)")


def test_own_faith_is_drawn_and_that_of_rivals_only_counted():
    match = laid_out(2, "shrine")
    match.g.players[0].faith = [3, 1]
    assert "3 + 1 = 4, compared and scored at the end" in draw(match)
    rival = draw(match, seat=1)
    assert "2 Faith tokens" in rival
    assert "3 + 1" not in rival
    assert "= 4" not in rival


def test_what_rivals_hold_is_counted_or_named_where_there_is_room():
    match = laid_out(2, "auction_house", "runesmith")
    other = match.g.players[1]
    other.runes = [EMBERS, ANVIL]
    other.done = other.held = [0]
    assert "2 Runes; 1 Held" in draw(match)
    wide = f"Rune of Embers; Rune of the Anvil; Held {standard().contracts[0].title}"
    assert wide in draw(match, width=160)


def test_points_leave_out_faith_that_is_not_revealed():
    match = laid_out(2, "shrine")
    match.g.players[1].faith = [3, 3]
    assert " · 0 RP · " in draw(match, seat=1)
    shown = draw_sheet(match, seat=1)
    assert line(shown, " ?").split() == ["?", "Faith", "6", "Faith"]
    assert "0  in all, without Faith" in shown


def test_alone_faith_is_sure():
    match = laid_out(1, "shrine")
    match.g.players[0].faith = [3, 3]
    assert " · 3 RP · " in draw(match)
    assert line(draw_sheet(match), " 3").split() == ["3", "Faith", "6", "Faith"]
