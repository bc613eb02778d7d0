"""What each field may hold at a table of Winterforge, and which steps may lie on which."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.bank import ON_OFFER
from hearth.games.winterforge.box import SITES
from hearth.games.winterforge.cards import (
    EVENTS_USED,
    LEVELS,
    MOST_OWED,
    TOP_SKILL,
)
from hearth.games.winterforge.effects import CRAFTS
from hearth.games.winterforge.lords import SMITHS
from hearth.games.winterforge.market import SLOTS
from hearth.games.winterforge.questions import CREW_AT_MOST, LOANS_AT_MOST
from hearth.games.winterforge.runesmith import MOST_FACES
from hearth.games.winterforge.state import ENDINGS, Guild, Job, Winterforge
from hearth.games.winterforge.tavern import ON_SHOW
from hearth.kernel import MUCH, Bounds, Deck

MOST_SIDES: Final = 20  # of a die
FEW: Final = 40  # of what Crew and Events give a little more of

# The last step of these is a choice, and so are those that others wait for.
BEGINNING: Final = (
    "(BeginFirstRound RollForFirst|BeginDay RollForFirst|BeginSoloTurn LayOutEvents) LayOutTable "
    "(ChooseRoyal|(DealRoyals|DealOneRoyal)( ChooseGuild)+)"
)
GUILDHALL: Final = "GuildhallBonus( FillTrack( ReturnSurplus)+( TakeMore)?)?"
FORGE: Final = (
    "AddUp RerollAnyDice MaximiseDie( RerollDice( RollDice CommitRune( CommitComponents)?)?)?"
)
SUCCESS: Final = "(HoldOrTurnIn|(TurnIn |HoldOrTurnIn )?PayCrew|LoseComponent)"
ACTION: Final = (
    f"{GUILDHALL}|FillMarket (BuyMore|{FORGE}|{SUCCESS})|CrewArrives FireCrew|SellMore|PayCrew"
)
DEEDS: Final = (
    "GainCoin|LoseCoin|LoseCoinPerLoan|Inspect|HelpJobs|RefreshMarket|LoseTrackContract|RaiseSkill"
    "|RelieveLoan|SearchWagon|FillMarket|LoseComponent|PayCrew"
)
STACKS: Final = (
    f"{BEGINNING}|TurnEnds TakeActions( ({ACTION}))?"
    f"|LordsTurnEnds ActThere( (PlaceSmith|{ACTION}))?"
    f"|SoloTurnEnds TakeActions( ({ACTION}))?|SoloTurnEnds TakeActions( ({DEEDS}))+"
)


def bounds(g: Winterforge) -> Bounds:
    out = Bounds(STACKS)
    _table(g, out)
    _guild(g, out)
    _steps(g, out)
    return out


def _table(g: Winterforge, out: Bounds) -> None:
    box, seats = g.box, len(g.players)
    contracts, events = box.first_royal, len(box.events)
    out.parts("Winterforge", Guild, players=(seats, seats))
    out.parts("Winterforge", Deck, component_decks=(0, LEVELS))
    out.number(
        "Winterforge",
        reveals=(0, MUCH),
        first=(0, seats - 1),
        round=(1, MUCH),
        round_cap=(1, max(g.chosen["round_cap"], EVENTS_USED)),
        ending=(0, len(ENDINGS) - 1),
        alleyways=(0, 15),
        first_royal=(-1, seats - 1),
        actions_left=(0, FEW),
        free_moves_used=(0, FEW),
        free_refreshes_used=(0, FEW),
        moves_made=(0, MUCH),
        event=(-1, events - 1),
    )
    track = box.layout(seats).job_track
    out.row(
        "Winterforge",
        track=(-1, contracts - 1, track, track),
        market=(-1, len(box.components) - 1, SLOTS, SLOTS),
        tavern=(-1, len(box.crew) - 1, ON_SHOW, ON_SHOW),
        bank=(-1, len(box.loans) - 1, ON_OFFER, ON_OFFER),
        prime_spots=(0, seats, SITES, SITES),
        removed=(0, contracts - 1, 0, contracts),
        runes_used=(0, len(box.runes) - 1, 0, len(box.rune_bag)),
        events_removed=(0, events - 1, 0, events),
        events_past=(0, events - 1, 0, EVENTS_USED),
        in_force=(0, events - 1, 0, 1),
    )
    out.deck(
        "Winterforge",
        contract_deck=contracts,
        component_decks=len(box.components),
        crew_deck=len(box.crew),
        loan_deck=len(box.loans),
        faith_bag=max(box.faith_bag, default=0) + 1,
        rune_deck=len(box.runes),
        event_deck=events,
    )


def _guild(g: Winterforge, out: Bounds) -> None:
    box = g.box
    contracts, runes = len(box.contracts), len(box.runes)
    out.parts("Guild", Job, jobs=(0, contracts))
    out.number(
        "Guild",
        seat=(0, len(g.players) - 1),
        board=(-1, len(box.guilds) - 1),
        coin=(0, MUCH),
        place=(0, SITES - 1),
        royal=(-1, contracts - 1),
        secret=(-1, box.first_royal - 1),
        rune_rp=(0, MUCH),
        prime_today=(-1, SITES - 1),
    )
    out.row(
        "Guild",
        royals=(box.first_royal, contracts - 1, 0, box.layout(len(g.players)).royals),
        skills=(0, TOP_SKILL, 0, len(CRAFTS)),
        done=(0, contracts - 1, 0, contracts),
        repaid=(0, len(box.loans) - 1, 0, len(box.loan_bag)),
        settled=(0, len(box.loans) - 1, 0, len(box.loan_bag)),
        held=(0, box.first_royal - 1, 0, contracts),
        runes=(0, runes - 1, 0, len(box.rune_bag)),
        faith=(0, max(box.faith_bag, default=0), 0, len(box.faith_bag)),
        smiths=(0, SITES - 1, 0, SMITHS),
        hand=(0, box.first_royal - 1, 0, contracts),
        stock=(0, len(box.components) - 1, 0, MUCH),
        crew=(0, len(box.crew) - 1, 0, CREW_AT_MOST),
        loans=(0, len(box.loans) - 1, 0, LOANS_AT_MOST),
        paid=(0, MOST_OWED, 0, LOANS_AT_MOST),
    )
    out.number("Job", contract=(0, contracts - 1), work=(0, MUCH), rune=(-1, runes - 1))
    out.row(
        "Job", parts=(0, len(box.components) - 1, 0, MUCH), faces=(1, MOST_SIDES, 0, MOST_FACES)
    )


def _steps(g: Winterforge, out: Bounds) -> None:
    contracts = len(g.box.contracts)
    out.number("CrewArrives", slot=(0, ON_SHOW - 1), price=(0, MUCH))
    out.row("SellMore", chosen=(0, contracts - 1, 1, contracts))
    out.row("Auction", chosen=(0, contracts - 1, 1, contracts))
    out.number("BuyMore", bought=(1, FEW))
    out.number("MaximiseDie", turned=(0, FEW))
    out.row("RerollAnyDice", picked=(0, MOST_FACES - 1, 0, MOST_FACES))
    out.number("RerollDice", rerolled=(0, FEW))
    out.number("PayCrew", index=(0, CREW_AT_MOST))
    for step in ("TurnIn", "HoldOrTurnIn"):
        out.number(step, contract=(0, contracts - 1), rune_coin=(0, FEW))
    out.number("TakeMore", taken=(1, FEW))
    out.number("ReturnSurplus", new=(1, FEW))
    _deeds(out)


def _deeds(out: Bounds) -> None:
    for step in ("GainCoin", "LoseCoin", "LoseCoinPerLoan", "LoseComponent"):
        out.number(step, amount=(0, FEW))
    out.number("Inspect", gain=(0, FEW), loss=(0, FEW))
    out.number("HelpJobs", tokens=(0, FEW), else_coin=(0, FEW))
    out.number("RaiseSkill", at_most=(0, TOP_SKILL), amount=(0, TOP_SKILL))
    out.number("RelieveLoan", amount=(0, FEW), floor=(0, FEW), else_coin=(0, FEW))
    out.row("SearchWagon", levels=(0, LEVELS - 1, 1, LEVELS))
