"""Where a host is, before it is asked for anything."""

import asyncio
from ipaddress import ip_address

from probes.net.guard import Refusal, check_url
from probes.net.http.failures import DnsFailed
from probes.net.policy import Limits, Policy


async def address_of(host: str, policy: Policy) -> str:
    """Return the first of its addresses in numerical order, IPv4 before IPv6; "" when it has none, or none in time.

    Servers are often named in turn: the order of the answers says nothing.
    """
    target = check_url(f"https://{host}/", connect_to=policy.connect_to)
    if isinstance(target, Refusal):
        return ""
    if target.connect_to is not None:
        return target.connect_to[0]
    try:
        async with asyncio.timeout(Limits().connect_seconds):
            found = await policy.resolver.lookup(host)
    except (DnsFailed, TimeoutError):
        return ""
    addresses = sorted((ip.version, ip) for ip in map(ip_address, found))
    return str(addresses[0][1]) if addresses else ""
