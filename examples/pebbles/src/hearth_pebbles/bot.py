"""A bot that knows how Pebbles is won, and plays anything else as it comes."""

from __future__ import annotations

from hearth.bots.bot import Bot, Outlook, Thought


class Counter(Bot):
    """Leaves a multiple of four: whatever the other takes, it can do so again."""

    def think(self, outlook: Outlook) -> Thought:
        heap = outlook.view().get("board", {}).get("heap")
        if isinstance(heap, int) and heap % 4:
            return Thought(outlook.options[heap % 4 - 1])
        return Thought(outlook.options[self.rng.below(len(outlook.options))])
