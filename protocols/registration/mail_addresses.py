"""Strict parsing of mail addresses."""

import re

from index.values import hosts

MAX_LENGTH = 254  # Characters (RFC 5321 §4.5.3.1.3 has 256 with brackets)

_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
# RFC 5322 §3.2.3, without quoted strings and non-ASCII letters.
_LOCAL = re.compile(rf"{_ATOM}(?:\.{_ATOM})*")


class BadAddress(ValueError):  # noqa: N818 - reads as what it is
    """Not a mail address we can write to."""


def parse_mail_address(text: str) -> str:
    """The address, its domain in lower-case ASCII (IDNA 2008). Raises BadAddress."""
    local, _, domain = text.strip(" ").rpartition("@")
    if not _LOCAL.fullmatch(local) or len(local) > 64 or domain != domain.strip():
        raise BadAddress("Enter a valid email address: ASCII letters, digits and signs before the @.")
    try:
        address = f"{local}@{hosts.normalise(domain)}"
    except hosts.BadHost as error:
        raise BadAddress("Enter a valid email address: a domain name stands after the @.") from error
    if len(address) > MAX_LENGTH:
        raise BadAddress(f"Enter a valid email address: at most {MAX_LENGTH} characters.")
    return address
