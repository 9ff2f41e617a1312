"""OAuth documents that say how a client gets a token for an MCP server.

RFC 9728 (protected resources), RFC 8414 (authorization servers), MCP 2025-11-25 "Authorization".
"""

import re
from urllib.parse import urlsplit

from index.values.vocabulary import ClientRegistration
from probes.evidence.evidence import Exchange
from probes.readers.json_text import load_object
from probes.readers.replies import why_no_document
from probes.readers.urls import absolute_url, host_of, origin_of

RESOURCE = "/.well-known/oauth-protected-resource"
SERVER = "/.well-known/oauth-authorization-server"
OPENID = "/.well-known/openid-configuration"
MAX_ISSUERS = 2
_METADATA = re.compile(r'resource_metadata="?([^\s",]{1,2000})')


def challenged_metadata(challenge: Exchange) -> str:
    """The metadata's address in a challenge (RFC 9728 §5.1), or ""."""
    found = _METADATA.search(challenge.header("www-authenticate"))
    return absolute_url(found[1], challenge.final_url) if found else ""


def resource_addresses(endpoint: str, challenge: Exchange) -> tuple[str, ...]:
    """Where clients look for an endpoint's metadata: the challenge says it, else below /.well-known/."""
    if named := challenged_metadata(challenge):
        return (named,)
    return tuple(dict.fromkeys((_inserted(RESOURCE, endpoint), _at_root(RESOURCE, endpoint))))


def server_addresses(issuer: str) -> tuple[str, ...]:
    """Where clients look for an issuer's metadata, in their order."""
    appended = f"{issuer.rstrip('/')}{OPENID}"
    return tuple(dict.fromkeys((_inserted(SERVER, issuer), _inserted(OPENID, issuer), appended)))


def issuers_of(document: Exchange, endpoint: str) -> tuple[str, ...]:
    """Authorization servers in metadata of this endpoint; none if it is of another resource or invalid."""
    if why_no_document(document) is not None:
        return ()
    metadata = load_object(document.text)
    resource, servers = metadata.get("resource"), metadata.get("authorization_servers")
    if not isinstance(resource, str) or not _covers(absolute_url(resource, document.final_url), endpoint):
        return ()
    named = (
        [server for server in servers[:20] if isinstance(server, str)] if isinstance(servers, list) else []
    )
    urls = (absolute_url(server, document.final_url) for server in named)
    safe = (url for url in urls if url.startswith("https:") or host_of(url) == host_of(endpoint))
    return tuple(dict.fromkeys(filter(None, safe)))[:MAX_ISSUERS]


def registration_with(document: Exchange, issuer: str) -> ClientRegistration | None:
    """How a client registers, by valid metadata of this issuer; None if it isn't."""
    if why_no_document(document) is not None:
        return None
    metadata = load_object(document.text)
    stated = metadata.get("issuer")
    whole = all(isinstance(metadata.get(key), str) for key in ("authorization_endpoint", "token_endpoint"))
    if not whole or not isinstance(stated, str) or stated.rstrip("/") != issuer.rstrip("/"):
        return None
    if metadata.get("client_id_metadata_document_supported") is True:
        return ClientRegistration.CIMD
    is_open = isinstance(metadata.get("registration_endpoint"), str)
    return ClientRegistration.DCR if is_open else ClientRegistration.NONE


def _covers(resource: str, endpoint: str) -> bool:
    """Whether a resource is the endpoint or above it, as official SDKs compare them."""
    if not resource or origin_of(resource) != origin_of(endpoint):
        return False
    above, path = urlsplit(resource).path.rstrip("/"), urlsplit(endpoint).path.rstrip("/")
    return path == above or path.startswith(f"{above}/")


def _inserted(well_known: str, url: str) -> str:
    """RFC 8414 §3.1: between host and path."""
    return f"{_at_root(well_known, url)}{urlsplit(url).path.rstrip('/')}"


def _at_root(well_known: str, url: str) -> str:
    return f"{origin_of(url).rstrip('/')}{well_known}"
