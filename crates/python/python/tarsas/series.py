"""Series of games: simulations, reports, ladders, better weights, and the strength of an agent of your own."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import Any, Union

from . import _native
from ._native import Action, Bot, Contest, Match, Report, TarsasError

Agent = Callable[[Match], Union[int, str, Action]]
Options = Mapping[str, Any]
Progress = Callable[[int], Any]

LEVELS = ("easy", "normal", "hard", "expert")


def bot_names(bots: str | Sequence[str]) -> list[str]:
    """The names of bots that are given as a list or as one text."""
    return bots.split(",") if isinstance(bots, str) else list(bots)


def simulate(
    game: str,
    *,
    bots: str | Sequence[str] = "greedy",
    seats: int | None = None,
    options: Options | None = None,
    games: int = 1000,
    seed: int | None = None,
    first: int = 0,
    threads: int = 0,
    records: str | PathLike[str] | None = None,
    components: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Lets bots play games `first` to `first + games - 1` of the series with this seed.

    The games are those of `tarsas simulate` with the same seed, whatever the number of threads (zero: one per core).
    `bots` is one bot for all seats or one for each; "greedy@FILE" uses the weights of a file. `records` names a new folder for
    the records. `progress` is called now and then with the number of games played.
    """
    return _native.simulate(
        game,
        bot_names(bots),
        seats,
        dict(options or {}),
        games,
        seed,
        first,
        threads,
        records,
        components,
        progress,
    )


def report(
    game: str,
    *,
    bots: str | Sequence[str] = "greedy",
    seats: int | None = None,
    options: Options | None = None,
    games: int = 1000,
    seed: int | None = None,
    threads: int = 0,
    components: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """How a game plays between bots: its length, the win rate of each seat, and the value of each card or tile.

    The result is what `tarsas report --json` prints.
    """
    return _native.report(
        game, bot_names(bots), seats, dict(options or {}), games, seed, threads, components, progress
    )


def tune(
    game: str,
    *,
    seats: int | None = None,
    options: Options | None = None,
    games: int = 200,
    generations: int = 30,
    seed: int | None = None,
    threads: int = 0,
    weights: str | PathLike[str] | None = None,
    components: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Searches for better weights for a game's bots as `tarsas tune` does, in games between greedy bots.

    Every candidate plays `games` games, and the final check ten times as many. `weights` is the file to start from and to play
    against; without one these are the built-in weights.

    In the result, `weights` is the text of the new file, `changes` has each weight before and after, and `better` says whether
    the new weights won the final check, whose numbers are in `validation`. Written to a file, they are used by "greedy@FILE".
    """
    return _native.tune(
        game,
        seats,
        dict(options or {}),
        games,
        generations,
        seed,
        threads,
        weights,
        components,
        progress,
    )


def ladder(
    game: str,
    *,
    bots: str | Sequence[str] = LEVELS,
    seats: int | None = None,
    options: Options | None = None,
    games: int = 120,
    seed: int | None = None,
    threads: int = 0,
    components: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """How strong bots are: each plays one seat among copies of its neighbour in the list, from every seat.

    The result is what `tarsas ladder --json` prints.
    """
    contest = Contest(game, bot_names(bots), seats, dict(options or {}), games, seed, components)
    reports: list[Report] = []
    played = 0

    def count_on(done: int) -> None:
        if progress is not None:
            progress(played + done)

    for names, count in contest.series():
        report = simulate(
            game,
            bots=names,
            seats=seats,
            options=options,
            games=count,
            seed=contest.seed,
            threads=threads,
            components=components,
            progress=count_on,
        )
        reports.append(report)
        played += count
    return contest.ladder(reports)


def evaluate(
    agent: Agent,
    game: str,
    *,
    against: str = "greedy",
    seats: int | None = None,
    options: Options | None = None,
    games: int = 120,
    seed: int = 0,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """The strength of an agent as the ladder measures it: on one seat among copies of a bot, from every seat, with the same
    seeds. The agent is called with the match and returns an action; it must look only at what its seat may know
    (`observe`, `legal`, `mask`, `imagine`).

    `rating` is the difference to the bot in rating points: 400 points multiply the odds of winning by ten.
    """
    bot = Bot(against)
    seats = make_seats(game, seats, options)
    if seats < 2:
        raise TarsasError("an agent is measured against others; a game of one seat has none")
    seeds = -(-games // seats)
    wins, total, played = 0.0, 0.0, 0
    for place in range(seats):
        for number in range(seeds):
            match = _native.make(game, seats, dict(options or {}), seed, number)
            if match.plays_itself(place):
                continue
            while (seat := match.to_act) is not None:
                match.play(agent(match) if seat == place else bot.choose(match))
            standings = match.standings()
            winners = sum(row["place"] == 1 for row in standings)
            wins += (standings[place]["place"] == 1) / winners
            total += standings[place]["total"]
            played += 1
            if progress is not None:
                progress(played)
    share = wins / played
    odds = (wins + 0.5) / (played - wins + 0.5)
    return {
        "game": game,
        "against": bot.name,
        "seats": seats,
        "seed": seed,
        "games": played,
        "wins": wins,
        "win_share": share,
        "ci95": wilson(wins, played),
        "times_fair_share": share * seats,
        "rating": 400 * math.log10(odds * (seats - 1)),
        "mean_score": total / played,
    }


def make_seats(game: str, seats: int | None, options: Options | None) -> int:
    """The number of seats of a match that is opened like this."""
    return _native.make(game, seats, dict(options or {}), 0).seats


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % confidence interval of a share of games won."""
    share, whole = wins / games, 1 + z * z / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)
