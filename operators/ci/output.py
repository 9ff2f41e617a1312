"""A finding as a report on the terminal."""

import json
from collections.abc import Sequence

from django.core.management.base import OutputWrapper
from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from config.printable import strip_controls
from index.checks import CHECKS, SCORED_CHECKS, score_of
from index.checks.fixes import fix_parts
from index.values.findings import CheckFinding, ExchangeLine, Finding
from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS
from index.values.vocabulary import Answer, CheckId, Outcome
from operators.ci.demands import Exit, Result, Shortfall

JudgedResult = tuple[Result, Sequence[Shortfall]]

_VERDICTS = {
    Exit.PASSED: "passed",
    Exit.FELL_SHORT: "fell short",
    Exit.COULD_NOT_ASK: "could not ask",
}

_TOLD = _VERDICTS | {Exit.PASSED: "rule changed"}


def json_line(result: Result) -> str:
    """In ASCII, without what CI services run anywhere in a line."""
    return json.dumps(result).replace("##", "#\\u0023")


def junit_report(judged: Sequence[JudgedResult]) -> str:
    """A suite per host, a case per check; shortfalls fail. The visit's time is that of the case "host"."""
    whole = JUnitXml("agent-readiness")
    for result, shortfalls in judged:
        suite = TestSuite(result["host"])
        suite.timestamp = result["probed_at"]
        short = {each.subject: each for each in shortfalls}
        subjects = ["host", *(c for c in CheckId if c.value in result["checks"]), "readiness_score"]
        for subject in subjects:
            suite.add_testcase(_case(result, str(subject), short.get(str(subject))))
        whole.add_testsuite(suite)
    whole.update_statistics()  # type: ignore[no-untyped-call]
    return _text(whole.tostring())  # type: ignore[no-untyped-call]


def _case(result: Result, subject: str, short: Shortfall | None) -> TestCase:
    case = TestCase(subject, classname=result["host"], time=result["seconds"] if subject == "host" else 0.0)
    if short is not None and short.exit is Exit.PASSED:
        case.result = [Skipped(strip_controls(short.text))]
    elif short is not None:
        kind = Failure if short.exit is Exit.FELL_SHORT else Error
        end = kind(strip_controls(short.text), type_=_VERDICTS[short.exit])
        end.text = "\n".join(map(str, short.fixes))
        case.result = [end]
    elif (found := result["checks"].get(subject)) and found["answer"] != Answer.YES:
        case.result = [
            Skipped(strip_controls(f"{found['answer']}, not demanded: {found['detail'] or found['reason']}"))
        ]
    return case


def github_report(judged: Sequence[JudgedResult]) -> str:
    """An error per shortfall with the fixes in lines of their own, a notice per passed host."""
    lines = []
    for result, shortfalls in judged:
        title = _property(f"Agent readiness of {result['host']}")
        for short in shortfalls:
            kind = "warning" if short.exit is Exit.PASSED else "error"
            texts = [short.text, *map(str, short.fixes)]
            lines.append(f"::{kind} title={title}::{'%0A'.join(map(_data, texts))}")
        if verdict(result, shortfalls) == _VERDICTS[Exit.PASSED]:
            lines.append(f"::notice title={title}::{_data(score(result))}")
    return "".join(f"{line}\n" for line in lines)


def markdown_report(judged: Sequence[JudgedResult]) -> str:
    lines = ["| Host | Result | Score |", "| --- | --- | --- |"]
    lines += [f"| {_cell(r['host'])} | {verdict(r, s)} | {_cell(score(r))} |" for r, s in judged]
    for result, shortfalls in judged:
        lines += ["", f"## {result['host']}", ""]
        for short in shortfalls:
            lines.append(f"- **{_TOLD[short.exit]}**: {_cell(short.text)}")
            lines += [f"  - Fix: {_cell(fix.text)} <{fix.link}>" for fix in short.fixes]
        if result["outcome"] == Outcome.ANSWERED:
            lines += [""] if shortfalls else []
            lines += ["| Check | Answer | Why |", "| --- | --- | --- |"]
            for check in CheckId:
                found = result["checks"][check.value]
                why = _cell(found["detail"] or found["reason"] or "")
                lines.append(f"| {CHECKS[check].label} | {found['answer']} | {why} |")
    return "\n".join(lines) + "\n"


def summary(judged: Sequence[JudgedResult]) -> str:
    """For the page of a CI job, where it stands among others."""
    return f"# Agent readiness\n\n{markdown_report(judged)}\n"


def table_report(judged: Sequence[JudgedResult]) -> str:
    rows = [(r["host"], verdict(r, s), score(r), "; ".join(x.text for x in s)) for r, s in judged]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    lines = []
    for row, (_, shortfalls) in zip(rows, judged, strict=True):
        cells = [cell.ljust(width) for cell, width in zip(row[:3], widths, strict=True)]
        lines.append("  ".join([*cells, strip_controls(row[3])]).rstrip())
        lines += [f"  {fix}" for fix in dict.fromkeys(fix for short in shortfalls for fix in short.fixes)]
    return "".join(f"{line}\n" for line in lines)


def verdict(result: Result, shortfalls: Sequence[Shortfall]) -> str:
    if any(short.exit is Exit.FELL_SHORT for short in shortfalls):
        return _VERDICTS[Exit.FELL_SHORT]
    asked = result["outcome"] == Outcome.ANSWERED
    open_ends = any(short.exit is Exit.COULD_NOT_ASK for short in shortfalls)
    return _VERDICTS[Exit.COULD_NOT_ASK if open_ends or not asked else Exit.PASSED]


def score(result: Result) -> str:
    """A score such as "3 of 5", or why the host was not asked."""
    if result["outcome"] != Outcome.ANSWERED:
        return str(result["outcome_reason"])
    return f"{result['readiness_score']} of {result['readiness_of']}"


def _text(xml: bytes) -> str:
    """In ASCII, which is UTF-8, as declared, whatever the encoding of the output."""
    text = xml.decode().encode("ascii", "xmlcharrefreplace").decode()
    return text if text.endswith("\n") else f"{text}\n"


def _data(text: str) -> str:
    """Escape, so that a website's text can't be a workflow command."""
    return strip_controls(text).replace("%", "%25")


def _property(text: str) -> str:
    """Escape a text of ours."""
    return text.replace("%", "%25").replace(":", "%3A").replace(",", "%2C")


def _cell(text: str) -> str:
    """Escape to plain text: no markup, links or images."""
    shown = strip_controls(text).replace("&", "&amp;").replace("<", "&lt;")
    return "".join(f"\\{c}" if c in "\\|`*_[]()!#@~" else c for c in shown)


_MARKS = {
    Answer.YES: ("✓ yes", "green"),
    Answer.NO: ("✗ no", "red"),
    Answer.UNKNOWN: ("? unknown", "yellow"),
}
_LISTED = {
    Answer.YES: "would be listed",
    Answer.NO: "would not be listed",
    Answer.UNKNOWN: "may be listed: too much is unknown",
}


_IN_ASCII = str.maketrans({"✓": "+", "✗": "-", "→": "->"})
# Columns of what is no terminal: a wrapped line could begin with what CI services run.
_NO_WRAPPING = 1_000_000


def report(finding: Finding, stream: OutputWrapper) -> str:
    """What to write to the stream, in lines as wide as its terminal."""
    is_terminal = stream.isatty()
    console = Console(force_terminal=is_terminal, width=None if is_terminal else _NO_WRAPPING)
    with console.capture() as captured:
        console.print(_report(finding))
    text = "".join(f"{line.rstrip()}\n" for line in captured.get().splitlines())
    return text if _can_write(stream, "✓✗→") else text.translate(_IN_ASCII)


def _can_write(stream: OutputWrapper, text: str) -> bool:
    try:
        text.encode(getattr(stream, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _report(finding: Finding) -> RenderableType:
    if finding.outcome is not Outcome.ANSWERED:
        return Group(_headline(finding), Text(f"  {OUTCOME_TEXTS[finding.outcome_reason]}"), Text())
    return Group(_headline(finding), *_facts(finding), _checks(finding), Text())


def _headline(finding: Finding) -> Text:
    line = Text(finding.host, style="bold")
    line.append(f"  {finding.outcome.value.replace('_', ' ')}", style="")
    if finding.outcome is Outcome.ANSWERED:
        line.append(f"  {score_of(finding)} of {len(SCORED_CHECKS)}", style="bold")
        line.append(f"  tier {finding.tier.value} {finding.tier.label}" if finding.tier else "  no tier")
        line.append(f"  {_LISTED[finding.meets_listing_rule]}")
    line.append(
        f"  ({finding.requests} requests, {finding.seconds:.1f} s, {finding.probed_at:%Y-%m-%d})", style="dim"
    )
    return line


def _facts(finding: Finding) -> list[Text]:
    facts = {
        "name": finding.display_name,
        "type": finding.entity_type or "unknown",
        "country": finding.country or "unknown",
        "tools": ", ".join(tool.name for tool in finding.mcp_tools),
        "actions": ", ".join(dict.fromkeys(action.action.value for action in finding.apparent_actions)),
    }
    return [
        Text(f"  {label}: {strip_controls(value)}", style="dim") for label, value in facts.items() if value
    ]


def _checks(finding: Finding) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    for check in CheckId:
        found = finding.checks.get(check)
        if found is None:
            continue
        mark, colour = _MARKS[found.answer]
        explanation = Text(strip_controls(_why(found)))
        if line := _line(found):
            explanation.append(f"\n{strip_controls(line)}", style="dim")
        if parts := fix_parts(check, found.answer, found.reason, found.generator):
            explanation.append(f"\nFix: {parts.text} {CHECKS[check].link}", style="dim")
        table.add_row(Text(CHECKS[check].label), Text(mark, style=colour), explanation)
    return table


def _why(found: CheckFinding) -> str:
    reason = REASON_TEXTS[found.reason]
    if reason.casefold() in found.detail.casefold():
        return found.detail
    return f"{reason}. {found.detail}".rstrip()


def _line(found: CheckFinding) -> str:
    if not found.evidence:
        return ""
    line: ExchangeLine = found.evidence[0]
    asked = f"{line.method} {line.url}"
    if not line.status:
        return f"{asked} → {line.note}"
    note = f" ({line.note})" if line.note else ""
    return f"{asked} → {line.status} {line.content_type} {line.bytes} bytes{note}"
