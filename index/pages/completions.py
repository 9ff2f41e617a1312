"""Listed hosts and names that begin like what somebody types."""

from typing import TypedDict

from django.db.models import F
from django.db.models.functions import Collate, Lower
from django.http import HttpRequest, JsonResponse

from index.models import Site
from index.templatetags.quoted import plain
from index.values.addresses import report_path

LEAST = 3  # Letters from which sites are offered
MOST = 8  # Sites offered
MAX_NAME = 80  # Characters of a name

_MAX_TYPED = 60  # Characters compared
_AFTER = "\U0010ffff"  # The last character: no name goes on with it
_HOST = Collate(F("host"), "C")
_NAME = Collate(Lower("display_name"), "C")


class Completion(TypedDict):
    host: str
    name: str
    report: str


def complete(request: HttpRequest) -> JsonResponse:
    """GET /complete?q=."""
    sites = sites_beginning(request.GET.get("q", ""))
    return JsonResponse({"sites": sites}, headers={"X-Robots-Tag": "noindex"})


def sites_beginning(typed: str) -> list[Completion]:
    """Hosts first, with or without www, then names; read anew, so that no site that left is offered."""
    begin = plain(typed, _MAX_TYPED).lower().strip()
    if len(begin) < LEAST:
        return []
    found: dict[str, str] = {}
    for by, text in ((_HOST, begin), (_HOST, f"www.{begin}"), (_NAME, begin)):
        if len(found) < MOST:
            found |= dict(_beginning(by, text))
    return [
        {"host": host, "name": plain(name or host, MAX_NAME), "report": report_path(host)}
        for host, name in list(found.items())[:MOST]
    ]


def _beginning(by: Collate, begin: str) -> list[tuple[str, str]]:
    sites = Site.objects.listed().annotate(typed=by).filter(typed__gte=begin, typed__lt=begin + _AFTER)
    return list(sites.order_by("typed").values_list("host", "display_name")[:MOST])
