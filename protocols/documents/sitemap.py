"""The sitemap: an index, and streamed pages (sitemaps.org: at most 50,000 URLs each).

A page is a range of primary keys, so hosts stay on theirs.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from django.conf import settings
from django.db import connection
from django.db.models import Max, Min
from django.http import Http404, HttpResponseBase, StreamingHttpResponse
from django.utils.html import escape
from rest_framework.request import Request

from index.models import MonthFigures, Site
from index.pages.site import read_only
from index.values.addresses import report_url
from index.values.vocabulary import CheckId
from protocols.documents.openapi.page import operation_paths

OWN = (
    "/type/",
    "/country/",
    "/compare",
    "/benchmark",
    "/benchmark/rubric",
    "/benchmark/changes",
    "/benchmark/sources",
    "/state",
    "/docs",
    "/docs/start",
    "/docs/scanners",
    "/docs/releases",
    "/bot",
    "/terms",
    "/privacy",
    "/submit",
    "/watch",
    "/check",
)

HOSTS_A_PAGE = 50_000

_ROWS_A_CHUNK = 2_000
_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"


@read_only
def index(_request: Request) -> HttpResponseBase:
    names = ["pages", *map(str, _pages())]
    return _xml(
        "sitemapindex", "sitemap", [(f"{settings.BASE_URL}/sitemap/{name}.xml", None) for name in names]
    )


@read_only
def pages(_request: Request) -> HttpResponseBase:
    opened = ("/data",) if settings.OPEN_DATA else ()
    months = (f"/state/{month:%Y-%m}" for month in MonthFigures.objects.values_list("month", flat=True))
    own = [
        "/",
        *OWN,
        *opened,
        *months,
        *(f"/benchmark/{check.value}" for check in CheckId),
        *operation_paths(),
    ]
    return _xml("urlset", "url", [(f"{settings.BASE_URL}{path}", None) for path in own])


@read_only
def hosts(_request: Request, page: str) -> HttpResponseBase:
    first = int(page) * HOSTS_A_PAGE
    on_page = Site.objects.listed().filter(pk__gte=first, pk__lt=first + HOSTS_A_PAGE)
    if not on_page.exists():
        raise Http404
    rows = on_page.order_by("pk").values_list("host", "verified_at").iterator(chunk_size=_ROWS_A_CHUNK)
    return _xml("urlset", "url", ((report_url(host), probed) for host, probed in rows))


def _pages() -> list[int]:
    ends = Site.objects.listed().aggregate(first=Min("pk"), last=Max("pk"))
    if ends["first"] is None:
        return []
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT page FROM generate_series(%s, %s) AS page WHERE EXISTS (SELECT FROM index_site"
            " WHERE listed AND id >= page::bigint * %s AND id < (page::bigint + 1) * %s) ORDER BY page",
            [ends["first"] // HOSTS_A_PAGE, ends["last"] // HOSTS_A_PAGE, HOSTS_A_PAGE, HOSTS_A_PAGE],
        )
        return [int(page) for (page,) in cursor.fetchall()]


def _xml(root: str, item: str, places: Iterable[tuple[str, datetime | None]]) -> HttpResponseBase:
    lines = _lines(root, item, places)
    return StreamingHttpResponse(lines, content_type="application/xml; charset=utf-8")


def _lines(root: str, item: str, places: Iterable[tuple[str, datetime | None]]) -> Iterator[str]:
    yield f'<?xml version="1.0" encoding="UTF-8"?>\n<{root} xmlns="{_NAMESPACE}">\n'
    for place, newest in places:
        date = f"<lastmod>{newest.astimezone(UTC):%Y-%m-%d}</lastmod>" if newest else ""
        yield f"<{item}><loc>{escape(place)}</loc>{date}</{item}>\n"
    yield f"</{root}>\n"
