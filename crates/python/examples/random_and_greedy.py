"""How much better than random is greedy? Scores and win shares in every game, as a table and as a plot.

    python random_and_greedy.py --games 500 --out plot.png
"""

from __future__ import annotations

import argparse

import tarsas


def compare(game: str, games: int) -> tuple[float, float, float, float]:
    """Mean scores of random and greedy when each plays all seats, and greedy's share of wins on one seat among random bots, with half
    of its 95 % interval."""
    scores = [tarsas.simulate(game, bots=bot, games=games, seed=1) for bot in ("random", "greedy")]
    random, greedy = (sum(report.mean_scores) / len(report.mean_scores) for report in scores)
    ladder = tarsas.ladder(game, bots=("random", "greedy"), games=games, seed=1)
    pair = next(pair for pair in ladder["pairs"] if pair["name"] == "greedy")
    low, high = pair["ci95"]
    return random, greedy, pair["win_share"], (high - low) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--out", help="a picture, such as plot.png; needs matplotlib")
    arguments = parser.parse_args()
    titles, rows = [], []
    print(f"{'game':28} {'random':>8} {'greedy':>8}   wins of greedy among random bots")
    for game in tarsas.games():
        random, greedy, share, half = row = compare(game["game"], arguments.games)
        titles.append(game["title"])
        rows.append(row)
        print(f"{game['title']:28} {random:8.1f} {greedy:8.1f}   {share:.1%} ± {half:.1%}", flush=True)
    if arguments.out:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot

        figure, (left, right) = pyplot.subplots(1, 2, figsize=(12, 4.5), layout="constrained")
        places = range(len(rows))
        left.barh([place - 0.2 for place in places], [row[0] for row in rows], 0.4, label="random")
        left.barh([place + 0.2 for place in places], [row[1] for row in rows], 0.4, label="greedy")
        left.set_yticks(list(places), titles)
        left.set_xlabel("mean score")
        left.legend()
        right.barh(list(places), [row[2] for row in rows], xerr=[row[3] for row in rows])
        right.set_yticks(list(places), [])
        right.set_xlim(0, 1)
        right.set_xlabel("share of wins of one greedy bot among random bots")
        figure.savefig(arguments.out)


if __name__ == "__main__":
    main()
