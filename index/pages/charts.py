"""Chart geometry, 600 units wide. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from index.checks import CHECKS
from index.shapes import Answers
from index.values.vocabulary import CheckId

WIDTH: Final = 600
_HEIGHT: Final = 150
_ROW: Final = 44
"""Distance between bars."""


def scores(by_score: Mapping[str, int]) -> list[dict[str, Any]]:
    """Bars: number of sites, height in percent of the highest, and `x`."""
    most, step = max(by_score.values(), default=0), WIDTH / max(1, len(by_score))
    return [
        {
            "score": score,
            "count": n,
            "height": round(100 * n / most, 1) if most else 0,
            "x": round(place * step),
        }
        for place, (score, n) in enumerate(by_score.items())
    ]


def in_its_place(bars: Sequence[Any]) -> dict[str, int]:
    """Return `inset`, `width` and `middle` of a bar within its slot."""
    step = WIDTH / max(1, len(bars))
    return {"inset": round(0.18 * step), "width": round(0.64 * step), "middle": round(0.5 * step)}


def adoption(by_check: Mapping[str, Answers]) -> list[dict[str, Any]]:
    """A bar per check: shares of yes, no and unknown."""
    rows = []
    for place, (name, counted) in enumerate(by_check.items()):
        shares = {"yes": counted["yes"], "no": counted["no"], "unknown": counted["unknown"]}
        total, at, parts = sum(shares.values()), 0.0, []
        for answer, n in shares.items():
            width = round(WIDTH * n / total, 1) if total else 0
            parts.append({"answer": answer, "count": n, "x": round(at, 1), "width": width})
            at += width
        label = CHECKS[CheckId(name)].label
        rows.append({"id": name, "label": label, "parts": parts, "total": total, "y": place * _ROW})
    return rows


def height(rows: Sequence[Any]) -> int:
    return len(rows) * _ROW - 4


def line(values: Sequence[float], most: float) -> str:
    step = WIDTH / max(1, len(values) - 1)
    height = _HEIGHT - 10
    return " ".join(
        f"{place * step:.1f},{_HEIGHT - height * value / (most or 1):.1f}"
        for place, value in enumerate(values)
    )
