"""/check: the live WebMCP check for people; the use case and the burst limit are those of the tool `check_webmcp`."""

from typing import Any, Final

from django.http import HttpRequest, HttpResponseBase

from index.reasons import Reason
from index.vocabulary import Answer
from probes import submit as submissions
from probes.check_webmcp import SECONDS, Verdict, check_webmcp
from protocols import bursts, forms
from protocols.errors import Code, ErrorObject
from protocols.submit import invalid
from protocols.tools import CHECK_WEBMCP

_HEADLINES: Final[dict[str, str]] = {
    Verdict.REGISTERED: "Yes: the page registers tools",
    Verdict.DECLARED_ONLY: "No tool was registered, though code for it is there",
    Verdict.DECLARED: "Code for it is there; no browser could run it",
    Verdict.NOT_DECLARED: "No: nothing for WebMCP was found",
    Verdict.COULD_NOT_ASK: "It could not be told",
    Verdict.EXCLUDED: "The site does not want to be asked",
}
_NOT_RUN: Final = "Nothing for it is in the source; no browser could run it"
_ANSWERS: Final[dict[str, Answer]] = {
    Verdict.REGISTERED: Answer.YES,
    Verdict.DECLARED_ONLY: Answer.NO,
    Verdict.NOT_DECLARED: Answer.NO,
}
"""The verdicts that are a yes or a no; every other one is unknown."""
_ABOUT: Final = {"rate": CHECK_WEBMCP.rate.partition("/")[0], "seconds": int(SECONDS)}


@forms.form_or_json
def check(request: HttpRequest) -> HttpResponseBase:
    """Show the form (GET), or ask the page now (POST): 200 with a verdict, 400, 429 or 503."""
    if request.method != "POST":
        return forms.page(
            request, "check", {**_ABOUT, "given": request.GET.get("url", "")[: submissions.MAX_INPUT]}
        )
    given = forms.given(request)
    if given is None:
        return _refuse(request, forms.no_object(), "")
    url = given.get("url")
    if url is None or (isinstance(url, str) and not url.strip()):
        return _refuse(request, missing(), "")
    if not isinstance(url, str):
        return _refuse(request, invalid("The url is not text"), "")
    try:
        submissions.read(url)
    except submissions.Refused as refused:
        return _refuse(request, invalid(str(refused)), url)
    if over := too_many(request):
        return _refuse(request, over, url)
    answer = check_webmcp(url)
    return forms.page(request, "check", {**_ABOUT, "given": url, **_said(answer)}, answer=answer)


def _said(answer: dict[str, Any]) -> dict[str, Any]:
    """Return a verdict as the page says it: what no browser ran is no plain no."""
    verdict = answer["verdict"]
    if verdict == Verdict.NOT_DECLARED and answer["reason"] == Reason.NO_BROWSER:
        return {"answer": answer, "headline": _NOT_RUN, "says": Answer.UNKNOWN.value}
    return {
        "answer": answer,
        "headline": _HEADLINES[verdict],
        "says": _ANSWERS.get(verdict, Answer.UNKNOWN).value,
    }


def too_many(request: HttpRequest) -> ErrorObject | None:
    """Count one check with the calls of the tool; return what to say to one too many."""
    tool = CHECK_WEBMCP
    return bursts.over_limit(request, group=tool.name, rate=tool.rate, what=f"calls of {tool.name}")


def _refuse(request: HttpRequest, error: ErrorObject, given: str) -> HttpResponseBase:
    return forms.refuse(request, "check", {**_ABOUT, "given": given}, error)


def missing() -> ErrorObject:
    """Say that no page was given: 400."""
    return ErrorObject(
        status=400,
        code=Code.MISSING_PARAM,
        error="No page was given.",
        hint='Give url: a host name or an http(s) URL, e.g. {"url": "https://example.com/shop"}.',
    )
