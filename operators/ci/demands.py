"""Demands on probe results, and shortfalls."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple

from index.checks import CHECKS, SCORED_CHECKS
from index.values.reasons import OUTCOME_TEXTS, OutcomeReason
from index.values.vocabulary import Answer, CheckId, Outcome
from probes.evidence.charsets import codec_of_mark
from probes.grading.changelog import checks_moved_since

Result = Mapping[str, Any]


class Exit(IntEnum):
    PASSED = 0
    FELL_SHORT = 1
    BAD_USE = 2
    COULD_NOT_ASK = 3


_WORST_FIRST = (Exit.BAD_USE, Exit.FELL_SHORT, Exit.COULD_NOT_ASK)


class Advice(NamedTuple):
    """What the owner of a site can do about a check, in our words alone."""

    text: str
    link: str

    def __str__(self) -> str:
        return f"Fix: {self.text} {self.link}"


@dataclass(frozen=True, slots=True)
class Shortfall:
    """`subject` is a check's id, "readiness_score" or "host"; `exit` tells a no from an unknown.

    One that passed is only told: a new rule moved the answer, not the site.
    """

    subject: str
    exit: Exit
    text: str
    fixes: tuple[Advice, ...] = ()


@dataclass(frozen=True, slots=True)
class Demands:
    fail_under: int | None = None
    require: tuple[CheckId, ...] = ()
    baseline: Mapping[str, Result] | None = None

    def __bool__(self) -> bool:
        return self.fail_under is not None or bool(self.require) or self.baseline is not None

    def shortfalls(self, result: Result) -> list[Shortfall]:
        """Only what got worse if there is an earlier result."""
        if not self:
            return []
        if result["outcome"] != Outcome.ANSWERED:
            why = OUTCOME_TEXTS[OutcomeReason(result["outcome_reason"])]
            return [Shortfall("host", Exit.COULD_NOT_ASK, f"not asked: {why}")]
        before = (self.baseline or {}).get(result["host"])
        if before is None or before["outcome"] != Outcome.ANSWERED:
            return self._missed(result)
        lost = [
            check
            for check in CheckId
            if _answer(before, check) is Answer.YES and _answer(result, check) is not Answer.YES
        ]
        moved = checks_moved_since(str(before.get("rubric_version"))).intersection(lost)
        worse = [
            _moved(check, before, result)
            if check in moved
            else _short(check, result, "yes in the baseline, now")
            for check in lost
        ]
        known = {short.subject for short in worse} | {short.subject for short in self._missed(before)}
        kept = {check.value: before["checks"][check.value] for check in moved}
        missed = self._missed({**result, "checks": {**result["checks"], **kept}})
        return worse + [short for short in missed if short.subject not in known]

    def _missed(self, result: Result) -> list[Shortfall]:
        missed = [
            _short(check, result, "required, but")
            for check in self.require
            if _answer(result, check) is not Answer.YES
        ]
        score = sum(_answer(result, check) is Answer.YES for check in SCORED_CHECKS)
        unknown = sum(_answer(result, check) is Answer.UNKNOWN for check in SCORED_CHECKS)
        if self.fail_under is not None and score < self.fail_under:
            ended = Exit.COULD_NOT_ASK if score + unknown >= self.fail_under else Exit.FELL_SHORT
            text = f"{score} of {len(SCORED_CHECKS)} checks passed, {self.fail_under} are demanded"
            if ended is Exit.COULD_NOT_ASK:
                text += f"; {unknown} could not be answered"
            fixes = [fix for check in SCORED_CHECKS for fix in _fixes(check, result)]
            missed.append(Shortfall("readiness_score", ended, text, tuple(fixes)))
        return missed


def exit_of(shortfalls: Iterable[Shortfall]) -> Exit:
    """A shortfall outweighs hosts that could not be asked."""
    ends = {short.exit for short in shortfalls}
    return next((end for end in _WORST_FIRST if end in ends), Exit.PASSED)


def parse_fail_under(text: str) -> int:
    """Raises ValueError."""
    if not (text.isascii() and text.isdigit() and len(text) < 4 and 0 <= int(text) <= len(SCORED_CHECKS)):
        raise ValueError(f"--fail-under {text!r} is not a whole number from 0 to {len(SCORED_CHECKS)}")
    return int(text)


def parse_require(text: str) -> tuple[CheckId, ...]:
    """Raises ValueError naming what is unknown."""
    names = [name.strip() for name in text.split(",")]
    unknown = [name for name in names if name not in set(CheckId)]
    if unknown:
        named, allowed = ", ".join(map(repr, unknown)), ", ".join(CheckId)
        raise ValueError(f"--require: no such check: {named}; allowed, with commas between: {allowed}")
    return tuple(dict.fromkeys(map(CheckId, names)))


def read_baseline(path: str) -> dict[str, Result]:
    """Read `probe --json` output by host; the last result counts. Raises ValueError."""
    try:
        raw = Path(path).read_bytes()
        text = raw.decode(codec_of_mark(raw) or "utf-8")
    except (OSError, UnicodeError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "is not UTF-8"
        raise ValueError(f"--baseline {path!r} cannot be read: {why}") from error
    results: dict[str, Result] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            result = _result(line)
            if result is None:
                raise ValueError(
                    f"--baseline {path!r}, line {number} is not a probe result: give the output of"
                    " `agent-readiness probe --json`, one JSON object a line"
                )
            results[result["host"]] = result
    if not results:
        raise ValueError(
            f"--baseline {path!r} has no probe result; make it with `agent-readiness probe --json`"
        )
    return results


def _result(line: str) -> Result | None:
    try:
        result = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(result, dict) or not isinstance(result.get("checks"), dict):
        return None
    named = isinstance(result.get("host"), str) and result.get("outcome") in set(Outcome)
    checks: Sequence[Any] = list(result["checks"].values())
    answers = {str(a) for a in Answer}
    whole = all(isinstance(c, dict) and str(c.get("answer")) in answers for c in checks)
    return result if named and whole else None


def _answer(result: Result, check: CheckId) -> Answer:
    return Answer(result["checks"].get(check.value, {}).get("answer", Answer.UNKNOWN))


def _short(check: CheckId, result: Result, words: str) -> Shortfall:
    answer, found = _answer(result, check), result["checks"].get(check.value, {})
    ended = Exit.COULD_NOT_ASK if answer is Answer.UNKNOWN else Exit.FELL_SHORT
    why = found.get("detail") or found.get("reason") or ""
    text = f"{CHECKS[check].label}: {words} {answer.value} ({why})"
    return Shortfall(check.value, ended, text, _fixes(check, result))


def _moved(check: CheckId, before: Result, result: Result) -> Shortfall:
    versions = f"{before.get('rubric_version')} and {result['rubric_version']}"
    text = f"{CHECKS[check].label}: yes in the baseline, now {_answer(result, check).value}"
    return Shortfall(
        check.value, Exit.PASSED, f"{text}; its rule changed between rubric {versions}, so this fails nothing"
    )


def _fixes(check: CheckId, result: Result) -> tuple[Advice, ...]:
    fix = result["checks"].get(check.value, {}).get("fix")
    return (Advice(f"{CHECKS[check].label}: {fix['text']}", fix["link"]),) if fix else ()
