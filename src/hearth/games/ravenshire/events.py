"""What can happen, for the log: numbers here, sentences in `sentences.py`."""

from __future__ import annotations

from typing import Final

TABLE: Final = -1  # in place of a seat: what happens by itself, and what the Rival does

TITLE_SHOWN: Final = 0  # a: title
ASSISTANT_DEALT: Final = 1  # a: assistant
DIE_ROLLED: Final = 2  # a: colour, b: value
FIRST_PLAYER_FOUND: Final = 3
CONTRACT_DEALT: Final = 4  # a: contract; only who got it may know
CONTRACT_KEPT: Final = 5  # a: contract
ROUND_BEGAN: Final = 6  # a: round
BOARD_DIE_ROLLED: Final = 7  # a: district, b: die
DIE_PLACED: Final = 8  # a: district, b: die
DIE_TAKEN: Final = 9  # a: district, b: die
GAINED: Final = 10  # a: kind, b: how many
PAID: Final = 11  # a: kind, b: how many
REPUTATION_ROSE: Final = 12  # a: level reached
MEMBER_RECRUITED: Final = 13  # a: member, b: column
MEMBER_SHOWN: Final = 14  # a: member
GUILD_RUN: Final = 15  # a: guild
MEMBER_USED: Final = 16  # a: member
CONTRACT_TAKEN: Final = 17  # a: contract
CONTRACT_SHOWN: Final = 18  # a: contract
ROW_REFRESHED: Final = 19  # a: tier
UPGRADE_BUILT: Final = 20  # a: upgrade
OVERTIME_PLAYED: Final = 21  # a: overtime card
EXCHANGED: Final = 22  # a: exchange
DIE_CHANGED: Final = 23  # an own one; a: die before, b: die after
SPACE_WORKED: Final = 24  # a: space, b: die
CONVERTED: Final = 25  # a: kind of what was made, b: how many
CONTRACT_COMPLETED: Final = 26  # a: contract, b: finish
PRODUCTION_ENDED: Final = 27
TITLE_SCORED: Final = 28  # a: title, b: 1 if the Rival scored it
MEMBER_MOVED: Final = 29  # a: member, b: column
HALLS_REFRESHED: Final = 30
RIVAL_TURNED: Final = 31  # a: rival card
RIVAL_PLACED: Final = 32  # a: district, b: die
RIVAL_TOOK: Final = 33  # a: district, b: die
RIVAL_GAINED: Final = 34  # a: of RIVAL_KINDS, b: how many
RIVAL_RECRUITED: Final = 35  # a: member
RIVAL_CONTRACT: Final = 36  # a: contract, b: 0 taken, 1 put under its deck
RIVAL_COMPLETED: Final = 37  # a: contract, b: finish
FINAL_SCORING: Final = 38
TOKENS_SOLD: Final = 39  # a: Gold
REPUTATION_GOLD: Final = 40  # a: Gold, b: level
MATCH_ENDED: Final = 41  # a: why
PHASE_BEGAN: Final = 42  # a: 1 Gathering, 2 Production, 3 End of Round
OF_CHOICE: Final = 43  # a: kind, b: how many may be chosen
CHOSEN: Final = 44  # a: kind, b: how many
REPUTATION_FULL: Final = 45  # a: how much was gained beyond the last level
ASSISTANT_USED: Final = 46  # a: assistant
UPGRADE_USED: Final = 47  # a: upgrade
FINISH_ADDED: Final = 48  # a: finish
MEMBER_AGAIN: Final = 49  # a: member who goes on selling
BOARD_DIE_CHANGED: Final = 50  # a: district, b: die before and die after, as two numbers in one
MEMBERS_SHUFFLED: Final = 51
RIVAL_PAID: Final = 52  # a: of RIVAL_KINDS, b: how many
RIVAL_WORKED: Final = 53  # a: die
RIVAL_CARD: Final = 54  # a: rival card, b: Work that it brought

TWO_DICE: Final = 100  # the die before times this, and the die after

# By number: the name, and in which table of the box its `a` and its `b` are cards, if they are.
SUBJECTS: Final[list[tuple[str, str, str]]] = [
    ("title_shown", "title", ""),
    ("assistant_dealt", "assistant", ""),
    ("die_rolled", "", ""),
    ("first_player_found", "", ""),
    ("contract_dealt", "contract", ""),
    ("contract_kept", "contract", ""),
    ("round_began", "", ""),
    ("board_die_rolled", "district", ""),
    ("die_placed", "district", ""),
    ("die_taken", "district", ""),
    ("gained", "good", ""),
    ("paid", "good", ""),
    ("reputation_rose", "level", ""),
    ("member_recruited", "member", "guild"),
    ("member_shown", "member", ""),
    ("guild_run", "guild", ""),
    ("member_used", "member", ""),
    ("contract_taken", "contract", ""),
    ("contract_shown", "contract", ""),
    ("row_refreshed", "row", ""),
    ("upgrade_built", "upgrade", ""),
    ("overtime_played", "overtime", ""),
    ("exchanged", "exchange", ""),
    ("die_changed", "", ""),
    ("space_worked", "space", ""),
    ("converted", "good", ""),
    ("contract_completed", "contract", "finish"),
    ("production_ended", "", ""),
    ("title_scored", "title", ""),
    ("member_moved", "member", "guild"),
    ("halls_refreshed", "", ""),
    ("rival_turned", "rival_card", ""),
    ("rival_placed", "district", ""),
    ("rival_took", "district", ""),
    ("rival_gained", "", ""),
    ("rival_recruited", "member", ""),
    ("rival_contract", "contract", ""),
    ("rival_completed", "contract", "finish"),
    ("final_scoring", "", ""),
    ("tokens_sold", "", ""),
    ("reputation_gold", "", ""),
    ("match_ended", "", ""),
    ("phase_began", "", ""),
    ("of_choice", "", ""),
    ("chosen", "good", ""),
    ("reputation_full", "", ""),
    ("assistant_used", "assistant", ""),
    ("upgrade_used", "upgrade", ""),
    ("finish_added", "finish", ""),
    ("member_again", "member", ""),
    ("board_die_changed", "district", ""),
    ("members_shuffled", "", ""),
    ("rival_paid", "", ""),
    ("rival_worked", "", ""),
    ("rival_card_worked", "rival_card", ""),
]
