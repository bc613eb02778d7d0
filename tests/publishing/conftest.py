"""A wheel, and an environment in which it is installed: made once, whoever asks first."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from filelock import FileLock

from tests.publishing.steps import ROOT, executable, install


@pytest.fixture(scope="session")
def backend() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "build_backend")
        return import_module("hearth_build")


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all processes of one run of the tests have in common."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "publishing"
    folder.mkdir(exist_ok=True)
    return folder


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """The folder as it was made by the first who asked."""
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            folder.mkdir()
            make(folder)
    return folder


@pytest.fixture(scope="session")
def wheel(backend: ModuleType, shelf: Path) -> Path:
    """The pure one."""

    def build(folder: Path) -> None:
        backend.build_wheel(str(folder), {"native": "0"})

    [made] = once(shelf / "wheel", build).glob("*.whl")
    return made


@pytest.fixture(scope="session")
def environment(wheel: Path, shelf: Path) -> Path:
    """Where the wheel is installed, as by the Dockerfile; its dependencies are those from here."""

    def fill(folder: Path) -> None:
        install(folder, wheel)
        purelib = "import sysconfig; print(sysconfig.get_path('purelib'))"
        asked = [executable(folder, "python"), "-c", purelib]
        found = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
        ours = [path for path in sys.path if path.endswith("site-packages")]
        Path(found, "ours.pth").write_text("\n".join([*ours, ""]), encoding="utf-8")

    return once(shelf / "environment", fill)
