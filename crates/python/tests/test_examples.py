"""The examples run."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name, *arguments):
    command = [sys.executable, EXAMPLES / name, *map(str, arguments)]
    # Small matrices are multiplied faster on one thread.
    variables = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    finished = subprocess.run(command, capture_output=True, text=True, env=variables)
    assert finished.returncode == 0, finished.stderr
    return finished.stdout


def test_every_example_is_tested():
    text = Path(__file__).read_text()
    assert all(f'run("{path.name}"' in text for path in EXAMPLES.glob("*.py"))


def test_ppo_runs():
    # Too short to show that it learns.
    printed = run("ppo.py", "--updates", 20, "--tables", 16, "--steps", 64, "--hidden", 32, "--test-games", 2)
    scores = [float(score) for score in re.findall(r"score ([\d.-]+)", printed)]
    assert len(scores) == 2 and all(score > 0 for score in scores), printed
    assert "against random" in printed


def test_td_lambda_runs():
    printed = run("td_lambda.py", "--games", 1, "--test-games", 2)
    assert "game 1: mean score" in printed and "against random" in printed


def test_random_and_greedy(tmp_path):
    pytest.importorskip("matplotlib")
    picture = tmp_path / "plot.png"
    printed = run("random_and_greedy.py", "--games", 6, "--out", picture)
    assert "The Castles of Burgundy" in printed
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_an_own_agent_on_the_ladder():
    printed = run("own_agent.py", "--games", 2, "--against", "random")
    assert re.search(r"against random: \d+%", printed), printed
