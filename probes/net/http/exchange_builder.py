"""Builds the Exchange of one request and its redirects."""

import re
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache

from probes.evidence.evidence import Ending, Exchange, Headers, Hop, Purpose, digest_of
from probes.net.http.body import Body

EVIDENCE_HEADERS = frozenset(
    # what the body is, and how it was chosen
    {"content-type", "content-encoding", "content-language", "content-length", "content-location"}
    | {"content-range"}
    | {"vary", "etag", "last-modified", "cache-control", "age", "x-cache", "cf-cache-status"}
    # where else to look, and what is allowed there
    | {"location", "link", "allow"}
    # consent
    | {"x-robots-tag", "content-signal", "content-usage"}
    # refusals and challenges
    | {"retry-after", "www-authenticate", "payment-required", "cf-mitigated", "x-vercel-mitigated"}
    | {"x-amzn-waf-action", "x-datadome", "x-iinfo", "sg-captcha"}
    # protocols for agents
    | {"mcp-session-id", "mcp-protocol-version", "x-markdown-tokens"}
    # what serves it
    | {"server", "via", "x-powered-by", "x-generator"}
)

MAX_SENT_VALUE = 2048
MAX_URL = 4096
MAX_SENT_BODY = 8192
MAX_NOTE = 200
_LONGEST_BYTE = 3  # Characters that stand for a byte that is no text

_NOTHING = Body()
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


def clean_line(text: str, most: int) -> str:
    """One line of at most `most` characters, without control characters or lone surrogates."""
    if len(text) <= most and text.isascii() and text.isprintable():
        return text.strip()
    # Bytes that are not UTF-8 arrive as surrogates, which JSON and PostgreSQL reject.
    whole = text[: 4 * most].encode("utf-8", "surrogatepass").decode("utf-8", "replace")
    return _CONTROLS.sub(" ", whole).strip()[:most]


def evidence_headers(headers: Iterable[tuple[str, str]]) -> Headers:
    """Whole, in their order, since they decide; expects lower-case names of a head within its limit."""
    kept = [header for header in headers if header[0] in EVIDENCE_HEADERS]
    return tuple([(name, clean_line(value, _LONGEST_BYTE * len(value))) for name, value in kept])


@lru_cache(maxsize=256)  # the same few are sent to every site
def _sent(headers: Headers) -> Headers:
    return tuple([(name.lower(), clean_line(value, MAX_SENT_VALUE)) for name, value in headers])


def _iso(now: float) -> str:
    return f"{_second(int(now))}.{int(now % 1 * 1000):03d}+00:00"


@lru_cache(maxsize=2)
def _second(whole: int) -> str:
    return datetime.fromtimestamp(whole, UTC).strftime("%Y-%m-%dT%H:%M:%S")


@dataclass(slots=True, kw_only=True)
class ExchangeBuilder:
    purpose: Purpose
    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes | None
    final_url: str = ""
    hops: list[Hop] = field(default_factory=list)
    status: int | None = None
    reply_headers: Headers = ()
    reply: Body = _NOTHING
    previous: tuple[str, int | None, Headers, Body] = ("", None, (), _NOTHING)
    at: str = field(default_factory=lambda: _iso(time.time()))
    seconds: float = 0.0
    notes: list[str] = field(default_factory=list)
    intern_body: Callable[[str, bytes], bytes] | None = None
    """Called with digest and bytes; returns equal bytes already in memory, if any."""
    on_reused_connection: bool = False

    def start_request(self, url: str) -> None:
        self.previous = (self.final_url, self.status, self.reply_headers, self.reply)
        self.final_url, self.status, self.reply_headers, self.reply = url, None, (), _NOTHING

    def undo_request(self) -> None:
        self.final_url, self.status, self.reply_headers, self.reply = self.previous

    def add_redirect(self, location: str) -> None:
        self.hops.append(Hop(self.final_url, self.status or 0, clean_line(location, MAX_URL)))
        if self.final_url.startswith("https:") and location.lower().startswith("http:"):
            self.notes.append("redirected from https to http")

    def end(self, ending: Ending, note: str = "") -> Exchange:
        data, url = self.reply.data, clean_line(self.url, MAX_URL)
        digest = digest_of(data)
        return Exchange(
            purpose=self.purpose,
            method=self.method,
            url=url,
            sent=_sent(tuple(self.headers.items())),
            sent_body=(self.body or b"")[:MAX_SENT_BODY].decode("utf-8", "replace"),
            hops=tuple(self.hops),
            final_url=url if self.final_url in {"", self.url} else clean_line(self.final_url, MAX_URL),
            status=self.status,
            headers=self.reply_headers,
            body=data if self.intern_body is None else self.intern_body(digest, data),
            size=self.reply.size,
            truncated=self.reply.truncated,
            sha256=digest,
            at=self.at,
            seconds=round(self.seconds, 3),
            ending=ending,
            note=clean_line("; ".join([*self.notes, *([note] if note else [])]), MAX_NOTE),
        )
