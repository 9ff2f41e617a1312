"""Checks URLs, and rebuilds them so that no second parser can read them differently."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from urllib.parse import quote, urljoin

from config.env import ConnectTo
from index.values import hosts
from probes.net.addresses import is_public

__all__ = ["CheckedUrl", "UrlChecker", "UrlRefusal", "check_url", "is_public", "resolve_location"]

MAX_URL = 4096
PORTS = {"http": 80, "https": 443}

_URL = re.compile(r"(https?)://([^/?#]*)([^?#]*)(\?[^#]*)?(?:#.*)?", re.IGNORECASE)
_HOST_AND_PORT = re.compile(r"(\[[0-9a-f:.]*\]|[^:\[\]]*)(?::([^\[\]]*))?", re.IGNORECASE)
_PORT = re.compile(r"[1-9][0-9]{0,4}")
# Controls, blanks, backslashes, and surrogates outside the surrogateescape range.
_FORBIDDEN = re.compile(r"[\x00-\x20\x7f-\xa0\\\s\ud800-\udc7f\udd00-\udfff]")
_DOT_SEGMENT = re.compile(r"/(?:\.|%2e){1,2}(?:/|$)", re.IGNORECASE)
_DOT = re.compile(r"\.|%2e", re.IGNORECASE)
_PLAIN = re.compile(r"(https?://[a-z0-9.-]+(?::[0-9]+)?)(?:/(?!\.{1,2}(?:/|\Z))[A-Za-z0-9._~-]*)+")
_SAFE = "%/?:@!$&'()*+,;=-._~[]|^`{}"
# RFC 6761, RFC 6762, RFC 9476, common usage.
_SPECIAL_USE = frozenset(
    {"alt", "arpa", "corp", "example", "home", "internal", "intranet", "invalid", "lan", "local"}
    | {"localdomain", "localhost", "mail", "onion", "private", "test"}
)


@dataclass(frozen=True, slots=True)
class CheckedUrl:
    """A URL that may be requested, with lower-case ASCII host and no fragment or dot segments.

    `connect_to` (an operator's address) or `is_named` (by --allow-private) exempts it from the name and
    address policy.
    """

    url: str
    scheme: str
    host: str
    port: int
    connect_to: tuple[str, int] | None = None
    is_named: bool = False

    @property
    def origin(self) -> tuple[str, str, int]:
        """Scheme, host and port (RFC 6454)."""
        return self.scheme, self.host, self.port


@dataclass(frozen=True, slots=True)
class UrlRefusal:
    reason: str


def check_url(
    url: str, *, connect_to: Sequence[ConnectTo] = (), named: Collection[tuple[str, int]] = ()
) -> CheckedUrl | UrlRefusal:
    """Never raises. `named`: (host, port) pairs that --allow-private exempts."""
    if len(url) > MAX_URL:
        return UrlRefusal("the URL is too long")
    if _FORBIDDEN.search(url):
        return UrlRefusal("the URL holds a blank, a backslash or a control character")
    match = _URL.fullmatch(url)
    if match is None:
        return UrlRefusal("not an absolute http or https URL")
    scheme, authority, path, query = match.groups(default="")
    scheme = scheme.lower()
    try:
        host, port = _split(authority, PORTS[scheme])
        host = hosts.with_private(host) if host.startswith("[") else host.lower()
        host = host if (host, port) in named else _public_name(host)
    except ValueError as error:
        return UrlRefusal(str(error))
    entry = next((e for e in connect_to if e.matches(host, port)), None)
    is_named = (host, port) in named
    if entry is None and not is_named and (refused := _policy(host, port)):
        return UrlRefusal(refused)
    shown_port = "" if port == PORTS[scheme] else f":{port}"
    return CheckedUrl(
        url=f"{scheme}://{host}{shown_port}{_escaped(_without_dots(path))}{_escaped(query)}",
        scheme=scheme,
        host=host,
        port=port,
        connect_to=(entry.address, entry.to_port) if entry else None,
        is_named=is_named,
    )


class UrlChecker:
    """`check_url` with a cache of accepted origins."""

    def __init__(self, connect_to: Sequence[ConnectTo] = (), named: Collection[tuple[str, int]] = ()) -> None:
        self._connect_to, self._named = connect_to, named
        self._origins: dict[str, CheckedUrl] = {}

    def __call__(self, url: str) -> CheckedUrl | UrlRefusal:
        plain = _PLAIN.fullmatch(url) if len(url) <= MAX_URL else None
        if plain and (known := self._origins.get(plain[1])):
            return replace(known, url=url)
        target = check_url(url, connect_to=self._connect_to, named=self._named)
        if plain and isinstance(target, CheckedUrl) and target.url == url:
            self._origins[plain[1]] = target
        return target


def resolve_location(base: str, location: str) -> str:
    """Return an invalid location unchanged (RFC 9110 §10.2.2); `check_url` then refuses it."""
    if len(location) > MAX_URL or location.startswith("///") or _FORBIDDEN.search(location):
        return location
    try:
        return urljoin(base, location)
    except ValueError:
        return location


def _split(authority: str, default_port: int) -> tuple[str, int]:
    """Raises ValueError with the reason."""
    if "@" in authority:
        raise ValueError("the URL has credentials")
    if "%" in authority:
        raise ValueError("the host is percent-encoded")
    found = _HOST_AND_PORT.fullmatch(authority)
    if found is None:
        raise ValueError("the URL names an IP address")
    host, port = found.groups(default="")
    if not port:  # RFC 3986 §3.2.3: an empty port is the scheme's own
        return host, default_port
    if not (port.isascii() and _PORT.fullmatch(port)):
        raise ValueError("the port is not a number")
    return host, int(port)


def _public_name(host: str) -> str:
    """Raises ValueError with the reason."""
    if host.startswith("["):
        raise ValueError("the URL names an IP address")
    return hosts.normalise(host)


def _policy(host: str, port: int) -> str:
    if port not in PORTS.values():
        return "the port is neither 80 nor 443"
    if host.rpartition(".")[2] in _SPECIAL_USE:
        return "the name is reserved for special use"
    if not hosts.has_known_suffix(host):
        return "the name has no public suffix"
    return ""


def _without_dots(path: str) -> str:
    """Resolve "." and ".." (RFC 3986 §5.2.4): robots.txt must match the path that is fetched."""
    if path.startswith("/") and not _DOT_SEGMENT.search(path):
        return path
    kept: list[str] = []
    segments = path.split("/")[1:] or [""]
    for number, segment in enumerate(segments):
        dots = _DOT.sub(".", segment)
        if dots == ".." and kept:
            kept.pop()
        if dots not in {".", ".."}:
            kept.append(segment)
        elif number == len(segments) - 1:
            kept.append("")
    return "/" + "/".join(kept)


def _escaped(text: str) -> str:
    """Percent-encode everything but plain ASCII; bytes that aren't UTF-8 keep their values."""
    return quote(text, safe=_SAFE, errors="surrogateescape")
