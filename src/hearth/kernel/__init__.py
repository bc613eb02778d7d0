"""The engine. It knows no game; games are written with what it exports here."""

from hearth.kernel.actions import ActionSpace, Kind
from hearth.kernel.bounds import MUCH, Bounds
from hearth.kernel.box import (
    Box,
    BoxError,
    read_folder,
    refuse_doubles,
    refuse_more,
    refuse_other_count,
    refuse_other_ids,
)
from hearth.kernel.deck import EVERYONE, NOBODY, Deck, deck_of
from hearth.kernel.folders import folder_of
from hearth.kernel.game import (
    Game,
    Option,
    SheetRow,
    Table,
    Variant,
    find,
    game_ids,
    let_in,
    look_outside,
    offer,
    points_text,
    register,
    unregister,
)
from hearth.kernel.plain import from_data, saved, to_data
from hearth.kernel.ranks import shares_by_rank, what_parted
from hearth.kernel.rng import (
    Rng,
    check_secret,
    check_seed,
    commitment,
    falls_on,
    new_secret,
    seeded,
)
from hearth.kernel.rows import Row, read_toml
from hearth.kernel.save import impossible, load, save
from hearth.kernel.state import SHARED, UNSAVED, Event, Rules, State
from hearth.kernel.steps import Choice, Effect, Meanwhile, Step, Together, do_next

__all__ = [
    "EVERYONE",
    "MUCH",
    "NOBODY",
    "SHARED",
    "UNSAVED",
    "ActionSpace",
    "Bounds",
    "Box",
    "BoxError",
    "Choice",
    "Deck",
    "Effect",
    "Event",
    "Game",
    "Kind",
    "Meanwhile",
    "Option",
    "Rng",
    "Row",
    "Rules",
    "SheetRow",
    "State",
    "Step",
    "Table",
    "Together",
    "Variant",
    "check_secret",
    "check_seed",
    "commitment",
    "deck_of",
    "do_next",
    "falls_on",
    "find",
    "folder_of",
    "from_data",
    "game_ids",
    "impossible",
    "let_in",
    "load",
    "look_outside",
    "new_secret",
    "offer",
    "points_text",
    "read_folder",
    "read_toml",
    "refuse_doubles",
    "refuse_more",
    "refuse_other_count",
    "refuse_other_ids",
    "register",
    "save",
    "saved",
    "seeded",
    "shares_by_rank",
    "to_data",
    "unregister",
    "what_parted",
]
