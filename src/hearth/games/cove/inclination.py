"""What a sensible player would pick, as weights: a light policy for searches and playouts."""

from __future__ import annotations

from typing import Final

from hearth.games.cove.blacksmith.inclination import ShopWishes
from hearth.games.cove.cards import SLOTS
from hearth.games.cove.figures import COLOURS, ROGUE, colour_of, size_of
from hearth.games.cove.harbour import DOCK, MOVE, RETURN, SEAT, TO_HALL
from hearth.games.cove.market import CLOSE, SELL, SELL_TO_CULTISTS, cultist_price, price
from hearth.games.cove.staff import ACTIVATE, SKIP, USE
from hearth.games.cove.state import BAZAAR, BLACK_LEFT, BLACK_RIGHT, DAYS, KINDS, Cove, Merchant
from hearth.games.cove.town import ASSIGN, BACK_ALLEY, BACK_ALLEY_SLOT, RECRUIT
from hearth.games.cove.wares import DISCARD, KEEP
from hearth.kernel import Kind

ONE: Final = 12  # the weight of a Gold
RARE: Final = 2
USUAL: Final = 40


def incline(g: Cove, options: list[int]) -> list[int]:
    """A weight for each option."""
    if len(options) == 1:
        return [1]
    me = g.players[g.actor()]
    wishes = Wishes(g, me)
    space = g.rules.space
    return [wishes.weight(space.kind_of[a], space.x_of[a], space.y_of[a]) for a in options]


class Wishes:
    """What a merchant is after: customers for the own Goods, cards that pay."""

    def __init__(self, g: Cove, me: Merchant) -> None:
        self.g = g
        self.me = me
        self.shop = ShopWishes(g, me)

    def weight(self, act: Kind, x: int, y: int) -> int:
        if act is SELL:
            return self.sale(x, price(self.g, x, y), 1 if y == 1 else 0)
        if act is SELL_TO_CULTISTS:
            return self.sale(x, cultist_price(self.g, x, y), 2 if y == 1 else 1)
        if act is CLOSE:
            return RARE if self.g.day == DAYS else USUAL // 2
        if act is SEAT:
            return self.seating(x)
        if act is DOCK:
            return self.docking(x)
        if act is MOVE or act is RETURN or act is TO_HALL:
            return USUAL
        if act is RECRUIT:
            return self.recruiting(self.g.square[x])
        if act is BACK_ALLEY:
            return self.recruiting(self.g.square[BACK_ALLEY_SLOT]) // 2
        return self.serving(act, x, y)

    def serving(self, act: Kind, x: int, y: int) -> int:
        if act is ASSIGN:
            return 3 * USUAL if x not in self.me.staff else USUAL // 2
        if act is ACTIVATE:
            places = 0
            for place in range(3):
                if place in self.me.staff:
                    places += 1
            return USUAL // 2 + USUAL * (places - 1)
        if act is USE:
            return 4 * USUAL
        if act is SKIP or act is KEEP:
            return RARE
        if act is DISCARD:
            return USUAL * (1 + 3 * self.g.box.corruption[x].icons)
        return self.shop.weight(act, x, y)

    def sale(self, good: int, gold: int, corruption: int) -> int:
        """Cheaply sold is lost for a better day."""
        net = gold - 2 * corruption
        usual = self.g.box.values[good] * (1 if self.g.day < DAYS else 0)
        return max(1, USUAL + ONE * 2 * (net - usual))

    def seating(self, boat: int) -> int:
        """Where the own Goods wait for that colour; Rogues with Rogues."""
        g = self.g
        same = g.boats[boat * KINDS + g.drawn]
        weight = USUAL + 25 * same + 10 * g.aboard[boat]
        return weight if g.drawn != ROGUE else USUAL + 20 * same

    def docking(self, berth: int) -> int:
        """Weapons want the Bazaar, Armor the Town Square; both the Black Market."""
        large = sum(self.me.shelf[len(COLOURS) :])
        small = sum(self.me.shelf[: len(COLOURS)])
        if berth in (BLACK_LEFT, BLACK_RIGHT):
            return USUAL + 10 * (large + small)
        return USUAL + 20 * (large if berth == BAZAAR else small)

    def recruiting(self, card: int) -> int:
        g = self.g
        row = g.box.townsfolk[card]
        gold = 0
        for colour in range(len(COLOURS)):
            gold += row.icons[colour] * (g.halls[colour] + 1 + (DAYS - g.day))
        for ability in row.abilities:
            gold += ability.number
            for good in ability.goods:
                gold += 3 * g.box.values[good] // 2
        return max(1, USUAL // 2 + ONE * (gold - 2 * row.rogues) // 2)


assert SLOTS > BACK_ALLEY_SLOT and size_of(0) == colour_of(0) == 0
