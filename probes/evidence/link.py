"""A web link (RFC 8288) of an exchange. Pure."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Link:
    """One link. `rel` in lower case, `href` absolute, `type` a bare media type or "".

    `anchor` is what the link is about when that is not the document itself, else "".
    """

    rel: frozenset[str]
    href: str
    type: str = ""
    anchor: str = ""
