"""Other sites' addresses in a site's documents; untrusted."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import linkset
from probes.readers.catalogs import catalog_entries, catalogs_of
from probes.readers.json_text import load_object
from probes.readers.links import link_header
from probes.readers.mcp_routes import is_own_document
from probes.readers.prose import link_targets
from probes.readers.urls import absolute_url, host_of, is_example, same_site

A_DOCUMENT = 30  # A longer document is a list
ADDRESSES_READ = 300

_CARDS = (Purpose.MCP_CARD, Purpose.A2A_CARD, Purpose.UCP)
# Their addresses lead to schemas, contexts or pictures.
_NOT_SITES = ("$", "@", "icon", "image", "logo", "schema")


class NamedAddress(NamedTuple):
    url: str
    named_in: str


def named_in_visit(packed: bytes) -> tuple[NamedAddress, ...]:
    """Raises ValueError if the evidence is corrupt."""
    return named_addresses(Evidence.unpack(packed))


def named_addresses(evidence: Evidence) -> tuple[NamedAddress, ...]:
    """One address per host of another owner, in order."""
    home = f"https://{evidence.host}/"
    found: dict[str, NamedAddress] = {}
    for document, addresses in _documents(evidence):
        hosts: set[str] = set()
        for url in islice(filter(None, addresses), ADDRESSES_READ):
            host = host_of(url)
            if host in hosts or same_site(url, home) or is_example(url):
                continue
            if len(hosts) == A_DOCUMENT:
                break
            hosts.add(host)
            found.setdefault(host, NamedAddress(url, document))
    return tuple(found.values())


def _documents(evidence: Evidence) -> Iterator[tuple[str, Iterable[str]]]:
    home = evidence.first(Purpose.HOME)
    if home is not None:
        yield home.url, (absolute_url(hop.location, hop.url) for hop in home.hops)
        if home.answered:
            yield home.final_url, (link.href for link in link_header(home.header("link"), home.final_url))
    for exchange in catalogs_of(evidence):
        yield exchange.final_url, (entry.url for entry in catalog_entries(exchange))
    for exchange in evidence.all(Purpose.API_CATALOG):
        if is_own_document(exchange, evidence) and (found := linkset.read_linkset(exchange)):
            yield exchange.final_url, (link.href for link in found.links)
    for exchange in evidence.all(*_CARDS):
        if is_own_document(exchange, evidence) and not exchange.truncated:
            yield exchange.final_url, _in_card(exchange)
    for exchange in evidence.all(Purpose.LLMS_TXT):
        if is_own_document(exchange, evidence):
            yield exchange.final_url, _in_text(exchange)


def _in_card(exchange: Exchange) -> Iterator[str]:
    for text in _texts(load_object(exchange.text)):
        if text.startswith(("https://", "http://")):
            yield absolute_url(text, exchange.final_url)


def _texts(value: Any) -> Iterator[str]:
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            kept = [one[key] for key in one if not key.lower().startswith(_NOT_SITES)]
            waiting.extend(reversed(kept))
        elif isinstance(one, list):
            waiting.extend(reversed(one))


def _in_text(exchange: Exchange) -> Iterator[str]:
    return (absolute_url(target, exchange.final_url) for target in link_targets(exchange.text))
