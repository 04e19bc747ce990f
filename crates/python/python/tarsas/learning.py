"""Training a net by self-play, as `tarsas learn` does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os import PathLike
from typing import Any, NamedTuple

from ._native import Learner

# The generation, the games played and all games of the generation.
Progress = Callable[[int, int, int], Any]

# Games between two looks for Ctrl-C.
_PART = 200


class Learned(NamedTuple):
    """The best net of a training run, as the bytes of its file, and what came of each generation."""

    net: bytes
    history: list[dict[str, Any]]


def ranges(games: int, per_part: int) -> list[tuple[int, int]]:
    """The first game and the number of games of each part."""
    return [(first, min(per_part, games - first)) for first in range(0, max(games, 1), per_part)]


def learn(
    game: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    games: int = 3000,
    generations: int = 10,
    seed: int = 1,
    threads: int = 0,
    components: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Learned:
    """Trains a net by self-play. The net is the one of `tarsas learn` with the same settings, byte for byte.

    Write it to a file, and "greedy@FILE" is a bot that uses it.
    """
    learner = Learner(game, seats, dict(options or {}), games, generations, seed, threads, components)
    while (all_games := learner.games) is not None:
        learner.prepare()
        samples = []
        for first, count in ranges(all_games, _PART):
            samples.append(learner.play(first, count))
            if progress is not None:
                progress(len(learner.history), first + count, all_games)
        learner.step(samples)
    return finished(learner)


def finished(learner: Learner) -> Learned:
    """What came of a run that is done."""
    assert learner.net is not None, "generation 0 makes a net"
    return Learned(learner.net, learner.history)
