"""Which real pages and files the set has: facts alone, no text of theirs."""

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
MANIFEST: Final = HERE / "manifest.jsonl"


class Kind(StrEnum):
    """What a file is asked as."""

    HOME = "home"
    LLMS_TXT = "llms_txt"
    ROBOTS = "robots"
    PAGE = "page"
    MARKDOWN = "markdown"
    API_CATALOG = "api_catalog"
    MCP_CARD = "mcp_card"
    A2A_CARD = "a2a_card"


@dataclass(frozen=True, slots=True)
class RealFile:
    """One file of a public repository, and the host at which it is asked."""

    repository: str
    commit: str
    path: str
    sha256: str
    licence: str
    kind: Kind
    host: str

    @property
    def name(self) -> str:
        """Return how labels call it."""
        return f"{self.repository}:{self.path}"

    @property
    def is_test(self) -> bool:
        """Return whether it is of the half that nobody tunes on; a site is in one half with all its files."""
        return int(sha256(self.host.removeprefix("www.").encode()).hexdigest(), 16) % 2 == 1


@cache
def files() -> tuple[RealFile, ...]:
    """Return every file of the manifest, in its order."""
    lines = MANIFEST.read_text().splitlines()
    return tuple(RealFile(**{**told, "kind": Kind(told["kind"])}) for told in map(json.loads, lines))
