"""How to fix a no, or an unknown that the owner can resolve. Pure."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from index.checks import CHECKS
from index.checks.check import FixSnippet, Remedy, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_HOST = "SITE-HOST"

REMEDIES: Mapping[Reason, Remedy] = {
    Reason.ROBOTS_DISALLOWED: Remedy(
        "Allow the address for the user agent AgentReadinessIndex in robots.txt.",
        (FixSnippet("The file /robots.txt", "User-agent: AgentReadinessIndex\nAllow: /"),),
    ),
    Reason.ROBOTS_UNREADABLE: Remedy("Let robots.txt of that host answer 200 or 404."),
    Reason.REFUSED_BY_HEADER: Remedy(
        "If agents may use the document, send it without noai in X-Robots-Tag, without ai-input=no and "
        "use=immediate in Content-Signal, and without ai-use=n in Content-Usage."
    ),
    Reason.CHALLENGED: Remedy("Let the user agent AgentReadinessIndex past the bot challenge."),
    Reason.REFUSED_ACCESS: Remedy(
        "Let the user agent AgentReadinessIndex past the firewall or access rule that refuses the request."
    ),
    Reason.DNS_FAILED: Remedy("Give the host name an address in DNS, or name a host that has one."),
    Reason.CONNECT_FAILED: Remedy("Let the server accept connections there, or name an address that does."),
    Reason.TLS_FAILED: Remedy("Renew the certificate, or serve one that names the host."),
    Reason.TOO_MANY_REDIRECTS: Remedy("End the redirects: let the address lead to its document in one step."),
    Reason.BAD_HTTP: Remedy("Fix the server's answer: it is not valid HTTP."),
    Reason.BAD_ENCODING: Remedy("Send the encoding that Content-Encoding names, or none."),
}


class FixParts(NamedTuple):
    text: str
    snippets: tuple[FixSnippet, ...]


def fix_parts(check: CheckId, answer: str, reason: str, generator: str | None = None) -> FixParts | None:
    """The fix, text for the site's generator first; None if the owner can't change the answer."""
    declared = CHECKS[check]
    if answer == Answer.NO:
        text = next((fix for known, fix in declared.fixes.items() if known == reason), declared.fix)
        own = tuple(
            snippet for snippet in declared.snippets if snippet.generator and snippet.generator == generator
        )
        for_all = tuple(snippet for snippet in declared.snippets if snippet.generator is None)
        advice = (snippet.advice for snippet in own if snippet.advice)
        return FixParts(" ".join((text, *advice)), own + for_all)
    if answer == Answer.UNKNOWN:
        remedies = {**REMEDIES, **declared.remedies}
        remedy = next((found for known, found in remedies.items() if known == reason), None)
        return FixParts(remedy.text, remedy.snippets) if remedy else None
    return None


def snippets(check: CheckId, host: str) -> list[dict[str, str]]:
    """Snippets that fix a no, as `{where, text}`, most common server first."""
    return fill_snippets(CHECKS[check].snippets, host)


def fill_snippets(parts: Iterable[FixSnippet], host: str) -> list[dict[str, str]]:
    return [{"where": part.where, "text": part.text.strip().replace(_HOST, host)} for part in parts]


_UNKNOWN_1_0 = (
    "No answer in time, or a failure of DNS, TLS or the connection.",
    "A status 401, 403, 429 or 5xx, or a page that is a bot challenge.",
    "robots.txt disallows the address, so that it was not asked.",
    "The random address that a yes is held against could not be read.",
)
UNKNOWN_ANYWHERE = (
    _UNKNOWN_1_0[0],
    (
        "A status 401, 403, 429, 5xx or another that filters answer, a page that is a bot challenge, or "
        "another host's waiting room."
    ),
    *_UNKNOWN_1_0[2:],
)


def prose_of(check: CheckId, version: str) -> Wording | None:
    """Wording under a rubric version such as "1.2"; None if the check didn't exist."""
    asked = _number(version)
    return next((wording for wording in CHECKS[check].wordings if _number(wording.version) <= asked), None)


def unknown_in(version: str) -> tuple[str, ...]:
    return UNKNOWN_ANYWHERE if _number(version) >= (1, 4) else _UNKNOWN_1_0


def is_asked_in(check: CheckId, version: str) -> bool:
    """Whether the version (any text) had the check."""
    parts = version.split(".")
    known = len(parts) == 2 and all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts)
    return known and prose_of(check, version) is not None


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
