"""The environments for PettingZoo and Gymnasium."""

import re
import warnings

import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

import tarsas


def test_pettingzoo_accepts_the_environment(game):
    with warnings.catch_warnings():
        # Scores of money have no useful normalization; the checker asks for one.
        warnings.simplefilter("ignore")
        api_test(tarsas.env(game, seed=1), num_cycles=400)


def test_equal_seeds_give_equal_games(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: tarsas.env(game), num_cycles=60)


# Five seconds each, so one game is enough.
def test_the_benchmark_of_pettingzoo_runs(capsys):
    performance_benchmark(tarsas.env("power-grid", seed=1))
    speed = re.search(r"([\d.]+) turns per second", capsys.readouterr().out)
    assert float(speed[1]) > 1000


def test_pettingzoo_makes_every_game(game):
    env = pettingzoo.make("aec", f"tarsas/{game}", seats=2, seed=5)
    version = tarsas.spaces(game)["layout_version"]
    assert env.metadata["name"] == f"tarsas_{game}_v{version}"
    assert f"tarsas/{game}-v{version}" in pettingzoo.aec_registry
    env.reset()
    ours = tarsas.env(game, seats=2, seed=5)
    ours.reset()
    assert env.match.record() == ours.match.record()


def play(env, generator):
    """Plays a game at random and returns the sum of rewards of every agent."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"]
        assert mask.any()
        env.step(int(generator.choice(np.flatnonzero(mask))))
    return total


@pytest.mark.parametrize("reward", ["win", "place", "score"])
def test_rewards_are_given_at_the_end(reward):
    env = tarsas.env("castles-of-burgundy", seats=3, reward=reward, seed=1)
    env.reset()
    total = play(env, np.random.default_rng(1))
    standings = env.match.standings()
    if reward == "win":
        assert sum(total.values()) == pytest.approx(1)
        assert total[f"seat_{[row['place'] for row in standings].index(1)}"] > 0
    elif reward == "score":
        assert list(total.values()) == [row["total"] for row in standings]
    else:
        assert max(total.values()) == 1


def test_games_without_a_seed_follow_each_other():
    env = tarsas.env("power-grid", seats=3, seed=11)
    env.reset()
    first = env.match.record()
    env.reset()
    assert (env.match.number, env.match.record() == first) == (1, False)
    env.reset(seed=11)
    assert env.match.record() == first


def test_an_illegal_action_raises_and_changes_nothing():
    env = tarsas.env("power-grid", seats=3, seed=1)
    env.reset()
    agent, before = env.agent_selection, env.match.record()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(tarsas.IllegalAction):
        env.step(illegal)
    assert (env.agent_selection, env.match.record()) == (agent, before)


def test_seats_that_the_rules_play_are_no_agents():
    env = tarsas.env("barrage", seats=3, options={"automas": "1"}, seed=1)
    env.reset()
    assert len(env.possible_agents) == 2
    play(env, np.random.default_rng(1))


def test_gymnasium_accepts_the_environment(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(tarsas.gym(game, seats=2, bots="random"), skip_render_check=True)


def test_a_seat_against_bots():
    env = tarsas.gym("castles-of-burgundy", seats=3, seat=1, bots=["greedy", "random"], reward="place")
    generator = np.random.default_rng(2)
    _, info = env.reset(seed=4)
    ended = False
    while not ended:
        assert env.match.to_act == 1 and (info["action_mask"] == env.action_masks()).all()
        action = int(generator.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, ended, truncated, info = env.step(action)
        assert env.observation_space.contains(observation) and not truncated
    place = env.match.standings()[1]["place"]
    assert reward == pytest.approx(2 - place)
    env.reset(seed=4)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True) and info["illegal"]
