"""Simulations, ladders and learning as Ray tasks, on a cluster of two nodes one of which dies."""

import signal
import subprocess
import sys
import threading
import time

import pytest

import tarsas

ray = pytest.importorskip("ray")

from test_series import without_times  # noqa: E402

import tarsas.cluster  # noqa: E402


@pytest.fixture(scope="module")
def cluster():
    """A head without processors of its own, and a node with one."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def begin_on_every_node():
    """Starts the processes of both nodes, which takes longer than the games."""

    @ray.remote(num_cpus=1)
    def wait():
        time.sleep(1)
        return ray.get_runtime_context().get_node_id()

    while len(set(ray.get([wait.remote(), wait.remote()]))) < 2:
        pass


def while_a_node_dies(cluster, work):
    """The result of the work on two nodes, one of which dies in the middle."""
    node = cluster.add_node(num_cpus=1)
    begin_on_every_node()
    results = []
    thread = threading.Thread(target=lambda: results.append(work()))
    thread.start()
    # As soon as both play.
    while thread.is_alive() and ray.available_resources().get("CPU", 0) > 0:
        time.sleep(0.02)
    assert thread.is_alive(), "the games ended before the node died"
    cluster.remove_node(node, allow_graceful=False)
    assert thread.is_alive(), "the games ended before the node died"
    thread.join()
    return results[0]


def test_totals_survive_the_death_of_a_node(cluster):
    settings = dict(bots=["greedy", "random", "random"], seats=3, games=8000, seed=9)
    expected = tarsas.simulate("castles-of-burgundy", **settings)
    report = while_a_node_dies(
        cluster, lambda: tarsas.cluster.simulate("castles-of-burgundy", **settings, per_task=1000, progress=False)
    )
    assert without_times(report.summary()) == without_times(expected.summary())


def test_a_net_survives_the_death_of_a_node(cluster):
    settings = dict(seats=2, games=120, generations=1, seed=3)
    expected = tarsas.learn("castles-of-burgundy", **settings)
    learned = while_a_node_dies(
        cluster, lambda: tarsas.cluster.learn("castles-of-burgundy", **settings, per_task=60, progress=False)
    )
    assert learned == expected


def test_a_run_whose_driver_was_killed_is_continued(cluster, tmp_path, capfd):
    settings = dict(seats=2, games=20, generations=1, seed=3, per_task=10, file=str(tmp_path / "my.net"))
    driver = f"""
import os, signal, ray, tarsas.cluster
ray.init(address={cluster.address!r}, log_to_driver=False)
gather = tarsas.cluster._gather

def gather_or_die(title, *tasks):
    if "generation 1" in title:
        os.kill(os.getpid(), signal.SIGKILL)
    return gather(title, *tasks)

tarsas.cluster._gather = gather_or_die
tarsas.cluster.learn("castles-of-burgundy", **{settings!r})
"""
    assert subprocess.run([sys.executable, "-c", driver]).returncode == -signal.SIGKILL
    assert (tmp_path / "my.net.part").exists()
    capfd.readouterr()
    learned = tarsas.cluster.learn("castles-of-burgundy", **settings)
    printed = capfd.readouterr().err
    assert "generation 1: 20 of 20 games" in printed and "generation 0" not in printed
    del settings["per_task"], settings["file"]
    assert learned == tarsas.learn("castles-of-burgundy", **settings)
    assert (tmp_path / "my.net").read_bytes() == learned.net
    assert not (tmp_path / "my.net.part").exists()


def test_a_ladder_is_the_one_of_one_machine(cluster):
    settings = dict(bots=("random", "easy", "greedy"), seats=3, games=30, seed=4)
    result = tarsas.cluster.ladder("power-grid", **settings, per_task=4)
    assert without_times(result) == without_times(tarsas.ladder("power-grid", **settings))


def test_a_wrong_request_fails_before_a_task_begins(cluster):
    with pytest.raises(tarsas.TarsasError, match="did you mean"):
        tarsas.cluster.simulate("powergrid")
