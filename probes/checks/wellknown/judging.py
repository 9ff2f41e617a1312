"""Judges well-known documents by content and by comparison with controls."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from index.values.reasons import Reason
from probes.checks.flags import flagged
from probes.checks.verdict import Verdict, yes
from probes.checks.wording import against_controls, because, most_telling
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.documents import Reading
from probes.readers.likeness import led_to
from probes.readers.replies import no_document, seen
from probes.readers.urls import same_site

JSON_CONTROLS: Final = (Purpose.CONTROL_WELL_KNOWN, Purpose.CONTROL_PAGE)


Reader = Callable[[Exchange], Reading]


def judge(
    evidence: Evidence,
    purpose: Purpose,
    read: Reader,
    controls: tuple[Purpose, ...] = JSON_CONTROLS,
) -> Verdict:
    """One valid document is enough."""
    faults: list[tuple[Exchange, Reason]] = []
    for reply in evidence.all(purpose):
        fault, control = fault_of(reply, read, evidence, controls)
        if fault is None:
            reading = read(reply)
            flags = [*reading.flags, *(["by_redirect"] if reply.hops else [])]
            detail = flagged(f"{seen(reply)} with {reading.says}.", flags)
            shown = [e for e in (reply, control) if e is not None]
            return yes(Reason.SERVED, detail, *shown, url=reply.final_url, flags=flags)
        faults.append((reply, fault))
    if not faults:
        return because(Reason.NOT_ASKED, None)
    reply, fault = most_telling(faults)
    verdict = because(fault, reply)
    lacking = read(reply).says if fault is Reason.NOT_VALID else ""
    return replace(verdict, detail=f"{verdict.detail} {lacking}.") if lacking else verdict


def fault_of(
    reply: Exchange, read: Reader, evidence: Evidence, controls: tuple[Purpose, ...] = JSON_CONTROLS
) -> tuple[Reason | None, Exchange | None]:
    if (why := no_document(reply)) is not None:
        return why, None
    if not _is_own(reply, evidence):
        return Reason.LEFT_THE_SITE, None
    fault, control = against_controls(reply, *(c for p in controls for c in evidence.all(p) or [None]))
    if fault is Reason.SAME_AS_CONTROL:
        return fault, control
    if (wrong := read(reply).fault) is not None:
        return wrong, control
    made_up = any(_fits_too(other, reply, read) for other in evidence.all(*controls))
    return (Reason.SAME_AS_CONTROL if made_up else fault), control


def _is_own(reply: Exchange, evidence: Evidence) -> bool:
    home = evidence.first(Purpose.HOME)
    return same_site(reply.final_url, reply.url) or (
        home is not None and same_site(reply.final_url, home.final_url)
    )


def _fits_too(control: Exchange, reply: Exchange, read: Reader) -> bool:
    if no_document(control) is not None or led_to(control, reply.url):
        return False
    return read(control).fault is None
