"""Training a net by self-play."""

import subprocess

import pytest

import tarsas
from tarsas import Learner


# Only generation 0: the program that the tests use is built for tests, and slow.
def test_a_net_is_the_one_of_the_command_line(program, tmp_path):
    file = tmp_path / "net"
    command = [program, "learn", "power-grid", "--seats", "3", "--option", "map=usa", "--seed", "5"]
    subprocess.run([*command, "--games", "1", "--generations", "0", "-o", file], check=True, capture_output=True)
    settings = dict(seats=3, options={"map": "usa"})
    learned = tarsas.learn("power-grid", **settings, seed=5, games=1, generations=0)
    assert learned.net == file.read_bytes()
    bots = [f"greedy@{file}", "greedy", "random"]
    assert tarsas.simulate("power-grid", bots=bots, **settings, games=3, seed=1).games == 3


def test_a_run_tells_its_history():
    seen = []
    learned = tarsas.learn(
        "castles-of-burgundy",
        seats=2,
        games=20,
        generations=1,
        progress=lambda *progress: seen.append(progress),
    )
    assert seen == [(0, 200, 240), (0, 240, 240), (1, 20, 20)]
    assert [row["generation"] for row in learned.history] == [0, 1]
    assert learned.history[0]["accepted"] and learned.history[0]["against_best"] is None
    assert 0 <= learned.history[1]["against_best"]["win_share"] <= 1
    assert all(row["samples"] > 0 for row in learned.history)


def test_a_run_that_was_stopped_is_continued(tmp_path):
    settings = dict(seats=2, games=10, generations=1, seed=2)
    expected = tarsas.learn("castles-of-burgundy", **settings)
    file, part, seen = tmp_path / "my.net", tmp_path / "my.net.part", []

    def progress(generation, done, games):
        seen.append(generation)
        if generation == 1 and seen.count(1) == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tarsas.learn("castles-of-burgundy", **settings, file=file, progress=progress)
    assert file.exists() and part.exists()
    with pytest.raises(tarsas.TarsasError, match="my.net.part cannot be continued: .*other parameters; remove it"):
        tarsas.learn("castles-of-burgundy", **{**settings, "seed": 3}, file=file)
    learned = tarsas.learn("castles-of-burgundy", **settings, file=file, progress=progress)
    assert learned == expected and file.read_bytes() == expected.net
    assert seen == [0, 1, 1] and sorted(tmp_path.iterdir()) == [file]


def test_what_cannot_be_learned_from_is_refused():
    settings = ("castles-of-burgundy", 2, {}, 4, 1, 1)
    learner = Learner(*settings)
    with pytest.raises(tarsas.TarsasError, match="must be prepared"):
        learner.play(0, 1)
    learner.prepare()
    with pytest.raises(tarsas.TarsasError, match="fewer games"):
        learner.play(40, 9)
    with pytest.raises(tarsas.TarsasError, match="ends too early"):
        learner.step([learner.play(0, 48)[:-1]])
    with pytest.raises(tarsas.TarsasError, match="other parameters"):
        Learner("castles-of-burgundy", 2, {}, 4, 1, 2, saved=learner.save())
    with pytest.raises(tarsas.TarsasError, match="other parameters"):
        Learner("castles-of-burgundy", 3, {}, 4, 1, 1, saved=learner.save())
    with pytest.raises(tarsas.TarsasError, match="at least 2 seats"):
        tarsas.learn("dice-settlers", seats=1)
