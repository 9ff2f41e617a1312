"""Hosts given with --allow-private: localhost, private and preview addresses."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from index.values import hosts
from probes.net.guard import PORTS


def parse_private_hosts(words: Iterable[str]) -> tuple[dict[str, str], list[str]]:
    """The origin by host ("" for a bare host name), and an error line per invalid word."""
    named: dict[str, str] = {}
    bad: list[str] = []
    for word in words:
        try:
            host, origin = host_and_origin(word)
        except hosts.BadHost as error:
            bad.append(str(error))
            continue
        if named.setdefault(host, origin) != origin:
            bad.append(f"'{host}' is named with two addresses; ask one at a time")
    return named, bad


def host_and_origin(word: str) -> tuple[str, str]:
    """Raises BadHost."""
    if "://" not in word and (word.count(":") == 1 or "]:" in word):
        raise hosts.BadHost(f"{word!r} has a port; give a URL, like http://localhost:3000")
    if "://" not in word:
        return hosts.with_private(word), ""
    try:
        parts = urlsplit(word.strip())
        port, scheme = parts.port, parts.scheme.lower()
    except ValueError as error:
        raise hosts.BadHost(f"{word!r} is not a URL: {error}") from error
    if parts.username is not None:
        raise hosts.BadHost(f"{word!r} has credentials")
    if scheme not in PORTS:
        raise hosts.BadHost(f"{word!r} is not an http or https URL")
    host = hosts.with_private(parts.hostname or "")
    shown = "" if port in {None, PORTS[scheme]} else f":{port}"
    return host, f"{scheme}://{host}{shown}"
