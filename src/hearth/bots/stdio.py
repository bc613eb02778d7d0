"""Bots in any language: a program that is sent a line of JSON for each choice, and sends one back.

Sent: what `Outlook.told` tells, with `milliseconds` for the answer and a `seed` of chance to use.
Answered: `{"id": "…"}`, the id of one of the options.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final

from hearth.bots.bot import Bot, Outlook, Thought, patience

USUAL_TIME: Final = 5000  # milliseconds that a program is given for a choice
STARTING: Final = 10.0  # seconds more for the first answer
PARTING: Final = 0.5  # seconds in which a program may end by itself
LONGEST_ANSWER: Final = 65_536  # bytes
LONGEST_QUOTE: Final = 80  # letters of an answer that a remark repeats
MOST_SEED: Final = 1 << 30


class ProgramEndedError(Exception):
    """The program ended in the middle of a match."""


class IllegalAnswerError(Exception):
    """The program answered something that is not one of the options."""


class SlowAnswerError(Exception):
    """The program did not answer in time."""


class StdioBot(Bot):
    """A program in a seat. It runs until the match is over, or until it does something wrong."""

    def __init__(
        self,
        name: str,
        seed: int,
        command: str,
        milliseconds: int = USUAL_TIME,
        starting: float = STARTING,
    ) -> None:
        super().__init__(name, seed)
        self.command: str = command
        self.time: int = milliseconds
        self.starting: float = starting  # seconds
        self._program: Program | None = None

    def think(self, outlook: Outlook) -> Thought:
        told = outlook.told()
        told["milliseconds"] = self.time
        told["seed"] = self.rng.below(MOST_SEED)
        line = json.dumps(told, separators=(",", ":")).encode() + b"\n"
        try:
            answer = self._asked(line)
            return Thought(chosen(answer, told["options"], outlook.options))
        except (IllegalAnswerError, ProgramEndedError, SlowAnswerError):
            self.close()  # nobody knows what it would say next; it begins anew
            raise

    def _asked(self, line: bytes) -> bytes:
        limit = patience(self.time)
        if self._program is None:
            self._program = Program(self.command)
            limit += self.starting
        return self._program.ask(line, limit)

    def close(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None


def chosen(answer: bytes, options: list[dict[str, str]], actions: list[int]) -> int:
    """The action that an answer names; IllegalAnswerError if it names none of the options."""
    quote = answer[:LONGEST_QUOTE].decode(errors="replace").strip()
    try:
        said: Any = json.loads(answer)
    except (ValueError, RecursionError) as error:
        raise IllegalAnswerError(f"answered {quote!r}, which is not JSON") from error
    id = said.get("id") if isinstance(said, dict) else None
    for i in range(len(options)):
        if options[i]["id"] == id:
            return actions[i]
    raise IllegalAnswerError(f"answered {quote!r}, which is not legal; an option's id would be")


# The program


def check_command(command: str) -> None:
    """ValueError if nothing could be started by it."""
    words_of(command)


def words_of(command: str) -> list[str]:
    """The program and what it is given; no shell looks at it. ValueError if it is not there."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError as error:
        raise ValueError(f"the command {command!r} cannot be read: {error}") from error
    if os.name != "posix":
        words = [word.strip('"') for word in words]
    if not words:
        raise ValueError("a program as a bot is stdio:COMMAND, such as stdio:node bot.js")
    found = shutil.which(words[0])
    if found is None:
        raise ValueError(f"there is no program {words[0]!r} to play as a bot")
    return [found, *words[1:]]


class Program:
    """A running program, which is asked line by line."""

    def __init__(self, command: str) -> None:
        self.command: str = command
        # A session of its own: Ctrl-C is not for it, and its children end with it.
        self._process: subprocess.Popen[bytes] = subprocess.Popen(
            words_of(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=os.name == "posix",
            creationflags=_apart(),
        )
        self._questions: SimpleQueue[bytes] = SimpleQueue()  # an empty one: no more come
        self._answers: SimpleQueue[bytes] = SimpleQueue()  # an empty one: it has ended
        self._complaint: bytes = b""
        self._busy: bool = False
        _RUNNING.append(self)
        self._listening: Thread = Thread(target=self._listen, daemon=True)
        self._listening.start()
        Thread(target=self._talk, daemon=True).start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its answer, which has to come within so many seconds."""
        self._busy = True
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            late = f"did not answer within {seconds:.0f} s, far more than it was given"
            raise SlowAnswerError(late) from None
        self._busy = False
        if not answer:
            raise ProgramEndedError(self._last_words())
        return answer

    def end(self, at_once: bool = False) -> None:
        """The end of it and of all that it started; what waits for input may go by itself."""
        self._questions.put(b"")
        if not (self._busy or at_once):
            self._wait()
        with contextlib.suppress(OSError):
            _kill_all(self._process)
        self._wait()
        with contextlib.suppress(ValueError):  # two threads may end it
            _RUNNING.remove(self)

    def _talk(self) -> None:
        """One line in, one line out, in a thread: a program may read or write as late as it likes.

        Nobody else touches these two pipes.
        """
        into, out = _pipe(self._process.stdin), _pipe(self._process.stdout)
        answer = b"."
        while answer:
            line = self._questions.get()
            if not line:
                break
            answer = b""
            with contextlib.suppress(OSError):
                into.write(line)
                into.flush()
                answer = out.readline(LONGEST_ANSWER)
            self._answers.put(answer)
        for pipe in (into, out):
            with contextlib.suppress(OSError):
                pipe.close()

    def _listen(self) -> None:
        """To what it complains about; the last line tells why it ended."""
        pipe = _pipe(self._process.stderr)
        line = pipe.readline(LONGEST_ANSWER)
        while line:
            if line.strip():
                self._complaint = line.strip()
            line = pipe.readline(LONGEST_ANSWER)
        pipe.close()

    def _last_words(self) -> str:
        self._wait()
        self._listening.join(PARTING)
        code = self._process.poll()
        how = "closed its output" if code is None else f"ended with the exit code {code}"
        complaint = self._complaint.decode(errors="replace")
        return f"{how}: {complaint}" if complaint else how

    def _wait(self) -> None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)


_RUNNING: Final[list[Program]] = []


def end_all() -> None:
    """The end of all programs of this process, which itself is about to end."""
    for program in _RUNNING[:]:
        program.end(at_once=True)


atexit.register(end_all)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _apart() -> int:
    """On Windows: no window of its own, and no Ctrl-C."""
    if sys.platform == "win32":
        return subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    return 0


def _kill_all(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        tree = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(tree, capture_output=True, check=False)
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
