"""POST /agent/auth: registration (auth.md 0.1)."""

from typing import Annotated, Literal

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase, JsonResponse
from pydantic import Field
from rest_framework import serializers
from rest_framework.request import Request

from agentauth import quota, registrations
from agentauth.caller import address_name
from agentauth.models import Registration
from agentauth.registrations import IssuedKey
from index.shapes import Count, Shape, Url
from protocols import errors, limits
from protocols.bodies import JsonView, posted_object, validated_fields
from protocols.documents.introduction import SCOPES
from protocols.origins import post_only

REGISTER_RATE = "20/m"


class RegistrationRequest(serializers.Serializer[dict[str, str]]):
    """What a registration says: two words."""

    type = serializers.ChoiceField(choices=["anonymous"])
    requested_credential_type = serializers.ChoiceField(choices=["api_key"])


class KeyMade(Shape):
    """A key and its claim token, which nobody is ever shown again."""

    registration_id: str
    registration_type: Literal["anonymous"]
    credential_type: Literal["api_key"]
    credential: str
    credential_expires: Annotated[str | None, Field(description="Null: it does not expire.")]
    scopes: list[str]
    daily_limit: Count
    claim_url: Url
    claim_token: str


class Register(JsonView):
    """POST makes a key."""

    def post(self, request: Request) -> HttpResponseBase:
        """Register; the key is shown only in this answer."""
        asked = request._request  # noqa: SLF001 - Django's own request
        validated_fields(RegistrationRequest(data=posted_object(asked)))
        taken = quota.take_registration(address_name(asked))
        if taken is None:
            return errors.unavailable().response()
        if taken.exceeded:
            return errors.registrations_spent(taken).response()
        return JsonResponse(_key_made(registrations.register()))


_register = Register.as_view()


@post_only
def register(request: HttpRequest) -> HttpResponseBase:
    over = limits.over_limit(request, group="register", rate=REGISTER_RATE, what="requests")
    return over.response() if over else _register(request)


def sample() -> KeyMade:
    made = Registration(registration_id="reg_6f1c2a9e4d7b40835c1e9f2a7d6b3c80")
    return _key_made(IssuedKey(made, f"ari_{'0' * 40}", f"clm_{'0' * 40}"))


def _key_made(issued: IssuedKey) -> KeyMade:
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
