"""Other well-known resources for agents: reported, not scored."""

import base64
import binascii
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from index.checks.check import complete
from index.values.reasons import Reason
from index.values.vocabulary import Answer, WellKnown
from probes.checks.verdict import (
    NO_REASONS,
    Verdict,
    compare_with_controls,
    decisive_fault,
    verdict_for,
    with_warnings,
    yes,
)
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.readers import catalogs
from probes.readers.catalogs import CATALOGS, catalog_entries, held_by_catalogs, named_by_catalogs
from probes.readers.documents import (
    DocumentReading,
    Skill,
    faults_of_skills,
    fits_skill,
    has_text,
    object_of,
    read_agent_card,
    read_openapi,
    read_x402,
    skills_of_index,
    with_count,
)
from probes.readers.json_text import load_object
from probes.readers.likeness import is_soft_404, redirects_to, same_reply
from probes.readers.markdown import is_html_text
from probes.readers.prose import error_in, h1
from probes.readers.replies import describe_exchange, why_no_document, why_unreadable
from probes.readers.texts import clean_text
from probes.readers.urls import absolute_url, path_of, same_address, same_site

JSON_CONTROLS = (Purpose.CONTROL_WELL_KNOWN, Purpose.CONTROL_PAGE)


MAY_STAND_IN_CATALOGS = frozenset({Purpose.A2A_CARD, Purpose.SKILLS_INDEX, Purpose.OPENAPI})

Judge = Callable[[Evidence], Verdict]
Reader = Callable[[Exchange], DocumentReading]


def judge_document(
    evidence: Evidence,
    purpose: Purpose,
    read: Reader,
    controls: tuple[Purpose, ...] = JSON_CONTROLS,
) -> Verdict:
    """One valid document is enough, also one that a catalog of the site holds or names elsewhere."""
    faults: list[tuple[Exchange, Reason]] = []
    asked = evidence.all(purpose)
    for reply in (*asked, *held_by_catalogs(evidence, purpose)):
        fault, control = fault_of(reply, read, evidence, controls)
        if fault is None:
            reading = read(reply)
            where = ["on_another_host"] if not _is_here(reply.url, evidence) else []
            where += ["by_redirect"] if reply.hops else []
            flags = [*reading.flags, *(where if reply in asked else ["inline"])]
            detail = with_warnings(f"{describe_exchange(reply)} with {reading.says}.", flags)
            shown = [e for e in (reply, control) if e is not None]
            return yes(Reason.SERVED, detail, *shown, url=reply.final_url, flags=flags)
        faults.append((reply, fault))
    if not faults:
        return verdict_for(Reason.NOT_ASKED, None)
    reply, fault = decisive_fault(faults)
    lost = (e for e in evidence.all(*CATALOGS, Purpose.HOME) if e.ending is Ending.VISIT_OVER)
    if fault in NO_REASONS and purpose in MAY_STAND_IN_CATALOGS and (catalog := next(lost, None)) is not None:
        return verdict_for(Reason.NOT_ASKED, catalog)  # It might have held or named one
    verdict = verdict_for(fault, reply)
    lacking = read(reply).says if fault is Reason.NOT_VALID else ""
    return replace(verdict, detail=f"{verdict.detail} {lacking}.") if lacking else verdict


def fault_of(
    reply: Exchange, read: Reader, evidence: Evidence, controls: tuple[Purpose, ...] = JSON_CONTROLS
) -> tuple[Reason | None, Exchange | None]:
    if (why := why_no_document(reply)) is not None:
        return why, None
    if not _is_own(reply, evidence):
        return Reason.LEFT_THE_SITE, None
    fault, control = compare_with_controls(reply, *(c for p in controls for c in evidence.all(p) or [None]))
    if fault is Reason.SAME_AS_CONTROL:
        return fault, control
    if (wrong := read(reply).fault) is not None:
        return wrong, control
    made_up = any(_fits_too(other, reply, read) for other in evidence.all(*controls))
    return (Reason.SAME_AS_CONTROL if made_up else fault), control


def _is_own(reply: Exchange, evidence: Evidence) -> bool:
    return same_site(reply.final_url, reply.url) or _is_here(reply.final_url, evidence)


def _is_here(url: str, evidence: Evidence) -> bool:
    home = evidence.first(Purpose.HOME)
    return same_site(url, f"https://{evidence.host}/") or (
        home is not None and same_site(url, home.final_url)
    )


def _fits_too(control: Exchange, reply: Exchange, read: Reader) -> bool:
    if why_no_document(control) is not None or redirects_to(control, reply.url):
        return False
    return read(control).fault is None


def read_catalog(exchange: Exchange, what: str) -> DocumentReading:
    """Require an entry with identifier, type, and either address or document."""
    document = object_of(exchange)
    if isinstance(document, Reason):
        return DocumentReading(document)
    found = catalog_entries(exchange)
    whole = sum(entry.whole for entry in found)
    if not whole:
        return DocumentReading(Reason.NOT_VALID)
    flags = ("entries_incomplete",) if whole < len(found) else ()
    return DocumentReading(None, f"{what} of {with_count(whole, 'entry', 'entries')}", flags)


def judge_skills(evidence: Evidence) -> Verdict:
    """Agent skills: an index at /.well-known/agent-skills/index.json with skills that match their digests.

    Agent Skills Discovery 0.2.0, and 0.1 without digests. At least one skill must match.
    """
    verdict = judge_document(evidence, Purpose.SKILLS_INDEX, read_skills)
    if verdict.answer is not Answer.YES:
        return _judge_named_skills(evidence) or verdict
    index = verdict.shown_by[0]
    tried = _tried_skills(skills_of_index(index), evidence)
    if not tried:
        return verdict_for(Reason.NOT_ASKED, None, url=None)
    good = [reply for reply, fault in tried if fault is None]
    bad = [(reply, fault) for reply, fault in tried if fault is not None]
    if not good:
        reply, fault = decisive_fault(bad)
        verdict = verdict_for(fault, reply, index)
        lacking = "".join(f" {fault}." for fault in faults_of_skills(index))
        return replace(verdict, detail=f"{verdict.detail}{lacking}")
    wrong = {fault for _, fault in bad}
    flags = [
        *(["digest_mismatch"] if Reason.DIGEST_MISMATCH in wrong else []),
        *(["skills_unusable"] if wrong - {Reason.DIGEST_MISMATCH} else []),
    ]
    detail = with_warnings(
        f"{verdict.detail} {len(good)} of {len(tried)} that were fetched can be used.", flags
    )
    value = {**verdict.value, "flags": [*verdict.value["flags"], *flags]}
    return replace(verdict, detail=detail, shown_by=(*verdict.shown_by, *good), value=value)


def _tried_skills(skills: Iterable[Skill], evidence: Evidence) -> list[tuple[Exchange, Reason | None]]:
    return [
        (reply, _fault_of_skill(skill, reply, evidence))
        for skill in skills
        for reply in evidence.all(Purpose.SKILL)
        if same_address(reply.url, skill.url)
    ]


def _judge_named_skills(evidence: Evidence) -> Verdict | None:
    """Yes where a catalog names a skill that can be used, else None."""
    named = (Skill("", _type_of_skill(url), url, "") for url in named_by_catalogs(evidence, Purpose.SKILL))
    for reply, fault in _tried_skills(named, evidence):
        if fault is None:
            detail = f"{describe_exchange(reply)} with a skill that a catalog of the site names."
            return yes(Reason.SERVED, detail, reply, url=reply.final_url, flags=["no_digest"])
    return None


def _type_of_skill(url: str) -> str:
    return "archive" if path_of(url).endswith((".zip", ".tgz", ".gz")) else "skill-md"


def read_skills(exchange: Exchange) -> DocumentReading:
    document = object_of(exchange)
    if isinstance(document, Reason):
        return DocumentReading(document)
    found = skills_of_index(exchange)
    if not found:
        return DocumentReading(Reason.NOT_VALID, ". ".join(faults_of_skills(exchange)))
    flags = () if all(skill.digest for skill in found) else ("no_digest",)
    return DocumentReading(None, f"an index of {with_count(len(found), 'skill')}", flags)


def _fault_of_skill(skill: Skill, reply: Exchange, evidence: Evidence) -> Reason | None:
    if (why := why_no_document(reply)) is not None:
        return why
    if is_soft_404(reply, evidence.first(Purpose.CONTROL_MD), evidence.first(Purpose.CONTROL_PAGE)):
        return Reason.SAME_AS_CONTROL
    if reply.truncated:
        return Reason.TOO_LARGE
    if skill.digest and reply.sha256 != skill.digest:
        return Reason.DIGEST_MISMATCH
    return None if fits_skill(skill, reply) else Reason.NOT_VALID


def read_oauth_resource(exchange: Exchange) -> DocumentReading:
    """OAuth protected resource metadata (RFC 9728) of a resource on this site.

    Require a resource on the publishing site (RFC 9728 §3.3).
    """
    metadata = object_of(exchange)
    if isinstance(metadata, Reason):
        return DocumentReading(metadata)
    resource, servers = metadata.get("resource"), metadata.get("authorization_servers")
    url = (
        absolute_url(resource, exchange.final_url) if isinstance(resource, str) and "://" in resource else ""
    )
    if not url or not same_site(url, exchange.url):
        return DocumentReading(Reason.NOT_VALID)
    count = with_count(len(servers) if isinstance(servers, list) else 0, "authorization server")
    return DocumentReading(None, f"metadata of the resource {url[:200]} and {count}")


_REGISTERS = ("register_uri", "registration_endpoint", "identity_endpoint")


def read_oauth_server(exchange: Exchange) -> DocumentReading:
    """OAuth authorization server metadata (RFC 8414) of an issuer on this site.

    Require only an issuer on the publishing site (RFC 8414 §3.3): API-key services have no endpoints.
    """
    metadata = object_of(exchange)
    if isinstance(metadata, Reason):
        return DocumentReading(metadata)
    issuer, agents = metadata.get("issuer"), metadata.get("agent_auth")
    url = absolute_url(issuer, exchange.final_url) if isinstance(issuer, str) and "://" in issuer else ""
    if not url or not same_site(url, exchange.url):
        return DocumentReading(Reason.NOT_VALID)
    registers = isinstance(agents, dict) and any(isinstance(agents.get(key), str) for key in _REGISTERS)
    return DocumentReading(
        None, f"metadata of the issuer {url[:200]}{' and how agents register' if registers else ''}"
    )


_AUTH_MD_CONTROLS = (
    Purpose.CONTROL_MD,
    Purpose.CONTROL_TXT,
    Purpose.CONTROL_PAGE,
    Purpose.CONTROL_MARKDOWN,
)

_AUTH_MD_ABOUT = re.compile(r"\b(?:regist|auth|credential|api[ _-]?key|token)", re.IGNORECASE)
_AUTH_MD_HOW = re.compile(r"\bPOST\b|/agent/|agent_auth|oauth|\bendpoint\b|/\.well-known/", re.IGNORECASE)


def judge_auth_md(evidence: Evidence) -> Verdict:
    """auth.md: instructions for agents to get a credential, at /auth.md (workos/auth.md 0.1 to 0.7).

    The home page's Markdown, which some hosts send for any .md address, doesn't count.
    """
    reply = evidence.first(Purpose.AUTH_MD)
    if reply is not None and fault_of(reply, read_auth_md, evidence, _AUTH_MD_CONTROLS)[0] is None:
        for copy in evidence.all(Purpose.HOME_MARKDOWN, Purpose.MARKDOWN_TWIN, Purpose.LLMS_TXT):
            if copy.ok and same_reply(reply, copy):
                return verdict_for(Reason.SAME_AS_CONTROL, reply, copy)
    return judge_document(evidence, Purpose.AUTH_MD, read_auth_md, _AUTH_MD_CONTROLS)


def read_auth_md(exchange: Exchange) -> DocumentReading:
    text = exchange.text
    if is_html_text(text):
        return DocumentReading(Reason.IS_HTML)
    if why := error_in(text):
        return DocumentReading(why)
    if not h1(text):
        return DocumentReading(Reason.NO_HEADING)
    if not (_AUTH_MD_ABOUT.search(text) and _AUTH_MD_HOW.search(text)):
        return DocumentReading(Reason.NOT_VALID)
    return DocumentReading(None, "words on how an agent gets a credential")


def read_ucp(exchange: Exchange) -> DocumentReading:
    """Universal Commerce Protocol: a profile at /.well-known/ucp (2026-01-11 to 2026-08-25)."""
    document = object_of(exchange)
    if isinstance(document, Reason):
        return DocumentReading(document)
    profile = catalogs.read_profile(exchange)
    if profile is None:
        return DocumentReading(Reason.NOT_VALID)
    services = len({binding.service for binding in profile.bindings})
    ways = ", ".join(dict.fromkeys(clean_text(b.transport, 20) for b in profile.bindings[:8]))
    return DocumentReading(
        None,
        f"a profile of version {clean_text(profile.version, 20)}: "
        f"{with_count(services, 'service')} over {ways}",
    )


def read_ard(exchange: Exchange) -> DocumentReading:
    """Agentic Resource Discovery: entries at /.well-known/ard.json, or where the home page says (0.91)."""
    reading = read_catalog(exchange, "an ARD document")
    nameless = any(entry.whole and not entry.named for entry in catalog_entries(exchange))
    if reading.fault is None and nameless and not reading.flags:
        return reading._replace(flags=("entries_incomplete",))
    return reading


def read_ai_catalog(exchange: Exchange) -> DocumentReading:
    """AI catalog: entries at /.well-known/ai-catalog.json, or where the home page says (AI Catalog 1.0)."""
    reading = read_catalog(exchange, "an AI catalog")
    if reading.fault is None and not has_text(load_object(exchange.text), "specVersion"):
        return reading._replace(flags=(*reading.flags, "shape"))
    return reading


_KEY_DIRECTORY = "application/http-message-signatures-directory+json"

# Members of a public key by type (RFC 7518 §6, RFC 8037 §2).
_KEY_MEMBERS = {"OKP": ("crv", "x"), "EC": ("crv", "x", "y"), "RSA": ("n", "e")}


def read_web_bot_auth(exchange: Exchange) -> DocumentReading:
    """Web Bot Auth: a key directory (draft-ietf-webbotauth-httpsig-protocol).

    Redirects don't count; a directory without a usable key is a placeholder.
    """
    if exchange.hops:
        return DocumentReading(Reason.NOT_FOUND)
    document = object_of(exchange)
    if isinstance(document, Reason):
        return DocumentReading(document)
    keys = document.get("keys")
    usable = sum(map(_is_usable_key, keys[:100])) if isinstance(keys, list) else 0
    if not usable:
        return DocumentReading(Reason.NOT_VALID)
    flags = () if exchange.media_type == _KEY_DIRECTORY else ("media_type",)
    return DocumentReading(None, f"a directory of {with_count(usable, 'key')}", flags)


def _is_usable_key(key: Any) -> bool:
    if not isinstance(key, dict) or not isinstance(key.get("kty"), str):
        return False
    members = _KEY_MEMBERS.get(key["kty"])
    return members is not None and "d" not in key and has_text(key, *members)


def judge_x402(evidence: Evidence) -> Verdict:
    """x402 payments: a document at /.well-known/x402, or a 402 that says how to pay (versions 1 and 2)."""
    for exchange in evidence.exchanges:
        if exchange.answered and exchange.status == 402 and _ways_to_pay(exchange):
            detail = f"{describe_exchange(exchange)} with a way to pay."
            return yes(Reason.SERVED, detail, exchange, url=exchange.final_url, flags=[])
    verdict = judge_document(evidence, Purpose.X402, read_x402)
    return _of_offer(verdict, evidence) if verdict.answer is Answer.YES else verdict


def _of_offer(document: Verdict, evidence: Evidence) -> Verdict:
    """No only where each resource that was asked answers without asking to be paid."""
    asked = evidence.all(Purpose.X402_RESOURCE)
    if not asked:
        return verdict_for(Reason.NOT_ASKED, *document.shown_by[:1] or (None,))
    closed = [(reply, why) for reply in asked if (why := why_unreadable(reply)) is not None]
    reply, why = closed[0] if closed else (asked[0], Reason.NOT_CHARGING)
    return verdict_for(why, reply, *document.shown_by)


def _ways_to_pay(exchange: Exchange) -> bool:
    """Looks in the header (version 2) and the body (version 1)."""
    try:
        header = base64.b64decode(exchange.header("payment-required"), validate=True)
    except (binascii.Error, ValueError):
        header = b""
    documents = (load_object(header.decode("utf-8", "replace")), load_object(exchange.text))
    return any(_accepts(document) for document in documents)


def _accepts(document: dict[str, Any]) -> bool:
    accepts = document.get("accepts")
    return (
        "x402Version" in document and isinstance(accepts, list) and any(isinstance(a, dict) for a in accepts)
    )


def _by_document(purpose: Purpose, read: Reader) -> Judge:
    return lambda evidence: judge_document(evidence, purpose, read)


JUDGES: Mapping[WellKnown, Judge] = complete(
    WellKnown,
    {
        WellKnown.A2A_AGENT_CARD: _by_document(
            Purpose.A2A_CARD, read_agent_card
        ),  # the agent is never called
        WellKnown.AGENT_SKILLS: judge_skills,
        WellKnown.OAUTH_PROTECTED_RESOURCE: _by_document(Purpose.OAUTH_RESOURCE, read_oauth_resource),
        WellKnown.OAUTH_AUTHORIZATION_SERVER: _by_document(Purpose.OAUTH_SERVER, read_oauth_server),
        WellKnown.AUTH_MD: judge_auth_md,
        WellKnown.UCP: _by_document(Purpose.UCP, read_ucp),
        WellKnown.ARD: _by_document(Purpose.ARD, read_ard),
        WellKnown.AI_CATALOG: _by_document(Purpose.AI_CATALOG, read_ai_catalog),
        WellKnown.WEB_BOT_AUTH: _by_document(Purpose.WEB_BOT_AUTH, read_web_bot_auth),
        WellKnown.OPENAPI: _by_document(Purpose.OPENAPI, read_openapi),
        WellKnown.X402: judge_x402,
    },
    "probes/checks/wellknown.py",
)
