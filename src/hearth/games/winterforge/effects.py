"""What cards change, as data: a card answers named questions with numbers.

A row of the box names effect kinds (`{ kind = "forge_bonus", craft = "weapons", amount = 2 }`);
each kind answers one or two questions. The rules ask them in `questions.py` and know no card.
A third card of the same shape makes a new kind; a card that fits no kind gets its own step.
"""

from __future__ import annotations

from typing import Final

from hearth.kernel import Row

CRAFTS: Final = ["weapons", "armour", "jewellery"]

# The questions, as indices into a card's answers.
FREE_MOVE: Final = 0  # Moves per turn that cost no action
FORGE_ANY: Final = 1  # added to every forge result
FORGE_CRAFT: Final = 2  # + craft: added when forging that craft (three questions)
REROLL: Final = 5  # dice that may be rolled again after a roll
COMPONENT_COST: Final = 6
COMPONENT_FLOOR: Final = 7  # what a lowered price stops at
PURCHASE_LIMIT: Final = 8
TRAINING_COST: Final = 9
TRAINING_FLOOR: Final = 10
TURN_IN_COIN: Final = 11
FAILURE_TOKENS: Final = 12
CONTRACT_LIMIT: Final = 13
TAKE_LIMIT: Final = 14
FREE_REFRESH: Final = 15  # refreshes per turn without Coin, from anywhere
NO_WAGE: Final = 16
FUNDS_BELOW: Final = 17
FUNDS_AMOUNT: Final = 18
AUCTION_ROLL: Final = 19
THEFT_IMMUNITY: Final = 20
QUESTIONS: Final = 21

# Effect kind → the number it is written with → the question which that number answers.
KINDS: Final[dict[str, dict[str, int]]] = {
    "free_move": {"amount": FREE_MOVE},
    "reroll": {"dice": REROLL},
    "component_cost": {"amount": COMPONENT_COST, "floor": COMPONENT_FLOOR},
    "purchase_limit": {"amount": PURCHASE_LIMIT},
    "training_cost": {"amount": TRAINING_COST, "floor": TRAINING_FLOOR},
    "turn_in_coin": {"amount": TURN_IN_COIN},
    "failure_tokens": {"amount": FAILURE_TOKENS},
    "contract_limit": {"amount": CONTRACT_LIMIT},
    "take_limit": {"amount": TAKE_LIMIT},
    "free_refresh": {"amount": FREE_REFRESH},
    "request_funds": {"below": FUNDS_BELOW, "amount": FUNDS_AMOUNT},
    "auction_roll": {"amount": AUCTION_ROLL},
}

# Kinds without a number: a card has them or not.
FLAGS: Final[dict[str, int]] = {"no_wage": NO_WAGE, "theft_immunity": THEFT_IMMUNITY}

FORGE_BONUS: Final = "forge_bonus"  # its craft says which question it answers
MOST: Final = 20  # no card changes a number by more


def answers(row: Row) -> list[int]:
    """The answers of a card, from the effects that its row names."""
    out = [0] * QUESTIONS
    for effect in row.parts("effects"):
        _answer(effect, out)
        effect.no_more()
    return out


def _answer(effect: Row, out: list[int]) -> None:
    kinds = [*KINDS, *FLAGS, FORGE_BONUS]
    kind = kinds[effect.one_of("kind", kinds)]
    if kind == FORGE_BONUS:
        craft = effect.one_of("craft", [*CRAFTS, "any"])
        question = FORGE_ANY if craft == len(CRAFTS) else FORGE_CRAFT + craft
        out[question] += effect.number_in("amount", -MOST, MOST)
    elif kind in FLAGS:
        out[FLAGS[kind]] = 1
    else:
        for number, question in KINDS[kind].items():
            out[question] += effect.number_in(number, -MOST, MOST)
