"""Who asks, and how much each may ask for."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from hearth.server.clients import REMEMBERED, Budget, Clients
from hearth.server.refused import RefusedError
from hearth.server.settings import ClientLimits, Rate, ServerSettings

PROXY = "10.0.0.1"
FEW = ClientLimits(hints=Rate(2, 1), chat=Rate(3, 1))


def spent(clients: Clients, address: str, budget: Budget = "hints") -> int:
    """How many there were until one was refused."""
    for count in range(100):
        try:
            clients.at(address).take(budget)
        except RefusedError:
            return count
    raise AssertionError("there is no end to it")


@pytest.mark.parametrize("budget", get_args(Budget))
def test_what_is_beyond_a_budget_is_refused_with_a_sentence(budget):
    few = msgspec.convert({budget: Rate(1, 1)}, ClientLimits)
    client = Clients(ServerSettings(client=few)).at("192.0.2.1")
    client.take(budget)
    with pytest.raises(RefusedError, match=r"\.$") as refused:
        client.take(budget)
    assert refused.value.code == "too_fast"


def test_each_client_has_its_own_budget_and_each_budget_is_of_its_own():
    clients = Clients(ServerSettings(client=FEW))
    assert spent(clients, "192.0.2.1") == 2
    assert spent(clients, "192.0.2.1", "chat") == 3
    assert spent(clients, "192.0.2.2") == 2
    assert spent(clients, "192.0.2.1") == 0


def test_addresses_of_this_machine_are_clients_like_any_other():
    clients = Clients(ServerSettings(client=FEW))
    assert [spent(clients, f"127.0.0.{i}") for i in (1, 2, 3)] == [2, 2, 2]


def test_a_household_has_one_budget_for_all_its_addresses():
    clients = Clients(ServerSettings(client=FEW))
    assert spent(clients, "2001:db8::1") == 2
    assert spent(clients, "2001:db8::ffff") == 0
    assert spent(clients, "2001:db8:0:1::1") == 2


@pytest.mark.parametrize(
    ("peer", "forwarded", "who"),
    [
        ("192.0.2.1", "", "192.0.2.1"),
        ("192.0.2.1", "192.0.2.9", "192.0.2.1"),  # whoever is no proxy is not believed
        (PROXY, "", PROXY),
        (PROXY, "192.0.2.9", "192.0.2.9"),
        (PROXY, "198.51.100.7, 192.0.2.9", "192.0.2.9"),  # what stood there before is hearsay
        (PROXY, "192.0.2.9, 10.0.0.2", "192.0.2.9"),  # two proxies in a row
        (PROXY, "nonsense, 192.0.2.9", "192.0.2.9"),
        (PROXY, "192.0.2.9, nonsense", PROXY),
        (PROXY, "2001:db8::7", "2001:db8::/64"),
    ],
)
def test_only_a_proxy_says_in_whose_name_it_asks(peer, forwarded, who):
    clients = Clients(ServerSettings(proxies=["10.0.0.0/8"]))
    assert clients.of(peer, forwarded).address == who


def test_proxies_that_are_no_addresses_are_named():
    with pytest.raises(ValueError, match="proxies should be addresses or networks: 'caddy'"):
        Clients(ServerSettings(proxies=["caddy"]))


def test_clients_who_have_gone_are_forgotten_and_those_who_are_here_are_not():
    clients = Clients(ServerSettings(client=FEW))
    here = clients.at("192.0.2.1")
    here.sockets = 1
    here.take("hints")
    for i in range(2 * REMEMBERED):
        clients.at(f"10.{i >> 16}.{i >> 8 & 255}.{i & 255}")
    assert clients.at("192.0.2.1") is here
    assert len(clients) <= REMEMBERED + 1
