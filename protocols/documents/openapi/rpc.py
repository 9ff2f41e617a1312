"""Schemas and examples of /mcp and /a2a."""

from collections.abc import Callable, Mapping
from typing import Any
from uuid import UUID

from mcp_types.version import LATEST_HANDSHAKE_VERSION

from protocols import errors, jsonrpc
from protocols.a2a import endpoint as a2a
from protocols.a2a.messages import EVERY, MESSAGES, UNSUPPORTED_OPERATION, V03, V10, Dialect
from protocols.documents.openapi import samples
from protocols.documents.openapi.parts import example
from protocols.jsonrpc import INVALID_PARAMS, OUT_OF_QUOTA, Fault
from protocols.mcp import endpoint as mcp
from protocols.mcp.eras import VERSIONS
from protocols.tools import FIND_CAPABILITY, GET_SITE_REPORT, TOOLS, ServiceTool

_NO_UUID = "00000000-0000-4000-8000-000000000000"
_ID = {"type": ["string", "integer"]}
_ANY_ID = {"type": ["string", "number", "null"]}
_TEXT = {"type": "string"}
_OBJECT: dict[str, Any] = {"type": "object"}

FAULT = _OBJECT | {
    "description": "A JSON-RPC error; data is the error object where the contract has one.",
    "required": ["jsonrpc", "id", "error"],
    "properties": {
        "jsonrpc": {"const": "2.0"},
        "id": _ANY_ID,
        "error": _OBJECT
        | {
            "required": ["code", "message"],
            "properties": {"code": {"type": "integer"}, "message": _TEXT, "data": {}},
        },
    },
    "additionalProperties": False,
}
_RESULT = _OBJECT | {
    "required": ["jsonrpc", "id", "result"],
    "properties": {"jsonrpc": {"const": "2.0"}, "id": _ANY_ID, "result": _OBJECT},
    "additionalProperties": False,
}
ANSWER = {"oneOf": [_RESULT, FAULT]}
MCP_ANSWER = {"oneOf": [_RESULT, FAULT, {"type": "array", "items": ANSWER, "minItems": 1}]}


def _request(
    method: str, params: Mapping[str, Any], *required: str, id_: Mapping[str, Any] = _ID
) -> dict[str, Any]:
    return _OBJECT | {
        "title": method,
        "required": ["jsonrpc", "id", "method", *required],
        "properties": {"jsonrpc": {"const": "2.0"}, "id": id_, "method": {"const": method}, "params": params},
    }


def _fields(properties: Mapping[str, Any], *required: str) -> dict[str, Any]:
    return _OBJECT | {"properties": dict(properties), "required": list(required)}


def _call(tool: ServiceTool) -> dict[str, Any]:
    needed = ("name", "arguments") if tool.required else ("name",)
    params = _fields({"name": {"const": tool.name}, "arguments": tool.input}, *needed)
    return _request("tools/call", params, "params") | {"title": f"tools/call {tool.name}"}


def mcp_request() -> dict[str, Any]:
    """The schema of a request; with `_meta` it is 2026-07-28."""
    who = _fields({"name": _TEXT, "version": _TEXT}, "name", "version")
    hello = {"protocolVersion": {"type": "string", "examples": list(VERSIONS[:-1])}, "capabilities": _OBJECT}
    beginning = _fields({**hello, "clientInfo": who}, *hello, "clientInfo")
    calls = [_call(tool) for tool in TOOLS]
    return {
        "anyOf": [
            _request("initialize", beginning, "params"),
            _request("tools/list", _fields({})),
            *calls,
            {
                "title": "Batch",
                "description": "In 2025-03-26 alone: several of these, but initialize.",
                "type": "array",
                "items": _OBJECT,
                "minItems": 1,
                "maxItems": mcp.MAX_BATCH,
            },
        ]
    }


def a2a_request() -> dict[str, Any]:
    return {"oneOf": [_message_schema(dialect) for dialect in (V03, V10)]}


def _message_schema(dialect: Dialect) -> dict[str, Any]:
    data = [
        _fields({"skill": {"const": tool.skill}, "input": tool.input}, "skill", "input") for tool in TOOLS
    ]
    shapes: dict[str, dict[str, Any]] = {"text": _TEXT, "data": {"oneOf": data}}
    parts = [_part(name, shape, dialect) for name, shape in shapes.items()]
    message = {
        "role": {"const": dialect.role},
        "messageId": {"type": "string", "minLength": 1},
        "parts": {"type": "array", "items": {"oneOf": parts}, "minItems": 1},
    }
    params = _fields({"message": _fields(message, *message)}, "message")
    return _request(dialect.send, params, "params", id_=_ANY_ID)


def _part(name: str, shape: Mapping[str, Any], dialect: Dialect) -> dict[str, Any]:
    kind = {} if dialect.wrapped else {"kind": {"const": name}}
    return _fields({**kind, name: shape}, *kind, name)


def rpc_request(method: str, params: Mapping[str, Any] | None = None) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": method, **({"params": params} if params else {})}


def _answered(result: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "result": result}


def _refused(code: int, error: errors.ErrorObject) -> dict[str, Any]:
    return jsonrpc.faulty(Fault(code, error.error, data=error.body()), 1)


def mcp_requests() -> dict[str, Any]:
    who = {"name": "my-agent", "version": "1.0"}
    hello = {"protocolVersion": LATEST_HANDSHAKE_VERSION, "capabilities": {}, "clientInfo": who}
    return {
        "initialize": example("Begin, as versions to 2025-11-25 do", rpc_request("initialize", hello)),
        "list": example("List the tools", rpc_request("tools/list")),
        **{tool.name: example(tool.title, rpc_request("tools/call", _example_call(tool))) for tool in TOOLS},
    }


def _example_call(tool: ServiceTool) -> dict[str, Any]:
    return {"name": tool.name, "arguments": dict(tool.example)}


def mcp_answers() -> dict[str, Any]:
    found = samples.over_rpc(samples.search())
    return {
        "initialize": example("The beginning", _answered(mcp.introduction(LATEST_HANDSHAKE_VERSION))),
        FIND_CAPABILITY.name: example("One site was found", _answered(mcp.success_result(found))),
        GET_SITE_REPORT.name: example(
            "The host is not in the index", _answered(mcp.success_result(samples.unlisted_report()))
        ),
        "mistake": example(
            "An argument is wrong: isError, for the model to read",
            _answered(mcp.error_result(samples.missing())),
        ),
        "too_often": example(
            "Too many checks in a minute: isError, and when to call again",
            _answered(mcp.error_result(samples.too_often())),
        ),
        "no_such_tool": example(
            "There is no such tool",
            _refused(INVALID_PARAMS, errors.unknown_tool("buy", [tool.name for tool in TOOLS])),
        ),
    }


def a2a_requests() -> dict[str, Any]:
    summaries = {
        "text": "A text is a query for find-capability",
        "data": "Data names the skill and its input",
    }
    tool = GET_SITE_REPORT
    given = {"skill": tool.skill, "input": {tool.main: samples.HOST}}
    parts: dict[str, dict[str, Any]] = {
        "text": {"kind": "text", "text": FIND_CAPABILITY.texts[0]},
        "data": {"kind": "data", "data": given},
    }
    older = {
        name: example(f"0.3: {summaries[name]}", rpc_request(V03.send, {"message": _a2a_message(V03, part)}))
        for name, part in parts.items()
    }
    newer = {"message": _a2a_message(V10, {"text": FIND_CAPABILITY.texts[0]})}
    return {**older, "newer": example("1.0, with the header A2A-Version: 1.0", rpc_request(V10.send, newer))}


def _a2a_message(dialect: Dialect, part: dict[str, Any]) -> dict[str, Any]:
    return {"role": dialect.role, "messageId": "7c0f9be2", "parts": [part]}


def a2a_answers() -> dict[str, Any]:
    """Examples of HTTP 200, including protocol errors."""
    wrong = V10.translate(a2a.fault(samples.missing()))
    return {
        "older": example("0.3: a completed task", _answered(_task(V03))),
        "newer": example("1.0: a completed task", _answered(_task(V10))),
        "mistake": example("0.3: the input is wrong", _refused(INVALID_PARAMS, samples.missing())),
        "newer_mistake": example(
            "1.0: the input is wrong",
            jsonrpc.faulty(wrong, 1),
        ),
        "no_such_operation": example(
            "An operation that is not offered",
            jsonrpc.faulty(V03.translate(Fault(UNSUPPORTED_OPERATION, MESSAGES[UNSUPPORTED_OPERATION])), 1),
        ),
    }


def _task(dialect: Dialect) -> dict[str, Any]:
    found = samples.over_rpc(samples.search())
    return a2a.completed_task(
        FIND_CAPABILITY,
        dialect,
        EVERY.parts(dialect, found, FIND_CAPABILITY.prose(found)),
        context_id=_NO_UUID,
        new_id=lambda: UUID(_NO_UUID),
        at=samples.MOMENT,
    )


def faults(*made: Callable[[], Fault]) -> dict[str, Any]:
    found = [make() for make in made]
    return {f"fault_{n}": example(one.message, jsonrpc.faulty(one, None)) for n, one in enumerate(found, 1)}


def out_of_quota() -> dict[str, Any]:
    return {"spent": example("Daily limit reached", _refused(OUT_OF_QUOTA, samples.spent_quota()))}
