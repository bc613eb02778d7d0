"""How a refusal is put: a sentence, and a heading of rules.md."""

from __future__ import annotations

from typing import Final

from hearth.games.winterforge.box import SHRINE
from hearth.games.winterforge.questions import has_alleyway
from hearth.games.winterforge.state import Guild, Winterforge

# A sentence, and the heading of the clause that says so.
Reason = tuple[str, str]
NOTHING: Final = ("", "")
NO_ACTIONS: Final = "You have no actions left; end your turn."

# Headings of the rules.
SET_UP: Final = "2. Set-up"
TURN: Final = "3. Your turn"
MOVING: Final = "4. Moving and Prime Positions"
GUILDHALL_CLAUSE: Final = "5. The Guildhall"
MARKET_CLAUSE: Final = "6. The Market"
TRAINING: Final = "Training"
FORGING: Final = "Forging"
SUCCESS: Final = "After a success"
TAVERN_CLAUSE: Final = "8. The Tavern"
BANK_CLAUSE: Final = "9. The Bank"
END: Final = "10. The end of the game"
ALL_ALLEYWAYS: Final = "All Alleyways"
FAITH: Final = "Shrine of Thommag"
AUCTION: Final = "Auction House"
THIEVES: Final = "Thieves' Guild"
RUNES: Final = "Runesmith"
LORDS: Final = "15. Lords of Winterforge"
SOLO: Final = "16. Solo"


def not_there(g: Winterforge, me: Guild, where: int, what: str, clause: str) -> Reason:
    """The Smith stands elsewhere, or has no action left."""
    if me.place != where:
        if where >= SHRINE and not has_alleyway(g, where):
            return (
                f"{what[:1].upper()}{what[1:]} in {there(g, where)}, which is not in play.",
                clause,
            )
        return f"Your Smith is in {here(g, me)}; {what} in {there(g, where)}.", clause
    return (NO_ACTIONS, TURN) if g.actions_left == 0 else NOTHING


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
