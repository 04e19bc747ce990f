"""Many tables at once, in numpy arrays that you own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ._native import Tables


class Buffers(NamedTuple):
    """One row per table. After a step that ended a game, `rewards` and `done` tell about that game and the rest about the next."""

    observation: npt.NDArray[np.int16]
    """What the seat to act may know."""
    mask: npt.NDArray[np.int8]
    """One for each legal action of the seat to act."""
    rewards: npt.NDArray[np.float32]
    """The reward of every seat; zero until a game ends."""
    to_act: npt.NDArray[np.int32]
    """The seat to act."""
    done: npt.NDArray[np.uint8]
    """0, or 1 if the step ended a game, or 2 if the game was cut off because it was too long."""


class Vec(Tables):
    """Tables of one game that are played in step; made by `vec`."""

    def buffers(self) -> Buffers:
        """New arrays of the right shapes."""
        count = len(self)
        return Buffers(
            np.zeros((count, self.features), np.int16),
            np.zeros((count, self.actions), np.int8),
            np.zeros((count, self.seats), np.float32),
            np.zeros(count, np.int32),
            np.zeros(count, np.uint8),
        )

    def reset(self, seed: int | None = None) -> Buffers:
        """Begins a new game at every table, in new arrays."""
        buffers = self.buffers()
        self.reset_into(*buffers, seed=seed)
        return buffers

    def sample(self) -> npt.NDArray[np.int64]:
        """An action for every table, picked as the bot `random` does."""
        actions = np.empty(len(self), np.int64)
        self.sample_into(actions)
        return actions


def vec(
    game: str,
    n: int,
    seats: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
    bots: Sequence[str | None] | None = None,
    reward: str = "win",
    longest: int = 100_000,
    threads: int = 1,
    components: str | PathLike[str] | None = None,
) -> Vec:
    """`n` tables of a game. `bots` names a bot for each seat that you do not play yourself, and None for the others.

    The reward is `"win"` (1, split among those who share it), `"place"` (1 for the first to -1 for the last) or `"score"`.

    >>> tables = vec("power-grid", 64, seats=4, seed=1)
    >>> rows = tables.reset()
    >>> for _ in range(100):
    ...     tables.step_into(tables.sample(), *rows)
    """
    return Vec(game, n, seats, dict(options or {}), seed, bots, reward, longest, threads, components)
