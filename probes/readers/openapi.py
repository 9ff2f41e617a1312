"""OpenAPI 3 and Swagger 2.0 descriptions in JSON and YAML."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.documents import Reading
from probes.readers.json_text import load

_PARTS = ("paths", "webhooks", "components")
_IN_JSON = re.compile(r'\A\s*\{[^{}]{0,2000}?"(?:openapi"\s*:\s*"3\.[\d.]{1,8}"|swagger"\s*:\s*"2\.0")')
_IN_YAML = re.compile(
    r"^(?:openapi:[ \t]*[\"']?3\.[\d.]{1,8}|swagger:[ \t]*[\"']?2\.0)[\"']?[ \t]*\r?$", re.MULTILINE
)
_TITLE = re.compile(
    r'^[ \t]+title:[ \t]*([^\r\n]{1,300})|"title"[ \t]*:[ \t]*"([^"\\\r\n]{1,300})"', re.MULTILINE
)
_BEGINNING: Final = 20_000
"""Characters."""
_METHODS: Final = frozenset({"get", "put", "post", "delete", "patch", "query"})
_OPERATIONS: Final = 60
_LONGEST: Final = 1_200
_PATHS = re.compile(r"^(?:paths|webhooks|components):", re.MULTILINE)


class About(NamedTuple):
    """Title and texts as written, or ""."""

    title: str = ""
    description: str = ""
    operations: tuple[str, ...] = ()


def about(exchange: Exchange) -> About:
    """Only the title if YAML or truncated."""
    text = exchange.text.lstrip("\ufeff")
    document = load(text)
    if not isinstance(document, dict):
        title = _TITLE.search(text[:_BEGINNING]) if _IN_YAML.search(text) or _IN_JSON.match(text) else None
        return About((title[1] or title[2]).strip(" \t\"'") if title else "")
    if not _is_described(document):
        return About()
    info = document.get("info")
    info = info if isinstance(info, dict) else {}
    return About(_text(info.get("title")), _text(info.get("description")), tuple(_operations(document)))


def _operations(document: dict[str, object]) -> Iterator[str]:
    paths = document.get("paths")
    items = (item for item in (paths.values() if isinstance(paths, dict) else ()) if isinstance(item, dict))
    written = (operation for item in items for method, operation in item.items() if method in _METHODS)
    for operation in islice(written, _OPERATIONS):
        if isinstance(operation, dict):
            said = _text(operation.get("summary")) or _text(operation.get("description"))
            if said:
                yield said


def _text(value: object) -> str:
    return value.strip()[:_LONGEST] if isinstance(value, str) else ""


def read(exchange: Exchange) -> Reading:
    """Require a version and paths; of a truncated text the beginning counts."""
    text = exchange.text.lstrip("\ufeff")
    if exchange.truncated and (_IN_JSON.match(text) or _IN_YAML.search(text)):
        return Reading(None, "an OpenAPI description", ("truncated",))
    if exchange.truncated:
        return Reading(Reason.TOO_LARGE)
    document = load(text)
    if document is None and _IN_YAML.search(text) and _PATHS.search(text):
        return Reading(None, "an OpenAPI description in YAML")
    if document is None:
        return Reading(Reason.NOT_JSON)
    if not isinstance(document, dict) or not _is_described(document):
        return Reading(Reason.NOT_VALID)
    return Reading(None, "an OpenAPI description")


def _is_described(document: dict[str, object]) -> bool:
    version, older = document.get("openapi"), document.get("swagger")
    known = (isinstance(version, str) and version.startswith("3.")) or older == "2.0"
    return known and any(isinstance(document.get(part), dict) for part in _PARTS)
