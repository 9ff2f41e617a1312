"""JSON documents at well-known addresses."""

from typing import Any, NamedTuple

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.json_text import load


class Reading(NamedTuple):
    """Why a document is invalid, what it lacks or holds, and possible improvements."""

    fault: Reason | None
    says: str = ""
    flags: tuple[str, ...] = ()


def object_of(exchange: Exchange) -> dict[str, Any] | Reason:
    if exchange.truncated:
        return Reason.TOO_LARGE
    document = load(exchange.text)
    if isinstance(document, dict):
        return document
    return Reason.NOT_JSON if document is None else Reason.NOT_VALID


def text_in(document: dict[str, Any], *names: str) -> bool:
    return all(isinstance(document.get(name), str) and document[name].strip() for name in names)


def counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"
