"""WebMCP: the page, run in a real browser, registered at least one tool.

https://webmachinelearning.github.io/webmcp/ (Draft Community Group Report, 2026-10).
"""

from typing import Any

from index.values.reasons import Reason
from probes.checks.verdict import Verdict, verdict_for, with_note, yes
from probes.evidence.evidence import SUCCESSES, Ending, Evidence, Exchange, Purpose
from probes.evidence.page_run import Missing, PageEnding, PageRun, TokenState, ToolKind
from probes.readers.json_text import load_object
from probes.readers.replies import why_unreadable
from probes.readers.urls import same_site

_ENDINGS = {
    PageEnding.CRASHED: Reason.PAGE_CRASHED,
    PageEnding.TIMED_OUT: Reason.PAGE_STUCK,
    PageEnding.LOST: Reason.BROWSER_FAILED,
}
_CODE = {"script", "worker", "sharedworker"}
_DATA = {"empty", "events", "iframe", "serviceworker", "websocket"}
# Failures for every browser.
_THE_SITES_OWN = {Ending.DNS_FAILED.value, Ending.CONNECT_FAILED.value, Ending.TLS_FAILED.value}
_GONE = {"404", "410"}


def judge_webmcp(evidence: Evidence) -> Verdict:
    """No if the page ran without registering a tool, unknown if it couldn't run."""
    page, document = evidence.page, evidence.first(Purpose.PAGE)
    if page is None:
        return verdict_for(Reason.NO_BROWSER, None)
    if reason := why_not_run(page, document):
        return verdict_for(reason, document)
    assert document is not None  # noqa: S101 - `why_not_run` has said so
    document = with_note(document, f"run in {page.browser}, {page.requests} requests")
    if not same_site(f"https://{evidence.host}/", page.url):
        return verdict_for(Reason.LEFT_THE_SITE, document)
    if page.tools:
        return _registered(page, document)
    if missing := _code_not_seen(page):
        return verdict_for(_why(missing), document)
    return verdict_for(Reason.LEGACY_API if page.legacy_tools else Reason.NO_TOOLS, document)


def why_not_run(page: PageRun, document: Exchange | None) -> Reason | None:
    """Why the run is inconclusive; registered tools count even if the page timed out."""
    busy_with_tools = page.ending is PageEnding.TIMED_OUT and bool(page.tools)
    if page.ending is PageEnding.TIMED_OUT and not page.tools and _waited_for_code(page):
        return Reason.TIMED_OUT
    if page.ending in _ENDINGS and not busy_with_tools:
        return _ENDINGS[page.ending]
    if reason := why_unreadable(document):
        return Reason.TIMED_OUT if reason is Reason.NOT_ASKED else reason
    if document is None or document.status not in SUCCESSES or page.ending is PageEnding.NOT_LOADED:
        return Reason.UNEXPECTED_STATUS
    return None


def _registered(page: PageRun, document: Exchange) -> Verdict:
    count = f"{len(page.tools)}{' or more' if page.more_tools else ''}"
    kinds = ", ".join(dict.fromkeys(tool.kind.value for tool in page.tools))
    tools = [
        {
            "name": tool.name,
            "description": tool.description,
            "annotations": dict.fromkeys(tool.hints, True),
            "schema_sha256": tool.schema_sha256,
        }
        for tool in page.tools
    ]
    detail = f"The page registered {count} tool{'s' if len(page.tools) > 1 else ''} ({kinds})."
    flags = ["more_tools"] if page.more_tools else []
    return yes(
        Reason.TOOLS_REGISTERED, detail, document, tools=tools, definitions=_definitions(page), flags=flags
    )


def _definitions(page: PageRun) -> list[dict[str, Any]]:
    """In the form of MCP's `Tool`."""
    return [
        {
            "name": tool.name,
            "title": tool.title,
            "description": tool.description,
            "inputSchema": load_object(tool.schema) or None,
            "outputSchema": load_object(tool.output_schema) or None,
        }
        for tool in page.tools
    ]


_WITHOUT = "We look with WebMCP switched on; Chrome has it for visitors by a token of its origin trial"
_TOKEN_TEXTS = {
    TokenState.HOLDS: f"{_WITHOUT}, and that of the page holds until {{}}",
    TokenState.ENDED: f"{_WITHOUT}, and that of the page ended on {{}}",
    TokenState.UNFIT: f"{_WITHOUT}, and that of the page is not for it",
}


def trial_of(page: PageRun | None) -> tuple[str, str] | None:
    """Code and text of a caveat: what visitors have of the tools; None where none is needed or known."""
    if page is None or page.trial_tokens is None or all(t.kind is ToolKind.POLYFILL for t in page.tools):
        return None
    for state in TokenState:
        if days := [token.ends for token in page.trial_tokens if token.state is state]:
            return f"trial_token_{state.value}", _TOKEN_TEXTS[state].format(max(days))
    return "no_trial_token", f"{_WITHOUT}, and the page brings none"


def _code_not_seen(page: PageRun) -> Missing | None:
    """A missing resource that could have registered tools and isn't missing for everyone.

    Data, streams, service workers and sockets count only if code mentions WebMCP; pending requests to its own
    site always do.
    """
    wanted = _CODE | (_DATA if page.mentions else set())
    for missing in page.missing:
        waited = missing.dest == "empty" and missing.why == Ending.TIMED_OUT.value
        if not may_exist(missing):
            continue
        if missing.dest in wanted or (waited and same_site(page.url, missing.url)):
            return missing
    return None


def may_exist(missing: Missing) -> bool:
    """Whether others may load what we could not."""
    return missing.why not in _THE_SITES_OWN | _GONE


def _waited_for_code(page: PageRun) -> bool:
    missing = _code_not_seen(page)
    return missing is not None and missing.why == Ending.TIMED_OUT.value


def _why(missing: Missing) -> Reason:
    try:
        return Reason(missing.why)
    except ValueError:
        return Reason.CODE_NOT_SEEN
