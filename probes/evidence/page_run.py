"""A browser's run of one page, without judgement; part of `Evidence`."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Self


class PageEnding(StrEnum):
    """Only RAN says anything about the page."""

    RAN = "ran"
    NOT_LOADED = "not_loaded"
    """The exchange with purpose `page` says why."""
    TIMED_OUT = "timed_out"
    CRASHED = "crashed"
    LOST = "lost"


class ToolKind(StrEnum):
    IMPERATIVE = "imperative"
    DECLARATIVE = "declarative"
    POLYFILL = "polyfill"


@dataclass(frozen=True, slots=True)
class RegisteredTool:
    """A registered tool, quoted from the page, cleaned and capped.

    `hints` are those that are true; `origin` is its frame's.
    """

    name: str
    kind: ToolKind
    description: str = ""
    hints: tuple[str, ...] = ()
    schema_sha256: str = ""
    origin: str = ""
    schema: str = ""
    """The input schema as JSON, or "": there was none, it was too large, or runs did not keep it yet."""
    title: str = ""
    output_schema: str = ""
    """As `schema`, of what it returns."""


class TokenState(StrEnum):
    HOLDS = "holds"
    ENDED = "ended"
    UNFIT = "unfit"
    """For another origin, or otherwise not for this page."""


@dataclass(frozen=True, slots=True)
class TrialToken:
    """A token of the origin trial of WebMCP, signed by the browser's maker; `ends` is a day (ISO 8601)."""

    state: TokenState
    ends: str


@dataclass(frozen=True, slots=True)
class Missing:
    """A failed request of the page; `why` is an ending, a status, or a rule."""

    url: str
    dest: str
    """Sec-Fetch-Dest: `script`, `iframe`, `empty` (fetch) …"""
    why: str


@dataclass(frozen=True, slots=True)
class WebmcpMention:
    """A use of WebMCP in the page's code: pattern, URL, surrounding code."""

    pattern: str
    where: str
    context: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PageRun:
    """`url` is the final one, `at` is ISO 8601 in UTC.

    `legacy_tools` are names registered on the withdrawn `navigator.modelContext`. `shown_text` and
    `trial_tokens` are None if they were not read.
    """

    at: str
    seconds: float
    browser: str
    url: str
    ending: PageEnding
    tools: tuple[RegisteredTool, ...] = ()
    more_tools: bool = False
    legacy_tools: tuple[str, ...] = ()
    mentions: tuple[WebmcpMention, ...] = ()
    missing: tuple[Missing, ...] = ()
    shown_text: str | None = None
    trial_tokens: tuple[TrialToken, ...] | None = None
    requests: int = 0
    bytes: int = 0

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, stored: Mapping[str, Any]) -> Self:
        """Raises KeyError, TypeError or ValueError."""
        given = dict(stored)
        given["ending"] = PageEnding(given["ending"])
        given["tools"] = tuple(_tool(tool) for tool in given["tools"])
        given["missing"] = tuple(Missing(**missing) for missing in given["missing"])
        given["mentions"] = tuple(WebmcpMention(**mention) for mention in given["mentions"])
        given["legacy_tools"] = tuple(given["legacy_tools"])
        if (tokens := given.get("trial_tokens")) is not None:
            given["trial_tokens"] = tuple(TrialToken(TokenState(one["state"]), one["ends"]) for one in tokens)
        return cls(**given)


def _tool(stored: Mapping[str, Any]) -> RegisteredTool:
    return RegisteredTool(**{**stored, "kind": ToolKind(stored["kind"]), "hints": tuple(stored["hints"])})
