"""What all commands say alike."""

from __future__ import annotations

import json
from typing import Any


def reason(error: OSError | ValueError) -> str:
    """What was wrong, in one sentence."""
    if isinstance(error, FileExistsError):
        return f"{error.filename}: is there already; resume it, or choose another name"
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))
