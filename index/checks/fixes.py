"""How a `no` is mended: what to put where, by server. Pure; the host is all that is filled in."""

from typing import Final

from index.checks import CHECKS
from index.values.vocabulary import CheckId

_HOST: Final = "SITE-HOST"
"""Stands for the host; no snippet needs these characters otherwise."""


def snippets(check: CheckId, host: str) -> list[dict[str, str]]:
    """Return `{where, text}` of each snippet that mends this check on a host, most common server first."""
    return [
        {"where": one.where, "text": one.text.strip().replace(_HOST, host)} for one in CHECKS[check].snippets
    ]
