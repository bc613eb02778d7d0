"""The bench measures what it says; how fast that is depends on the machine."""

from __future__ import annotations

import json
import sys
from types import SimpleNamespace

import hearth
from hearth import _engine, bench, bench_search
from hearth.bots.playout import play_out
from hearth.kernel import Rng
from tests.terminal.runs import run

TINY = ["--seconds", "0.01"]
TABLE = bench.Seating("winterforge", "standard", 2)


def test_bench_for_programs_is_numbers():
    shown = run("bench", "winterforge", "--seats", "2", "4", *TINY, "--json")
    report = json.loads(shown.out)
    assert shown.err == ""
    assert report["engine"] == _engine.build_note()
    assert [(f["game"], f["variant"], f["seats"]) for f in report["figures"]] == [
        ("winterforge", "standard", 2),
        ("winterforge", "standard", 4),
        ("winterforge", "alleyways", 2),
        ("winterforge", "alleyways", 4),
    ]
    for figures in report["figures"]:
        assert all(n > 0 for key, n in figures.items() if key not in ("game", "variant"))


def test_bench_for_people_names_every_figure():
    shown = run("bench", "--seats", "3", *TINY).out
    assert shown.startswith(f"Engine: {_engine.build_note()}.")
    for word in ("decisions/s", "per match", "clone", "determinise", "save", "restore", "view"):
        assert word in shown


def test_decisions_are_counted_as_they_are_made():
    pace = bench.measure_pace(bench.our_table(TABLE), 0.0001)
    lengths = [
        play_out(hearth.new("winterforge", 2, s), Rng(s)) for s in range(1, pace.matches + 1)
    ]
    assert pace.decisions_per_match == sum(lengths) / pace.matches


def test_positions_are_spread_over_a_match():
    positions, options = bench.sample(TABLE)
    assert len(positions) == bench.POSITIONS
    assert 1 < options < 200
    rounds = [g.view(None)["round"] for g in positions]
    assert rounds == sorted(rounds)
    assert rounds[-1] > rounds[0]


def test_every_stage_is_told():
    told: list[str] = []
    bench.measure([TABLE], 0.01, told.append)
    assert len(told) == bench.stages([TABLE])


class OtherGame:
    """As much of the other program's interface as the bench uses."""

    def __init__(self, players: list[str], seed: int) -> None:
        assert len(players) == 4
        self.state = SimpleNamespace(actions=[])

    def play(self) -> None:
        self.state.actions += range(500)


def test_the_other_program_is_measured_in_the_same_run_where_it_is_installed(monkeypatch):
    other = SimpleNamespace(Color="RBOW", Game=OtherGame, RandomPlayer=str)
    monkeypatch.setitem(sys.modules, "catanatron", other)
    report = json.loads(run("bench", "--seats", "4", *TINY, "--json").out)
    ours = report["figures"][0]["decisions_per_second"]
    theirs = report["catanatron"]
    assert theirs["decisions_per_match"] == 500
    assert report["ratio"] == ours / theirs["decisions_per_second"]


def test_without_the_other_program_the_bench_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert "'make bench' measures Catan" in run("bench", "--seats", "4", *TINY).out


# The search


def test_bench_of_the_search_for_programs_is_numbers():
    shown = run("bench", "guilds", "--search", "--seats", "2", "3", *TINY, "--json")
    report = json.loads(shown.out)
    assert [(f["game"], f["seats"]) for f in report["figures"]] == [("guilds", 2), ("guilds", 3)]
    assert all(f["first_choice"] > 0 and f["later"] > 0 for f in report["figures"])


def test_bench_of_the_search_for_people_names_its_figures():
    shown = run("bench", "guilds", "--search", "--seats", "2", *TINY).out
    assert "Iterations/s" in shown
    assert "first choice" in shown


def test_the_search_is_measured_where_there_is_something_to_choose():
    assert len(bench_search.first_choice(TABLE).options()) > 1
    assert all(len(g.options()) > 1 for g in bench_search.middle(TABLE))
