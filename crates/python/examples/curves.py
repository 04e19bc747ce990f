"""The learning curves of the examples as a picture; needs matplotlib."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402


def plot(out: str, curves: Mapping[int, Sequence[Sequence[float]]], unit: str, names: Sequence[str]) -> None:
    """Draws one diagram for each name. `curves` has the points of each seed: how long it has learned, in this unit, and one value
    for each name."""
    figure, axes = pyplot.subplots(1, len(names), figsize=(4 * len(names), 3), layout="constrained", squeeze=False)
    for at, (axis, name) in enumerate(zip(axes[0], names), start=1):
        for seed, points in curves.items():
            axis.plot([point[0] for point in points], [point[at] for point in points], label=f"seed {seed}")
        axis.set_xlabel(unit)
        axis.set_ylabel(name)
        axis.grid(alpha=0.3)
    axes[0][0].legend()
    figure.savefig(out)
