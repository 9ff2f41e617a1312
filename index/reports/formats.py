"""A prompt for a coding agent: a report's fixes and their tests, without any text of the site."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from django.conf import settings
from django.utils.feedgenerator import Atom1Feed
from django.utils.html import escape

from index.checks import CHECKS, SCORED_CHECKS
from index.reports.history import NewsOfDay
from index.reports.timeline import UNKNOWN_CAUSE, timeline
from index.shapes import SiteReport
from index.templatetags.quoted import plain
from index.values.addresses import MEDIA_TYPES, report_path, report_url
from index.values.reasons import REASON_TEXTS, Reason
from index.values.vocabulary import Answer, Cause, CheckId

_LABEL = "agent-ready"
_LABEL_WIDTH = 78
_STEP = 12
_TEXT = 'font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" fill="#fff"'
# SVG attributes, distinct without colour.
_MARKS = {
    Answer.YES: 'fill="#3fae6c" stroke="#3fae6c"',
    Answer.NO: 'fill="none" stroke="#f29b8b"',
    Answer.UNKNOWN: 'fill="none" stroke="#b3bdcb" stroke-dasharray="2 1.5"',
}


def badge_of_report(report: SiteReport) -> str:
    score = f"{report['readiness_score']}/{report['readiness_of']}"
    title = f"Agent readiness: {score} checks passed, probed {report['verified']['verified_at']}"
    marks = "".join(
        _mark(Answer(report["checks"][check]["answer"]), _LABEL_WIDTH + place * _STEP)
        for place, check in enumerate(SCORED_CHECKS)
    )
    end = _LABEL_WIDTH + len(SCORED_CHECKS) * _STEP + 3
    return _svg(title, end + 27, marks + _text_element(score, end, 20))


def generic_badge() -> str:
    said = _text_element("not in the index", _LABEL_WIDTH, 84)
    return _svg("Not in the Agent-Readiness Index", _LABEL_WIDTH + 91, said)


def _svg(title: str, width: int, inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" '
        f'aria-label="{title}">'
        f'<title>{title}</title><rect width="{width}" height="20" rx="3" fill="#17211d"/>'
        f"{_text_element(_LABEL, 7, _LABEL_WIDTH - 14)}{inside}</svg>"
    )


def _text_element(text: str, at: int, width: int) -> str:
    return f'<text x="{at}" y="14" textLength="{width}" {_TEXT}>{text}</text>'


def _mark(answer: Answer, at: int) -> str:
    return f'<rect x="{at}.5" y="5.5" width="9" height="9" rx="1.5" {_MARKS[answer]}/>'


def feed_of_report(report: SiteReport) -> str:
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
        at = datetime.fromisoformat(day["date"]).replace(tzinfo=UTC)
        _add_day(feed, day, page=report["report"], about=day["date"], at=at)
    return feed.writeString("utf-8")


class _FeedOfSites(Atom1Feed):
    def latest_post_date(self) -> datetime:
        """Of a feed without entries today, so that it stays the same for a day."""
        if self.items:
            return super().latest_post_date()
        return datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)


def feed_of_sites(title: str, page: str, address: str, news: Sequence[NewsOfDay]) -> str:
    """A feed with an entry per site, day and cause; `page`, `address`: URLs of page and feed."""
    feed = _FeedOfSites(
        title=title,
        link=page,
        description="",
        language="en",
        author_name="Agent-Readiness Index",
        feed_url=address,
        feed_guid=address,
    )
    for host, at, of_day in news:
        (day,) = timeline([of_day])
        _add_day(feed, day, page=report_url(host), about=host, at=at.astimezone(UTC))
    return feed.writeString("utf-8")


def _add_day(feed: Atom1Feed, day: dict[str, Any], *, page: str, about: str, at: datetime) -> None:
    """Add an entry; `page` is the URL of the report, `about` begins the title."""
    address = f"{page}#{day['id']}"
    rubric = f" (rubric {day['rubric']})" if day["rubric"] else ""
    feed.add_item(
        title=f"{about}: {day['score']} of {len(SCORED_CHECKS)} checks passed{rubric}",
        link=address,
        description=_summary(day),
        unique_id=address,
        updateddate=at,
    )


def _summary(day: dict[str, Any]) -> str:
    said = "; ".join([*_cause(day), *day["happened"], *map(_tool_change, day["tools"])])
    return escape(said or "Something changed.")


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


def linked_data_of_report(report: SiteReport) -> dict[str, Any]:
    """A WebPage with the measurements as a Dataset."""
    host, probed = report["host"], report["verified"]["verified_at"]
    return {
        "@context": "https://schema.org",
        "@type": "WebPage",
        "url": report["report"],
        "name": f"Agent readiness of {host}",
        "dateModified": probed,
        "isPartOf": {"@type": "WebSite", "name": "Agent-Readiness Index", "url": f"{settings.BASE_URL}/"},
        "about": {
            "@type": "WebSite",
            "url": report["url"],
            "name": plain(report["display_name"] or host, 120),
        },
        "mainEntity": {
            "@type": "Dataset",
            "name": f"What the probe saw on {host}",
            "description": f"{report['readiness_score']} of {report['readiness_of']} checks for AI agents "
            "passed.",
            "url": report["report"],
            "dateModified": probed,
            "creator": {"@type": "Organization", "name": "Agent-Readiness Index"},
            "variableMeasured": [
                {
                    "@type": "PropertyValue",
                    "propertyID": id_,
                    "name": check["label"],
                    "value": check["answer"],
                }
                for id_, check in report["checks"].items()
            ],
            "distribution": [
                {
                    "@type": "DataDownload",
                    "encodingFormat": MEDIA_TYPES[suffix],
                    "contentUrl": f"{settings.BASE_URL}{report_path(host, suffix)}",
                }
                for suffix in ("json", "md")
            ],
        },
    }


_EXAMPLE = "example.com"

_TASK = (
    "Change the website https://{host}/, whose source is here, so that AI agents can use it. "
    "Find out first how it is built and served, and use what its generator or server has for this. "
    "Publish only addresses that exist and statements that are true; what browsers get stays as it is. "
    "If something cannot be done here, such as an MCP server without any API behind it, say so."
)


# The port stands for that of a preview.
_ACCEPTED = (
    "It is done when this command ends with status 0, first against a server of yours, then against the "
    "public site:\n"
    "agent-readiness probe --allow-private http://localhost:3000 --require {checks}\n"
    "agent-readiness probe https://{host} --require {checks}\n"
    "Status 1 says what falls short; leave out of --require what cannot be done here. Without that command, "
    "run those above once more and check the site at {base_url}/check?host={host}"
)


def prompt_of_report(report: SiteReport) -> str:
    host = report["host"]
    missing = [check for check in (*SCORED_CHECKS, *CHECKS) if report["checks"][check]["fix"]]
    parts = [_part(number, check, report) for number, check in enumerate(dict.fromkeys(missing), 1)]
    if not parts:
        return ""
    wanted = ",".join(dict.fromkeys(missing))
    return "\n\n".join(
        (
            _TASK.format(host=host),
            *parts,
            _ACCEPTED.format(host=host, checks=wanted, base_url=settings.BASE_URL),
        )
    )


def _part(number: int, check: CheckId, report: SiteReport) -> str:
    room, found = CHECKS[check], report["checks"][check]
    asked = room.wordings[0]
    fix = found["fix"]
    lines = [
        f"{number}. {room.label}: {fix['text'] if fix else room.fix}",
        f"Found: {found['answer']}, {REASON_TEXTS[Reason(found['reason'])]}.",
        "It passes when:",
        *(f"- {one}" for one in asked.yes),
        "Test it:",
        *(f"- {one.replace(_EXAMPLE, report['host'])}" for one in asked.by_hand),
        f"Text to copy for common servers: {settings.BASE_URL}/benchmark/{check.value}",
    ]
    return "\n".join(lines)
