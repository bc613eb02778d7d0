"""Who sees what: all is open but the decks, and the Contracts dealt to others at the start.

What a seat saw go under a deck is no secret from it. It stands apart from the table, under
`remembered`. [RA-017, RA-R24]
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from hearth.games.ravenshire.boards import (
    CHARCOAL_KILN,
    DISTRICTS,
    ROMANS,
    SPACES,
    STEEL_FOUNDRY,
    UPGRADES,
)
from hearth.games.ravenshire.box import RavenshireBox
from hearth.games.ravenshire.cards import (
    ASSISTANTS,
    COMMON,
    FINISHES,
    GUILDS,
    ON_SHOW,
    OVERTIME,
    ROUNDS,
    TIERS,
)
from hearth.games.ravenshire.contracts import open_tiers
from hearth.games.ravenshire.goods import GOLD, GOODS, KINDS, MYSTICS, TOKENS
from hearth.games.ravenshire.guild_run import GoOn, Selling, UseMembers
from hearth.games.ravenshire.halls import ROWS, ROWS_EXPANDED, WORKSHOP
from hearth.games.ravenshire.production import Conversion
from hearth.games.ravenshire.state import COLOUR, EMPTY, ENDINGS, NO_DIE, Ravenshire, Smith
from hearth.games.ravenshire.things import COLOURS, DICE
from hearth.kernel import Meanwhile, Rng

# While seats go through steps of their own, the step below tells what comes after this phase.
PHASES: Final = {
    "Round": "set_up",
    "NextTurn": "gathering",
    "RivalProduction": "production",
    "PrepareRound": "end_of_round",
    "EndMatch": "final_scoring",
}


class DieView(TypedDict):
    colour: str  # harvester, alchemist, merchant, raven or badger
    value: int


class CompletedView(TypedDict):
    contract: str
    finish: str


class SmithView(TypedDict):
    seat: int
    colour: str  # of the token on the Reputation track
    choice: str  # what this seat is choosing; empty if it has nothing to choose
    gold: int
    action_tokens: int
    reputation: int
    open_rows: list[str]  # of Contracts, by Reputation
    goods: dict[str, int]
    mystics: dict[str, int]
    goods_to_choose: int
    mystics_to_choose: int
    rolled: list[DieView]  # not yet placed: the first of the seat's dice
    taken: list[DieView]  # the next ones, in the guild areas
    bench: list[DieView]  # in Production, those not yet used
    badger: DieView | None  # the last one, while it waits for Production
    worked: list[DieView]  # used in Production
    work_left: int  # dice that may still be used
    spaces_used: list[str]  # by the dice that worked there, one after the other
    converting: str | None  # the Kiln or the Foundry, while it is asked how much
    columns: dict[str, list[str]]  # members by guild, the printed one first
    rows: int  # of a column
    running: str | None  # the guild that runs now
    used: list[str]  # its members that were used
    upgrades: list[str]
    overtime: list[str]  # cards not yet played
    assistant: str | None
    dealt: list[str] | None  # Contracts to choose from at the start; None: hidden, or none
    contracts: list[str]  # held; at the start hidden until all have chosen
    completed: list[CompletedView]
    titles: list[str]


class DistrictView(TypedDict):
    district: str  # I to VI
    spots: list[DieView | None]


class RivalView(TypedDict):
    neutral: bool  # nobody's, in a Busy Town
    level: str | None
    gold: int
    reputation: int
    work: int
    charms: int
    rolled: list[DieView]
    taken: list[DieView]
    members: list[str]
    contracts: list[str]
    completed: list[CompletedView]
    titles: list[str]
    card: str | None  # turned up last
    cards_used: list[str]
    deck: int


class BoardView(TypedDict):
    districts: list[DistrictView]
    placed: int | None  # the spot, from 0 on, of the die placed in this turn
    halls: list[str | None]  # the top row, then the bottom row
    member_deck: int
    members_gone: list[str]
    rows: dict[str, list[str | None]]  # Contracts by tier
    contract_decks: dict[str, int]
    titles: list[str]  # face up
    titles_met: list[str]
    rival: RivalView | None


class MemoryView(TypedDict):
    under_contract_decks: dict[str, list[str | None]]  # from the top down; None: not seen


class TableView(TypedDict):
    phase: str
    choice: str  # the class of what is being chosen; of several seats, see theirs
    round: int
    rounds: int
    turn: int
    first: int  # who has the First Player marker; the seat after the last is the Rival's
    actors: list[int]
    ending: str
    over: bool
    players: list[SmithView]
    board: BoardView
    remembered: MemoryView


def view(g: Ravenshire, seat: int) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator."""
    table: TableView = {
        "phase": phase(g),
        "choice": choice(g),
        "round": g.round,
        "rounds": ROUNDS,
        "turn": g.turn,
        "first": g.first,
        "actors": [] if g.over else g.actors()[:],
        "ending": ENDINGS[g.ending],
        "over": g.over,
        "players": [smith_view(g, smith, smith.seat == seat) for smith in g.players],
        "board": board_view(g),
        "remembered": memory_view(g, seat),
    }
    return dict(table)


def phase(g: Ravenshire) -> str:
    if g.over:
        return "over"
    if not isinstance(g.stack[-1], Meanwhile):
        return "set_up"
    return PHASES[type(g.stack[-2]).__name__]


def choice(g: Ravenshire) -> str:
    actors = g.actors()
    if not actors:
        return ""
    step = g.at_hand(actors[0]) if len(actors) == 1 else g.stack[-1]
    return type(step).__name__


# Players


def smith_view(g: Ravenshire, me: Smith, own: bool) -> SmithView:
    box = g.box
    acts = me.seat in g.actors()
    running = running_guild(g, me)
    return {
        "seat": me.seat,
        "colour": COLOURS[me.seat],
        "choice": type(g.at_hand(me.seat)).__name__ if acts else "",
        "gold": me.stock[GOLD],
        "action_tokens": me.stock[TOKENS],
        "reputation": me.reputation,
        "open_rows": TIERS[: open_tiers(g, me.reputation)],
        "goods": {KINDS[kind]: me.stock[kind] for kind in range(GOODS)},
        "mystics": {KINDS[kind]: me.stock[kind] for kind in range(GOODS, MYSTICS)},
        "goods_to_choose": me.any_goods,
        "mystics_to_choose": me.any_mystics,
        "rolled": dice_view(me.rolled),
        "taken": dice_view(me.taken),
        "bench": dice_view(me.bench),
        "badger": die_view(me.badger) if me.badger != NO_DIE else None,
        "worked": dice_view(me.worked),
        "work_left": me.work_left,
        "spaces_used": [SPACES[space] for space in me.spaces],
        "converting": converting(g, me) if acts else None,
        "columns": {GUILDS[guild]: members(box, me.columns[guild]) for guild in range(len(GUILDS))},
        "rows": ROWS_EXPANDED if me.upgrades & WORKSHOP else ROWS,
        "running": GUILDS[running] if running >= 0 else None,
        "used": used_members(g, me, running),
        "upgrades": marked(UPGRADES, me.upgrades),
        "overtime": marked(OVERTIME, me.overtime),
        "assistant": ASSISTANTS[me.assistant] if me.assistant != EMPTY else None,
        "dealt": contracts(box, me.dealt) if own and me.dealt else None,
        "contracts": contracts(box, me.contracts) if own or not me.dealt else [],
        "completed": completed_view(box, me.completed, me.finishes),
        "titles": [box.titles[title].id for title in me.titles],
    }


def converting(g: Ravenshire, me: Smith) -> str | None:
    step = g.at_hand(me.seat)
    if not isinstance(step, Conversion):
        return None
    return SPACES[STEEL_FOUNDRY if step.steel else CHARCOAL_KILN]


def running_guild(g: Ravenshire, me: Smith) -> int:
    """The guild that runs now, also while something is picked in between; -1: none."""
    for step in me.steps:
        if isinstance(step, (GoOn, UseMembers, Selling)):
            return step.guild
    return -1


def used_members(g: Ravenshire, me: Smith, guild: int) -> list[str]:
    column = me.columns[guild] if guild >= 0 else []
    return [g.box.members[column[i]].id for i in range(len(column)) if me.ran >> i & 1]


def die_view(die: int) -> DieView:
    return {"colour": DICE[die // COLOUR], "value": die % COLOUR}


def dice_view(dice: list[int]) -> list[DieView]:
    return [die_view(die) for die in dice]


def completed_view(
    box: RavenshireBox, cards: list[int], finishes: list[int]
) -> list[CompletedView]:
    return [
        {"contract": box.contracts[cards[i]].id, "finish": FINISHES[finishes[i]]}
        for i in range(len(cards))
    ]


def marked(names: list[str], bits: int) -> list[str]:
    return [names[i] for i in range(len(names)) if bits >> i & 1]


def members(box: RavenshireBox, tokens: list[int]) -> list[str]:
    return [box.members[token].id for token in tokens]


def contracts(box: RavenshireBox, cards: list[int]) -> list[str]:
    return [box.contracts[card].id for card in cards]


# The board


def board_view(g: Ravenshire) -> BoardView:
    box = g.box
    return {
        "districts": [district_view(g, district) for district in range(DISTRICTS)],
        "placed": g.placed if g.placed != EMPTY and phase(g) == "gathering" else None,
        "halls": [box.members[token].id if token != EMPTY else None for token in g.halls],
        "member_deck": g.member_deck.size(),
        "members_gone": members(box, g.members_gone),
        "rows": {TIERS[tier]: row_view(g, tier) for tier in range(len(TIERS))},
        "contract_decks": {TIERS[t]: g.contract_decks[t].size() for t in range(len(TIERS))},
        "titles": [box.titles[title].id for title in g.titles],
        "titles_met": [box.titles[title].id for title in g.met],
        "rival": rival_view(g) if g.rival.present else None,
    }


def district_view(g: Ravenshire, district: int) -> DistrictView:
    dice = g.spots[2 * district : 2 * district + 2]
    spots = [die_view(die) if die != NO_DIE else None for die in dice]
    return {"district": ROMANS[district], "spots": spots}


def row_view(g: Ravenshire, tier: int) -> list[str | None]:
    cards = g.rows[tier * ON_SHOW : tier * ON_SHOW + ON_SHOW]
    return [g.box.contracts[card].id if card != EMPTY else None for card in cards]


def rival_view(g: Ravenshire) -> RivalView:
    box, rival = g.box, g.rival
    deck = g.rival_deck.cards()
    return {
        "neutral": rival.neutral,
        "level": None if rival.neutral else str(g.chosen["rival"]),
        "gold": rival.gold,
        "reputation": rival.reputation,
        "work": rival.work,
        "charms": rival.charms,
        "rolled": dice_view(rival.rolled),
        "taken": dice_view(rival.taken),
        "members": members(box, rival.members),
        "contracts": contracts(box, rival.contracts),
        "completed": completed_view(box, rival.completed, rival.finishes),
        "titles": [box.titles[title].id for title in rival.titles],
        "card": box.rival_cards[rival.card].id if rival.card != EMPTY else None,
        "cards_used": [c.id for i, c in enumerate(box.rival_cards) if i not in deck],
        "deck": len(deck),
    }


def memory_view(g: Ravenshire, seat: int) -> MemoryView:
    return {"under_contract_decks": {TIERS[t]: under_view(g, t, seat) for t in range(len(TIERS))}}


def under_view(g: Ravenshire, tier: int, seat: int) -> list[str | None]:
    _, under = g.contract_decks[tier].remembered(seat)
    return [g.box.contracts[card].id if card >= 0 else None for card in under]


# Guessing


def determinise(g: Ravenshire, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: Contracts dealt to others, and those they tucked away.

    Rival cards, member tokens and the other Contracts lie in bags, whose order chance decides.
    """
    g.reseed(rng)
    others = [smith for smith in g.players if smith.seat != seat and smith.dealt]
    if others:
        redeal(g, others, rng)
    g.contract_decks[COMMON].forget(seat, rng)


def redeal(g: Ravenshire, others: list[Smith], rng: Rng) -> None:
    """Others hold any Common Contracts that the seat has not seen, and may keep any of theirs."""
    deck = g.contract_decks[COMMON]
    for smith in others:
        deck.shuffle_in(smith.dealt)
    for smith in others:
        smith.dealt = sorted([deck.bag.pop(rng.below(len(deck.bag))) for _ in smith.dealt])
        if smith.contracts:
            smith.contracts = [smith.dealt[rng.below(len(smith.dealt))]]
