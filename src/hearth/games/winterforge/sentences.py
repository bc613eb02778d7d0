"""The log: every event as a sentence."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge import events as e
from hearth.games.winterforge.box import BANK, FORGE, MARKET, WinterforgeBox
from hearth.games.winterforge.lords import LORDS_SEATS
from hearth.games.winterforge.market import COLUMNS
from hearth.games.winterforge.state import BY_DECK, BY_ROYAL, Winterforge
from hearth.games.winterforge.things import ROWS, craft_text, loan_text
from hearth.kernel import Event


def sentence(g: Winterforge, event: Event) -> str:
    """One event: told of its seat ("buys Bronze for 1 Coin"), or a sentence of its own."""
    kind, _, a, b, _ = event
    box = g.box
    if kind == e.ROUND_BEGAN:
        return f"{_unit(g).capitalize()} {a} begins"
    if kind == e.LAST_BEGAN:
        return f"This is the last {_unit(g)}"
    if kind == e.END_TRIGGERED:
        return _ending(g, a)
    if kind == e.COMPONENT_STOLEN:
        victim = box.guilds[g.players[b].board].name
        return f"has {box.components[a].title} stolen from {victim}"
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
    e.TURN_ENDED: "ends the turn",
    e.FUNDS_REQUESTED: "requests funds: {a} Coin",
    e.BONUS_COIN_TAKEN: "takes 1 Coin with the Prime bonus",
    e.DIE_ROLLED: "rolls {b} on a d{a}",
    e.DIE_REROLLED: "rolls a d{a} again: {b}",
    e.MATCH_ENDED: "The match is over",
    e.DIE_TURNED: "turns a d{a} to {b}",
    e.FAITH_TAKEN: "takes a Faith token for {a} Coin",
    e.THIEF_HIRED: "hires a thief for {a} Coin",
    e.RUNE_PAID: "gains {a} Coin for the Rune used up",
    e.FAITH_SEEN: "finds {a} Faith on it",
    e.COIN_GAINED: "gains {a} Coin",
    e.COIN_LOST: "loses {a} Coin",
    e.DAY_BEGAN: "Day {a} begins",
    e.RESULT_ADDED_UP: "adds up: dice {a}, and {b} for Skill, Work Tokens, Crew and bonuses",
}

CONTRACT_SENTENCES: Final = {
    e.ROYAL_KEPT: "keeps {title} as Royal Contract",
    e.CONTRACT_TAKEN: "takes {title}",
    e.CONTRACT_RETURNED: "returns {title} to the job track",
    e.CONTRACT_STARTED: "starts {title}",
    e.CONTRACT_TRIED_AGAIN: "tries {title} again",
    e.WORK_ADDED: "puts a Work Token on {title}",
    e.FORGE_RESULT: "reaches {b}; {title} needs {forge}",
    e.CONTRACT_FAILED: "fails; Work Tokens on {title}: {b}",
    e.CONTRACT_FORGED: "completes {title}",
    e.CONTRACT_TURNED_IN: "turns in {title} for {b} Coin",
    e.CONTRACT_HELD: "holds {title}",
    e.AUCTION_ROLLED: "gets {b} in the auction of {title}",
    e.CONTRACT_SOLD: "sells {title} for {b} Coin",
    e.CONTRACT_CLAIMED: "A rival claims {title}",
}

CREW_SENTENCES: Final = {
    e.WAGE_PAID: "pays {title} 1 Coin",
    e.CREW_LEFT: "lets {title} go",
    e.CREW_HIRED: "hires {title} for {b} Coin",
    e.CREW_FIRED: "fires {title}",
}

LOAN_SENTENCES: Final = {
    e.LOAN_TAKEN: "takes the Loan {loan} and {b} Coin",
    e.LOAN_PAID: "pays {b} Coin on the Loan {loan}",
    e.BANK_ADDED: "uses the Prime bonus of the Bank: it pays {b} Coin of the Loan {loan}",
    e.LOAN_REPAID: "has repaid the Loan {loan}",
    e.LOAN_SETTLED: "settles the Loan {loan} with {b} Coin",
    e.LOAN_RELIEVED: "has {b} Coin of the Loan {loan} paid by the Bank",
}


# By place: what its Prime Position brings one more of.
PRIME_ADDS: Final = {MARKET: "Component", FORGE: "Work Token", BANK: "Coin"}


def _table_sentence(box: WinterforgeBox, kind: int, a: int, b: int) -> str:
    if kind == e.GUILD_CHOSEN:
        return f"plays {box.guilds[a].name}"
    if kind in (e.MOVED, e.SMITH_PLACED):
        verb = "moves" if kind == e.MOVED else "sends a Smith"
        spot = ", into the Prime Position" if b == 1 else ""
        return f"{verb} to the {box.sites[a].name}{spot}"
    if kind == e.COMPONENT_BOUGHT:
        return f"buys {box.components[a].title} for {b} Coin"
    if kind == e.COMPONENT_COMMITTED:
        return f"commits {box.components[b].title}"
    if kind == e.COMPONENT_FOUND:
        return f"finds {box.components[a].title}"
    if kind == e.COMPONENT_LOST:
        return f"loses {box.components[a].title}"
    if kind == e.SKILL_TRAINED:
        return f"trains {craft_text(a)} for {b} Coin"
    if kind == e.SKILL_ROSE:
        return f"rises to {b} in {craft_text(a)}"
    if kind == e.PRIME_SAVED:
        return f"uses the Prime bonus of the {box.sites[a].name}: {b} Coin less"
    if kind == e.PRIME_ADDED:
        return f"uses the Prime bonus of the {box.sites[a].name}: 1 {PRIME_ADDS[a]} more"
    return _row_sentence(box, kind, a, b)


def _row_sentence(box: WinterforgeBox, kind: int, a: int, b: int) -> str:
    if kind == e.TRACK_FILLED:
        return f"New on the job track: {box.contracts[b].title}"
    if kind == e.MARKET_FILLED:
        return f"New in the {ROWS[a // COLUMNS]} row: {box.components[b].title}"
    if kind == e.TAVERN_FILLED:
        return f"New in the Tavern: {box.crew[b].title}"
    if kind == e.BANK_FILLED:
        return f"New in the Bank: the Loan {loan_text(box.loans[b])}"
    if kind == e.ROW_REFRESHED:
        return f"refreshes the {ROWS[a]} row of the Market{_cost(b)}"
    if kind == e.TAVERN_REFRESHED:
        return f"refreshes the Tavern{_cost(b)}"
    if kind == e.EVENT_DRAWN:
        return f"turns up {box.events[a].title} ({box.events[a].text})"
    if kind == e.RUNE_BOUGHT:
        return f"buys the {box.runes[a].title} for {b} Coin"
    if kind == e.RUNE_COMMITTED:
        return f"commits the {box.runes[b].title}"
    if kind == e.RUNE_USED_UP:
        return f"has used up the {box.runes[b].title}"
    assert kind == e.ROW_DEALT_ANEW
    return f"The {ROWS[a]} row was all of one type and is dealt anew"


def _unit(g: Winterforge) -> str:
    """What a match is played in."""
    if len(g.players) == 1:
        return "turn"
    return "day" if len(g.players) == LORDS_SEATS else "round"


def _ending(g: Winterforge, why: int) -> str:
    if why == BY_ROYAL:
        return f"A Royal Contract is completed: this {_unit(g)} is the last"
    if why == BY_DECK:
        return f"The Contract deck is empty: this {_unit(g)} is the last"
    return "The table allows no more"


def _cost(coin: int) -> str:
    return f" for {coin} Coin" if coin else " for nothing"
