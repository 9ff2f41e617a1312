"""Strict parsing of URLs from pages and documents."""

import re
from urllib.parse import quote, urljoin, urlsplit, urlunsplit

from index.values.hosts import BadHost, in_url, is_platform_subdomain, normalise, registrable_domain

MAX_LENGTH = 2048

_MAX_WRITTEN = 16 * MAX_LENGTH  # Includes inner line ends, which are ignored
_KEPT = "%/:=&?~+!$,;'@()*[]|"
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]{0,30}):")
# What browsers resolve by themselves, without a host.
_LOCAL_SCHEMES = frozenset({"file", "javascript", "data", "blob", "about", "filesystem", "view-source"})
_DEFAULT_PORTS = {"http": 80, "https": 443}
_ORIGIN = r"(https?://)([a-z0-9.-]+)"
_WITH_HOST = re.compile(rf"{_ORIGIN}(?:[/?#]|\Z)")
_EXAMPLE = re.compile(r"(?:\A|\.)(?:example(?:\.(?:com|net|org))?|invalid)\Z")
_PLAIN = re.compile(rf"(?:{_ORIGIN})?((?:/\.?[\w~-][\w.~-]*)*/?)", re.ASCII)


def absolute_url(href: str, base: str) -> str:
    """The http(s) URL of `href` on `base`, in ASCII, without fragment.

    "" unless it is a public web address of at most 2048 characters without credentials, IP address, single
    label or bad port. The host of `base` is trusted: it was requested.
    """
    href = href.strip()
    if len(href) > _MAX_WRITTEN:
        return ""
    href = href.replace("\n", "").replace("\r", "").replace("\t", "")
    if not href or len(href) > MAX_LENGTH or "\\" in href or not href.isprintable():
        return ""
    plain = _PLAIN.fullmatch(href)
    start = plain if plain and plain[1] else _WITH_HOST.match(base)
    try:
        if plain and start:
            return f"{start[1]}{_host(start[2], base)}{plain[3] or '/'}"
        parts = urlsplit(urljoin(base, href))
        port, host = parts.port, _host(in_url(parts.hostname or ""), base)
        path, query = quote(parts.path, safe=_KEPT), quote(parts.query, safe=_KEPT)
    except ValueError:
        return ""
    if parts.scheme not in _DEFAULT_PORTS or "@" in parts.netloc:
        return ""
    shown = host if port in {None, _DEFAULT_PORTS[parts.scheme]} else f"{host}:{port}"
    return urlunsplit((parts.scheme, shown, path or "/", query, ""))


def scheme_of(href: str) -> str:
    """The scheme of an absolute URI in lower case, or "" (RFC 3986 §3.1)."""
    found = _SCHEME.match(href.strip())
    return found[1].lower() if found else ""


def is_web(href: str) -> bool:
    return scheme_of(href) in _DEFAULT_PORTS


def service_uri(href: str) -> str:
    """The URI of a service on a public host by another protocol than HTTP, such as wss or grpc, or ""."""
    scheme, rest = scheme_of(href), href.strip().partition(":")[2]
    if is_web(href) or scheme in _LOCAL_SCHEMES or not rest.startswith("//"):
        return ""
    like_web = absolute_url(f"https:{rest}", "")
    return f"{scheme}:{like_web.removeprefix('https:')}" if like_web else ""


def _host(written: str, base: str) -> str:
    try:
        return normalise(written)
    except BadHost:
        if written and written == host_of(base):
            return written
        raise


def host_of(url: str) -> str:
    if found := _WITH_HOST.match(url):
        return found[2]
    try:
        return in_url(urlsplit(url).hostname or "")
    except ValueError:
        return ""


def is_example(url: str) -> bool:
    """RFC 2606 §2 and §3."""
    return bool(_EXAMPLE.search(host_of(url)))


def path_of(url: str) -> str:
    try:
        return urlsplit(url).path
    except ValueError:
        return ""


def origin_of(url: str) -> str:
    try:
        parts = urlsplit(url)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.netloc}/"


def bare(url: str) -> str:
    return url.partition("#")[0].rstrip("/")


def same_address(one: str, other: str) -> bool:
    return bare(one) == bare(other)


def same_site(one: str, other: str) -> bool:
    """Compare hosts (ignoring www) or registrable domains; tenants of a platform differ."""
    a, b = (host_of(url).removeprefix("www.") for url in (one, other))
    if a == b or not a or not b:
        return bool(a) and a == b
    if is_platform_subdomain(a) or is_platform_subdomain(b):
        return False
    return registrable_domain(a) == registrable_domain(b)
