"""Where a package keeps its data files."""

import sys
from pathlib import Path


def folder_of(package: str) -> Path:
    """The folder of a package's sources and data. Its compiled modules may lie elsewhere.

    >>> folder_of("hearth.kernel").name
    'kernel'
    """
    return Path(sys.modules[package].__path__[0])
