"""Which endpoints are asked between visits whether they answer: those of listed MCP servers."""

import hashlib
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from urllib.parse import urlsplit
from uuid import UUID

from django.db.models import Min
from django.utils import timezone

from index.models import AskedEndpoint, Site
from index.values import hosts
from index.values.vocabulary import Answer, CheckId

_DAY = 86400
_FIELDS = ("url", "key", "host", "domain", "address", "second", "due_at", "asked_at", "is_reached", "days")


def note_endpoints(sites: Iterable[Site]) -> None:
    """Add, move and delete the endpoints of these sites, whose rows are locked.

    A server that a visit could not ask stays: that it is silent is what is counted.
    """
    sites = list(sites)
    known = {row.pk: row for row in AskedEndpoint.objects.filter(site__in=sites)}
    gone, new = [], []
    for site in sites:
        row, url = known.get(site.pk), _endpoint_of(site)
        if row is not None and (not site.listed or (url is None and not _is_unsure(site))):
            gone.append(row.pk)
        elif site.listed and url is not None and (row is None or row.url != url):
            new.append(_row(site, url))
    _wait_for_others(new)
    if gone:
        AskedEndpoint.objects.filter(pk__in=gone).delete()
    AskedEndpoint.objects.bulk_create(
        new, update_conflicts=True, unique_fields=["site"], update_fields=_FIELDS
    )


def forget_endpoint(site: Site) -> None:
    AskedEndpoint.objects.filter(pk=site.pk).delete()


def _endpoint_of(site: Site) -> str | None:
    """Also one that asks for credentials."""
    return site.mcp_endpoint or (site.connect["url"] if site.connect else None)


def _is_unsure(site: Site) -> bool:
    found = site.checks.get(CheckId.MCP_SERVER.value)
    return found is not None and found["answer"] == Answer.UNKNOWN


def _row(site: Site, url: str) -> AskedEndpoint:
    host = urlsplit(url).hostname or site.host
    second = int.from_bytes(hashlib.sha256(site.host.encode()).digest()[:8]) % _DAY
    return AskedEndpoint(
        site=site,
        url=url,
        key=UUID(bytes=hashlib.sha256(url.encode(errors="replace")).digest()[:16]),
        host=host,
        domain=hosts.registrable_domain(host),
        second=second,
        due_at=_next_time(second, timezone.now()),
    )


def _wait_for_others(rows: Sequence[AskedEndpoint]) -> None:
    """A new row of an endpoint that sites share is due no sooner than the next of theirs: once a day."""
    if keys := {row.key for row in rows}:
        shared = AskedEndpoint.objects.filter(key__in=keys).values_list("key").annotate(Min("due_at"))
        next_of = dict(shared)
        for row in rows:
            row.due_at = max(row.due_at, next_of.get(row.key, row.due_at))


def _next_time(second: int, now: datetime) -> datetime:
    today = now.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(seconds=second)
    return today if today > now else today + timedelta(days=1)
