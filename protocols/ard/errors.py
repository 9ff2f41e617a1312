"""Errors in the form of ARD 0.9 (appendix B)."""

import json
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from pydantic import Field

from protocols.errors import ErrorResponse
from protocols.jsonrpc.envelope import compact

_CODES: Final = {
    400: "INVALID_ARGUMENT",
    403: "PERMISSION_DENIED",
    404: "NOT_FOUND",
    429: "RATE_LIMIT_EXCEEDED",
    501: "UNIMPLEMENTED",
    503: "INTERNAL_ERROR",
}
"""By HTTP status; all others map like 400."""

_View = Callable[..., HttpResponseBase]


class CatalogError(ErrorResponse):
    """An error of the registry: the one error object with the two fields of ARD."""

    errorCode: Annotated[str, Field(description="By HTTP status, as ARD says.")]  # noqa: N815 - the standard's
    message: Annotated[str, Field(description="The same as error.")]


def as_ard(error: ErrorResponse, status: int) -> CatalogError:
    return {"errorCode": _CODES.get(status, _CODES[400]), "message": error["error"], **error}


def errors_as_ard(view: _View) -> _View:
    """Decorate a view so that its errors have the fields of ARD."""

    @wraps(view)
    def answered(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        response = view(request, *args, **kwargs)
        if response.status_code >= 400 and isinstance(response, HttpResponse):
            response.content = compact(as_ard(json.loads(response.content), response.status_code)).encode()
        return response

    return answered
