"""Masked PPO in numpy: a small network learns The Castles of Burgundy against greedy or random bots.

One hidden layer, a policy head over the numbers of the actions with illegal ones masked out, and a value head; gradients by hand, Adam,
generalized advantage estimates. The tables are played by `tarsas.vec`; bots play the other seats inside it.

    python ppo.py --updates 200
"""

from __future__ import annotations

import argparse
import time
from typing import NamedTuple

import numpy as np

import tarsas


class Network:
    """inputs → tanh → policy and value."""

    def __init__(self, inputs: int, hidden: int, actions: int, generator: np.random.Generator):
        def layer(rows: int, columns: int, gain: float) -> np.ndarray:
            return (generator.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

        self.parameters = {
            "w": layer(inputs, hidden, 1.0),
            "b": np.zeros(hidden, np.float32),
            "policy": layer(hidden, actions, 0.01),
            "policy_b": np.zeros(actions, np.float32),
            "value": layer(hidden, 1, 0.1),
            "value_b": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(p), np.zeros_like(p)) for name, p in self.parameters.items()}
        self.steps = 0

    def forward(self, inputs: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the probabilities of the actions, and the values."""
        p = self.parameters
        hidden = np.tanh(inputs @ p["w"] + p["b"])
        logits = np.where(mask > 0, hidden @ p["policy"] + p["policy_b"], -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ p["value"] + p["value_b"])[:, 0]

    def backward(self, inputs: np.ndarray, hidden: np.ndarray, logits: np.ndarray, values: np.ndarray) -> dict:
        """The gradients of the parameters, given those of the logits and the values."""
        p, values = self.parameters, values[:, None]
        inner = (logits @ p["policy"].T + values @ p["value"].T) * (1 - hidden * hidden)
        return {
            "w": inputs.T @ inner,
            "b": inner.sum(axis=0),
            "policy": hidden.T @ logits,
            "policy_b": logits.sum(axis=0),
            "value": hidden.T @ values,
            "value_b": values.sum(axis=0),
        }

    def improve(self, gradients: dict, rate: float, limit: float = 0.5) -> None:
        """One step of Adam, with the norm of the gradients limited."""
        self.steps += 1
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        for name, gradient in gradients.items():
            gradient = gradient * min(1.0, limit / (norm + 1e-8))
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            scaled = first / (1 - 0.9**self.steps)
            self.parameters[name] -= rate * scaled / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)


class Rollout(NamedTuple):
    """Some steps of all tables, flattened."""

    inputs: np.ndarray
    mask: np.ndarray
    actions: np.ndarray
    chances: np.ndarray
    advantages: np.ndarray
    targets: np.ndarray


class Learner:
    """Plays seat 0 of all tables."""

    def __init__(self, arguments: argparse.Namespace):
        self.arguments = arguments
        self.generator = np.random.default_rng(arguments.seed)
        bots = [None] + [arguments.against] * (arguments.seats - 1)
        self.tables = tarsas.vec(
            arguments.game, arguments.tables, arguments.seats, seed=arguments.seed, bots=bots, reward="score"
        )
        self.rows = self.tables.reset()
        features = tarsas.spaces(arguments.game, arguments.seats)["features"]
        low, high = (np.array([feature[at] for feature in features], np.float32) for at in (1, 2))
        self.low, self.scale = low, 1 / np.maximum(np.minimum(high, low + 50) - low, 1)
        self.network = Network(len(features), arguments.hidden, self.tables.actions, self.generator)
        self.scores: list[float] = []
        self.wins: list[float] = []

    def inputs(self, observation: np.ndarray) -> np.ndarray:
        return (observation - self.low) * self.scale

    def act(self, inputs: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Samples actions; returns them with their probabilities and the values."""
        _, chances, values = self.network.forward(inputs, mask)
        drawn = self.generator.random(len(chances))[:, None]
        actions = (chances.cumsum(axis=1) < drawn * chances.sum(axis=1, keepdims=True)).sum(axis=1)
        actions = np.minimum(actions, chances.shape[1] - 1)
        # Rounding may lead just past the last legal action.
        legal = mask[np.arange(len(actions)), actions] > 0
        actions = np.where(legal, actions, chances.argmax(axis=1))
        return actions, chances[np.arange(len(actions)), actions], values

    def rollout(self) -> Rollout:
        """Plays some steps and estimates their advantages."""
        steps, count = self.arguments.steps, len(self.tables)
        inputs = np.empty((steps, count, self.tables.features), np.float32)
        masks = np.empty((steps, count, self.tables.actions), np.int8)
        actions = np.empty((steps, count), np.int64)
        chances, values, rewards = (np.empty((steps, count), np.float32) for _ in range(3))
        ended = np.empty((steps, count), bool)
        for step in range(steps):
            inputs[step], masks[step] = self.inputs(self.rows.observation), self.rows.mask
            actions[step], chances[step], values[step] = self.act(inputs[step], masks[step])
            self.tables.step_into(actions[step], *self.rows)
            finished = self.rows.done == 1
            # The lead over the best rival, in units in which the network learns well.
            lead = self.rows.rewards[:, 0] - self.rows.rewards[:, 1:].max(axis=1)
            rewards[step] = np.where(finished, lead / 50, 0)
            ended[step] = self.rows.done > 0
            self.scores += self.rows.rewards[finished, 0].tolist()
            self.wins += (lead[finished] > 0).astype(float).tolist()
        following = self.act(self.inputs(self.rows.observation), self.rows.mask)[2]
        advantages, advantage = np.empty((steps, count), np.float32), np.zeros(count, np.float32)
        for step in reversed(range(steps)):
            going_on = ~ended[step]
            error = rewards[step] + going_on * following - values[step]
            advantage = error + 0.95 * going_on * advantage
            advantages[step], following = advantage, values[step]
        flat = lambda array: array.reshape(steps * count, *array.shape[2:])  # noqa: E731
        return Rollout(*map(flat, (inputs, masks, actions, chances, advantages, advantages + values)))

    def learn(self, rollout: Rollout) -> None:
        """Improves the network with the clipped objective."""
        size = len(rollout.actions)
        for _ in range(self.arguments.epochs):
            for part in np.array_split(self.generator.permutation(size), max(1, size // self.arguments.minibatch)):
                self.learn_part(Rollout(*(array[part] for array in rollout)))

    def learn_part(self, part: Rollout) -> None:
        rows = np.arange(len(part.actions))
        hidden, chances, values = self.network.forward(part.inputs, part.mask)
        advantages = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-8)
        ratio = chances[rows, part.actions] / part.chances
        outside = ((ratio > 1.2) & (advantages > 0)) | ((ratio < 0.8) & (advantages < 0))
        # d(ratio · advantage)/d(logits), where the objective is not clipped.
        slope = np.where(outside, 0, ratio * advantages)[:, None]
        logits = chances * slope
        logits[rows, part.actions] -= slope[:, 0]
        # The bonus for entropy keeps the policy curious.
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        logits += self.arguments.entropy * chances * (logs + entropy)
        errors = values - part.targets
        gradients = self.network.backward(part.inputs, hidden, logits / len(rows), 0.5 * errors / len(rows))
        self.network.improve(gradients, self.arguments.rate)

    def choose(self, match: tarsas.Match) -> int:
        """The most likely action, for `tarsas.evaluate`."""
        inputs = self.inputs(match.observe(match.to_act))[None]
        return int(self.network.forward(inputs, match.mask()[None])[1][0].argmax())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="castles-of-burgundy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="random", help="the bot on the other seats")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=128, help="steps of a rollout")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test-games", type=int, default=100)
    arguments = parser.parse_args()
    learner = Learner(arguments)
    begin = time.perf_counter()
    for update in range(1, arguments.updates + 1):
        learner.learn(learner.rollout())
        if update % 10 == 0 or update == arguments.updates:
            steps = update * arguments.steps * arguments.tables
            speed = steps / (time.perf_counter() - begin)
            scores, wins = learner.scores[-500:] or [0.0], learner.wins[-500:] or [0.0]
            print(
                f"update {update}: {steps:,} steps, {speed:,.0f}/s, {len(learner.scores)} games, "
                f"score {np.mean(scores):.1f}, ahead of {arguments.against} in {np.mean(wins):.0%}",
                flush=True,
            )
    if arguments.test_games:
        result = tarsas.evaluate(
            learner.choose,
            arguments.game,
            seats=arguments.seats,
            against=arguments.against,
            games=arguments.test_games,
            seed=10**6,
        )
        low, high = result["ci95"]
        print(f"against {arguments.against}: {result['win_share']:.0%} ({low:.0%} to {high:.0%}) of {result['games']} games")


if __name__ == "__main__":
    main()
