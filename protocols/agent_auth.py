"""Registration and claims: /agent/auth and /agent/auth/claim, in the dialect of auth.md 0.1."""

from typing import Any, Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.template.loader import render_to_string
from rest_framework import serializers
from rest_framework.request import Request

from agentauth import claims, quota, registrations
from agentauth.caller import address_name
from agentauth.models import REGISTERED_DAILY, Registration
from agentauth.registrations import Issued
from index.pages import open_page
from index.renderers import HTML, JSON, MARKDOWN, preferred, render_markdown
from protocols import bursts, errors
from protocols.doors import post_only
from protocols.parsing import JsonView, checked
from protocols.words import SCOPES

REGISTER_RATE: Final = "20/m"
CLAIM_RATE: Final = "10/h"

_CLAIM_METHODS: Final = "GET, HEAD, POST"


class RegistrationRequest(serializers.Serializer[dict[str, str]]):
    """What a registration says: two words."""

    type = serializers.ChoiceField(choices=["anonymous"])
    requested_credential_type = serializers.ChoiceField(choices=["api_key"])


class Text(serializers.CharField):
    """Text and nothing else: a number is no message."""

    def to_internal_value(self, data: object) -> str:
        """Refuse what only could be written as text."""
        if not isinstance(data, str):
            self.fail("invalid")
        return str(super().to_internal_value(data))


class ClaimAsked(serializers.Serializer[dict[str, str]]):
    """What a claim says."""

    claim_token = serializers.CharField(max_length=64)
    email = serializers.EmailField(max_length=254)
    message = Text(max_length=2000, allow_blank=True, default="")

    def validate_claim_token(self, token: str) -> str:
        """Take what has the form of a token, known or not."""
        if not registrations.is_claim_token(token):
            raise serializers.ValidationError("is not of the form clm_ and 40 lower-case hex characters")
        return token


class Register(JsonView):
    """POST makes a key."""

    def post(self, request: Request) -> HttpResponse:
        """Check, count, register; the answer is the only place where the key is ever shown."""
        checked(RegistrationRequest(data=request.data))
        taken = quota.take_registration(address_name(request._request))  # noqa: SLF001 - Django's own request
        if taken is None:
            return errors.unavailable().response()
        if taken.exceeded:
            return errors.registrations_spent(taken).response()
        return JsonResponse(_shown(registrations.register()))


class Claim(JsonView):
    """POST writes a claim down."""

    def post(self, request: Request) -> HttpResponse:
        """Answer alike for every token of the right form: whether it is known is not told."""
        asked = checked(ClaimAsked(data=request.data))
        over = bursts.over_limit(request._request, group="claim", rate=CLAIM_RATE, what="claims")  # noqa: SLF001 - likewise
        if over:
            return over.response()
        made = claims.ask(**asked)
        return JsonResponse(
            {
                "registration_id": registrations.registration_id_of(asked["claim_token"]),
                "claim_attempt_id": made.claim_attempt_id,
                "status": "pending_review",
            }
        )


_register = Register.as_view()
_claim = post_only(allow_headers="", expose_headers="")(Claim.as_view())


@post_only(allow_headers="", expose_headers="")
def register(request: HttpRequest) -> HttpResponse:
    """Register an agent, in bursts that a person or a program may need."""
    over = bursts.over_limit(request, group="register", rate=REGISTER_RATE, what="requests")
    return over.response() if over else _register(request)


def claim(request: HttpRequest, suffix: str = "") -> HttpResponseBase:
    """Explain the ceremony (GET), or write a claim down (POST)."""
    if request.method in {"GET", "HEAD"}:
        return _page(request, suffix)
    response = _claim(request)
    if response.status_code == 405:
        return errors.method_not_allowed(_CLAIM_METHODS).response()
    if request.method == "OPTIONS" and response.status_code == 204:
        response["Allow"] = response["Access-Control-Allow-Methods"] = f"{_CLAIM_METHODS}, OPTIONS"
    return response


claim.csrf_exempt = True  # type: ignore[attr-defined]  # no cookie plays a part in it; `post_only` says who may


@open_page
def _page(request: HttpRequest, suffix: str) -> HttpResponseBase:
    media = {".json": JSON, ".md": MARKDOWN}.get(suffix) or preferred(
        request.headers.get("Accept", ""), [HTML, MARKDOWN, JSON]
    )
    context = ceremony()
    address = f"{settings.BASE_URL}/agent/auth/claim"
    headers = {
        "Cache-Control": "public, max-age=3600",
        "Vary": "Accept",
        "Link": f'<{address}.md>; rel="alternate"; type="text/markdown", <{address}.json>; rel="alternate"; type="application/json"',
    }
    if media == JSON:
        return JsonResponse(context, headers=headers)
    text = (
        render_markdown("claim.md", context) if media == MARKDOWN else render_to_string("claim.html", context)
    )
    return HttpResponse(text, content_type=f"{media}; charset=utf-8", headers=headers)


def ceremony() -> dict[str, Any]:
    """Return what a claim is, for people and programs alike."""
    return {
        "what": "A claim attaches the identity of whoever runs an agent to its anonymous registration. It is how limits above "
        f"{REGISTERED_DAILY:,} requests a day are arranged. It changes no result, no ranking and no listing.",
        "claim_url": f"{settings.BASE_URL}/agent/auth/claim",
        "method": "POST",
        "content_type": "application/json",
        "fields": {
            "claim_token": "The token that came with the key: clm_ and 40 lower-case hex characters.",
            "email": "Where the operator can be reached. A person writes to it before anything is decided.",
            "message": "Optional, at most 2,000 characters: who you are, what the agent does, which limit you need.",
        },
        "answer": 'registration_id, claim_attempt_id and status "pending_review", the same for a token that nobody holds.',
        "steps": [
            "Send the claim, or write to the contact from your own address and quote the claim token.",
            "A person reads it, looks at the use of the key over the last days, and writes back.",
            "When it is approved, identity and limit are attached to the key that you have. The key stays the same.",
        ],
        "claims_an_hour": int(CLAIM_RATE.partition("/")[0]),
        "contact": settings.CONTACT_EMAIL,
        "see": f"{settings.BASE_URL}/auth.md",
    }


def sample() -> dict[str, Any]:
    """Return what a registration answers, with secrets that are none."""
    made = Registration(registration_id="reg_6f1c2a9e4d7b40835c1e9f2a7d6b3c80")
    return _shown(Issued(made, f"ari_{'0' * 40}", f"clm_{'0' * 40}"))


def _shown(issued: Issued) -> dict[str, Any]:
    made = issued.registration
    return {
        "registration_id": made.registration_id,
        "registration_type": "anonymous",
        "credential_type": "api_key",
        "credential": issued.key,
        "credential_expires": None,
        "scopes": list(SCOPES),
        "daily_limit": made.daily_limit,
        "claim_url": f"{settings.BASE_URL}/agent/auth/claim",
        "claim_token": issued.claim_token,
    }
