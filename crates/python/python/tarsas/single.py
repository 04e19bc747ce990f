"""A Gymnasium environment: you play one seat, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import _native
from ._native import Bot, IllegalAction, Match, TarsasError
from .aec import check_reward, observation_box, reward_of


class SeatEnv(gymnasium.Env):
    """One seat of a match as a Gymnasium environment.

    `action_masks()` and `info["action_mask"]` tell the legal actions. An illegal action ends the episode with the reward -1
    and `info["illegal"]`, the sentence that says why; with `illegal="raise"` it raises `tarsas.IllegalAction`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        illegal: str = "lose",
        longest: int = 100_000,
        render_mode: str | None = None,
    ):
        self._options = dict(options or {})
        self._match = _native.make(game, seats, self._options)
        self._game, self._seats = game, self._match.seats
        if not 0 <= seat < self._seats or self._match.plays_itself(seat):
            raise TarsasError(f"seat {seat} is none of the {self._seats} seats that players have")
        if illegal not in ("lose", "raise"):
            raise TarsasError(f'illegal is lose or raise, not "{illegal}"')
        names = [bots] * (self._seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != self._seats - 1:
            raise TarsasError(f"{len(names)} bots are named for {self._seats - 1} other seats")
        others = iter(names)
        self._bots = {other: Bot(next(others)) for other in range(self._seats) if other != seat}
        self._seat, self._illegal, self._longest = seat, illegal, longest
        self._reward = check_reward(reward)
        self.render_mode = render_mode
        self.observation_space = observation_box(game, self._seats)
        self._size = len(self._match.mask())
        self.action_space = spaces.Discrete(self._size)

    @property
    def match(self) -> Match:
        """The match."""
        return self._match

    def action_masks(self) -> np.ndarray:
        """One for each legal action."""
        if self._match.to_act != self._seat:
            return np.zeros(self._size, np.int8)
        return self._match.mask()

    def _advance(self) -> None:
        """Lets the bots play until it is our turn."""
        match = self._match
        while (seat := match.to_act) is not None and seat != self._seat:
            match.play(self._bots[seat].choose(match))

    def _state(self) -> tuple[np.ndarray, dict[str, Any]]:
        return self._match.observe(self._seat), {"action_mask": self.action_masks()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        game_seed = int(self.np_random.integers(1 << 31))
        self._match = _native.make(self._game, self._seats, self._options, game_seed)
        self._advance()
        return self._state()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        try:
            self._match.play(int(action), self._seat)
        except IllegalAction as illegal:
            if self._illegal == "raise":
                raise
            observation, info = self._state()
            return observation, -1.0, True, False, {**info, "illegal": str(illegal)}
        self._advance()
        over = self._match.over
        reward = reward_of(self._match.standings(), self._seat, self._reward) if over else 0.0
        observation, info = self._state()
        return observation, float(reward), over, not over and len(self._match) >= self._longest, info

    def render(self) -> str | None:
        """The position as our seat sees it, as text (`ansi`) or as a drawing (`svg`)."""
        if self.render_mode is None:
            return None
        return self._match.render("svg", self._seat) if self.render_mode == "svg" else self._match.text(self._seat)
