"""setup.py of a native build: the backend puts it into the scratch copy of the sources."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOMS = ("kernel", "games", "bots")
# Of the time that a build takes, in percent.
UNPACKED = 3
TRANSLATED = 20
COMPILED = 97


def modules() -> list[str]:
    """Every module of the compiled rooms. The __init__ files stay interpreted: they only import."""
    found = (path for room in ROOMS for path in Path("src/hearth", room).rglob("*.py"))
    return sorted(str(path) for path in found if path.name != "__init__.py")


def report(percent: int) -> None:
    """Tells whoever has asked for the build how far it is."""
    file = os.environ.get("HEARTH_BUILD_REPORT")
    if file:
        Path(file).write_text(str(percent), encoding="utf-8")


class BuildOnAllCores(build_ext):
    """Compiles the C files side by side; setuptools takes them in turn."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile
        left = [source for extension in self.extensions for source in extension.sources]
        many = len(left)

        def compile_one(source: str, options: dict[str, Any]) -> list[str]:
            made: list[str] = compile_in_turn([source], **options)
            left.pop()  # whichever: they are counted
            report(COMPILED - (COMPILED - TRANSLATED) * len(left) // many)
            return made

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(compile_one, sources, [options] * len(sources))
                return [name for names in made for name in names]

        self.compiler.compile = compile_together
        super().build_extensions()


def translated() -> list[Any]:
    """The modules as C, and what makes libraries of them."""
    report(UNPACKED)
    extensions: list[Any] = mypycify(
        # No configuration file: what only our own checks care about must not stop a build.
        ["--config-file=", "--ignore-missing-imports", *modules()],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # compiles in half the time, and measured no slower in play
        group_name="hearth",
    )
    report(TRANSLATED)
    return extensions


setup(cmdclass={"build_ext": BuildOnAllCores}, ext_modules=translated())
