"""The box of Forge: all tables, read from `box/*.toml`, and what holds between them."""

from __future__ import annotations

from typing import Final

from hearth.games.forge.cards import (
    ACHIEVEMENT_ROWS,
    ACHIEVEMENTS,
    COLUMNS,
    DIFFICULTIES,
    LETTERS,
    SEALS,
    SPACES,
    UPGRADES,
    Achievement,
    Contract,
    Development,
    Difficulty,
    GuildCard,
    IroncladCard,
    Location,
    Seal,
    Training,
    TurnSpace,
    Upgrade,
    read_achievement,
    read_contract,
    read_development,
    read_difficulty,
    read_guild_card,
    read_ironclad_card,
    read_location,
    read_price,
    read_seal,
    read_start,
    read_step,
    read_training,
    read_turn_space,
    read_upgrade,
)
from hearth.games.forge.effects import (
    GUILDS,
    LESS_BOUGHT,
    LOCATIONS,
    MARKET,
    MATERIALS,
    PLAZA,
    TYPES,
)
from hearth.games.forge.goods import BRICK, GOLD, Amounts
from hearth.games.forge.places import Spot, all_spots
from hearth.kernel import (
    Box,
    BoxError,
    Row,
    folder_of,
    refuse_doubles,
    refuse_more,
    refuse_other_count,
    refuse_other_ids,
)

SEATS: Final = [1, 2, 3, 4]
MOST_SEATS: Final = 4

# How many rows the action kinds have room for.
MOST_CONTRACTS: Final = 120
MOST_GUILD_CARDS: Final = 40
MOST_DEVELOPMENTS: Final = 40
MOST_TRAININGS: Final = 40

# With the Market closed by Ironclad, three other own Assistants and three pieces of Ironclad in
# row 1 still leave a spot there [FO-R07].
OPEN_SPOTS: Final = 7

HERE: Final = folder_of("hearth.games.forge") / "box"


class ForgeBox(Box):
    """All tables. Contracts lie in the order of their types."""

    def __init__(self, name: str, replaced: dict[str, str]) -> None:
        super().__init__(HERE, name, replaced)
        self.contracts: list[Contract] = [
            read_contract(r) for r in self.rows("contracts.toml", "contract")
        ]
        self.guild_cards: list[GuildCard] = [
            read_guild_card(r) for r in self.rows("guild_cards.toml", "card")
        ]
        self.developments: list[Development] = [
            read_development(r) for r in self.rows("developments.toml", "card")
        ]
        self.trainings: list[Training] = [
            read_training(r) for r in self.rows("trainings.toml", "card")
        ]
        self.upgrades: list[Upgrade] = [
            read_upgrade(r) for r in self.rows("upgrades.toml", "upgrade")
        ]
        self.locations: list[Location] = [
            read_location(r) for r in self.rows("locations.toml", "location")
        ]
        self.seals: list[Seal] = [read_seal(r) for r in self.rows("seals.toml", "seal")]
        self.prices: list[int] = [read_price(r) for r in self.priced_cubes()]
        self.turn_spaces: list[TurnSpace] = []
        for row in self.rows("turn_order.toml", "space"):
            self.turn_spaces.append(read_turn_space(row, len(self.turn_spaces) + 1))
        self.achievements: list[Achievement] = [
            read_achievement(r) for r in self.rows("achievements.toml", "achievement")
        ]
        self.achievement_rows: list[int] = []
        for row in self.rows("achievement_rows.toml", "row"):
            self.achievement_rows.append(read_step(row, "row", len(self.achievement_rows) + 1))
        self.seal_sets: list[int] = [0]  # by how many different Seals a set has
        for row in self.rows("seal_sets.toml", "set"):
            self.seal_sets.append(read_step(row, "seals", len(self.seal_sets)))
        self.ironclad_cards: list[IroncladCard] = [
            read_ironclad_card(r) for r in self.rows("ironclad_cards.toml", "card")
        ]
        self.difficulties: list[Difficulty] = [
            read_difficulty(r) for r in self.rows("difficulties.toml", "difficulty")
        ]
        self.start: Amounts = read_start(self.only_row("start.toml", "start"))
        self.check()
        self.spots: list[Spot] = all_spots(self.locations)
        self.assistant_spots: list[Spot] = [spot for spot in self.spots if not spot.for_smith]
        self.smith_spots: list[Spot] = [spot for spot in self.spots if spot.for_smith]
        self.plaza_spots: list[Spot] = [spot for spot in self.spots if spot.location == PLAZA]
        # By type, and one more where the Contracts end.
        types = [contract.type for contract in self.contracts]
        self.first_of_type: list[int] = [types.index(type_) for type_ in range(len(TYPES))]
        self.first_of_type.append(len(types))

    def priced_cubes(self) -> list[Row]:
        rows = self.rows("prices.toml", "price")
        refuse_other_ids("prices.toml", [row.text("id") for row in rows], MATERIALS)
        return rows

    def only_row(self, file: str, key: str) -> Row:
        rows = self.rows(file, key)
        if len(rows) != 1:
            raise BoxError(f"{file}: should have one row [[{key}]], not {len(rows)}")
        return rows[0]

    def check(self) -> None:
        """What holds between rows and files."""
        refuse_doubles("contracts.toml", [contract.id for contract in self.contracts])
        refuse_doubles("guild_cards.toml", [card.id for card in self.guild_cards])
        refuse_doubles("developments.toml", [card.id for card in self.developments])
        refuse_doubles("trainings.toml", [card.id for card in self.trainings])
        refuse_doubles("ironclad_cards.toml", [card.id for card in self.ironclad_cards])
        refuse_more("contracts.toml", len(self.contracts), MOST_CONTRACTS)
        refuse_more("guild_cards.toml", len(self.guild_cards), MOST_GUILD_CARDS)
        refuse_more("developments.toml", len(self.developments), MOST_DEVELOPMENTS)
        refuse_more("trainings.toml", len(self.trainings), MOST_TRAININGS)
        _check_named(self)
        _check_contracts(self.contracts)
        for i in range(len(self.locations)):
            _check_location(self.locations[i], i)
        _check_gathering(self.locations)
        _check_seal_sets(self.seal_sets)
        _check_bought(self.trainings, self.prices[BRICK])
        _check_ironclad(self.ironclad_cards)


_STANDARD: Final[list[ForgeBox]] = []


def standard() -> ForgeBox:
    """The box as it comes, read once."""
    if not _STANDARD:
        _STANDARD.append(ForgeBox("standard", {}))
    return _STANDARD[0]


def _check_named(box: ForgeBox) -> None:
    """Some rows are known to the rules by their place in the file."""
    refuse_other_ids("upgrades.toml", [upgrade.id for upgrade in box.upgrades], UPGRADES)
    refuse_other_ids("locations.toml", [location.id for location in box.locations], LOCATIONS)
    refuse_other_ids("seals.toml", [seal.id for seal in box.seals], SEALS)
    refuse_other_ids("achievements.toml", [found.id for found in box.achievements], ACHIEVEMENTS)
    refuse_other_ids("difficulties.toml", [found.id for found in box.difficulties], DIFFICULTIES)
    refuse_other_count("turn_order.toml", len(box.turn_spaces), SPACES)
    refuse_other_count("achievement_rows.toml", len(box.achievement_rows), ACHIEVEMENT_ROWS)
    refuse_other_count("seal_sets.toml", len(box.seal_sets) - 1, len(SEALS))


def _check_contracts(contracts: list[Contract]) -> None:
    """Every deck can deal a card to each player."""
    types = [contract.type for contract in contracts]
    for i in range(1, len(types)):
        if types[i] < types[i - 1]:
            raise BoxError(
                f"contracts.toml, row {i + 1} ({contracts[i].id}), key 'type':"
                f" should not be {TYPES[types[i]]} after {TYPES[types[i - 1]]}"
            )
    for type_ in range(len(TYPES)):
        if types.count(type_) < MOST_SEATS:
            raise BoxError(
                f"contracts.toml: has {types.count(type_)} {TYPES[type_]} Contracts;"
                f" at least {MOST_SEATS} are needed"
            )


def _check_location(location: Location, number: int) -> None:
    """Where it lies and what it gives follows from its place in the file."""
    if location.letter != LETTERS[number]:
        raise _misplaced(location, "letter", f"should be {LETTERS[number]}")
    if location.row != number // COLUMNS + 1:
        raise _misplaced(location, "row", f"should be {number // COLUMNS + 1}")
    if location.unlimited != (number == MARKET):
        raise _misplaced(location, "unlimited", "should be true for the market and nothing else")
    if (location.row == 1) != (location.gives >= 0):
        raise _misplaced(location, "gives", "should stand in row 1 and nowhere else")
    _check_spots(location, number)


def _check_spots(location: Location, number: int) -> None:
    """Row 1 and the Guilds have as many as the designer likes; elsewhere they are the rule's."""
    if location.row == 1:
        if not location.assistants or 0 in location.assistants:
            raise _misplaced(location, "assistants", "should hold the number of each spot")
        if len(location.smiths) != 1 or location.smiths == [0]:
            raise _misplaced(location, "smiths", "should hold one number, or -1 for +1")
        return
    assistants, smiths = _printed_spots(number)
    if number == GUILDS and location.smiths:
        smiths = [0] * len(location.smiths)
    if location.assistants != assistants:
        raise _misplaced(location, "assistants", f"should be {assistants}")
    if location.smiths != smiths:
        raise _misplaced(location, "smiths", f"should be {smiths}")


def _misplaced(location: Location, key: str, problem: str) -> BoxError:
    number = LOCATIONS.index(location.id) + 1
    return BoxError(f"locations.toml, row {number} ({location.id}), key {key!r}: {problem}")


def _printed_spots(location: int) -> tuple[list[int], list[int]]:
    """The spots of Assistants and Blacksmiths that belong to the action by rule."""
    if location == MARKET:
        return [], []
    if location == PLAZA:
        return [0] * MOST_SEATS, []
    if location == GUILDS:
        return [], [0, 0]
    if location // COLUMNS == 2:  # a Contract location
        return [0], [0]
    return [0, 0, 0], [0]  # left, middle and right


def _check_gathering(locations: list[Location]) -> None:
    spots = sum(len(location.assistants) for location in locations[:COLUMNS])
    if spots < OPEN_SPOTS:
        raise BoxError(
            f"locations.toml: row 1 has {spots} Assistant spots; at least {OPEN_SPOTS} are"
            " needed, so that every Assistant can be placed"
        )


def _check_seal_sets(sets: list[int]) -> None:
    """Then the largest sets are the best, and nobody has to be asked how to split [FO-118]."""
    for i in range(2, len(sets)):
        if sets[i] - sets[i - 1] < sets[i - 1] - sets[i - 2]:
            raise BoxError(
                f"seal_sets.toml, row {i}, key 'vp': each Seal should add"
                " at least as much to a set as the one before it"
            )


def _check_bought(trainings: list[Training], brick: int) -> None:
    """Nobody is paid for buying."""
    for i in range(len(trainings)):
        off = [found.less[GOLD] for found in trainings[i].abilities if found.kind == LESS_BOUGHT]
        if sum(off) > brick:
            raise BoxError(
                f"trainings.toml, row {i + 1} ({trainings[i].id}), key 'effects':"
                f" should not take more than {brick} Gold off a Brick, which is its price"
            )


def _check_ironclad(cards: list[IroncladCard]) -> None:
    """Every location is on one card [FO-R07]."""
    places = sorted(card.location for card in cards)
    if places != list(range(len(LOCATIONS))):
        raise BoxError("ironclad_cards.toml: each location should stand on one card")
