"""The log: every event as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.forge import events as e
from hearth.games.forge.goods import GOLD, VP
from hearth.games.forge.ironclad_sentences import (
    ironclad_blocked,
    ironclad_card,
    ironclad_discarded,
    ironclad_drew,
    ironclad_forged,
    ironclad_full,
    ironclad_income,
    ironclad_placed,
    ironclad_turned,
    ironclad_upgraded,
)
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
    kind, seat, a, b, _ = event
    if kind in PLAIN_SENTENCES:
        told = PLAIN_SENTENCES[kind].format(a=a, b=b)
    else:
        told = TELLERS[kind](g, a, b)
    return f"Ironclad {told}" if seat == e.TABLE and kind in OF_IRONCLAD else told


PLAIN_SENTENCES: Final = {
    e.ANVIL_GIVEN: "has the Active Player Anvil",
    e.ROUND_BEGAN: "Round {a} begins",
    e.SKILL_ROSE: "reaches Skill {a}",
    e.END_TRIGGERED: "The fifth Hammer is placed: this round is the last",
    e.ROUND_ENDED: "Round {a} ends",
    e.SKILL_FULL: "has Skill {a} already",
}

# Without a seat these are about Ironclad.
OF_IRONCLAD: Final = [
    e.GAINED,
    e.PAID,
    e.FINAL_SCORED,
    e.IRONCLAD_TURNED,
    e.IRONCLAD_PLACED,
    e.IRONCLAD_BLOCKED,
    e.IRONCLAD_INCOME,
    e.IRONCLAD_UPGRADED,
    e.IRONCLAD_CARD,
    e.IRONCLAD_FULL,
    e.IRONCLAD_DREW,
    e.IRONCLAD_FORGED,
    e.IRONCLAD_DISCARDED,
    e.IRONCLAD_HAMMER,
]


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
    return f"The {type_text(kind)} discard pile, all but its top card, is shuffled: a new deck"


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


def exhausted(g: Forge, card: int, assistant: int) -> str:
    return f"exhausts Assistant {assistant + 1} on {g.box.trainings[card].title}"


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


def bought(g: Forge, kind: int, trade: int) -> str:
    return f"buys {trade_text(kind, trade)}"


def sold(g: Forge, kind: int, trade: int) -> str:
    return f"sells {trade_text(kind, trade)}"


def trade_text(kind: int, trade: int) -> str:
    count, gold = divmod(trade, e.TWO_IN_ONE)
    return f"{amount_text(kind, count)} for {amount_text(GOLD, gold)}"


def card_used(g: Forge, which: int, card: int) -> str:
    return f"uses {title_text(g, which, card)}"


def upgrade_used(g: Forge, upgrade: int, b: int) -> str:
    return f"uses {g.box.upgrades[upgrade].title}"


def final_scored(g: Forge, source: int, vp: int) -> str:
    return f"scores {amount_text(VP, vp)} for {e.FINAL_SOURCES[source]}"


# Cards and upgrades


def upgraded(g: Forge, upgrade: int, b: int) -> str:
    return f"upgrades {g.box.upgrades[upgrade].title}"


def guild_taken(g: Forge, card: int, b: int) -> str:
    return f"takes the Guild card {g.box.guild_cards[card].title}"


def card_taken(g: Forge, which: int, card: int) -> str:
    return f"takes {title_text(g, which, card)} from the {deck_text(which)} discard pile"


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


# The end


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
    e.CARD_TAKEN: card_taken,
    e.CARD_USED: card_used,
    e.UPGRADE_USED: upgrade_used,
    e.FINAL_SCORED: final_scored,
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
    e.IRONCLAD_INCOME: ironclad_income,
    e.IRONCLAD_UPGRADED: ironclad_upgraded,
    e.IRONCLAD_CARD: ironclad_card,
    e.IRONCLAD_FULL: ironclad_full,
    e.IRONCLAD_DREW: ironclad_drew,
    e.IRONCLAD_FORGED: ironclad_forged,
    e.IRONCLAD_DISCARDED: ironclad_discarded,
    e.IRONCLAD_HAMMER: hammer_placed,
    e.MATCH_ENDED: match_ended,
}
