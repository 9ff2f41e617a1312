"""Universal Commerce Protocol: a profile at /.well-known/ucp (2026-01-11 to 2026-08-25)."""

from index.values.reasons import Reason
from probes.checks.verdict import Verdict
from probes.checks.wellknown.judging import judge
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import ucp
from probes.readers.documents import Reading, counted, object_of
from probes.readers.texts import clean


def grade(evidence: Evidence) -> Verdict:
    return judge(evidence, Purpose.UCP, read)


def read(exchange: Exchange) -> Reading:
    document = object_of(exchange)
    if isinstance(document, Reason):
        return Reading(document)
    profile = ucp.read(exchange)
    if profile is None:
        return Reading(Reason.NOT_VALID)
    services = len({binding.service for binding in profile.bindings})
    ways = ", ".join(dict.fromkeys(clean(b.transport, 20) for b in profile.bindings[:8]))
    return Reading(
        None, f"a profile of version {clean(profile.version, 20)}: {counted(services, 'service')} over {ways}"
    )
