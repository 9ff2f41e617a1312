"""Web links (RFC 8288)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Link:
    """One link: `rel` in lower case, `href` absolute, `type` a bare media type or "".

    `anchor` is the link's context if it isn't the document itself, else "".
    """

    rel: frozenset[str]
    href: str
    type: str = ""
    anchor: str = ""
