"""What an earlier grading of the same evidence said, part by part: only what code has changed is judged again. Pure.

A part is a pure function of the evidence, so that as long as its code is the same, so is what it says.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from typing import Any, Final, TypeVar

from index.values.findings import ApparentAction
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Action, Answer, EntityType
from probes.checks.verdict import Verdict, unknown
from probes.evidence.evidence import Evidence, Exchange
from probes.facts import Facts
from probes.isolation.budget import CpuTimeExceeded

T = TypeVar("T")
Parts = dict[str, list[Any]]
"""By name `[edition, what was said]`, JSON-ready. The edition names the code, and whatever it was given beside the evidence."""

_NOT_TOLD: Final = object()


class Known:
    """The parts that are known, and those that grading adds. Without an `edition` nothing is known or kept.

    `edition` gives of a module's name a digest of its code and of all that it imports, "" for what is not ours.
    """

    def __init__(
        self,
        evidence: Evidence,
        edition: Callable[[str], str] = lambda _: "",
        before: Mapping[str, Any] | None = None,
    ) -> None:
        """Before grading this evidence."""
        self._evidence, self._edition, self._before = evidence, edition, before or {}
        self._places = {id(exchange): place for place, exchange in enumerate(evidence.exchanges)}
        self._parts: Parts = {}
        self._is_spent = False
        self._new: dict[str, Callable[[Any], bool]] = {}
        """Of each part that was judged now, whether what comes back from JSON is the same."""

    @property
    def parts(self) -> Parts:
        """What was said. What does not come back from JSON as it was is not among them, and judged anew each time."""
        back = json.loads(json.dumps({name: self._parts[name][1] for name in self._new}))
        lost = {name for name, is_same in self._new.items() if not is_same(back[name])}
        return {name: part for name, part in self._parts.items() if name not in lost}

    def verdict(self, name: str, judge: Callable[[Evidence], Verdict]) -> Verdict:
        """What a check says; unknown when the processor time of this grading is over."""
        codec = self._told_verdict, self._verdict
        open_ = unknown(Reason.TOO_COSTLY, "")
        return self._in_time(lambda: self._part(name, judge, lambda: judge(self._evidence), codec), open_)

    def facts(self, read: Callable[..., Facts], tool_names: list[str]) -> Facts:
        """What the site says of itself; nothing when the processor time is over."""
        host, codec = self._evidence.host, (asdict, _facts)
        return self._in_time(
            lambda: self._part("facts", read, lambda: read(self._evidence, tool_names), codec, tool_names),
            Facts(name=host, display_name=host),
        )

    def refusal(self, read: Callable[..., OutcomeReason | None], *given: Any) -> OutcomeReason | None:
        """Whether the home page refuses."""
        codec: tuple[Callable[[OutcomeReason | None], Any], Callable[[Any], OutcomeReason | None]] = (
            _same,
            _refusal,
        )
        return self._part("refusal", read, lambda: read(*given), codec)

    def flag(
        self, name: str, of: Callable[..., Any], read: Callable[[], bool | None], *given: Any
    ) -> bool | None:
        """What is yes, no or unknown, read by the code of `of`, from the evidence and from what is `given`."""
        codec: tuple[Callable[[bool | None], Any], Callable[[Any], bool | None]] = (_same, _same)
        return self._in_time(lambda: self._part(name, of, read, codec, given), None)

    def _in_time(self, judge: Callable[[], T], open_: T) -> T:
        """Judge while there is time, else leave it open: what was judged before stands. Consent is never left open so."""
        if not self._is_spent:
            try:
                return judge()
            except CpuTimeExceeded:
                self._is_spent = True
        return open_

    def _part(
        self,
        name: str,
        code: Callable[..., Any],
        compute: Callable[[], T],
        codec: tuple[Callable[[T], Any], Callable[[Any], T]],
        given: Any = "",
    ) -> T:
        edition = self._edition(code.__module__)
        if not edition:
            return compute()
        encode, decode = codec
        edition += f" {json.dumps(given)}" if given else ""
        before = self._before.get(name)
        if before and before[0] == edition:
            self._parts[name] = before
            return decode(before[1])
        value = compute()
        if (told := encode(value)) is not _NOT_TOLD:
            self._parts[name] = [edition, told]
            self._new[name] = lambda back: decode(back) == value
        return value

    def _told_verdict(self, verdict: Verdict) -> Any:
        shown = [self._place(exchange) for exchange in verdict.shown_by]
        if None in shown:
            return _NOT_TOLD
        return [verdict.answer, verdict.reason, verdict.detail, shown, dict(verdict.value)]

    def _place(self, exchange: Exchange) -> Any:
        """Where an exchange stands in the evidence; of one that a check wrote a note to `[place, note]`, None of others."""
        place = self._places.get(id(exchange))
        if place is not None:
            return place
        for place, seen in enumerate(self._evidence.exchanges):
            if (seen.at, seen.url) == (exchange.at, exchange.url) and replace(
                seen, note=exchange.note
            ) == exchange:
                return [place, exchange.note]
        return None

    def _shown(self, place: Any) -> Exchange:
        if isinstance(place, int):
            return self._evidence.exchanges[place]
        number, note = place
        noted: Exchange = replace(self._evidence.exchanges[number], note=note)
        return noted

    def _verdict(self, told: list[Any]) -> Verdict:
        answer, reason, detail, shown, value = told
        return Verdict(Answer(answer), Reason(reason), detail, tuple(map(self._shown, shown)), value)


def _facts(told: dict[str, Any]) -> Facts:
    kind, actions = told["entity_type"], told["apparent_actions"]
    return Facts(
        **{
            **told,
            "entity_type": EntityType(kind) if kind else None,
            "apparent_actions": tuple(
                ApparentAction(Action(one["action"]), one["evidence"]) for one in actions
            ),
        }
    )


def _refusal(told: str | None) -> OutcomeReason | None:
    reason: OutcomeReason | None = OutcomeReason(told) if told else None
    return reason


def _same(value: Any) -> Any:
    return value
