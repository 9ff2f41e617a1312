"""Reads a skill and its input from an A2A message."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final
from uuid import uuid4

from protocols import errors
from protocols.a2a.dialects import (
    CONTENT_TYPE_NOT_SUPPORTED,
    MESSAGES,
    PUSH_NOT_SUPPORTED,
    TASK_NOT_FOUND,
    Dialect,
)
from protocols.a2a.modes import DATA, TEXTS, Modes, accepted
from protocols.jsonrpc.envelope import INVALID_PARAMS, Fault
from protocols.tools import BY_SKILL, FIND_CAPABILITY, ServiceTool

_FILES: Final = ("file", "raw", "url")
_MEDIA: Final = {"text": TEXTS, "data": (DATA,)}
"""Accepted media types by kind of part (A2A 1.0 §4.1.6)."""
_PUSH: Final = ("pushNotificationConfig", "taskPushNotificationConfig")


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillCall:
    tool: ServiceTool
    given: dict[str, Any]
    context_id: str
    modes: Modes


def read(params: Mapping[str, Any], dialect: Dialect) -> SkillCall:
    """Read the params of a message. Raises Fault.

    Data is `{"skill": …, "input": {…}}`, or the input alone with `metadata.skillId` or for find-capability. A
    text is the skill's main argument.
    """
    message = _message(params, dialect)
    modes = accepted(params.get("configuration") or {})
    _check_media_types(message["parts"], dialect)
    data, text = _content(message["parts"])
    skill = data.get("skill") or _skill_id(message, params) or FIND_CAPABILITY.skill
    tool = BY_SKILL.get(skill) if isinstance(skill, str) else None
    if tool is None:
        error = errors.unknown_tool(skill, list(BY_SKILL))
        raise Fault(INVALID_PARAMS, error.error, data=error.body())
    given = data.get("input", {name: value for name, value in data.items() if name != "skill"})
    if not isinstance(given, dict):
        raise Fault(INVALID_PARAMS, "input must be an object")
    return SkillCall(
        tool=tool,
        given={tool.main: text, **given} if text else given,
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
