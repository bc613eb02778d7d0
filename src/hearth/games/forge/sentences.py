"""The log: every event as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.forge import events as e
from hearth.games.forge.state import BEATEN, BY_HAMMERS, EMPTY, LOST, SMITH, Forge
from hearth.games.forge.things import (
    amount_text,
    deck_text,
    location_text,
    title_text,
    type_text,
)
from hearth.kernel import Event

# What is told of somebody, by the numbers of an event.
Teller = Callable[[Forge, int, int], str]


def sentence(g: Forge, event: Event) -> str:
    """One event: told of its seat ("places a Hammer"), or a sentence of its own."""
    kind, _, a, b, _ = event
    if kind in PLAIN_SENTENCES:
        return PLAIN_SENTENCES[kind].format(a=a, b=b)
    return TELLERS[kind](g, a, b)


PLAIN_SENTENCES: Final = {
    e.ANVIL_GIVEN: "has the Active Player Anvil",
    e.ROUND_BEGAN: "Round {a} begins",
    e.SKILL_ROSE: "reaches Skill {a}",
    e.END_TRIGGERED: "The fifth Hammer is placed: this round is the last",
    e.ROUND_ENDED: "Round {a} ends",
    e.IRONCLAD_INCOME: "Ironclad gains {a} Gold",
}


# Contracts


def contract_dealt(g: Forge, contract: int, b: int) -> str:
    return f"is dealt {g.box.contracts[contract].title}"


def contract_kept(g: Forge, contract: int, b: int) -> str:
    return f"keeps {g.box.contracts[contract].title}"


def contract_discarded(g: Forge, contract: int, b: int) -> str:
    return f"discards {g.box.contracts[contract].title}"


def contract_drawn(g: Forge, contract: int, b: int) -> str:
    return f"has drawn {g.box.contracts[contract].title}"


def contract_taken(g: Forge, contract: int, b: int) -> str:
    return f"takes {g.box.contracts[contract].title} from the discard pile"


def deck_drawn(g: Forge, kind: int, b: int) -> str:
    return f"draws a {type_text(kind)} Contract"


def deck_shuffled(g: Forge, kind: int, b: int) -> str:
    return f"The {type_text(kind)} discard pile is shuffled and becomes the deck"


def forged(g: Forge, contract: int, b: int) -> str:
    return f"forges {g.box.contracts[contract].title}"


# Workers


def space_taken(g: Forge, space: int, b: int) -> str:
    return f"takes space {space + 1} of the turn order"


def assistant_joined(g: Forge, assistant: int, b: int) -> str:
    return f"gets Assistant {assistant + 1}"


def placed(g: Forge, location: int, worker: int) -> str:
    who = "the Blacksmith" if worker == SMITH else f"Assistant {worker + 1}"
    return f"places {who} at {location_text(g, location)}"


def exhausted(g: Forge, card: int, b: int) -> str:
    return f"exhausts an Assistant on {g.box.trainings[card].title}"


def smith_moved(g: Forge, location: int, b: int) -> str:
    if location == EMPTY:
        return "sends the Blacksmith to the own Forge"
    return f"moves the Blacksmith to {location_text(g, location)}"


def assistant_returned(g: Forge, assistant: int, b: int) -> str:
    return f"takes Assistant {assistant + 1} back"


# Means


def gained(g: Forge, kind: int, count: int) -> str:
    return f"gains {amount_text(kind, count)}"


def paid(g: Forge, kind: int, count: int) -> str:
    return f"pays {amount_text(kind, count)}"


def bought(g: Forge, kind: int, count: int) -> str:
    return f"buys {amount_text(kind, count)}"


def sold(g: Forge, kind: int, count: int) -> str:
    return f"sells {amount_text(kind, count)}"


# Cards and upgrades


def upgraded(g: Forge, upgrade: int, b: int) -> str:
    return f"upgrades {g.box.upgrades[upgrade].title}"


def guild_taken(g: Forge, card: int, b: int) -> str:
    return f"takes the Guild card {g.box.guild_cards[card].title}"


def development_played(g: Forge, card: int, b: int) -> str:
    return f"plays {g.box.developments[card].title}"


def training_played(g: Forge, card: int, assistant: int) -> str:
    return f"trains Assistant {assistant + 1}: {g.box.trainings[card].title}"


def card_seen(g: Forge, which: int, card: int) -> str:
    return f"sees {title_text(g, which, card)} in the {deck_text(which)} deck"


def pile_turned(g: Forge, which: int, card: int) -> str:
    return f"New on the {deck_text(which)} discard pile: {title_text(g, which, card)}"


def hammer_placed(g: Forge, achievement: int, vp: int) -> str:
    return f"places a Hammer on {g.box.achievements[achievement].title}: {vp} VP"


# Ironclad


def ironclad_turned(g: Forge, card: int, b: int) -> str:
    return f"Ironclad turns up {g.box.ironclad_cards[card].id.upper()}"


def ironclad_placed(g: Forge, location: int, b: int) -> str:
    return f"Ironclad places a worker at {location_text(g, location)}"


def ironclad_blocked(g: Forge, location: int, b: int) -> str:
    return f"Ironclad finds no spot at {location_text(g, location)}"


def ironclad_upgraded(g: Forge, upgrade: int, b: int) -> str:
    return f"Ironclad upgrades {g.box.upgrades[upgrade].title}"


def ironclad_card(g: Forge, which: int, card: int) -> str:
    return f"Ironclad draws {title_text(g, which, card)}"


def ironclad_forged(g: Forge, contract: int, b: int) -> str:
    return f"Ironclad forges {g.box.contracts[contract].title}"


def ironclad_discarded(g: Forge, contract: int, b: int) -> str:
    return f"Ironclad discards {g.box.contracts[contract].title}"


def ironclad_hammer(g: Forge, achievement: int, vp: int) -> str:
    return f"Ironclad {hammer_placed(g, achievement, vp)}"


def match_ended(g: Forge, why: int, b: int) -> str:
    if why == BEATEN:
        return "The match is over: Ironclad is beaten"
    if why == LOST:
        return "The match is over: Ironclad wins"
    if why == BY_HAMMERS:
        return "The match is over: five Hammers of one player are placed"
    return "The match is over: that was the last round"


TELLERS: Final[dict[int, Teller]] = {
    e.CONTRACT_DEALT: contract_dealt,
    e.CONTRACT_KEPT: contract_kept,
    e.CONTRACT_DISCARDED: contract_discarded,
    e.SPACE_TAKEN: space_taken,
    e.ASSISTANT_JOINED: assistant_joined,
    e.PLACED: placed,
    e.EXHAUSTED_ASSISTANT: exhausted,
    e.SMITH_MOVED: smith_moved,
    e.GAINED: gained,
    e.PAID: paid,
    e.BOUGHT: bought,
    e.SOLD: sold,
    e.CONTRACT_DRAWN: contract_drawn,
    e.CONTRACT_TAKEN: contract_taken,
    e.DECK_DRAWN: deck_drawn,
    e.FORGED: forged,
    e.UPGRADED: upgraded,
    e.GUILD_TAKEN: guild_taken,
    e.DEVELOPMENT_PLAYED: development_played,
    e.TRAINING_PLAYED: training_played,
    e.CARD_SEEN: card_seen,
    e.ASSISTANT_RETURNED: assistant_returned,
    e.HAMMER_PLACED: hammer_placed,
    e.PILE_TURNED: pile_turned,
    e.DECK_SHUFFLED: deck_shuffled,
    e.IRONCLAD_TURNED: ironclad_turned,
    e.IRONCLAD_PLACED: ironclad_placed,
    e.IRONCLAD_BLOCKED: ironclad_blocked,
    e.IRONCLAD_UPGRADED: ironclad_upgraded,
    e.IRONCLAD_CARD: ironclad_card,
    e.IRONCLAD_FORGED: ironclad_forged,
    e.IRONCLAD_DISCARDED: ironclad_discarded,
    e.IRONCLAD_HAMMER: ironclad_hammer,
    e.MATCH_ENDED: match_ended,
}
