"""Titles: what they count, and who meets them at the end of a round."""

from __future__ import annotations

from hearth.games.ravenshire.cards import BY_CONTRACTS, BY_FINISH, BY_MEMBERS, BY_TIER, Title
from hearth.games.ravenshire.events import TABLE, TITLE_SCORED
from hearth.games.ravenshire.goods import GOLD
from hearth.games.ravenshire.state import Ravenshire


def counted(
    g: Ravenshire, title: Title, completed: list[int], finishes: list[int], members: int
) -> int:
    """How far somebody has come towards a Title. [RA-093 to RA-099]"""
    if title.kind == BY_MEMBERS:
        return members
    if title.kind == BY_CONTRACTS:
        return len(completed)
    if title.kind == BY_FINISH:
        return finishes.count(title.what)
    count = 0
    for contract in completed:
        row = g.box.contracts[contract]
        if (row.tier if title.kind == BY_TIER else row.type) == title.what:
            count += 1
    return count


def members_of(columns: list[list[int]]) -> int:
    """Also those who are printed. [RA-R12]"""
    count = 0
    for column in columns:
        count += len(column)
    return count


def check_titles(g: Ravenshire) -> None:
    """Everybody who meets a Title gains its Gold, then it is turned down. [RA-086, RA-087]"""
    for title in g.titles:
        if score_title(g, title):
            g.met = [*g.met, title]
    g.titles = [title for title in g.titles if title not in g.met]


def score_title(g: Ravenshire, title: int) -> bool:
    row = g.box.titles[title]
    met = False
    for smith in g.players:
        members = members_of(smith.columns)
        if counted(g, row, smith.completed, smith.finishes, members) >= row.at_least:
            g.note(TITLE_SCORED, smith.seat, title)
            smith.titles = [*smith.titles, title]
            smith.stock[GOLD] += row.gold
            met = True
    rival = g.rival
    if rival.present and not rival.neutral:  # the neutral seat does not compete [RA-R36]
        members = len(rival.members) + len(g.players[0].columns)  # it has three to begin with
        if counted(g, row, rival.completed, rival.finishes, members) >= row.at_least:
            g.note(TITLE_SCORED, TABLE, title, 1)
            rival.titles = [*rival.titles, title]
            rival.gold += row.gold
            met = True
    return met
