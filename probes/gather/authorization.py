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
    asked = endpoints(visit.so_far)
    if any(one.reason is Reason.TOOLS_LISTED for one in asked):
        return
    for endpoint in [one for one in asked if one.reason is Reason.AUTH_REQUIRED][:MAX_ENDPOINTS]:
        await _resource(visit, endpoint)


async def _resource(visit: Visit, endpoint: Endpoint) -> None:
    for address in resource_addresses(endpoint.url, endpoint.shown_by):
        document = await _document(visit, Purpose.MCP_RESOURCE, address)
        if issuers := issuers_of(document, endpoint.url):
            for issuer in issuers:
                await _issuer(visit, issuer)
            return


async def _issuer(visit: Visit, issuer: str) -> None:
    for address in server_addresses(issuer):
        if registration_with(await _document(visit, Purpose.MCP_ISSUER, address), issuer):
            return


async def _document(visit: Visit, purpose: Purpose, address: str) -> Exchange:
    """Asked for once a visit, whatever for."""
    asked = (one for one in visit.exchanges if one.method == "GET" and same_address(one.url, address))
    return next(asked, None) or await visit.ask(purpose, address, accept=JSON)
