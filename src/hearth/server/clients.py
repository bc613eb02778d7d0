"""Who asks: clients by their address, and how much each may still ask for.

A household shares an address and so its limits, which are wide enough for one. Addresses of this
machine are clients like any other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, Literal

from hearth.server.limits import Bucket
from hearth.server.refused import RefusedError
from hearth.server.settings import ClientLimits, Rate, ServerSettings
from hearth.server.turns import Floor

Budget = Literal[
    "joins", "requests", "frames", "openings", "tables", "uploads", "analyses", "hints", "chat"
]
TOO_MUCH: Final[dict[Budget, str]] = {
    "joins": "Too many connections to tables were opened from your address; wait a moment.",
    "requests": "Too much was asked from your address; wait a moment.",
    "frames": "Too much was asked from your address; wait a moment.",
    "openings": "Too many tables were opened from your address; wait a moment.",
    "tables": "Many tables were made from your address; wait a minute before you make another.",
    "uploads": "Many replays are being brought from your address; wait a moment.",
    "analyses": "Many matches are being looked back at from your address; wait a minute.",
    "hints": "Many hints were asked for from your address; wait a moment.",
    "chat": "There is too much talk from your address; wait a moment.",
}
AT_WORK: Final = 8  # requests of one client that are answered at the same time
REMEMBERED: Final = 10_000  # clients; of more, those who have nothing open are forgotten
NEIGHBOURS: Final = 64  # bits of an IPv6 address that a household shares

Network = IPv4Network | IPv6Network


class Client:
    """Somebody at one address."""

    def __init__(self, address: str, limits: ClientLimits, floor: Floor) -> None:
        self.address = address
        self.limits = limits
        self._floor = floor
        self.connections = 0  # open now, without sockets
        self.sockets = 0  # open now
        self.at_work = asyncio.Semaphore(AT_WORK)
        self._buckets: dict[Budget, Bucket] = {}

    async def turn(self) -> None:
        """Returns when this client may be answered next."""
        await self._floor.turn(self.address)

    def take(self, budget: Budget) -> None:
        """One of what there is so much of; RefusedError if there is none left."""
        if budget not in self._buckets:
            rate: Rate = getattr(self.limits, budget)
            self._buckets[budget] = Bucket(rate.at_once, rate.per_minute / 60)
        if not self._buckets[budget].take():
            raise RefusedError("too_fast", TOO_MUCH[budget])

    def is_gone(self) -> bool:
        return self.connections == 0 and self.sockets == 0


class Clients:
    """All that have been seen lately."""

    def __init__(self, settings: ServerSettings) -> None:
        self.limits = settings.client
        self.proxies = networks(settings.proxies)
        self._floor = Floor()
        self._known: dict[str, Client] = {}

    def __len__(self) -> int:
        return len(self._known)

    def at(self, address: str) -> Client:
        """The client at an address, who was seen just now."""
        household = neighbourhood(address)
        client = self._known.pop(household, None) or Client(household, self.limits, self._floor)
        self._known[household] = client
        if len(self._known) > REMEMBERED:
            self._forget()
        return client

    def of(self, peer: str, forwarded: str) -> Client:
        """Who asks through a connection; a proxy says in whose name, anybody else is not asked."""
        address = peer
        if self.is_proxy(peer):
            for named in reversed(forwarded.split(",")):
                if not is_address(named.strip()):
                    break
                address = named.strip()
                if not self.is_proxy(address):
                    break
        return self.at(address)

    def is_proxy(self, address: str) -> bool:
        return bool(self.proxies) and is_within(address, self.proxies)

    def _forget(self) -> None:
        gone = [address for address, client in self._known.items() if client.is_gone()]
        for address in gone[: REMEMBERED // 10]:
            del self._known[address]


def networks(named: Sequence[str]) -> list[Network]:
    """Addresses and networks as the operator writes them; ValueError says which is none."""
    try:
        return [ip_network(one, strict=False) for one in named]
    except ValueError as error:
        raise ValueError(f"proxies should be addresses or networks: {error}") from error


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def is_within(address: str, others: Sequence[Network]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in others if network.version == found.version)


def neighbourhood(address: str) -> str:
    """What a household's addresses have in common: in IPv6 each has many.

    >>> neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> neighbourhood("2001:db8::1:2"), neighbourhood("2001:db8::3:4")
    ('2001:db8::/64', '2001:db8::/64')
    """
    if not is_address(address):
        return address
    found = ip_address(address)
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((found.packed, NEIGHBOURS), strict=False))
