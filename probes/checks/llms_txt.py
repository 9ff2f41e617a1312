"""llms.txt: an overview for agents with an H1 (llmstxt.org, version 2, 2026-08-10) and addresses."""

from index.values.reasons import Reason
from index.values.vocabulary import Answer
from probes.checks.verdict import (
    Verdict,
    compare_with_controls,
    decisive_fault,
    verdict_for,
    with_note,
    with_warnings,
    yes,
)
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import html, linkset, overview
from probes.readers.likeness import redirects_to
from probes.readers.markdown import MARKDOWN_TYPES, is_html_text
from probes.readers.mdx import without_mdx
from probes.readers.prose import (
    error_in,
    h1,
    has_frontmatter,
    has_sections,
    link_targets,
    plain_prose,
    states_error,
)
from probes.readers.replies import describe_exchange, looks_like_html, why_unreadable
from probes.readers.texts import clean_text
from probes.readers.urls import absolute_url, path_of, same_address, same_site

MIN_CHARACTERS = 50
_BLANK = "\ufeff \t\r\n"
_LONG = 600
_PAGES = 3  # No error page has this many characters and links


def judge_llms_txt(evidence: Evidence) -> Verdict:
    """The one at the root, or where that fails the one that the home page names."""
    asked = evidence.all(Purpose.LLMS_TXT)
    if not asked:
        return verdict_for(Reason.NOT_ASKED, None)
    verdicts = [_verdict_of(reply, evidence) for reply in asked]
    served = (verdict for verdict in verdicts if verdict.answer is Answer.YES)
    reply, _ = decisive_fault(
        [(reply, verdict.reason) for reply, verdict in zip(asked, verdicts, strict=True)]
    )
    return next(served, verdicts[asked.index(reply)])


def _verdict_of(reply: Exchange, evidence: Evidence) -> Verdict:
    if (why := why_unreadable(reply)) is not None:
        return verdict_for(why, reply)
    controls = (evidence.first(Purpose.CONTROL_TXT), evidence.first(Purpose.CONTROL_PAGE))
    fault = _of_reply(reply, evidence)
    if fault is None:
        fault, control = compare_with_controls(reply, *controls)
        if fault is not Reason.SAME_AS_CONTROL:
            fault = _of_text(reply, evidence) or _of_control(control, reply, evidence) or fault
        if fault is not None:
            return verdict_for(fault, reply, control)
        return _served(reply, control, evidence)
    return verdict_for(fault, reply)


def _of_reply(reply: Exchange, evidence: Evidence) -> Reason | None:
    home = evidence.first(Purpose.HOME)
    sites = [reply.url, *([home.final_url] if home else [])]
    if not reply.ok:
        return Reason.NOT_FOUND
    if not any(same_site(reply.final_url, site) for site in sites):
        return Reason.LEFT_THE_SITE
    return Reason.IS_HTML if looks_like_html(reply) or is_html_text(reply.text) else None


def _of_text(reply: Exchange, evidence: Evidence) -> Reason | None:
    text = reply.text
    if not text.strip(_BLANK):
        return Reason.TOO_SHORT
    if why := _error_in(reply, evidence):
        return why
    if not overview.overview_heading(text):
        return Reason.NO_HEADING
    if not _pages(reply):
        return Reason.NO_LINK
    said = without_mdx(overview.without_robots_lines(text))
    return Reason.TOO_SHORT if len(said.strip(_BLANK)) < MIN_CHARACTERS else None


def _pages(reply: Exchange) -> tuple[str, ...]:
    urls = dict.fromkeys(
        absolute_url(target, reply.final_url) for target in overview.linked_targets(reply.text)
    )
    itself = (reply.url, reply.final_url)
    return tuple(url for url in urls if url and not any(same_address(url, own) for own in itself))


def _error_in(reply: Exchange, evidence: Evidence) -> Reason | None:
    text, home = reply.text, evidence.first(Purpose.HOME)
    if error_in(text, None, reply.final_url) is None:  # cheap: few overviews need the home page
        return None
    page = html.parse_page(home) if home and home.ok else None
    named = overview.overview_heading(text).lower()
    if page and named and named in f"{page.title} {page.h1} {page.text}".lower():
        return None
    why = error_in(text, page, reply.final_url)
    return None if why and named and _is_overview(reply) else why


def _is_overview(reply: Exchange) -> bool:
    """Whether the rest of a text is more than an error page has below such a heading."""
    pages = [url for url in _pages(reply) if path_of(url) != "/"]
    if len(pages) >= _PAGES or len(clean_text(plain_prose(reply.text), _LONG + 1)) > _LONG:
        return True
    if states_error(overview.overview_heading(reply.text)):
        return bool(pages) and overview.has_summary(reply.text)
    return any(same_site(url, reply.final_url) for url in pages)


def _of_control(control: Exchange | None, reply: Exchange, evidence: Evidence) -> Reason | None:
    if control is None or redirects_to(control, reply.url) or why_unreadable(control):
        return None
    fits = _of_reply(control, evidence) is None and _of_text(control, evidence) is None
    return Reason.SAME_AS_CONTROL if fits else None


def _served(reply: Exchange, control: Exchange | None, evidence: Evidence) -> Verdict:
    links = overview.linked_targets(reply.text)
    tried = linkset.exchanges_of(linkset.overview_targets(reply), evidence)
    dead = linkset.dead_exchanges(tried)
    checked = f" {len(dead)} of {len(tried)} links that were tried are dead." if dead else ""
    flags = [*_flags(reply, links), *(["dead_links"] if dead else [])]
    heading = "has" if "before_heading" in flags else "begins with"
    detail = f"{describe_exchange(reply)}: it {heading} a heading and holds {_count(len(links))}.{checked}"
    shown = [
        *(e for e in (reply, control) if e),
        *(with_note(link, "a dead link of the overview") for link in dead),
    ]
    return yes(Reason.SERVED, with_warnings(detail, flags), *shown, flags=flags)


def _count(links: int) -> str:
    return "1 link" if links == 1 else f"{links} links"


def _flags(reply: Exchange, links: tuple[str, ...]) -> list[str]:
    urls = [url for link in links if (url := absolute_url(link, reply.final_url))]
    flags = {
        "by_redirect": bool(reply.hops),
        "media_type": reply.media_type not in {"text/plain", *MARKDOWN_TYPES},
        "frontmatter": has_frontmatter(reply.text),
        "before_heading": not h1(overview.without_robots_lines(reply.text)),
        "bare_addresses": not link_targets(overview.without_robots_lines(reply.text)),
        "no_sections": not has_sections(reply.text),
        "robots_lines": overview.without_robots_lines(reply.text) != reply.text,
        "links_off_site": bool(urls) and not any(same_site(url, reply.final_url) for url in urls),
        "truncated": reply.truncated,
    }
    return [name for name, raised in flags.items() if raised]
