"""Identifiers and types of entries in catalogs (AI Catalog 0.9, ARD 0.91). Pure."""

import re
from enum import StrEnum

MAX_ID_CHARS = 256

_PART = r"(?!\.{1,2}(?:[/:]|\Z))[A-Za-z0-9._~-]+"
_AIR = re.compile(rf"urn:air:([A-Za-z0-9.-]+)(?::{_PART}(?:/{_PART})*)+")


class EntryType(StrEnum):
    """What a catalog entry of the index is about, best first."""

    MCP = "application/mcp-server-card+json"
    A2A = "application/a2a-agent-card+json"
    API_CATALOG = "application/linkset+json"
    MARKDOWN = "text/markdown"
    PAGE = "text/html"


def publisher_of(identifier: str) -> str | None:
    """The publisher's domain, in lower case; None if it is no `urn:air` identifier."""
    found = _AIR.fullmatch(identifier) if len(identifier) <= MAX_ID_CHARS else None
    return found[1].lower() if found else None
