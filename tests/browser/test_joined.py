"""Modules that the server has joined do in a browser what they did apart."""

from __future__ import annotations

from hearth.server.joining import joined
from tests.server.test_joining import MODULES

RUN = """async (script) => {
  await import(`data:text/javascript,${encodeURIComponent(script)}`);
  return globalThis.said;
}"""


def test_joined_modules_find_each_other(browser):
    page = browser.new_page()
    script = joined("app.js", ["games/cove.js"], MODULES.__getitem__)
    assert page.evaluate(RUN, script) == ["Hello, Ada of Hearth", "Hello", "Hearth"]
    page.close()
