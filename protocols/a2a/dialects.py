"""A2A 0.3.0 (§7, §8) and 1.0.1 (§3.3, §9, §10.6)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

from protocols.jsonrpc.envelope import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    PARSE_ERROR,
    Fault,
)

TASK_NOT_FOUND: Final = -32001
PUSH_NOT_SUPPORTED: Final = -32003
UNSUPPORTED_OPERATION: Final = -32004
CONTENT_TYPE_NOT_SUPPORTED: Final = -32005
NO_EXTENDED_CARD: Final = -32007
VERSION_NOT_SUPPORTED: Final = -32009

_REASONS: Final = {
    TASK_NOT_FOUND: "TASK_NOT_FOUND",
    PUSH_NOT_SUPPORTED: "PUSH_NOTIFICATION_NOT_SUPPORTED",
    UNSUPPORTED_OPERATION: "UNSUPPORTED_OPERATION",
    CONTENT_TYPE_NOT_SUPPORTED: "CONTENT_TYPE_NOT_SUPPORTED",
    VERSION_NOT_SUPPORTED: "VERSION_NOT_SUPPORTED",
    INVALID_PARAMS: "INVALID_PARAMS",
    INVALID_REQUEST: "INVALID_REQUEST",
    METHOD_NOT_FOUND: "METHOD_NOT_FOUND",
    INTERNAL_ERROR: "INTERNAL_ERROR",
    PARSE_ERROR: "PARSE_ERROR",
}
MESSAGES: Final = {
    TASK_NOT_FOUND: "Task not found: tasks are answered at once and not kept",
    PUSH_NOT_SUPPORTED: "Push notifications are not supported",
    UNSUPPORTED_OPERATION: "This operation is not supported",
    NO_EXTENDED_CARD: "There is no extended agent card",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Dialect:
    """A protocol version. `refused`: error codes of operations that we do not offer."""

    version: str
    send: str
    role: str
    completed: str
    refused: Mapping[str, int]
    wrapped: bool
    """Whether keys name kinds and results are wrapped, as in 1.0."""

    def data_part(self, data: Any) -> dict[str, Any]:
        if self.wrapped:
            return {"data": data, "mediaType": "application/json"}
        return {"kind": "data", "data": data}

    def text_part(self, text: str, media_type: str) -> dict[str, Any]:
        if self.wrapped:
            return {"text": text, "mediaType": media_type}
        return {"kind": "text", "text": text}

    def task(self, task: dict[str, Any]) -> dict[str, Any]:
        return {"task": task} if self.wrapped else {**task, "kind": "task"}

    def spoken(self, fault: Fault) -> Fault:
        """The fault in this version's form; 1.0 has google.rpc objects as details."""
        if not self.wrapped:
            return fault
        code = CONTENT_TYPE_NOT_SUPPORTED if fault.status == HTTPStatus.UNSUPPORTED_MEDIA_TYPE else fault.code
        return Fault(
            code,
            fault.message,
            data=_details(code, fault.data),
            status=fault.status,
            request_id=fault.request_id,
            headers=fault.headers,
        )


def _details(code: int, data: Any) -> list[dict[str, Any]]:
    reason = data["code"] if code not in _REASONS else _REASONS[code]
    info = {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        "reason": reason,
        "domain": "a2a-protocol.org",
    }
    if data is None:
        return [info]
    return [info, {"@type": "type.googleapis.com/google.protobuf.Struct", "value": data}]


def _refused(by_code: Mapping[int, Sequence[str]]) -> dict[str, int]:
    return {method: code for code, methods in by_code.items() for method in methods}


V03: Final = Dialect(
    version="0.3",
    send="message/send",
    role="user",
    completed="completed",
    refused=_refused(
        {
            TASK_NOT_FOUND: ("tasks/get", "tasks/cancel"),
            UNSUPPORTED_OPERATION: ("message/stream", "tasks/resubscribe"),
            PUSH_NOT_SUPPORTED: [
                f"tasks/pushNotificationConfig/{do}" for do in ("set", "get", "list", "delete")
            ],
            NO_EXTENDED_CARD: ("agent/getAuthenticatedExtendedCard",),
        }
    ),
    wrapped=False,
)
V10: Final = Dialect(
    version="1.0",
    send="SendMessage",
    role="ROLE_USER",
    completed="TASK_STATE_COMPLETED",
    refused=_refused(
        {
            TASK_NOT_FOUND: ("GetTask", "CancelTask"),
            UNSUPPORTED_OPERATION: (
                "SendStreamingMessage",
                "SubscribeToTask",
                "ListTasks",
                "GetExtendedAgentCard",
            ),
            PUSH_NOT_SUPPORTED: (
                "CreateTaskPushNotificationConfig",
                "GetTaskPushNotificationConfig",
                "ListTaskPushNotificationConfigs",
                "DeleteTaskPushNotificationConfig",
            ),
        }
    ),
    wrapped=True,
)
DIALECTS: Final = (V10, V03)


def dialect_of(header: str) -> Dialect:
    """Version of an `A2A-Version` header, by default 0.3. Raises Fault."""
    asked = ".".join(header.strip().split(".")[:2]) or V03.version
    for dialect in DIALECTS:
        if dialect.version == asked:
            return dialect
    raise mismatch(f"A2A-Version must be one of {', '.join(d.version for d in DIALECTS)}")


def mismatch(message: str) -> Fault:
    return Fault(VERSION_NOT_SUPPORTED, message)
