"""How a refusal is put: a sentence, and the number of a clause in rules.md."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import SHRINE
from hearth.games.winterforge.questions import has_alleyway
from hearth.games.winterforge.state import Guild, Winterforge

# A sentence, and the number of the clause that says so: "5.1".
Reason = tuple[str, str]
NOTHING: Final = ("", "")
NO_ACTIONS: Final = "You have no actions left; end your turn."


def not_there(g: Winterforge, me: Guild, where: int, what: str, clause: str) -> Reason:
    """The Smith stands elsewhere, or has no action left."""
    if me.place != where:
        if where >= SHRINE and not has_alleyway(g, where):
            return (
                f"{what[:1].upper()}{what[1:]} in {there(g, where)}, which is not in play.",
                clause,
            )
        return f"Your Smith is in {here(g, me)}; {what} in {there(g, where)}.", clause
    return (NO_ACTIONS, "3.2") if g.actions_left == 0 else NOTHING


def here(g: Winterforge, me: Guild) -> str:
    return there(g, me.place)


def there(g: Winterforge, where: int) -> str:
    return f"the {g.box.sites[where].name}"


def listed(things: list[str], word: str) -> str:
    """Any number of things: a, b and c."""
    parts = [", ".join(things[:-1]), *things[-1:]]
    return f" {word} ".join([part for part in parts if part])


def possessive(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def you_have(me: Guild) -> str:
    return f"you have {me.coin if me.coin else 'none'}"
