"""Figures as the places of bars and lines in a chart: units of a width of 600. Pure; the tables say the same in numbers."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from index.values.shapes import Answers
from index.values.vocabulary import CHECK_TEXTS, CheckId

WIDTH: Final = 600
_HEIGHT: Final = 150
_ROW: Final = 44
"""From one check's bar to the next."""


def scores(by_score: Mapping[str, int]) -> list[dict[str, Any]]:
    """Return a bar a score: how many sites have it, its height of 100 and where it stands."""
    most = max(by_score.values(), default=0)
    return [
        {"score": score, "count": n, "height": round(100 * n / most, 1) if most else 0, "x": place * 100}
        for place, (score, n) in enumerate(by_score.items())
    ]


def adoption(by_check: Mapping[str, Answers]) -> list[dict[str, Any]]:
    """Return a bar a check, divided into yes, no and unknown by the share of listed sites."""
    rows = []
    for place, (name, counted) in enumerate(by_check.items()):
        shares = {"yes": counted["yes"], "no": counted["no"], "unknown": counted["unknown"]}
        total, at, parts = sum(shares.values()), 0.0, []
        for answer, n in shares.items():
            width = round(WIDTH * n / total, 1) if total else 0
            parts.append({"answer": answer, "count": n, "x": round(at, 1), "width": width})
            at += width
        label = CHECK_TEXTS[CheckId(name)].label
        rows.append({"id": name, "label": label, "parts": parts, "total": total, "y": place * _ROW})
    return rows


def line(values: Sequence[float], most: float) -> str:
    """Return the points of a line through values, each as high as its part of `most`, spread over the width."""
    step = WIDTH / max(1, len(values) - 1)
    height = _HEIGHT - 10
    return " ".join(
        f"{place * step:.1f},{_HEIGHT - height * value / (most or 1):.1f}"
        for place, value in enumerate(values)
    )
