"""Hard cases: sites that a probe is easily wrong about, with the right answers."""

from tests.sites.cases import (
    beyond_content,
    beyond_servers,
    consent,
    content,
    dialects,
    disguises,
    documents,
    handshakes,
    heads,
    inner_pages,
    mcp_frameworks,
    odd_servers,
    real_pages,
    servers,
    transport,
)
from tests.sites.cases.case import Case

# Every case over HTTP, in the order of the table.
CASES: tuple[Case, ...] = (
    *content.CASES,
    *transport.CASES,
    *servers.CASES,
    *documents.CASES,
    *consent.CASES,
    *heads.CASES,
    *beyond_content.CASES,
    *beyond_servers.CASES,
    *disguises.CASES,
    *odd_servers.CASES,
    *real_pages.CASES,
    *mcp_frameworks.CASES,
    *handshakes.CASES,
    *dialects.CASES,
    *inner_pages.CASES,
)
