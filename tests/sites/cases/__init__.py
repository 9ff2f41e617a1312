"""Hard cases: sites that a probe is easily wrong about, each with the answers that it deserves."""

from tests.sites.cases import consent, content, documents, servers, transport
from tests.sites.cases.case import Case

CASES: tuple[Case, ...] = (
    *content.CASES,
    *transport.CASES,
    *servers.CASES,
    *documents.CASES,
    *consent.CASES,
)
"""Every case that is probed over HTTP, in the order of the table."""
