"""/submit: suggest a host for probing. The answer never tells what is known of it."""

from collections.abc import Mapping

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from rest_framework import serializers

from index.values.addresses import report_url
from probes.schedule import submit as submissions
from protocols import limits
from protocols.errors import Code, ErrorObject, ErrorRaised
from protocols.pages import forms
from protocols.schemas.pages import FormDescribed
from protocols.schemas.serializers import Text
from protocols.schemas.wire import SuggestionTaken

RATE = "10/h"  # Suggestions per caller
EXAMPLE = "www.python.org"

_ABOUT = {"rate": RATE.partition("/")[0]}
_NOTE = (
    "The probe visits the host within a day: within minutes, or later if it was there lately. If the site "
    'qualifies, its report then appears at this address; otherwise the address stays "not found". You would '
    "see this answer for any host. "
    "To see now what the probe finds, check the host live at the address in check."
)


class PublicHost(Text):
    formats = ("hostname", "uri")

    def to_internal_value(self, data: object) -> str:
        try:
            return submissions.parse_submitted_host(super().to_internal_value(data))
        except submissions.RejectedHost as refused:
            raise serializers.ValidationError(str(refused)) from refused


class Suggestion(serializers.Serializer[dict[str, str]]):
    """A site that somebody suggests for probing."""

    host = PublicHost(max_length=submissions.MAX_INPUT, help_text="A host name or an http(s) URL.")


@forms.form_or_json
def submit(request: HttpRequest) -> HttpResponseBase:
    """Show the form, or queue a host (POST): 200, 202, 400, 429 or 503."""
    if request.method != "POST":
        asked = request.GET.get("host", "")[: submissions.MAX_INPUT]
        return forms.page(request, "submit", {**_ABOUT, "given": asked}, answer=about_suggestions())
    given: dict[str, str] = {}
    try:
        given = forms.texts(request, "host")
        host = _take(request, given)
    except ErrorRaised as wrong:
        return forms.refuse(request, "submit", {**_ABOUT, "given": given.get("host", "")}, wrong.error)
    answer = answer_to_suggestion(host)
    return forms.page(request, "submit", {**_ABOUT, "queued": answer}, status=202, answer=answer)


def about_suggestions() -> FormDescribed:
    return forms.describe_form(
        "/submit",
        what="Suggest a site for probing. The probe visits it within a day, robots.txt first. Whether "
        "it is listed depends on what it answers and on nothing else.",
        fields={"host": "A host name or an http(s) URL."},
        answer="202, the same for every host, known or not: status, host, report, check and note.",
        limit=f"Each caller may suggest {_ABOUT['rate']} sites an hour.",
    )


def _take(request: HttpRequest, given: Mapping[str, str]) -> str:
    host = public_host(Suggestion(data=given), EXAMPLE)
    if over := limits.over_limit(request, group="submit", rate=RATE, what="suggestions"):
        raise ErrorRaised(over)
    submissions.suggest(host)
    return host


def answer_to_suggestion(host: str) -> SuggestionTaken:
    return {
        "status": "queued",
        "host": host,
        "report": report_url(host),
        "check": f"{settings.BASE_URL}/check?host={host}",
        "note": _NOTE,
    }


def public_host(asked: serializers.Serializer[dict[str, str]], example: str) -> str:
    """The host. Raises ErrorRaised, with `example` in its hint."""
    if asked.is_valid():
        return str(next(iter(asked.validated_data.values())))
    ((field, (wrong, *_)),) = asked.errors.items()
    raise ErrorRaised(missing(field, example) if wrong.code in {"required", "blank"} else invalid(str(wrong)))


def missing(field: str, example: str) -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.MISSING_PARAM,
        error=f"No {field} was given.",
        hint=f'Give {field}: a host name or an http(s) URL, e.g. {{"{field}": "{example}"}}.',
    )


def invalid(message: str) -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error=f"{message}.",
        hint="Give the host name or the http(s) URL of a public website.",
    )
