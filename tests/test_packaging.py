"""How Hearth is built and which engine runs. Whole builds are left to `make test`."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

import hearth
from hearth import _engine

ROOT = Path(__file__).resolve().parents[1]
INIT = "from hearth import _engine\n_engine.choose()\n"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with our engine switch and a module whose compiled twin cannot be loaded."""
    room = tmp_path / "hearth" / "room"
    (room / "box").mkdir(parents=True)
    shutil.copy(_engine.__file__, room.parent)
    (room.parent / "__init__.py").write_text(INIT)
    (room / "__init__.py").touch()
    (room / "rules.py").write_text("ENGINE = 'sources'\n")
    (room / f"rules{EXTENSION_SUFFIXES[0]}").write_text("not a library")
    (room / "box" / "crew.toml").write_text("cook = 1\n")
    return room.parent


def run_in(package: Path, script: str, pure: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HEARTH_PURE": pure, "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", script]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


LOAD_RULES = "from hearth.room import rules; print(rules.ENGINE)"


def test_hearth_pure_loads_the_source_beside_a_compiled_module(package):
    assert run_in(package, LOAD_RULES, pure="1").stdout == "sources\n"


@pytest.mark.parametrize("unset", ["", "0"])
def test_without_hearth_pure_the_compiled_module_is_loaded(package, unset):
    assert "ImportError" in run_in(package, LOAD_RULES, pure=unset).stderr


def test_hearth_pure_still_finds_folders_of_data(package):
    script = (
        "from importlib.resources import files\n"
        "print(files('hearth.room').joinpath('box', 'crew.toml').read_text(), end='')\n"
        "print(files('hearth.room.box').joinpath('crew.toml').read_text(), end='')"
    )
    assert run_in(package, script, pure="1").stdout == "cook = 1\n" * 2


SAY_NOTE = "from hearth import _engine; print(_engine.build_note())"


def test_the_note_is_the_one_line_the_build_left(package):
    (package / "build_note.txt").write_text("native: compiled with mypyc\n")
    assert run_in(package, SAY_NOTE, pure="").stdout == "native: compiled with mypyc\n"


def test_the_note_of_a_source_tree_says_so(package):
    assert run_in(package, SAY_NOTE, pure="").stdout == "pure: running from the sources\n"


def test_the_note_names_hearth_pure_whatever_was_built(package):
    (package / "build_note.txt").write_text("native: compiled with mypyc\n")
    assert run_in(package, SAY_NOTE, pure="1").stdout == "pure: HEARTH_PURE is set\n"


def test_the_note_agrees_with_the_engine_at_work():
    assert hearth.native == _engine.build_note().startswith("native: ")


@pytest.fixture
def backend(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(ROOT / "build_backend")
    monkeypatch.delenv("HEARTH_NATIVE", raising=False)
    return import_module("hearth_build")


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nonexistent/cc")


def test_the_probe_answers_yes_or_no(backend):
    assert backend.can_compile() in (True, False)


def test_without_a_compiler_the_probe_says_no(backend, no_compiler):
    assert backend.can_compile() is False


def test_without_a_compiler_the_default_is_pure(backend, no_compiler):
    assert backend.plan(None) == (False, backend.NO_COMPILER)


def test_native_that_was_asked_for_fails_without_a_compiler(backend, no_compiler, monkeypatch):
    monkeypatch.setenv("HEARTH_NATIVE", "1")
    with pytest.raises(SystemExit, match="but no C compiler"):
        backend.plan(None)


def test_a_pure_build_needs_no_mypy(backend):
    assert backend.get_requires_for_build_wheel({"native": "0"}) == []


def test_another_choice_of_engine_is_refused(backend, monkeypatch):
    monkeypatch.setenv("HEARTH_NATIVE", "maybe")
    with pytest.raises(SystemExit, match="'maybe'; allowed are 0"):
        backend.plan(None)


def test_a_wheel_brings_the_documentation_only_where_it_is_asked_for(
    backend, tmp_path, monkeypatch
):
    site, docs = tmp_path / "site", tmp_path / "tree" / "src/hearth/web/docs"
    monkeypatch.setenv("HEARTH_DOCS", "1")
    with pytest.raises(SystemExit, match="run `make docs` first"):
        backend.add_docs(tmp_path / "tree", site)
    site.mkdir()
    (site / "index.html").touch()
    monkeypatch.delenv("HEARTH_DOCS")
    backend.add_docs(tmp_path / "tree", site)
    assert not docs.exists()
    monkeypatch.setenv("HEARTH_DOCS", "1")
    backend.add_docs(tmp_path / "tree", site)
    assert (docs / "index.html").is_file()


def test_the_source_tree_holds_no_compiled_file():
    assert [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")] == []


def test_every_tool_and_dependency_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = project["dependencies"] + project["optional-dependencies"]["dev"]
    pinned = re.findall(r"^([\w-]+)==", (ROOT / "requirements-dev.lock").read_text(), re.MULTILINE)
    assert {re.split("[<>=]", name)[0] for name in wanted} <= set(pinned)
