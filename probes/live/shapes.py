"""The shape of the answer of check_webmcp."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from index.shapes import Count, Host, Shape, Timestamp, Url
from probes.evidence.page_run import ToolKind


class PageVerdict(StrEnum):
    """Verdict on a page."""

    REGISTERED = "registered"
    DECLARED_ONLY = "declared_only"
    DECLARED = "declared"
    NOT_DECLARED = "not_declared"
    COULD_NOT_ASK = "could_not_ask"
    EXCLUDED = "excluded"


class PageTool(Shape):
    """A tool that a page registered, in its own words."""

    name: str
    description: str
    kind: ToolKind


class Mention(Shape):
    """A use of WebMCP in the page's code."""

    pattern: str
    where: Url
    context: Annotated[str, Field(description="The code around it, at most 120 characters, quoted.")]


class WebmcpCheck(Shape):
    """The answer of check_webmcp. `could_not_ask` says nothing about the site."""

    verdict: PageVerdict
    host: Host
    url: Annotated[Url, Field(description="The page that was asked, after redirects.")]
    checked_at: Timestamp
    reason: Annotated[str, Field(description="A code.")]
    note: str
    tools: list[PageTool]
    tool_count: Count
    evidence: list[Mention]
    retry_after: Annotated[
        Annotated[int, Field(ge=1)] | None,
        Field(description="Seconds to wait before asking again; null if no time is known."),
    ]
