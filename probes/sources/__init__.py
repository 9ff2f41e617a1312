"""Registry of source kinds, one module each."""

from collections.abc import Mapping

from probes.sources import (
    a2a_registry,
    ai_catalog,
    ard_registry,
    common_crawl,
    frontier,
    majestic_million,
    mcp_registry,
    registry_dump,
    table_file,
    text_file,
    tranco,
)
from probes.sources.kind import SourceKind

KINDS: Mapping[str, SourceKind] = {
    kind.name: kind
    for kind in (
        mcp_registry.KIND,
        a2a_registry.KIND,
        ard_registry.KIND,
        ai_catalog.KIND,
        majestic_million.KIND,
        common_crawl.KIND,
        tranco.KIND,
        frontier.KIND,
        text_file.KIND,
        table_file.KIND,
        registry_dump.KIND,
    )
}

FILES = {name: kind for name, kind in KINDS.items() if kind.endings}

ADDRESSED_KINDS = {name: kind for name, kind in KINDS.items() if not kind.endings}
