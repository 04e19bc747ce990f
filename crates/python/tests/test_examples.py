"""The examples run."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import numpy as np
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name, *arguments):
    command = [sys.executable, EXAMPLES / name, *map(str, arguments)]
    # Small matrices are multiplied faster on one thread.
    variables = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    finished = subprocess.run(command, capture_output=True, text=True, env=variables)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def load(name):
    """An example as a module."""
    spec = importlib.util.spec_from_file_location("example", EXAMPLES / name)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested():
    text = Path(__file__).read_text()
    # `curves.py` draws for the others.
    names = {path.name for path in EXAMPLES.glob("*.py")} - {"curves.py"}
    assert all(f'run("{name}"' in text for name in names)
    assert all(f'"{path.name}"' in text for path in EXAMPLES.glob("*.ipynb"))


def test_ppo_runs(tmp_path):
    # Too short to show that it learns.
    small = ("--updates", 20, "--tables", 16, "--steps", 64, "--hidden", 32, "--test-games", 2)
    printed = run("ppo.py", *small, "--out", tmp_path / "curve.svg")
    scores = [float(score) for score in re.findall(r"games, score ([\d.-]+)", printed)]
    assert len(scores) == 2 and all(score > 0 for score in scores), printed
    assert "against random" in printed and "against greedy" in printed
    assert "<svg" in (tmp_path / "curve.svg").read_text()


def test_the_gradients_of_ppo_are_right():
    ppo = load("ppo.py")
    generator = np.random.default_rng(1)
    network = ppo.Network(5, 4, 7, generator)
    for name, parameter in network.parameters.items():
        network.parameters[name] = generator.standard_normal(parameter.shape)
    inputs = generator.standard_normal((3, 5))
    legal = ppo.Legal.of(np.array([[1, 0, 1, 0, 1, 0, 0], [0, 1, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1]], np.int8))
    chosen, wanted = legal.find(np.array([2, 1, 5])), np.array([0.5, -1.0, 2.0])

    def loss():
        _, chances, values = network.forward(inputs, legal)
        return -np.log(chances[chosen]).sum() + 0.5 * ((values - wanted) ** 2).sum()

    hidden, chances, values = network.forward(inputs, legal)
    chances[chosen] -= 1
    gradients = network.backward(inputs, legal, hidden, chances, values - wanted)
    for name, parameter in network.parameters.items():
        for at in np.ndindex(parameter.shape):
            before = parameter[at]
            parameter[at] = before + 1e-5
            above = loss()
            parameter[at] = before - 1e-5
            below = loss()
            parameter[at] = before
            assert gradients[name][at] == pytest.approx((above - below) / 2e-5, abs=1e-6), (name, at)


def test_td_lambda_runs(tmp_path):
    printed = run("td_lambda.py", "--games", 1, "--test-games", 2, "--out", tmp_path / "curve.svg")
    assert "game 1: mean score" in printed and "against random" in printed
    assert "<svg" in (tmp_path / "curve.svg").read_text()


def test_random_and_greedy(monkeypatch):
    monkeypatch.setenv("GAMES", "6")
    notebook = nbformat.read(EXAMPLES / "random_and_greedy.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "outputs are not stored"
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    printed = "".join(output.text for output in outputs if output.output_type == "stream")
    assert "The Castles of Burgundy" in printed and "of 6 games" in printed
    pictures = [output for output in outputs if "image/png" in output.get("data", {})]
    assert len(pictures) == 2


def test_an_own_agent_on_the_ladder():
    printed = run("own_agent.py", "--games", 2, "--against", "random")
    assert re.search(r"against random: \d+%", printed), printed
