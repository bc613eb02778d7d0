"""What each field may hold at a table of Guilds, and which steps may lie on which."""

from __future__ import annotations

from typing import Final

from hearth.games.guilds.box import MOST_ROOMS_SHOWN, MOST_SEATS
from hearth.games.guilds.cards import AREAS, MOST_WEEKS, PLACES
from hearth.games.guilds.effects import FACTIONS, MOST_PEEKED, SIZES
from hearth.games.guilds.site import HALL, ROTATIONS, SPACES
from hearth.games.guilds.state import ENDINGS, GOLD_COINS, SILVER_COINS, Guild, Guilds
from hearth.kernel import MUCH, Bounds, Deck

# The last step of these is a choice, and so are those that others wait for.
AUCTION: Final = (
    "Money (Bid|FirstAmount|SecondArea|SecondAmount|(Award )*ChooseAwarded"
    "|Auction Reveal( ExtraRooms)*( PickPockets)*)"
)
BUILDING: Final = "BuyRoom|ChooseSpace|ChooseRotation"
END_OF_WEEK: Final = (
    "DiscardSilver FindFirstPlayer"
    "( Foresee)*( StackCharacters|( DiscardUnsold( ProtectionTurn)* ProtectFree( Protect)?)?)"
)
STACKS: Final = (
    f"MoveTurnMarker (EndOfWeek (Construction ({AUCTION}|Convert( Convert)*)|{BUILDING})"
    f"|{END_OF_WEEK}|KeepSilver( KeepSilver)*)|EndMatch( ChooseFaction)+"
)


def bounds(g: Guilds) -> Bounds:
    out = Bounds(STACKS)
    _table(g, out)
    _square(g, out)
    _guild(g, out)
    _steps(g, out)
    return out


def _table(g: Guilds, out: Bounds) -> None:
    seats = len(g.players)
    out.parts("Guilds", Guild, players=(seats, seats))
    out.number(
        "Guilds",
        reveals=(0, MUCH),
        first=(0, seats - 1),
        week=(1, MOST_WEEKS),
        weeks=(1, MOST_WEEKS),
        ending=(0, len(ENDINGS) - 1),
        passes=(0, seats),
        silver_supply=(-MUCH, SILVER_COINS),
        gold_supply=(-MUCH, GOLD_COINS),
    )


def _square(g: Guilds, out: Bounds) -> None:
    box = g.box
    characters, rooms, sizes = len(box.characters), len(box.rooms), len(SIZES)
    objectives = box.layout(len(g.players)).objectives
    out.parts("Guilds", Deck, room_decks=(sizes, sizes))
    out.deck("Guilds", character_deck=characters, room_decks=rooms)
    out.row(
        "Guilds",
        objectives=(0, len(box.objectives) - 1, objectives, objectives),
        square=(-1, characters - 1, AREAS * PLACES, AREAS * PLACES),
        tents=(0, MUCH, AREAS * MOST_SEATS, AREAS * MOST_SEATS),
        rooms=(0, rooms - 1, 0, MOST_ROOMS_SHOWN),
        protected=(0, rooms - 1, 0, MOST_ROOMS_SHOWN),
        extra_rooms=(0, MOST_ROOMS_SHOWN, sizes, sizes),
        characters_gone=(0, characters - 1, 0, characters),
        rooms_gone=(0, rooms - 1, 0, rooms),
    )


def _guild(g: Guilds, out: Bounds) -> None:
    characters, rooms = len(g.box.characters), len(g.box.rooms)
    out.number(
        "Guild",
        seat=(0, len(g.players) - 1),
        silver=(0, MUCH),
        gold=(0, MUCH),
        newcomers=(0, characters),
    )
    out.row(
        "Guild",
        characters=(0, characters - 1, 0, characters),
        ready=(0, characters - 1, 0, characters),
        turned=(0, characters - 1, 0, characters),
        illusions=(0, len(FACTIONS) - 1, 0, characters),
    )
    everywhere, doors = (1 << SPACES) - 1, (1 << ROTATIONS) - 1
    out.number("Site", covered=(0, everywhere), touching=(0, everywhere))
    out.row(
        "Site",
        rooms=(HALL, rooms - 1, SPACES, SPACES),
        doors=(0, doors, SPACES, SPACES),
        built=(0, rooms - 1, 0, SPACES),
        active=(0, rooms - 1, 0, SPACES),
        fits=(0, everywhere, 1 << ROTATIONS, 1 << ROTATIONS),
    )


def _steps(g: Guilds, out: Bounds) -> None:
    rooms, area = len(g.box.rooms), (0, AREAS - 1)
    out.number("ChooseSpace", room=(0, rooms - 1))
    out.number("ChooseRotation", room=(0, rooms - 1), space=(0, SPACES - 1))
    out.number("StackCharacters", cards=(2, MOST_PEEKED), placed=(0, MOST_PEEKED - 2))
    out.number("SecondArea", first=area)
    for step in ("Award", "ChooseAwarded", "FirstAmount", "SecondAmount"):
        out.number(step, area=area)
