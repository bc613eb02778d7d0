"""What must hold after every action: nothing is lost, nobody is in two places."""

from __future__ import annotations

from hearth.games.forge.cards import TOP_SKILL, UPGRADES
from hearth.games.forge.effects import MARKET, TYPES
from hearth.games.forge.gains import HAMMERS_EACH
from hearth.games.forge.goods import KINDS, PAID
from hearth.games.forge.guilds import ChooseGuildCard
from hearth.games.forge.learning import MOST_DEVELOPED, Assign, PlayOne, PutUnder
from hearth.games.forge.state import (
    ABSENT,
    ASSISTANTS,
    AT_FORGE,
    EMPTY,
    EXHAUSTED,
    SMITH,
    WORKERS,
    Forge,
    Smithy,
)


def broken_laws(g: Forge) -> list[str]:
    """Each broken law in a sentence."""
    out: list[str] = []
    _contracts(g, out)
    _cards(g, out)
    _spots(g, out)
    _hammers(g, out)
    _ironclad(g, out)
    for smithy in g.players:
        _means(smithy, out)
        _workers(g, smithy, out)
    return out


def _all(out: list[str], name: str, found: list[int], count: int) -> None:
    if sorted(found) != list(range(count)):
        out.append(f"a {name} is missing or there twice")


def _contracts(g: Forge, out: list[str]) -> None:
    found = g.ironclad.forged[:]
    for kind in range(len(TYPES)):
        cards = g.contract_decks[kind].cards() + g.contract_piles[kind]
        if any(g.box.contracts[card].type != kind for card in cards):
            out.append(f"a Contract of another type is among the {TYPES[kind]} ones")
        found += cards
    for smithy in g.players:
        found += smithy.hand + smithy.forged
        if any(card not in smithy.hand for card in smithy.shown):
            out.append(f"seat {smithy.seat} shows a Contract that is not in hand")
    _all(out, "Contract", found, len(g.box.contracts))


def _cards(g: Forge, out: list[str]) -> None:
    """Guild, Development and Training cards; those that somebody is looking at lie nowhere else."""
    own = g.ironclad
    guild = g.guild_deck.cards() + g.guild_pile + own.guild_cards
    development = g.development_deck.cards() + g.development_pile + own.developments
    training = g.training_deck.cards() + g.training_pile + own.trainings
    for smithy in g.players:
        guild += smithy.guild_cards
        development += smithy.developments
        training += [card for card in smithy.trainings if card != EMPTY]
        if len(smithy.developments) > MOST_DEVELOPED:
            out.append(f"seat {smithy.seat} has {len(smithy.developments)} Development cards")
        if len(smithy.trainings) != ASSISTANTS:
            out.append(f"seat {smithy.seat} has {len(smithy.trainings)} places for Training cards")
    looked_at = in_sight(g)
    totals = [len(g.box.guild_cards), len(g.box.developments), len(g.box.trainings)]
    decks = [guild, development, training]
    for which in range(len(decks)):
        found = decks[which] + (looked_at[1] if looked_at[0] == which else [])
        _all(out, ["Guild card", "Development card", "Training card"][which], found, totals[which])


def in_sight(g: Forge) -> tuple[int, list[int]]:
    """The deck (0 Guild, 1 Development, 2 Training) and its cards that somebody looks at."""
    for step in g.stack:
        if isinstance(step, ChooseGuildCard):
            return 0, [card for smithy in g.players for card in smithy.looking]
        if isinstance(step, (PlayOne, PutUnder)):
            cards = [card for smithy in g.players for card in smithy.looking]
            for other in g.stack:
                if isinstance(other, Assign):
                    cards.append(other.card)
            return step.which, cards
        if isinstance(step, Assign):
            cards = [card for smithy in g.players for card in smithy.looking]
            return 2, [*cards, step.card]
    return EMPTY, []


def _spots(g: Forge, out: list[str]) -> None:
    """Every spot is held by one worker of the seat that stands there."""
    standing: list[list[int]] = [[] for _ in g.spots]
    for smithy in g.players:
        for worker in range(len(smithy.workers)):
            spot = smithy.workers[worker]
            if spot < 0:
                continue
            if g.box.spots[spot].for_smith != (worker == SMITH):
                out.append(f"worker {worker} of seat {smithy.seat} stands on a spot not its own")
            standing[spot].append(smithy.seat)
    for spot in g.ironclad.spots:
        standing[spot].append(len(g.players))
    for spot in range(len(g.spots)):
        if g.box.spots[spot].location == MARKET:
            continue
        seats = [] if g.spots[spot] == EMPTY else [g.spots[spot]]
        if standing[spot] != seats:
            out.append(f"spot {spot} holds {standing[spot]} instead of {seats}")


def _hammers(g: Forge, out: list[str]) -> None:
    for column in range(len(g.columns)):
        placed = [smithy.seat for smithy in g.players if smithy.hammers >> column & 1]
        if g.ironclad.hammers >> column & 1:
            placed.append(len(g.players))
        if placed != sorted(g.columns[column]):
            out.append(f"column {column} has Hammers of {g.columns[column]} instead of {placed}")


def _ironclad(g: Forge, out: list[str]) -> None:
    own = g.ironclad
    workers = own.assistants + (1 if own.smith else 0) + len(own.spots)
    if workers > WORKERS:
        out.append(f"Ironclad has {workers} workers")


def _means(me: Smithy, out: list[str]) -> None:
    for kind in range(PAID):
        if me.stock[kind] < 0:
            out.append(f"seat {me.seat} has {me.stock[kind]} {KINDS[kind]}")
    if not 1 <= me.skill <= TOP_SKILL:
        out.append(f"seat {me.seat} has Skill {me.skill}")
    if me.upgrades >> len(UPGRADES):
        out.append(f"seat {me.seat} has an upgrade that does not exist")
    if me.hammers.bit_count() > HAMMERS_EACH:
        out.append(f"seat {me.seat} has placed too many Hammers")


def _workers(g: Forge, me: Smithy, out: list[str]) -> None:
    if len(me.workers) != WORKERS:
        out.append(f"seat {me.seat} has {len(me.workers)} workers")
        return
    if me.workers[SMITH] == EXHAUSTED or me.workers[SMITH] == ABSENT:
        out.append(f"the Blacksmith of seat {me.seat} is where it cannot be")
    if AT_FORGE in me.workers[:SMITH]:
        out.append(f"an Assistant of seat {me.seat} stands on the Forge")
