"""Hosts of `remotes[].url` in a dump of an MCP Registry.

Reads responses of `GET /v0.1/servers` or server.json documents (schema 2025-12-11), alone, in an array or
concatenated.
"""

from collections.abc import Iterator
from io import BufferedReader
from typing import Any

import ijson

from probes.models import Target
from probes.sources.json_pages import one_line
from probes.sources.kind import HostEntry, SourceKind, UnusableFile

MAX_DEPTH = 64
MAX_URLS = 100

_BOM = b"\xef\xbb\xbf"
_ARRAY = "[]"
_OPENS = {"start_map": "", "start_array": _ARRAY}


def hosts_of_servers(file: BufferedReader, _column: str = "") -> Iterator[HostEntry]:
    """Yield the URL of each remote with its server's number.

    Deleted servers have a problem. Raises UnusableFile where the file is unreadable, or at its end if it
    names no remote.
    """
    if file.read(len(_BOM)) != _BOM:
        file.seek(0)
    servers = _ServerReader()
    try:
        for event, value in ijson.basic_parse(file, multiple_values=True, buf_size=16 * 1024):
            if server := servers.take(event, value):
                yield from server
    except ijson.JSONError as error:
        raise UnusableFile(f"it is not JSON after server {servers.number:,}: {one_line(error)}") from error
    if not servers.remotes:
        raise UnusableFile(
            "it names no remotes[].url, so it isn't a dump of an MCP Registry; or is it --format text or csv?"
        )


class _ServerReader:
    """Tracks the parser's position; holds one server at a time."""

    def __init__(self) -> None:
        self.number = self.remotes = 0
        self._path: list[str] = []  # per open container: its current key, or that it is an array
        self._begun: list[int] = []  # depths of the open servers
        self._urls: list[str] = []
        self._deleted = False

    def take(self, event: str, value: Any) -> list[HostEntry]:
        """Entries of a server that ends with this event."""
        if event in _OPENS:
            self._open(event)
        elif event == "map_key":
            self._path[-1] = value
        elif event in {"end_map", "end_array"}:
            self._path.pop()
            if self._begun and len(self._path) < self._begun[-1]:
                return self._end()
        elif event == "string":
            self._read(value)
        return []

    def _open(self, event: str) -> None:
        if event == "start_map" and self._is_server():
            self.number += 1
            self._begun.append(len(self._path) + 1)
        elif event == "start_array" and self._path and self._path[-1] == "servers" and self._begun:
            self._begun.pop()  # it is a page of servers
            self.number -= 1
        self._path.append(_OPENS[event])
        if len(self._path) > MAX_DEPTH:
            raise UnusableFile(f"it is nested more than {MAX_DEPTH} deep after server {self.number:,}")

    def _is_server(self) -> bool:
        """Servers are in a list of servers, in an array, or at the top."""
        return self._path[-2:] == ["servers", _ARRAY] or self._path in ([], [_ARRAY])

    def _read(self, value: str) -> None:
        if self._path[-3:] == ["remotes", _ARRAY, "url"] and len(self._urls) < MAX_URLS:
            self._urls.append(value)
        elif self._path[-1:] == ["status"] and "_meta" in self._path and value == "deleted":
            self._deleted = True

    def _end(self) -> list[HostEntry]:
        self._begun.pop()
        problem = "its registry says that it is deleted" if self._deleted else ""
        ended = [HostEntry(self.number, url, problem) for url in self._urls]
        self.remotes += len(ended)
        self._urls, self._deleted = [], False
        return ended


KIND = SourceKind(
    name="registry",
    title="A dump of an MCP Registry (JSON)",
    origin=Target.Origin.REGISTRY,
    entries=hosts_of_servers,
    endings=(".json", ".jsonl", ".ndjson"),
)
