"""Silver and gold: every coin comes from the supply and goes back to it."""

from __future__ import annotations

from hearth.games.guilds.state import Guild, Guilds


def gain_silver(g: Guilds, me: Guild, amount: int) -> None:
    me.silver += amount
    g.silver_supply -= amount


def spend_silver(g: Guilds, me: Guild, amount: int) -> None:
    me.silver -= amount
    g.silver_supply += amount


def gain_gold(g: Guilds, me: Guild, amount: int) -> None:
    me.gold += amount
    g.gold_supply -= amount


def spend_gold(g: Guilds, me: Guild, amount: int) -> None:
    me.gold -= amount
    g.gold_supply += amount
