"""Everything said to people: labels of actions, prompts of choices, sentences of the log."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge import events as e
from hearth.games.winterforge.box import MATERIALS, Component, Contract, Loan, WinterforgeBox
from hearth.games.winterforge.effects import CRAFTS
from hearth.games.winterforge.forge import dice, forge_bonus
from hearth.games.winterforge.market import COLUMNS
from hearth.games.winterforge.questions import (
    component_prices,
    funds_amount,
    hire_cost,
    training_cost,
)
from hearth.games.winterforge.state import BY_DECK, BY_ROYAL, Guild, Winterforge
from hearth.games.winterforge.success import PayCrew
from hearth.kernel import Event

ROWS: Final = ["top", "middle", "bottom"]
COLUMN_NAMES: Final = ["left", "middle", "right"]
SIDES: Final = ["left", "right"]


# Labels


def label(g: Winterforge, me: Guild, a: int) -> str:
    """One action for people."""
    space = g.rules.space
    name = space.kind_of[a].name
    x = space.x_of[a]
    y = space.y_of[a]
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    if name in ("take_contract", "return_contract", "forge", "commit", "keep_royal"):
        return _contract_label(g, name, x, y)
    if name in ("pay_loan", "pay_loan_prime", "take_loan"):
        return _bank_label(g, me, name, x, y)
    return _table_label(g, me, name, x, y)


PLAIN_LABELS: Final = {
    "draw_guild": "Let chance choose a Guild",
    "stop_taking": "Take no more Contracts",
    "take_bonus_coin": "Take 1 Coin for the Prime Position",
    "save_bonus": "Save the Prime bonus for later",
    "stop_buying": "Buy nothing more",
    "keep_dice": "Keep the dice as they are",
    "stop_firing": "Fire nobody else",
    "end_turn": "End the turn",
}


def _contract_label(g: Winterforge, name: str, x: int, y: int) -> str:
    box = g.box
    if name == "take_contract":
        return f"Take {contract_text(box, box.contracts[g.track[x]])}"
    if name == "return_contract":
        return f"Return {contract_text(box, box.contracts[x])}"
    if name == "keep_royal":
        return f"Keep {contract_text(box, box.contracts[x])}"
    if name == "commit":
        return f"Commit {component_text(box.components[x])}"
    text = f"Forge {contract_text(box, box.contracts[x])}"
    return f"{text}, with a Work Token for the Prime Position" if y == 1 else text


def _bank_label(g: Winterforge, me: Guild, name: str, x: int, y: int) -> str:
    if name == "take_loan":
        prime = " and 1 Coin for the Prime Position" if y == 1 else ""
        return f"Take the Loan {loan_text(g.box.loans[g.bank[x]])}{_which(g.bank, x, SIDES)}{prime}"
    owed = me.owed(x, g.box)
    which = _which(me.loans, x, ["first", "second"])
    loan = f"the Loan {loan_text(g.box.loans[me.loans[x]])}{which}, {owed} owed"
    if name == "pay_loan":
        return f"Pay {y} Coin on {loan}"
    return f"Pay {y} Coin on {loan}; the Bank adds {min(2, owed - y)} for the Prime Position"


def _table_label(g: Winterforge, me: Guild, name: str, x: int, y: int) -> str:
    box = g.box
    if name == "move":
        spot = " and take the Prime Position" if y == 1 else ""
        return f"Move to the {box.places[x].name}{spot}"
    if name == "choose_guild":
        return f"Choose {guild_text(box, x)}"
    if name == "request_funds":
        return f"Request Funds: take {funds_amount(g, me)} Coin"
    if name == "buy":
        which = _which(g.market, x, [f"{row} row, {side}" for row in ROWS for side in COLUMN_NAMES])
        return f"Buy {component_text(box.components[g.market[x]])}{which} for {price(g, me, x)}"
    if name == "train":
        cost = training_cost(g, me, x, y)
        prime = " with the Prime bonus" if y == 1 else ""
        return f"Train {craft(x)} to {me.skills[x] + 1} for {cost} Coin{prime}"
    if name == "hire":
        return f"Hire {hire_text(g, x, y)}"
    return _crew_label(g, me, name, x, y)


def _crew_label(g: Winterforge, me: Guild, name: str, x: int, y: int) -> str:
    if name == "refresh_row":
        return f"Refresh the {ROWS[x]} row of the Market{_free(y == 1)}"
    if name == "refresh_tavern":
        return f"Refresh the Tavern{_free(x == 1)}"
    if name == "fire":
        return f"Fire {g.box.crew[me.crew[x]].title}"
    if name == "reroll":
        job = me.jobs[-1]
        return f"Roll die {x + 1} again, a d{dice(g, job)[x]} showing {job.faces[x]}"
    title = _crew_due(g, me)
    return f"Pay {title} 1 Coin to stay" if name == "keep_crew" else f"Let {title} go"


def _crew_due(g: Winterforge, me: Guild) -> str:
    step = g.stack[-1]
    assert isinstance(step, PayCrew)
    return g.box.crew[me.crew[step.index]].title


def _free(free: bool) -> str:
    return " for nothing" if free else " for 1 Coin"


def price(g: Winterforge, me: Guild, slot: int) -> str:
    return f"{component_prices(g, me)[slot]} Coin"


def hire_text(g: Winterforge, slot: int, prime: int) -> str:
    crew = g.box.crew[g.tavern[slot]]
    bonus = " with the Prime bonus" if prime == 1 else ""
    return f"{crew.title} for {hire_cost(g, g.tavern[slot], prime)} Coin{bonus} ({crew.text})"


def _which(cards: list[int], i: int, names: list[str]) -> str:
    """The place of a card, where an equal one lies beside it."""
    return f" [{names[i]}]" if cards.count(cards[i]) > 1 else ""


# Things


def craft(index: int) -> str:
    return CRAFTS[index].capitalize()


def guild_text(box: WinterforgeBox, board: int) -> str:
    guild = box.guilds[board]
    skills = ", ".join(f"{craft(i)} {guild.skills[i]}" for i in range(len(guild.skills)))
    return f"{guild.name} ({guild.colour}; {skills})"


def component_text(component: Component) -> str:
    return f"{component.title} ({MATERIALS[component.material]}, {dice_text(component.dice)})"


def dice_text(dice: list[int]) -> str:
    return " + ".join(f"d{sides}" for sides in dice)


def contract_text(box: WinterforgeBox, contract: Contract) -> str:
    crafts = " and ".join(craft(i) for i in contract.crafts)
    parts = [f"{crafts}; {needs_text(contract)}", f"forge {contract.forge}"]
    if contract.bonus > 0:
        parts.append(f"+{contract.bonus} with {box.components[contract.bonus_component].title}")
    pay = f", {contract.coin} Coin" if contract.coin else ""
    parts.append(f"{contract.rp} RP{pay}")
    return f"{contract.title} ({'; '.join(parts)})"


def needs_text(contract: Contract) -> str:
    return " + ".join(
        f"{contract.needs[m]} {MATERIALS[m]}" for m in range(len(MATERIALS)) if contract.needs[m]
    )


def loan_text(loan: Loan) -> str:
    return f"{loan.receive}/{loan.repay}"


# Prompts


def prompt(g: Winterforge, me: Guild) -> str:
    """What is being chosen."""
    name = type(g.stack[-1]).__name__
    if name == "TakeActions":
        left = g.actions_left
        return (
            f"Choose an action: {left} left"
            if left
            else "No actions left: refresh, or end the turn"
        )
    if name in ("CommitComponents", "RerollDice"):
        return _forge_prompt(g, me, name)
    return PROMPTS[name]


PROMPTS: Final = {
    "ChooseGuild": "Choose a Guild",
    "ChooseRoyal": "Keep one of two Royal Contracts; the other leaves the match",
    "TakeMore": "Take another Contract?",
    "ReturnSurplus": "Too many Contracts: return one to the job track",
    "GuildhallBonus": "Take the Coin of the Prime Position now?",
    "BuyMore": "Buy another Component?",
    "PayCrew": "Wages: pay to keep your Crew",
    "FireCrew": "Fire Crew before the new one arrives?",
}


def _forge_prompt(g: Winterforge, me: Guild, name: str) -> str:
    job = me.jobs[-1]
    contract = g.box.contracts[job.contract]
    if name == "CommitComponents":
        material = MATERIALS[contract.order[len(job.parts)]]
        place = f"{len(job.parts) + 1} of {len(contract.order)}"
        return f"{contract.title}: commit a {material} Component ({place})"
    result = sum(job.faces) + forge_bonus(g, me, job)
    faces = ", ".join(str(face) for face in job.faces)
    return f"{contract.title}: {faces} make {result} of {contract.forge}; roll a die again?"


# Sentences


def sentence(g: Winterforge, event: Event) -> str:
    """One event: told of its seat ("buys Bronze for 1 Coin"), or a sentence of its own."""
    kind, _, a, b, _ = event
    box = g.box
    if kind in PLAIN_SENTENCES:
        return PLAIN_SENTENCES[kind].format(a=a, b=b)
    if kind in CONTRACT_SENTENCES:
        card = box.contracts[a]
        return CONTRACT_SENTENCES[kind].format(title=card.title, forge=card.forge, b=b)
    if kind in CREW_SENTENCES:
        return CREW_SENTENCES[kind].format(title=box.crew[a].title, b=b)
    if kind in LOAN_SENTENCES:
        return LOAN_SENTENCES[kind].format(loan=loan_text(box.loans[a]), b=b)
    return _table_sentence(box, kind, a, b)


PLAIN_SENTENCES: Final = {
    e.FIRST_PLAYER_ROLLED: "rolls {a} for First Player",
    e.FIRST_PLAYER_FOUND: "is First Player",
    e.ROUND_BEGAN: "Round {a} begins",
    e.TURN_ENDED: "ends the turn",
    e.FUNDS_REQUESTED: "requests funds: {a} Coin",
    e.BONUS_COIN_TAKEN: "takes 1 Coin for the Prime Position",
    e.DIE_ROLLED: "rolls {b} on a d{a}",
    e.DIE_REROLLED: "rolls a d{a} again: {b}",
    e.MATCH_ENDED: "The match is over",
}

CONTRACT_SENTENCES: Final = {
    e.ROYAL_KEPT: "keeps {title} as Royal Contract",
    e.CONTRACT_TAKEN: "takes {title}",
    e.CONTRACT_RETURNED: "returns {title} to the job track",
    e.CONTRACT_STARTED: "starts {title}",
    e.WORK_ADDED: "puts a Work Token on {title}",
    e.FORGE_RESULT: "reaches {b} of {forge} for {title}",
    e.CONTRACT_FAILED: "fails; Work Tokens on {title}: {b}",
    e.CONTRACT_FORGED: "completes {title}",
    e.CONTRACT_TURNED_IN: "turns in {title} for {b} Coin",
}

CREW_SENTENCES: Final = {
    e.WAGE_PAID: "pays {title} 1 Coin",
    e.CREW_LEFT: "lets {title} go",
    e.CREW_HIRED: "hires {title} for {b} Coin",
    e.CREW_FIRED: "fires {title}",
}

LOAN_SENTENCES: Final = {
    e.LOAN_TAKEN: "takes the Loan {loan} and {b} Coin",
    e.LOAN_PAID: "brings {b} Coin onto the Loan {loan}",
    e.LOAN_REPAID: "has repaid the Loan {loan}",
    e.LOAN_SETTLED: "settles the Loan {loan} with {b} Coin",
}


def _table_sentence(box: WinterforgeBox, kind: int, a: int, b: int) -> str:
    if kind == e.GUILD_CHOSEN:
        return f"plays {box.guilds[a].name}"
    if kind == e.MOVED:
        spot = ", into the Prime Position" if b == 1 else ""
        return f"moves to the {box.places[a].name}{spot}"
    if kind == e.COMPONENT_BOUGHT:
        return f"buys {box.components[a].title} for {b} Coin"
    if kind == e.COMPONENT_COMMITTED:
        return f"commits {box.components[b].title}"
    if kind == e.SKILL_TRAINED:
        return f"trains {craft(a)} for {b} Coin"
    if kind == e.SKILL_ROSE:
        return f"rises to {b} in {craft(a)}"
    if kind == e.END_TRIGGERED:
        return f"The end is near: {_ending(a)}, and this round is the last"
    return _row_sentence(box, kind, a, b)


def _row_sentence(box: WinterforgeBox, kind: int, a: int, b: int) -> str:
    if kind == e.TRACK_FILLED:
        return f"{box.contracts[b].title} comes to the job track"
    if kind == e.MARKET_FILLED:
        return f"{box.components[b].title} comes to the {ROWS[a // COLUMNS]} row"
    if kind == e.TAVERN_FILLED:
        return f"{box.crew[b].title} comes to the Tavern"
    if kind == e.BANK_FILLED:
        return f"The Loan {loan_text(box.loans[b])} comes to the Bank"
    if kind == e.ROW_REFRESHED:
        return f"refreshes the {ROWS[a]} row of the Market{_free(b == 0)}"
    if kind == e.TAVERN_REFRESHED:
        return f"refreshes the Tavern{_free(b == 0)}"
    assert kind == e.ROW_DEALT_ANEW
    return f"The {ROWS[a]} row was all of one type and is dealt anew"


def _ending(why: int) -> str:
    if why == BY_ROYAL:
        return "a Royal Contract is completed"
    if why == BY_DECK:
        return "the Contract deck is empty"
    return "no more rounds are allowed"
