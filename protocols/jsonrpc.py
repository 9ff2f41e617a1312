"""JSON-RPC 2.0 over HTTP, shared by MCP and A2A."""

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse

from agentauth import quota
from agentauth.caller import caller_of
from agentauth.quota import Quota
from protocols import errors
from protocols.bodies import BodyProblem, UnreadableBody, read_json

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
OUT_OF_QUOTA = -32000  # The first code that JSON-RPC leaves to servers

MAX_BODY = 256 * 1024  # Bytes of one message

Id = str | int | float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    id: Id
    method: str
    params: dict[str, Any]
    notified: bool = False
    """Whether it is a notification; only `call_of` with `any_id` returns those."""


class Fault(Exception):  # noqa: N818 - the protocol's word for it would shadow `errors`
    """An error answer; without `status` it derives from `code`."""

    def __init__(  # noqa: PLR0913 - an error has this many sides
        self,
        code: int,
        message: str,
        *,
        data: Any = None,
        status: int | None = None,
        request_id: Id = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data
        self.status = status
        self.request_id = request_id
        self.headers = headers or {}


def read_message(request: HttpRequest) -> Any:
    """Parse a message; `call_of` refuses half surrogate pairs, as it knows the id. Raises Fault."""
    try:
        return read_json(request, MAX_BODY, halves="surrogatepass")
    except UnreadableBody as error:
        fault = _FAULTS[error.problem]()
        raise fault from error


def other_type() -> Fault:
    return Fault(INVALID_REQUEST, "Content-Type must be application/json", status=415)


def no_length() -> Fault:
    return Fault(INVALID_REQUEST, "Send the message with a Content-Length", status=411)


def too_large() -> Fault:
    return Fault(INVALID_REQUEST, f"A message has at most {MAX_BODY} bytes", status=413)


def no_json() -> Fault:
    return Fault(PARSE_ERROR, "The body is not JSON")


def no_batch() -> Fault:
    return Fault(INVALID_REQUEST, "No batch is taken here: send one message a request")


def half_a_pair(request_id: Id = None) -> Fault:
    return Fault(PARSE_ERROR, "A text in the body holds half of a surrogate pair", request_id=request_id)


_FAULTS = {
    BodyProblem.OTHER_TYPE: other_type,
    BodyProblem.NO_LENGTH: no_length,
    BodyProblem.TOO_LARGE: too_large,
    BodyProblem.NO_JSON: no_json,
}


def call_of(message: Any, *, any_id: bool = False) -> Call | None:
    """The call, or None for a notification or reply. Raises Fault.

    An id is a string or integer. `any_id` also allows null and any number, and returns notifications.
    """
    if isinstance(message, list):
        raise no_batch()
    if not isinstance(message, dict):
        raise Fault(INVALID_REQUEST, "The body must be a JSON-RPC message")
    request_id = message.get("id")
    fits = _is_id(request_id, any_id=any_id)
    known = request_id if fits and _is_text(request_id) else None
    if not _is_text(message):  # PostgreSQL rejects it
        raise half_a_pair(known)
    if message.get("jsonrpc") != "2.0":
        raise Fault(INVALID_REQUEST, 'jsonrpc must be "2.0"', request_id=known)
    method = message.get("method")
    if method is None and ("result" in message or "error" in message):
        return None
    if not isinstance(method, str):
        raise Fault(INVALID_REQUEST, "method must be a string", request_id=known)
    if "id" not in message and not any_id:
        return None
    if not fits:
        kinds = "a string, a number or null" if any_id else "a string or a whole number"
        raise Fault(INVALID_REQUEST, f"id must be {kinds}")
    params = message.get("params", {})
    if not isinstance(params, dict):
        raise Fault(INVALID_PARAMS, "params must be an object", request_id=known)
    return Call(id=known, method=method, params=params, notified="id" not in message)


def _is_id(value: Any, *, any_id: bool) -> bool:
    if any_id and (value is None or isinstance(value, float)):
        return value is None or math.isfinite(value)  # 1e999 is a number too large to be written back
    return isinstance(value, str | int) and not isinstance(value, bool)


def _is_text(value: Any) -> bool:
    try:
        compact(value).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return True


def count(request: HttpRequest) -> Quota | None:
    """Count a request; None if it cannot be counted. Raises Fault."""
    left = quota.take(caller_of(request))
    if left is not None and left.exceeded:
        error = errors.rate_limited(left)
        data = error.body_with_wait()
        raise Fault(OUT_OF_QUOTA, error.error, data=data, status=error.status, headers=error.headers)
    return left


def result(request_id: Id, value: str, headers: Mapping[str, str]) -> HttpResponse:
    """The response for a result that is already JSON."""
    return _response(f'{{"jsonrpc":"2.0","id":{compact(request_id)},"result":{value}}}', 200, headers)


def no_answer() -> HttpResponse:
    """The empty 202 for a notification or reply."""
    response = HttpResponse(status=202)
    del response.headers["Content-Type"]
    return response


def refusal(fault: Fault, request_id: Id, statuses: Mapping[int, int]) -> HttpResponse:
    """The response for an error; `statuses` maps codes to HTTP statuses other than 200."""
    message = faulty(fault, fault.request_id if request_id is None else request_id)
    return _response(compact(message), fault.status or statuses.get(fault.code, 200), fault.headers)


def faulty(fault: Fault, request_id: Id) -> dict[str, Any]:
    error = {"code": fault.code, "message": fault.message}
    if fault.data is not None:
        error["data"] = fault.data
    return {"jsonrpc": "2.0", "id": request_id, "error": error}


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _response(message: str, status: int, headers: Mapping[str, str]) -> HttpResponse:
    return HttpResponse(message, status=status, content_type="application/json", headers=headers)
