"""/benchmark: the rubric, its checks, changelogs and charts."""

from datetime import date
from typing import Any, TypedDict

from django.http import Http404

from index.checks import CHECKS, SCORED_CHECKS
from index.checks.check import Wording
from index.checks.fixes import UNKNOWN_ANYWHERE, prose_of, snippets, unknown_in
from index.pages import charts
from index.pages.charts import DayOfIndex, IndexOverDays
from index.reports.stats import stats
from index.reports.timeline import RubricMove, moves
from index.shapes import Answers, StatsResponse
from index.values.reasons import REASON_TEXTS
from index.values.vocabulary import CheckId, Tier
from probes.grading.rubric import CHANGELOG, RUBRIC_VERSION
from probes.sources import operating as source_figures
from probes.sources.operating import SourcesLately
from protocols.documents.introduction import RELEASES, Release

_EXAMPLE = "example.com"


class CheckOfRubric(TypedDict):
    """A check with its wording under one version."""

    id: CheckId
    label: str
    fix: str
    link: str
    scored: bool
    prose: Wording | None


class TierOfRubric(TypedDict):
    number: int
    label: str


class RubricInTime(TypedDict):
    version: str
    on: date


class RubricChange(RubricInTime):
    """One version, and what it moved."""

    changes: tuple[str, ...]
    moved: list[RubricMove]


class RubricVersion(RubricInTime):
    """One version that has a check."""

    changed: bool


class ReasonOfRubric(TypedDict):
    code: str
    text: str


class Benchmark(TypedDict):
    """The data of /benchmark."""

    rubric: str
    checks: list[CheckOfRubric]
    unknown: tuple[str, ...]
    tiers: list[TierOfRubric]
    changelog: list[RubricChange]
    releases: tuple[Release, ...]
    figures: StatsResponse
    scores: list[dict[str, Any]]
    adoption: list[dict[str, Any]]
    change: IndexOverDays
    sources: SourcesLately
    rubrics_in_chart: list[RubricInTime]
    reasons: list[ReasonOfRubric]


class BenchmarkOfCheck(CheckOfRubric):
    """The data of /benchmark/<check>, under one version."""

    rubric: str
    current: str
    versions: list[RubricVersion]
    unknown_anywhere: tuple[str, ...]
    snippets: list[dict[str, str]]
    counted: Answers | None


def benchmark_data() -> Benchmark:
    figures, moved, change = stats(), moves(), charts.change()
    return {
        "rubric": RUBRIC_VERSION,
        "checks": [_check(check) for check in CheckId],
        "unknown": UNKNOWN_ANYWHERE,
        "tiers": [{"number": tier.value, "label": tier.label} for tier in Tier],
        "changelog": [
            {
                "version": one.version,
                "on": one.on,
                "changes": one.changes,
                "moved": moved.get(one.version, []),
            }
            for one in CHANGELOG
        ],
        "releases": RELEASES,
        "figures": figures,
        "scores": charts.score_bars(figures["by_score"]),
        "adoption": charts.adoption(figures["by_check"]),
        "change": change,
        "sources": source_figures.recent_counts(),
        "rubrics_in_chart": _rubrics_since(change["days"]),
        "reasons": [{"code": reason.value, "text": text} for reason, text in REASON_TEXTS.items()],
    }


def _rubrics_since(charted: list[DayOfIndex]) -> list[RubricInTime]:
    if not charted:
        return []
    since = (one for one in reversed(CHANGELOG) if one.on.isoformat() >= charted[0]["day"])
    return [{"version": one.version, "on": one.on} for one in since]


def check_data(name: str, version: str = RUBRIC_VERSION) -> BenchmarkOfCheck:
    """Raises Http404 for unknown checks and versions."""
    if name not in list(CheckId):
        raise Http404
    one = CheckId(name)
    versions = _versions(one)
    if version not in [row["version"] for row in versions]:
        raise Http404
    return {
        **_check(one, version),
        "rubric": version,
        "current": RUBRIC_VERSION,
        "versions": versions,
        "unknown_anywhere": unknown_in(version),
        "snippets": snippets(one, _EXAMPLE),
        "counted": stats()["by_check"].get(one.value),
    }


def _versions(check: CheckId) -> list[RubricVersion]:
    """Versions with this check, newest first, and whether they changed it."""
    return [
        {"version": change.version, "on": change.on, "changed": prose.version == change.version}
        for change in CHANGELOG
        if (prose := prose_of(check, change.version))
    ]


def _check(check: CheckId, version: str = RUBRIC_VERSION) -> CheckOfRubric:
    text = CHECKS[check]
    return {
        "id": check,
        "label": text.label,
        "fix": text.fix,
        "link": text.link,
        "scored": check in SCORED_CHECKS,
        "prose": prose_of(check, version),
    }
