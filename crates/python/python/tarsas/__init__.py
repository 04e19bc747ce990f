"""Társas: exact engines of heavy Euro games, with bots and learning environments.

>>> import tarsas
>>> match = tarsas.make("power-grid", seats=3, seed=1)
>>> while not match.over:
...     match.play(tarsas.bot("greedy").choose(match))
>>> [row["place"] for row in match.standings()]  # doctest: +SKIP

Seats count from zero here; records and the command line count from one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._native import (
    Action,
    Advice,
    Bot,
    Contest,
    IllegalAction,
    Learner,
    Match,
    Opinion,
    Report,
    TarsasError,
    from_record,
    games,
    make,
    spaces,
)
from .learning import Learned, learn
from .series import evaluate, ladder, report, simulate, tune
from .vector import Buffers, Vec, vec

if TYPE_CHECKING:
    from .aec import TarsasEnv
    from .single import SeatEnv

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Advice",
    "Bot",
    "Buffers",
    "Contest",
    "IllegalAction",
    "Learned",
    "Learner",
    "Match",
    "Opinion",
    "Report",
    "TarsasError",
    "Vec",
    "bot",
    "env",
    "evaluate",
    "from_record",
    "games",
    "gym",
    "hint",
    "ladder",
    "learn",
    "make",
    "report",
    "simulate",
    "spaces",
    "tune",
    "vec",
]


def bot(name: str) -> Bot:
    """The bot of this name: random, greedy, search-N, easy, normal, hard or expert."""
    return Bot(name)


def hint(match: Match, seed: int = 0, language: str = "en") -> list[Advice]:
    """Up to three suggestions for the seat that decides, best first, after one and a half seconds of search."""
    return Bot.hint(match, seed, language)


def env(game: str, **settings: Any) -> TarsasEnv:
    """A PettingZoo AEC environment; see `tarsas.aec.TarsasEnv`. Needs the package pettingzoo."""
    from .aec import TarsasEnv

    return TarsasEnv(game, **settings)


def gym(game: str, **settings: Any) -> SeatEnv:
    """A Gymnasium environment of one seat; bots play the others. See `tarsas.single.SeatEnv`. Needs the package gymnasium."""
    from .single import SeatEnv

    return SeatEnv(game, **settings)


def _register() -> None:
    """Makes the games known to `pettingzoo.make`, which PettingZoo has since 1.27."""
    try:
        from pettingzoo import register
    except ImportError:
        return
    for game in games():
        version = spaces(game["game"])["layout_version"]
        register("aec", f"tarsas/{game['game']}-v{version}", "tarsas:env", kwargs={"game": game["game"]})


_register()
