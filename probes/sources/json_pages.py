"""Addresses in entries of AI catalogs and ARD registries; untrusted.

An entry has an `identifier` (`urn:air:<publisher>:…`), a `type`, and `url` or `data` (AI Catalog 1.0, ARD
0.9).
"""

from collections.abc import Iterable, Iterator
from typing import Any

import ijson

from probes.sources.kind import HostEntry, SourceTrouble

MAX_DEPTH = 64
# Values of one entry, or of everything beside the list: an entry may be a catalog of its own.
MAX_VALUES = 100_000

_BOM = b"\xef\xbb\xbf"
_OPENS = frozenset({"start_map", "start_array"})
_CLOSES = frozenset({"end_map", "end_array"})
_OF_THE_PAGE = 1
_OF_THE_LIST = 2


class JsonPage:
    """A JSON object with a list named `name`; iterating yields its entries, and holds one at a time.

    Once the list is read, `count` says how many it has and `rest` has the other members. Raises
    SourceTrouble.
    """

    def __init__(self, body: bytes, name: str) -> None:
        self.rest: dict[str, Any] = {}
        self.count = 0
        self._body, self._name = body.removeprefix(_BOM), name
        self._in_list = self._has_list = False

    def __iter__(self) -> Iterator[Any]:
        try:
            for entry in self._entries():
                self.count += 1
                yield entry
        except (ijson.JSONError, ValueError) as error:
            raise SourceTrouble(f"its page is not JSON, or is incomplete: {one_line(error)}") from error
        if not isinstance(self.rest, dict):
            raise SourceTrouble("its page is not a JSON object: its form changed")
        if not self._has_list:
            raise SourceTrouble(f"its page has no list '{self._name}': its form changed")

    def _entries(self) -> Iterator[Any]:
        depth, key = 0, None
        entry, rest = _BoundedBuilder(), _BoundedBuilder()
        for event, value in ijson.basic_parse(self._body):
            depth += event in _OPENS
            if depth > MAX_DEPTH:
                raise SourceTrouble("its page is nested too deep")
            if depth == _OF_THE_PAGE and event == "map_key":
                key = value
            if self._is_list_border(event, depth, key):
                self._in_list = event == "start_array"
                self._has_list = True
            elif self._in_list:
                entry.event(event, value)
                if depth - (event in _CLOSES) == _OF_THE_LIST:
                    yield entry.value
                    entry = _BoundedBuilder()
            else:
                rest.event(event, value)
            depth -= event in _CLOSES
        self.rest = rest.value

    def _is_list_border(self, event: str, depth: int, key: str | None) -> bool:
        if depth != _OF_THE_LIST:
            return False
        return event == "end_array" if self._in_list else event == "start_array" and key == self._name


class _BoundedBuilder(ijson.ObjectBuilder):  # type: ignore[misc] # ijson has no types
    """Builds one value. Raises SourceTrouble beyond MAX_VALUES."""

    def __init__(self) -> None:
        super().__init__()
        self._size = 0

    def event(self, event: str, value: Any) -> None:
        self._size += 1
        if self._size > MAX_VALUES:
            raise SourceTrouble(f"an entry of its page has more than {MAX_VALUES:,} values")
        super().event(event, value)


def text_of(found: Any, name: str) -> str:
    value = found.get(name) if isinstance(found, dict) else None
    return value if isinstance(value, str) else ""


def one_line(error: Exception) -> str:
    message = " ".join(str(error).split())
    return "".join(c if c.isprintable() else "?" for c in message)[:200]


CATALOG = "application/ai-catalog"
MAX_CATALOG_DEPTH = 4  # Including the outermost (AI Catalog 1.0)

_URN = "urn:air:"


def hosts_of(items: Iterable[Any], depth: int = MAX_CATALOG_DEPTH) -> Iterator[HostEntry]:
    """Includes inline catalogs."""
    for item in items:
        if not isinstance(item, dict):
            raise SourceTrouble("its page has an entry that is not an object: its form changed")
        identifier = text_of(item, "identifier")
        url, publisher = text_of(item, "url"), _publisher(identifier)
        for text in filter(None, (url if "://" in url else "", publisher)):
            yield HostEntry(0, text, "", identifier, publisher)
        inline = _inline(item)
        if inline and depth > 1:
            yield from hosts_of(inline, depth - 1)


def catalogs_of(items: Iterable[Any], depth: int = MAX_CATALOG_DEPTH) -> Iterator[str]:
    for item in items:
        if not isinstance(item, dict):
            continue
        kind = text_of(item, "type") or text_of(item, "mediaType")
        if kind.strip().lower().startswith(CATALOG) and (url := text_of(item, "url")):
            yield url
        if depth > 1:
            yield from catalogs_of(_inline(item), depth - 1)


def _inline(item: dict[str, Any]) -> list[Any]:
    data = item.get("data")
    entries = data.get("entries") if isinstance(data, dict) else None
    return entries if isinstance(entries, list) else []


def _publisher(identifier: str) -> str:
    named = identifier.removeprefix(_URN).partition(":")[0] if identifier.startswith(_URN) else ""
    return named if "." in named else ""
