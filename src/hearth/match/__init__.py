"""One playing of a game: seed, options and a list of actions; undo, log and replay files."""

from hearth.match.journal import Journal
from hearth.match.match import Line, Match, Move
from hearth.match.record import RecordError, header, read_record, record, record_text, transcript

__all__ = [
    "Journal",
    "Line",
    "Match",
    "Move",
    "RecordError",
    "header",
    "read_record",
    "record",
    "record_text",
    "transcript",
]
