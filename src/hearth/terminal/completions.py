"""What a shell needs to complete a command of hearth. It is drawn from the parser itself."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import hearth
from hearth.bots.specs import LEVELS

BOTS: Final = [*LEVELS, "greedy", "random"]
ONE_OF, LIST_OF, FILE, FOLDER, ANYTHING = "word", "list", "file", "folder", "anything"


@dataclass(frozen=True)
class Wanted:
    """What may be typed at a place."""

    kind: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Flag:
    """An option, and what comes after it; None: nothing."""

    name: str
    text: str
    value: Wanted | None


@dataclass(frozen=True)
class Command:
    name: str
    text: str
    flags: list[Flag]
    free: Wanted  # what stands by itself


def show(args: argparse.Namespace) -> None:
    shells = {"bash": bash, "zsh": zsh, "fish": fish}
    print(shells[args.shell](commands_of(args.parser)), end="")


def commands_of(parser: argparse.ArgumentParser) -> list[Command]:
    """What can be typed; first what belongs to no command, with the names of all commands."""
    (found,) = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    names = Wanted(ONE_OF, tuple(found.choices))
    texts = {one.dest: one.help or "" for one in found._choices_actions}
    below = [
        Command(name, texts[name], flags_of(one), free_of(one))
        for name, one in found.choices.items()
    ]
    return [Command("", "", flags_of(parser), names), *below]


def flags_of(parser: argparse.ArgumentParser) -> list[Flag]:
    return [
        Flag(name, action.help or "", None if action.nargs == 0 else wanted(action))
        for action in parser._actions
        for name in action.option_strings
        if name.startswith("--")
    ]


def free_of(parser: argparse.ArgumentParser) -> Wanted:
    """Of what stands by itself the first counts: a game, a file, a shell."""
    free = [wanted(action) for action in parser._actions if not action.option_strings]
    return free[0] if free else Wanted(ANYTHING)


def wanted(action: argparse.Action) -> Wanted:
    if action.choices:
        return Wanted(ONE_OF, tuple(action.choices))
    if action.dest == "game":
        return Wanted(ONE_OF, tuple(hearth.games()))
    if action.dest in ("bot", "bots"):
        return Wanted(LIST_OF if action.dest == "bots" else ONE_OF, tuple(BOTS))
    kinds = {"FILE": FILE, "FOLDER": FOLDER}
    return Wanted(kinds.get(str(action.metavar), ANYTHING))


# The shells

BASH: Final = """\
_hearth() {
    local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}"
    local command="" kind=anything words="" i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case "${COMP_WORDS[i]}" in
            -*) ;;
            *) command="${COMP_WORDS[i]}"; break ;;
        esac
    done
    case "$command" in
%(flags)s
    esac
    case "$cur" in
        -*) kind=word ;;
        *) case "$command $prev" in
%(values)s
            *) case "$command" in
%(free)s
                esac ;;
        esac ;;
    esac
    COMPREPLY=()
    case "$kind" in
        word) COMPREPLY=( $(compgen -W "$words" -- "$cur") ) ;;
        list)
            local before=""
            case "$cur" in *,*) before="${cur%%,*},"; cur="${cur##*,}" ;; esac
            COMPREPLY=( $(compgen -P "$before" -W "$words" -- "$cur") ) ;;
        file | folder)
            local IFS=$'\\n'
            compopt -o filenames 2>/dev/null
            if [ "$kind" = file ]; then COMPREPLY=( $(compgen -f -- "$cur") )
            else COMPREPLY=( $(compgen -d -- "$cur") ); fi ;;
    esac
}
complete -F _hearth hearth
"""


def bash(commands: list[Command]) -> str:
    flags = [
        f'"{one.name}") words="{joined([flag.name for flag in one.flags])}" ;;' for one in commands
    ]
    values = [
        f'"{one.name} {flag.name}") {settings(flag.value)} ;;'
        for one in commands
        for flag in one.flags
        if flag.value is not None
    ]
    free = [f'"{one.name}") {settings(one.free)} ;;' for one in commands]
    return BASH % {
        "flags": indented(flags, 8),
        "values": indented(values, 12),
        "free": indented(free, 16),
    }


def settings(wanted: Wanted) -> str:
    return f'kind={wanted.kind} words="{joined(wanted.words)}"'


def joined(words: Sequence[str]) -> str:
    return " ".join(words)


def indented(lines: list[str], by: int) -> str:
    return "\n".join(f"{' ' * by}{line}" for line in lines)


def zsh(commands: list[Command]) -> str:
    """zsh runs what bash runs, once it is told to."""
    return f"autoload -U +X bashcompinit && bashcompinit\n{bash(commands)}"


def fish(commands: list[Command]) -> str:
    return "\n".join(["complete -c hearth -f", *fish_lines(commands), ""])


def fish_lines(commands: list[Command]) -> Iterator[str]:
    top, *below = commands
    for flag in top.flags:
        yield fish_line("__fish_use_subcommand", f"-l {flag.name[2:]}", flag.text)
    for one in below:
        yield fish_line("__fish_use_subcommand", f"-a {one.name}", one.text)
        here = f"__fish_seen_subcommand_from {one.name}"
        if one.free.kind != ANYTHING:
            yield fish_line(here, fish_values(one.free), "")
        for flag in one.flags:
            value = "" if flag.value is None else f" -r {fish_values(flag.value)}"
            yield fish_line(here, f"-l {flag.name[2:]}{value}", flag.text)


def fish_values(wanted: Wanted) -> str:
    if wanted.kind in (FILE, FOLDER):
        return "-F"
    words = joined(wanted.words)
    if wanted.kind == LIST_OF:  # what was typed up to the last comma stays
        return f"-x -a '(__fish_append , {words})'"
    return f"-x -a '{words}'" if words else "-x"


def fish_line(condition: str, what: str, text: Any) -> str:
    quoted = str(text).replace("\\", "\\\\").replace("'", "\\'")
    told = f" -d '{quoted}'" if text else ""
    return f"complete -c hearth -n '{condition}' {what}{told}"
