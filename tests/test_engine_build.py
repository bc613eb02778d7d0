"""The engine is compiled behind whatever runs, and the next process takes what was made.

A small tree stands in for the sources, with the real engine switch, builder and backend: to compile
all of Hearth takes minutes, which `make engine` does once for the whole suite.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from pathlib import Path

import pytest

from hearth import _engine, _engine_build, locks, system

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120.0
INIT = """\
from hearth import _engine
_engine.choose()
from hearth.kernel import rules
native = not rules.__file__.endswith(".py")
"""
RULES = """\
def double(number: int) -> int:
    return number * 2
"""
LOOK = """\
import hearth, hearth.kernel
from hearth import _engine, _engine_build
from hearth.kernel import rules
note = _engine.build_note().partition(":")[0]
print(hearth.native, rules.double(21), note, _engine_build.progress().state)
"""
PLAY_MEANWHILE = """\
import time
from hearth._engine_build import built_behind
with built_behind():
    time.sleep(300)
"""
needs_compiler = pytest.mark.skipif(
    shutil.which(os.environ.get("CC", "cc")) is None, reason="there is no C compiler here"
)


class Tree:
    """A tree of sources, and a Python that plays from it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        package = folder / "src" / "hearth"
        for room in _engine.ROOMS:
            (package / room).mkdir(parents=True)
            (package / room / "__init__.py").touch()
        for module in (_engine, _engine_build, locks, system):
            shutil.copy(str(module.__file__), package)
        (package / "__init__.py").write_text(INIT)
        self.rules = package / "kernel" / "rules.py"
        self.rules.write_text(RULES)
        shutil.copytree(ROOT / "build_backend", folder / "build_backend")
        for name in ("pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, folder)
        venv.create(folder / "python", symlinks=os.name != "nt")
        bin = "Scripts" if os.name == "nt" else "bin"
        self.python = str(folder / "python" / bin / "python")

    def environment(self, **more: str) -> dict[str, str]:
        """What the build needs is at hand already: nothing is fetched in a test."""
        found = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        path = os.pathsep.join([str(self.folder / "src"), *sorted(found)])
        at_hand = {"PIP_NO_BUILD_ISOLATION": "0", "UV_NO_BUILD_ISOLATION": "1"}
        unset = {"HEARTH_PURE": "", "HEARTH_NATIVE": ""}
        return {**os.environ, "PYTHONPATH": path, **at_hand, **unset, **more}

    def begin(self, *arguments: str, **more: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.python, *arguments],
            env=self.environment(**more),
            cwd=self.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, **more: str) -> tuple[int, str]:
        process = self.begin(*arguments, **more)
        out, err = process.communicate(timeout=PATIENCE)
        return process.returncode, out + err

    def look(self, **more: str) -> str:
        return self.run("-c", LOOK, **more)[1].strip()

    def build(self, **more: str) -> tuple[int, str]:
        return self.run("-m", "hearth._engine_build", **more)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path / "tree")


@pytest.fixture
def slow_compiler(tree: Tree) -> dict[str, str]:
    """It never comes to an end. Only where there are shell scripts."""
    if os.name != "posix":
        pytest.skip("a compiler of ours is a shell script")
    script = tree.folder / "slow"
    script.write_text("#!/bin/sh\nexec sleep 300\n")
    script.chmod(0o755)
    return {"CC": str(script)}


def wait_for(tree: Tree, words: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while words not in tree.look():
        assert time.monotonic() < deadline, f"it never was {words}"


@needs_compiler
def test_what_was_compiled_runs_from_the_next_process_on_until_the_sources_change(tree):
    assert tree.look() == "False 42 pure pure"
    assert tree.build() == (0, "")
    assert tree.look() == "True 42 native native"
    assert tree.look(HEARTH_PURE="1") == "False 42 pure pure"
    tree.rules.write_text(RULES.replace("* 2", "* 3"))
    assert tree.look() == "False 63 pure pure"
    tree.rules.write_text(RULES)
    assert tree.look() == "True 42 native native"


@needs_compiler
def test_rules_that_do_not_compile_are_reported_with_the_reason_and_play_goes_on(tree):
    tree.rules.write_text(RULES + "\n\ndef wrong() -> int:\n    return 'text'\n")
    code, said = tree.build()
    assert code == 2
    assert said.startswith("hearth: the native engine could not be built: ")
    assert "rules.py:6" in said
    assert tree.look() == "False 42 pure failed"


def test_without_a_compiler_the_reason_is_said_and_a_suite_goes_on(tree):
    without = {"CC": "/nonexistent/cc"}
    code, said = tree.build(**without)
    assert (code, said.count("\n")) == (2, 1)
    assert "no C compiler" in said
    assert tree.look() == "False 42 pure failed"
    code, said = tree.run("-m", "hearth._engine_build", "--if-possible", **without)
    assert code == 0
    assert "ONLY THE PURE ENGINE" in said


def test_only_one_builds_and_others_see_that_it_does(tree, slow_compiler):
    first = tree.begin("-m", "hearth._engine_build", "--behind", **slow_compiler)
    wait_for(tree, "building")
    assert tree.build() == (2, "hearth: somebody else is compiling the engine just now\n")
    first.communicate(timeout=PATIENCE)  # closes its input
    wait_for(tree, "pure pure")


def test_a_build_ends_with_who_started_it_and_nothing_stays_behind(tree, slow_compiler):
    starter = tree.begin("-c", PLAY_MEANWHILE, **slow_compiler)
    wait_for(tree, "building")
    starter.kill()
    starter.communicate(timeout=PATIENCE)
    wait_for(tree, "pure pure")
    deadline = time.monotonic() + PATIENCE
    while (left := working_in(tree.folder)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert left == []


def working_in(folder: Path) -> list[str]:
    """The commands of processes that were begun in a folder; all of a build's are."""
    found = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True)
    return [line for line in found.stdout.splitlines() if str(folder) in line]


def test_a_build_gives_way_to_everything_else(tree):
    asking = "import os\nfrom hearth._engine_build import lowly\nlowly()\nprint(os.nice(0))"
    if hasattr(os, "nice"):
        assert tree.run("-c", asking) == (0, "19\n")


def test_nothing_is_compiled_for_who_wants_the_sources(tree):
    asking = "from hearth._engine_build import worth_a_try\nprint(worth_a_try())"
    assert tree.run("-c", asking) == (0, "True\n")
    assert tree.run("-c", asking, HEARTH_PURE="1") == (0, "False\n")
    assert tree.run("-c", asking, HEARTH_NATIVE="0") == (0, "False\n")


def test_the_fingerprint_is_of_the_compiled_rooms_only(tree):
    asking = "from hearth import _engine\nprint(_engine.fingerprint())"
    before = tree.run("-c", asking)
    (tree.folder / "src" / "hearth" / "page.py").write_text("WORD = 'other'\n")
    assert tree.run("-c", asking) == before
    (tree.folder / "src" / "hearth" / "games" / "more.py").write_text("WORD = 'other'\n")
    assert tree.run("-c", asking) != before


def test_these_sources_are_known_by_their_fingerprint():
    assert sys.modules["hearth._engine"].compiled().name == _engine.fingerprint()
