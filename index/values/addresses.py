"""Where reports live: `/site/<host>`, and the same with a suffix for one representation."""

from typing import Final

from django.conf import settings

from index.values import hosts

MEDIA_TYPES: Final = {"html": "text/html", "json": "application/json", "md": "text/markdown"}
"""By the suffix with which an address under /site/ asks for one representation."""

DISCOVERY: Final = (
    ("/.well-known/api-catalog", "api-catalog", "application/linkset+json"),
    ("/openapi.json", "service-desc", "application/json"),
    ("/docs", "service-doc", "text/html"),
    ("/llms.txt", "describedby", "text/plain"),
    ("/mcp/server-card", "mcp-server-card", "application/mcp-server-card+json"),
    ("/.well-known/ai-catalog.json", "ai-catalog", "application/json"),
    ("/.well-known/ard.json", "ard", "application/json"),
    ("/auth.md", "service-meta", "text/markdown"),
    ("/.well-known/agent-skills/index.json", "agent-skills", "application/json"),
    ("/sitemap.xml", "sitemap", "application/xml"),
)
"""What the home page leads programs to: path, relation and media type (RFC 8288, RFC 8631, RFC 9727)."""

_PRIVATE: Final = {"internal", "localhost", "test"}
"""Top-level names that no registry has, used on intranets and in tests (RFC 6761)."""


def report_url(host: str) -> str:
    """Return the address to cite: `{base_url}/site/<host>`, with `.html` where the host alone would mean a suffix."""
    return f"{settings.BASE_URL}{report_path(host)}"


def report_path(host: str, suffix: str | None = None) -> str:
    """Return the path of a host's report in one representation, or in the negotiated one."""
    if suffix is None and split_suffix(host)[1]:
        suffix = "html"
    return f"/site/{host}.{suffix}" if suffix else f"/site/{host}"


def split_suffix(name: str) -> tuple[str, str | None]:
    """Split what follows /site/ into a host and a representation's suffix, or None.

    `.md` is also the top-level domain of Moldova: it is a suffix only when a host name would be left.
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
    """Return a Link header: the canonical address of a page, and its other forms (RFC 8288).

    `twins` are addresses by suffix.
    """
    links = [f'<{canonical}>; rel="canonical"']
    links += [
        f'<{address}>; rel="alternate"; type="{MEDIA_TYPES[suffix]}"' for suffix, address in twins.items()
    ]
    return ", ".join(links)


def discovery_links() -> str:
    """Return the Link header's part that leads programs on."""
    return ", ".join(
        f'<{settings.BASE_URL}{path}>; rel="{rel}"; type="{kind}"' for path, rel, kind in DISCOVERY
    )
