"""Host names (RFC 1123, IDNA 2008), and their owners (Public Suffix List). Pure."""

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

import idna
from publicsuffixlist import PublicSuffixList


def _words(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


# Suffixes of two or three labels; each label below is a customer.
SUFFIXES = _words(
    # sites and blogs
    "wordpress.com substack.com medium.com squarespace.com tumblr.com weebly.com ghost.io hashnode.dev "
    "typepad.com",
    "livejournal.com over-blog.com canalblog.com tistory.com beehiiv.com tilda.ws jimdosite.com "
    "jimdofree.com",
    "strikingly.com mystrikingly.com webnode.page webnode.com godaddysites.com business.site "
    "mailchimpsites.com",
    "site123.me ukit.me nethouse.ru neocities.org bandcamp.com itch.io gumroad.com ck.page",
    # shops
    "company.site mybigcommerce.com myshopline.com shoplineapp.com myvtex.com bigcartel.com storenvy.com",
    "mitiendanube.com lojavirtualnuvem.com.br thebase.in stores.jp cafe24.com myinsales.ru myshoptet.com",
    "webshopapp.com shoplightspeed.com lightspeed.shop youcan.shop salla.sa zid.store easystore.co",
    # documentation and help
    "gitbook.io mintlify.app mintlify.site readme.io document360.io stoplight.io redocly.app "
    "apidocumentation.com",
    "zendesk.com freshdesk.com helpscoutdocs.com atlassian.net",
    # courses and communities
    "teachable.com thinkific.com mykajabi.com podia.com circle.so mn.co proboards.com freeforums.net "
    "forumotion.com",
    "fandom.com wikidot.com miraheze.org",
    # programs
    "gradio.live glitch.me softr.app glide.page tiiny.site v0.app manus.space kinsta.cloud wpengine.com",
    "wpcomstaging.com odoo.com",
)

OWN_LABELS = _words(
    "www support help docs developer developers api blog forum forums status community app login account "
    "accounts",
    "about news press careers jobs legal go info mail static cdn assets",
)


MAX_LENGTH = 253

_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_IPV4_LIKE = re.compile(r"(0x[0-9a-f]*|[0-9]+)")
_MARKS = {
    "://": "a scheme",
    "@": "credentials",
    "/": "a path",
    "?": "a query",
    "#": "a fragment",
}


class BadHost(ValueError):  # noqa: N818 - reads as what it is at every raise and except
    """Not a website's host name; the message says why."""


@lru_cache(maxsize=1024)  # requests of a visit repeat a few hosts
def normalise(text: str) -> str:
    """A host name in lower-case ASCII: "Bücher.example." is "xn--bcher-kva.example".

    Raises BadHost for IP addresses, ports, paths, credentials, single words and bad labels.
    """
    host = with_private(text)
    labels = host.split(".")
    if host.startswith("[") or _IPV4_LIKE.fullmatch(labels[-1]):
        raise BadHost(f"{_quoted(text)} is an IP address; give a host name, like example.com")
    if len(labels) < 2:
        raise BadHost(f"{_quoted(text)} is one word; give a full host name, like example.com")
    return host


def with_private(text: str) -> str:
    """Accept single words and IP addresses too: "::1" is "[::1]", as in URLs."""
    host = text.strip()
    if address := _ipv6(host):
        return in_url(address)
    if wrong := _what_else_it_is(host):
        raise BadHost(f"{_quoted(text)} {wrong}")
    host = _ascii(host.removesuffix("."), text)
    if len(host) > MAX_LENGTH or not all(_LABEL.fullmatch(label) for label in host.split(".")):
        raise BadHost(f"{_quoted(text)} is not a host name")
    return host


def in_url(host: str) -> str:
    """An IPv6 address in brackets; any other host as it is."""
    return f"[{host}]" if ":" in host else host


def _ipv6(host: str) -> str:
    """The address in its shortest form; "" for anything else, and for an address with a zone."""
    inner = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    try:
        address = ip_address(inner)
    except ValueError:
        return ""
    return str(address) if isinstance(address, IPv6Address) and not address.scope_id else ""


def _what_else_it_is(host: str) -> str:
    """Why the text isn't a host name, if obvious."""
    if not host or any(c.isspace() or not c.isprintable() for c in host):
        return "is not a host name"
    for mark, what in _MARKS.items():
        if mark in host:
            return f"has {what}; give the host name alone, like example.com"
    if host.startswith("[") or host.count(":") > 1:
        return "is an IP address; give a host name, like example.com"
    return "has a port; give the host name alone, like example.com" if ":" in host else ""


def _ascii(host: str, text: str) -> str:
    """Lower-case ASCII (UTS 46, then IDNA 2008)."""
    if host.isascii() and "xn--" not in host.lower():
        return host.lower()
    try:
        return idna.encode(host, uts46=True).decode().lower()
    except (idna.IDNAError, UnicodeError) as error:
        raise BadHost(f"{_quoted(text)} is not an international host name: {error}") from error


def from_host_or_url(text: str) -> str:
    """Accept a host name or http(s) URL. Raises BadHost."""
    if "://" not in text:
        return normalise(text)
    try:
        parts = urlsplit(text.strip())
        host = parts.hostname or ""
    except ValueError as error:
        raise BadHost(f"{_quoted(text)} is not a URL: {error}") from error
    if parts.scheme.lower() not in {"http", "https"}:
        raise BadHost(f"{_quoted(text)} is not an http or https URL")
    return normalise(host)


def parse_host(text: str) -> str:
    """Accept a host name or URL, with or without scheme. Raises BadHost."""
    return from_host_or_url(with_scheme(text))


def is_host(text: str) -> bool:
    """Whether it is a host name or URL, which a mail address is not."""
    try:
        parse_host(text)
    except BadHost:
        return False
    is_mail = "//" not in text and "@" in re.split("[/?#]", text, maxsplit=1)[0]
    return text.isprintable() and not is_mail


def with_scheme(text: str) -> str:
    """Prepend https:// to a URL without a scheme."""
    given = text.strip()
    is_url = "://" not in given and set(given) & set("/:?#")
    if not is_url or any(c.isspace() or not c.isprintable() for c in given):
        return text
    return f"https://{given.removeprefix('//')}"


@lru_cache(maxsize=1024)
def registrable_domain(host: str) -> str:
    """The domain that its owner registered, or the host itself."""
    return _icann().privatesuffix(host) or host


@lru_cache(maxsize=1024)
def owner_domain(host: str) -> str:
    """The owner's domain: a customer's subdomain on a platform, else registrable."""
    labels = host.split(".")
    for length in (2, 3):
        if ".".join(labels[-length:]) in SUFFIXES and len(labels) > length:
            own = labels[-length - 1] in OWN_LABELS
            return ".".join(labels[-length:] if own else labels[-length - 1 :])
    return _whole().privatesuffix(host) or host


def is_platform_subdomain(host: str) -> bool:
    """Whether the host is like shop.myshopify.com."""
    return owner_domain(host) != registrable_domain(host)


def has_known_suffix(host: str) -> bool:
    """Whether the top-level domain exists."""
    return _icann().publicsuffix(host, accept_unknown=False) is not None


def is_public_suffix(host: str) -> bool:
    """Whether the host is a public suffix such as co.uk."""
    return _icann().privatesuffix(host) is None


@lru_cache(maxsize=1)
def _icann() -> PublicSuffixList:
    return PublicSuffixList(only_icann=True)


@lru_cache(maxsize=1)
def _whole() -> PublicSuffixList:
    return PublicSuffixList()


def _quoted(text: str) -> str:
    cut = text if len(text) <= 80 else text[:79] + "…"
    return ascii(cut) if not cut.isprintable() else f"'{cut}'"
