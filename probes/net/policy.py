"""What a visit may do: identity, trust, politeness, and bounds."""

import ssl
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

from django.conf import settings

from config.env import ConnectTo
from index.values.vocabulary import VERSION
from probes.net.host_limiter import Lanes
from probes.net.http.reply_memory import Held
from probes.net.http.robots_cache import Remembered
from probes.net.resolver import AresResolver, Resolver
from probes.net.signing import Signer

PRODUCT: Final = f"AgentReadinessIndex/{VERSION.rpartition('.')[0]}"

ROBOTS: Final = Remembered()
"""Of this process, whose policies come and go."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds of every request; a reply beyond them ends the exchange or is cut.

    `request_seconds` is all of one request, from the look-up to the last byte; every redirect is a
    request of its own. `stream_seconds` is all reading of a stream that is held open. `connect_seconds` bounds DNS, and then TCP and TLS together. `body_bytes`
    counts decoded bytes. `header_bytes` bounds one header, `header_count` their number.
    """

    request_seconds: float = 15.0
    stream_seconds: float = 30.0
    connect_seconds: float = 8.0
    body_bytes: int = 512 * 1024
    redirects: int = 5
    header_bytes: int = 16 * 1024
    header_count: int = 128


def tls_context(ca_bundle: Path | None = None) -> ssl.SSLContext:
    """Certificates checked by name against the system's authorities and those of a PEM file."""
    context = ssl.create_default_context()
    if ca_bundle is not None:
        context.load_verify_locations(cafile=ca_bundle)
    context.set_alpn_protocols(["http/1.1"])
    return context


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """What all clients of a process share.

    `host_delay` is the least number of seconds from the end of a request to the start of the next
    one to the same host, by whichever client; `test_delay` is the same for names under .test, which `connect_to`
    alone leads anywhere, when it is another one. Without a `signer` requests go out unsigned. `blocked` hosts are
    asked for nothing.
    """

    user_agent: str
    connect_to: Sequence[ConnectTo] = ()
    tls: ssl.SSLContext = field(default_factory=tls_context)
    host_delay: float = 0.5
    test_delay: float | None = None
    resolver: Resolver = field(default_factory=AresResolver)
    lanes: Lanes = field(default_factory=Lanes)
    robots: Remembered = field(default_factory=Remembered)
    held: Held = field(default_factory=Held)
    signer: Signer | None = None
    blocked: frozenset[str] = frozenset()

    @classmethod
    def from_settings(cls, signer: Signer | None = None, blocked: frozenset[str] = frozenset()) -> Self:
        """As the operator has set it; `signing_keys.signer()` knows who signs, when there is a database."""
        return cls(
            user_agent=f"{PRODUCT} (+{settings.BASE_URL}/bot)",
            connect_to=settings.PROBE_CONNECT_TO,
            tls=tls_context(settings.PROBE_CA_BUNDLE),
            host_delay=settings.PROBE_HOST_DELAY,
            test_delay=settings.PROBE_TEST_DELAY,
            robots=ROBOTS,
            signer=signer,
            blocked=blocked,
        )

    def delay(self, host: str) -> float:
        """The seconds between two requests to this host."""
        return self.test_delay if self.test_delay is not None and host.endswith(".test") else self.host_delay
