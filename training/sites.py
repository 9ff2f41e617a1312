"""Listed sites in memory, as a probe would have found them: their vectors, passages and words."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from index import fulltext
from index.embedding import Embedder, vectors
from index.fulltext import FullTextIndex
from index.listing.apply import apply_finding
from index.models import Site
from index.place_names import names_place
from index.values import search_text
from index.values.findings import CheckFinding, Finding, PassageFinding, Tool
from index.values.passages import PassageSource
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Answer, CheckId, Outcome, Tier

Vectors = NDArray[np.float32]


def read_sites(path: Path) -> dict[str, dict[str, Any]]:
    """Rows by id. Raises OSError, ValueError, KeyError and TypeError."""
    return {row["id"]: row for row in map(json.loads, path.read_text().splitlines())}


def finding_of_site(host: str, site: Mapping[str, Any]) -> Finding:
    """What a probe would have found: the longer text stands for the headings of its llms.txt.

    A row with `tools` is an MCP server.
    """
    headings = tuple(part for part in site.get("extra", "").split("  ") if part.strip())
    tools = tuple(Tool(tool["name"], tool["description"]) for tool in site.get("tools", ()))
    checks = (CheckId.LLMS_TXT, CheckId.MARKDOWN_TWIN, *((CheckId.MCP_SERVER,) if tools else ()))
    served = CheckFinding(answer=Answer.YES, reason=Reason.SERVED, detail="")
    return Finding(
        host=host,
        url=site["url"],
        outcome=Outcome.ANSWERED,
        outcome_reason=OutcomeReason.ANSWERED,
        probed_at=datetime.now(UTC),
        seconds=1.0,
        requests=1,
        rubric_version="bench",
        meets_listing_rule=Answer.YES,
        tier=Tier.PROBE_VERIFIED,
        checks=dict.fromkeys(checks, served),
        mcp_endpoint=site["url"] if tools else None,
        mcp_tools=tools,
        name=site["name"],
        display_name=site["name"],
        description=site["description"],
        headings=headings,
        sayings=tuple(PassageFinding(PassageSource.LLMS_TXT, "", part) for part in headings),
    )


@dataclass(frozen=True)
class SitesInMemory:
    ids: Sequence[str]
    words: FullTextIndex
    own: Vectors
    passages: Vectors
    of_passage: NDArray[np.int64]
    """The site of each passage, ascending."""
    second: Vectors
    """By the second model."""
    has_place: NDArray[np.bool_]
    """Whether the site's own text names a place."""

    def cosines(self, vector: Vectors) -> Vectors:
        """As `index.generations.parts` has it: the mean of a site's own and its nearest passage's."""
        own = self.own @ vector
        best = np.full(len(own), -np.inf, np.float32)
        np.maximum.at(best, self.of_passage, self.passages @ vector)
        return np.where(np.isfinite(best), (own + best) / 2, own)


def embed_sites(rows: Iterable[Mapping[str, Any]], model: Embedder, second: Embedder) -> SitesInMemory:
    sites, ids = [], []
    for row in rows:
        site = Site(host=f"{len(ids)}.test")
        apply_finding(site, finding_of_site(site.host, row))
        sites.append(site)
        ids.append(row["id"])
    passages = [[passage["text"] for passage in site.passages] for site in sites]
    return SitesInMemory(
        ids,
        fulltext.in_memory(search_text.document(site) for site in sites),
        np.stack([vectors.vector_of_text(search_text.meaning(site), model) for site in sites]),
        np.concatenate([model.embed(texts) for texts in passages if texts]),
        np.repeat(np.arange(len(sites)), [len(texts) for texts in passages]),
        np.stack([vectors.vector_of_text(search_text.meaning(site), second) for site in sites]),
        np.array([names_place(site.name, site.description) for site in sites], np.bool_),
    )
