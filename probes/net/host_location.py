"""Resolves a host's address before its visit."""

import asyncio
from ipaddress import ip_address

from probes.net.guard import UrlRefusal, check_url
from probes.net.http.failures import DnsFailed
from probes.net.policy import Policy, RequestLimits


async def address_of(host: str, policy: Policy) -> str:
    """The lowest address, IPv4 first, since DNS servers rotate their answers; "" on failure or timeout."""
    target = check_url(f"https://{host}/", connect_to=policy.connect_to)
    if isinstance(target, UrlRefusal):
        return ""
    if target.connect_to is not None:
        return target.connect_to[0]
    try:
        async with asyncio.timeout(RequestLimits().connect_seconds):
            found = await policy.resolver.lookup(host)
    except (DnsFailed, TimeoutError):
        return ""
    addresses = sorted((ip.version, ip) for ip in map(ip_address, found))
    return str(addresses[0][1]) if addresses else ""
