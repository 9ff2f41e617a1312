"""How a client connects to the site's MCP server, from what was seen."""

from collections.abc import Iterable
from typing import NamedTuple

from index.values.findings import McpConnection
from index.values.reasons import Reason
from index.values.vocabulary import ClientRegistration, McpAuth, McpTransport
from probes.checks.endpoints import JudgedEndpoint, judge_endpoints
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.oauth import issuers_of, registration_with, resource_addresses, server_addresses
from probes.readers.replies import why_unreadable
from probes.readers.urls import same_address

_METADATA = (Purpose.OAUTH_RESOURCE, Purpose.MCP_RESOURCE, Purpose.OAUTH_SERVER, Purpose.MCP_ISSUER)
_MAX_URL = 2048


class _Way(NamedTuple):
    """How a client gets a token."""

    auth: McpAuth | None
    resource_metadata: str | None = None
    registration: ClientRegistration | None = None


def read_connection(evidence: Evidence) -> McpConnection | None:
    """The endpoint that listed its tools, else one that asks for credentials."""
    settled = judge_endpoints(evidence)
    for reason in (Reason.TOOLS_LISTED, Reason.AUTH_REQUIRED):
        found = next(
            (one for one in settled if one.reason is reason and len(one.endpoint.url) <= _MAX_URL), None
        )
        if found is not None:
            return _connection(found, evidence)
    return None


def _connection(found: JudgedEndpoint, evidence: Evidence) -> McpConnection:
    endpoint, is_open = found.endpoint, found.reason is Reason.TOOLS_LISTED
    way = _Way(McpAuth.NONE) if is_open else _way_to_a_token(endpoint.url, endpoint.shown_by, evidence)
    return McpConnection(
        url=endpoint.answered_at if is_open else endpoint.url,
        transport=McpTransport.SSE if endpoint.is_streamed else McpTransport.STREAMABLE_HTTP,
        protocol_versions=endpoint.versions,
        auth=way.auth,
        resource_metadata=way.resource_metadata,
        registration=way.registration,
        server_version=endpoint.version,
    )


def _way_to_a_token(endpoint: str, challenge: Exchange, evidence: Evidence) -> _Way:
    addresses = resource_addresses(endpoint, challenge)
    replies = [_reply(address, evidence) for address in addresses]
    for document in replies:
        issuers = issuers_of(document, endpoint) if document else ()
        if document and issuers:
            ways = [_way_of_issuer(issuer, evidence, document.url) for issuer in issuers]
            return _best(ways)
    return _Way(None if any(map(_is_open, replies)) else McpAuth.CREDENTIALS)


def _way_of_issuer(issuer: str, evidence: Evidence, metadata: str) -> _Way:
    replies = [_reply(address, evidence) for address in server_addresses(issuer)]
    for document in replies:
        if document and (registration := registration_with(document, issuer)):
            return _Way(McpAuth.OAUTH, metadata, registration)
    return _Way(None if any(map(_is_open, replies)) else McpAuth.CREDENTIALS, metadata)


def _best(ways: Iterable[_Way]) -> _Way:
    order = (McpAuth.OAUTH, None, McpAuth.CREDENTIALS)
    return min(ways, key=lambda way: order.index(way.auth))


def _reply(address: str, evidence: Evidence) -> Exchange | None:
    asked = (exchange for exchange in evidence.all(*_METADATA) if same_address(exchange.url, address))
    return next(asked, None)


def _is_open(reply: Exchange | None) -> bool:
    """Whether a document may be there: it was not asked for, or its host gave no answer."""
    return why_unreadable(reply) is not None
