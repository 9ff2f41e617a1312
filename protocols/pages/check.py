"""/check: the live WebMCP check for people; the use case and the burst limit are those of the tool `check_webmcp`."""

from typing import Any, Final

from django.http import HttpRequest, HttpResponseBase
from rest_framework import serializers

from index.values.reasons import Reason
from index.values.vocabulary import Answer
from probes.live.check_webmcp import SECONDS, check_webmcp
from probes.live.page_process import PageVerdict
from probes.schedule import submit as submissions
from protocols import limits
from protocols.errors import ErrorRaised
from protocols.pages import forms
from protocols.pages.submit import PublicHost, public_host
from protocols.tools import CHECK_WEBMCP

_HEADLINES: Final[dict[str, str]] = {
    PageVerdict.REGISTERED: "Yes: the page registers tools",
    PageVerdict.DECLARED_ONLY: "No tool was registered, though code for it is there",
    PageVerdict.DECLARED: "Code for it is there; no browser could run it",
    PageVerdict.NOT_DECLARED: "No: nothing for WebMCP was found",
    PageVerdict.COULD_NOT_ASK: "We could not tell",
    PageVerdict.EXCLUDED: "The site does not want to be asked",
}
_NOT_RUN: Final = "Nothing for it is in the source; no browser could run it"
_ANSWERS: Final[dict[str, Answer]] = {
    PageVerdict.REGISTERED: Answer.YES,
    PageVerdict.DECLARED_ONLY: Answer.NO,
    PageVerdict.NOT_DECLARED: Answer.NO,
}
"""The verdicts that are a yes or a no; every other one is unknown."""
EXAMPLE: Final = "https://example.com/shop"
_ABOUT: Final = {"rate": CHECK_WEBMCP.rate.partition("/")[0], "seconds": int(SECONDS)}


class PageToCheck(serializers.Serializer[dict[str, str]]):
    """A page that is to be asked now."""

    url = PublicHost(max_length=submissions.MAX_INPUT, help_text="A host name or an http(s) URL.")


@forms.form_or_json
def check(request: HttpRequest) -> HttpResponseBase:
    """Show the form (GET), or ask the page now (POST): 200 with a verdict, 400, 429 or 503."""
    if request.method != "POST":
        asked = request.GET.get("url", "")[: submissions.MAX_INPUT]
        return forms.page(request, "check", {**_ABOUT, "given": asked}, answer=about())
    url = ""
    try:
        url = forms.texts(request, "url").get("url", "")
        answer = _ask(request, url)
    except ErrorRaised as wrong:
        return forms.refuse(request, "check", {**_ABOUT, "given": url}, wrong.error)
    return forms.page(request, "check", {**_ABOUT, "given": url, **_said(answer)}, answer=answer)


def about() -> dict[str, Any]:
    """Return what a check of a page is, for programs."""
    return forms.described(
        "/check",
        what="Ask one page now whether it registers WebMCP tools, robots.txt first. None is called, and the index is neither "
        "read nor changed.",
        fields={"url": "A host name or an http(s) URL."},
        answer=f"200 with the verdict, as the tool {CHECK_WEBMCP.name} has it, after at most {_ABOUT['seconds']} seconds.",
        limit=f"Each caller may make {_ABOUT['rate']} checks a minute, over all interfaces together.",
    )


def _said(answer: dict[str, Any]) -> dict[str, Any]:
    """Return a verdict as the page says it: what no browser ran is no plain no."""
    verdict = answer["verdict"]
    if verdict == PageVerdict.NOT_DECLARED and answer["reason"] == Reason.NO_BROWSER:
        return {"answer": answer, "headline": _NOT_RUN, "says": Answer.UNKNOWN.value}
    return {
        "answer": answer,
        "headline": _HEADLINES[verdict],
        "says": _ANSWERS.get(verdict, Answer.UNKNOWN).value,
    }


def _ask(request: HttpRequest, url: str) -> dict[str, Any]:
    """Read, then count with the calls of the tool, then ask. Raises ErrorRaised."""
    public_host(PageToCheck(data={"url": url}), EXAMPLE)
    tool = CHECK_WEBMCP
    if over := limits.over_limit(request, group=tool.name, rate=tool.rate, what=f"calls of {tool.name}"):
        raise ErrorRaised(over)
    return check_webmcp(url)
