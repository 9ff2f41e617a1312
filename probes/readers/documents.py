"""JSON documents at known addresses: what one says, or why it is none. Pure."""

from typing import Any, NamedTuple

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.json_text import load


class Reading(NamedTuple):
    """What a document turned out to be: why it is not valid, or else what it says, and what could be better."""

    fault: Reason | None
    says: str = ""
    flags: tuple[str, ...] = ()


def object_of(exchange: Exchange) -> dict[str, Any] | Reason:
    """The JSON object of a reply, or why it has none."""
    if exchange.truncated:
        return Reason.TOO_LARGE
    document = load(exchange.text)
    if isinstance(document, dict):
        return document
    return Reason.NOT_JSON if document is None else Reason.NOT_VALID


def text_in(document: dict[str, Any], *names: str) -> bool:
    """Whether all these members are texts that say something."""
    return all(isinstance(document.get(name), str) and document[name].strip() for name in names)


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun, "1 skill" or "2 skills"."""
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"
