"""People with a browser. What goes wrong in one is noted as trouble and fails the test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Dialog,
    Page,
    Request,
    Response,
    StorageState,
    WebSocket,
)

PATIENCE: Final = 20_000  # milliseconds
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
WITNESS: Final = Path(__file__).parent / "witness.js"

Size = tuple[int, int]
Option = dict[str, Any]
Table = dict[str, Any]


class Person:
    """Somebody in front of a screen; `kept` is what their browser remembers from before."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: Size = DESKTOP,
        kept: dict[str, Any] | None = None,
        keeps_shell: bool = False,
    ) -> None:
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            service_workers="allow" if keeps_shell else "block",
            storage_state=remembered(address, kept or {}),
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(path=WITNESS)
        self.page = self.context.new_page()
        self.notes = Notes(address, self.page)

    def go(self, path: str) -> Person:
        self.page.goto(path)
        return self

    def leave(self) -> None:
        self.context.close()

    # Looking

    def see(self, after: int = -1) -> Table:
        """The table beyond that revision, once it is drawn and handed over."""
        table = self.look(after)
        if table["is_covered"]:
            self.click("[data-do=uncover]")
            table = self.look(after, uncovered=True)
        return table

    def look(self, after: int = -1, uncovered: bool = False) -> Table:
        """The table beyond that revision, or the cover on it."""
        asked = "([after, uncovered, patience]) => witness.table(after, uncovered, patience)"
        text = self.page.evaluate(asked, [after, uncovered, PATIENCE])
        table: Table = json.loads(text)
        return table

    def reads(self, text: str, where: str = "body") -> None:
        """The text stands there, as text, or comes soon."""
        self.page.locator(where).get_by_text(text).first.wait_for()

    def glowing(self) -> set[str]:
        """What can be touched now."""
        return set(self.page.evaluate("() => witness.glowing()"))

    # Choosing

    def click(self, selector: str) -> None:
        """Clicks where a finger would, as soon as it is there and nothing lies on it."""
        asked = "([selector, patience]) => witness.spotInTime(selector, patience)"
        spot = self.page.evaluate(asked, [selector, PATIENCE])
        assert spot is not None, f"nothing can be clicked at {selector}"
        self.page.mouse.click(spot["x"], spot["y"])

    def can_click(self, selector: str) -> bool:
        """Clicks where a finger would; False if nothing is there now or something lies on it."""
        spot = self.page.evaluate("(selector) => witness.spot(selector)", selector)
        if spot is not None:
            self.page.mouse.click(spot["x"], spot["y"])
        return spot is not None

    def choose(self, option: Option) -> None:
        """By the panel, where it may be folded away with others of its kind."""
        button = f"[data-do=choose][data-arg='{option['id']}']"
        folded = f"#panel details:not([open]):has({button}) > summary"
        if self.page.locator(folded).count():
            self.pull_up(folded)
        self.pull_up(button)

    def pull_up(self, selector: str) -> None:
        """Clicks something in the panel; on a phone the panel may have to be pulled up first."""
        for _ in range(3):
            if self.can_click(selector):
                return
            self.click("[data-do=grip]")
        self.click(selector)

    def touch(self, table: Table, option: Option) -> None:
        """On the board: everything on the option's path, one thing after another."""
        touched: list[str] = []
        for ref in touches(table, option):
            assert next_refs(table, touched) <= self.glowing(), f"after {touched}"
            self.reach(ref)
            touched.append(ref)

    def reach(self, ref: str) -> None:
        """Touch a thing that glows."""
        thing = f".zone [data-ref='{ref}'].can"
        tab = self.open_tab(thing)
        assert tab is None or tab["legal"] > 0, f"{tab['tab']} does not say that it holds {ref}"
        self.click(thing)

    def open_tab(self, thing: str) -> dict[str, Any] | None:
        """On a phone things lie behind tabs: the tab that had to be opened, and its number."""
        tab: dict[str, Any] | None = self.page.evaluate("(thing) => witness.tabOf(thing)", thing)
        if tab is not None:
            self.click(f"[data-do=tab][data-arg='{tab['tab']}']")
        return tab


class Notes:
    """What a page did behind the person's back: its troubles, and what its socket was sent."""

    def __init__(self, address: str, page: Page) -> None:
        self.here = urlsplit(address).netloc
        self.troubles: list[str] = []
        self.frames: list[str] = []
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("dialog", self._asked)
        page.on("request", lambda request: self._stays_here(request.url))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._overhear)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text}")

    def _asked(self, dialog: Dialog) -> None:
        self.troubles.append(f"a dialog of the browser: {dialog.message}")
        dialog.dismiss()

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # who leaves a page takes back its requests
            self.troubles.append(f"{request.failure}: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def _stays_here(self, url: str) -> None:
        if not url.startswith("data:") and urlsplit(url).netloc != self.here:
            self.troubles.append(f"a request to somebody else: {url}")

    def _overhear(self, socket: WebSocket) -> None:
        self._stays_here(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


def remembered(address: str, kept: dict[str, Any]) -> StorageState:
    items = [{"name": f"hearth.{name}", "value": json.dumps(v)} for name, v in kept.items()]
    origin = {"origin": address, "localStorage": items}
    return cast(StorageState, {"cookies": [], "origins": [origin]})


def touches(table: Table, option: Option) -> list[str]:
    """The last thing twice if the path could go on, or if chance decides: one is asked then."""
    path: list[str] = option["path"]
    could_go_on = bool(next_refs(table, path))
    return [*path, path[-1]] if could_go_on or option["risk"] else path


def next_refs(table: Table, touched: list[str]) -> set[str]:
    """What has to glow after these touches."""
    n = len(touched)
    paths = [one["path"] for one in table["options"] if one["path"][:n] == touched]
    return {path[n] for path in paths if len(path) > n}
