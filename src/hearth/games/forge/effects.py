"""What cards do, as data: a card has effects, each a kind and its numbers.

A row of the box lists effects, for example
`{ time = "always", kind = "gain_at", at = ["forest"], gain = { wood = 1 } }`. The rules ask for
kinds and know no card.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hearth.games.forge.goods import CUBES, KINDS, MOST, PAID, Amounts, nothing, read_part
from hearth.kernel import Row

FOREST: Final = 0
MOUNTAINS: Final = 1
MINES: Final = 2
MARKET: Final = 3
PLAZA: Final = 4
GUILDS: Final = 5
COMMONS: Final = 6
MILITARY: Final = 7
ROYAL: Final = 8
DEVELOPMENT: Final = 9
UPGRADE: Final = 10
TRAINING: Final = 11
LOCATIONS: Final = [
    "forest",
    "mountains",
    "mines",
    "market",
    "plaza",
    "guilds",
    "commons",
    "military",
    "royal",
    "development",
    "upgrade",
    "training",
]
PRODUCTS: Final = ["tool", "furniture", "weapon", "armor", "jewelry"]
TYPES: Final = ["common", "military", "royal"]  # of Contracts

# When an effect works.
NOW: Final = 0  # when the card is taken or played
ALWAYS: Final = 1  # from then on; of a Training card, for its Assistant
EXHAUST: Final = 2  # as the placement of the card's Assistant
END: Final = 3  # at final scoring
TIMES: Final = ["now", "always", "exhaust", "end"]

GAIN: Final = 0  # gain
GAIN_AT: Final = 1  # gain, each time one of the locations in `at` is performed
GAIN_TRADE: Final = 2  # gain, for each Trade of at least 1 unit
GAIN_FORGE: Final = 3  # gain, for each forging in the end-of-round step
GAIN_ROUND: Final = 4  # gain, once per round before the end-of-round step
LESS: Final = 5  # `less` off every payment
LESS_FOR: Final = 6  # `less` off Contracts of the `products`
LESS_ONCE: Final = 7  # `less` off one Contract in a round, as the owner decides
LESS_AT: Final = 8  # `less` off the price at the locations in `at`
LESS_BOUGHT: Final = 9  # `less` Gold off each of the first `number` Brick bought at the Market
PLAZA_FLAT: Final = 10  # the Plaza costs `number` Gold
UPGRADE_NOW: Final = 11  # one upgrade of either half, with `less` off, if the owner likes
TRADES: Final = 12  # up to `number` Trades
MORE_TRADES: Final = 13  # `number` Trades more at the Market
DRAW_EACH: Final = 14  # the top card of each Contract deck, of which `number` are kept
DRAW_ANY: Final = 15  # the top cards of `number` different Contract decks or piles
MORE_DRAW: Final = 16  # a Contract more at Commons, Military and Royal, then one is discarded
MORE_LOOK: Final = 17  # `number` cards more from the Development deck
FORGE: Final = 18  # pay, then Forge one Contract
GUILD_PILE: Final = 19  # pay for the top card of the Guild discard pile
SWAP_CUBES: Final = 20  # up to `number` cubes into others, but no Brick
RETURN_ASSISTANT: Final = 21  # one own placed Assistant comes back
SCORE_PRODUCT: Final = 22  # a VP for each forged Contract of the `products`
SCORE_TYPE: Final = 23  # a VP for each forged Contract of the `type`
SCORE_SEALS: Final = 24  # a VP for each `number` Seals
GOLD_RATE: Final = 25  # a VP for each `number` Gold
GAIN_PRODUCT: Final = 26  # gain, for each forged Contract of the `products`
EFFECTS: Final = [
    "gain",
    "gain_at",
    "gain_trade",
    "gain_forge",
    "gain_round",
    "less",
    "less_for",
    "less_once",
    "less_at",
    "less_bought",
    "plaza_flat",
    "upgrade_now",
    "trades",
    "more_trades",
    "draw_each",
    "draw_any",
    "more_draw",
    "more_look",
    "forge",
    "guild_pile",
    "swap_cubes",
    "return_assistant",
    "score_product",
    "score_type",
    "score_seals",
    "gold_rate",
    "gain_product",
]


@dataclass(frozen=True)
class Ability:
    """One effect. What its kind does not have is empty."""

    kind: int = GAIN
    time: int = NOW
    gain: Amounts = field(default_factory=nothing)
    less: Amounts = field(default_factory=nothing)
    pay: Amounts = field(default_factory=nothing)
    at: list[int] = field(default_factory=list)  # locations
    products: list[int] = field(default_factory=list)
    type: int = -1
    number: int = 0
    pile_only: bool = False  # at Development: only with a card from the discard pile


# Which kinds each sort of card can have, by their time.
ON_GUILD_CARDS: Final = {NOW: [GAIN, UPGRADE_NOW, TRADES, DRAW_EACH, RETURN_ASSISTANT]}
ON_DEVELOPMENTS: Final = {
    NOW: [GAIN],
    ALWAYS: [
        GAIN_AT,
        GAIN_FORGE,
        GAIN_ROUND,
        LESS,
        LESS_FOR,
        LESS_ONCE,
        PLAZA_FLAT,
    ],
    END: [SCORE_PRODUCT, SCORE_TYPE, SCORE_SEALS, GOLD_RATE],
}
ON_TRAININGS: Final = {
    NOW: [GAIN],
    ALWAYS: [
        GAIN_AT,
        GAIN_TRADE,
        GAIN_PRODUCT,
        LESS_FOR,
        LESS_AT,
        LESS_BOUGHT,
        MORE_TRADES,
        MORE_DRAW,
        MORE_LOOK,
    ],
    EXHAUST: [GAIN, DRAW_ANY, FORGE, GUILD_PILE, SWAP_CUBES, RETURN_ASSISTANT],
}

WITH_GAIN: Final = [GAIN, GAIN_AT, GAIN_TRADE, GAIN_FORGE, GAIN_ROUND, GAIN_PRODUCT]
WITH_PAY: Final = [FORGE, GUILD_PILE]
WITH_AT: Final = [GAIN_AT, LESS_AT]
WITH_PRODUCTS: Final = [LESS_FOR, SCORE_PRODUCT, GAIN_PRODUCT]

GAINS: Final = [kind for kind in KINDS if kind != "brick"]  # Brick is only ever bought
COSTS: Final = KINDS[:PAID]
MATERIALS: Final = KINDS[:CUBES]  # what Contracts cost
IN_GOLD: Final = ["gold"]
# What `less` can be taken off.
WITH_LESS: Final = {
    LESS: COSTS,
    LESS_FOR: MATERIALS,
    LESS_ONCE: MATERIALS,
    LESS_AT: COSTS,
    LESS_BOUGHT: IN_GOLD,
    UPGRADE_NOW: COSTS,
}
PRICED: Final = [PLAZA, UPGRADE]  # locations where something is paid for
# The highest `number`: no more Contract decks, or decks and piles, than there are.
WITH_NUMBER: Final = {
    LESS_BOUGHT: MOST,
    PLAZA_FLAT: MOST,
    TRADES: MOST,
    MORE_TRADES: MOST,
    DRAW_EACH: len(TYPES),
    DRAW_ANY: 2 * len(TYPES),
    MORE_LOOK: MOST,
    SWAP_CUBES: MOST,
    SCORE_SEALS: MOST,
    GOLD_RATE: MOST,
}


def read_abilities(row: Row, allowed: dict[int, list[int]]) -> list[Ability]:
    """The effects of a card, as its row lists them; none if it lists none."""
    parts = row.parts("effects") if row.has("effects") else []
    return [read_ability(part, allowed) for part in parts]


def read_ability(part: Row, allowed: dict[int, list[int]]) -> Ability:
    times = list(allowed)
    time = times[part.one_of("time", [TIMES[t] for t in times])]
    kinds = allowed[time]
    kind = kinds[part.one_of("kind", [EFFECTS[k] for k in kinds])]
    ability = Ability(
        kind,
        time,
        gain=read_part(part, "gain", GAINS) if kind in WITH_GAIN else nothing(),
        less=read_part(part, "less", WITH_LESS[kind]) if kind in WITH_LESS else nothing(),
        pay=read_part(part, "pay", IN_GOLD) if kind in WITH_PAY else nothing(),
        at=_some(part, "at", LOCATIONS) if kind in WITH_AT else [],
        products=_some(part, "products", PRODUCTS) if kind in WITH_PRODUCTS else [],
        type=part.one_of("type", TYPES) if kind == SCORE_TYPE else -1,
        number=part.number_in("number", 1, WITH_NUMBER[kind]) if kind in WITH_NUMBER else 0,
        pile_only=_pile_only(part) if kind == GAIN_AT else False,
    )
    part.no_more()
    if kind == LESS_AT and any(location not in PRICED for location in ability.at):
        raise part.wrong("at", "should name only plaza and upgrade, where something is paid")
    if ability.pile_only and ability.at != [DEVELOPMENT]:
        raise part.wrong("pile_only", "should stand only with at = ['development']")
    return ability


def _some(part: Row, key: str, allowed: list[str]) -> list[int]:
    found = part.words(key, allowed)
    if not found:
        raise part.wrong(key, f"should name some of {', '.join(allowed)}")
    return found


def _pile_only(part: Row) -> bool:
    return part.truth("pile_only") if part.has("pile_only") else False
