"""MCP server cards of every dialect and the endpoints they name.

SEP-2127 (`remotes`), SEP-1649 (`transport.endpoint`), SEP-1960 (`endpoints`), a flat `endpoint`, registry
`server.json`, client configuration (`mcpServers`), and catalogs whose `entries` are inline cards; not AI
catalogs or ARD documents.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.catalogs import CATALOGS, catalog_entries, catalogs_of
from probes.readers.json_text import load
from probes.readers.likeness import is_soft_404
from probes.readers.mcp_replies import MAX_NAME
from probes.readers.replies import looks_like_html, why_unreadable
from probes.readers.texts import clean_text
from probes.readers.urls import MAX_LENGTH, absolute_url, origin_of

MAX_ENDPOINTS = 5

_MARKS = frozenset(
    {"remotes", "serverInfo", "mcp_version", "mcpVersion", "mcpServers", "mcp_endpoint", "mcpEndpoint"}
    | {"endpoint", "endpoints", "transport", "transports", "protocolVersion"}
)
_ERRORS = frozenset({"error", "errors", "statusCode"})
_ENDPOINT_KEYS = (
    "endpoint",
    "mcp_endpoint",
    "mcpEndpoint",
    "mcp_url",
    "mcpUrl",
    "mcp_server",
    "mcpServer",
    "mcp_server_url",
    "mcpServerUrl",
    "server_url",
    "serverUrl",
    "mcp",
)
_MAP_KEYS = ("streamable_http", "streamableHttp", "streamable-http", "http", "https", "mcp", "jsonrpc", "sse")
_LISTS = ("transports", "servers", "mcpServers")
_WRAPPERS = ("cards", "servers", "server_cards", "serverCards")
_VARIABLE = re.compile(r"\{([^{}]{1,100})\}")
_ENDPOINT = re.compile(r"/(?:mcp|sse)/?\Z")
CARD_SUFFIX = re.compile(r"/server-card(?:\.json)?$")


class CardClaims(NamedTuple):
    """What a card says of its server; "" and None where it says nothing."""

    version: str = ""
    wants_credentials: bool | None = None
    tools: tuple[str, ...] = ()


def claims_of_card(exchange: Exchange) -> CardClaims:
    """Nothing if it is about several servers."""
    named = _cards(exchange)
    if len(named) != 1:
        return CardClaims()
    card = named[0]
    authentication, listed = card.get("authentication"), card.get("tools")
    required = authentication.get("required") if isinstance(authentication, dict) else None
    tools = (
        (tool.get("name") for tool in listed[:500] if isinstance(tool, dict))
        if isinstance(listed, list)
        else ()
    )
    return CardClaims(
        _version_of_server(card),
        required if isinstance(required, bool) else None,
        tuple(clean_text(name, MAX_NAME) for name in tools if isinstance(name, str)),
    )


def _version_of_server(card: dict[str, Any]) -> str:
    """A `version` at the top is the card's own in some dialects, the server's beside `remotes`."""
    inner = (card[key] for key in ("serverInfo", "server") if isinstance(card.get(key), dict))
    about = next(inner, card if "remotes" in card else {})
    version = about.get("version", card.get("server_version"))
    return clean_text(version, 200) if isinstance(version, str) else ""


@lru_cache(maxsize=16)  # called for all replies whenever one is added; hostile ones are large
def is_card(exchange: Exchange) -> bool:
    return bool(_cards(exchange))


@lru_cache(maxsize=16)
def endpoints_of_card(exchange: Exchange) -> tuple[str, ...]:
    """At most five absolute http(s) endpoints, best first.

    A card at `<endpoint>/server-card` without endpoints means the endpoint above it (SEP-2127). Skips
    variables without defaults, local programs and non-public addresses.
    """
    if not (named := _cards(exchange)):
        return ()
    base = origin_of(exchange.final_url)
    found = tuple(dict.fromkeys(islice((url for card in named for url in _endpoints(card, base)), 50)))
    if not found and "/.well-known/" not in exchange.final_url:
        below = CARD_SUFFIX.sub("", exchange.final_url)
        found = (below,) if below != exchange.final_url else ()
    return found[:MAX_ENDPOINTS]


def server_cards(evidence: Evidence) -> tuple[Exchange, ...]:
    """Leave out what the host answers everywhere."""
    controls = evidence.all(Purpose.CONTROL_WELL_KNOWN, Purpose.CONTROL_PAGE)
    if any(not control.hops and endpoints_of_card(control) for control in controls):
        return ()
    return tuple(
        reply
        for reply in (*evidence.all(Purpose.MCP_CARD), *catalogs_of(evidence))
        if is_card(reply) and why_unreadable(reply) is None and not is_soft_404(reply, *controls)
    )


def without_card(url: str) -> str:
    """Empty unless the URL is `<endpoint>/server-card` (SEP-2127)."""
    bare = CARD_SUFFIX.sub("", url)
    return "" if bare.endswith(".json") else bare


def _cards(exchange: Exchange) -> tuple[dict[str, Any], ...]:
    if not exchange.ok or exchange.truncated or looks_like_html(exchange):
        return ()
    if exchange.purpose in CATALOGS:
        inline = (entry.data for entry in catalog_entries(exchange) if entry.is_mcp)
        return tuple(card for card in inline if card is not None and _is_card(card))
    document = load(exchange.text)
    if isinstance(document, dict) and not _names_itself(document):
        if found := _entries(document):
            return found
        document = next((document[k] for k in _WRAPPERS if isinstance(document.get(k), list)), document)
    documents = document[:50] if isinstance(document, list) else [document]
    return tuple(found for found in documents if isinstance(found, dict) and _is_card(found))


def _names_itself(document: dict[str, Any]) -> bool:
    return any(isinstance(document.get(key), str) for key in ("name", "server_name"))


def _entries(catalog: dict[str, Any]) -> tuple[dict[str, Any], ...]:
    listed = catalog.get("entries")
    found = []
    for entry in listed[:50] if isinstance(listed, list) else ():
        kind = str(entry.get("type") or entry.get("mediaType") or "") if isinstance(entry, dict) else ""
        if "mcp" in kind.lower():
            data = entry.get("data")
            url = entry.get("url")
            named = without_card(url) if isinstance(url, str) else ""
            found.append(data if isinstance(data, dict) else {"endpoint": named})
    return tuple(found)


def _is_card(document: dict[str, Any]) -> bool:
    if "jsonrpc" in document or (_ERRORS & document.keys() and not _names_itself(document)):
        return False
    schema = document.get("$schema")
    if isinstance(schema, str) and ("server-card" in schema or "/server.schema" in schema):
        return True
    if _MARKS & document.keys():
        return True
    if isinstance(document.get("server"), dict):
        return _is_card(document["server"])
    return _names_itself(document) and not (_ERRORS | {"start_url"}) & document.keys()


def _endpoints(card: dict[str, Any], base: str) -> tuple[str, ...]:
    for written in (_remotes, _transport, _map, _flat, _lists, _inner, _url):
        raws = (raw for raw in islice(written(card), 20) if "{" not in raw)
        usable = dict.fromkeys(url for raw in raws if (url := absolute_url(raw, base)))
        if usable:
            return tuple(usable)
    return ()


def _remotes(card: dict[str, Any]) -> Iterator[str]:
    remotes = card.get("remotes")
    listed = [r for r in remotes[:20] if isinstance(r, dict)] if isinstance(remotes, list) else []
    for remote in sorted(listed, key=lambda r: r.get("type") == "sse"):
        if url := _filled(_address(remote), remote.get("variables")):
            yield url


def _transport(card: dict[str, Any]) -> Iterator[str]:
    if isinstance(card.get("transport"), dict):
        yield _address(card["transport"])


def _map(card: dict[str, Any]) -> Iterator[str]:
    endpoints = card.get("endpoints")
    if isinstance(endpoints, dict):
        yield from (_address(endpoints[key]) for key in _MAP_KEYS if key in endpoints)
        others = (_address(endpoints[key]) for key in endpoints if key not in _MAP_KEYS)
        yield from (address for address in others if _ENDPOINT.search(address))
    elif isinstance(endpoints, list):
        yield from (_address(entry) for entry in endpoints)


def _flat(card: dict[str, Any]) -> Iterator[str]:
    yield from (_address(card[key]) for key in _ENDPOINT_KEYS if key in card)


def _lists(card: dict[str, Any]) -> Iterator[str]:
    for key in _LISTS:
        value = card.get(key)
        entries = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        yield from (_address(entry) for entry in entries)


def _inner(card: dict[str, Any]) -> Iterator[str]:
    server = card.get("server")
    if isinstance(server, dict):
        for written in (_remotes, _transport, _map, _flat, _lists, _url):
            yield from written(server)


def _url(card: dict[str, Any]) -> Iterator[str]:
    yield _address(card.get("url"))


def _address(value: object) -> str:
    if isinstance(value, dict):
        if value.get("type") == "stdio" or value.get("transport") == "stdio":
            return ""
        value = next((value[key] for key in ("endpoint", "url", "href", "uri") if key in value), "")
    return value if isinstance(value, str) else ""


def _filled(url: str, variables: object) -> str:
    known = variables if isinstance(variables, dict) else {}

    def default(match: re.Match[str]) -> str:
        variable = known.get(match[1])
        value = variable.get("default") if isinstance(variable, dict) else None
        return value if isinstance(value, str) and len(value) <= MAX_LENGTH else "{}"

    if len(url) > MAX_LENGTH:
        return ""
    filled = _VARIABLE.sub(default, url)
    return "" if "{" in filled else filled
