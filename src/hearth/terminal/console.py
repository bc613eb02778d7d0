"""The terminal itself: a console without surprises, and long texts on it."""

from __future__ import annotations

import os
from typing import Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown

# As git does: colours, and the text stays afterwards; then the prompt, with its colons escaped.
LESS: Final = r"-FRX -PsSpace\: more, q\: back$"


def new_console(stderr: bool = False) -> Console:
    """Colours on a terminal, plain text elsewhere; nothing in a card's text is taken as markup."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def show_markdown(console: Console, text: str, paged: bool = True) -> None:
    """Markdown laid out on a terminal, through a pager if it is long; elsewhere as it is."""
    if not console.is_terminal:
        console.out(text, end="", highlight=False)
    elif paged:
        show_paged(console, Markdown(text))
    else:
        console.print(Markdown(text))


def show_paged(console: Console, page: RenderableType) -> None:
    """What is longer than the terminal goes through a pager that says how to leave it."""
    if len(console.render_lines(page)) < console.height:
        console.print(page)
        return
    os.environ.setdefault("LESS", LESS)
    with console.pager(styles=console.color_system is not None):
        console.print(page)
