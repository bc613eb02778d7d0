"""Where matches and tables are kept."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from hearth.terminal.saves import home


@pytest.fixture(autouse=True)
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody whose own folder this is, on a system that has another place for programs' files."""
    monkeypatch.delenv("HEARTH_HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, appauthor: tmp_path / "own")
    return tmp_path


def test_the_place_is_the_systems_own(person):
    assert home() == person / "own"


def test_a_home_of_before_stays_in_use(person):
    former = person / ".local" / "share" / "hearth"
    former.mkdir(parents=True)
    assert home() == former


def test_a_home_of_before_stays_in_use_where_it_was_wished(person, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(person / "shared"))
    (person / "shared" / "hearth").mkdir(parents=True)
    assert home() == person / "shared" / "hearth"


def test_what_is_wished_for_counts_first(person, monkeypatch):
    (person / ".local" / "share" / "hearth").mkdir(parents=True)
    monkeypatch.setenv("HEARTH_HOME", "~/matches")
    assert home() == person / "matches"
