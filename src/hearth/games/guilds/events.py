"""What can happen, for the log: numbers here, sentences in `sentences.py`."""

from __future__ import annotations

from typing import Final

TABLE: Final = -1  # in place of a seat: what happens by itself

OBJECTIVE_SHOWN: Final = 0  # a: objective
FIRST_PLAYER_FOUND: Final = 1
WEEK_BEGAN: Final = 2  # a: Week
SILVER_INCOME: Final = 3  # a: silver
GOLD_INCOME: Final = 4  # a: gold
SILVER_TAKEN: Final = 5  # a: character who takes it, b: from which seat, and 4 for each silver
EXTRA_ROOM_ASKED: Final = 6  # a: character
ROOM_SHOWN: Final = 7  # a: room
CHARACTER_SHOWN: Final = 8  # a: character, b: Area
OFFER_MADE: Final = 9  # a: Area, b: silver on the tent, where there was none
SINGLE_OFFER_USED: Final = 10  # a: character
GOLD_TURNED: Final = 11  # a: character, b: gold
OFFER_WITHDRAWN: Final = 12  # a: Area, b: silver
PASSED: Final = 13  # a: 1 if there was nothing else to do
CHARACTER_JOINED: Final = 14  # a: character, b: silver paid
SILVER_GAINED: Final = 15  # a: character who brings it, b: silver
GOLD_GAINED: Final = 16  # a: character who brings it, b: gold
SILVER_LOST: Final = 17  # a: character who is to blame, b: silver
AUCTION_ENDED: Final = 18
SILVER_RETURNED: Final = 19  # a: silver
CHARACTER_REMOVED: Final = 20  # a: character, b: from which seat
GOLD_BOUGHT: Final = 21  # a: gold, b: silver for it
ROOM_BOUGHT: Final = 22  # a: room, b: gold paid
ROOM_PLACED: Final = 23  # a: room, b: four times its space, and its quarter turns
ROOM_ACTIVE: Final = 24  # a: room that was cut off until another one was placed
ROOM_PROTECTED: Final = 25  # a: room, b: silver for it
UNSOLD_DISCARDED: Final = 26  # a: Rooms, b: Characters
SEER_LOOKED: Final = 27  # a: character, b: how many cards
CHARACTER_SEEN: Final = 28  # a: character; only who looked may know
CHARACTER_STACKED: Final = 29  # a: character, b: place from the top; only who looked may know
SILVER_KEPT: Final = 30  # a: silver
FACTION_CHOSEN: Final = 31  # a: faction
MATCH_ENDED: Final = 32  # a: why
PHASE_BEGAN: Final = 33  # a: its number, from 2 on
ROOM_CUT_OFF: Final = 34  # a: room that was placed without a way to the Hall
OFFER_RAISED: Final = 35  # a: Area, b: silver on the tent now
SILVER_DISCARDED: Final = 36  # a: silver

# By number: the name, and in which table of the box its `a` and its `b` are cards, if they are.
SUBJECTS: Final[list[tuple[str, str, str]]] = [
    ("objective_shown", "objective", ""),
    ("first_player_found", "", ""),
    ("week_began", "", ""),
    ("silver_income", "", ""),
    ("gold_income", "", ""),
    ("silver_taken", "character", ""),
    ("extra_room_asked", "character", ""),
    ("room_shown", "room", ""),
    ("character_shown", "character", "area"),
    ("offer_made", "area", ""),
    ("single_offer_used", "character", ""),
    ("gold_turned", "character", ""),
    ("offer_withdrawn", "area", ""),
    ("passed", "", ""),
    ("character_joined", "character", ""),
    ("silver_gained", "character", ""),
    ("gold_gained", "character", ""),
    ("silver_lost", "character", ""),
    ("auction_ended", "", ""),
    ("silver_returned", "", ""),
    ("character_removed", "character", ""),
    ("gold_bought", "", ""),
    ("room_bought", "room", ""),
    ("room_placed", "room", ""),
    ("room_active", "room", ""),
    ("room_protected", "room", ""),
    ("unsold_discarded", "", ""),
    ("seer_looked", "character", ""),
    ("character_seen", "character", ""),
    ("character_stacked", "character", ""),
    ("silver_kept", "", ""),
    ("faction_chosen", "faction", ""),
    ("match_ended", "", ""),
    ("phase_began", "", ""),
    ("room_cut_off", "room", ""),
    ("offer_raised", "area", ""),
    ("silver_discarded", "", ""),
]
