"""Training a net by self-play."""

import subprocess

import pytest

import tarsas
from tarsas._native import Learner


def test_a_net_is_the_one_of_the_command_line(program, tmp_path):
    file = tmp_path / "net"
    command = [program, "learn", "power-grid", "--seats", "3", "--option", "map=usa", "--seed", "5"]
    subprocess.run([*command, "--games", "6", "--generations", "2", "-o", file], check=True, capture_output=True)
    seen = []
    learned = tarsas.learn(
        "power-grid",
        seats=3,
        options={"map": "usa"},
        seed=5,
        games=6,
        generations=2,
        progress=lambda *progress: seen.append(progress),
    )
    assert learned.net == file.read_bytes()
    assert [row["generation"] for row in learned.history] == [0, 1, 2]
    assert learned.history[0]["accepted"] and learned.history[0]["against_best"] is None
    assert seen == [(0, 72, 72), (1, 6, 6), (2, 6, 6)]
    report = tarsas.simulate(
        "power-grid", bots=[f"greedy@{file}", "greedy", "random"], seats=3, options={"map": "usa"}, games=3, seed=1
    )
    assert report.games == 3


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
    with pytest.raises(tarsas.TarsasError, match="another run"):
        Learner("castles-of-burgundy", 2, {}, 4, 1, 2, saved=learner.save())
    with pytest.raises(tarsas.TarsasError, match="at least 2 seats"):
        tarsas.learn("dice-settlers", seats=1)
