"""Simulations, reports, ladders, tuning and the evaluation of agents."""

import json
import pickle
import re
import subprocess

import pytest

import tarsas

TIMES = {"seconds", "games_per_s", "decisions_per_s", "ms_per_decision", "longest_ms"}


def without_times(value):
    if isinstance(value, dict):
        return {key: without_times(item) for key, item in value.items() if key not in TIMES}
    return [without_times(item) for item in value] if isinstance(value, list) else value


def test_a_simulation_is_the_one_of_the_command_line(game, program):
    command = [program, "simulate", game, "--games", "40", "--seed", "7", "--json"]
    printed = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    report = tarsas.simulate(game, games=40, seed=7)
    assert without_times(report.summary()) == without_times(printed)


def test_parts_add_up_and_threads_do_not_matter():
    whole = tarsas.simulate("castles-of-burgundy", bots=["greedy", "random"], seats=2, games=50, seed=3, threads=1)
    parts = [
        tarsas.simulate("castles-of-burgundy", bots=["greedy", "random"], seats=2, games=25, seed=3, first=first)
        for first in (25, 0)
    ]
    both = pickle.loads(pickle.dumps(parts[0])) + parts[1]
    assert without_times(both.summary()) == without_times(whole.summary())
    assert (both.first, both.games) == (0, 50)
    other = tarsas.simulate("castles-of-burgundy", bots=["greedy", "random"], seats=2, games=5, seed=4)
    with pytest.raises(tarsas.TarsasError, match="same series"):
        whole + other


def test_a_report_is_the_one_of_the_command_line(game, program):
    command = [program, "report", game, "--games", "12", "--seed", "7", "--json"]
    printed = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    seen = []
    assert tarsas.report(game, games=12, seed=7, progress=seen.append) == printed
    assert seen[-1] == printed["games"] == 12


def test_tuning_is_the_one_of_the_command_line(program, tmp_path):
    command = [program, "tune", "castles-of-burgundy", "--seats", "2", "--games", "2", "--generations", "1", "--seed", "3"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rows = re.findall(r"^([a-z_]+) +(-?[\d.]+) +(-?[\d.]+)$", printed, re.M)
    settings = dict(seats=2, games=2, generations=1, seed=3)
    tuned = tarsas.tune("castles-of-burgundy", **settings)
    assert tuned["changes"] == {name: [float(before), float(after)] for name, before, after in rows}
    assert len(rows) > 5 and any(before != after for before, after in tuned["changes"].values())
    validation = tuned["validation"]
    assert (validation["games"], validation["even"]) == (20, 0.5)
    assert f"{100 * validation['win_share']:.1f} %" in printed
    assert tuned["better"] == (validation["win_share"] - validation["margin"] > 0.5)
    # The text is a file of weights: one can play with it and go on from it.
    file = tmp_path / "weights.toml"
    file.write_text(tuned["weights"])
    again = tarsas.tune("castles-of-burgundy", **settings, weights=file)
    assert [before for before, _ in again["changes"].values()] == [after for _, after in tuned["changes"].values()]
    assert tarsas.simulate("castles-of-burgundy", bots=[f"greedy@{file}", "random"], seats=2, games=1).games == 1


def test_wrong_requests_are_sentences(tmp_path):
    def sentence(call):
        with pytest.raises(tarsas.TarsasError) as caught:
            call()
        return str(caught.value)

    assert "did you mean" in sentence(lambda: tarsas.report("powergrid"))
    assert "2 bots are named for 3 seats" in sentence(lambda: tarsas.report("power-grid", seats=3, bots="greedy,random"))
    assert sentence(lambda: tarsas.report("power-grid", games=0)) == "a series has at least one game"
    assert "at least 1" in sentence(lambda: tarsas.tune("power-grid", generations=0))
    assert "at least 2 seats" in sentence(lambda: tarsas.tune("dice-settlers", seats=1, games=1))
    file = tmp_path / "weights.toml"
    assert str(file) in sentence(lambda: tarsas.tune("power-grid", weights=file))
    file.write_text("nonsense = 1.0")
    assert str(file) in sentence(lambda: tarsas.tune("power-grid", weights=file))


def test_a_ladder_is_the_one_of_the_command_line(program):
    command = [program, "ladder", "power-grid", "--bots", "random,easy,greedy", "--games", "12", "--seats", "3"]
    command += ["--seed", "5", "--json"]
    printed = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    seen = []
    settings = dict(bots=("random", "easy", "greedy"), games=12, seats=3, seed=5)
    result = tarsas.ladder("power-grid", **settings, progress=seen.append)
    assert without_times(result) == without_times(printed)
    assert seen[-1] == result["games"]


def test_an_agent_is_measured_as_the_ladder_measures():
    bot = tarsas.bot("greedy")
    result = tarsas.evaluate(bot.choose, "castles-of-burgundy", against="random", seats=2, games=20, seed=5)
    ladder = tarsas.ladder("castles-of-burgundy", bots=("random", "greedy"), seats=2, games=20, seed=5)
    pair = ladder["pairs"][0]
    assert (pair["name"], pair["against"]) == ("greedy", "random")
    assert (result["games"], result["wins"]) == (pair["games"], pair["wins"])
    assert result["ci95"] == pytest.approx(pair["ci95"])
    assert result["rating"] == pytest.approx(ladder["bots"][1]["rating"] - 1000, abs=0.01)


@pytest.mark.parametrize("function", [tarsas.simulate, tarsas.report, tarsas.tune])
def test_an_exception_in_progress_stops_the_games(function):
    def stop(done):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        function("manhattan-project", games=10**9, seed=1, progress=stop)


def test_a_records_folder_must_be_empty(tmp_path):
    (tmp_path / "note").write_text("mine")
    with pytest.raises(tarsas.TarsasError, match="not empty"):
        tarsas.simulate("power-grid", games=1, seed=1, records=tmp_path)
