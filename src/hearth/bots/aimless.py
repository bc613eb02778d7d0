"""The bot that moves at random."""

from __future__ import annotations

from hearth.bots.bot import Bot, Outlook, Thought


class Aimless(Bot):
    """Any legal action, all equally likely."""

    def think(self, outlook: Outlook) -> Thought:
        return Thought(outlook.options[self.rng.below(len(outlook.options))])
