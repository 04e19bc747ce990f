"""Many tables at once."""

import sys
import threading

import numpy as np
import psutil
import pytest

import tarsas


def digest(game, steps, **settings):
    """Everything that happens in some steps, as one number per array."""
    tables = tarsas.vec(game, 12, seed=5, **settings)
    rows = tables.reset()
    seen = []
    for _ in range(steps):
        tables.step_into(tables.sample(), *rows)
        seen.append([hash(array.tobytes()) for array in rows])
    return seen


def test_threads_do_not_matter_and_seeds_do(game):
    assert digest(game, 50) == digest(game, 50, threads=3)
    tables = tarsas.vec(game, 4, seed=1)
    one, same, other = tables.reset(seed=2), tables.reset(seed=2), tables.reset(seed=3)
    assert (one.observation == same.observation).all()
    assert (one.observation != other.observation).any()


def test_a_row_is_what_the_seat_to_act_knows():
    tables = tarsas.vec("power-grid", 3, seats=3, seed=1)
    rows = tables.reset()
    features = [name for name, *_ in tarsas.spaces("power-grid", 3)["features"]]
    own = features.index("to-act.own")
    for _ in range(500):
        assert (rows.observation[:, own] == 1).all()
        assert rows.mask.any(axis=1).all()
        tables.step_into(tables.sample(), *rows)


def test_masks_and_bounds_hold(game):
    tables = tarsas.vec(game, 8, seed=3)
    rows = tables.reset()
    features = tarsas.spaces(game)["features"]
    low, high = (np.array([feature[at] for feature in features], np.int16) for at in (1, 2))
    for _ in range(200):
        actions = tables.sample()
        assert rows.mask[np.arange(8), actions].all()
        assert (rows.observation >= low).all() and (rows.observation <= high).all()
        assert ((0 <= rows.to_act) & (rows.to_act < tables.seats)).all()
        tables.step_into(actions, *rows)


@pytest.mark.parametrize("reward", ["win", "place"])
def test_games_end_with_rewards_and_begin_anew(reward):
    tables = tarsas.vec("castles-of-burgundy", 16, seats=2, seed=1, reward=reward)
    rows = tables.reset()
    ended = 0
    for _ in range(1500):
        tables.step_into(tables.sample(), *rows)
        done = rows.done == 1
        ended += done.sum()
        assert (rows.rewards[~done] == 0).all()
        if reward == "win":
            assert np.allclose(rows.rewards[done].sum(axis=1), 1)
        else:
            assert (rows.rewards[done].max(axis=1) == 1).all()
    assert ended > 16


def test_long_games_are_cut_off():
    tables = tarsas.vec("power-grid", 4, seed=1, longest=10)
    rows = tables.reset()
    done = []
    for _ in range(30):
        tables.step_into(tables.sample(), *rows)
        done.append(rows.done.copy())
        assert (rows.rewards == 0).all()
    assert (np.flatnonzero(np.array(done)[:, 0] == 2) == [9, 19, 29]).all()


def test_bots_play_the_other_seats():
    bots = [None, "greedy", "greedy"]
    tables = tarsas.vec("castles-of-burgundy", 8, seats=3, seed=1, bots=bots)
    rows = tables.reset()
    wins = np.zeros(3)
    for _ in range(1000):
        assert (rows.to_act == 0).all()
        tables.step_into(tables.sample(), *rows)
        wins += rows.rewards.sum(axis=0)
    assert wins[1] + wins[2] > 10 * max(wins[0], 1)


def test_wrong_arrays_and_actions_are_refused():
    tables = tarsas.vec("power-grid", 4, seats=3, seed=1)
    rows = tables.reset()
    before = [array.copy() for array in rows]
    good = tables.sample()
    bad = good.copy()
    bad[2] = -1
    with pytest.raises(tarsas.IllegalAction, match="action -1 is not legal at table 2"):
        tables.step_into(bad, *rows)
    bad[2] = 10**12
    with pytest.raises(tarsas.IllegalAction):
        tables.step_into(bad, *rows)
    assert all((array == old).all() for array, old in zip(rows, before))
    with pytest.raises(tarsas.TarsasError, match="3 actions are given for 4 tables"):
        tables.step_into(good[:3], *rows)
    with pytest.raises(tarsas.TarsasError, match="mask has the shape"):
        tables.step_into(good, *rows._replace(mask=rows.mask[:, :-1].copy()))
    with pytest.raises(tarsas.TarsasError, match="contiguous"):
        wide = np.zeros((4, 2 * tables.features), np.int16)
        tables.step_into(good, *rows._replace(observation=wide[:, ::2]))
    with pytest.raises(TypeError):
        tables.step_into(good, *rows._replace(observation=rows.observation.astype(np.float32)))
    with pytest.raises(tarsas.TarsasError, match="a reward is"):
        tarsas.vec("power-grid", 4, reward="joy")
    with pytest.raises(tarsas.TarsasError, match="bots names"):
        tarsas.vec("power-grid", 4, seats=3, bots=["greedy"] * 3)
    tables.step_into(good, *rows)


@pytest.fixture
def no_switching():
    """The interpreter lock changes hands only when its owner releases it."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(3600)
    yield
    sys.setswitchinterval(interval)


def test_the_interpreter_is_free_while_tables_are_played(no_switching):
    # The bots reply in the first step, and think for a second: the step goes on long after it has released the lock.
    tables = tarsas.vec("dice-settlers", 4, seats=2, seed=1, bots=[None, "search-500"])
    rows, actions = tables.reset(), tables.sample()
    unwritten, seen, begin = 7, [], threading.Lock()

    def look():
        with begin:
            seen.append(int(rows.done[0]))

    rows.done[0] = unwritten
    with begin:
        thread = threading.Thread(target=look)
        thread.start()
    # From here on the other thread lacks nothing but the interpreter lock.
    tables.step_into(actions, *rows)
    thread.join()
    assert seen == [unwritten], "the other thread ran only after the step"
    assert rows.done[0] == 0


def test_tables_on_several_threads_at_once():
    results = {}

    def play(seed):
        tables = tarsas.vec("castles-of-burgundy", 16, seats=2, seed=seed)
        rows = tables.reset()
        for _ in range(300):
            tables.step_into(tables.sample(), *rows)
        results[seed] = [array.tobytes() for array in rows]

    for _ in range(2):
        first = dict(results)
        threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
        [thread.start() for thread in threads]
        [thread.join() for thread in threads]
    assert results == first and len(results) == 4


def test_a_million_steps_do_not_grow_the_memory():
    tables = tarsas.vec("castles-of-burgundy", 64, seats=2, seed=1)
    rows, actions = tables.reset(), np.empty(64, np.int64)

    def play(steps):
        for _ in range(steps // 64):
            tables.sample_into(actions)
            tables.step_into(actions, *rows)

    process = psutil.Process()
    play(100_000)
    before = process.memory_info().rss
    play(1_000_000)
    assert process.memory_info().rss - before < 8 << 20
