"""The log: every event as a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hearth.games.ravenshire import events as e
from hearth.games.ravenshire.goods import TOKENS
from hearth.games.ravenshire.state import BEATEN, COLOUR, LOST, Ravenshire
from hearth.games.ravenshire.things import (
    amount_text,
    die_text,
    district_text,
    finish_text,
    guild_text,
    name_text,
    rival_text,
    tier_text,
)
from hearth.kernel import Event

# What is told of somebody, by the numbers of an event.
Teller = Callable[[Ravenshire, int, int], str]


def sentence(g: Ravenshire, event: Event) -> str:
    """One event: told of its seat ("ends Production"), or a sentence of its own."""
    kind, seat, a, b, _ = event
    if kind in PLAIN_SENTENCES:
        told = PLAIN_SENTENCES[kind].format(a=a, b=b)
    else:
        told = TELLERS[kind](g, a, b)
    if kind in OF_THE_RIVAL or (kind in OF_ANYBODY and seat == e.TABLE):
        return f"{rival_text(g)} {told}"
    return told


PLAIN_SENTENCES: Final = {
    e.ROUND_BEGAN: "Round {a} begins",
    e.REPUTATION_ROSE: "reaches Reputation {a}",
    e.PRODUCTION_ENDED: "ends Production",
    e.HALLS_REFRESHED: "The Guild Halls are renewed",
    e.FINAL_SCORING: "Final scoring begins",
    e.REPUTATION_GOLD: "gains {a} Gold for Reputation {b}",
    e.REPUTATION_FULL: "has no level left for {a} Reputation",
    e.MEMBERS_SHUFFLED: "The discarded members are shuffled and become the new stack",
}

# Without a seat these are about the Rival.
OF_ANYBODY: Final = [e.DIE_ROLLED, e.FIRST_PLAYER_FOUND, e.TITLE_SCORED, e.REPUTATION_GOLD]
OF_THE_RIVAL: Final = [
    e.RIVAL_TURNED,
    e.RIVAL_PLACED,
    e.RIVAL_TOOK,
    e.RIVAL_GAINED,
    e.RIVAL_RECRUITED,
    e.RIVAL_CONTRACT,
    e.RIVAL_COMPLETED,
    e.RIVAL_PAID,
    e.RIVAL_WORKED,
    e.RIVAL_CARD,
]


def title_shown(g: Ravenshire, title: int, b: int) -> str:
    row = g.box.titles[title]
    return f"Title: {row.title}, {row.gold} Gold for {row.text.rstrip('.')}"


def assistant_used(g: Ravenshire, assistant: int, b: int) -> str:
    return f"has the help of the {g.box.assistants[assistant].title}"


def assistant_dealt(g: Ravenshire, assistant: int, b: int) -> str:
    return f"has an Assistant: {g.box.assistants[assistant].title}"


def die_rolled(g: Ravenshire, colour: int, value: int) -> str:
    return f"rolls {die_text(colour * COLOUR + value)}"


def first_player_found(g: Ravenshire, a: int, b: int) -> str:
    return "has the First Player marker"


def contract_dealt(g: Ravenshire, contract: int, b: int) -> str:
    return f"is dealt {g.box.contracts[contract].title}"


def contract_kept(g: Ravenshire, contract: int, b: int) -> str:
    return f"keeps {g.box.contracts[contract].title}"


def board_die_rolled(g: Ravenshire, district: int, die: int) -> str:
    return f"Rolled for {district_text(g, district)}: {die_text(die)}"


def die_placed(g: Ravenshire, district: int, die: int) -> str:
    return f"places {die_text(die)} in {district_text(g, district)}"


def die_taken(g: Ravenshire, district: int, die: int) -> str:
    return f"takes {die_text(die)} from {district_text(g, district)}"


def gained(g: Ravenshire, kind: int, count: int) -> str:
    return f"gains {amount_text(kind, count)}"


def of_choice(g: Ravenshire, kind: int, count: int) -> str:
    return f"may choose {amount_text(kind, count).removesuffix(' of your choice')}"


def chosen(g: Ravenshire, kind: int, count: int) -> str:
    return f"chooses {amount_text(kind, count)}"


def paid(g: Ravenshire, kind: int, count: int) -> str:
    return f"pays {amount_text(kind, count)}"


def converted(g: Ravenshire, kind: int, count: int) -> str:
    return f"makes {amount_text(kind, count)}"


def member_recruited(g: Ravenshire, member: int, column: int) -> str:
    row = g.box.members[member]
    where = "" if column == row.guild else f" to the {guild_text(column)}"
    return f"recruits {row.title}{where}"


def member_shown(g: Ravenshire, member: int, b: int) -> str:
    return f"New in the Guild Halls: {g.box.members[member].title}"


def guild_run(g: Ravenshire, guild: int, b: int) -> str:
    return f"runs the {guild_text(guild)}"


def member_used(g: Ravenshire, member: int, b: int) -> str:
    row = g.box.members[member]
    return f"uses the printed {row.title}" if row.printed else f"uses {name_text(row)}"


def member_again(g: Ravenshire, member: int, b: int) -> str:
    return f"goes on with {name_text(g.box.members[member])}"


def member_moved(g: Ravenshire, member: int, column: int) -> str:
    return f"moves {name_text(g.box.members[member])} to the {guild_text(column)}"


def contract_taken(g: Ravenshire, contract: int, b: int) -> str:
    return f"takes the Contract {g.box.contracts[contract].title}"


def contract_shown(g: Ravenshire, contract: int, b: int) -> str:
    row = g.box.contracts[contract]
    return f"New {tier_text(row.tier)} Contract: {row.title}"


def row_refreshed(g: Ravenshire, tier: int, b: int) -> str:
    return f"puts the {tier_text(tier)} row under its deck"


def upgrade_built(g: Ravenshire, upgrade: int, b: int) -> str:
    return f"builds {g.box.upgrades[upgrade].title}"


def upgrade_used(g: Ravenshire, upgrade: int, b: int) -> str:
    return f"uses {g.box.upgrades[upgrade].title}"


def overtime_played(g: Ravenshire, card: int, b: int) -> str:
    return f"plays {g.box.overtime[card].title}"


def exchanged(g: Ravenshire, exchange: int, b: int) -> str:
    return f"uses the Market Exchange: {g.box.exchanges[exchange].title}"


def die_changed(g: Ravenshire, before: int, after: int) -> str:
    return f"turns an own {die_text(before)} to {after % COLOUR}"


def board_die_changed(g: Ravenshire, district: int, dice: int) -> str:
    before, after = divmod(dice, e.TWO_DICE)
    where = district_text(g, district)
    return f"turns the {die_text(before)} in {where} to {after % COLOUR}"


def space_worked(g: Ravenshire, space: int, die: int) -> str:
    return f"puts {die_text(die)} on {g.box.spaces[space].title}"


def contract_completed(g: Ravenshire, contract: int, finish: int) -> str:
    return f"completes {g.box.contracts[contract].title}{finish_text(g.box.finishes[finish])}"


def finish_added(g: Ravenshire, finish: int, b: int) -> str:
    return f"adds the {g.box.finishes[finish].title}"


def tokens_sold(g: Ravenshire, gold: int, b: int) -> str:
    return f"gains {gold} Gold for {amount_text(TOKENS, gold)}"


def title_scored(g: Ravenshire, title: int, b: int) -> str:
    row = g.box.titles[title]
    return f"scores the Title {row.title}: {row.gold} Gold"


def rival_turned(g: Ravenshire, card: int, b: int) -> str:
    return f"turns up {g.box.rival_cards[card].id.upper()}"


def rival_gained(g: Ravenshire, kind: int, count: int) -> str:
    return f"gains {rival_amount_text(kind, count)}"


def rival_paid(g: Ravenshire, kind: int, count: int) -> str:
    return f"spends {rival_amount_text(kind, count)}"


def rival_amount_text(kind: int, count: int) -> str:
    return f"{count} {RIVAL_GOODS[kind][0 if count == 1 else 1]}"


# By kind: one of it, and several.
RIVAL_GOODS: Final = [
    ("Work", "Work"),
    ("Charm", "Charms"),
    ("Gold", "Gold"),
    ("Reputation", "Reputation"),
]


def rival_worked(g: Ravenshire, die: int, b: int) -> str:
    return f"works with {die_text(die)}"


def rival_card(g: Ravenshire, card: int, work: int) -> str:
    """What the level adds is told, if it adds something."""
    row = g.box.rival_cards[card]
    more = work - row.work
    name = row.id.upper()
    return f"gains {work} Work for {name}{f' ({row.work} {more:+d})' if more else ''}"


def rival_recruited(g: Ravenshire, member: int, b: int) -> str:
    verb = "sends away" if g.rival.neutral else "recruits"
    return f"{verb} {g.box.members[member].title}"


def rival_contract(g: Ravenshire, contract: int, under: int) -> str:
    title = g.box.contracts[contract].title
    return f"puts {title} under its deck" if under else f"takes the Contract {title}"


def match_ended(g: Ravenshire, why: int, b: int) -> str:
    if why == BEATEN:
        return "The match is over: the Rival is beaten"
    if why == LOST:
        return "The match is over: the Rival wins"
    return "The match is over: that was the last round"


def phase_began(g: Ravenshire, phase: int, b: int) -> str:
    return PHASE_SENTENCES[phase]


PHASE_SENTENCES: Final = ["", "Gathering begins", "Production begins", "The round ends"]

TELLERS: Final[dict[int, Teller]] = {
    e.TITLE_SHOWN: title_shown,
    e.ASSISTANT_DEALT: assistant_dealt,
    e.ASSISTANT_USED: assistant_used,
    e.DIE_ROLLED: die_rolled,
    e.FIRST_PLAYER_FOUND: first_player_found,
    e.CONTRACT_DEALT: contract_dealt,
    e.CONTRACT_KEPT: contract_kept,
    e.BOARD_DIE_ROLLED: board_die_rolled,
    e.DIE_PLACED: die_placed,
    e.DIE_TAKEN: die_taken,
    e.GAINED: gained,
    e.OF_CHOICE: of_choice,
    e.CHOSEN: chosen,
    e.PAID: paid,
    e.CONVERTED: converted,
    e.MEMBER_RECRUITED: member_recruited,
    e.MEMBER_SHOWN: member_shown,
    e.GUILD_RUN: guild_run,
    e.MEMBER_USED: member_used,
    e.MEMBER_AGAIN: member_again,
    e.MEMBER_MOVED: member_moved,
    e.CONTRACT_TAKEN: contract_taken,
    e.CONTRACT_SHOWN: contract_shown,
    e.ROW_REFRESHED: row_refreshed,
    e.UPGRADE_BUILT: upgrade_built,
    e.UPGRADE_USED: upgrade_used,
    e.OVERTIME_PLAYED: overtime_played,
    e.EXCHANGED: exchanged,
    e.DIE_CHANGED: die_changed,
    e.BOARD_DIE_CHANGED: board_die_changed,
    e.SPACE_WORKED: space_worked,
    e.CONTRACT_COMPLETED: contract_completed,
    e.FINISH_ADDED: finish_added,
    e.TITLE_SCORED: title_scored,
    e.TOKENS_SOLD: tokens_sold,
    e.RIVAL_TURNED: rival_turned,
    e.RIVAL_PLACED: die_placed,
    e.RIVAL_TOOK: die_taken,
    e.RIVAL_GAINED: rival_gained,
    e.RIVAL_PAID: rival_paid,
    e.RIVAL_WORKED: rival_worked,
    e.RIVAL_CARD: rival_card,
    e.RIVAL_RECRUITED: rival_recruited,
    e.RIVAL_CONTRACT: rival_contract,
    e.RIVAL_COMPLETED: contract_completed,
    e.MATCH_ENDED: match_ended,
    e.PHASE_BEGAN: phase_began,
}
