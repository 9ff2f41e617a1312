"""/benchmark: the rubric in prose, each check on its own page, the changelogs, and the figures of the index as charts."""

from typing import Any, Final

from django.http import Http404

from index import charts
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
        "scores": charts.scores(figures["by_score"]),
        "adoption": charts.adoption(figures["by_check"]),
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


def _growth() -> dict[str, Any]:
    """Return what the last generations listed, oldest first: `steps`, and `line` as points of 600 by 120."""
    newest = list(Generation.objects.order_by("-id").values_list("at", "listed")[:GENERATIONS])
    steps = [{"at": f"{at:%Y-%m-%d %H:%M}", "listed": listed} for at, listed in reversed(newest)]
    counts = [listed for _, listed in reversed(newest)]
    most, wide = max([*counts, 1]), charts.WIDTH / max(1, len(counts) - 1)
    line = " ".join(f"{n * wide:.1f},{120 - 116 * listed / most:.1f}" for n, listed in enumerate(counts))
    return {"steps": steps, "line": line}
