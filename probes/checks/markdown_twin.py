"""Markdown twin: the home page as a Markdown file, at a usual address or one that it names.

Source: llmstxt.org, version 2 (2026-08-10).
"""

from index.values.reasons import Reason
from probes.checks.verdict import (
    Verdict,
    compare_with_controls,
    decisive_fault,
    verdict_for,
    with_warnings,
    yes,
)
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import html
from probes.readers.alternates import markdown_alternates
from probes.readers.copies import repeats_control, repeats_page, tells_of, why_no_copy
from probes.readers.home_site import shown_home
from probes.readers.html import Page
from probes.readers.likeness import redirects_to
from probes.readers.markdown import MARKDOWN_TYPES, is_markdown_reply
from probes.readers.overview import overview_of
from probes.readers.replies import describe_exchange, why_unreadable
from probes.readers.urls import same_address, same_site


def judge_twin(evidence: Evidence) -> Verdict:
    home, asked = shown_home(evidence), evidence.all(Purpose.MARKDOWN_TWIN)
    if not asked:
        return verdict_for(Reason.NOT_ASKED, None)
    closed = why_unreadable(home)
    page = html.parse_page(home) if home and closed is None else None
    faults = []
    for reply in asked:
        fault, control = _fault(reply, page, evidence)
        if fault is None and closed is None:
            shown = [e for e in (reply, home, control) if e is not None]
            detail = f"{describe_exchange(reply)} with markdown of the home page."
            flags = _flags(reply, evidence)
            return yes(Reason.SERVED, with_warnings(detail, flags), *shown, flags=flags)
        faults.append((reply, fault or closed or Reason.NOT_ASKED, control))
    reply, fault = decisive_fault([(reply, fault) for reply, fault, _ in faults])
    control = next(c for r, f, c in faults if (r, f) == (reply, fault))
    return verdict_for(fault, reply, control, *(other for other in asked if other is not reply))


def _fault(reply: Exchange, page: Page | None, evidence: Evidence) -> tuple[Reason | None, Exchange | None]:
    if (why := is_markdown_reply(reply, page=page)) is not None:
        return why, None
    home = shown_home(evidence)
    if not same_site(reply.final_url, home.final_url if home else reply.url):
        return Reason.LEFT_THE_SITE, None
    if page is not None and (why := why_no_copy(reply.text, page)) is not None:
        return why, None
    control = evidence.first(Purpose.CONTROL_MD)
    if (
        page is not None
        and control
        and not redirects_to(control, reply.url)
        and _is_made_up(control, reply, page)
    ):
        return Reason.SAME_AS_CONTROL, control
    return compare_with_controls(
        reply,
        control,
        evidence.first(Purpose.CONTROL_TXT),
        evidence.first(Purpose.CONTROL_PAGE),
    )


def _is_made_up(control: Exchange, reply: Exchange, page: Page) -> bool:
    if repeats_page(control, page) or repeats_control(reply, control, page):
        return True
    is_long = len(control.body) >= len(reply.body) / 2  # a friendly "page not found" text is shorter
    return is_long and is_markdown_reply(control, page=page) is None and tells_of(control.text, page)


def _flags(reply: Exchange, evidence: Evidence) -> list[str]:
    llms = overview_of(evidence)
    flags = {
        "not_named_by_the_page": not any(
            same_address(url, reply.url) for url in markdown_alternates(evidence)
        ),
        "by_redirect": bool(reply.hops),
        "media_type_of_markdown": reply.media_type not in MARKDOWN_TYPES,
        "same_as_llms_txt": llms is not None and llms.ok and llms.body == reply.body,
        "truncated": reply.truncated,
    }
    return [name for name, raised in flags.items() if raised]
