"""What cards change, as data: a card answers named questions with numbers.

A row of the box (Crew, Rune, Event) names effect kinds, for example
`{ kind = "forge_bonus", craft = "weapons", amount = 2 }`; each kind answers one or two
questions. The rules ask them in `questions.py` and know no card. A third card of the same shape
makes a new kind; a card that fits no kind gets its own step.
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
ACTIONS: Final = 21  # actions per turn
MOVE_LIMIT: Final = 22  # Moves per turn, free ones included; 0: any number
HIRE_COST: Final = 23
HIRE_FLOOR: Final = 24
MAXIMISE: Final = 25  # dice that may be turned to their highest face after a roll
REROLL_ANY: Final = 26
EXTRA_DIE: Final = 27  # the sides of a die added to the pool
BEST_SKILL: Final = 28
SUCCESS_COIN: Final = 29
CONTRACT_RP: Final = 30
QUESTIONS: Final = 31

# Effect kind → the number it is written with → the question which that number answers.
KINDS: Final[dict[str, dict[str, int]]] = {
    "free_move": {"amount": FREE_MOVE},
    "actions": {"amount": ACTIONS},
    "move_limit": {"amount": MOVE_LIMIT},
    "reroll": {"dice": REROLL},
    "maximise": {"dice": MAXIMISE},
    "extra_die": {"sides": EXTRA_DIE},
    "component_cost": {"amount": COMPONENT_COST, "floor": COMPONENT_FLOOR},
    "purchase_limit": {"amount": PURCHASE_LIMIT},
    "training_cost": {"amount": TRAINING_COST, "floor": TRAINING_FLOOR},
    "hire_cost": {"amount": HIRE_COST, "floor": HIRE_FLOOR},
    "turn_in_coin": {"amount": TURN_IN_COIN},
    "success_coin": {"amount": SUCCESS_COIN},
    "contract_rp": {"amount": CONTRACT_RP},
    "failure_tokens": {"amount": FAILURE_TOKENS},
    "contract_limit": {"amount": CONTRACT_LIMIT},
    "take_limit": {"amount": TAKE_LIMIT},
    "free_refresh": {"amount": FREE_REFRESH},
    "request_funds": {"below": FUNDS_BELOW, "amount": FUNDS_AMOUNT},
    "auction_roll": {"amount": AUCTION_ROLL},
}

# Kinds without a number: a card has them or not.
FLAGS: Final[dict[str, int]] = {
    "no_wage": NO_WAGE,
    "theft_immunity": THEFT_IMMUNITY,
    "reroll_any": REROLL_ANY,
    "best_skill": BEST_SKILL,
}

FORGE_BONUS: Final = "forge_bonus"  # its craft says which question it answers
MOST: Final = 20  # no card changes a number by more

# Only prices, results and actions may also go down; the other numbers are allowances.
BOTH_WAYS: Final = ["component_cost", "training_cost", "hire_cost", "auction_roll", "actions"]

# What each sort of card may change; a kind that nobody would ask there is refused.
EVERYWHERE: Final = [
    "free_move",
    "actions",
    FORGE_BONUS,
    "reroll",
    "component_cost",
    "purchase_limit",
    "training_cost",
    "hire_cost",
    "turn_in_coin",
    "failure_tokens",
    "contract_limit",
    "take_limit",
    "free_refresh",
    "request_funds",
    "auction_roll",
]
ON_CREW: Final = [*EVERYWHERE, "no_wage", "theft_immunity"]
ON_EVENTS: Final = [*EVERYWHERE, "move_limit"]
ON_RUNES: Final = [
    FORGE_BONUS,
    "maximise",
    "reroll_any",
    "extra_die",
    "best_skill",
    "success_coin",
    "contract_rp",
]


def answers(row: Row, allowed: list[str]) -> list[int]:
    """The answers of a card, from the effects that its row names."""
    out = [0] * QUESTIONS
    for effect in row.parts("effects") if row.has("effects") else []:
        _answer(effect, allowed[effect.one_of("kind", allowed)], out)
        effect.no_more()
    return out


def _answer(effect: Row, kind: str, out: list[int]) -> None:
    if kind == FORGE_BONUS:
        craft = effect.one_of("craft", [*CRAFTS, "any"])
        question = FORGE_ANY if craft == len(CRAFTS) else FORGE_CRAFT + craft
        out[question] += effect.number_in("amount", -MOST, MOST)
    elif kind in FLAGS:
        out[FLAGS[kind]] = 1
    else:
        least = -MOST if kind in BOTH_WAYS else 0
        for number, question in KINDS[kind].items():
            low = 0 if number == "floor" else least
            out[question] += effect.number_in(number, low, MOST)
