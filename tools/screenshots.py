"""Take the pictures of all screens: real pages of a real server, at matches played by bots.

make screenshots                                    all of them
python tools/screenshots.py lobby winterforge-dark  only these
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

sys.path.append(str(Path(__file__).parent.parent))

import hearth
from hearth.bots.specs import make_bot
from tests.browser.chromium import launch
from tests.browser.people import DESKTOP, PHONE, Person, Size
from tests.server.running import OPEN, Made, Running
from tests.toys.ingots import INGOTS

FOLDER: Final = Path(__file__).parent.parent / "docs" / "pictures"
QUALITY: Final = 80
NAMES: Final = ("Ada", "Brokk", "Cleo", "Dain", "Edda", "Finn")
ALLEYWAYS: Final = ["shrine", "auction_house", "thieves_guild", "runesmith"]

View = dict[str, Any]
Until = Callable[[View], bool]


class Match:
    """A match at the server whose choices are all made here, by bots with seeds of their own.

    Ada sees it in her browser. The others have come with tokens of their own, or sit beside her.
    """

    def __init__(
        self,
        server: Running,
        game: str,
        seats: int,
        seed: int,
        *,
        shared: bool = False,
        **more: Any,
    ) -> None:
        people = [{"kind": "person", "name": name} for name in NAMES[:seats]]
        given = people if shared else [people[0], *[OPEN] * (seats - 1)]
        self.made: Made = server.table(*given, game=game, seed=seed, options=more)
        self._http = server.http
        claimed = [] if shared else [self._claim(seat) for seat in range(1, seats)]
        self.tokens = [self.made.token, *(claimed or [self.made.token] * (seats - 1))]
        self._g = hearth.new(game, seats, seed, more)
        self._bots = [make_bot("greedy", game, seed + seat) for seat in range(seats)]
        self._rev = self._asked("get", "", 0)["rev"]

    def until(self, wished: Until) -> Match:
        """Play on until Ada has to choose at a table as wished."""
        g = self._g
        while g.actors()[0] != 0 or not wished(g.view(0)):
            self._choose(g.actors()[0])
            assert not g.over, f"never met at {self.made.id}"
        return self

    def to_the_end(self) -> Match:
        while not self._g.over:
            self._choose(self._g.actors()[0])
        return self

    def _choose(self, seat: int) -> None:
        action = self._bots[seat].choose(self._g, seat).action
        wish = {"rev": self._rev, "seat": seat, "id": hearth.notation(self._g, action)}
        rev = self._asked("post", "/act", seat, json=wish)["rev"]
        self._g.apply(action, seat)
        for _ in range(rev - self._rev - 1):  # what leaves no choice the server does by itself
            (forced,) = self._g.options(self._g.actors()[0])
            self._g.apply(forced, self._g.actors()[0])
        self._rev = rev

    def _claim(self, seat: int) -> str:
        path = f"/api/tables/{self.made.id}/seats/{seat}"
        token: str = self._http.post(path, json={"name": NAMES[seat]}).json()["token"]
        return token

    def _asked(self, how: str, what: str, seat: int, **more: Any) -> dict[str, Any]:
        key = {"authorization": f"Bearer {self.tokens[seat]}"}
        answer = self._http.request(how, f"/api/tables/{self.made.id}{what}", headers=key, **more)
        assert answer.status_code == 200, answer.text
        said: dict[str, Any] = answer.json()
        return said


class Studio:
    """The matches that are shown, each played once, and the people who look at them."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser = browser
        self.server = server
        self._guests = ExitStack()

    def welcome(self, match: Match) -> Made:
        """The others are there too, until the picture is taken: nobody is shown as away."""
        for token in set(match.tokens) - {match.made.token}:
            self._guests.enter_context(match.made.sit(token))
        return match.made

    def clear(self) -> None:
        self._guests.close()

    def match(self, game: str, seats: int, seed: int, wished: Until, **more: Any) -> Match:
        return Match(self.server, game, seats, seed, **more).until(wished)

    @cached_property
    def winterforge(self) -> Match:
        return self.match("winterforge", 3, 3, owns(4, since=8))

    @cached_property
    def alleyways(self) -> Match:
        return self.match("winterforge", 5, 1, owns(4, since=8), alleyways=ALLEYWAYS)

    @cached_property
    def solo(self) -> Match:
        def wished(view: View) -> bool:
            return bool(view["round"] >= 7 and view["board"]["event"] and is_free(view))

        return self.match("winterforge", 1, 3, wished)

    @cached_property
    def lords(self) -> Match:
        return self.match("winterforge", 6, 5, lambda view: view["round"] >= 3)

    @cached_property
    def auction(self) -> Match:
        def wished(view: View) -> bool:
            return bool(view["week"] >= 4 and view["phase"] == "auction")

        return self.match("guilds", 3, 6, wished)

    @cached_property
    def construction(self) -> Match:
        def wished(view: View) -> bool:
            return bool(view["week"] >= 4 and view["choice"] == "ChooseRotation")

        return self.match("guilds", 3, 8, wished)

    @cached_property
    def ravenshire(self) -> Match:
        return self.match("ravenshire", 4, 7, is_in("BeforePlacing", 3))

    @cached_property
    def production(self) -> Match:
        return self.match("ravenshire", 3, 4, is_in("Produce", 2), assistants=True)

    @cached_property
    def rival(self) -> Match:
        return self.match("ravenshire", 1, 3, is_in("BeforeTaking", 3))

    @cached_property
    def forge(self) -> Match:
        return self.match("forge", 4, 7, is_placing(4))

    @cached_property
    def ironclad(self) -> Match:
        return self.match("forge", 1, 3, is_placing(5))

    @cached_property
    def cove(self) -> Match:
        return self.match("cove", 4, 5, is_smithing(2))

    @cached_property
    def market(self) -> Match:
        return self.match("cove", 2, 4, is_in("SellGoods", 2))

    @cached_property
    def peddler(self) -> Match:
        return self.match("cove", 1, 1, is_smithing(2))

    @cached_property
    def shared(self) -> Match:
        return self.match("guilds", 2, 2, lambda view: view["week"] >= 2, shared=True)

    @cached_property
    def ended(self) -> Match:
        return Match(self.server, "guilds", 4, 12).to_the_end()

    @cached_property
    def toy(self) -> Match:
        hearth.register(INGOTS)  # only now: the lobby does not offer it
        return self.match("ingots", 3, 1, lambda view: True)

    @cached_property
    def waiting(self) -> Made:
        return self.server.table({"kind": "person", "name": "Ada"}, OPEN, OPEN)

    def person(self, made: Made | None = None, size: Size = DESKTOP, theme: str = "dark") -> Person:
        kept: dict[str, Any] = {"settings": {"motion": "off", "theme": theme}, "name": "Ada"}
        kept["tables"] = {made.id: {"token": made.token}} if made else {}
        address = self.server.address
        return Person(self.browser, address, size, kept).go(f"/t/{made.id}" if made else "/")

    def at(self, match: Match, size: Size = DESKTOP, theme: str = "dark") -> Person:
        person = self.person(self.welcome(match), size, theme)
        person.see()
        return person


def is_free(view: View) -> bool:
    """Nothing is begun: all actions are open."""
    return bool(view["choice"] == "TakeActions" and view["actions_left"] >= 2)


def is_in(choice: str, since: int) -> Until:
    """A choice of that name, at the earliest in that round."""
    return lambda view: bool(view["choice"] == choice and view["round"] >= since)


def is_placing(since: int) -> Until:
    """A worker is to be placed, at the earliest in that round, and others stand already."""

    def wished(view: View) -> bool:
        spots = [spot for place in view["board"]["locations"] for spot in place["spots"]]
        busy = sum(len(spot["workers"]) for spot in spots)
        return bool(view["choice"] == "PlaceWorker" and view["round"] >= since and busy >= 4)

    return wished


def is_smithing(day: int) -> Until:
    """A Blacksmith is to act in the middle of that day: boats have docked, a Furnace is loaded."""

    def wished(view: View) -> bool:
        docked = sum(boat["berth"] is not None for boat in view["board"]["boats"])
        loaded = sum(one["heat"] is not None for one in view["players"][0]["shop"]["furnaces"])
        return bool(view["choice"] == "TakeAction" and view["round"] >= day and docked and loaded)

    return wished


def owns(kinds: int, since: int = 0) -> Until:
    """Ada has things of so many kinds, at the earliest in that round, and may do what she likes."""

    def wished(view: View) -> bool:
        me = view["players"][0]
        things = ("stockpile", "crew", "hand", "jobs", "loans", "completed")
        had = sum(bool(me[name]) for name in things)
        return is_free(view) and view["round"] >= since and had >= kinds

    return wished


# The screens


def lobby(studio: Studio, size: Size = DESKTOP, theme: str = "dark") -> Person:
    person = studio.person(size=size, theme=theme)
    person.page.locator("[data-do=bots]").first.wait_for()
    return person


def setup(studio: Studio) -> Person:
    person = lobby(studio)
    return opened(person, "bots][data-arg=winterforge", "setup")


def waiting(studio: Studio) -> Person:
    person = studio.person(studio.waiting)
    person.page.locator(".share img, .share svg").first.wait_for()
    return person


def handover(studio: Studio) -> Person:
    person = studio.person(studio.shared.made)
    person.page.locator("[data-do=uncover]").wait_for()
    return person


def hints(studio: Studio) -> Person:
    person = studio.at(studio.winterforge)
    person.click("[data-do=hint]")
    person.page.locator(".hint-line").wait_for()
    return person


def watching(studio: Studio) -> Person:
    """A spectator who looks at somebody's board."""
    made = studio.welcome(studio.alleyways)
    person = studio.person().go(f"/t/{made.id}")
    person.see()
    person.click("[data-do=look-at][data-arg='3']")
    return person


def rules(studio: Studio) -> Person:
    person = opened(studio.at(studio.winterforge, theme="light"), "rules", "rules")
    person.page.locator("dialog h2, dialog h3").nth(2).wait_for()
    return person


def replay(studio: Studio) -> Person:
    person = studio.at(studio.winterforge)
    person.click("[data-do=replay]")
    person.page.locator(".replay input[type=range]").wait_for()
    for _ in range(12):
        person.click("[data-do=replay-back]")
    return person


def ended(studio: Studio) -> Person:
    person = studio.person(studio.welcome(studio.ended))
    person.page.locator("dialog[data-name=over]").wait_for()
    return person


def history(studio: Studio) -> Person:
    """The start page of somebody who plays at several tables."""
    person = studio.person()
    held = [studio.winterforge, studio.auction, studio.solo, studio.ended]
    now = int(time.time() * 1000)
    kept = {match.made.id: {"token": match.made.token, "at": now} for match in held}
    keep = "(tables) => localStorage.setItem('hearth.tables', JSON.stringify(tables))"
    person.page.evaluate(keep, kept)
    person.go("/").page.locator("[data-key^='mine-']").nth(3).wait_for()
    return person


def guide(studio: Studio, game: str, size: Size = DESKTOP, pages: int = 2) -> Person:
    person = lobby(studio, size)
    person.page.locator(f"[data-do=learn][data-arg={game}]").click()
    for _ in range(pages):
        person.page.locator("[data-do=coach-next]").click()
    person.page.locator(".meant").first.wait_for()
    return person


def analysis(studio: Studio, size: Size = DESKTOP) -> Person:
    made = studio.ended.made
    person = studio.person(made, size).go(f"/t/{made.id}?analysis")
    person.page.locator(".turn").nth(2).dispatch_event("click")  # others may lie over it
    person.page.locator(".turned:visible").wait_for()
    return person


def rules_page(studio: Studio, clause: str, size: Size = DESKTOP, theme: str = "dark") -> Person:
    person = studio.person(size=size, theme=theme).go(f"/rules/{clause}")
    person.page.locator(".example, blockquote").first.wait_for()
    return person


def api_page(studio: Studio) -> Person:
    person = studio.person().go("/api")
    person.page.locator("details, section, h2").nth(2).wait_for()
    return person


def opened(person: Person, deed: str, name: str) -> Person:
    person.click(f"[data-do={deed}]")
    person.page.locator(f"dialog[data-name={name}]").wait_for()
    return person


def tabbed(person: Person, tab: str) -> Person:
    person.click(f"[data-do=tab][data-arg={tab}]")
    return person


SCREENS: Final[dict[str, Callable[[Studio], Person]]] = {
    "lobby": lobby,
    "lobby-light": lambda studio: lobby(studio, theme="light"),
    "lobby-phone": lambda studio: lobby(studio, PHONE),
    "set-up": setup,
    "waiting": waiting,
    "winterforge-dark": lambda studio: studio.at(studio.winterforge),
    "winterforge-light": lambda studio: studio.at(studio.winterforge, theme="light"),
    "winterforge-alleyways": lambda studio: studio.at(studio.alleyways),
    "winterforge-solo": lambda studio: studio.at(studio.solo),
    "winterforge-lords": lambda studio: studio.at(studio.lords),
    "winterforge-phone-map": lambda studio: studio.at(studio.winterforge, PHONE),
    "winterforge-phone-market": lambda studio: tabbed(
        studio.at(studio.winterforge, PHONE), "market"
    ),
    "winterforge-phone-jobs": lambda studio: tabbed(
        studio.at(studio.winterforge, PHONE, "light"), "jobs"
    ),
    "winterforge-phone-guild": lambda studio: tabbed(
        studio.at(studio.winterforge, PHONE, "light"), "guild"
    ),
    "winterforge-phone-alleyways": lambda studio: studio.at(studio.alleyways, PHONE),
    "winterforge-phone-lords": lambda studio: studio.at(studio.lords, PHONE),
    "guilds-auction": lambda studio: studio.at(studio.auction),
    "guilds-construction": lambda studio: studio.at(studio.construction),
    "guilds-light": lambda studio: studio.at(studio.auction, theme="light"),
    "guilds-phone-square": lambda studio: tabbed(studio.at(studio.auction, PHONE), "square"),
    "guilds-phone-site": lambda studio: tabbed(studio.at(studio.construction, PHONE), "site"),
    "ravenshire": lambda studio: studio.at(studio.ravenshire),
    "ravenshire-light": lambda studio: studio.at(studio.ravenshire, theme="light"),
    "ravenshire-production": lambda studio: studio.at(studio.production),
    "ravenshire-rival": lambda studio: studio.at(studio.rival),
    "ravenshire-phone-town": lambda studio: studio.at(studio.ravenshire, PHONE),
    "ravenshire-phone-production": lambda studio: studio.at(studio.production, PHONE, "light"),
    "forge": lambda studio: studio.at(studio.forge),
    "forge-light": lambda studio: studio.at(studio.forge, theme="light"),
    "forge-ironclad": lambda studio: studio.at(studio.ironclad),
    "forge-phone-town": lambda studio: tabbed(studio.at(studio.forge, PHONE), "town"),
    "forge-phone-you": lambda studio: tabbed(studio.at(studio.forge, PHONE, "light"), "you"),
    "forge-phone-hand": lambda studio: tabbed(studio.at(studio.forge, PHONE), "hand"),
    "cove": lambda studio: studio.at(studio.cove),
    "cove-light": lambda studio: studio.at(studio.market, theme="light"),
    "cove-peddler": lambda studio: studio.at(studio.peddler),
    "cove-phone-harbour": lambda studio: tabbed(studio.at(studio.cove, PHONE), "harbour"),
    "cove-phone-shop": lambda studio: tabbed(studio.at(studio.cove, PHONE, "light"), "shop"),
    "cove-phone-town": lambda studio: tabbed(studio.at(studio.peddler, PHONE), "town"),
    "hand-over": handover,
    "hints": hints,
    "watching": watching,
    "score-sheet": lambda studio: opened(studio.at(studio.winterforge), "score", "score"),
    "rules": rules,
    "replay": replay,
    "end": ended,
    "history": history,
    "guide": lambda studio: guide(studio, "cove"),
    "guide-phone": lambda studio: guide(studio, "forge", PHONE),
    "analysis": analysis,
    "analysis-phone": lambda studio: analysis(studio, PHONE),
    "rules-page": lambda studio: rules_page(studio, "cove#7.8"),
    "rules-page-phone": lambda studio: rules_page(studio, "guilds#7.21", PHONE, "light"),
    "settings": lambda studio: opened(studio.at(studio.winterforge), "settings", "settings"),
    "generic": lambda studio: studio.at(studio.toy),
    "api": api_page,
}


def take(person: Person, name: str) -> int:
    """WebP, which Playwright cannot write itself: a quarter of a PNG. Its size is returned."""
    person.page.mouse.move(0, 0)
    if "#" not in person.page.url:  # an address with a mark is shown there
        person.page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    person.page.wait_for_timeout(200)
    session = person.context.new_cdp_session(person.page)
    how = {"format": "webp", "quality": QUALITY}
    picture = base64.b64decode(session.send("Page.captureScreenshot", how)["data"])
    (FOLDER / f"{name}.webp").write_bytes(picture)
    return len(picture)


def main(wished: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = launch(playwright)
        server = Running(Path(home) / "tables.sqlite").start()
        studio = Studio(browser, server)
        for name in wished or SCREENS:
            person = SCREENS[name](studio)
            print(f"{name:32}{take(person, name) / 1000:6.0f} kB", flush=True)
            person.leave()
            studio.clear()
            assert person.notes.troubles == [], person.notes.troubles
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
