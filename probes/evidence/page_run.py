"""What a browser saw of one page: frozen, serialisable, never judged. Part of `probes.evidence.evidence.Evidence`."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, Self


class PageEnding(StrEnum):
    """How the run ended. Only RAN says anything about the page."""

    RAN = "ran"
    NOT_LOADED = "not_loaded"
    """No document came; the exchange with purpose `page` says why."""
    TIMED_OUT = "timed_out"
    """The page was still busy with itself when its time was over."""
    CRASHED = "crashed"
    """Its process ended, as one does that needs too much memory."""
    LOST = "lost"
    """The browser failed: ours, and nothing about the page."""


class ToolKind(StrEnum):
    """How a tool came into being."""

    IMPERATIVE = "imperative"
    DECLARATIVE = "declarative"
    POLYFILL = "polyfill"
    """Only in the list that a polyfill keeps by itself."""


@dataclass(frozen=True, slots=True)
class PageTool:
    """One registered tool, in the page's own words, cleaned and capped.

    `hints` are the names of the hints that it gives as true, `origin` is that of its frame.
    """

    name: str
    kind: ToolKind
    description: str = ""
    hints: tuple[str, ...] = ()
    schema_sha256: str = ""
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Missing:
    """Something that the page asked for and did not get; `why` is an ending of `probes.evidence.evidence`, a status, or a rule."""

    url: str
    dest: str
    """What it was for, as in Sec-Fetch-Dest: `script`, `iframe`, `empty` (fetch) …"""
    why: str


@dataclass(frozen=True, slots=True)
class Mention:
    """A use of WebMCP in the page's code: which, at which address, and the code around it."""

    pattern: str
    where: str
    context: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PageRun:
    """One run of one page.

    `url` is where the page ended. `legacy_tools` are names that it would have registered on the withdrawn
    `navigator.modelContext`. `at` is ISO 8601 in UTC.
    """

    at: str
    seconds: float
    browser: str
    url: str
    ending: PageEnding
    tools: tuple[PageTool, ...] = ()
    more_tools: bool = False
    legacy_tools: tuple[str, ...] = ()
    mentions: tuple[Mention, ...] = ()
    missing: tuple[Missing, ...] = ()
    requests: int = 0
    bytes: int = 0

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return asdict(self)

    @classmethod
    def from_dict(cls, stored: Mapping[str, Any]) -> Self:
        """The inverse of `as_dict`. Raises KeyError, TypeError or ValueError for what is none."""
        given = dict(stored)
        given["ending"] = PageEnding(given["ending"])
        given["tools"] = tuple(_tool(tool) for tool in given["tools"])
        given["missing"] = tuple(Missing(**missing) for missing in given["missing"])
        given["mentions"] = tuple(Mention(**mention) for mention in given["mentions"])
        given["legacy_tools"] = tuple(given["legacy_tools"])
        return cls(**given)


def _tool(stored: Mapping[str, Any]) -> PageTool:
    return PageTool(**{**stored, "kind": ToolKind(stored["kind"]), "hints": tuple(stored["hints"])})
