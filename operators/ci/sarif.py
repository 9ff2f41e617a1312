"""Probe results as SARIF 2.1.0, which code scanning and editors read."""

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any
from urllib.parse import quote, urlsplit

from config.printable import strip_controls
from index.checks import CHECKS
from index.values.vocabulary import VERSION, Answer, CheckId, Outcome
from operators.ci.demands import Exit, Result, Shortfall
from operators.ci.output import JudgedResult
from probes.grading.rubric import RUBRIC_VERSION

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_CHECKS = tuple(CheckId)
_SCORE = "readiness_score"


def log(judged: Sequence[JudgedResult]) -> str:
    """One run: a rule a check, a result for each no and each shortfall, a notification a host not asked."""
    run = {
        "tool": {"driver": _driver()},
        "invocations": [_invocation(judged)],
        "results": [shortfall for result, shortfalls in judged for shortfall in _results(result, shortfalls)],
        "columnKind": "unicodeCodePoints",
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=1) + "\n"


def _driver() -> dict[str, Any]:
    score = {
        "id": _SCORE,
        "shortDescription": {"text": "As many checks pass as are demanded."},
    }
    return {
        "name": "agent-readiness",
        "semanticVersion": VERSION,
        "rules": [*map(_rule, _CHECKS), score],
        "properties": {"rubric_version": RUBRIC_VERSION},
    }


def _rule(check: CheckId) -> dict[str, Any]:
    told = CHECKS[check]
    return {
        "id": check.value,
        "shortDescription": {"text": told.label},
        "fullDescription": {"text": told.wordings[0].question},
        "help": {"text": told.fix},
        "helpUri": told.link,
    }


def _invocation(judged: Sequence[JudgedResult]) -> dict[str, Any]:
    unasked = [result for result, _ in judged if result["outcome"] != Outcome.ANSWERED]
    return {
        "executionSuccessful": not unasked,
        "toolExecutionNotifications": [
            {"level": "error", "message": _message(f"{one['host']} was not asked: {one['outcome_reason']}")}
            for one in unasked
        ],
    }


def _results(result: Result, shortfalls: Sequence[Shortfall]) -> list[dict[str, Any]]:
    short = {shortfall.subject: shortfall for shortfall in shortfalls}
    found = []
    for check in _CHECKS:
        entry = result["checks"].get(check.value, {})
        if check.value in short:
            found.append(_short(result, short[check.value]))
        elif entry.get("answer") == Answer.NO and result["outcome"] == Outcome.ANSWERED:
            text = f"{CHECKS[check].label}: {entry['detail'] or entry['reason']}"
            found.append(_result(result, check.value, "note", text, entry["fix"]))
    if _SCORE in short:
        found.append(_short(result, short[_SCORE]))
    return found


def _short(result: Result, short: Shortfall) -> dict[str, Any]:
    levels = {Exit.FELL_SHORT: "error", Exit.COULD_NOT_ASK: "warning", Exit.PASSED: "note"}
    fix = short.fixes[0]._asdict() if len(short.fixes) == 1 else None
    return _result(result, short.subject, levels[short.exit], short.text, fix)


def _result(result: Result, rule: str, level: str, text: str, fix: dict[str, str] | None) -> dict[str, Any]:
    told = f"{text} Fix: {fix['text']} {fix['link']}" if fix else text
    index = len(_CHECKS) if rule == _SCORE else _CHECKS.index(CheckId(rule))
    name = f"{result['host']}/{rule}"
    evidence = result["checks"].get(rule, {}).get("evidence")
    address = result["url"] or f"https://{result['host']}/"
    asked = evidence[0] if evidence else {"method": "GET", "url": address}
    return {
        "ruleId": rule,
        "ruleIndex": index,
        "level": level,
        "message": _message(told),
        "locations": [{"physicalLocation": _place(asked["url"])}],
        "webRequest": {"method": asked["method"], "target": asked["url"]},
        "partialFingerprints": {"hostAndCheck/v1": sha256(name.encode()).hexdigest()},
    }


def _place(address: str) -> dict[str, Any]:
    """As a file below the host: code scanning refuses the scheme https."""
    parts = urlsplit(address)
    return {
        "artifactLocation": {"uri": quote(f"{parts.netloc}{parts.path}")},
        "region": {"startLine": 1},
    }


def _message(text: str) -> dict[str, str]:
    """Brackets would make links of a site's texts."""
    return {"text": strip_controls(text).replace("[", "(").replace("]", ")")}
