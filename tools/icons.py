"""Render the icons of the home screen from their drawings; the browsers that install them want PNG.

python tools/icons.py
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

sys.path.append(str(Path(__file__).parent.parent))

from tests.browser.chromium import launch

FOLDER: Final = Path(__file__).parent.parent / "src/hearth/web/static/art/icons"
# The drawing and the width of each picture. What a system cuts to its own shape fills the square.
ICONS: Final = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-512.png": ("maskable.svg", 512),
    "apple-touch-icon.png": ("maskable.svg", 180),
}


def rendered(browser: Browser, drawing: Path, width: int) -> bytes:
    page = browser.new_page(viewport={"width": width, "height": width})
    svg = drawing.read_text(encoding="utf-8")
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (drawing, width) in ICONS.items():
            picture = rendered(browser, FOLDER / drawing, width)
            (FOLDER / name).write_bytes(picture)
            print(f"{name}: {len(picture):,} bytes")
        browser.close()


if __name__ == "__main__":
    main()
