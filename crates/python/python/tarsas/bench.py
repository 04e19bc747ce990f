"""How fast the environments are: `python -m tarsas.bench`."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np

import tarsas


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps per second; `step` returns how many steps it made."""
    end, begin, count = 0.0, time.perf_counter(), 0
    while end - begin < seconds:
        for _ in range(16):
            count += step()
        end = time.perf_counter()
    return count / (end - begin)


def vector(game: str, tables: int, threads: int, seconds: float) -> float:
    """Steps of a batch per second, with observations and masks, played at random."""
    vec = tarsas.vec(game, tables, seed=1, threads=threads)
    rows, actions = vec.reset(), np.empty(tables, np.int64)

    def step() -> int:
        vec.sample_into(actions)
        vec.step_into(actions, *rows)
        return tables

    for _ in range(200):
        step()
    return rate(step, seconds)


def aec(env, seconds: float) -> float:  # type: ignore[no-untyped-def]
    """Steps of a PettingZoo environment per second: `last` and `step`, played at random."""
    generator = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            return 0
        legal = observation["action_mask"].nonzero()[0]
        env.step(legal[generator.integers(len(legal))])
        return 1

    return rate(step, seconds)


def others(seconds: float) -> list[tuple[str, str, float]]:
    """The same for environments of other projects that are installed: name, kind, steps per second."""
    found: list[tuple[str, str, float]] = []
    try:
        from pettingzoo.classic import chess_v6, connect_four_v3
    except Exception as reason:  # The classic games need packages of their own.
        print(f"(PettingZoo classics are not measured: {reason})")
    else:
        for name, module in (("Connect Four", connect_four_v3), ("Chess", chess_v6)):
            found.append((f"PettingZoo {name}", "AEC", aec(module.raw_env(), seconds)))
    try:
        import pyspiel
    except ImportError:
        print("(OpenSpiel is not installed)")
    else:
        for name in ("connect_four", "chess", "backgammon"):
            found.append((f"OpenSpiel {name}", "state", open_spiel(pyspiel.load_game(name), seconds)))
    try:
        import envpool
    except ImportError:
        print("(EnvPool is not installed)")
    else:
        pool = envpool.make_gymnasium("Pong-v5", num_envs=64, num_threads=1)
        pool.reset()
        actions = np.zeros(64, np.int32)
        found.append(("EnvPool Pong", "64 tables", rate(lambda: pool.step(actions) and 64, seconds)))
    return found


def open_spiel(game, seconds: float) -> float:  # type: ignore[no-untyped-def]
    """Steps of an OpenSpiel game per second, with observations and masks, played at random."""
    generator = np.random.default_rng(1)
    state = [game.new_initial_state()]

    def step() -> int:
        if state[0].is_terminal():
            state[0] = game.new_initial_state()
        if state[0].is_chance_node():
            actions, chances = zip(*state[0].chance_outcomes())
            state[0].apply_action(generator.choice(actions, p=chances))
            return 0
        np.asarray(state[0].observation_tensor())
        np.asarray(state[0].legal_actions_mask())
        legal = state[0].legal_actions()
        state[0].apply_action(legal[generator.integers(len(legal))])
        return 1

    return rate(step, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tarsas.bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="the games [default: all]")
    parser.add_argument("--tables", type=int, default=64, help="tables of a batch")
    parser.add_argument("--threads", type=int, default=1, help="threads of a batch")
    parser.add_argument("--seconds", type=float, default=2.0, help="time per measurement")
    arguments = parser.parse_args()
    games = arguments.games or [game["game"] for game in tarsas.games()]
    print("| game | features | actions | batch, steps/s | AEC, µs/step |")
    print("|---|---|---|---|---|")
    for game in games:
        spaces = tarsas.spaces(game)
        batch = vector(game, arguments.tables, arguments.threads, arguments.seconds)
        try:
            single = f"{1e6 / aec(tarsas.env(game, seed=1), arguments.seconds):.1f}"
        except ImportError:
            single = "–"
        print(f"| {game} | {len(spaces['features'])} | {spaces['actions']:,} | {batch:,.0f} | {single} |", flush=True)
    rows = others(arguments.seconds)
    if rows:
        print("\n| environment | kind | steps/s |\n|---|---|---|")
        for name, kind, speed in rows:
            print(f"| {name} | {kind} | {speed:,.0f} |")


if __name__ == "__main__":
    main()
