"""How fast the environments are: `python -m tarsas.bench`.

With one thread the clock counts processor time, so other programs on the machine hardly matter; with more it counts wall time. The
column "ratio" compares with a step of Gymnasium's CartPole in the same run.
"""

from __future__ import annotations

import argparse
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import tarsas

Clock = Callable[[], float]


def rate(step: Callable[[], int], seconds: float, clock: Clock) -> float:
    """Steps per second; `step` returns how many steps it made."""
    for _ in range(200):
        step()
    end, begin, count = 0.0, clock(), 0
    while end - begin < seconds:
        for _ in range(16):
            count += step()
        end = clock()
    return count / (end - begin)


def batch(game: str, tables: int, threads: int) -> Callable[[], int]:
    """A step of a batch at random, with observations and masks."""
    vec = tarsas.vec(game, tables, seed=1, threads=threads)
    rows, actions = vec.reset(), np.empty(tables, np.int64)

    def step() -> int:
        vec.sample_into(actions)
        vec.step_into(actions, *rows)
        return tables

    return step


def aec(env: Any) -> Callable[[], int]:
    """A step of a PettingZoo environment at random: `last` and `step`."""
    generator = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            return 0
        legal = observation["action_mask"].astype(bool).nonzero()[0]
        env.step(legal[generator.integers(len(legal))])
        return 1

    return step


def cart_pole() -> Callable[[], int]:
    """A step of Gymnasium's CartPole."""
    import gymnasium

    env = gymnasium.make("CartPole-v1")
    env.reset(seed=1)
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        _, _, terminated, truncated, _ = env.step(count & 1)
        if terminated or truncated:
            env.reset()
        return 1

    return step


def open_spiel(game: Any) -> Callable[[], int]:
    """A step of an OpenSpiel game at random, with observation and mask."""
    generator = np.random.default_rng(1)
    state = game.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(generator.choice(actions, p=chances))
            return 0
        np.asarray(state.observation_tensor())
        np.asarray(state.legal_actions_mask())
        legal = state.legal_actions()
        state.apply_action(legal[generator.integers(len(legal))])
        return 1

    return step


def env_pool(name: str, tables: int, threads: int) -> Callable[[], int]:
    """A step of a batch of EnvPool."""
    import envpool

    pool = envpool.make_gymnasium(name, num_envs=tables, num_threads=threads)
    pool.reset()
    actions = np.zeros(tables, np.int32)

    def step() -> int:
        pool.step(actions)
        return tables

    return step


def others(tables: int, threads: int) -> Iterator[tuple[str, str, Callable[[], int]]]:
    """The environments of other projects that are installed: name, kind and step."""
    try:
        yield "Gymnasium CartPole", "single", cart_pole()
    except ImportError as reason:
        print(f"(Gymnasium is not measured: {reason})")
    try:
        # The classic games need packages of their own.
        from pettingzoo.classic import chess_v6, connect_four_v3

        yield "PettingZoo Connect Four", "AEC", aec(connect_four_v3.raw_env())
        yield "PettingZoo chess", "AEC", aec(chess_v6.raw_env())
    except Exception as reason:
        print(f"(PettingZoo classics are not measured: {reason})")
    try:
        import pyspiel

        for name in ("connect_four", "chess", "backgammon"):
            yield f"OpenSpiel {name}", "state", open_spiel(pyspiel.load_game(name))
    except ImportError as reason:
        print(f"(OpenSpiel is not measured: {reason})")
    try:
        for name in ("CartPole-v1", "Pong-v5"):
            yield f"EnvPool {name}", f"batch of {tables}", env_pool(name, tables, threads)
    except ImportError as reason:
        print(f"(EnvPool is not measured: {reason})")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tarsas.bench", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", help="the games [default: all]")
    parser.add_argument("--tables", type=int, default=64, help="tables of a batch")
    parser.add_argument("--threads", type=int, default=1, help="threads of a batch")
    parser.add_argument("--seconds", type=float, default=2.0, help="time per measurement")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    tables, threads, seconds = arguments.tables, arguments.threads, arguments.seconds
    clock = time.process_time if threads == 1 else time.perf_counter
    try:
        unit = rate(cart_pole(), seconds, clock)
    except ImportError:
        unit = float("nan")
    print(f"| game | features | actions | batch of {tables}, steps/s | ratio | AEC step, µs |")
    print("|---|---|---|---|---|---|")
    for game in arguments.games or [game["game"] for game in tarsas.games()]:
        spaces = tarsas.spaces(game)
        speed = rate(batch(game, tables, threads), seconds, clock)
        try:
            single = f"{1e6 / rate(aec(tarsas.env(game, seed=1)), seconds, clock):.1f}"
        except ImportError:
            single = "–"
        size = f"{len(spaces['features']):,} | {spaces['actions']:,}"
        print(f"| {game} | {size} | {speed:,.0f} | {speed / unit:.2f} | {single} |", flush=True)
    print("\n| other environment | kind | steps/s | ratio |\n|---|---|---|---|")
    for name, kind, step in others(tables, threads):
        speed = rate(step, seconds, clock)
        print(f"| {name} | {kind} | {speed:,.0f} | {speed / unit:.2f} |", flush=True)


if __name__ == "__main__":
    main()
