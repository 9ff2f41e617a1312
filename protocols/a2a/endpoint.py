"""A2A at /a2a, JSON-RPC binding: one message in, one completed task out. Stateless."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid4

from django.http import HttpRequest, HttpResponse

from protocols import errors, jsonrpc
from protocols.a2a import messages
from protocols.a2a.messages import DIALECTS, MESSAGES, TASK_NOT_FOUND, V10, Dialect, dialect_of, mismatch
from protocols.jsonrpc import INTERNAL_ERROR, INVALID_PARAMS, METHOD_NOT_FOUND, OUT_OF_QUOTA, Call, Fault
from protocols.origins import post_only
from protocols.tools import ServiceTool

_STATUSES: dict[int, int] = {}  # Protocol errors are HTTP 200


@post_only
def a2a(request: HttpRequest) -> HttpResponse:
    """Answer one message; notifications get 202 and are not run."""
    # A header, or a parameter of the address in its place (A2A 1.0 §3.6.1).
    asked = request.headers.get("A2A-Version") or request.GET.get("A2A-Version", "")
    dialect, no_version = _dialect(asked)
    call_id = None
    try:
        call = jsonrpc.call_of(jsonrpc.read_message(request), any_id=True)
        if call is None:
            return jsonrpc.no_answer()
        call_id = call.id
        if no_version:
            raise no_version
        _check(call, dialect)
        if call.notified:
            messages.read_skill_call(call.params, dialect)
            return jsonrpc.no_answer()
        left = jsonrpc.count(request)
        headers = left.headers if left else {}
        return jsonrpc.result(call.id, jsonrpc.compact(_send(request, call, dialect)), headers)
    except Fault as refused:
        return jsonrpc.refusal(dialect.translate(refused), call_id, _STATUSES)


def _dialect(asked: str) -> tuple[Dialect, Fault | None]:
    """The requested version; if unknown, the newest and the error."""
    try:
        return dialect_of(asked), None
    except Fault as fault:
        return V10, fault


def _check(call: Call, dialect: Dialect) -> None:
    """Raises Fault for operations that we do not offer."""
    if call.method == dialect.send:
        return
    if code := dialect.refused.get(call.method):
        if code == TASK_NOT_FOUND and not (isinstance(call.params.get("id"), str) and call.params["id"]):
            raise Fault(INVALID_PARAMS, "params.id must be the id of a task")
        raise Fault(code, MESSAGES[code])
    for other in DIALECTS:
        if call.method == other.send or call.method in other.refused:
            raise mismatch(f"{call.method} needs the header A2A-Version: {other.version}")
    raise Fault(METHOD_NOT_FOUND, "Method not found")


def _send(request: HttpRequest, call: Call, dialect: Dialect) -> dict[str, Any]:
    question = messages.read_skill_call(call.params, dialect)
    try:
        answer = question.tool.answer(request, question.arguments)
        text = question.tool.text(answer) if question.modes.text else ""
    except Exception as error:  # noqa: BLE001 - `errors.of` logs what nobody foresaw
        raise fault(errors.from_exception(error)) from None
    parts = question.modes.parts(dialect, answer, text)
    return completed_task(question.tool, dialect, parts, context_id=question.context_id)


def completed_task(  # noqa: PLR0913 - a task has this many sides
    tool: ServiceTool,
    dialect: Dialect,
    parts: list[dict[str, Any]],
    *,
    context_id: str,
    new_id: Callable[[], UUID] = uuid4,
    at: datetime | None = None,
) -> dict[str, Any]:
    now = (at or datetime.now(UTC)).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    artifact = {
        "artifactId": str(new_id()),
        "name": tool.skill,
        "parts": parts,
    }
    return dialect.task(
        {
            "id": str(new_id()),
            "contextId": context_id,
            "status": {"state": dialect.completed, "timestamp": now},
            "artifacts": [artifact],
        }
    )


def fault(error: errors.ErrorObject) -> Fault:
    """A protocol error, with HTTP 503 if the failure is ours."""
    if error.family is errors.Family.UNAVAILABLE:
        return Fault(
            INTERNAL_ERROR,
            error.error,
            data=error.body_with_wait(),
            status=error.status,
            headers=error.headers,
        )
    code = OUT_OF_QUOTA if error.family is errors.Family.RATE_LIMITED else INVALID_PARAMS
    return Fault(code, error.error, data=error.body_with_wait())
