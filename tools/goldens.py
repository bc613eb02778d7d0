"""Write the golden matches: for each game and each way it can end, the shortest match found.

A golden match is a readable transcript. Review its diff like code.
"""

from __future__ import annotations

from pathlib import Path

from eager import choose_eagerly, tables

from hearth.kernel import Game, Rng, Variant, find, game_ids
from hearth.match import Match, transcript

FOLDER = Path(__file__).parent.parent / "tests" / "goldens"
SEEDS = 400  # tried at least
MOST_SEEDS = 5000


def played(game: Game, seats: int, options: dict[str, object], seed: int) -> Match:
    match = Match.new(game.id, seats, seed, options)
    rng = Rng(seed)
    while not match.g.over:
        match.act_id(choose_eagerly(match.g, rng), match.g.actor())
    return match


def shortest(game: Game, variant: Variant) -> dict[str, Match]:
    """By ending, the match of a variant with the fewest moves."""
    found: dict[str, Match] = {}
    places = [place for place in tables(game, **variant.options) if place[0] in variant.seats]
    for seed in range(MOST_SEEDS):
        if seed >= SEEDS and all(ending in found for ending in variant.endings):
            break
        seats, options = places[seed * 7919 % len(places)]
        match = played(game, seats, options, seed)
        ending = game.ending(match.g)
        if ending not in found or len(match.moves) < len(found[ending].moves):
            found[ending] = match
    return found


def main() -> None:
    for name in game_ids():
        game = find(name)
        for variant in game.variants:
            found = shortest(game, variant)
            for ending in variant.endings:
                path = FOLDER / name / f"{variant.name}-{ending}.hearth"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(transcript(found[ending]), encoding="utf-8", newline="\n")
                print(f"{path.relative_to(FOLDER)}: {len(found[ending].moves)} moves")


if __name__ == "__main__":
    main()
