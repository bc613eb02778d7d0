"""What is said of choices: a label for each action, a prompt for each choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.winterforge.bank import BANK_ADDS
from hearth.games.winterforge.cards import MATERIALS
from hearth.games.winterforge.market import BuyMore
from hearth.games.winterforge.questions import (
    CREW_AT_MOST,
    component_prices,
    contract_limit,
    dice,
    forge_bonus,
    free_moves,
    funds_amount,
    hire_cost,
    purchase_limit,
    training_cost,
)
from hearth.games.winterforge.state import Guild, Winterforge
from hearth.games.winterforge.success import HoldOrTurnIn, PayCrew
from hearth.games.winterforge.things import (
    COLUMN_NAMES,
    ORDER,
    ROWS,
    SIDES,
    component_text,
    contract_text,
    craft_text,
    crew_among,
    guild_text,
    loan_text,
    place_among,
)

# Labels: one function for each kind of action whose label needs to know more.
Labeller = Callable[[Winterforge, Guild, int, int], str]


def label(g: Winterforge, me: Guild, a: int) -> str:
    """One action for people."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    return LABELS[name](g, me, space.x_of[a], space.y_of[a])


PLAIN_LABELS: Final = {
    "draw_guild": "Let chance choose a Guild",
    "stop_taking": "Take no more Contracts",
    "take_bonus_coin": "Take 1 Coin with the Prime bonus",
    "save_bonus": "Save the Prime bonus for later",
    "stop_buying": "Buy nothing more",
    "keep_dice": "Keep the dice as they are",
    "stop_firing": "Keep the rest of the Crew",
    "end_turn": "End the turn",
    "turn_in": "Turn it In for its Coin",
    "hold": "Hold it, to be sold at the Auction House",
    "stop_selling": "Put no more Contracts up for sale",
    "no_rune": "Commit no Rune",
    "leave_dice": "Leave the dice as they are",
}


def choose_guild(g: Winterforge, me: Guild, board: int, y: int) -> str:
    return f"Choose {guild_text(g.box, board)}"


def keep_royal(g: Winterforge, me: Guild, contract: int, y: int) -> str:
    return f"Keep {contract_text(g.box, g.box.contracts[contract])}"


def move(g: Winterforge, me: Guild, to: int, prime: int) -> str:
    return f"Move to the {g.box.sites[to].name}{_spot(prime)}"


def place_smith(g: Winterforge, me: Guild, to: int, prime: int) -> str:
    return f"Place a Smith in the {g.box.sites[to].name}{_spot(prime)}"


def _spot(prime: int) -> str:
    return " and take the Prime Position" if prime == 1 else ""


def take_contract(g: Winterforge, me: Guild, slot: int, y: int) -> str:
    return f"Take {contract_text(g.box, g.box.contracts[g.track[slot]])}"


def return_contract(g: Winterforge, me: Guild, contract: int, y: int) -> str:
    return f"Return {contract_text(g.box, g.box.contracts[contract])}"


def request_funds(g: Winterforge, me: Guild, x: int, y: int) -> str:
    return f"Request Funds: take {funds_amount(g, me)} Coin"


def buy(g: Winterforge, me: Guild, slot: int, y: int) -> str:
    names = [f"{row} row, {column}" for row in ROWS for column in COLUMN_NAMES]
    card = component_text(g.box.components[g.market[slot]])
    price = component_prices(g, me)[slot]
    return f"Buy {card}{place_among(g.market, slot, names)} for {price} Coin"


def refresh_row(g: Winterforge, me: Guild, row: int, free: int) -> str:
    return f"Refresh the {ROWS[row]} row of the Market{_cost(free)}"


def refresh_tavern(g: Winterforge, me: Guild, free: int, y: int) -> str:
    return f"Refresh the Tavern{_cost(free)}"


def _cost(free: int) -> str:
    return " for nothing" if free == 1 else " for 1 Coin"


def train(g: Winterforge, me: Guild, craft: int, prime: int) -> str:
    cost = training_cost(g, me, craft, prime)
    return f"Train {craft_text(craft)} to {me.skills[craft] + 1} for {cost} Coin{_bonus(prime)}"


def _bonus(prime: int) -> str:
    return " with the Prime bonus" if prime == 1 else ""


def forge(g: Winterforge, me: Guild, contract: int, prime: int) -> str:
    token = ", using the Prime bonus for a Work Token" if prime == 1 else ""
    return f"Forge {contract_text(g.box, g.box.contracts[contract])}{token}"


def commit(g: Winterforge, me: Guild, component: int, y: int) -> str:
    return f"Commit {component_text(g.box.components[component])}"


def commit_rune(g: Winterforge, me: Guild, rune: int, y: int) -> str:
    return f"Commit the {g.box.runes[rune].title}: {g.box.runes[rune].text}"


def reroll(g: Winterforge, me: Guild, die: int, y: int) -> str:
    return f"Roll {_die(g, me, die)} again"


def turn_die(g: Winterforge, me: Guild, die: int, y: int) -> str:
    return f"Turn {_die(g, me, die)} to its highest face"


def pick_die(g: Winterforge, me: Guild, die: int, y: int) -> str:
    return f"Pick {_die(g, me, die)} to be rolled again"


def roll_picked(g: Winterforge, me: Guild, x: int, y: int) -> str:
    picked: list[int] = getattr(g.stack[-1], "picked", [])
    return f"Roll {len(picked)} of the dice again" if picked else "Keep the dice as they are"


def _die(g: Winterforge, me: Guild, die: int) -> str:
    job = me.jobs[-1]
    return f"die {die + 1}, a d{dice(g, job)[die]} showing {job.faces[die]},"


def keep_crew(g: Winterforge, me: Guild, x: int, y: int) -> str:
    return f"Pay {_crew_due(g, me)} 1 Coin to stay"


def dismiss_crew(g: Winterforge, me: Guild, x: int, y: int) -> str:
    return f"Let {_crew_due(g, me)} go"


def _crew_due(g: Winterforge, me: Guild) -> str:
    step = g.stack[-1]
    assert isinstance(step, PayCrew)
    return crew_among(g.box, me.crew, step.index, ORDER)


def hire(g: Winterforge, me: Guild, slot: int, prime: int) -> str:
    crew = g.box.crew[g.tavern[slot]]
    cost = hire_cost(g, me, g.tavern[slot], prime)
    title = crew_among(g.box, g.tavern, slot, COLUMN_NAMES)
    return f"Hire {title} for {cost} Coin{_bonus(prime)} ({crew.text})"


def fire(g: Winterforge, me: Guild, crew: int, y: int) -> str:
    return f"Fire {crew_among(g.box, me.crew, crew, ORDER)}"


def take_loan(g: Winterforge, me: Guild, slot: int, prime: int) -> str:
    coin = " and 1 Coin more with the Prime bonus" if prime == 1 else ""
    loan = loan_text(g.box.loans[g.bank[slot]])
    return f"Take the Loan {loan}{place_among(g.bank, slot, SIDES)}{coin}"


def pay_loan(g: Winterforge, me: Guild, i: int, amount: int) -> str:
    return f"Pay {amount} Coin on {_own_loan(g, me, i)}"


def pay_loan_prime(g: Winterforge, me: Guild, i: int, amount: int) -> str:
    added = min(BANK_ADDS, me.owed(i, g.box) - amount)
    paid = f"Pay {amount} Coin on {_own_loan(g, me, i)}"
    return f"{paid}; the Bank adds {added} with the Prime bonus"


def relieve_loan(g: Winterforge, me: Guild, i: int, y: int) -> str:
    return f"Let the Bank add to {_own_loan(g, me, i)}"


def _own_loan(g: Winterforge, me: Guild, i: int) -> str:
    which = place_among(me.loans, i, ORDER)
    return f"the Loan {loan_text(g.box.loans[me.loans[i]])}{which}, {me.owed(i, g.box)} owed"


def sell(g: Winterforge, me: Guild, contract: int, y: int) -> str:
    card = g.box.contracts[contract]
    return f"Put {card.title} up for sale ({card.coin} Coin, changed by a d12)"


def donate(g: Winterforge, me: Guild, x: int, y: int) -> str:
    return f"Donate {g.box.sites[me.place].price} Coin for a hidden Faith token"


def rob(g: Winterforge, me: Guild, seat: int, y: int) -> str:
    other = g.players[seat]
    guild = g.box.guilds[other.board].name
    price = g.box.sites[me.place].price
    return f"Have a Component of {guild} stolen for {price} Coin (1 of {len(other.stock)})"


def buy_rune(g: Winterforge, me: Guild, x: int, y: int) -> str:
    return f"Buy the top Rune for {g.box.sites[me.place].price} Coin"


def raise_skill(g: Winterforge, me: Guild, craft: int, y: int) -> str:
    return f"Raise {craft_text(craft)} from {me.skills[craft]}"


def search_wagon(g: Winterforge, me: Guild, level: int, y: int) -> str:
    return f"Take the top card of the Level {level + 1} deck"


def lose_component(g: Winterforge, me: Guild, component: int, y: int) -> str:
    return f"Lose {component_text(g.box.components[component])}"


LABELS: Final[dict[str, Labeller]] = {
    "choose_guild": choose_guild,
    "keep_royal": keep_royal,
    "move": move,
    "place_smith": place_smith,
    "take_contract": take_contract,
    "return_contract": return_contract,
    "request_funds": request_funds,
    "buy": buy,
    "refresh_row": refresh_row,
    "refresh_tavern": refresh_tavern,
    "train": train,
    "forge": forge,
    "commit": commit,
    "commit_rune": commit_rune,
    "reroll": reroll,
    "turn_die": turn_die,
    "pick_die": pick_die,
    "roll_picked": roll_picked,
    "keep_crew": keep_crew,
    "dismiss_crew": dismiss_crew,
    "hire": hire,
    "fire": fire,
    "take_loan": take_loan,
    "pay_loan": pay_loan,
    "pay_loan_prime": pay_loan_prime,
    "relieve_loan": relieve_loan,
    "sell": sell,
    "donate": donate,
    "rob": rob,
    "buy_rune": buy_rune,
    "raise_skill": raise_skill,
    "search_wagon": search_wagon,
    "lose_component": lose_component,
}


# Prompts


def prompt(g: Winterforge, me: Guild) -> str:
    """What is being chosen."""
    step = g.stack[-1]
    name = type(step).__name__
    if name in ("TakeActions", "ActThere"):
        return _action_prompt(g, me)
    if name in ("TakeMore", "BuyMore", "FireCrew"):
        return _more_prompt(g, me, name)
    if name == "CommitComponents":
        return _commit_prompt(g, me)
    if name in ("RerollDice", "MaximiseDie", "RerollAnyDice"):
        return _dice_prompt(g, me)
    if isinstance(step, HoldOrTurnIn):
        return f"{g.box.contracts[step.contract].title} is completed: Turn it In, or Hold it?"
    event = f"{g.box.events[g.event].title}: " if name in EVENT_CHOICES else ""
    return event + PROMPTS[name]


EVENT_CHOICES: Final = ["RaiseSkill", "RelieveLoan", "SearchWagon", "LoseComponent"]


PROMPTS: Final = {
    "ChooseGuild": "Choose a Guild",
    "ChooseRoyal": "Keep one of two Royal Contracts; the other leaves the match",
    "ReturnSurplus": "Too many Contracts: return one to the job track",
    "GuildhallBonus": "Take the Coin of the Prime Position now?",
    "CommitRune": "Commit a Rune with the Components?",
    "PayCrew": "Wages: pay to keep your Crew",
    "PlaceSmith": "Place a Smith",
    "SellMore": "Put another Contract up for sale?",
    "RaiseSkill": "Raise a Skill",
    "RelieveLoan": "On which Loan does the Bank pay?",
    "SearchWagon": "Take a Component: from which deck?",
    "LoseComponent": "Which Component is lost?",
}


def _action_prompt(g: Winterforge, me: Guild) -> str:
    free = free_moves(g, me)
    extra = f" and {free} free Move" if free > 0 else ""
    if g.actions_left > 0:
        return f"Choose an action: {g.actions_left} left{extra}"
    return f"No actions left{' but' + extra[4:] if extra else ''}: end the turn when you are done"


def _more_prompt(g: Winterforge, me: Guild, name: str) -> str:
    if name == "FireCrew":
        full = len(me.crew) >= CREW_AT_MOST
        return "Two Crew are enough: fire one" if full else "Fire Crew before the new one arrives?"
    if name == "TakeMore":
        room = contract_limit(g, me) - me.unfinished()
        surplus = "" if room > 0 else ", and return as many as are too many"
        return f"Take another Contract{surplus}?"
    step = g.stack[-1]
    assert isinstance(step, BuyMore)
    left = purchase_limit(g, me) - step.bought
    if left > 0:
        return f"Buy another Component ({left} left)?"
    return "Use the Prime bonus to buy one more?"


def _commit_prompt(g: Winterforge, me: Guild) -> str:
    job = me.jobs[-1]
    contract = g.box.contracts[job.contract]
    material = MATERIALS[contract.order[len(job.parts)]]
    place = f"{len(job.parts) + 1} of {len(contract.order)}"
    return f"{contract.title}: commit a {material} Component ({place})"


def _dice_prompt(g: Winterforge, me: Guild) -> str:
    job = me.jobs[-1]
    contract = g.box.contracts[job.contract]
    result = sum(job.faces) + forge_bonus(g, me, job)
    faces = ", ".join(str(face) for face in job.faces)
    added = f"dice {faces} and {forge_bonus(g, me, job)} more make {result}"
    return f"{contract.title}: {added}, it needs {contract.forge}; change a die?"
