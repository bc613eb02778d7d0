"""Replay files go out and come back, links lead to a moment, and the start page knows my tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hearth.match import record
from tests.browser.access import CROSSWISE, violations
from tests.browser.people import DESKTOP, PHONE
from tests.server.running import ADA, BOT, OPEN, Made, played, to_the_end

SCRIPT = Path(__file__).parent / "history.js"
RED = {"kind": "person", "name": "Red"}
BLUE = {"kind": "person", "name": "Blue"}


@pytest.fixture
def enter(enter):
    """Everybody's browser notes what it is told."""

    def enter_noted(*how, **more):
        person = enter(*how, **more)
        person.context.add_init_script(path=SCRIPT)
        person.page.reload()
        return person

    return enter_noted


@pytest.fixture(scope="module")
def finished(server):
    """A match of Guilds; the people are called as their colours are."""
    made = server.table(RED, BLUE, game="guilds")
    to_the_end(server, made)
    return made


def end_position(person):
    """What lies on the table after the last move."""
    person.page.locator("[data-do=replay-last]").click()
    expect(person.page.locator("#replay-slider")).to_have_attribute("aria-valuetext", LAST)
    return person.page.locator("#board .zone").all_inner_texts()


LAST = re.compile(r"Move (\d+) of \1$")


def remember(person, made, **more):
    """As if this browser had sat down there before."""
    kept = {"token": made.token, "at": 1000, **more}
    person.page.evaluate("(one) => remember(one)", {made.id: kept})


# Replay files


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_replay_file_that_comes_back_shows_the_same_end(enter, finished, size):
    ada = enter(finished, size)
    ada.page.locator("dialog[data-name=over]").wait_for()
    with ada.page.expect_download() as download:
        ada.page.locator("dialog").get_by_text("Replay file").click()
    file = download.value.path()
    guest = enter(size=size)
    before = end_position(guest.go(f"/t/{finished.id}?move=0"))
    guest.go("/")
    guest.page.locator("input[type=file]").set_input_files(file)
    guest.page.wait_for_url(re.compile(r"/t/\w{12}\?move=0$"))
    assert end_position(guest) == before
    guest.go("/").reads("Replay file · Red and Blue", ".history")


def test_a_file_can_be_dropped_on_the_page(enter):
    guest = enter()
    guest.page.locator("input[type=file]").wait_for(state="attached")
    text = record(played(12))
    dropped = guest.page.evaluate_handle("(text) => fileOf(text)", text)
    guest.page.wait_for_load_state("networkidle")  # bringing.js comes last
    guest.page.dispatch_event("#page", "dragover", {"dataTransfer": dropped})
    expect(guest.page.locator("#page.dropping")).to_have_count(1)
    guest.page.dispatch_event("#page", "drop", {"dataTransfer": dropped})
    guest.page.wait_for_url(re.compile(r"/t/\w{12}\?move=0$"))
    guest.reads("Before the first move", "#panel")
    guest.click("#panel [data-do=replay-close]")
    guest.reads("A kept match", "#panel")
    guest.reads("It was not played to its end.", "#panel")


def test_a_wrong_file_is_answered_with_what_is_wrong(enter, tmp_path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n")
    guest = enter()
    guest.page.locator("input[type=file]").set_input_files(letter)
    guest.reads("This file is not a match of hearth", "#toasts")
    assert guest.page.url.endswith("/")
    assert len(guest.notes.troubles) == 2  # the refusal, and Chromium's own word on it
    guest.notes.troubles.clear()


def test_a_huge_file_does_not_leave_the_browser(enter, tmp_path):
    huge = tmp_path / "huge.hearth"
    huge.write_text("x" * 600_000)
    guest = enter()
    guest.page.locator("input[type=file]").set_input_files(huge)
    guest.reads("A replay file has at most 500 kB; huge.hearth has 600.", "#toasts")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_match_of_older_rules_says_so(server, enter, size):
    text = record(played(25)).replace("rules: 1", "rules: 0")
    told = server.http.post("/api/replays", json={"record": text}).json()
    guest = enter(size=size).go(f"/t/{told['table']}?move=7")
    slider = guest.page.locator("#replay-slider")
    expect(slider).to_have_attribute("aria-valuetext", "Move 7 of 25")
    guest.reads("This match was played by version 0 of the rules", "#notice")


def test_a_match_with_a_box_of_its_own_is_drawn_from_it(server, enter, tmp_path):
    text = (BOX / "loans.toml").read_text(encoding="utf-8").replace("receive = 3", "receive = 4")
    (tmp_path / "loans.toml").write_text(text, encoding="utf-8")
    match = played(40, "winterforge", tmp_path)
    told = server.http.post("/api/replays", json={"record": record(match)}).json()
    guest = enter()
    with guest.page.expect_response(f"**/api/tables/{told['table']}/cards"):
        guest.go(f"/t/{told['table']}?move=40")
    guest.reads("Move 40 of 40")
    guest.reads("It was played with a box of its own", "#notice")
    assert guest.page.locator("#board .zone").count() > 1


BOX = Path(__file__).parents[2] / "src" / "hearth" / "games" / "winterforge" / "box"


# A moment


def test_a_link_leads_to_a_moment_and_follows_it(enter, finished):
    ada = enter(finished)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.go(f"/t/{finished.id}?move=37").reads("Move 37 of")
    ada.page.locator("[data-do=replay-next]").click()
    ada.page.wait_for_url(f"**/t/{finished.id}?move=38")
    ada.page.reload()
    ada.reads("Move 38 of")
    ada.page.locator("[data-do=copy-moment]").click()
    ada.reads("The link is copied.", "#toasts")
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert copied.endswith(f"/t/{finished.id}?move=38")
    enter().go(copied).reads("Move 38 of")


# The start page


def test_running_tables_come_first_and_finished_ones_with_their_result(server, enter):
    mine = server.table(ADA, BOT, game="guilds")
    theirs = server.table(OPEN, ADA, game="guilds")
    server.http.post(f"/api/tables/{theirs.id}/seats/0", json={"name": "Bo"}).raise_for_status()
    waiting = server.table(ADA, OPEN, OPEN, game="forge")
    alone = server.table(ADA, game="cove")
    verdict = to_the_end(server, alone)["over"]["verdict"]
    ada = enter()
    for at, made in enumerate([mine, theirs, waiting, alone, Made(server, "nowhere", "x")]):
        remember(ada, made, at=1000 + at)
    ada.page.reload()
    ada.reads("Match history")
    running = ada.page.locator(".running .match").all_inner_texts()
    assert ["It is your turn" in text for text in running] == [True, False, False]
    assert "Bo is choosing" in running[1]
    assert "Waits for 2 players" in running[2]
    past = ada.page.locator(".history .match").all_inner_texts()
    assert re.search(r"You (won|lost) with -?\d+ points", past[0])
    assert verdict in past[0]
    assert "There is no such table" in past[1]
    assert ada.page.title() == "● A table waits for you · Hearth"
    link = ada.page.locator(f"a[href='/t/{alone.id}?analysis']")
    assert link.inner_text().strip() == "Analyse"


def test_a_result_of_two_tells_ones_own_points_first(server, enter):
    made = server.table(ADA, OPEN, game="guilds")
    claim = {"name": "Bo", "token": made.token}
    server.http.post(f"/api/tables/{made.id}/seats/1", json=claim).raise_for_status()
    over = to_the_end(server, made)["over"]
    ada = enter()
    remember(ada, made)
    ada.page.reload()
    scores = over["scores"]
    winner = max(range(2), key=lambda seat: over["result"][seat])
    told = ada.page.locator(".history .how").inner_text()
    assert f"{['Ada', 'Bo'][winner]} won {scores[winner]} : {scores[1 - winner]}" in told


def test_a_long_history_is_shown_in_parts(server, enter):
    ada = enter()
    for moves in range(14):
        text = record(played(moves))
        table = server.http.post("/api/replays", json={"record": text}).json()["table"]
        remember(ada, Made(server, table, ""), at=1000 + moves, brought=True)
    ada.page.reload()
    matches = ada.page.locator(".history .match")
    expect(matches).to_have_count(12)
    ada.page.get_by_text("Show 2 more of 14").click()
    expect(matches).to_have_count(14)


@CROSSWISE
def test_the_history_is_accessible(server, enter, finished, size, theme):
    ada = enter(size=size, theme=theme)
    waiting = server.table(ADA, OPEN, game="forge")
    for made in (finished, server.table(ADA, BOT), waiting, Made(server, "nowhere", "x")):
        remember(ada, made)
    ada.page.reload()
    ada.reads("Match history")
    assert violations(ada) == {}
    assert ada.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


# Being called


def answers(person, leave):
    """What the browser says when it is asked for leave to notify."""
    person.page.evaluate("(leave) => localStorage.setItem('leave', leave)", leave)


def look_away(person, away=True):
    person.page.evaluate("(away) => lookAway(away)", away)


def switch_on(person):
    person.page.locator("[data-do=settings]").first.click()
    person.page.locator("dialog input[name=notify]").click()


def calls(person):
    return person.page.evaluate("window.calls")


def two_at(server):
    """Bo chooses first; Ada sits opposite."""
    ada = server.table(OPEN, ADA, game="guilds")
    claimed = server.http.post(f"/api/tables/{ada.id}/seats/0", json={"name": "Bo"}).json()
    return ada, Made(server, ada.id, claimed["token"])


def act_until(server, made, own, other):
    """The seat chooses until it is the other's turn."""
    while server.http.get(f"/api/tables/{made.id}").json()["waiting"] != [other]:
        made.act(own)


def test_who_looks_away_is_called_once_when_the_turn_comes(server, enter):
    hers, his = two_at(server)
    ada = enter(hers)
    answers(ada, "granted")
    ada.see()
    switch_on(ada)
    assert ada.page.evaluate("window.asked") == 1
    ada.page.keyboard.press("Escape")
    look_away(ada)
    act_until(server, his, 0, 1)
    ada.page.evaluate("() => until(() => calls.length > 0)")
    (told,) = calls(ada)
    assert (told["title"], told["tag"]) == ("Your turn · Guilds", f"hearth-{hers.id}")
    assert told["body"]
    assert ada.page.title() == "● Your turn · Guilds · Hearth"
    look_away(ada, away=False)
    assert [one["closed"] for one in calls(ada)] == [True]
    act_until(server, hers, 1, 0)
    expect(ada.page).to_have_title("Guilds · Hearth")
    act_until(server, his, 0, 1)
    expect(ada.page).to_have_title("● Your turn · Guilds · Hearth")
    assert len(calls(ada)) == 1  # she is here


def test_the_lobby_calls_to_a_table_whose_turn_it_becomes(server, enter):
    hers, his = two_at(server)
    ada = enter()
    answers(ada, "granted")
    switch_on(ada)
    ada.page.keyboard.press("Escape")
    remember(ada, hers)
    ada.page.reload()
    ada.reads("Bo is choosing", ".running")
    look_away(ada)
    act_until(server, his, 0, 1)
    ada.page.evaluate("() => until(() => calls.length > 0)")
    assert [one["title"] for one in calls(ada)] == ["Your turn · Guilds"]
    act_until(server, hers, 1, 0)
    ada.page.evaluate("() => until(() => calls[0].closed)")
    assert ada.page.title() == "Hearth"


def test_a_refusal_is_said_and_the_switch_goes_back(enter):
    ada = enter()
    answers(ada, "denied")
    switch_on(ada)
    ada.reads("Your browser does not let Hearth notify you.", "#toasts")
    assert not ada.page.locator("dialog input[name=notify]").is_checked()
    assert not ada.page.evaluate("JSON.parse(localStorage.getItem('hearth.settings')).notify")


def test_nobody_is_asked_for_leave_who_did_not_want_it(server, enter):
    hers, his = two_at(server)
    ada = enter(hers)
    answers(ada, "granted")
    ada.see()
    look_away(ada)
    act_until(server, his, 0, 1)
    expect(ada.page).to_have_title("● Your turn · Guilds · Hearth")
    assert (ada.page.evaluate("window.asked"), calls(ada)) == (0, [])
