"""Cards, catalogs and security.txt."""

import base64
import hashlib
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.template import Context
from django.template.loader import get_template
from django.utils.http import http_date
from mcp_types.version import LATEST_HANDSHAKE_VERSION

from index.values.addresses import service_url
from index.values.catalog_ids import EntryType
from index.values.vocabulary import VERSION
from probes import signing_keys
from probes.models import SigningKey
from probes.net.signing import DIRECTORY_SECONDS, signature
from protocols.a2a import messages
from protocols.a2a.messages import V03, V10
from protocols.documents import introduction, overview, serving
from protocols.jsonrpc import compact
from protocols.mcp.eras import VERSIONS
from protocols.tools import FIND_CAPABILITY, TOOLS, ServiceTool

MEDIA_TYPE = "application/http-message-signatures-directory+json"


@serving.only_read
def directory(request: HttpRequest) -> HttpResponseBase:
    """Public keys; 404 if the probe does not sign."""
    keys = signing_keys.published_keys()
    if not keys:
        raise Http404
    body = compact({"keys": [_jwk(key) for key in keys]}).encode()
    headers = {"Cache-Control": serving.CACHE_CONTROL, **_signatures(request.get_host().lower(), body, keys)}
    return HttpResponse(body, content_type=MEDIA_TYPE, headers=headers)


def _jwk(key: SigningKey) -> dict[str, Any]:
    """The public half (RFC 8037); `exp` if there is a successor."""
    times = {"nbf": key.signs_from, "exp": key.gone_after}
    return {
        "kty": "OKP",
        "crv": "Ed25519",
        "kid": key.kid,
        "x": key.public,
        "alg": "EdDSA",
        "use": "sig",
        **{name: int(moment.timestamp()) for name, moment in times.items() if moment is not None},
    }


def _signatures(authority: str, body: bytes, keys: list[SigningKey]) -> dict[str, str]:
    """Sign the requested authority, so that nobody can serve the directory under another name."""
    digest = f"sha-256=:{base64.b64encode(hashlib.sha256(body).digest()).decode()}:"
    covered = {'"@authority";req': authority, '"content-digest"': digest}
    tag = "http-message-signatures-directory"
    signed = [
        signature(one.key, f"key{number}", covered, tag=tag, seconds=DIRECTORY_SECONDS)
        for number, key in enumerate(keys)
        if (one := signing_keys.open_key(key))
    ]
    names = ("Signature-Input", "Signature") if signed else ()
    return {"Content-Digest": digest, **{name: ", ".join(one[name] for one in signed) for name in names}}


SCRIPT_TYPE = "text/javascript; charset=utf-8"


def script() -> str:
    tools = compact([_registered(tool) for tool in TOOLS])
    template = get_template("webmcp.js").template  # type: ignore[attr-defined]
    return str(
        template.render(Context({"tools": tools, "version": LATEST_HANDSHAKE_VERSION}, autoescape=False))
    )


def _registered(tool: ServiceTool) -> dict[str, Any]:
    return {
        "name": tool.name,
        "title": tool.title,
        "description": tool.description,
        "inputSchema": tool.input,
        "annotations": {"readOnlyHint": True, "untrustedContentHint": True},
    }


LINKSET_TYPE = f'{EntryType.API_CATALOG}; profile="https://www.rfc-editor.org/info/rfc9727"'
REGISTRY_TYPE = "application/ai-registry+json"
SKILL_TYPE = "application/agent-skills+md"
OPENAPI_TYPE = "application/vnd.oai.openapi+json;version=3.1"

_MCP_SCHEMAS = "https://static.modelcontextprotocol.io/schemas"
SERVER_SCHEMA = f"{_MCP_SCHEMAS}/2025-12-11/server.schema.json"
_APIS = ("/api/find", "/api/stats", "/search", "/mcp", "/a2a")
_MEDIA = ["application/json", "text/plain"]
_EXPIRES_AFTER = timedelta(days=180)
_BEGAN = http_date()


def server_card() -> dict[str, Any]:
    """The MCP server card (SEP-2127, v1)."""
    return {
        "$schema": f"{_MCP_SCHEMAS}/v1/server-card.schema.json",
        **_server(),
        "remotes": [{**_remote(), "supportedProtocolVersions": list(VERSIONS)}],
    }


def server_json() -> dict[str, Any]:
    """The server.json of the MCP Registry (2025-12-11)."""
    return {"$schema": SERVER_SCHEMA, **_server(), "remotes": [_remote()]}


def own_name() -> str:
    """The name of our MCP server, and the key of what we add to entries of others."""
    return f"{_reverse_domain()}/{introduction.SLUG}"


def _server() -> dict[str, Any]:
    return {
        "name": own_name(),
        "version": VERSION,
        "title": introduction.NAME,
        "description": introduction.SUMMARY,
        "websiteUrl": service_url("/"),
    }


def _remote() -> dict[str, Any]:
    return {"type": "streamable-http", "url": service_url("/mcp")}


def agent_card() -> dict[str, Any]:
    """The A2A agent card, with the fields of 0.3 and 1.0."""
    binding = {"url": service_url("/a2a"), "protocolBinding": "JSONRPC"}
    return {
        "name": introduction.NAME,
        "description": f"{introduction.SUMMARY} {introduction.READING}",
        "version": VERSION,
        "protocolVersion": f"{V03.version}.0",
        "url": service_url("/a2a"),
        "preferredTransport": "JSONRPC",
        "additionalInterfaces": [{"url": service_url("/a2a"), "transport": "JSONRPC"}],
        "supportedInterfaces": [{**binding, "protocolVersion": dialect.version} for dialect in (V10, V03)],
        "provider": {"organization": introduction.NAME, "url": service_url("/")},
        "documentationUrl": service_url("/llms.txt"),
        "capabilities": {"streaming": False, "pushNotifications": False},
        "defaultInputModes": _MEDIA,
        "defaultOutputModes": list(messages.OFFERED_MODES),
        "skills": [
            {
                "id": tool.skill,
                "name": tool.title,
                "description": f"{tool.description} {_addressing(tool)}",
                "tags": list(tool.tags),
                "examples": [*tool.texts, compact({"skill": tool.skill, "input": tool.example})],
            }
            for tool in TOOLS
        ],
    }


def _addressing(tool: ServiceTool) -> str:
    """How a message reaches the skill."""
    part = compact({"skill": tool.skill, "input": tool.example})
    return (
        f"Send a data part such as {part}, or the input alone with metadata.skillId. {tool.by_text}".strip()
    )


def agent_card_headers() -> dict[str, str]:
    """Last-Modified: the card only changes when the process starts."""
    return {"Last-Modified": _BEGAN}


def api_catalog() -> dict[str, Any]:
    """API catalog (RFC 9727), a link set (RFC 9264)."""
    guide = [
        {"href": service_url("/docs"), "type": "text/html"},
        {"href": service_url("/llms.txt"), "type": "text/plain"},
    ]
    registry = ("/v0.1/servers",) if settings.MCP_REGISTRY else ()
    opened = ("/api/changes", "/data") if settings.OPEN_DATA else ()
    return {
        "linkset": [
            {
                "anchor": service_url("/.well-known/api-catalog"),
                "item": [{"href": service_url(path)} for path in (*_APIS, *registry, *opened)],
            },
            {
                "anchor": service_url("/api/find"),
                "service-desc": [{"href": service_url("/openapi.json"), "type": OPENAPI_TYPE}],
                "service-doc": guide,
                "service-meta": [{"href": service_url("/auth.md"), "type": "text/markdown"}],
                "status": [{"href": service_url("/healthz"), "type": "application/json"}],
            },
            {
                "anchor": service_url("/search"),
                "service-desc": [{"href": service_url("/openapi.json"), "type": OPENAPI_TYPE}],
                "service-doc": guide,
            },
            *(
                {
                    "anchor": service_url(path),
                    "service-desc": [{"href": service_url("/openapi.json"), "type": OPENAPI_TYPE}],
                    "service-doc": guide,
                }
                for path in registry
            ),
            *([_data_links()] if settings.OPEN_DATA else []),
            {
                "anchor": service_url("/mcp"),
                "service-desc": [
                    {"href": service_url("/mcp/server-card"), "type": EntryType.MCP},
                    {"href": service_url("/server.json"), "type": "application/json"},
                ],
                "service-doc": guide,
            },
            {
                "anchor": service_url("/a2a"),
                "service-desc": [
                    {"href": service_url("/.well-known/agent-card.json"), "type": "application/json"}
                ],
                "service-doc": guide,
            },
        ]
    }


def _data_links() -> dict[str, Any]:
    return {
        "anchor": service_url("/data"),
        "describedby": [{"href": service_url("/data/dcat.jsonld"), "type": "application/ld+json"}],
        "license": [{"href": service_url("/terms")}],
    }


def api_catalog_headers() -> dict[str, str]:
    """The Link header of RFC 9727 §2."""
    address = service_url("/.well-known/api-catalog")
    return {"Link": f'<{address}>; rel="api-catalog"; type="{EntryType.API_CATALOG}"'}


def ai_catalog() -> dict[str, Any]:
    """AI catalog 0.9, also the ARD manifest (0.91)."""
    return {
        "specVersion": "0.9",
        "host": {"displayName": introduction.NAME},
        "entries": [_entry(*one) for one in _CATALOG],
    }


# Namespace, media type, path, title and description.
_CATALOG = (
    (
        "mcp",
        EntryType.MCP,
        "/mcp/server-card",
        "MCP server",
        f"MCP server over Streamable HTTP with {len(TOOLS)} tools: {', '.join(tool.name for tool in TOOLS)}.",
    ),
    (
        "a2a",
        EntryType.A2A,
        "/.well-known/agent-card.json",
        "A2A agent",
        f"A2A agent, JSON-RPC, with {len(TOOLS)} skills: {', '.join(tool.skill for tool in TOOLS)}.",
    ),
    (
        "rest",
        OPENAPI_TYPE,
        "/openapi.json",
        "REST interface",
        "OpenAPI document of the REST interface: search, reports, figures, live checks and keys.",
    ),
    (
        "registry",
        REGISTRY_TYPE,
        "/",
        "ARD registry",
        "Registry of the listed sites: POST /search finds catalog entries, GET /agents/{id} gives one.",
    ),
    (
        "skill",
        SKILL_TYPE,
        f"/.well-known/agent-skills/{overview.SKILL}/SKILL.md",
        "agent skill",
        overview.SKILL_DESCRIPTION,
    ),
)


def _entry(namespace: str, media_type: str, path: str, kind: str, description: str) -> dict[str, Any]:
    return {
        "identifier": urn(namespace, introduction.SLUG),
        "displayName": f"{introduction.NAME}: {kind}",
        "description": description,
        "type": media_type,
        "url": service_url(path),
        "representativeQueries": list(FIND_CAPABILITY.texts),
    }


def urn(namespace: str, name: str) -> str:
    """Our identifier (ARD 0.91); `localhost` for an IP address."""
    publisher = "localhost" if _reverse_domain() == "localhost" else _host()
    return f"urn:air:{publisher}:{namespace}:{name}"


def protected_resource() -> dict[str, Any]:
    """The protected resource metadata (RFC 9728)."""
    return {
        "resource": settings.BASE_URL,
        "resource_name": introduction.NAME,
        "authorization_servers": [settings.BASE_URL],
        "scopes_supported": list(introduction.SCOPES),
        "bearer_methods_supported": ["header"],
        "resource_documentation": service_url("/auth.md"),
    }


def authorization_server() -> dict[str, Any]:
    """Issuer (RFC 8414), and how agents register (auth.md 0.1).

    There is no OAuth flow, so no OAuth endpoint.
    """
    return {
        "issuer": settings.BASE_URL,
        "service_documentation": service_url("/auth.md"),
        "scopes_supported": list(introduction.SCOPES),
        "agent_auth": {
            "skill": service_url("/auth.md"),
            "register_uri": service_url("/agent/auth"),
            "claim_uri": service_url("/agent/auth/claim"),
            "identity_types_supported": ["anonymous"],
            "anonymous": {"credential_types_supported": ["api_key"]},
        },
    }


def skills_index() -> dict[str, Any]:
    """The skills index (Agent Skills Discovery 0.2.0)."""
    return {
        "$schema": "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
        "skills": [
            {
                "name": overview.SKILL,
                "type": "skill-md",
                "description": overview.SKILL_DESCRIPTION,
                "url": f"/.well-known/agent-skills/{overview.SKILL}/SKILL.md",
                "digest": f"sha256:{hashlib.sha256(overview.skill_md().encode()).hexdigest()}",
            }
        ],
    }


def security_txt() -> str:
    today = datetime.now(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return (
        f"Contact: mailto:{settings.CONTACT_EMAIL}\n"
        f"Expires: {today + _EXPIRES_AFTER:%Y-%m-%dT%H:%M:%SZ}\n"
        f"Canonical: {service_url('/.well-known/security.txt')}\n"
        "Preferred-Languages: en\n"
    )


def _host() -> str:
    return urlsplit(settings.BASE_URL).hostname or "localhost"


def _reverse_domain() -> str:
    """Return e.g. com.example; an IP address gives localhost."""
    try:
        ip_address(_host())
    except ValueError:
        return ".".join(reversed(_host().split(".")))
    return "localhost"
