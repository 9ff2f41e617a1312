"""Evidence of one visit, without judgement, stored so that a new rubric can grade it again."""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Self, cast

from isal import isal_zlib

from probes.evidence.charsets import decode
from probes.evidence.page_run import PageRun

if TYPE_CHECKING:
    from probes.evidence.link import Link

FORMAT = 3  # 2 added `page`; 3 stores field names once

_READABLE = {1, 2, 3}
PACKING = 3  # ISA-L level; three times as fast as zlib's level 4 (docs/adr/0019)

# The library's stub declares an instance instead of the class.
DECOMPRESSION_ERROR = cast("type[Exception]", isal_zlib.error)


class Ending(StrEnum):
    """Only ANSWERED says anything about the site."""

    ANSWERED = "answered"
    # Never sent.
    ADDRESS_REFUSED = "address_refused"
    ROBOTS_DISALLOWED = "robots_disallowed"
    ROBOTS_UNREADABLE = "robots_unreadable"
    VISIT_OVER = "visit_over"
    # Answered; the head refuses, so that the body was not read.
    REFUSED_BY_HEADER = "refused_by_header"
    # Sent or attempted, without a complete reply.
    DNS_FAILED = "dns_failed"
    CONNECT_FAILED = "connect_failed"
    TLS_FAILED = "tls_failed"
    TIMED_OUT = "timed_out"
    DISCONNECTED = "disconnected"
    BAD_HTTP = "bad_http"
    BAD_ENCODING = "bad_encoding"
    TOO_MANY_REDIRECTS = "too_many_redirects"


SUCCESSES = frozenset({200, 203})  # 203: a proxy changed what the server sent with 200 (RFC 9110 §15.3.4)


class Purpose(StrEnum):
    ROBOTS = "robots"
    HOME = "home"
    HOME_FOLLOWED = "home_followed"
    HOME_MARKDOWN = "home_markdown"
    HOME_WEIGHTED = "home_weighted"
    CONTROL_PAGE = "control_page"
    CONTROL_TXT = "control_txt"
    CONTROL_MD = "control_md"
    CONTROL_WELL_KNOWN = "control_well_known"
    CONTROL_MARKDOWN = "control_markdown"
    CONTROL_POST = "control_post"
    LLMS_TXT = "llms_txt"
    LLMS_LINK = "llms_link"
    MARKDOWN_TWIN = "markdown_twin"
    API_CATALOG = "api_catalog"
    CATALOG_LINK = "catalog_link"
    MCP_CARD = "mcp_card"
    UCP = "ucp"
    ARD = "ard"
    AI_CATALOG = "ai_catalog"
    OAUTH_RESOURCE = "oauth_resource"
    MCP_RESOURCE = "mcp_resource"
    """Metadata of an MCP endpoint, beside the site's own."""
    MCP_ISSUER = "mcp_issuer"
    """Metadata of an authorization server that it names."""
    MCP = "mcp"
    MCP_STREAM = "mcp_stream"
    OAUTH_SERVER = "oauth_server"
    AUTH_MD = "auth_md"
    A2A_CARD = "a2a_card"
    SKILLS_INDEX = "skills_index"
    SKILL = "skill"
    WEB_BOT_AUTH = "web_bot_auth"
    OPENAPI = "openapi"
    X402 = "x402"
    X402_RESOURCE = "x402_resource"
    PAGE = "page"
    SEARCH_WORD = "search_word"
    SEARCH_NONSENSE = "search_nonsense"
    SITEMAP = "sitemap"
    INNER_MARKDOWN = "inner_markdown"
    INNER_PAGE = "inner_page"
    INNER_TWIN = "inner_twin"
    WEBHOOK = "webhook"
    """What a watcher's target is sent; never evidence."""


Headers = tuple[tuple[str, str], ...]

# To the end where nothing closes it (Fetch, "collect an HTTP quoted string").
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?\Z)')
_LONG_TYPE = 500  # Characters; none as long is worth a place in the cache


@dataclass(frozen=True, slots=True)
class Hop:
    """One redirect, followed or not; `location` is absolute."""

    url: str
    status: int
    location: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """One request, its redirects and its last reply.

    `sent` and `headers` hold relevant headers with lower-case names. `body` is decoded, cut at the cap
    (`truncated`), and b"" if not kept; `size` counts the decoded bytes read; `sha256` is of `body`. `at` is
    ISO 8601 in UTC.
    """

    purpose: Purpose
    method: str
    url: str
    sent: Headers = ()
    sent_body: str = ""
    hops: tuple[Hop, ...] = ()
    final_url: str
    status: int | None = None
    headers: Headers = ()
    body: bytes = b""
    size: int = 0
    truncated: bool = False
    sha256: str = ""
    at: str
    seconds: float = 0.0
    ending: Ending
    note: str = ""

    def __hash__(self) -> int:
        """Reads no body: caches use it often."""
        return hash((self.url, self.at, self.sha256))

    @property
    def answered(self) -> bool:
        return self.ending is Ending.ANSWERED

    @property
    def ok(self) -> bool:
        return self.answered and self.status in SUCCESSES

    @property
    def is_bodiless(self) -> bool:
        return bool(self.size) and not self.body

    def header(self, name: str) -> str:
        """Values joined by ", " (RFC 9110 §5.3), or ""."""
        lower = name.lower()
        return ", ".join([value for key, value in self.headers if key == lower])

    @property
    def media_type(self) -> str:
        """In lower case without parameters; the last of several counts (Fetch)."""
        sent = self.header("content-type")
        return _media_type(sent) if len(sent) < _LONG_TYPE else _media_type.__wrapped__(sent)

    @property
    def text(self) -> str:
        return decode(self.body, self.header("content-type"))


@lru_cache(maxsize=256)  # a few are all that most sites send
def _media_type(content_type: str) -> str:
    sent = _QUOTED.sub("", content_type).split(",")
    types = [value.partition(";")[0].strip().lower() for value in sent]
    return next((found for found in reversed(types) if found), "")


_STORED = tuple(f.name for f in fields(Exchange) if f.name != "body")
_values = attrgetter(*_STORED)
_HOPS = _STORED.index("hops")

NEVER_SENT = frozenset(
    {
        Ending.ADDRESS_REFUSED,
        Ending.ROBOTS_DISALLOWED,
        Ending.ROBOTS_UNREADABLE,
        Ending.VISIT_OVER,
        Ending.DNS_FAILED,
        Ending.CONNECT_FAILED,
        Ending.TLS_FAILED,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True, weakref_slot=True)
class Evidence:
    host: str
    started_at: str
    finished_at: str
    prober: str
    exchanges: tuple[Exchange, ...] = field(default=())
    page: PageRun | None = None
    links: "Mapping[Exchange, tuple[Link, ...]]" = field(default_factory=dict, repr=False, compare=False)
    """`<link>` elements of pages parsed during the visit; not stored."""
    _by_purpose: dict[Purpose, tuple[Exchange, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __hash__(self) -> int:
        return hash((self.host, self.started_at, len(self.exchanges)))

    def all(self, *purposes: Purpose) -> tuple[Exchange, ...]:
        if len(purposes) == 1:
            return self._indexed().get(purposes[0], ())
        return tuple([e for e in self.exchanges if e.purpose in purposes])

    def first(self, purpose: Purpose) -> Exchange | None:
        asked = self.all(purpose)
        return asked[0] if asked else None

    def _indexed(self) -> Mapping[Purpose, tuple[Exchange, ...]]:
        if not self._by_purpose:
            found: dict[Purpose, list[Exchange]] = {}
            for exchange in self.exchanges:
                found.setdefault(exchange.purpose, []).append(exchange)
            # In one update: other threads must never see a partial index.
            self._by_purpose.update({purpose: tuple(asked) for purpose, asked in found.items()})
        return self._by_purpose

    @property
    def is_under_way(self) -> bool:
        return not self.finished_at

    @property
    def started(self) -> datetime:
        return datetime.fromisoformat(self.started_at)

    @property
    def seconds(self) -> float:
        return (datetime.fromisoformat(self.finished_at) - self.started).total_seconds()

    @property
    def requests(self) -> int:
        """Counts redirects too."""
        return sum(len(e.hops) + (e.is_bodiless or e.ending not in NEVER_SENT) for e in self.exchanges)

    def pack(self) -> bytes:
        bodies = {e.sha256: e.body for e in self.exchanges if e.body}
        head = {
            "format": FORMAT,
            "host": self.host,
            "started_at": self.started_at,
            "finished_at": self.finished_at,
            "prober": self.prober,
            "fields": _STORED,
            "exchanges": [_row(exchange) for exchange in self.exchanges],
            "page": self.page.as_dict() if self.page else None,
            "bodies": [[digest, len(body)] for digest, body in bodies.items()],
        }
        line = json.dumps(head, separators=(",", ":")).encode() + b"\n"
        packer = isal_zlib.compressobj(PACKING)
        return b"".join([*map(packer.compress, (line, *bodies.values())), packer.flush()])

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """Raises ValueError for damaged data or another format."""
        try:
            line, _, rest = isal_zlib.decompress(packed).partition(b"\n")
        except DECOMPRESSION_ERROR as error:
            message = f"evidence is torn: {error}"
            raise ValueError(message) from error
        head = json.loads(line)
        if head["format"] not in _READABLE:
            message = f"evidence has format {head['format']}, not {FORMAT} or an earlier one"
            raise ValueError(message)
        bodies, page = _bodies(head["bodies"], rest), head.get("page")
        rows = head["exchanges"]
        if names := head.get("fields"):
            rows = [dict(zip(names, row, strict=True)) for row in rows]
        return cls(
            host=head["host"],
            started_at=head["started_at"],
            finished_at=head["finished_at"],
            prober=head["prober"],
            exchanges=tuple([_exchange(row, bodies) for row in rows]),
            page=PageRun.from_dict(page) if page else None,
        )


def digest_of(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest() if body else ""


def _row(exchange: Exchange) -> list[Any]:
    row = list(_values(exchange))
    row[_HOPS] = [{"url": h.url, "status": h.status, "location": h.location} for h in exchange.hops]
    return row


def _bodies(sizes: Iterable[tuple[str, int]], rest: bytes) -> dict[str, bytes]:
    bodies, start = {}, 0
    for digest, size in sizes:
        bodies[digest] = rest[start : start + size]
        start += size
    return bodies


def _exchange(stored: dict[str, Any], bodies: Mapping[str, bytes]) -> Exchange:
    stored["purpose"] = Purpose(stored["purpose"])
    stored["ending"] = Ending(stored["ending"])
    stored["hops"] = tuple([Hop(**hop) for hop in stored["hops"]])
    for name in ("sent", "headers"):
        stored[name] = tuple([(key, value) for key, value in stored[name]])
    return Exchange(body=bodies.get(stored["sha256"], b""), **stored)
