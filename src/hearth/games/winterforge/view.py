"""Who sees what: views built up field by field, and the re-dealing of what a seat cannot know.

What everybody once saw and could remember (Contracts taken from the track, cards put under a
deck) is no secret. It stands apart from the table, under `remembered`.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from hearth.games.winterforge.box import WinterforgeBox
from hearth.games.winterforge.cards import ALLEYWAYS, EVENTS_USED, PRECINCTS
from hearth.games.winterforge.questions import free_moves, free_refreshes
from hearth.games.winterforge.scoring import contracts_rp
from hearth.games.winterforge.state import ENDINGS, Guild, Job, Winterforge
from hearth.kernel import Rng

# What the table is about while somebody answers a choice of this class.
PHASES: Final = {
    "ChooseGuild": "set_up",
    "ChooseRoyal": "set_up",
    "RaiseSkill": "event",
    "RelieveLoan": "event",
    "SearchWagon": "event",
    "LoseComponent": "event",
    "PlaceSmith": "placing",
    "TakeActions": "actions",
    "ActThere": "actions",
    "TakeMore": "actions",
    "ReturnSurplus": "actions",
    "GuildhallBonus": "actions",
    "BuyMore": "actions",
    "FireCrew": "actions",
    "SellMore": "actions",
    "CommitComponents": "forging",
    "CommitRune": "forging",
    "RerollDice": "forging",
    "MaximiseDie": "forging",
    "RerollAnyDice": "forging",
    "PayCrew": "wages",
    "HoldOrTurnIn": "turning_in",
}


class JobView(TypedDict):
    contract: str
    work: int
    components: list[str]
    faces: list[int]
    rune: str | None


class LoanView(TypedDict):
    receive: int
    repay: int
    paid: int


class GuildView(TypedDict):
    seat: int
    guild: str | None
    coin: int
    place: str
    in_prime: bool
    bonus: bool
    skills: list[int]
    stockpile: list[str]
    crew: list[str]
    loans: list[LoanView]
    repaid: int
    jobs: list[JobView]
    hand_size: int
    hand: list[str] | None  # None: hidden
    royal: str | None  # None: hidden, or none yet
    royals: list[str] | None  # the two that were dealt; None: hidden
    completed: int
    completed_rp: int
    completed_contracts: list[str] | None
    held: list[str]
    runes: list[str]
    faith_tokens: int
    faith: list[int] | None  # None: hidden
    rune_rp: int
    smiths: list[str]  # in Lords, where they stand today
    prime_today: str | None
    bonus_saved: bool  # its bonus is still to be used today


class BoardView(TypedDict):
    job_track: list[str | None]
    contract_deck: int
    market: list[str | None]
    component_decks: list[int]
    tavern: list[str | None]
    crew_deck: int
    bank: list[LoanView | None]
    loan_deck: int
    prime_spots: dict[str, int]
    alleyways: list[str]
    faith_bag: int
    rune_deck: int
    runes_used: list[str]
    event_deck: int
    event: str | None
    events_past: list[str]


class MemoryView(TypedDict):
    hands: list[list[str]]  # Contracts in hands that everybody saw being taken
    completed: list[list[str]]
    under_component_decks: list[list[str | None]]
    under_crew_deck: list[str | None]
    under_contract_deck: list[str | None]


class TableView(TypedDict):
    phase: str
    choice: str  # the class of what is being chosen
    round: int
    rounds: int  # that there will be; 0: nobody knows
    turn: int
    first: int
    actions_left: int
    free_moves: int
    free_refreshes: int
    actors: list[int]
    ending: str
    round_cap: int
    first_royal: int | None  # the seat that completed the first Royal Contract
    over: bool
    players: list[GuildView]
    board: BoardView
    remembered: MemoryView


def view(g: Winterforge, seat: int) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator. [WF-020, WF-R24]"""
    table: TableView = {
        "phase": "over" if g.over else PHASES[type(g.stack[-1]).__name__],
        "choice": "" if g.over else type(g.stack[-1]).__name__,
        "round": g.round,
        "rounds": EVENTS_USED if len(g.players) == 1 else 0,
        "turn": g.turn,
        "first": g.first,
        "actions_left": g.actions_left,
        "free_moves": max(0, free_moves(g, g.players[g.turn])),
        "free_refreshes": max(0, free_refreshes(g, g.players[g.turn])),
        "actors": [] if g.over else g.actors()[:],
        "ending": ENDINGS[g.ending],
        "round_cap": g.round_cap,
        "first_royal": g.first_royal if g.first_royal >= 0 else None,
        "over": g.over,
        "players": [guild_view(g, guild, guild.seat == seat) for guild in g.players],
        "board": board_view(g),
        "remembered": memory_view(g, seat),
    }
    return dict(table)


def guild_view(g: Winterforge, guild: Guild, own: bool) -> GuildView:
    box = g.box
    return {
        "seat": guild.seat,
        "guild": box.guilds[guild.board].id if guild.board >= 0 else None,
        "coin": guild.coin,
        "place": box.sites[guild.place].id,
        "in_prime": guild.in_prime,
        "bonus": guild.bonus,
        "skills": guild.skills[:],
        "stockpile": components(box, guild.stock),
        "crew": [box.crew[crew].id for crew in guild.crew],
        "loans": [loan_view(box, guild.loans[i], guild.paid[i]) for i in range(len(guild.loans))],
        "repaid": len(guild.repaid),
        "jobs": [job_view(box, job) for job in guild.jobs],
        "hand_size": len(guild.hand),
        "hand": contracts(box, guild.hand) if own else None,
        "royal": royal_view(box, guild, own),
        "royals": contracts(box, guild.royals) if own else None,
        "completed": len(guild.done),
        "completed_rp": contracts_rp(g, guild),
        "completed_contracts": contracts(box, guild.done) if own else None,
        "held": contracts(box, guild.held),
        "runes": runes(box, guild.runes),
        "faith_tokens": len(guild.faith),
        "faith": guild.faith[:] if own or g.over else None,  # revealed at the end [WF-121]
        "rune_rp": guild.rune_rp,
        "smiths": [box.sites[site].id for site in guild.smiths],
        "prime_today": box.sites[guild.prime_today].id if guild.prime_today >= 0 else None,
        "bonus_saved": guild.bonus_saved,
    }


def royal_view(box: WinterforgeBox, guild: Guild, own: bool) -> str | None:
    """Hidden until it is started."""
    if guild.royal < 0 or (not own and guild.royal_is_hidden()):
        return None
    return box.contracts[guild.royal].id


def job_view(box: WinterforgeBox, job: Job) -> JobView:
    return {
        "contract": box.contracts[job.contract].id,
        "work": job.work,
        "components": components(box, job.parts),
        "faces": job.faces[:],
        "rune": box.runes[job.rune].id if job.rune >= 0 else None,
    }


def loan_view(box: WinterforgeBox, loan: int, paid: int) -> LoanView:
    return {"receive": box.loans[loan].receive, "repay": box.loans[loan].repay, "paid": paid}


def board_view(g: Winterforge) -> BoardView:
    box = g.box
    return {
        "job_track": [box.contracts[c].id if c >= 0 else None for c in g.track],
        "contract_deck": g.contract_deck.size(),
        "market": [box.components[c].id if c >= 0 else None for c in g.market],
        "component_decks": [deck.size() for deck in g.component_decks],
        "tavern": [box.crew[c].id if c >= 0 else None for c in g.tavern],
        "crew_deck": g.crew_deck.size(),
        "bank": [loan_view(box, loan, 0) if loan >= 0 else None for loan in g.bank],
        "loan_deck": g.loan_deck.size(),
        "prime_spots": {PRECINCTS[i]: g.prime_spots[i] for i in range(len(PRECINCTS))},
        "alleyways": [ALLEYWAYS[i] for i in range(len(ALLEYWAYS)) if g.alleyways >> i & 1],
        "faith_bag": g.faith_bag.size(),
        "rune_deck": g.rune_deck.size(),
        "runes_used": runes(box, g.runes_used),
        "event_deck": g.event_deck.size(),
        "event": box.events[g.event].id if g.event >= 0 else None,
        "events_past": [box.events[event].id for event in g.events_past],
    }


def memory_view(g: Winterforge, seat: int) -> MemoryView:
    box = g.box
    return {
        "hands": [
            contracts(box, [c for c in guild.hand if c != guild.secret]) for guild in g.players
        ],
        "completed": [contracts(box, guild.done) for guild in g.players],
        "under_component_decks": [
            [box.components[c].id if c >= 0 else None for c in deck.remembered(seat)[1]]
            for deck in g.component_decks
        ],
        "under_crew_deck": [
            box.crew[c].id if c >= 0 else None for c in g.crew_deck.remembered(seat)[1]
        ],
        "under_contract_deck": [
            box.contracts[c].id if c >= 0 else None for c in g.contract_deck.remembered(seat)[1]
        ],
    }


def contracts(box: WinterforgeBox, cards: list[int]) -> list[str]:
    return [box.contracts[card].id for card in cards]


def runes(box: WinterforgeBox, cards: list[int]) -> list[str]:
    return [box.runes[card].id for card in cards]


def components(box: WinterforgeBox, cards: list[int]) -> list[str]:
    return [box.components[card].id for card in cards]


def determinise(g: Winterforge, seat: int, rng: Rng) -> None:
    """Re-deal others' hidden Contracts and what was removed; reseed chance.

    Bags are sorted and pools are sorted before dealing: equal information and an equal
    generator give equal tables.
    """
    g.reseed(rng)
    redeal_royals(g, seat, rng)
    deck = g.contract_deck
    ones = [c for c in deck.bag if g.box.contracts[c].rp == 1]
    others = [c for c in deck.bag if g.box.contracts[c].rp != 1]
    redeal_secrets(g, seat, ones, rng)
    redeal_removed(g, others, rng)
    ones += others
    ones.sort()
    deck.bag = ones
    if g.alleyways and not g.over:  # at the end it lies open
        redeal_faith(g, seat, rng)
    if g.events_removed:
        redeal_events(g, rng)


def redeal_royals(g: Winterforge, seat: int, rng: Rng) -> None:
    """Others hold any Royal Contracts that the seat has not seen."""
    me = g.players[seat]
    if not me.royals:
        return
    pool = list(range(g.box.first_royal, len(g.box.contracts)))
    for contract in me.royals:
        pool.remove(contract)
    for guild in g.players:
        if guild.seat != seat and guild.royal >= 0 and not guild.royal_is_hidden():
            pool.remove(guild.royal)
    rng.shuffle(pool)
    for guild in g.players:
        if guild.seat != seat:
            redeal_pair(guild, pool)


def redeal_pair(guild: Guild, pool: list[int]) -> None:
    if guild.royal >= 0 and guild.royal_is_hidden():
        guild.royal = pool.pop()
    kept = [guild.royal] if guild.royal >= 0 else []
    rejected = [pool.pop() for _ in range(len(guild.royals) - len(kept))]
    guild.royals = kept + rejected


def redeal_secrets(g: Winterforge, seat: int, ones: list[int], rng: Rng) -> None:
    """A starting Contract that only its owner saw is any one of 1 RP. `ones` keeps the rest."""
    holders = [p for p in g.players if p.seat != seat and p.secret >= 0]
    for guild in holders:
        ones.append(guild.secret)
    ones.sort()
    for guild in holders:
        card = ones.pop(rng.below(len(ones)))
        guild.hand[guild.hand.index(guild.secret)] = card
        guild.secret = card


def redeal_removed(g: Winterforge, others: list[int], rng: Rng) -> None:
    """The removed Contracts are any of the others. `others` keeps the rest."""
    count = len(g.removed)
    others += g.removed
    others.sort()
    removed = [others.pop(rng.below(len(others))) for _ in range(count)]
    removed.sort()
    g.removed = removed


def redeal_faith(g: Winterforge, seat: int, rng: Rng) -> None:
    """Others' Faith tokens are any that the seat does not hold."""
    pool = g.faith_bag.bag
    for guild in g.players:
        if guild.seat != seat:
            pool += guild.faith
    pool.sort()
    for guild in g.players:
        if guild.seat != seat:
            guild.faith = [pool.pop(rng.below(len(pool))) for _ in guild.faith]


def redeal_events(g: Winterforge, rng: Rng) -> None:
    """The Events that were removed unseen are any of those still to come."""
    pool = g.event_deck.bag
    pool += g.events_removed
    pool.sort()
    g.events_removed = sorted([pool.pop(rng.below(len(pool))) for _ in g.events_removed])
