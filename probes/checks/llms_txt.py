"""llms.txt: an overview for agents, with an H1 and links.

llmstxt.org, version 2 (2026-08-10), requires the H1; a file without links leads nowhere.
"""

from typing import Final

from index.values.reasons import Reason
from probes.checks.flags import flagged
from probes.checks.verdict import Verdict, yes
from probes.checks.wording import against_controls, because, noted
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import dead_links, html
from probes.readers.error_pages import error_in
from probes.readers.likeness import led_to
from probes.readers.markdown import MARKDOWN_TYPES, is_html_text
from probes.readers.prose import h1, has_frontmatter, link_targets
from probes.readers.replies import looks_like_html, seen, unreadable
from probes.readers.urls import absolute, same_address, same_site

MIN_CHARACTERS: Final = 50


def grade(evidence: Evidence) -> Verdict:
    reply = evidence.first(Purpose.LLMS_TXT)
    if (why := unreadable(reply)) is not None or reply is None:
        return because(why or Reason.NOT_ASKED, reply)
    controls = (evidence.first(Purpose.CONTROL_TXT), evidence.first(Purpose.CONTROL_PAGE))
    fault = _of_reply(reply, evidence)
    if fault is None:
        fault, control = against_controls(reply, *controls)
        if fault is not Reason.SAME_AS_CONTROL:
            fault = _of_text(reply, evidence) or _of_control(control, reply, evidence) or fault
        if fault is not None:
            return because(fault, reply, control)
        return _served(reply, control, evidence)
    return because(fault, reply)


def _of_reply(reply: Exchange, evidence: Evidence) -> Reason | None:
    home = evidence.first(Purpose.HOME)
    sites = [reply.url, *([home.final_url] if home else [])]
    if not reply.ok:
        return Reason.NOT_FOUND
    if not any(same_site(reply.final_url, site) for site in sites):
        return Reason.LEFT_THE_SITE
    return Reason.IS_HTML if looks_like_html(reply) or is_html_text(reply.text) else None


def _of_text(reply: Exchange, evidence: Evidence) -> Reason | None:
    text, home = reply.text, evidence.first(Purpose.HOME)
    if len(text.strip("\ufeff \t\r\n")) == 0:
        return Reason.TOO_SHORT
    # Cheap test first: few overviews need the comparison with the home page.
    if error_in(text) and (why := error_in(text, html.parse(home) if home and home.ok else None)):
        return why
    if not h1(text):
        return Reason.NO_HEADING
    if not any(_leads_on(target, reply.final_url) for target in link_targets(text)):
        return Reason.NO_LINK
    return Reason.TOO_SHORT if len(text.strip("\ufeff \t\r\n")) < MIN_CHARACTERS else None


def _leads_on(target: str, base: str) -> bool:
    """Whether a link leads to a public web address other than this file."""
    url = absolute(target, base)
    return bool(url) and not same_address(url, base)


def _of_control(control: Exchange | None, reply: Exchange, evidence: Evidence) -> Reason | None:
    """Reject hosts that generate an overview for any address."""
    if control is None or led_to(control, reply.url) or unreadable(control):
        return None
    fits = _of_reply(control, evidence) is None and _of_text(control, evidence) is None
    return Reason.SAME_AS_CONTROL if fits else None


def _served(reply: Exchange, control: Exchange | None, evidence: Evidence) -> Verdict:
    links = link_targets(reply.text)
    tried = dead_links.tried(dead_links.overview_targets(reply), evidence)
    dead = dead_links.dead(tried)
    checked = f" {len(dead)} of {len(tried)} links that were tried are dead." if dead else ""
    detail = f"{seen(reply)}: it begins with a heading and holds {_count(len(links))}.{checked}"
    flags = [*_flags(reply, links), *(["dead_links"] if dead else [])]
    shown = [
        *(e for e in (reply, control) if e),
        *(noted(link, "a dead link of the overview") for link in dead),
    ]
    return yes(Reason.SERVED, flagged(detail, flags), *shown, flags=flags)


def _count(links: int) -> str:
    return "1 link" if links == 1 else f"{links} links"


def _flags(reply: Exchange, links: tuple[str, ...]) -> list[str]:
    urls = [url for link in links if (url := absolute(link, reply.final_url))]
    flags = {
        "by_redirect": bool(reply.hops),
        "media_type": reply.media_type not in {"text/plain", *MARKDOWN_TYPES},
        "frontmatter": has_frontmatter(reply.text),
        "links_off_site": bool(urls) and not any(same_site(url, reply.final_url) for url in urls),
        "truncated": reply.truncated,
    }
    return [name for name, raised in flags.items() if raised]
