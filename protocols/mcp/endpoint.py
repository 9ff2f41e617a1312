"""MCP at /mcp (2024-11-05 to 2026-07-28): Streamable HTTP without sessions or streams, tools only."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from mcp_types import SERVER_INFO_META_KEY
from mcp_types.methods import validate_client_request
from pydantic import ValidationError

from agentauth.quota import Quota
from index.values.vocabulary import VERSION
from protocols import errors, jsonrpc
from protocols.documents import introduction as words
from protocols.jsonrpc import INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND, Call, Fault
from protocols.mcp.eras import MODERN, UNREAD, Era, check_envelope, era_of, negotiate_version, takes_batches
from protocols.origins import post_only
from protocols.tools import BY_NAME, TOOLS

LIST_TTL = 3_600_000  # Milliseconds for which clients may cache

FEW_CALLS = 50  # With fewer left, each result says how many
MAX_BATCH = 10  # Messages per batch: each call may take seconds

_CAPABILITIES: dict[str, Any] = {"tools": {}}
_METHODS = {
    True: {"server/discover", "tools/list", "tools/call"},
    False: {"initialize", "ping", "tools/list", "tools/call"},
}


@post_only
def mcp(request: HttpRequest) -> HttpResponse:
    try:
        message = jsonrpc.read_message(request)
    except Fault as fault:
        return jsonrpc.refusal(fault, None, UNREAD)
    if isinstance(message, list) and takes_batches(request):
        return _answer_batch(request, message)
    return _answer_message(request, message)


def _answer_batch(request: HttpRequest, messages: list[Any]) -> HttpResponse:
    """Answer a batch with one list (MCP 2025-03-26); 429 if the quota ran out."""
    if not 1 <= len(messages) <= MAX_BATCH:
        return jsonrpc.refusal(batch_too_long(), None, UNREAD)
    answers = [_answer_message(request, message, batched=True) for message in messages]
    replies = [answer for answer in answers if answer.content]
    if not replies:
        return jsonrpc.no_answer()
    spent = any(answer.status_code == 429 for answer in replies)
    headers = {name: value for answer in replies for name, value in answer.items()}
    body = b"[" + b",".join(answer.content for answer in replies) + b"]"
    return HttpResponse(body, status=429 if spent else 200, headers=headers)


def _answer_message(request: HttpRequest, message: Any, *, batched: bool = False) -> HttpResponse:
    try:
        call = jsonrpc.call_of(message)
    except Fault as fault:
        return jsonrpc.refusal(fault, None, UNREAD)
    if call is None:
        return jsonrpc.no_answer()
    era = era_of(request, call)
    try:
        return _answer(request, call, era, batched=batched)
    except Fault as fault:
        return jsonrpc.refusal(fault, call.id, era.statuses)


def _answer(request: HttpRequest, call: Call, era: Era, *, batched: bool) -> HttpResponse:
    if batched and call.method == "initialize":
        raise Fault(INVALID_REQUEST, "initialize cannot be part of a batch")
    if era.modern:
        check_envelope(request, call)
    if call.method not in _METHODS[era.modern]:
        raise no_method()
    _validate(call, era)
    if call.method != "tools/call":
        return jsonrpc.result(call.id, _result(call, era), {})
    left = jsonrpc.count(request)
    called = _call_tool(request, call.params["name"], call.params.get("arguments") or {})
    answer = _stamped(called, modern=era.modern, keep=False, meta=_left(left))
    return jsonrpc.result(call.id, answer, left.headers if left else {})


def _left(left: Quota | None) -> dict[str, Any]:
    """What is left of the caller's day, once it is little."""
    if left is None or (calls := left.limit - left.used) >= FEW_CALLS:
        return {}
    return {"calls_left": calls, "resets_in_seconds": left.resets_in}


def batch_too_long() -> Fault:
    return Fault(INVALID_REQUEST, f"A batch has 1 to {MAX_BATCH} messages")


def no_method() -> Fault:
    return Fault(METHOD_NOT_FOUND, "Method not found")


def _stamped(
    result: dict[str, Any], *, modern: bool, keep: bool, meta: Mapping[str, Any] = MappingProxyType({})
) -> str:
    """JSON; in the modern era with server identity and cache lifetime."""
    if not modern:
        return jsonrpc.compact({**result, **({"_meta": dict(meta)} if meta else {})})
    stamp = {"resultType": "complete", "_meta": {SERVER_INFO_META_KEY: server_info(), **meta}}
    kept = {"ttlMs": LIST_TTL, "cacheScope": "public"} if keep else {}
    return jsonrpc.compact({**stamp, **kept, **result})


def _validate(call: Call, era: Era) -> None:
    try:
        validate_client_request(call.method, era.version, call.params)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part) for part in wrong["loc"])[:200]
        raise Fault(INVALID_PARAMS, f"{place}: {wrong['msg']}") from None


def _result(call: Call, era: Era) -> str:
    match call.method:
        case "tools/list" if call.params.get("cursor") is not None:
            raise Fault(INVALID_PARAMS, "There is no such cursor: all tools are on one page")
        case "tools/list":
            return _listing(modern=era.modern, base_url=settings.BASE_URL)
        case "initialize":
            return jsonrpc.compact(introduction(negotiate_version(call.params["protocolVersion"])))
        case "server/discover":
            return _stamped({"supportedVersions": [MODERN], **_introduction()}, modern=True, keep=True)
    return "{}"


@lru_cache(maxsize=4)
def _listing(*, modern: bool, base_url: str) -> str:  # noqa: ARG001 - `server_info` says the address
    return _stamped({"tools": tool_list()}, modern=modern, keep=True)


def introduction(version: str) -> dict[str, Any]:
    return {"protocolVersion": version, **_introduction(), "serverInfo": server_info()}


def _introduction() -> dict[str, Any]:
    return {"capabilities": _CAPABILITIES, "instructions": instructions()}


def server_info() -> dict[str, str]:
    return {
        "name": words.SLUG,
        "title": words.NAME,
        "version": VERSION,
        "description": words.SUMMARY,
        "websiteUrl": f"{settings.BASE_URL}/",
    }


@lru_cache(maxsize=1)
def instructions() -> str:
    tools = " ".join(f"{tool.name}: {tool.title}." for tool in TOOLS)
    return (
        f"The {words.NAME} is a search index of websites whose agent-facing capabilities an automated probe "
        f"has tested. Placement cannot be bought. Tools: {tools} {words.READING}"
    )


def tool_list() -> list[dict[str, Any]]:
    return [
        {
            "name": tool.name,
            "title": tool.title,
            "description": tool.description,
            "inputSchema": tool.input,
            "outputSchema": tool.output,
            "annotations": {
                "title": tool.title,
                "readOnlyHint": True,
                "destructiveHint": False,
                "idempotentHint": True,
                "openWorldHint": tool.reaches_out,
            },
        }
        for tool in TOOLS
    ]


def _call_tool(request: HttpRequest, name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    tool = BY_NAME.get(name)
    if tool is None:
        error = errors.unknown_tool(name, list(BY_NAME))
        raise Fault(INVALID_PARAMS, error.error, data=error.body())
    try:
        answer = tool.answer(request, arguments)
    except Exception as error:  # noqa: BLE001 - `errors.of` logs what nobody foresaw
        return error_result(errors.from_exception(error))
    return success_result(answer)


def success_result(answer: Mapping[str, Any]) -> dict[str, Any]:
    """A tool's result: the same object as data and as text."""
    return {"content": [_text(answer)], "structuredContent": answer, "isError": False}


def error_result(error: errors.ErrorObject) -> dict[str, Any]:
    """An error for the model, without `structuredContent`, which some clients validate."""
    return {"content": [_text(error.body_with_wait())], "isError": True}


def _text(value: object) -> dict[str, str]:
    return {"type": "text", "text": jsonrpc.compact(value)}
