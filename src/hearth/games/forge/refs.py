"""The things that events are about, as refs `kind:id`, for boards, logs and long runs."""

from __future__ import annotations

from typing import Final

from hearth.games.forge import events as e
from hearth.games.forge.box import ForgeBox
from hearth.games.forge.cards import ACHIEVEMENTS, CARD_DECKS, SPACES, UPGRADES
from hearth.games.forge.effects import DEVELOPMENT, EXHAUST, LOCATIONS, TYPES
from hearth.games.forge.goods import BRICK, CUBES, KINDS, PAID, SKILL
from hearth.games.forge.placing import OWN_FORGE
from hearth.games.forge.state import EMPTY, Forge
from hearth.kernel import Event

# Guild, Development and Training cards, in the order of their decks.
CARD_TABLES: Final = ["guild_card", "development", "training"]
OWN_FORGE_ID: Final = "forge"
ROW_FOUR: Final = ["left", "midA", "right"]  # Assistant spots there
ROW_FOUR_SMITH: Final = "midB"


def refs(g: Forge, event: Event) -> list[str]:
    """The things that an event is about, as `kind:id`."""
    kind, _, a, b, _ = event
    if kind in WITH_DECK:
        card = f"{CARD_TABLES[a]}:{ids(g.box, CARD_TABLES[a])[b]}"
        return [f"pile:{CARD_DECKS[a]}", card] if kind in OF_A_PILE else [card]
    if kind == e.SMITH_MOVED and a == EMPTY:
        return [f"spot:{OWN_FORGE_ID}"]
    _, of_a, of_b = e.SUBJECTS[kind]
    found = [(of_a, a), (of_b, b)]
    return [f"{table}:{ids(g.box, table)[card]}" for table, card in found if table]


OF_A_PILE: Final = [e.PILE_TURNED, e.CARD_TAKEN, e.IRONCLAD_FULL]
# a: a deck, b: its card.
WITH_DECK: Final = [e.CARD_SEEN, e.IRONCLAD_CARD, e.CARD_USED, *OF_A_PILE]

# Things that the rules know by their place in the box.
NAMED: Final = {
    "achievement": ACHIEVEMENTS,
    "deck": [*TYPES, *CARD_DECKS],
    "good": KINDS,  # cubes, and whatever else is gained
    "location": LOCATIONS,
    "space": [str(number + 1) for number in range(SPACES)],
    "upgrade": UPGRADES,
}


def ids(box: ForgeBox, table: str) -> list[str]:
    """The ids of all things of one kind."""
    if table in NAMED:
        return NAMED[table]
    if table == "contract":
        return [contract.id for contract in box.contracts]
    if table == "guild_card":
        return [card.id for card in box.guild_cards]
    if table == "development":
        return [card.id for card in box.developments]
    if table == "training":
        return [card.id for card in box.trainings]
    assert table == "ironclad_card"
    return [card.id for card in box.ironclad_cards]


def spot_id(box: ForgeBox, number: int) -> str:
    """`forest.a1` for the first Assistant, `forest.b1` for the Blacksmith, `training.left`."""
    if number == OWN_FORGE:
        return OWN_FORGE_ID
    spot = box.spots[number]
    if spot.location >= DEVELOPMENT:
        name = ROW_FOUR_SMITH if spot.for_smith else ROW_FOUR[spot.side]
    else:
        name = f"{'b' if spot.for_smith else 'a'}{spot.side + 1}"
    return f"{LOCATIONS[spot.location]}.{name}"


# What a long run of matches has to meet: each of these events with each of its things.
WATCHED: Final = [
    e.CONTRACT_KEPT,
    e.CONTRACT_TAKEN,
    e.SPACE_TAKEN,
    e.PLACED,
    e.EXHAUSTED_ASSISTANT,
    e.SMITH_MOVED,
    e.GAINED,
    e.PAID,
    e.BOUGHT,
    e.SOLD,
    e.FORGED,
    e.UPGRADED,
    e.GUILD_TAKEN,
    e.DEVELOPMENT_PLAYED,
    e.TRAINING_PLAYED,
    e.HAMMER_PLACED,
    e.DECK_SHUFFLED,
    e.IRONCLAD_TURNED,
    e.IRONCLAD_UPGRADED,
    e.IRONCLAD_HAMMER,
]


def watched(box: ForgeBox) -> list[str]:
    """Everything that has to be met, as `event kind:id`."""
    out: list[str] = []
    for kind in WATCHED:
        name, table, _ = e.SUBJECTS[kind]
        cards = ids(box, table)
        out += [f"{name} {table}:{cards[i]}" for i in range(len(cards)) if _can_meet(box, kind, i)]
    out.append(f"{e.SUBJECTS[e.SMITH_MOVED][0]} spot:{OWN_FORGE_ID}")
    return out


def _can_meet(box: ForgeBox, kind: int, card: int) -> bool:
    """Brick is only ever bought, Skill rises instead, Blacksmiths go where they have a spot."""
    if kind == e.EXHAUSTED_ASSISTANT:
        return any(ability.time == EXHAUST for ability in box.trainings[card].abilities)
    if kind == e.SMITH_MOVED:
        return len(box.locations[card].smiths) > 0
    if kind == e.GAINED:
        return card not in (BRICK, SKILL)
    if kind == e.PAID:
        return card < PAID
    if kind == e.BOUGHT or kind == e.SOLD:
        return card < CUBES
    return kind != e.DECK_SHUFFLED or card < len(TYPES)
