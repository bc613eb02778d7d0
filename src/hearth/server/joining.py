"""The modules of a page in one file: sixty small files would be sixty answers to wait for.

Each becomes a function that is called when it is first needed; its text stays as it is. That is
enough because the client's modules keep to a narrow form, which is checked here.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable
from typing import Final

FORM: Final = (
    "a module imports names, each line from one file, and exports what it declares: "
    "const, function or class"
)
IMPORT: Final = re.compile(r'^import \{ ([^}\n]+) \} from "(\.[^"\n]+)";$', re.MULTILINE)
EXPORT: Final = re.compile(r"^export ((?:const|class|(?:async )?function) (\w+))", re.MULTILINE)
LATER: Final = re.compile(r'\bawait import\((["`])(\.[^\n]+?)\1\)')
OTHER: Final = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
HEAD: Final = """\
// All that this page needs: the modules in /static, each made when it is first asked for.
const $made = {};
const $need = (name) => $made[name] ??= $modules[name]();
const $modules = {
"""


def joined(first: str, others: Iterable[str], text: Callable[[str], str]) -> str:
    """The first module, those that it imports, and so on, and others whose names it makes up."""
    found: dict[str, str] = {}
    ahead = [first, *others]

    def take(name: str, importers: tuple[str, ...]) -> None:
        if name in importers:
            raise ValueError(f"{name} and {importers[-1]} import each other; one of them must not")
        if name in found:
            return
        at_once, later = imported(name, text(name))
        for other in at_once:
            take(other, (*importers, name))
        ahead.extend(later)
        found[name] = text(name)

    while ahead:
        take(ahead.pop(), ())
    for name, module in found.items():
        _check(name, module, found)
    last = _body(first, found.pop(first))
    return f"{HEAD}{''.join(_function(name, found[name]) for name in found)}}};\n{last}"


def imported(name: str, text: str) -> tuple[list[str], list[str]]:
    """What a module imports at once, and what later."""
    at_once = [path for _, path in IMPORT.findall(text)]
    later = [path for quote, path in LATER.findall(text) if quote == '"']
    return [_name(name, path) for path in at_once], [_name(name, path) for path in later]


def _check(name: str, text: str, modules: dict[str, str]) -> None:
    """A browser refuses to import what is not exported; from a function it would be undefined."""
    for wanted, path in IMPORT.findall(text):
        other = _name(name, path)
        exported = {one for _, one in EXPORT.findall(modules[other])}
        for one in wanted.split(", "):
            if one.partition(" as ")[0] not in exported:
                raise ValueError(f"{name} imports {one} from {other}, which exports no such name")


def _name(importer: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(importer), path))


def _function(name: str, text: str) -> str:
    """What makes the module: it returns what is exported."""
    exported = ", ".join(one for _, one in EXPORT.findall(text))
    return f'"{name}": () => {{\n{_body(name, text)}return {{ {exported} }};\n}},\n'


def _body(name: str, text: str) -> str:
    """The module, with what it imports taken from the functions that make the others."""

    def taken(match: re.Match[str]) -> str:
        return f'const {{ {match[1].replace(" as ", ": ")} }} = $need("{_name(name, match[2])}");'

    def taken_later(match: re.Match[str]) -> str:
        return f"$need({match[1]}{_name(name, match[2])}{match[1]})"

    body = EXPORT.sub(r"\1", LATER.sub(taken_later, IMPORT.sub(taken, text)))
    if odd := OTHER.search(body):
        raise ValueError(f"{name} cannot be joined with others because of {odd[0]!r}: {FORM}")
    return body
