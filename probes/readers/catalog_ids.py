"""Identifiers that a site's own catalogs give to what it offers (AI Catalog 0.9, Catalog Projection)."""

from collections.abc import Iterator, Mapping

from index.values.catalog_ids import EntryType, publisher_of
from index.values.hosts import owner_domain
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.catalogs import Entry, catalog_entries, catalogs_of, inline_document
from probes.readers.mcp_cards import endpoints_of_card, without_card
from probes.readers.mcp_routes import is_own_document
from probes.readers.urls import same_address


def own_ids(evidence: Evidence, offered: Mapping[EntryType, str]) -> dict[EntryType, str]:
    """The first identifier of each address, of those whose publisher is the site's own domain.

    `offered`: addresses that answered.
    """
    domains = {evidence.host, owner_domain(evidence.host)}
    found: dict[EntryType, str] = {}
    for catalog in catalogs_of(evidence):
        for entry in catalog_entries(catalog) if is_own_document(catalog, evidence) else ():
            kind = _type_of(entry)
            answered = offered.get(kind) if kind else None
            if not kind or not answered or kind in found or publisher_of(entry.identifier) not in domains:
                continue
            if any(same_address(url, answered) for url in _addresses(entry, catalog, evidence)):
                found[kind] = entry.identifier
    return found


def _type_of(entry: Entry) -> EntryType | None:
    if entry.is_mcp:
        return EntryType.MCP
    if entry.purpose is Purpose.A2A_CARD:
        return EntryType.A2A
    media_type = entry.type.partition(";")[0].strip()
    return next((kind for kind in EntryType if kind == media_type), None)


def _addresses(entry: Entry, catalog: Exchange, evidence: Evidence) -> Iterator[str]:
    """Where the entry leads, directly and by its card."""
    if entry.data is not None:
        yield catalog.final_url
        if entry.is_mcp:
            yield from endpoints_of_card(inline_document(entry.data, catalog, Purpose.MCP_CARD))
    elif entry.url:
        yield entry.url
        yield without_card(entry.url)
        for reply in evidence.all(Purpose.MCP_CARD, Purpose.A2A_CARD):
            if same_address(reply.url, entry.url):
                yield reply.final_url
                yield from endpoints_of_card(reply) if entry.is_mcp else ()
