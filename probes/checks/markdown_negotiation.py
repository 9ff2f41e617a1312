"""Markdown negotiation: with Accept: text/markdown, the home page returns Markdown of itself.

Sources: RFC 9110 §12, RFC 7763.
"""

from index.values.reasons import Reason
from probes.checks.verdict import NO_REASONS, Verdict, compare_with_controls, verdict_for, with_warnings, yes
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import html
from probes.readers.copies import repeats_control, repeats_page, why_no_copy
from probes.readers.home_site import shown_home
from probes.readers.html import Page
from probes.readers.likeness import redirects_to
from probes.readers.markdown import (
    MARKDOWN_TYPES,
    PAST_A_CACHE,
    is_markdown_reply,
    looks_like_markdown,
)
from probes.readers.overview import overview_of
from probes.readers.replies import HTML_TYPES, accept_of, describe_exchange, looks_like_html, why_unreadable
from probes.readers.urls import same_address, same_site

ALONE = "text/markdown"


def judge_negotiation(evidence: Evidence) -> Verdict:
    """One good reply is enough."""
    home, asked = evidence.first(Purpose.HOME), evidence.all(Purpose.HOME_MARKDOWN)
    if (why := why_unreadable(home)) is not None or home is None:
        return verdict_for(why or Reason.NOT_ASKED, home)
    if not home.ok:
        return verdict_for(Reason.NOT_FOUND, home)
    if not asked:
        return verdict_for(Reason.NOT_ASKED, None)
    shown = shown_home(evidence) or home
    closed = why_unreadable(shown)
    page = html.parse_page(shown) if closed is None else None
    faults: list[tuple[Exchange, Reason]] = []
    for reply in asked:
        fault = _fault(reply, shown, page)
        if fault is None and page is not None:
            return _beside_control(reply, shown, page, evidence)
        fault = fault or closed or Reason.NOT_ASKED
        # Other addresses can only help the site.
        if not faults or same_address(reply.url, home.final_url):
            faults.append((reply, fault))
    reply, fault = _deciding(faults)
    return verdict_for(fault, reply, shown)


def _fault(reply: Exchange, home: Exchange, page: Page | None) -> Reason | None:
    if (why := is_markdown_reply(reply, MARKDOWN_TYPES, page)) is not None:
        return why
    if not same_site(reply.final_url, home.final_url):
        return Reason.LEFT_THE_SITE
    if page is None:
        return None
    if not _is_html_page(home):
        return Reason.NO_HTML_LEFT
    if reply.body == home.body:
        return Reason.SAME_AS_HTML
    if " ".join(reply.text.split()) == page.text:
        return Reason.NOT_MARKDOWN
    return why_no_copy(reply.text, page)


def _is_html_page(home: Exchange) -> bool:
    if looks_like_html(home):
        return True
    return home.media_type in HTML_TYPES and not looks_like_markdown(home.text)


def _deciding(faults: list[tuple[Exchange, Reason]]) -> tuple[Exchange, Reason]:
    """The last reply decides if inconclusive, else one labelled as Markdown."""
    if faults[-1][1] not in NO_REASONS:
        return faults[-1]
    labelled = [fault for fault in faults if fault[0].media_type in MARKDOWN_TYPES]
    return (labelled or faults)[-1]


def _beside_control(reply: Exchange, home: Exchange, page: Page, evidence: Evidence) -> Verdict:
    why, control = compare_with_controls(reply, evidence.first(Purpose.CONTROL_MARKDOWN))
    if why is None and control and _is_made_up(reply, control, page):
        return verdict_for(Reason.SAME_AS_CONTROL, reply, control, home)
    if why is None and (kept := _kept_for_browsers(evidence)):
        return verdict_for(Reason.NO_HTML_LEFT, kept, reply)
    if why is not None:
        return verdict_for(why, reply, control, home)
    shown = [e for e in (reply, home, control) if e is not None]
    detail = f"{describe_exchange(reply)} with markdown of the page that a browser gets as HTML."
    flags = _flags(reply, home, evidence)
    return yes(Reason.SERVED, with_warnings(detail, flags), *shown, flags=flags)


def _is_made_up(reply: Exchange, control: Exchange, page: Page) -> bool:
    if redirects_to(control, reply.url):
        return False
    return repeats_page(control, page) or repeats_control(reply, control, page)


def _flags(reply: Exchange, home: Exchange, evidence: Evidence) -> list[str]:
    llms = overview_of(evidence)
    flags = {
        "by_redirect": bool(reply.hops),
        "only_past_a_cache": PAST_A_CACHE in reply.url,
        "q_values_ignored": _ignores_weights(evidence.first(Purpose.HOME_WEIGHTED)),
        "only_when_asked_alone": accept_of(reply).strip() == ALONE,
        "vary_missing": not (reply.hops or (_varies(reply) and _varies(home))),
        "x_markdown": reply.media_type != "text/markdown",
        "same_as_llms_txt": llms is not None and llms.ok and llms.body == reply.body,
        "larger_than_html": len(reply.body) > len(home.body),
        "truncated": reply.truncated,
    }
    return [name for name, raised in flags.items() if raised]


def _ignores_weights(weighted: Exchange | None) -> bool:
    return weighted is not None and _is_markdown(weighted)


def _kept_for_browsers(evidence: Evidence) -> Exchange | None:
    asked = (
        e for e in evidence.all(Purpose.HOME_WEIGHTED) if accept_of(e) and "text/markdown" not in accept_of(e)
    )
    return next((e for e in asked if _is_markdown(e) and not looks_like_html(e)), None)


def _is_markdown(exchange: Exchange) -> bool:
    return exchange.ok and exchange.media_type in MARKDOWN_TYPES


def _varies(exchange: Exchange) -> bool:
    return bool({"accept", "*"} & {name.strip().lower() for name in exchange.header("vary").split(",")})
