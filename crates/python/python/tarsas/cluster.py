"""Simulations and ladders on many machines, as Ray tasks.

A task plays a range of games of a series. What it plays depends only on the seed and the numbers of the games, so a task that is
lost with its machine is repeated elsewhere, and the totals are those of one machine. Needs the package ray; call
`ray.init(address=...)` first to use a cluster.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import reduce
from operator import add
from typing import Any

import ray

from . import series
from ._native import Contest, Report

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
    names = bots.split(",") if isinstance(bots, str) else list(bots)
    parts = [(names, first, count) for first, count in _ranges(games, per_task)]
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
    names = bots.split(",") if isinstance(bots, str) else list(bots)
    contest = Contest(game, names, seats, dict(options or {}), games, seed)
    plan = [
        (at, (line_up, first, part))
        for at, (line_up, count) in enumerate(contest.series())
        for first, part in _ranges(count, per_task)
    ]
    reports = _play(game, seats, options, seed, [task for _, task in plan], retries, progress)
    whole: dict[int, Report] = {}
    for (at, _), report in zip(plan, reports):
        whole[at] = whole[at] + report if at in whole else report
    return contest.ladder([whole[at] for at in sorted(whole)])


def _ranges(games: int, per_task: int) -> list[tuple[int, int]]:
    """The first game and the number of games of each task."""
    return [(first, min(per_task, games - first)) for first in range(0, max(games, 1), per_task)]


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
    number = {task: at for at, task in enumerate(tasks)}
    games = {task: arguments[2] for task, arguments in zip(tasks, parts)}
    total, played = sum(games.values()), 0
    reports: list[Report | None] = [None] * len(tasks)
    waiting = tasks[:]
    while waiting:
        ready, waiting = ray.wait(waiting, num_returns=1)
        for task in ready:
            reports[number[task]] = ray.get(task)
            played += games[task]
        if progress:
            print(f"\r{game}: {played:,} of {total:,} games", end="", file=sys.stderr, flush=True)
    if progress:
        print(file=sys.stderr)
    return [report for report in reports if report is not None]
