"""Atom feeds of the index, and of what has a kind, a country or a check."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse

from index.checks import CHECKS
from index.reports.formats import feed_of_sites
from index.reports.history import NewsOfDay, read_news
from index.values.vocabulary import COUNTRIES, CheckId, EntityType


def feed_of_all(_request: HttpRequest) -> HttpResponse:
    """GET /feed.atom."""
    return _feed("new and changed", "/", "/feed.atom", read_news())


def feed_of_kind(_request: HttpRequest, kind: str) -> HttpResponse:
    """GET /type/<kind>/feed.atom; 404 for a kind that doesn't exist."""
    if kind not in list(EntityType):
        raise Http404
    return _feed(
        EntityType(kind).label, f"/type/{kind}", f"/type/{kind}/feed.atom", read_news(entity_type=kind)
    )


def feed_of_country(_request: HttpRequest, country: str) -> HttpResponse:
    """GET /country/<code>/feed.atom; 404 for a code that doesn't exist."""
    if country not in COUNTRIES:
        raise Http404
    path = f"/country/{country}"
    return _feed(COUNTRIES[country], path, f"{path}/feed.atom", read_news(country=country))


def feed_of_check(_request: HttpRequest, check: str) -> HttpResponse:
    """GET /benchmark/<check>/feed.atom; 404 for a check that doesn't exist."""
    if check not in list(CheckId):
        raise Http404
    path = f"/benchmark/{check}"
    news = read_news(CheckId(check))
    return _feed(CHECKS[CheckId(check)].label, path, f"{path}/feed.atom", news)


def _feed(about: str, page: str, path: str, news: list[NewsOfDay]) -> HttpResponse:
    title, base = f"Agent-Readiness Index: {about}", settings.BASE_URL
    text = feed_of_sites(title, f"{base}{page}", f"{base}{path}", news)
    return HttpResponse(text, content_type="application/atom+xml; charset=utf-8")
