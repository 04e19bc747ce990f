"""Matches and bots."""

import copy
import math
import pickle
import subprocess
import sys

import numpy as np
import pytest
from conftest import play_at_random, play_bots

import tarsas


def test_a_greedy_game_ends_and_has_a_winner(game):
    match = tarsas.make(game, seed=3)
    play_bots(match)
    assert match.to_act is None and match.over
    standings = match.standings()
    assert min(row["place"] for row in standings) == 1
    for row in standings:
        assert row["total"] == sum(row["points"].values())


def test_the_mask_is_the_list_of_legal_actions(game):
    generator = np.random.default_rng(5)
    match = tarsas.make(game, seed=2)
    size = tarsas.spaces(game)["actions"]
    for _ in range(300):
        if match.over:
            break
        legal = match.legal()
        numbers = sorted(action.index for action in legal if action.index is not None)
        assert len(set(numbers)) == len(numbers) > 0
        assert match.mask().shape == (size,)
        assert np.flatnonzero(match.mask()).tolist() == numbers == match.legal_indices().tolist()
        assert all(action.notation and action.words for action in legal)
        match.play(int(generator.choice(numbers)))


def test_a_number_a_notation_and_an_action_mean_the_same(game):
    matches = [tarsas.make(game, seed=4) for _ in range(3)]
    for _ in range(20):
        if matches[0].over:
            break
        action = [action for action in matches[0].legal() if action.index is not None][-1]
        for match, given in zip(matches, (action, action.notation, np.int64(action.index))):
            match.play(given)
        assert len({match.record() for match in matches}) == 1


def test_a_number_is_a_kind_and_its_parts(game):
    spaces = tarsas.spaces(game)
    kinds = spaces["kinds"]
    ends = np.cumsum([math.prod(kind["sizes"]) for kind in kinds])
    assert [kind["first"] for kind in kinds] == [0, *ends[:-1]] and ends[-1] == spaces["actions"]
    assert [kind["count"] for kind in kinds] == np.diff(ends, prepend=0).tolist()


def test_the_parts_of_a_number_are_those_of_the_action():
    kinds = tarsas.spaces("power-grid")["kinds"]
    firsts = [kind["first"] for kind in kinds]
    match, seen = tarsas.make("power-grid", seed=2), set()
    while not match.over:
        for action in match.legal():
            if action.index is not None:
                kind = kinds[np.searchsorted(firsts, action.index, side="right") - 1]
                name, *parts = action.notation.split()
                if name in ("nominate", "bid", "scrap", "run"):
                    numbers = np.unravel_index(action.index - kind["first"], kind["sizes"])
                    assert (name, int(parts[0])) == (kind["name"], numbers[0])
                    seen.add(name)
        match.play(tarsas.bot("greedy").choose(match))
    assert seen >= {"nominate", "bid", "run"}


def test_observations_keep_their_bounds(game):
    generator = np.random.default_rng(6)
    for seats in (None, 2):
        match = tarsas.make(game, seats, seed=2)
        features = tarsas.spaces(game, match.seats)["features"]
        low, high = (np.array([feature[at] for feature in features]) for at in (1, 2))
        assert len({feature[0] for feature in features}) == len(features)
        for _ in range(150):
            if match.over:
                break
            for seat in range(match.seats):
                observation = match.observe(seat)
                assert observation.dtype == np.int16
                assert (observation >= low).all() and (observation <= high).all()
            play_at_random(match, generator, 1)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_record_is_the_one_of_the_command_line(game, bot, program, tmp_path):
    command = [program, "simulate", game, "--games", "2", "--seed", "42", "--bots", bot]
    subprocess.run([*command, "--records", tmp_path / "cli"], check=True, capture_output=True)
    tarsas.simulate(game, games=2, seed=42, bots=bot, records=tmp_path / "python")
    for number in range(2):
        match = tarsas.make(game, seed=42, number=number)
        play_bots(match, bot)
        name = f"game-{number + 1}.txt"
        expected = (tmp_path / "cli" / name).read_bytes()
        assert match.record().encode() == expected
        assert (tmp_path / "python" / name).read_bytes() == expected


def test_a_record_can_be_read_and_continued(game):
    match = tarsas.make(game, seed=9)
    play_at_random(match, np.random.default_rng(1), 30)
    other = tarsas.from_record(match.record())
    assert other.record() == match.record()
    play_at_random(match, np.random.default_rng(2), 20)
    play_at_random(other, np.random.default_rng(2), 20)
    assert other.record() == match.record()


def test_copies_go_their_own_ways(game):
    match = tarsas.make(game, seed=1)
    play_at_random(match, np.random.default_rng(3), 10)
    before = match.record()
    for duplicate in (match.clone(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert duplicate.record() == before
        play_at_random(duplicate, np.random.default_rng(4), 40)
        assert match.record() == before
        ours = match.clone()
        play_at_random(ours, np.random.default_rng(4), 40)
        assert ours.record() == duplicate.record(), "a copy continues with the same draws"


def test_every_move_of_a_match_can_be_visited(game):
    generator = np.random.default_rng(2)
    match, passed = tarsas.make(game, seed=6), []
    for _ in range(30):
        passed.append(match.clone())
        play_at_random(match, generator, 1)
    passed.append(match)
    for moves in (0, 17, len(match)):
        earlier = match.at(moves)
        assert len(earlier) == moves and earlier.record() == passed[moves].record()
        assert earlier.text() == passed[moves].text() and earlier.seed == match.seed
    assert sentence(lambda: match.at(31)) == "the match has 30 moves, not 31"
    play_bots(match)
    assert match.at(len(match)).record() == match.record()


def test_what_is_imagined_looks_the_same_to_the_seat(game):
    match = tarsas.make(game, seed=8)
    generator = np.random.default_rng(5)
    for _ in range(40):
        if match.over:
            break
        seat = match.to_act
        imagined = match.imagine(seat, seed=1)
        assert (imagined.observe(seat) == match.observe(seat)).all()
        assert (imagined.mask() == match.mask()).all()
        assert len(imagined) == 0
        play_at_random(match, generator, 1)
    play_at_random(imagined, generator)
    assert imagined.over
    with pytest.raises(tarsas.TarsasError, match="imagined"):
        imagined.record()


def test_moves_that_drew_nothing_can_be_undone():
    match = tarsas.make("power-grid", seats=3, seed=1)
    before = match.record()
    match.play(match.legal()[0])
    match.undo()
    assert match.record() == before
    with pytest.raises(tarsas.TarsasError, match="1 moves cannot be undone; 0 were played"):
        match.undo()


def test_positions_are_shown_as_text_and_pictures(game):
    match = tarsas.make(game, seed=1)
    assert len(match.text()) > 100 and match.text(0, "hu") != match.text(0)
    assert match.render("svg").startswith("<svg")
    assert match.render("png", 0, width=300)[:8] == b"\x89PNG\r\n\x1a\n"
    play_at_random(match, np.random.default_rng(1), 3)
    assert len(match.log()) == len(match) == 3


def test_bots_have_opinions_and_hints():
    match = tarsas.make("castles-of-burgundy", seats=2, seed=1)
    legal = match.legal()
    rated = tarsas.bot("greedy").opinions(match)
    assert [opinion.notation for opinion in rated] == [action.notation for action in legal]
    assert all(opinion.value is None for opinion in rated)
    searched = tarsas.bot("search-100").opinions(match)
    values = [opinion.value for opinion in searched if opinion.value is not None]
    assert len(values) > 1 and all(0 <= value <= 1 for value in values)
    assert [repr(one) for one in searched] == [repr(one) for one in tarsas.bot("search-100").opinions(match)]
    best = tarsas.hint(match)[0]
    assert best.notation in [action.notation for action in legal] and 0 <= best.chance <= 1
    assert pickle.loads(pickle.dumps(tarsas.bot("search-7"))).name == "search-7"


def test_errors_and_environments_can_be_pickled():
    match = tarsas.make("power-grid", seats=3, seed=1)
    with pytest.raises(tarsas.IllegalAction) as caught:
        match.play("nominate 50")
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (str(copied), copied.rule, copied.reason) == (str(caught.value), caught.value.rule, caught.value.reason)
    for env in (tarsas.env("power-grid", seats=3, seed=1), tarsas.gym("power-grid", seats=3)):
        env.reset(seed=4)
        env.step(int(env.match.legal_indices()[0]))
        other = pickle.loads(pickle.dumps(env))
        assert other.match.record() == env.match.record()
        for one in (env, other):
            one.step(int(one.match.legal_indices()[0]))
        assert other.match.record() == env.match.record()


def test_the_package_needs_no_network():
    code = """
import sys

def refuse(event, arguments):
    if event.startswith("socket."):
        raise RuntimeError(event)

sys.addaudithook(refuse)
import tarsas
match = tarsas.make("power-grid", seats=2, seed=1)
while not match.over:
    match.play(tarsas.bot("greedy").choose(match))
match.render("png", width=100)
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def sentence(call, kind=tarsas.TarsasError):
    with pytest.raises(kind) as caught:
        call()
    return str(caught.value)


def test_errors_are_sentences():
    make = tarsas.make
    assert sentence(lambda: make("powergrid")) == 'there is no game "powergrid"; did you mean power-grid?'
    assert sentence(lambda: make("power-grid", seats=7)) == "Power Grid is for 2 to 6 players, not for 7"
    assert sentence(lambda: make("power-grid", seats=-1)) == "Power Grid is for 2 to 6 players, not for -1"
    assert "did you mean map?" in sentence(lambda: make("power-grid", options={"mapp": "usa"}))
    assert "atlantis" in sentence(lambda: make("power-grid", options={"map": "atlantis"}))
    assert sentence(lambda: tarsas.bot("gredy")) == 'there is no bot "gredy"; did you mean greedy?'
    match = make("power-grid", seats=3, seed=1)
    assert sentence(lambda: match.observe(3)) == "the table has seats 0 to 2, not 3"
    assert sentence(lambda: match.observe(-1)) == "the table has seats 0 to 2, not -1"
    assert "svg" in sentence(lambda: match.render("gif"))
    assert "languages" in sentence(lambda: match.text(None, "de"))
    assert "at least one game" in sentence(lambda: tarsas.simulate("power-grid", games=0))
    assert "line 1" in sentence(lambda: tarsas.from_record("nonsense"))


def test_illegal_actions_name_the_rule_and_change_nothing():
    match = tarsas.make("power-grid", seats=3, seed=1)
    before, other = match.record(), (match.to_act + 1) % 3
    for action in (-1, 10**6, 10**30, "castle kingside", "nominate 50", None, 1.5, []):
        with pytest.raises((tarsas.TarsasError, OverflowError)):
            match.play(action)
    with pytest.raises(tarsas.IllegalAction) as caught:
        match.play("nominate 50")
    assert caught.value.rule.startswith("PG-") and caught.value.rule in str(caught.value)
    illegal = int(np.flatnonzero(match.mask() == 0)[0])
    with pytest.raises(tarsas.IllegalAction):
        match.play(illegal)
    expected = f"it is the turn of seat {match.to_act}, not of seat {other}"
    assert sentence(lambda: match.play(match.legal()[0], other), tarsas.IllegalAction) == expected
    assert match.record() == before
    play_bots(match)
    for call in (lambda: match.play(0), lambda: tarsas.bot("greedy").choose(match), lambda: match.play(0, 0)):
        assert sentence(call, tarsas.IllegalAction) == "the game is over"
