"""Universal Commerce Protocol profiles.

In UCP 2026-01-11 a service has a member per transport, from 2026-04-08 to 2026-08-25 it is a list of
bindings, each with its `transport`.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from probes.evidence.evidence import Exchange
from probes.readers.json_text import load_object
from probes.readers.replies import looks_like_html
from probes.readers.urls import absolute

TRANSPORTS: Final = ("rest", "mcp", "a2a", "embedded")
MAX_SERVICES: Final = 20
MAX_BINDINGS: Final = 20


class Binding(NamedTuple):
    service: str
    transport: str
    endpoint: str


class Profile(NamedTuple):
    version: str
    bindings: tuple[Binding, ...]


def read(exchange: Exchange) -> Profile | None:
    """None without a version and at least one service."""
    if not exchange.ok or exchange.truncated or looks_like_html(exchange):
        return None
    profile = load_object(exchange.text).get("ucp")
    if not isinstance(profile, dict) or not isinstance(profile.get("version"), str):
        return None
    services = profile.get("services")
    if not isinstance(services, dict) or not services:
        return None
    found = [
        binding
        for name, service in list(services.items())[:MAX_SERVICES]
        for binding in _bindings(name, service, exchange.final_url)
    ]
    return Profile(profile["version"], tuple(found)) if found else None


def mcp_endpoints(exchange: Exchange) -> tuple[str, ...]:
    profile = read(exchange)
    bindings = profile.bindings if profile else ()
    return tuple(dict.fromkeys(b.endpoint for b in bindings if b.transport == "mcp" and b.endpoint))


def _bindings(name: str, service: object, base: str) -> Iterator[Binding]:
    if isinstance(service, list):
        for entry in service[:MAX_BINDINGS]:
            if isinstance(entry, dict) and isinstance(entry.get("transport"), str):
                yield Binding(name, entry["transport"].lower(), _endpoint(entry, base))
    elif isinstance(service, dict):
        if isinstance(service.get("transport"), str):
            yield Binding(name, service["transport"].lower(), _endpoint(service, base))
        for transport in TRANSPORTS:
            if isinstance(service.get(transport), dict):
                yield Binding(name, transport, _endpoint(service[transport], base))


def _endpoint(binding: dict[str, Any], base: str) -> str:
    endpoint = binding.get("endpoint")
    return absolute(endpoint, base) if isinstance(endpoint, str) else ""
