"""Agent skills: an index at /.well-known/agent-skills/index.json with skills that match their digests.

Agent Skills Discovery 0.2.0, and 0.1 without digests. At least one skill must match.
"""

from dataclasses import replace

from index.values.reasons import Reason
from probes.checks.flags import flagged
from probes.checks.verdict import Verdict
from probes.checks.wellknown.judging import judge
from probes.checks.wording import because, most_telling
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import skills
from probes.readers.documents import Reading, counted, object_of
from probes.readers.replies import is_soft_404, no_document
from probes.readers.skills import Skill
from probes.readers.urls import same_address


def grade(evidence: Evidence) -> Verdict:
    verdict = judge(evidence, Purpose.SKILLS_INDEX, read)
    url = verdict.value.get("url")
    index = next((e for e in evidence.all(Purpose.SKILLS_INDEX) if e.final_url == url), None)
    if url is None or index is None:
        return verdict
    tried = [
        (reply, _fault(skill, reply, evidence))
        for skill in skills.listed(index)
        for reply in evidence.all(Purpose.SKILL)
        if same_address(reply.url, skill.url)
    ]
    if not tried:
        return because(Reason.NOT_ASKED, None, url=None)
    good = [reply for reply, fault in tried if fault is None]
    bad = [(reply, fault) for reply, fault in tried if fault is not None]
    if not good:
        reply, fault = most_telling(bad)
        verdict = because(fault, reply, index)
        lacking = "".join(f" {fault}." for fault in skills.faults(index))
        return replace(verdict, detail=f"{verdict.detail}{lacking}")
    wrong = {fault for _, fault in bad}
    flags = [
        *(["digest_mismatch"] if Reason.DIGEST_MISMATCH in wrong else []),
        *(["skills_unusable"] if wrong - {Reason.DIGEST_MISMATCH} else []),
    ]
    detail = flagged(f"{verdict.detail} {len(good)} of {len(tried)} that were fetched can be used.", flags)
    value = {**verdict.value, "flags": [*verdict.value["flags"], *flags]}
    return replace(verdict, detail=detail, shown_by=(*verdict.shown_by, *good), value=value)


def read(exchange: Exchange) -> Reading:
    document = object_of(exchange)
    if isinstance(document, Reason):
        return Reading(document)
    found = skills.listed(exchange)
    if not found:
        return Reading(Reason.NOT_VALID, ". ".join(skills.faults(exchange)))
    flags = () if all(skill.digest for skill in found) else ("no_digest",)
    return Reading(None, f"an index of {counted(len(found), 'skill')}", flags)


def _fault(skill: Skill, reply: Exchange, evidence: Evidence) -> Reason | None:
    if (why := no_document(reply)) is not None:
        return why
    if is_soft_404(reply, evidence.first(Purpose.CONTROL_MD), evidence.first(Purpose.CONTROL_PAGE)):
        return Reason.SAME_AS_CONTROL
    if reply.truncated:
        return Reason.TOO_LARGE
    if skill.digest and reply.sha256 != skill.digest:
        return Reason.DIGEST_MISMATCH
    return None if skills.fits(skill, reply) else Reason.NOT_VALID
