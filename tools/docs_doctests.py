"""For the API reference: the doctests of a docstring are shown as the sessions that they are."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import griffe

sys.path.append(str(Path(__file__).parent))

from docs_site import fenced


class Doctests(griffe.Extension):
    """Fences them."""

    def on_instance(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
