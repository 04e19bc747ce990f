"""What the tests share."""

import os
import shutil

import pytest

import tarsas

GAMES = [game["game"] for game in tarsas.games()]


@pytest.fixture(params=GAMES)
def game(request):
    """Every game."""
    return request.param


@pytest.fixture
def program():
    """The command line program, which `check` builds."""
    path = os.environ.get("TARSAS") or shutil.which("tarsas")
    if path is None:
        pytest.fail("TARSAS names no tarsas program")
    return path


def play_at_random(match, generator, moves=100_000):
    """Plays random legal actions that have a number."""
    while not match.over and moves:
        legal = match.legal_indices()
        match.play(int(legal[generator.integers(len(legal))]))
        moves -= 1


def play_bots(match, name="greedy"):
    """Lets a bot play all seats to the end."""
    bot = tarsas.bot(name)
    while not match.over:
        match.play(bot.choose(match))
