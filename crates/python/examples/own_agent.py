"""An agent of your own on the ladder: flat Monte Carlo on what the seat may know.

The agent tries every legal action in a few imagined worlds, lets greedy bots play on for some moves, and takes the action with the best
lead in score. `tarsas.evaluate` measures it as the ladder measures the bots: from every seat, with the same seeds.

    python own_agent.py --game castles-of-burgundy --games 20
"""

from __future__ import annotations

import argparse

import numpy as np

import tarsas


class FlatMonteCarlo:
    """Plays the best of a few actions in a few worlds."""

    def __init__(self, worlds: int = 4, horizon: int = 12, width: int = 4, seed: int = 1):
        self.worlds, self.horizon, self.width = worlds, horizon, width
        self.generator = np.random.default_rng(seed)
        self.greedy = tarsas.bot("greedy")

    def __call__(self, match: tarsas.Match) -> str:
        seat = match.to_act
        opinions = sorted(self.greedy.opinions(match), key=lambda opinion: -opinion.rating)[: self.width]
        if len(opinions) == 1:
            return opinions[0].notation
        seeds = self.generator.integers(1 << 30, size=self.worlds)
        leads = [np.mean([self.lead(match, seat, o.notation, int(seed)) for seed in seeds]) for o in opinions]
        return opinions[int(np.argmax(leads))].notation

    def lead(self, match: tarsas.Match, seat: int, action: str, seed: int) -> float:
        """The lead of the seat some moves after an action, in one world."""
        world = match.imagine(seat, seed)
        world.play(action)
        for _ in range(self.horizon):
            if world.over:
                break
            world.play(self.greedy.choose(world))
        scores = [row["total"] for row in world.standings()]
        own = scores.pop(seat)
        return own - max(scores)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="castles-of-burgundy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="easy,greedy", help="the bots to be measured against")
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    for against in arguments.against.split(","):
        result = tarsas.evaluate(
            FlatMonteCarlo(), arguments.game, against=against, seats=arguments.seats, games=arguments.games, seed=7
        )
        low, high = result["ci95"]
        print(
            f"against {against}: {result['win_share']:.0%} ({low:.0%} to {high:.0%}) of {result['games']} games, "
            f"rating {result['rating']:+.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
