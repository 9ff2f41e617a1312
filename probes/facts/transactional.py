"""Whether an agent can change something on the site: order, book, register, write."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from index.values.findings import ApparentAction, Tool
from index.values.vocabulary import CHANGING_ACTIONS
from probes.facts.wordlists import words

_PART: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_NAMESPACE: Final = re.compile(r"^.*(?:[.:/]|__)(?=.)", re.DOTALL)
_READING: Final = words(
    "get list search find read fetch check lookup look query show describe view browse track compare "
    "calculate count",
    "explain summarize summarise translate convert validate verify estimate preview recommend suggest ask",
    "sum subtract multiply divide echo ping",
)
_CHANGING: Final = words(
    "create add update delete remove submit send buy purchase pay checkout cancel apply donate subscribe "
    "unsubscribe",
    "reserve schedule reschedule signup enroll join publish upload write edit upsert insert invite assign "
    "transfer",
    "redeem refund",
)
_VERBS_OR_NOUNS: Final = words(
    "order book contact quote register post message comment rent hire place request set start open close sign"
)
"""Verbs only at the beginning: `book_table` changes something, `book_details` doesn't."""

_CHANGING_NOUNS: Final = words("booking reservation payment checkout")
"""Final nouns of changing tools: `make_booking`, `process_payment`."""
_NUMBERS: Final = words(
    "number numbers integer integers int ints digit digits float floats double doubles decimal decimals",
    "fraction fractions rational rationals two three both",
)
_OF_NUMBERS: Final = re.compile(
    r"\badd(?:s|ing|ition)?\b[^.]{0,40}\b(?:numbers?|integers?|ints?|digits|floats?|doubles|decimals"
    r"|fractions|sum|a and b|x and y|a \+ b)\b",
    re.IGNORECASE,
)
"""`add_numbers`, or `add` described as "Add two numbers"."""
_TERMS: Final = words(
    "vector vectors matrix matrices tensor tensors polynomial polynomials complex array arrays"
)
_OF_TERMS: Final = re.compile(
    r"\b(?:two|both|pair of|given)\b[^.]{0,30}"
    r"\b(?:vectors|matrices|tensors|polynomials|arrays|complex numbers)\b"
    r"|\b(?:element|component)-?wise\b|\bsum of\b|\b(?:vector|matrix) (?:addition|sum)\b",
    re.IGNORECASE,
)
_PUT_AWAY: Final = re.compile(r"\b(?:in)?to (?:a|an|the|your|this|our|its)\b", re.IGNORECASE)
"""`add_vectors` may also fill an index."""
_CONJUNCTIONS: Final = words("and or then")
_READ_NOUNS: Final = words("status history details detail info information lookup list search hours")


def transactional(
    tools: Iterable[Tool], actions: Iterable[ApparentAction], *, read_all: Callable[[], bool]
) -> bool | None:
    """False only if all was read and none changes anything; `read_all` is asked only then."""
    said = [_tool_changes(tool) for tool in tools]
    if True in said or any(a.action in CHANGING_ACTIONS for a in actions):
        return True
    return False if None not in said and read_all() else None


def _tool_changes(tool: Tool) -> bool | None:
    if tool.annotations.get("readOnlyHint") is True:
        return False
    return changes(tool.name, tool.description)


def changes(tool_name: str, description: str = "") -> bool | None:
    """Whether a tool's name indicates a change; None if unclear.

    The first verb of each part between "and", "or" and "then" decides; a reading verb must come first.
    """
    parts = [part.lower() for part in _PART.findall(_NAMESPACE.sub("", tool_name[:200]))]
    if _is_arithmetic(parts, description):
        return False
    ends = [at for at, part in enumerate(parts) if part in _CONJUNCTIONS]
    spans = zip([0, *(at + 1 for at in ends)], [*ends, len(parts)], strict=True)
    said = [_of_clause(parts[start:end]) for start, end in spans]
    if True in said:
        return True
    return None if None in said else False


def _is_arithmetic(parts: list[str], description: str) -> bool:
    if parts[:1] != ["add"]:
        return False
    said, of = description[:500], parts[1:]
    if of and _NUMBERS.issuperset(of):
        return True
    if (_NUMBERS | _TERMS).issuperset(of) and _OF_TERMS.search(said) and not _PUT_AWAY.search(said):
        return True
    return not of and _OF_NUMBERS.search(said) is not None


def _of_clause(parts: list[str]) -> bool | None:
    for at, part in enumerate(parts):
        if part in _READING:
            return None if at else False
        followed = at + 1 < len(parts)
        if part in _CHANGING or (part in _CHANGING_NOUNS and not followed):
            return True
        if part in _VERBS_OR_NOUNS and (at == 0 or followed) and parts[-1] not in _READ_NOUNS:
            return True
    return None
