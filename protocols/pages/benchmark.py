"""/benchmark: its figures in sentences and charts, and pages of the rubric, its changes and the sources."""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any, TypedDict

from django.conf import settings
from django.http import Http404

from index.checks import CHECKS, SCORED_CHECKS, SCORED_IN_WORDS
from index.checks.check import Wording
from index.checks.fixes import UNKNOWN_ANYWHERE, prose_of, snippets, unknown_in
from index.generations.current import consistent_view
from index.pages.charts import CheckOverDays, lines_over_days
from index.pages.figures import LEAST_KNOWN, Figure, figures_of, percent_in_words
from index.reports.stats import stats
from index.reports.timeline import RubricMove, moves
from index.shapes import Answers, StatsResponse
from index.values.reasons import REASON_TEXTS
from index.values.vocabulary import CheckId, Tier
from probes.grading.changelog import CHANGELOG
from probes.grading.rubric import RUBRIC_VERSION
from probes.sources import counts as source_counts
from protocols.documents.introduction import RELEASES

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


class StatedFinding(TypedDict):
    """A sentence that can be quoted, and the figure that it is of."""

    text: str
    figure: str


class Benchmark(TypedDict):
    """The data of /benchmark."""

    rubric: str
    stated: list[StatedFinding]
    figures: StatsResponse
    charts: dict[str, Figure]
    lines: list[CheckOverDays]
    rubrics_in_chart: list[RubricInTime]
    open_data: bool


class BenchmarkOfCheck(CheckOfRubric):
    """The data of /benchmark/<check>, under one version."""

    rubric: str
    current: str
    versions: list[RubricVersion]
    unknown_anywhere: tuple[str, ...]
    snippets: list[dict[str, str]]
    counted: Answers | None


def benchmark_data() -> Benchmark:
    with consistent_view() as view:
        figures, shown = stats(), figures_of(view)
    lines = _lines(shown["days"], moves())
    return {
        "rubric": RUBRIC_VERSION,
        "stated": list(_stated(figures, shown)),
        "figures": figures,
        "charts": shown,
        "lines": lines,
        "rubrics_in_chart": _rubrics_since(lines[0]["since"]) if lines else [],
        "open_data": settings.OPEN_DATA,
    }


def around_the_benchmark() -> dict[str, Any]:
    """What /benchmark.json has besides: the pages about the figures, whole."""
    return {**rubric(), **changes(), **sources(), "releases": RELEASES}


class RubricPage(TypedDict):
    """The data of /benchmark/rubric."""

    rubric: str
    checks: list[CheckOfRubric]
    unknown: tuple[str, ...]
    tiers: list[TierOfRubric]
    reasons: list[ReasonOfRubric]


def rubric() -> RubricPage:
    return {
        "rubric": RUBRIC_VERSION,
        "checks": [_check(check) for check in CheckId],
        "unknown": UNKNOWN_ANYWHERE,
        "tiers": [{"number": tier.value, "label": tier.label} for tier in Tier],
        "reasons": [{"code": reason.value, "text": text} for reason, text in REASON_TEXTS.items()],
    }


def changes() -> dict[str, Any]:
    """The data of /benchmark/changes."""
    return {"rubric": RUBRIC_VERSION, "changelog": _changelog(moves())}


def sources() -> dict[str, Any]:
    """The data of /benchmark/sources."""
    return {"sources": source_counts.recent_counts()}


def _changelog(moved: Mapping[str, list[RubricMove]]) -> list[RubricChange]:
    return [
        {
            "version": entry.version,
            "on": entry.on,
            "changes": entry.changes,
            "moved": moved.get(entry.version, []),
        }
        for entry in CHANGELOG
    ]


def _lines(days: Figure, moved: Mapping[str, list[RubricMove]]) -> list[CheckOverDays]:
    """With the days of the rubrics that moved each check."""
    moved_on: dict[str, list[str]] = {}
    for entry in CHANGELOG:
        for label in {move["check"] for move in moved.get(entry.version, ())}:
            moved_on.setdefault(label, []).append(entry.on.isoformat())
    return lines_over_days(days, moved_on)


def _rubrics_since(day: str) -> list[RubricInTime]:
    since = (entry for entry in reversed(CHANGELOG) if entry.on.isoformat() >= day)
    return [{"version": entry.version, "on": entry.on} for entry in since]


def _stated(figures: StatsResponse, shown: Mapping[str, Figure]) -> Iterator[StatedFinding]:
    """What the figures say, in a sentence each; nothing of fewer than 30 sites."""
    listed = figures["listed"]
    adopted = [
        (share["percent"], share["of"], row["label"])
        for row in shown["checks"]["rows"][: len(SCORED_CHECKS)]
        for share in row["cells"][:1]
        if share["percent"] is not None
    ]
    if len(adopted) > 1:
        (most, most_known, first), (least, least_known, last) = max(adopted), min(adopted)
        yield {
            "text": f"{first} is the most common: {percent_in_words(most or 0)} of {most_known:,} listed "
            f"sites whose answer is known have it. {last} is the rarest: {percent_in_words(least or 0)} of "
            f"{least_known:,}.",
            "figure": "checks",
        }
    servers = shown["checks"]["rows"][list(CheckId).index(CheckId.MCP_SERVER)]["cells"][0]
    if servers["percent"] is not None:
        yield {
            "text": f"An MCP server answered on {servers['count']:,} listed sites, "
            f"{percent_in_words(servers['percent'])} of the {servers['of']:,} whose answer is known.",
            "figure": "checks",
        }
    if listed >= LEAST_KNOWN:
        every = figures["by_score"][str(len(SCORED_CHECKS))]
        yield {
            "text": f"{every:,} of {listed:,} listed sites ({percent_in_words(100 * every / listed)}) pass "
            f"all {SCORED_IN_WORDS} checks.",
            "figure": "scores",
        }
    yield from _extremes(shown["kinds"])
    yield from _servers(shown)
    if (probed := figures["probed"]) >= LEAST_KNOWN:
        declined, silent = figures["declined"], figures["could_not_ask"]
        yield {
            "text": f"Of {probed:,} hosts probed so far, {percent_in_words(100 * declined / probed)} refuse "
            f"us and {percent_in_words(100 * silent / probed)} could not be reached.",
            "figure": "",
        }


def _servers(shown: Mapping[str, Figure]) -> Iterator[StatedFinding]:
    """What MCP servers ask for, and the newest version that most of them speak."""
    open_, oauth = (row["cells"][0] for row in shown["mcp-auth"]["rows"][:2])
    if open_["percent"] is not None and oauth["percent"] is not None:
        yield {
            "text": f"Of {open_['of']:,} MCP servers whose demands are known, "
            f"{percent_in_words(open_['percent'])} list their tools to anybody and "
            f"{percent_in_words(oauth['percent'])} ask for OAuth.",
            "figure": "mcp-auth",
        }
    versions = [(row["cells"][0], row["label"]) for row in shown["mcp-versions"]["rows"]]
    share, version = max(versions, key=lambda pair: pair[0]["count"])
    if share["percent"] is not None:
        yield {
            "text": f"MCP {version} is the newest version that {percent_in_words(share['percent'])} of "
            f"{share['of']:,} MCP servers speak.",
            "figure": "mcp-versions",
        }


def _extremes(kinds: Figure) -> Iterator[StatedFinding]:
    """The kinds of site where MCP servers are most and least common."""
    column = SCORED_CHECKS.index(CheckId.MCP_SERVER)
    known = [
        (percent, row["label"].partition(" (")[0])
        for row in kinds["rows"]
        if (percent := row["cells"][column]["percent"]) is not None
    ]
    if len(known) > 1:
        (most, first), (least, last) = max(known), min(known)
        yield {
            "text": f"MCP servers are most common in the category {first} ({percent_in_words(most)}) and "
            f"least in {last} ({percent_in_words(least)}).",
            "figure": "kinds",
        }


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
