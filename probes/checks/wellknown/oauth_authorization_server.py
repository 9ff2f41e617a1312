"""OAuth authorization server metadata (RFC 8414) of an issuer on this site."""

from index.values.reasons import Reason
from probes.checks.verdict import Verdict
from probes.checks.wellknown.judging import judge
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.documents import Reading, object_of
from probes.readers.urls import absolute, same_site

_REGISTERS = ("register_uri", "registration_endpoint", "identity_endpoint")


def grade(evidence: Evidence) -> Verdict:
    return judge(evidence, Purpose.OAUTH_SERVER, read)


def read(exchange: Exchange) -> Reading:
    """Require only an issuer on the publishing site (RFC 8414 §3.3): API-key services have no endpoints."""
    metadata = object_of(exchange)
    if isinstance(metadata, Reason):
        return Reading(metadata)
    issuer, agents = metadata.get("issuer"), metadata.get("agent_auth")
    url = absolute(issuer, exchange.final_url) if isinstance(issuer, str) and "://" in issuer else ""
    if not url or not same_site(url, exchange.url):
        return Reading(Reason.NOT_VALID)
    registers = isinstance(agents, dict) and any(isinstance(agents.get(key), str) for key in _REGISTERS)
    return Reading(
        None, f"metadata of the issuer {url[:200]}{' and how agents register' if registers else ''}"
    )
