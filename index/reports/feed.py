"""The Atom feed of a site's changes (RFC 4287)."""

from datetime import UTC, datetime
from typing import Any

from django.conf import settings
from django.utils.feedgenerator import Atom1Feed
from django.utils.html import escape

from index.reports.timeline import UNKNOWN_CAUSE, timeline
from index.shapes import SiteReport
from index.templatetags.quoted import plain
from index.values.vocabulary import Cause


def of_report(report: SiteReport) -> str:
    """A feed with an entry per day and cause, newest first.

    Readers parse summaries as HTML, so tool names are escaped twice.
    """
    feed = Atom1Feed(
        title=f"{report['host']}: agent readiness",
        link=report["report"],
        description="",
        subtitle=_shortened(report),
        language="en",
        author_name="Agent-Readiness Index",
        feed_url=f"{settings.BASE_URL}/site/{report['host']}/changes.atom",
        feed_guid=report["report"],
    )
    for day in timeline(report["history"]):
        address = f"{report['report']}#{day['id']}"
        feed.add_item(
            title=f"{day['date']}: {day['score']} of {report['readiness_of']} checks passed"
            + (f" (rubric {day['rubric']})" if day["rubric"] else ""),
            link=address,
            description=escape(
                "; ".join([*_cause(day), *day["happened"], *map(_tool_change, day["tools"])])
                or "Something changed."
            ),
            unique_id=address,
            updateddate=datetime.fromisoformat(day["date"]).replace(tzinfo=UTC),
        )
    return feed.writeString("utf-8")


def _shortened(report: SiteReport) -> str | None:
    since = report.get("history_since")
    return f"Changes before {since} are left out, and some of that day may be." if since else None


def _cause(day: dict[str, Any]) -> list[str]:
    if day["cause"] == Cause.RUBRIC:
        return [f"Changed by rubric {day['rubric']}, not by the site"]
    return ["Cause unknown"] if day["cause"] == UNKNOWN_CAUSE else []


def _tool_change(change: dict[str, Any]) -> str:
    kinds = (f"{kind} {', '.join(plain(name, 100) for name, _ in tools)}" for kind, tools in change["kinds"])
    more = [f"{change['left_out']} more"] if change["left_out"] else []
    return f"{change['label']}: {'; '.join([*kinds, *more])}"
