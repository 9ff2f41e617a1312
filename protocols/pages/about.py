"""The data of /bot, /terms, /privacy, /docs/scanners and /docs/releases."""

from typing import Any

from django.conf import settings
from django.http import Http404
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from agentauth import quota
from index.checks import CHECKS
from index.pages.renderers import MarkdownRenderer, PageRenderer, SuffixThenAccept
from index.pages.site import READ_METHODS
from index.reports import site_report
from index.reports.repeat import curl_command
from index.shapes import SiteReport
from index.values import addresses
from index.values.data_files import read_columns, read_rows
from index.values.vocabulary import CheckId
from probes.consent.groups import TOKEN
from probes.live import line
from probes.live import result as live
from probes.net.policy import PRODUCT
from probes.operations.exchanges import exchanges
from protocols.documents.introduction import RELEASES
from protocols.schemas.pages import EvidenceOfCheck
from protocols.schemas.wire import SERVERS_A_CURSOR


def bot() -> dict[str, Any]:
    return {
        "user_agent": f"{PRODUCT} (+{settings.BASE_URL}/bot)",
        "token": TOKEN,
        "delay": f"{settings.PROBE_HOST_DELAY:g}",
        "live_delay": f"{min(settings.PROBE_HOST_DELAY, live.HOST_DELAY):g}",
        "live_seconds": int(live.VISIT_SECONDS),
        "an_hour": line.MAX_AN_HOUR * settings.PROBE_PER_PLATFORM,
        "live_rest": int(line.REST.total_seconds()),
        "contact": settings.CONTACT_EMAIL,
    }


def terms() -> dict[str, Any]:
    return {
        "anonymous": quota.ANONYMOUS_DAILY,
        "contact": settings.CONTACT_EMAIL,
        "open_data": settings.OPEN_DATA,
        "most_servers": SERVERS_A_CURSOR if settings.MCP_REGISTRY else None,
    }


def privacy() -> dict[str, Any]:
    return {"contact": settings.CONTACT_EMAIL}


def scanners() -> dict[str, Any]:
    """What other scanners accept, check by check."""
    _, _, *names, _ = read_columns("index.checks", "scanners.tsv")
    return {
        "checks": [
            {
                "id": check,
                "label": CHECKS[CheckId(check)].label,
                "ours": ours,
                "others": list(zip(names, others, strict=True)),
                "difference": difference,
            }
            for check, ours, *others, difference in read_rows("index.checks", "scanners.tsv")
        ]
    }


def releases() -> dict[str, Any]:
    return {"releases": RELEASES}


class EvidencePage(APIView):
    """GET, by Accept or the suffix .json or .md; 404 when the host is unlisted or the check unknown."""

    http_method_names = READ_METHODS
    renderer_classes = (PageRenderer, JSONRenderer, MarkdownRenderer)
    content_negotiation_class = SuffixThenAccept

    def get(self, _request: Request, name: str, check: str, **_suffix: str) -> Response:
        report = site_report.report_without_history(name)
        if not report["found"]:
            return Response(report, status=404, template_name="not_found")
        if check not in list(CheckId):
            raise Http404
        data = evidence(report, CheckId(check))
        twins = {suffix: f"{data['address']}.{suffix}" for suffix in ("json", "md")}
        headers = {"Link": addresses.link_header(data["address"], **twins), "X-Robots-Tag": "noindex"}
        return Response(data, template_name="evidence", headers=headers)


def evidence(report: SiteReport, check: CheckId) -> EvidenceOfCheck:
    entry = report["checks"][check]
    return {
        "host": report["host"],
        "check": check,
        "label": entry["label"],
        "answer": entry["answer"],
        "reason": entry["reason"],
        "detail": entry["detail"],
        "since": entry["since"],
        "verified_at": report["verified"]["verified_at"],
        "rubric_version": report["rubric_version"],
        "report": report["report"],
        "address": f"{settings.BASE_URL}/site/{report['host']}/evidence/{check.value}",
        "exchanges": [
            {**line, "curl": curl_command(line)} for line in exchanges(report["host"], entry["evidence"])
        ],
    }


evidence_page = EvidencePage.as_view()
