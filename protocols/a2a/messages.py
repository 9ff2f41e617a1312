"""Reads a skill and its input from an A2A message."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from uuid import uuid4

from index.values import hosts
from protocols import errors
from protocols.jsonrpc import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    INVALID_REQUEST,
    METHOD_NOT_FOUND,
    PARSE_ERROR,
    Fault,
)
from protocols.tools import BY_SKILL, FIND_CAPABILITY, GET_SITE_REPORT, ServiceTool

TASK_NOT_FOUND = -32001
PUSH_NOT_SUPPORTED = -32003
UNSUPPORTED_OPERATION = -32004
CONTENT_TYPE_NOT_SUPPORTED = -32005
NO_EXTENDED_CARD = -32007
VERSION_NOT_SUPPORTED = -32009

_REASONS = {
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
MESSAGES = {
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

    def translate(self, fault: Fault) -> Fault:
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


V03 = Dialect(
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
V10 = Dialect(
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
DIALECTS = (V10, V03)


def dialect_of(header: str) -> Dialect:
    """Version of an `A2A-Version` header, by default 0.3. Raises Fault."""
    asked = ".".join(header.strip().split(".")[:2]) or V03.version
    for dialect in DIALECTS:
        if dialect.version == asked:
            return dialect
    raise mismatch(f"A2A-Version must be one of {', '.join(d.version for d in DIALECTS)}")


def mismatch(message: str) -> Fault:
    return Fault(VERSION_NOT_SUPPORTED, message)


DATA = "application/json"
TEXTS = ("text/markdown", "text/plain")  # The first accepted is used; markdown serves as plain text too
OFFERED_MODES = (DATA, *TEXTS)


@dataclass(frozen=True, slots=True)
class Modes:
    """Whether to send data, and the media type of the text."""

    data: bool
    text: str | None

    def parts(self, dialect: Dialect, data: Any, text: str) -> list[dict[str, Any]]:
        texts = [dialect.text_part(text, self.text)] if self.text else []
        return [dialect.data_part(data), *texts] if self.data else texts


EVERY = Modes(data=True, text=TEXTS[0])


def accepted_modes(configuration: Mapping[str, Any]) -> Modes:
    """The accepted modes, by default all. Raises Fault if we have none of them."""
    given = configuration.get("acceptedOutputModes") or []
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        raise Fault(INVALID_PARAMS, "configuration.acceptedOutputModes must be a list of media types")
    if not given:
        return EVERY
    fitting = [media for media in OFFERED_MODES if any(_fits(media, one) for one in given)]
    if not fitting:
        raise Fault(CONTENT_TYPE_NOT_SUPPORTED, f"Answers are of {', '.join(OFFERED_MODES)}")
    return Modes(data=DATA in fitting, text=next((text for text in TEXTS if text in fitting), None))


def _fits(media: str, mode: str) -> bool:
    """Compare without parameters; `text` alone (early form) is text/*."""
    main, _, sub = mode.partition(";")[0].strip().lower().partition("/")
    ours, _, kind = media.partition("/")
    return main in {ours, "*"} and sub in {kind, "*", ""}


_FILES = ("file", "raw", "url")
_MEDIA = {"text": TEXTS, "data": (DATA,)}  # Accepted media types by kind of part (A2A 1.0 §4.1.6)
_PUSH = ("pushNotificationConfig", "taskPushNotificationConfig")


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillCall:
    tool: ServiceTool
    arguments: dict[str, Any]
    context_id: str
    modes: Modes


def read_skill_call(params: Mapping[str, Any], dialect: Dialect) -> SkillCall:
    """Read the params of a message. Raises Fault.

    Data is `{"skill": …, "input": {…}}`, or the input alone with `metadata.skillId` or for find-capability. A
    text is the skill's main argument; alone it is for find-capability, or get-site-report if it is a host.
    """
    message = _message(params, dialect)
    modes = accepted_modes(params.get("configuration") or {})
    _check_media_types(message["parts"], dialect)
    data, text = _content(message["parts"])
    alone = GET_SITE_REPORT if text and not data and hosts.is_host(text) else FIND_CAPABILITY
    skill = data.get("skill") or _skill_id(message, params) or alone.skill
    tool = BY_SKILL.get(skill) if isinstance(skill, str) else None
    if tool is None:
        error = errors.unknown_tool(skill, list(BY_SKILL))
        raise Fault(INVALID_PARAMS, error.error, data=error.body())
    given = data.get("input", {name: value for name, value in data.items() if name != "skill"})
    if not isinstance(given, dict):
        raise Fault(INVALID_PARAMS, "input must be an object")
    return SkillCall(
        tool=tool,
        arguments={tool.main: text, **given} if text else given,
        context_id=message.get("contextId") or str(uuid4()),
        modes=modes,
    )


def _message(params: Mapping[str, Any], dialect: Dialect) -> dict[str, Any]:
    message, configuration = params.get("message"), params.get("configuration") or {}
    if not isinstance(message, dict):
        raise Fault(INVALID_PARAMS, "params.message must be an object")
    wrong = next(_faults(message, dialect), None)
    if wrong or not isinstance(configuration, dict):
        raise Fault(INVALID_PARAMS, wrong or "params.configuration must be an object")
    if message.get("taskId"):
        raise Fault(TASK_NOT_FOUND, MESSAGES[TASK_NOT_FOUND])
    if any(configuration.get(name) for name in _PUSH):
        raise Fault(PUSH_NOT_SUPPORTED, MESSAGES[PUSH_NOT_SUPPORTED])
    return message


def _faults(message: Mapping[str, Any], dialect: Dialect) -> Iterator[str]:
    if message.get("role") != dialect.role:
        yield f"message.role must be {dialect.role}"
    if not isinstance(message.get("messageId"), str) or not message["messageId"]:
        yield "message.messageId must be a string"
    if not isinstance(message.get("parts"), list) or not message["parts"]:
        yield "message.parts must be a list of at least one part"
    for name in ("contextId", "taskId"):
        if not isinstance(message.get(name, ""), str):
            yield f"message.{name} must be a string"


def _skill_id(message: Mapping[str, Any], params: Mapping[str, Any]) -> Any:
    for holder in (message, params):
        metadata = holder.get("metadata")
        if isinstance(metadata, dict) and metadata.get("skillId"):
            return metadata["skillId"]
    return None


def _content(parts: list[Any]) -> tuple[dict[str, Any], str]:
    objects: list[dict[str, Any]] = []
    texts: list[str] = []
    for part in parts:
        match _the_one_content(part):
            case "text", str(text):
                texts.append(text)
            case "data", dict(data):
                objects.append(data)
            case name, _ if name in _FILES:
                raise Fault(CONTENT_TYPE_NOT_SUPPORTED, "Parts are text or data; files are not read")
            case _:
                raise Fault(INVALID_PARAMS, "A part is a text or a data object")
    if len(objects) > 1:
        raise Fault(INVALID_PARAMS, "A message has at most one data part")
    return (objects[0] if objects else {}), "\n".join(texts).strip()


def _check_media_types(parts: list[Any], dialect: Dialect) -> None:
    """Raises Fault for media types that we do not read; 0.3 states none."""
    for part in parts if dialect.wrapped else ():
        media = part.get("mediaType") if isinstance(part, dict) else None
        if not media:
            continue
        for name, taken in _MEDIA.items():
            if name in part and str(media).partition(";")[0].strip().lower() not in taken:
                raise Fault(CONTENT_TYPE_NOT_SUPPORTED, f"{name} is read as {' or '.join(taken)} alone")


def _the_one_content(part: Any) -> tuple[str, Any] | None:
    """Name and value of a part's content; None for two contents or another kind."""
    held = [name for name in ("text", "data", *_FILES) if isinstance(part, dict) and name in part]
    if len(held) != 1:
        return None
    (name,) = held
    kind = "file" if name in _FILES else name
    return (name, part[name]) if part.get("kind", part.get("type", kind)) in (name, kind) else None
