"""What a Guild cannot do with its next action, thing by thing, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.winterforge.box import (
    AUCTION_HOUSE,
    BANK,
    FORGE,
    GUILDHALL,
    MARKET,
    RUNESMITH,
    SHRINE,
    TAVERN,
    THIEVES_GUILD,
)
from hearth.games.winterforge.cards import MATERIALS, TOP_SKILL
from hearth.games.winterforge.effects import THEFT_IMMUNITY
from hearth.games.winterforge.lords import LORDS_SEATS
from hearth.games.winterforge.market import REFRESH_COST
from hearth.games.winterforge.questions import (
    LOANS_AT_MOST,
    can_move,
    component_prices,
    contract_limit,
    free_moves,
    funds_below,
    has_alleyway,
    hire_cost,
    training_cost,
)
from hearth.games.winterforge.reasons import (
    NO_ACTIONS,
    Reason,
    here,
    listed,
    not_there,
    possessive,
    there,
    you_have,
)
from hearth.games.winterforge.state import Guild, Winterforge
from hearth.games.winterforge.tavern import ON_SHOW
from hearth.games.winterforge.things import craft_text
from hearth.games.winterforge.touch import names

Refusal = Callable[[Winterforge, Guild, int], Reason]

ALLEYWAY: Final = "Alleyways have no Prime Position"


# Places


def site(g: Winterforge, me: Guild, to: int) -> Reason:
    if to == me.place:
        return own_place(g, me)
    if len(g.players) == LORDS_SEATS:
        return "There are no Moves in Lords: your Smith acts where you placed it.", "15.7"
    if g.in_force and not can_move(g):
        return f"{g.box.events[g.in_force[0]].title}: you cannot Move again this turn.", "16.6"
    if g.actions_left == 0 and free_moves(g, me) <= 0:
        return NO_ACTIONS, "3.2"
    links = g.box.links[g.alleyways]
    way = listed([there(g, i) for i in links[me.place] if to in links[i]], "or")
    go = f"go by way of {way}" if way else "it is further away"
    return f"No line leads from {here(g, me)} to {there(g, to)}; {go}.", "4.1"


def own_place(g: Winterforge, me: Guild) -> Reason:
    """The place itself stands for its action, where it has one that needs no other thing."""
    if me.place not in (GUILDHALL, SHRINE, RUNESMITH):
        return f"Your Smith is in {here(g, me)} already; choose what lies there.", "3.3"
    if g.actions_left == 0:
        return NO_ACTIONS, "3.2"
    if me.place == GUILDHALL:
        below = funds_below(g, me)
        return f"Funds are for those with fewer than {below} Coin; {you_have(me)}.", "5.5"
    is_shrine = me.place == SHRINE
    clause = "14.6" if is_shrine else "14.21"
    price = g.box.sites[me.place].price
    if me.coin < price:
        what = "A donation" if is_shrine else "A Rune"
        return f"{what} costs {price} Coin; {you_have(me)}.", clause
    return f"No {'Faith token' if is_shrine else 'Rune'} is left.", clause


def prime(g: Winterforge, me: Guild, to: int) -> Reason:
    name = there(g, to)
    if to >= SHRINE:
        return f"{ALLEYWAY}; {name} is one.", "14.2"
    if to == me.place and me.in_prime:
        use = "use its bonus with an action" if me.bonus else "its bonus is used up for this visit"
        return f"Your Smith is in this Prime Position; {use}.", "4.7"
    if len(g.players) == LORDS_SEATS:
        return "A Prime Position is taken when a Smith is placed.", "15.8"
    if to == me.place:
        return "A Prime Position is taken with the Move into it: leave and come back.", "4.5"
    if g.prime_spots[to] == 0:
        return f"{holders(g, me, to)} the Prime Position of {name}.", "4.8"
    return site(g, me, to)


def holders(g: Winterforge, me: Guild, to: int) -> str:
    """Who stands in the Prime Positions of a Precinct, with the verb."""
    held = [
        guild.seat
        for guild in g.players
        if guild.prime_today == to or (guild.in_prime and guild.place == to)
    ]
    if not held:
        return "Nobody can take"
    called = names(g)
    who = listed(["you" if seat == me.seat else called[seat] for seat in held], "and")
    one = len(held) == 1 and held[0] != me.seat
    return f"{who[:1].upper()}{who[1:]} {'holds' if one else 'hold'}"


# Guildhall, Market, Tavern and Bank


def track(g: Winterforge, me: Guild, slot: int) -> Reason:
    away = not_there(g, me, GUILDHALL, "Contracts are taken", "5.1")
    if away[0]:
        return away
    if g.track[slot] < 0:
        return "No Contract lies here, and the deck is empty.", "5.4"
    limit = contract_limit(g, me)
    has = "all of them started" if me.started() >= limit else "too many already"
    return f"You may have {limit} Contracts; you have {me.unfinished()}, {has}.", "5.3"


def market(g: Winterforge, me: Guild, slot: int) -> Reason:
    away = not_there(g, me, MARKET, "Components are bought", "6.1")
    return away if away[0] else (too_dear(g, me, slot), "6.1")


def too_dear(g: Winterforge, me: Guild, slot: int) -> str:
    if g.market[slot] < 0:
        return "This space of the Market is empty; choose a Component."
    title = g.box.components[g.market[slot]].title
    return f"{title} costs {component_prices(g, me)[slot]} Coin; {you_have(me)}."


def row(g: Winterforge, me: Guild, i: int) -> Reason:
    return refresh(g, me, MARKET, "6.4")


def refresh(g: Winterforge, me: Guild, where: int, clause: str) -> Reason:
    if me.place != where:
        return f"Your Smith is in {here(g, me)}; a refresh needs it in {there(g, where)}.", clause
    if me.coin < REFRESH_COST:
        return f"A refresh costs {REFRESH_COST} Coin; {you_have(me)}.", clause
    return "There is no card to be dealt: nothing would change.", "3.4"


def tavern(g: Winterforge, me: Guild, slot: int) -> Reason:
    if slot == ON_SHOW:
        return refresh(g, me, TAVERN, "8.7")
    away = not_there(g, me, TAVERN, "Crew are hired", "8.1")
    if away[0]:
        return away
    crew = g.tavern[slot]
    if crew < 0:
        return "Nobody is here; the Tavern fills at the end of a turn.", "8.5"
    price = hire_cost(g, me, crew, 1 if me.bonus else 0)
    return f"{g.box.crew[crew].title} costs {price} Coin; {you_have(me)}.", "8.1"


def bank(g: Winterforge, me: Guild, slot: int) -> Reason:
    away = not_there(g, me, BANK, "Loans are taken", "9.1")
    if away[0]:
        return away
    if len(me.loans) >= LOANS_AT_MOST:
        return f"You have {LOANS_AT_MOST} unpaid Loans; repay one of them first.", "9.2"
    return "No Loan lies here, and the deck is empty.", "9.3"


def loan(g: Winterforge, me: Guild, i: int) -> Reason:
    away = not_there(g, me, BANK, "Loans are paid", "9.4")
    return away if away[0] else ("A payment is at least 1 Coin; you have none.", "9.4")


# Forge and Auction House


def skill(g: Winterforge, me: Guild, craft: int) -> Reason:
    if me.skills[craft] >= TOP_SKILL:
        top = f"{craft_text(craft)} is at {TOP_SKILL}, the top of its track"
        return f"{top}; train another Skill.", "7.2"
    away = not_there(g, me, FORGE, "Skills are trained", "7.1")
    if away[0]:
        return away
    price = training_cost(g, me, craft, 1 if me.bonus else 0)
    step = f"{craft_text(craft)} {me.skills[craft] + 1}"
    return f"Training to {step} costs {price} Coin; {you_have(me)}.", "7.1"


def contract(g: Winterforge, me: Guild, i: int) -> Reason:
    card = g.box.contracts[i]
    if i in me.held:
        return not_there(g, me, AUCTION_HOUSE, "Held Contracts are sold", "14.12")
    if i in me.done:
        return f"{card.title} is completed.", "7.22"
    if i in me.royals and i != me.royal:
        return f"{card.title} left the match when you kept the other one.", "2.4"
    is_mine = i in me.hand or i == me.royal or i in [job.contract for job in me.jobs]
    if not is_mine:
        return f"{card.title} belongs to another Guild.", "7.4"
    away = not_there(g, me, FORGE, "Contracts are forged", "7.4")
    needs = f"{card.title} needs {lacking(g, me, i)} more in your stockpile."
    return away if away[0] else (needs, "7.6")


def lacking(g: Winterforge, me: Guild, i: int) -> str:
    """What the stockpile does not have of what a Contract needs."""
    lack = g.box.contracts[i].needs[:]
    for component in me.stock:
        lack[g.box.components[component].material] -= 1
    parts = [f"{lack[m]} {MATERIALS[m]}" for m in range(len(MATERIALS)) if lack[m] > 0]
    return listed(parts, "and")


def component(g: Winterforge, me: Guild, i: int) -> Reason:
    if i not in me.stock:
        return in_stock(g, me, i), "7.5"
    return "Components are committed when you start a Contract in the Forge.", "7.5"


def in_stock(g: Winterforge, me: Guild, i: int) -> str:
    return f"You have no {g.box.components[i].title} in your stockpile."


def rune(g: Winterforge, me: Guild, i: int) -> Reason:
    if i not in me.runes:
        return f"You have no {g.box.runes[i].title}; Runes are bought at the Runesmith.", "14.21"
    return "A Rune is committed with the Components when you start a Contract.", "14.22"


def die(g: Winterforge, me: Guild, i: int) -> Reason:
    return "Dice are changed only right after the roll.", "7.11"


# Others


def crew(g: Winterforge, me: Guild, i: int) -> Reason:
    title = g.box.crew[me.crew[i]].title
    return f"{title} can be fired only while you hire somebody in the Tavern.", "8.3"


def deck(g: Winterforge, me: Guild, level: int) -> Reason:
    return "Components are bought from the rows of the Market, not from a deck.", "6.1"


def guild(g: Winterforge, me: Guild, board: int) -> Reason:
    return "Guilds are chosen before the match begins.", "2.1"


def seat(g: Winterforge, me: Guild, other: int) -> Reason:
    """Another Guild is touched to be robbed."""
    if other == me.seat:
        return "This is your own Guild.", "14.17"
    name = names(g)[other]
    if not has_alleyway(g, THIEVES_GUILD):
        return f"Only a thief takes from {name}; the Thieves' Guild is not in play.", "14.17"
    away = not_there(g, me, THIEVES_GUILD, "thieves are hired", "14.17")
    if away[0]:
        return away
    price = g.box.sites[THIEVES_GUILD].price
    if me.coin < price:
        return f"A thief costs {price} Coin; {you_have(me)}.", "14.17"
    if not g.players[other].stock:
        return f"{name} has no Component in the stockpile; name another Guild.", "14.18"
    guards = [c for c in g.players[other].crew if g.box.crew[c].answers[THEFT_IMMUNITY] > 0]
    guard = g.box.crew[guards[0]].title if guards else "Event"
    return f"{possessive(name)} {guard} keeps thieves out; name another Guild.", "14.18"


REFUSALS: Final[dict[str, Refusal]] = {
    "site": site,
    "prime": prime,
    "track": track,
    "market": market,
    "row": row,
    "tavern": tavern,
    "bank": bank,
    "loan": loan,
    "skill": skill,
    "contract": contract,
    "component": component,
    "rune": rune,
    "die": die,
    "crew": crew,
    "deck": deck,
    "guild": guild,
    "seat": seat,
}
