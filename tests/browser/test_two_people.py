"""Two browsers at one table, and a server that is killed while somebody plays."""

from __future__ import annotations

from tests.browser.people import Person
from tests.server.running import ADA, BO, OPEN, Apart, Made


def two_at(server, enter):
    """Ada made a table of Winterforge, and Bo took the free seat."""
    made = server.table(ADA, OPEN, options={"guilds": "random"})
    claimed = server.http.post(f"/api/tables/{made.id}/seats/1", json={"name": "Bo"}).json()
    return enter(made), enter(Made(server, made.id, claimed["token"]), seat=1)


def test_the_move_of_one_appears_at_the_other(server, enter):
    ada, bo = two_at(server, enter)
    before = ada.see()
    bo.see()
    ada.choose(before["options"][0])
    after = ada.see(before["rev"])
    assert bo.see(before["rev"])["rev"] == after["rev"]
    bo.reads("Ada", "#log li")


def test_a_hidden_hand_is_in_nobody_elses_traffic(server, enter):
    ada, bo = two_at(server, enter)
    secret: set[str] = set()
    for _ in range(12):
        for person in (ada, bo):
            table = person.see()
            if table["options"]:
                person.choose(table["options"][0])
                rev = table["rev"]
        secret |= royals(ada.see(rev), 0)
        assert royals(bo.see(rev), 0) == set()
    assert secret
    assert any(f'"{card}"' in frame for card in secret for frame in ada.notes.frames)
    assert not any(f'"{card}"' in frame for card in secret for frame in bo.notes.frames)


def royals(table, seat):
    """The Royal Contracts of a seat, as far as they are shown."""
    guild = table["view"]["players"][seat]
    return {*(guild["royals"] or []), *filter(None, [guild["royal"]])}


def test_after_a_kill_of_the_server_the_page_goes_on_by_itself(browser, tmp_path):
    with Apart(tmp_path) as server:
        made = server.table(ADA, BO, game="guilds")
        kept = {made.id: {"token": made.token, "seats": [0, 1]}}
        ada = Person(browser, server.address, kept={"tables": kept}).go(f"/t/{made.id}")
        for _ in range(3):
            table = ada.see()
            ada.choose(table["options"][0])
            table = ada.see(table["rev"])
        server.kill()
        ada.page.get_by_label("Connection lost").wait_for()
    with Apart(tmp_path, server.port):
        ada.page.get_by_label("Connection lost").wait_for(state="hidden")
        assert ada.see()["rev"] == table["rev"]
        ada.choose(table["options"][0])
        assert ada.see(table["rev"])["rev"] > table["rev"]
        assert [
            trouble for trouble in ada.notes.troubles if "ERR_CONNECTION_REFUSED" not in trouble
        ] == []
        ada.leave()


def test_a_spectator_who_talks_can_be_muted(server, enter):
    made = server.table(ADA, OPEN)
    server.http.post(f"/api/tables/{made.id}/seats/1", json={"name": "Bo"})
    ada, watcher = enter(made), enter(Made(server, made.id, ""), seat=None)
    watcher.page.get_by_role("button", name="Talk").click()
    line = watcher.page.get_by_label("What do you say?")
    line.fill("Take the ore!")
    line.press("Enter")
    ada.page.get_by_role("button", name="Talk").click()
    ada.reads("Take the ore!", "dialog li")
    ada.page.get_by_role("button", name="Mute spectators").click()
    watcher.reads("The players have muted spectators.", "dialog p")
    ada.page.get_by_role("button", name="Let spectators talk").click()
    watcher.page.get_by_label("What do you say?").wait_for()
