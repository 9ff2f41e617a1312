"""OAuth protected resource metadata (RFC 9728) of a resource on this site."""

from index.values.reasons import Reason
from probes.checks.verdict import Verdict
from probes.checks.wellknown.judging import judge
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.documents import Reading, counted, object_of
from probes.readers.urls import absolute, same_site


def grade(evidence: Evidence) -> Verdict:
    """Also judges metadata that a gated endpoint names."""
    return judge(evidence, Purpose.OAUTH_RESOURCE, read)


def read(exchange: Exchange) -> Reading:
    """Require a resource on the publishing site (RFC 9728 §3.3)."""
    metadata = object_of(exchange)
    if isinstance(metadata, Reason):
        return Reading(metadata)
    resource, servers = metadata.get("resource"), metadata.get("authorization_servers")
    url = absolute(resource, exchange.final_url) if isinstance(resource, str) and "://" in resource else ""
    if not url or not same_site(url, exchange.url):
        return Reading(Reason.NOT_VALID)
    count = counted(len(servers) if isinstance(servers, list) else 0, "authorization server")
    return Reading(None, f"metadata of the resource {url[:200]} and {count}")
