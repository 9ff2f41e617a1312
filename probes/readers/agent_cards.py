"""A2A agent cards, versions 0.3.0 (`url`, `protocolVersion`) and 1.0 (`supportedInterfaces`)."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.documents import Reading, counted, object_of, text_in
from probes.readers.texts import clean
from probes.readers.urls import absolute, host_of, path_of

LEGACY: Final = "/.well-known/agent.json"
MAX_INTERFACES: Final = 20

_AUTHORITY = re.compile(r"[^/?#]{1,300}:\d{1,5}")
"""As gRPC clients write it."""

_LOCAL = re.compile(
    r"[^.:]+|.*\.local(?:host|domain)?|host\.docker\.internal|0\.0\.0\.0|127(?:\.\d{1,3}){1,3}"
    r"|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}"
    r"|169\.254(?:\.\d{1,3}){2}|::1?|f[cd][0-9a-f:]+"
)


class _Interface(NamedTuple):
    url: str
    version: str


def read(exchange: Exchange) -> Reading:
    card = object_of(exchange)
    if isinstance(card, Reason):
        return Reading(card)
    skills = card.get("skills", [] if isinstance(card.get("capabilities"), dict) else None)
    if not text_in(card, "name", "description", "version") or not _are_skills(skills):
        return Reading(Reason.NOT_VALID)
    named = list(_interfaces(card))
    usable = next((one for one in named if _is_usable(one.url, exchange)), None)
    local = any(_is_local(one.url, exchange) for one in named)
    if usable is None:
        return Reading(Reason.LOCAL_ADDRESS if local else Reason.NOT_VALID)
    of_version = f" of version {clean(usable.version, 20)}" if usable.version else ""
    flags = [
        *(["legacy_address"] if path_of(exchange.url) == LEGACY else []),
        *(["local_address"] if local else []),
    ]
    says = f"an A2A agent card{of_version} that names {counted(len(skills or ()), 'skill')}"
    return Reading(None, says, tuple(flags))


def _are_skills(skills: object) -> bool:
    if not isinstance(skills, list):
        return False
    return all(isinstance(skill, dict) and text_in(skill, "id", "name") for skill in skills[:200])


def _interfaces(card: dict[str, Any]) -> Iterator[_Interface]:
    for written in (card.get("supportedInterfaces"), [card], card.get("additionalInterfaces")):
        for one in written[:MAX_INTERFACES] if isinstance(written, list) else ():
            if isinstance(one, dict) and isinstance(url := one.get("url"), str):
                version = one.get("protocolVersion", card.get("protocolVersion"))
                yield _Interface(url, version if isinstance(version, str) else "")


def _is_usable(url: str, exchange: Exchange) -> bool:
    if _is_local(url, exchange) or _AUTHORITY.fullmatch(url):
        return False
    address = absolute(url, exchange.final_url)
    return address.startswith("https:") or (bool(address) and host_of(address) == host_of(exchange.url))


def _is_local(url: str, exchange: Exchange) -> bool:
    """Whether only its own machine or network reaches it; the host that was asked is not meant."""
    host = host_of(url if "://" in url else f"//{url}")
    return host != host_of(exchange.url) and _LOCAL.fullmatch(host.strip("[]")) is not None
