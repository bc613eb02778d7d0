"""The terminal itself: a console without surprises, and long texts on it."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

# As git does: colours, and the text stays afterwards; then the prompt, with its colons escaped.
LESS: Final = r"-FRX -PsSpace\: more, q\: back$"
MARKED: Final = "black on yellow"


def new_console(stderr: bool = False) -> Console:
    """Colours on a terminal, plain text elsewhere; nothing in a card's text is taken as markup."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def show_markdown(
    console: Console, text: str, paged: bool = True, marks: Sequence[re.Pattern[str]] = ()
) -> None:
    """Markdown laid out on a terminal, through a pager if it is long; elsewhere as it is.

    What the patterns find is marked.
    """
    if not console.is_terminal:
        console.out(text, end="", highlight=False)
        return
    page = marked(console, text, marks) if marks else Markdown(text)
    if paged:
        show_paged(console, page)
    else:
        console.print(page)


def marked(console: Console, text: str, marks: Sequence[re.Pattern[str]]) -> Text:
    """Markdown laid out, and what the patterns find in the colour of a marker."""
    lines = [
        Text.assemble(*((one.text, one.style or "") for one in line))
        for line in console.render_lines(Markdown(text), pad=False)
    ]
    page = Text("\n", no_wrap=True).join(lines)
    for pattern in marks:
        page.highlight_regex(pattern, MARKED)
    return page


def show_paged(console: Console, page: RenderableType) -> None:
    """What is longer than the terminal goes through a pager that says how to leave it."""
    if len(console.render_lines(page)) < console.height:
        console.print(page)
        return
    os.environ.setdefault("LESS", LESS)
    with console.pager(styles=console.color_system is not None):
        console.print(page)
