"""/agent/auth/claim: explains the ceremony, and takes claims."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.middleware.csrf import get_token
from django.template.loader import render_to_string
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from pydantic import Field
from rest_framework import serializers
from rest_framework.request import Request

from agentauth import claims, registrations
from agentauth.models import REGISTERED_DAILY
from index.pages.renderers import HTML, JSON, MARKDOWN, preferred_type, render_markdown
from index.shapes import Count, Shape, Url
from protocols import errors, limits
from protocols.bodies import JsonView, posted_object, validated_fields
from protocols.errors import ErrorObject, ErrorRaised
from protocols.origins import post_only
from protocols.registration import mail_addresses
from protocols.schemas.serializers import MailAddress, Text

RATE = "10/h"
MAX_MESSAGE = 2000

_FORM = "application/x-www-form-urlencoded"
_METHODS = "GET, HEAD, POST"


class ClaimAsked(serializers.Serializer[dict[str, str]]):
    """What a claim says."""

    claim_token = serializers.RegexField(
        registrations.CLAIM_PATTERN,
        error_messages={"invalid": "is not of the form clm_ and 40 lower-case hex characters"},
    )
    email = MailAddress(max_length=mail_addresses.MAX_LENGTH)
    message = Text(max_length=MAX_MESSAGE, allow_blank=True, default="")


class ClaimTaken(Shape):
    """The answer to a claim, the same for an unknown token."""

    registration_id: str
    claim_attempt_id: str
    status: Literal["pending_review"]


class Ceremony(Shape):
    """What a claim is and how it goes."""

    what: str
    claim_url: Url
    method: Literal["POST"]
    content_type: Literal["application/json"]
    fields: Annotated[dict[str, str], Field(description="What each field means.")]
    answer: str
    steps: list[str]
    claims_an_hour: Count
    contact: str
    see: Url


class Claim(JsonView):
    """POST as JSON."""

    def post(self, request: Request) -> HttpResponse:
        asked = request._request  # noqa: SLF001 - Django's own request
        return JsonResponse(_take(asked, posted_object(asked)))


def _take(request: HttpRequest, given: Mapping[str, Any]) -> ClaimTaken:
    """Store a claim; never tells whether the token is known. Raises ErrorRaised."""
    asked = validated_fields(ClaimAsked(data=given))
    if over := limits.over_limit(request, group="claim", rate=RATE, what="claims"):
        raise ErrorRaised(over)
    made = claims.ask(**asked)
    return {
        "registration_id": registrations.registration_id_of(asked["claim_token"]),
        "claim_attempt_id": made.claim_attempt_id,
        "status": "pending_review",
    }


_from_program = post_only(Claim.as_view())


# CSRF-exempt; the form is protected below. Programs send no cookies, and `post_only` checks the origin.
@csrf_exempt
def claim(request: HttpRequest, suffix: str = "") -> HttpResponseBase:
    if request.method in {"GET", "HEAD"}:
        return _read(request, suffix)
    if request.method == "POST" and request.content_type == _FORM:
        return _from_form(request)
    response = _from_program(request)
    return errors.method_not_allowed(_METHODS).response() if response.status_code == 405 else response


@csrf_protect
def _from_form(request: HttpRequest) -> HttpResponseBase:
    wants_json = preferred_type(request.headers.get("Accept", ""), [HTML, JSON]) == JSON
    try:
        taken = _take(request, request.POST)
    except ErrorRaised as wrong:
        return wrong.error.response() if wants_json else _refused(request, wrong.error)
    return JsonResponse(taken) if wants_json else _page(request, {"taken": taken})


def _refused(request: HttpRequest, error: ErrorObject) -> HttpResponse:
    given = {name: request.POST.get(name, "") for name in ("claim_token", "email", "message")}
    response = _page(request, {"error": error.body(), "given": given}, error.status)
    for name, value in error.headers.items():
        response[name] = value
    return response


def _read(request: HttpRequest, suffix: str) -> HttpResponseBase:
    media = {".json": JSON, ".md": MARKDOWN}.get(suffix) or preferred_type(
        request.headers.get("Accept", ""), [HTML, MARKDOWN, JSON]
    )
    if media == HTML:
        return _page(request, {})
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Accept", "Link": _links()}
    if media == JSON:
        return JsonResponse(ceremony(), headers=headers)
    text = render_markdown("claim.md", ceremony())
    return HttpResponse(text, content_type=f"{media}; charset=utf-8", headers=headers)


def _page(request: HttpRequest, data: Mapping[str, Any], status: int = 200) -> HttpResponse:
    context = {**ceremony(), "max_message": MAX_MESSAGE, "csrf_token": get_token(request), **data}
    headers = {"Cache-Control": "no-store", "Vary": "Accept, Cookie", "Link": _links()}
    return HttpResponse(render_to_string("claim.html", context), status=status, headers=headers)


def _links() -> str:
    address = f"{settings.BASE_URL}/agent/auth/claim"
    return (
        f'<{address}.md>; rel="alternate"; type="text/markdown", <{address}.json>; rel="alternate"; '
        'type="application/json"'
    )


def ceremony() -> Ceremony:
    return {
        "what": "A claim attaches the identity of an agent's operator to its anonymous registration. Use it "
        f"to ask for more than {REGISTERED_DAILY:,} requests a day. It changes no result, no ranking "
        "and no listing.",
        "claim_url": f"{settings.BASE_URL}/agent/auth/claim",
        "method": "POST",
        "content_type": "application/json",
        "fields": {
            "claim_token": "The token that came with the key: clm_ and 40 lower-case hex characters.",
            "email": "E-mail address of the operator. We write to it before we decide.",
            "message": "Optional, at most 2,000 characters: who you are, what the agent does, which limit "
            "you need.",
        },
        "answer": 'registration_id, claim_attempt_id and status "pending_review", the same for an unknown '
        "token.",
        "steps": [
            "Send the claim, or write to the contact from your own address and quote the claim token.",
            "We read it, look at how the key was used in the last days, and write back.",
            "If we approve it, the identity and the new limit apply to your existing key.",
        ],
        "claims_an_hour": int(RATE.partition("/")[0]),
        "contact": settings.CONTACT_EMAIL,
        "see": f"{settings.BASE_URL}/auth.md",
    }
