"""What is said of choices: a label for each action, a prompt for each choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.forge.cards import GUILD_DECK, TRAINING_DECK
from hearth.games.forge.contracts import DrawAny, DrawContracts
from hearth.games.forge.decks import pile_at
from hearth.games.forge.effects import DEVELOPMENT, TYPES
from hearth.games.forge.errands import added, errand_text, looked_at, where_text
from hearth.games.forge.exhausting import GiveCubes, TakeCubes
from hearth.games.forge.forging import ForgeContracts, forging_bonus
from hearth.games.forge.gains import next_vp
from hearth.games.forge.goods import GOLD, SKILL, VP, Amounts, nothing
from hearth.games.forge.learning import Assign, PlayOne, PutUnder, VisitCards
from hearth.games.forge.market import Trade, Units, affordable, purchase
from hearth.games.forge.questions import contract_price, once_card, upgrade_price
from hearth.games.forge.state import HOME, SMITH, Forge, Smithy
from hearth.games.forge.things import (
    amount_text,
    amounts_text,
    card_text,
    contract_text,
    counted,
    deck_text,
    plain,
    reward_text,
    several_text,
    type_text,
    worker_text,
)
from hearth.games.forge.upgrades import ChooseUpgrade, UpgradeNow

# Labels: one function for each kind of action whose label needs to know more.
Labeller = Callable[[Forge, Smithy, int, int], str]


def label(g: Forge, me: Smithy, a: int) -> str:
    """One action for people."""
    space = g.rules.space
    name = space.kind_of[a].name
    if name in PLAIN_LABELS:
        return PLAIN_LABELS[name]
    return LABELS[name](g, me, space.x_of[a], space.y_of[a])


PLAIN_LABELS: Final = {
    "end_trades": "Trade no more",
    "stop_giving": "Return no more",
    "no_forge": "Forge nothing",
    "no_upgrade": "Do no upgrade",
    "no_return": "Leave all Assistants where they are",
}


def keep_contract(g: Forge, me: Smithy, contract: int, y: int) -> str:
    return f"Keep {contract_text(g.box.contracts[contract])}"


def take_space(g: Forge, me: Smithy, space: int, y: int) -> str:
    return f"Take space {space + 1}: {amounts_text(g.box.turn_spaces[space].gain)}"


def place(g: Forge, me: Smithy, worker: int, spot: int) -> str:
    who, where = worker_text(g, me, worker), where_text(g, spot)
    return f"Place {who} at {where}: {errand_text(g, me, worker, spot)}"


def exhaust(g: Forge, me: Smithy, assistant: int, y: int) -> str:
    row = g.box.trainings[me.trainings[assistant]]
    return f"Exhaust Assistant {assistant + 1} on {row.title}: {plain(row.text)}"


def move_smith(g: Forge, me: Smithy, spot: int, y: int) -> str:
    where = where_text(g, spot)
    return f"Move your Blacksmith to {where}: {errand_text(g, me, SMITH, spot)}"


def draw(g: Forge, me: Smithy, pile: int, y: int) -> str:
    kind = pile % len(TYPES)
    if pile < len(TYPES):
        return f"Draw from the {type_text(kind)} deck"
    return f"Take {contract_text(g.box.contracts[g.contract_piles[kind][-1]])}"


def discard(g: Forge, me: Smithy, contract: int, y: int) -> str:
    return f"Discard {contract_text(g.box.contracts[contract])}"


def buy(g: Forge, me: Smithy, kind: int, y: int) -> str:
    step = g.at_hand(me.seat)
    assert isinstance(step, Trade)
    most = affordable(g, me, step.worker, step.cheap, kind)
    return f"Buy {several_text(kind)}, up to {most} at {amount_text(GOLD, g.box.prices[kind])} each"


def sell(g: Forge, me: Smithy, kind: int, y: int) -> str:
    each = amount_text(GOLD, g.box.prices[kind])
    return f"Sell {several_text(kind)}, up to {me.stock[kind]} at {each} each"


def units(g: Forge, me: Smithy, amount: int, y: int) -> str:
    step = g.at_hand(me.seat)
    assert isinstance(step, Units)
    what = amount_text(step.what, amount)
    if step.selling:
        return f"Sell {what} for {amount_text(GOLD, amount * g.box.prices[step.what])}"
    gold = purchase(g, me, step.worker, step.cheap, step.what, amount)
    return f"Buy {what} for {amount_text(GOLD, gold)}"


def give_cube(g: Forge, me: Smithy, kind: int, y: int) -> str:
    return f"Return {amount_text(kind, 1)}"


def take_cube(g: Forge, me: Smithy, kind: int, y: int) -> str:
    return f"Take {amount_text(kind, 1)}"


def forge(g: Forge, me: Smithy, contract: int, once: int) -> str:
    row = g.box.contracts[contract]
    tool = f" with the {g.box.developments[once_card(g, me)].title}" if once else ""
    price = amounts_text(contract_price(g, me, contract, once == 1))
    reward = reward_text(row, forging_bonus(g, me, contract))
    return f"Forge {row.title}{tool} for {price}: {reward}"


def claim(g: Forge, me: Smithy, achievement: int, y: int) -> str:
    vp = amount_text(VP, next_vp(g, achievement))
    return f"Place a Hammer on {g.box.achievements[achievement].title}: {vp}"


def visited(g: Forge, me: Smithy) -> tuple[int, int]:
    """The deck whose cards are to be had, and the worker that has come for them."""
    step = g.at_hand(me.seat)
    if isinstance(step, VisitCards):
        return step.which, step.worker
    return GUILD_DECK, SMITH


def from_deck(g: Forge, me: Smithy, x: int, y: int) -> str:
    which, worker = visited(g, me)
    return f"Look at the top {looked_at(g, me, worker, which)} cards of the {deck_text(which)} deck"


def from_pile(g: Forge, me: Smithy, x: int, y: int) -> str:
    which, worker = visited(g, me)
    card = card_text(g, which, pile_at(g, which)[-1])
    if which == GUILD_DECK:
        return f"Take {card}"
    more = nothing() if which == TRAINING_DECK else added(g, me, worker, DEVELOPMENT, pile=True)
    return f"Play {card}, and gain {amounts_text(more)}" if any(more) else f"Play {card}"


def take_guild(g: Forge, me: Smithy, card: int, under: int) -> str:
    taken = f"Take {card_text(g, GUILD_DECK, card)}"
    if len(me.looking) < 2:
        return taken
    where = "under the deck" if under else "on top of the deck"
    return f"{taken}, put the other {where}"


def play_card(g: Forge, me: Smithy, card: int, y: int) -> str:
    return f"Play {card_text(g, looked_into(g, me), card)}"


def put_under(g: Forge, me: Smithy, card: int, y: int) -> str:
    return f"Put {card_text(g, looked_into(g, me), card)} under the deck"


def looked_into(g: Forge, me: Smithy) -> int:
    """The deck whose cards the player is looking at."""
    step = g.at_hand(me.seat)
    assert isinstance(step, (PlayOne, PutUnder))
    return step.which


def assign(g: Forge, me: Smithy, assistant: int, y: int) -> str:
    return f"Assistant {assistant + 1} learns it"


def upgrade(g: Forge, me: Smithy, which: int, y: int) -> str:
    row = g.box.upgrades[which]
    gained = nothing()
    gained[VP], gained[SKILL] = row.vp, row.skill
    price = amounts_text(upgrade_price_now(g, me, which))
    return f"Upgrade {row.title} for {price}: {amounts_text(gained)} ({plain(row.text)})"


def upgrade_price_now(g: Forge, me: Smithy, which: int) -> Amounts:
    """What it costs in this choice."""
    step = g.at_hand(me.seat)
    if isinstance(step, UpgradeNow):
        return upgrade_price(g, me, which, SMITH, step.ability(g).less)
    worker = step.worker if isinstance(step, ChooseUpgrade) else SMITH
    return upgrade_price(g, me, which, worker)


def return_assistant(g: Forge, me: Smithy, assistant: int, y: int) -> str:
    spot = me.workers[assistant]
    where = f"from {where_text(g, spot)}" if spot >= 0 else "from its Training card"
    return f"Take {worker_text(g, me, assistant)} back {where}"


LABELS: Final[dict[str, Labeller]] = {
    "keep_contract": keep_contract,
    "take_space": take_space,
    "place": place,
    "exhaust": exhaust,
    "move_smith": move_smith,
    "draw": draw,
    "discard": discard,
    "buy": buy,
    "sell": sell,
    "units": units,
    "give_cube": give_cube,
    "take_cube": take_cube,
    "forge": forge,
    "claim": claim,
    "from_deck": from_deck,
    "from_pile": from_pile,
    "take_guild": take_guild,
    "develop": play_card,
    "train": play_card,
    "put_under": put_under,
    "assign": assign,
    "upgrade": upgrade,
    "return_assistant": return_assistant,
}


# Prompts


def prompt(g: Forge, me: Smithy) -> str:
    """What is being chosen."""
    step = g.at_hand(me.seat)
    if isinstance(step, (DrawContracts, DrawAny)):
        return _draw(step)
    if isinstance(step, Trade):
        left = counted(step.left, "Trade", "Trades")
        return f"Buy or sell? ({left} left, {amount_text(GOLD, me.stock[GOLD])})"
    if isinstance(step, Units):
        return f"{several_text(step.what)}: how many do you {'sell' if step.selling else 'buy'}?"
    if isinstance(step, GiveCubes):
        return f"Return {counted(step.left, 'cube', 'cubes')} of any kind, for others"
    if isinstance(step, TakeCubes):
        return f"Take {counted(step.left, 'cube', 'cubes')}, but no Brick"
    if isinstance(step, ForgeContracts):
        return "Your Forge: forge a Contract?" + (" (up to 2)" if step.left > 1 else "")
    if isinstance(step, (VisitCards, PlayOne)):
        return CARD_PROMPTS[type(step).__name__].format(deck=deck_text(step.which))
    if isinstance(step, Assign):
        return f"Which Assistant learns {g.box.trainings[step.card].title}?"
    if isinstance(step, UpgradeNow):
        return f"{g.box.guild_cards[step.card].title}: do an upgrade?"
    return PROMPTS[type(step).__name__].format(workers=_workers(me), round=g.round + 1)


def _draw(step: DrawContracts | DrawAny) -> str:
    left = f"({step.left} left)" if step.left > 1 else "(the last one)"
    if isinstance(step, DrawContracts):
        return f"Draw a {type_text(step.kind)} Contract {left}"
    return f"Draw from any Contract deck or discard pile {left}"


def _workers(me: Smithy) -> str:
    """Those still to be placed."""
    assistants = me.workers[:SMITH].count(HOME)
    parts = [counted(assistants, "Assistant", "Assistants")] if assistants else []
    if me.workers[SMITH] == HOME:
        parts.append("the Blacksmith")
    return " and ".join(parts)


CARD_PROMPTS: Final = {
    "VisitCards": "{deck}: a card of the deck or of the discard pile?",
    "PlayOne": "Play one of these {deck} cards; what is left goes under the deck",
}

PROMPTS: Final = {
    "KeepOne": "Keep one of these Contracts; the others go to the discard piles",
    "TakeSpace": "Choose your space in the turn order of round {round}",
    "PlaceWorker": "Your turn: place a worker ({workers} left)",
    "MoveSmith": "Plaza: where does your Blacksmith go?",
    "KeepContracts": "Discard one of the Contracts that you have just drawn",
    "MustForge": "Which Contract do you forge?",
    "ForgeAtEnd": "The round ends: forge a Contract?",
    "Claim": "You meet several Achievements: which one first?",
    "VisitGuilds": "Guilds: a card of the deck or of the discard pile?",
    "ChooseGuildCard": "Take one of these Guild cards; the other goes back to the deck",
    "PutUnder": "Which card goes under the deck first?",
    "ChooseUpgrade": "Which upgrade do you do?",
    "ReturnAssistant": "Which Assistant comes back?",
}
