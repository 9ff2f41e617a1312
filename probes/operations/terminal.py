"""A finding as a report on the terminal."""

from typing import Final

from django.core.management.base import OutputWrapper
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from config.printable import plain
from index.checks import CHECKS, SCORED, score_of
from index.values.findings import CheckFinding, EvidenceLine, Finding
from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS
from index.values.vocabulary import Answer, CheckId, Outcome

_MARKS: Final = {
    Answer.YES: ("✓ yes", "green"),
    Answer.NO: ("✗ no", "red"),
    Answer.UNKNOWN: ("? unknown", "yellow"),
}
_LISTED: Final = {
    Answer.YES: "meets the listing rule",
    Answer.NO: "does not meet the listing rule",
    Answer.UNKNOWN: "may meet the listing rule: too much is unknown",
}


_IN_ASCII: Final = str.maketrans({"✓": "+", "✗": "-", "→": "->"})
_NO_WRAPPING: Final = 1_000_000
"""Columns of what is no terminal: a wrapped line could begin with what CI services run."""


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
        line.append(f"  {score_of(finding)} of {len(SCORED)}", style="bold")
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
    return [Text(f"  {label}: {plain(value)}", style="dim") for label, value in facts.items() if value]


def _checks(finding: Finding) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
    for check in CheckId:
        found = finding.checks.get(check)
        if found is None:
            continue
        mark, colour = _MARKS[found.answer]
        explanation = Text(plain(_why(found)))
        if line := _line(found):
            explanation.append(f"\n{plain(line)}", style="dim")
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
    line: EvidenceLine = found.evidence[0]
    asked = f"{line.method} {line.url}"
    if not line.status:
        return f"{asked} → {line.note}"
    note = f" ({line.note})" if line.note else ""
    return f"{asked} → {line.status} {line.content_type} {line.bytes} bytes{note}"
