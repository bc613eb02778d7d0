"""What is published: the wheels, the sources, and the workflow that builds them."""

from __future__ import annotations

import os
import re
import subprocess
import tarfile
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import yaml

import hearth
from tests.publishing.steps import ran

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "hearth"
MOST_OF_SOURCES = 2_000_000  # bytes


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def test_the_pure_wheel_is_for_every_system(wheel):
    assert re.fullmatch(rf"hearth_games-{hearth.__version__}-py3-none-any\.whl", wheel.name)


def test_a_wheel_holds_every_file_of_the_package(wheel):
    ours = {path.relative_to(ROOT / "src").as_posix() for path in PACKAGE.rglob("*.*")}
    ours = {name for name in ours if "__pycache__" not in name and (ROOT / "src" / name).is_file()}
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("hearth/")}
    assert held == ours | {"hearth/build_note.txt"}


def test_the_wheel_plays_where_it_is_installed(environment):
    where = ran(environment, "python", "-c", "import hearth; print(hearth.__file__)")
    assert Path(where.strip()).is_relative_to(environment)
    assert ran(environment, "hearth", "--version").endswith("\npure: HEARTH_NATIVE=0\n")
    match = ["play", "cove", "--seats", "2", "--people", "0", "--bots", "random", "--save", "x"]
    played = ran(environment, "hearth", *match)
    assert "in all" in played
    again = ran(environment, "python", "-m", "hearth", "replay", "x")
    assert again.splitlines()[-1] in played


def test_the_sources_are_small_and_whole(backend, tmp_path):
    archive = tmp_path / str(backend.build_sdist(str(tmp_path)))
    assert archive.stat().st_size < MOST_OF_SOURCES
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"pyproject.toml", "LICENSE", "README.md", "build_backend/hearth_build.py"} <= names
    assert {path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*.py")} <= names
    icons = "src/hearth/web/static/art/icons/"  # of the home screen; no other picture is needed
    others = {name for name in names if not name.startswith(icons)}
    assert [name for name in others if name.endswith((".webp", ".png", ".so", ".pyc"))] == []


# What the index is told


def test_the_distribution_has_a_name_of_its_own(project):
    assert project["project"]["name"] == "hearth-games"
    assert project["project"]["scripts"] == {"hearth": "hearth.cli:main"}
    assert project["project"]["version"] == hearth.__version__


def test_no_document_says_that_it_is_called_hearth():
    """That name on the index is somebody else's."""
    wrong = re.compile(
        r"(pip|pipx|uv|uvx)( tool)? (install|run) (\S+ )*hearth(?![-\w.])|uvx hearth"
    )
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *PACKAGE.rglob("*.md")]
    assert len(documents) > 10
    said = [path.name for path in documents if wrong.search(path.read_text(encoding="utf-8"))]
    assert said == []
    for words in ("pip install -U hearth", "uvx hearth serve", "pipx run hearth"):
        assert wrong.search(words)
    assert not wrong.search("pip install hearth-games")


def versions(project: dict[str, Any]) -> list[str]:
    """The Pythons that the package says it is for."""
    prefix = "Programming Language :: Python :: 3."
    classifiers = project["project"]["classifiers"]
    return [one.removeprefix(prefix[:-2]) for one in classifiers if one.startswith(prefix)]


def test_wheels_are_built_for_every_python_that_is_named(project):
    named = versions(project)
    assert project["project"]["requires-python"] == f">={named[0]}"
    tags = [f"cp{version.replace('.', '')}-*" for version in named]
    assert project["tool"]["cibuildwheel"]["build"] == " ".join(tags)


# The workflow


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    text = (ROOT / ".github/workflows/publish.yml").read_text(encoding="utf-8")
    loaded: dict[Any, Any] = yaml.safe_load(text)
    return loaded


def test_wheels_are_built_on_every_system(workflow):
    systems = workflow["jobs"]["native"]["strategy"]["matrix"]["system"]
    kinds = {re.sub(r"[\d.]+", "", system) for system in systems}
    assert kinds == {"ubuntu-", "ubuntu--arm", "macos--intel", "macos-", "windows-"}


def test_only_what_publishes_may_publish_and_all_else_comes_before(workflow):
    jobs = workflow["jobs"]
    assert workflow["permissions"] == {}
    allowed = {name for name, job in jobs.items() if "id-token" in job.get("permissions", {})}
    assert allowed == {"publish"}
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert jobs["publish"]["if"] == "github.ref_type == 'tag'"
    # YAML reads the word `on` as true.
    assert set(workflow[True]) == {"push", "workflow_dispatch"}


def test_every_step_uses_something_or_runs_something(workflow):
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 120
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            assert "@" in step.get("uses", "@")


def test_the_workflow_checks_the_tag_against_the_version(workflow, project):
    [step] = [one for one in workflow["jobs"]["pure"]["steps"] if "tag" in one.get("name", "")]
    for tag, fits in ((f"v{project['project']['version']}", True), ("v99.0", False)):
        env = {**os.environ, "GITHUB_REF_NAME": tag}
        done = subprocess.run(["sh", "-c", step["run"]], cwd=ROOT, env=env, check=False)
        assert (done.returncode == 0) == fits
