"""Lists the WebMCP tools that a page registers in a browser, without invoking them."""

import asyncio
import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from index.values.vocabulary import VERSION
from probes.browser.browser import Browser, BrowserFailed, Timing
from probes.browser.chromium import CannotStart
from probes.browser.cross_site import CrossSiteBudget
from probes.browser.page import MAX_SCHEMA, MAX_TOOLS, PageResult
from probes.browser.relay import MAX_BODY, MAX_MENTIONS, Relay
from probes.evidence import budget
from probes.evidence.evidence import Evidence, Exchange
from probes.evidence.page_run import (
    PageEnding,
    PageRun,
    RegisteredTool,
    TokenState,
    ToolKind,
    TrialToken,
    WebmcpMention,
)
from probes.gather import home_page
from probes.gather.visit import Visit
from probes.isolation import processes
from probes.net.http.client import Client, Policy, RequestLimits
from probes.readers import html
from probes.readers.json_text import load
from probes.readers.lighten import lighten
from probes.readers.mcp_replies import read_tool
from probes.readers.texts import clean_text
from probes.readers.tool_definitions import MAX_BYTES, MAX_TITLE, quoted_schema
from probes.readers.webmcp_code import FORM, find_mentions

logger = logging.getLogger(__name__)

PAGE_SECONDS = 12.0  # Maximum per page, including the second run
AT_LEAST = 0.6  # Seconds for any loaded page
PATIENCE = 1.5  # Seconds for a loaded page without tools
PATIENCE_WITH_CODE = 4.0  # Seconds if any code or form mentions WebMCP: some pages register late
SECOND_LOOK = 2.0  # Seconds that must be left for a second run

# The browser reports false for absent hints too, so only true counts.
_HINTS = {"readOnly": "readOnlyHint", "untrustedContent": "untrustedContentHint"}

_LIMITS = RequestLimits(request_seconds=10.0, connect_seconds=5.0, body_bytes=MAX_BODY)


async def run_page(
    browser: Browser, policy: Policy, host: str, url: str, *, seconds: float = PAGE_SECONDS
) -> Evidence:
    """Run the page, twice if needed, for at most `seconds` in all.

    Holds the host in the limiter. Raises only CannotStart.
    """
    shared = replace(policy, host_limiter=browser.host_limiter, host_delay=0.0, test_delay=None)
    async with policy.host_limiter.hold(host, delay=policy.delay(host)), Client(shared, _LIMITS) as client:
        visit = Visit(client, host)
        relay = Relay(client, visit.gate, CrossSiteBudget(url), visit.note_reply, _mentions)
        async with browser.slot():  # the page's time begins when a browser is free for it
            started = datetime.now(UTC)
            page = await _run(browser, relay, url, seconds)
        document = _document(relay, page, url)
    evidence = Evidence(
        host=host,
        started_at=started.isoformat(),
        finished_at=datetime.now(UTC).isoformat(),
        prober=VERSION,
        exchanges=(*visit.exchanges, *([document] if document else [])),
        page=page,
    )
    return budget.reduce_to_budget(evidence)


async def _mentions(exchange: Exchange, dest: str) -> Sequence[WebmcpMention]:
    try:
        return await processes.run_async(_mentions_within, exchange, dest)
    except processes.OverBudget:
        return ()


def _mentions_within(exchange: Exchange, dest: str) -> Sequence[WebmcpMention]:
    """Read what stands behind heavy styles and drawings too."""
    found = find_mentions(exchange, dest)
    if found or len(exchange.body) <= html.READ_BYTES or not html.is_html(exchange):
        return found
    kept, _ = lighten(exchange.body[: home_page.MOST], html.READ_BYTES)
    return find_mentions(replace(exchange, body=kept), dest)


async def _run(browser: Browser, relay: Relay, url: str, seconds: float) -> PageRun:
    at, loop = datetime.now(UTC), asyncio.get_running_loop()
    began, program, noted = loop.time(), "", list[str]()
    try:
        loaded, program = await _show(browser, relay, url, seconds)
        left = seconds - (loop.time() - began)
        if _is_bare(loaded) and _has_code(relay) and left >= SECOND_LOOK:
            second = await _run_with_stand_in(browser, relay, url, left)
            noted = second.legacy_names
            loaded.tools, loaded.listed, loaded.more = second.tools, second.listed, second.more
    except BrowserFailed as error:
        logger.warning("the browser failed on %s: %s", clean_text(url, 200), error)
        loaded, ending = PageResult(), PageEnding.LOST
    else:
        ending = _ending(loaded, relay.replies.get(_without_fragment(loaded.url) or url))
    tools = _tools(loaded)
    return PageRun(
        at=at.isoformat(timespec="milliseconds"),
        seconds=round(loop.time() - began, 3),
        browser=program,
        url=loaded.url[:2000] or url,
        ending=ending,
        tools=tools[:MAX_TOOLS],
        more_tools=loaded.more or len(tools) > MAX_TOOLS,
        legacy_tools=tuple(dict.fromkeys(clean_text(name, 128) for name in noted)),
        mentions=tuple(relay.mentions[:MAX_MENTIONS]),
        missing=tuple(relay.missing),
        shown_text=loaded.shown_text,
        trial_tokens=_trial_tokens(loaded.trials),
        requests=relay.requests,
        bytes=relay.bytes,
    )


async def _show(browser: Browser, relay: Relay, url: str, seconds: float) -> tuple[PageResult, str]:
    timing = Timing(seconds, AT_LEAST, lambda: PATIENCE_WITH_CODE if relay.may_mention else PATIENCE)
    try:
        loaded, program = await browser.show(url, relay.answer, relay.busy, timing)
        # The purpose of a pending request decides; without one the machine was too slow.
        if _is_bare(loaded) and loaded.cut_short and not relay.is_asking:
            loaded.stuck = True
        return loaded, program
    finally:
        relay.count_unfinished()


async def _run_with_stand_in(browser: Browser, relay: Relay, url: str, seconds: float) -> PageResult:
    relay.replaying = True
    timing = Timing(seconds, AT_LEAST, lambda: AT_LEAST)
    try:
        return (await browser.show(url, relay.answer, relay.busy, timing, stand_in=True))[0]
    finally:
        relay.count_unfinished()


def _has_code(relay: Relay) -> bool:
    """Forms need no second run: the withdrawn API has none."""
    return any(mention.pattern != FORM for mention in relay.mentions)


def _is_bare(loaded: PageResult) -> bool:
    return not (loaded.tools or loaded.listed or loaded.crashed or loaded.stuck or loaded.failed)


def _ending(loaded: PageResult, reply: Any) -> PageEnding:
    if loaded.crashed:
        return PageEnding.CRASHED
    if loaded.failed or reply is None or not reply.exchange.answered:
        return PageEnding.NOT_LOADED
    return PageEnding.TIMED_OUT if loaded.stuck else PageEnding.RAN


def _document(relay: Relay, page: PageRun, url: str) -> Exchange | None:
    for address in (_without_fragment(page.url), url):
        if reply := relay.replies.get(address):
            return reply.exchange
    return None


def _without_fragment(url: str) -> str:
    return url.partition("#")[0]


def _tools(loaded: PageResult) -> tuple[RegisteredTool, ...]:
    native = [_tool(tool, _kind(tool), str(tool.get("frame_origin", ""))) for tool in loaded.tools.values()]
    known = {tool.name for tool in native}
    listed = {tool.name: tool for tool in map(_listed, loaded.listed) if tool.name}
    return _within(
        (
            *(_with_what_is_listed(tool, listed) for tool in native),
            *(tool for tool in listed.values() if tool.name not in known),
        )
    )


def _listed(tool: dict[str, Any]) -> RegisteredTool:
    name = tool.get("name")
    read = _tool(
        tool | {"name": name if isinstance(name, str) else "", "inputSchema": load(str(tool.get("schema")))},
        ToolKind.POLYFILL,
        "",
    )
    output = quoted_schema(load(str(tool.get("output"))))
    return replace(
        read, title=clean_text(str(tool.get("title") or ""), MAX_TITLE), output_schema=_json(output)
    )


def _with_what_is_listed(tool: RegisteredTool, listed: Mapping[str, RegisteredTool]) -> RegisteredTool:
    """Registrations that the browser reports lack title and output schema, which its list in the page has."""
    if (other := listed.get(tool.name)) is None:
        return tool
    return replace(tool, title=other.title, output_schema=other.output_schema)


# Of what the browser says of a token that it could read, in its order of tokens.
_TOKEN_STATES = {"Success": TokenState.HOLDS, "Expired": TokenState.ENDED}
_TRIAL = "WebMCP"
_MOST_TOKENS = 10


def _trial_tokens(trials: Sequence[Mapping[str, Any]] | None) -> tuple[TrialToken, ...] | None:
    if trials is None:
        return None
    told = [
        token for trial in trials if trial.get("trialName") == _TRIAL for token in trial["tokensWithStatus"]
    ]
    return tuple(
        TrialToken(
            _TOKEN_STATES.get(str(token.get("status")), TokenState.UNFIT),
            datetime.fromtimestamp(token["parsedToken"]["expiryTime"], UTC).date().isoformat(),
        )
        for token in told[:_MOST_TOKENS]
        if "parsedToken" in token
    )


def _within(tools: Sequence[RegisteredTool]) -> tuple[RegisteredTool, ...]:
    """Without schemas beyond what is kept of a site."""
    room = MAX_BYTES
    kept = []
    for tool in tools:
        room -= len(tool.schema) + len(tool.output_schema)
        kept.append(tool if room >= 0 else replace(tool, schema="", output_schema=""))
    return tuple(kept)


def _kind(tool: dict[str, Any]) -> ToolKind:
    return ToolKind.DECLARATIVE if "backendNodeId" in tool else ToolKind.IMPERATIVE


def _tool(tool: dict[str, Any], kind: ToolKind, origin: str) -> RegisteredTool:
    schema = tool.get("inputSchema")
    small = len(str(schema)) <= MAX_SCHEMA
    quoted = quoted_schema(schema) if small else None
    given = tool.get("annotations") or {}
    read = read_tool(
        {
            "name": str(tool.get("name")),
            "description": tool.get("description"),
            "inputSchema": schema if small else None,
        }
    )
    return RegisteredTool(
        name=read["name"],
        kind=kind,
        description=read["description"],
        hints=tuple(hint for word, hint in _HINTS.items() if given.get(word) is True),
        schema_sha256=read["schema_sha256"],
        origin=clean_text(origin, 300),
        schema=_json(quoted),
    )


def _json(schema: Mapping[str, Any] | None) -> str:
    return json.dumps(schema, separators=(",", ":")) if schema else ""


__all__ = ["CannotStart", "run_page"]
