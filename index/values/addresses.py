"""URLs of this service: of reports `/site/<host>`, and a suffix per representation."""

import hashlib
import re

from django.conf import settings

from index.values import hosts
from index.values.catalog_ids import EntryType

# Suffix under /site/ -> media type.
MEDIA_TYPES = {"html": "text/html", "json": "application/json", "md": "text/markdown"}

# Path, relation, media type (RFC 8288, RFC 8631, RFC 9727).
DISCOVERY = (
    ("/.well-known/api-catalog", "api-catalog", EntryType.API_CATALOG),
    ("/openapi.json", "service-desc", "application/json"),
    ("/docs", "service-doc", "text/html"),
    ("/llms.txt", "describedby", "text/plain"),
    ("/mcp/server-card", "mcp-server-card", EntryType.MCP),
    ("/.well-known/ai-catalog.json", "ai-catalog", "application/json"),
    ("/.well-known/ard.json", "ard", "application/json"),
    ("/auth.md", "service-meta", "text/markdown"),
    ("/.well-known/agent-skills/index.json", "agent-skills", "application/json"),
    ("/sitemap.xml", "sitemap", "application/xml"),
)

_PRIVATE = {"internal", "localhost", "test"}  # Top-level names of intranets and tests (RFC 6761)


def service_url(path: str) -> str:
    """The public URL of a path of this service."""
    return f"{settings.BASE_URL}{path}"


def report_url(host: str) -> str:
    """URL to cite, with `.html` if the host ends like a suffix."""
    return service_url(report_path(host))


def report_path(host: str, suffix: str | None = None) -> str:
    """The path, negotiated unless a suffix is given."""
    if suffix is None and split_suffix(host)[1]:
        suffix = "html"
    return f"/site/{host}.{suffix}" if suffix else f"/site/{host}"


def tool_anchor(name: str, *, in_page: bool = False) -> str:
    """A tool's fragment on its report, hashed unless the name is a plain id.

    `in_page`: a WebMCP tool, whose name the MCP server may use too.
    """
    plain = re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,79}", name)
    shown = name if plain else f"-{hashlib.sha256(name.encode()).hexdigest()[:16]}"
    return f"{'webmcp-tool' if in_page else 'tool'}-{shown}"


def split_suffix(name: str) -> tuple[str, str | None]:
    """Split what follows /site/ into host and suffix.

    `.md`, also Moldova's domain, is a suffix only after a host name.
    """
    rest, dot, last = name.rpartition(".")
    suffix = last.lower()
    if not dot or suffix not in MEDIA_TYPES or (suffix == "md" and not _plausible(rest)):
        return name, None
    return rest, suffix


def _plausible(text: str) -> bool:
    try:
        host = hosts.normalise(text)
    except hosts.BadHost:
        return False
    return hosts.has_known_suffix(host) or host.rpartition(".")[2] in _PRIVATE


def link_header(canonical: str, **twins: str) -> str:
    """A Link header with canonical URL and alternates (RFC 8288)."""
    links = [f'<{canonical}>; rel="canonical"']
    links += [
        f'<{address}>; rel="alternate"; type="{MEDIA_TYPES[suffix]}"' for suffix, address in twins.items()
    ]
    return ", ".join(links)


def discovery_links() -> str:
    return ", ".join(
        f'<{settings.BASE_URL}{path}>; rel="{rel}"; type="{kind}"' for path, rel, kind in DISCOVERY
    )
