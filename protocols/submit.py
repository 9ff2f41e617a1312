"""/submit: a host is suggested for probing, by a form or as JSON. The answer never tells what is known of it."""

import json
from collections.abc import Mapping
from typing import Any, Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.views.decorators.csrf import csrf_exempt, csrf_protect

from index.addresses import report_url
from index.renderers import HTML, JSON, MARKDOWN, preferred, render_markdown
from probes import submit as submissions
from protocols import bursts, errors
from protocols.errors import Code, ErrorObject

RATE: Final = "10/h"
"""Suggestions of one caller."""

_MAX_BODY: Final = 16_384
_METHODS: Final = "GET, HEAD, POST"
_NOTE: Final = (
    "The host has its place in the queue. The probe visits it when its turn comes, reads robots.txt first, and goes no "
    "further where it is refused. Every host is answered like this, whatever is known of it. A site that meets the "
    "listing rule then has a report at the address given here; until then, and otherwise, that address says not found."
)


# Exempt here and protected below for all but JSON, which no page of another origin can send unasked: a
# browser asks first (a CORS preflight, Fetch §4.8), and this address never says that it may.
@csrf_exempt
def submit(request: HttpRequest) -> HttpResponseBase:
    """Say what will happen (GET), or put a host into the queue (POST): 202, 400, 415, 429 or 503."""
    if request.method in {"GET", "HEAD"}:
        return _page(request, {"given": request.GET.get("host", "")[: submissions.MAX_INPUT]}, 200)
    if request.method != "POST":
        return errors.method_not_allowed(_METHODS).response()
    return _from_json(request) if request.content_type == JSON else _from_form(request)


@csrf_protect
def _from_form(request: HttpRequest) -> HttpResponseBase:
    return _take(request, request.POST.get("host"))


def _from_json(request: HttpRequest) -> HttpResponseBase:
    body = request.read(_MAX_BODY + 1)
    try:
        given = json.loads(body) if len(body) <= _MAX_BODY else None
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict):
        return _refuse(request, invalid("The body is not a JSON object of at most 16 KB"), "")
    return _take(request, given.get("host"))


def _take(request: HttpRequest, given: object) -> HttpResponseBase:
    """Read, then count, then queue: a slip of the pen costs nothing."""
    if given is None or (isinstance(given, str) and not given.strip()):
        return _refuse(request, missing(), "")
    if not isinstance(given, str):
        return _refuse(request, invalid("The host is not text"), "")
    try:
        host = submissions.read(given)
    except submissions.Refused as error:
        return _refuse(request, invalid(str(error)), given)
    if over := bursts.over_limit(request, group="submit", rate=RATE, what="suggestions"):
        return _refuse(request, over, given)
    submissions.suggest(host)
    return _page(request, {"queued": queued(host)}, 202)


def queued(host: str) -> dict[str, str]:
    """Return the answer to every suggestion that was taken, which is the same for every host but for its name."""
    return {"status": "queued", "host": host, "report": report_url(host), "note": _NOTE}


def _refuse(request: HttpRequest, error: ErrorObject, given: str) -> HttpResponseBase:
    if _media(request) == JSON:
        return error.response()
    response = _page(request, {"error": error.body(), "given": given}, error.status)
    for name, value in error.headers.items():
        response[name] = value
    return response


def _media(request: HttpRequest) -> str:
    """Return the media type of the answer: GET is a page; a POST is answered as it came unless Accept says otherwise."""
    offered = [HTML, MARKDOWN]
    if request.method == "POST":
        offered.insert(0 if request.content_type == JSON else 2, JSON)
    return preferred(request.headers.get("Accept", ""), offered)


def _page(request: HttpRequest, data: Mapping[str, Any], status: int) -> HttpResponse:
    headers = {"Cache-Control": "no-store", "Vary": "Accept, Cookie"}
    media = _media(request)
    if media == JSON:
        return JsonResponse(data["queued"], status=status, headers=headers)
    context = {"base_url": settings.BASE_URL, "rate": RATE.partition("/")[0], **data}
    if media == MARKDOWN:
        text = render_markdown("submit.md", context)
    else:
        text = render_to_string("submit.html", {**context, "csrf_token": get_token(request)})
    return HttpResponse(text, status=status, content_type=f"{media}; charset=utf-8", headers=headers)


def missing() -> ErrorObject:
    """Say that no host was given: 400."""
    return ErrorObject(
        status=400,
        code=Code.MISSING_PARAM,
        error="No host was given.",
        hint='Give host: a host name or an http(s) URL, e.g. {"host": "www.python.org"}.',
    )


def invalid(message: str) -> ErrorObject:
    """Say why what was given is no host of a public website: 400."""
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error=f"{message}.",
        hint="Give the host name or the http(s) URL of a public website.",
    )
