"""The native half of tarsas."""

from collections.abc import Sequence
from os import PathLike
from typing import Any, Callable, Literal, SupportsIndex, TypedDict, overload

import numpy as np
import numpy.typing as npt

_Path = str | PathLike[str] | None

class TarsasError(ValueError):
    """A request that cannot be met, as one sentence."""

class IllegalAction(TarsasError):
    """An action that may not be played."""

    rule: str | None
    reason: str | None

class Action:
    """A legal action."""

    @property
    def index(self) -> int | None: ...
    @property
    def notation(self) -> str: ...
    @property
    def words(self) -> str: ...

class Opinion:
    """A bot's opinion of a legal action."""

    @property
    def index(self) -> int | None: ...
    @property
    def notation(self) -> str: ...
    @property
    def rating(self) -> float: ...
    @property
    def value(self) -> float | None: ...
    @property
    def error(self) -> float | None: ...
    @property
    def worlds(self) -> int: ...

class Advice:
    """A suggested action."""

    @property
    def index(self) -> int | None: ...
    @property
    def notation(self) -> str: ...
    @property
    def words(self) -> str: ...
    @property
    def chance(self) -> float | None: ...
    @property
    def points(self) -> float | None: ...
    @property
    def plan(self) -> list[str]: ...

class Kind(TypedDict):
    """A kind of action: its numbers are `first` to `first + count - 1`, the parts are its digits."""

    name: str
    first: int
    count: int
    sizes: list[int]
    parts: str

class Spaces(TypedDict):
    """The observation and the actions of a game."""

    layout_version: int
    features: list[tuple[str, int, int]]
    actions_version: int
    actions: int
    kinds: list[Kind]

class Match:
    """A game being played."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def seed(self) -> int: ...
    @property
    def number(self) -> int: ...
    @property
    def to_act(self) -> int | None: ...
    @property
    def over(self) -> bool: ...
    def __len__(self) -> int: ...
    def plays_itself(self, seat_number: int) -> bool: ...
    def legal(self, language: str = "en") -> list[Action]: ...
    def legal_indices(self) -> npt.NDArray[np.int64]: ...
    def mask(self) -> npt.NDArray[np.int8]: ...
    def observe(self, seat_number: int) -> npt.NDArray[np.int16]: ...
    def play(self, action: SupportsIndex | str | Action, seat: int | None = None) -> None: ...
    def undo(self, moves: int = 1) -> None: ...
    def at(self, moves: int) -> Match: ...
    def clone(self) -> Match: ...
    def imagine(self, seat: int, seed: int | None = None) -> Match: ...
    def standings(self) -> list[dict[str, Any]]: ...
    def record(self) -> str: ...
    def log(self, seat: int | None = None, language: str = "en") -> list[dict[str, Any]]: ...
    def text(self, seat: int | None = None, language: str = "en") -> str: ...
    @overload
    def render(
        self, format: Literal["svg"] = "svg", seat: int | None = None, width: int = 1600, language: str = "en"
    ) -> str: ...
    @overload
    def render(
        self, format: Literal["png"], seat: int | None = None, width: int = 1600, language: str = "en"
    ) -> bytes: ...

class Bot:
    """A bot of one kind."""

    def __init__(self, name: str) -> None: ...
    @property
    def name(self) -> str: ...
    def choose(self, game: Match) -> Action: ...
    def opinions(self, game: Match, seed: int = 0) -> list[Opinion]: ...
    @staticmethod
    def hint(game: Match, seed: int = 0, language: str = "en") -> list[Advice]: ...

class Report:
    """The results of a series of games, or of a part of one."""

    @property
    def games(self) -> int: ...
    @property
    def decisions(self) -> int: ...
    @property
    def first(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def wins(self) -> list[float]: ...
    @property
    def mean_scores(self) -> list[float]: ...
    def summary(self) -> dict[str, Any]: ...
    def __add__(self, other: Report) -> Report: ...

class Contest:
    """The series a ladder consists of, and the ladder that follows from their reports."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        games: int = 120,
        seed: int | None = None,
        components: _Path = None,
    ) -> None: ...
    @property
    def total_games(self) -> int: ...
    @property
    def seed(self) -> int: ...
    def series(self) -> list[tuple[list[str], int]]: ...
    def ladder(self, reports: Sequence[Report]) -> dict[str, Any]: ...

class Learner:
    """A training run for a net."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        options: dict[str, Any] | None,
        games: int,
        generations: int,
        seed: int,
        threads: int = 0,
        components: _Path = None,
        saved: bytes | None = None,
    ) -> None: ...
    @property
    def games(self) -> int | None: ...
    @property
    def net(self) -> bytes | None: ...
    @property
    def history(self) -> list[dict[str, Any]]: ...
    def save(self) -> bytes: ...
    def prepare(self) -> None: ...
    def play(self, first: int, games: int) -> bytes: ...
    def step(self, samples: Sequence[bytes]) -> None: ...

class Tables:
    """Tables of one game that are played in step."""

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        bots: Sequence[str | None] | None = None,
        reward: str = "win",
        longest: int = 100_000,
        threads: int = 1,
        components: _Path = None,
    ) -> None: ...
    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def features(self) -> int: ...
    @property
    def actions(self) -> int: ...
    def __len__(self) -> int: ...
    def reset_into(
        self,
        observation: npt.NDArray[np.int16],
        mask: npt.NDArray[np.int8],
        rewards: npt.NDArray[np.float32],
        to_act: npt.NDArray[np.int32],
        done: npt.NDArray[np.uint8],
        seed: int | None = None,
    ) -> None: ...
    def step_into(
        self,
        actions: npt.NDArray[np.int64],
        observation: npt.NDArray[np.int16],
        mask: npt.NDArray[np.int8],
        rewards: npt.NDArray[np.float32],
        to_act: npt.NDArray[np.int32],
        done: npt.NDArray[np.uint8],
    ) -> None: ...
    def sample_into(self, actions: npt.NDArray[np.int64]) -> None: ...

def games(components: _Path = None) -> list[dict[str, Any]]:
    """The games: their seats, options, scores and bots."""

def spaces(game: str, seats: int | None = None) -> Spaces:
    """The observation and the actions of a game with so many seats."""

def make(
    game: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int | None = None,
    number: int = 0,
    components: _Path = None,
) -> Match:
    """Opens a match, whose draws are those of game `number` of the series with this seed."""

def from_record(text: str, components: _Path = None) -> Match:
    """A match from a record with its seed, which is verified."""

def simulate(
    game: str,
    bots: Sequence[str],
    seats: int | None,
    options: dict[str, Any] | None,
    games: int,
    seed: int | None,
    first: int,
    threads: int,
    records: _Path,
    components: _Path,
    progress: Callable[[int], Any] | None,
) -> Report: ...
def report(
    game: str,
    bots: Sequence[str],
    seats: int | None,
    options: dict[str, Any] | None,
    games: int,
    seed: int | None,
    threads: int,
    components: _Path,
    progress: Callable[[int], Any] | None,
) -> dict[str, Any]: ...
def tune(
    game: str,
    seats: int | None,
    options: dict[str, Any] | None,
    games: int,
    generations: int,
    seed: int | None,
    threads: int,
    weights: _Path,
    components: _Path,
    progress: Callable[[int], Any] | None,
) -> dict[str, Any]: ...
