"""Simulations, ladders and self-play on many machines, as Ray tasks.

A task plays a range of games. What it plays depends only on the seed and the numbers of the games, so a task that is lost with its
machine is repeated elsewhere, and the result is that of one machine. Needs the package ray; call
`ray.init(address=...)` first to use a cluster.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import add
from os import PathLike
from typing import Any

import ray

from . import series
from ._native import Contest, Learner, Report
from .learning import Learned, Run, ranges

_Task = tuple[list[str], int, int]


def simulate(
    game: str,
    *,
    bots: str | Sequence[str] = "greedy",
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = 1000,
    seed: int = 0,
    per_task: int = 1000,
    retries: int = 3,
    progress: bool = True,
) -> Report:
    """`tarsas.simulate` on the cluster, `per_task` games in a task."""
    names = series.bot_names(bots)
    parts = [(names, first, count) for first, count in ranges(games, per_task)]
    return reduce(add, _play(game, seats, options, seed, parts, retries, progress))


def ladder(
    game: str,
    *,
    bots: str | Sequence[str] = series.LEVELS,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = 120,
    seed: int = 0,
    per_task: int = 1000,
    retries: int = 3,
    progress: bool = True,
) -> dict[str, Any]:
    """`tarsas.ladder` on the cluster. All series are played at the same time."""
    contest = Contest(game, series.bot_names(bots), seats, dict(options or {}), games, seed)
    plan = [
        (at, (line_up, first, part))
        for at, (line_up, count) in enumerate(contest.series())
        for first, part in ranges(count, per_task)
    ]
    reports = _play(game, seats, options, seed, [task for _, task in plan], retries, progress)
    whole: dict[int, Report] = {}
    for (at, _), report in zip(plan, reports):
        whole[at] = whole[at] + report if at in whole else report
    return contest.ladder([whole[at] for at in sorted(whole)])


def learn(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = 3000,
    generations: int = 10,
    seed: int = 1,
    file: str | PathLike[str] | None = None,
    per_task: int = 100,
    retries: int = 3,
    progress: bool = True,
) -> Learned:
    """`tarsas.learn` on the cluster: tasks play the games, `per_task` each, and this machine learns from them.

    A run in a `file` that was stopped is continued by the same call. This machine then plays the games of up to three earlier
    generations again.
    """
    settings = (game, seats, dict(options or {}), games, generations, seed)
    run = Run(file, lambda saved: Learner(*settings, saved=saved))
    learner = run.learner

    @ray.remote(num_cpus=1, max_retries=retries)
    def part(saved: bytes, first: int, count: int) -> bytes:
        return Learner(*settings, threads=1, saved=saved).play(first, count)

    while (all_games := learner.games) is not None:
        learner.prepare()
        saved = ray.put(learner.save())
        parts = ranges(all_games, per_task)
        tasks = [part.remote(saved, first, count) for first, count in parts]
        title = f"{game}, generation {len(learner.history)}"
        run.step(_gather(title, tasks, [count for _, count in parts], progress))
    return run.finish()


def _play(
    game: str,
    seats: int | None,
    options: Mapping[str, Any] | None,
    seed: int,
    parts: Sequence[_Task],
    retries: int,
    progress: bool,
) -> list[Report]:
    """Plays the parts as tasks and returns their reports in the same order."""
    # What is wrong with the request is said here, before a task begins.
    series.make_seats(game, seats, options)

    @ray.remote(num_cpus=1, max_retries=retries)
    def part(bots: list[str], first: int, games: int) -> Report:
        return series.simulate(
            game, bots=bots, seats=seats, options=options, games=games, seed=seed, first=first, threads=1
        )

    tasks = [part.remote(*arguments) for arguments in parts]
    return _gather(game, tasks, [count for _, _, count in parts], progress)


def _gather(title: str, tasks: Sequence[Any], games: Sequence[int], progress: bool) -> list[Any]:
    """The results of the tasks, in their order."""
    number = {task: at for at, task in enumerate(tasks)}
    total, played = sum(games), 0
    results: list[Any] = [None] * len(tasks)
    waiting = list(tasks)
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        for task in ready:
            results[number[task]] = ray.get(task)
            played += games[number[task]]
        if progress:
            print(f"\r{title}: {played:,} of {total:,} games", end="", file=sys.stderr, flush=True)
    if progress:
        print(file=sys.stderr)
    return results
