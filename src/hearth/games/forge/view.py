"""Who sees what: hands and decks are hidden, all else is open. [FO-018, FO-R48]

A hidden Contract shows its back, which tells its type. What a seat put back into a deck is no
secret from it; it stands apart from the table, under `remembered`.
"""

from __future__ import annotations

from typing import Any, Final

from hearth.games.forge.box import ForgeBox
from hearth.games.forge.cards import ACHIEVEMENTS, SEALS, UPGRADES
from hearth.games.forge.decks import deck_at
from hearth.games.forge.effects import LOCATIONS, TYPES
from hearth.games.forge.gains import next_vp, seals_of
from hearth.games.forge.goods import CUBES, GOLD, KINDS
from hearth.games.forge.guilds import ChooseGuildCard
from hearth.games.forge.learning import Assign, PlayOne, PutUnder
from hearth.games.forge.placing import OWN_FORGE
from hearth.games.forge.questions import contract_price
from hearth.games.forge.ranking import ironclad_vp
from hearth.games.forge.refs import CARD_TABLES, ids, spot_id
from hearth.games.forge.round import SOLO_ROUNDS
from hearth.games.forge.state import (
    ABSENT,
    AT_FORGE,
    EMPTY,
    ENDINGS,
    EXHAUSTED,
    HOME,
    SMITH,
    WORKERS,
    Forge,
    Smithy,
)
from hearth.games.forge.things import COLOURS
from hearth.games.forge.view_types import (
    AchievementView,
    BoardView,
    DeckMemoryView,
    IroncladView,
    LocationView,
    MemoryView,
    SmithyView,
    SpotView,
    StandingView,
    TableView,
)

# The lowest step on the stack tells what comes after this phase.
PHASES: Final = {
    "NextOrder": "set_up",
    "BeginRound": "turn_order",
    "NextTurn": "turns",
    "CleanUp": "end_of_round",
}
AWAY: Final = {HOME: "home", ABSENT: "absent", EXHAUSTED: "exhausted"}


def view(g: Forge, seat: int) -> dict[str, Any]:
    """What a seat may see; -1 is a spectator."""
    table: TableView = {
        "phase": phase(g),
        "choice": "" if g.over else type(g.stack[-1]).__name__,
        "round": g.round,
        "rounds": SOLO_ROUNDS if g.ironclad.present else 0,
        "last_round": g.last_round,
        "turn": g.turn,
        "order": g.order[:],
        "anvil": g.anvil,
        "actors": g.actors()[:],
        "ending": ENDINGS[g.ending],
        "over": g.over,
        "players": [smithy_view(g, smithy, seat) for smithy in g.players],
        "board": board_view(g),
        "remembered": memory_view(g, seat),
    }
    return dict(table)


def phase(g: Forge) -> str:
    return "over" if g.over else PHASES[type(g.stack[0]).__name__]


# Players


def smithy_view(g: Forge, me: Smithy, viewer: int) -> SmithyView:
    box = g.box
    seals = seals_of(g, me)
    types = [box.contracts[card].type for card in me.hand]
    return {
        "seat": me.seat,
        "colour": COLOURS[me.seat],
        "gold": me.stock[GOLD],
        "cubes": {KINDS[kind]: me.stock[kind] for kind in range(CUBES)},
        "vp": me.vp,
        "skill": me.skill,
        "workers": [worker_view(box, me.workers[worker]) for worker in range(WORKERS)],
        "upgrades": marked(UPGRADES, me.upgrades),
        "hand_size": len(me.hand),
        "hand_types": {TYPES[kind]: types.count(kind) for kind in range(len(TYPES))},
        "hand": named(box, "contract", me.hand) if me.seat == viewer else None,
        "hand_costs": hand_costs(g, me) if me.seat == viewer else {},
        "shown": named(box, "contract", me.shown),
        "looking_at": looked_table(g) if me.looking else None,
        "looking": looking_view(g, me, viewer),
        "playing": playing_view(g, me),
        "forged": named(box, "contract", me.forged),
        "guild_cards": named(box, "guild_card", me.guild_cards),
        "developments": named(box, "development", me.developments),
        "trainings": [box.trainings[c].id if c != EMPTY else None for c in me.trainings],
        "once_used": me.used_once,
        "hammers": marked(ACHIEVEMENTS, me.hammers),
        "seals": {SEALS[seal]: seals[seal] for seal in range(len(SEALS))},
    }


def hand_costs(g: Forge, me: Smithy) -> dict[str, dict[str, int]]:
    prices = {g.box.contracts[c].id: contract_price(g, me, c, once=False) for c in me.hand}
    return {card: {KINDS[k]: price[k] for k in range(CUBES)} for card, price in prices.items()}


def worker_view(box: ForgeBox, where: int) -> str:
    if where in AWAY:
        return AWAY[where]
    return spot_id(box, OWN_FORGE if where == AT_FORGE else where)


def looked_into(g: Forge) -> int:
    """The deck of Guild, Development or Training cards that somebody looks at; EMPTY: none."""
    for step in g.stack:
        if isinstance(step, ChooseGuildCard):
            return 0
        if isinstance(step, (PlayOne, PutUnder)):
            return step.which
    return EMPTY


def looked_table(g: Forge) -> str:
    which = looked_into(g)
    return "contract" if which == EMPTY else CARD_TABLES[which]


def looking_view(g: Forge, me: Smithy, viewer: int) -> list[str | None]:
    if not me.looking:
        return []
    names = ids(g.box, looked_table(g))
    places = range(len(me.looking))
    return [names[me.looking[i]] if has_seen(g, me, i, viewer) else None for i in places]


def has_seen(g: Forge, me: Smithy, place: int, viewer: int) -> bool:
    """Does the viewer know one of the cards that somebody looks at?"""
    if me.seat == viewer:
        return True
    if looked_into(g) == EMPTY:
        return me.looking[place] in me.shown
    return viewer >= 0 and bool(me.looking_seen[place] >> viewer & 1)


def playing_view(g: Forge, me: Smithy) -> str | None:
    """It is on the table, though it is not yet decided whose it is."""
    step = None if g.over else g.stack[-1]
    if isinstance(step, Assign) and g.turn == me.seat:
        return g.box.trainings[step.card].id
    return None


def marked(names: list[str], bits: int) -> list[str]:
    return [names[i] for i in range(len(names)) if bits >> i & 1]


def named(box: ForgeBox, table: str, cards: list[int]) -> list[str]:
    if not cards:
        return []
    names = ids(box, table)
    return [names[card] for card in cards]


# The board


def board_view(g: Forge) -> BoardView:
    box, kinds = g.box, range(len(TYPES))
    return {
        "locations": locations_view(g),
        "contract_decks": {TYPES[kind]: g.contract_decks[kind].size() for kind in kinds},
        "contract_piles": {TYPES[k]: named(box, "contract", g.contract_piles[k]) for k in kinds},
        "guild_deck": g.guild_deck.size(),
        "guild_pile": named(box, "guild_card", g.guild_pile),
        "development_deck": g.development_deck.size(),
        "development_pile": named(box, "development", g.development_pile),
        "training_deck": g.training_deck.size(),
        "training_pile": named(box, "training", g.training_pile),
        "turn_order": [seat if seat != EMPTY else None for seat in g.spaces],
        "barred": g.barred if g.barred != EMPTY and phase(g) == "turn_order" else None,
        "achievements": [achievement_view(g, i) for i in range(len(ACHIEVEMENTS))],
        "ironclad": ironclad_view(g) if g.ironclad.present else None,
    }


def locations_view(g: Forge) -> list[LocationView]:
    """All twelve, each with its spots and who stands there."""
    out: list[LocationView] = [
        {"location": LOCATIONS[i], "closed": bool(g.ironclad.closed >> i & 1), "spots": []}
        for i in range(len(LOCATIONS))
    ]
    standing = standing_views(g)
    for number in range(len(g.box.spots)):
        spot = g.box.spots[number]
        seen: SpotView = {
            "spot": spot_id(g.box, number),
            "for_smith": spot.for_smith,
            "workers": standing[number],
        }
        out[spot.location]["spots"].append(seen)
    return out


def standing_views(g: Forge) -> list[list[StandingView]]:
    out: list[list[StandingView]] = [[] for _ in g.box.spots]
    for smithy in g.players:
        for worker in range(WORKERS):
            if smithy.workers[worker] >= 0:
                out[smithy.workers[worker]].append({"seat": smithy.seat, "worker": worker})
    spots = g.ironclad.spots
    smith = ironclad_smith(g)
    for i in range(len(spots)):
        worker = SMITH if i == smith else i - (1 if 0 <= smith < i else 0)
        out[spots[i]].append({"seat": len(g.players), "worker": worker})
    return out


def ironclad_smith(g: Forge) -> int:
    """Which of Ironclad's placed workers is the Blacksmith; EMPTY if it is still to be placed.

    It takes an Assistant spot only when no Assistant is left, so it was the last then. [FO-127]
    """
    own = g.ironclad
    if own.smith or not own.spots:
        return EMPTY
    for i in range(len(own.spots)):
        if g.box.spots[own.spots[i]].for_smith:
            return i
    return len(own.spots) - 1


def achievement_view(g: Forge, achievement: int) -> AchievementView:
    return {
        "achievement": ACHIEVEMENTS[achievement],
        "hammers": g.columns[achievement],
        "next_vp": next_vp(g, achievement),
    }


def ironclad_view(g: Forge) -> IroncladView:
    box, own = g.box, g.ironclad
    deck = own.deck.cards()
    used = [i for i in range(len(box.ironclad_cards)) if i not in deck] if g.round else []
    return {
        "level": str(g.chosen["ironclad"]),
        "colour": COLOURS[len(g.players)],
        "gold": own.gold,
        "vp": own.vp,
        "score": ironclad_vp(g),
        "assistants": own.assistants,
        "smith": own.smith,
        "upgrades": marked(UPGRADES, own.upgrades),
        "forged": named(box, "contract", own.forged),
        "guild_cards": named(box, "guild_card", own.guild_cards),
        "developments": named(box, "development", own.developments),
        "trainings": named(box, "training", own.trainings),
        "hammers": marked(ACHIEVEMENTS, own.hammers),
        "hammered": own.hammered,
        "card": box.ironclad_cards[own.card].id if own.card != EMPTY else None,
        "cards_used": named(box, "ironclad_card", used),
        "deck": len(deck),
    }


def memory_view(g: Forge, seat: int) -> MemoryView:
    return {
        "guild_deck": deck_memory(g, 0, seat),
        "development_deck": deck_memory(g, 1, seat),
        "training_deck": deck_memory(g, 2, seat),
    }


def deck_memory(g: Forge, which: int, seat: int) -> DeckMemoryView:
    top, under = deck_at(g, which).remembered(seat)
    names = ids(g.box, CARD_TABLES[which]) if top or under else []
    return {
        "top": [names[card] if card >= 0 else None for card in top],
        "under": [names[card] if card >= 0 else None for card in under],
    }
