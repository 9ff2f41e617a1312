"""Who is calling: so far an address, later a key."""

from ipaddress import IPv6Address, ip_address

from django.http import HttpRequest
from django.utils.crypto import salted_hmac


def caller_of(request: HttpRequest) -> str:
    """Return an opaque name of the caller: a keyed hash, so that no store ever holds an address in clear.

    REMOTE_ADDR is the caller's own address; `config.middleware` has looked through trusted proxies.
    """
    place = place_of(request.META.get("REMOTE_ADDR", ""))
    return salted_hmac("agentauth.caller", place, algorithm="sha256").hexdigest()


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
