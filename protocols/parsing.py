"""Bodies that programs send to DRF's views: JSON, an object, and small."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import IO, Any, Final

from rest_framework.exceptions import ParseError, UnsupportedMediaType
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.parsers import BaseParser
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.serializers import Serializer
from rest_framework.views import APIView

from index.values.errors import InvalidFilterValue, MissingParam
from protocols import errors
from protocols.errors import ErrorObject

MAX_BODY: Final = 16_384
"""Bytes of a JSON body."""


class SmallJSONParser(BaseParser):
    """What `json_object` reads."""

    media_type = "application/json"

    def parse(
        self, stream: IO[Any], media_type: str | None = None, parser_context: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """Read the object. Raises ParseError."""
        del media_type, parser_context
        try:
            return json_object(stream.read(MAX_BODY + 1))
        except ValueError as error:
            raise ParseError from error

    @classmethod
    def check(cls, request: Request) -> None:
        """Raise UnsupportedMediaType for what does not say that it is JSON, an empty body included; ParseError for chunks."""
        if request.content_type.partition(";")[0].strip().lower() != cls.media_type:
            raise UnsupportedMediaType(request.content_type)
        if in_chunks(request.headers):
            raise ParseError


class AsJson(DefaultContentNegotiation):
    """Answers are JSON, whatever is asked for: the contract has no other."""

    def select_renderer(self, request: Request, renderers: Any, format_suffix: str | None = None) -> Any:
        """Take the first."""
        del request, format_suffix
        return renderers[0], renderers[0].media_type


class JsonView(APIView):
    """A view that takes a small JSON object and answers with JSON."""

    parser_classes = (SmallJSONParser,)
    renderer_classes = (JSONRenderer,)
    content_negotiation_class = AsJson

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        """Refuse what is not JSON even when it is empty."""
        super().initial(request, *args, **kwargs)
        if request.method == "POST":
            SmallJSONParser.check(request)


class BadField(Exception):  # noqa: N818 - what is wrong is in its error object
    """A field of a body that is missing or not what it must be."""

    def __init__(self, error: ErrorObject) -> None:
        """Keep what to answer."""
        super().__init__(error.error)
        self.error = error


def checked(serializer: Serializer[Any]) -> dict[str, Any]:
    """Return the valid fields. Raises BadField for the first that is not."""
    if serializer.is_valid():
        return dict(serializer.validated_data)
    name, details = next(iter(serializer.errors.items()))
    if details[0].code in {"required", "null", "blank"}:
        raise BadField(errors.missing_param(MissingParam(name)))
    field = serializer.fields[name]
    given = InvalidFilterValue(name, serializer.initial_data.get(name), getattr(field, "choices", ()))
    error = errors.invalid_value(given)
    raise BadField(error if given.valid else replace(error, hint=f"{name}: {details[0]}"))


def in_chunks(headers: Mapping[str, str]) -> bool:
    """Whether a body came whose length nobody said: WSGI has no way to tell where it ends, and it would be read as empty."""
    return "Transfer-Encoding" in headers


def json_object(body: bytes) -> dict[str, Any]:
    """Read a JSON object of at most 16 KB, strict: no NaN, no infinity. Raises ValueError."""
    if len(body) > MAX_BODY:
        raise ValueError("the body is too large")
    try:
        given = json.loads(body.decode("utf-8-sig"), parse_constant=_refuse)
    except RecursionError as error:
        raise ValueError("the body is nested too deeply") from error
    if not isinstance(given, dict):
        raise ValueError("the body is no object")  # noqa: TRY004 - what a caller sent is a value
    return given


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not JSON")
