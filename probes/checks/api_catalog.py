"""API catalog: a linkset with at least one link at /.well-known/api-catalog (RFC 9727, RFC 9264)."""

from collections.abc import Iterable
from dataclasses import replace
from urllib.parse import urlsplit

from index.values.reasons import Reason
from probes.checks.verdict import Verdict, compare_with_controls, verdict_for, with_note, with_warnings, yes
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import linkset
from probes.readers.documents import described_paths, with_count
from probes.readers.json_text import load
from probes.readers.likeness import redirects_to
from probes.readers.linkset import Linkset
from probes.readers.replies import describe_exchange, why_no_document
from probes.readers.urls import is_example, same_site, scheme_of

MEDIA_TYPE = "application/linkset+json"
MAX_SCHEMES = 3
PROFILE = "https://www.rfc-editor.org/info/rfc9727"


def judge_api_catalog(evidence: Evidence) -> Verdict:
    reply = evidence.first(Purpose.API_CATALOG)
    if (why := why_no_document(reply)) is not None or reply is None:
        return verdict_for(why or Reason.NOT_ASKED, reply)
    found = linkset.read_linkset(reply)
    known = evidence.all(Purpose.CONTROL_WELL_KNOWN)
    fault, control = compare_with_controls(reply, *(known or [None]), evidence.first(Purpose.CONTROL_PAGE))
    if fault is not Reason.SAME_AS_CONTROL:
        made_up = next((other for other in known if _is_made_up(other, reply)), None)
        fault = _of_document(reply, found) or (Reason.SAME_AS_CONTROL if made_up else fault)
        control = made_up or control
    if fault is not None or found is None:
        return _explained(verdict_for(fault or Reason.NOT_A_LINKSET, reply, control), reply, found)
    tried = linkset.exchanges_of(linkset.catalog_targets(found.links), evidence)
    dead = linkset.dead_exchanges(tried)
    hollow = ["only_the_home_page"] if _is_hollow(found, (*tried, *evidence.all(Purpose.OPENAPI))) else []
    flags = [*_flags(reply, found), *hollow, *(["dead_links"] if dead else [])]
    checked = f" {len(dead)} of {len(tried)} links that were tried are dead." if dead else ""
    detail = with_warnings(f"{describe_exchange(reply)} with {_contents(found)}.{checked}", flags)
    shown = [e for e in (reply, control) if e is not None]
    return yes(
        Reason.SERVED,
        detail,
        *shown,
        *(with_note(link, "a dead link of the catalog") for link in dead),
        flags=flags,
    )


def _contents(found: Linkset) -> str:
    links = with_count(found.size, "link")
    others = len(found.services)
    if not others:
        return links
    return f"{links} ({others} by {_listed(map(scheme_of, found.services))}, not followed)"


def _explained(verdict: Verdict, reply: Exchange, found: Linkset | None) -> Verdict:
    """Say what an empty link set has instead of links."""
    if verdict.reason is not Reason.EMPTY_LINKSET or found is None or not found.unusable:
        return verdict
    schemes = _listed(found.unusable)
    return replace(
        verdict,
        detail=f"{describe_exchange(reply)}: no link of the linkset leads to a public service ({schemes}).",
    )


def _listed(schemes: Iterable[str]) -> str:
    different = tuple(dict.fromkeys(schemes))
    more = ", …" if len(different) > MAX_SCHEMES else ""
    return ", ".join(different[:MAX_SCHEMES]) + more


def _of_document(reply: Exchange, found: Linkset | None) -> Reason | None:
    if found is not None:
        return None if found.size else Reason.EMPTY_LINKSET
    if reply.truncated:
        return Reason.TOO_LARGE
    return Reason.NOT_JSON if load(reply.text) is None else Reason.NOT_A_LINKSET


def _is_made_up(control: Exchange, reply: Exchange) -> bool:
    if not control.ok or redirects_to(control, reply.url):
        return False
    other = linkset.read_linkset(control)
    return other is not None and other.size > 0


def _is_hollow(found: Linkset, read: Iterable[Exchange]) -> bool:
    """Whether the only API that it leads to is a home page."""
    documents = {exchange.url: exchange for exchange in read if exchange.ok}
    return not found.services and all(
        _is_home(link.href) or (link.href in documents and described_paths(documents[link.href]) == {"/"})
        for link in found.links
    )


def _is_home(url: str) -> bool:
    parts = urlsplit(url)
    return parts.path in {"", "/"} and not parts.query


def _flags(reply: Exchange, found: Linkset) -> list[str]:
    flags = {
        "by_redirect": bool(reply.hops),
        "media_type": reply.media_type != MEDIA_TYPE,
        "profile_missing": PROFILE not in reply.header("content-type"),
        "shape": not found.exact,
        "example_addresses": any(
            is_example(url) and not same_site(url, reply.final_url)
            for url in (*(link.href for link in found.links), *found.services)
        ),
    }
    return [name for name, raised in flags.items() if raised]
