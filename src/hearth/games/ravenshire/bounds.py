"""What each field may hold at a table of Ravenshire, and which steps may lie on which."""

from __future__ import annotations

from typing import Final

from hearth.games.ravenshire.boards import FACES, HALLS, SPACES, UPGRADES
from hearth.games.ravenshire.cards import FINISHES, GUILDS, HAND, ON_SHOW, OVERTIME, ROUNDS, TIERS
from hearth.games.ravenshire.exchange import SPOTS
from hearth.games.ravenshire.gathering import MOST_DICE, TURNS
from hearth.games.ravenshire.goods import OWNED
from hearth.games.ravenshire.halls import ROWS_EXPANDED
from hearth.games.ravenshire.production import BENCH
from hearth.games.ravenshire.state import BADGER_DIE, COLOUR, ENDINGS, Ravenshire, Smith
from hearth.kernel import MUCH, Bounds, Deck, Step

FEW: Final = 40  # of what one card or place gives
HIGHEST: Final = BADGER_DIE * COLOUR + FACES  # die

STACKS: Final = (
    "(EndOfRound (Production NextTurn|RivalProduction)|EndMatch|PrepareRound|Round) Meanwhile"
    "|Round BeforeTheGame KeepContract"
)
# The last step of these is a choice, and so are those that others wait for.
MEMBERS: Final = "(ChooseGuild|Run|GoOn)( (AtTheHalls|Selling))?|UseMembers"
OWN_STACKS: Final = (
    f"((AfterRun|BeforeTaking|BeforePlacing|Produce|LastTrades)"
    f"( ({MEMBERS}|AtTheHalls|Conversion|ForgeMaster|TakeFresh))?"
    "|Advise|FreeRecruit)?"
    "( ?(Give|Pick))?"
)


def bounds(g: Ravenshire) -> Bounds:
    out = Bounds(STACKS, OWN_STACKS)
    _table(g, out)
    _cards(g, out)
    _smith(g, out)
    _rival(g, out)
    _steps(out)
    return out


def _table(g: Ravenshire, out: Bounds) -> None:
    seats = len(g.players)
    hands = seats + (1 if g.rival.present else 0)
    out.parts("Ravenshire", Smith, players=(seats, seats))
    out.number(
        "Ravenshire",
        reveals=(0, MUCH),
        first=(0, hands - 1),
        round=(1, ROUNDS),
        turns=(0, TURNS * hands),
        ending=(0, len(ENDINGS) - 1),
        placed=(-1, SPOTS - 1),
    )
    out.row("Ravenshire", spots=(0, HIGHEST, SPOTS, SPOTS))


def _cards(g: Ravenshire, out: Bounds) -> None:
    box = g.box
    members, contracts, titles = len(box.members), len(box.contracts), len(box.titles)
    tiers = len(TIERS)
    out.parts("Ravenshire", Deck, contract_decks=(tiers, tiers))
    out.deck(
        "Ravenshire",
        member_deck=members,
        contract_decks=contracts,
        rival_deck=len(box.rival_cards),
    )
    out.row(
        "Ravenshire",
        halls=(-1, members - 1, HALLS, HALLS),
        rows=(-1, contracts - 1, tiers * ON_SHOW, tiers * ON_SHOW),
        titles=(0, titles - 1, 0, titles),
        met=(0, titles - 1, 0, titles),
        members_gone=(0, members - 1, 0, members),
    )


def _smith(g: Ravenshire, out: Bounds) -> None:
    box = g.box
    contracts = len(box.contracts)
    out.parts("Smith", Step, steps=(0, FEW))
    out.number(
        "Smith",
        seat=(0, len(g.players) - 1),
        reputation=(0, len(box.levels) - 1),
        any_goods=(0, FEW),
        any_mystics=(0, FEW),
        work_left=(0, BENCH),
        badger=(0, HIGHEST),
        ran=(0, (1 << ROWS_EXPANDED) - 1),
        upgrades=(0, (1 << len(UPGRADES)) - 1),
        overtime=(0, (1 << len(OVERTIME)) - 1),
        assistant=(-1, len(box.assistants) - 1),
    )
    out.row(
        "Smith",
        stock=(0, MUCH, OWNED, OWNED),
        rolled=(1, HIGHEST, 0, MOST_DICE),
        taken=(1, HIGHEST, 0, MOST_DICE),
        bench=(1, HIGHEST, 0, BENCH),
        worked=(1, HIGHEST, 0, BENCH),
        spaces=(0, len(SPACES) - 1, 0, BENCH),
        dealt=(0, contracts - 1, 0, HAND),
        contracts=(0, contracts - 1, 0, contracts),
        completed=(0, contracts - 1, 0, contracts),
        finishes=(0, len(FINISHES) - 1, 0, contracts),
        titles=(0, len(box.titles) - 1, 0, len(box.titles)),
    )
    out.rows("Smith", columns=(len(GUILDS), 0, len(box.members) - 1, 1, ROWS_EXPANDED))


def _rival(g: Ravenshire, out: Bounds) -> None:
    box = g.box
    contracts = len(box.contracts)
    out.number(
        "Rival",
        gold=(0, MUCH),
        reputation=(0, len(box.levels) - 1),
        work=(0, MUCH),
        charms=(0, MUCH),
        card=(-1, len(box.rival_cards) - 1),
    )
    out.row(
        "Rival",
        rolled=(1, HIGHEST, 0, MOST_DICE),
        taken=(1, HIGHEST, 0, MOST_DICE),
        members=(0, len(box.members) - 1, 0, len(box.members)),
        contracts=(0, contracts - 1, 0, contracts),
        completed=(0, contracts - 1, 0, contracts),
        finishes=(0, len(FINISHES) - 1, 0, contracts),
        titles=(0, len(box.titles) - 1, 0, len(box.titles)),
    )


def _steps(out: Bounds) -> None:
    guild = (0, len(GUILDS) - 1)
    out.number("TakeFresh", tier=(0, len(TIERS) - 1))
    out.number("Give", more=(0, FEW))
    for step in ("Run", "GoOn", "UseMembers"):
        out.number(step, guild=guild)
    out.number("Selling", guild=guild, row=(0, ROWS_EXPANDED - 1), sold=(1, FEW))
