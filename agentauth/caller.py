"""Who is calling: a registered agent by its key, else an address."""

from dataclasses import dataclass
from datetime import timedelta
from ipaddress import IPv6Address, ip_address
from typing import Final

from django.http import HttpRequest
from django.utils.crypto import salted_hmac

from agentauth import registrations
from agentauth.middleware import QUERY_KEY
from agentauth.models import Registration

ANONYMOUS_DAILY: Final = 500
"""Requests a UTC day of a caller without a credential."""

_LATELY: Final = timedelta(days=8)
"""The counts of a key are kept so long: operators look at them when they review a claim."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Whose day is counted, and how long it is. `name` is opaque: no store ever holds an address or a key."""

    name: str
    daily_limit: int = ANONYMOUS_DAILY
    kept: timedelta = timedelta(hours=1)
    """How long the count outlives its day: so that a store whose clock is ahead does not forget it early."""
    kind: str = "anonymous"
    """Whose requests of a day are added up together."""

    @classmethod
    def registered(cls, registration: Registration) -> "Caller":
        """Whoever holds the key of a registration, wherever they are."""
        return cls(f"registration:{registration.pk}", registration.daily_limit, _LATELY, kind="key")


def caller_of(request: HttpRequest) -> Caller:
    """Return the caller of a request: by a key that holds, else by its address.

    The key is `Authorization: Bearer …`, or `key` in the query. One that is missing, malformed, unknown
    or revoked is no error: it only raises no limit.
    """
    for key in _keys(request):
        if registration := registrations.find(key):
            return Caller.registered(registration)
    return Caller(address_name(request))


def address_name(request: HttpRequest) -> str:
    """Return an opaque name of the address: a keyed hash, so that no store ever holds it in clear.

    REMOTE_ADDR is the caller's own address; `config.middleware` has looked through trusted proxies.
    """
    place = place_of(request.META.get("REMOTE_ADDR", ""))
    return salted_hmac("agentauth.caller", place, algorithm="sha256").hexdigest()


def _keys(request: HttpRequest) -> list[str]:
    scheme, _, token = request.headers.get("Authorization", "").strip().partition(" ")
    given = [token.strip() if scheme.lower() == "bearer" else "", request.META.get(QUERY_KEY, "")]
    return [key for key in given if key]


def place_of(address: str) -> str:
    """Return what counts as one caller: an IPv4 address, or the /64 of an IPv6 address (RFC 6177 §2).

    An IPv4 address written as IPv6 is the IPv4 address. What is no address (a Unix socket) is one caller.
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return "no address"
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
