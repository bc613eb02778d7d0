"""What travels over the network at one small table, for the description of the API."""

from __future__ import annotations

from typing import Any, Final

from hearth.server import frames, shapes

TOKEN: Final = "q0Zb7nTtqkq3x0Qm4v1yWc8e"
TABLE: Final = "k7qf3m2x"

_OPTION: Final[shapes.table.Option] = {
    "id": "refresh_row:row=0,free=0",
    "verb": "refresh_row",
    "label": "Refresh the top row of the Market for 1 Coin",
    "path": ["row:0"],
    "cost": {"coin": 1},
    "risk": "",
}
_SITTER: Final[shapes.table.Sitter] = {
    "seat": 0,
    "name": "Ada",
    "kind": "person",
    "level": "",
    "online": True,
    "title": "Stonebrow Armourers",
    "score": 4,
}
_LINE: Final[shapes.table.LogLine] = {
    "n": 88,
    "move": 41,
    "seat": -1,
    "text": "New in the top row: Birch",
    "refs": ["component:birch"],
    "event": "market_filled",
    "die": None,
}
_AROUND: Final[shapes.table.Around] = {
    "seats": [_SITTER],
    "state": "playing",
    "waiting": [0],
    "spectators": 1,
    "muted": False,
    "stand_in": "journeyman",
    "rematch": "",
}
_VIEW: Final = {"phase": "actions", "round": 2, "turn": 0, "actors": [0], "over": False}
_SUMMARY: Final[shapes.lobby.Summary] = {
    "table": TABLE,
    "game": "winterforge",
    "title": "Smiths of Winterforge",
    "state": "open",
    "options": {"guilds": "random"},
    "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open", "name": ""}],
    "waiting": [],
    "held": [0],
    "yours": False,
    "over": None,
    "notice": "",
    "analysed": False,
}

# Asked

TABLE_WISH: Final = {
    "game": "winterforge",
    "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}],
    "options": {"guilds": "random"},
    "pace": 0,
}
FRAMES: Final[list[frames.Frame]] = [
    frames.Act(41, "refresh_row:row=0,free=0", 0, "x1"),
    frames.Undo(41, 0),
    frames.Hint(41, 0),
    frames.WhyNot("market:3", 0),
    frames.Sheet(),
    frames.Say("Well met!"),
    frames.Mute(True),
    frames.Ping(),
]

# Answered and sent

_GAME: Final[shapes.games.GameInfo] = {
    "id": "winterforge",
    "title": "Smiths of Winterforge",
    "seats": [1, 2, 3, 4, 5, 6],
    "options": {
        "guilds": {
            "values": ["chosen", "random"],
            "default": "chosen",
            "many": False,
            "text": "Each player chooses a Guild in seat order, or all Guilds are dealt at random.",
        }
    },
    "levels": {"journeyman": "greedy", "master": "ismcts:1000"},
    "board": True,
    "guide": True,
}
GAMES: Final[shapes.games.Games] = {
    "games": [_GAME],
    "levels": ["apprentice", "journeyman", "master", "grandmaster"],
    "bots": ["counter"],
    "left_out": ["the game 'dice' of the plug-in hearth-dice cannot be used here"],
    "native": True,
}
ENGINE: Final[shapes.games.Engine] = {"state": "building", "percent": 43, "reason": ""}
CARDS: Final[shapes.games.Cards] = {"components": [{"id": "birch", "title": "Birch", "cost": 1}]}
CLAUSES: Final[shapes.games.Clauses] = {
    "kinds": {"component": "2.14"},
    "things": {"place:bank": "9.1"},
    "verbs": {"train": "7.1"},
    "options": {"guilds": "13.2"},
    "pictures": {"coin": {"draw": "coin", "word": "Coin", "many": ""}},
    "asked": {
        "small": ["can", "i", "the"],
        "words": {"winner": ["win", "wins", "victory"]},
        "answers": {"undo": "Taking a choice back is no part of the rules."},
    },
}
TABLES: Final[shapes.lobby.Tables] = {"tables": [_SUMMARY], "more": None}
LINKED: Final[shapes.lobby.LinkedSummary] = {**_SUMMARY, "link": f"http://127.0.0.1:8137/t/{TABLE}"}
MADE: Final[shapes.lobby.Made] = {"table": TABLE, "token": TOKEN, "seats": [0]}
MINE: Final[shapes.lobby.Mine] = {
    "tables": [
        {
            **_SUMMARY,
            "state": "over",
            "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "name": "Birk"}],
            "over": {"scores": [34, 28], "result": [1, 0], "verdict": "", "ended": 1763280000},
        }
    ],
    "lost": [{"table": "m4xk2p9d", "code": "unknown", "text": "There is no such table."}],
}
KEPT_REPLAY: Final[shapes.afterwards.KeptReplay] = {"table": "k7qf3m2xk7qf", "notice": ""}
RECORD: Final = """\
hearth match 1
game: guilds
rules: 1
box: standard 91d2c4b7a0e3
options: {}
seats: 2
seed: 7
people: [0]

"""
TAKEN: Final[shapes.lobby.Taken] = {"seat": 1, "token": TOKEN}
AGAIN: Final[shapes.lobby.Again] = {"table": "m4xk2p9d"}
VIEW: Final[shapes.table.ViewMessage] = {
    "t": "view",
    "rev": 41,
    "table": TABLE,
    "game": "winterforge",
    "box": "",
    "notice": "",
    "file": False,
    "seat": 0,
    "held": [0],
    **_AROUND,
    "over": None,
    "view": _VIEW,
    "decision": {
        "prompt": "No actions left: end the turn when you are done",
        "options": [_OPTION],
        "undo": {"ok": True, "why": ""},
    },
    "guide": None,
    "clock": None,
    "chance": {
        "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
        "secret": "",
        "seed": None,
    },
    "log": [_LINE],
    "since": 88,
}
REPLAY: Final[shapes.afterwards.Replay] = {
    "game": "winterforge",
    "seat": 0,
    "steps": [
        {"move": 0, "view": _VIEW, "names": ["Stonebrow Armourers"], "scores": None},
        {"move": 1, "by": 0, "view": _VIEW, "names": ["Stonebrow Armourers"], "scores": None},
    ],
    "notice": "",
}
REFUSAL: Final[shapes.refusals.Refusal] = {
    "code": "stale",
    "text": "The table has moved on; look again and choose anew.",
}
_ERROR: Final[shapes.socket.ErrorMessage] = {
    "t": "error",
    "code": "stale",
    "text": "The table has moved on; look again and choose anew.",
    "rev": 41,
}
_HINT: Final[shapes.socket.HintMessage] = {
    "t": "hint",
    "rev": 41,
    "options": [{"id": "refresh_row:row=0,free=0", "share": 0.62, "visits": 410}],
}
_WHY_NOT: Final[shapes.socket.WhyNotMessage] = {
    "t": "why_not",
    "ref": "market:3",
    "text": "You have no actions left; end your turn.",
    "clause": "3.2",
}
_SHEET: Final[shapes.socket.SheetMessage] = {
    "t": "sheet",
    "rev": 41,
    "sheets": [[{"title": "Crew", "points": "0", "why": "0 of 2 in the Guild"}]],
}
_CHAT: Final[shapes.socket.ChatMessage] = {
    "t": "chat",
    "lines": [{"who": "Ada", "seat": 0, "text": "Well met!"}],
}
_SEATS: Final[shapes.table.SeatsMessage] = {"t": "seats", **_AROUND}
_REMATCH: Final[shapes.socket.RematchMessage] = {"t": "rematch", "table": "m4xk2p9d"}
_PONG: Final[shapes.socket.PongMessage] = {"t": "pong"}
MESSAGES: Final[list[Any]] = [
    VIEW,
    _ERROR,
    _HINT,
    _WHY_NOT,
    _SHEET,
    _CHAT,
    _SEATS,
    _REMATCH,
    _PONG,
]

ANALYSIS: Final[shapes.afterwards.AnalysisStatus] = {
    "state": "running",
    "done": 40,
    "of": 112,
    "seconds": 95,
    "text": "",
    "course": [{"move": 3, "shares": [0.52, 0.48]}, {"move": 4, "shares": [0.55, 0.45]}],
    "analysis": None,
}

# By shape, as openapi.py looks them up
EXAMPLES: Final[dict[str, Any]] = {
    "TableWish": TABLE_WISH,
    "SeatClaim": {"name": "Bo"},
    "MyTables": {"tables": [{"table": TABLE, "token": TOKEN}]},
    "ReplayFile": {"record": RECORD},
    "ActBody": {"rev": 41, "id": "refresh_row:row=0,free=0", "seat": 0, "cid": "x1"},
    "UndoBody": {"rev": 41, "seat": 0},
    "PlayOn": {"move": 37, "seat": 0, "level": "journeyman", "name": "Ada"},
    "AnalysisStatus": ANALYSIS,
    "Games": GAMES,
    "Engine": ENGINE,
    "Cards": CARDS,
    "Clauses": CLAUSES,
    "Tables": TABLES,
    "LinkedSummary": LINKED,
    "Mine": MINE,
    "KeptReplay": KEPT_REPLAY,
    "Made": MADE,
    "Taken": TAKEN,
    "Again": AGAIN,
    "ViewMessage": VIEW,
    "Replay": REPLAY,
    "Refusal": REFUSAL,
}
