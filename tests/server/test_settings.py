"""What the operator is told of the settings is true."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from hearth.server.settings import USUAL, read_settings

PAGE = Path(__file__).parents[2] / "docs" / "running-a-server.md"


def told() -> str:
    blocks = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return "".join(blocks)


def test_the_page_names_every_setting_with_its_usual_value():
    assert tomllib.loads(told()) == msgspec.to_builtins(USUAL)


def test_the_settings_of_the_page_can_be_used_as_they_stand(tmp_path):
    path = tmp_path / "server.toml"
    path.write_text(told(), encoding="utf-8")
    assert read_settings(path) == USUAL


@pytest.mark.parametrize(
    "text",
    [
        "keep_unplayed = -1",
        "sockets = 5",
        "[client]\nsockets = 0",
        "hosts = 1",
        "= 1",
        'proxies = ["999.1.1.1"]',
    ],
)
def test_a_mistake_in_the_settings_is_told_with_the_file(tmp_path, text):
    path = tmp_path / "server.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape(f"{path} cannot be used as settings: ")):
        read_settings(path)
