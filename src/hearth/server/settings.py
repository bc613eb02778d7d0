"""What the operator of a server decides: `server.toml` in the folder of tables, read strictly."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "server.toml"


class ServerSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """All settings of a server with their usual values. docs/running-a-server.md explains them."""


USUAL: Final = ServerSettings()


def read_settings(path: Path) -> ServerSettings:
    """The settings in a file; ValueError says what is wrong with it."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=ServerSettings)
    except (msgspec.MsgspecError, ValueError) as error:
        raise ValueError(f"{path} cannot be used as settings: {error}") from error


def settings_for(home: Path, named: str | None) -> ServerSettings:
    """Those of the file that was named, or of the one at home, if there is one."""
    if named is not None:
        return read_settings(Path(named))
    usual = home / FILE
    return read_settings(usual) if usual.exists() else USUAL
