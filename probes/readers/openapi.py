"""OpenAPI 3 and Swagger 2.0 descriptions in JSON and YAML. Pure."""

import re

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.documents import Reading
from probes.readers.json_text import load

_PARTS = ("paths", "webhooks", "components")
_IN_JSON = re.compile(r'\A\s*\{[^{}]{0,2000}?"(?:openapi"\s*:\s*"3\.[\d.]{1,8}"|swagger"\s*:\s*"2\.0")')
_IN_YAML = re.compile(
    r"^(?:openapi:[ \t]*[\"']?3\.[\d.]{1,8}|swagger:[ \t]*[\"']?2\.0)[\"']?[ \t]*\r?$", re.MULTILINE
)
_PATHS = re.compile(r"^(?:paths|webhooks|components):", re.MULTILINE)


def read(exchange: Exchange) -> Reading:
    """Parse a description: it must have a version and paths; of a truncated one, the beginning counts."""
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
