"""What is said of choices: a label for each action, a prompt for each choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.ravenshire.boards import FORGE_MASTERY, GOOD_EXCHANGE, MYSTIC_EXCHANGE
from hearth.games.ravenshire.cards import GUILD_ADVISOR, ON_SHOW
from hearth.games.ravenshire.contracts import TakeFresh
from hearth.games.ravenshire.exchange import CHANGES, Give, own_dice
from hearth.games.ravenshire.gains import Pick
from hearth.games.ravenshire.goods import (
    CHARCOAL,
    ORE,
    STEEL,
    TOKENS,
    WOOD,
    Amounts,
    nothing,
    together,
)
from hearth.games.ravenshire.guild_run import Selling, UseMembers
from hearth.games.ravenshire.halls import ROWS_EXPANDED, FreeRecruit
from hearth.games.ravenshire.production import Conversion
from hearth.games.ravenshire.state import COLOUR, Ravenshire, Smith
from hearth.games.ravenshire.things import (
    amount_text,
    amounts_text,
    board_die_text,
    contract_text,
    die_text,
    district_text,
    exchange_text,
    finish_text,
    guild_text,
    listed,
    name_text,
    own_die_text,
    run_text,
    tier_text,
    work_text,
    yield_text,
)

# Labels: one function for each kind of action whose label needs to know more.
Labeller = Callable[[Ravenshire, Smith, int, int], str]


def label(g: Ravenshire, me: Smith, a: int) -> str:
    """One action for people."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    return LABELS[name](g, me, space.x_of[a], space.y_of[a])


PLAIN_LABELS: Final = {
    "no_recruit": "Recruit nobody",
    "stop_selling": "Sell no more",
    "end_run": "Use no more members",
    "end_turn": "End your turn",
    "end_production": "End your Production",
    "finish": "Exchange nothing more",
    "keep_members": "Leave all members where they are",
}


def keep_contract(g: Ravenshire, me: Smith, contract: int, y: int) -> str:
    return f"Keep {contract_text(g.box.contracts[contract])}"


def place(g: Ravenshire, me: Smith, die: int, district: int) -> str:
    placed = me.rolled[die]
    gained = yield_text(g, district, placed)
    return f"Place your {die_text(placed)} in {district_text(g, district)}: {gained}"


def take(g: Ravenshire, me: Smith, spot: int, y: int) -> str:
    die = g.spots[spot]
    gained = yield_text(g, spot // 2, die)
    taken = f"Take the {die_text(die)} from {district_text(g, spot // 2)}"
    return f"{taken}: {gained}; then run {run_text(die)}"


def change_own_die(g: Ravenshire, me: Smith, die: int, change: int) -> str:
    value = own_dice(me)[die] % COLOUR + CHANGES[change]
    return f"Talisman: turn {own_die_text(me, die)} to {value}"


def change_board_die(g: Ravenshire, me: Smith, spot: int, change: int) -> str:
    value = g.spots[spot] % COLOUR + CHANGES[change]
    return f"Talisman: turn {board_die_text(g, spot)} to {value}"


def exchange(g: Ravenshire, me: Smith, which: int, y: int) -> str:
    return exchange_text(g.box.exchanges[which])


def give(g: Ravenshire, me: Smith, kind: int, y: int) -> str:
    return f"Give {amount_text(kind, 1)}"


def pick(g: Ravenshire, me: Smith, kind: int, y: int) -> str:
    return f"Gain {amount_text(kind, 1)}"


def gain_contract(g: Ravenshire, me: Smith, slot: int, y: int) -> str:
    contract = contract_text(g.box.contracts[g.rows[slot]])
    return f"Take {contract} for {amount_text(TOKENS, 1)}"


def refresh(g: Ravenshire, me: Smith, tier: int, y: int) -> str:
    paid = amount_text(TOKENS, 1)
    return f"Lay out new {tier_text(tier)} Contracts and take one of them for {paid}"


def take_fresh(g: Ravenshire, me: Smith, slot: int, y: int) -> str:
    step = g.at_hand(me.seat)
    assert isinstance(step, TakeFresh)
    return f"Take {contract_text(g.box.contracts[g.rows[step.tier * ON_SHOW + slot]])}"


def recruit(g: Ravenshire, me: Smith, hall: int, column: int) -> str:
    free = isinstance(g.at_hand(me.seat), FreeRecruit)
    return recruited(g, me, hall, column, nothing() if free else recruit_price(g, hall, 0))


def token_recruit(g: Ravenshire, me: Smith, hall: int, column: int) -> str:
    return recruited(g, me, hall, column, recruit_price(g, hall, 1))


def recruit_price(g: Ravenshire, hall: int, tokens: int) -> Amounts:
    price = g.box.members[g.halls[hall]].cost[:]
    price[TOKENS] += tokens
    return price


def recruited(g: Ravenshire, me: Smith, hall: int, column: int, price: Amounts) -> str:
    member = g.box.members[g.halls[hall]]
    where = f" to your {guild_text(column)}" if me.assistant == GUILD_ADVISOR else ""
    ability = member.text.rstrip(".")
    return f"Recruit {member.title}{where} for {amounts_text(price)} ({ability})"


def build(g: Ravenshire, me: Smith, upgrade: int, y: int) -> str:
    row = g.box.upgrades[upgrade]
    return f"Build {row.title} for {amount_text(TOKENS, row.tokens)}"


def play_overtime(g: Ravenshire, me: Smith, card: int, y: int) -> str:
    row = g.box.overtime[card]
    return f"{row.title}: {amount_text(TOKENS, row.tokens)} for {amounts_text(row.gain)}"


def run_guild(g: Ravenshire, me: Smith, guild: int, y: int) -> str:
    names = [name_text(g.box.members[member]) for member in me.columns[guild][1:]]
    others = f", with {listed(names)}" if names else ""
    return f"Run your {guild_text(guild)}{others}"


def member_at(g: Ravenshire, me: Smith, row: int) -> int:
    """Of the guild that is running."""
    step = g.at_hand(me.seat)
    assert isinstance(step, (UseMembers, Selling))
    return me.columns[step.guild][row]


def get(g: Ravenshire, me: Smith, row: int, kind: int) -> str:
    member = g.box.members[member_at(g, me, row)]
    return f"{name_text(member)}: gain {amount_text(kind, member.ability.gain[kind])}"


def trade(g: Ravenshire, me: Smith, row: int, y: int) -> str:
    member = g.box.members[member_at(g, me, row)]
    pay, gain = amounts_text(member.ability.pay), amounts_text(member.ability.gain)
    return f"{name_text(member)}: {pay} for {gain}"


def turn(g: Ravenshire, me: Smith, row: int, amount: int) -> str:
    member = g.box.members[member_at(g, me, row)]
    pay = amounts_text([amount * count for count in member.ability.pay])
    turned = f"{pay} into {amount_text(member.ability.into, amount)}" if amount else "nothing"
    return f"{name_text(member)}: turn {turned}, gain {amounts_text(member.ability.gain)}"


def sell(g: Ravenshire, me: Smith, row: int, kind: int) -> str:
    member = g.box.members[member_at(g, me, row)]
    gained = amounts_text(member.ability.gain)
    return f"{name_text(member)}: sell {amount_text(kind, 1)} for {gained}"


def complete(g: Ravenshire, me: Smith, contract: int, finish: int) -> str:
    row, special = g.box.contracts[contract], g.box.finishes[finish]
    pay = amounts_text(together(row.cost, special.cost))
    gain = amounts_text(together(row.gain, special.gain))
    return f"Complete {row.title}{finish_text(special)} for {pay}: {gain}"


def work(g: Ravenshire, me: Smith, die: int, space: int) -> str:
    value = me.bench[die]
    gained = work_text(g, me, space, value)
    return f"Put your {die_text(value)} on {g.box.spaces[space].title}: {gained}"


def master(g: Ravenshire, me: Smith, reward: int, y: int) -> str:
    return f"Gain {amounts_text(g.box.spaces[FORGE_MASTERY].alternatives[reward])}"


def convert(g: Ravenshire, me: Smith, amount: int, y: int) -> str:
    step = g.at_hand(me.seat)
    assert isinstance(step, Conversion)
    if step.steel:
        made = f"{amount_text(ORE, amount)} and {amount_text(CHARCOAL, amount)}"
        return f"Smelt {made} to {amount_text(STEEL, amount)}" if amount else "Smelt nothing"
    burnt = f"Burn {amount_text(WOOD, amount)} to {amount_text(CHARCOAL, amount)}"
    return burnt if amount else "Burn no Wood"


def move_member(g: Ravenshire, me: Smith, at: int, column: int) -> str:
    return f"Move {name_at(g, me, at)} to your {guild_text(column)}"


def swap_members(g: Ravenshire, me: Smith, at: int, other: int) -> str:
    return f"Let {name_at(g, me, at)} and {name_at(g, me, other)} change places"


def name_at(g: Ravenshire, me: Smith, at: int) -> str:
    """Of the member on this place of the player board."""
    return name_text(g.box.members[me.columns[at // ROWS_EXPANDED][at % ROWS_EXPANDED]])


LABELS: Final[dict[str, Labeller]] = {
    "keep_contract": keep_contract,
    "place": place,
    "take": take,
    "change_own_die": change_own_die,
    "change_board_die": change_board_die,
    "exchange": exchange,
    "give": give,
    "pick": pick,
    "gain_contract": gain_contract,
    "refresh": refresh,
    "take_fresh": take_fresh,
    "recruit": recruit,
    "token_recruit": token_recruit,
    "build": build,
    "play_overtime": play_overtime,
    "run_guild": run_guild,
    "get": get,
    "trade": trade,
    "turn": turn,
    "sell": sell,
    "complete": complete,
    "work": work,
    "master": master,
    "convert": convert,
    "move_member": move_member,
    "swap_members": swap_members,
}


# Prompts


def prompt(g: Ravenshire, me: Smith) -> str:
    """What is being chosen."""
    step = g.at_hand(me.seat)
    if isinstance(step, Pick):
        return _pick(me)
    if isinstance(step, Give):
        return _give(g, step)
    if isinstance(step, TakeFresh):
        return f"Take one of the new {tier_text(step.tier)} Contracts"
    if isinstance(step, UseMembers):
        return f"Your {guild_text(step.guild)} run: use a member"
    if isinstance(step, Selling):
        member = g.box.members[me.columns[step.guild][step.row]]
        left = member.ability.most - step.sold
        return f"{name_text(member)}: sell up to {left} more?"
    if isinstance(step, Conversion):
        return "Steel Foundry: how much Steel?" if step.steel else "Charcoal Kiln: how much Wood?"
    return PROMPTS[type(step).__name__].format(
        tokens=amount_text(TOKENS, me.stock[TOKENS]), dice=_dice(me)
    )


def _give(g: Ravenshire, step: Give) -> str:
    title = g.box.exchanges[MYSTIC_EXCHANGE if step.mystics else GOOD_EXCHANGE].title
    return f"{title}: give {_several('Mystic' if step.mystics else 'Good', step.more + 1)}"


def _pick(me: Smith) -> str:
    """Goods come before Mystics."""
    what = "Good" if me.any_goods else "Mystic"
    return f"Choose {_several(what, me.any_goods or me.any_mystics)}"


def _several(what: str, count: int) -> str:
    return f"a {what}" if count == 1 else f"{count} {what}s"


def _dice(me: Smith) -> str:
    left = min(me.work_left, len(me.bench))
    return f"{left} die" if left == 1 else f"{left} dice"


PROMPTS: Final = {
    "KeepContract": "Keep one of these Contracts; the others go under the deck",
    "FreeRecruit": "Your Guild Advisor brings a member for nothing: whom?",
    "BeforePlacing": "Your turn: place a die ({tokens})",
    "BeforeTaking": "Now take a die from a district ({tokens})",
    "AfterRun": "Anything else before your turn ends? ({tokens})",
    "AtTheHalls": "Guild Halls: recruit a member?",
    "ChooseGuild": "Which of your guilds runs?",
    "Produce": "Production: {dice} to put to work, {tokens}",
    "ForgeMaster": "Forge Mastery: what do you gain?",
    "Advise": "Your Guild Advisor: does a member change columns?",
    "LastTrades": "Final scoring: exchange, or play Overtime cards? ({tokens})",
}
