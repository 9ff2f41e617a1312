"""/benchmark: the rubric in prose, each check on its own page, the changelogs, and the figures of the index as charts."""

from typing import Any, Final

from django.http import Http404

from index.fixes import snippets
from index.models import Generation
from index.reasons import REASON_TEXTS
from index.rubric_prose import PROSE, UNKNOWN_ANYWHERE
from index.stats import stats
from index.vocabulary import CHECK_TEXTS, SCORED, CheckId, Tier
from probes.rubric import CHANGELOG, RUBRIC_VERSION
from protocols.releases import RELEASES

GENERATIONS: Final = 100
"""Generations that the chart of change goes back."""

_EXAMPLE: Final = "example.com"
_WIDTH: Final = 600
"""Units of every chart's width."""


def benchmark() -> dict[str, Any]:
    """Return the page's data: checks with their texts, changelog, releases, and charts with their numbers."""
    figures = stats()
    return {
        "rubric": RUBRIC_VERSION,
        "checks": [_check(check) for check in CheckId],
        "unknown": UNKNOWN_ANYWHERE,
        "tiers": [{"number": tier.value, "label": tier.label} for tier in Tier],
        "changelog": CHANGELOG,
        "releases": RELEASES,
        "figures": figures,
        "scores": _scores(figures),
        "adoption": _adoption(figures),
        "growth": _growth(),
        "reasons": [{"code": reason.value, "text": text} for reason, text in REASON_TEXTS.items()],
    }


def check(name: str) -> dict[str, Any]:
    """Return the data of one check's page. Raises Http404 for what is no check."""
    if name not in list(CheckId):
        raise Http404
    one = CheckId(name)
    counted = stats()["by_check"][one.value]
    return {
        **_check(one),
        "rubric": RUBRIC_VERSION,
        "unknown_anywhere": UNKNOWN_ANYWHERE,
        "snippets": snippets(one, _EXAMPLE),
        "counted": counted,
    }


def _check(check: CheckId) -> dict[str, Any]:
    text = CHECK_TEXTS[check]
    return {
        "id": check.value,
        "label": text.label,
        "fix": text.fix,
        "link": text.link,
        "scored": check in SCORED,
        "prose": PROSE[check],
    }


def _scores(figures: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a bar a score: how many sites have it, its height of 100 and where it stands."""
    most = max(figures["by_score"].values(), default=0)
    return [
        {"score": score, "count": n, "height": round(100 * n / most, 1) if most else 0, "x": place * 100}
        for place, (score, n) in enumerate(figures["by_score"].items())
    ]


def _adoption(figures: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a bar a check, divided into yes, no and unknown by the share of listed sites."""
    rows = []
    for place, (name, counted) in enumerate(figures["by_check"].items()):
        total, at, parts = sum(counted.values()), 0.0, []
        for answer, n in counted.items():
            width = round(_WIDTH * n / total, 1) if total else 0
            parts.append({"answer": answer, "count": n, "x": round(at, 1), "width": width})
            at += width
        rows.append({"id": name, "label": CHECK_TEXTS[CheckId(name)].label, "parts": parts, "y": place * 44})
    return rows


def _growth() -> dict[str, Any]:
    """Return what the last generations listed, oldest first: `steps`, and `line` as points of 600 by 120."""
    newest = list(Generation.objects.order_by("-id").values_list("at", "listed")[:GENERATIONS])
    steps = [{"at": f"{at:%Y-%m-%d %H:%M}", "listed": listed} for at, listed in reversed(newest)]
    counts = [listed for _, listed in reversed(newest)]
    most, wide = max([*counts, 1]), _WIDTH / max(1, len(counts) - 1)
    line = " ".join(f"{n * wide:.1f},{120 - 116 * listed / most:.1f}" for n, listed in enumerate(counts))
    return {"steps": steps, "line": line}
