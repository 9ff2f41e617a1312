"""The caller: a registered agent by its key, else an address."""

from dataclasses import dataclass
from datetime import timedelta
from ipaddress import IPv4Address, IPv6Address, ip_address

from django.http import HttpRequest
from django.utils.crypto import salted_hmac

from agentauth import registrations
from agentauth.middleware import QUERY_KEY
from agentauth.models import Registration

ANONYMOUS_DAILY = 500  # Requests per UTC day without a key

_USAGE_KEPT = timedelta(days=8)  # How long counts are kept, for operators who review claims


@dataclass(frozen=True, slots=True)
class Caller:
    """`name` is opaque: no store holds an address or key."""

    name: str
    daily_limit: int = ANONYMOUS_DAILY
    kept_for: timedelta = timedelta(hours=1)
    """How long the count outlives its day, in case the store's clock is ahead."""
    kind: str = "anonymous"
    """Group whose requests are totalled."""

    @classmethod
    def registered(cls, registration: Registration) -> "Caller":
        return cls(f"registration:{registration.pk}", registration.daily_limit, _USAGE_KEPT, kind="key")


def caller_of(request: HttpRequest) -> Caller:
    """The caller by a valid key (`Authorization: Bearer …`, or `key` in the query), else by address.

    A malformed, unknown or revoked key isn't an error; it just doesn't raise the limit.
    """
    for key in _keys(request):
        if registration := registrations.find(key):
            return Caller.registered(registration)
    return Caller(address_name(request))


def address_name(request: HttpRequest) -> str:
    """A keyed hash, so that no store holds the address in clear.

    `config.middleware` has corrected REMOTE_ADDR for trusted proxies.
    """
    place = address_group(request.META.get("REMOTE_ADDR", ""))
    return salted_hmac("agentauth.caller", place, algorithm="sha256").hexdigest()


def network_name(request: HttpRequest) -> str:
    """A keyed hash of the caller's network: IPv4 /24, IPv6 /48."""
    network = address_network(request.META.get("REMOTE_ADDR", ""))
    return salted_hmac("agentauth.network", network, algorithm="sha256").hexdigest()


def _keys(request: HttpRequest) -> list[str]:
    scheme, _, token = request.headers.get("Authorization", "").strip().partition(" ")
    given = [token.strip() if scheme.lower() == "bearer" else "", request.META.get(QUERY_KEY, "")]
    return [key for key in given if key]


def address_group(address: str) -> str:
    """The IPv4 address, or the /64 of an IPv6 address (RFC 6177 §2)."""
    return _group(address, v4=32, v6=64)


def address_network(address: str) -> str:
    """What one site usually has: the /24 of an IPv4 address, or the /48 of an IPv6 address."""
    return _group(address, v4=24, v6=48)


def _group(address: str, *, v4: int, v6: int) -> str:
    """Mapped IPv4 addresses count as IPv4; anything else (a Unix socket) is one caller."""
    try:
        ip = ip_address(address)
    except ValueError:
        return "no address"
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is None:
            return f"{IPv6Address(int(ip) >> 128 - v6 << 128 - v6)}/{v6}"
        ip = ip.ipv4_mapped
    return str(ip) if v4 == 32 else f"{IPv4Address(int(ip) >> 32 - v4 << 32 - v4)}/{v4}"
