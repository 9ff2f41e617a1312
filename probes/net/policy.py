"""Settings of outgoing requests: identity, trust, politeness, limits."""

import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

from django.conf import settings

from config.env import ConnectTo
from probes.net.guard import PORTS
from probes.net.host_limiter import HostLimiter
from probes.net.http.reply_memory import ReplyMemory
from probes.net.http.robots_cache import RobotsCache
from probes.net.resolver import AresResolver, Resolver
from probes.net.signing import Signer

PRODUCT = "AgentReadinessIndex/1.9"  # Independent of the software version: operators have rules for it

ROBOTS_CACHE = RobotsCache()


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestLimits:
    """A reply beyond these limits is cut or fails.

    `request_seconds` applies to each redirect anew, `stream_seconds` to all reads together, `connect_seconds`
    to DNS, then to TCP with TLS. `body_bytes` are decoded; `header_bytes` limits one header.
    """

    request_seconds: float = 15.0
    stream_seconds: float = 30.0
    connect_seconds: float = 8.0
    body_bytes: int = 512 * 1024
    redirects: int = 5
    header_bytes: int = 16 * 1024
    header_count: int = 128


@lru_cache(maxsize=8)
def tls_context(ca_bundle: Path | None = None) -> ssl.SSLContext:
    """Trust the system's authorities and those in the PEM file, read once: it takes some 20 ms."""
    context = ssl.create_default_context()
    if ca_bundle is not None:
        context.load_verify_locations(cafile=ca_bundle)
    context.set_alpn_protocols(["http/1.1"])
    return context


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """Settings shared by all clients of a process.

    `host_delay`: seconds between requests to one host; `test_delay` replaces it under .test. `named`: hosts
    of --allow-private, each with its origin ("" for any); no setting fills it.
    """

    user_agent: str
    connect_to: Sequence[ConnectTo] = ()
    tls: ssl.SSLContext = field(default_factory=tls_context)
    host_delay: float = 0.5
    test_delay: float | None = None
    resolver: Resolver = field(default_factory=AresResolver)
    host_limiter: HostLimiter = field(default_factory=HostLimiter)
    robots: RobotsCache = field(default_factory=RobotsCache)
    reply_memory: ReplyMemory = field(default_factory=ReplyMemory)
    signer: Signer | None = None
    blocked: frozenset[str] = frozenset()
    named: Mapping[str, str] = field(default_factory=dict)

    @property
    def named_places(self) -> frozenset[tuple[str, int]]:
        """(host, port) pairs: 80, 443 and the named port."""
        usual = {(host, port) for host in self.named for port in PORTS.values()}
        return frozenset(usual | {(host, urlsplit(url).port or 443) for host, url in self.named.items()})

    @classmethod
    def from_settings(cls, signer: Signer | None = None, blocked: frozenset[str] = frozenset()) -> Self:
        """`signing_keys.signer()` returns the signer from the database."""
        return cls(
            user_agent=f"{PRODUCT} (+{settings.BASE_URL}/bot)",
            connect_to=settings.PROBE_CONNECT_TO,
            tls=tls_context(settings.PROBE_CA_BUNDLE),
            host_delay=settings.PROBE_HOST_DELAY,
            test_delay=settings.PROBE_TEST_DELAY,
            robots=ROBOTS_CACHE,
            signer=signer,
            blocked=blocked,
        )

    def delay(self, host: str) -> float:
        """Seconds between requests; 0 for named hosts."""
        if host in self.named:
            return 0.0
        return self.test_delay if self.test_delay is not None and host.endswith(".test") else self.host_delay
