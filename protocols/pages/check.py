"""/check: checks a host live, or one page for WebMCP."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest, HttpResponseBase
from rest_framework import serializers

from agentauth.caller import network_name
from index.values.reasons import Reason
from index.values.vocabulary import Answer
from probes.live.check_webmcp import SECONDS, check_webmcp
from probes.live.shapes import PageVerdict, WebmcpCheck
from probes.schedule import submit as submissions
from protocols import live_checks
from protocols.errors import Code, ErrorObject, ErrorRaised
from protocols.pages import forms, live_check
from protocols.pages.submit import PublicHost, public_host
from protocols.tools import CHECK_WEBMCP

_HEADLINES: dict[str, str] = {
    PageVerdict.REGISTERED: "Yes: the page registers tools",
    PageVerdict.DECLARED_ONLY: "No tool was registered, though code for it is there",
    PageVerdict.DECLARED: "Code for it is there; no browser could run it",
    PageVerdict.NOT_DECLARED: "No: nothing for WebMCP was found",
    PageVerdict.COULD_NOT_ASK: "We could not tell",
    PageVerdict.EXCLUDED: "The site does not want to be asked",
}
_NOT_RUN = "Nothing for it is in the source; no browser could run it"
# Verdicts that are yes or no; all others are unknown.
_ANSWERS: dict[str, Answer] = {
    PageVerdict.REGISTERED: Answer.YES,
    PageVerdict.DECLARED_ONLY: Answer.NO,
    PageVerdict.NOT_DECLARED: Answer.NO,
}
EXAMPLE = "https://example.com/shop"
_ABOUT = {
    "rate": CHECK_WEBMCP.rate.partition("/")[0],
    "seconds": int(SECONDS),
    "live_rate": live_checks.RATE.partition("/")[0],
}


class PageToCheck(serializers.Serializer[dict[str, str]]):
    """A page that is to be asked now."""

    url = PublicHost(max_length=submissions.MAX_INPUT, help_text="A host name or an http(s) URL.")


@forms.form_or_json
def check(request: HttpRequest) -> HttpResponseBase:
    """Show the forms, or check (POST) a host or page: 200, 202, 303, 400, 429 or 503."""
    if request.method != "POST":
        asked = {name: request.GET.get(name, "")[: submissions.MAX_INPUT] for name in ("host", "url")}
        return forms.page(request, "check", {**_ABOUT, "asked": asked}, answer=live_check.about())
    asked = {"host": "", "url": ""}
    try:
        given = forms.texts(request, "host", "url")
        asked |= given
        page = _page(given)
        if page is None:
            return live_check.answer_to_post(request, live_check.take(request, given))
        answer = _ask(request, page)
    except ErrorRaised as wrong:
        return forms.refuse(request, "check", {**_ABOUT, "asked": asked}, wrong.error)
    return forms.page(request, "check", {**_ABOUT, "asked": asked, **_verdict_context(answer)}, answer=answer)


def _page(given: Mapping[str, str]) -> str | None:
    """The page to check, None for a host. Raises ErrorRaised if both are given."""
    if given.get("host") and given.get("url"):
        raise ErrorRaised(both())
    return None if given.get("host") else given.get("url")


def both() -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error="Both host and url were given.",
        hint="Give host for all checks of a host, or url for the WebMCP tools of one page.",
    )


def _verdict_context(answer: WebmcpCheck) -> dict[str, Any]:
    """Adapt a verdict: without a browser, "not declared" is unknown."""
    verdict = answer["verdict"]
    if verdict == PageVerdict.NOT_DECLARED and answer["reason"] == Reason.NO_BROWSER:
        return {"answer": answer, "headline": _NOT_RUN, "says": Answer.UNKNOWN.value}
    return {
        "answer": answer,
        "headline": _HEADLINES[verdict],
        "says": _ANSWERS.get(verdict, Answer.UNKNOWN).value,
    }


def _ask(request: HttpRequest, url: str) -> WebmcpCheck:
    """Check the page like the tool; an invalid one isn't counted. Raises ErrorRaised."""
    public_host(PageToCheck(data={"url": url}), EXAMPLE)
    CHECK_WEBMCP.hold_back(request)
    return check_webmcp(url, network=network_name(request))
