"""What a worker tells of the options it weighed."""

from __future__ import annotations

import hearth
from hearth.server.thinkers import Question, answer
from tests.games.ravenshire.positions import gathering, own, place, quietly, take


def test_what_a_bot_did_not_look_at_is_not_told() -> None:
    g = gathering()
    place(g, "h1", "I")
    quietly(g)
    take(g, "II")
    quietly(g)
    own(g, ore=6, charcoal=3, talisman=2, dragon_scale=1, action_token=2)
    told = answer(Question(hearth.save(g), g.actors()[0], "ismcts:200", "ravenshire", 1))
    assert len(told) < len(g.options())  # exchanges can wait until the next turn
    assert all(option.visits > 0 for option in told)
