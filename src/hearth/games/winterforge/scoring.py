"""Final scoring: one function per row of the scoring table, and who wins."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import SHRINE, WinterforgeBox
from hearth.games.winterforge.effects import CRAFTS
from hearth.games.winterforge.questions import CREW_AT_MOST, has_alleyway
from hearth.games.winterforge.shrine import faith_rp
from hearth.games.winterforge.state import Guild, Winterforge
from hearth.kernel import SheetRow

FIRST_ROYAL_RP: Final = 3
FULL_CREW_RP: Final = 2
REPAID_LOANS_COUNTED: Final = 2
UNPAID_LOAN_RP: Final = -2
LOANS: Final = "Loans"


def score(g: Winterforge, me: Guild) -> int:
    """Points as if the match ended now. [WF-094 to WF-099]"""
    return (
        contracts_rp(g, me)
        + first_royal_rp(g, me)
        + me.rune_rp
        + faith_points(g, me)
        + crew_rp(me)
        + skills_rp(g, me)
        + repaid_loans_rp(me)
        + unpaid_loans_rp(g, me)
    )


def contracts_rp(g: Winterforge, me: Guild) -> int:
    """Every completed Contract, the Royal one included. [WF-066, WF-094]"""
    n = 0
    for contract in me.done:
        n += g.box.contracts[contract].rp
    return n


def first_royal_rp(g: Winterforge, me: Guild) -> int:
    """The first Royal Contract of the match. [WF-095, WF-R32]"""
    return FIRST_ROYAL_RP if g.first_royal == me.seat else 0


def faith_points(g: Winterforge, me: Guild) -> int:
    """The Faith tokens of all, revealed at the end. [WF-121]"""
    if not has_alleyway(g, SHRINE):
        return 0
    return faith_rp([sum(guild.faith) for guild in g.players])[me.seat]


def crew_rp(me: Guild) -> int:
    """A full Crew; nothing for one. [WF-096]"""
    return FULL_CREW_RP if len(me.crew) == CREW_AT_MOST else 0


def skills_rp(g: Winterforge, me: Guild) -> int:
    """What is printed at each Skill's value. [WF-097]"""
    n = 0
    for skill in me.skills:
        n += g.box.skill_rp[skill]
    return n


def repaid_loans_rp(me: Guild) -> int:
    """1 for a Loan repaid at the Bank, for two of them at most. [WF-083, WF-098]"""
    return min(len(me.repaid), REPAID_LOANS_COUNTED)


def unpaid_loans_rp(g: Winterforge, me: Guild) -> int:
    """What cannot be settled from the Coin left. [WF-093, WF-099, WF-R41]"""
    return UNPAID_LOAN_RP * unpaid_loans(g.box, me)


def unpaid_loans(box: WinterforgeBox, me: Guild) -> int:
    if not me.loans:
        return 0
    debts = sorted([me.owed(i, box) for i in range(len(me.loans))])
    coin = me.coin
    unpaid = len(debts)
    for debt in debts:
        if debt <= coin:
            coin -= debt
            unpaid -= 1
    return unpaid


def scores(g: Winterforge) -> list[int]:
    return [score(g, me) for me in g.players]


def result(g: Winterforge) -> list[float]:
    """The highest total wins, then more completed Contracts; then they share.

    [WF-100, WF-101, WF-R43]
    """
    standings = [(score(g, me), len(me.done)) for me in g.players]
    best = max(standings)
    share = 1.0 / standings.count(best)
    return [share if standing == best else 0.0 for standing in standings]


def unsure(g: Winterforge) -> list[str]:
    """Faith is compared with what the others have, hidden until the end."""
    hidden = len(g.players) > 1 and not g.over and has_alleyway(g, SHRINE)
    return ["Faith"] if hidden else []


def tie_break(g: Winterforge) -> str:
    """What parted those with the most RP: empty if there is one, or nothing parts them."""
    totals = scores(g)
    done = sorted([len(me.done) for me in g.players if totals[me.seat] == max(totals)])
    if len(set(done)) < 2:
        return ""
    return f"more completed Contracts, {done[-1]} against {done[-2]}"


def sheet(g: Winterforge, me: Guild) -> list[SheetRow]:
    """The score sheet, every point explained."""
    rows = [_contract_row(g, contract) for contract in me.done]
    if g.first_royal == me.seat:
        rows.append(SheetRow("First Royal Contract", FIRST_ROYAL_RP, "completed before all others"))
    if me.rune_rp:
        rows.append(SheetRow("Runes", me.rune_rp, "noted on completed Contracts"))
    if has_alleyway(g, SHRINE):
        rows.append(SheetRow("Faith", faith_points(g, me), f"{sum(me.faith)} Faith"))
    rows.append(SheetRow("Crew", crew_rp(me), f"{len(me.crew)} of {CREW_AT_MOST} in the Guild"))
    for craft in range(len(me.skills)):
        rows.append(_skill_row(g, craft, me.skills[craft]))
    return rows + _loan_rows(g, me)


def _loan_rows(g: Winterforge, me: Guild) -> list[SheetRow]:
    repaid = len(me.repaid)
    counted = f", of which {REPAID_LOANS_COUNTED} count" if repaid > REPAID_LOANS_COUNTED else ""
    unpaid = unpaid_loans(g.box, me)
    settled = len(me.settled) + len(me.loans) - unpaid
    return [
        SheetRow(
            "Loans repaid", repaid_loans_rp(me), f"{repaid} repaid at the Bank{counted}", LOANS
        ),
        SheetRow("Loans settled at the end", 0, f"{settled} paid from the last Coin", LOANS),
        SheetRow("Loans unpaid", unpaid_loans_rp(g, me), f"{unpaid} left unpaid", LOANS),
    ]


def _contract_row(g: Winterforge, contract: int) -> SheetRow:
    card = g.box.contracts[contract]
    crafts = " and ".join(CRAFTS[craft].capitalize() for craft in card.crafts)
    kind = "Royal Contract" if card.royal else "Contract"
    return SheetRow(card.title, card.rp, f"{kind}, {crafts}", f"{kind}s")


def _skill_row(g: Winterforge, craft: int, value: int) -> SheetRow:
    title = f"{CRAFTS[craft].capitalize()} Skill"
    return SheetRow(title, g.box.skill_rp[value], f"value {value}", "Skills")
