"""Training a net by self-play, as `tarsas learn` does."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

from ._native import Learner, TarsasError

# The generation, the games played and all games of the generation.
Progress = Callable[[int, int, int], Any]

# Games between two looks for Ctrl-C.
_PART = 200


class Learned(NamedTuple):
    """The best net of a training run, as the bytes of its file, and what came of each generation."""

    net: bytes
    history: list[dict[str, Any]]


class Run:
    """A training run, which `begin` begins or, given what was saved, continues. If it has a file, the best net is written to it
    after every generation, and the run is kept in FILE.part until it is done."""

    def __init__(self, file: str | PathLike[str] | None, begin: Callable[[bytes | None], Learner]):
        self._file = Path(file) if file is not None else None
        self._part = Path(f"{self._file}.part")
        self.learner = begin(None)
        if self._file is not None and self._part.exists():
            try:
                self.learner = begin(self._part.read_bytes())
            except TarsasError as wrong:
                raise TarsasError(f"{self._part} cannot be continued: {wrong}; remove it to begin again") from None
        # A folder that cannot be written to is noticed before the first game.
        self._write()

    def _write(self) -> None:
        if self._file is not None:
            if self.learner.net is not None:
                _replace(self._file, self.learner.net)
            _replace(self._part, self.learner.save())

    def step(self, samples: Sequence[bytes]) -> None:
        """Learns from the samples of a generation."""
        self.learner.step(samples)
        self._write()

    def finish(self) -> Learned:
        """What came of the run, when it is done."""
        assert self.learner.net is not None, "generation 0 makes a net"
        if self._file is not None:
            self._part.unlink()
        return Learned(self.learner.net, self.learner.history)


def _replace(path: Path, content: bytes) -> None:
    """Writes a file at once: a reader finds the old one or the new one."""
    partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
    partial.write_bytes(content)
    partial.replace(path)


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
    file: str | PathLike[str] | None = None,
    threads: int = 0,
    components: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Learned:
    """Trains a net by self-play. The net is the one of `tarsas learn` with the same settings, byte for byte.

    With a `file`, the best net is written to it after every generation, and "greedy@FILE" is a bot that uses it. The run is kept in
    FILE.part until it is done; the same call, or the same command, continues it.
    """
    settings = (game, seats, dict(options or {}), games, generations, seed, threads, components)
    run = Run(file, lambda saved: Learner(*settings, saved))
    learner = run.learner
    while (all_games := learner.games) is not None:
        learner.prepare()
        samples = []
        for first, count in ranges(all_games, _PART):
            samples.append(learner.play(first, count))
            if progress is not None:
                progress(len(learner.history), first + count, all_games)
        run.step(samples)
    return run.finish()
