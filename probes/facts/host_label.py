"""The part of a host name that its owner chose."""

from typing import Final

from index.values.hosts import is_platform_subdomain, registrable_domain
from probes.facts.wordlists import squashed

_IDNA: Final = "xn--"


def host_label(host: str) -> str:
    """Return "acme" of www.acme.co.uk, and of a platform's tenant acme.shop.example; IDNA is decoded."""
    label = host if is_platform_subdomain(host) else registrable_domain(host)
    label = label.partition(".")[0]
    try:
        return label.encode("ascii").decode("idna") if label.startswith(_IDNA) else label
    except UnicodeError:
        return label


def platform_of(host: str) -> str:
    """The squashed name of the platform that a host is a tenant of, else ""."""
    return squashed(registrable_domain(host).partition(".")[0]) if is_platform_subdomain(host) else ""


def first_label(host: str) -> str:
    """The squashed first label without "www": "docs" of docs.acme.com."""
    return squashed(host.removeprefix("www.").partition(".")[0])
