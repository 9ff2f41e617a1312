"""Errors of Django REST framework's views, as the one error object in whatever form the caller asked for."""

from typing import Any

from rest_framework.exceptions import MethodNotAllowed
from rest_framework.response import Response

from protocols import errors


def handle(error: Exception, context: dict[str, Any]) -> Response | None:
    """Answer a wrong method with 405; leave everything else to Django's own handlers by returning None."""
    if not isinstance(error, MethodNotAllowed):
        return None
    refused = errors.method_not_allowed(", ".join(context["view"].allowed_methods))
    return Response(
        refused.body(), status=refused.status, headers={"Cache-Control": "no-store", **refused.headers}
    )
