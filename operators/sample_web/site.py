"""A sample site: host, server, and expected results."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from aiohttp import web

from index.checks import SCORED_CHECKS
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Answer, CardState, CheckId, Outcome, Tier

Handler = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]


class Transport(Enum):
    HTTPS = "https, and http redirects there"
    HTTP_ONLY = "http; nothing listens for https"
    EXPIRED = "https with a certificate that has expired"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectedResult:
    """`answers` of all five scored checks, `tools` as the site names them."""

    outcome: Outcome
    outcome_reason: OutcomeReason
    answers: Mapping[CheckId, Answer]
    card: CardState | None
    listed: bool
    tier: Tier | None
    tools: tuple[str, ...] = ()

    @property
    def score(self) -> int:
        return sum(answer is Answer.YES for answer in self.answers.values())


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleSite:
    """`build` makes a fresh server, so that no state outlives a run; `pace` is seconds per answer."""

    host: str
    character: str
    expected: ExpectedResult
    build: Callable[[], Handler]
    aliases: tuple[str, ...] = ()
    transport: Transport = field(default=Transport.HTTPS)
    pace: float = 0.0


def answering(
    *yes: CheckId,
    listed: bool,
    tier: Tier | None,
    unknown: tuple[CheckId, ...] = (),
    card: CardState = CardState.ABSENT,
    tools: tuple[str, ...] = (),
) -> ExpectedResult:
    """A check that is neither yes nor unknown is no."""
    answers = {
        check: Answer.YES if check in yes else Answer.UNKNOWN if check in unknown else Answer.NO
        for check in SCORED_CHECKS
    }
    return ExpectedResult(
        outcome=Outcome.ANSWERED,
        outcome_reason=OutcomeReason.ANSWERED,
        answers=answers,
        card=card,
        listed=listed,
        tier=tier,
        tools=tools,
    )


def declining(reason: OutcomeReason) -> ExpectedResult:
    return _silent(Outcome.DECLINED, reason)


def unreachable(reason: OutcomeReason) -> ExpectedResult:
    return _silent(Outcome.COULD_NOT_ASK, reason)


def _silent(outcome: Outcome, reason: OutcomeReason) -> ExpectedResult:
    return ExpectedResult(
        outcome=outcome,
        outcome_reason=reason,
        answers=dict.fromkeys(SCORED_CHECKS, Answer.UNKNOWN),
        card=None,
        listed=False,
        tier=None,
    )
