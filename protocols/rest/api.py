"""Bodies and errors of django-ninja operations."""

from collections.abc import Callable
from typing import Any, NoReturn

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.urls import URLPattern
from ninja import NinjaAPI
from ninja.errors import HttpError, ValidationErrorContext
from ninja.parser import Parser

from index.values.errors import MissingParam
from protocols import errors
from protocols.parsing import posted


class JsonBodies(Parser):
    def parse_body(self, request: HttpRequest) -> dict[str, Any]:
        return posted(request)


class Operations(NinjaAPI):
    def __init__(self, **about: Any) -> None:
        super().__init__(docs_url=None, openapi_url=None, parser=JsonBodies(), **about)

    def set_default_exception_handlers(self) -> None:
        self.exception_handler(Exception)(_failed)

    def validation_error_from_error_contexts(
        self, error_contexts: list[ValidationErrorContext[Any]]
    ) -> NoReturn:
        """Raise MissingParam for the first missing field; models reject invalid values themselves."""
        context = error_contexts[0]
        argument, *place = context.pydantic_validation_error.errors()[0]["loc"]
        body: Any = context.model.model_fields[str(argument)].annotation
        raise MissingParam(".".join(map(str, place)) or next(iter(body.model_fields)))

    def views(self) -> dict[str, Callable[..., HttpResponseBase]]:
        patterns = (one for one in self.urls[0] if isinstance(one, URLPattern))
        return {one.name: one.callback for one in patterns if one.name}


def _failed(request: HttpRequest, error: Exception) -> HttpResponse:  # noqa: ARG001 - ninja's signature
    """The error object; ninja wraps exceptions of reading the body."""
    wrapped = error.__cause__ if isinstance(error, HttpError) else None
    return errors.from_exception(wrapped if isinstance(wrapped, Exception) else error).response()
