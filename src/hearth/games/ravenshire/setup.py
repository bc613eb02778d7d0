"""Set-up: dice, tokens, Titles, Contracts, Assistants, the first player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hearth.games.ravenshire.boards import FACES, HALLS, UPGRADES
from hearth.games.ravenshire.box import MOST_CONTRACTS, RavenshireBox
from hearth.games.ravenshire.cards import (
    ALCHEMIST,
    BADGER,
    COMMON,
    GUILD_ADVISOR,
    GUILDS,
    HAND,
    HARVESTER,
    MERCHANT,
    NOBLE_PATRON,
    ON_SHOW,
    OVERTIME,
    RAVEN_ASSISTANT,
    TIERS,
)
from hearth.games.ravenshire.contracts import fill_row
from hearth.games.ravenshire.events import (
    ASSISTANT_DEALT,
    ASSISTANT_USED,
    BOARD_DIE_ROLLED,
    CONTRACT_DEALT,
    CONTRACT_KEPT,
    FIRST_PLAYER_FOUND,
    RIVAL_CONTRACT,
    TABLE,
    TITLE_SHOWN,
    UPGRADE_BUILT,
)
from hearth.games.ravenshire.exchange import SPOTS
from hearth.games.ravenshire.goods import OWNED
from hearth.games.ravenshire.halls import FREE_RECRUIT, fill_halls
from hearth.games.ravenshire.round import ROUND, roll
from hearth.games.ravenshire.state import (
    BADGER_DIE,
    COLOUR,
    EMPTY,
    NO_DIE,
    RAVEN_DIE,
    A,
    Ravenshire,
    Rival,
    Smith,
)
from hearth.games.ravenshire.turn import take_turn
from hearth.kernel import Effect, Kind, Rules, Table, Together, deck_of, saved

# Whose dice lie in the districts to begin with. [RA-003 to RA-005]
BOARD_DICE: Final = [HARVESTER, HARVESTER, ALCHEMIST, ALCHEMIST, MERCHANT, MERCHANT]

KEEP: Final = A.kind("keep_contract", contract=MOST_CONTRACTS)


def set_up(rules: Rules, table: Table, box: RavenshireBox) -> Ravenshire:
    """A new match at its first choice. [RA-001 to RA-017]"""
    g = Ravenshire(rules=rules, box=box, chosen=table.chosen)
    g.logging = table.logging
    g.open_chance(table.seed, table.secret)
    g.players = [new_smith(box, seat) for seat in range(table.seats)]
    lay_out_board(g)
    if table.chosen["assistants"]:
        deal_assistants(g)
    set_rival(g)
    roll_all(g)
    find_first(g)
    deal_contracts(g)
    g.then(BEFORE_THE_GAME, ROUND)
    first = g.first % table.seats
    waiting = [(first + i) % table.seats for i in range(table.seats)]
    g.then(KeepContract(waiting=waiting, seat=first))
    g.settle()
    return g


def new_smith(box: RavenshireBox, seat: int) -> Smith:
    """[RA-002, RA-010 to RA-012]"""
    return Smith(
        seat=seat,
        stock=box.start[:OWNED],
        columns=[[guild] for guild in range(len(GUILDS))],
        overtime=(1 << len(OVERTIME)) - 1,
        rolled=[guild * COLOUR for guild in range(len(GUILDS))],
    )


def lay_out_board(g: Ravenshire) -> None:
    """[RA-003 to RA-009]"""
    g.spots = [NO_DIE] * SPOTS
    for district in range(len(BOARD_DICE)):
        die = BOARD_DICE[district] * COLOUR + g.roll(FACES)
        g.spots[2 * district] = die
        g.note(BOARD_DIE_ROLLED, TABLE, district, die)
    g.halls = [EMPTY] * HALLS
    g.member_deck = deck_of(list(range(len(GUILDS), len(g.box.members))))
    fill_halls(g)
    show_titles(g)
    g.rows = [EMPTY] * (len(TIERS) * ON_SHOW)
    firsts = g.box.first_of_tier
    g.contract_decks = [
        deck_of(list(range(firsts[tier], firsts[tier + 1]))) for tier in range(len(TIERS))
    ]
    for tier in range(len(TIERS)):
        fill_row(g, tier)


def show_titles(g: Ravenshire) -> None:
    """The others leave the game. [RA-007]"""
    deck = deck_of(list(range(len(g.box.titles))))
    g.titles = sorted([g.draw(deck) for _ in range(g.box.layout(len(g.players)).titles)])
    for title in g.titles:
        g.note(TITLE_SHOWN, TABLE, title)


def deal_assistants(g: Ravenshire) -> None:
    """One each, openly, before the roll. [RA-013, RA-R04, RA-R38]"""
    deck = deck_of(list(range(len(g.box.assistants))))
    for smith in g.players:
        smith.assistant = g.draw(deck)
        g.note(ASSISTANT_DEALT, smith.seat, smith.assistant)


def set_rival(g: Ravenshire) -> None:
    """Against one player the Rival, in a Busy Town the neutral seat. [RA-104, RA-105, RA-120]"""
    solo = len(g.players) == 1
    if not solo and not g.chosen["busy_town"]:
        return
    g.rival = Rival(
        present=True,
        neutral=not solo,
        rolled=[guild * COLOUR for guild in range(len(GUILDS))],
    )
    g.rival_deck = deck_of(list(range(len(g.box.rival_cards))))
    if solo:
        g.rival.gold = g.box.rival.gold


def roll_all(g: Ravenshire) -> None:
    """[RA-014, RA-R03, RA-R04]"""
    for smith in g.players:
        smith.rolled = [roll(g, smith.seat, die) for die in smith.rolled]
        if smith.assistant == RAVEN_ASSISTANT:
            smith.rolled = [*smith.rolled, roll(g, smith.seat, RAVEN_DIE * COLOUR)]
        if smith.assistant == BADGER:
            smith.badger = roll(g, smith.seat, BADGER_DIE * COLOUR)
    if g.rival.present:
        g.rival.rolled = [roll(g, TABLE, die) for die in g.rival.rolled]


def find_first(g: Ravenshire) -> None:
    """The highest total, then the highest single die, then chance. [RA-015, RA-016, RA-R03]"""
    hands = [smith.rolled[: len(GUILDS)] for smith in g.players]
    if g.rival.present and not g.rival.neutral:
        hands.append(g.rival.rolled)
    strengths = [strength(hand) for hand in hands]
    best = [seat for seat in range(len(hands)) if strengths[seat] == max(strengths)]
    g.first = best[0] if len(best) == 1 else best[g.roll(len(best)) - 1]
    g.turn = g.first % len(g.players)
    g.note(FIRST_PLAYER_FOUND, g.first if g.first < len(g.players) else TABLE)


def strength(dice: list[int]) -> list[int]:
    values = [die % COLOUR for die in dice]
    return [sum(values), max(values)]


def deal_contracts(g: Ravenshire) -> None:
    """Three Common Contracts each; the Rival has one unchosen. [RA-017, RA-104]"""
    deck = g.contract_decks[COMMON]
    for smith in g.players:
        smith.dealt = sorted([g.draw(deck) for _ in range(HAND)])
        for contract in smith.dealt:
            g.note(CONTRACT_DEALT, smith.seat, contract, audience=1 << smith.seat)
    if g.rival.present and not g.rival.neutral:
        g.rival.contracts = [g.draw(deck)]
        g.note(RIVAL_CONTRACT, TABLE, g.rival.contracts[0])


@dataclass
class KeepContract(Together):
    """Each keeps one of three; it is revealed when all have chosen. [RA-017, RA-R24]"""

    def options(self, g: Ravenshire, me: Smith) -> list[int]:
        return [KEEP.base + contract for contract in me.dealt]

    def apply(self, g: Ravenshire, me: Smith, act: Kind, contract: int, y: int) -> None:
        me.contracts = [contract]
        if len(self.waiting) > 1:
            g.then(self.without(me.seat))
            return
        g.reveals += 1  # the last one sees what the others keep
        for smith in g.players:
            reveal(g, smith)


def reveal(g: Ravenshire, me: Smith) -> None:
    """The other two go unseen under the deck; their owner knows them. [RA-017]"""
    g.note(CONTRACT_KEPT, me.seat, me.contracts[0])
    for contract in me.dealt:
        if contract != me.contracts[0]:
            g.contract_decks[COMMON].put_under(contract, 1 << me.seat)
    me.dealt = []


@dataclass
class BeforeTheGame(Effect):
    """Guild Advisor and Noble Patron, in turn order. [RA-083, RA-085, RA-R04]"""

    def happen(self, g: Ravenshire, me: Smith) -> None:
        seats = len(g.players)
        for i in range(seats - 1, -1, -1):  # those later in turn order wait below on the stack
            smith = g.players[(g.first + i) % seats]
            if smith.assistant == NOBLE_PATRON:
                g.note(ASSISTANT_USED, smith.seat, NOBLE_PATRON)
                for upgrade in range(len(UPGRADES)):
                    smith.upgrades |= 1 << upgrade
                    g.note(UPGRADE_BUILT, smith.seat, upgrade)
            elif smith.assistant == GUILD_ADVISOR:
                take_turn(g, smith.seat, FREE_RECRUIT)


BEFORE_THE_GAME: Final = BeforeTheGame()

saved("ravenshire", Ravenshire, Smith, Rival, KeepContract, BeforeTheGame)
