"""OpenAPI operations that django-ninja does not serve: reports, suggestions, MCP and A2A."""

from collections.abc import Mapping, Sequence
from typing import Any

from django.conf import settings

from agentauth import quota
from index.reports import changes
from index.shapes import SiteReport
from index.values.addresses import report_url
from index.values.catalog_ids import EntryType
from index.values.errors import InvalidFilterValue, MissingParam
from index.values.vocabulary import Answer, Cause, CheckId
from protocols import errors, jsonrpc, limits, mcp_registry, origins, rest
from protocols.a2a import endpoint as a2a
from protocols.a2a.messages import DIALECTS
from protocols.ard import registry
from protocols.ard.registry import CatalogError, as_ard
from protocols.ard.request import CatalogFilter
from protocols.documents import serving
from protocols.documents.openapi import rpc, samples
from protocols.documents.openapi.pages import field_parameter, form_page
from protocols.documents.openapi.parts import (
    ETAG,
    JSON,
    KEY_IS_OPTIONAL,
    PAGES,
    QUOTA_HEADERS,
    RETRY_AFTER,
    answer,
    body,
    complete_operation,
    error,
    example,
    forged_form_response,
    host,
    link,
    not_modified_response,
    reference,
)
from protocols.errors import ErrorResponse
from protocols.mcp import endpoint as mcp
from protocols.mcp.eras import MODERN, VERSIONS
from protocols.pages.claim_state import ClaimState
from protocols.pages.submit import (
    EXAMPLE,
    RATE,
    Suggestion,
    about_suggestions,
    answer_to_suggestion,
    invalid,
    missing,
)
from protocols.registration import agent_auth, claiming
from protocols.registration.agent_auth import KeyMade, RegistrationRequest
from protocols.registration.claiming import Ceremony, ClaimAsked, ClaimTaken
from protocols.schemas.serializers import schema_of
from protocols.schemas.wire import (
    MAX_SERVERS_A_PAGE,
    SERVERS_A_CURSOR,
    CatalogEntry,
    IndexChange,
    IndexChanges,
    Readiness,
    RegistryEntries,
    SuggestionTaken,
)

_QUESTION = "second-hand books by post"
_ASKED = {
    "plain": example("In plain words", {"query": {"text": _QUESTION}}),
    "filtered": example(
        "MCP servers alone, five at most",
        {
            "query": {"text": _QUESTION, "filter": {"type": [EntryType.MCP]}},
            "federation": "none",
            "pageSize": 5,
        },
    ),
}


def paths() -> dict[str, Any]:
    paths: dict[str, Any] = registry.api.get_openapi_schema(path_prefix="/")["paths"]
    search, agent = paths["/search"]["post"], paths["/agents/{id}"]["get"]
    search["requestBody"]["content"][JSON]["examples"] = _ASKED
    found = {"results": [registry.result(samples.match_row())], "possibleCount": 0}
    nothing = {"results": [], "possibleCount": 0}
    complete_operation(
        search,
        "Entries, best first; none is an answer.",
        {"found": example("One site", found), "nothing": example("Nothing matches", nothing)},
        {
            "400": error(
                "query.text is missing, a value is outside its vocabulary, or the body is not a JSON object.",
                lambda: errors.missing_param(MissingParam("query.text")),
                lambda: errors.invalid_value(
                    InvalidFilterValue("query.filter", "price", tuple(CatalogFilter.model_fields))
                ),
                errors.no_object,
                errors.malformed_error,
                counted=True,
            ),
            "403": error("The Origin may not call this service.", errors.origin_refused),
            "405": error("Another method than POST.", lambda: errors.method_not_allowed(origins.ALLOW)),
            "415": error("Another Content-Type than application/json.", errors.not_json, counted=True),
        },
        read=False,
    )
    search["responses"]["200"]["links"] = {
        "entry": link("get_catalog_entry", "The first entry.", id="$response.body#/results/0/identifier")
    }
    agent["description"] = "By the identifier that a search gave, or by the host of a listed site."
    (identifier,) = agent["parameters"]
    identifier["examples"] = {"listed": {"value": _entry()["identifier"]}}
    complete_operation(
        agent,
        "The entry.",
        {"listed": example("A listed site", _entry())},
        {
            "400": error("The address or the Host header cannot be read.", errors.malformed_error),
            "404": error(
                "The host is not in the index, for whatever reason.", errors.no_such_agent, counted=True
            ),
            "405": error("Another method than GET.", lambda: errors.method_not_allowed(serving.ALLOW)),
        },
    )
    _as_ard(search["responses"])
    _as_ard(agent["responses"])
    return paths


def _as_ard(responses: Mapping[str, Any]) -> None:
    for status, response in responses.items():
        if int(status) >= 400:
            content = response["content"][JSON]
            content["schema"] = reference(CatalogError)
            for example in content["examples"].values():
                example["value"] = as_ard(example["value"], int(status))


def _entry() -> CatalogEntry:
    return registry.entry(samples.row())


_SERVERS = {
    "search": {"words": example("Part of a name", "books")},
    "cursor": {"first": example("None is the first page", "")},
    "limit": {"three": example("Three servers at most", 3)},
    "updated_since": {"day": example("Since a day", "2026-11-20T00:00:00Z")},
}


_CURSOR = f"1:{samples.HOST}:signature"  # In the form of those that lead on; this one leads nowhere


def registry_paths() -> dict[str, Any]:
    """The MCP registry."""
    paths: dict[str, Any] = mcp_registry.api.get_openapi_schema(path_prefix="/")["paths"]
    listed, versions, server = (item["get"] for item in paths.values())
    server_entry = mcp_registry.entry(samples.site())
    page: RegistryEntries = {"servers": [server_entry], "metadata": {"count": 1, "nextCursor": _CURSOR}}
    last: RegistryEntries = {"servers": [server_entry], "metadata": {"count": 1}}
    ends = "" if settings.OPEN_DATA else f" A cursor ends after {SERVERS_A_CURSOR:,} servers."
    listed["description"] = (
        "Listed sites whose MCP server listed its tools, each with the endpoint that answered. Give a client "
        f"that takes a registry's address the address of this service.{ends} What left the index is never "
        "shown, not as deleted either. To search by what a server does, ask /api/find."
    )
    for parameter in listed["parameters"]:
        parameter["allowEmptyValue"] = True
        if examples := _SERVERS.get(parameter["name"]):
            parameter["examples"] = examples
    wrong = InvalidFilterValue("limit", "101", [str(n) for n in range(1, MAX_SERVERS_A_PAGE + 1)])
    unreadable = error("The address or the Host header cannot be read.", errors.malformed_error)
    absent = error("No listed server has that name and version.", errors.no_such_server, counted=True)
    other = error("Another method than GET.", lambda: errors.method_not_allowed(serving.ALLOW))
    complete_operation(
        listed,
        "A page of servers, by host.",
        {"page": example("One server, and more follow", page)},
        {
            "400": error(
                "A value is outside its vocabulary, or cursor is none that a page gave.",
                lambda: errors.invalid_value(wrong),
                errors.malformed_error,
                counted=True,
            ),
            "405": other,
        },
    )
    versions["description"] = "The probe knows one version of a server: the one that answers."
    server["description"] = "By a name that the list gave."
    for operation in (versions, server):
        for parameter in operation["parameters"]:
            named = parameter["name"] == "name"
            value = server_entry["server"]["name"] if named else mcp_registry.LATEST
            parameter["examples"] = {"listed": {"value": value}}
    failures = {"400": unreadable, "404": absent, "405": other}
    complete_operation(versions, "Its one version.", {"listed": example("A server", last)}, failures)
    complete_operation(server, "The server.", {"listed": example("A server", server_entry)}, failures)
    return paths


def _sample_changes() -> list[IndexChange]:
    return [
        {
            "id": "7d3e1f52-6a0c-4c7e-9d5b-2f8a41c09e63",
            "host": samples.HOST,
            "at": "2026-11-20T09:12:44Z",
            "report": report_url(samples.HOST),
            "changed": {
                "answers": {CheckId.LLMS_TXT: {"before": Answer.NO, "after": Answer.YES}},
                "tools": {CheckId.MCP_SERVER: {"added": ["search_books"], "gone": ["find_books"]}},
            },
            "cause": Cause.SITE,
            "rubric_version": None,
        },
        {"id": "0b94c6a1-2f7d-4e38-8a15-c3d6e7f80912", "gone": "2026-11-20"},
    ]


def changes_paths() -> dict[str, Any]:
    """The feed of changes."""
    paths: dict[str, Any] = rest.changes_api.get_openapi_schema(path_prefix="/")["paths"]
    ((path, item),) = paths.items()
    listed = item["get"]
    cursor = changes.example_cursor()
    listed["description"] = (
        "Without since, every listing by host; then what changed since the first of these answers. Ask with "
        "the since of each answer, at once while more is true. Keep fields by id: listed takes the place of "
        "what you have, changed says what to change, gone what to drop. Changes are kept for 30 days. What "
        "left the index is an id and a day, and nothing else is told of it any more."
    )
    for parameter in listed["parameters"]:
        parameter["allowEmptyValue"] = True
        named = {"since": example("What came after an answer", cursor), "limit": example("A hundred", 100)}
        parameter["examples"] = {parameter["name"]: named[parameter["name"]]}
    page: IndexChanges = {"changes": _sample_changes(), "since": cursor, "more": False}
    complete_operation(
        listed,
        "Changes, oldest first.",
        {"page": example("Two changes, and none follows yet", page)},
        {
            "400": error(
                "A value is outside its vocabulary, or since is none of the last 30 days.",
                lambda: errors.invalid_value(changes.bad_cursor("x")),
                errors.malformed_error,
                counted=True,
            ),
            "405": error("Another method than GET.", lambda: errors.method_not_allowed(serving.ALLOW)),
        },
    )
    return {path: item}


def health_operations() -> dict[str, Any]:
    in_use = {"generation_id": 412, "generation_age_seconds": 47}
    ready = {"status": "ok", "index": "ok", **in_use, "meaning": "ok", "passages": "ok"}
    waiting = ready | {"passages": "120 sites wait for the vectors of their passages"}
    examples = {"ready": example("Ready", ready), "waiting": example("Ready, and sites wait", waiting)}
    return {
        "/readyz": {
            "get": {
                "operationId": "readiness",
                "summary": "Whether this web process can answer",
                "description": "For load balancers. Not counted against the day.",
                "responses": {
                    "200": answer("It can.", reference(Readiness), examples),
                    "400": error("The address cannot be read.", errors.malformed_error),
                    "503": {
                        "description": "It cannot read the index or its search files: the same fields, which "
                        "say why.",
                        "headers": RETRY_AFTER,
                    },
                },
            }
        }
    }


_HOST = host(
    "Host name in lower case, as it is listed. Any other spelling leads there with 301.", samples.HOST
)


def operations() -> dict[str, Any]:
    return {
        "/site/{host}.json": {"get": _report()},
        "/submit": {
            "get": form_page(
                "submit_page",
                "What happens to a suggestion, and a form",
                about_suggestions(),
                field_parameter("host"),
            ),
            "post": _submit(),
        },
        "/mcp": {"post": _mcp()},
        "/a2a": {"post": _a2a()},
    }


def _report() -> dict[str, Any]:
    shape = reference(SiteReport)
    listed = {"listed": example("A listed site", samples.report())}
    absent = {"absent": example("Not in the index, for whatever reason", samples.unlisted_report())}
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
            "304": not_modified_response(),
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
    taken = {"queued": example("In the queue", answer_to_suggestion(EXAMPLE))}
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
                errors.malformed_error,
            ),
            "403": forged_form_response(),
            "429": error("Too many suggestions.", lambda: limits.too_many(RATE, "suggestions", 1800)),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _malformed() -> dict[str, Any]:
    return error("The address or the Host header cannot be read.", errors.malformed_error)


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
            "200": answer("A JSON-RPC answer.", rpc.MCP_ANSWER, rpc.mcp_answers(), QUOTA_HEADERS),
            "400": answer(
                "The message cannot be read, or its headers do not match it.",
                {"oneOf": [rpc.FAULT, reference(ErrorResponse)]},
                rpc.faults(jsonrpc.no_json, jsonrpc.no_batch)
                | {"malformed": example("The address cannot be read", errors.malformed_error().body())},
            ),
            "404": answer(f"In {MODERN}: there is no such method.", rpc.FAULT, rpc.faults(mcp.no_method)),
            **_shared_headers(),
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
        "parameters": [_header("A2A-Version", [dialect.version for dialect in DIALECTS])],
        "requestBody": body(rpc.a2a_request(), rpc.a2a_requests()),
        "responses": {
            "200": answer("A JSON-RPC answer.", rpc.ANSWER, rpc.a2a_answers(), QUOTA_HEADERS),
            "400": _malformed(),
            "503": answer(
                "The service could not answer.",
                rpc.FAULT,
                rpc.faults(lambda: a2a.fault(errors.unavailable())),
                RETRY_AFTER,
            ),
            **_shared_headers(),
        },
    }


def _shared_headers() -> dict[str, Any]:
    return {
        "202": {"description": "A notification or a reply: taken note of, not run."},
        "403": error("The Origin may not call this service.", errors.origin_refused),
        "405": error("Another method than POST.", lambda: errors.method_not_allowed(origins.ALLOW)),
        "411": answer("A body without a Content-Length.", rpc.FAULT, rpc.faults(jsonrpc.no_length)),
        "413": answer("A body over the cap.", rpc.FAULT, rpc.faults(jsonrpc.too_large)),
        "415": answer(
            "Another Content-Type than application/json.", rpc.FAULT, rpc.faults(jsonrpc.other_type)
        ),
        "429": answer(
            "Daily limit reached.", rpc.FAULT, rpc.out_of_quota(), {**QUOTA_HEADERS, **RETRY_AFTER}
        ),
    }


def _header(name: str, versions: Sequence[str]) -> dict[str, Any]:
    schema = {"type": "string", "enum": list(versions)}
    return {
        "name": name,
        "in": "header",
        "description": "The version that the message speaks.",
        "schema": schema,
    }


SHAPES = (KeyMade, Ceremony, ClaimTaken, ClaimState)
_CLAIM = "cla_0d5e7c1b9a3f42668d1e7b5c0f9a2e41"


def registration_operations() -> dict[str, Any]:
    return {
        "/agent/auth": {"post": _register()},
        "/agent/auth/claim": {"get": _ceremony(), "post": _claim()},
        "/agent/auth/claim/{id}.json": {"get": _claim_state()},
    }


def _register() -> dict[str, Any]:
    made = agent_auth.sample()
    given = {"type": "anonymous", "requested_credential_type": "api_key"}
    return {
        "operationId": "register",
        "summary": "Register an agent and get a key",
        "description": "A key raises the daily limit and changes nothing else. It is shown once; three a day "
        "and caller.",
        "requestBody": body(
            schema_of(RegistrationRequest), {"request": example("An anonymous agent", given)}
        ),
        "responses": {
            "200": answer(
                "The key.", reference(KeyMade), {"made": example("A key and its claim token", made)}
            ),
            "400": _wrong("type", ["anonymous"]),
            "429": error(
                "Three were made today, or too many requests came at once.",
                lambda: errors.registrations_spent(_spent()),
                lambda: limits.too_many(agent_auth.REGISTER_RATE, "requests", 40),
            ),
            **_registration_headers(),
        },
    }


def _spent() -> quota.Quota:
    return quota.Quota(limit=3, used=4, resets_in=41_820)


def _claim() -> dict[str, Any]:
    given = {
        "claim_token": f"clm_{'0' * 40}",
        "email": "operator@agents.example",
        "message": "We need 50,000 a day.",
    }
    said: ClaimTaken = {
        "registration_id": "reg_6f1c2a9e4d7b40835c1e9f2a7d6b3c80",
        "claim_attempt_id": _CLAIM,
        "status": "pending_review",
    }
    return {
        "operationId": "claim",
        "summary": "Ask to attach an operator to a registration",
        "description": "A person decides. The answer is the same for an unknown token. The page has a form "
        "for people.",
        "requestBody": body(schema_of(ClaimAsked), {"request": example("A claim", given)}),
        "responses": {
            "200": answer(
                "The claim waits for a person.", reference(ClaimTaken), {"waiting": example("It waits", said)}
            ),
            "400": _wrong("claim_token", []),
            "429": error("Too many claims.", lambda: limits.too_many(claiming.RATE, "claims", 1800)),
            **_registration_headers(),
        },
    }


def _claim_state() -> dict[str, Any]:
    id_ = {
        "name": "id",
        "in": "path",
        "required": True,
        "description": "claim_attempt_id: anyone who knows it may read the state.",
        "schema": {"type": "string", "pattern": "^cla_[0-9a-f]{32}$"},
        "examples": {"id": {"value": _CLAIM}},
    }
    waiting: ClaimState = {"claim_attempt_id": _CLAIM, "status": "pending_review", "decided_at": None}
    return {
        "operationId": "get_claim",
        "summary": "How a claim stands",
        "description": "An id of nothing reads as pending_review, as a claim with an unknown token does.",
        "parameters": [id_],
        "responses": {
            "200": answer("The claim.", reference(ClaimState), {"waiting": example("It waits", waiting)}),
            "400": error("The address cannot be read.", errors.malformed_error),
            "404": error("An id of another form.", errors.nothing_here),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _ceremony() -> dict[str, Any]:
    shown = {"ceremony": example("The ceremony", claiming.ceremony())}
    response = answer(
        "What a claim is and how it goes, by Accept; HTML without one.", reference(Ceremony), shown
    )
    response["content"] = PAGES | response["content"]
    return {
        "operationId": "claim_page",
        "summary": "How a claim goes",
        "description": "A page with a form for people, or a description of it as JSON, by Accept.",
        "responses": {
            "200": response,
            "400": error("The Host header cannot be read.", errors.malformed_error),
        },
    }


def _wrong(name: str, valid: list[str]) -> dict[str, Any]:
    return error(
        "A field is missing or wrong, or the body is not a JSON object.",
        lambda: errors.missing_param(MissingParam(name)),
        lambda: errors.invalid_value(InvalidFilterValue(name, "x", valid)),
        errors.no_object,
        errors.malformed_error,
    )


def _registration_headers() -> dict[str, Any]:
    return {
        "403": error("The Origin may not call this service.", errors.origin_refused),
        "405": error("Another method than these.", lambda: errors.method_not_allowed(origins.ALLOW)),
        "415": error("Another Content-Type than application/json.", errors.not_json),
        "503": error("The service could not answer.", errors.unavailable),
    }
