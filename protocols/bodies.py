"""Answers requests whose body was not read to its end."""

import json
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import Any

from django.http import HttpRequest, HttpResponseBase
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.serializers import Serializer
from rest_framework.views import APIView

from index.values.errors import InvalidFilterValue, MissingParam
from protocols import errors
from protocols.errors import ErrorRaised

MAX_FORM_BYTES = 16_384  # Bytes of a JSON body


def posted_object(request: HttpRequest) -> dict[str, Any]:
    """A JSON object, by default {}. Raises ErrorRaised."""
    if request.content_type != "application/json":
        raise ErrorRaised(errors.not_json())
    # Chunked requests have no length: WSGI can't tell where they end, and reads them as empty.
    if "Transfer-Encoding" in request.headers:
        raise ErrorRaised(errors.no_object())
    body = request.read(MAX_FORM_BYTES + 1)
    try:
        return _object(body or b"{}")
    except ValueError as error:
        raise ErrorRaised(errors.no_object()) from error


class AsJson(DefaultContentNegotiation):
    def select_renderer(self, request: Request, renderers: Any, format_suffix: str | None = None) -> Any:
        del request, format_suffix
        return renderers[0], renderers[0].media_type


class JsonView(APIView):
    renderer_classes = (JSONRenderer,)
    content_negotiation_class = AsJson


def validated_fields(serializer: Serializer[Any]) -> dict[str, Any]:
    """Valid fields. Raises ErrorRaised for the first invalid one."""
    if serializer.is_valid():
        return dict(serializer.validated_data)
    name, details = next(iter(serializer.errors.items()))
    if details[0].code in {"required", "null", "blank"}:
        raise ErrorRaised(errors.missing_param(MissingParam(name)))
    field = serializer.fields[name]
    given = InvalidFilterValue(name, serializer.initial_data.get(name), getattr(field, "choices", ()))
    error = errors.invalid_value(given)
    raise ErrorRaised(error if given.valid else replace(error, hint=f"{name}: {details[0]}"))


def _object(body: bytes) -> dict[str, Any]:
    if len(body) > MAX_FORM_BYTES:
        raise ValueError("the body is too large")
    try:
        given = json.loads(body.decode("utf-8-sig"), parse_constant=_refuse)
    except RecursionError as error:
        raise ValueError("the body is nested too deeply") from error
    if not isinstance(given, dict):
        raise ValueError("the body is not an object")  # noqa: TRY004 - what a caller sent is a value
    return given


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not JSON")


MAX_BODY_BYTES = 512 * 1024  # Bytes: twice what a surface takes
SECONDS = 10.0  # Seconds for a body to arrive
HELD = 64 * 1024 * 1024  # Bytes of unfinished bodies per process
REFUSED = "readiness.body_refused"  # WSGI environment key with the reason


class BodyRefused(StrEnum):
    TOO_SLOW = "too slow"
    TOO_LARGE = "too large"
    TOO_MANY = "too many"


class RefusedBodyMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        match request.META.get(REFUSED):
            case BodyRefused.TOO_SLOW:
                return errors.body_too_slow(int(SECONDS)).response()
            case BodyRefused.TOO_LARGE:
                return errors.body_too_large(MAX_BODY_BYTES).response()
            case BodyRefused.TOO_MANY:
                return errors.unavailable().response()
        return self.get_response(request)
