"""Whose a page is where one can donate: the site's, or that of somebody it recommends."""

import re
from typing import Final
from urllib.parse import unquote

from probes.facts.host_label import host_label
from probes.facts.name import display_name
from probes.facts.wordlists import squashed, words
from probes.readers.html import Anchor, Page
from probes.readers.urls import host_of, same_site

_ANONYMOUS: Final = re.compile(
    r"^https?://(?:www\.)?(?:paypal\.com/(?:donate|cgi-bin|ncp/payment)|(?:donate|buy)\.stripe\.com/"
    r"|donorbox\.org/embed"
    r"|checkout\.square\.site|square\.link|gofund\.me/|pay\.raisenow\.(?:io|com)/)",
    re.IGNORECASE,
)
"""Addresses that are numbers and name nobody."""
_APPEAL: Final = re.compile(
    r"^https?://(?:[a-z0-9-]+\.)*(?:donorbox\.org|gofundme\.com|justgiving\.com|betterplace\.org"
    r"|helloasso\.com"
    r"|givebutter\.com|raisely\.com|every\.org|actblue\.com|anedot\.com|winred\.com|networkforgood\.com"
    r"|twingle\.de)/",
    re.IGNORECASE,
)
"""Addresses that name an appeal, not who makes it."""
_FOR_SOMEBODY: Final = re.compile(
    r"(?<!\w)(?:to|the|für|an|à|au|aux|pour|para|per|al?|voor|aan|na|dla|til|till|до|для)(?!\w)"
    r"|^(?:support|help|sponsor)(?!\w)",
    re.IGNORECASE,
)
_FIRST_PERSON: Final = re.compile(
    r"(?<!\w)(?:us|me|our|my|i|we|uns|mich|nous|moi|notre|nos|nosotros|nuestr[oa]|ci|nostr[oa]|ons|mij"
    r"|nas|oss|nós"
    r"|нас|нам|sostienici|soutenez-nous|bizi)(?!\w)|buy me a |coffee",
    re.IGNORECASE,
)
_SHORTEST, _SHORT = 3, 5
_SIGNS: Final = re.compile(r"[^a-z0-9]+")
_WORD: Final = re.compile(r"[a-z0-9-]{5,}")
_SAYS_NOTHING: Final = words(
    "https donate donation donations giving sponsor sponsors support campaign campaigns"
)


def leads_elsewhere(anchor: Anchor, host: str) -> bool:
    """Whether a link to donate leaves the site for an address that names somebody, maybe its owner."""
    href = anchor.href.strip()
    if not host or not host_of(href) or same_site(href, f"https://{host}/") or _ANONYMOUS.match(href):
        return False
    if _APPEAL.match(href) and not _FOR_SOMEBODY.search(anchor.text):
        return False
    return _FIRST_PERSON.search(anchor.text) is None


def owners(page: Page, host: str) -> tuple[str, ...]:
    return tuple({host_label(host).lower(), squashed(display_name(page, host))})


def name_one(href: str, named: tuple[str, ...]) -> bool:
    told = unquote(href.strip()).lower()
    parts = [part for part in _SIGNS.split(told) if len(part) >= _SHORTEST]
    silent = _SAYS_NOTHING.union(host_of(href.strip()).split("."))
    begun = [part for part in (*parts, *_WORD.findall(told)) if part not in silent]
    return any(_is_named(name, parts, begun, squashed(told)) for name in named)


def _is_named(name: str, parts: list[str], begun: list[str], told: str) -> bool:
    if len(name) < _SHORT:
        return bool(name) and any(part.startswith(name) for part in parts)
    return name in told or any(name.startswith(part) for part in begun)
