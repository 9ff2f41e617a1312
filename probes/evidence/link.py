"""Web links (RFC 8288)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Link:
    """`rel` is in lower case, `href` absolute, `type` a bare media type.

    `anchor` is the link's context if it isn't the document itself, `hreflang` the target's languages, in
    lower case.
    """

    rel: frozenset[str]
    href: str
    type: str = ""
    anchor: str = ""
    hreflang: frozenset[str] = frozenset()
