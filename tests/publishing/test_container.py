"""The Dockerfile: its own steps, taken without Docker."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
from pathlib import Path

from tests.publishing.steps import ONLY_ROOT, ROOT, may_be_taken, of, steps

HOME = "/var/lib/hearth"


def settings(environment: Path, home: Path, port: int) -> dict[str, str]:
    """What ENV says, with the folders of the test."""
    [step] = of("ENV")
    said = dict(re.findall(r'(\w+)="?([^"\s]+)"?', step.rest))
    assert (said["HEARTH_HOME"], said["HEARTH_PORT"]) == (HOME, "8137")
    path = said["PATH"].replace("/opt/hearth", str(environment))
    more = {"PATH": path.replace("$PATH", os.environ["PATH"])}
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return kept | said | more | {"HEARTH_HOME": str(home), "HEARTH_PORT": str(port)}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
        return number


def test_the_server_of_the_image_is_healthy_until_it_is_stopped(environment, tmp_path):
    env = settings(environment, tmp_path, free_port())
    [check], [start] = of("HEALTHCHECK"), of("CMD")
    healthy = json.loads(check.rest.partition("CMD ")[2])

    def is_healthy() -> bool:
        done = subprocess.run(healthy, cwd=tmp_path, env=env, capture_output=True, check=False)
        return done.returncode == 0

    assert not is_healthy()
    command = json.loads(start.rest)
    process = subprocess.Popen(
        command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, encoding="utf-8"
    )
    with process:
        try:
            assert process.stdout is not None
            assert "Hearth is open at" in process.stdout.readline()
            for _ in range(100):  # it listens already, and answers as soon as it can
                if is_healthy():
                    break
            assert is_healthy()
        finally:
            process.terminate()
    assert process.returncode == 0
    assert not is_healthy()
    assert (tmp_path / "tables.sqlite").is_file()


def test_what_is_left_out_here_is_only_what_root_does():
    left_out = [step for step in of("RUN") if not may_be_taken(step)]
    assert len(left_out) == len(ONLY_ROOT)
    assert len(of("RUN")) == len(left_out) + 1


def test_the_image_has_two_stages_and_only_the_environment_of_the_first():
    assert [step.stage for step in of("FROM")] == [0, 1]
    [first, second] = of("COPY")
    assert first.rest == ". ."
    assert second.rest == "--from=made /opt/hearth /opt/hearth"


def test_nobody_runs_it_as_root_and_tables_outlive_it():
    last = [step for step in steps() if step.stage == 1]
    words = [step.word for step in last]
    assert words.index("USER") < words.index("CMD")
    [user], [volume] = of("USER"), of("VOLUME")
    [made] = [step for step in of("RUN") if step.stage == 1]
    assert user.rest != "0"
    assert f"useradd --system --uid {user.rest} " in made.rest
    assert json.loads(volume.rest) == [HOME]
    assert f" hearth && install --directory --owner=hearth --mode=0700 {HOME}" in made.rest


def test_the_image_takes_in_what_a_wheel_is_built_from_and_nothing_else():
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    taken = {line[1:] for line in lines if line.startswith("!")}
    assert lines[1] == "*"
    assert all((ROOT / name).exists() for name in taken)
    assert taken == {
        "LICENSE",
        "README.md",
        "build_backend",
        "pyproject.toml",
        "requirements-dev.lock",
        "src",
    }
