"""Why a boat, a figure in it or a berth cannot be chosen now, and the clause that says so."""

from __future__ import annotations

from hearth.games.cove.figures import ROGUE
from hearth.games.cove.harbour import (
    REACH,
    ChooseBerth,
    MoveFigure,
    SeatDrawn,
    SendToHall,
    at_sea,
    has_room,
)
from hearth.games.cove.moments import Refusal
from hearth.games.cove.state import BOATS, EMPTY, KINDS, Cove, Merchant
from hearth.games.cove.things import boat_text, figure_text


def boat_refusal(g: Cove, me: Merchant, boat: int) -> Refusal:
    """[CO-022, CO-R43]"""
    name = boat_text(boat).capitalize()
    if not isinstance(g.at_hand(me.seat), (SeatDrawn, MoveFigure)):
        return "A boat is chosen for a figure that is drawn or moved.", "5.3"
    if not at_sea(g, boat):
        return f"{name} has docked; choose a boat at sea.", "5.3"
    if not has_room(g, boat):
        return f"{name} is full; choose a boat with a free seat.", "5.3"
    return f"No figure of another boat can move to {boat_text(boat)}.", "8.8"


def passenger_refusal(g: Cove, me: Merchant, place: int) -> Refusal:
    """[CO-074, CO-R32, CO-R42]"""
    step = g.at_hand(me.seat)
    boat, figure = place // KINDS, place % KINDS
    if not at_sea(g, boat):
        return f"{boat_text(boat).capitalize()} has docked; its figures stay there.", "8.8"
    if isinstance(step, SendToHall):
        return "Rogues do not go to a Hall; choose an adventurer.", "8.8"
    if isinstance(step, MoveFigure):
        if not free_elsewhere(g, boat):
            return f"No other boat at sea has a free seat for the {figure_text(figure)}.", "8.8"
        assert step.kept != EMPTY and figure == ROGUE
        return "This Rogue has just been seated; move another figure.", "13.6"
    return "Figures at sea are chosen for Sailors and Robbers.", "8.8"


def free_elsewhere(g: Cove, boat: int) -> bool:
    for other in range(BOATS):
        if other != boat and has_room(g, other):
            return True
    return False


def berth_refusal(g: Cove, me: Merchant, berth: int) -> Refusal:
    """[CO-024, CO-026]"""
    step = g.at_hand(me.seat)
    if not isinstance(step, ChooseBerth):
        return "A boat docks when it is full.", "5.5"
    if g.berths[berth] != EMPTY:
        return f"{boat_text(g.berths[berth]).capitalize()} lies there.", "5.5"
    assert berth not in REACH[step.boat]
    return f"{boat_text(step.boat).capitalize()} cannot reach it.", "5.5"
