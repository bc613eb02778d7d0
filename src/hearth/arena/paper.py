"""A report on one page that needs nothing else: neither fonts nor pictures nor a net."""

from __future__ import annotations

import os
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

STYLE: Final = Path(__file__).with_name("page.css")


@dataclass(frozen=True)
class Head:
    """What stands above a report; `command` gives the same one again."""

    room: str  # "arena": who reports
    title: str
    extent: str
    command: str


def paper(head: Head, sections: list[str], foot: str, style: str = "", script: str = "") -> str:
    """The whole page; sections are markup, everything else is text."""
    title = escape(head.title)
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}: {head.room}</title>",
        f"<style>{STYLE.read_text(encoding='utf-8')}{style}</style></head><body><header>",
        f'<p class="over">Hearth {head.room}</p><h1>{title}</h1>',
        f'<p class="extent">{escape(head.extent)}</p>',
        f'<code class="command">{escape(head.command)}</code></header><main>',
        *sections,
        f"</main><footer>{escape(foot)}</footer>",
        f"<script>{script}</script></body></html>" if script else "</body></html>",
        "",
    ]
    return "\n".join(parts)


def section(title: str, note: str, body: str, wide: bool = False) -> str:
    said = f"<p>{escape(note)}</p>" if note else ""
    name = ' class="wide"' if wide else ""
    return f'<section{name}><h2>{escape(title)}</h2>{said}<div class="plot">{body}</div></section>'


def write_page(path: Path, text: str) -> None:
    """Put the page where it belongs, whole or not at all."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text(text, encoding="utf-8", newline="\n")
    os.replace(fresh, path)
