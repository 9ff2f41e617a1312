"""Errors of Django REST framework as the error object."""

from typing import Any

from django.http import HttpResponse
from rest_framework.exceptions import MethodNotAllowed, ParseError, UnsupportedMediaType
from rest_framework.response import Response

from index.values.errors import FindError, Unavailable
from protocols import errors
from protocols.errors import ErrorRaised


def handle(error: Exception, context: dict[str, Any]) -> HttpResponse | None:
    """Answer a wrong method and errors of views; None leaves the rest to Django."""
    match error:
        case FindError() | Unavailable() | ErrorRaised():
            return errors.from_exception(error).response()
        case UnsupportedMediaType():
            return errors.not_json().response()
        case ParseError():
            return errors.no_object().response()
    if not isinstance(error, MethodNotAllowed):
        return None
    refused = errors.method_not_allowed(", ".join(context["view"].allowed_methods))
    return Response(
        refused.body(), status=refused.status, headers={"Cache-Control": "no-store", **refused.headers}
    )
