"""A PettingZoo environment: every seat is an agent, and they act in the order of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from . import _native
from ._native import Match


def observation_box(game: str, seats: int) -> spaces.Box:
    """The bounds of an observation."""
    features = _native.spaces(game, seats)["features"]
    low, high = (np.array([feature[at] for feature in features], np.int16) for at in (1, 2))
    return spaces.Box(low, high, dtype=np.int16)


def reward_of(standings: list[dict[str, Any]], seat: int, reward: str) -> float:
    """The reward of a seat at the end of a game; see `tarsas.vec`."""
    place, ranked = int(standings[seat]["place"]), len(standings)
    if reward == "win":
        winners = sum(int(row["place"]) == 1 for row in standings)
        return (place == 1) / winners
    if reward == "place":
        return 1 - 2 * (place - 1) / (ranked - 1) if ranked > 1 else 0.0
    return float(standings[seat]["total"])


def check_reward(reward: str) -> str:
    if reward not in ("win", "place", "score"):
        raise _native.TarsasError(f'a reward is win, place or score, not "{reward}"')
    return reward


class TarsasEnv(AECEnv):  # type: ignore[misc, unused-ignore]
    """A match as a PettingZoo AEC environment.

    The agents are `seat_0`, `seat_1`, … An observation is a dictionary: `observation`, what the seat may know, and `action_mask`,
    its legal actions. An illegal action raises `tarsas.IllegalAction` and changes nothing.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        reward: str = "win",
        longest: int = 100_000,
        render_mode: str | None = None,
    ):
        super().__init__()
        self._options = dict(options or {})
        self._reward = check_reward(reward)
        self._longest = longest
        self._match = _native.make(game, seats, self._options, seed)
        self._game, self._seats = game, self._match.seats
        self._seed, self._number = self._match.seed, -1
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tarsas_{game}_v{_native.spaces(game, self._seats)['layout_version']}",
            "render_modes": ["ansi", "svg"],
            "is_parallelizable": False,
        }
        self._seat_of = {
            f"seat_{seat}": seat for seat in range(self._seats) if not self._match.plays_itself(seat)
        }
        self._agent_of = {seat: agent for agent, seat in self._seat_of.items()}
        self.possible_agents = list(self._seat_of)
        size = len(self._match.mask())
        box = observation_box(game, self._seats)
        self._no_action = np.zeros(size, np.int8)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (size,), np.int8)})
            for agent in self.possible_agents
        }

    @property
    def match(self) -> Match:
        """The match."""
        return self._match

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begins a game: the first of the series with this seed or, without a seed, the next of the current series."""
        if seed is None:
            self._number += 1
        else:
            self._seed, self._number = seed, 0
        self._match = _native.make(self._game, self._seats, self._options, self._seed, self._number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Selects the agent whose seat acts."""
        seat = self._match.to_act
        if seat is not None:
            self.agent_selection = self._agent_of[seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seat_of[agent]
        mask = self._match.mask() if self._match.to_act == seat else self._no_action.copy()
        return {"observation": self._match.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self._match
        if action is None:
            raise _native.TarsasError(f"{agent} acts and must choose an action")
        match.play(action)
        self._cumulative_rewards[agent] = 0.0
        if match.over:
            standings = match.standings()
            for other in self.agents:
                reward = reward_of(standings, self._seat_of[other], self._reward)
                self.rewards[other] = reward
                self._cumulative_rewards[other] += reward
                self.terminations[other] = True
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
            return
        if len(match) >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def render(self) -> str | None:
        """The position of the seat to act, as text (`ansi`) or as a drawing (`svg`)."""
        if self.render_mode is None:
            return None
        seat = self._match.to_act
        return self._match.render("svg", seat) if self.render_mode == "svg" else self._match.text(seat)

    def close(self) -> None:
        """There is nothing to close."""
