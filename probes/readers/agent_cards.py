"""A2A agent cards of both versions. Pure.

Source: A2A 0.3.0 (`url`, `protocolVersion`) and 1.0 (`supportedInterfaces`).
"""

from typing import Any, Final

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.documents import Reading, counted, object_of, text_in
from probes.readers.texts import clean
from probes.readers.urls import absolute, host_of, path_of

LEGACY: Final = "/.well-known/agent.json"


def read(exchange: Exchange) -> Reading:
    """Parse a card: it must have a name, description, version, named skills and an endpoint."""
    card = object_of(exchange)
    if isinstance(card, Reason):
        return Reading(card)
    skills = card.get("skills", [] if isinstance(card.get("capabilities"), dict) else None)
    whole = text_in(card, "name", "description", "version") and _are_skills(skills)
    endpoint, version = _endpoint(card)
    address = absolute(endpoint, exchange.final_url)
    if not whole or not (
        address.startswith("https:") or (address and host_of(address) == host_of(exchange.url))
    ):
        return Reading(Reason.NOT_VALID)
    of_version = f" of version {clean(version, 20)}" if version else ""
    flags = ("legacy_address",) if path_of(exchange.url) == LEGACY else ()
    return Reading(
        None, f"an A2A agent card{of_version} that names {counted(len(skills or ()), 'skill')}", flags
    )


def _are_skills(skills: object) -> bool:
    if not isinstance(skills, list):
        return False
    return all(isinstance(skill, dict) and text_in(skill, "id", "name") for skill in skills[:200])


def _endpoint(card: dict[str, Any]) -> tuple[str, str]:
    """Return URL and protocol version of the preferred endpoint; "" for what is missing."""
    interfaces = card.get("supportedInterfaces")
    first = interfaces[0] if isinstance(interfaces, list) and interfaces else card
    if not isinstance(first, dict):
        return "", ""
    url, version = first.get("url"), first.get("protocolVersion")
    return url if isinstance(url, str) else "", version if isinstance(version, str) else ""
