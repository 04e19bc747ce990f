"""TD(λ) in numpy: a linear value function that learns from its own games of The Castles of Burgundy.

The agent looks one step ahead: it tries every legal action on an imagined copy of the match and plays the one whose position it
values most. After every decision of a seat its value moves towards the value of the seat's next decision, with eligibility traces.

    python td_lambda.py --games 1500 --seed 1 2 --out curve.svg
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import tarsas


class Linear:
    """The value of an observation: the expected score of its seat, in hundreds of points."""

    def __init__(self, game: str, seats: int):
        features = tarsas.spaces(game, seats)["features"]
        low, high = (np.array([feature[at] for feature in features], np.float32) for at in (1, 2))
        self.low, self.scale = low, 1 / np.maximum(np.minimum(high, low + 50) - low, 1)
        self.weights = np.zeros(len(features) + 1, np.float32)

    def inputs(self, observation: np.ndarray) -> np.ndarray:
        return np.append((observation - self.low) * self.scale, np.float32(1))

    def value(self, inputs: np.ndarray) -> float:
        return float(inputs @ self.weights)


def choose(model: Linear, match: tarsas.Match, generator: np.random.Generator, explore: float) -> int:
    """The number of the action after which the acting seat values the position most."""
    seat, legal = match.to_act, match.legal_indices()
    if len(legal) == 1 or generator.random() < explore:
        return int(generator.choice(legal))
    values = []
    for action in legal:
        imagined = match.imagine(seat, seed=int(generator.integers(1 << 30)))
        imagined.play(int(action))
        values.append(model.value(model.inputs(imagined.observe(seat))))
    return int(legal[np.argmax(values)])


def learn(model: Linear, game: str, seats: int, seed: int, rate: float, decay: float, explore: float) -> list[int]:
    """Plays a game against itself and learns from it; returns the scores."""
    generator = np.random.default_rng(seed)
    match = tarsas.make(game, seats, seed=seed)
    last: list[np.ndarray | None] = [None] * seats
    trace = [np.zeros_like(model.weights) for _ in range(seats)]

    def update(seat: int, target: float) -> None:
        inputs = last[seat]
        trace[seat] = decay * trace[seat] + inputs
        error = target - model.value(inputs)
        model.weights += rate / len(inputs) * error * trace[seat]

    while (seat := match.to_act) is not None:
        inputs = model.inputs(match.observe(seat))
        if last[seat] is not None:
            update(seat, model.value(inputs))
        last[seat] = inputs
        match.play(choose(model, match, generator, explore))
    scores = [row["total"] for row in match.standings()]
    for seat in range(seats):
        update(seat, scores[seat] / 100)
    return scores


def train(arguments: argparse.Namespace, seed: int) -> list[tuple[int, float]]:
    """Learns, tests the result and returns the curve: games and mean score."""
    model, curve = Linear(arguments.game, arguments.seats), []
    recent: list[float] = []
    begin = time.process_time()
    for number in range(arguments.games):
        scores = learn(
            model,
            arguments.game,
            arguments.seats,
            seed * 10**6 + number,
            arguments.rate,
            arguments.decay,
            arguments.explore,
        )
        recent.append(float(np.mean(scores)))
        if (number + 1) % 25 == 0 or number + 1 == arguments.games:
            curve.append((number + 1, float(np.mean(recent[-25:]))))
            spent = time.process_time() - begin
            print(f"game {number + 1}: mean score {curve[-1][1]:.1f}, {spent:.0f} s of processor time", flush=True)
    generator = np.random.default_rng(0)
    for bot in ("random", "greedy"):
        result = tarsas.evaluate(
            lambda match: choose(model, match, generator, 0.0),
            arguments.game,
            seats=arguments.seats,
            against=bot,
            games=arguments.test_games,
            seed=10**6,
        )
        low, high = result["ci95"]
        print(
            f"against {bot}: {result['win_share']:.0%} ({low:.0%} to {high:.0%}) of {result['games']} games, "
            f"mean score {result['mean_score']:.1f}",
            flush=True,
        )
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="castles-of-burgundy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--decay", type=float, default=0.8, help="lambda")
    parser.add_argument("--explore", type=float, default=0.05)
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="one run for each")
    parser.add_argument("--test-games", type=int, default=20)
    parser.add_argument("--out", help="the curves as a picture, such as curve.svg; needs matplotlib")
    arguments = parser.parse_args()
    curves = {seed: train(arguments, seed) for seed in arguments.seed}
    if arguments.out:
        from curves import plot

        plot(arguments.out, curves, "games", ["mean score in self-play"])


if __name__ == "__main__":
    main()
