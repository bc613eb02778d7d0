"""A game's guided first match, step by step, and what could come next: for those who write one.

python tools/rehearse_guide.py winterforge             the guide, and the options after it
python tools/rehearse_guide.py winterforge --on 30     ... and 30 moves as bots would play on
python tools/rehearse_guide.py winterforge --views     ... with the view before each page
"""

from __future__ import annotations

import argparse
import json

import hearth
from hearth.bots.specs import make_bot
from hearth.kernel import find
from hearth.match import GuideError, Match, guide_of
from hearth.match.guide import PERSON, Guide, Step, rehearse


def told(match: Match, seat: int, notation: str) -> str:
    """A move as people read it, with what is touched for it."""
    game, g = match.game, match.g
    action = game.space.parse(notation)
    path = " ".join(game.path(g, action, seat))
    risk = game.risk(g, action, seat)
    return f"{seat} {notation}   {game.label(g, action, seat)}   [{path}]   {risk}".rstrip()


def show_step(number: int, step: Step, match: Match) -> None:
    if step.notation:
        print(f"{number:3}  {told(match, step.seat, step.notation)}")
    if step.say:
        print(f"{number:3}     “{step.say}” {' '.join(step.point)}")


def show_options(match: Match) -> None:
    """All that can be chosen now, by everybody who chooses."""
    for seat in match.g.actors():
        print(f"seat {seat}: {match.game.prompt(match.g, seat)}")
        for notation in match.legal(seat):
            print(f"    {told(match, seat, notation)}")


def play_on(match: Match, moves: int, level: str) -> None:
    """As bots would: forced moves are marked, and need not be written."""
    for i in range(moves):
        if match.g.over:
            return
        seat = match.g.actor()
        bot = make_bot(level if seat != PERSON else "greedy", match.game.id, i)
        notation = hearth.notation(match.g, bot.choose(match.g, seat).action)
        forced = "forced" if len(match.legal(seat)) == 1 else ""
        print(f"     {told(match, seat, notation)}   {forced}")
        for line in match.act(notation, seat):
            print(f"            {line.seat} {line.text}   {' '.join(line.refs)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=hearth.games())
    parser.add_argument("--on", type=int, default=0, metavar="N", help="moves that bots play on")
    parser.add_argument("--views", action="store_true", help="the person's view before each page")
    wish = parser.parse_args()
    game = find(wish.game)
    guide: Guide = guide_of(game)
    match = Match.new(game.id, guide.seats, guide.seed, guide.options, people=[PERSON])
    try:
        for number, step, now in rehearse(game, guide):
            show_step(number, step, now)
            if wish.views and step.say:
                print(json.dumps(now.g.view(PERSON)))
            match = now
    except GuideError as error:
        raise SystemExit(str(error)) from error
    show_options(match)
    play_on(match, wish.on, guide.opponent)


if __name__ == "__main__":
    main()
