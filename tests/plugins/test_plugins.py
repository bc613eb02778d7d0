"""Games and bots of other packages are known everywhere; a broken one is named and left out."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import hearth
from tests.plugins.installing import hearth_with, install, python_with

# What is installed


def test_an_installed_game_is_one_of_the_games(pebbles):
    shown = hearth_with(pebbles, "games")
    assert "pebbles  Pebbles; seats 2" in shown.out
    assert "Bots that are installed: counter" in shown.out
    assert shown.err == ""
    ids = [game["id"] for game in json.loads(hearth_with(pebbles, "games", "--json").out)]
    assert ids == [*hearth.games(), "pebbles"]


def test_it_is_played_and_saved_from_python(pebbles):
    script = """
import hearth
g = hearth.new("pebbles", seats=2, seed=1)
while not g.over:
    g = hearth.load(hearth.save(g))
    g.apply(hearth.parse(g, "take:pebbles=1"))
print(g.scores())
"""
    assert python_with(pebbles, script) == "[1, 0]\n"


def test_its_save_is_read_by_who_never_named_it(pebbles):
    """As a worker does, which is only sent the save."""
    text = python_with(pebbles, "import hearth; print(hearth.save(hearth.new('pebbles', 2, 1)))")
    script = f"from hearth.kernel import load; import hearth; print(load({text.strip()!r}).actor())"
    assert python_with(pebbles, script) == "0\n"


def test_a_house_game_is_made_without_looking_at_what_is_installed(pebbles):
    script = """
import sys, hearth
hearth.new("cove", 2, 1)
print("hearth.plugins" in sys.modules)
"""
    assert python_with(pebbles, script) == "False\n"


def test_to_tell_the_version_nothing_is_looked_at(pebbles):
    script = """
import contextlib, sys
from hearth.cli import main
with contextlib.suppress(SystemExit):
    main(["--version"])
print("hearth.plugins" in sys.modules)
"""
    assert python_with(pebbles, script).splitlines()[-1] == "False"


def test_its_rules_are_shown(pebbles):
    assert "one, two or three pebbles" in hearth_with(pebbles, "rules", "pebbles", "2.1").out


@pytest.mark.parametrize("workers", [1, 2])
def test_its_bot_plays_in_the_arena(pebbles, workers):
    run = ["--game", "pebbles", "--bots", "counter,random", "--matches", "20", "--json"]
    shown = hearth_with(pebbles, "arena", *run, "--workers", str(workers))
    assert shown.code == 0, shown.err
    counter = json.loads(shown.out)["bots"]["counter"]
    assert counter["faults"] == {}
    assert counter["share"]["value"] > 0.8


def test_it_is_weighed_by_the_balance(pebbles):
    run = ["--game", "pebbles", "--bot", "counter", "--matches", "20", "--workers", "1"]
    assert "taken: pebbles" in hearth_with(pebbles, "balance", *run).out


# What cannot be used

BROKEN = {
    "its module is not there": ("[hearth.games]\ndice = nowhere:GAME\n", "", "No module named"),
    "its module fails": ("[hearth.bots]\ndice = broken:BOT\n", "1 / 0", "ZeroDivisionError"),
    "its module wants to leave": ("[hearth.bots]\ndice = broken:BOT\n", "exit(3)", "SystemExit: 3"),
    "it is no game": ("[hearth.games]\ndice = broken:GAME\n", "GAME = 7", "hearth.Game, not a int"),
    "it is no bot": (
        "[hearth.bots]\ndice = broken:BOT\n",
        "class BOT: pass",
        "should be a class derived from hearth.bots.bot.Bot, not the class BOT",
    ),
    "it calls itself otherwise": (
        "[hearth.games]\ndice = hearth.games.cove:COVE\n",
        "",
        "calls itself 'cove'",
    ),
    "its name is no word": ("[hearth.bots]\nMy Bot = broken:BOT\n", "", "a word of small letters"),
    "its name is a game of the house": (
        "[hearth.games]\ncove = hearth.games.cove:COVE\n",
        "",
        "there is a game of that name already",
    ),
    "its name is a bot of the house": (
        "[hearth.bots]\nmaster = hearth.bots.aimless:Aimless\n",
        "",
        "there is a bot of that name already",
    ),
    "its name is that of another's": (
        "[hearth.bots]\ncounter = zzz:BOT\n",
        "from hearth.bots.aimless import Aimless as BOT",
        "there is a bot of that name already",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_used_is_named_and_left_out(pebbles, tmp_path, what):
    entries, source, why = BROKEN[what]
    site = tmp_path / "site"
    shutil.copytree(pebbles, site)
    install(site, "zzz" if "zzz" in entries else "broken", entries, source)
    shown = hearth_with(site, "games")
    assert (shown.code, shown.err.count("\n")) == (0, 1)
    assert " is left out: " in shown.err
    assert why in shown.err
    assert "Bots that are installed: counter\n" in shown.out
    for game in [*hearth.games(), "pebbles"]:
        assert f"{game}  " in shown.out


def test_house_games_stay_what_they_are(tmp_path: Path):
    install(tmp_path, "thief", "[hearth.games]\ncove = thief:GAME\n", "raise SystemExit('stolen')")
    shown = hearth_with(tmp_path, "games")
    assert "cove  " in shown.out
    assert "stolen" not in shown.err  # it was not even imported
