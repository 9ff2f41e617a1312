"""Tools that MCP and A2A offer to agents."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from django.conf import settings
from django.http import HttpRequest

from agentauth.caller import network_name
from index.filters import FILTERS, FLAG
from index.pages.renderers import render_markdown
from index.reports import site_report
from index.search import find
from index.search.request import FindRequest
from index.shapes import BriefReport, FindAnswer
from index.templatetags.quoted import md_code
from index.values import hosts, search_text
from index.values.errors import InvalidFilterValue, MissingParam
from probes.live.check_webmcp import check_webmcp
from probes.live.shapes import WebmcpCheck
from probes.schedule import submit
from protocols import ignored_parameters, limits, live_checks
from protocols.documents import introduction
from protocols.errors import ErrorRaised
from protocols.schemas.json_schema import nullable_schema, portable_schema, schema_outline
from protocols.schemas.wire import FindParameters


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceTool:
    """A tool; a text given without arguments becomes the argument `main`."""

    name: str
    title: str
    description: str
    main: str
    properties: Mapping[str, Any]
    required: tuple[str, ...]
    output: dict[str, Any]
    tags: tuple[str, ...]
    example: Mapping[str, Any]
    """Arguments of a call."""
    texts: tuple[str, ...] = ()
    """Plain texts that reach the tool over A2A without its name."""
    by_text: str = ""
    """Which texts those are, in a sentence."""
    other_names: tuple[str, ...] = ()
    """Arguments that are taken and not listed."""
    parse: Callable[[Mapping[str, object]], Any]
    """Parses the arguments for `run`; raises as `search.request`."""
    run: Callable[[HttpRequest, Any], Mapping[str, Any]]
    prose: Callable[[Mapping[str, Any]], str]
    """Renders an answer as markdown."""
    reaches_out: bool = False
    """Whether it sends requests to a site."""
    rate: str = ""
    """Calls per caller beside the daily quota, e.g. 5/m; "" for no limit."""

    def text(self, answer: Mapping[str, Any]) -> str:
        """An answer as markdown, with the unknown arguments."""
        names = ", ".join(md_code(name) for name in answer.get("ignored", ()))
        return f"{self.prose(answer)}\nUnknown, so ignored: {names}\n" if names else self.prose(answer)

    @property
    def skill(self) -> str:
        return self.name.replace("_", "-")

    @property
    def input(self) -> dict[str, Any]:
        listed = {
            name: schema if name in self.required else nullable_schema(schema)
            for name, schema in self.properties.items()
        }
        schema = {"type": "object", "properties": listed}
        return {**schema, "required": list(self.required)} if self.required else schema

    def answer(self, request: HttpRequest, given: Mapping[str, object]) -> Mapping[str, Any]:
        """Answer a call; name unknown arguments. Invalid arguments don't count against the burst limit."""
        asked = self.parse(given)
        self.hold_back(request)
        return {
            **self.run(request, asked),
            **ignored_parameters.name_ignored(given, (*self.properties, *self.other_names)),
        }

    def hold_back(self, request: HttpRequest) -> None:
        """Count a call. Raises ErrorRaised if it exceeds the burst limit or cannot be counted."""
        if not self.rate:
            return
        what = f"calls of {self.name}"
        if over := limits.over_limit(request, group=self.name, rate=self.rate, what=what):
            raise ErrorRaised(over)


def _parse_find(given: Mapping[str, object]) -> FindRequest:
    asked = [value for value in (given.get("query"), given.get("q")) if not _says_nothing(value)]
    if len(asked) > 1 and asked[0] != asked[1]:
        raise InvalidFilterValue("query", asked[0], why="it was given twice, with different values")
    return FindRequest.parse({**given, "query": asked[0] if asked else None}, query="query")


_BRIEF, _FULL = _DETAILS = ("brief", "full")


class _ReportAsked(NamedTuple):
    host: str
    is_full: bool
    is_live: bool = False


def _parse_report(given: Mapping[str, object]) -> _ReportAsked:
    host, detail = given.get("host"), given.get("detail")
    if _blank(host):
        raise MissingParam("host")
    if not isinstance(host, str):
        raise InvalidFilterValue("host", host)
    if not _blank(detail) and detail not in _DETAILS:
        raise InvalidFilterValue("detail", detail, _DETAILS)
    if not hosts.is_host(host):
        raise _no_host(host)
    return _ReportAsked(host, is_full=detail == _FULL, is_live=_flag(given, "live"))


def _no_host(text: str) -> InvalidFilterValue:
    error = InvalidFilterValue("host", text, why="it is no host name or URL of a website")
    error.hint = "Give a host name or URL, e.g. example.com. To look for a site by name, use find_capability."
    return error


def _flag(given: Mapping[str, object], name: str) -> bool:
    value = given.get(name)
    if value is None or isinstance(value, bool):
        return bool(value)
    try:
        return bool(FLAG.parse(str(value).strip() or "false"))
    except ValueError:
        raise InvalidFilterValue(name, value, FLAG.valid) from None


def _report(request: HttpRequest, asked: _ReportAsked) -> Mapping[str, Any]:
    if asked.is_full:
        report: Mapping[str, Any] = site_report.site_report(asked.host)
    else:
        report = site_report.read_brief_report(asked.host)
    if not asked.is_live:
        return report
    return {**report, "live_check": live_checks.beside_report(request, asked.host, is_full=asked.is_full)}


def _parse_check(given: Mapping[str, object]) -> str:
    url = given.get("url")
    if _blank(url):
        raise MissingParam("url")
    if not isinstance(url, str):
        raise InvalidFilterValue("url", url)
    try:
        submit.parse_submitted_host(url)
    except submit.RejectedHost as refused:
        raise InvalidFilterValue("url", url, why=str(refused)) from refused
    return url


def _blank(value: object) -> bool:
    return value is None or (isinstance(value, str) and not value.strip())


def _says_nothing(value: object) -> bool:
    return value is None or (isinstance(value, str) and not search_text.clean_query(value))


def _find_properties() -> dict[str, Any]:
    """Parameters of /api/find as arguments; `q` is called `query`."""
    given = portable_schema(FindParameters)["properties"]
    brief = {
        filter_.name: {"type": "string", "description": filter_.asks}
        for filter_ in FILTERS
        if filter_.kind.near
    }
    return {
        "query": given["q"],
        **{name: schema for name, schema in given.items() if name != "q" and name not in brief},
        **brief,
    }


def _report_prose(report: Mapping[str, Any]) -> str:
    said = {"data": report, "base_url": settings.BASE_URL}
    if not report["found"]:
        return render_markdown("not_found.md", said)
    return render_markdown("site.md", said)


FIND_CAPABILITY = ServiceTool(
    name="find_capability",
    title="Find sites that an agent can use",
    description=(
        "Find websites where an agent can do something, in an index of sites whose agent-facing capabilities "
        "(MCP servers, markdown, llms.txt, API catalogs, WebMCP tools) a probe has tested. Give query in "
        "plain words, filters, or both; filters alone list all matches in a fixed order. Each result has "
        "what the probe saw (verified, with its date), what the page seems to offer (apparent_actions, "
        "unverified), why it matches (its own words) and a report URL to cite. "
        "No match is an empty result with empty_note, never a guess. "
        f"{introduction.POSSIBLE} Null means unknown, never no. {introduction.QUOTED_NOTICE} "
        "For one known host use get_site_report."
    ),
    main="query",
    properties=_find_properties(),
    required=(),
    output=schema_outline(FindAnswer),
    tags=("search", "index", "agent-readiness"),
    example={"query": "second-hand books by post", "country": "GB"},
    texts=("second-hand books by post", "weather forecast with an MCP server"),
    by_text="A text alone is a query, unless it is only a host or URL.",
    other_names=("q",),
    parse=_parse_find,
    run=lambda _request, asked: find.find(asked),
    prose=lambda answer: render_markdown("partials/answer.md", {"answer": answer}),
)

GET_SITE_REPORT = ServiceTool(
    name="get_site_report",
    title="Report on one site",
    description=(
        "Get the dated verification report on one website: which agent-facing capabilities were tested, "
        "which passed, when and why, how to fix the rest, and what an agent can apparently do there. "
        "found: false means that the host is not in the index, which says nothing about the site. Cite the "
        f"report URL with verified_at. {introduction.QUOTED_NOTICE}"
    ),
    main="host",
    properties={
        "host": {
            "type": "string",
            "description": "Host name or URL of the site, e.g. example.com.",
            "minLength": 1,
        },
        "detail": {
            "type": "string",
            "enum": list(_DETAILS),
            "description": "full adds inputs of tools, exchanges, text to copy, all history.",
        },
        "live": {
            "type": "boolean",
            "description": "Also check it now: live_check. Call again until its status is done.",
        },
    },
    required=("host",),
    output=schema_outline(BriefReport, depth=1),
    tags=("report", "verification", "agent-readiness"),
    example={"host": "example.com"},
    texts=("example.com", "https://example.com/shop"),
    by_text="A text that is only a host or URL does it too.",
    parse=_parse_report,
    run=_report,
    reaches_out=True,
    prose=_report_prose,
)

CHECK_WEBMCP = ServiceTool(
    name="check_webmcp",
    title="Ask one page for its WebMCP tools, now",
    description=(
        "Ask one website now whether its page registers WebMCP tools: it is read, robots.txt first, and run "
        "in a real browser if one is available. The verdict is registered (with the tools; none is called), "
        "declared_only (code or forms found, nothing registered), declared (seen in the source, no browser "
        "available), not_declared, could_not_ask (not a negative result; retry after retry_after seconds) or "
        "excluded (robots.txt or noai refuses). The index is neither read nor changed. "
        f"{introduction.QUOTED_NOTICE}"
    ),
    main="url",
    properties={
        "url": {
            "type": "string",
            "description": "Host name or URL of the page, e.g. https://example.com/shop.",
            "minLength": 1,
        }
    },
    required=("url",),
    output=schema_outline(WebmcpCheck, depth=1),
    tags=("webmcp", "live", "agent-readiness"),
    example={"url": "https://example.com/shop"},
    parse=_parse_check,
    run=lambda request, url: check_webmcp(url, network=network_name(request)),
    prose=lambda answer: render_markdown("partials/webmcp_check.md", {"answer": answer}),
    reaches_out=True,
    rate="5/m",
)

# In the order in which they are listed.
TOOLS = (FIND_CAPABILITY, GET_SITE_REPORT, CHECK_WEBMCP)

BY_NAME = {tool.name: tool for tool in TOOLS}
BY_SKILL = {tool.skill: tool for tool in TOOLS}
