"""Asks how a client gets a token for an MCP endpoint that wants credentials.

Its protected-resource metadata (RFC 9728), then that of the authorization servers which it names (RFC 8414).
"""

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange, Purpose
from probes.gather.routes import JSON
from probes.gather.visit import Visit
from probes.readers.mcp_replies import Endpoint, endpoints
from probes.readers.oauth import issuers_of, registration_with, resource_addresses, server_addresses
from probes.readers.urls import same_address

MAX_ENDPOINTS = 2


async def gather(visit: Visit) -> None:
    """Nothing where an endpoint lists its tools to anybody."""
    found = endpoints(visit.so_far)
    if any(endpoint.reason is Reason.TOOLS_LISTED for endpoint in found):
        return
    closed = [endpoint for endpoint in found if endpoint.reason is Reason.AUTH_REQUIRED]
    for endpoint in closed[:MAX_ENDPOINTS]:
        await _ask_resource(visit, endpoint)


async def _ask_resource(visit: Visit, endpoint: Endpoint) -> None:
    for address in resource_addresses(endpoint.url, endpoint.shown_by):
        document = await _ask_once(visit, Purpose.MCP_RESOURCE, address)
        if issuers := issuers_of(document, endpoint.url):
            for issuer in issuers:
                await _ask_issuer(visit, issuer)
            return


async def _ask_issuer(visit: Visit, issuer: str) -> None:
    for address in server_addresses(issuer):
        if registration_with(await _ask_once(visit, Purpose.MCP_ISSUER, address), issuer):
            return


async def _ask_once(visit: Visit, purpose: Purpose, address: str) -> Exchange:
    """Asked for once a visit, whatever for."""
    known = (reply for reply in visit.exchanges if reply.method == "GET" and same_address(reply.url, address))
    return next(known, None) or await visit.ask(purpose, address, accept=JSON)
