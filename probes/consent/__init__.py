"""Consent: robots.txt, Content-Signal, Content-Usage and noai.

Sources: RFC 9309; contentsignals.org; draft-ietf-aipref-attach-05; draft-ietf-aipref-vocab-08.
"""

from probes.consent.groups import TOKEN
from probes.consent.headers import refuses_document, without_refused_documents
from probes.consent.home import HOME_PAGES, home_refusal, may_hide_refusal, page_refusal, site_refusal
from probes.consent.robots import Robots, read_robots

__all__ = [
    "HOME_PAGES",
    "TOKEN",
    "Robots",
    "home_refusal",
    "may_hide_refusal",
    "page_refusal",
    "read_robots",
    "refuses_document",
    "site_refusal",
    "without_refused_documents",
]
