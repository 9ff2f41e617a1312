"""/ and /site/<host>, each in several media types."""

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponsePermanentRedirect
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from index.pages.home import home_page
from index.pages.lists import groups_of_site
from index.pages.renderers import (
    HTML,
    JSON,
    MARKDOWN,
    MarkdownRenderer,
    PageRenderer,
    SuffixThenAccept,
    preferred_type,
)
from index.reports import formats, site_report
from index.reports import formats as badges
from index.reports.share_card import STATIC, share_card
from index.reports.site_report import NOT_FOUND_NOTE
from index.shapes import SiteReport
from index.values import addresses, hosts

READ_METHODS = ["get", "head"]

View = Callable[..., HttpResponseBase]


def read_only(view: View) -> View:
    """Accept GET and HEAD; others get the error object (405), before Django's CSRF check."""

    class ReadOnlyView(APIView):
        http_method_names = READ_METHODS
        renderer_classes = (JSONRenderer,)
        content_negotiation_class = SuffixThenAccept

        def get(self, request: Request, **parts: str) -> HttpResponseBase:
            return view(request, **parts)

    return ReadOnlyView.as_view()


def leads_to(canonical: Callable[..., str]) -> View:
    """Redirect (301) other spellings to the canonical URL, keeping the query."""

    def moved(request: HttpRequest, **parts: str) -> HttpResponse:
        query = request.META.get("QUERY_STRING", "")
        address = f"{canonical(**parts)}?{query}" if query else canonical(**parts)
        return HttpResponsePermanentRedirect(address, headers={"Cache-Control": "public, max-age=3600"})

    return read_only(moved)


class HomePage(APIView):
    """GET / (negotiated) and /index.md: introduction and search; 400 for invalid filter values."""

    http_method_names = READ_METHODS
    renderer_classes = (PageRenderer, MarkdownRenderer)
    content_negotiation_class = SuffixThenAccept

    def get(self, request: Request, **suffix: str) -> Response:
        wants_json = preferred_type(request.headers.get("Accept", ""), (HTML, MARKDOWN, JSON)) == JSON
        page = home_page(request.query_params, explain=bool(suffix) or not wants_json)
        base = settings.BASE_URL
        twin, canonical = f"{base}/index.md{page['query']}", f"{base}/{page['query']}"
        # the API endpoints, where such requests are counted
        as_json = f"{base}/api/find{page['query']}" if page["query"] else f"{base}/api/stats"
        link = f"{addresses.link_header(canonical, md=twin, json=as_json)}, {addresses.discovery_links()}"
        return Response(
            page,
            status=400 if page["error"] else 200,
            template_name="home",
            headers={"Link": link, "ETag": page["generation_id"]},
        )


class SitePage(APIView):
    """GET /site/<host>, negotiated or by suffix .html, .json or .md; 404 if unlisted."""

    http_method_names = READ_METHODS
    renderer_classes = (PageRenderer, JSONRenderer, MarkdownRenderer)
    content_negotiation_class = SuffixThenAccept

    def get_format_suffix(self, **kwargs: Any) -> str | None:
        return addresses.split_suffix(kwargs["name"].rstrip("/"))[1]

    def get(self, request: Request, name: str) -> HttpResponseBase:
        text, suffix = addresses.split_suffix(name.rstrip("/"))
        try:
            path = addresses.report_path(hosts.parse_host(text), suffix)
        except hosts.BadHost:
            path = f"/site/{name}"
        if path != f"/site/{name}":
            return HttpResponsePermanentRedirect(path)
        kind = request.accepted_renderer.format
        if kind == "json":
            report = site_report.site_report(text)
        else:
            report = site_report.site_page(text, is_short=kind == "md")
        if not report["found"]:
            if request.accepted_renderer.format == "html" and (listed := site_report.redirecting_host(text)):
                return HttpResponsePermanentRedirect(addresses.report_path(listed))
            return Response(report, status=404, template_name="not_found")
        shown = {**report, "standing": groups_of_site(report)} if kind == "html" else report
        return Response(shown, template_name="site", headers={"Link": _links(report)})


def badge(_request: Request, name: str) -> HttpResponse:
    """GET /site/<host>/badge.svg; 404 with a generic image if unlisted."""
    report = site_report.report_without_history(name)
    image = badges.badge_of_report(report) if report["found"] else badges.generic_badge()
    return _text(image, "image/svg+xml", report)


def card(_request: Request, name: str) -> HttpResponse:
    """GET /site/<host>/card.png; 404 with the service's own picture if unlisted."""
    report = site_report.report_without_history(name)
    image = share_card(report) if report["found"] else (STATIC / "card.png").read_bytes()
    return HttpResponse(image, status=200 if report["found"] else 404, content_type="image/png")


def changes(_request: Request, name: str) -> HttpResponse:
    """GET /site/<host>/changes.atom; 404 if unlisted."""
    report = site_report.site_report(name)
    text = formats.feed_of_report(report) if report["found"] else NOT_FOUND_NOTE
    return _text(text, "application/atom+xml" if report["found"] else "text/plain", report)


def _text(text: str, media_type: str, report: SiteReport) -> HttpResponse:
    status = 200 if report["found"] else 404
    return HttpResponse(text, status=status, content_type=f"{media_type}; charset=utf-8")


def _links(report: SiteReport) -> str:
    twins = {
        suffix: f"{settings.BASE_URL}{addresses.report_path(report['host'], suffix)}"
        for suffix in ("json", "md")
    }
    return addresses.link_header(report["report"], **twins)


home = HomePage.as_view()
site = SitePage.as_view()
site_badge = read_only(badge)
site_card = read_only(card)
site_changes = read_only(changes)
