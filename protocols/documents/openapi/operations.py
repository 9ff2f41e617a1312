"""OpenAPI operations that django-ninja does not serve: reports, suggestions, MCP and A2A."""

from collections.abc import Sequence
from typing import Any, Final

from index.shapes import SiteReport
from index.values.vocabulary import CheckId
from protocols import errors, limits, origins
from protocols.a2a import endpoint as a2a
from protocols.a2a.dialects import DIALECTS
from protocols.documents.openapi import rpc, samples
from protocols.documents.openapi.pages import filled, form_page
from protocols.documents.openapi.parts import (
    COUNTED,
    ETAG,
    KEY_IS_OPTIONAL,
    RETRY_AFTER,
    answer,
    body,
    error,
    example,
    forged,
    host,
    link,
    reference,
    unchanged,
)
from protocols.errors import ErrorResponse
from protocols.jsonrpc import envelope
from protocols.mcp import endpoint as mcp
from protocols.mcp.eras import MODERN, VERSIONS
from protocols.pages.submit import EXAMPLE, RATE, Suggestion, about, invalid, missing, queued
from protocols.schemas.wire import SuggestionTaken

_HOST: Final = host(
    "Host name in lower case, as it is listed. Any other spelling leads there with 301.", samples.HOST
)


def operations() -> dict[str, Any]:
    return {
        "/site/{host}.json": {"get": _report()},
        "/submit": {
            "get": form_page(
                "submit_page", "What happens to a suggestion, and a form", about(), filled("host")
            ),
            "post": _submit(),
        },
        "/mcp": {"post": _mcp()},
        "/a2a": {"post": _a2a()},
    }


def _report() -> dict[str, Any]:
    shape = reference(SiteReport)
    listed = {"listed": example("A listed site", samples.report())}
    absent = {"absent": example("Not in the index, for whatever reason", samples.not_listed())}
    moved = {
        "Location": {"description": "The canonical address.", "required": True, "schema": {"type": "string"}}
    }
    evidence = link(
        "get_evidence", "What shows one answer.", host="$request.path.host", check=CheckId.LLMS_TXT.value
    )
    return {
        "operationId": "get_site_report",
        "summary": "The dated report on one host",
        "description": "Also as a page without .json and as markdown with .md. Not counted against the day.",
        "parameters": [_HOST],
        "responses": {
            "200": {**answer("The report.", shape, listed, ETAG), "links": {"evidence": evidence}},
            "304": unchanged(),
            "301": {"description": "The host is written otherwise there.", "headers": moved},
            "400": _malformed(),
            "404": answer(
                "The host is not in the index: the same for every such host, and never a nearest match.",
                shape,
                absent,
            ),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _submit() -> dict[str, Any]:
    given = {
        "host": example("A host name", {"host": EXAMPLE}),
        "url": example("A URL", {"host": f"https://{EXAMPLE}/about/"}),
    }
    taken = {"queued": example("In the queue", queued(EXAMPLE))}
    return {
        "operationId": "submit",
        "summary": "Suggest a site for probing",
        "description": "The answer is the same for every host, known or not. Not counted against the day; 10 "
        "an hour.",
        "requestBody": body(reference(Suggestion), given),
        "responses": {
            "202": answer("The host is in the queue.", reference(SuggestionTaken), taken),
            "400": error(
                "The host cannot be read or is not a public website.",
                lambda: missing("host", EXAMPLE),
                lambda: invalid("This is an IP address"),
                errors.no_object,
                errors.malformed,
            ),
            "403": forged(),
            "429": error("Too many suggestions.", lambda: limits.too_many(RATE, "suggestions", 1800)),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _malformed() -> dict[str, Any]:
    return error("The address or the Host header cannot be read.", errors.malformed)


def _mcp() -> dict[str, Any]:
    versions = f"{', '.join(VERSIONS[:-1])} begin with initialize and take tools without it; "
    return {
        "operationId": "mcp",
        "summary": "MCP over Streamable HTTP: the same questions as tools",
        "description": (
            f"Stateless: no session, no stream. Versions {versions}{MODERN} needs its _meta and headers in "
            "every request, and server/discover in the place of initialize. Only tools/call is counted. "
            "Mistakes in arguments are results with isError; messages that cannot be run are JSON-RPC "
            "errors. The burst limit of check_webmcp is such a result too, with retry_after in seconds. In "
            f"{MODERN} those have HTTP 400, or 404 for an unknown method. A notification is taken "
            f"with 202. In 2025-03-26, which sends no version header, {mcp.MAX_BATCH} messages may "
            "come as a batch."
        ),
        "security": KEY_IS_OPTIONAL,
        "parameters": [_header("MCP-Protocol-Version", VERSIONS)],
        "requestBody": body(rpc.mcp_request(), rpc.mcp_requests()),
        "responses": {
            "200": answer("A JSON-RPC answer.", rpc.MCP_ANSWER, rpc.mcp_answers(), COUNTED),
            "400": answer(
                "The message cannot be read, or its headers do not match it.",
                {"oneOf": [rpc.FAULT, reference(ErrorResponse)]},
                rpc.faults(envelope.no_json, envelope.no_batch)
                | {"malformed": example("The address cannot be read", errors.malformed().body())},
            ),
            "404": answer(f"In {MODERN}: there is no such method.", rpc.FAULT, rpc.faults(mcp.no_method)),
            **_shared(),
        },
    }


def _a2a() -> dict[str, Any]:
    return {
        "operationId": "a2a",
        "summary": "A2A, JSON-RPC binding: the same questions as skills",
        "description": (
            "message/send (0.3) and SendMessage (1.0). The answer is a completed task with one artifact: "
            "data, and a text for people. Errors of the protocol are JSON-RPC errors with HTTP 200. Too "
            "many calls of check-webmcp in a minute are one too, with retry_after in seconds. Every message "
            "is counted."
        ),
        "security": KEY_IS_OPTIONAL,
        "parameters": [_header("A2A-Version", [one.version for one in DIALECTS])],
        "requestBody": body(rpc.a2a_request(), rpc.a2a_requests()),
        "responses": {
            "200": answer("A JSON-RPC answer.", rpc.ANSWER, rpc.a2a_answers(), COUNTED),
            "400": _malformed(),
            "503": answer(
                "The service could not answer.",
                rpc.FAULT,
                rpc.faults(lambda: a2a.fault(errors.unavailable())),
                RETRY_AFTER,
            ),
            **_shared(),
        },
    }


def _shared() -> dict[str, Any]:
    return {
        "202": {"description": "A notification or a reply: taken note of, not run."},
        "403": error("The Origin may not call this service.", errors.origin_refused),
        "405": error("Another method than POST.", lambda: errors.method_not_allowed(origins.ALLOW)),
        "411": answer("A body without a Content-Length.", rpc.FAULT, rpc.faults(envelope.no_length)),
        "413": answer("A body over the cap.", rpc.FAULT, rpc.faults(envelope.too_large)),
        "415": answer(
            "Another Content-Type than application/json.", rpc.FAULT, rpc.faults(envelope.other_type)
        ),
        "429": answer("Daily limit reached.", rpc.FAULT, rpc.out_of_quota(), {**COUNTED, **RETRY_AFTER}),
    }


def _header(name: str, versions: Sequence[str]) -> dict[str, Any]:
    schema = {"type": "string", "enum": list(versions)}
    return {
        "name": name,
        "in": "header",
        "description": "The version that the message speaks.",
        "schema": schema,
    }
