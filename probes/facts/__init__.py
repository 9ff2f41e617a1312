"""Facts of a site: name, country, kind and possible actions. Unknown facts are None or ""."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from index.values.findings import ApparentAction, Tool
from index.values.reasons import Reason
from index.values.vocabulary import CHANGING_ACTIONS, EntityType, Generator
from probes.checks import home_site
from probes.checks.endpoints import settle
from probes.checks.wording import NO_REASONS
from probes.consent import read_robots
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.facts.action_words import HINTED, LANGUAGES
from probes.facts.actions import apparent_actions, said, says_nothing_known
from probes.facts.country import country
from probes.facts.description import description
from probes.facts.entity_type import entity_type
from probes.facts.generator import generator
from probes.facts.name import display_name, name
from probes.facts.transactional import transactional
from probes.readers import html
from probes.readers.home_site import shown_home

_SHELL_TEXT: Final = 200
"""Characters below which a page with scripts counts as script-rendered."""

_SHORT: Final = 40
_ASKED: Final = frozenset({"email", "password", "tel"})

_WEBMCP: Final = (b"modelContext", b"toolname=")


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Facts in the site's own words: one line, capped, untrusted."""

    name: str
    display_name: str
    description: str = ""
    country: str | None = None
    entity_type: EntityType | None = None
    apparent_actions: tuple[ApparentAction, ...] = ()
    transactional: bool | None = None
    declares: bool = False
    generator: Generator | None = None


def read_facts(evidence: Evidence, tools: Sequence[Tool]) -> Facts:
    """`tools` are those of a working MCP server and of the page.

    A page reached by a redirect to another domain is ignored.
    """
    home, host = shown_home(evidence), evidence.host
    own = home is not None and home.ok and home_site.left(evidence) is None
    page = html.parse(home) if home is not None and own else None
    actions = apparent_actions(page, host) if page else ()
    read_all = page is not None and home is not None and _was_read(home, page) and _mcp_was_read(evidence)
    return Facts(
        name=name(page, host) if page else host,
        display_name=display_name(page, host) if page else host,
        description=description(page, evidence.first(Purpose.LLMS_TXT)),
        country=country(page, host),
        entity_type=entity_type(page, host),
        apparent_actions=actions,
        transactional=transactional(tools, actions, read_all=read_all),
        declares=_declares(evidence),
        generator=generator(page, home) if page is not None and home is not None else None,
    )


def _was_read(home: Exchange, page: html.Page) -> bool:
    if home.truncated or any(mark in home.body for mark in _WEBMCP):
        return False
    if page.lang.lower().partition("-")[0] not in LANGUAGES or any(map(says_nothing_known, page.forms)):
        return False
    if _hints_at_more(page):
        return False
    return bool(page.text) and (len(page.text) >= _SHELL_TEXT or b"<script" not in home.body.lower())


def _hints_at_more(page: html.Page) -> bool:
    labels = (*(anchor.text for anchor in page.anchors), *page.buttons)
    return any(field.type in _ASKED for field in page.inputs) or any(map(_hints, labels))


@lru_cache(maxsize=4096)  # labels repeat across pages
def _hints(label: str) -> bool:
    if len(label) > _SHORT:
        return False
    action = said(label)
    return action in CHANGING_ACTIONS if action else HINTED.search(label) is not None


def _mcp_was_read(evidence: Evidence) -> bool:
    read = NO_REASONS | {Reason.TOOLS_LISTED}
    if any(one.endpoint.more_tools or one.gave not in read for one in settle(evidence)):
        return False
    asked = evidence.all(Purpose.MCP_CARD, Purpose.UCP)
    return all(e.answered and e.status not in {401, 403, 429} and (e.status or 0) < 500 for e in asked)


def _declares(evidence: Evidence) -> bool:
    own = (e for e in evidence.all(Purpose.ROBOTS) if urlsplit(e.url).hostname == evidence.host)
    return any(read_robots(e).consents for e in own)
