"""Typed environment variables. Errors name the variable, its value and what is allowed."""

import os
import re
import shutil
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

# Programs, preferred first; Debian's wrapper of the headless shell would be an extra process.
CHROMIUM = (
    "/usr/lib/chromium/chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)

_HOST_NAME = re.compile(r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*")


def text(name: str, default: str = "") -> str:
    return os.environ.get(name) or default


def secret(name: str, *, least: int) -> str:
    """At least `least` characters, or ""; never shown in messages."""
    raw = text(name)
    if raw and (len(raw) < least or not raw.isascii() or not raw.isprintable() or " " in raw):
        raise ImproperlyConfigured(
            f"{name} must be at least {least} printable ASCII characters without blanks"
        )
    return raw


def one_of(name: str, allowed: tuple[str, ...]) -> str:
    raw = text(name)
    if raw and raw not in allowed:
        raise ImproperlyConfigured(f"{name}={raw!r}: must be {' or '.join(allowed)}")
    return raw


def switch(name: str) -> bool:
    return one_of(name, ("on", "off")) == "on"


def number(name: str, default: float, *, least: float, most: float) -> float:
    raw = text(name, str(default))
    try:
        value = float(raw)
    except ValueError:
        value = float("nan")
    if not least <= value <= most:
        raise ImproperlyConfigured(f"{name}={raw!r}: must be a number from {least:g} to {most:g}")
    return value


def optional_number(name: str, *, least: float, most: float) -> float | None:
    return number(name, least, least=least, most=most) if text(name) else None


def whole_number(name: str, default: int, *, least: int, most: int) -> int:
    value = number(name, default, least=least, most=most)
    if value != int(value):
        raise ImproperlyConfigured(f"{name}={text(name)!r}: must be a whole number")
    return int(value)


def words(name: str, default: str = "") -> list[str]:
    return [word.strip() for word in text(name, default).split(",") if word.strip()]


def host_name(name: str) -> str:
    raw = text(name).lower()
    if raw and not _HOST_NAME.fullmatch(raw):
        raise ImproperlyConfigured(f"{name}={raw!r}: must be a host name such as www.example.org")
    return raw


def url(name: str, default: str, *, schemes: tuple[str, ...]) -> str:
    """Without trailing slash; "" stays ""."""
    raw = text(name, default).rstrip("/")
    if raw and not _is_url(raw, schemes):
        raise ImproperlyConfigured(
            f"{name}={raw!r}: must be a URL that begins with one of {', '.join(s + '://' for s in schemes)}"
        )
    return raw


def server(name: str, *, schemes: tuple[str, ...]) -> str:
    """A URL or ""; never shown, as it may hold a password."""
    raw = text(name)
    if raw and not _is_url(raw, schemes):
        raise ImproperlyConfigured(
            f"{name} must be a URL that begins with one of {', '.join(s + '://' for s in schemes)}"
        )
    return raw


_OBJECTS = re.compile(r"file:///[^?#]+|s3://[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](/\w[\w.-]*)*/?", re.ASCII)


def object_store(name: str) -> str:
    """`s3://bucket/prefix`, `file:///folder` or ""; without trailing slash."""
    raw = text(name)
    if raw and not _OBJECTS.fullmatch(raw):
        raise ImproperlyConfigured(
            f"{name} must be s3://BUCKET/PREFIX or file:///FOLDER; endpoint and keys of S3 come from "
            "AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY"
        )
    return raw.rstrip("/")


@dataclass(frozen=True, slots=True)
class MailServer:
    host: str
    port: int
    user: str
    password: str
    implicit_tls: bool


def mail_server(name: str) -> MailServer | None:
    """Parse `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`."""
    raw = server(name, schemes=("smtp", "smtps"))
    if not raw:
        return None
    parts = urlsplit(raw)
    if not parts.hostname:
        raise ImproperlyConfigured(f"{name} must name a host, e.g. smtp://user:password@mail.example:587")
    implicit = parts.scheme == "smtps"
    port = parts.port or (465 if implicit else 587)
    return MailServer(
        parts.hostname, port, unquote(parts.username or ""), unquote(parts.password or ""), implicit
    )


def _is_url(raw: str, schemes: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(raw)
        port = parts.port  # reading it parses it
    except ValueError:
        return False
    return parts.scheme in schemes and port != 0


def existing_file(name: str) -> Path | None:
    raw = text(name)
    if not raw:
        return None
    path = Path(raw)
    if not path.is_file():
        raise ImproperlyConfigured(f"{name}={raw!r}: there is no such file")
    return path


def embedding_model(name: str, default: str) -> str:
    raw = text(name, default)
    if raw != "minilm" and not re.fullmatch(r"\w[\w.-]*/\w[\w.-]*", raw):
        raise ImproperlyConfigured(
            f"{name}={raw!r}: must be minilm, or OWNER/MODEL as fastembed names it, e.g. "
            "BAAI/bge-small-en-v1.5"
        )
    return raw


def program(name: str, usual: tuple[str, ...]) -> str:
    return text(name) or next(filter(None, map(shutil.which, usual)), "")


def networks(name: str) -> list[IPv4Network | IPv6Network]:
    try:
        return [ip_network(word) for word in words(name)]
    except ValueError as error:
        raise ImproperlyConfigured(f"{name}={text(name)!r}: {error}") from error


@dataclass(frozen=True, slots=True)
class ConnectTo:
    """Like curl's --connect-to: `host:port` (or `*.suffix:port`) is reached at `address:to_port`."""

    host: str
    port: int
    address: str
    to_port: int

    def matches(self, host: str, port: int) -> bool:
        if port != self.port:
            return False
        return host.endswith(self.host[1:]) if self.host.startswith("*.") else host == self.host


def connect_to(name: str) -> tuple[ConnectTo, ...]:
    try:
        return parse_connect_to(text(name))
    except ValueError as error:
        raise ImproperlyConfigured(f"{name}: {error}") from error


def parse_connect_to(value: str) -> tuple[ConnectTo, ...]:
    """Parse `HOST:PORT:ADDRESS:PORT,…` (IPv6 in brackets). Raises ValueError naming the wrong entry."""
    return tuple(_entry(entry.strip()) for entry in value.split(",") if entry.strip())


def _entry(entry: str) -> ConnectTo:
    host, _, rest = entry.partition(":")
    port, _, target = rest.partition(":")
    address, _, to_port = target.rpartition(":")
    whole = host and address and all(p.isdigit() and 0 < int(p) < 65536 for p in (port, to_port))
    if not whole:
        raise ValueError(f"{entry!r} is not HOST:PORT:ADDRESS:PORT, e.g. *.test:443:127.0.0.1:8443")
    return ConnectTo(host.lower(), int(port), address.strip("[]"), int(to_port))
