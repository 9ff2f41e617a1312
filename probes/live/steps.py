"""Steps of a live check, as shown to whoever waits."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from index.values.vocabulary import CheckId
from probes.evidence.evidence import Exchange, Purpose


class Step(StrEnum):
    """In order."""

    ROBOTS = "robots"
    HOME = "home"
    CONTROLS = "controls"
    DOCUMENTS = "documents"
    MCP = "mcp"
    WELL_KNOWN = "well_known"
    PAGE = "page"
    GRADING = "grading"


class CheckStage(StrEnum):
    WAITING = "waiting"
    ASKING = "asking"
    ASKED = "asked"


_ORDER: Final = {step: place for place, step in enumerate(Step)}
_BY_PURPOSE: Final = {
    Purpose.ROBOTS: Step.ROBOTS,
    Purpose.HOME: Step.HOME,
    Purpose.HOME_FOLLOWED: Step.HOME,
    Purpose.HOME_MARKDOWN: Step.HOME,
    Purpose.CONTROL_PAGE: Step.CONTROLS,
    Purpose.CONTROL_TXT: Step.CONTROLS,
    Purpose.CONTROL_MD: Step.CONTROLS,
    Purpose.CONTROL_MARKDOWN: Step.CONTROLS,
    Purpose.LLMS_TXT: Step.DOCUMENTS,
    Purpose.MARKDOWN_TWIN: Step.DOCUMENTS,
    Purpose.API_CATALOG: Step.DOCUMENTS,
    Purpose.MCP_CARD: Step.MCP,
    Purpose.UCP: Step.MCP,
    Purpose.ARD: Step.MCP,
    Purpose.AI_CATALOG: Step.MCP,
    Purpose.MCP: Step.MCP,
    Purpose.OAUTH_SERVER: Step.WELL_KNOWN,
    Purpose.AUTH_MD: Step.WELL_KNOWN,
    Purpose.A2A_CARD: Step.WELL_KNOWN,
    Purpose.HOME_WEIGHTED: Step.WELL_KNOWN,
    Purpose.SEARCH_WORD: Step.WELL_KNOWN,
}
"""A purpose's first request begins its step; other purposes belong to the current one."""
_ASKED_IN: Final = {
    CheckId.MARKDOWN_NEGOTIATION: Step.HOME,
    CheckId.MCP_SERVER: Step.MCP,
    CheckId.MCP_SERVER_CARD: Step.MCP,
    CheckId.WEBMCP: Step.PAGE,
}


def step_of(exchanges: Iterable[Exchange]) -> Step:
    begun = (_BY_PURPOSE.get(exchange.purpose, Step.ROBOTS) for exchange in exchanges)
    return max(begun, key=_ORDER.__getitem__, default=Step.ROBOTS)


def progress(step: str) -> dict[CheckId, CheckStage]:
    """`step` is a Step, or "" before the first."""
    now = _ORDER[Step(step)] if step else -1
    return {check: _stage(_ORDER[_ASKED_IN.get(check, Step.DOCUMENTS)], now) for check in CheckId}


def _stage(place: int, now: int) -> CheckStage:
    if place == now:
        return CheckStage.ASKING
    return CheckStage.ASKED if place < now else CheckStage.WAITING
