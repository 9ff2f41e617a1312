"""Which IP addresses are public (IANA special-purpose registries, RFC 6890).

`ipaddress.is_global` isn't enough: it accepts NAT64, 6to4, multicast and some metadata addresses.
"""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

_NOT_PUBLIC_4 = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # carrier-grade NAT; Alibaba's metadata service
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # Azure's host service
        "169.254.0.0/16",  # link-local; metadata services
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments; Oracle's metadata service
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
    )
)
_PUBLIC_6 = IPv6Network("2000::/3")  # The only global IPv6 block; mapped, NAT64 and ULA addresses lie outside
_NOT_PUBLIC_6 = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocol assignments: Teredo, ORCHID, benchmarks …
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: any IPv4 address in disguise
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
)
# Upper half of an interface identifier with an IPv4 lower half (RFC 5214).
_ISATAP = frozenset({0x00005EFE, 0x02005EFE})


def is_public(address: str | IPv4Address | IPv6Address) -> bool:
    """False also for text that isn't an address."""
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, IPv4Address):
        return ip.is_global and not any(ip in net for net in _NOT_PUBLIC_4)
    return _is_public_6(ip)


def _is_public_6(ip: IPv6Address) -> bool:
    if ip.scope_id is not None or ip not in _PUBLIC_6 or not ip.is_global:
        return False
    if any(ip in net for net in _NOT_PUBLIC_6):
        return False
    return (int(ip) >> 32) & 0xFFFFFFFF not in _ISATAP
