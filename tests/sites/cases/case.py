"""One case: a site with one trait, and the right answers.

`tests.sites.cases.CASES` gathers the tuple `CASES` of each module here. A case that needs a browser stays out
of it: its own test visits it and tells the table.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Answer, CheckId, Outcome, WellKnown
from operators.sample_web.site import Handler, Transport
from probes.net.policy import RequestLimits

Check = CheckId | WellKnown
Told = tuple[Answer, Reason]
Build = Callable[[str], Handler]  # Makes a fresh server for a host


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """`truth` holds every check that the case is about.

    `others` are further servers, by name with `{}` for the case's own host. `finding` are further fields of
    the finding, `detail` words that a check's sentence must hold. The last of several `visits` is graded.
    `host` is only given where the name itself is the case; it then resolves to `addresses`.
    """

    id: str
    title: str
    site: Build | None
    truth: Mapping[Check, Told] = field(default_factory=dict)
    outcome: Outcome = Outcome.ANSWERED
    reason: OutcomeReason = OutcomeReason.ANSWERED
    finding: Mapping[str, object] = field(default_factory=dict)
    detail: Mapping[Check, str] = field(default_factory=dict)
    others: Mapping[str, Build] = field(default_factory=dict)
    limits: RequestLimits | None = None
    visits: int = 1
    transport: Transport = Transport.HTTPS
    name: str = ""
    addresses: tuple[str, ...] = ()

    @property
    def host(self) -> str:
        return self.name or f"case-{self.id.lower()}.test"


def yes(reason: str = "served") -> Told:
    return Answer.YES, Reason(reason)


def no(reason: str) -> Told:
    return Answer.NO, Reason(reason)


def unknown(reason: str) -> Told:
    return Answer.UNKNOWN, Reason(reason)


def declined(reason: str) -> dict[str, object]:
    return {"outcome": Outcome.DECLINED, "reason": OutcomeReason(reason)}


def could_not_ask(reason: str) -> dict[str, object]:
    return {"outcome": Outcome.COULD_NOT_ASK, "reason": OutcomeReason(reason)}
