"""Reads bodies, and answers requests whose body was not read to its end."""

import json
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import Any, NoReturn

from django.core.exceptions import RequestDataTooBig
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


class BodyProblem(StrEnum):
    OTHER_TYPE = "other type"
    NO_LENGTH = "no length"
    TOO_LARGE = "too large"
    NO_JSON = "no JSON"


class UnreadableBody(ValueError):  # noqa: N818 - reads as what it is
    def __init__(self, problem: BodyProblem) -> None:
        super().__init__(problem)
        self.problem = problem


def read_json(request: HttpRequest, most: int, *, empty: bytes = b"", halves: str = "strict") -> Any:
    """Parse a body of at most `most` bytes, without NaN. Raises UnreadableBody.

    `empty`: what an empty body stands for. `halves`: how halves of surrogate pairs are decoded.
    """
    if request.content_type != "application/json":
        raise UnreadableBody(BodyProblem.OTHER_TYPE)
    # Chunked requests have no length: WSGI can't tell where they end, and reads them as empty.
    if "Transfer-Encoding" in request.headers:
        raise UnreadableBody(BodyProblem.NO_LENGTH)
    try:
        body = request.body
    except RequestDataTooBig as error:
        raise UnreadableBody(BodyProblem.TOO_LARGE) from error
    if len(body) > most:
        raise UnreadableBody(BodyProblem.TOO_LARGE)
    try:
        return _DECODER.decode((body or empty).decode("utf-8-sig", halves))
    except (ValueError, RecursionError) as error:
        raise UnreadableBody(BodyProblem.NO_JSON) from error


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not JSON")


_DECODER = json.JSONDecoder(parse_constant=_refuse)  # Kept: making one takes as long as parsing a message


def posted_object(request: HttpRequest) -> dict[str, Any]:
    """A JSON object, by default {}. Raises ErrorRaised."""
    try:
        given = read_json(request, MAX_FORM_BYTES, empty=b"{}")
    except UnreadableBody as error:
        is_other = error.problem is BodyProblem.OTHER_TYPE
        raise ErrorRaised(errors.not_json() if is_other else errors.no_object()) from error
    if not isinstance(given, dict):
        raise ErrorRaised(errors.no_object())
    return given


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


MAX_BODY_BYTES = 512 * 1024  # Bytes: twice what a surface takes
SECONDS = 10.0  # Seconds for a body to arrive
MAX_HELD_BYTES = 64 * 1024 * 1024  # Bytes of unfinished bodies per process
REFUSAL_KEY = "readiness.body_refused"  # WSGI environment key with the reason


class BodyRefused(StrEnum):
    TOO_SLOW = "too slow"
    TOO_LARGE = "too large"
    TOO_MANY = "too many"


class RefusedBodyMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        match request.META.get(REFUSAL_KEY):
            case BodyRefused.TOO_SLOW:
                return errors.body_too_slow(int(SECONDS)).response()
            case BodyRefused.TOO_LARGE:
                return errors.body_too_large(MAX_BODY_BYTES).response()
            case BodyRefused.TOO_MANY:
                return errors.unavailable().response()
        return self.get_response(request)
