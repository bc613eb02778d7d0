"""What each field may hold at a table of Forge, and which steps may lie on which."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import ACHIEVEMENTS, CARD_DECKS, SPACES, TOP_SKILL, UPGRADES
from hearth.games.forge.contracts import PILES
from hearth.games.forge.effects import LOCATIONS, TYPES
from hearth.games.forge.goods import CUBES, PAID
from hearth.games.forge.market import MOST_UNITS, NOBODY
from hearth.games.forge.places import SIDES
from hearth.games.forge.round import MOST_ROUNDS
from hearth.games.forge.state import ASSISTANTS, AT_FORGE, ENDINGS, WORKERS, Forge, Smithy
from hearth.kernel import MUCH, Bounds, Deck

FEW: Final = 40  # of what cards give a little more of

# The last step of these is a choice, and so are those that others wait for.
DEED: Final = (
    "PlaceWorker|KeepContracts|DrawContracts|DrawAny|VisitCards|PlayOne|PutUnder|Assign|VisitGuilds"
    "|ChooseGuildCard|ChooseUpgrade|UpgradeNow|Trade|Units|MoveSmith|ForgeContracts|MustForge"
    "|GiveCubes|TakeCubes|ReturnAssistant"
)
STACKS: Final = (
    "NextOrder( DealContracts)* KeepOne|BeginRound( TakeSpace)+|CleanUp( ForgeAtEnd)*( Claim)+"
    f"|CleanUp( ForgeAtEnd)+|NextTurn( CountSeal)?( ({DEED})){{1,2}}( Claim)*"
    "|NextTurn( CountSeal)?( Claim)+"
)


def bounds(g: Forge) -> Bounds:
    out = Bounds(STACKS)
    _table(g, out)
    _cards(g, out)
    _smithy(g, out)
    _ironclad(g, out)
    _steps(g, out)
    return out


def _table(g: Forge, out: Bounds) -> None:
    seats, columns = len(g.players), len(ACHIEVEMENTS)
    hands = seats + (1 if g.ironclad.present else 0)
    out.parts("Forge", Smithy, players=(seats, seats))
    out.number(
        "Forge",
        reveals=(0, MUCH),
        round=(0, MOST_ROUNDS),
        ending=(0, len(ENDINGS) - 1),
        anvil=(0, seats - 1),
        barred=(-1, seats - 1),
    )
    out.row(
        "Forge",
        spaces=(-1, hands - 1, SPACES, SPACES),
        order=(0, hands - 1, 0, hands),
        spots=(-1, hands - 1, len(g.box.spots), len(g.box.spots)),
    )
    out.rows("Forge", columns=(columns, 0, hands - 1, 0, hands))


def _cards(g: Forge, out: Bounds) -> None:
    contracts, types = len(g.box.contracts), len(TYPES)
    guild, developments, trainings = _piles(g)
    out.parts("Forge", Deck, contract_decks=(types, types))
    out.deck(
        "Forge",
        contract_decks=contracts,
        guild_deck=guild,
        development_deck=developments,
        training_deck=trainings,
    )
    out.rows("Forge", contract_piles=(types, 0, contracts - 1, 0, contracts))
    out.row(
        "Forge",
        shuffles=(0, MUCH, contracts, contracts),
        guild_pile=(0, guild - 1, 0, guild),
        development_pile=(0, developments - 1, 0, developments),
        training_pile=(0, trainings - 1, 0, trainings),
    )


def _piles(g: Forge) -> tuple[int, int, int]:
    return len(g.box.guild_cards), len(g.box.developments), len(g.box.trainings)


def _smithy(g: Forge, out: Bounds) -> None:
    seats, contracts = len(g.players), len(g.box.contracts)
    guild, developments, trainings = _piles(g)
    cards = max(contracts, guild, developments, trainings)
    out.number(
        "Smithy",
        seat=(0, seats - 1),
        vp=(0, MUCH),
        skill=(1, TOP_SKILL),
        upgrades=(0, (1 << len(UPGRADES)) - 1),
        hammers=(0, (1 << len(ACHIEVEMENTS)) - 1),
    )
    out.row(
        "Smithy",
        stock=(0, MUCH, PAID, PAID),
        workers=(AT_FORGE, len(g.box.spots) - 1, WORKERS, WORKERS),
        hand=(0, contracts - 1, 0, contracts),
        shown=(0, contracts - 1, 0, contracts),
        looking=(0, cards - 1, 0, cards),
        looking_seen=(-1, (1 << seats) - 1, 0, cards),
        forged=(0, contracts - 1, 0, contracts),
        guild_cards=(0, guild - 1, 0, guild),
        developments=(0, developments - 1, 0, developments),
        trainings=(-1, trainings - 1, ASSISTANTS, ASSISTANTS),
    )


def _ironclad(g: Forge, out: Bounds) -> None:
    contracts = len(g.box.contracts)
    guild, developments, trainings = _piles(g)
    out.number(
        "Ironclad",
        gold=(0, MUCH),
        vp=(0, MUCH),
        assistants=(0, ASSISTANTS),
        closed=(0, (1 << len(LOCATIONS)) - 1),
        upgrades=(0, (1 << len(UPGRADES)) - 1),
        hammers=(0, (1 << len(ACHIEVEMENTS)) - 1),
        card=(-1, len(g.box.ironclad_cards) - 1),
    )
    out.row(
        "Ironclad",
        spots=(0, len(g.box.spots) - 1, 0, WORKERS),
        forged=(0, contracts - 1, 0, contracts),
        guild_cards=(0, guild - 1, 0, guild),
        developments=(0, developments - 1, 0, developments),
        trainings=(0, trainings - 1, 0, trainings),
    )
    out.deck("Ironclad", deck=len(g.box.ironclad_cards))


def _steps(g: Forge, out: Bounds) -> None:
    decks, sides = (0, len(CARD_DECKS) - 1), (0, SIDES - 1)
    worker = (0, NOBODY)
    out.number("NextTurn", place=(0, len(g.players) - 1))
    out.number("DrawContracts", kind=(0, len(TYPES) - 1), left=(1, FEW))
    out.number("KeepContracts", discards=(0, FEW))
    out.number("DrawAny", left=(1, FEW), used=(-1, PILES - 1))
    out.number("Trade", left=(1, FEW), worker=worker, cheap=(0, FEW))
    out.number("Units", what=(0, CUBES - 1), left=(1, FEW), worker=worker, cheap=(0, FEW))
    out.number("ReturnAssistant", user=worker)
    out.number("ChooseUpgrade", worker=worker, side=sides)
    out.number("UpgradeNow", card=(0, len(g.box.guild_cards) - 1), number=(0, FEW))
    out.number("GiveCubes", left=(1, FEW), given=(0, FEW))
    out.number("TakeCubes", left=(1, FEW))
    out.number("ForgeContracts", left=(1, MOST_UNITS))
    out.number("VisitCards", which=decks, worker=worker, side=sides)
    out.number("PlayOne", which=decks, worker=worker)
    out.number("PutUnder", which=decks)
    out.number("Assign", card=(0, len(g.box.trainings) - 1))
