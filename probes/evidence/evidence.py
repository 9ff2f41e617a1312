"""What was seen: every exchange of one visit, frozen, serialisable, never judged.

A visit to a host yields one `Evidence`. Gatherers write it, checks read it, and `pack` keeps it for
good, so that a new rubric can grade it again without a request.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime
from enum import StrEnum
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Self, cast

from isal import isal_zlib

from probes.evidence.charsets import decoded
from probes.evidence.page_run import PageRun

if TYPE_CHECKING:
    from probes.evidence.link import Link

FORMAT: Final = 3
"""Version of the packed form. 2 added `page`, 3 names the fields of an exchange once."""

_READABLE: Final = {1, 2, 3}
PACKING: Final = 3
"""Of ISA-L, whose blobs any zlib reads: about a third of the time of zlib's 4, one to four per cent more bytes (docs/adr/0019)."""

TORN: Final = cast("type[Exception]", isal_zlib.error)
"""Raised for packed bytes that are torn. The library's stub has an instance where its class is."""


class Ending(StrEnum):
    """How an exchange ended. Only ANSWERED says anything about the site."""

    ANSWERED = "answered"
    # Never sent.
    ADDRESS_REFUSED = "address_refused"
    ROBOTS_DISALLOWED = "robots_disallowed"
    ROBOTS_UNREADABLE = "robots_unreadable"
    VISIT_OVER = "visit_over"
    # Sent, or tried, and no whole reply came back.
    DNS_FAILED = "dns_failed"
    CONNECT_FAILED = "connect_failed"
    TLS_FAILED = "tls_failed"
    TIMED_OUT = "timed_out"
    DISCONNECTED = "disconnected"
    BAD_HTTP = "bad_http"
    BAD_ENCODING = "bad_encoding"
    TOO_MANY_REDIRECTS = "too_many_redirects"


class Purpose(StrEnum):
    """Why a request was made. Several exchanges may share one."""

    ROBOTS = "robots"
    HOME = "home"
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
    PAGE = "page"
    SEARCH_WORD = "search_word"
    SEARCH_NONSENSE = "search_nonsense"


Headers = tuple[tuple[str, str], ...]

_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')


@dataclass(frozen=True, slots=True)
class Hop:
    """One redirect that was followed, or would have been: `location` is the absolute target."""

    url: str
    status: int
    location: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """One request and what came back.

    `sent` and `headers` hold lower-case names and only what matters. `body` is decoded and cut at the
    cap (`truncated`); `size` counts the decoded bytes that were read; `sha256` is of `body`. `status`,
    `headers` and `body` are of the last reply, `hops` what led there. A body that is not kept is b"", with its own digest. `at` is ISO 8601 in UTC.
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
        """Equal ones have it in common: readers that remember ask for it often, so that it reads no body."""
        return hash((self.url, self.at, self.sha256))

    @property
    def answered(self) -> bool:
        """A whole reply came back, whatever its status."""
        return self.ending is Ending.ANSWERED

    @property
    def ok(self) -> bool:
        """A whole reply with status 200 came back."""
        return self.answered and self.status == 200

    @property
    def is_bodiless(self) -> bool:
        """A body came, of which only size and digest are kept."""
        return bool(self.size) and not self.body

    def header(self, name: str) -> str:
        """The values of a header joined by ", ", or "" when it is absent (RFC 9110 §5.3)."""
        lower = name.lower()
        return ", ".join([value for key, value in self.headers if key == lower])

    @property
    def media_type(self) -> str:
        """The media type in lower case without its parameters, or "" when none was sent.

        Of several the last one counts (WHATWG Fetch, "extract a MIME type").
        """
        return _media_type(self.header("content-type"))

    @property
    def text(self) -> str:
        """The body without its byte order mark: UTF-8, else what its mark or its type says."""
        return decoded(self.body, self.header("content-type"))


@lru_cache(maxsize=256)  # a few are all that most sites send
def _media_type(content_type: str) -> str:
    sent = _QUOTED.sub("", content_type).split(",")
    types = [value.partition(";")[0].strip().lower() for value in sent]
    return next((found for found in reversed(types) if found), "")


_STORED: Final = tuple(f.name for f in fields(Exchange) if f.name != "body")
_values: Final = attrgetter(*_STORED)
_HOPS: Final = _STORED.index("hops")

NEVER_SENT: Final = frozenset(
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
"""Endings of requests of which the site saw nothing."""


@dataclass(frozen=True, slots=True, kw_only=True, weakref_slot=True)
class Evidence:
    """All that one visit to `host` saw, in the order in which it was asked; `page` is what a browser saw, if one ran."""

    host: str
    started_at: str
    finished_at: str
    prober: str
    exchanges: tuple[Exchange, ...] = field(default=())
    page: PageRun | None = None
    links: "Mapping[Exchange, tuple[Link, ...]]" = field(default_factory=dict, repr=False, compare=False)
    """The `<link>` elements of pages that were read already, while the visit goes on. Not stored."""
    _by_purpose: dict[Purpose, tuple[Exchange, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """Filled when it is first asked for: every check asks."""

    def __hash__(self) -> int:
        """Likewise."""
        return hash((self.host, self.started_at, len(self.exchanges)))

    def all(self, *purposes: Purpose) -> tuple[Exchange, ...]:
        """The exchanges with one of these purposes, in order."""
        if len(purposes) == 1:
            return self._indexed().get(purposes[0], ())
        return tuple([e for e in self.exchanges if e.purpose in purposes])

    def first(self, purpose: Purpose) -> Exchange | None:
        """The first exchange with this purpose, or None when it was never asked."""
        asked = self.all(purpose)
        return asked[0] if asked else None

    def _indexed(self) -> Mapping[Purpose, tuple[Exchange, ...]]:
        if not self._by_purpose:
            found: dict[Purpose, list[Exchange]] = {}
            for exchange in self.exchanges:
                found.setdefault(exchange.purpose, []).append(exchange)
            # At once: another thread must never find a part of it.
            self._by_purpose.update({purpose: tuple(asked) for purpose, asked in found.items()})
        return self._by_purpose

    @property
    def is_under_way(self) -> bool:
        """Whether the visit goes on: this is what it has seen so far."""
        return not self.finished_at

    @property
    def started(self) -> datetime:
        """When the visit began."""
        return datetime.fromisoformat(self.started_at)

    @property
    def seconds(self) -> float:
        """How long the visit took."""
        return (datetime.fromisoformat(self.finished_at) - self.started).total_seconds()

    @property
    def requests(self) -> int:
        """How many requests were really sent, redirects included."""
        return sum(len(e.hops) + (e.is_bodiless or e.ending not in NEVER_SENT) for e in self.exchanges)

    def pack(self) -> bytes:
        """One compressed blob: a JSON line without the bodies, then each distinct body once."""
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
        """The inverse of `pack`. Raises ValueError when the blob is torn or of another format."""
        try:
            line, _, rest = isal_zlib.decompress(packed).partition(b"\n")
        except TORN as error:
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
    """SHA-256 in hex, "" for an empty body."""
    return hashlib.sha256(body).hexdigest() if body else ""


def _row(exchange: Exchange) -> list[Any]:
    """All of an exchange but its body."""
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
