"""Consent: robots.txt, Content-Signal, Content-Usage and noai.

Sources: RFC 9309; contentsignals.org; draft-ietf-aipref-attach-05; draft-ietf-aipref-vocab-08.
"""

from probes.consent.groups import TOKEN
from probes.consent.noai import home_refusal, may_hide_refusal
from probes.consent.robots import Robots, read_robots

__all__ = ["TOKEN", "Robots", "home_refusal", "may_hide_refusal", "read_robots"]
