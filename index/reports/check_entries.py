"""What a report says of each check, without the index."""

from collections.abc import Mapping
from typing import Any, Final, cast

from index.checks import CHECKS, TOOLS
from index.checks.fixes import filled, fix_parts
from index.models import Site
from index.shapes import CheckEntry, EvidenceLine, Fix, HintedTool, Snippet
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_LINE: Final = tuple(EvidenceLine.__annotations__)
"""In report order, which the database doesn't keep."""

_HINTS: Final = {
    "readOnlyHint": "reads only",
    "destructiveHint": "may destroy",
    "idempotentHint": "safe to repeat",
    "openWorldHint": "reaches other systems",
}


def check_to_mend(check: CheckId, stored: Mapping[str, Any] | None, host: str) -> CheckEntry:
    """One of `checks`, with snippets for this host."""
    entry = check_entry(check, stored)
    generator = (stored or {}).get("generator")
    if entry["fix"] is not None and (parts := fix_parts(check, entry["answer"], entry["reason"], generator)):
        entry["fix"]["snippets"] = cast("list[Snippet]", filled(parts.snippets, host))
    return entry


def check_entry(check: CheckId, stored: Mapping[str, Any] | None) -> CheckEntry:
    """One of `checks` from `Site.checks`; None if never graded.

    `fix` is `{text, link}` if the owner can fix it, else null.
    """
    known = stored or {
        "answer": Answer.UNKNOWN,
        "reason": Reason.NOT_ASKED,
        "detail": "",
        "since": None,
        "evidence": [],
    }
    text = CHECKS[check]
    parts = fix_parts(check, known["answer"], known["reason"], known.get("generator"))
    fix = {"text": parts.text, "link": text.link} if parts else None
    return {
        "label": text.label,
        "answer": known["answer"],
        "reason": known["reason"],
        "detail": known["detail"],
        "since": known["since"],
        "cause": known.get("cause"),
        "fix": cast("Fix | None", fix),
        "evidence": [
            cast("EvidenceLine", {name: line[name] for name in _LINE}) for line in known["evidence"]
        ],
    }


def hinted_tools(site: Site) -> dict[CheckId, list[HintedTool]]:
    return {
        check: [
            {"name": tool["name"], "description": tool.get("description", ""), "hints": _hints(tool)}
            for tool in getattr(site, column)
        ]
        for check, column in TOOLS.items()
    }


def _hints(tool: Mapping[str, Any]) -> list[str]:
    given = tool.get("annotations", {})
    return [words for name, words in _HINTS.items() if given.get(name) is True]
