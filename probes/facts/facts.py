"""Facts of a site: name, country, kind and possible actions. Unknown facts are None or ""."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

from index.values.findings import FoundAction, Tool
from index.values.reasons import Reason
from index.values.vocabulary import EntityType, Generator
from probes.checks import verdict
from probes.checks.endpoints import judge_endpoints
from probes.checks.verdict import NO_REASONS
from probes.consent import read_robots
from probes.evidence.evidence import Evidence, Purpose
from probes.facts.actions import apparent_actions
from probes.facts.country import country_of, language
from probes.facts.kinds import entity_type_of
from probes.facts.names import display_name, site_name
from probes.facts.page_data import generator_of
from probes.facts.texts import description_of
from probes.facts.transactional import is_transactional, may_hide_actions
from probes.readers import html
from probes.readers.home_site import shown_home
from probes.readers.overview import overview_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Facts in the site's own words: one line, capped, untrusted."""

    name: str
    display_name: str
    description: str = ""
    country: str | None = None
    language: str | None = None
    entity_type: EntityType | None = None
    apparent_actions: tuple[FoundAction, ...] = ()
    transactional: bool | None = None
    declares: bool = False
    generator: Generator | None = None


def read_facts(evidence: Evidence, tools: Sequence[Tool]) -> Facts:
    """`tools` are those of a working MCP server and of the page.

    A page reached by a redirect to another domain is ignored.
    """
    home, host = shown_home(evidence), evidence.host
    own = home is not None and home.ok and verdict.verdict_off_site(evidence) is None
    page = html.parse_page(home) if home is not None and own else None
    actions = apparent_actions(page, host) if page else ()

    def read_all() -> bool:
        was_read = page is not None and home is not None and not may_hide_actions(home, page)
        return was_read and _mcp_was_read(evidence)

    return Facts(
        name=site_name(page, host) if page else host,
        display_name=display_name(page, host) if page else host,
        description=description_of(page, overview_of(evidence)),
        country=country_of(page, host),
        language=language(page),
        entity_type=entity_type_of(page, host),
        apparent_actions=actions,
        transactional=is_transactional(tools, actions, read_all=read_all),
        declares=_declares(evidence),
        generator=generator_of(page, home) if page is not None and home is not None else None,
    )


def _mcp_was_read(evidence: Evidence) -> bool:
    read = NO_REASONS | {Reason.TOOLS_LISTED}
    if any(
        judged_endpoint.endpoint.more_tools or judged_endpoint.reason not in read
        for judged_endpoint in judge_endpoints(evidence)
    ):
        return False
    asked = evidence.all(Purpose.MCP_CARD, Purpose.UCP)
    return all(e.answered and e.status not in {401, 403, 429} and (e.status or 0) < 500 for e in asked)


def _declares(evidence: Evidence) -> bool:
    own = (e for e in evidence.all(Purpose.ROBOTS) if urlsplit(e.url).hostname == evidence.host)
    return any(read_robots(e).consents for e in own)
