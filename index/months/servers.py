"""How long MCP servers live and how often their tools change: counts of one month."""

from collections import Counter
from datetime import date, datetime
from typing import Any, NamedTuple

from django.db.models import OuterRef, Q
from django.db.models.expressions import Exists
from django.db.models.fields.json import KT

from index.models import AskedEndpoint, ListingEvent, Site
from index.values.alive import alive_of
from index.values.vocabulary import Answer, Cause, CheckId

LEAST_ASKED = 10  # Askings of an endpoint of which a share is told

_SERVER = CheckId.MCP_SERVER.value


class ServerCounts(NamedTuple):
    """How many of each label, of how many."""

    counts: dict[str, int]
    of: int


def count_ages(today: date) -> ServerCounts:
    """Listed servers by the days since which they answer."""
    since = Site.objects.listed().filter(mcp_server=True).annotate(day=KT(f"checks__{_SERVER}__since"))
    days = [
        (today - date.fromisoformat(day)).days
        for day in since.values_list("day", flat=True).iterator()
        if day
    ]
    ages = {"Under 30 days": 30, "30 to 89 days": 90, "90 to 364 days": 365, "A year or more": 10**6}
    found = Counter(next(label for label, most in ages.items() if age < most) for age in days)
    return ServerCounts({label: found[label] for label in ages}, len(days))


def count_answering(last: date) -> ServerCounts:
    """Endpoints by how often they answered between visits, in the 30 days to the last of the month."""
    rows = AskedEndpoint.objects.order_by("key").distinct("key").values_list("days", flat=True)
    labels = ("Every time", "90% or more", "50% to 89%", "Less, but sometimes", "Never")
    found: Counter[str] = Counter()
    for days in rows.iterator():
        alive = alive_of(days, last)
        if alive and alive["asked"] >= LEAST_ASKED:
            found[_answering(alive, labels)] += 1
    return ServerCounts({label: found[label] for label in labels}, found.total())


def _answering(alive: dict[str, Any], labels: tuple[str, ...]) -> str:
    always, often, half, sometimes, never = labels
    share = alive["answered"] / alive["asked"]
    if share in {0, 1}:
        return always if share else never
    return often if share >= 0.9 else half if share >= 0.5 else sometimes


def count_tool_changes(first: datetime, end: datetime) -> ServerCounts:
    """Listed servers whose tools changed, by what changed and how often."""
    servers = Site.objects.listed().filter(mcp_server=True)
    moved = (
        ListingEvent.objects.filter(
            Exists(servers.filter(host=OuterRef("host"))),
            at__gte=first,
            at__lt=end,
            detail__tools__has_key=_SERVER,
        )
        .exclude(cause=Cause.RUBRIC)
        .values_list("host", f"detail__tools__{_SERVER}")
    )
    times: Counter[str] = Counter()
    kinds: dict[str, set[str]] = {"added": set(), "removed": set(), "changed": set()}
    for host, change in moved.iterator():
        times[host] += 1
        for kind, hosts in kinds.items():
            if change.get(kind):
                hosts.add(host)
    often = times.values()
    return ServerCounts(
        {
            "Any change": len(times),
            "A tool added": len(kinds["added"]),
            "A tool removed": len(kinds["removed"]),
            "A tool changed otherwise": len(kinds["changed"]),
            "Changed once": sum(n == 1 for n in often),
            "Changed 2 or 3 times": sum(n in {2, 3} for n in often),
            "Changed 4 times or more": sum(n > 3 for n in often),
        },
        servers.count(),
    )


def count_ended(first: datetime, end: datetime) -> int:
    """Servers that answered, and then were found not to be there, by the site's own doing."""
    ended = Q(detail__answers__contains={_SERVER: [Answer.YES.value, Answer.NO.value]}, cause=Cause.SITE)
    return ListingEvent.objects.filter(ended, at__gte=first, at__lt=end).values("host").distinct().count()
