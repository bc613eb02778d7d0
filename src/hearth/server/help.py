"""What all tables of a server share: the store's writer, and workers for what takes time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, ParamSpec, TypeVar

from hearth.server.programs import Programs
from hearth.server.refused import RefusedError
from hearth.server.settings import USUAL, ServerSettings
from hearth.server.store import Writer
from hearth.server.thinkers import Thinkers, TookTooLongError
from hearth.server.turns import Asker

FILE_SECONDS: Final = 10.0  # a match of some hundred moves is read in some hundredths of one
FILE_MEMORY: Final = 2 * 1024**3  # bytes
FILE_MODESTY: Final = 10

P = ParamSpec("P")
R = TypeVar("R")


@dataclass
class Help:
    """Bots, hints and files each have workers of their own: none of them waits for another sort."""

    writer: Writer
    bots: Thinkers
    hints: Thinkers
    files: Thinkers
    programs: Programs
    settings: ServerSettings = USUAL

    @classmethod
    def made(
        cls, writer: Writer, workers: int, modules: list[str], settings: ServerSettings
    ) -> Help:
        reading = Thinkers(workers, modules, FILE_MODESTY, seconds=FILE_SECONDS, memory=FILE_MEMORY)
        bots, hints = Thinkers(workers, modules), Thinkers(workers, modules)
        programs = Programs(settings.bots, settings.longest_thought)
        return cls(writer, bots, hints, reading, programs, settings)

    async def read_file(
        self, asker: Asker, work: Callable[P, R], *args: P.args, **more: P.kwargs
    ) -> R:
        """What a worker makes of a match's file; RefusedError if it takes too much."""
        try:
            return await self.files.do(asker, work, *args, **more)
        except (TookTooLongError, MemoryError, RecursionError) as error:
            text = "This match takes too long to read; it is no match that was played here."
            raise RefusedError("malformed", text) from error

    def renew_workers(self) -> None:
        for pool in (self.bots, self.hints, self.files):
            pool.renew()

    def close(self) -> None:
        self.writer.close()
        for pool in (self.bots, self.hints, self.files):
            pool.close()
        self.programs.close()
