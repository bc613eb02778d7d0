"""What can happen, for the log: numbers here, sentences in `sentences.py`."""

from __future__ import annotations

from typing import Final

TABLE: Final = -1  # in place of a seat: what happens by itself, and what Ironclad does

ANVIL_GIVEN: Final = 0
CONTRACT_DEALT: Final = 1  # a: contract; only who got it may know
CONTRACT_KEPT: Final = 2  # a: contract; only who got it may know
CONTRACT_DISCARDED: Final = 3  # a: contract
SPACE_TAKEN: Final = 4  # a: space of the Turn Order track, from 0 on
ROUND_BEGAN: Final = 5  # a: round
ASSISTANT_JOINED: Final = 6  # a: Assistant, from 0 on
PLACED: Final = 7  # a: location, b: worker
EXHAUSTED_ASSISTANT: Final = 8  # a: training card, b: Assistant
SMITH_MOVED: Final = 9  # a: location
GAINED: Final = 10  # a: kind, b: how many; Ironclad gains and pays, too
PAID: Final = 11  # a: kind, b: how many
BOUGHT: Final = 12  # a: kind, b: how many and for how much Gold, as two numbers in one
SOLD: Final = 13  # a: kind, b: likewise
CONTRACT_DRAWN: Final = 14  # a: contract; only who drew it may know
CONTRACT_TAKEN: Final = 15  # a: contract, from a discard pile
DECK_DRAWN: Final = 16  # a: type of Contract: somebody drew a card that others cannot see
FORGED: Final = 17  # a: contract
SKILL_ROSE: Final = 18  # a: Skill now
UPGRADED: Final = 19  # a: upgrade
GUILD_TAKEN: Final = 20  # a: guild card
DEVELOPMENT_PLAYED: Final = 21  # a: development
TRAINING_PLAYED: Final = 22  # a: training card, b: Assistant
CARD_SEEN: Final = 23  # a: deck (0 guild, 1 development, 2 training), b: card; only who looked
ASSISTANT_RETURNED: Final = 24  # a: Assistant
HAMMER_PLACED: Final = 25  # a: achievement, b: VP
END_TRIGGERED: Final = 26
ROUND_ENDED: Final = 27  # a: round
PILE_TURNED: Final = 28  # a: deck (0 guild, 1 development, 2 training), b: card
DECK_SHUFFLED: Final = 29  # a: type of Contract
IRONCLAD_TURNED: Final = 30  # a: ironclad card
IRONCLAD_PLACED: Final = 31  # a: location, b: spot and Blacksmith (1) or not, as two numbers in one
IRONCLAD_BLOCKED: Final = 32  # a: location where it could not be placed
IRONCLAD_INCOME: Final = 33  # a: Gold, b: ironclad card
IRONCLAD_UPGRADED: Final = 34  # a: upgrade
IRONCLAD_CARD: Final = 35  # a: deck (0 guild, 1 development, 2 training), b: card
IRONCLAD_FORGED: Final = 36  # a: contract
IRONCLAD_DISCARDED: Final = 37  # a: contract
IRONCLAD_HAMMER: Final = 38  # a: achievement, b: VP
MATCH_ENDED: Final = 39  # a: why
CARD_TAKEN: Final = 40  # from a discard pile; a: deck (1 development, 2 training), b: card
CARD_USED: Final = 41  # a: deck (1 development, 2 training), b: card
UPGRADE_USED: Final = 42  # a: upgrade
SKILL_FULL: Final = 43  # a: Skill, which cannot rise any more
FINAL_SCORED: Final = 44  # a: of FINAL_SOURCES, b: VP
IRONCLAD_DREW: Final = 45  # a: contract
IRONCLAD_FULL: Final = 46  # a: deck (0 guild, 1 development, 2 training), b: card, discarded

TWO_IN_ONE: Final = 10_000  # the first number times this, and the second

# What is scored at the end only.
FINAL_SOURCES: Final = ["Gold", "Gems", "cards", "Seals"]

# By number: the name, and in which table of the box its `a` and its `b` are cards, if they are.
SUBJECTS: Final[list[tuple[str, str, str]]] = [
    ("anvil_given", "", ""),
    ("contract_dealt", "contract", ""),
    ("contract_kept", "contract", ""),
    ("contract_discarded", "contract", ""),
    ("space_taken", "space", ""),
    ("round_began", "", ""),
    ("assistant_joined", "", ""),
    ("placed", "location", ""),
    ("exhausted", "training", ""),
    ("smith_moved", "location", ""),
    ("gained", "good", ""),
    ("paid", "good", ""),
    ("bought", "good", ""),
    ("sold", "good", ""),
    ("contract_drawn", "contract", ""),
    ("contract_taken", "contract", ""),
    ("deck_drawn", "deck", ""),
    ("forged", "contract", ""),
    ("skill_rose", "", ""),
    ("upgraded", "upgrade", ""),
    ("guild_taken", "guild_card", ""),
    ("development_played", "development", ""),
    ("training_played", "training", ""),
    ("card_seen", "", ""),
    ("assistant_returned", "", ""),
    ("hammer_placed", "achievement", ""),
    ("end_triggered", "", ""),
    ("round_ended", "", ""),
    ("pile_turned", "", ""),
    ("deck_shuffled", "deck", ""),
    ("ironclad_turned", "ironclad_card", ""),
    ("ironclad_placed", "location", ""),
    ("ironclad_blocked", "location", ""),
    ("ironclad_income", "", "ironclad_card"),
    ("ironclad_upgraded", "upgrade", ""),
    ("ironclad_card", "", ""),
    ("ironclad_forged", "contract", ""),
    ("ironclad_discarded", "contract", ""),
    ("ironclad_hammer", "achievement", ""),
    ("match_ended", "", ""),
    ("card_taken", "", ""),
    ("card_used", "", ""),
    ("upgrade_used", "upgrade", ""),
    ("skill_full", "", ""),
    ("final_scored", "", ""),
    ("ironclad_drew", "contract", ""),
    ("ironclad_full", "", ""),
]
