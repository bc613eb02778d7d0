"""What axe finds: violations of WCAG 2 A and AA."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.people import DESKTOP, PHONE, Person

LEVELS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"], "resultTypes": ["violations"]}
EVERYWHERE = pytest.mark.parametrize(
    ("size", "theme"),
    [(DESKTOP, "dark"), (DESKTOP, "light"), (PHONE, "dark"), (PHONE, "light")],
)

# Each screen and each theme once: there are many games.
CROSSWISE = pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")])


def violations(person: Person, where: str | None = None) -> dict[str, list[str]]:
    """What axe finds on the page as it is, or there: the rule, and the things that break it."""
    found = Axe().run(person.page, where, LEVELS).response["violations"]
    return {rule["id"]: [node["html"][:160] for node in rule["nodes"]] for rule in found}
