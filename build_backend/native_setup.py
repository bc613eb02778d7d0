"""setup.py of a native build: the backend puts it into the scratch copy of the sources."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOMS = ("kernel", "games", "bots")


def modules() -> list[str]:
    """Every module of the compiled rooms. The __init__ files stay interpreted: they only import."""
    found = (path for room in ROOMS for path in Path("src/hearth", room).rglob("*.py"))
    return sorted(str(path) for path in found if path.name != "__init__.py")


class BuildOnAllCores(build_ext):
    """Compiles the C files of the one big library side by side; setuptools takes them in turn."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_together
        super().build_extensions()


setup(
    cmdclass={"build_ext": BuildOnAllCores},
    ext_modules=mypycify(
        # No configuration file: what only our own checks care about must not stop a build.
        ["--config-file=", "--ignore-missing-imports", *modules()],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # compiles in half the time, and measured no slower in play
        group_name="hearth",
    ),
)
