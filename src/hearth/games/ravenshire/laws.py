"""What must hold after every action: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from hearth.games.ravenshire.boards import FACES, UPGRADES
from hearth.games.ravenshire.cards import COMMON, GUILDS, ON_SHOW, RAVEN_ASSISTANT, ROUNDS, TIERS
from hearth.games.ravenshire.goods import KINDS, OWNED
from hearth.games.ravenshire.halls import ROWS, ROWS_EXPANDED, WORKSHOP
from hearth.games.ravenshire.state import (
    BADGER_DIE,
    COLOUR,
    EMPTY,
    NO_DIE,
    RAVEN_DIE,
    Ravenshire,
    Smith,
)

BOARD_DICE = 6  # between turns


def broken_laws(g: Ravenshire) -> list[str]:
    """Each broken law in a sentence."""
    out: list[str] = []
    _dice(g, out)
    _members(g, out)
    _contracts(g, out)
    _titles(g, out)
    _rival(g, out)
    for smith in g.players:
        _stock(g, smith, out)
        _columns(g, smith, out)
    if not 1 <= g.round <= ROUNDS:
        out.append(f"the round is {g.round}")
    return out


def all_dice(g: Ravenshire) -> list[int]:
    dice = [die for die in g.spots if die != NO_DIE]
    for smith in g.players:
        dice += smith.rolled + smith.taken + smith.bench + smith.worked
        if smith.badger != NO_DIE:
            dice.append(smith.badger)
    return dice + g.rival.rolled + g.rival.taken


def _dice(g: Ravenshire, out: list[str]) -> None:
    """Six on the board and three for each who takes turns, of the colours they came in."""
    dice = all_dice(g)
    hands = len(g.players) + (1 if g.rival.present else 0)
    for colour in range(len(GUILDS)):
        found = sum(die // COLOUR == colour for die in dice)
        if found != 2 + hands:
            out.append(f"there are {found} {GUILDS[colour]} dice instead of {2 + hands}")
    assistants = [smith.assistant for smith in g.players]
    for colour, assistant in ((RAVEN_DIE, RAVEN_ASSISTANT), (BADGER_DIE, 0)):
        if sum(die // COLOUR == colour for die in dice) != assistants.count(assistant):
            out.append(f"the die of colour {colour} is missing or there twice")
    if any(not 1 <= die % COLOUR <= FACES for die in dice):
        out.append("a die shows a value that it does not have")


def _members(g: Ravenshire, out: list[str]) -> None:
    found = [member for member in g.halls if member != EMPTY]
    found += g.member_deck.cards() + g.members_gone + g.rival.members
    for smith in g.players:
        for column in smith.columns:
            found += [member for member in column if member >= len(GUILDS)]
    if sorted(found) != list(range(len(GUILDS), len(g.box.members))):
        out.append("a guild member is missing or there twice")


def _contracts(g: Ravenshire, out: list[str]) -> None:
    found: list[int] = []
    for tier in range(len(TIERS)):
        row = [card for card in g.rows[tier * ON_SHOW : (tier + 1) * ON_SHOW] if card != EMPTY]
        cards = row + g.contract_decks[tier].cards()
        if any(g.box.contracts[card].tier != tier for card in cards):
            out.append(f"a Contract of another tier is among the {TIERS[tier]} ones")
        found += cards
    for smith in g.players:
        found += smith.dealt or smith.contracts
        found += smith.completed
        if len(smith.completed) != len(smith.finishes):
            out.append(f"seat {smith.seat} has Contracts without a finish")
    found += g.rival.contracts + g.rival.completed
    if sorted(found) != list(range(len(g.box.contracts))):
        out.append("a Contract is missing or there twice")
    if any(g.box.contracts[c].tier != COMMON for smith in g.players for c in smith.dealt):
        out.append("somebody was dealt a Contract that is not Common")


def _titles(g: Ravenshire, out: list[str]) -> None:
    shown = g.titles + g.met
    if len(set(shown)) != len(shown) or len(shown) != g.box.layout(len(g.players)).titles:
        out.append("a Title is missing or there twice")


def _rival(g: Ravenshire, out: list[str]) -> None:
    """A card for each of its turns: as many are left as turns are."""
    rival = g.rival
    if len(rival.completed) != len(rival.finishes):
        out.append("the Rival has Contracts without a finish")
    cards = g.rival_deck.cards()
    turns = (ROUNDS - g.round) * len(GUILDS) + len(rival.rolled) if rival.present else 0
    if len(set(cards)) != len(cards) or len(cards) != turns:
        out.append(f"the Rival has {len(cards)} cards for {turns} turns")


def _stock(g: Ravenshire, me: Smith, out: list[str]) -> None:
    for kind in range(OWNED):
        if me.stock[kind] < 0:
            out.append(f"seat {me.seat} has {me.stock[kind]} {KINDS[kind]}")
    if me.any_goods < 0 or me.any_mystics < 0 or me.work_left < 0:
        out.append(f"seat {me.seat} has picked or worked more than it may")
    if not 0 <= me.reputation < len(g.box.levels):
        out.append(f"seat {me.seat} has Reputation {me.reputation}")
    if me.upgrades >> len(UPGRADES):
        out.append(f"seat {me.seat} has built an upgrade that does not exist")


def _columns(g: Ravenshire, me: Smith, out: list[str]) -> None:
    rows = ROWS_EXPANDED if me.upgrades & WORKSHOP else ROWS
    for guild in range(len(GUILDS)):
        column = me.columns[guild]
        if len(column) > rows or not column or column[0] != guild:
            out.append(f"the {GUILDS[guild]} column of seat {me.seat} is {column}")
