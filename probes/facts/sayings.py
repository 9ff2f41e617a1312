"""Texts about single capabilities of a site, besides its tools.

Only from documents that passed their checks. Texts are one line, capped, untrusted.
"""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

from index.values.findings import Saying
from index.values.passages import NAME, TEXT, PassageSource
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, WellKnown
from probes.checks import home_site
from probes.checks.endpoints import settle
from probes.checks.verdict import Verdict
from probes.evidence.evidence import Evidence, Purpose
from probes.facts.offers import SAYS_NOTHING, document, entries
from probes.readers import html, openapi
from probes.readers.home_site import shown_home
from probes.readers.linkset import titles
from probes.readers.overview import stated
from probes.readers.sections import sections
from probes.readers.texts import clean

MOST: Final = {
    PassageSource.SKILL: 40,
    PassageSource.SERVER: 3,
    PassageSource.API: 24,
    PassageSource.LLMS_TXT: 24,
    PassageSource.HOME: 12,
}
_LEAST_WORDS: Final = 3


def sayings(
    evidence: Evidence, verdicts: Mapping[CheckId, Verdict], resources: Mapping[WellKnown, Verdict]
) -> tuple[Saying, ...]:
    said = {
        PassageSource.SKILL: _skills(evidence, resources),
        PassageSource.SERVER: _server(evidence),
        PassageSource.API: _apis(evidence, verdicts, resources),
        PassageSource.LLMS_TXT: _sections(evidence, verdicts),
        PassageSource.HOME: _headings(evidence),
    }
    return tuple(one for source, texts in said.items() for one in islice(_kept(source, texts), MOST[source]))


_Said = Iterator[tuple[object, object]]


def _kept(source: PassageSource, texts: _Said) -> Iterator[Saying]:
    for name, text in texts:
        shown = clean(name, NAME) if isinstance(name, str) else ""
        said = clean(text, TEXT) if isinstance(text, str) else ""
        if any(char.isalnum() for char in said):
            yield Saying(source, shown, said)


def _joined(*parts: object) -> str:
    said = (part.strip()[: 4 * TEXT] for part in parts if isinstance(part, str))
    return " ".join(part if part[-1] in ".!?:" else f"{part}." for part in said if part)


def _skills(evidence: Evidence, resources: Mapping[WellKnown, Verdict]) -> _Said:
    for resource, purpose in (
        (WellKnown.AGENT_SKILLS, Purpose.SKILLS_INDEX),
        (WellKnown.A2A_AGENT_CARD, Purpose.A2A_CARD),
    ):
        for skill in entries(document(evidence, resources[resource], purpose), "skills"):
            name = skill.get("name")
            spoken = name.replace("-", " ") if isinstance(name, str) else ""
            yield name, _joined(spoken, skill.get("description"))


def _server(evidence: Evidence) -> _Said:
    for found in settle(evidence):
        if found.gave is Reason.TOOLS_LISTED:
            endpoint = found.endpoint
            yield endpoint.title, _joined(endpoint.title, endpoint.about)
            yield endpoint.title, endpoint.instructions


def _apis(
    evidence: Evidence, verdicts: Mapping[CheckId, Verdict], resources: Mapping[WellKnown, Verdict]
) -> _Said:
    described = [document(evidence, resources[WellKnown.OPENAPI], Purpose.OPENAPI)]
    if verdicts[CheckId.API_CATALOG].answer is Answer.YES:
        catalog = evidence.first(Purpose.API_CATALOG)
        yield from ((title, title) for title in (titles(catalog) if catalog else ()))
        described += evidence.all(Purpose.CATALOG_LINK)
    for exchange in described:
        if exchange is not None and exchange.ok:
            about = openapi.about(exchange)
            yield about.title, _joined(about.title, about.description)
            yield from ((one, f"{about.title}: {one}" if about.title else one) for one in about.operations)


def _sections(evidence: Evidence, verdicts: Mapping[CheckId, Verdict]) -> _Said:
    llms_txt = evidence.first(Purpose.LLMS_TXT)
    if verdicts[CheckId.LLMS_TXT].answer is not Answer.YES or llms_txt is None:
        return
    for section in sections(stated(llms_txt.text), TEXT):
        heading = "" if section.heading.casefold() in SAYS_NOTHING else section.heading
        yield section.heading, _joined(heading, section.text)


def _headings(evidence: Evidence) -> _Said:
    home = shown_home(evidence)
    if home is None or not home.ok or home_site.left(evidence) is not None:
        return
    for heading in html.parse(home).headings:
        if len(heading.split()) >= _LEAST_WORDS:
            yield heading, heading
