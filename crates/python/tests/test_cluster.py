"""Simulations and ladders as Ray tasks, on a cluster of two nodes one of which dies."""

import threading
import time

import pytest

import tarsas

ray = pytest.importorskip("ray")

from test_series import without_times  # noqa: E402

import tarsas.cluster  # noqa: E402


@pytest.fixture(scope="module")
def nodes():
    """A head without processors of its own, and two nodes with one each."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    workers = [cluster.add_node(num_cpus=1) for _ in range(2)]
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster, workers
    ray.shutdown()
    cluster.shutdown()


def test_totals_survive_the_death_of_a_node(nodes):
    cluster, workers = nodes
    settings = dict(bots=["greedy", "random", "random"], seats=3, games=40_000, seed=9)
    expected = tarsas.simulate("castles-of-burgundy", **settings)
    results = []

    def play():
        results.append(tarsas.cluster.simulate("castles-of-burgundy", **settings, per_task=2000, progress=False))

    thread = threading.Thread(target=play)
    thread.start()
    # The node dies while it plays: as soon as both play.
    while thread.is_alive() and ray.available_resources().get("CPU", 0) > 0:
        time.sleep(0.05)
    assert thread.is_alive(), "the games ended before the node died"
    cluster.remove_node(workers[0], allow_graceful=False)
    assert thread.is_alive(), "the games ended before the node died"
    thread.join()
    assert without_times(results[0].summary()) == without_times(expected.summary())


def test_a_ladder_is_the_one_of_one_machine(nodes):
    settings = dict(bots=("random", "easy", "greedy"), seats=3, games=30, seed=4)
    result = tarsas.cluster.ladder("power-grid", **settings, per_task=4)
    assert without_times(result) == without_times(tarsas.ladder("power-grid", **settings))


def test_a_wrong_request_fails_before_a_task_begins(nodes):
    with pytest.raises(tarsas.TarsasError, match="did you mean"):
        tarsas.cluster.simulate("powergrid")
