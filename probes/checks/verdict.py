"""Verdict of a check: yes, no or unknown, with a reason code."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from index.values.reasons import REASON_TEXTS, Reason
from index.values.vocabulary import Answer
from probes.evidence.evidence import Evidence, Exchange
from probes.readers.home_site import off_site_home
from probes.readers.likeness import is_soft_404
from probes.readers.replies import control_failed, describe_exchange

FLAG_TEXTS = {
    "bare_addresses": "its addresses are not written as markdown links",
    "before_heading": "there are other lines before the heading",
    "by_redirect": "it is reached through a redirect",
    "card_auth_differs": "the card says otherwise than the server whether credentials are needed",
    "card_tools_differ": "the card names tools that the server does not list",
    "card_version_differs": "the card states another version than the server",
    "dead_links": "some of the links we tried are dead",
    "digest_mismatch": "content does not match its published digest",
    "example_tool": "its only tool is our example, which searches llms.txt",
    "entries_incomplete": "entries lack what the format requires",
    "example_addresses": "it names example addresses, which lead nowhere",
    "frontmatter": "there is frontmatter before the heading",
    "inline": "it stands inline in the site's catalog",
    "larger_than_html": "the markdown is larger than the HTML",
    "legacy_address": "the address is outdated",
    "links_off_site": "all links lead to other sites",
    "local_address": "it also names a local address such as localhost, which others can't reach",
    "media_type": "the media type is unusual",
    "media_type_of_markdown": "the media type should be text/markdown",
    "more_tools": "there are more tools than we read",
    "no_digest": "the index has an older form without digests",
    "no_sections": "it has no sections (“## ”)",
    "not_named_by_the_page": "the page does not name it",
    "on_another_host": "it is on another host, which a catalog or link of the site names",
    "only_past_a_cache": "a cache serves the HTML at the page's own address",
    "only_when_asked_alone": "it is served only if nothing but markdown is accepted",
    "only_the_home_page": "the only API it leads to is the home page",
    "profile_missing": "the media type lacks its profile",
    "q_values_ignored": "markdown is served although the q values prefer HTML",
    "robots_lines": "lines in the form of robots.txt don't count here",
    "same_as_llms_txt": "it is the same as llms.txt",
    "shape": "the form differs from the format",
    "skills_unusable": "some of the skills we tried cannot be used",
    "truncated": "we read only its beginning",
    "vary_missing": "Vary: Accept is missing",
    "x_markdown": "the media type is text/x-markdown",
}


def with_warnings(detail: str, flags: Iterable[str]) -> str:
    texts = [FLAG_TEXTS[flag] for flag in flags]
    return f"{detail} Warning: {'; '.join(texts)}." if texts else detail


@dataclass(frozen=True, slots=True)
class Verdict:
    """`detail` is a sentence for people, `shown_by` its exchanges, `value` further JSON-ready findings."""

    answer: Answer
    reason: Reason
    detail: str = ""
    shown_by: tuple[Exchange, ...] = ()
    value: Mapping[str, Any] = field(default_factory=dict)


def yes(reason: Reason, detail: str, *shown_by: Exchange, **value: Any) -> Verdict:
    return Verdict(Answer.YES, reason, detail, shown_by, value)


def no(reason: Reason, detail: str, *shown_by: Exchange, **value: Any) -> Verdict:
    """The site answered and doesn't do it."""
    return Verdict(Answer.NO, reason, detail, shown_by, value)


def unknown(reason: Reason, detail: str, *shown_by: Exchange, **value: Any) -> Verdict:
    """The reply says nothing about the site."""
    return Verdict(Answer.UNKNOWN, reason, detail, shown_by, value)


def verdict_off_site(evidence: Evidence) -> Verdict | None:
    if (home := off_site_home(evidence)) is None:
        return None
    detail = f"{describe_exchange(home)}: the home page is on another site, which answers for itself."
    return no(Reason.LEFT_THE_SITE, detail, home)


# All other reasons mean unknown.
NO_REASONS = frozenset(
    {Reason.NOT_FOUND, Reason.NOT_ACCEPTABLE, Reason.SAME_AS_CONTROL, Reason.IS_HTML, Reason.WRONG_MEDIA_TYPE}
    | {Reason.NOT_MARKDOWN, Reason.SAME_AS_HTML, Reason.NO_HTML_LEFT, Reason.OTHER_PAGE, Reason.ERROR_PAGE}
    | {Reason.TEMPLATE}
    | {Reason.LEFT_THE_SITE, Reason.NO_HEADING, Reason.NO_LINK, Reason.TOO_SHORT, Reason.NOT_JSON}
    | {
        Reason.NOT_VALID,
        Reason.DIGEST_MISMATCH,
        Reason.NOT_A_LINKSET,
        Reason.EMPTY_LINKSET,
        Reason.NOT_MCP,
        Reason.NO_ENDPOINT,
        Reason.ENDPOINT_DEAD,
        Reason.LOCAL_ADDRESS,
        Reason.NO_TOOL_LIST,
        Reason.NO_TOOLS,
        Reason.LEGACY_API,
        Reason.NEEDS_SCRIPT,
        Reason.SHUT_OUT,
        Reason.NOT_CHARGING,
    }
)


def verdict_for(reason: Reason, exchange: Exchange | None, *also: Exchange | None, **value: Any) -> Verdict:
    shown = tuple(e for e in (exchange, *also) if e is not None)
    text = REASON_TEXTS[reason]
    detail = f"{describe_exchange(exchange)}: {text}." if exchange else f"{text[:1].upper()}{text[1:]}."
    judge = no if reason in NO_REASONS else unknown
    return judge(reason, detail, *shown, **value)


def with_note(exchange: Exchange, note: str) -> Exchange:
    return replace(exchange, note="; ".join(filter(None, (exchange.note, note))))


def compare_with_controls(
    answer: Exchange, control: Exchange | None, *others: Exchange | None
) -> tuple[Reason | None, Exchange | None]:
    """Why the answer fails (or None), and the control; only `control` must have been answered."""
    for other in (control, *others):
        if is_soft_404(answer, other):
            return Reason.SAME_AS_CONTROL, other
    return (Reason.NO_CONTROL if control_failed(control) else None), control


def decisive_fault(faults: list[tuple[Exchange, Reason]]) -> tuple[Exchange, Reason]:
    """The first failure that leaves it unknown, else the first that isn't NOT_FOUND."""
    for exchange, reason in faults:
        if reason not in NO_REASONS:
            return exchange, reason
    present = [fault for fault in faults if fault[1] is not Reason.NOT_FOUND]
    return (present or faults)[0]
