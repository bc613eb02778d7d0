"""What must hold after every action, whatever was played."""

from __future__ import annotations

from hearth.games.winterforge.box import RUNESMITH, SHRINE
from hearth.games.winterforge.cards import EVENTS_USED, LEVELS, TOP_SKILL
from hearth.games.winterforge.effects import CONTRACT_LIMIT, CRAFTS
from hearth.games.winterforge.lords import LORDS_SEATS, SMITHS
from hearth.games.winterforge.market import has_another, is_uniform
from hearth.games.winterforge.questions import (
    CONTRACTS_AT_MOST,
    CREW_AT_MOST,
    LOANS_AT_MOST,
    actions_per_turn,
    has_alleyway,
)
from hearth.games.winterforge.setup import MANY_SEATS, LayOutTable, crew_in_play
from hearth.games.winterforge.state import ENDINGS, NOT_YET, Guild, Winterforge
from hearth.games.winterforge.turn import TakeActions


def broken_laws(g: Winterforge) -> list[str]:
    """A sentence for each law that does not hold."""
    out: list[str] = []
    if not g.component_decks:
        _bare_table(g, out)
    else:
        _contracts(g, out)
        _components(g, out)
        _crew(g, out)
        _loans(g, out)
        _alleyways(g, out)
        _events(g, out)
    _royals(g, out)
    _prime_positions(g, out)
    for guild in g.players:
        _guild(g, guild, out)
    _turn(g, out)
    return out


def _bare_table(g: Winterforge, out: list[str]) -> None:
    """Before the table is laid out nobody has more than a Guild Board and Royal Contracts."""
    rows = g.track + g.market + g.tavern + g.bank
    decks = [g.contract_deck, g.crew_deck, g.loan_deck, g.faith_bag, g.rune_deck, g.event_deck]
    piles = g.removed + g.runes_used + g.events_removed + g.events_past + g.in_force
    if _cards([*rows, g.event]) or piles or any(deck.size() for deck in decks):
        out.append("cards lie on a table that is not laid out yet")
    for guild in g.players:
        owned = guild.hand + guild.done + guild.held + guild.stock + guild.crew + guild.loans
        owned += guild.repaid + guild.settled + guild.runes + guild.faith + guild.smiths
        if owned or guild.jobs or guild.secret >= 0:
            out.append(f"seat {guild.seat} has something before the table is laid out")
    if not any(isinstance(step, LayOutTable) for step in g.stack):
        out.append("a table that is not laid out yet will never be")


def _cards(row: list[int]) -> list[int]:
    return [card for card in row if card >= 0]


def _contracts(g: Winterforge, out: list[str]) -> None:
    found = _cards(g.track) + g.removed + g.contract_deck.cards()
    for guild in g.players:
        found += guild.hand
        found += [c for c in guild.done if c != guild.royal]
        found += [job.contract for job in guild.jobs if job.contract != guild.royal]
        if guild.secret >= 0 and guild.secret not in guild.hand:
            out.append(f"seat {guild.seat} has a secret that is not in its hand")
    if sorted(found) != list(range(g.box.first_royal)):
        out.append("each Contract is in exactly one place")


def _royals(g: Winterforge, out: list[str]) -> None:
    dealt = [royal for guild in g.players for royal in guild.royals]
    if len(set(dealt)) != len(dealt):
        out.append("no Royal Contract is dealt twice")
    for guild in g.players:
        if guild.royal >= 0 and guild.royal not in guild.royals:
            out.append(f"seat {guild.seat} keeps a Royal Contract that it was not dealt")


def _components(g: Winterforge, out: list[str]) -> None:
    held = [c for guild in g.players for c in guild.stock]
    held += [c for guild in g.players for job in guild.jobs for c in job.parts]
    for level in range(LEVELS):
        row = _cards(g.market[3 * level : 3 * level + 3])
        mine = [c for c in held if g.box.components[c].level == level]
        if sorted(row + g.component_decks[level].cards() + mine) != g.box.bags[level]:
            out.append(f"the Components of level {level + 1} are all there, in their own row")
        if not _is_between_actions(g):
            continue
        if len(row) < 3 and g.component_decks[level].size() > 0:
            out.append(f"row {level + 1} of the Market has a gap that can be filled")
        if is_uniform(g, level) and has_another(g, level):
            out.append(f"row {level + 1} of the Market is not all of one type")


def _crew(g: Winterforge, out: list[str]) -> None:
    found = _cards(g.tavern) + g.crew_deck.cards()
    for guild in g.players:
        found += guild.crew
    if sorted(found) != crew_in_play(g):
        out.append("each Crew is in exactly one place")


def _loans(g: Winterforge, out: list[str]) -> None:
    found = _cards(g.bank) + g.loan_deck.cards()
    for guild in g.players:
        found += guild.loans + guild.repaid + guild.settled
    if sorted(found) != g.box.loan_bag:
        out.append("each Loan is in exactly one place")


def _alleyways(g: Winterforge, out: list[str]) -> None:
    faith = [token for guild in g.players for token in guild.faith]
    if sorted(faith + g.faith_bag.cards()) != (g.box.faith_bag if has_alleyway(g, SHRINE) else []):
        out.append("each Faith token is in exactly one place")
    runes = g.rune_deck.cards() + g.runes_used
    for guild in g.players:
        runes += guild.runes
        runes += [job.rune for job in guild.jobs if job.rune >= 0]
        if any(contract not in guild.done for contract in guild.held):
            out.append(f"seat {guild.seat} holds a Contract that it has not completed")
    if sorted(runes) != (g.box.rune_bag if has_alleyway(g, RUNESMITH) else []):
        out.append("each Rune is in exactly one place")
    for guild in g.players:
        for site in [guild.place, *guild.smiths]:
            if site >= SHRINE and not has_alleyway(g, site):
                out.append(f"seat {guild.seat} is in an Alleyway that is not in play")


def _events(g: Winterforge, out: list[str]) -> None:
    found = g.event_deck.cards() + g.events_removed + g.events_past
    found += [g.event] if g.event >= 0 else []
    if found and sorted(found) != list(range(len(g.box.events))):
        out.append("each Event is in exactly one place")
    if found and (len(found) - g.event_deck.size() - len(g.events_removed), g.round_cap) != (
        g.round,
        EVENTS_USED,
    ):
        out.append(f"round {g.round} of {g.round_cap} is not that of its Event")


def _prime_positions(g: Winterforge, out: list[str]) -> None:
    large = len(g.players) >= MANY_SEATS
    lords = len(g.players) == LORDS_SEATS
    for i in range(len(g.box.sites)):
        site = g.box.sites[i]
        spots = site.prime_spots_large if large else site.prime_spots
        taken = [p for p in g.players if not lords and p.in_prime and p.place == i]
        taken += [p for p in g.players if p.prime_today == i]
        if g.prime_spots[i] + len(taken) != spots or g.prime_spots[i] < 0:
            out.append(f"the Prime Positions of the {site.name} are free or taken")


def _guild(g: Winterforge, me: Guild, out: list[str]) -> None:
    seat = f"seat {me.seat}"
    if len(me.skills) != (len(CRAFTS) if me.board >= 0 else 0):
        out.append(f"{seat} has {len(me.skills)} Skills")
    if me.coin < 0:
        out.append(f"{seat} has {me.coin} Coin")
    if len(me.crew) > CREW_AT_MOST:
        out.append(f"{seat} has {len(me.crew)} Crew")
    if len(me.loans) > LOANS_AT_MOST or len(me.paid) != len(me.loans):
        out.append(f"{seat} has {len(me.loans)} Loans with {len(me.paid)} payments")
    elif any(me.owed(i, g.box) <= 0 or me.paid[i] < 0 for i in range(len(me.loans))):
        out.append(f"{seat} has an unpaid Loan on which nothing is owed")
    if any(not 0 <= skill <= TOP_SKILL for skill in me.skills):
        out.append(f"{seat} has a Skill off its track")
    if _is_between_actions(g) and me.unfinished() > _most_contracts(g):
        out.append(f"{seat} has {me.unfinished()} unfinished Contracts")
    if me.bonus and not me.in_prime:
        out.append(f"{seat} has a bonus outside a Prime Position")
    if _is_between_actions(g) and any(job.faces for job in me.jobs):
        out.append(f"{seat} has dice lying on a Contract")


def _most_contracts(g: Winterforge) -> int:
    """The limit with every Crew that raises it: a Crew may leave, the Contracts stay."""
    return CONTRACTS_AT_MOST + sum(max(0, crew.answers[CONTRACT_LIMIT]) for crew in g.box.crew)


def _turn(g: Winterforge, out: list[str]) -> None:
    if not g.over and not 0 <= g.actions_left <= actions_per_turn(g, g.players[g.turn]):
        out.append(f"{g.actions_left} actions are left")
    if any(len(guild.smiths) > SMITHS for guild in g.players):
        out.append("nobody has more Smiths than there are")
    if not 1 <= g.round <= g.round_cap:
        out.append(f"round {g.round} is beyond the cap of {g.round_cap}")
    if not g.triggers and len(g.players) > 1:
        out.append("only alone a match is not ended early")
    if g.over and (g.ending == NOT_YET or not ENDINGS[g.ending]):
        out.append("a match ends for a reason")
    if not g.over and not g.stack:
        out.append("a match that is not over waits for a choice")


def _is_between_actions(g: Winterforge) -> bool:
    return bool(g.stack) and isinstance(g.stack[-1], TakeActions)
