"""Names and talk: what others may be shown."""

from __future__ import annotations

import unicodedata

import pytest

from hearth.match.typed import LONGEST_NAME, is_name, why_not_shown

GOOD = [
    "Ada",
    "Zoë",
    "李小龍",
    "محمد",
    "می‌خواهم",
    "แม่ครัว",
    "🦊",
    "👩‍🚀",
    "O'Neil-3",
    "x" * LONGEST_NAME,
]
BAD = [
    "",
    " ",
    "\u3164",  # a filler that nobody sees
    "\u200b",
    "\u202eadA",  # read from the right
    "a\u2066b",
    "a\x00b",
    "a\nb",
    "\x1b[31mAda",
    "a" + "\u0301" * 4,  # marks that pile up
    "\ufeff",
    "\ud800",
    "x" * (LONGEST_NAME + 1),
]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_the_world_are_names(name):
    assert is_name(name)


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_read_is_no_name(name):
    assert not is_name(name)


def test_no_character_that_steers_gets_through():
    for number in range(0x110000):
        c = chr(number)
        if unicodedata.bidirectional(c) in ("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "PDI"):
            assert why_not_shown(f"a{c}b"), hex(number)
