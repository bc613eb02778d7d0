"""What the operator of a server decides: `server.toml` in the folder of tables, read strictly."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from hearth.bots.specs import BOT_NAME, command_of, is_program, taken_names
from hearth.bots.stdio import check_command

FILE: Final = "server.toml"
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]


class Rate(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """So many at once, then so many a minute."""

    at_once: AtLeastOne
    per_minute: Annotated[float, msgspec.Meta(gt=0.0, le=1e9)]


class ClientLimits(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How much one address may ask for. The defaults are generous for a household."""

    connections: AtLeastOne = 100  # open at the same time, without sockets at tables
    sockets: AtLeastOne = 60  # at tables, at the same time
    joins: Rate = Rate(200, 300)  # sockets that are opened
    requests: Rate = Rate(2000, 12_000)
    frames: Rate = Rate(600, 3000)  # what is asked through all sockets together
    openings: Rate = Rate(300, 120)  # tables that are read from the store
    tables: Rate = Rate(60, 20)  # tables that are made
    uploads: Rate = Rate(30, 30)
    analyses: Rate = Rate(10, 10)
    hints: Rate = Rate(20, 60)
    chat: Rate = Rate(30, 60)


class ServerSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """All settings of a server with their usual values. docs/running-a-server.md explains them."""

    # Who is answered
    hosts: list[str] = []  # names of this server, beside localhost, this machine's name and IPs
    proxies: list[str] = []  # addresses or networks whose X-Forwarded-For is believed
    # How much
    connections: AtLeastOne = 2000  # open at the same time, all clients together
    bodies: AtLeastOne = 100  # requests that are still being sent, all together; of one a fifth
    client: ClientLimits = ClientLimits()
    longest_thought: AtLeastOne = 5000  # milliseconds that a bot at a table may think
    most_iterations: AtLeastOne = 20_000  # the same for bots that count iterations
    # How long; 0 is for ever
    keep_unplayed: Count = 7  # days that a table is kept at which nobody has moved
    keep_unfinished: Count = 0  # days since the last move of a match that goes on
    keep_finished: Count = 0  # days since the end of a match
    # How safe: `full` survives a power cut, `normal` only the death of the process
    synchronous: Literal["full", "normal"] = "full"
    # Programs that can be seated as bots: what they are called, and stdio:COMMAND
    bots: dict[str, str] = {}


USUAL: Final = ServerSettings()
# Nobody is in anybody's way: for measuring, and for a server that only one program can reach.
_PLENTY: Final = Rate(1_000_000, 1e8)
UNLIMITED: Final = ClientLimits(
    connections=100_000,
    sockets=100_000,
    joins=_PLENTY,
    requests=_PLENTY,
    frames=_PLENTY,
    openings=_PLENTY,
    tables=_PLENTY,
    uploads=_PLENTY,
    analyses=_PLENTY,
    hints=_PLENTY,
    chat=_PLENTY,
)


def read_settings(path: Path) -> ServerSettings:
    """The settings in a file; ValueError says what is wrong with it."""
    try:
        settings = msgspec.toml.decode(path.read_bytes(), type=ServerSettings)
        for name, spec in settings.bots.items():
            _check_bot(name, spec)
        for proxy in settings.proxies:
            ip_network(proxy, strict=False)
        return settings
    except (OSError, msgspec.MsgspecError, ValueError) as error:
        raise ValueError(f"{path} cannot be used as settings: {error}") from error


def _check_bot(name: str, spec: str) -> None:
    """ValueError if a program of the operator's cannot be seated by that name."""
    if not BOT_NAME.fullmatch(name):
        raise ValueError(f"a bot's name is a word of small letters, not {name!r}")
    if name in taken_names():
        raise ValueError(f"there is a bot {name!r} already; the program needs another name")
    if not is_program(spec):
        raise ValueError(f"the bot {name!r} should be stdio:COMMAND, not {spec!r}")
    check_command(command_of(spec))


def settings_for(home: Path, named: str | None) -> ServerSettings:
    """Those of the file that was named, or of the one at home, if there is one."""
    if named is not None:
        return read_settings(Path(named))
    usual = home / FILE
    return read_settings(usual) if usual.exists() else USUAL
