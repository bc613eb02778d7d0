"""Packages for Hearth, installed into a folder of their own, and commands that find them there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import hearth
from tests.terminal.runs import Run

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
SOURCES = Path(hearth.__file__).parents[1]
BUILD = "import sys; from setuptools import build_meta as b; print(b.build_wheel(sys.argv[1]))"


def install_example(site: Path, scratch: Path) -> None:
    """The example as `pip install --target` would do it: its wheel is built and unpacked."""
    tree = scratch / "pebbles"
    shutil.copytree(EXAMPLES / "pebbles", tree)
    command = [sys.executable, "-c", BUILD, str(scratch)]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True)
    with ZipFile(scratch / done.stdout.strip().splitlines()[-1]) as wheel:
        wheel.extractall(site)


def install(site: Path, package: str, entries: str, source: str = "") -> None:
    """A package of one module, with the entry points that are given."""
    module = package.replace("-", "_")
    (site / f"{module}.py").write_text(source, encoding="utf-8")
    told = site / f"{module}-1.0.dist-info"
    told.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
    (told / "METADATA").write_text(metadata, encoding="utf-8")
    (told / "entry_points.txt").write_text(entries, encoding="utf-8")


def hearth_with(site: Path, *argv: str | Path, typed: str = "") -> Run:
    """`hearth` where the packages in a folder are installed; some lines are typed."""
    command = [sys.executable, "-m", "hearth.cli", *map(str, argv)]
    done = subprocess.run(
        command, env=env_with(site), input=typed, capture_output=True, text=True, check=False
    )
    return Run(done.returncode, done.stdout, done.stderr)


def python_with(site: Path, script: str) -> str:
    """What a script prints there."""
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=env_with(site), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def env_with(site: Path) -> dict[str, str]:
    path = os.pathsep.join([str(site), str(SOURCES)])
    return {**os.environ, "COLUMNS": "300", "PYTHONPATH": path, "HEARTH_HOME": str(site / "home")}
