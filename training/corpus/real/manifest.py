"""Which real pages and files the set has, without their texts."""

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from hashlib import sha256
from pathlib import Path

HERE = Path(__file__).resolve().parent
MANIFEST = HERE / "manifest.jsonl"

UNSEEN = frozenset({7, 8, 9, 10})  # Batches of home pages whose test half nothing was learned from


class Kind(StrEnum):
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
    """One file of a public repository, with its host."""

    repository: str
    commit: str
    path: str
    sha256: str
    licence: str
    kind: Kind
    host: str
    batch: int = 1
    """Files were added in batches, each drawn without a look at what the product says of it."""

    @property
    def name(self) -> str:
        return f"{self.repository}:{self.path}"

    @property
    def is_test(self) -> bool:
        """Whether it is in the half whose mistakes are never listed, where all files of its site are."""
        return int(sha256(self.host.removeprefix("www.").encode()).hexdigest(), 16) % 2 == 1

    @property
    def measures(self) -> bool:
        """Whether it is kept for measuring: the test halves of batches whose mistakes nobody has read."""
        return self.is_test and self.batch in UNSEEN


@cache
def files() -> tuple[RealFile, ...]:
    lines = MANIFEST.read_text().splitlines()
    return tuple(RealFile(**{**told, "kind": Kind(told["kind"])}) for told in map(json.loads, lines))
