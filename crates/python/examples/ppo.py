"""Masked PPO in numpy: a small network learns The Castles of Burgundy against random or greedy bots.

One hidden layer, a policy head over the numbers of the actions, and a value head; gradients by hand, Adam, generalized advantage
estimates. Only legal actions get a logit: there are thousands of numbers, but a few dozen legal actions in a position. The tables are
played by `tarsas.vec`; bots play the other seats inside it. Points are rewarded when they are scored.

    python ppo.py --updates 200 --seed 1 2 --out curve.svg
"""

from __future__ import annotations

import argparse
import re
import time
from typing import NamedTuple

import numpy as np

import tarsas


class Legal(NamedTuple):
    """The legal actions of some positions, one after the other."""

    rows: np.ndarray
    actions: np.ndarray
    starts: np.ndarray

    @classmethod
    def of(cls, mask: np.ndarray) -> Legal:
        rows, actions = mask.view(bool).nonzero()
        return cls(rows, actions, np.searchsorted(rows, np.arange(len(mask))))

    def find(self, actions: np.ndarray) -> np.ndarray:
        """Where the action of each position stands."""
        size = 1 + self.actions.max()
        return np.searchsorted(self.rows * size + self.actions, np.arange(len(actions)) * size + actions)


class Network:
    """inputs → tanh → policy and value."""

    def __init__(self, inputs: int, hidden: int, actions: int, generator: np.random.Generator):
        def layer(rows: int, columns: int, gain: float) -> np.ndarray:
            return (generator.standard_normal((rows, columns)) * gain).astype(np.float32)

        self.parameters = {
            "w": layer(inputs, hidden, 1 / np.sqrt(inputs)),
            "b": np.zeros(hidden, np.float32),
            "policy": layer(actions, hidden, 0.01 / np.sqrt(hidden)),
            "policy_b": np.zeros(actions, np.float32),
            "value": layer(hidden, 1, 0.1 / np.sqrt(hidden)),
            "value_b": np.zeros(1, np.float32),
        }
        self.moments = {name: (np.zeros_like(p), np.zeros_like(p)) for name, p in self.parameters.items()}
        self.steps = 0

    def forward(self, inputs: np.ndarray, legal: Legal) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the probabilities of the legal actions, and the values."""
        p = self.parameters
        hidden = np.tanh(inputs @ p["w"] + p["b"])
        logits = np.einsum("ij,ij->i", hidden[legal.rows], p["policy"][legal.actions]) + p["policy_b"][legal.actions]
        chances = np.exp(logits - np.maximum.reduceat(logits, legal.starts)[legal.rows])
        chances /= np.add.reduceat(chances, legal.starts)[legal.rows]
        return hidden, chances, (hidden @ p["value"] + p["value_b"])[:, 0]

    def backward(
        self, inputs: np.ndarray, legal: Legal, hidden: np.ndarray, logits: np.ndarray, values: np.ndarray
    ) -> dict[str, np.ndarray]:
        """The gradients of the parameters, given those of the logits and the values."""
        p, values, logits = self.parameters, values[:, None], logits[:, None]
        inner = np.add.reduceat(logits * p["policy"][legal.actions], legal.starts) + values @ p["value"].T
        inner *= 1 - hidden * hidden
        # The sums over the positions in which an action is legal.
        order = np.argsort(legal.actions, kind="stable")
        actions, starts = np.unique(legal.actions[order], return_index=True)
        policy, policy_b = np.zeros_like(p["policy"]), np.zeros_like(p["policy_b"])
        policy[actions] = np.add.reduceat((logits * hidden[legal.rows])[order], starts)
        policy_b[actions] = np.add.reduceat(logits[order, 0], starts)
        return {
            "w": inputs.T @ inner,
            "b": inner.sum(axis=0),
            "policy": policy,
            "policy_b": policy_b,
            "value": hidden.T @ values,
            "value_b": values.sum(axis=0),
        }

    def improve(self, gradients: dict[str, np.ndarray], rate: float, limit: float = 0.5) -> None:
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

    def __init__(self, arguments: argparse.Namespace, seed: int):
        self.arguments = arguments
        self.generator = np.random.default_rng(seed)
        bots = [None] + [arguments.against] * (arguments.seats - 1)
        self.tables = tarsas.vec(
            arguments.game, arguments.tables, arguments.seats, seed=seed, bots=bots, reward="score"
        )
        self.rows = self.tables.reset()
        features = tarsas.spaces(arguments.game, arguments.seats)["features"]
        low, high = (np.array([feature[at] for feature in features], np.float32) for at in (1, 2))
        self.low, self.scale = low, 1 / np.maximum(np.minimum(high, low + 50) - low, 1)
        names = [feature[0] for feature in features]
        # Where an observation shows points; in some games it does not.
        self.own = [at for at, name in enumerate(names) if name == "own.points"]
        self.rivals = [at for at, name in enumerate(names) if re.fullmatch(r"rival.*\.points", name)]
        self.network = Network(len(features), arguments.hidden, self.tables.actions, self.generator)
        self.scores: list[float] = []
        self.wins: list[float] = []

    def inputs(self, observation: np.ndarray) -> np.ndarray:
        return (observation - self.low) * self.scale

    def lead(self) -> np.ndarray:
        """The lead over the best rival, as far as the tables show it."""
        seen = self.rows.observation
        if not self.own or not self.rivals:
            return np.zeros(len(seen), np.float32)
        return seen[:, self.own[0]].astype(np.float32) - seen[:, self.rivals].max(axis=1)

    def act(self, inputs: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Samples actions; returns them with their probabilities and the values."""
        legal = Legal.of(mask)
        _, chances, values = self.network.forward(inputs, legal)
        drawn = np.arange(len(values)) + self.generator.random(len(values))
        picks = np.searchsorted(chances.cumsum(dtype=np.float64), drawn)
        # Rounding may lead to the row before or after.
        picks = np.clip(picks, legal.starts, np.append(legal.starts[1:], len(chances)) - 1)
        return legal.actions[picks], chances[picks], values

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
            before = self.lead()
            self.tables.step_into(actions[step], *self.rows)
            finished = self.rows.done == 1
            final = self.rows.rewards[:, 0] - self.rows.rewards[:, 1:].max(axis=1)
            # The row of a table whose game ended shows the next game. In units in which the network learns well.
            rewards[step] = (np.where(finished, final, self.lead()) - before) / 20
            ended[step] = self.rows.done > 0
            self.scores += self.rows.rewards[finished, 0].tolist()
            self.wins += ((final > 0) + 0.5 * (final == 0))[finished].tolist()
        following = self.act(self.inputs(self.rows.observation), self.rows.mask)[2]
        advantages, advantage = np.empty((steps, count), np.float32), np.zeros(count, np.float32)
        for step in reversed(range(steps)):
            going_on = ~ended[step]
            error = rewards[step] + going_on * following - values[step]
            advantage = error + 0.95 * going_on * advantage
            advantages[step], following = advantage, values[step]
        flat = lambda array: array.reshape(steps * count, *array.shape[2:])  # noqa: E731
        return Rollout(*map(flat, (inputs, masks, actions, chances, advantages, advantages + values)))

    def learn(self, rollout: Rollout, rate: float) -> None:
        """Improves the network with the clipped objective."""
        size = len(rollout.actions)
        for _ in range(self.arguments.epochs):
            for part in np.array_split(self.generator.permutation(size), max(1, size // self.arguments.minibatch)):
                self.learn_part(Rollout(*(array[part] for array in rollout)), rate)

    def learn_part(self, part: Rollout, rate: float) -> None:
        legal = Legal.of(part.mask)
        chosen, size = legal.find(part.actions), len(part.actions)
        hidden, chances, values = self.network.forward(part.inputs, legal)
        advantages = (part.advantages - part.advantages.mean()) / (part.advantages.std() + 1e-8)
        ratio = chances[chosen] / part.chances
        outside = ((ratio > 1.2) & (advantages > 0)) | ((ratio < 0.8) & (advantages < 0))
        # d(ratio · advantage)/d(logits), where the objective is not clipped.
        slope = np.where(outside, 0, ratio * advantages)
        logits = chances * slope[legal.rows]
        logits[chosen] -= slope
        # The bonus for entropy keeps the policy curious.
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -np.add.reduceat(chances * logs, legal.starts)
        logits += self.arguments.entropy * chances * (logs + entropy[legal.rows])
        errors = values - part.targets
        gradients = self.network.backward(part.inputs, legal, hidden, logits / size, 0.5 * errors / size)
        self.network.improve(gradients, rate)

    def choose(self, match: tarsas.Match) -> int:
        """The most likely action, for `tarsas.evaluate`."""
        legal = Legal.of(match.mask()[None])
        inputs = self.inputs(match.observe(match.to_act))[None]
        return int(legal.actions[self.network.forward(inputs, legal)[1].argmax()])


def train(arguments: argparse.Namespace, seed: int) -> list[tuple[float, float, float]]:
    """Learns, tests the result and returns the curve: millions of steps, mean score and share of games won."""
    learner, curve = Learner(arguments, seed), []
    begin = time.process_time()
    for update in range(1, arguments.updates + 1):
        # The steps become smaller and smaller.
        learner.learn(learner.rollout(), arguments.rate * (1 - (update - 1) / arguments.updates))
        if update % 10 == 0 or update == arguments.updates:
            steps = update * arguments.steps * arguments.tables
            scores, wins = learner.scores[-500:] or [0.0], learner.wins[-500:] or [0.0]
            curve.append((steps / 1e6, float(np.mean(scores)), float(np.mean(wins))))
            print(
                f"update {update}: {steps:,} steps, {time.process_time() - begin:.0f} s of processor time, "
                f"{len(learner.scores)} games, score {curve[-1][1]:.1f}, "
                f"ahead of {arguments.against} in {curve[-1][2]:.0%}",
                flush=True,
            )
    if arguments.test_games:
        for bot in dict.fromkeys((arguments.against, "random", "greedy")):
            result = tarsas.evaluate(
                learner.choose,
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
    parser.add_argument("--against", default="random", help="the bot on the other seats")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--steps", type=int, default=128, help="steps of a rollout")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="one run for each")
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--out", help="the curves as a picture, such as curve.svg; needs matplotlib")
    arguments = parser.parse_args()
    curves = {seed: train(arguments, seed) for seed in arguments.seed}
    if arguments.out:
        from curves import plot

        plot(arguments.out, curves, "million steps", ["mean score", f"share won against {arguments.against}"])


if __name__ == "__main__":
    main()
