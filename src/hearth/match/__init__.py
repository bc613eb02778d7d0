"""One playing of a game: seed, options and a list of actions; undo, log and replay files."""

from hearth.match.guide import Due, Guide, GuideError, guide_of, has_guide
from hearth.match.journal import Journal
from hearth.match.match import Line, Match, Move
from hearth.match.old_records import Kept, as_far_as_possible
from hearth.match.record import RecordError, header, read_record, record, record_text, transcript

__all__ = [
    "Due",
    "Guide",
    "GuideError",
    "Journal",
    "Kept",
    "Line",
    "Match",
    "Move",
    "RecordError",
    "as_far_as_possible",
    "guide_of",
    "has_guide",
    "header",
    "read_record",
    "record",
    "record_text",
    "transcript",
]
