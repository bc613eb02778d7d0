"""The state of a match: everything on the table, and the steps still to come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from hearth.kernel.actions import ActionSpace
from hearth.kernel.deck import EVERYONE, Deck
from hearth.kernel.rng import MASK, MULTIPLIER, Rng, keyed, seeded
from hearth.kernel.steps import Meanwhile, Step, Together

# What happened: (kind, seat, a, b, mask of the seats that may know).
Event = tuple[int, int, int, int, int]

# Filled in when a state is made or loaded, not part of what is saved as the state.
SHARED: Final = {"shared": True, "unsaved": True}
UNSAVED: Final = {"unsaved": True}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a state asks its game: who may see what, and what the points are.

    They are not methods of a game's state, so that the state holds nouns only.
    """

    def __init__(self, name: str, space: ActionSpace) -> None:
        self.id: str = name
        self.space: ActionSpace = space
        # Whether an action that was begun is finished by inclination as well as by appraisal.
        self.knows_how_to_finish: bool = False
        # Whether a search looks ahead for some turns instead of some decisions.
        self.counts_turns: bool = False

    def view(self, g: Any, seat: int) -> dict[str, Any]:
        """What a seat may see, as plain data, built up field by field; -1 is a spectator."""
        raise NotImplementedError

    def determinise(self, g: Any, seat: int, rng: Rng) -> None:
        """Re-deal what the seat cannot know, and reseed chance."""
        raise NotImplementedError

    def scores(self, g: Any) -> list[int]:
        """Points per seat as if the match ended now."""
        raise NotImplementedError

    def result(self, g: Any) -> list[float]:
        """Shares of the win, summing to 1 (solo: 1 won, 0 lost)."""
        raise NotImplementedError

    # For bots and hints. What is not overridden works for every game, if not well.

    def appraise(self, g: Any) -> list[float]:
        """Points per seat that the match may be expected to end with."""
        return [float(points) for points in self.scores(g)]

    def swing(self, g: Any) -> float:
        """How many points the appraisal may well be wrong by; alone, how many are a good result."""
        return 10.0

    def incline(self, g: Any, options: list[int]) -> list[int]:
        """How likely a sensible player is to pick each option, as weights; empty: all the same.

        A weight of 0 says that the option can wait: searches leave it out.
        """
        return []


def no_rules() -> Rules:
    return Rules("", ActionSpace(""))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False)
class State:
    """Base of all states. A game adds fields (each with a default) and `clone`.

    Lists in the state are copied by `clone`, unless their field says `shared`: those are
    replaced, never edited.
    """

    rng: i64 = 1  # of the generator; 0 or less: minus the numbers drawn with the secret
    secret: str = ""  # what chance at a table of people is keyed with, in hex
    turn: int = 0
    over: bool = False
    reveals: int = 0  # rolls, draws, shuffles, peeks so far: what undo must not go behind
    players: list[Any] = field(default_factory=list)
    stack: list[Step] = field(default_factory=list)
    rules: Rules = field(default_factory=no_rules, metadata=SHARED)
    chosen: dict[str, Any] = field(default_factory=dict, metadata=SHARED)  # the table's options
    logging: bool = field(default=False, metadata=UNSAVED)
    log: list[Event] = field(default_factory=list, metadata=UNSAVED)

    # Choosing

    def actor(self) -> int:
        """The seat that chooses now; of several, the first in turn order; -1 at the end."""
        if self.over:
            return -1
        seat = self.stack[-1].seat
        return self.turn if seat < 0 else seat

    def actors(self) -> list[int]:
        """All seats that may choose now; more than one only while they choose together."""
        if self.over:
            return []
        step = self.stack[-1]
        return step.waiting if isinstance(step, Together) else [self.actor()]

    def ask_first(self, seat: int) -> None:
        """Of seats that choose together this one is asked first, which makes no difference."""
        step = self.stack[-1]
        if isinstance(step, Together) and step.seat != seat:
            self.stack[-1] = step.beginning_with(seat)

    def at_hand(self, seat: int) -> Step:
        """The step that the seat is to answer, while it is among the actors."""
        step = self.stack[-1]
        if isinstance(step, Meanwhile):
            own: Step = self.players[seat].steps[-1]
            return own
        return step

    def options(self, seat: int = -1) -> list[int]:
        """Everything that is legal now, in a fixed order; nothing at the end."""
        if self.over:
            return []
        step = self.stack[-1]
        if seat < 0:
            seat = step.seat if step.seat >= 0 else self.turn
        else:
            refuse_others(self, seat)
        return step.options(self, self.players[seat])

    def apply(self, a: int, seat: int = -1) -> None:
        """Carry out a legal action, then everything that needs no choice.

        The action is trusted: `hearth.parse` is where what comes from outside is checked.
        """
        if seat >= 0:
            refuse_others(self, seat)
        step = self.stack.pop()
        if seat < 0:
            seat = step.seat if step.seat >= 0 else self.turn
        space = self.rules.space
        step.apply(self, self.players[seat], space.kind_of[a], space.x_of[a], space.y_of[a])
        self.settle()

    def settle(self) -> None:
        """Go on to the next step that somebody has to answer."""
        stack = self.stack
        while not self.over:
            step = stack.pop()
            seat = step.seat
            if step.applies(self, self.players[self.turn if seat < 0 else seat]):
                stack.append(step)
                return

    def then(self, *steps: Step) -> None:
        """These steps happen next, in this order."""
        i = len(steps) - 1  # an index loop: iterators would halve the native speed
        while i >= 0:
            self.stack.append(steps[i])
            i -= 1

    def in_turn(self, steps: list[Step], first: int) -> None:
        """These steps happen next, one for each seat, from the first seat on to its left."""
        seats = len(self.players)
        for i in range(seats - 1, -1, -1):
            self.stack.append(steps[(first + i) % seats])

    # Chance

    def open_chance(self, seed: int, secret: str) -> None:
        """Where all chance comes from: a secret, or, without one, the generator from a seed."""
        self.secret = secret
        self.rng = 0 if secret else seeded(seed)

    def reseed(self, rng: Rng) -> None:
        """Another future, for thinking: from the fast generator, and without the secret."""
        self.secret = ""
        self.rng = rng.fresh()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**30."""
        s: i64 = self.rng
        if s <= 0:
            self.rng = s - 1
            return keyed(self.secret, -s, n)
        x: i64 = s & MASK
        self.rng = MULTIPLIER * x + (s >> 30)
        return (x * n) >> 30

    def roll(self, sides: int) -> int:
        self.reveals += 1
        return 1 + int(self.below(sides))

    def draw(self, deck: Deck) -> int:
        """The top card of a deck that is not empty."""
        self.reveals += 1
        if deck.top:
            card = deck.top[0]
            deck.top = deck.top[1:]
            deck.top_seen = deck.top_seen[1:]
            return card
        bag = deck.bag
        if bag:
            return bag.pop(self.below(len(bag)))
        card = deck.under[0]
        deck.under = deck.under[1:]
        deck.under_seen = deck.under_seen[1:]
        return card

    def peek(self, deck: Deck, seat: int, cards: int = 1) -> list[int]:
        """The top cards stay where they are, but the seat knows them from now on."""
        seen: list[int] = []
        found: list[int] = []
        while len(found) < cards and deck.size() > 0:
            seen.append(deck.next_seen() | 1 << seat)
            found.append(self.draw(deck))
        deck.top = found + deck.top
        deck.top_seen = seen + deck.top_seen
        return found

    def shuffle(self, xs: list[int]) -> None:
        self.reveals += 1
        i: i64 = len(xs) - 1
        while i > 0:
            j = self.below(i + 1)
            x = xs[i]
            xs[i] = xs[j]
            xs[j] = x
            i -= 1

    # Telling

    def note(self, kind: int, seat: int, a: int = 0, b: int = 0, audience: int = EVERYONE) -> None:
        """Something happened that the seats in the audience may know."""
        if self.logging:
            self.log.append((kind, seat, a, b, audience))

    # Copies

    def copy_kernel(self, g: State) -> None:
        """The kernel's share of `clone`. A clone keeps no log: it is for thinking."""
        g.rng = self.rng
        g.secret = self.secret
        g.turn = self.turn
        g.over = self.over
        g.reveals = self.reveals
        g.stack = self.stack[:]
        g.rules = self.rules
        g.chosen = self.chosen
        g.logging = False
        g.log = []

    def clone(self) -> State:
        """An exact, independent copy."""
        raise NotImplementedError

    def __reduce__(self) -> Any:
        """Pickle, `copy.copy` and worker processes take the way of a save."""
        from hearth.kernel.save import load, save  # a save knows games, which know states

        return load, (save(self),)

    # Knowing and scoring

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, as plain data; None is a spectator."""
        return self.rules.view(self, -1 if seat is None else self.seat_at(seat))

    def determinise(self, seat: int, rng: Rng) -> None:
        """Re-deal, in place, what the seat cannot know, and reseed chance. Call it on a clone."""
        self.rules.determinise(self, self.seat_at(seat), rng)

    def seat_at(self, seat: int) -> int:
        """The seat, if there is one of that number: a wrong one must not see what others see."""
        if not 0 <= seat < len(self.players):
            raise ValueError(f"there is no seat {seat}; there are 0 to {len(self.players) - 1}")
        return seat

    def scores(self) -> list[int]:
        """Points per seat as if the match ended now."""
        return self.rules.scores(self)

    def result(self) -> list[float]:
        """Shares of the win, summing to 1 (solo: 1 won, 0 lost)."""
        return self.rules.result(self)


def refuse_others(g: State, seat: int) -> None:
    """ValueError for a seat that has nothing to choose. A function: methods cost more here."""
    if g.over:
        raise ValueError("the match is over")
    step = g.stack[-1]
    if seat == (step.seat if step.seat >= 0 else g.turn):
        return
    if not isinstance(step, Together) or seat not in step.waiting:
        turn = ", ".join(str(other) for other in g.actors())
        raise ValueError(f"seat {seat} has nothing to choose now; it is for seat {turn}")
