"""/compare: up to five hosts side by side."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict

from django.conf import settings
from django.http import QueryDict
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from index.checks import CHECKS, SCORED_CHECKS
from index.facts import BY_NAME as FACTS
from index.filters import BY_NAME as FILTERS
from index.pages.home import MAX_COMPARED, compare_query
from index.pages.renderers import DataRenderer, MarkdownRenderer, PageRenderer, SuffixThenAccept
from index.pages.site import READ_METHODS
from index.reports.site_report import read_brief_report
from index.shapes import BriefReport
from index.templatetags.quoted import plain
from index.values import addresses, hosts
from index.values.errors import InvalidFilterValue
from index.values.vocabulary import Answer

MAX_TOOLS = 4  # Tools named of a site
MAX_NAME = 40  # Characters of one

_SYMBOLS = {Answer.YES: "✓ yes", Answer.NO: "✕ no", Answer.UNKNOWN: "? unknown"}


class Comparison(TypedDict):
    """A line of the table: its name, and a text for each host, with an answer's word or ""."""

    label: str
    check: str
    cells: list[tuple[str, str]]


class ComparePage(APIView):
    """GET /compare?host=…, negotiated or by suffix; 400 for what is no host, and for more than five."""

    http_method_names = READ_METHODS
    renderer_classes = (PageRenderer, MarkdownRenderer, DataRenderer)
    content_negotiation_class = SuffixThenAccept

    def get(self, request: Request, **_suffix: str) -> Response:
        compared = hosts_to_compare(request.query_params)
        reports = [read_brief_report(host) for host in compared]
        query = compare_query(compared)
        base = f"{settings.BASE_URL}/compare"
        page: dict[str, Any] = {"hosts": reports, "address": f"{base}{query}", "twin": f"{base}.md{query}"}
        if request.accepted_renderer.format != "json":
            page |= {"lines": lines_of(reports), "free": range(MAX_COMPARED - len(compared))}
        links = addresses.link_header(page["address"], md=page["twin"], json=f"{base}.json{query}")
        return Response(page, template_name="compare", headers={"Link": links, "X-Robots-Tag": "noindex"})


def hosts_to_compare(asked: QueryDict) -> list[str]:
    """Hosts or URLs as hosts, each once. Raises InvalidFilterValue."""
    given = dict.fromkeys(_host(text) for text in asked.getlist("host")[: 4 * MAX_COMPARED] if text.strip())
    if len(given) > MAX_COMPARED:
        raise InvalidFilterValue("host", list(given), why=f"at most {MAX_COMPARED} hosts are compared")
    return list(given)


def _host(text: str) -> str:
    try:
        return hosts.parse_host(text)
    except hosts.BadHost as error:
        raise InvalidFilterValue("host", text, why=str(error)) from error


def lines_of(reports: Sequence[BriefReport]) -> list[Comparison]:
    """The table; of a host that is not listed nothing is said."""
    lines: list[Comparison] = [_line("Score", reports, _score)]
    for check in CHECKS:
        cells = [_answer(report, check.value) for report in reports]
        lines.append({"label": CHECKS[check].label, "check": check.value, "cells": cells})
    texts: tuple[tuple[str, Callable[[Mapping[str, Any]], str]], ...] = (
        ("Tools", _tools),
        ("Credentials of its MCP server", _auth),
        ("What visitors can apparently do", _actions),
        ("Category", lambda report: FILTERS["entity_type"].words_of(report["entity_type"] or "unknown")),
        ("Country", lambda report: FACTS["country"].display_text(report["country"])),
        ("Tier", lambda report: report["tier_label"] or "unknown"),
        ("Probed", lambda report: report["verified"]["verified_at"] or "unknown"),
    )
    return [*lines, *(_line(label, reports, text_of) for label, text_of in texts)]


def _line(
    label: str, reports: Sequence[BriefReport], text_of: Callable[[Mapping[str, Any]], str]
) -> Comparison:
    cells = [(text_of(report) if report["found"] else "", "") for report in reports]
    return {"label": label, "check": "", "cells": cells}


def _answer(report: BriefReport, check: str) -> tuple[str, str]:
    if not report["found"]:
        return "", ""
    answer = Answer(report["checks"][check]["answer"])  # type: ignore[index]
    return _SYMBOLS[answer], answer.value


def _score(report: Mapping[str, Any]) -> str:
    return f"{report['readiness_score']} of {len(SCORED_CHECKS)}"


def _tools(report: Mapping[str, Any]) -> str:
    verified = report["verified"]
    names = list(dict.fromkeys([*verified["mcp_tools"], *verified["webmcp_tools"]]))
    shown = ", ".join(plain(name, MAX_NAME) for name in names[:MAX_TOOLS])
    return f"{len(names)}: {shown}{' …' if len(names) > MAX_TOOLS else ''}" if names else "none known"


def _auth(report: Mapping[str, Any]) -> str:
    connect = report["connect"]
    if not connect:
        return "no MCP server known"
    return FILTERS["mcp_auth"].words_of(connect["auth"]) if connect["auth"] else "unknown"


def _actions(report: Mapping[str, Any]) -> str:
    actions = dict.fromkeys(action["action"].replace("_", " ") for action in report["apparent_actions"])
    return ", ".join(actions) or "nothing seen"
