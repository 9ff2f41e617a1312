"""The tools that the service offers to agents: one list, from which MCP makes its tools and A2A its skills."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from django.conf import settings

from index.filters import FILTERS
from index.pages.renderers import render_markdown
from index.reports import site_report
from index.search import find
from index.search.request import FindRequest
from index.shapes import FindAnswer, SiteReport
from index.values import queries
from index.values.errors import InvalidFilterValue, MissingParam
from probes.live.check_webmcp import check_webmcp
from probes.schedule.submit import RejectedHost
from protocols.schemas.portable import portable
from protocols.schemas.wire import FindParameters, WebmcpCheck


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceTool:
    """One tool. `main` is the argument that a sentence alone fills; `run` raises as `index.search.request` does."""

    name: str
    title: str
    description: str
    main: str
    properties: Mapping[str, Any]
    required: tuple[str, ...]
    output: dict[str, Any]
    tags: tuple[str, ...]
    examples: tuple[str, ...]
    run: Callable[[Mapping[str, object]], Mapping[str, Any]]
    prose: Callable[[Mapping[str, Any]], str]
    """An answer as markdown for people."""
    reaches_out: bool = False
    """Whether it asks a site of the world, and not only the index."""
    rate: str = ""
    """How often one caller may call it, beside the day's quota, e.g. 5/m; "" for no such limit."""

    @property
    def skill(self) -> str:
        """The name as an A2A skill."""
        return self.name.replace("_", "-")

    @property
    def input(self) -> dict[str, Any]:
        """JSON Schema of the arguments."""
        schema = {"type": "object", "properties": dict(self.properties), "additionalProperties": False}
        return {**schema, "required": list(self.required)} if self.required else schema


def _find(given: Mapping[str, object]) -> FindAnswer:
    asked = [value for value in (given.get("query"), given.get("q")) if not _says_nothing(value)]
    if len(asked) > 1 and asked[0] != asked[1]:
        raise InvalidFilterValue("query", asked)
    return find.find(FindRequest.read({**given, "q": asked[0] if asked else None}))


def _report(given: Mapping[str, object]) -> SiteReport:
    host = given.get("host")
    if _blank(host):
        raise MissingParam("host")
    if not isinstance(host, str):
        raise InvalidFilterValue("host", host)
    return site_report.site_report(host)


def _check(given: Mapping[str, object]) -> dict[str, Any]:
    url = given.get("url")
    if _blank(url):
        raise MissingParam("url")
    if not isinstance(url, str):
        raise InvalidFilterValue("url", url)
    try:
        return check_webmcp(url)
    except RejectedHost as refused:
        raise InvalidFilterValue("url", url, why=str(refused)) from refused


def _blank(value: object) -> bool:
    """Whether giving this is the same as leaving the argument out."""
    return value is None or (isinstance(value, str) and not value.strip())


def _says_nothing(value: object) -> bool:
    return value is None or (isinstance(value, str) and not queries.meant(value))


def _find_properties() -> dict[str, Any]:
    """Return the parameters of /api/find as arguments: `query` first, with `q` as another name for it."""
    given = portable(FindParameters)["properties"]
    brief = {
        one.name: {"type": "string", "pattern": one.kind.pattern, "description": one.asks}
        for one in FILTERS
        if one.kind.pattern
    }
    return {
        "query": given["q"],
        "q": {"type": "string", "description": "The same as query."},
        **{name: schema for name, schema in given.items() if name != "q" and name not in brief},
        **brief,
    }


FIND_CAPABILITY: Final = ServiceTool(
    name="find_capability",
    title="Find sites that an agent can use",
    description=(
        "Find websites where an agent can do something: search an index of sites whose agent-facing capabilities "
        "(MCP servers, markdown, llms.txt, API catalogs, WebMCP tools) an automated probe has tested. Give query in "
        "plain words, or filters, or both; filters alone list every matching site in a fixed order. Each result "
        "has what the probe saw (verified, with its date), what the page seems to offer (apparent_actions, "
        "unverified) and a report URL to cite. No match gives an empty result with empty_note, never a nearest guess. "
        "Null means unknown, never no. For one known host use get_site_report instead."
    ),
    main="query",
    properties=_find_properties(),
    required=(),
    output=portable(FindAnswer),
    tags=("search", "index", "agent-readiness"),
    examples=("second-hand books by post", "weather forecast with an MCP server"),
    run=_find,
    prose=lambda answer: render_markdown("partials/answer.md", {"answer": answer}),
)

GET_SITE_REPORT: Final = ServiceTool(
    name="get_site_report",
    title="Report on one site",
    description=(
        "Get the dated verification report on one website: which agent-facing capabilities were tested, which passed, "
        "when, with the evidence, what an agent can apparently do there, and how the site was found. Give a host "
        "name or a URL. found: false means that the host is not in the index, which says nothing about the site; "
        "no similar site is offered instead. Cite the report URL with verified_at."
    ),
    main="host",
    properties={
        "host": {
            "type": "string",
            "description": "Host name or URL of the site, e.g. example.com.",
            "minLength": 1,
        }
    },
    required=("host",),
    output=portable(SiteReport),
    tags=("report", "verification", "agent-readiness"),
    examples=("example.com", "https://example.com/shop"),
    run=_report,
    prose=lambda report: render_markdown(
        "site.md" if report["found"] else "not_found.md", {"data": report, "base_url": settings.BASE_URL}
    ),
)

CHECK_WEBMCP: Final = ServiceTool(
    name="check_webmcp",
    title="Ask one page for its WebMCP tools, now",
    description=(
        "Ask one website now whether its page registers WebMCP tools: it is read, robots.txt first, and run in a real "
        "browser if one is available. Takes a few seconds. The verdict is registered (with the tools; none is "
        "called), declared_only (code or forms found, nothing registered), declared (seen in the source, no "
        "browser available), not_declared, could_not_ask (not a negative result; retry after retry_after seconds) or excluded (robots.txt or "
        "noai refuses). Give a host name or a URL. The index is neither read nor changed; for its dated findings use "
        "get_site_report."
    ),
    main="url",
    properties={
        "url": {
            "type": "string",
            "description": "Host name or URL of the page, e.g. example.com or https://example.com/shop.",
            "minLength": 1,
        }
    },
    required=("url",),
    output=portable(WebmcpCheck),
    tags=("webmcp", "live", "agent-readiness"),
    examples=("example.com", "https://example.com/shop"),
    run=_check,
    prose=lambda answer: render_markdown("partials/webmcp_check.md", {"answer": answer}),
    reaches_out=True,
    rate="5/m",
)

TOOLS: Final = (FIND_CAPABILITY, GET_SITE_REPORT, CHECK_WEBMCP)
"""Every tool, in the order in which they are listed."""

BY_NAME: Final = {tool.name: tool for tool in TOOLS}
BY_SKILL: Final = {tool.skill: tool for tool in TOOLS}
