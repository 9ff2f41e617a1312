"""What a site offers, for search: headings, skills, example queries, passages about single capabilities.

Only from documents that passed their checks. Texts are one line, capped, untrusted.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, islice
from typing import Any

from index.values.findings import PassageFinding
from index.values.passages import NAME, TEXT, PassageSource
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, WellKnown
from probes.checks.endpoints import judge_endpoints
from probes.checks.verdict import Verdict, verdict_off_site
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import documents, html
from probes.readers.catalogs import held_by_catalogs
from probes.readers.home_site import shown_home
from probes.readers.json_text import load_object
from probes.readers.linkset import link_titles
from probes.readers.overview import overview_of, overview_sections, without_robots_lines
from probes.readers.prose import plain_prose
from probes.readers.texts import clean_text

CAP = 200  # Characters
MAX_OFFERS = 60
_READ = 200

_HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+(\S[^\n]*)$", re.MULTILINE)
_LONGEST = 401
# Headings suggested by the llms.txt proposal.
SAYS_NOTHING = frozenset({"docs", "documentation", "optional", "overview", "pages", "links", "resources"})


@dataclass(frozen=True, slots=True)
class Offers:
    """Searchable texts besides name, description, tools and actions."""

    headings: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    example_queries: tuple[str, ...] = ()


def read_offers(
    evidence: Evidence, verdicts: Mapping[CheckId, Verdict], resources: Mapping[WellKnown, Verdict]
) -> Offers:
    llms_txt = overview_of(evidence)
    passed = verdicts[CheckId.LLMS_TXT].answer is Answer.YES and llms_txt is not None

    def of(resource: WellKnown, purpose: Purpose, key: str) -> Iterator[dict[str, Any]]:
        yield from entries_of(passed_document(evidence, resources[resource], purpose), key)

    skills = [
        *of(WellKnown.AGENT_SKILLS, Purpose.SKILLS_INDEX, "skills"),
        *of(WellKnown.A2A_AGENT_CARD, Purpose.A2A_CARD, "skills"),
    ]
    cataloged = [
        *of(WellKnown.ARD, Purpose.ARD, "entries"),
        *of(WellKnown.AI_CATALOG, Purpose.AI_CATALOG, "entries"),
    ]
    return Offers(
        headings=_cap_offers(_headings_of_overview(llms_txt.text) if passed and llms_txt is not None else ()),
        skills=_cap_offers(_skill(skill) for skill in skills),
        example_queries=_cap_offers(query for entry in cataloged for query in _queries(entry)),
    )


def passed_document(evidence: Evidence, verdict: Verdict, purpose: Purpose) -> Exchange | None:
    """Return None unless the resource passed."""
    if verdict.answer is not Answer.YES:
        return None
    url = verdict.value.get("url")
    held = held_by_catalogs(evidence, purpose)
    return next((e for e in (*evidence.all(purpose), *held) if e.final_url == url), None)


def entries_of(exchange: Exchange | None, key: str) -> Iterator[dict[str, Any]]:
    listed = load_object(exchange.text).get(key) if exchange is not None else None
    if isinstance(listed, list):
        yield from (entry for entry in listed[:_READ] if isinstance(entry, dict))


def _headings_of_overview(text: str) -> Iterator[str]:
    """The first heading is the site's name."""
    written = (match[1] for match in _HEADING.finditer(plain_prose(text)))
    words = (line.rstrip(" \t#") or line[0] for line in written)
    found = (heading for heading in words if len(heading) <= _LONGEST)
    next(found, None)
    return (heading for heading in found if heading.strip().casefold() not in SAYS_NOTHING)


def _skill(entry: Mapping[str, Any]) -> str:
    parts = [entry.get("name"), entry.get("description")]
    return ". ".join(part.replace("-", " ") for part in parts if isinstance(part, str))


def _queries(entry: Mapping[str, Any]) -> Iterator[str]:
    queries = entry.get("representativeQueries")
    if isinstance(queries, list):
        yield from (query for query in queries[:_READ] if isinstance(query, str))


def _cap_offers(texts: Iterable[str]) -> tuple[str, ...]:
    kept: dict[str, None] = {}
    for text in texts:
        cleaned = clean_text(text, CAP)
        if any(char.isalnum() for char in cleaned):
            kept.setdefault(cleaned)
        if len(kept) == MAX_OFFERS:
            break
    return tuple(kept)


MAX_PASSAGES = {
    PassageSource.SKILL: 40,
    PassageSource.SERVER: 3,
    PassageSource.API: 24,
    PassageSource.LLMS_TXT: 24,
    PassageSource.HOME: 12,
}
_LEAST_WORDS = 3


def read_passages(
    evidence: Evidence, verdicts: Mapping[CheckId, Verdict], resources: Mapping[WellKnown, Verdict]
) -> tuple[PassageFinding, ...]:
    said = {
        PassageSource.SKILL: _skills(evidence, resources),
        PassageSource.SERVER: _server(evidence),
        PassageSource.API: _apis(evidence, verdicts, resources),
        PassageSource.LLMS_TXT: _sections(evidence, verdicts),
        PassageSource.HOME: _headings_of_home(evidence),
    }
    capped = (islice(_cap_passages(source, texts), MAX_PASSAGES[source]) for source, texts in said.items())
    return tuple(chain.from_iterable(capped))


_Said = Iterator[tuple[object, object]]


def _cap_passages(source: PassageSource, texts: _Said) -> Iterator[PassageFinding]:
    for name, text in texts:
        shown = clean_text(name, NAME) if isinstance(name, str) else ""
        said = clean_text(text, TEXT) if isinstance(text, str) else ""
        if any(char.isalnum() for char in said):
            yield PassageFinding(source, shown, said)


def _joined(*parts: object) -> str:
    said = (part.strip()[: 4 * TEXT] for part in parts if isinstance(part, str))
    return " ".join(part if part[-1] in ".!?:" else f"{part}." for part in said if part)


def _skills(evidence: Evidence, resources: Mapping[WellKnown, Verdict]) -> _Said:
    for resource, purpose in (
        (WellKnown.AGENT_SKILLS, Purpose.SKILLS_INDEX),
        (WellKnown.A2A_AGENT_CARD, Purpose.A2A_CARD),
    ):
        for skill in entries_of(passed_document(evidence, resources[resource], purpose), "skills"):
            name = skill.get("name")
            spoken = name.replace("-", " ") if isinstance(name, str) else ""
            yield name, _joined(spoken, skill.get("description"))


def _server(evidence: Evidence) -> _Said:
    for found in judge_endpoints(evidence):
        if found.reason is Reason.TOOLS_LISTED:
            endpoint = found.endpoint
            yield endpoint.title, _joined(endpoint.title, endpoint.about)
            yield endpoint.title, endpoint.instructions


def _apis(
    evidence: Evidence, verdicts: Mapping[CheckId, Verdict], resources: Mapping[WellKnown, Verdict]
) -> _Said:
    described = [passed_document(evidence, resources[WellKnown.OPENAPI], Purpose.OPENAPI)]
    if verdicts[CheckId.API_CATALOG].answer is Answer.YES:
        catalog = evidence.first(Purpose.API_CATALOG)
        yield from ((title, title) for title in (link_titles(catalog) if catalog else ()))
        described += evidence.all(Purpose.CATALOG_LINK)
    for exchange in described:
        if exchange is not None and exchange.ok:
            about = documents.read_about(exchange)
            yield about.title, _joined(about.title, about.description)
            yield from (
                (operation, f"{about.title}: {operation}" if about.title else operation)
                for operation in about.operations
            )


def _sections(evidence: Evidence, verdicts: Mapping[CheckId, Verdict]) -> _Said:
    llms_txt = overview_of(evidence)
    if verdicts[CheckId.LLMS_TXT].answer is not Answer.YES or llms_txt is None:
        return
    for section in overview_sections(without_robots_lines(llms_txt.text), TEXT):
        heading = "" if section.heading.casefold() in SAYS_NOTHING else section.heading
        yield section.heading, _joined(heading, section.text)


def _headings_of_home(evidence: Evidence) -> _Said:
    home = shown_home(evidence)
    if home is None or not home.ok or verdict_off_site(evidence) is not None:
        return
    for heading in html.parse_page(home).headings:
        if len(heading.split()) >= _LEAST_WORDS:
            yield heading, heading
