"""What a browser may send, checked as it is read."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from hearth.server.shapes.fields import COUNT

LARGEST_FRAME: Final = 4096  # bytes; the longest real one is a chat line
LONGEST_LINE: Final = 400  # characters of chat
Count = Annotated[int, COUNT]


class Act(msgspec.Struct, tag="act", tag_field="t", forbid_unknown_fields=True):
    """Choose one of the options that came with revision `rev`."""

    rev: Count
    id: str
    seat: Count
    cid: str = ""


class Undo(msgspec.Struct, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take back the seat's last choice."""

    rev: Count
    seat: Count


class Hint(msgspec.Struct, tag="hint", tag_field="t", forbid_unknown_fields=True):
    """What would a bot do?"""

    rev: Count
    seat: Count


class WhyNot(msgspec.Struct, tag="why_not", tag_field="t", forbid_unknown_fields=True):
    """Why can this thing not be chosen?"""

    ref: str
    seat: Count


class Sheet(msgspec.Struct, tag="sheet", tag_field="t", forbid_unknown_fields=True):
    """Where do everybody's points come from?"""


class Say(msgspec.Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """A line of chat."""

    text: str


class Mute(msgspec.Struct, tag="mute", tag_field="t", forbid_unknown_fields=True):
    """May spectators talk at this table? Only who plays can say."""

    spectators: bool


class Ping(msgspec.Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Are you there?"""


Frame = Act | Undo | Hint | WhyNot | Sheet | Say | Mute | Ping
_DECODER: Final[msgspec.json.Decoder[Frame]] = msgspec.json.Decoder(Frame)


class FrameError(ValueError):
    """A frame cannot be read; the message says why."""


def read_frame(text: str | bytes) -> Frame:
    """The frame; FrameError says what is wrong with it."""
    if len(text) > LARGEST_FRAME:
        raise FrameError(f"a frame has at most {LARGEST_FRAME} bytes; this one has {len(text)}")
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise FrameError(f"this frame cannot be read: {error}") from error
